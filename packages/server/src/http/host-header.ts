import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toErrorResponse } from './error-response.ts';

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2), which may be empty. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i;

/**
 * Refuses with 400 what names no host or several (RFC 9112, section 3.2): a proxy before us may have read another one.
 * @param onRefuse told of each, for metrics.
 */
export function addHostCheck(app: FastifyInstance, onReject: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (namesOneHost(request.raw)) return done();
    onReject(request);
    const { status, headers, body } = toErrorResponse('BadRequest', { connection: 'close' });
    void reply.code(status).headers(headers).send(body);
  });
}

/** HTTP/1.0 need not name one. By the raw headers: in the others a second `Host` is dropped. */
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
