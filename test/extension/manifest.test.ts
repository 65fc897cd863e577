import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../core/level/problemCodes';
import { SEVERITY_CHOICES } from '../../core/level/severities';
import { SpanState } from '../../core/spans/spanState';
import { ACTION_COMMANDS } from '../../extension/commands/previewActions';
import { activationEvents, contributes } from '../../package.json';
import { kernelFile } from '../../scripts/programs.mjs';

const { properties } = contributes.configuration;
const { propertyNames, additionalProperties } = properties['ledgelight.severity'];

describe('The setting ledgelight.severity', () => {
  test('offers every code that does not refuse a level, with its meaning', () => {
    const codes = Object.entries(PROBLEM_CODES).filter(([, { severity }]) => severity !== 'error');
    expect(propertyNames.enum).toEqual(codes.map(([code]) => code));
    expect(propertyNames.enumDescriptions).toEqual(codes.map(([, { meaning }]) => meaning));
  });

  test('offers every choice, each explained', () => {
    expect(additionalProperties.enum).toEqual(SEVERITY_CHOICES);
    expect(additionalProperties.enumDescriptions).toHaveLength(SEVERITY_CHOICES.length);
  });
});

describe('The setting ledgelight.kernel', () => {
  const kernel = properties['ledgelight.kernel'];

  test('is left to Ledgelight unless somebody chooses, each choice explained', () => {
    expect([kernel.default, kernel.enum]).toEqual(['auto', ['auto', 'typescript']]);
    expect(kernel.enumDescriptions).toHaveLength(kernel.enum.length);
  });

  test('is about a file that is packaged', () => {
    expect(readFileSync('.vscodeignore', 'utf8').split('\n')).toContain(`!${kernelFile}`);
  });
});

describe('The setting ledgelight.colours', () => {
  const colours = properties['ledgelight.colours'];
  const areas = new RegExp(Object.keys(colours.patternProperties)[0]);
  const colour = new RegExp(colours.properties.ledge.pattern);

  test('has every state by its name, and the areas by their numbers', () => {
    const states = Object.keys(SpanState).map((name) => name[0].toLowerCase() + name.slice(1));
    expect(Object.keys(colours.properties).sort()).toEqual(states.sort());
    const taken = ['area 1', 'area 9', 'area 63', 'area 0', 'area 64', 'area 05', 'area', 'Area 1', 'area 1 '];
    expect(taken.filter((name) => areas.test(name))).toEqual(['area 1', 'area 9', 'area 63']);
  });

  test('takes #rrggbb and nothing else', () => {
    const taken = ['#5fbc7f', '#FFAA00', '#fff', 'red', '#5fbc7f80', '5fbc7f'].filter((text) => colour.test(text));
    expect(taken).toEqual(['#5fbc7f', '#FFAA00']);
  });
});

test('Every setting says what it does and has a default that its schema takes', () => {
  for (const [name, setting] of Object.entries(properties)) {
    const text = 'description' in setting ? setting.description : setting.markdownDescription;
    expect(text, name).toMatch(/\.$/);
    expect(setting.default, name).toBeDefined();
    if ('minimum' in setting) {
      expect(setting.default).toBeGreaterThanOrEqual(setting.minimum);
      expect(setting.default).toBeLessThanOrEqual(setting.maximum);
    }
  }
});

describe('The commands', () => {
  const commands = contributes.commands.map(({ command }) => command);
  const offered = new Map(contributes.menus.commandPalette.map(({ command, when }) => [command, when]));

  test('have a title each, which no other has', () => {
    const titles = contributes.commands.map(({ title }) => title);
    for (const title of titles) expect(title).toMatch(/^[A-Z].{3,}/);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('have one for every action of the preview, offered where it can be done', () => {
    for (const [action, command] of Object.entries(ACTION_COMMANDS)) {
      expect(commands, action).toContain(command);
      expect(offered.get(command), action).toBe(action === 'rebake' ? 'ledgelight.hasLevel' : 'ledgelight.previewOpen');
    }
  });

  test('are offered by keys that the extension sets', () => {
    const source = readFileSync('extension/contextKeys.ts', 'utf8');
    for (const [command, when] of offered) {
      expect(commands).toContain(command);
      if (when === 'false') continue;
      expect(source).toMatch(new RegExp(`this\\.set\\(\\s*'${when.replace('ledgelight.', '')}'`));
    }
  });

  test('are all registered by the extension', () => {
    const sources = globSync('extension/**/*.ts').map((file) => readFileSync(file, 'utf8'));
    for (const command of commands) expect(sources.join(), command).toContain(`'${command}'`);
  });

  test('stand in menus and keys under their names', () => {
    const entries = [...Object.values(contributes.menus).flat(), ...contributes.keybindings];
    for (const { command } of entries) expect(commands).toContain(command);
  });
});

test('The padlock over a preview is not closed while the preview follows: it is open until it is locked', () => {
  const icons = new Map(contributes.commands.map(({ command, icon }) => [command, icon]));
  const title = contributes.menus['editor/title'].filter(({ command }) => /lock$/i.test(command));
  expect(title.map(({ command, when }) => [icons.get(command), /&& (.+)$/.exec(when)?.[1]])).toEqual([
    ['$(unlock)', '!ledgelight.previewLocked'],
    ['$(lock)', 'ledgelight.previewLocked'],
  ]);
  expect(readFileSync('extension/contextKeys.ts', 'utf8')).toContain("this.set('previewLocked'");
});

test('Levels are levels to menus and keys whatever the case of their names', () => {
  const entries = [...Object.values(contributes.menus).flat(), ...contributes.keybindings];
  const forLevels = entries.filter(({ when }) => when.includes('resourceFilename'));
  expect(forLevels.map(({ command }) => command)).toEqual(Array(4).fill('ledgelight.openPreview'));
  for (const { when } of forLevels) expect(when).toMatch(/^resourceFilename =~ \/\\\.level\\\.json\$\/i( |$)/);
});

test('The extension is activated by JSON, its previews, and folders with levels or settings', () => {
  expect(activationEvents).toEqual([
    'onLanguage:json',
    'onLanguage:jsonc',
    'onWebviewPanel:ledgelight.preview',
    'workspaceContains:**/*.level.json',
    'workspaceContains:**/*.spans.json',
  ]);
});

test('It works in folders that are not trusted and in those that are not on the disk', async () => {
  const { capabilities } = await import('../../package.json');
  expect(capabilities.untrustedWorkspaces.supported).toBe(true);
  expect(capabilities.virtualWorkspaces).toBe(true);
});

describe('The walkthrough', () => {
  const [{ steps }] = contributes.walkthroughs;

  test('has a picture for each step, which is packaged', () => {
    for (const { media } of steps) expect(existsSync(media.image), media.image).toBe(true);
    expect(readFileSync('.vscodeignore', 'utf8')).toContain('!media/walkthrough/*.png');
  });

  test('shows its globs as they are, which VS Code would take for bold type', () => {
    for (const { description } of steps) {
      expect(description.replace(/\\[*_`]/g, ''), description).not.toMatch(/\*\*|__/);
    }
    const shown = steps.map(({ description }) => description.replaceAll('\\', '')).join();
    expect(shown).toContain('"levels/**/*.level.json"');
  });

  test('names no command that is only there where its source is, without saying so', () => {
    for (const { description } of steps) expect(description).not.toMatch(/``ledgelight /);
    const { description } = steps[steps.length - 1];
    expect(description).toContain('comes with Ledgelight’s source');
    expect(readFileSync('.vscodeignore', 'utf8')).not.toContain('cli.js');
  });

  test('ends its steps by keys that the extension tells it', () => {
    const keys = steps.flatMap(({ completionEvents }) =>
      completionEvents.flatMap((event) => /^onContext:ledgelight\.(.+)/.exec(event)?.[1] ?? []),
    );
    expect(keys).toEqual(['hasOpened', 'hasTyped']);
    const source = readFileSync('extension/contextKeys.ts', 'utf8');
    for (const key of keys) expect(source).toContain(`this.stepsDone.add('${key}')`);
  });

  test('has buttons and ends for commands that there are', () => {
    const named = steps.flatMap(({ description, completionEvents }) => {
      const buttons = [...description.matchAll(/\(command:([\w.]+)\)/g)].map(([, command]) => command);
      return [...buttons, ...completionEvents.flatMap((event) => /^onCommand:(.+)/.exec(event)?.[1] ?? [])];
    });
    const ours = named.filter((command) => command.startsWith('ledgelight.'));
    expect(ours.length).toBeGreaterThan(0);
    const commands = contributes.commands.map(({ command }) => command);
    for (const command of ours) expect(commands).toContain(command);
  });
});
