import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../support.ts';

/** Answers a request to one path. */
export type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => unknown;

const text =
  (type: string, body: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

/** Events, with heartbeats and fields that readers pass over. */
export const EVENTS = ':\n\nevent: item\nid: 1\ndata: {"n":1}\n\n: heartbeat\n\nevent: end\ndata: done\n\n';

/** Each path as its description says. */
export const CORRECT: Readonly<Record<string, Answer>> = {
  '/events': text('text/event-stream', EVENTS),
  '/ticks': (response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
  '/lines': text('application/jsonl', '{"n":1}\n{"n":2}\n'),
  '/sequence': text('application/json-seq', '\u001e{"n":1}\n\u001e{"n":2}\n'),
  '/parts': text(
    'multipart/mixed; boundary=b',
    '--b\r\ncontent-type: application/json\r\n\r\n{"n":1}\r\n--b--\r\n',
  ),
  '/chat': (response, { headers }, body) => {
    let input: unknown;
    try {
      input = JSON.parse(body);
    } catch {
      return response.writeHead(400).end();
    }
    if (!/^application\/json *(?:;|$)/iu.test(headers['content-type'] ?? ''))
      return response.writeHead(415).end();
    const { prompt, stream = false } = (input ?? {}) as Record<string, unknown>;
    if (typeof prompt !== 'string' || typeof stream !== 'boolean') return response.writeHead(400).end();
    return stream
      ? text('text/event-stream', 'data: {"n":1}\n\ndata: [DONE]\n\n')(response, undefined as never, '')
      : text('application/json', '{"n":1}')(response, undefined as never, '');
  },
};

/** Serves the streams, some with other answers. */
export function serveStreams(
  planted: Readonly<Record<string, Answer>> = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const answers = { ...CORRECT, ...planted };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const answer = answers[request.url ?? ''];
      if (answer === undefined) return response.writeHead(404).end();
      const allow = request.url === '/chat' ? 'POST' : 'GET';
      if (request.method !== allow) return response.writeHead(405, { allow }).end();
      return answer(response, request, body);
    });
  });
  return listen(server);
}
