import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { NotReady } from '../src/verify/preflight.ts';
import { INTERRUPTED, verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

const SCHEMES = 'components: { securitySchemes: { key: { type: http, scheme: bearer } } }';

interface Habit {
  readonly paths: string;
  readonly serve: (asked: Asked) => Answer;
  /** Trials that show what the habit is not. */
  readonly wrong: (asked: Asked) => Answer;
  readonly found: string;
}

const READ = (responses: string): string =>
  `/things/{id}: { get: { operationId: read, security: [{ key: [] }], parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { 200: { description: A. }, ${responses} } } }
  /things: { get: { operationId: list, responses: { 200: { description: A., content: { application/json: { schema: { type: array, items: { type: object, properties: { id: { type: integer } } } } } } } } } }`;

/** One thing, which is looked for before the credential is looked at. */
function things({ method, path, headers }: Asked, stranger: number): Answer {
  if (path === '/things') return method === 'GET' ? [200, [{ id: 7 }]] : [405, undefined, { allow: 'GET' }];
  const [, id] = /^\/things\/([^/]+)$/u.exec(path) ?? [];
  if (id === undefined) return [404];
  if (method !== 'GET') return [405, undefined, { allow: 'GET' }];
  if (id !== '7') return [/^-?\d+$/u.test(id) ? 404 : 400];
  return [headers.authorization === 'Bearer right-key-1' ? 200 : stranger];
}

const ADD =
  '/things: { post: { operationId: add, requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: boolean } } } } } }, responses: { 201: { description: A. }, 400: { description: E. } } } }';

/** @param isTyped whether another media type than JSON is rejected */
function adding({ method, path, headers, body }: Asked, isTyped: boolean): Answer {
  if (path !== '/things') return [404];
  if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
  if (isTyped && headers['content-type'] !== undefined && !isJson(headers)) return [415];
  return [typeof (Object(body) as { a?: unknown }).a === 'boolean' ? 201 : 400];
}

const REPLACE =
  '/things/{id}: { get: { operationId: read, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { 200: { description: A. }, 400: { description: E. }, 404: { description: E. } } }, put: { operationId: replace, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { id: { type: integer, minimum: 1 }, a: { type: boolean } } } } } }, responses: { 200: { description: A. }, 201: { description: A. }, 400: { description: E. } } } }';

/** Ids that a PUT was accepted for. */
const replaced = new Set<string>();

/** @param isStrict whether nothing but the id may differ */
function replacing({ method, path, headers, body }: Asked, isStrict: boolean): Answer {
  const [, id] = /^\/things\/(-?\d+)$/u.exec(path) ?? [];
  if (!/^\/things\/[^/]+$/u.test(path)) return [404];
  if (method !== 'PUT' && method !== 'GET') return [405, undefined, { allow: 'GET, PUT' }];
  if (id === undefined) return [400];
  if (method === 'GET') return [replaced.has(id) ? 200 : 404];
  if (!isJson(headers)) return [415];
  const { a, id: own = Number(id) } = Object(body) as { a?: unknown; id?: unknown };
  if (typeof a !== 'boolean' || own !== Number(id) || (isStrict && !a)) return [400];
  const isNew = !replaced.has(id);
  replaced.add(id);
  return [isNew ? 201 : 200];
}

const HABITS: Record<string, Habit> = {
  'a 403 for a wrong key, where it alone is documented': {
    paths: READ('403: { description: E. }, 404: { description: E. }'),
    serve: (asked) => things(asked, 403),
    wrong: (asked) => things(asked, 200),
    found: 'authentication',
  },
  'a 404 before a 401, for an id that names nothing': {
    paths: READ('401: { description: E. }, 404: { description: E. }'),
    serve: (asked) => things(asked, 401),
    wrong: (asked) => things(asked, 200),
    found: 'authentication',
  },
  'a body that is accepted without Content-Type': {
    paths: ADD,
    serve: (asked) => adding(asked, true),
    wrong: (asked) => adding(asked, false),
    found: 'accepted-invalid',
  },
  'a 415 that is not documented, for a body without Content-Type': {
    paths: REPLACE,
    serve: (asked) => replacing(asked, false),
    wrong: (asked) => replacing(asked, true),
    found: 'refused-valid',
  },
};

function open(paths: string) {
  return openDocument(
    parse(`openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${SCHEMES}\npaths:\n  ${paths}`),
  );
}

async function check(paths: string, serve: (asked: Asked) => Answer): Promise<string[]> {
  const { url, close } = await listen(serviceOf(serve));
  const fixtures = toFixtures({ credentials: { valid: 'right-key-1' }, settleMs: 100 }, {});
  const { findings } = await verify({ document: open(paths), baseUrl: url, fixtures });
  await close();
  return findings.map(({ check: name, trial, got }) => `${name} ${trial} ${got}`);
}

it.each(Object.entries(HABITS))(
  'is not alarmed by %s, and finds what is wrong',
  async (_, { paths, serve, wrong, found }) => {
    expect(await check(paths, serve)).toEqual([]);
    expect((await check(paths, wrong)).map((one) => one.split(' ')[0])).toContain(found);
  },
);

it('ends with one sentence where everything is over the limit of a rate', async () => {
  const { url, close } = await listen(serviceOf(() => [429, {}, { 'retry-after': '7200' }]));
  const run = verify({ document: open(ADD), baseUrl: url });
  await expect(run).rejects.toThrow(NotReady);
  await expect(run).rejects.toThrow(
    /limits the rate: the one basic request was answered by 429\. Verify again in 7200 s, or raise/u,
  );
  await close();
});

it('says that it was interrupted before the first trial', async () => {
  let asked = 0;
  const { url, close } = await listen(serviceOf(() => ((asked += 1), [201])));
  const report = await verify({ document: open(ADD), baseUrl: url, signal: AbortSignal.abort() });
  await close();
  expect(report.cutShort).toBe(INTERRUPTED);
  expect(report.findings).toEqual([]);
  expect(asked).toBe(0);
});
