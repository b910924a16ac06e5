const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//;
const WEB = /^https?:/i;

/**
 * Returns the pages of a JSON Feed (jsonfeed.org): its home page, and the `url` of each item, or its `id` if that is a
 * URL. Undefined for other JSON.
 */
export function jsonFeedPages(text: string): string[] | undefined {
  const feed = objectOf(parsed(text));
  if (!VERSION.test(String(feed['version']))) return undefined;
  const items = Array.isArray(feed['items']) ? (feed['items'] as unknown[]) : [];
  const pages = items.map((item) => pageOf(objectOf(item)));
  return [feed['home_page_url'], ...pages].filter((page) => typeof page === 'string');
}

function pageOf({ url, id }: Readonly<Record<string, unknown>>): unknown {
  if (url !== undefined) return url;
  return typeof id === 'string' && WEB.test(id) ? id : undefined;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
