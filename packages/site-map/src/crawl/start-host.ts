import type { Fetcher } from '@web-data/net';
import { bareHost, registrableDomain } from '@web-data/net/url';

/**
 * Moves `start` to `www.` when only that host has an address. Nothing else is tried, and nothing when the host itself
 * has an address.
 */
export async function moveToReachableHost(start: URL, fetcher: Fetcher): Promise<void> {
  const host = bareHost(start.hostname);
  if (registrableDomain(host) !== host || start.hostname.startsWith('www.')) return;
  const www = `www.${host}`;
  if (!(await fetcher.hasAddress(start.hostname)) && (await fetcher.hasAddress(www))) start.hostname = www;
}
