import type { MapOptions, SitemapCache } from '@web-data/site-map';
import type { ServerConfig } from '../config/server-config.ts';

/** The options of a map that the operator decides. */
export type Outbound = Partial<
  Pick<MapOptions, 'allowPrivate' | 'ports' | 'userAgent' | 'proxies' | 'cache'>
>;

/**
 * How sites are reached. `self` in `allowPrivate` stands for the address and port of this server: it lets the server
 * map its own documentation and opens nothing else.
 * @param ownUrl where this server listens.
 */
export function outboundOf(config: ServerConfig, cache: SitemapCache, ownUrl: () => string): () => Outbound {
  const { allowPrivate, mapPorts: ports, userAgent, proxies } = config;
  const shared = { ports, proxies, cache, ...(userAgent !== undefined && { userAgent }) };
  if (!allowPrivate.includes('self')) return () => ({ ...shared, allowPrivate });
  const others = allowPrivate.filter((entry) => entry !== 'self');
  return () => ({ ...shared, allowPrivate: [...others, new URL(ownUrl()).host] });
}
