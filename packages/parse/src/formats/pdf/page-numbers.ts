import { textOf } from './run.ts';
import type { Line } from './run.ts';

/** A line at the edge of a page. */
export interface EdgeLine {
  line: Line;
  /** Place of its page, from 0. */
  page: number;
  edge: 'top' | 'bottom';
  /** Whether it stands apart from the lines beside it, towards the middle of the page. */
  isApart: boolean;
}

/** Gaps below or above a line, in sizes of its text, that set it apart from the text of its page. */
const APART = 1.7;
/** Points; what stands at one height is as high on each page, but for rounding. */
const HEIGHT = 6;
/** Pages in a row that count before they are believed. */
const LEAST = 3;
/** The share of the pages that a height must count on. */
const SHARE = 0.4;

/** The lines at the edges of a page. */
export function edgeLines(lines: readonly Line[], page: number, most: number): EdgeLine[] {
  const inner = { top: 1, bottom: -1 } as const;
  const at = (edge: EdgeLine['edge'], place: number): EdgeLine => {
    const line = lines[place]!;
    const next = lines[place + inner[edge]];
    const isApart = next === undefined || Math.abs(next.y - line.y) > line.size * APART;
    return { line, page, edge, isApart };
  };
  const places = lines.map((_, place) => place);
  return [
    ...places.slice(0, most).map((place) => at('top', place)),
    ...places.slice(-most).map((place) => at('bottom', place)),
  ];
}

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
  return new Set(counting.flatMap((lines) => Array.from(lines)));
}

/**
 * Running lines without a number: apart from the text, no larger than it, at one height of most pages, and most of them the same
 * as on another page, as the title of a chapter is. Slides have their titles there too, in larger letters.
 */
export function standingLines(
  edges: readonly EdgeLine[],
  counts: (line: Line) => number,
  { pages, size }: { pages: number; size: number },
): Set<Line> {
  const heights = new Map<string, EdgeLine[]>();
  for (const one of edges) {
    if (!one.isApart || one.line.size > size) continue;
    const key = heightOf(one);
    heights.set(key, [...(heights.get(key) ?? []), one]);
  }
  const lines = [...heights.values()].flatMap((all) => {
    const repeated = all.filter(({ line }) => counts(line) > 1);
    const isUsual = all.length >= Math.max(LEAST, pages * SHARE) && repeated.length >= all.length / 2;
    return isUsual ? all.map(({ line }) => line) : [];
  });
  return new Set(lines);
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
