import type { Signed } from './schemes.ts';
/**
 * The address every path is appended to: base address and version path.
 * @throws TypeError when the base address is not one
 */
export function readAddress(baseUrl: string, versionPath: string): string {
  // As WHATWG writes it: white space, capitals and backslashes are gone, and a brace of the path is escaped.
  const address = `${parseUrl(baseUrl)?.href.replace(/\/*$/, '')}`;
  if (!/^https?:\/\/[^/@]+(\/[^?#]*)?$/.test(address) || baseUrl.includes('{')) {
    throw new TypeError('baseUrl must be an http or https URL without user, query or fragment.');
  }
  if (versionPath && address.endsWith(versionPath)) {
    throw new TypeError(`baseUrl ends in ${versionPath}; leave it out, the client adds it.`);
  }
  return address + versionPath;
}

/** The text of an answer without the credentials, should it repeat the request. A word shorter than 8 letters is no secret. */
export function hideSecrets(text: string, secrets: Signed['secrets']): string {
  return secrets.reduce<string>(
    (printed, secret) => (secret?.[7] ? printed.replaceAll(secret, '[key]') : printed),
    text,
  );
}

/** An absolute URL, or `undefined`. Not `URL.canParse`: once compiled, that of Node.js 20 misreads letters outside ASCII. */
export function parseUrl(text: string | URL): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
