import { getFraming, type Framing, type Json } from '@web-data/openapi';
import {
  eventItems,
  lineItems,
  partItems,
  sequenceItems,
  type ItemReader,
} from '@web-data/client/runtime/streams';
import { findFramingViolations } from './framing-violations.ts';
import type { ReceivedStream } from './exchange.ts';

/** The readers of the client, so that what it would read is what is judged. */
const READERS: Readonly<Record<Framing, (type: string) => ItemReader>> = {
  events: () => eventItems({ data: 'text' }),
  lines: lineItems,
  sequence: sequenceItems,
  parts: partItems,
};

/**
 * Reads the items of a body in the framing of its media type; `undefined` for a media type that is not sequential.
 * @param bytes decoded; of a stream that is open, those of its complete items
 */
export async function readStream(
  contentType: string | undefined,
  bytes: Uint8Array,
  { isOpen = false, headMs = 0 }: Partial<Pick<ReceivedStream, 'isOpen' | 'headMs'>> = {},
): Promise<ReceivedStream | undefined> {
  const framing = getFraming(contentType ?? '');
  if (contentType === undefined || framing === undefined) return undefined;
  const items: (Json | Blob)[] = [];
  const violations = findFramingViolations(framing, new TextDecoder().decode(bytes));
  try {
    for await (const item of READERS[framing](contentType).read(sourceOf(contentType, bytes)))
      items.push(item as Json | Blob);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // The reader of parts cannot know that it was cut off by us.
    if (!(isOpen && framing === 'parts')) violations.push(error.message);
  }
  return { framing, items, isOpen, violations, headMs };
}

/** Content that is not in its framing. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

function sourceOf(mediaType: string, bytes: Uint8Array) {
  return {
    chunks: once(bytes),
    mediaType,
    limit: Number.POSITIVE_INFINITY,
    resumption: { id: undefined, retryMs: undefined },
    fail: (reason: string) => new Unreadable(`it ${reason.replace(/\.$/u, '')}`),
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
