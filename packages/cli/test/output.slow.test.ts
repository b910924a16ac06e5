import { describe, expect, test } from 'vitest';
import { apiTools } from '@web-data/client/tools';
import { pickScalars, findListPath, getText, findUrl } from '../src/output/items.ts';
import { fileName } from '../src/output/markdown-files.ts';
import { plain, table } from '../src/output/table.ts';

describe('a table', () => {
  const rows = [
    { url: 'https://example.com/a/very/long/path/that/does/not/fit', title: 'One' },
    { url: 'https://example.com/', title: 'Two', note: 'x' },
  ];

  test('has what the rows have', () => {
    expect(table([{ a: '1' }, { b: 'two' }], { width: 80, color: false })).toBe('A  B\n1\n   two\n');
  });

  test.each([1, 5, 10, 20, 33, 40, 80])('is never wider than %i', (width) => {
    const lines = table(rows, { width, color: false }).split('\n');
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
  });

  test('a cell is one line of text, whatever a page put there', () => {
    expect(plain('a\r\n\tb\u001B[31m c\u0007\u009B2J d')).toBe('a b c d');
  });
});

test.each([
  ['mapUrls', '/links'],
  ['scrapeUrl', undefined],
  ['getActiveCrawls', '/crawls'],
  ['searchWeb', undefined],
])('the list of %s is %s', (id, path) => expect(findListPath(apiTools.tools[id]!)).toBe(path));

test('text, address and facts of a page', () => {
  const page = {
    markdown: '# A\n\nText.',
    links: ['https://a.example/'],
    metadata: { title: 'A', sourceURL: 'https://a.example/x', statusCode: 200 },
  };
  expect(getText(page)).toBe('# A\n\nText.');
  expect(findUrl(page)).toBe('https://a.example/x');
  expect(pickScalars(page)).toEqual({
    markdown: '# A\n\nText.',
    title: 'A',
    sourceURL: 'https://a.example/x',
    statusCode: '200',
  });
  expect(findUrl({ a: 1, b: [] })).toBeUndefined();
});

describe('the name of a file', () => {
  test.each([
    ['https://example.com/', 'example.com/index.md'],
    ['https://example.com/docs/a.html', 'example.com/docs/a-'],
    ['https://example.com/docs/', 'example.com/docs/index-'],
    ['https://example.com/docs/a', 'example.com/docs/a.md'],
    ['https://example.com/a?b=c', 'example.com/a_b_c-'],
    ['https://example.com/%2e%2e/%2e%2e/etc/passwd', 'example.com/etc/passwd.md'],
    ['https://example.com/..%2f..%2fetc', 'example.com/_'],
    ['https://example.com/.git/config', 'example.com/_git/config-'],
    ['https://example.com/a%00b', 'example.com/a_00b-'],
    ['http://127.0.0.1:80/a', '127.0.0.1/a.md'],
    ['http://[::1]:8080/a', '___1__8080/a-'],
  ])('of %s begins with %s and stays in the folder', (url, begin) => {
    const name = fileName(url);
    expect(name.startsWith(begin), name).toBe(true);
    expect(name).toMatch(/^[\w.-][\w./-]*\.md$/);
    expect(name.split('/')).not.toContain('..');
  });

  test('two URLs never share one, however alike or long', () => {
    const urls = [
      '/a',
      '/a/',
      '/a.html',
      '/a.md',
      '/a?x',
      '/a_x',
      '/A',
      `/${'l'.repeat(300)}`,
      `/${'l'.repeat(301)}`,
      '/index',
      '/',
      '/a.md/b',
      '/c.html/d',
      '/c/d',
    ];
    const names = urls.map((path) => fileName(`https://example.com${path}`).toLowerCase());
    expect(new Set(names).size).toBe(urls.length);
    // None is the folder of another.
    for (const name of names) expect(names.filter((other) => other.startsWith(`${name}/`))).toEqual([]);
    for (const name of names) for (const part of name.split('/')) expect(part.length).toBeLessThan(256);
  });
});
