import type { ItemSource } from './item-reader.ts';

/**
 * Yields the pieces of a text between ends of a pattern as they arrive, and at last what follows the last end, with
 * `isOpen`. An end that is cut in two is `\r`, with a `\n` in the next chunk.
 * @throws the error of the source, when a piece is longer than its limit
 */
export async function* split(
  { chunks, limit, fail }: ItemSource,
  end: RegExp,
): AsyncGenerator<{ text: string; isOpen: boolean }> {
  // Removes a byte order mark, and holds back a character that is cut in two.
  const decoder = new TextDecoder();
  let held: string[] = [];
  let size = 0;
  let afterReturn = false;
  const take = (last: string): string => {
    const text = held.length > 0 ? held.join('') + last : last;
    held = [];
    size = 0;
    return text;
  };
  for await (const chunk of chunks) {
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') continue;
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    afterReturn = end.test('\r') && text.endsWith('\r');
    let start = 0;
    for (const { 0: found, index } of text.matchAll(new RegExp(end, 'g'))) {
      if (size + index - start > limit) throw fail(TOO_LONG);
      yield { text: take(text.slice(start, index)), isOpen: false };
      start = index + found.length;
    }
    held.push(text.slice(start));
    // Only the new part was searched, so that a long piece costs no more than its length.
    size += text.length - start;
    if (size > limit) throw fail(TOO_LONG);
  }
  yield { text: take(decoder.decode()), isOpen: true };
}

/** The reason of the error for an item that is too long. */
export const TOO_LONG = 'has an item that is longer than maxResponseBytes.';
