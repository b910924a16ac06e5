import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from './exchange.ts';
import { behindMount } from './mount.ts';
import { fromNode, readStream } from './node-incoming.ts';

/**
 * Wraps a request of Fastify for the pipeline.
 * @param payload stream to read instead of the request, when a hook of the host replaced it
 */
export function createExchange(request: FastifyRequest, reply: FastifyReply, payload?: Readable): Exchange {
  const exchange = fromNode(request.raw, reply.raw, request);
  if (payload) readFrom(exchange, request, payload);
  return exchange;
}

/** Wraps a request that is routed below a prefix of `segments` segments. */
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

/** Reads the body from the stream that the hooks of the host returned. */
export function readFrom({ incoming }: Exchange, request: FastifyRequest, payload: Readable): void {
  if (payload === request.raw) return;
  incoming.read = (limit) => readStream(payload, limit);
  incoming.open = () => ({ stream: payload });
}
