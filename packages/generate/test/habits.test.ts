import { openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { generate } from '../src/index.ts';

const ok = { 200: { description: 'D.' } };
const described = (paths: object, rest: object = {}): Parameters<typeof openDescription>[0] => ({
  openapi: '3.1.0',
  info: { title: 'T', version: 'v1' },
  paths,
  ...rest,
});
const get = (operationId: string): object => ({ get: { operationId, responses: ok } });

test('extensions may hold anything', async () => {
  const operation = {
    operationId: 'a',
    'x-errors': 'none',
    responses: { 'x-own': 5, 'x-none': null, ...ok },
  };
  const rest = { 'x-error-catalogue': { Gone: null, Odd: { status: 'x', error: 5 } } };
  const { files } = await generate(openDescription(described({ '/a': { get: operation } }, rest)));
  expect(files['types/openapi.ts']).toContain('200: {');
  expect(files['types/openapi.ts']).not.toContain('x-own');
});

test('the server finds paths as requests have them', async () => {
  const paths = { '/größe': get('size'), '/%7Eme': get('me'), '/a b': get('space') };
  const { files } = await generate(openDescription(described(paths)));
  const written = [...files['validator/operations.ts']!.matchAll(/ path: "([^"]*)"/g)].map(
    ([, path]) => path,
  );
  expect(written).toEqual(['/gr%C3%B6%C3%9Fe', '/~me', '/a%20b']);
});

test('what OpenAPI knows no member of is told, with what it might have meant to ask for', async () => {
  const paths = {
    '/a': {
      security: [{ key: [] }],
      GET: {},
      get: {
        parameters: [{ name: 'q', in: 'query', type: 'integer' }],
        requestBody: { schema: {}, content: { 'application/json': { type: 'object' } } },
        responses: ok,
      },
    },
  };
  const { notes } = await generate(openDescription(described(paths)));
  const told = notes.map(({ text }) => /have no member "\w+"/.exec(text)?.[0]).filter(Boolean);
  expect(told.map((text) => text?.split('"')[1])).toEqual(['security', 'GET', 'type', 'schema', 'type']);
});
