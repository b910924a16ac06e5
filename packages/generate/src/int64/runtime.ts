/*
 * Functions that read and write integers without rounding. Each is copied into the generated `int64.ts` by its source text, so it may use
 * only the others.
 */

/** The type of integers of 64 bits in a program. */
export type Int64 = 'bigint' | 'string';

/** What one schema, and all that apply to the same value, say about integers below a value; numbers are indexes. */
export interface Int64Node {
  /** Whether the value itself is an integer of 64 bits. */
  self?: true;
  members?: Record<string, number[]>;
  /** Of members that have no entry. */
  rest?: number[];
  /** Of the first items. */
  tuple?: number[][];
  /** Of the items after them. */
  items?: number[];
}

type Nodes = readonly Int64Node[];

/**
 * Parses JSON text. An integer beyond 2^53 becomes a bigint with exactly its digits; everything else is as `JSON.parse`
 * reads it.
 * @throws SyntaxError
 */
function parseExact(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Most texts have no number that `JSON.parse` may round to another integer.
  if (!/\d{16}|\d[eE]/.test(text)) return value;
  const quoted = quoteLongNumbers(text);
  if (quoted === text) return value;
  // Both have the same form, and the second one has digits where the first one has numbers.
  const root = [value];
  const open: [unknown, unknown][] = [[root, [JSON.parse(quoted)]]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [numbers, digits] = next as [Record<string, unknown>, Record<string, unknown>];
    for (const key of Object.keys(numbers)) {
      const own = numbers[key];
      if (typeof own === 'number' && typeof digits[key] === 'string')
        numbers[key] = readDigits(digits[key]) ?? own;
      else if (typeof own === 'object' && own !== null) open.push([own, digits[key]]);
    }
  }
  return root[0];
}

/** Puts quotes around the numbers of valid JSON that may be integers beyond 2^53. */
function quoteLongNumbers(text: string): string {
  let quoted = '';
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) {
      for (index += 1; text.charCodeAt(index) !== 0x22; index += 1)
        if (text.charCodeAt(index) === 0x5c) index += 1;
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const start = index;
      while (isOfNumber(text.charCodeAt(index + 1))) index += 1;
      const token = text.slice(start, index + 1);
      if (token.length < 16 && !/e/i.test(token)) continue;
      quoted += `${text.slice(from, start)}"${token}"`;
      from = index + 1;
    }
  }
  return quoted + text.slice(from);
}

/** Whether a character may stand in a number: a digit, or one of `+-.Ee`. */
function isOfNumber(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    code === 0x2e ||
    code === 0x2d ||
    (code | 0x20) === 0x65 ||
    code === 0x2b
  );
}

/** The integer that a JSON number stands for, where it is one beyond 2^53 with at most 40 digits. */
function readDigits(token: string): bigint | undefined {
  const [, sign, integer, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(
    token,
  )!;
  const significant = (integer! + fraction).replace(/^0+/, '');
  const shift = Number(exponent) - fraction.length;
  // Longer ones are beyond any limit of 64 bits, and costly to convert.
  if (significant.length + shift > 40 || significant.length + shift < 16) return undefined;
  const rest = shift < 0 ? significant.slice(shift) : '';
  if (/[1-9]/.test(rest)) return undefined;
  const digits = shift < 0 ? significant.slice(0, shift) : significant + '0'.repeat(shift);
  const value = BigInt(sign + digits);
  return Number.isSafeInteger(Number(value)) ? undefined : value;
}

/** Writes JSON as `JSON.stringify` does, and every bigint as its digits. */
function stringifyExact(value: unknown): string {
  let isLong = false;
  const write = (mark: string): string =>
    JSON.stringify(value, function (this: Record<string, unknown>, key: string, member: unknown) {
      // Before a `toJSON` that a program may have given to bigints.
      const own = this[key];
      if (typeof own !== 'bigint') return member;
      if (Number.isSafeInteger(Number(own))) return Number(own);
      isLong = true;
      return mark + String(own);
    });
  let mark = '';
  let text = write(mark);
  if (!isLong) return text;
  // Chosen after the value is known, and absent from it, so no string of the value can pass for digits.
  do mark = `int64-${Math.random()}:`;
  while (text.includes(mark));
  text = write(mark);
  return text.replaceAll(new RegExp(`"${mark.replace('.', '[.]')}(-?\\d+)"`, 'g'), '$1');
}

/** Whether a value has members of its own that may be visited: no files, dates or streams. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** The nodes of a member or an item. */
function findNodes(nodes: Nodes, at: readonly number[], value: object, key: string): number[] {
  return at.flatMap((index) => {
    const { members = {}, rest = [], tuple = [], items = [] } = nodes[index]!;
    if (Array.isArray(value)) return tuple[Number(key)] ?? items;
    return Object.hasOwn(members, key) ? members[key]! : rest;
  });
}

/** Turns integers of 64 bits into their type in programs, in place, and any other bigint into a number. */
function toProgramForm(nodes: Nodes, at: readonly number[], value: unknown, form: Int64): unknown {
  if (typeof value === 'bigint' || Number.isInteger(value)) {
    if (!at.some((index) => nodes[index]!.self)) return Number(value);
    return form === 'bigint' ? BigInt(value as number) : String(BigInt(value as number));
  }
  if (!isPlain(value)) return value;
  const own = value as Record<string, unknown>;
  for (const key of Object.keys(own))
    own[key] = toProgramForm(nodes, findNodes(nodes, at, own, key), own[key], form);
  return value;
}

/** A copy of a value in which the strings of digits that stand for integers of 64 bits are bigints. */
function toWireForm(nodes: Nodes, at: readonly number[], value: unknown): unknown {
  if (at.length === 0) return value;
  if (typeof value === 'string')
    return at.some((index) => nodes[index]!.self) && /^-?\d+$/.test(value) ? BigInt(value) : value;
  if (!isPlain(value)) return value;
  const own = value as Record<string, unknown>;
  const entries = Object.keys(own).map((key): [string, unknown] => [
    key,
    toWireForm(nodes, findNodes(nodes, at, own, key), own[key]),
  ]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** The functions by their names. */
export const int64Functions: Readonly<Record<string, unknown>> = {
  parseExact,
  quoteLongNumbers,
  isOfNumber,
  readDigits,
  stringifyExact,
  isPlain,
  findNodes,
  toProgramForm,
  toWireForm,
};
