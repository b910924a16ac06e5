/** Only words of these characters are stemmed, since English endings are recognized by spelling alone. */
const ENGLISH = /^[a-z]{4,30}$/;
const VOWEL = /[aeiouy]/;
/** Words that end like an inflected form but are not. */
const UNINFLECTED: ReadonlySet<string> = new Set([
  'news',
  'series',
  'species',
  'always',
  'during',
  'nothing',
]);

/**
 * Returns the common stem of an English word, its plural and its forms in -ing, -ed and -ion: `retr(y)` of retry,
 * retries, retried, retrying. Undefined for words that it does not apply to. It is light on purpose, so that related
 * words with other meanings (universe, university) remain distinct.
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
  // Running, planned: the final consonant is doubled. Not in billing, processing, buzzing.
  return /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** Validate and validation have the same stem; short words keep their ending, since station is not a form of state. */
function withoutNounEnding(word: string): string {
  return word.length >= 8 && /[st]ion$/.test(word) ? word.slice(0, -3) : word;
}

/** Price and pricing, or movie and movies, only have the same stem without these endings. */
function withoutFinal(word: string): string {
  return word.replace(/(?:ie|e|y)$/, '');
}
