import type { Call } from '../call.ts';
import { CallError, UnreadableBodyError } from '../errors.ts';
import type { Fetch } from '../options.ts';
import type { Decode, Outgoing, Received } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import { transport } from '../transport.ts';

/** A request that is ready to be sent. */
export interface Request {
  settings: Settings;
  call: Call;
  url: string;
  init: Outgoing;
}

/** A response whose headers have arrived and whose body has not been read. */
export interface Opened {
  response: Response;
  body: ReadableStream<Uint8Array> | undefined;
  /** The response that was read completely, as it is of another media type. */
  complete?: Received;
}

/**
 * Sends a request, with all its attempts, until a 2xx response begins.
 * @param isEither whether a response of another media type is read completely, and is no error
 * @throws CallError
 */
export async function open(
  { settings, call, url, init }: Request,
  type: string,
  isEither = false,
): Promise<Opened> {
  let opened: Response | undefined;
  let complete: Received | undefined;
  const fetch: Fetch = async (at, sent) => {
    const response = await settings.fetch(at, sent);
    if (!response.ok || (isEither && parseMediaType(response) !== type)) return response;
    opened = response;
    // The attempt ends where the body begins, which is read item by item.
    return new Response(null, { status: response.status, headers: response.headers });
  };
  const decode: Decode = (tables, own, reply, secrets) => {
    if (!reply.response.ok) return settings.decode(tables, own, reply, secrets);
    if (isEither && parseMediaType(reply.response) !== type) {
      const outcome = settings.decode(tables, own, reply, secrets);
      if (!(outcome instanceof CallError)) complete = outcome;
      return outcome;
    }
    const response =
      opened ?? new Response(new Blob(reply.parts.length > 0 ? reply.parts : [reply.text]), reply.response);
    const found = parseMediaType(response);
    if (response.status === 204 || found === type) return { ...reply, response, data: response.body };
    void response.body?.cancel().catch(() => {});
    return new UnreadableBodyError(own, response, `is ${found ?? 'of no media type'} instead of ${type}.`);
  };
  const { response } = await transport({ ...settings, fetch, decode }, call, url, init);
  if (complete) return { response, body: undefined, complete };
  const isStream = typeof response.body?.getReader === 'function';
  if (response.body && !isStream)
    throw new UnreadableBodyError(call, response, 'is no stream, which this platform does not have.');
  return { response, body: response.status === 204 ? undefined : (response.body ?? undefined) };
}

function parseMediaType({ headers }: Response): string | undefined {
  return headers.get('content-type')?.split(';')[0]!.trim().toLowerCase();
}
