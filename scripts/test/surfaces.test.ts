import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What users can ask for, by name: each must stand in a test of the folders beside it. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The text of all tests below some folders; a list of strings on one line, however it is wrapped. */
function testTexts(...folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:[jt]s|yaml|json|md)$/.test(entry.name))
        .filter((entry) => entry.name !== 'surfaces.test.ts' && !entry.parentPath.includes('node_modules'))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    )
    .join('\n')
    .replaceAll(/',\s+'/g, "', '");
}

/** How tests may write a name. */
type Spell = (name: string) => string[];

/** The names of which none of the spellings stands as a word of its own in the texts. */
function findUntested(names: readonly string[], texts: string, spell: Spell = (name) => [name]): string[] {
  return names.filter(
    (name) =>
      !spell(name).some((spelling) =>
        new RegExp(`(?<![\\w-])${escapePattern(spelling)}(?![\\w-])`).test(texts),
      ),
  );
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** The matches of a pattern's first group in a file of the repository. */
function readNames(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name!);
}

function readHelp(bin: string): string {
  return execFileSync(process.execPath, [join(root, bin), '--help'], { encoding: 'utf8' });
}

/** Each `--option` that a program names in its help. */
function listOptions(bin: string): string[] {
  return [...new Set([...readHelp(bin).matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([option]) => option))];
}

/** As words of a line, or as a list of arguments. */
function spellCommand(name: string): string[] {
  return [name, name.split(' ').join("', '")];
}

interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

function listOperations(file: string): [id: string, path: string][] {
  const { paths } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Description;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ operationId }) =>
      operationId ? [[operationId, path] as [string, string]] : [],
    ),
  );
}

test('a name that no test has is found', () => {
  expect(findUntested(['jobs list', 'jobs'], "run('jobs')")).toEqual(['jobs list']);
  expect(findUntested(['--key'], 'verify --keys')).toEqual(['--key']);
});

describe('each has a test that names it:', () => {
  test.each(['spec/dist/openapi.json', 'spec/dist/account/openapi.json', 'spec/dist/oauth/openapi.json'])(
    'operations of %s',
    (file) => {
      const operations = new Map(listOperations(file));
      const texts = testTexts('packages/server/test', 'packages/contract/test');
      // A path by what tests write of it: without its parameters.
      const spell = (id: string) => [id, operations.get(id)!.replace(/\/\{.*$/, '')];
      expect(operations.size).toBeGreaterThan(0);
      expect(findUntested([...operations.keys()], texts, spell)).toEqual([]);
    },
  );

  test('files that Parse reads', () => {
    const names = readNames('packages/parse/src/readers.ts', /^ {2}'?([\w-]+)'?: async/gm);
    expect(names.length).toBeGreaterThan(10);
    expect(findUntested(names, testTexts('packages/parse/test'))).toEqual([]);
  });

  test('documents that Scrape reads', () => {
    const [list] = readNames('packages/server/src/scrape/files.ts', /DOCUMENTS[^[]*\[([^\]]+)\]/g);
    const names = [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    expect(findUntested(names, testTexts('packages/server/test/scrape'))).toEqual([]);
  });

  test('options of the server', () => {
    const file = 'packages/server/src/config/options.ts';
    const names = readNames(file, /^ {2}(\w+): \w+\(/gm);
    expect(names.length).toBeGreaterThan(50);
    const environment = new Map(
      [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+): \w+\([^)]*?env: '(\w+)'/gms)].map(
        ([, name, env]) => [name!, env!],
      ),
    );
    const spell = (name: string) => [name, environment.get(name) ?? name];
    expect(findUntested(names, testTexts('packages/server/test', 'packages/contract/test'), spell)).toEqual(
      [],
    );
  });

  test.each([
    ['packages/server/bin/web-data-server.js', 'packages/server/test'],
    ['packages/cli/bin/webdata.js', 'packages/cli/test'],
  ])('commands of %s', (bin, folder) => {
    const names = [...readHelp(bin).matchAll(/^ {2}([a-z]+(?: [a-z]+)*?)(?= {2}| [<[])/gm)].map(
      ([, name]) => name!,
    );
    expect(names.length).toBeGreaterThan(10);
    expect(findUntested(names, testTexts(folder), spellCommand)).toEqual([]);
  });

  test.each([
    ['packages/contract/bin/web-data-contract.js', 'packages/contract/test'],
    ['packages/generate/bin/generate-api.js', 'packages/generate/test'],
    ['packages/mcp/bin/web-data-mcp.js', 'packages/mcp/test'],
  ])('options of %s', (bin, folder) => {
    const names = listOptions(bin);
    expect(names.length).toBeGreaterThan(2);
    expect(findUntested(names, testTexts(folder))).toEqual([]);
  });
});
