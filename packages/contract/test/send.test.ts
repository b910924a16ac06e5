import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createSender } from '../src/http/send.ts';
import { listen } from './support.ts';

it('asks again on a new connection when kept ones turn out to be closed', async () => {
  const used = new WeakSet();
  const server = createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.end('fine');
  });
  const { url, close } = await listen(server);
  const sender = createSender();
  const request = { method: 'GET', url, headers: {}, body: undefined };
  // Several connections are kept: the second attempt must not take another one of them.
  await Promise.all([sender.send(request), sender.send(request), sender.send(request)]);
  const { response, failure } = await sender.send(request);
  expect(response?.body ?? failure).toBe('fine');
  sender.close();
  await close();
});
