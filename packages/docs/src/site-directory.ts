import { fileURLToPath } from 'node:url';

/**
 * Absolute path of the built site. Its links are relative, so the folder can be served from any address; only
 * `sitemap.xml`, `robots.txt` and `404.html` depend on it and come from `renderSitemap`, `renderRobots` and `buildSite`.
 */
export const siteDirectory: string = fileURLToPath(new URL('../dist/site/', import.meta.url)).replace(
  /[/\\]$/,
  '',
);
