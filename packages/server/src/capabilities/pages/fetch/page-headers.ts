import type { FollowRequest } from '@web-data/net';
import type { NormalizedScrape } from '../normalize-scrape.ts';

/** Headers of the connection or of the content coding, which callers cannot set. */
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

/** Returns the caller's headers with the origin that receives them; undefined when there are none. */
export function selectPageHeaders({
  url,
  headers = {},
  headersOrigin = new URL(url).origin,
}: NormalizedScrape): FollowRequest['originHeaders'] {
  const headerEntries = Object.entries(headers).filter(([name]) => !RESERVED.has(name.toLowerCase()));
  return headerEntries.length === 0
    ? undefined
    : { origin: headersOrigin, values: Object.fromEntries(headerEntries) };
}

/** Returns the names of the headers that are not sent; empty when all are. */
export function listReservedHeaders({ headers = {} }: NormalizedScrape): string[] {
  return Object.keys(headers).filter((name) => RESERVED.has(name.toLowerCase()));
}
