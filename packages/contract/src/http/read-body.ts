import type { IncomingMessage } from 'node:http';

/** What takes an answer on while it comes; `end` is called when all of it came. */
export interface Outlet {
  part(part: Buffer): Promise<void>;
  end(): void;
}

/** Milliseconds after its head that a stream of events is listened to: it may have no end. */
const LISTENED_MS = 2_000;

/** Thrown for an answer of more bytes than are read. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * The body of an answer. Of a stream of events (`text/event-stream`) that goes on, the whole events that came in
 * {@link LISTENED_MS}, and the connection is ended; one that is taken on is never ended here.
 * @throws when it breaks off; {@link TooLong} when it has more than `maxBytes`
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

/** A compressed one is waited for: a part of it may not be readable. */
function isEventStream({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? '';
  return headers['content-encoding'] === undefined && /^\s*text\/event-stream\s*(?:;|$)/iu.test(type);
}

/** What stands before the last blank line: an event ends with one (HTML, section 9.2.6). */
function takeCompleteEvents(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const ends = ['\n\n', '\r\r', '\r\n\r\n'].map((blank) => {
    const at = text.lastIndexOf(blank);
    return at < 0 ? 0 : at + blank.length;
  });
  return bytes.subarray(0, Math.max(...ends));
}
