import type { Core } from './core.ts';
import type { CheckItem } from './item-check.ts';
import { isItems, toItemStream } from './item-stream.ts';
import type { ItemWriter } from './item-writer.ts';
import { parseMediaType } from './media-type.ts';
import type { Operation } from './operation.ts';
import type { HookContext } from './options.ts';
import type { AnyResponse } from './reply.ts';

/** Replaces the items that a handler returned by the stream of bytes in their framing; any other response stays. */
export type FrameItems = (response: AnyResponse, operation: Operation, context: HookContext) => AnyResponse;

/** Creates the function for the options of a service. Its check of items is loaded only when `validateResponses` is on. */
export function createFraming(core: Core): FrameItems {
  const { heartbeatMs = 15_000, validateResponses = 'off' } = core.options;
  const check =
    validateResponses === 'off'
      ? undefined
      : import('./item-check.ts').then(({ createItemCheck }) => createItemCheck(core));
  // Awaited where the first item is checked.
  check?.catch(() => {});
  return (response, operation, context) => {
    const { items } = operation;
    if (items === undefined || !isItems(response.body)) return response;
    const named = Object.entries(response.headers ?? {}).find(
      ([name]) => name.toLowerCase() === 'content-type',
    );
    const type = named && parseMediaType(named[1])?.mediaType;
    // JSON of a response that has both is no stream.
    if (type !== undefined && !Object.hasOwn(items, type)) return response;
    if (type === undefined && operation.hasFullBodies) return response;
    const writer = (type === undefined ? Object.values(items)[0]! : items[type]!)();
    const sent = { status: response.status, type: type ?? parseMediaType(writer.type)!.mediaType, context };
    return {
      status: response.status,
      headers: { ...writer.headers, ...response.headers, 'content-type': headerOf(named?.[1], writer) },
      body: toItemStream(response.body, writer, {
        heartbeatMs,
        check: check && ((item) => check.then((run: CheckItem) => run(item, sent))),
      }),
    };
  };
}

/** The boundary of a multipart body belongs to its writer. */
function headerOf(named: string | undefined, { type }: ItemWriter): string {
  return named === undefined || type.includes(';') ? type : named;
}
