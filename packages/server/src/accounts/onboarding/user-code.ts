import { randomInt } from 'node:crypto';

/**
 * Only consonants, none of which looks like a digit or another character, so that codes spell nothing (RFC 8628,
 * section 6.1).
 */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
/** Characters of each half: 20^8 codes in total. */
const HALF = 4;

/** A code that a person types or compares, in two halves. */
export interface UserCode {
  /** The half by which it is looked up. */
  name: string;
  /** The code for display, such as `WDJB-MJHT`. */
  text: string;
}

/** Creates a random code. */
export function newUserCode(): UserCode {
  const characters = Array.from({ length: 2 * HALF }, () => ALPHABET[randomInt(ALPHABET.length)]!);
  return codeOf(characters.join(''));
}

/** Parses a typed code, in any case and with any spaces and dashes; undefined when it is not a code. */
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
