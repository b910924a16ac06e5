/** Headers with names in lower case, so that a later one replaces an earlier one. `null` stands for none. */
export type HeaderMap = Record<string, string | null>;

/** @throws TypeError without the value of a header: it may be a secret */
export function readHeaders(headers: Record<string, string | null | undefined> = {}): HeaderMap {
  const map: HeaderMap = {};
  for (const [name, value] of Object.entries(headers)) {
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

/** Those that have a value. */
export function presentHeaders(map: HeaderMap): Record<string, string> {
  for (const name in map) if (map[name] === null) delete map[name];
  return map as Record<string, string>;
}
