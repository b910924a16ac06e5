import { expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { cutSegment } from '../src/runtime/path.ts';
import type { Operation } from '../src/runtime/operation.ts';
import { createRouter } from '../src/runtime/router.ts';

const paths = [
  'GET /a',
  'PUT /a',
  'GET /a/{x}',
  'DELETE /a/{other}',
  'GET /a/b',
  'GET /{y}/b',
  'POST /{y}/{z}',
  'GET /',
  'GET /f/{x}.json/{y}',
  'GET /f/{x}.{y}',
  'GET /f/{x}.json',
  'GET /f/{x}',
  'GET /c/{base}...{head}',
  'GET /r/{a}{b}',
  'POST /s/{x}:verb',
];
const route = createRouter(paths.map(toOperation), '/v1');

const rows: [method: string, path: string, want: unknown][] = [
  ['GET', '/v1/a', { id: 'GET /a', params: {} }],
  ['PUT', '/v1/a', { id: 'PUT /a', params: {} }],
  ['POST', '/v1/a', { error: 'MethodNotAllowed', allow: ['GET', 'PUT'] }],
  ['get', '/v1/a', { error: 'MethodNotAllowed', allow: ['GET', 'PUT'] }],
  ['HEAD', '/v1/a', { error: 'MethodNotAllowed', allow: ['GET', 'PUT'] }],
  ['GET', '/v1/a/b', { id: 'GET /a/b', params: {} }],
  ['GET', '/v1/a/c', { id: 'GET /a/{x}', params: { x: 'c' } }],
  ['DELETE', '/v1/a/c', { id: 'DELETE /a/{other}', params: { other: 'c' } }],
  ['POST', '/v1/a/c', { error: 'MethodNotAllowed', allow: ['DELETE', 'GET'] }],
  ['GET', '/v1/a/{}', { id: 'GET /a/{x}', params: { x: '{}' } }],
  ['GET', '/v1/a/c%2Fd', { id: 'GET /a/{x}', params: { x: 'c/d' } }],
  ['GET', '/v1/a/%zz', { id: 'GET /a/{x}', params: { x: '%zz' } }],
  ['GET', '/v1/c/b', { id: 'GET /{y}/b', params: { y: 'c' } }],
  ['POST', '/v1/c/d', { id: 'POST /{y}/{z}', params: { y: 'c', z: 'd' } }],
  ['GET', '/v1/', { id: 'GET /', params: {} }],
  ['GET', '/v1', { error: 'NotFound' }],
  ['GET', '/v1/a/', { error: 'NotFound' }],
  ['GET', '/v1//b', { error: 'NotFound' }],
  ['GET', '/v1/A', { error: 'NotFound' }],
  ['GET', '/v1/%61', { error: 'NotFound' }],
  ['GET', '/v1/a/b/c', { error: 'NotFound' }],
  ['GET', '/v1/f/a.json/c', { id: 'GET /f/{x}.json/{y}', params: { x: 'a', y: 'c' } }],
  ['GET', '/v1/f/a.b.json', { id: 'GET /f/{x}.json', params: { x: 'a.b' } }],
  ['GET', '/v1/f/.json', { id: 'GET /f/{x}', params: { x: '.json' } }],
  ['GET', '/v1/f/a.xml', { id: 'GET /f/{x}.{y}', params: { x: 'a', y: 'xml' } }],
  ['GET', '/v1/f/a.tar.gz', { id: 'GET /f/{x}.{y}', params: { x: 'a', y: 'tar.gz' } }],
  ['GET', '/v1/c/a..b...c...d', { id: 'GET /c/{base}...{head}', params: { base: 'a..b', head: 'c...d' } }],
  ['GET', '/v1/c/a..b', { error: 'MethodNotAllowed', allow: ['POST'] }],
  ['GET', '/v1/c/...b', { error: 'MethodNotAllowed', allow: ['POST'] }],
  ['GET', '/v1/r/ab', { id: 'GET /r/{a}{b}', params: { a: 'a', b: 'b' } }],
  ['POST', '/v1/s/a%3Ab:verb', { id: 'POST /s/{x}:verb', params: { x: 'a:b' } }],
  ['GET', '/v1/__proto__', { error: 'NotFound' }],
  ['GET', '/a', { error: 'NotFound' }],
  ['GET', '', { error: 'NotFound' }],
];

test.each(rows)('%s %s', (method, path, want) => {
  const match = route(method, path);
  expect('error' in match ? match : { id: match.operation.id, params: match.params }).toEqual(want);
});

test('the validator finds operations by their public ids', () => {
  const { match } = createValidator({ authenticate: false });
  expect(match('POST', '/v2/map')).toEqual({ operation: 'mapUrls', params: {} });
  expect(match('GET', '/v2/agent/j/snapshots/s')).toEqual({
    operation: 'getAgentSnapshot',
    params: { jobId: 'j', snapshotId: 's' },
  });
  expect(match('POST', '/v2/agent/j')).toEqual({ error: 'MethodNotAllowed', allow: ['DELETE', 'GET'] });
  expect(match('POST', '/map')).toEqual({ error: 'NotFound' });
});

function toOperation(id: string): Operation {
  const [method, path] = id.split(' ') as [string, string];
  return {
    id,
    method,
    path,
    cut: cutSegment,
    security: [],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  };
}
