import { describe, expect, test } from 'vitest';
import { toMarkdown } from '../../src/html/index.ts';
import { code } from './cases/code.ts';
import { math } from './cases/math.ts';
import { parts } from './cases/parts.ts';
import { tables } from './cases/tables.ts';

/** Small contents as sites write them, each on a page that marks its main content and on one that does not. */

const read = (body: string): string =>
  toMarkdown(
    {
      url: new URL('https://example.com/a/'),
      text: `<!doctype html><html><head><title>The quay | Harbour</title></head><body>${body}</body></html>`,
      isHtml: true,
    },
    true,
  );

const before =
  'The quay was built of stone from the hills, which carts brought down on a road that has gone, and it was repaired in each of the winters since then, whenever the ice allowed it.';
const after =
  'Nobody counts the boats that tie up there now, although the pilots say that there are more of them than in any year since the war, and that most of them come from the south.';
const around = '<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul></nav>';

const cases = [...code, ...math, ...parts, ...tables];

test('there are enough of them, and each has a name of its own', () => {
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(80);
});

describe.each([
  ['main', (html: string) => `${around}<main><h1>The quay</h1><p>${before}</p>${html}<p>${after}</p></main>`],
  [
    'an article without a mark',
    (html: string) =>
      `${around}<div class="page"><div class="story"><h1>The quay</h1><p>${before}</p><p>${after} ${before}</p>${html}<p>${after}</p><p>${before} ${after}</p></div></div>`,
  ],
])('in %s', (frame, wrap) => {
  test.each(cases)('%s', (_, html, want) => {
    const paragraphs = frame === 'main' ? [before] : [before, `${after} ${before}`];
    const rest = frame === 'main' ? [after] : [after, `${before} ${after}`];
    expect(read(wrap(html))).toBe(['# The quay', ...paragraphs, want, ...rest].join('\n\n'));
  });
});

test('the source of formulas in the text of a page that loads a typesetter, and of no other', () => {
  const text = '<p>So \\(a_1 < b_1\\), and</p><p>$$\nc_1\n$$</p><p><code>\\(x\\)</code> for $5.</p>';
  const script = '<script src="https://cdn.example/npm/mathjax@3/es5/tex-chtml.js"></script>';
  expect(read(`${script}<main>${text}</main>`)).toBe(
    'So $a_1 < b_1$, and\n\n$$\nc_1\n$$\n\n`\\(x\\)` for $5.',
  );
  expect(read('<main><p>So \\(a\\), $$5.</p></main>')).toBe('So \\\\(a\\\\), $$5.');
});

const files = `<table><tr><td><a href="/ann/quay/tree/main/src">src</a></td></tr><tr><td><a href="/ann/quay/blob/main/README.md">README.md</a></td></tr></table>`;
const readme = `<h1>quay</h1><p>${before}</p><table><tr><th>Option</th><th>Use</th></tr><tr><td>a</td><td>b</td></tr></table>`;

test.each<[string, string, string[], string[]]>([
  [
    'a repository with a text about it',
    `${files}<div id="readme"><article class="markdown-body">${readme}</article></div><div class="sidebar"><h2>About</h2><p>Quays.</p><h2>Releases</h2></div>`,
    ['# quay', before, '| a | b |'],
    ['src', 'About', 'Releases'],
  ],
  ['a repository without one', `<h1>ann/quay</h1>${files}<h2>About</h2>`, ['[src]', 'About'], []],
  [
    'a text about a folder, without a list of files',
    `<h1>Quays</h1><p>${after}</p><article class="markdown-body"><p>${before}</p></article>`,
    [after, before],
    [],
  ],
])('%s', (_, body, present, absent) => {
  const markdown = read(`<main>${body}</main>`);
  expect(present.filter((piece) => !markdown.includes(piece))).toEqual([]);
  expect(absent.filter((piece) => markdown.includes(piece))).toEqual([]);
});
