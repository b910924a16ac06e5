import type { ScrapeData, ScrapeRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { AllowUrl, Fetcher } from '@web-data/site-map/fetch';
import { compileSchema } from './extraction-schema.ts';
import { readFacts } from './facts/index.ts';
import { fillSchema } from './facts/fill.ts';
import { readLinks } from './links.ts';
import { toMarkdown } from './markdown.ts';
import { readMetadata } from './metadata.ts';
import { parsePage, readPage } from './page.ts';
import type { Page } from './page.ts';
import { seemsInjected } from './prompt-injection.ts';

export interface ScrapeOptions {
  fetcher: Fetcher;
  signal: AbortSignal;
  /** Milliseconds until the page must be read. */
  timeout: number;
  headers: Record<string, string>;
  allowUrl?: AllowUrl | undefined;
}

/**
 * Reads one page and returns its content in the forms asked for.
 * @throws {Rejection} 403 for a suspected prompt injection, 422 for a schema that is none or that the page does not
 * fulfil; {SiteMapError} when the page cannot be read.
 */
export async function scrapePage(request: ScrapeRequest, options: ScrapeOptions): Promise<ScrapeData> {
  const { formats = ['markdown'], schema, checkPromptInjection, onlyMainContent = true } = request;
  const conforms = schema && compileSchema(schema);
  const page = await readPage(options.fetcher, new URL(request.url), options);
  const wantsJson = formats.includes('json');
  if (wantsJson && checkPromptInjection && seemsInjected(page.text)) throw reject('PromptInjectionDetected');
  return {
    ...(formats.includes('markdown') && { markdown: toMarkdown(page, onlyMainContent) }),
    ...(wantsJson && { json: extract(page, schema, conforms) }),
    ...(formats.includes('links') && { links: readLinks(page) }),
    metadata: readMetadata(parsePage(page), page),
  };
}

function extract(
  page: Page,
  schema: object | undefined,
  conforms: ((data: unknown) => boolean) | undefined,
): unknown {
  const records = readFacts(page);
  if (!schema || !conforms)
    return records.map(({ kind, values }) => ({ kind, ...Object.fromEntries(values) }));
  const { data = {} } = fillSchema(schema, records);
  if (conforms(data)) return data;
  throw reject('UnprocessableEntity', {
    message: 'The page does not state what the schema requires: make members optional that it may lack.',
  });
}
