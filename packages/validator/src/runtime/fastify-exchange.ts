import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from './exchange.ts';
import { behindMount } from './mount.ts';
import { fromNode, readStream } from './node-incoming.ts';

/**
 * A request of Fastify as the pipeline reads it.
 * @param payload what is read in place of the request, where a hook of the host gives something else
 */
export function createExchange(request: FastifyRequest, reply: FastifyReply, payload?: Readable): Exchange {
  const exchange = fromNode(request.raw, reply.raw, request);
  if (payload) readFrom(exchange, request, payload);
  return exchange;
}

/** A request below a prefix of so many segments. */
export function exchangeBehind(
  request: FastifyRequest,
  reply: FastifyReply,
  basePath: string,
  segments: number,
): Exchange {
  const exchange = createExchange(request, reply);
  const { incoming } = exchange;
  if (segments > 0) incoming.path = behindMount(incoming.path, basePath, segments);
  return exchange;
}

/** Lets the body be read from what the hooks of the host made of it. */
export function readFrom({ incoming }: Exchange, request: FastifyRequest, payload: Readable): void {
  if (payload === request.raw) return;
  incoming.read = (limit) => readStream(payload, limit);
  incoming.open = () => ({ stream: payload });
}
