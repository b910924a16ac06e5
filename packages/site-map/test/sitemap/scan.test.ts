import { expect, test } from 'vitest';
import { SitemapScanner } from '../../src/sitemap/scan.ts';

const A = 'https://a.test/1';
const B = 'https://a.test/2';

test.each([
  ['urlset', `<urlset><url><loc>${A}</loc></url><url><loc>${B}</loc></url></urlset>`, 'urlset', [A, B]],
  ['white space', `<urlset><url><loc>\n  ${A}\t</loc></url></urlset>`, 'urlset', [A]],
  ['CDATA', `<urlset><loc><![CDATA[${A}?a=1&b=2]]></loc></urlset>`, 'urlset', [`${A}?a=1&b=2`]],
  ['CDATA and text', `<urlset><loc>https://<![CDATA[a.test]]>/1</loc></urlset>`, 'urlset', [A]],
  ['entities', `<urlset><loc>${A}?a=1&amp;b=&#x32;&#51;</loc></urlset>`, 'urlset', [`${A}?a=1&b=23`]],
  [
    'an entity nobody declared spoils its entry only',
    `<urlset><loc>${A}&nbsp;x</loc><loc>${B}</loc><loc>${A}/&eacute;</loc></urlset>`,
    'urlset',
    [B],
  ],
  ['a bare ampersand is one', `<urlset><loc>${A}?a=1&b=2&c</loc></urlset>`, 'urlset', [`${A}?a=1&b=2&c`]],
  ['prefix', `<s:urlset xmlns:s="x"><s:url><s:loc>${A}</s:loc></s:url></s:urlset>`, 'urlset', [A]],
  [
    'foreign prefix',
    `<urlset><url><loc>${A}</loc><image:image><image:loc>${B}</image:loc></image:image></url></urlset>`,
    'urlset',
    [A],
  ],
  ['quoted >', `<urlset><url><loc a="x>y">${A}</loc></url></urlset>`, 'urlset', [A]],
  ['empty loc', `<urlset><loc></loc><loc/><loc>${A}</loc></urlset>`, 'urlset', [A]],
  ['comments', `<urlset><!-- <loc>${B}</loc> --><loc>${A}<!-- x --></loc></urlset>`, 'urlset', [A]],
  [
    'declarations',
    `\uFEFF \n<?xml version="1.0"?><?xml-stylesheet href="x"?><!-- c --><!DOCTYPE urlset [<!ENTITY e "<loc>${B}</loc>">]><urlset><loc>${A}</loc></urlset>`,
    'urlset',
    [A],
  ],
  [
    'hreflang',
    `<urlset><url><loc>${A}</loc><xhtml:link rel="alternate" hreflang="de" href="${B}"/></url></urlset>`,
    'urlset',
    [A, B],
  ],
  ['unclosed', `<urlset><url><loc>${A}</loc><url><loc>${B}`, 'urlset', [A]],
  ['index', `<sitemapindex><sitemap><loc>${A}</loc></sitemap></sitemapindex>`, 'index', [A]],
  [
    'rss',
    `<rss><channel><link>${A}</link><image><link>x</link></image><item><link>${B}</link></item></channel></rss>`,
    'rss',
    [A, B],
  ],
  ['rdf', `<rdf:RDF xmlns="r"><item rdf:about="x"><link>${A}</link></item></rdf:RDF>`, 'rss', [A]],
  [
    'atom',
    `<feed><link rel="self" href="x"/><entry><link href="${A}"/><link rel="alternate" href='${B}'/></entry></feed>`,
    'atom',
    [A, B],
  ],
  [
    'rss, guids that are permalinks',
    `<rss><channel><item><guid>${A}</guid></item><item><guid isPermaLink="true"> ${B} </guid><link/></item></channel></rss>`,
    'rss',
    [A, B],
  ],
  [
    'rss, guids beside links or none of the web',
    `<rss><item><guid>${B}</guid><link>${A}</link></item><item><guid isPermaLink="false">${B}</guid></item><item><guid>tag:a,1</guid></item></rss>`,
    'rss',
    [A],
  ],
  [
    'rss, the guid of an item is not that of the next',
    `<rss><item><link>${A}</link></item><item><guid>${B}</guid></item></rss>`,
    'rss',
    [A, B],
  ],
  [
    'atom, bases',
    `<feed xml:base="https://a.test/blog/"><link href="."/><entry xml:base="2026/"><link href="1"/></entry><entry><link xml:base="/2" href="?p"/></entry></feed>`,
    'atom',
    ['https://a.test/blog/', 'https://a.test/blog/2026/1', 'https://a.test/2?p'],
  ],
  [
    'atom, a base against the file',
    `<feed xml:base="news/"><entry><link href="1"/></entry></feed>`,
    'atom',
    ['https://a.test/feeds/news/1'],
  ],
  ['atom, without a base', `<feed><entry><link href="/1"/></entry></feed>`, 'atom', ['/1']],
  [
    'atom, the registered name of a relation',
    `<feed><entry><link rel="http://www.iana.org/assignments/relation/alternate" href="${A}"/></entry></feed>`,
    'atom',
    [A],
  ],
  [
    'JSON Feed',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: A,
      items: [{ id: '1', url: B }, { id: `${B}x` }, { id: 'x' }, null, { url: 7 }],
    }),
    'json',
    [A, B, `${B}x`],
  ],
  ['JSON that is no feed', `{"urls":["${A}"]}`, 'none', []],
  ['broken JSON', `{"version":"https://jsonfeed.org/version/1","items":[{"url":"${A}"}`, 'none', []],
  [
    'llms.txt',
    `# A site\n\n> What it is, see [home](${A}).\n\n## Docs\n\n- [One](/one.md): first\n- [Two](<${B}> "title")\n- <${A}x> ![no](/picture.png)\n`,
    'markdown',
    [A, '/one.md', B, `${A}x`],
  ],
  ['a comment without links', '# hello\n# Disallow: x\n', 'none', []],
  ['text', `${A}\r\n${B}\n\n`, 'text', [A, B]],
  ['text without end', A, 'text', [A]],
  ['a page', '<!doctype html><html><loc>x</loc></html>', 'none', []],
  ['plain words', 'hello, this is no sitemap', 'none', []],
  ['nothing', '', 'none', []],
  ['upper case', `<URLSET><LOC>${A}</LOC></URLSET>`, 'none', []],
])('%s', (title, text, kind, urls) => {
  for (const size of [text.length || 1, 7]) {
    const scanner = new SitemapScanner({ minChunk: 1 });
    scanner.base = 'https://a.test/feeds/all.xml';
    for (let at = 0; at < text.length; at += size) scanner.write(text.slice(at, at + size));
    expect(scanner.end()).toEqual({
      kind,
      urls,
      more: [],
      truncated: false,
      unfinished: title === 'unclosed',
    });
  }
});

test.each([
  ['behind an entry', `<urlset><url><loc>${A}</loc></url>`, true],
  ['in an entry', `<urlset><url><loc>${A}</loc><lastm`, true],
  ['in the end tag', `<urlset><url><loc>${A}</loc></url></urls`, true],
  ['an index', `<sitemapindex><sitemap><loc>${A}</loc></sitemap>`, true],
  ['a feed', `<feed><entry><link href="${A}"/></entry>`, true],
  ['with a prefix', `<s:urlset xmlns:s="x"><s:url><s:loc>${A}</s:loc></s:url></urlset>`, true],
  ['never: without entries', '<urlset/>', false],
  [
    'never: without entries, with attributes',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" />',
    false,
  ],
  [
    'never: white space, comments and more behind it',
    `<urlset><loc>${A}</loc></urlset \n>\n<!-- took 12 ms -->${' '.repeat(9000)}`,
    false,
  ],
  ['never: RDF', `<rdf:RDF xmlns="r"><item><link>${A}</link></item></rdf:RDF>`, false],
  [
    'never: a feed with a prefix',
    `<a:feed xmlns:a="x"><a:entry><a:link href="${A}"/></a:entry></a:feed>`,
    false,
  ],
  ['never: text', A, false],
])('where a file breaks off: %s', (_, text, unfinished) => {
  for (const size of [text.length, 7, 1]) {
    const scanner = new SitemapScanner({ minChunk: 1 });
    for (let at = 0; at < text.length; at += size) scanner.write(text.slice(at, at + size));
    expect(scanner.end()).toMatchObject({ unfinished });
  }
});

test('entities a document declares are never expanded', () => {
  const entities = Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join(
    '',
  );
  const scanner = new SitemapScanner();
  scanner.write(
    `<!DOCTYPE urlset [<!ENTITY e0 "ha">${entities}]><urlset><loc>https://a.test/&e30;</loc></urlset>`,
  );
  expect(scanner.end()).toMatchObject({ kind: 'urlset', urls: [] });
});

test.each([
  ['an unclosed comment', '<urlset><!--'],
  ['an unclosed tag', '<urlset><loc a="'],
  ['an unclosed text', '<urlset><loc>https://a.test/'],
  ['no root', '<!-- -->'],
  ['JSON', '{"version":"https://jsonfeed.org/version/1","items":"'],
  ['Markdown', '# x\n[a](https://a.test/'],
])('50 MB of %s cost neither memory nor time', (_, head) => {
  const scanner = new SitemapScanner();
  const start = process.cpuUsage().user;
  const chunk = 'x '.repeat(32_768);
  scanner.write(head);
  for (let bytes = 0; bytes < 50_000_000; bytes += chunk.length) scanner.write(chunk);
  expect(scanner.end().urls.length).toBeLessThan(2);
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(3);
});
