import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanHtml } from '../../src/html/scan.ts';
import { oddPages, ODD_ENDINGS, ODD_PIECES } from '../support/odd-pages.ts';
import { oracleScan } from '../support/oracle.ts';
import { secondOracle } from '../support/second-oracle.ts';

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
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1500) },
    );
  });
});

/** Documents as people write them: elements in each other, attributes in every quoting, what only looks like a link. */
function writtenPage(): fc.Arbitrary<string> {
  const word = fc.constantFrom('a', 'Z9', '/x', ' ', '&amp;', '&eacute;', '&#65;', 'ü', '?q=1&b=2', '>', '-');
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(''));
  const value = fc
    .tuple(text, fc.constantFrom('"', "'"))
    .map(([inside, quote]) => `${quote}${inside}${quote}`);
  const attribute = (name: string): fc.Arbitrary<string> =>
    fc.tuple(fc.constantFrom(' ', '\n', '  '), value).map(([space, is]) => `${space}${name}=${is}`);
  const attributes = fc
    .tuple(fc.constantFrom('', ' disabled', ' data-x=y'), attribute('title'), attribute('href'))
    .map((parts) => parts.join(''));
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      text.map((words) => `<p>${words}</p>`),
      fc.tuple(fc.constantFrom('a', 'A', 'area'), attributes).map(([tag, all]) => `<${tag}${all}></${tag}>`),
      attribute('src').map((source) => `<iframe${source}><a href=/no></iframe>`),
      attributes.map((all) => `<!-- <a${all}> -->`),
      fc
        .tuple(fc.constantFrom('script', 'style', 'textarea'), attributes)
        .map(([tag, all]) => `<${tag}>"<a${all}>"</${tag}>`),
      attributes.map((all) => `<noscript><a${all}></a></noscript>`),
      tie('node').map((inner) => `<template>${inner}</template>`),
      fc
        .tuple(
          fc.constantFrom('div', 'ul', 'section', 'span'),
          attributes,
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([tag, all, inner]) => `<${tag}${all}>${inner.join('\n')}</${tag}>`),
    ),
  }));
  return fc.array(node, { maxLength: 6 }).map((nodes) => `<!doctype html><body>${nodes.join('')}</body>`);
}

test('the scanner, parse5 and htmlparser2 find the same links in the same order in pages as they are written', () => {
  let links = 0;
  const property = fc.property(writtenPage(), (html) => {
    const hrefs = scanHtml(html).links.map(({ href }) => href);
    links += hrefs.length;
    expect(hrefs, html).toEqual(oracleScan(html).hrefs);
    expect(hrefs, html).toEqual(secondOracle(html));
  });
  fc.assert(property, { numRuns: 2000 });
  expect(links).toBeGreaterThan(2000);
});
