import type { Run } from './run.ts';

/** Min letters of a word that is set apart. */
const MIN_LETTERS = 4;
/** Max distance of the beginnings of two letters, in text sizes. */
const MAX_STEP = 4;
/** Width of a letter, in text sizes, from which that of the gaps beside it is estimated. */
const LETTER = 0.6;
/** Factor for the usual distance of letters above which words begin, and one above which letters are set apart. */
const [WORDS, APART] = [1.33, 1.15];
/** One letter, or several with a space between each and the next. */
const SPACED = /^\p{L}(?: \p{L})*$/u;

/** Joins letters that are set apart, as in `H A R B O U R`, into words. @param runs of one line, from left to right */
export function joinLetters(runs: readonly Run[]): Run[] {
  if (!runs.some(({ text }) => SPACED.test(text.trim()))) return [...runs];
  const joined: Run[] = [];
  let letters: Run[] = [];
  let parts: Run[] = [];
  const flush = (): void => {
    joined.push(...(isSpaced(letters) ? toWords(letters) : parts));
    [letters, parts] = [[], []];
  };
  for (const run of runs) {
    const own = SPACED.test(run.text.trim()) ? splitLetters(run) : [];
    const last = letters.at(-1);
    const follows = own[0] && last && last.size === run.size && own[0].x - last.x < run.size * MAX_STEP;
    if (!follows) flush();
    if (own.length === 0) joined.push(run);
    else {
      letters.push(...own);
      parts.push(run);
    }
  }
  flush();
  return joined;
}

/** The letters of a run, evenly apart. */
function splitLetters(run: Run): Run[] {
  const letters = run.text.trim().split(' ');
  const width = Math.min(run.width, run.size * LETTER);
  const step = letters.length === 1 ? 0 : (run.width - width) / (letters.length - 1);
  return letters.map((text, at) => Object.assign({}, run, { text, x: run.x + at * step, width }));
}

function isSpaced(letters: readonly Run[]): boolean {
  if (letters.length < MIN_LETTERS || isAlphabet(letters.map(({ text }) => text))) return false;
  return usualStep(letters) > letters[0]!.size * LETTER * APART;
}

function usualStep(letters: readonly Run[]): number {
  const steps = letters.slice(1).map(({ x }, at) => x - letters[at]!.x);
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/** Letters in the order of the alphabet are those of a list or of columns. */
function isAlphabet(letters: readonly string[]): boolean {
  return letters.every((letter, at) => at === 0 || codeOf(letter) - codeOf(letters[at - 1]!) === 1);
}

function codeOf(letter: string): number {
  return letter.codePointAt(0)!;
}

function toWords(letters: readonly Run[]): Run[] {
  const limit = usualStep(letters) * WORDS;
  const words: Run[] = [];
  for (const [at, letter] of letters.entries()) {
    const word = words.at(-1);
    if (word && letter.x - letters[at - 1]!.x <= limit) {
      word.text += letter.text;
      word.width = letter.x + letter.width - word.x;
    } else words.push({ ...letter });
  }
  return words;
}
