/** Members of what somebody else's service answers: each is looked at before it is used. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects in a list; none for what is no list. */
export function toList(value: unknown): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Fields => typeof item === 'object' && item !== null);
}

export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** A text without markup, or undefined for what is none. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return unescaped(value.replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text whose `<strong>` words stand in `**`, or undefined when it has none. */
export function readMarkedText(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.includes('<strong>')) return undefined;
  return readText(value.replace(/<\/?strong>/g, '**'));
}

/** An absolute http or https URL, or undefined. */
export function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** A date by ISO 8601, or undefined for what is none. */
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
