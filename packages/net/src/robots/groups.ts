/** Rules of one robots.txt for one crawler. */
export interface RobotsGroup {
  /** `Allow` and `Disallow` lines, unchanged. */
  readonly rules: readonly { readonly allow: boolean; readonly pattern: string }[];
  /** Seconds of `Crawl-delay`, the longest of several; 0 without one. */
  readonly crawlDelay: number;
}

/** A parsed robots.txt. */
export interface RobotsRecords {
  readonly group: RobotsGroup;
  /** Values of the `Sitemap` lines, anywhere in the file. */
  readonly sitemaps: readonly string[];
}

/** No URL can match a longer line. */
const MAX_LINE = 8_192;

/**
 * Finds the rules of a robots.txt for a product token: all groups that name it, together; else all groups for `*` (RFC
 * 9309 §2.2.1). Other lines end neither a group nor a sequence of `User-agent` lines.
 */
export function readRobots(text: string, token: string): RobotsRecords {
  const own = new GroupLines();
  const anyone = new GroupLines();
  const sitemaps: string[] = [];
  let open: GroupLines[] = [];
  let isNaming = false;
  for (const { key, value } of lines(text)) {
    if (key === 'sitemap') sitemaps.push(value);
    else if (key === 'user-agent') {
      if (!isNaming) open = [];
      isNaming = true;
      const named = productToken(value);
      if (named === '*' || named === token) open.push(named === '*' ? anyone : own);
      if (named === token) own.isNamed = true;
    } else if (RULES.has(key)) {
      isNaming = false;
      for (const group of new Set(open)) group.add(key, value);
    }
  }
  return { group: own.isNamed ? own : anyone, sitemaps };
}

/** Returns the product token of a user agent: `webdatabot` of `WebDataBot/2.0 (+https://…)`. */
export function productToken(userAgent: string): string {
  return /^[^\s/]*/.exec(userAgent.trim())?.[0].toLowerCase() ?? '';
}

const RULES: ReadonlySet<string> = new Set(['allow', 'disallow', 'crawl-delay']);

class GroupLines implements RobotsGroup {
  readonly rules: { allow: boolean; pattern: string }[] = [];
  crawlDelay = 0;
  isNamed = false;

  add(key: string, value: string): void {
    if (key === 'crawl-delay') {
      const seconds = Number(value);
      if (Number.isFinite(seconds)) this.crawlDelay = Math.max(this.crawlDelay, seconds);
    } else if (value !== '') this.rules.push({ allow: key === 'allow', pattern: value });
  }
}

function* lines(text: string): Generator<{ key: string; value: string }> {
  for (const line of text.replace(/^\uFEFF/, '').split(/[\r\n]+/)) {
    const [said = ''] = line.split('#', 1);
    const colon = said.indexOf(':');
    if (colon < 0 || said.length > MAX_LINE) continue;
    yield { key: said.slice(0, colon).trim().toLowerCase(), value: said.slice(colon + 1).trim() };
  }
}
