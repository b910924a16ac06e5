import { Traffic } from '@web-data/net/pace';
import type { MapOptions, SitemapCache } from '@web-data/site-map';
import type { Resolve } from '@web-data/net';
import type { ServerConfig } from '../../platform/config/server-config.ts';

/** The options of a map that the operator sets. */
export type Outbound = Partial<
  Pick<
    MapOptions,
    'allowPrivate' | 'ports' | 'userAgent' | 'proxies' | 'cache' | 'resolve' | 'budget' | 'traffic'
  >
>;

/** Services for outbound requests that do not come from the configuration. */
export interface OutboundParts {
  cache: SitemapCache;
  /** Replaces the DNS lookup of the operating system. The address policy checks its results too. */
  resolve?: Resolve | undefined;
  /** Returns the URL on which this server listens. */
  ownUrl(): string;
}

/**
 * Returns the settings for requests to sites. `self` in `allowPrivate` stands for the address and port of this server:
 * it lets the server map its own documentation and allows no other private address.
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
    // Shared by all operations of this process, so that the limits for each host apply to their sum.
    traffic: new Traffic({ isShared: true }),
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

/** Returns host and port, including the default port, so that no other port of the host is allowed. */
function toHostPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
}
