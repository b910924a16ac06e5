import { AddressPolicy, addressRange, cacheResolve, systemResolve } from '@web-data/net';
import type { Resolve } from '@web-data/net';

/** Whether a page has a public address, whatever private hosts the operator allows this service to read. */
export type IsPublic = (url: URL) => Promise<boolean>;

export function publicHosts(resolve: Resolve = systemResolve): IsPublic {
  const addressesOf = cacheResolve(resolve);
  return async (url) => {
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (new AddressPolicy({ ports: [port] }).checkUrl(url) !== undefined) return false;
    if (addressRange(url.hostname.replace(/^\[|\]$/g, '')) === 'public') return true;
    const addresses = await addressesOf(url.hostname).catch(() => []);
    return addresses.length > 0 && addresses.every((address) => addressRange(address) === 'public');
  };
}
