import { describe, expect, test } from 'vitest';
import { scanHtml } from '../../src/html/scan.ts';
import { parseLinkHeader } from '../../src/html/page-links.ts';
import { parseRefresh } from '../../src/html/refresh.ts';

const hrefs = (html: string): string[] => scanHtml(html).links.map(({ href }) => href);

describe('what a visitor without scripts sees counts', () => {
  test.each([
    ['noscript', '<noscript><a href=/in>x</a></noscript><a href=/out>', ['/in', '/out']],
    ['noscript of a head', '<head><noscript><link rel=next href=/in></noscript></head>', ['/in']],
    ['noscript that never closes', '<noscript><a href=/in>', ['/in']],
    ['a declarative shadow tree', '<div><template shadowrootmode=open><a href=/in></template>', ['/in']],
    ['a closed one, in capitals', '<div><TEMPLATE SHADOWROOTMODE="Closed"><a href=/in></TEMPLATE>', ['/in']],
    [
      'after it, a template again',
      '<p><template shadowrootmode=open><a href=/in><template><a href=/no></template><a href=/too></template>',
      ['/in', '/too'],
    ],
    [
      'a shadow tree of a template',
      '<template><template shadowrootmode=open><a href=/no></template></template><a href=/x>',
      ['/x'],
    ],
    ['a mode nobody knows', '<template shadowrootmode=ajar><a href=/no></template>', []],
    ['object', '<object data=/manual.pdf type=application/pdf></object>', ['/manual.pdf']],
    ['embed', '<embed src="/viewer?doc=1">', ['/viewer?doc=1']],
    ['an object that is a picture', '<object data=/map type="image/svg+xml"></object>', []],
    ['an embed that is a film', '<embed src=/film type=video/mp4>', []],
  ])('%s', (_, html, found) => {
    expect(hrefs(html)).toEqual(found);
  });
});

const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('JSON-LD', () => {
  test.each([
    ['url', '{"@type":"Product","url":"/p/1"}', ['/p/1']],
    ['mainEntityOfPage, a text', '{"@type":"Article","mainEntityOfPage":"/a/1"}', ['/a/1']],
    ['mainEntityOfPage, a thing', '{"mainEntityOfPage":{"@type":"WebPage","@id":"/a/2"}}', ['/a/2']],
    [
      'a graph and lists',
      '{"@graph":[{"url":"/g"},{"itemListElement":[{"position":1,"item":{"url":"/l"}}]}]}',
      ['/g', '/l'],
    ],
    ['several', '{"url":["/1","/2"]}', ['/1', '/2']],
    ['pictures are no pages', '{"url":"/p","image":{"@type":"ImageObject","url":"/picture"}}', ['/p']],
    ['what others say of it is not on the site', '{"sameAs":"/elsewhere","name":"url"}', []],
    ['broken', '{"url": "/p"', []],
    ['a number', '{"url": 7}', []],
    ['deep without end', `${'[{"a":'.repeat(5000)}"url"${'}]'.repeat(5000)}`, []],
  ])('%s', (_, json, found) => {
    expect(hrefs(script(json))).toEqual(found);
  });

  test('other scripts and templates say nothing', () => {
    const json = '{"url":"/no"}';
    expect(hrefs(`<script>${json}</script><template>${script(json)}</template>`)).toEqual([]);
    expect(hrefs(`<script type=" Application/LD+JSON ; charset=utf-8">${json}</script>`)).toEqual(['/no']);
  });
});

test.each(['first', 'last', 'up', 'FIRST', 'prev', 'next'])(
  'rel=%s of an element and of a header is a link',
  (rel) => {
    expect(hrefs(`<link rel=${rel} href=/x>`)).toEqual(['/x']);
    expect(parseLinkHeader(`</x>; rel="${rel}"`).map(({ href }) => href)).toEqual(['/x']);
  },
);

describe('a refresh', () => {
  test.each([
    ['0;url=/new', { href: '/new', seconds: 0 }],
    ['0; URL="/new"', { href: '/new', seconds: 0 }],
    ['5, /new', { href: '/new', seconds: 5 }],
    [' .5 ;url= /new ', { href: '/new', seconds: 0.5 }],
    ['300', undefined],
    ['soon; url=/new', undefined],
  ])('%j', (content, refresh) => {
    expect(parseRefresh(content)).toEqual(refresh);
  });

  test('of a page is the first that leads somewhere; in noscript it is only a link', () => {
    const page = scanHtml(
      '<meta http-equiv=refresh content=300><META HTTP-EQUIV=Refresh CONTENT="0;url=/new">',
    );
    expect([page.refresh, page.links]).toEqual([
      { href: '/new', seconds: 0 },
      [{ href: '/new', kind: 'link' }],
    ]);
    const plain = scanHtml('<noscript><meta http-equiv=refresh content="0;url=/plain"></noscript>');
    expect([plain.refresh, plain.links.length]).toEqual([undefined, 1]);
  });
});
