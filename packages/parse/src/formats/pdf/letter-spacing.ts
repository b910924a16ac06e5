import type { Run } from './run.ts';

/** Min letters of a word that is set apart. */
const MIN_CHARACTERS = 4;
/** Max distance of the beginnings of two letters, in text sizes. */
const MAX_STEP = 4;
/** Width of a letter, in text sizes, from which that of the gaps beside it is estimated. */
const CHARACTER = 0.6;
/** Factor for the usual distance of letters above which words begin, and one above which letters are set apart. */
const [SEPARATED, APART] = [1.33, 1.15];
/** One letter, or several with a space between each and the next. */
const SPACED = /^\p{L}(?: \p{L})*$/u;

/** Joins letters that are set apart, as in `H A R B O U R`, into words. @param runs of one line, from left to right */
export function joinCharacters(runs: readonly Run[]): Run[] {
  if (!runs.some(({ text }) => SPACED.test(text.trim()))) return [...runs];
  const joined: Run[] = [];
  let characters: Run[] = [];
  let parts: Run[] = [];
  const flush = (): void => {
    joined.push(...(isSpaced(characters) ? mergeCharacters(characters) : parts));
    [characters, parts] = [[], []];
  };
  for (const run of runs) {
    const own = SPACED.test(run.text.trim()) ? splitCharacters(run) : [];
    const last = characters.at(-1);
    const follows = own[0] && last && last.size === run.size && own[0].x - last.x < run.size * MAX_STEP;
    if (!follows) flush();
    if (own.length === 0) joined.push(run);
    else {
      characters.push(...own);
      parts.push(run);
    }
  }
  flush();
  return joined;
}

/** The letters of a run, evenly apart. */
function splitCharacters(run: Run): Run[] {
  const characters = run.text.trim().split(' ');
  const width = Math.min(run.width, run.size * CHARACTER);
  const step = characters.length === 1 ? 0 : (run.width - width) / (characters.length - 1);
  return characters.map((text, at) => Object.assign({}, run, { text, x: run.x + at * step, width }));
}

function isSpaced(characters: readonly Run[]): boolean {
  if (characters.length < MIN_CHARACTERS || isAlphabet(characters.map(({ text }) => text))) return false;
  return usualStep(characters) > characters[0]!.size * CHARACTER * APART;
}

function usualStep(characters: readonly Run[]): number {
  const steps = characters.slice(1).map(({ x }, at) => x - characters[at]!.x);
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/** Letters in the order of the alphabet are those of a list or of columns. */
function isAlphabet(characters: readonly string[]): boolean {
  return characters.every(
    (character, at) => at === 0 || codeOf(character) - codeOf(characters[at - 1]!) === 1,
  );
}

function codeOf(character: string): number {
  return character.codePointAt(0)!;
}

function mergeCharacters(characters: readonly Run[]): Run[] {
  const limit = usualStep(characters) * SEPARATED;
  const merged: Run[] = [];
  for (const [at, character] of characters.entries()) {
    const last = merged.at(-1);
    if (last && character.x - characters[at - 1]!.x <= limit) {
      last.text += character.text;
      last.width = character.x + character.width - last.x;
    } else merged.push({ ...character });
  }
  return merged;
}
