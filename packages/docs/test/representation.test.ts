import { describe, expect, test } from 'vitest';
import { chooseFile, linkToOther } from '../src/representation.ts';

const FILES = new Set([
  'index.html',
  'index.md',
  'index.go.md',
  'reference/index.html',
  'guides/v1.2/index.html',
  'guides/v1.2.md',
  'guides/v1.2.python.md',
  'guides/in.go/index.html',
  'guides/in.go.md',
  'v1/index.html',
  'v1/index.md',
  'v1/index.go.md',
  'notes.md',
]);

describe('the other form of a page, on a site with a site of an older version in it', () => {
  test.each([
    ['index.html', 'index.md'],
    ['v1/index.html', 'v1/index.md'],
    ['guides/v1.2/index.html', 'guides/v1.2.md'],
    ['guides/in.go/index.html', 'guides/in.go.md'],
    ['reference/index.html', undefined],
  ])('of %s is %s', (file, markdown) => {
    const link = markdown && `</docs/${markdown}>; rel="alternate"; type="text/markdown"`;
    expect(linkToOther(file, FILES, { base: '/docs/' })).toBe(link);
    expect(chooseFile(file, 'text/markdown', null, FILES)).toBe(markdown ?? file);
  });

  test.each([
    ['index.md', ''],
    ['index.go.md', ''],
    ['v1/index.md', 'v1/'],
    ['v1/index.go.md', 'v1/'],
    ['guides/v1.2.md', 'guides/v1.2/'],
    ['guides/v1.2.python.md', 'guides/v1.2/'],
    ['guides/in.go.md', 'guides/in.go/'],
    ['notes.md', undefined],
    ['llms.txt', undefined],
  ])('of %s is %s', (file, page) => {
    const link = page === undefined ? undefined : `</docs/${page}>; rel="canonical"`;
    expect(linkToOther(file, FILES, { base: '/docs/' })).toBe(link);
  });

  test('has samples in the language that is asked for, also in a version', () =>
    expect(chooseFile('v1/', 'text/markdown', 'go', FILES)).toBe('v1/index.go.md'));
});
