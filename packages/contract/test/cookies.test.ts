import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDocument, toFixtures, verify } from '../src/index.ts';
import { listen } from './support.ts';

/** A credential in a cookie is sent beside the cookies of a trial, never replaced by them. */
const error = { description: 'No session.', content: { 'application/json': { schema: { type: 'object' } } } };
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Sessions', version: '1' },
  security: [{ session: [] }],
  paths: { '/me': { get: { responses: { 204: { description: 'In.' }, 401: error } } } },
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
});

test('a correct server with sessions in cookies has no deviation', async () => {
  const server = await listen(
    createServer((request, response) => {
      if (request.url?.split('?')[0] !== '/me') return void response.writeHead(404).end();
      if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
      const sent = (request.headers.cookie ?? '').split('; ');
      if (sent.includes('sid=secret')) return void response.writeHead(204).end();
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  try {
    const fixtures = toFixtures({ credentials: { valid: 'secret' } }, {});
    const report = await verify({ document, baseUrl: server.url, fixtures });
    expect(report.findings).toEqual([]);
    const tried = report.results.find(({ trial }) => trial.id.endsWith('headers of a browser'));
    expect(tried?.conclusion.outcome).toBe('passed');
  } finally {
    await server.close();
  }
});
