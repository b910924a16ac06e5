import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toErrorResponse } from './error-response.ts';

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2), which may be empty. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i;

/**
 * Rejects with 400 a request without a host or with several (RFC 9112, section 3.2): a proxy before us may have read
 * another one.
 * @param onReject called with each rejected request, for metrics.
 */
export function addHostCheck(app: FastifyInstance, onReject: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (namesOneHost(request.raw)) return done();
    onReject(request);
    const { status, headers, body } = toErrorResponse('BadRequest', { connection: 'close' });
    void reply.code(status).headers(headers).send(body);
  });
}

/** Reads the raw headers, because the parsed ones drop a second `Host`. HTTP/1.0 allows none. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1]!;
  }
  return host === undefined ? httpVersion === '1.0' : HOST.test(host);
}
