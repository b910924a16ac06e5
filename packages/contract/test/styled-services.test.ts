import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { Json } from '@web-data/openapi';
import { openDocument, toFixtures, verify } from '../src/index.ts';
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
): Promise<{ found: string[]; untested: string[]; sent: string[] }> {
  const sent: string[] = [];
  const answer = (method: string, url: string, given: string, body: Buffer): number => {
    if (url !== '/p') return 404;
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
  const fixtures = toFixtures({ requests } as never, {});
  const { findings, results } = await verify({ document, baseUrl: server.url, fixtures });
  await server.close();
  return {
    found: findings.map(({ check, trial }) => `${check} ${trial}`),
    untested: results.flatMap(({ trial, verdict }) =>
      verdict.outcome === 'not-tested' ? [`${trial.id}: ${verdict.reason}`] : [],
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
