import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyServerOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../src/cli.ts';
import { htmlReport, openDocument, terminalReport, toFixtures, verify } from '../src/index.ts';
import type { Lenience } from '../src/semantics/lenience.ts';

const directory = mkdtempSync(join(tmpdir(), 'contract-lenient-'));
const spec = join(directory, 'openapi.json');
const opened: { close(): Promise<unknown> }[] = [];

const BODY = {
  type: 'object',
  required: ['count'],
  additionalProperties: false,
  properties: {
    count: { type: 'integer', minimum: 1, maximum: 9 },
    name: { type: 'string', minLength: 1, maxLength: 20 },
    paid: { type: 'boolean' },
    at: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    until: { type: 'string', format: 'date' },
    place: {
      type: 'object',
      additionalProperties: false,
      properties: { row: { type: 'integer', minimum: 1 } },
    },
  },
};
const describe = (returned: object, body: object = BODY) => ({
  openapi: '3.1.0',
  info: { title: 'Seats', version: '1' },
  paths: {
    '/seats': {
      post: {
        operationId: 'book',
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: {
          201: { description: 'It.', content: { 'application/json': { schema: returned } } },
          400: { description: 'No.' },
          415: { description: 'No.' },
        },
      },
    },
  },
});
const DESCRIPTION = describe({ type: 'object' });

beforeAll(() => writeFileSync(spec, JSON.stringify(DESCRIPTION)));
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  rmSync(directory, { recursive: true });
});

/** Seats on Fastify, which answers with what it took. */
async function serve(options: FastifyServerOptions = {}, schema: object = BODY): Promise<string> {
  const app = fastify({ return503OnClosing: false, ...options });
  app.removeContentTypeParser('text/plain');
  app.route({
    method: 'POST',
    url: '/seats',
    schema: { body: schema },
    handler: async ({ body }, reply) => reply.status(201).send(body),
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: '/seats',
    handler: async (_, reply) => reply.status(405).header('allow', 'POST').send(),
  });
  opened.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Fastify's checks, with these options of Ajv in place of its own. */
const withAjv = (options: object): FastifyServerOptions => ({ ajv: { customOptions: options } });

const STRICT = { coerceTypes: false as const, removeAdditional: false as const };

async function check(baseUrl: string, lenient: readonly Lenience[] = [], description = DESCRIPTION) {
  const document = openDocument(description as never);
  const report = await verify({ document, baseUrl, lenient, only: ['book/values', 'book/examples'] });
  return {
    report,
    leniences: report.leniences?.map(({ lenience, isExcused }) => `${lenience} ${isExcused}`),
    trials: report.findings.map(({ trial }) => trial.slice('book/values/'.length)),
  };
}

it.each<[title: string, options: FastifyServerOptions, expected: readonly Lenience[]]>([
  ['Fastify as it comes', {}, ['coerced-types', 'unknown-members']],
  ['one that converts types', withAjv({ ...STRICT, coerceTypes: true }), ['coerced-types']],
  ['one that removes unknown members', withAjv({ ...STRICT, removeAdditional: true }), ['unknown-members']],
  ['one that checks no formats', withAjv({ ...STRICT, validateFormats: false }), ['unchecked-formats']],
  ['one that checks all', withAjv(STRICT), []],
])('finds and excuses the policies of %s', async (_title, options, expected) => {
  const url = await serve(options);
  const before = await check(url);
  expect(before.leniences).toEqual(expected.map((one) => `${one} false`));
  expect(before.trials.length > 0).toBe(expected.length > 0);
  const after = await check(url, expected);
  expect(after.trials).toEqual([]);
  expect(after.leniences).toEqual(expected.map((one) => `${one} true`));
});

it('suggests a policy in one line, and counts what it excuses', async () => {
  const url = await serve(withAjv({ ...STRICT, coerceTypes: true }));
  const { report } = await check(url);
  const [line] = terminalReport(report).match(/^One policy may explain.*$/mu) ?? [];
  expect(line).toMatch(
    /^One policy may explain \d+ findings, of \d+ trials of coerced-types; .* --lenient coerced-types\.$/,
  );
  const excused = terminalReport((await check(url, ['coerced-types'])).report);
  expect(htmlReport((await check(url, ['coerced-types'])).report)).toContain('<li>Excused by `lenient`: ');
  expect(excused).toMatch(/^Excused by `lenient`: \d+ findings of \d+ trials of coerced-types\.$/mu);
});

it('counts no findings that the baseline knows', async () => {
  const baseUrl = await serve(withAjv({ ...STRICT, coerceTypes: true }));
  const options = { document: openDocument(DESCRIPTION as never), baseUrl, only: ['book/values'] };
  const { findings } = await verify(options);
  const fingerprints = findings.map(({ fingerprint }) => fingerprint);
  const known = await verify({ ...options, baseline: new Set(fingerprints) });
  expect(known.leniences).toEqual([]);
  const one = await verify({ ...options, baseline: new Set(fingerprints.slice(1)) });
  expect(one.leniences).toMatchObject([{ lenience: 'coerced-types', accepted: 1 }]);
});

const open = { ...BODY, additionalProperties: true };
const untyped = {
  type: 'object',
  required: ['count'],
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys(BODY.properties).map((name) => [name, {}])),
};
const ALL: readonly Lenience[] = ['coerced-types', 'unchecked-formats', 'unknown-members'];

it.each<[title: string, schema: object, trial: string]>([
  ['stores unknown members', open, 'an unknown member'],
  ['stores unknown members that are null', open, 'an unknown member that is null'],
  ['takes words for numbers', untyped, '/count count: type: a string'],
  ['keeps numbers as strings', untyped, '/count count: type: a numeric string'],
  [
    'checks no bounds',
    { ...BODY, properties: { ...BODY.properties, count: { type: 'integer' } } },
    '/count count: maximum + 1',
  ],
])('does not excuse one that %s', async (_title, schema, trial) => {
  const { trials } = await check(await serve(withAjv(STRICT), schema), ALL);
  expect(trials).toContainEqual(expect.stringContaining(trial));
});

it('excuses converted items of a list, and none that are kept as they were sent', async () => {
  const withTags = (tags: object) => ({ ...BODY, properties: { count: BODY.properties.count, tags } });
  const body = withTags({ type: 'array', items: { type: 'string', minLength: 1 } });
  const description = describe({ type: 'object' }, body);
  const listItems = ({ trials }: { trials: readonly string[] }) =>
    trials.filter((trial) => /^\/tags\/\d/u.test(trial));
  const converts = await serve(withAjv({ ...STRICT, coerceTypes: true }), body);
  expect(listItems(await check(converts, [], description)).length).toBeGreaterThan(0);
  expect(listItems(await check(converts, ['coerced-types'], description))).toEqual([]);
  const keeps = await serve(
    withAjv(STRICT),
    withTags({ type: 'array', items: { type: ['string', 'number', 'boolean'], minLength: 1 } }),
  );
  expect(listItems(await check(keeps, ALL, description)).length).toBeGreaterThan(0);
});

it('excuses an unchecked format that the response documents as well', async () => {
  const url = await serve(withAjv({ ...STRICT, validateFormats: false }));
  const described = await check(url, ['unchecked-formats'], describe(BODY));
  expect(described.trials).toEqual([]);
  expect(described.leniences).toEqual(['unchecked-formats true']);
  // A response that breaks its schema otherwise is none of that policy.
  const lacking = await check(url, ['unchecked-formats'], describe({ ...BODY, required: ['seat'] }));
  expect(lacking.trials).toContainEqual(expect.stringContaining('/day '));
});

it('takes policies from the fixtures', async () => {
  const fixtures = toFixtures({ lenient: ['coerced-types'] }, {});
  const baseUrl = await serve(withAjv({ ...STRICT, coerceTypes: true }));
  const document = openDocument(DESCRIPTION as never);
  const { findings, leniences } = await verify({ document, baseUrl, fixtures, only: ['book/values'] });
  expect(findings).toEqual([]);
  expect(leniences).toMatchObject([{ lenience: 'coerced-types', isExcused: true }]);
  expect(() => toFixtures({ lenient: ['anything'] }, {})).toThrow('/lenient/0');
});

async function command(url: string, ...args: string[]) {
  let [out, err] = ['', ''];
  const io = {
    stdout: { write: (text: string) => ((out += text), true) },
    stderr: { write: (text: string) => ((err += text), true) },
  };
  const code = await run(['verify', url, '--spec', spec, '--only', 'book/values', ...args], io as never);
  return { code, out, err };
}

it('takes policies from the command line', async () => {
  const url = await serve(withAjv({ ...STRICT, coerceTypes: true }));
  expect((await command(url)).code).toBe(1);
  expect((await command(url, '--lenient', 'coerced-types')).code).toBe(0);
  expect(await command(url, '--lenient', 'anything')).toMatchObject({
    code: 2,
    err: expect.stringContaining(
      '--lenient must be one of coerced-types, unchecked-formats, unknown-members',
    ),
  });
});
