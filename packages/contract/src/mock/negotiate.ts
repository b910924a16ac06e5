import { isJsonType } from '@web-data/openapi';
import type { Content } from '@web-data/openapi';
import { covers, parseMediaType } from '../openapi/media-type.ts';

/**
 * Chooses the media type of a response: among those that `Accept` rates highest the first JSON type, which the mock
 * writes best, otherwise the first of them. An `Accept` that no documented type meets is ignored (RFC 9110, section
 * 12.5.1).
 * @param accept by default any type
 */
export function negotiateContent(content: readonly Content[], accept = '*/*'): Content | undefined {
  const ranges = accept.split(',').map(readRange);
  const rated = content.map((one) => ({ one, quality: qualityOf(one.type, ranges) }));
  const highest = Math.max(0, ...rated.map(({ quality }) => quality));
  const best = rated.filter(({ quality }) => quality === highest).map(({ one }) => one);
  return best.find(({ type }) => isJsonType(type)) ?? best[0];
}

interface Range {
  readonly type: string;
  /** 0 to 1. */
  readonly quality: number;
}

function readRange(text: string): Range {
  const [, weight = '1'] = /;\s*q=(\d+(?:\.\d*)?)/iu.exec(text) ?? [];
  return { type: parseMediaType(text), quality: Number(weight) };
}

/** The quality of the narrowest range that covers a media type; 0 where none does. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  // A documented range may match any requested type.
  const fitting = ranges.filter((range) => covers(range.type, type) || covers(type, range.type));
  const exact = fitting.toSorted((a, b) => wildness(a.type) - wildness(b.type));
  return exact[0]?.quality ?? 0;
}

function wildness(type: string): number {
  return type.split('*').length;
}
