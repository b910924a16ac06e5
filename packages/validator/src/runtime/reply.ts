import type { Core } from './core.ts';
import { isJsonType } from './media-type.ts';
import type { ErrorBody, ErrorContent, RejectContext } from './options.ts';
import { Rejection } from './rejection.ts';

/** A response before its host writes it. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

const json = 'application/json';

/**
 * Converts an error to a reply: a rejection as the catalogue defines it, anything else to a 500 without details. Calls
 * the hooks.
 */
export function toErrorReply(core: Core, thrown: unknown, context: RejectContext): Reply {
  const rejection =
    thrown instanceof Rejection ? thrown : core.api.reject('InternalServerError', { cause: thrown });
  const { status, headers } = rejection;
  let reply: Reply;
  try {
    reply = toReply({ status, headers, body: toErrorBody(core, rejection) });
  } catch (error) {
    // Details or headers that cannot be sent lead to a 500 without them.
    return toErrorReply(core, error, context);
  }
  try {
    if (rejection !== thrown) reportError(core, thrown, context);
    core.options.onReject?.(rejection, context);
    const { errors, errorBody } = core.options;
    const body = errors?.[rejection.error]?.(toErrorBody(core, rejection), context);
    const own = body ? { body } : errorBody?.(rejection, context);
    return own ? toReply({ ...own, status, headers: { ...headers, ...own.headers } }) : reply;
  } catch {
    // A hook that throws must not prevent the response.
    return reply;
  }
}

/** Calls `onError` and ignores its own errors. */
export function reportError({ options }: Core, error: unknown, context: RejectContext): void {
  try {
    options.onError?.(error, context);
  } catch {
    // An error of the error hook has no further listener.
  }
}

/** The body of the catalogue for a rejection. */
function toErrorBody({ api }: Core, { error, message, details }: Rejection): ErrorBody {
  const code = api.codes[error];
  return {
    success: false,
    error: message,
    ...(details !== undefined && { details }),
    ...(code !== undefined && { code }),
  };
}

/** The parts of a response, from a handler or from the API. */
export interface AnyResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/**
 * Creates a reply with a body of any kind: bytes and streams unchanged, strings unchanged under a media type other than
 * JSON, and everything else as JSON. Calls `onError` when a stream fails.
 * @param stringify writes JSON
 * @throws TypeError naming the member that no host can send
 */
export function toReply(
  { status, headers, body }: AnyResponse,
  onError: (error: unknown) => void = () => {},
  stringify: (body: unknown, status: number) => string | undefined = (value) => JSON.stringify(value),
): Reply {
  if (!/^[2-5]\d\d$/.test(`${status}`)) throw new TypeError(`The status ${status} is none from 200 to 599.`);
  const named = headers ? lowerCased(headers) : {};
  if (body === undefined || [204, 205, 304].includes(status)) return { status, headers: named, body: null };
  const type = (named['content-type'] ??= json);
  if (body instanceof ReadableStream) return { status, headers: named, body: watchStream(body, onError) };
  if (body instanceof Uint8Array || (typeof body === 'string' && !isJsonType(type)))
    return { status, headers: named, body };
  return { status, headers: named, body: toJson(body, (value) => stringify(value, status)) };
}

function toJson(body: unknown, stringify: (body: unknown) => string | undefined): string {
  const text = isForeign(body) ? undefined : stringify(body);
  if (text !== undefined) return text;
  throw new TypeError('The body cannot be written as JSON. Give JSON, text, bytes or a ReadableStream.');
}

/** Streams of Node and wrapped bodies, which JSON would serialize as an empty object. */
function isForeign(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return 'pipe' in body || body instanceof Response || body instanceof Blob || body instanceof ArrayBuffer;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\t -~\u0080-\u00ff]*$/.test(value))
        throw new TypeError(
          `The header ${JSON.stringify(name)} has a name or value that HTTP does not allow.`,
        );
      return [name.toLowerCase(), value];
    }),
  );
}

/** The reply as a web-standard response. */
export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body as ConstructorParameters<typeof Response>[0], { status, headers });
}

/**
 * Wraps a stream of bytes: reports its failure to `onError` and hides the error from the host. Encodes strings as
 * UTF-8.
 * @throws TypeError when the stream has been read from or has another reader.
 */
function watchStream(
  stream: ReadableStream<unknown>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  assertUnused(stream);
  const reader = stream.getReader();
  let cancelled = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    try {
      const { done, value } = await reader.read();
      if (cancelled) return;
      if (done) controller.close();
      else controller.enqueue(toBytes(value));
    } catch (error) {
      void reader.cancel().catch(() => {});
      // Some hosts put the message of the first error into a response of their own.
      controller.error(new Error('The stream of the answer broke off.'));
      onError(error);
    }
  };
  const cancel = (reason: unknown): Promise<void> => {
    cancelled = true;
    return reader.cancel(reason);
  };
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

/**
 * Only a `Response` detects a stream that was read from; some hosts create theirs lazily, when the body is accessed.
 */
function assertUnused(stream: ReadableStream<unknown>): void {
  try {
    if (!stream.locked && new Response(stream as ReadableStream<Uint8Array>).body) return;
  } catch {
    // The error below is the same for every host.
  }
  throw new TypeError('The stream was read before. Return one that nobody has read from.');
}

const encoder = new TextEncoder();

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === 'string') return encoder.encode(chunk);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  throw new TypeError('The stream gave neither bytes nor text.');
}

/** Formats an error as problem details (RFC 9457), for `errorBody`: violations are listed under `errors`. */
export function problemJson({ error, status, message, details }: Rejection): ErrorContent {
  const title = error.replaceAll(/\B[A-Z]/g, ' $&');
  return {
    headers: { 'content-type': 'application/problem+json' },
    body: {
      title,
      status,
      ...(message !== title && { detail: message }),
      ...(details !== undefined && { errors: details }),
    },
  };
}
