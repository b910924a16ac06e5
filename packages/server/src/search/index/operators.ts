import { foldText } from '@web-data/site-map/rank';

/** A query, taken apart: the words, and what is asked of pages besides. */
export interface ParsedQuery {
  /** Without the operators. */
  terms: string;
  /** Texts that a page must hold as they are written, case and accents aside. */
  phrases: readonly string[];
  /** Words, or texts in quotation marks, that it must not hold. */
  without: readonly string[];
  /** Domains of which it must belong to one. */
  sites: readonly string[];
  /** Domains that it must not belong to. */
  notSites: readonly string[];
  /** Words such as `C++` and `.env`, whose signs tell more than their letters. */
  signed: readonly string[];
}

const QUOTED = String.raw`"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»`;
const TOKEN = new RegExp(
  String.raw`(?<![^\s(|])(-?)(?:site:([^\s"()]+)|(${QUOTED})|([^\s"“”„«»|()]+))`,
  'gu',
);
const WORD = /[\p{L}\p{N}]/u;
const HOST =
  /^(?:https?:\/\/)?(?:\*\.|\.)?([\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)(?::\d+)?(?:\/.*)?$/u;
const SIGNED = /^(?:[\p{L}\p{N}]+(?:\+\+|#)|\.[\p{L}][\p{L}\p{N}]*)$/u;
/** Operators of each kind that count; a query with more is no question of a person. */
const MAX_OPERATORS = 10;

/**
 * Reads a query by the habits of search engines: `"in this order"`, `-word`, `-"these words"`, `site:example.com`,
 * `-site:example.com`. `OR`, `AND` and `|` between words are passed over: a page with some of the words is found anyway.
 * Whatever is no operator is a word.
 */
export function parseQuery(query: string): ParsedQuery {
  const found = {
    terms: [] as string[],
    phrases: [] as string[],
    without: [] as string[],
    sites: [] as string[],
    notSites: [] as string[],
    signed: [] as string[],
  };
  // In capitals throughout, `OR` is a word like the others.
  const isLoud = query === query.toUpperCase();
  for (const [, minus, site, quoted, word] of query.matchAll(TOKEN)) {
    const isUnwanted = minus === '-';
    const host = site === undefined ? undefined : parseHost(site);
    if (host !== undefined) (isUnwanted ? found.notSites : found.sites).push(host);
    else if (quoted !== undefined) takeQuoted(quoted.slice(1, -1).trim(), isUnwanted);
    else takeWord(site === undefined ? word! : `site:${site}`, isUnwanted);
  }
  return {
    terms: found.terms.join(' '),
    phrases: found.phrases.slice(0, MAX_OPERATORS),
    without: found.without.slice(0, MAX_OPERATORS),
    sites: found.sites.slice(0, MAX_OPERATORS),
    notSites: found.notSites.slice(0, MAX_OPERATORS),
    signed: found.signed.slice(0, MAX_OPERATORS),
  };

  function takeQuoted(text: string, isUnwanted: boolean): void {
    if (!WORD.test(text)) return;
    if (isUnwanted) return void found.without.push(text);
    found.terms.push(text);
    found.phrases.push(text);
  }

  function takeWord(text: string, isUnwanted: boolean): void {
    if (isUnwanted && /^[\p{L}\p{N}.]/u.test(text) && WORD.test(text)) return void found.without.push(text);
    if (!isLoud && (text === 'OR' || text === 'AND')) return;
    if (SIGNED.test(text)) found.signed.push(text);
    found.terms.push(text);
  }
}

/** The host of what stands behind `site:`, in ASCII; undefined for what is none. */
function parseHost(text: string): string | undefined {
  const name = HOST.exec(text)?.[1];
  const url = name === undefined ? undefined : `http://${name}/`;
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}

const NO_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a text holds another as whole words in its order; with signs beside letters, as it is written. */
export function holdsText(text: string, needle: string): boolean {
  const sought = foldText(needle);
  if (/[^\p{L}\p{N}\p{M}\s'’-]/u.test(needle)) return foldText(text).includes(sought.trim());
  const [within, phrase] = [spaced(text), spaced(needle)];
  return NO_SPACES.test(needle) ? within.includes(phrase.trim()) : within.includes(phrase);
}

/** The words of a text, each between two spaces. */
function spaced(text: string): string {
  return ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `;
}
