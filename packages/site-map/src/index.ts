export { discover } from './discover.ts';
export { map, type MapResult } from './map.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export type { Suspect } from './report.ts';
export type { Link, MapStats, Progress } from './link.ts';
export type { Budget, DiscoverOptions, MapOptions } from './options.ts';
export {
  MemorySitemapCache,
  type CachedFile,
  type CachedSitemap,
  type SitemapCache,
} from './sitemap/cache.ts';
export type { SitemapKind } from './sitemap/parsed-sitemap.ts';
export { rank } from './rank/rank.ts';

// What the signatures above show of other packages.
export {
  FetchError,
  type AllowUrl,
  type CachedRobots,
  type FetchErrorCode,
  type Location,
  type Resolve,
  type UrlUse,
} from '@web-data/net';
export { Traffic, type TrafficOptions } from '@web-data/net/pace';
