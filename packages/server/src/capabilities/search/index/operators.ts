import { foldText } from '@web-data/site-map/rank';

/** A parsed query: its terms and its operators. */
export interface ParsedQuery {
  /** The query without its operators. */
  terms: string;
  /** Strings that a page must contain literally, except for case and accents. */
  phrases: readonly string[];
  /** Terms or quoted phrases that a page must not contain. */
  without: readonly string[];
  /** Domains; a page must belong to one of them. */
  sites: readonly string[];
  /** Domains that a page must not belong to. */
  notSites: readonly string[];
  /** Terms such as `C++` and `.env`, whose signs matter. */
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
/** Maximum operators of each kind; further ones are ignored. */
const MAX_OPERATORS = 10;

/**
 * Parses a query by the conventions of search engines: `"in this order"`, `-word`, `-"this phrase"`,
 * `site:example.com`, `-site:example.com`. `OR`, `AND` and `|` are ignored, since a page with some of the terms is
 * found anyway. Everything else is a term.
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
  // In a query in capitals, `OR` is a term.
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

/** Parses the value of `site:` to a host in ASCII; undefined when it is invalid. */
function parseHost(text: string): string | undefined {
  const name = HOST.exec(text)?.[1];
  const url = name === undefined ? undefined : `http://${name}/`;
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}

const NO_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Whether a text contains a phrase, in order and not within longer terms. A phrase with signs is compared literally.
 */
export function holdsText(text: string, needle: string): boolean {
  const sought = foldText(needle);
  if (/[^\p{L}\p{N}\p{M}\s'’-]/u.test(needle)) return foldText(text).includes(sought.trim());
  const [within, phrase] = [spaced(text), spaced(needle)];
  return NO_SPACES.test(needle) ? within.includes(phrase.trim()) : within.includes(phrase);
}

/** Returns the folded text with a space around each term. */
function spaced(text: string): string {
  return ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `;
}
