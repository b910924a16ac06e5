export { discover } from './discover.ts';
export { map, type MapResult } from './map.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export type { Suspect } from './report.ts';
export { FetchError, type FetchErrorCode } from './errors.ts';
export type { Link, MapStats, Progress } from './link.ts';
export type { Location } from './location.ts';
export type { Budget, DiscoverOptions, MapOptions } from './options.ts';
export type { AllowUrl, Resolve, UrlUse } from './fetch/index.ts';
export { Traffic, type TrafficOptions } from './fetch/traffic.ts';
export {
  MemorySitemapCache,
  type CachedFile,
  type CachedRobots,
  type CachedSitemap,
  type SitemapCache,
} from './sitemap/cache.ts';
export type { SitemapKind } from './sitemap/parsed-sitemap.ts';
export { rank } from './rank/rank.ts';
