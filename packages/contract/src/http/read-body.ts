import type { IncomingMessage } from 'node:http';
import { getFraming, type Framing } from '@web-data/openapi';

/** Receives a response while it arrives; `end` is called after the last part. */
export interface Outlet {
  part(part: Buffer): Promise<void>;
  end(): void;
}

/** Bounds of a response that may have no end: milliseconds after its head, bytes, and ends of items. */
export const STREAM_BOUNDS: { readonly ms: number; readonly bytes: number; readonly items: number } = {
  ms: 2_000,
  bytes: 4 * 1024 * 1024,
  items: 1_000,
};

/** Thrown for a response of more bytes than the limit. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** The body of a response, as far as it was read. */
export interface ReadBody {
  readonly bytes: Buffer;
  /** Whether a stream was closed while it went on; `bytes` are then those of its complete items. */
  readonly isOpen: boolean;
}

/**
 * Reads the body of a response. A stream (OpenAPI 3.2, Sequential Media Types) is closed when it reaches one of
 * {@link STREAM_BOUNDS}; one with an `outlet` is never closed here.
 * @throws when the body breaks off; {@link TooLong} when it has more than `maxBytes`
 */
export async function readBody(
  message: IncomingMessage,
  maxBytes: number,
  outlet?: Outlet,
): Promise<ReadBody> {
  const framing = outlet === undefined ? framingOf(message) : undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  let items = 0;
  let isOpen = false;
  const stop = (): void => {
    isOpen = true;
    message.destroy();
  };
  const timer = framing === undefined ? undefined : setTimeout(stop, STREAM_BOUNDS.ms);
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      await outlet?.part(chunk);
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else if (outlet === undefined) break;
      else chunks.length = 0;
      if (framing === undefined) continue;
      items += countEnds(chunk, framing);
      if (size < Math.min(STREAM_BOUNDS.bytes, maxBytes) && items < STREAM_BOUNDS.items) continue;
      stop();
      break;
    }
  } catch (error) {
    if (!isOpen) throw error;
  } finally {
    clearTimeout(timer);
  }
  outlet?.end();
  if (size > maxBytes && !isOpen)
    throw new TooLong(`the answer has more than ${maxBytes} bytes, which is all that is read`);
  const bytes = Buffer.concat(chunks);
  return { bytes: isOpen && framing ? takeComplete(bytes, framing) : bytes, isOpen };
}

/** A compressed stream is read to its end: part of it may not be decodable. */
function framingOf({ headers }: IncomingMessage): Framing | undefined {
  return headers['content-encoding'] === undefined ? getFraming(headers['content-type'] ?? '') : undefined;
}

/** How often an item ends in a chunk, about: an end that is cut in two does not count. */
function countEnds(chunk: Buffer, framing: Framing): number {
  const text = chunk.toString('latin1');
  return ENDS[framing].reduce((count, end) => count + text.split(end).length - 1, 0);
}

const ENDS: Readonly<Record<Framing, readonly string[]>> = {
  // A blank line (HTML, section 9.2.6).
  events: ['\n\n', '\r\r', '\r\n\r\n'],
  lines: ['\n'],
  sequence: ['\u001e'],
  parts: ['\r\n--'],
};

/** Cuts the bytes after the last complete item. The parts of a multipart body stay: its reader tells which are complete. */
export function takeComplete(bytes: Buffer, framing: Framing): Buffer {
  if (framing === 'parts') return bytes;
  const text = bytes.toString('latin1');
  if (framing === 'sequence') {
    const last = text.lastIndexOf('\u001e');
    return text.endsWith('\n') ? bytes : bytes.subarray(0, Math.max(0, last));
  }
  const ends = ENDS[framing].map((end) => {
    const at = text.lastIndexOf(end);
    return at < 0 ? 0 : at + end.length;
  });
  return bytes.subarray(0, Math.max(...ends));
}
