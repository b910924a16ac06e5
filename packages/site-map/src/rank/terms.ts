import { toStem } from './stem.ts';
import { foldText, parseQuery } from './query.ts';

const RUNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Sequences in scripts without spaces, and sequences of other characters. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ASCII = /^[\0-\x7f]*$/;
/** Boundaries between the parts of a name such as `useEffect` or `HTTPServer`. */
const JOINT = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const MAX_TERM = 40;
const KNOWN_STEMS = 20_000;
const stems = new Map<string, string>();

/**
 * Extracts the index terms of a text in order: its words, folded and stemmed, the parts of joined names after the name,
 * and pairs of characters for scripts without spaces. The analysis is the same as that of {@link rank}.
 */
export function extractTerms(text: string): string[] {
  const terms: string[] = [];
  for (const [run] of text.matchAll(RUNS)) addRun(run, terms);
  return terms;
}

function addRun(run: string, terms: string[]): void {
  const isAscii = ASCII.test(run);
  if (!isAscii && UNSPACED.test(run)) {
    for (const [piece] of foldText(run).matchAll(PIECES))
      if (UNSPACED.test(piece)) terms.push(...pairsOf(piece));
      else terms.push(termOf(piece));
    return;
  }
  terms.push(termOf(isAscii ? run.toLowerCase() : foldText(run)));
  if (!isAscii) return;
  const parts = run.split(JOINT);
  if (parts.length > 1) for (const part of parts) terms.push(termOf(part.toLowerCase()));
}

/** Stems a folded word, with a cache. */
function termOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const term = (toStem(word) ?? word).slice(0, MAX_TERM);
  if (stems.size >= KNOWN_STEMS) stems.clear();
  stems.set(word, term);
  return term;
}

/** Pairs of adjacent characters; a single character is returned as it is. */
function pairsOf(piece: string): string[] {
  const characters = [...piece];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** A word of a query, with the index terms that it matches. */
export interface QueryTerm {
  /** The folded word. */
  readonly word: string;
  readonly terms: readonly string[];
  /** Whether it belongs to a script without spaces: a page then matches when it contains all of the terms. */
  readonly isRun: boolean;
}

/** Parses the distinct words of a query, with their terms in an index of {@link extractTerms}. */
export function queryTerms(query: string): QueryTerm[] {
  const found = new Map<string, QueryTerm>();
  for (const [run] of foldText(query).matchAll(RUNS)) {
    for (const [piece] of UNSPACED.test(run) ? run.matchAll(PIECES) : [[run] as const]) {
      if (UNSPACED.test(piece)) found.set(piece, { word: piece, terms: pairsOf(piece), isRun: true });
      else found.set(piece, { word: piece, terms: [...new Set(spellingsOf(piece, query))], isRun: false });
    }
  }
  return [...found.values()].slice(0, MAX_TERMS);
}

const MAX_TERMS = 32;

/** Returns the term of a word, and the term of its URL spelling. */
function spellingsOf(word: string, query: string): string[] {
  const spelled = parseQuery(query).find(({ text }) => text === word)?.spelled?.text;
  return spelled === undefined ? [termOf(word)] : [termOf(word), termOf(spelled)];
}
