import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../src/cli.ts';

const FILES: Readonly<Record<string, string>> = {
  'old.yaml': 'openapi: 3.1.0\ninfo: {title: A}\npaths: {/map: {post: {}}}\n',
  'text.yaml': 'openapi: 3.1.0\ninfo: {title: B}\npaths: {/map: {post: {}}}\n',
  'additive.json':
    '{"openapi": "3.1.0", "info": {"title": "A"}, "paths": {"/map": {"post": {}}, "/a": {"get": {}}}}',
  'breaking.yaml': 'openapi: 3.1.0\ninfo: {title: A}\n',
  'gone.yaml':
    'openapi: 3.1.0\ninfo: {title: A}\npaths: {/map: {post: {deprecated: true, x-sunset: "2020-01-01"}}}\n',
  'going.yaml': 'openapi: 3.1.0\ninfo: {title: A}\npaths: {/map: {post: {deprecated: true}}}\n',
  'provisional.yaml':
    'openapi: 3.1.0\ninfo: {title: A}\npaths: {/map: {post: {x-definition: provisional}}}\n',
  'external.yaml': 'openapi: 3.1.0\npaths: {/map: {$ref: map.yaml}}\n',
  'broken.yaml': 'openapi: 3.1.0\npaths: {\n',
  'broken.json': '{"openapi": ',
  'list.yaml': '- 1\n',
  'swagger.yaml': 'swagger: "1.2"\n',
  'circle.yaml': 'openapi: 3.1.0\nx: &x\n  y: *x\n',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

async function call(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const named = args.map((arg) => (arg in FILES || arg === 'none.yaml' ? join(folder, arg) : arg));
  const io = {
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => err.push(text) },
  };
  const code = await run(named, io);
  return { code, out: out.join(''), err: err.join('').replaceAll(`${folder}/`, '') };
}

test.each([
  ['old.yaml', 'old.yaml', [], 0],
  ['old.yaml', 'text.yaml', [], 0],
  ['old.yaml', 'text.yaml', ['--fail-on', 'text'], 1],
  ['old.yaml', 'additive.json', [], 0],
  ['old.yaml', 'additive.json', ['--fail-on', 'additive'], 1],
  ['old.yaml', 'breaking.yaml', [], 1],
  ['old.yaml', 'breaking.yaml', ['--fail-on=none'], 0],
  ['old.yaml', 'breaking.yaml', ['--level', 'operation=warning'], 0],
  ['old.yaml', 'breaking.yaml', ['--level', 'operation=warning', '--fail-on', 'warning'], 1],
  ['old.yaml', 'breaking.yaml', ['--sunset', '30'], 1],
  ['gone.yaml', 'breaking.yaml', [], 1],
  ['gone.yaml', 'breaking.yaml', ['--sunset', '30'], 0],
  ['old.yaml', 'going.yaml', ['--sunset', '30', '--fail-on', 'warning'], 1],
  ['provisional.yaml', 'breaking.yaml', [], 0],
  ['provisional.yaml', 'breaking.yaml', ['--fail-on', 'additive'], 1],
] as const)('diff %s %s %s exits with %i', async (old, now, options, code) => {
  expect(await call('diff', old, now, ...options)).toMatchObject({ code, err: '' });
});

test.each([
  [['diff', 'none.yaml', 'old.yaml'], 'none.yaml cannot be read: there is no such file.\n'],
  [
    ['diff', 'old.yaml', 'external.yaml'],
    'external.yaml:2:9 /paths/~1map: the $ref "map.yaml" cannot be followed: map.yaml cannot be read: there is no such file.\n',
  ],
  [['diff', 'old.yaml', 'list.yaml'], 'list.yaml:1:1: this is not an object; give an OpenAPI description.\n'],
  [
    ['diff', 'swagger.yaml', 'old.yaml'],
    'swagger.yaml:1:1: the member "openapi" is undefined; write a string such as "3.1.0" or "3.0.3", or "swagger": "2.0".\n',
  ],
  [['diff', 'old.yaml', 'circle.yaml'], 'circle.yaml: it is nested more than 500 levels deep; flatten it.\n'],
  [['diff', 'old.yaml'], 'diff takes two files: web-data-contract diff <old> <new>.\n'],
  [
    ['diff', 'old.yaml', 'old.yaml', '--format', 'xml'],
    '--format must be one of text, json, markdown, github, not "xml".\n',
  ],
  [
    ['diff', 'old.yaml', 'old.yaml', '--level', 'operation=loud'],
    'The level of --level must be one of breaking, warning, additive, text, not "loud".\n',
  ],
  [['diff', 'old.yaml', 'old.yaml', '--sunset', 'soon'], '--sunset must be a number of days, not "soon".\n'],
  [
    ['diff', 'old.yaml', 'old.yaml', '--loud'],
    "Unknown option '--loud'; see web-data-contract diff --help.\n",
  ],
] as const)('%s cannot run', async (args, err) => {
  expect(await call(...args)).toEqual({ code: 2, out: '', err });
});

test.each(['broken.yaml', 'broken.json'])('%s is told by name and place', async (name) => {
  const { code, err } = await call('diff', 'old.yaml', name);
  expect(code).toBe(2);
  expect(err).toMatch(new RegExp(`^${name}.* this is neither JSON nor YAML: [^\\n]+\\.\\n$`));
});

test('formats, help and unknown commands', async () => {
  expect((await call('diff', 'old.yaml', 'breaking.yaml', '--format', 'json')).out).toContain(
    '"bump": "major"',
  );
  expect((await call('diff', 'old.yaml', 'breaking.yaml', '--format', 'github')).out).toContain(
    '::error file=',
  );
  expect((await call('diff', 'old.yaml', 'breaking.yaml', '--format', 'markdown')).out).toContain(
    '### POST /map',
  );
  expect((await call('diff', '--help')).out).toContain('web-data-contract diff <old> <new>');
  expect((await call('--help')).code).toBe(0);
  expect((await call('frobnicate')).err).toContain(
    'There is no command "frobnicate"; use one of: verify, init, mock, proxy, check, diff.',
  );
});
