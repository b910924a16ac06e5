/** Parameters are parted by `&`, and by `;` where software follows the old advice of HTML 4 (§B.2.2). */
const SEPARATOR = /[&;]/;
/** What a value begins with when it is a place of its own: `Special:` of `Special:Search/x`. */
const PREFIX = /^[^:/]*(?::|%3A|\/|%2F)/i;
/** A value that looks like one of a few to choose from. */
const CHOICE = /^[a-z_-]{1,16}$/;

/** The names of a query, each once and sorted, with what their values begin with; `choices` keeps those that are words. */
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
