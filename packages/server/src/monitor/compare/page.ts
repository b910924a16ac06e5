import type { ScrapeData } from '@web-data/types';
import { compareData } from './data.ts';
import type { FieldChange } from './data.ts';
import { linesOf } from './line.ts';
import type { KnownLine } from './line.ts';
import { patchOf } from './patch.ts';
import type { TextDiff } from './patch.ts';
import { compareText, firstKnown } from './text.ts';
import type { Ignored, TextComparison } from './text.ts';
import { varianceOf } from './varying.ts';

/** What is kept of a page for the next comparison. */
export interface KnownPage {
  lines?: KnownLine[];
  json?: unknown;
  comparisons: number;
  /** Milliseconds since the epoch. */
  readAt: number;
}

export interface PageDiff {
  text?: string;
  json?: TextDiff['json'] | Record<string, FieldChange>;
}

/** How a page compares to what is known of it. */
export interface PageComparison {
  /** `suspect`: it differs, and a second read is needed to tell whether that counts. */
  status: 'new' | 'same' | 'changed' | 'suspect';
  diff?: PageDiff;
  ignored: Ignored[];
  known: KnownPage;
}

export interface ReadPage {
  data: ScrapeData;
  readAt: number;
  /** A second read, a moment later; `missing` where there was none to be had. */
  again?: ScrapeData | 'missing';
}

/** Compares a page by its text and by its extracted data, as far as it has them. */
export function comparePage(known: KnownPage | undefined, { data, readAt, again }: ReadPage): PageComparison {
  const lines = data.markdown === undefined ? undefined : linesOf(data.markdown);
  if (known === undefined) return { status: 'new', ignored: [], known: firstOf(lines, data.json, readAt) };
  const second = again === 'missing' ? undefined : again;
  const text = lines && textOf(known, { lines, readAt, again: second?.markdown });
  const isCompared = 'json' in data && 'json' in known;
  const fields = isCompared ? compareData(known.json, data.json, second && { data: second.json }) : {};
  const hasFields = Object.keys(fields).length > 0;
  const next: KnownPage = { comparisons: known.comparisons + 1, readAt };
  if (text !== undefined) next.lines = text.known;
  if ('json' in data) next.json = data.json;
  const ignored = text?.ignored ?? [];
  if (text?.differs !== true && !hasFields) return { status: 'same', ignored, known: next };
  if (again === undefined) return { status: 'suspect', ignored, known: next };
  return { status: 'changed', diff: diffOf(text, hasFields ? fields : undefined), ignored, known: next };
}

function firstOf(lines: string[] | undefined, json: unknown, readAt: number): KnownPage {
  return {
    ...(lines && { lines: firstKnown(lines) }),
    ...(json !== undefined && { json }),
    comparisons: 0,
    readAt,
  };
}

function textOf(
  known: KnownPage,
  { lines, readAt, again }: { lines: string[]; readAt: number; again: string | undefined },
): TextComparison {
  const variance = again === undefined ? undefined : varianceOf(lines, linesOf(again));
  const { comparisons } = known;
  return compareText(known.lines ?? firstKnown(lines), lines, {
    elapsedMs: readAt - known.readAt,
    comparisons,
    variance,
  });
}

function diffOf(text: TextComparison | undefined, fields: Record<string, FieldChange> | undefined): PageDiff {
  const patch = text?.differs === true ? patchOf(text.before, text.after) : undefined;
  return {
    ...(patch && { text: patch.text }),
    json: fields ?? patch?.json ?? { files: [] },
  };
}
