import { integer, list, parseUrl, record, text } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about which sites may be visited, and how. */
export interface SiteConfig {
  allowPrivate: readonly string[];
  sitePorts: readonly number[];
  siteRequestsPerSecond: number;
  siteConcurrency: number;
  foreignSiteRequests: number;
  mapMaxBytes: number;
  userAgent: string | undefined;
  proxies: Readonly<Record<string, string>>;
}

export const siteOptions: OptionsOf<SiteConfig> = {
  allowPrivate: list({
    env: 'WEB_DATA_ALLOW_PRIVATE',
    description:
      'Private addresses that may be visited: networks (`10.0.0.0/8`), hosts, `host:port`, `host:*` for every port, or `self` for this server only; on `sitePorts` where none is named.',
    default: ['self'],
    item: 'IP addresses, networks like 10.0.0.0/8, host names, each with or without a port, or `self`',
    parse: (item) => item,
    is: (item): item is string => typeof item === 'string' && /^(?:\*\.)?[\w.:[\]/-]+(?::\*)?$/.test(item),
  }),
  sitePorts: list({
    env: 'WEB_DATA_SITE_PORTS',
    description: 'Ports of sites that may be visited, private ones too unless `allowPrivate` names one.',
    default: [80, 443, 8080, 8443],
    item: 'ports from 1 to 65535',
    parse: Number,
    is: (item): item is number => Number.isInteger(item) && Number(item) > 0 && Number(item) < 65_536,
  }),
  siteRequestsPerSecond: integer({
    env: 'WEB_DATA_SITE_REQUESTS_PER_SECOND',
    description: 'Requests a second to one host, everything this process asks of it together.',
    default: 100,
    min: 1,
    max: 100_000,
  }),
  siteConcurrency: integer({
    env: 'WEB_DATA_SITE_CONCURRENCY',
    description: 'Requests in flight to one host, everything this process asks of it together.',
    default: 16,
    min: 1,
    max: 10_000,
  }),
  foreignSiteRequests: integer({
    env: 'WEB_DATA_FOREIGN_SITE_REQUESTS',
    description: 'Requests of a Map to a host outside of its site that sitemaps lead to.',
    default: 50,
    min: 1,
    max: 10_000,
  }),
  mapMaxBytes: integer({
    env: 'WEB_DATA_MAP_MAX_BYTES',
    description: 'Decoded bytes that a Map reads at most; it then answers what it found.',
    default: 4_294_967_296,
    min: 1024,
    max: Number.MAX_SAFE_INTEGER,
  }),
  userAgent: text({
    env: 'WEB_DATA_USER_AGENT',
    description: 'User-Agent of the requests to sites.',
    default: undefined,
  }),
  proxies: record({
    env: 'WEB_DATA_PROXIES',
    description: 'Outbound proxy a country, as `{"DE": "http://…"}`; used for `location`.',
    default: {},
    item: 'country codes (two capitals) and http(s) URLs',
    is: isProxy,
    secret: true,
  }),
};

function isProxy(country: string, item: unknown): item is string {
  return /^https?:$/.test(parseUrl(item)?.protocol ?? '') && /^[A-Z]{2}$/.test(country);
}
