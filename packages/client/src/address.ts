import { versionPath } from './generated/server.ts';

/**
 * The address every path is appended to: base address and version path.
 * @throws TypeError when the base address is not one
 */
export function readAddress(baseUrl: string): string {
  // As WHATWG writes it: white space, capitals and backslashes are gone, and a brace of the path is escaped.
  const address = parseUrl(baseUrl)?.href.replace(/\/*$/, '');
  if (!address || !/^https?:\/\/[^/@]+(\/[^?#]*)?$/.test(address) || /\{/.test(baseUrl)) {
    throw new TypeError('baseUrl must be an http or https URL without user, query or fragment.');
  }
  if (versionPath && address.endsWith(versionPath)) {
    throw new TypeError(`baseUrl ends in ${versionPath}; leave it out, the client adds it.`);
  }
  return address + versionPath;
}

/**
 * The `Authorization` header of a key.
 * @throws TypeError when a header cannot carry it. The message never holds it.
 */
export function authorize(key: unknown): string {
  if (typeof key === 'string' && /^[!-~]+$/.test(key)) return `Bearer ${key}`;
  throw new TypeError('apiKey must be visible ASCII without spaces.');
}

/** The text of an answer without the key, should it repeat the request. A word shorter than 8 letters is no secret. */
export function hideKey(text: string, authorization: string): string {
  const key = authorization.replace(/^\S+ /, '');
  return key.length < 8 ? text : text.replaceAll(key, '[key]');
}

/** An absolute URL, or `undefined`. Not `URL.canParse`: once compiled, that of Node.js 20 misreads letters outside ASCII. */
export function parseUrl(text: string | URL): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
