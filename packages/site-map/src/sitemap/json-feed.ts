const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//;
const WEB = /^https?:/i;

/** What a JSON file names. */
export interface JsonPages {
  readonly kind: 'json' | 'manifest';
  readonly urls: readonly string[];
  /** The further page of a feed. */
  readonly more: readonly string[];
}

/**
 * Returns the pages of a JSON Feed (jsonfeed.org): its home page, and the `url` of each item, or its `id` if that is a
 * URL. Of the manifest of a web app (W3C Web Application Manifest): its start and the pages of its shortcuts. Undefined
 * for other JSON.
 */
export function readJsonPages(text: string): JsonPages | undefined {
  const file = objectOf(parsed(text));
  if (VERSION.test(String(file['version']))) {
    const pages = listOf(file['items']).map((item) => pageOf(objectOf(item)));
    return {
      kind: 'json',
      urls: toStrings([file['home_page_url'], ...pages]),
      more: toStrings([file['next_url']]),
    };
  }
  if (!('start_url' in file || ('shortcuts' in file && 'name' in file))) return undefined;
  const shortcuts = listOf(file['shortcuts']).map((shortcut) => objectOf(shortcut)['url']);
  return { kind: 'manifest', urls: toStrings([file['start_url'], ...shortcuts]), more: [] };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toStrings(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string').map((value) => value.trim());
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
