import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import {
  FILLED,
  RETURNING,
  RUNNING,
  cities,
  footed,
  numbers,
  people,
  prose,
} from './support/furniture-cases.ts';
import type { Pages } from './support/furniture-cases.ts';
import { LOSSLESS } from './support/lossless-cases.ts';
import { writePdf } from './support/write-pdf.ts';

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 200 })));
afterAll(() => parser.close());

async function read(pages: Pages): Promise<{ markdown: string; warnings: readonly string[] }> {
  return parser.parse(await writePdf(pages), { fileName: 'x.pdf', mode: 'fast' });
}

/** The words of a text, without what Markdown adds. */
const words = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];
const written = (pages: Pages): string[] =>
  words(
    pages
      .flatMap((page) => page.toSorted(([, , one], [, , other]) => other - one))
      .map(([text]) => text)
      .join(' '),
  );

describe('nothing is lost of', () => {
  test.each(LOSSLESS)('%s', async (_name, pages) => {
    const { markdown, warnings } = await read(pages);
    expect(words(markdown)).toEqual(written(pages));
    expect(warnings).toEqual([]);
  });
});

describe('what comes back after another line says something of its page, and stays:', () => {
  test.each(RETURNING)('%s', async (_name, texts) => {
    const { markdown, warnings } = await read(footed(texts));
    for (const text of new Set(texts))
      expect(markdown.split(text).length - 1).toBe(texts.filter((one) => one === text).length);
    expect(warnings).toEqual([]);
  });
});

describe('what runs along is left out after its first time, and told:', () => {
  test.each(RUNNING)('%s', async (_name, pages, once, quotes) => {
    const { markdown, warnings } = await read(pages);
    const text = words(markdown).join(' ');
    for (const one of once) expect(text.split(words(one).join(' ')), one).toHaveLength(2);
    for (const page of pages.keys())
      for (const line of prose(page)) expect(text).toContain(words(line).join(' '));
    const all = words(pages.flatMap((_, page) => prose(page)).join(' ')).length;
    expect(words(markdown)).toHaveLength(all + words(keptOf(pages, quotes)).length);
    expect(warnings).toEqual([
      `Lines that repeat at the edges of pages were left out after the first of each: ${quotes.join(', ')}.`,
    ]);
  });
});

/** What stands in the frames of pages, less what a warning says was left out. */
function keptOf(pages: Pages, quotes: readonly string[]): string {
  const frames = pages.map((strings) => strings.slice(FILLED).map(([text]) => text));
  const all = words(frames.flat().join(' '));
  const gone = quotes.reduce((sum, quote) => {
    const [, text, times] = /^"(.*)" \((\d+) times\)$/.exec(quote)!;
    return sum + words(text!.replaceAll('#', '1')).length * Number(times);
  }, 0);
  return Array.from({ length: all.length - gone }, () => 'x').join(' ');
}

test('of forms only what is called the number of a page goes', async () => {
  const { markdown, warnings } = await read(
    numbers.map((at) => [
      ['Receipt', 60, 770],
      [`Name: ${people[at - 1]}`, 60, 600],
      ['Paid: yes', 60, 586],
      [`Town: ${cities[at - 1]}`, 60, 572],
      [`${at} / 6`, 290, 30],
    ]),
  );
  expect(markdown.match(/Receipt/g)).toHaveLength(6);
  expect(markdown.match(/\d \/ 6/g)).toEqual(['1 / 6']);
  expect(warnings).toEqual([
    'Lines that repeat at the edges of pages were left out after the first of each: "# / 6" (5 times).',
  ]);
});
