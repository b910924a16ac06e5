import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Schemas of callers that were made to take for ever, and what others feel of them. */

const words = 'word '.repeat(2000);
const openMember = (index: number): object => ({
  properties: { [`m${index}`]: {} },
  unevaluatedProperties: true,
});
/** Nothing that one of many alternatives has not looked at. */
const unevaluated = (count: number): object => ({
  properties: {
    rows: {
      type: 'array',
      items: {
        anyOf: Array.from({ length: count }, (_, index) => openMember(index)),
        unevaluatedProperties: false,
      },
    },
  },
});

let site: Site;
let server: TestServer;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const rows = Array.from({ length: 6000 }, (_, row) => `<tr><td>a${row}</td><td>${row}</td></tr>`).join(
      '',
    );
    const page =
      request.url === '/table'
        ? `<table><tr><th>Name</th><th>Size</th></tr>${rows}</table>`
        : `<title>${words}</title><main><h1>Plans</h1><dl><dt>Name</dt><dd>${words}</dd></dl></main>`;
    response.setHeader('content-type', 'text/html').end(page);
  });
  server = await startTestServer({ sitePorts: [Number(new URL(site.url).port)] });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const scrape = async (key: string, body: object) =>
  call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body: { url: `${site.url}/`, ...body } });
const json = (schema: object): object => ({ formats: ['json'], schema });
const name = (bounds: object): object => ({ properties: { name: { type: 'string', ...bounds } } });

test('a pattern that backtracks is matched like any other, and others are answered meanwhile', async () => {
  const hostile = await server.caller();
  const honest = await server.caller();
  const before = process.cpuUsage();
  const attack = Array.from({ length: 10 }, () =>
    scrape(hostile.key, json(name({ pattern: '^(\\w+\\s?)*\\d+!$' }))),
  );
  expect((await scrape(honest.key, {})).status).toBe(200);
  expect((await Promise.all(attack)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  // Counted in work done, whatever else the machine does: one match that backtracked would take longer than all of this.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(10_000);
});

test.each<[string, object, string, RegExp]>([
  ['looks around', name({ pattern: '^(?=a)' }), '/schema/properties/name/pattern', /looks around/],
  [
    'refers back',
    { patternProperties: { '(a)\\1/~': {} } },
    '/schema/patternProperties/(a)\\1~1~0',
    /refers back/,
  ],
  [
    'is none',
    { anyOf: [{ pattern: '(' }] },
    '/schema/anyOf/0/pattern',
    /is not a regular expression of ECMA-262/,
  ],
])('a pattern that %s is refused with its place', async (_, schema, path, sentence) => {
  const { key } = await server.caller();
  const detail = { in: 'body', path, code: 'pattern', message: expect.stringMatching(sentence) as string };
  for (const [operation, at, body] of [
    ['scrapeUrl', '/scrape', { url: `${site.url}/`, ...json(schema) }],
    ['startAgent', '/agent', { prompt: 'x', schema }],
  ] as const) {
    const answer = await call(server, operation, at, { key, method: 'POST', body });
    expect(answer).toMatchObject({ status: 422, body: { details: [detail] } });
    expect((answer.body as { error: string }).error).toMatch(
      /^The schema has a pattern that cannot be used\. /,
    );
  }
});

/** Every way of a storm: each level asks the next twice. */
const storm = {
  $ref: '#/$defs/l0',
  $defs: Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => {
      const next = level === 39 ? { const: 'never' } : { $ref: `#/$defs/l${level + 1}` };
      return [`l${level}`, { anyOf: [next, { allOf: [next] }] }];
    }),
  ),
};

test('a schema that asks for too many comparisons is refused, and the thread goes on', async () => {
  const { key, teamId } = await server.caller();
  const answer = await scrape(key, { formats: ['json'], schema: { ...storm } });
  expect(answer).toMatchObject({
    status: 422,
    body: { error: 'The schema is too complex to be checked: it asks for too many comparisons.' },
  });
  expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0, running: 0 });
  expect((await scrape(key, {})).status).toBe(200);
});

const rowsOf = (bounds: object): object => ({
  properties: {
    rows: {
      type: 'array',
      items: { type: 'object', properties: { name: {}, size: {} } },
      ...bounds,
    },
  },
});
/** `depth` lists, one in the other, each of which must contain something of the next. */
const nested = (depth: number): object =>
  depth === 0 ? { const: 'never' } : { contains: { anyOf: [nested(depth - 1), { contains: {} }] } };
const deep = {
  $ref: '#/$defs/node',
  $defs: {
    node: {
      anyOf: [
        { properties: { next: { $ref: '#/$defs/node' } }, required: ['next'] },
        { $ref: '#/$defs/node' },
      ],
    },
  },
};
const members = (count: number, value: object): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, value]));

/** What a schema may ask for that costs more than it looks: each ends, and only the team that sent it feels it. */
test.each<[string, string, object]>(
  sample(
    [
      ['rows that differ, each from each', '/table', rowsOf({ uniqueItems: true })],
      ['lists within lists', '/table', { properties: { rows: nested(10) } }],
      ['what nothing else has looked at', '/table', unevaluated(30)],
      ['a reference to itself', '/', deep],
      ['a long list of values', '/', name({ enum: Array.from({ length: 8000 }, (_, index) => `v${index}`) })],
      ['many members', '/table', { properties: members(900, { type: 'string' }), required: ['m1'] }],
      ['many names of members', '/', { patternProperties: members(900, { type: 'string' }) }],
      [
        'many patterns',
        '/',
        name({
          allOf: Array.from({ length: 300 }, (_, index) => ({
            pattern: `(a|b|${index})*c{1,${index + 1}}$`,
          })),
        }),
      ],
      [
        'a pattern that is large when it is written out',
        '/',
        name({ pattern: '((a{1,100}){1,100}){1,100}$' }),
      ],
      ['every way at once', '/', storm],
    ],
    { full: 2 },
  ),
)('%s: answered in its time, and others are answered meanwhile', async (_, at, schema) => {
  const hostile = await server.caller();
  const honest = await server.caller();
  const started = performance.now();
  const before = process.cpuUsage();
  const attack = Promise.all(
    Array.from({ length: 2 }, () => scrape(hostile.key, { url: `${site.url}${at}`, ...json(schema) })),
  );
  let ended = false;
  void attack.then(() => (ended = true));
  expect((await scrape(honest.key, {})).status).toBe(200);
  const wasFirst = !ended;
  const answers = await attack;
  // One of them waits for the thread of the other: what each takes is bounded, and so is the sum.
  expect(performance.now() - started).toBeLessThan(90_000);
  for (const { status } of answers) expect([200, 408, 422, 502]).toContain(status);
  // What was no work kept nobody waiting. Counted in work done: on a busy machine all of it takes longer.
  const { user, system } = process.cpuUsage(before);
  expect(wasFirst || (user + system) / 1000 < 5000).toBe(true);
  expect(await server.team(hostile.teamId)).toMatchObject({ held: 0, running: 0 });
});

test.each([
  ['too large', { enum: Array.from({ length: 20_000 }, (_, index) => `value ${index}`) }, 422],
  [
    'larger than a request may be',
    { enum: Array.from({ length: 400_000 }, (_, index) => `value ${index}`) },
    413,
  ],
])('a schema that is %s is refused', async (_, schema, status) => {
  const { key } = await server.caller();
  const response = await fetch(`${server.url}/v2/scrape`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${site.url}/`, ...json(schema) }),
  });
  expect(response.status).toBe(status);
});

test('waiting for a thread counts against the timeout of a request', async () => {
  const { key } = await server.caller();
  const state = { isOver: false };
  const slow = Promise.all(
    Array.from({ length: 6 }, () => scrape(key, { formats: ['json'], schema: storm })),
  ).finally(() => (state.isOver = true));
  // On a busy machine the first of them may come to the thread before those do.
  let answer = await scrape(key, { timeout: 1000 });
  let took = 0;
  while (answer.status === 200 && !state.isOver) {
    const started = performance.now();
    answer = await scrape(key, { timeout: 1000 });
    took = performance.now() - started;
  }
  await slow;
  expect(answer).toMatchObject({ status: 408 });
  expect(took).toBeLessThan(5000);
});
