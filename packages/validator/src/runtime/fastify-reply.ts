import type { FastifyReply, FastifyRequest } from 'fastify';
import { abandon, release } from './node-reply.ts';
import type { Reply } from './reply.ts';

/** Sends a reply through Fastify, so that its hooks see it. Sends nothing when a response has already started. */
export function sendFastify(request: FastifyRequest, reply: FastifyReply, response: Reply): FastifyReply {
  const { status, headers, body } = response;
  if (reply.raw.headersSent || reply.raw.destroyed) {
    abandon(reply.raw, response);
    return reply.hijack();
  }
  release(request.raw, response);
  reply.code(status).headers(headers);
  // With a serializer of its own, a reply gets no charset from Fastify; JSON has none.
  if (typeof body === 'string') reply.serializer(asItIs);
  return reply.send(body ?? undefined);
}

function asItIs(text: string): string {
  return text;
}
