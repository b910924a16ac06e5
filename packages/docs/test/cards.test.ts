import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { breakLines } from '../src/generator/cards/cards.ts';
import { encodeIndexedPng } from '../src/generator/cards/indexed-png.ts';
import { siteDirectory } from '../src/site-directory.ts';
import { filesOf, read } from './helpers/site.ts';

describe('the picture beside a link to a page', () => {
  const pages = filesOf('.html').filter((file) => file !== 'reference/index.html' && file !== '404.html');
  const cards = new Map(
    pages.map((file) => {
      const [, card = ''] = /<meta property="og:image" content="([^"]*)"/.exec(read(file)) ?? [];
      return [file, new URL(card, `http://site/${file}`).pathname.slice(1)];
    }),
  );

  test('is there for every page, and no other is', () => {
    expect([...new Set(cards.values())].toSorted()).toEqual(filesOf('.png'));
  });

  test('is of an operation or a guide alone, and shared by errors, webhooks and schemas', () => {
    const uses = [...cards.values()].filter((card) => /^cards\/(?:operations|guides)-/.test(card));
    expect(new Set(uses).size).toBe(uses.length);
    expect(cards.get('errors/not-found/index.html')).toBe('cards/errors.png');
  });

  test.each(['home', 'operations-map', 'errors'])(
    'cards/%s.png has the size it says, and text',
    async (name) => {
      const bytes = readFileSync(join(siteDirectory, `cards/${name}.png`));
      expect(bytes.length).toBeLessThan(30_000);
      const image = await loadImage(bytes);
      expect([image.width, image.height]).toEqual([1200, 630]);
      const context = createCanvas(1200, 630).getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(88, 170, 400, 80);
      // The colour of the title, which nothing but its letters has.
      const ink = data.filter((value, at) => at % 4 === 0 && value === 0xe4).length;
      expect(ink).toBeGreaterThan(1000);
    },
  );
});

test('a PNG of 16 colours is read back as it was drawn', async () => {
  const palette = [
    [0, 0, 0],
    [255, 0, 0],
    [10, 200, 30],
  ] as const;
  const pixels = Uint8ClampedArray.from([2, 0, 0, 255, 250, 3, 1, 255, 10, 200, 30, 255]);
  const context = createCanvas(3, 1).getContext('2d');
  context.drawImage(await loadImage(encodeIndexedPng(pixels, { width: 3, height: 1 }, palette)), 0, 0);
  expect([...context.getImageData(0, 0, 3, 1).data]).toEqual([
    0, 0, 0, 255, 255, 0, 0, 255, 10, 200, 30, 255,
  ]);
});

test.each([
  ['fits', 10, 2, ['fits']],
  ['two lines of it', 10, 2, ['two lines', 'of it']],
  ['more than there is room for here', 10, 2, ['more than', 'there is…']],
  ['Donaudampfschiff', 5, 1, ['Donaudampfschiff']],
  ['', 5, 1, ['']],
])('"%s" in lines of %i, %i at most', (text, width, max, lines) => {
  expect(breakLines(text, max, (line) => line.length <= width)).toEqual(lines);
});
