import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { listen } from './support.ts';

const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/time': {
      get: {
        operationId: 'time',
        responses: { 200: { description: 'It.', content: { 'application/json': { schema: {} } } } },
      },
    },
  },
});

const BODY = JSON.stringify({ now: 'noon' });
type Answer = (response: ServerResponse, isHead: boolean) => void;

/** Answers with JSON under some headers, its body to a GET alone. */
const told =
  (headers: Record<string, string | number>, status = 200, body: string | Buffer = BODY): Answer =>
  (response, isHead) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(isHead ? undefined : body);
/** Answers to HEAD alone in another way. */
const toHead =
  (answer: Answer): Answer =>
  (response, isHead) =>
    isHead ? answer(response, true) : told({ 'content-length': BODY.length })(response, false);
const zipped = gzipSync(BODY);
let count = 0;

async function run(answer: Answer) {
  const server = await listen(
    createServer(({ method, url }, response) => {
      if (url !== '/time') response.writeHead(404).end();
      else if (method === 'GET' || method === 'HEAD') answer(response, method === 'HEAD');
      else response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }),
  );
  const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}) });
  await server.close();
  const trial = report.results.find((one) => one.trial.id === 'time/relations/HEAD tells what GET would');
  return { outcome: trial?.conclusion.outcome, told: report.findings.map(({ message }) => message) };
}

it.each<[string, Answer]>([
  ['the length of GET', told({ 'content-length': BODY.length })],
  ['no length', told({})],
  ['the length of GET alone', toHead(told({}))],
  [
    'the length of what is packed',
    told({ 'content-length': zipped.length, 'content-encoding': 'gzip' }, 200, zipped),
  ],
  [
    'a length where GET has none',
    (response, isHead) => told(isHead ? { 'content-length': 99 } : {})(response, isHead),
  ],
  [
    'the length of a moment',
    (response, isHead) => {
      const body = `"${'x'.repeat(count++)}"`;
      told({ 'content-length': body.length }, 200, body)(response, isHead);
    },
  ],
  ['405', toHead(told({ allow: 'GET' }, 405))],
  ['404', toHead(told({}, 404))],
  ['501', toHead(told({}, 501))],
  ['204 and no length', toHead((response) => void response.writeHead(204).end())],
])('is content with a HEAD that tells %s', async (_, answer) => {
  expect(await run(answer)).toEqual({ outcome: 'passed', told: [] });
});

it.each<[string, Answer, string]>([
  ['500', toHead(told({}, 500)), 'HEAD fails where GET is answered.'],
  ['nothing', toHead((response) => void response.destroy()), 'HEAD is not answered.'],
  [
    'another length',
    toHead(told({ 'content-length': 0 })),
    `HEAD tells a Content-Length of 0, and GET has ${BODY.length} (RFC 9110, section 8.6).`,
  ],
])('finds a HEAD that tells %s', async (_, answer, message) => {
  expect(await run(answer)).toEqual({ outcome: 'failed', told: [message] });
});
