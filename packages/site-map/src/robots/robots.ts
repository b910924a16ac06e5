import { parseUrl } from '../url/parse.ts';
import { productToken, readRobots, type RobotsGroup } from './groups.ts';
import { comparable, covers, createRule, type Rule } from './rule.ts';

/** Rules kept of one file, and characters of those with wildcards: each of them is searched for in every path. */
const MAX_RULES = 10_000;
const MAX_WILDCARD_CHARACTERS = 65_536;
/** Longest pause between requests a site can demand of us, in seconds. */
const MAX_CRAWL_DELAY = 30;
const MAX_SITEMAPS = 100;

/** Rules of one origin's robots.txt (RFC 9309) for our user agent. */
export interface Robots {
  /** True when the URL may be fetched. It may be listed in any case. */
  allows(href: string): boolean;
  /** Seconds between two requests, 0 to 30. */
  readonly crawlDelay: number;
  /** Absolute sitemap URLs the file names. */
  readonly sitemaps: readonly string[];
}

/** Where no robots.txt exists, everything may be fetched. */
export const ALLOW_ALL: Robots = { allows: () => true, crawlDelay: 0, sitemaps: [] };

/** Where robots.txt fails on the server's side, nothing may be fetched (RFC 9309 §2.3.1.4). */
export const ALLOW_NONE: Robots = { allows: () => false, crawlDelay: 0, sitemaps: [] };

/** Reads a robots.txt. Bounded in rules and line length, so that no file makes matching slow. */
export function parseRobots(robotsUrl: string, text: string, userAgent: string): Robots {
  const { group, sitemaps } = readRobots(text, productToken(userAgent));
  const rules = boundedRules(group);
  return {
    allows: (href) => allows(rules, pathOf(href)),
    crawlDelay: Math.min(group.crawlDelay, MAX_CRAWL_DELAY),
    sitemaps: absolute(sitemaps, robotsUrl),
  };
}

/** The rules by precedence: the longest first, of equal ones those that allow. */
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

/** Path and query of an absolute URL. */
function pathOf(href: string): string {
  const start = href.indexOf('/', href.indexOf('//') + 2);
  return start < 0 ? '/' : (href.slice(start).split('#', 1)[0] ?? '/');
}

function absolute(sitemaps: readonly string[], robotsUrl: string): string[] {
  const urls = sitemaps.map((sitemap) => parseUrl(sitemap, robotsUrl)?.href);
  return urls.filter((url) => url !== undefined).slice(0, MAX_SITEMAPS);
}
