import { parsePage, toMarkdown } from '@web-data/parse/html';
import type { PageMetadata, ScrapeData } from '@web-data/types';
import type { NormalizedOptions, NormalizedScrape } from '../normalize-scrape.ts';
import type { ModelForm } from '../model/model-forms.ts';
import { comparePage } from '../../changes/compare-page.ts';
import type { PageComparison } from '../../changes/compare-page.ts';
import { parseKnownPage } from '../../changes/known-pages.ts';
import { isMainOnly, readContent, selectAttributes, selectContent } from '../content/content.ts';
import { checkResult, compileSchema } from '../content/extraction-schema.ts';
import { fillSchema } from '../content/facts/fill.ts';
import { readFacts } from '../content/facts/index.ts';
import type { PageRecord } from '../content/facts/record.ts';
import { resolveShape } from '../content/facts/shape.ts';
import { readMetadata } from '../content/metadata.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import type { Citation, EvidenceReport } from '../evidence/find-evidence.ts';
import type { ReadText } from '../evidence/page-index.ts';
import { missingContent } from '../content/missing-content.ts';
import type { Page } from '../fetch/page.ts';
import { cutText, findWordStart } from '../../../platform/cut-text.ts';
import { isShell } from '../render/shell.ts';

/** Maximum characters of text that a model reads. */
const MAX_TEXT = 40_000;

const EMPTY_PAGE: Page = { url: new URL('about:blank'), status: 200, text: '<p>', isHtml: true };

/** A page as it is posted to a thread: a `URL` cannot be cloned. */
export type PlainPage = Omit<Page, 'url'> & { url: string };

/** Data that was filled into a schema, the source of each value, and the reason why it does not conform. */
export interface Extraction {
  data: unknown;
  sources: Record<string, string>;
  /** One sentence; undefined when the data conforms. */
  problem: string | undefined;
}

/** The content of a page. */
export interface Content {
  data: ScrapeData;
  /** The reason why there is no content, as a full sentence; undefined when there is some. */
  missing: string | undefined;
}

/** A page, and its stored version as JSON. */
interface VersionInput {
  before: string | undefined;
  content: ScrapeData;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The result of comparing a page with its stored version. */
export interface VersionComparison extends Pick<PageComparison, 'status' | 'diff' | 'error'> {
  /** When the stored version was read, in milliseconds since the epoch; undefined where there is none. */
  comparedAt: number | undefined;
  /** JSON of the version to store; undefined where nothing is stored. */
  version: string | undefined;
}

/** Options that can be invalid whatever the page is. */
export type CheckedOptions = Pick<
  NormalizedOptions,
  'schema' | 'tracking' | 'attributeSelectors' | 'includeTags' | 'excludeTags'
>;

/** A page as a run of an agent reads it. */
interface Read {
  metadata: PageMetadata;
  /** The reason why there is no content, as a full sentence; undefined when there is some. */
  missing: string | undefined;
}

/**
 * Tasks that process pages and schemas from outside. Crafted input can make each of them run very long or without end,
 * so they run in threads that can be ended, never on the event loop.
 */
export const works = {
  /** Checks that a schema and selectors are valid. @throws {Rejection} 400, 422 */
  checkOptions({ schema, tracking, attributeSelectors = [], ...selectors }: CheckedOptions): void {
    for (const one of [schema, tracking?.schema]) if (one !== undefined) compileSchema(one);
    selectContent(EMPTY_PAGE, selectors);
    selectAttributes(EMPTY_PAGE, attributeSelectors);
  },
  /** Whether a page has nearly no content without its scripts. */
  isShell(page: PlainPage): boolean {
    return isShell(toPage(page));
  },
  /** Returns the content of a page, or the reason why it has none. @throws {Rejection} 403, 422 */
  scrape(page: PlainPage, request: NormalizedScrape): Content {
    const fullPage = toPage(page);
    const data = readContent(fullPage, request);
    return { data, missing: missingContent(fullPage, request, data) };
  },
  /** Returns the content without the forms of a model, and the text for the model. @throws {Rejection} 403 */
  scrapeForModel(
    page: PlainPage,
    request: NormalizedScrape,
    left: ModelForm[],
  ): Content & { markdown: string } {
    const fullPage = toPage(page);
    const data = readContent(fullPage, request, { left });
    return {
      data,
      missing: missingContent(fullPage, request, data),
      markdown: cutText(
        data.markdown ?? toMarkdown(selectContent(fullPage, request), isMainOnly(request)),
        MAX_TEXT,
      ),
    };
  },
  /** Compares a page with its stored version, as no later read follows. */
  compareVersions({ before, content: data, now }: VersionInput): VersionComparison {
    const known = before === undefined ? undefined : parseKnownPage({ page: before });
    // No two versions have the same time, by which a concurrent read recognizes them.
    const readAt = Math.max(now, (known?.readAt ?? 0) + 1);
    const compared = comparePage(known, { data, readAt, rereads: ['missing', 'missing'] });
    const { status, diff, error } = compared;
    const version = compared.known && JSON.stringify(compared.known);
    return {
      status,
      ...(diff && { diff }),
      ...(error !== undefined && { error }),
      comparedAt: known?.readAt,
      version: version === before ? undefined : version,
    };
  },
  /** Returns the records of a page, its metadata and its size in characters. */
  readFacts(page: PlainPage): Read & { records: PageRecord[]; size: number } {
    const fullPage = toPage(page);
    const records = readFacts(fullPage);
    const missing = missingContent(fullPage, {}, { json: records });
    const metadata = readMetadata(parsePage(fullPage), fullPage);
    return { records, metadata, size: page.text.length, missing };
  },
  /**
   * Returns the main content as Markdown: up to {@link MAX_TEXT} characters from an offset on, or from the word there, and how
   * many are behind them. No word or number is cut.
   */
  readText(page: PlainPage, offset = 0): Read & { markdown: string; start: number; left: number } {
    const fullPage = toPage(page);
    const document = parsePage(fullPage);
    const metadata = readMetadata(document, fullPage);
    const full = toMarkdown(fullPage, true, document);
    const start = findWordStart(full, offset);
    const markdown = cutText(full.slice(start), MAX_TEXT);
    const left = full.length - start - markdown.length;
    return { markdown, start, left, metadata, missing: missingContent(fullPage, {}, { markdown: full }) };
  },
  /** Fills a schema from records of pages. @throws {Rejection} 422 for an invalid schema */
  extract(schema: object, records: readonly PageRecord[]): Extraction {
    const check = compileSchema(schema);
    const { data, sources } = fillSchema(schema, records);
    return { data, sources, problem: checkResult(check, data) };
  },
  /** Returns one sentence that says why data does not conform; undefined when it does. */
  check(schema: object, data: unknown): string | undefined {
    return checkResult(compileSchema(schema), data);
  },
  /** Looks up every value of some data in the text of pages. */
  findEvidence(data: unknown, pages: ReadText[], citations: Record<string, Citation>): EvidenceReport {
    return findEvidence(data, pages, citations);
  },
  /** Whether a schema describes no members of its object, and this object conforms. */
  fits(schema: object, data: object): boolean {
    const { properties, types } = resolveShape(schema, schema);
    if (properties || (types.length > 0 && !types.includes('object'))) return false;
    return checkResult(compileSchema(schema), data) === undefined;
  },
};

export type Works = typeof works;
export type WorkName = keyof Works;

function toPage({ url, ...rest }: PlainPage): Page {
  return { ...rest, url: new URL(url) };
}
