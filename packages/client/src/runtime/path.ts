/**
 * Fills the path parameters into a path template.
 * @param read returns the value of a parameter; called in the order of the path
 * @throws TypeError when one is missing or empty, or is `.` or `..`, which would lead to another path
 */
export function serializePath(template: string, read: (name: string) => unknown): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const text = String(read(name) ?? '');
    if (/^\.{0,2}$/.test(text))
      throw new TypeError(`The path parameter ${name} is "${text}"; give its value.`);
    return encodeURIComponent(text);
  });
}

/** Formats a query with its `?`, from the parameters that have a value; a list is repeated for each item. */
export function serializeQuery(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, String(item)]),
  );
  return pairs[0] ? `?${new URLSearchParams(pairs)}` : '';
}
