import { expect, test } from 'vitest';
import { toMarkdown } from '../../src/scrape/markdown.ts';

const main = (html: string): string =>
  toMarkdown(
    {
      url: new URL('https://example.com/a/'),
      status: 200,
      text: `<!doctype html><body><main>${html}</main>`,
      isHtml: true,
    },
    true,
  );

test.each<[string, string, string]>([
  [
    'a heading and a paragraph',
    '<h1>Plans</h1><p>Starter is <em>free</em>.</p>',
    '# Plans\n\nStarter is *free*.',
  ],
  ['links become absolute', '<a href="../pricing">Pricing</a>', '[Pricing](https://example.com/pricing)'],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '-   One\n-   Two'],
  [
    'a table with a heading row',
    '<table><tr><th>Name</th><th>Price</th></tr><tr><td>Team | Pro</td><td><b>$49</b></td></tr></table>',
    '| Name | Price |\n| --- | --- |\n| Team \\| Pro | **$49** |',
  ],
  [
    'a table without one',
    '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    '|  |  |\n| --- | --- |\n| 1 | 2 |\n| 3 |  |',
  ],
  [
    'a table in a table is layout',
    '<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>',
    '|  |\n| --- |\n| x |',
  ],
  ['struck text', '<p><del>old</del> new</p>', '~~old~~ new'],
  [
    'scripts, styles and embedded images are no content',
    '<script>x</script><style>y</style><img src="data:image/png;base64,AA"><p>z</p>',
    'z',
  ],
  ['code', '<pre><code class="language-js">let a = 1;\n</code></pre>', '```js\nlet a = 1;\n```'],
  ['navigation inside main is left out', '<nav><a href="/">Home</a></nav><p>Text</p>', 'Text'],
])('%s', (_, html, want) => {
  expect(main(html)).toBe(want);
});

test('a plain text stays as it is, and a page without a mark for its main content is read all the same', () => {
  const url = new URL('https://example.com/');
  expect(toMarkdown({ url, status: 200, text: ' a < b\n', isHtml: false }, true)).toBe('a < b');
  expect(
    toMarkdown({ url, status: 200, text: '<p>Hi</p><footer>Imprint</footer>', isHtml: true }, true),
  ).toBe('Hi');
  expect(
    toMarkdown({ url, status: 200, text: '<p>Hi</p><footer>Imprint</footer>', isHtml: true }, false),
  ).toBe('Hi\n\nImprint');
});
