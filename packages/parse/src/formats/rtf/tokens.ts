import { Readable } from 'node:stream';
import { Tokenize } from 'rtf-stream-parser';

/** A token of an RTF document. */
export type RtfToken =
  | { kind: 'open' | 'close' }
  | { kind: 'text'; data: Uint8Array }
  | { kind: 'word'; word: string; param: number | undefined; data: Uint8Array | undefined };

/** Token types of the library. */
const [OPEN, CLOSE, CONTROL] = [0, 1, 2];

/** Yields the groups, control words and strings of an RTF document in sequence. */
export async function* tokenize(bytes: Uint8Array): AsyncGenerator<RtfToken> {
  const tokens = Readable.from([Buffer.from(bytes)]).pipe(new Tokenize());
  for await (const token of tokens as AsyncIterable<{
    type: number;
    word?: string;
    param?: number;
    data?: Uint8Array;
  }>) {
    const { type, word, param, data } = token;
    if (type === OPEN) yield { kind: 'open' };
    else if (type === CLOSE) yield { kind: 'close' };
    else if (type === CONTROL) yield { kind: 'word', word: word ?? '', param, data };
    else yield { kind: 'text', data: data ?? new Uint8Array() };
  }
}
