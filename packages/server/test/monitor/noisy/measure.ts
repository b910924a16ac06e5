import type { ScrapeData } from '@web-data/types';
import { readContent } from '../../../src/capabilities/pages/content/content.ts';
import { comparePage } from '../../../src/capabilities/changes/compare-page.ts';
import type { KnownPage } from '../../../src/capabilities/changes/known-page.ts';
import type { PageComparison } from '../../../src/capabilities/changes/compare-page.ts';
import type { Reading, Series } from './series.ts';

/** How often a judge was right about "changed". */
export interface Score {
  found: number;
  missed: number;
  false: number;
  quiet: number;
}

/** One judgement that was wrong. */
export interface Mistake {
  page: string;
  check: number;
  planted: string | undefined;
  comparison: PageComparison;
}

export interface Measured {
  /** All checks but the first of a page. */
  whole: Score;
  /** Those after the first comparisons of a page, in which it is learned what changes by itself. */
  learned: Score;
  /** What a plain comparison of the Markdown says of all checks. */
  plain: Score;
  mistakes: Mistake[];
}

/** Comparisons of a page in which it is learned what changes by itself. */
export const LEARNING = 3;
/** Seconds between two reads of a page that differs. */
const AGAIN = 4;
const URL_OF_ALL = new URL('https://pages.example/watched');

/** Reads each page as a monitor does, again where it differs, and counts how often "changed" was right. */
export function measure(series: readonly Series[]): Measured {
  const measured: Measured = { whole: none(), learned: none(), plain: none(), mistakes: [] };
  for (const one of series) measureOne(one, measured);
  return measured;
}

function measureOne({ name, readings }: Series, { whole, learned, plain, mistakes }: Measured): void {
  let known: KnownPage | undefined;
  let before: string | undefined;
  for (const [check, reading] of readings.entries()) {
    const data = contentOf(reading.html());
    const comparison = compared(known, data, reading);
    known = JSON.parse(JSON.stringify(comparison.known)) as KnownPage; // As the store keeps it.
    const isTrue = reading.planted !== undefined;
    if (before !== undefined) {
      const says = comparison.status === 'changed';
      count(whole, says, isTrue);
      if (check > LEARNING) count(learned, says, isTrue);
      count(plain, data.markdown !== before, isTrue);
      if (says !== isTrue) mistakes.push({ page: name, check, planted: reading.planted, comparison });
    }
    before = data.markdown;
  }
}

function compared(known: KnownPage | undefined, data: ScrapeData, { at, html }: Reading): PageComparison {
  const again: ScrapeData[] = [];
  for (;;) {
    const comparison = comparePage(known, { data, readAt: at, rereads: again });
    if (comparison.status !== 'suspect') return comparison;
    again.push(contentOf(html((again.length + 1) * AGAIN)));
  }
}

function contentOf(html: string): ScrapeData {
  return readContent({ url: URL_OF_ALL, text: html, isHtml: true, status: 200 }, { url: URL_OF_ALL.href });
}

function none(): Score {
  return { found: 0, missed: 0, false: 0, quiet: 0 };
}

function count(score: Score, says: boolean, isTrue: boolean): void {
  if (isTrue) score[says ? 'found' : 'missed'] += 1;
  else score[says ? 'false' : 'quiet'] += 1;
}

export function recallOf({ found, missed }: Score): number {
  return found / (found + missed);
}

export function precisionOf({ found, false: wrong }: Score): number {
  return found / (found + wrong);
}
