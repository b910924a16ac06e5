import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';

/** What users can ask for, by name: each must stand in a test of the folders beside it. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Words of the API that no test of the server has, and why; one that has got a test leaves this list. */
const UNTESTED: Readonly<Record<string, string>> = {
  append: 'agent runs of the reference server make artifacts and change none',
  modify: 'as append',
  update: 'as append',
  right: 'scrolling has tests downwards and upwards',
  'reasoning.summary': 'the models of tests give no reasoning',
  unreachable: 'the other causes of a SiteErrorDetails have tests',
};

/**
 * The text of all tests below some folders, without comments, and the names of files beside them, each as a string; a list
 * of strings on one line, however it is wrapped.
 */
function testTexts(...folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .filter((entry) => entry.name !== 'surfaces.test.ts')
        .map((entry) =>
          /\.(?:[jt]s|yaml|json|md)$/.test(entry.name)
            ? withoutComments(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
            : `'${entry.name}'`,
        ),
    )
    .join('\n')
    .replaceAll(/',\s+'/g, "', '");
}

/** Without comments that fill lines of their own: who explains a name does not ask for it. */
function withoutComments(text: string): string {
  return text.replaceAll(/^ *(?:\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/)$/gm, '');
}

/** Patterns of which one must match where a name is asked for. */
type Spell = (name: string) => RegExp[];

/** The names of which no spelling stands in the texts. */
function findUntested(names: readonly string[], texts: string, spell: Spell): string[] {
  return names.filter((name) => !spell(name).some((pattern) => pattern.test(texts)));
}

/** A word that is no part of a longer one. */
function word(text: string): RegExp {
  return new RegExp(`(?<![\\w-])${escapePattern(text)}(?![\\w-])`);
}

/** A text that is a string as a whole. */
function string(text: string): RegExp {
  return new RegExp(`(['"\`])${escapePattern(text)}\\1`);
}

/** A member of an object: `name: value`, or `name` alone between braces and commas. */
function member(name: string): RegExp {
  return new RegExp(`[{,(]\\s*['"]?${escapePattern(name)}['"]?(?::|\\s*[,}])`);
}

/** An argument by itself, with its value, or among others in one string. */
function argument(option: string): RegExp {
  return new RegExp(`['"\`](?:[^'"\`\\n]* )?${escapePattern(option)}(?:['"\`=]| [^'"\`\\n]*\\$\\{)`);
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** The export of a module of a package, as it is built. */
async function exported<T>(file: string, name: string): Promise<T> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  return module[name] as T;
}

function readHelp(bin: string): string {
  return execFileSync(process.execPath, [join(root, bin), '--help'], { encoding: 'utf8' });
}

/** Each `--option` that a program names in its help. */
function listOptions(bin: string): string[] {
  return [...new Set([...readHelp(bin).matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([option]) => option))];
}

/** As words of a line, or as a list of arguments. */
function spellCommand(name: string): RegExp[] {
  return [word(name), word(name.split(' ').join("', '"))];
}

interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

function readDescription(file: string): Description {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Description;
}

function listOperations(file: string): [id: string, path: string][] {
  return Object.entries(readDescription(file).paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ operationId }) =>
      operationId ? [[operationId, path] as [string, string]] : [],
    ),
  );
}

/** The words that the schemas of a part of a description allow, by `enum` or `const`. */
function listWords(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(listWords);
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'example' || name === 'examples' || name.startsWith('x-')) return [];
    const command = name === 'enum' || name === 'const' ? [value].flat() : [];
    return command.filter((one) => typeof one === 'string').concat(listWords(value));
  });
}

describe('what counts as asking for', () => {
  test.each<[string, Spell, string[], string]>([
    ['a command', spellCommand, ['jobs list', 'jobs'], "run('jobs')"],
    [
      'an option that begins as another',
      (name) => [argument(name)],
      ['--key', '--keys'],
      "run('--keys', 'a')",
    ],
    [
      'an option in a title',
      (name) => [argument(name)],
      ['--key', '--host'],
      "it('--key is one'); run('--host=a')",
    ],
    [
      'a member',
      (name) => [member(name)],
      ['plan', 'host', 'port'],
      'const plan = 1; start({ host: 1, port });',
    ],
    ['a word', (name) => [string(name)], ['text', 'html'], "read(text, 'html', 'text of html')"],
  ])('%s', (_title, spell, names, texts) => {
    expect(findUntested(names, texts, spell)).toEqual([names[0]]);
  });

  test('no comment', () => {
    expect(withoutComments("a('x');\n  // b('y')\n  /**\n   * c('z')\n   */\nd('http://w');")).toMatch(
      /^a\('x'\);\n+d\('http:\/\/w'\);$/,
    );
  });
});

describe('each has a test that names it:', () => {
  test.each(['spec/dist/openapi.json', 'spec/dist/account/openapi.json', 'spec/dist/oauth/openapi.json'])(
    'operations of %s',
    (file) => {
      const operations = new Map(listOperations(file));
      const texts = testTexts('packages/server/test', 'packages/contract/test');
      // A path by what tests write of it: without its parameters.
      const spell = (id: string) => [word(id), word(operations.get(id)!.replace(/\/\{.*$/, ''))];
      expect(operations.size).toBeGreaterThan(0);
      expect(findUntested([...operations.keys()], texts, spell)).toEqual([]);
    },
  );

  test('words that the API takes and gives', () => {
    const command = [...new Set(listWords(readDescription('spec/dist/openapi.json')))];
    expect(command.length).toBeGreaterThan(100);
    const untested = findUntested(command, testTexts('packages/server/test'), (name) => [string(name)]);
    expect(untested.toSorted()).toEqual(Object.keys(UNTESTED).toSorted());
  });

  test.each(['spec/errors.yaml', 'spec/account/errors.yaml', 'spec/oauth/errors.yaml'])(
    'errors of %s',
    (file) => {
      const errors = parse(readFileSync(join(root, file), 'utf8')) as Record<string, { error: string }>;
      // By name, or as it is answered.
      const spell = (name: string) => [string(name), new RegExp(escapePattern(errors[name]!.error))];
      expect(Object.keys(errors).length).toBeGreaterThan(5);
      const texts = testTexts('packages/server/test', 'packages/contract/test');
      expect(findUntested(Object.keys(errors), texts, spell)).toEqual([]);
    },
  );

  test('files that Parse reads', async () => {
    const file = 'packages/parse/dist/type/file-type.js';
    const names = await exported<readonly string[]>(file, 'FILE_TYPES');
    const getClaimedType = await exported<(name?: string, media?: string) => string | undefined>(
      file,
      'getClaimedType',
    );
    expect(names.length).toBeGreaterThan(20);
    // By the name of a file or by a media type.
    const requested = new Set(
      [...testTexts('packages/parse/test').matchAll(/(['"`])([\w./+-]+)\1/g)].flatMap(([, , text = '']) => [
        getClaimedType(text),
        getClaimedType(undefined, text),
      ]),
    );
    expect(names.filter((name) => !requested.has(name))).toEqual([]);
  });

  test('documents that Scrape reads', () => {
    const source = readFileSync(join(root, 'packages/server/src/capabilities/pages/fetch/files.ts'), 'utf8');
    const [, list = ''] = /DOCUMENTS[^[]*\[([^\]]+)\]/.exec(source)!;
    const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    const texts = testTexts('packages/server/test/scrape');
    expect(findUntested(names, texts, (name) => [word(name)])).toEqual([]);
  });

  test('options of the server', async () => {
    const options = await exported<Record<string, { env: string }>>(
      'packages/server/dist/platform/config/options.js',
      'options',
    );
    expect(Object.keys(options).length).toBeGreaterThan(50);
    const texts = testTexts('packages/server/test', 'packages/contract/test');
    const spell = (name: string) => [member(name), word(options[name]!.env)];
    expect(findUntested(Object.keys(options), texts, spell)).toEqual([]);
  });

  test('parts of generate-api', async () => {
    const parts = await exported<readonly string[]>('packages/generate/dist/generator.js', 'allParts');
    expect(parts.length).toBeGreaterThan(3);
    const texts = testTexts('packages/generate/test');
    expect(findUntested(parts, texts, (name) => [string(name)])).toEqual([]);
  });

  test('members of the configuration of a site', async () => {
    const members = await exported<object>('packages/docs/dist/generator/config/members.js', 'configMembers');
    expect(Object.keys(members).length).toBeGreaterThan(15);
    const texts = testTexts('packages/docs/test');
    expect(findUntested(Object.keys(members), texts, (name) => [member(name)])).toEqual([]);
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
    ['packages/docs/bin/web-data-docs.js', 'packages/docs/test'],
  ])('options of %s', (bin, folder) => {
    const names = listOptions(bin);
    expect(names.length).toBeGreaterThan(2);
    expect(findUntested(names, testTexts(folder), (name) => [argument(name)])).toEqual([]);
  });
});
