import { startCall, type Call } from '../call.ts';
import { CallError, NetworkError, TimeoutError, UnreadableBodyError } from '../errors.ts';
import { sleep } from '../retry.ts';
import { within } from '../within.ts';
import type { ItemReader, Resumption } from './item-reader.ts';
import { open, type Opened, type Request } from './open.ts';
import type { StreamOptions } from './options.ts';

/**
 * Yields the items of a stream; one of events goes on with another request when its connection breaks, as its options
 * say.
 * @throws CallError in which the stream ends
 */
export async function* follow(
  request: Request,
  options: StreamOptions,
  reader: ItemReader,
  first: Opened,
): AsyncGenerator<unknown> {
  const { settings } = request;
  const { reconnect = true, lastEventId } = options;
  const resumption: Resumption = { id: lastEventId, retryMs: undefined };
  let opened = first;
  let { call } = request;
  for (let failures = 0; opened.body;) {
    const { response, body } = opened;
    let failure: CallError | undefined;
    const { id: idBefore } = resumption;
    const source = {
      chunks: readChunks(body, call),
      mediaType: response.headers.get('content-type') ?? '',
      limit: settings.maxResponseBytes,
      resumption,
      fail: (reason: string) => new UnreadableBodyError(call, response, reason),
    };
    try {
      for await (const item of reader.read(source)) {
        // A service that restarts the stream each time sends the same id again: no progress.
        if (resumption.id === undefined || resumption.id !== idBefore) failures = 0;
        yield item;
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      failure = error;
    }
    const isBroken = failure instanceof NetworkError || failure instanceof TimeoutError;
    const always = reconnect === 'always';
    const goesOn =
      reader.resumes === true &&
      (failure === undefined ? always : isBroken && (always || (reconnect && resumption.id !== undefined))) &&
      !call.once &&
      failures < call.limits.attempts;
    if (!goesOn) {
      if (failure) throw failure;
      return;
    }
    failures += 1;
    await pause(call, resumption, failures);
    call = startCall(settings, request.call.operation, options);
    opened = await open({ ...request, call, init: withLastId(request.init, resumption) }, reader.type);
  }
}

/** @throws AbortError */
async function pause(call: Call, { retryMs }: Resumption, failures: number): Promise<void> {
  const { base, cap, jitter } = call.limits.rules;
  const waitMs = retryMs ?? Math.min(base ** (failures - 1), cap) * 1000 + Math.random() * jitter * 1000;
  const { deadlineMs } = call.limits;
  const stopped = await within(call, 'deadlineMs', Math.max(waitMs + 1, deadlineMs), (signal) =>
    sleep(waitMs, signal),
  );
  if (stopped) throw stopped;
}

/** The request with `Last-Event-ID`, whose text is UTF-8 (WHATWG HTML, section 9.2.3). */
export function withLastId(init: Request['init'], { id }: Pick<Resumption, 'id'>): Request['init'] {
  if (!id) return init;
  const value = String.fromCharCode(...new TextEncoder().encode(id));
  return { ...init, headers: { ...init.headers, 'last-event-id': value } };
}

/**
 * Yields the bytes of a body on demand, and closes it when the consumer stops.
 * @throws AbortError, TimeoutError when nothing arrives for `timeoutMs`, NetworkError when the connection breaks
 */
async function* readChunks(body: ReadableStream<Uint8Array>, call: Call): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const next = await within(call, 'timeoutMs', call.limits.timeoutMs, () => reader.read()).catch(
        (cause: unknown) => new NetworkError(call, cause),
      );
      if (next instanceof CallError) throw next;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a body whose connection hangs would never be closed.
    reader.cancel().catch(() => {});
  }
}
