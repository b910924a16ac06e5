import { expect, test } from 'vitest';
import { toMarkdown } from '../../src/html/index.ts';

/** Parts of pages as other people's programs write them. */

const markdown = (body: string): string =>
  toMarkdown(
    {
      url: new URL('https://example.com/a/'),

      text: `<html><body>${body}</body></html>`,
      isHtml: true,
    },
    false,
  );

const row = (number: string, line: string): string =>
  `<tr><td class="blob-num" data-line-number="${number}"></td><td class="blob-code">${line}</td></tr>`;

test.each<[string, string, string]>([
  [
    'a row for each line',
    `<table>${row('1', 'let a = 1;')}${row('2', '  a += 1;')}</table>`,
    '```\nlet a = 1;\n  a += 1;\n```',
  ],
  [
    'numbers in cells of their own',
    '<table><tr><td class="hljs-ln-numbers">1</td><td class="hljs-ln-code">x</td></tr><tr><td>2</td><td class="hljs-ln-code">y</td></tr></table>',
    '```\nx\ny\n```',
  ],
  [
    'numbers in the text',
    '<pre>1  def f():\n2      return 1\n3  f()\n</pre>',
    '```\n def f():\n     return 1\n f()\n```',
  ],
  ['numbers with a bar', '<pre><code>01| a\n02| b\n03| c</code></pre>', '```\na\nb\nc\n```'],
  [
    'a span that holds it',
    '<pre><span class="ln">1</span>a\n<span class="ln">2</span>b</pre>',
    '```\na\nb\n```',
  ],
  ['numbers that are the data', '<pre>1 2 3\n4 5 6\n7 8 9</pre>', '```\n1 2 3\n4 5 6\n7 8 9\n```'],
  ['a numbered list in two lines', '<pre>1. milk\n2. eggs</pre>', '```\n1. milk\n2. eggs\n```'],
  [
    'a table of numbers',
    '<table><tr><td>1</td><td>a</td></tr><tr><td>2</td><td>b</td></tr></table>',
    '|  |  |\n| --- | --- |\n| 1 | a |\n| 2 | b |',
  ],
])('code: %s', (_, body, want) => {
  expect(markdown(body)).toBe(want);
});

test.each<[string, string, string]>([
  [
    'data-lazy-src beside a placeholder',
    '<img src="/img/blank.gif" data-lazy-src="/p.jpg" alt="P">',
    'p.jpg',
  ],
  [
    'data-lazy-src beside data',
    '<img src="data:image/gif;base64,R0lG" data-lazy-src="/p.jpg" alt="P">',
    'p.jpg',
  ],
  ['data-srcset', '<img src="/1x1/transparent.png" data-srcset="/p.jpg 1x, /q.jpg 2x" alt="P">', 'p.jpg'],
  ['a placeholder alone', '<img src="/placeholder.png" alt="P">', 'placeholder.png'],
  ['noscript', '<img src="data:x" alt="P"><noscript><img src="/p.jpg" alt="P"></noscript>', 'p.jpg'],
  [
    'noscript beside a picture',
    '<img src="/p.jpg" alt="P"><noscript><img src="/p.jpg" alt="P"></noscript>',
    'p.jpg',
  ],
])('a picture: %s', (_, body, name) => {
  expect(markdown(`<p>${body}</p>`)).toBe(`![P](https://example.com/${name})`);
});

test.each([
  [
    'of a counter',
    '<noscript><p><img src="//m.test/p.php?id=1" style="border:0" alt=""></p></noscript>',
    'Text.',
  ],
  ['without any text', '<noscript><div><img src="//m.test/w/1"></div></noscript>', 'Text.'],
  [
    'that is told of',
    '<noscript><img src="/p.jpg" alt="P"></noscript>',
    'Text.\n\n![P](https://example.com/p.jpg)',
  ],
])('a picture %s where there are no scripts', (_, noscript, text) => {
  expect(markdown(`<p>Text.</p>${noscript}`)).toBe(text);
});

const table = (rows: number): string =>
  `<table><tr><th>A</th><th>B</th></tr>${Array.from({ length: rows }, (_, at) => `<tr><td>Name ${at}</td><td>${at}</td></tr>`).join('')}</table>`;

const cost = (rows: number): number => {
  const before = process.cpuUsage();
  expect(markdown(table(rows)).split('\n')).toHaveLength(rows + 2);
  return process.cpuUsage(before).user;
};

test('the time of a table grows with its rows, not faster', () => {
  cost(1000);
  expect(cost(16_000) / cost(2000)).toBeLessThan(30);
});

test('a cell without elements reads as one with them', () => {
  const cells = ['a*b', ' x\n y ', '1. no list', 'a | b', '_x_', '[a](b)', '\u00A0z'];
  const row = (wrap: (cell: string) => string): string =>
    markdown(`<table><tr>${cells.map((cell) => `<td>${wrap(cell)}</td>`).join('')}</tr></table>`);
  expect(row((cell) => cell)).toBe(row((cell) => `<span>${cell}</span>`));
});
