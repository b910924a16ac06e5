import { parsePage, toMarkdown } from '@web-data/parse/html';
import type { PageMetadata, ScrapeData } from '@web-data/types';
import type { NormalizedScrape } from '../normalize-scrape.ts';
import type { ModelForm } from '../model-forms.ts';
import { selectContent, isMainOnly, readContent } from '../content.ts';
import { checkResult, compileSchema } from '../extraction-schema.ts';
import { fillSchema } from '../facts/fill.ts';
import { readFacts } from '../facts/index.ts';
import type { PageRecord } from '../facts/record.ts';
import { resolveShape } from '../facts/shape.ts';
import { readMetadata } from '../metadata.ts';
import { missingContent } from '../missing-content.ts';
import type { Page } from '../page.ts';
import { isShell } from '../shell.ts';

/** Characters of the text of a page that a model reads. */
const MAX_TEXT = 40_000;

/** A page as it crosses threads: a `URL` cannot. */
export type PlainPage = Omit<Page, 'url'> & { url: string };

/** Data that was filled into a schema, where each value was read, and what keeps it from conforming. */
export interface Extraction {
  data: unknown;
  sources: Record<string, string>;
  /** One sentence; undefined when the data conforms. */
  problem: string | undefined;
}

/** The content of a page. */
export interface Content {
  data: ScrapeData;
  /** Why there is none, in a full sentence; undefined when there is some. */
  missing: string | undefined;
}

/** A page as a run of an agent reads it. */
interface Read {
  metadata: PageMetadata;
  /** Why it has no content, in a full sentence; undefined when it has some. */
  missing: string | undefined;
}

/**
 * What is done with pages and schemas of others. Each may take long, or for ever, on input that was made to: they run
 * in threads that can be ended, never on the event loop.
 */
export const works = {
  /** @throws {Rejection} 422 for a schema that is none. */
  checkSchema(schema: object): void {
    compileSchema(schema);
  },
  /** Whether a page shows next to nothing without its scripts. */
  isShell(page: PlainPage): boolean {
    return isShell(toPage(page));
  },
  /** The content of a page, and why it has none where that is so. @throws {Rejection} 403, 422 */
  scrape(page: PlainPage, request: NormalizedScrape): Content {
    const fullPage = toPage(page);
    const data = readContent(fullPage, request);
    return { data, missing: missingContent(fullPage, request, data) };
  },
  /** The same without what a model is asked for, and the text for it. @throws {Rejection} 403 */
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
      markdown: (data.markdown ?? toMarkdown(selectContent(fullPage, request), isMainOnly(request))).slice(
        0,
        MAX_TEXT,
      ),
    };
  },
  /** What a page states, in a form that a program can read, what it says of itself, and its characters. */
  readFacts(page: PlainPage): Read & { records: PageRecord[]; size: number } {
    const fullPage = toPage(page);
    const records = readFacts(fullPage);
    const missing = missingContent(fullPage, {}, { json: records });
    const metadata = readMetadata(parsePage(fullPage), fullPage);
    return { records, metadata, size: page.text.length, missing };
  },
  /** The main content as Markdown, cut after {@link MAX_TEXT} characters. */
  readText(page: PlainPage): Read & { markdown: string } {
    const fullPage = toPage(page);
    const markdown = toMarkdown(fullPage, true).slice(0, MAX_TEXT);
    const missing = missingContent(fullPage, {}, { markdown });
    return { markdown, metadata: readMetadata(parsePage(fullPage), fullPage), missing };
  },
  /** Fills a schema from what pages state. @throws {Rejection} 422 for a schema that is none. */
  extract(schema: object, records: readonly PageRecord[]): Extraction {
    const check = compileSchema(schema);
    const { data, sources } = fillSchema(schema, records);
    return { data, sources, problem: checkResult(check, data) };
  },
  /** One sentence about what keeps data from conforming; undefined when it does. */
  check(schema: object, data: unknown): string | undefined {
    return checkResult(compileSchema(schema), data);
  },
  /** Whether a schema leaves open what it wants of an object, and this one conforms. */
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
