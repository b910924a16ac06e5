import { describe, expect, test } from 'vitest';
import { CrawlScope } from '../../src/capabilities/crawl/crawl-scope.ts';
import type { StoredRequest } from '../../src/capabilities/crawl/job.ts';

const scopeAt = (start: string, request: StoredRequest = {}): CrawlScope =>
  new CrawlScope(request, new URL(start));

describe('a link of a crawl', () => {
  const docs = 'https://example.com/docs/';
  test.each<[title: string, start: string, request: StoredRequest, href: string, taken: string | undefined]>([
    ['below the start is a page', docs, {}, 'guide', 'page https://example.com/docs/guide'],
    ['to the start is a page', docs, {}, '/docs', 'page https://example.com/docs'],
    ['beside the start is left out', docs, {}, '/blog', undefined],
    ['to a longer name of the same beginning is left out', docs, {}, '/docs-old/a', undefined],
    [
      'beside the start is a page of an entire domain',
      docs,
      { crawlEntireDomain: true },
      '/blog',
      'page https://example.com/blog',
    ],
    [
      'beside a file is a page',
      'https://example.com/docs/index.html',
      {},
      'guide',
      'page https://example.com/docs/guide',
    ],
    ['above a file is left out', 'https://example.com/docs/index.html', {}, '/', undefined],
    [
      'beside a page at the root is a page',
      'https://example.com/index.html',
      {},
      '/blog',
      'page https://example.com/blog',
    ],
    [
      'with `www.` is of the same site',
      docs,
      {},
      'https://www.example.com/docs/a',
      'page https://www.example.com/docs/a',
    ],
    ['with `www.` beside the start is left out', docs, {}, 'https://www.example.com/blog', undefined],
    ['to a subdomain is left out', docs, {}, 'https://api.example.com/docs/', undefined],
    [
      'to a subdomain is a page when allowed',
      docs,
      { allowSubdomains: true },
      'https://api.example.com/x',
      'page https://api.example.com/x',
    ],
    ['to another site is left out', docs, {}, 'https://other.example/', undefined],
    [
      'to another site is foreign when allowed',
      docs,
      { allowExternalLinks: true },
      'https://other.example/',
      'foreign https://other.example/',
    ],
    ['to an asset is left out', docs, {}, 'logo.png', undefined],
    ['to an asset with a query is left out', docs, {}, 'logo.png?v=1', undefined],
    ['to a part of the page is left out', docs, {}, '#top', undefined],
    ['to a part of another page leads to the page', docs, {}, 'a#top', 'page https://example.com/docs/a'],
    ['that is no web address is left out', docs, {}, 'mailto:a@example.com', undefined],
    ['keeps its query', docs, {}, 'a?page=2', 'page https://example.com/docs/a?page=2'],
    [
      'loses its query when queries are ignored',
      docs,
      { ignoreQueryParameters: true },
      'a?page=2',
      'page https://example.com/docs/a',
    ],
    ['that a pattern excludes is left out', docs, { excludePaths: ['/a$'] }, 'a', undefined],
    [
      'that a pattern includes is a page',
      docs,
      { includePaths: ['/a$'] },
      'a',
      'page https://example.com/docs/a',
    ],
  ])('%s', (_, start, request, href, taken) => {
    const link = scopeAt(start, request).take(href, new URL(docs));
    expect(link && `${link.kind} ${link.url}`).toBe(taken);
  });
});

describe('a start that was redirected', () => {
  test.each<[from: string, to: string, url: string, kind: 'page' | undefined]>([
    ['https://example.com/', 'https://example.com/de', 'https://example.com/en', 'page'],
    ['https://example.com/docs', 'https://example.com/docs/v2/', 'https://example.com/docs/v1', 'page'],
    ['https://example.com/old', 'https://example.com/new', 'https://example.com/new/a', 'page'],
    ['https://example.com/old', 'https://example.com/new', 'https://example.com/old/a', undefined],
    ['https://example.com/', 'https://example.org/', 'https://example.org/a', 'page'],
    ['https://example.com/', 'https://example.org/', 'https://example.com/a', undefined],
  ])('from %s to %s: %s is %s', (from, to, url, kind) => {
    const scope = scopeAt(from);
    scope.moveTo(new URL(to));
    expect(scope.start.href).toBe(to);
    expect(scope.kindOf(new URL(url))).toBe(kind);
  });
});

const form = (from: string, to: string, url: string): string | undefined => {
  const scope = scopeAt('http://example.com/');
  scope.noteDuplicate(new URL(from), new URL(to));
  return scope.formOf(new URL(url));
};

describe('a redirect between two origins', () => {
  test.each<[title: string, from: string, to: string, form: string]>([
    ['to https makes both one', 'http://example.com/', 'https://example.com/', 'https://example.com/a?b=1'],
    [
      'to `www.` makes both one',
      'http://example.com/',
      'http://www.example.com/',
      'http://www.example.com/a?b=1',
    ],
    ['to http does not', 'https://example.com/', 'http://example.com/', 'http://example.com/a?b=1'],
    [
      'to another path does not',
      'http://example.com/',
      'https://example.com/home',
      'http://example.com/a?b=1',
    ],
    [
      'to another query does not',
      'http://example.com/',
      'https://example.com/?x=1',
      'http://example.com/a?b=1',
    ],
    ['to another host does not', 'http://example.com/', 'https://example.org/', 'http://example.com/a?b=1'],
  ])('%s', (_, from, to, want) => {
    expect(form(from, to, 'http://example.com/a?b=1')).toBe(want);
  });

  test('and back keeps the first direction', () => {
    const scope = scopeAt('http://example.com/');
    scope.noteDuplicate(new URL('http://example.com/'), new URL('http://www.example.com/'));
    scope.noteDuplicate(new URL('http://www.example.com/'), new URL('http://example.com/'));
    expect(scope.formOf(new URL('http://example.com/a'))).toBe('http://www.example.com/a');
    expect(scope.formOf(new URL('http://www.example.com/a'))).toBe('http://www.example.com/a');
  });

  test('that leads to a third one leads there at once', () => {
    const scope = scopeAt('http://example.com/');
    scope.noteDuplicate(new URL('https://example.com/'), new URL('https://www.example.com/'));
    scope.noteDuplicate(new URL('http://example.com/'), new URL('https://example.com/'));
    expect(scope.formOf(new URL('http://example.com/a'))).toBe('https://www.example.com/a');
  });
});
