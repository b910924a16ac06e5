export { buildSite } from './buildSite.ts';
export type { BuildSiteOptions } from './buildSite.ts';
export { renderRobots, renderSitemap } from './addresses.ts';
export { siteDirectory } from './siteDirectory.ts';
