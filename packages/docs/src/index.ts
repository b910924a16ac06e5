export { buildSite, type BuildSiteOptions, type Publication } from './publication.ts';
export { siteHandler } from './site-handler.ts';
export type { FactTable, ServiceFacts } from './service-facts.ts';
export type { GuideGroup, SiteConfig } from './site-config.ts';
export { renderRobots, renderSitemap } from './addresses.ts';
export { siteDirectory } from './site-directory.ts';
