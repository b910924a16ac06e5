const MAX_TEXT = 500_000;
/** Max things that are examined; lists of products are long. */
const MAX_THINGS = 20_000;
const NAMES_A_PAGE = /"(?:url|mainEntityOfPage|item|prefetch|prerender)"/;
/** Types of things whose `url` is a file, not a page. */
const MEDIA = /^(?:Image|Video|Audio|Media|3DModel)\w*$/;

type Thing = Readonly<Record<string, unknown>>;

/**
 * Returns the pages in a JSON-LD script: `url` and `mainEntityOfPage` of the things in it, and the `item` of each step of
 * a breadcrumb trail (schema.org). Of speculation rules: the URLs that a browser may load ahead (HTML Standard §7.7).
 */
export function jsonLdPages(text: string): string[] {
  if (text.length > MAX_TEXT || !NAMES_A_PAGE.test(text)) return [];
  const pages: string[] = [];
  // The last item of a list is pushed first, so that items are processed in order.
  const stack: unknown[] = [parsed(text)];
  for (let seen = 0; stack.length > 0 && seen < MAX_THINGS; seen++) {
    const value = stack.pop();
    if (Array.isArray(value)) for (const item of value.toReversed()) stack.push(item);
    else if (isThing(value)) {
      pages.push(...pagesOf(value));
      for (const item of Object.values(value).toReversed()) if (typeof item === 'object') stack.push(item);
    }
  }
  return pages;
}

function pagesOf(thing: Thing): string[] {
  const page = thing['mainEntityOfPage'];
  const step = thing['@type'] === 'ListItem' ? thing['item'] : undefined;
  const isMedia = toStrings(thing['@type']).some((type) => MEDIA.test(type));
  const pages = [page, step].flatMap((value) => toStrings(isThing(value) ? value['@id'] : value));
  const ahead = toThings([thing['prefetch'], thing['prerender']].flat()).flatMap(({ urls }) =>
    toStrings(urls),
  );
  return [...ahead, ...(isMedia ? [] : toStrings(thing['url'])), ...pages];
}

function toStrings(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

function toThings(values: readonly unknown[]): Thing[] {
  return values.filter((value) => isThing(value));
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
