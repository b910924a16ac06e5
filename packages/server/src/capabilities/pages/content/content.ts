import {
  parsePage,
  selectPart,
  readAttributes,
  readImages,
  readLinks,
  SelectorError,
  toHtml,
  toMarkdown,
} from '@web-data/parse/html';
import type { AttributeValues, ScrapeData } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { NormalizedScrape } from '../normalize-scrape.ts';
import { checkResult, compileSchema } from './extraction-schema.ts';
import { readDeclared } from './declared-metadata.ts';
import { readFacts } from './facts/index.ts';
import { MAX_ITEMS, fillSchema } from './facts/fill.ts';
import { MAX_RECORDS, kinds as RECORD_KINDS } from './facts/record.ts';
import { readMetadata } from './metadata.ts';
import type { ModelForm } from '../model/model-forms.ts';
import type { Page } from '../fetch/page.ts';
import { seemsInjected } from '../injection/prompt-injection.ts';
import { summarize } from './summary.ts';
import { collectWarnings } from './warnings.ts';

/**
 * Returns the content of a page in the requested forms.
 * @param options `left`: forms that a model produces later.
 * @throws {Rejection} 403 for a suspected prompt injection, 422 for an invalid schema or one that the page does not
 * fulfil.
 */
export function readContent(
  fullPage: Page,
  request: NormalizedScrape,
  { left = [] }: { left?: readonly ModelForm[] } = {},
): ScrapeData {
  const { formats = ['markdown'], schema, checkPromptInjection, removeBase64Images = true } = request;
  const wants = (form: (typeof formats)[number]): boolean => formats.includes(form);
  if (wants('json') && checkPromptInjection && seemsInjected(fullPage.text))
    throw reject('PromptInjectionDetected');
  const document = parsePage(fullPage);
  const metadata = {
    ...readDeclared(document, fullPage.url),
    ...readMetadata(document, fullPage, request.url),
  };
  const page = selectContent(removeBase64Images ? fullPage : { ...fullPage, keepsEmbedded: true }, request);
  const isPart = page.text !== fullPage.text;
  const onlyMain = isMainOnly(request);
  const json = wants('json') && !left.includes('json') ? extract(page, schema) : undefined;
  const warning = [collectWarnings(fullPage, request, left.includes('json')), json?.warning]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
  return {
    ...(wants('markdown') && { markdown: toMarkdown(page, onlyMain, isPart ? undefined : document) }),
    ...(wants('html') && { html: toHtml(page, onlyMain) }),
    ...(wants('rawHtml') && { rawHtml: fullPage.text }),
    ...(json && { json: json.data }),
    ...(wants('links') && { links: readLinks(page) }),
    ...(wants('images') && { images: readImages(page) }),
    ...(wants('attributes') && {
      attributes: selectAttributes(page, request.attributeSelectors ?? []),
    }),
    ...(wants('summary') && !left.includes('summary') && { summary: summarize(page, onlyMain) }),
    ...(fullPage.screenshot !== undefined && { screenshot: fullPage.screenshot }),
    ...(fullPage.actions && { actions: fullPage.actions }),
    ...(fullPage.file?.pages && { pages: fullPage.file.pages }),
    ...(warning !== '' && { warning }),
    metadata,
  };
}

/** Whether to leave out navigation, header and footer. `includeTags` disables this. */
export function isMainOnly({
  onlyMainContent = true,
  includeTags = [],
}: Pick<NormalizedScrape, 'onlyMainContent' | 'includeTags'>): boolean {
  return onlyMainContent && includeTags.length === 0;
}

/**
 * Selects the part of a page that a request is about.
 * @throws {Rejection} 400 for an invalid selector.
 */
export function selectContent(
  page: Page,
  { includeTags = [], excludeTags = [] }: Pick<NormalizedScrape, 'includeTags' | 'excludeTags'>,
): Page {
  return rejectInvalid(() => selectPart(page, { include: includeTags, exclude: excludeTags }));
}

/** Reads attributes of a page. @throws {Rejection} 400 for an invalid selector. */
export function selectAttributes(
  page: Page,
  selectors: NonNullable<NormalizedScrape['attributeSelectors']>,
): AttributeValues[] {
  return rejectInvalid(() => readAttributes(page, selectors));
}

function rejectInvalid<T>(select: () => T): T {
  try {
    return select();
  } catch (cause) {
    if (!(cause instanceof SelectorError)) throw cause;
    throw reject('BadRequest', { message: cause.message, cause });
  }
}

/** Extracts the data of a page by the schema or, without one, record by record, and says what it left out. */
function extract(page: Page, schema: object | undefined): { data: unknown; warning?: string } {
  const records = readFacts(page);
  if (schema === undefined) {
    const data = records.map(({ kind, values }) => ({ kind, ...Object.fromEntries(values) }));
    const isFull = RECORD_KINDS.some(
      (one) => records.filter(({ kind }) => kind === one).length >= MAX_RECORDS,
    );
    return isFull
      ? {
          data,
          warning: `\`json\` has at most ${MAX_RECORDS} records of a kind: any further ones were left out.`,
        }
      : { data };
  }
  const check = compileSchema(schema);
  const { data = {}, cut } = fillSchema(schema, records);
  const problem = checkResult(check, data);
  if (problem === undefined) {
    const lists = cut.map((pointer) => `\`${pointer || '/'}\``).join(', ');
    return cut.length === 0
      ? { data }
      : {
          data,
          warning: `\`json\` has at most ${MAX_ITEMS} items of a list: further ones were left out at ${lists}.`,
        };
  }
  throw reject('UnprocessableEntity', {
    message: `The page does not state what the schema requires: ${problem}`,
  });
}
