import type { ScrapeData } from '@web-data/types';
import { compareData } from './compare-data.ts';
import type { FieldChange } from './compare-data.ts';
import { splitLines } from './line.ts';
import type { KnownPage } from './known-page.ts';
import { createPatch } from './patch.ts';
import type { TextDiff } from './patch.ts';
import type { Ignored } from './notes.ts';
import { findSubstitute } from './substitute-page.ts';
import type { SubstitutePage } from './substitute-page.ts';
import { compareText, firstKnown } from './compare-text.ts';
import type { TextComparison } from './compare-text.ts';
import { compareAllReads } from './variance.ts';

/** What differs: the lines of the text, and the fields of the data by path. */
export interface PageDiff {
  text?: TextDiff;
  fields?: Record<string, FieldChange>;
}

/** The result of comparing a page with its stored state. */
export interface PageComparison {
  /**
   * `suspect` means that the page differs and one more read must show whether that counts; `error`, that the site
   * answered with something else than its page.
   */
  status: 'new' | 'same' | 'changed' | 'suspect' | 'error';
  /** The reason of an `error`. */
  error?: string;
  diff?: PageDiff;
  ignored: Ignored[];
  /** The state to store; undefined for a first read that brought something else than the page. */
  known: KnownPage | undefined;
}

export interface ReadPage {
  data: ScrapeData;
  readAt: number;
  /** Later reads, a moment apart; `missing` where a read brought no page. */
  rereads?: readonly (ScrapeData | 'missing')[];
}

/**
 * Number of later reads of a page that differs. Content that is present half of the time looks the same in two reads
 * every other time, and in three reads one time in four.
 */
export const MORE_READS = 2;

/**
 * Compares a page by its text and by its extracted data, where present. A read that brought something else than the page
 * does not count where another one brought the page. Where none did, the stored state stays, and the page is an `error`;
 * a loss of text that the next check sees as well is a change.
 */
export function comparePage(known: KnownPage | undefined, read: ReadPage): PageComparison {
  const { data, readAt, rereads = [] } = read;
  const substitute = findDoubt(known, data);
  if (substitute === undefined)
    return compareRead(known, { ...read, rereads: withoutSubstitutes(known, rereads) });
  if (rereads.length < MORE_READS) return { status: 'suspect', ignored: [], known };
  const at = rereads.findIndex((one) => one !== 'missing' && findDoubt(known, one) === undefined);
  if (at >= 0) {
    const others = withoutSubstitutes(known, [...rereads.slice(at + 1), 'missing', 'missing']);
    return compareRead(known, { data: rereads[at] as ScrapeData, readAt, rereads: others });
  }
  const { cause, isConfirmable } = substitute;
  const error = isConfirmable ? `${cause} The next comparison counts it as a change if it stays so.` : cause;
  const isDoubted = isConfirmable && known !== undefined;
  return { status: 'error', error, ignored: [], known: isDoubted ? { ...known, isDoubted } : known };
}

function findDoubt(known: KnownPage | undefined, data: ScrapeData): SubstitutePage | undefined {
  const substitute = findSubstitute(known, data);
  return substitute?.isConfirmable === true && known?.isDoubted === true ? undefined : substitute;
}

function withoutSubstitutes(
  known: KnownPage | undefined,
  rereads: readonly (ScrapeData | 'missing')[],
): (ScrapeData | 'missing')[] {
  return rereads.map((one) => (one !== 'missing' && findDoubt(known, one) !== undefined ? 'missing' : one));
}

function compareRead(known: KnownPage | undefined, { data, readAt, rereads = [] }: ReadPage): PageComparison {
  const lines = data.markdown === undefined ? undefined : splitLines(data.markdown);
  if (known === undefined) return { status: 'new', ignored: [], known: firstOf(lines, data.json, readAt) };
  const others = rereads.filter((read) => read !== 'missing');
  const text =
    lines && compareLines(known, { lines, readAt, rereads: others.map(({ markdown }) => markdown ?? '') });
  const isCompared = 'json' in data && 'json' in known;
  const fields = isCompared
    ? compareData(
        known.json,
        data.json,
        others.map(({ json }) => json),
      )
    : {};
  const hasFields = Object.keys(fields).length > 0;
  const next: KnownPage = { comparisons: known.comparisons + 1, readAt };
  if (text !== undefined) next.lines = text.known;
  if ('json' in data) next.json = data.json;
  const ignored = text?.ignored ?? [];
  if (text?.differs !== true && !hasFields) return { status: 'same', ignored, known: next };
  if (rereads.length < MORE_READS) return { status: 'suspect', ignored, known: next };
  return { status: 'changed', diff: createDiff(text, hasFields ? fields : undefined), ignored, known: next };
}

function firstOf(lines: string[] | undefined, json: unknown, readAt: number): KnownPage {
  return {
    ...(lines && { lines: firstKnown(lines) }),
    ...(json !== undefined && { json }),
    comparisons: 0,
    readAt,
  };
}

function compareLines(
  known: KnownPage,
  { lines, readAt, rereads }: { lines: string[]; readAt: number; rereads: readonly string[] },
): TextComparison {
  const variance = rereads.length === 0 ? undefined : compareAllReads(lines, rereads.map(splitLines));
  const { comparisons } = known;
  return compareText(known.lines ?? firstKnown(lines), lines, {
    elapsedMs: readAt - known.readAt,
    readAt,
    comparisons,
    variance,
  });
}

function createDiff(
  text: TextComparison | undefined,
  fields: Record<string, FieldChange> | undefined,
): PageDiff {
  return {
    ...(text?.differs === true && { text: createPatch(text.before, text.after) }),
    ...(fields && { fields }),
  };
}
