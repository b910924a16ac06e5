import { createServer } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import { describe, expect, test } from 'vitest';
import { expressMiddleware } from '../src/express.ts';
import { echoOptions, jsonHeaders } from './support/api.ts';
import { locations } from './support/exchange.ts';
import type { Received } from './support/exchange.ts';
import { listen } from './support/hosts.ts';

describe('a body that another parser of Express has read', () => {
  const wide = `{"url":"https://example.com","search":"${'x'.repeat(60_000)}"}`;
  const raw = express.raw({ type: '*/*' });

  const parsed: [title: string, parser: RequestHandler, body: string, want: unknown[]][] = [
    ['is validated', express.json(), '{"url":1}', [400, 'body/url type']],
    ['may be as deep as any', express.json(), nested(8), [200]],
    ['may not be deeper', express.json(), nested(9), [400, 'body depth']],
    ['costs no stack', express.json(), nested(20_000), [400, 'body depth']],
    [
      'may not hold __proto__',
      express.json(),
      '{"url":"https://example.com","a":{"__proto__":1}}',
      [400, 'body/a/__proto__ propertyNames'],
    ],
    ['is not there when it is empty', express.json(), '', [400, 'body required']],
    ['has the same bound of size', express.json(), wide, [413]],
    ['is read as JSON when it is bytes', raw, '{"url":"https://example.com"}', [200]],
    ['is judged as JSON when it is bytes', raw, '{"url":1}', [400, 'body/url type']],
    [
      'is refused as text',
      express.text({ type: '*/*' }),
      '{"url":"https://example.com"}',
      [400, 'body type'],
    ],
  ];
  test.each(parsed)('%s', async (_title, parser, body, [status, ...want]) => {
    const reply = await send(parser, body);
    expect([reply.status, ...locations(reply.text)]).toEqual([status, ...want]);
  });

  test('has the same bound of size when it comes in chunks of bytes', async () => {
    const headers = { ...jsonHeaders, 'transfer-encoding': 'chunked', connection: 'close' };
    expect((await send(raw, wide, headers)).status).toBe(413);
  });

  test('is copied: defaults do not reach it', async () => {
    const app = express();
    const bodies: unknown[] = [];
    app.use(express.json());
    app.use((request, _response, next) => next(void bodies.push(request.body)));
    app.use(expressMiddleware(echoOptions()));
    const host = await listen(createServer(app));
    await host.send({
      method: 'POST',
      path: '/v2/map',
      headers: jsonHeaders,
      body: '{"url":"https://a.example"}',
    });
    await host.close();
    expect(bodies).toEqual([{ url: 'https://a.example' }]);
  });
});

/** Sends a body to Map behind a parser. */
async function send(parser: RequestHandler, body: string, headers = jsonHeaders): Promise<Received> {
  const app = express();
  app.use(parser);
  app.use(expressMiddleware(echoOptions({ maxBodyBytes: 60_000, maxDepth: 8 })));
  const host = await listen(createServer(app));
  try {
    return await host.send({ method: 'POST', path: '/v2/map', headers, body });
  } finally {
    await host.close();
  }
}

function nested(levels: number): string {
  return `{"url":"https://example.com","a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}
