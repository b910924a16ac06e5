import type { FollowRequest } from '@web-data/site-map/fetch';
import type { NormalizedScrape } from './normalize-scrape.ts';

/** What belongs to a connection or says how an answer is packed, and is not its caller's to set. */
const RESERVED: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of a request, for the host that it names and no other; undefined when there are none. */
export function selectPageHeaders({ url, headers = {} }: NormalizedScrape): FollowRequest['hostHeaders'] {
  const headerEntries = Object.entries(headers).filter(([name]) => !RESERVED.has(name.toLowerCase()));
  return headerEntries.length === 0
    ? undefined
    : { host: new URL(url).host, values: Object.fromEntries(headerEntries) };
}

/** The headers of a request that are not sent; empty when all are. */
export function listReservedHeaders({ headers = {} }: NormalizedScrape): string[] {
  return Object.keys(headers).filter((name) => RESERVED.has(name.toLowerCase()));
}
