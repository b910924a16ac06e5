import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { Json } from '@web-data/openapi';
import { openDocument, toFixtures, verify } from '../src/index.ts';
import { encodeBody } from '../src/http/encode-body.ts';
import { checkFields } from '../src/observe/check-fields.ts';
import { readForm } from '../src/http/read-form.ts';
import { listen } from './support.ts';

const FIELDS = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';

type Pairs = readonly (readonly [name: string, text: string])[];

const documentOf = (type: string, schema: object, encoding: object) =>
  openDocument({
    openapi: '3.1.0',
    info: { title: 'Forms', version: '1' },
    paths: {
      '/p': {
        post: {
          operationId: 'p',
          requestBody: { required: true, content: { [type]: { schema, encoding } } },
          responses: {
            204: { description: 'Done.' },
            400: { description: 'Refused.' },
            404: { description: 'Nothing.' },
            405: { description: 'Not so.' },
            415: { description: 'Not of this type.' },
          },
        },
      },
    },
  } as never);

/** What a service that takes such forms is found to do wrong, what was not tested, and what it was sent. */
async function verified(
  document: ReturnType<typeof openDocument>,
  type: string,
  takes: (pairs: Pairs) => boolean,
  requests: Record<string, Json> = {},
  situations: readonly object[] = [],
): Promise<{ found: string[]; untested: string[]; sent: string[] }> {
  const sent: string[] = [];
  const answer = (method: string, url: string, given: string, body: Buffer): number => {
    if (url !== '/p' && url !== '/q') return 404;
    if (method !== 'POST') return 405;
    if (!given.startsWith(type)) return 415;
    const text = body.toString();
    const parts = type === PARTS ? readForm(given, body) : undefined;
    if (typeof parts === 'string') return 400;
    const pairs = parts?.map(({ name, bytes }) => [name, bytes.toString()] as const) ?? [
      ...new URLSearchParams(text),
    ];
    sent.push(text);
    return takes(pairs) ? 204 : 400;
  };
  const server = await listen(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const status = answer(method, url, headers['content-type'] ?? '', Buffer.concat(chunks));
        response.writeHead(status, status === 405 ? { allow: 'POST' } : {}).end();
      });
    }),
  );
  const fixtures = toFixtures({ requests, situations } as never, {});
  const { findings, results } = await verify({ document, baseUrl: server.url, fixtures, writes: 'all' });
  await server.close();
  return {
    found: findings.map(({ check, trial }) => `${check} ${trial}`),
    untested: results.flatMap(({ trial, conclusion }) =>
      conclusion.outcome === 'not-tested' ? [`${trial.id}: ${conclusion.reason}`] : [],
    ),
    sent,
  };
}

const whole = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
    one: { type: 'string' },
  },
};

const SPREAD: [type: string, style: string, name: string][] = [
  [PARTS, 'deepObject', 'meta[a]'],
  [PARTS, 'form', 'a'],
  [FIELDS, 'deepObject', 'meta[a]'],
  [FIELDS, 'form', 'a'],
];

it.each(SPREAD)('%s: a required object of style %s is tried left out', async (type, style, name) => {
  const document = documentOf(type, whole, { meta: { style, explode: true } });
  const isWhole = (pairs: Pairs): boolean =>
    pairs.some(([own, text]) => own === name && /^-?\d+$/u.test(text));
  const isRight = (pairs: Pairs): boolean =>
    pairs.every(([own, text]) => own !== name || /^-?\d+$/u.test(text));
  const strict = await verified(document, type, isWhole);
  expect(strict.found).toEqual([]);
  const careless = await verified(document, type, isRight);
  const trial = type === PARTS ? 'p/body//meta left out' : 'p/values/without meta';
  expect(careless.found).toContain(`accepted-invalid ${trial}`);
});

it('an object of style form that may be empty is not tried left out', async () => {
  const meta = { type: 'object', properties: { a: { type: 'integer' } } };
  const document = documentOf(PARTS, { ...whole, properties: { meta } }, { meta: { style: 'form' } });
  const { found } = await verified(document, PARTS, (pairs) =>
    pairs.every(([own, text]) => own !== 'a' || /^-?\d+$/u.test(text)),
  );
  expect(found).toEqual([]);
});

const nested = {
  type: 'object',
  properties: { in: { type: 'object', properties: { a: { type: 'string' } } } },
};
const list = { type: 'array', items: { type: 'string' } };

/** Values that styles cannot write: the schema of the field, its encoding, its value, and the reason. */
const UNWRITTEN: [type: string, field: object, encoding: object, value: Json, reason: string][] = [
  [FIELDS, nested, { style: 'deepObject' }, { in: { a: 'x' } }, 'lists or objects inside another'],
  [PARTS, nested, { style: 'deepObject' }, { in: { a: 'x' } }, 'lists or objects inside another'],
  [FIELDS, list, { style: 'deepObject' }, ['x'], 'nothing but objects'],
  [FIELDS, list, { style: 'pipeDelimited', explode: true }, ['x'], 'defines no style pipeDelimited'],
  [FIELDS, list, { style: 'pipeDelimited' }, ['x|y', 'z'], 'holds "|"'],
  [PARTS, list, { explode: false }, ['x,y', 'z'], 'holds ","'],
  [FIELDS, list, { explode: false }, [], 'is empty'],
  [FIELDS, { type: 'object' }, { style: 'deepObject' }, {}, 'is empty'],
];

it.each(UNWRITTEN)('%s: %j in style %j is not tested with %j', async (type, field, encoding, it, reason) => {
  const schema = { type: 'object', required: ['it'], properties: { it: field } };
  const document = documentOf(type, schema, { it: encoding });
  const { found, untested, sent } = await verified(document, type, () => false, { p: { body: { it } } });
  expect(found).toEqual([]);
  expect(untested.find((one) => one.startsWith('p/examples/the basic request: '))).toContain(reason);
  expect(sent.filter((one) => one.includes('it'))).toEqual([]);
});

it('a field that cannot be written is not tested, and the others are', async () => {
  const schema = { type: 'object', required: ['one'], properties: { one: { type: 'string' }, nested, list } };
  const encoding = { nested: { style: 'deepObject' }, list: { explode: false } };
  const { found, untested, sent } = await verified(documentOf(FIELDS, schema, encoding), FIELDS, (pairs) =>
    pairs.some(([name]) => name === 'one'),
  );
  expect(found).toEqual([]);
  expect(untested.filter((one) => one.startsWith('p/values/nested: '))).toHaveLength(1);
  expect(sent.filter((one) => one.includes('nested'))).toEqual([]);
  expect(sent.filter((one) => one.includes('list='))).not.toEqual([]);
});

it('how a field of several kinds is written hangs on its value', () => {
  const it = { oneOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { type: 'string' }] };
  const schema = { type: 'object', properties: { it } };
  const document = documentOf(FIELDS, schema, { it: { style: 'form' } });
  const [content] = document.operations[0]!.body!.content;
  expect(encodeBody(content!, { it: { a: 'x' } })?.text).toBe('a=x');
  expect(encodeBody(content!, { it: 'x' })?.text).toBe('it=x');
  expect(checkFields(document, content!, 'a=x')).toBeUndefined();
  expect(checkFields(document, content!, 'it=x')).toBeUndefined();
});

it('neither a second media type nor a situation sends what cannot be written', async () => {
  const schema = { type: 'object', required: ['one'], properties: { one: { type: 'string' }, nested } };
  const styled = { schema, encoding: { nested: { style: 'deepObject' } } };
  const value = { one: 'x', nested: { in: { a: 'y' } } };
  const operation = {
    operationId: 'p',
    requestBody: { content: { 'application/json': { schema }, [FIELDS]: { ...styled, example: value } } },
    responses: { 204: { description: 'Done.' }, 400: { description: 'Refused.' } },
  };
  const info = { title: 'Forms', version: '1' };
  const other = {
    operationId: 'q',
    requestBody: { content: { [FIELDS]: styled } },
    responses: operation.responses,
  };
  const paths = { '/p': { post: operation }, '/q': { post: other } };
  const document = openDocument({ openapi: '3.1.0', info, paths } as never);
  const situations = [{ error: 400, operations: ['q'], body: { nested: { in: { a: 'y' } } } }];
  const { untested, sent } = await verified(document, FIELDS, () => true, {}, situations);
  const reason = 'the field nested holds lists or objects inside another';
  expect(untested.join('\n')).toContain(`p/body/a body of ${FIELDS}: ${reason}`);
  expect(untested.join('\n')).toContain(`q/situations/400: ${reason}`);
  expect(sent.filter((one) => one.includes('nested'))).toEqual([]);
});
