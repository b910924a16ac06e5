import { expect, test } from 'vitest';
import { toMarkdown } from '../../src/html/index.ts';

const main = (html: string): string =>
  toMarkdown(
    {
      url: new URL('https://example.com/a/'),

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
  [
    'names of elements and attributes in upper case',
    '<P ALIGN=LEFT><A HREF="a.html" TITLE="A">A</A> <IMG SRC="b.png" ALT=B> <OL START=3><LI>c</OL>',
    '[A](https://example.com/a/a.html "A") ![B](https://example.com/a/b.png)\n\n3. c',
  ],
  [
    'the first of an attribute that is there twice',
    '<a Href="one" HREF="two" href="three">A</a>',
    '[A](https://example.com/a/one)',
  ],
  [
    'bold words and words in italics that touch',
    '<p><b>One</b><strong>Two</strong> <em>a</em><i>b</i><b>c</b> <b>d</b> <b>e</b>.</p>',
    '**OneTwo** *ab***c** **d** **e**.',
  ],
  [
    'a list between the items of another one',
    '<ul><ol><li>Zero</li></ol><li>One</li><ul><li>Half</li></ul><ol><li>1</li></ol><li>Two</li></ul>',
    '1. Zero\n\n- One\n  - Half\n  1. 1\n- Two',
  ],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
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
    'x',
  ],
  ['struck text', '<p><del>old</del> new</p>', '~~old~~ new'],
  [
    'scripts, styles and embedded images are no content',
    '<script>x</script><style>y</style><img src="data:image/png;base64,AA"><p>z</p>',
    'z',
  ],
  ['code', '<pre><code class="language-js">let a = 1;\n</code></pre>', '```js\nlet a = 1;\n```'],
  [
    'lists in lists',
    '<ul><li>A<ol start="3"><li>B</li><li>C</li></ol></li><li><p>D</p><p>E</p></li></ul>',
    '- A\n  3. B\n  4. C\n- D\n\n  E',
  ],
  [
    'tasks',
    '<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox">open</li></ul>',
    '- [x] done\n- [ ] open',
  ],
  [
    'signs raised and lowered',
    '<p>10<sup>−3</sup> m s<sup>-1</sup>, H<sub>2</sub>O, x<sup>n+1</sup>, a<sub>i1</sub>, 1<sup>st</sup></p>',
    '10⁻³ m s⁻¹, H₂O, x^(n+1), a_(i1), 1st',
  ],
  [
    'a formula',
    '<p>So <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></p>',
    'So $x_1$',
  ],
  ['a formula of its own', '<math display="block" alttext="a^2"><mi>a</mi></math>', '$$\na^2\n$$'],
  ['a formula without TeX', '<p><math><mi>x</mi><mo>=</mo><mn>1</mn></math></p>', '$x=1$'],
  [
    'a formula that is drawn as well',
    '<p><span class="katex"><span class="katex-mathml"><math><semantics><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span class="katex-html">x</span></span></p>',
    '$x$',
  ],
  [
    'notes',
    '<p>A<sup><a href="#n1">1</a></sup>, b<a href="#n2">[2]</a>, a again<sup><a href="#n1">1</a></sup>, <a href="#top">top</a>.</p><section class="footnotes"><ol><li id="n1"><p>See <a href="/x">x</a>. <a href="#r1">↩</a></p></li><li id="n2">Two</li></ol></section>',
    'A[^1], b[^2], a again[^1], [top](https://example.com/a/#top).\n\n[^1]: See [x](https://example.com/x).\n[^2]: Two',
  ],
  ['notes that nothing refers to', '<ol class="references"><li id="n">One</li></ol>', '1. One'],
  [
    'whose a quotation is',
    '<blockquote><p>Be.</p><footer>— W. S.</footer></blockquote>',
    '> Be.\n>\n> — W. S.',
  ],
  [
    'columns as they are aligned',
    '<table><tr><th align="right">A</th><th style="text-align: center">B</th><th>C</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    '| A | B | C |\n| ---: | :---: | --- |\n| 1 | 2 | 3 |',
  ],
  [
    'facts that only a style keeps apart',
    '<p><span class="price">$79.00</span><span class="rating">4.5</span></p>',
    '$79.00 4.5',
  ],
  [
    'parts of one word and one price',
    '<p><span class="a">W</span><span class="b">ord</span> <span class="sign">$</span><span class="amount">79.</span><span class="cents">99</span> <span class="w">one</span><span class="w">word</span></p>',
    'Word $79.99 oneword',
  ],
  ['preformatted text without code', '<pre>a\n  b</pre>', '```\na\n  b\n```'],
  [
    'the language around a block',
    '<div class="highlight highlight-source-shell"><pre>npm i</pre></div>',
    '```shell\nnpm i\n```',
  ],
  ['the language of a block', '<pre data-lang="go"><code>x</code></pre>', '```go\nx\n```'],
  [
    'lines that are elements, their numbers and buttons left out',
    '<pre><code><div><span class="line-number">1</span>a</div><div>b</div></code><button>Copy</button></pre>',
    '```\na\nb\n```',
  ],
  [
    'code beside line numbers',
    '<table><tr><td><pre>1\n2</pre></td><td><pre class="language-c">a\nb</pre></td></tr></table>',
    '```c\na\nb\n```',
  ],
  ['a fence longer than those inside', '<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'],
  ['back-ticks in code, and keys', '<code>a`b</code> <kbd>Ctrl</kbd>', '``a`b`` `Ctrl`'],
  [
    'pictures that load late, and none that counts visitors',
    '<img src="data:image/gif;base64,AA" data-src="a.png" alt="A"><img srcset="/b.png 1x, /c.png 2x" alt="B"><img src="/t.gif" width="1" height="1">',
    '![A](https://example.com/a/a.png)![B](https://example.com/b.png)',
  ],
  [
    'a link around a card',
    '<a href="/x"><div><h3>Card</h3><p>Text</p></div></a><a href="/y"><p>Only</p></a><a href="/z"></a>',
    '### [Card](https://example.com/x)\n\nText\n\n[Only](https://example.com/y)',
  ],
  [
    'a heading without its permalink, in one line',
    '<h2 id="x">A<br>b <a class="anchor" href="#x">#</a></h2><h3><a href="#y">Y</a></h3><h4></h4>',
    '## A b\n\n### [Y](https://example.com/a/#y)',
  ],
  [
    'cells over several columns and rows',
    '<table><caption>Plans</caption><tr><th>A</th><th colspan="2">B</th></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>4</td><td><p>5</p><p>6</p></td></tr></table>',
    'Plans\n\n| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| 1 | 4 | 5<br>6 |',
  ],
  [
    'a definition list',
    '<dl><dt>Term</dt><dd>Meaning</dd><dd><p>Other</p></dd></dl>',
    'Term\n: Meaning\n: Other',
  ],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['raised and lowered digits', 'x<sup>2</sup> H<sub>2</sub>O 1<sup>st</sup>', 'x² H₂O 1st'],
  ['controls are no content', '<button>Buy</button><select><option>1</option></select>z', 'z'],
  ['what is hidden is left out', '<p style="display: none">x</p><p hidden>y</p>z', 'z'],
  [
    'a consent banner is left out, what is about cookies is not',
    '<div id="onetrust-banner-sdk">We use cookies <button>Accept</button></div><ul class="cookie-dough"><li>Cookie dough</li></ul>',
    '- Cookie dough',
  ],
  [
    'notes are kept, other asides are not',
    '<aside class="note">Mind.</aside><aside>Related</aside>',
    'Mind.',
  ],
  ['the header of the content is kept', '<header><h1>Title</h1></header><p>Text</p>', '# Title\n\nText'],
  ['navigation inside main is left out', '<nav><a href="/">Home</a></nav><p>Text</p>', 'Text'],
])('%s', (_, html, want) => {
  expect(main(html)).toBe(want);
});

const full = (text: string): string =>
  toMarkdown({ url: new URL('https://example.com/'), text, isHtml: true }, true);
const long = 'A sentence with some words, which goes on for a while. '.repeat(8).trim();

test.each<[string, string, string]>([
  ['an empty main', '<html><body><main></main><h1>T</h1><p>x</p></body></html>', '# T\n\nx'],
  ['a hidden main', '<html><body><main hidden>no</main><main>yes</main></body></html>', 'yes'],
  ['a form around the page', '<html><body><form><h1>T</h1><p>x</p></form></body></html>', '# T\n\nx'],
  [
    'a comment that speaks of html, and a title in a picture',
    '<!-- <html> --><svg><title>no</title></svg><p>x</p>',
    'x',
  ],
  [
    'an article, its heading first and its code with a language',
    `<html><head><title>T - Site</title></head><body><header><a href="/">Site</a></header><div><h1>T</h1><p>${long}</p><pre class="language-js">a</pre><p>${long}</p></div><footer>F</footer></body></html>`,
    `# T\n\n${long}\n\n\`\`\`js\na\n\`\`\`\n\n${long}`,
  ],
  ['a page nested beyond all measure', `<body>${'<ul><li>'.repeat(4000)}deep`, 'deep'],
])('the main content of %s', (_, html, want) => {
  expect(full(html)).toBe(want);
});

test('a plain text stays as it is, and a page without a mark for its main content is read all the same', () => {
  const url = new URL('https://example.com/');
  expect(toMarkdown({ url, text: ' a < b\n', isHtml: false }, true)).toBe('a < b');
  expect(toMarkdown({ url, text: '<p>Hi</p><footer>Imprint</footer>', isHtml: true }, true)).toBe('Hi');
  expect(toMarkdown({ url, text: '<p>Hi</p><footer>Imprint</footer>', isHtml: true }, false)).toBe(
    'Hi\n\nImprint',
  );
});
