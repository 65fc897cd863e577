import { ParseErrorCode, visit } from 'jsonc-parser';
import { duplicateKeys } from './duplicateKeys';
import type { ProblemList } from './problemList';
import { TextLines } from './textLines';

/** What each fault of the syntax means to an author. */
const SENTENCES: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.InvalidSymbol]: 'This is not JSON: names and texts stand in double quotes.',
  [ParseErrorCode.InvalidNumberFormat]: 'This is not a number as JSON writes it.',
  [ParseErrorCode.PropertyNameExpected]: 'A field’s name in double quotes is expected here.',
  [ParseErrorCode.ValueExpected]: 'A value is expected here.',
  [ParseErrorCode.ColonExpected]: 'A colon is expected here, between a field’s name and its value.',
  [ParseErrorCode.CommaExpected]: 'A comma is expected here.',
  [ParseErrorCode.CloseBraceExpected]: 'A closing brace } is expected here.',
  [ParseErrorCode.CloseBracketExpected]: 'A closing bracket ] is expected here.',
  [ParseErrorCode.EndOfFileExpected]: 'The file should end here: one value is complete.',
  [ParseErrorCode.InvalidCommentToken]: 'JSON has no comments: the engine’s own loader refuses them.',
  [ParseErrorCode.UnexpectedEndOfComment]: 'JSON has no comments, and this one does not end.',
  [ParseErrorCode.UnexpectedEndOfString]: 'The text is not closed: a double quote is missing.',
  [ParseErrorCode.UnexpectedEndOfNumber]: 'The number is not complete.',
  [ParseErrorCode.InvalidUnicode]: '\\u is followed by four hexadecimal digits.',
  [ParseErrorCode.InvalidEscapeCharacter]: 'A backslash is followed by one of " \\ / b f n r t u.',
  [ParseErrorCode.InvalidCharacter]: 'This character has to be written as an escape, such as \\n or \\t.',
};

/**
 * Parses strict JSON. When it is not, the first fault of the syntax is reported at its place. A field
 * that stands twice is reported too; of two, the value is the last one's.
 * @returns the value, or undefined after a fault of the syntax
 */
export function parseJson(problems: ProblemList): unknown {
  try {
    const value = JSON.parse(problems.text);
    reportDuplicateKeys(problems);
    return value;
  } catch (error) {
    const first = firstSyntaxFault(problems.text);
    const lines = new TextLines(problems.text);
    problems.add({
      code: 'LL101',
      severity: 'error',
      message: first?.sentence ?? `This is not JSON: ${(error as Error).message}.`,
      path: [],
      range: {
        start: lines.positionAt(first?.offset ?? 0),
        end: lines.positionAt(first ? first.offset + first.length : 0),
      },
    });
    return undefined;
  }
}

function reportDuplicateKeys(problems: ProblemList): void {
  const duplicates = duplicateKeys(problems.text);
  if (duplicates.length === 0) return;
  const lines = new TextLines(problems.text);
  const rangeOf = ([start, end]: readonly [number, number]) => ({
    start: lines.positionAt(start),
    end: lines.positionAt(end),
  });
  for (const { name, first, second } of duplicates) {
    problems.add({
      code: 'LL110',
      severity: 'error',
      message: `“${name}” stands twice in this object; it stands once.`,
      path: [],
      range: rangeOf(second),
      related: [{ message: `The first “${name}”.`, path: [], range: rangeOf(first) }],
    });
  }
}

/** How deep a fault is looked for: the stack of the search grows with the nesting. */
const SEARCHED_DEPTH = 500;

/** Thrown to end the search. */
class SyntaxFault {
  constructor(
    readonly sentence: string | undefined,
    readonly offset: number,
    readonly length: number,
  ) {}
}

function firstSyntaxFault(text: string): SyntaxFault | undefined {
  let depth = 0;
  const onBegin = (offset: number, length: number) => {
    depth++;
    if (depth <= SEARCHED_DEPTH) return;
    throw new SyntaxFault(
      `From here on values are nested more than ${SEARCHED_DEPTH} deep, and not as JSON.`,
      offset,
      length,
    );
  };
  const onEnd = () => {
    depth--;
  };
  const onError = (error: ParseErrorCode, offset: number, length: number) => {
    throw new SyntaxFault(SENTENCES[error], offset, length);
  };
  const visitor = { onError, onObjectBegin: onBegin, onArrayBegin: onBegin, onObjectEnd: onEnd, onArrayEnd: onEnd };
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false });
  } catch (fault) {
    if (fault instanceof SyntaxFault) return fault;
    throw fault;
  }
  return undefined;
}
