import { textOf } from './run.ts';
import type { Line } from './run.ts';

/** A line at the edge of a page. */
export interface EdgeLine {
  line: Line;
  /** Place of its page, from 0. */
  page: number;
  edge: 'top' | 'bottom';
}

/** Points; what stands at one height is as high on each page, but for rounding. */
const HEIGHT = 6;
/** Pages in a row that count before they are believed. */
const LEAST = 3;
/** The share of the pages that a height must count on. */
const SHARE = 0.4;

/**
 * Running lines that differ from page to page: at one height of most pages, with a number apart from all else that grows by
 * one from page to page. What else they say, chapters and sections, may differ.
 */
export function countingLines(edges: readonly EdgeLine[], pages: number): Set<Line> {
  const runs = new Map<string, EdgeLine[]>();
  for (const one of edges)
    for (const number of numbersOf(one.line)) {
      const key = `${heightOf(one)} ${number - one.page}`;
      runs.set(key, [...(runs.get(key) ?? []), one]);
    }
  const heights = new Map<string, Set<Line>>();
  for (const run of runs.values()) {
    if (run.length < LEAST) continue;
    const height = heightOf(run[0]!);
    heights.set(height, new Set([...(heights.get(height) ?? []), ...run.map(({ line }) => line)]));
  }
  const counting = [...heights.values()].filter(({ size }) => size >= pages * SHARE);
  return new Set(counting.flatMap((lines) => [...lines]));
}

function heightOf({ edge, line }: EdgeLine): string {
  return `${edge} ${Math.round(line.y / HEIGHT)}`;
}

/** The numbers that a line begins and ends with, where they stand apart. */
function numbersOf({ cells }: Line): number[] {
  const ends = new Set([cells[0]!, cells.at(-1)!]);
  return [...ends].flatMap(({ runs }) => {
    const [, number] = /^[-–—\s]*(\d{1,5}|[ivxlc]{1,9})[-–—\s]*$/i.exec(textOf(runs)) ?? [];
    return number === undefined ? [] : [/^\d/.test(number) ? Number(number) : roman(number)];
  });
}

const DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function roman(text: string): number {
  const digits = [...text.toLowerCase()].map((letter) => DIGITS[letter]!);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}
