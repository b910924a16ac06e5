import type { Core } from './core.ts';
import { codes } from './generated/errors.ts';
import type { ErrorBody, RejectContext } from './options.ts';
import { Rejection, reject } from './rejection.ts';

/** A response before its host has written it. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

const json = 'application/json';

/**
 * The reply to whatever was thrown: a rejection as the catalogue says it, anything else as 500 without a word of it.
 * The hooks are told.
 */
export function toErrorReply(core: Core, thrown: unknown, context: RejectContext): Reply {
  const rejection = thrown instanceof Rejection ? thrown : reject('InternalServerError', { cause: thrown });
  const { status, headers } = rejection;
  let reply: Reply;
  try {
    reply = toReply({ status, headers, body: toErrorBody(rejection) });
  } catch (error) {
    // Details or headers that cannot be sent: the 500 in its place has neither.
    return toErrorReply(core, error, context);
  }
  try {
    if (rejection !== thrown) core.options.onError?.(thrown, context);
    core.options.onReject?.(rejection, context);
    const body = core.options.errors?.[rejection.error]?.(toErrorBody(rejection), context);
    return body ? toReply({ status, headers, body }) : reply;
  } catch {
    // A hook that fails must not cost the caller the answer.
    return reply;
  }
}

/** The body of the catalogue for a rejection. */
export function toErrorBody({ error, message, details }: Rejection): ErrorBody {
  const code = codes[error];
  return {
    success: false,
    error: message,
    ...(details !== undefined && { details }),
    ...(code !== undefined && { code }),
  };
}

/**
 * A reply with a body of any kind; what is neither text nor bytes under another media type is written as JSON.
 * @throws TypeError naming the status or header that no host can send
 */
export function toReply({
  status,
  headers,
  body,
}: {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}): Reply {
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new TypeError(`The status ${status} is none from 200 to 599.`);
  const named = headers ? lowerCased(headers) : {};
  if (body === undefined || status === 204 || status === 205 || status === 304)
    return { status, headers: named, body: null };
  const type = (named['content-type'] ??= json);
  if (!isJson(type) && isRaw(body)) return { status, headers: named, body };
  return { status, headers: named, body: JSON.stringify(body) };
}

export function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json(?:$|[ ;])/i.test(type);
}

function isRaw(body: unknown): body is string | Uint8Array | ReadableStream<Uint8Array> {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
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
