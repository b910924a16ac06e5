import { pointer } from './detail.ts';
import type { Detail } from './detail.ts';

/** A parsed body, or its violation. */
export type Parsed = { value: unknown } | { detail: Detail };

/**
 * Parses JSON text; rejects nesting deeper than `maxDepth` levels and any member `__proto__`.
 * @param parse called with text of an allowed depth
 */
export function parseJson(
  text: string,
  maxDepth: number,
  parse: (text: string) => unknown = JSON.parse,
): Parsed {
  if (isDeeper(text, maxDepth)) return { detail: tooDeep(maxDepth) };
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    // The error message of the engine quotes the text.
    return { detail: { in: 'body', path: '', code: 'json', message: 'must be valid JSON' } };
  }
  return forbiddenName.test(text) ? checkParsed(value, maxDepth) : { value };
}

/** The name `__proto__`, its letters plain or escaped. Also matches inside strings, so a match is only a hint. */
const forbiddenName =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"\s*:/;

/** Rejects in a parsed value what `parseJson` rejects in text; for bodies that the host parsed. */
export function checkParsed(root: unknown, maxDepth: number): Parsed {
  const open: [value: object, path: string, depth: number][] = [];
  if (isContainer(root)) open.push([root, '', 1]);
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, path, depth] = next;
    if (depth > maxDepth) return { detail: tooDeep(maxDepth) };
    if (Object.hasOwn(value, '__proto__')) return { detail: forbidden(`${path}/__proto__`) };
    for (const key of Object.keys(value)) {
      const member: unknown = value[key as never];
      if (isContainer(member)) open.push([member, path.length < 256 ? path + pointer(key) : path, depth + 1]);
    }
  }
  return { value: root };
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function tooDeep(maxDepth: number): Detail {
  const message = `must not be nested deeper than ${maxDepth} levels`;
  return { in: 'body', path: '', code: 'depth', message, expected: maxDepth };
}

function forbidden(path: string): Detail {
  return { in: 'body', path, code: 'propertyNames', message: 'must not have a member of that name' };
}

/** Whether brackets outside of strings nest deeper than `max`. */
function isDeeper(text: string, max: number): boolean {
  if (text.length <= 2 * max || !hasMoreBrackets(text, max)) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) {
      index = endOfString(text, index);
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > max) return true;
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
    }
  }
  return false;
}

/** Whether there are enough opening brackets to nest deeper than `max`; usually false after a short count. */
function hasMoreBrackets(text: string, max: number): boolean {
  let count = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > max) return true;
    }
  }
  return false;
}

/** Index of the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x5c) index += 1;
    else if (code === 0x22) return index;
  }
  return text.length;
}
