import { isIP } from 'node:net';

/** Where passkeys work: browsers bind them to a host name, and a signature to an origin. */
export interface RelyingParty {
  /** The host name (`rp.id` of Web Authentication Level 3). */
  rpId: string;
  origin: string;
}

/**
 * The place of a service by its own address, never by what a request says of it. Numbers of addresses have no passkeys;
 * for those of one's own machine there is `localhost`, which browsers trust without https.
 * @returns undefined where browsers give none
 */
export function toRelyingParty(origin: string): RelyingParty | undefined {
  const url = new URL(origin);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === '::1' || host.startsWith('127.')) url.hostname = 'localhost';
  else if (isIP(host) !== 0) return undefined;
  const isTrusted = url.protocol === 'https:' || /^(?:.+\.)?localhost$/.test(url.hostname);
  return isTrusted ? { rpId: url.hostname, origin: url.origin } : undefined;
}
