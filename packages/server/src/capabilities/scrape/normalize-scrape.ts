import type { ScrapeFormat, ScrapeFormatName, ScrapeRequest } from '@web-data/types';

/** A scrape request that names each form once; options of the forms are members of the request. */
export interface NormalizedScrape extends Omit<ScrapeRequest, 'formats'> {
  formats?: ScrapeFormatName[];
  /** Options of the screenshot. */
  picture?: Pick<ScrapeFormat, 'fullPage' | 'quality' | 'viewport'>;
  /** Warnings about parts of `formats` that had no effect. */
  notes?: string[];
}

/** Options of each form; the other forms have none. */
const MEMBERS: Partial<Record<ScrapeFormatName, readonly string[]>> = {
  screenshot: ['fullPage', 'quality', 'viewport'],
  json: ['schema', 'prompt'],
};

/** Normalizes the formats of a request. Options of a format object override those of the request. */
export function normalizeScrape({ formats, ...request }: ScrapeRequest): NormalizedScrape {
  if (formats === undefined) return request;
  const normalized: NormalizedScrape = { ...request, formats: [] };
  const notes: string[] = [];
  for (const format of formats) {
    const name = typeof format === 'string' ? format : format.type;
    if (normalized.formats!.includes(name))
      notes.push(`The form ${name} was asked for twice: the last one counts.`);
    else normalized.formats!.push(name);
    if (typeof format === 'object') take(normalized, format, notes);
  }
  return notes.length === 0 ? normalized : { ...normalized, notes };
}

function take(normalized: NormalizedScrape, { type, ...formatOptions }: ScrapeFormat, notes: string[]): void {
  const { schema, prompt, ...picture } = formatOptions;
  const strange = Object.keys(formatOptions).filter((member) => !MEMBERS[type]?.includes(member));
  if (strange.length > 0)
    notes.push(`These members of the form ${type} had no effect: ${strange.toSorted().join(', ')}.`);
  if (type === 'screenshot') normalized.picture = picture;
  if (type !== 'json') return;
  if (schema !== undefined) normalized.schema = schema;
  if (prompt !== undefined) normalized.prompt = prompt;
}
