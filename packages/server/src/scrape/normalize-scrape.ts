import type { ScrapeFormat, ScrapeFormatName, ScrapeRequest } from '@web-data/types';

/** A request of which each form is named once and all else stands beside: as the parts of Scrape read it. */
export interface NormalizedScrape extends Omit<ScrapeRequest, 'formats'> {
  formats?: ScrapeFormatName[];
  /** How the picture is taken. */
  picture?: Pick<ScrapeFormat, 'fullPage' | 'quality' | 'viewport'>;
  /** Sentences about what of `formats` had no effect. */
  notes?: string[];
}

/** What belongs to each form; to the others nothing does. */
const MEMBERS: Partial<Record<ScrapeFormatName, readonly string[]>> = {
  screenshot: ['fullPage', 'quality', 'viewport'],
  json: ['schema', 'prompt'],
};

/** Takes the forms of a request apart: what an object says of its form counts before what the request says. */
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
