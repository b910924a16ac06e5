import { expect, test } from 'vitest';
import { createPrint, type Print } from '../../src/crawl/print.ts';

function read(html: string, address = 'https://a.test/'): Print & { blocks: [number, number][] } {
  const blocks: [number, number][] = [];
  const print = createPrint(
    Buffer.from(html),
    address,
    (hash, textLength) => void blocks.push([hash, textLength]),
  );
  return { ...print, blocks };
}

test.each([
  ['a tag that is not shown', '<p>one</p>', '<div><p class=x>one</p></div>', true, true],
  [
    'a comment, a script, a style',
    '<p>one</p>',
    '<!-- x --><script>y</script><style>z</style><p>one</p>',
    true,
    true,
  ],
  ['white space between tags', '<p>one</p><p>two</p>', '<p>one</p>\n\n  <p>two</p>', true, true],
  ['a number', '<p>page 1 of 9</p>', '<p>page 2 of 9</p>', false, true],
  ['a number alone', '<p>one</p><b>1</b>', '<p>one</p><b>2</b>', false, true],
  ['a word', '<p>one</p>', '<p>two</p>', false, false],
  ['the order', '<p>one</p><p>two</p>', '<p>two</p><p>one</p>', false, false],
  ['where a link leads', '<a href=/a>x</a>', '<a href=/b>x</a>', false, true],
  ['a picture', '<p>x<img src=/a.png>', '<p>x<img src=/b.png>', false, false],
])('two pages that differ by %s: the same %o', (_, a, b, sameExact, sameBare) => {
  const [one, two] = [read(a), read(b)];
  expect([one.exact === two.exact, one.bare === two.bare]).toEqual([sameExact, sameBare]);
});

test('blocks count their letters, of any script, and are the same without their digits', () => {
  const [ten, four] = [read('<h1>Page 10</h1> <p>Grüße</p> <i>42</i>'), read('<h1>Page 4</h1>')];
  expect(ten.textLength).toBe('Page'.length + Buffer.byteLength('Grüße'));
  expect(ten.blocks.map(([, textLength]) => textLength)).toEqual([4, 7]);
  expect(ten.blocks[0]).toEqual(four.blocks[0]);
});
