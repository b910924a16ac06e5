import { parseUrl } from '../url/parse.ts';
import { productToken, readRobots, type RobotsGroup } from './groups.ts';
import { comparable, covers, createRule, type Rule } from './rule.ts';

/**
 * Max rules of one file, and max characters of those with wildcards, since each of these is searched for in every path.
 */
const MAX_RULES = 10_000;
const MAX_WILDCARD_CHARACTERS = 65_536;
/** Max pause between requests that a site can request, in seconds. */
const MAX_CRAWL_DELAY = 30;
const MAX_SITEMAPS = 100;

/** Rules of the robots.txt of one origin (RFC 9309), for one user agent. */
export interface Robots {
  /** Whether the URL may be fetched. It may be listed in any case. */
  allows(href: string): boolean;
  /** Seconds between two requests, 0 to 30. */
  readonly crawlDelay: number;
  /** Absolute URLs of the sitemaps in the file. */
  readonly sitemaps: readonly string[];
}

/** Rules without a robots.txt: everything may be fetched. */
export const ALLOW_ALL: Robots = { allows: () => true, crawlDelay: 0, sitemaps: [] };

/** Rules when robots.txt fails with a server error: nothing may be fetched (RFC 9309 §2.3.1.4). */
export const ALLOW_NONE: Robots = { allows: () => false, crawlDelay: 0, sitemaps: [] };

/** Parses a robots.txt. Limits the number of rules and the length of lines, so that no file makes matching slow. */
export function parseRobots(robotsUrl: string, text: string, userAgent: string): Robots {
  const { group, sitemaps } = readRobots(text, productToken(userAgent));
  const rules = boundedRules(group);
  return {
    allows: (href) => allows(rules, pathOf(href)),
    crawlDelay: Math.min(group.crawlDelay, MAX_CRAWL_DELAY),
    sitemaps: absolute(sitemaps, robotsUrl),
  };
}

/** Sorts the rules by precedence: the longest first, and among equal ones, `Allow` first. */
function boundedRules({ rules }: RobotsGroup): Rule[] {
  let wildcards = 0;
  const matching = rules
    .filter(({ pattern }) => {
      if (pattern.includes('*')) wildcards += pattern.length;
      return !pattern.includes('*') || wildcards <= MAX_WILDCARD_CHARACTERS;
    })
    .slice(0, MAX_RULES)
    .map(({ allow, pattern }) => createRule(allow, pattern));
  return matching.toSorted((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
}

function allows(rules: readonly Rule[], path: string): boolean {
  if (rules.length === 0 || path === '/robots.txt') return true;
  const comparablePath = comparable(path);
  return rules.find((rule) => covers(rule, comparablePath))?.allow ?? true;
}

/** Returns path and query of an absolute URL. */
function pathOf(href: string): string {
  const start = href.indexOf('/', href.indexOf('//') + 2);
  return start < 0 ? '/' : (href.slice(start).split('#', 1)[0] ?? '/');
}

function absolute(sitemaps: readonly string[], robotsUrl: string): string[] {
  const urls = sitemaps.map((sitemap) => parseUrl(sitemap, robotsUrl)?.href);
  return urls.filter((url) => url !== undefined).slice(0, MAX_SITEMAPS);
}
