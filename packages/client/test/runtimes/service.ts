import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Without `user-agent`: a page that sends one of its own would be refused. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-seen',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-expose-headers': 'retry-after',
};
const json = { ...cors, 'content-type': 'application/json' };

/** A service, and how to end it. */
export interface RuntimeService {
  baseUrl: string;
  close: () => Promise<unknown>;
}

/** The service that `suite.js` needs: `url` or `prompt` says what happens. Other paths are answered by `other`. */
export async function startRuntimeService(
  other: (path: string, body: string, response: ServerResponse) => void = (_, __, response) => response.end(),
): Promise<RuntimeService> {
  const seen = new Map<string, number>();
  const keys: string[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
    const path = request.url!;
    if (!path.startsWith('/v2/')) return other(path, body, response);
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    const { url, prompt } = JSON.parse(body || '{}') as { url?: string; prompt?: string };
    const name = url ?? prompt ?? path;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (name === 'fails once') keys.push(String(request.headers['idempotency-key']));
    if (name === 'user-agent')
      return response
        .writeHead(200, json)
        .end(JSON.stringify({ links: [{ url: request.headers['user-agent'] }] }));
    return answer(response, name, count, keys);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function answer(response: ServerResponse, name: string, count: number, keys: string[]): unknown {
  const limited = () =>
    response.writeHead(429, { ...json, 'retry-after': '1' }).end('{"error":"Rate limit exceeded"}');
  if (name === 'limited' || (name === 'limited once' && count === 1)) return limited();
  if (name === 'html')
    return response.writeHead(502, { ...cors, 'content-type': 'text/html' }).end('<h1>502</h1>');
  if (name === 'text') return response.writeHead(200, cors).end('hello');
  if (name === 'hang') return undefined;
  if (name === 'stall') return response.writeHead(200, json).write('{"links"');
  if (name === 'redirect') return response.writeHead(307, { ...cors, location: 'http://127.0.0.1:9/' }).end();
  if (name === 'long') {
    const links = Array.from({ length: 20_000 }, (_, index) => ({ url: `https://example.com/${index}/é` }));
    return response.writeHead(200, json).end(JSON.stringify({ links }));
  }
  if (name === 'fails once') {
    if (keys.length === 1) return response.writeHead(500, json).end('{"error":"Internal Server Error"}');
    return response.writeHead(200, json).end(JSON.stringify({ success: true, id: keys.join(' ') }));
  }
  if (name === 'go') return response.writeHead(200, json).end('{"success":true,"id":"job-1"}');
  if (name.startsWith('/v2/agent/')) {
    return response
      .writeHead(200, json)
      .end(JSON.stringify({ status: count < 3 ? 'processing' : 'completed' }));
  }
  return response.writeHead(200, json).end(JSON.stringify({ links: [{ url: name }] }));
}
