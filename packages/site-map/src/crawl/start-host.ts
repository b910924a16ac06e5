import type { Fetcher } from '../fetch/index.ts';
import { bareHost, registrableDomain } from '../url/hosts.ts';

/**
 * Where a site is that has an address only under `www.`: moves `start` there. Nothing else is tried, and nothing when
 * its own name has an address.
 */
export async function moveToReachableHost(start: URL, fetcher: Fetcher): Promise<void> {
  const host = bareHost(start.hostname);
  if (registrableDomain(host) !== host || start.hostname.startsWith('www.')) return;
  const www = `www.${host}`;
  if (!(await fetcher.hasAddress(start.hostname)) && (await fetcher.hasAddress(www))) start.hostname = www;
}
