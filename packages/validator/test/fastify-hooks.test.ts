import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fastifyPlugin } from '../src/fastify.ts';
import { reject } from '../src/index.ts';

test('a hook of the host is given the text of an answer, and the answer stays JSON without a charset', async () => {
  const seen: unknown[] = [];
  const app = Fastify();
  app.addHook('onSend', async (_request, _reply, payload) => {
    seen.push(payload);
    return payload;
  });
  app.register(fastifyPlugin({ authenticate: () => reject('InvalidToken'), partial: true, handlers: {} }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(`${origin}/v2/map`, { method: 'POST' });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect([await response.text()]).toEqual(seen);
  } finally {
    await app.close();
  }
});
