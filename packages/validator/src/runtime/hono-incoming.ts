import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { BodySource } from './body-source.ts';
import { parseContentLength } from './incoming.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { readHeader } from './node-headers.ts';
import { readStream } from './node-incoming.ts';
import { fromRequest, readAll } from './web-request.ts';

/**
 * Wraps a request of Hono for the pipeline. On `@hono/node-server` it reads headers and body from node:http, which
 * avoids creating `Headers` and a `Request`. Bodies that an earlier middleware read come from the cache of the context.
 */
export function fromContext(context: Context): Incoming {
  const { raw } = context.req;
  const incoming = fromRequest(raw);
  const message = (context.env as NodeBindings | undefined)?.incoming;
  const header = message?.rawHeaders
    ? (name: string) => readHeader(message, name)
    : (name: string) => raw.headers.get(name) ?? undefined;
  const read = async (limit: number): Promise<BodyRead> => {
    const declared = parseContentLength(header('content-length'));
    if (declared > limit) return { error: 'too-large' };
    const isRead = Object.keys(context.req.bodyCache).length > 0;
    const source = isRead ? undefined : findUnconsumedSource(raw, message);
    // Checked last: on some hosts, access to `bodyUsed` creates a full request.
    if (!source && (declared <= limit || isRead || raw.bodyUsed)) return readAll(context.req, limit);
    const body = await (source ? readStream(source, limit) : incoming.read(limit));
    if ('bytes' in body) keepBody(context, body.bytes);
    return body;
  };
  const open = async (limit: number): Promise<BodySource> => {
    const { formData } = context.req.bodyCache;
    // Serialized a second time, a form would have another boundary than its header.
    if (formData) return { parsed: await formData };
    if (parseContentLength(header('content-length')) > limit) return { error: 'too-large' };
    const isRead = Object.keys(context.req.bodyCache).length > 0;
    const stream = isRead ? undefined : findUnconsumedSource(raw, message);
    if (stream) return { stream };
    return isRead || raw.bodyUsed ? read(limit) : incoming.open(limit);
  };
  return { method: incoming.method, path: incoming.path, query: incoming.query, header, read, open };
}

/** The members of `env` on `@hono/node-server`. */
interface NodeBindings {
  incoming?: IncomingMessage;
}

/**
 * Returns the message of node:http behind a request, which is faster to read; undefined when reading has begun, or when
 * a middleware replaced the request.
 */
function findUnconsumedSource(
  raw: Request,
  message: IncomingMessage | undefined,
): IncomingMessage | undefined {
  if (!message?.rawHeaders || message.readableDidRead) return undefined;
  const isFirst = Object.getOwnPropertySymbols(raw).some((name) => raw[name as never] === message);
  return isFirst ? message : undefined;
}

/** Lets handlers read the body later, as they can after a read through the context. */
function keepBody({ req }: Context, bytes: Uint8Array): void {
  req.bodyCache.arrayBuffer = Promise.resolve(new Uint8Array(bytes).buffer) as never;
}
