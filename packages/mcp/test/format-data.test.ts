import { expect, test } from 'vitest';
import { StoredResults } from '../src/results/kept-results.ts';
import { formatData } from '../src/results/format-data.ts';
import { toPart, toResult } from '../src/results/result.ts';

const png = 'iVBORw0KGgo=';

test.each<[data: unknown, text: string]>([
  [{ a: 1 }, '{"a":1}'],
  ['text', 'text'],
  [undefined, 'null'],
  [
    { data: { markdown: '# A\n\nText.', url: 'https://example.com/' } },
    '{"data":{"markdown":"(text 1)","url":"https://example.com/"}}\n\n--- text 1 ---\n# A\n\nText.',
  ],
  [
    { data: [{ markdown: 'One.', n: 1 }, { links: [] }, { markdown: 'Two.' }] },
    '{"data":[{"markdown":"(text 1)","n":1},{"links":[]},{"markdown":"(text 2)"}]}\n\n--- text 1 ---\nOne.\n\n--- text 2 ---\nTwo.',
  ],
  [{ markdown: '' }, '{"markdown":""}'],
  [{ markdown: null }, '{"markdown":null}'],
])('%j is written as %j', (data, text) => expect(formatData(data)).toEqual({ text, images: [] }));

test('pictures become blocks of their own, the first four', () => {
  const screenshot = `data:image/png;base64,${png}`;
  expect(formatData({ screenshot, pages: [{ screenshot }] })).toEqual({
    text: '{"screenshot":"(image 1)","pages":[{"screenshot":"(image 2)"}]}',
    images: [
      { type: 'image', mimeType: 'image/png', data: png },
      { type: 'image', mimeType: 'image/png', data: png },
    ],
  });
  const many = formatData(Array.from({ length: 6 }, () => screenshot));
  expect([many.images.length, many.text.match(/not shown/g)?.length]).toEqual([4, 2]);
  expect(formatData('data:image/svg+xml;base64,AAAA').images).toEqual([]);
});

test('a result comes once, as text between marks, and a long one in parts of the same text', () => {
  const options = { results: new StoredResults(), maxCharacters: 60, redact: (text: string) => text };
  const short = toResult({ data: { markdown: 'Hi.' }, note: 'More.' }, options);
  expect(Object.keys(short).toSorted()).toEqual(['_meta', 'content']);
  expect(short.content).toHaveLength(1);
  expect((short.content[0] as { text: string }).text).toMatch(
    /^What stands .*\n<(web-data-\w+)>\n\{[^\n]*\}\n\n--- text 1 ---\nHi\.\n<\/\1>\nMore\.$/s,
  );
  const long = toResult({ data: { markdown: 'x'.repeat(30) } }, options);
  const [, cursor = ''] = /with the cursor (\S+)\.$/.exec((long.content[0] as { text: string }).text) ?? [];
  const [id, from] = cursor.split(':');
  const rest = toPart(id!, Number(from), options)!;
  expect((rest.content[0] as { text: string }).text).toMatch(/\nx{10}\n<\/web-data-\w+>$/);
});
