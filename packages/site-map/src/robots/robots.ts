import { createRequire } from 'node:module';
import type { Robot } from 'robots-parser';
import { parseUrl } from '../url/parse.ts';

// robots-parser is CommonJS whose types declare a default export its code does not have.
const robotsParser = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robot;

/** Rules kept of one file, and characters of those with wildcards: each of these is tried at every place of a path. */
const MAX_RULES = 10_000;
const MAX_WILDCARD_CHARACTERS = 8_192;
const MAX_LINE = 1_024;
/** Longest pause between requests a site can demand of us, in seconds. */
const MAX_CRAWL_DELAY = 30;
const MAX_SITEMAPS = 100;

/** Rules of one origin's robots.txt (RFC 9309) for our user agent. */
export interface Robots {
  /** True when the URL may be fetched. It may be listed in any case. */
  allows(href: string): boolean;
  /** Seconds between two requests, 0 to 30. */
  readonly crawlDelay: number;
  /** Absolute sitemap URLs the file names, as written. */
  readonly sitemaps: readonly string[];
}

/** Where no robots.txt exists, everything may be fetched. */
export const ALLOW_ALL: Robots = { allows: () => true, crawlDelay: 0, sitemaps: [] };

/** Where robots.txt fails on the server's side, nothing may be fetched (RFC 9309 §2.3.1.4). */
export const ALLOW_NONE: Robots = { allows: () => false, crawlDelay: 0, sitemaps: [] };

/** Reads a robots.txt. Bounded in rules and line length, so that no file makes matching slow. */
export function parseRobots(robotsUrl: string, text: string, userAgent: string): Robots {
  const robot = robotsParser(robotsUrl, bounded(text));
  const sitemaps = robot.getSitemaps().slice(0, MAX_SITEMAPS);
  const delay = robot.getCrawlDelay(userAgent) ?? 0;
  return {
    allows: (href) => robot.isAllowed(href, userAgent) ?? true,
    crawlDelay: Number.isFinite(delay) ? Math.min(Math.max(delay, 0), MAX_CRAWL_DELAY) : 0,
    sitemaps: sitemaps.map((sitemap) => absolute(sitemap, robotsUrl)),
  };
}

function bounded(text: string): string {
  let rules = 0;
  let wildcards = 0;
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => {
      if (line.length > MAX_LINE) return false;
      if (!/^\s*(?:dis)?allow/i.test(line)) return true;
      if (line.includes('*')) wildcards += line.length;
      if (line.includes('*') && wildcards > MAX_WILDCARD_CHARACTERS) return false;
      return ++rules <= MAX_RULES;
    })
    .map((line) => line.replace(/\*{2,}/g, '*'))
    .join('\n');
}

function absolute(sitemap: string, robotsUrl: string): string {
  return parseUrl(sitemap, robotsUrl)?.href ?? '';
}
