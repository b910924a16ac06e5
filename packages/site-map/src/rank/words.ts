import { domainToUnicode } from 'node:url';

const NON_ASCII = /[^\0-\x7f]/;
/** Scripts written without spaces: any piece of them may be a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const MAX_WORDS = 32;

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** True when it may match inside a run of letters, as in Chinese or Thai. */
  readonly anywhere: boolean;
}

/** Text as it is compared: lower case, compatibility forms and accents folded. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower)
    ? lower
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .normalize('NFC')
    : lower;
}

/** The distinct words of a query, at most 32. Runs without spaces also count by their pairs of characters. */
export function queryWords(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const [run] of foldText(query).matchAll(/[\p{L}\p{N}]+/gu)) {
    const anywhere = UNSPACED.test(run);
    words.set(run, { text: run, anywhere });
    const characters = anywhere ? [...run] : [];
    for (let at = 0; at + 2 <= characters.length; at++) {
      const pair = characters.slice(at, at + 2).join('');
      words.set(pair, { text: pair, anywhere });
    }
  }
  return [...words.values()].slice(0, MAX_WORDS);
}

/** The readable text of a URL: host and path, escapes decoded, international names in their own letters. */
export function urlText(url: string): string {
  const start = url.indexOf('//') + 2;
  const rest = url.slice(start);
  if (!rest.includes('%') && !rest.includes('xn--')) return foldText(rest);
  const slash = rest.indexOf('/');
  const host = slash < 0 ? rest : rest.slice(0, slash);
  return foldText((domainToUnicode(host) || host) + decoded(slash < 0 ? '' : rest.slice(slash)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
