import { describe, expect, test } from 'vitest';
import { withoutFurniture } from '../src/formats/pdf/furniture.ts';
import { groupLines } from '../src/formats/pdf/lines.ts';
import { EMPTY } from '../src/formats/pdf/page-text.ts';
import type { PageText } from '../src/formats/pdf/page-text.ts';
import { lineText } from '../src/formats/pdf/run.ts';
import { RETURNING, RUNNING, footed } from './support/furniture-cases.ts';
import type { Pages } from './support/furniture-cases.ts';
import { LOSSLESS } from './support/lossless-cases.ts';

/** The rule on lines as they stand on pages; `furniture.slow.test.ts` reads the same pages from PDF files. */

const HEIGHT = 800;

/** Pages with each text at its place, about as wide as Times is. */
const layOut = (pages: Pages): PageText[] =>
  pages.map((strings) => ({
    ...EMPTY,
    height: HEIGHT,
    lines: groupLines(
      strings.map(([text, x, y, size = 10]) => ({
        text,
        x,
        y: HEIGHT - y,
        width: text.length * size * 0.45,
        size,
        isMono: false,
        isBold: false,
      })),
    ),
  }));

const leftOut = (pages: Pages): { texts: string[]; warning: string | undefined } => {
  const { dropped, warning } = withoutFurniture(layOut(pages));
  return { texts: dropped.map(lineText), warning };
};

const NOTHING = { texts: [], warning: undefined };

describe('no line is left out of', () => {
  test.each(LOSSLESS)('%s', (_name, pages) => expect(leftOut(pages)).toEqual(NOTHING));
});

describe('what comes back after another line stays:', () => {
  test.each(RETURNING)('%s', (_name, texts) => expect(leftOut(footed(texts))).toEqual(NOTHING));
});

describe('what runs along is left out after its first time, and reported:', () => {
  test.each(RUNNING)('%s', (_name, pages, _once, quotes) => {
    const { texts, warning } = leftOut(pages);
    expect(warning).toBe(
      `Lines that repeat at the edges of pages were left out after the first of each: ${quotes.join(', ')}.`,
    );
    const times = quotes.map((quote) => Number(/\((\d+) times\)$/.exec(quote)![1]));
    expect(texts).toHaveLength(times.reduce((sum, one) => sum + one, 0));
  });
});
