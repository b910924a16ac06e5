import { fileURLToPath } from 'node:url';

/**
 * Absolute path of the built site. Its links are relative, so the folder can be served from any URL; only `sitemap.xml`
 * and `robots.txt`, which come from `renderSitemap` and `renderRobots`, depend on it, and `404.html`, whose links start
 * at the root of the host unless `buildSite` gets another `base`.
 */
export const siteDirectory: string = fileURLToPath(new URL('../dist/site/', import.meta.url)).replace(
  /[/\\]$/,
  '',
);
