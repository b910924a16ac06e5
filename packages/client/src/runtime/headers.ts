import type { HeaderOptions } from './options.ts';

/** Headers with names in lower case, so that a later one replaces an earlier one; one that is no string is left out. */
export type HeaderMap = Record<string, string | null | undefined>;

/**
 * Overrides headers of `map`.
 * @throws TypeError for a value that is not headers, and for an invalid header, without its value, which may be a
 *   secret
 */
export function addHeaders(map: HeaderMap, headers: HeaderOptions | undefined): HeaderMap {
  if (!headers) return map;
  if (typeof headers !== 'object') throw new TypeError('headers must be an object.');
  const pairs = Symbol.iterator in headers ? headers : Object.entries(headers);
  for (const [name, value] of pairs as Iterable<[string, string | null | undefined]>) {
    if (value === undefined) continue;
    try {
      new Headers().set(name, value ?? '');
    } catch {
      throw new TypeError(`The header ${JSON.stringify(name)} has a name or value that HTTP does not allow.`);
    }
    map[name.toLowerCase()] = value;
  }
  return map;
}

/** Leaves the headers that are sent. */
export function toSentHeaders(map: HeaderMap): Record<string, string> {
  for (const name in map) if (typeof map[name] !== 'string') delete map[name];
  return map as Record<string, string>;
}
