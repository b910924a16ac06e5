import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';
import { siteDirectory } from './site-directory.ts';

interface PageEntry {
  path: string;
}

/**
 * The sitemap of the site as it is published at `origin` under `base`, as sitemaps.org defines it.
 * @param origin scheme, host and port, such as `https://docs.example.com`
 * @param base path of the site's folder, starting and ending in a slash; default `/`
 * @throws TypeError when the origin or the base is not of that form
 */
export function renderSitemap(origin: string, base = '/'): string {
  return formatSitemap(siteAddress(origin, base), listAddresses());
}

/** A sitemap of paths within the site at an address. */
export function formatSitemap(site: string, paths: readonly string[]): string {
  const rows = paths.map((path) => `  <url><loc>${escapeHtml(site + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt (RFC 9309) of the site published at `origin` under `base`: all may be read, and where the sitemap is. */
export function renderRobots(origin: string, base = '/'): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(origin, base)}sitemap.xml\n`;
}

/** Addresses of all pages within the site, the Redoc reference included. */
function listAddresses(): string[] {
  const pages = JSON.parse(readFileSync(join(siteDirectory, 'pages.json'), 'utf8')) as PageEntry[];
  return [...pages.map(({ path }) => path), 'reference/'];
}

/** Joins and checks the two parts of the address. */
export function siteAddress(origin: string, base: string): string {
  if (!/^https?:\/\/[^/?#\s"'<>]+$/.test(origin)) {
    throw new TypeError(`origin is a scheme and a host such as https://docs.example.com, not ${origin}`);
  }
  return origin + checkBase(base);
}

export function checkBase(base: string): string {
  if (/^\/(?:[^?#\s"'<>]*\/)?$/.test(base)) return base;
  throw new TypeError(`base starts and ends in a slash, such as /docs/, not ${base}`);
}
