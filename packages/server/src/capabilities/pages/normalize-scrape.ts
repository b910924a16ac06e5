import type { ScrapeFormat, ScrapeFormatName, ScrapeOptions } from '@web-data/types';

/** What `changeTracking` compares, and under which name. */
export type TrackingOptions = Pick<ScrapeFormat, 'modes' | 'schema' | 'prompt' | 'tag'>;

/** Options that name each format once; the options of a format are members of the request. */
export interface NormalizedOptions extends Omit<ScrapeOptions, 'formats'> {
  formats?: ScrapeFormatName[];
  /** Options of the screenshot. */
  picture?: Pick<ScrapeFormat, 'fullPage' | 'quality' | 'viewport'>;
  /** Attributes that the format `attributes` reads. */
  attributeSelectors?: NonNullable<ScrapeFormat['selectors']>;
  /** Options of `changeTracking`. */
  tracking?: TrackingOptions;
  /** Warnings about parts of `formats` that had no effect. */
  notes?: string[];
  /** The origin that receives `headers`; that of `url` unless set. */
  headersOrigin?: string;
}

/** A page to read, and how. */
export interface NormalizedScrape extends NormalizedOptions {
  url: string;
}

type Normalized<Options> = Omit<Options, 'formats'> & NormalizedOptions;

/** Options of each format; the other formats have none. */
const MEMBERS: Partial<Record<ScrapeFormatName, readonly string[]>> = {
  screenshot: ['fullPage', 'quality', 'viewport'],
  json: ['schema', 'prompt'],
  attributes: ['selectors'],
  changeTracking: ['modes', 'schema', 'prompt', 'tag'],
};

/** Returns the formats, or the default for none. */
export function withDefaultFormats<Format>(formats: readonly Format[] | undefined): (Format | 'markdown')[] {
  return formats === undefined || formats.length === 0 ? ['markdown'] : [...formats];
}

/** Normalizes the formats of a request. Options of a format object override those of the request. */
export function normalizeScrape<Options extends ScrapeOptions | NormalizedOptions>(
  options: Options,
): Normalized<Options> {
  const { formats, ...rest } = options as ScrapeOptions;
  const normalized: NormalizedOptions = rest;
  if (formats === undefined || formats.length === 0) return normalized as Normalized<Options>;
  normalized.formats = [];
  const notes: string[] = [];
  for (const format of formats) {
    const name = typeof format === 'string' ? format : format.type;
    if (normalized.formats.includes(name))
      notes.push(`The format ${name} was named twice: the last one counts.`);
    else normalized.formats.push(name);
    if (typeof format === 'object') applyFormat(normalized, format, notes);
  }
  if (notes.length > 0) normalized.notes = notes;
  return normalized as Normalized<Options>;
}

function applyFormat(
  normalized: NormalizedOptions,
  { type, ...formatOptions }: ScrapeFormat,
  notes: string[],
): void {
  const { schema, prompt, selectors, modes, tag, ...picture } = formatOptions;
  const strange = Object.keys(formatOptions).filter((member) => !MEMBERS[type]?.includes(member));
  if (strange.length > 0)
    notes.push(`These members of the format ${type} had no effect: ${strange.toSorted().join(', ')}.`);
  const extraction = { ...(schema && { schema }), ...(prompt !== undefined && { prompt }) };
  if (type === 'screenshot') normalized.picture = picture;
  if (type === 'json') Object.assign(normalized, extraction);
  if (type === 'attributes' && selectors) normalized.attributeSelectors = selectors;
  if (type === 'changeTracking')
    normalized.tracking = { ...(modes && { modes }), ...(tag !== undefined && { tag }), ...extraction };
}
