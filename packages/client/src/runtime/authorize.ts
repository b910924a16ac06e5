/**
 * A key behind its scheme.
 * @throws TypeError when a header cannot carry it. The message never holds it.
 */
export function authorize(key: unknown, name = 'apiKey', scheme = 'Bearer '): string {
  if (typeof key === 'string' && /^[!-~]+$/.test(key)) return scheme + key;
  throw new TypeError(`${name} must be visible ASCII without spaces.`);
}
