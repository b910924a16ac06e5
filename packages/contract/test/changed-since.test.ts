import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../src/cli.ts';
import { listChangedOperations } from '../src/commands/changed-since.ts';
import { readDocument, verify } from '../src/index.ts';
import { listen, serviceOf } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-changed-'));
const spec = join(folder, 'openapi.yaml');
const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
};

/** @param most the maximum of a parameter of `/b` */
function describeApi(most: number, more = ''): string {
  return `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { get: { operationId: a, summary: S${more}, responses: { 200: { description: A. } } } }
  /b: { get: { operationId: b, parameters: [{ name: n, in: query, schema: { type: integer, maximum: ${most} } }], responses: { 200: { description: A. }, 400: { description: E. } } } }
`;
}

beforeAll(() => {
  writeFileSync(spec, describeApi(5));
  git('init');
  git('add', '.');
  git('commit', '-m', 'First');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['nothing', describeApi(5), []],
  ['words alone', describeApi(5, ' of words'), []],
  ['a bound', describeApi(6), ['b']],
  ['an operation', describeApi(5).replace('/a:', '/c:').replace('operationId: a', 'operationId: c'), ['c']],
])('lists the operations that change with %s', async (_, text, expected) => {
  writeFileSync(spec, text);
  expect(await listChangedOperations(spec, 'HEAD', await readDocument(spec))).toEqual(expected);
});

it('verifies these operations alone', async () => {
  writeFileSync(spec, describeApi(6));
  const paths = new Set<string>();
  const { url, close } = await listen(serviceOf(({ path }) => (paths.add(path), [200])));
  const document = await readDocument(spec);
  const operations = (await listChangedOperations(spec, 'HEAD', document)) ?? [];
  const { results } = await verify({ document, baseUrl: url, operations });
  await close();
  expect(new Set(results.map(({ trial }) => trial.operation))).toEqual(new Set(['b']));
  expect([...paths].toSorted()).toEqual(['/', '/b']);
});

it.each([
  ['nothing', describeApi(5), /^No operation changed since HEAD: nothing to verify\.\n$/u],
  ['one operation', describeApi(6), /^b\//mu],
])('plans by --changed-since what changed: %s', async (_, text, expected) => {
  writeFileSync(spec, text);
  const output = { stdout: '', stderr: '' };
  const write = (name: 'stdout' | 'stderr') => ({
    write: (chunk: string) => ((output[name] += chunk), true),
  });
  const args = ['verify', 'http://127.0.0.1:9', '--spec', spec, '--changed-since', 'HEAD', '--dry-run'];
  expect(await run(args, { stdout: write('stdout'), stderr: write('stderr') } as never)).toBe(0);
  expect(output.stdout).toMatch(expected);
  expect(output.stdout).not.toMatch(/^a\//mu);
});

it.each([
  ['no-such-commit', /git has no .*openapi\.yaml at no-such-commit/u],
  ['--output=x', /--changed-since takes a commit/u],
])('says why %s is no commit to compare with', async (ref, message) => {
  await expect(listChangedOperations(spec, ref, await readDocument(spec))).rejects.toThrow(message);
});

it('rejects a description of several files, which it cannot compare', async () => {
  writeFileSync(spec, describeApi(6).replace('{ type: integer, maximum: 6 }', "{ $ref: './n.yaml' }"));
  const document = { operations: [] } as never;
  await expect(listChangedOperations(spec, 'HEAD', document)).rejects.toThrow(/refers to other files/u);
});
