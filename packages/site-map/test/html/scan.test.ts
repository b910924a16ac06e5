import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanHtml } from '../../src/html/scan.ts';
import { oddPages, ODD_ENDINGS, ODD_PIECES } from '../support/odd-pages.ts';
import { oracleScan } from '../support/oracle.ts';

/** The links a page leads to, each once: parsers may repeat or move an element, never change where it leads. */
function linksOf(hrefs: readonly string[]): string[] {
  return [...new Set(hrefs)].toSorted();
}

function scanned(html: string): { hrefs: string[]; base: string | undefined; title: string | undefined } {
  const { links, base, title } = scanHtml(html);
  return { hrefs: linksOf(links.map(({ href }) => href)), base, title };
}

function expected(html: string): ReturnType<typeof scanned> {
  const { hrefs, base, title } = oracleScan(html);
  return { hrefs: linksOf(hrefs), base, title };
}

describe('the scanner and parse5 find the same links, base and title', () => {
  const pages = oddPages();
  test(`on ${pages.length} odd pages`, () => {
    expect(pages.length).toBeGreaterThanOrEqual(500);
    expect(pages.filter((page) => !isDeepStrictEqual(scanned(page), expected(page)))).toEqual([]);
  });

  test('on generated documents', () => {
    const piece = fc.oneof(fc.constantFrom(...ODD_PIECES), fc.string({ maxLength: 12 }));
    const page = fc.tuple(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...ODD_ENDINGS));
    fc.assert(
      fc.property(page, ([pieces, ending]) => {
        const html = `<!doctype html><body>${pieces.join('')}${ending}`;
        expect(scanned(html), html).toEqual(expected(html));
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1500), seed: Number(process.env['FUZZ_SEED'] ?? 42) },
    );
  });
});
