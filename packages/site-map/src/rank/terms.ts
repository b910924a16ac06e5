import { toStem } from './stem.ts';
import { foldText, parseQuery } from './query.ts';

const RUNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Scripts written without spaces, and what lies between. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ASCII = /^[\0-\x7f]*$/;
/** The joints of a name such as `useEffect` or `HTTPServer`. */
const JOINT = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const MAX_TERM = 40;
const KNOWN_STEMS = 20_000;
const stems = new Map<string, string>();

/**
 * The terms that a text is found by, in their order: its words folded and reduced to their stems, the parts of joined
 * names after the name, and pairs of characters where a script has no spaces. The same analysis as that of {@link rank}.
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

/** A folded word as a term. */
function termOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const term = (toStem(word) ?? word).slice(0, MAX_TERM);
  if (stems.size >= KNOWN_STEMS) stems.clear();
  stems.set(word, term);
  return term;
}

/** A single character stands for itself. */
function pairsOf(piece: string): string[] {
  const characters = [...piece];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** What stands for one word of a query: any of its `terms`. */
export interface QueryTerm {
  /** The word as it is compared. */
  readonly word: string;
  readonly terms: readonly string[];
  /** It belongs to a script without spaces: a page holds it when it holds all of the terms. */
  readonly isRun: boolean;
}

/** The words of a query, each once, with the terms that stand for it in an index of {@link termsOf}. */
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

/** The term of a word, and that of how URLs spell it. */
function spellingsOf(word: string, query: string): string[] {
  const spelled = parseQuery(query).find(({ text }) => text === word)?.spelled?.text;
  return spelled === undefined ? [termOf(word)] : [termOf(word), termOf(spelled)];
}
