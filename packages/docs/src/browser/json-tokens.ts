/** A part of JSON: text between tokens, or a token with the class of its colour. */
export interface JsonToken {
  text: string;
  /** `p` for names, `s` for strings, `n` for numbers, `k` for words. */
  kind?: 'p' | 's' | 'n' | 'k';
}

/** Strings, with a colon after names; numbers; words. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** JSON of a longer text stays plain, since each colour is an element of its own. */
const MAX_COLOURED = 40_000;

/** Splits JSON into what has a colour each, in its order; one of more than 40,000 characters has none. */
export function splitJson(text: string): JsonToken[] {
  if (text.length > MAX_COLOURED) return [{ text }];
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const { 0: all, 1: string, 2: colon, 3: number, index } of text.matchAll(TOKEN)) {
    if (index > end) tokens.push({ text: text.slice(end, index) });
    const kind = string === undefined ? (number === undefined ? 'k' : 'n') : colon === undefined ? 's' : 'p';
    tokens.push({ text: string ?? all, kind });
    if (colon !== undefined) tokens.push({ text: colon });
    end = index + all.length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}
