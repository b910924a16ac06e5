import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { readHelp } from '../../src/api/help.ts';
import { compareSurfaces, reportSurface } from '../../src/api/surface.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const help = `tool check <file> --spec <file> [options]
  Checks a file.
  --spec <file>    the description     -q, --quiet   no progress
  --only, --skip <text>  what is tried; --spec takes an address, too
  --color auto|never  for people
  Exit codes: 0 nothing found, 1 something found.
tool watch [<folder>] [--port 4010] [--level rule=level] [--writes[=own|all]]
  Watches a folder. The well-known --port is free.
`;

test('help states commands, options with their values, and exit codes', () => {
  expect(readHelp('tool', help)).toEqual([
    'command tool check: <file>',
    'option tool check --spec: <file>, required',
    'option tool check --quiet',
    'option tool check --only',
    'option tool check --skip: <text>',
    'option tool check --color: auto|never',
    'option tool check -q: --quiet',
    'command tool watch: [<folder>]',
    'option tool watch --port: 4010',
    'option tool watch --level: rule=level',
    'option tool watch --writes: own|all',
    'exit tool 0: nothing found',
    'exit tool 1: something found',
  ]);
  expect(readHelp('tool', 'Usage: tool <file> [options]\n\nWhat tool does.\n\n  --out <folder>\n')).toEqual([
    'command tool: <file>',
    'option tool --out: <folder>',
  ]);
});

/** Edits of a report that is committed, and the level of the one change that they make. */
test.each<[title: string, report: string, from: string, to: string, level: 'breaking' | 'additive']>([
  ['an option of a command is gone', 'cli', 'option webdata crawl --limit: number\n', '', 'breaking'],
  [
    'an option takes something else',
    'cli',
    'option webdata crawl --limit: number',
    'option webdata crawl --limit: text',
    'breaking',
  ],
  ['a choice is gone', 'cli', 'choice webdata map --sitemap skip\n', '', 'breaking'],
  [
    'a choice is new',
    'cli',
    'choice webdata map --sitemap skip\n',
    'choice webdata map --sitemap skip\nchoice webdata map --sitemap first\n',
    'additive',
  ],
  [
    'an exit code means something else',
    'cli',
    'exit webdata 6: no answer: network, time-out',
    'exit webdata 6: cancelled',
    'breaking',
  ],
  ['a command is gone', 'server', 'command web-data-server credits audit\n', '', 'breaking'],
  ['an option of the configuration is gone', 'server', /^member port: .*\n/m.source, '', 'breaking'],
  ['its default is another', 'server', 'default 3000', 'default 8080', 'breaking'],
  ['a tool is gone', 'mcp', 'tool read_more\n', '', 'breaking'],
  [
    'an input becomes required',
    'mcp',
    'input crawl limit: integer',
    'input crawl limit: integer, required',
    'breaking',
  ],
  [
    'an input is new',
    'mcp',
    'input crawl limit: integer',
    'input crawl limit: integer\ninput crawl depth: integer',
    'additive',
  ],
  [
    'an input is new and required',
    'mcp',
    'input crawl limit: integer',
    'input crawl limit: integer\ninput crawl depth: integer, required',
    'breaking',
  ],
  ['a rule is gone', 'diff', 'rule default\n', '', 'breaking'],
  ['an input of the action is gone', 'contract', 'input action.yml shard\n', '', 'breaking'],
])('%s', (_title, name, from, to, level) => {
  const before = readFileSync(join(root, `packages/${name}/api/surface.txt`), 'utf8');
  const after = before.replace(new RegExp(from.replaceAll('|', String.raw`\|`), 'm'), to);
  expect(after).not.toBe(before);
  expect(compareSurfaces(before, after).map((change) => change.level)).toEqual([level]);
  expect(compareSurfaces(before, before)).toEqual([]);
});

test('a tool of its own may require what it likes', () => {
  const changes = compareSurfaces('tool map\n', 'tool map\ntool scan\ninput scan url: string, required\n');
  expect(changes).toEqual([
    { level: 'additive', name: 'tool scan', message: 'tool scan is new.' },
    { level: 'additive', name: 'input scan url', message: 'input scan url is new.' },
  ]);
});

test.each([
  ['an option of every command', 'option tool --key: <key>\n', 'option tool --token: <token>, required\n'],
  ['a member', 'member a: text\n', 'member b: text, required\n'],
])('%s that is new and required breaks', (_title, before, added) => {
  expect(compareSurfaces(before, before + added).map(({ level }) => level)).toEqual(['breaking']);
});

test('a package without a report loses all that it had', () => {
  expect(compareSurfaces('tool map\n', '').map(({ message }) => message)).toEqual(['tool map is gone.']);
});

describe('surface.js', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const report = async (facts?: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'surface-'));
    folders.push(folder);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    if (facts) writeFileSync(join(folder, 'surface.js'), `export default () => ${JSON.stringify(facts)};\n`);
    return await reportSurface(folder);
  };

  test('is sorted, each fact once', async () => {
    expect(await report(['b', 'a: 1', 'b'])).toBe('a: 1\nb\n');
    expect(await report()).toBeUndefined();
  });

  test.each([
    ['two facts of one name', ['member a: 1', 'member a: 2'], 'member a'],
    ['two facts of one name, others between,', ['command a', 'command a b', 'command a: <x>'], 'command a'],
    ['a fact of two lines', ['member a: 1\n2'], 'member a'],
  ])('%s are no report', async (_title, facts, name) => {
    await expect(report(facts)).rejects.toThrow(`surface.js must state ${name} once, and in one line`);
  });
});
