/** Members of an external response; each is checked before it is used. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the objects in a list; an empty list for any other value. */
export function toList(value: unknown): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Fields => typeof item === 'object' && item !== null);
}

export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Returns a string without markup; undefined for any other value. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return unescaped(value.replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a string with `**` around its `<strong>` parts; undefined when it has none. */
export function readMarkedText(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.includes('<strong>')) return undefined;
  return readText(value.replace(/<\/?strong>/g, '**'));
}

/** Returns an absolute http or https URL; undefined for any other value. */
export function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** Returns a date in ISO 8601; undefined for any other value. */
export function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const time = Date.parse(/\d$/.test(value) && value.includes('T') ? `${value}Z` : value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export function readSize(value: unknown): number | undefined {
  const size = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity, name: string) => NAMED[name] ?? entity);
}
