import { describe, expect, test } from 'vitest';
import { markdownWriter } from '../src/generator/render/inline.ts';
import { listElements, parseFragment, textOf } from './helpers/html.ts';
import type { HtmlNode } from './helpers/html.ts';

const write = markdownWriter('operations/map/', new Map([['Job', '/schemas/job/']]));

/** What Markdown may become: no element that loads or runs something. */
const ELEMENTS = new Set(
  'a blockquote br code del div em h1 h2 h3 h4 h5 h6 hr li ol p pre s strong table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'align aria-label class data-head href role scope start style tabindex title'.split(' '),
);

/** Links whose scheme runs, reads or hides something, as public reports against Markdown renderers write them. */
const UNSAFE_LINKS = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a]( javascript:alert(1))',
  '[a](\njavascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](< javascript:alert(1)>)',
  '[a](<java\tscript:alert(1)>)',
  '[a](java\\script:alert(1))',
  '[a](javascript\\:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](javascript&#58;alert(1))',
  '[a](javascript&#058;alert(1))',
  '[a](javascript&#x3a;alert(1))',
  '[a](javascript&#X3A;alert(1))',
  '[a](javascript&#58document;alert&#40;1&#41;)',
  '[a](java&#115;cript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](&#x6A&#x61vascript:alert(1))',
  '[a](java&Tab;script:alert(1))',
  '[a](java&NewLine;script:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](&#1;javascript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](\u00A0javascript:alert(1))',
  '[a](\uFEFFjavascript:alert(1))',
  '[a](javascript\u200B:alert(1))',
  '[a](javascript://%0aalert(1))',
  '[a](javascript:alert(1) "title")',
  '[a](vbscript:msgbox(1))',
  '[a](VBScript:msgbox(1))',
  '[a](file:///etc/passwd)',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](DATA:image/svg+xml,<svg onload=alert(1)>)',
  '[a](d&#97;ta:text/html,x)',
  '![a](javascript:alert(1))',
  '![a](data:text/html,x)',
  '[![a](javascript:alert(1))](https://a.example)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '[a]\n\n[a]: <javascript:alert(1)>',
  '[a]\n\n[a]:\n  javascript&colon;alert(1)',
  '> [a]\n\n> [a]: data:text/html,x',
  '![a]\n\n[a]: vbscript:x',
  '<javascript:alert(1)>',
  '<JAVASCRIPT:alert(1)>',
  '<data:text/html,x>',
  '<vbscript:x>',
];

/** Texts that become elements or attributes where a renderer takes them for HTML. */
const HTML = [
  '<script>alert(1)</script>',
  'a <b onclick=alert(1)>b</b>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<style>*{display:none}</style>',
  '<!-- a -->',
  '<!-- a --!><img src=x onerror=alert(1)>',
  '<![CDATA[ a ]]>',
  '<?php echo 1 ?>',
  '<!DOCTYPE html>',
  '</div></main><script>alert(1)</script>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<x![](`<a\n>`)><svg onload=alert(1)![](`<a\n>`)',
  '[a](https://a.example "\\" onmouseover=alert(1) x=\\"")',
  '[a](https://a.example \'x" onmouseover="alert(1)\')',
  '[a](https://a.example/"onmouseover=alert(1))',
  '[a](<https://a.example/"><script>alert(1)</script>>)',
  '![" onerror="alert(1)](https://a.example/b.png)',
  '![a](https://a.example/b.png"onerror="alert(1))',
  '<https://a.example/"onclick="alert(1)>',
  '```"><script>alert(1)</script>\na\n```',
  '```html onload=alert(1)\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '    <script>alert(1)</script>',
  '| <script>a</script> |\n| - |\n| <img src=x onerror=alert(1)> |',
  '# <script>alert(1)</script>',
  '- <iframe srcdoc="<script>alert(1)</script>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '- [ ] <input autofocus onfocus=alert(1)>',
];

describe('Markdown of a description', () => {
  test.each(UNSAFE_LINKS)('%j leads nowhere', (text) => {
    for (const html of [write.blocks(text).text, write.inline(text).text])
      expect(listElements(parseFragment(html)).flatMap(unsafe), html).toEqual([]);
  });

  test.each(UNSAFE_LINKS.filter((text) => /^\[a\]\((?!\n)/.test(text)))('%j is shown as written', (text) => {
    expect(textOf(parseFragment(write.blocks(text).text))).toContain('[a](');
  });

  test.each(HTML)('%j becomes no element of its own', (text) => {
    for (const html of [write.blocks(text).text, write.inline(text).text])
      expect(listElements(parseFragment(html)).flatMap(unsafe), html).toEqual([]);
  });

  test.each([
    ['<b>a</b>', '<p>&lt;b&gt;a&lt;/b&gt;</p>'],
    ['a &copy; b &amp; c & d', '<p>a © b &amp; c &amp; d</p>'],
    ['https://a.example', '<p>https://a.example</p>'],
    [
      '[a](https://a.example/?b=1&amp;c=2 "d")',
      '<p><a href="https://a.example/?b=1&amp;c=2" title="d">a</a></p>',
    ],
    ['[a](/schemas/job/#id)', '<p><a href="../../schemas/job/#id">a</a></p>'],
    ['[a](/operations/map/#id)', '<p><a href="#id">a</a></p>'],
    ['<https://a.example>', '<p><a href="https://a.example">https://a.example</a></p>'],
    ['<ann@a.example>', '<p><a href="mailto:ann@a.example">ann@a.example</a></p>'],
    [
      '`Job` and [`Job`](?a=b:c)',
      '<p><a href="../../schemas/job/"><code>Job</code></a> and <a href="?a=b:c"><code>Job</code></a></p>',
    ],
    [
      '![A](https://a.example/b.png) ![](c.png)',
      '<p><a href="https://a.example/b.png">A</a> <a href="c.png">c.png</a></p>',
    ],
    ['[![A](b.png)](c)', '<p><a href="c">A</a></p>'],
    ['- [ ] a\n- [x] b', '<ul><li>[ ] a</li><li>[x] b</li></ul>'],
    ['# a\n\n1. b\n2. c', '<h1>a</h1><ol><li>b</li><li>c</li></ol>'],
    [
      '| a | b |\n| - | -: |\n| `c \\| d` | ~~e~~ |',
      '<div aria-label="Table: a, b" class="scroll table" role="region" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">a</th><th align="right" role="columnheader" scope="col">b</th></tr></thead><tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row"><code>c | d</code></th><td align="right" data-head="b" role="cell"><del>e</del></td></tr></tbody></table></div>',
    ],
    ['```ts\nlet a = "<b>";\n```', '<pre><code class="language-ts">let a = "&lt;b&gt;";\n</code></pre>'],
  ])('%j is %s', (text, html) => {
    expect(canonical(parseFragment(write.blocks(text).text))).toBe(html);
  });

  test.each([
    ['[', 20_000],
    ['>', 5000],
    ['![', 10_000],
    ['*a_', 2000],
    ['*a **a ', 500],
    ['*a **a ', 2000],
    ['[![', 2000],
    ['`', 10_000],
    ['<a', 10_000],
    ['- ', 2000],
    ['[a](', 5000],
    ['~~a', 5000],
    ['a | ', 5000],
  ])('%j, repeated %i times, is read in less than 5 s', (piece, times) => {
    const before = process.cpuUsage();
    const text = piece.repeat(times);
    write.blocks(text + [...text].toReversed().join('').replaceAll('[', '](a)'));
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(5);
  });
});

/** What of an element loads or runs something, as a browser reads it. */
function unsafe({ nodeName, attrs = [] }: HtmlNode): string[] {
  return [
    ...(ELEMENTS.has(nodeName) ? [] : [nodeName]),
    ...attrs.flatMap(({ name, value }) => {
      if (!ATTRIBUTES.has(name)) return [`${name}="${value}"`];
      return name === 'href' &&
        !['https:', 'http:', 'mailto:'].includes(new URL(value, 'https://site.example').protocol)
        ? [value]
        : [];
    }),
  ];
}

/** HTML without what renderers write differently: order of attributes, character references, and space between blocks. */
function canonical({ nodeName, value, attrs = [], childNodes = [] }: HtmlNode): string {
  if (nodeName === '#text')
    return value!.trim() === '' && value!.includes('\n')
      ? ''
      : value!.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inner = childNodes.map(canonical).join('');
  if (nodeName === '#document-fragment') return inner;
  const names = attrs
    .map(({ name, value: text }) => ` ${name}="${text.replaceAll('&', '&amp;')}"`)
    .toSorted();
  return `<${nodeName}${names.join('')}>${inner}</${nodeName}>`;
}
