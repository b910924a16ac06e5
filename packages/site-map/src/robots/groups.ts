/** What one robots.txt says to one crawler. */
export interface RobotsGroup {
  /** `Allow` and `Disallow` lines, as written. */
  readonly rules: readonly { readonly allow: boolean; readonly pattern: string }[];
  /** Seconds of `Crawl-delay`, the longest if there are several; 0 without one. */
  readonly crawlDelay: number;
}

/** A robots.txt taken apart. */
export interface RobotsRecords {
  readonly group: RobotsGroup;
  /** Values of the `Sitemap` lines, wherever they stand. */
  readonly sitemaps: readonly string[];
}

/** Longer lines say nothing any URL could match. */
const MAX_LINE = 8_192;

/**
 * Finds what a robots.txt says to the crawler of this product token: every group that names it, together; else
 * every group for `*` (RFC 9309 §2.2.1). Other lines neither end a group nor a run of `User-agent` lines.
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

/** The word a crawler is known by: `WebDataBot` of `WebDataBot/2.0 (+https://…)`, in lower case. */
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
