import type { IncomingMessage } from 'node:http';

/** Receives a response while it arrives; `end` is called after the last part. */
export interface Outlet {
  part(part: Buffer): Promise<void>;
  end(): void;
}

/** Milliseconds to read a stream of events after its head: the stream may have no end. */
const LISTENED_MS = 2_000;

/** Thrown for a response of more bytes than the limit. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * Reads the body of a response. Of an event stream (`text/event-stream`) that is still open after {@link LISTENED_MS},
 * it returns the complete events so far and closes the connection; a stream with an `outlet` is never closed here.
 * @throws when the body breaks off; {@link TooLong} when it has more than `maxBytes`
 */
export async function readBody(message: IncomingMessage, maxBytes: number, outlet?: Outlet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isCut = false;
  const stop = (): void => {
    isCut = true;
    message.destroy();
  };
  const timer = outlet === undefined && isEventStream(message) ? setTimeout(stop, LISTENED_MS) : undefined;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      await outlet?.part(chunk);
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else if (outlet === undefined) break;
      else chunks.length = 0;
    }
  } catch (error) {
    if (!isCut) throw error;
  } finally {
    clearTimeout(timer);
  }
  outlet?.end();
  if (size > maxBytes)
    throw new TooLong(`the answer has more than ${maxBytes} bytes, which is all that is read`);
  return isCut ? takeCompleteEvents(Buffer.concat(chunks)) : Buffer.concat(chunks);
}

/** A compressed stream is read to its end: part of it may not be decodable. */
function isEventStream({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? '';
  return headers['content-encoding'] === undefined && /^\s*text\/event-stream\s*(?:;|$)/iu.test(type);
}

/** Cuts the text after the last blank line: an event ends with one (HTML, section 9.2.6). */
function takeCompleteEvents(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const ends = ['\n\n', '\r\r', '\r\n\r\n'].map((blank) => {
    const at = text.lastIndexOf(blank);
    return at < 0 ? 0 : at + blank.length;
  });
  return bytes.subarray(0, Math.max(...ends));
}
