import { isIP } from 'node:net';

/** The scope of passkeys: browsers bind them to a host name, and a signature to an origin. */
export interface RelyingParty {
  /** The host name (`rp.id` of Web Authentication Level 3). */
  rpId: string;
  origin: string;
}

/**
 * Derives the relying party from the public URL of the service, never from a request. IP addresses cannot have
 * passkeys; loopback addresses become `localhost`, which browsers trust without https.
 * @returns undefined where browsers do not offer passkeys
 */
export function toRelyingParty(origin: string): RelyingParty | undefined {
  const url = new URL(origin);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === '::1' || host.startsWith('127.')) url.hostname = 'localhost';
  else if (isIP(host) !== 0) return undefined;
  const isTrusted = url.protocol === 'https:' || /^(?:.+\.)?localhost$/.test(url.hostname);
  return isTrusted ? { rpId: url.hostname, origin: url.origin } : undefined;
}
