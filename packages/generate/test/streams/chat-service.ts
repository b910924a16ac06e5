import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For pages of another origin. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
};

/** A service of the description `chat`, and what its requests accepted. */
export interface ChatService {
  baseUrl: string;
  accepts: (string | undefined)[];
  /** Sends the second chunk of the last stream, and its end. */
  go: () => void;
  close: () => Promise<unknown>;
}

/**
 * Starts a service that streams where it is asked to: one chunk, and another once `go` is called or `/chat/go` is
 * fetched. `/chat/closed` answers once the connection of the last stream is closed. Other paths are for `other`.
 */
export async function startChatService(
  other: (path: string, body: string, response: ServerResponse) => void = (_, __, response) => response.end(),
): Promise<ChatService> {
  const accepts: (string | undefined)[] = [];
  let go: (() => void) | undefined;
  let closed = Promise.resolve();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
    const path = request.url!;
    const end = (status: number, type: string, text: string): void =>
      void response.writeHead(status, { ...cors, 'content-type': type }).end(text);
    if (request.method === 'OPTIONS') return end(200, 'text/plain', '');
    if (path === '/chat/go') return end(200, 'text/plain', (go?.(), 'gone on'));
    if (path === '/chat/closed') return closed.then(() => end(200, 'text/plain', 'closed'));
    if (!path.startsWith('/v1/')) return other(path, body, response);
    const { accept } = request.headers;
    accepts.push(accept);
    const { stream, model } = JSON.parse(body || '{}') as { stream?: boolean; model?: string };
    if (model === 'none') return end(404, 'application/json', '{"error":{"message":"No such model."}}');
    if (accept === 'application/x-ndjson') return end(200, accept, '{"n":1}\n{"n":2}\n');
    if (!stream) return end(200, 'application/json', '{"text":"whole"}');
    closed = new Promise((resolve) => response.on('close', resolve));
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('data: {"delta":"a"}\n\n');
    // The connection stays open behind the mark of the end, which ends the loop.
    go = () => void response.write('data: {"delta":"b"}\n\ndata: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, accepts, go: () => go?.(), close };
}
