/** English endings are told from the letters of a word alone, so only words of these letters are stemmed. */
const ENGLISH = /^[a-z]{4,30}$/;
const VOWEL = /[aeiouy]/;
/** Words whose end looks like an ending and is none. */
const UNINFLECTED: ReadonlySet<string> = new Set([
  'news',
  'series',
  'species',
  'always',
  'during',
  'nothing',
]);

/**
 * What an English word has in common with its plural and its forms in -ing, -ed and -ion: `retr(y)` of retry, retries,
 * retried, retrying. Undefined for words it does not apply to. Light on purpose: related words of other meaning
 * (universe, university) stay apart.
 */
export function toStem(word: string): string | undefined {
  if (!ENGLISH.test(word) || UNINFLECTED.has(word)) return undefined;
  const stem = withoutFinal(withoutNounEnding(withoutVerbEnding(singular(word))));
  return stem.length < 3 ? undefined : stem;
}

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  return /(?:sses|xes|ches|shes|zzes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const ending = /(?:ing|[^e]ed)$/.exec(word)?.[0];
  if (ending === undefined) return word;
  const rest = word.slice(0, ending === 'ing' ? -3 : -2);
  if (rest.length < 3 || !VOWEL.test(rest)) return word;
  // Running, planned: the last letter was doubled. Not in billing, processing, buzzing.
  return /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** Validate and validation; short words keep their end, as a station has no state. */
function withoutNounEnding(word: string): string {
  return word.length >= 8 && /[st]ion$/.test(word) ? word.slice(0, -3) : word;
}

/** Price and pricing, movie and movies have one stem only without these letters. */
function withoutFinal(word: string): string {
  return word.replace(/(?:ie|e|y)$/, '');
}
