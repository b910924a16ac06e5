/** Parameters are separated by `&`, or by `;` in software that follows the old advice of HTML 4 (§B.2.2). */
const SEPARATOR = /[&;]/;
/** Prefix of a value that is like a path: `Special:` of `Special:Search/x`. */
const PREFIX = /^[^:/]*(?::|%3A|\/|%2F)/i;
/** A value that looks like one of a few options. */
const CHOICE = /^[a-z_-]{1,16}$/;

/**
 * Returns the names of a query, sorted and without duplicates, with the prefixes of their values; with `choices`, also
 * values that are single words.
 */
export function queryShape(query: string, choices: boolean): string {
  const shapes = query.split(SEPARATOR).map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 0) return pair;
    const value = pair.slice(equals + 1);
    const shape =
      choices && CHOICE.test(value) ? value : (PREFIX.exec(value)?.[0].replace(/\d+/g, 'N') ?? '');
    return shape === '' ? pair.slice(0, equals) : `${pair.slice(0, equals)}=${shape}`;
  });
  return [...new Set(shapes)].toSorted().join('&');
}
