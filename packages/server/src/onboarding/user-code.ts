import { randomInt } from 'node:crypto';

/** Consonants alone: no letter that is taken for another one or a digit, and no words (RFC 8628, section 6.1). */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
/** Letters of a half: 20^8 codes in all. */
const HALF = 4;

/** A code that a person types or compares, in two halves. */
export interface UserCode {
  /** What it is found by. */
  name: string;
  /** As it is shown, such as `WDJB-MJHT`. */
  text: string;
}

/** Makes a random code. */
export function newUserCode(): UserCode {
  const characters = Array.from({ length: 2 * HALF }, () => ALPHABET[randomInt(ALPHABET.length)]!);
  return codeOf(characters.join(''));
}

/** What a person typed, in any case and with any spaces and dashes; undefined for what is no code. */
export function readUserCode(typed: string): UserCode | undefined {
  const characters = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  const isCode =
    characters.length === 2 * HALF && [...characters].every((character) => ALPHABET.includes(character));
  return isCode ? codeOf(characters) : undefined;
}

function codeOf(characters: string): UserCode {
  const name = characters.slice(0, HALF);
  return { name, text: `${name}-${characters.slice(HALF)}` };
}
