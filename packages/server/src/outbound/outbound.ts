import { Traffic, type MapOptions, type Resolve, type SitemapCache } from '@web-data/site-map';
import type { ServerConfig } from '../config/server-config.ts';

/** The options of a map that the operator decides. */
export type Outbound = Partial<
  Pick<
    MapOptions,
    'allowPrivate' | 'ports' | 'userAgent' | 'proxies' | 'cache' | 'resolve' | 'budget' | 'traffic'
  >
>;

/** What outbound requests are made with, besides the configuration. */
export interface OutboundParts {
  cache: SitemapCache;
  /** Resolves host names in place of the operating system; the addresses are checked all the same. */
  resolve?: Resolve | undefined;
  /** Where this server listens. */
  ownUrl(): string;
}

/**
 * How sites are reached. `self` in `allowPrivate` stands for the address and port of this server: it lets the server
 * map its own documentation and opens nothing else.
 */
export function createOutbound(
  config: ServerConfig,
  { cache, resolve, ownUrl }: OutboundParts,
): () => Outbound {
  const { allowPrivate, sitePorts: ports, userAgent, proxies } = config;
  const shared = {
    ports,
    proxies,
    cache,
    // One for all that this process asks of sites, whatever operation wants it.
    traffic: new Traffic(),
    budget: {
      rate: config.siteRequestsPerSecond,
      hostConcurrency: config.siteConcurrency,
      foreignRequests: config.foreignSiteRequests,
      bytes: config.mapMaxBytes,
    },
    ...(userAgent !== undefined && { userAgent }),
    ...(resolve && { resolve }),
  };
  if (!allowPrivate.includes('self')) return () => ({ ...shared, allowPrivate });
  const others = allowPrivate.filter((entry) => entry !== 'self');
  return () => ({ ...shared, allowPrivate: [...others, toHostPort(new URL(ownUrl()))] });
}

/** With its port, also where the scheme has it by default: no other port of the host is meant. */
function toHostPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
}
