import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { BodySource } from './body-source.ts';
import { parseContentLength } from './incoming.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { readHeader } from './node-headers.ts';
import { readStream } from './node-incoming.ts';
import { fromRequest, readAll } from './web-request.ts';

/**
 * A request of Hono as the pipeline reads it. On `@hono/node-server` headers and body are taken from node:http, which
 * spares the making of a `Headers` and of a `Request`; what a middleware before us has read, the context has kept.
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
    if (declared > limit) return { fault: 'too-large' };
    const isRead = Object.keys(context.req.bodyCache).length > 0;
    const source = isRead ? undefined : findUnconsumedSource(raw, message);
    // Asked for last: a look at `bodyUsed` makes a whole request on some hosts.
    if (!source && (declared <= limit || isRead || raw.bodyUsed)) return readAll(context.req, limit);
    const body = await (source ? readStream(source, limit) : incoming.read(limit));
    if ('bytes' in body) keepBody(context, body.bytes);
    return body;
  };
  const open = async (limit: number): Promise<BodySource> => {
    const { formData } = context.req.bodyCache;
    // Written out again, a form would have another boundary than its header says.
    if (formData) return { parsed: await formData };
    if (parseContentLength(header('content-length')) > limit) return { fault: 'too-large' };
    const isRead = Object.keys(context.req.bodyCache).length > 0;
    const stream = isRead ? undefined : findUnconsumedSource(raw, message);
    if (stream) return { stream };
    return isRead || raw.bodyUsed ? read(limit) : incoming.open(limit);
  };
  return { method: incoming.method, path: incoming.path, query: incoming.query, header, read, open };
}

/** What `@hono/node-server` puts into `env`. */
interface NodeBindings {
  incoming?: IncomingMessage;
}

/**
 * The message of node:http that a request stands for, which is quicker to read; none where somebody has begun to, or has
 * put another request in the place of the first.
 */
function findUnconsumedSource(
  raw: Request,
  message: IncomingMessage | undefined,
): IncomingMessage | undefined {
  if (!message?.rawHeaders || message.readableDidRead) return undefined;
  const isFirst = Object.getOwnPropertySymbols(raw).some((name) => raw[name as never] === message);
  return isFirst ? message : undefined;
}

/** Lets handlers read the body again, as they can where it was read through the context. */
function keepBody({ req }: Context, bytes: Uint8Array): void {
  req.bodyCache.arrayBuffer = Promise.resolve(new Uint8Array(bytes).buffer) as never;
}
