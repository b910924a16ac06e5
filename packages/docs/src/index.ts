export { buildSite } from './build-site.ts';
export type { BuildSiteOptions } from './build-site.ts';
export { renderRobots, renderSitemap } from './addresses.ts';
export { siteDirectory } from './site-directory.ts';
