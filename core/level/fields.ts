import type { JsonPath } from './problem';
import type { ProblemList } from './problemList';

/** A JSON object. */
type JsonObject = Readonly<Record<string, unknown>>;

/** Numbers that were written one after another, or in groups of a fixed size. */
export interface NumberRun {
  readonly values: Float64Array;
  /** Whether they were written in groups: [[x, y, z], …] instead of [x, y, z, …]. */
  readonly grouped: boolean;
}

/** How a message names what was found instead. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'a text';
    case 'boolean':
      return `${value}`;
    case 'number':
      return `${value}`;
    default:
      return 'an object';
  }
}

/**
 * The fields of one JSON object, read one by one. A field that is missing or of the wrong type is
 * reported at its place, and reads as undefined.
 */
export class Fields {
  constructor(
    readonly object: JsonObject,
    readonly path: JsonPath,
    readonly problems: ProblemList,
    /** How messages name the object: `A mesh`. */
    readonly what: string,
  ) {}

  /** A JSON value as an object's fields. */
  static of(value: unknown, path: JsonPath, problems: ProblemList, what: string): Fields | undefined {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Fields(value as JsonObject, path, problems, what);
    }
    reportWrongType(problems, path, `${what} is an object in braces, not ${kindOf(value)}.`);
    return undefined;
  }

  /** The same fields, with another list for what is wrong in them. */
  reportingTo(problems: ProblemList): Fields {
    return new Fields(this.object, this.path, problems, this.what);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.object, name);
  }

  pathOf(name: string): JsonPath {
    return [...this.path, name];
  }

  wrongType(name: string, expected: string, path = this.pathOf(name), value = this.object[name]): undefined {
    reportWrongType(this.problems, path, `“${name}” is ${expected}, not ${kindOf(value)}.`);
    return undefined;
  }

  /** Whether a required field is there; reported when it is not. */
  private requires(name: string): boolean {
    if (this.has(name)) return true;
    const message = `“${name}” is missing; ${this.what.toLowerCase()} needs it.`;
    this.problems.add({ code: 'LL103', severity: 'error', message, path: this.path, name: true });
    return false;
  }

  number(name: string): number | undefined {
    if (!this.requires(name)) return undefined;
    const value = this.object[name];
    return typeof value === 'number' ? value : this.wrongType(name, 'a number');
  }

  /** A number that the format says is whole; one with a fraction is of the wrong type. */
  whole(name: string): number | undefined {
    const value = this.number(name);
    if (value === undefined || Number.isInteger(value)) return value;
    return this.wrongType(name, 'a whole number');
  }

  text(name: string): string | undefined {
    if (!this.requires(name)) return undefined;
    const value = this.object[name];
    return typeof value === 'string' ? value : this.wrongType(name, 'a text');
  }

  boolean(name: string): boolean | undefined {
    const value = this.object[name];
    return typeof value === 'boolean' ? value : this.wrongType(name, 'true or false');
  }

  /** A text that is one of a few. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    const choice = choices.find((one) => one === text);
    if (text === undefined || choice !== undefined) return choice;
    const message = `“${name}” is one of ${choices.map((one) => `“${one}”`).join(', ')}, not “${text}”.`;
    this.problems.add({ code: 'LL102', severity: 'error', message, path: this.pathOf(name) });
    return undefined;
  }

  list(name: string): readonly unknown[] | undefined {
    if (!this.requires(name)) return undefined;
    const value = this.object[name];
    return Array.isArray(value) ? value : this.wrongType(name, 'a list');
  }

  fields(name: string, what: string): Fields | undefined {
    if (!this.requires(name)) return undefined;
    return Fields.of(this.object[name], this.pathOf(name), this.problems, what);
  }

  /** The objects of a list; elements that are none are reported and left out. */
  eachFields(name: string, what: string): Fields[] | undefined {
    const list = this.list(name);
    return list?.flatMap((value, i) => Fields.of(value, [...this.pathOf(name), i], this.problems, what) ?? []);
  }

  /** A list of exactly `count` numbers, such as a point. */
  point<Count extends number>(name: string, count: Count, whole = false): PointOf<Count> | undefined {
    if (!this.requires(name)) return undefined;
    return this.pointAt(name, this.object[name], this.pathOf(name), count, whole);
  }

  private pointAt<Count extends number>(
    name: string,
    value: unknown,
    path: JsonPath,
    count: Count,
    whole = false,
  ): PointOf<Count> | undefined {
    const kind = whole ? 'whole numbers' : 'numbers';
    if (!Array.isArray(value) || value.length !== count) {
      const found = Array.isArray(value) ? `${value.length} values` : kindOf(value);
      reportWrongType(this.problems, path, `“${name}” holds ${count} ${kind} here, not ${found}.`);
      return undefined;
    }
    const wrong = value.findIndex((number) => !isNumber(number, whole));
    if (wrong < 0) return value as unknown as PointOf<Count>;
    return this.wrongType(name, `${count} ${kind}`, [...path, wrong], value[wrong]);
  }

  /** A list of points of `count` numbers each. */
  points<Count extends number>(name: string, count: Count, whole = false): PointOf<Count>[] | undefined {
    const list = this.list(name);
    if (!list) return undefined;
    const points = list.map((value, i) => this.pointAt(name, value, [...this.pathOf(name), i], count, whole));
    return points.every((point) => point !== undefined) ? points : undefined;
  }

  /**
   * A long list of numbers, flat or in groups of `group`: which of the two, the first element tells.
   * @param group size of a group, or 0 when only a flat list will do
   */
  numbers(name: string, group = 0, whole = false): NumberRun | undefined {
    const list = this.list(name);
    if (!list) return undefined;
    if (group > 0 && Array.isArray(list[0])) return this.groupedNumbers(name, list, group, whole);
    const values = new Float64Array(list.length);
    let sound = true;
    for (let i = 0; i < list.length; i++) {
      const value = list[i];
      if (isNumber(value, whole)) values[i] = value;
      else {
        sound = false;
        this.wrongType(name, whole ? 'whole numbers' : 'numbers', [...this.pathOf(name), i], value);
      }
    }
    return sound ? { values, grouped: false } : undefined;
  }

  private groupedNumbers(name: string, list: readonly unknown[], group: number, whole: boolean) {
    const values = new Float64Array(list.length * group);
    let sound = true;
    for (let i = 0; i < list.length; i++) {
      const point = this.pointAt(name, list[i], [...this.pathOf(name), i], group, whole);
      if (point) values.set(point as unknown as number[], i * group);
      else sound = false;
    }
    return sound ? { values, grouped: true } : undefined;
  }
}

/** A fixed number of numbers. */
type PointOf<Count extends number> = Count extends 2
  ? readonly [number, number]
  : Count extends 3
    ? readonly [number, number, number]
    : readonly number[];

function isNumber(value: unknown, whole: boolean): value is number {
  return typeof value === 'number' && (!whole || Number.isInteger(value));
}

function reportWrongType(problems: ProblemList, path: JsonPath, message: string): void {
  problems.add({ code: 'LL102', severity: 'error', message, path });
}
