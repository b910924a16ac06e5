import type { FastifyReply, FastifyRequest } from 'fastify';
import { abandon, release } from './node-reply.ts';
import type { Reply } from './reply.ts';

/** Sends a reply through Fastify, whose hooks see it; where something else has answered, it sends nothing. */
export function sendFastify(request: FastifyRequest, reply: FastifyReply, response: Reply): FastifyReply {
  const { status, headers, body } = response;
  if (reply.raw.headersSent || reply.raw.destroyed) {
    abandon(reply.raw, response);
    return reply.hijack();
  }
  release(request.raw, response);
  reply.code(status).headers(headers);
  // What has a serializer of its own gets no charset from Fastify, which JSON does not have.
  if (typeof body === 'string') reply.serializer(asItIs);
  return reply.send(body ?? undefined);
}

function asItIs(text: string): string {
  return text;
}
