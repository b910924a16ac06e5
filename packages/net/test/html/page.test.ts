import { expect, test } from 'vitest';
import { decodeHtml } from '../../src/html/charset.ts';
import { parseLinkHeader } from '../../src/html/page-links.ts';
import { parseRefresh } from '../../src/html/refresh.ts';
import { scanHtml } from '../../src/html/scan.ts';

test.each([
  ['<title> A &amp;\n B </title>', 'A & B', undefined],
  ['<title></title><title>Second</title>', 'Second', undefined],
  ['<meta property="og:title" content="OG"><meta property="og:description" content="OGD">', 'OG', 'OGD'],
  ['<title>T</title><meta property="og:title" content="OG">', 'T', undefined],
  ['<meta name=Description content=" d &eacute; ">', undefined, 'd é'],
  ['<meta name=description content=""><meta property=og:description content=x>', undefined, 'x'],
  ['<svg><title>Icon</title></svg><title>Page</title>', 'Page', undefined],
  ['<template><title>No</title></template>', undefined, undefined],
  [`<title>${'x'.repeat(600)}</title>`, `${'x'.repeat(499)}…`, undefined],
])('title and description of %s', (html, title, description) => {
  const scan = scanHtml(html);
  expect([scan.title, scan.description]).toEqual([title, description]);
});

test.each([
  ['<link rel=next href=/n>', [{ href: '/n', kind: 'next' }]],
  ['<link rel="PREV start" href=/p>', [{ href: '/p', kind: 'next' }]],
  ['<a rel="next nofollow" href=/n>', [{ href: '/n', kind: 'next' }]],
  ['<link rel=canonical href=/c>', [{ href: '/c', kind: 'canonical' }]],
  ['<link rel=alternate hreflang=de href=/de>', [{ href: '/de', kind: 'link' }]],
  ['<link rel=alternate type=application/rss+xml href=/f>', [{ href: '/f', kind: 'feed' }]],
  ['<link rel=alternate type=application/json+oembed href=/o>', []],
  ['<link rel="alternate stylesheet" href=/s>', []],
  ['<link rel=alternate type=text/markdown href=/a.md>', [{ href: '/a.md', kind: 'format' }]],
  ['<link rel=alternate type=application/x-wiki title=Edit href=/e>', [{ href: '/e', kind: 'format' }]],
  ['<link rel=manifest href=/app.webmanifest>', [{ href: '/app.webmanifest', kind: 'manifest' }]],
  ['<link rel=sitemap href=/s.xml>', [{ href: '/s.xml', kind: 'sitemap' }]],
  ['<link rel=stylesheet href=/s.css><link rel=icon href=/i><link href=/x>', []],
  ['<meta http-equiv=refresh content="0;url=/r">', [{ href: '/r', kind: 'link' }]],
  ['<frameset><frame src=/f><a href=/no></frameset>', [{ href: '/f', kind: 'link' }]],
  ['<p>x<frameset><frame src=/no></frameset>', []],
])('%s holds %j', (html, links) => {
  expect(scanHtml(html).links).toEqual(links);
});

test.each([
  ['5; url=/x', '/x'],
  ['0;URL = "/x y" ', '/x y'],
  ["1.5 , url='/x", '/x'],
  ['3 /x', '/x'],
  ['5', undefined],
  ['', undefined],
  ['url=/x', undefined],
])('refresh %j leads to %s', (content, target) => {
  expect(parseRefresh(content)?.href).toBe(target);
});

test.each([
  ['</a>; rel="next", </b>;rel=prev', ['/a', '/b']],
  ['</a,b>; title="x, y; rel=next"; rel="next"', ['/a,b']],
  ['</a>; rel=stylesheet, </b>; rel="canonical"', ['/b']],
  ['</a>; rel="alternate"; type="application/rss+xml"', ['/a']],
  ['</a.md>; rel="alternate"; type="text/markdown"', ['/a.md']],
  ['</a', []],
  ['', []],
])('the Link header %j names %j', (header, hrefs) => {
  expect(parseLinkHeader(header).map(({ href }) => href)).toEqual(hrefs);
});

test.each([
  ['é', 'text/html; charset=utf-8', Buffer.from('é')],
  ['é', 'text/html', Buffer.from('é')],
  ['é', 'text/html; Charset="ISO-8859-1"', Buffer.from('é', 'latin1')],
  ['é€', 'text/html', Buffer.from([0xe9, 0x80])],
  [
    '<meta charset=windows-1251>ж',
    'text/html',
    Buffer.concat([Buffer.from('<meta charset=windows-1251>'), Buffer.from([0xe6])]),
  ],
  [
    '<meta http-equiv=content-type content="text/html; charset=Shift_JIS">あ',
    '',
    Buffer.concat([
      Buffer.from('<meta http-equiv=content-type content="text/html; charset=Shift_JIS">'),
      Buffer.from([0x82, 0xa0]),
    ]),
  ],
  ['é', 'text/html; charset=latin1', Buffer.from('\uFEFFé')],
  ['é', '', Buffer.from('\uFEFFé', 'utf16le')],
  ['é', 'text/html; charset=no-such', Buffer.from('é')],
  ['<meta charset=utf-16>é', 'text/html', Buffer.from('<meta charset=utf-16>é')],
  ['<!-- <meta charset=latin1> -->é', 'text/html', Buffer.from('<!-- <meta charset=latin1> -->é')],
])('%j is read with Content-Type %j', (text, type, body) => {
  expect(decodeHtml(body, type)).toBe(text);
});
