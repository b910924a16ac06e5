import type { Signed } from './schemes.ts';
/**
 * Returns the URL that every path is appended to: base address and version path.
 * @throws TypeError when the base address is not valid
 */
export function readAddress(baseUrl: string, versionPath: string): string {
  // Normalized by the WHATWG parser: removes white space, capitals and backslashes, and escapes a brace of the path.
  const address = `${parseUrl(baseUrl)?.href.replace(/\/*$/, '')}`;
  if (!/^https?:\/\/[^/@]+(\/[^?#]*)?$/.test(address) || baseUrl.includes('{')) {
    throw new TypeError('baseUrl must be an http or https URL without user, query or fragment.');
  }
  if (versionPath && address.endsWith(versionPath)) {
    throw new TypeError(`baseUrl ends in ${versionPath}; leave it out, the client adds it.`);
  }
  return address + versionPath;
}

/**
 * Replaces credentials in the text of a response, which may repeat the request. Words under 8 characters are not
 * secrets.
 */
export function hideSecrets(text: string, secrets: Signed['secrets']): string {
  return secrets.reduce<string>(
    (printed, secret) => (secret?.[7] ? printed.replaceAll(secret, '[key]') : printed),
    text,
  );
}

/**
 * Parses an absolute URL, or returns `undefined`. Optimized `URL.canParse` of Node.js 20 misreads characters outside
 * ASCII.
 */
export function parseUrl(text: string | URL): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
