import { expect, test } from 'vitest';
import { canonicalUrl } from '../../src/url/canonical.ts';
import { isAsset, segmentCount } from '../../src/url/page-url.ts';

test.each([
  ['http://a.test', 'http://a.test/'],
  ['HTTP://A.TEST/Path', 'http://a.test/Path'],
  ['http://a.test:80/', 'http://a.test/'],
  ['https://a.test:443/x', 'https://a.test/x'],
  ['https://a.test:8443/x', 'https://a.test:8443/x'],
  ['http://a.test/x#part', 'http://a.test/x'],
  ['http://user:pass@a.test/x', 'http://a.test/x'],
  ['http://a.test./x', 'http://a.test/x'],
  ['http://a.test/a/../b/./c', 'http://a.test/b/c'],
  ['http://a.test/%7Euser/%41', 'http://a.test/~user/A'],
  ['http://a.test/%e4%bd%a0', 'http://a.test/%E4%BD%A0'],
  ['http://a.test/你', 'http://a.test/%E4%BD%A0'],
  ['http://a.test/a%2fb', 'http://a.test/a%2Fb'],
  ['http://a.test/%2%35', 'http://a.test/%25'],
  ['http://a.test/x/%2e%2e/y', 'http://a.test/y'],
  ['http://a.test/x%zz', 'http://a.test/x%zz'],
  ['http://a.test\\b\\c', 'http://a.test/b/c'],
  ['http://bücher.test/', 'http://xn--bcher-kva.test/'],
  ['http://a.test/x/', 'http://a.test/x/'],
  ['http://a.test//x', 'http://a.test//x'],
  ['http://a.test/x?', 'http://a.test/x'],
  ['http://a.test/x?b=2&a=1', 'http://a.test/x?b=2&a=1'],
  ['http://a.test/x?utm_source=a&id=7&gclid=x', 'http://a.test/x?id=7'],
  ['http://a.test/x?UTM_Medium=a&fbclid=b', 'http://a.test/x'],
  ['http://a.test/x?PHPSESSID=1&q=%7e', 'http://a.test/x?q=~'],
  ['http://a.test/x?utm', 'http://a.test/x?utm'],
  ['http://a.test/x?&&a=1&', 'http://a.test/x?a=1'],
  ['http://a.test/x;jsessionid=1A2B?a=1', 'http://a.test/x?a=1'],
  ['http://a.test/x;v=1', 'http://a.test/x;v=1'],
  ['ftp://a.test/', undefined],
  ['mailto:a@a.test', undefined],
  ['javascript:alert(1)', undefined],
  [`http://a.test/${'x'.repeat(2100)}`, undefined],
])('%s is known as %s', (url, canonical) => {
  expect(canonicalUrl(new URL(url))).toBe(canonical);
});

test.each([
  ['/a.css', true],
  ['/photo.JPG', true],
  ['/archive.tar.gz', true],
  ['/manual.pdf', false],
  ['/page.html', false],
  ['/v1.2/notes', false],
  ['/js', false],
  ['/', false],
])('%s is an asset: %s', (path, asset) => {
  expect(isAsset(path)).toBe(asset);
});

test.each([
  ['http://a.test/', 0],
  ['http://a.test', 0],
  ['http://a.test/a', 1],
  ['http://a.test/a/', 1],
  ['http://a.test/a/b?c=/d/e', 2],
])('%s has %i segments', (url, count) => {
  expect(segmentCount(url)).toBe(count);
});
