import { expect, test } from 'vitest';
import { Scope } from '../../src/crawl/scope.ts';

test.each([
  // The registrable domain, with the dot.
  ['http://example.com/', true, 'example.com', true],
  ['http://example.com/', true, 'blog.example.com', true],
  ['http://blog.example.com/', true, 'example.com', true],
  ['http://blog.example.com/', true, 'shop.example.com', true],
  ['http://example.com/', true, 'EXAMPLE.com.', true],
  ['http://example.com/', true, 'evil-example.com', false],
  ['http://example.com/', true, 'example.com.evil.com', false],
  ['http://example.com/', true, 'example.org', false],
  ['http://example.com/', true, 'com', false],
  // Public suffixes of two labels, and private ones.
  ['http://a.co.uk/', true, 'b.co.uk', false],
  ['http://a.co.uk/', true, 'www.a.co.uk', true],
  ['http://x.github.io/', true, 'y.github.io', false],
  ['http://x.github.io/', true, 'sub.x.github.io', true],
  ['http://x.blogspot.com/', true, 'y.blogspot.com', false],
  ['http://amazonaws.com/', true, 'bucket.s3.amazonaws.com', false],
  ['http://a.kobe.jp/', true, 'b.kobe.jp', false],
  // Only the host, where www and bare are one.
  ['http://example.com/', false, 'www.example.com', true],
  ['http://www.example.com/', false, 'example.com', true],
  ['http://example.com/', false, 'blog.example.com', false],
  ['http://blog.example.com/', false, 'www.blog.example.com', true],
  ['http://blog.example.com/', false, 'example.com', false],
  ['http://www.github.io/', false, 'github.io', false],
  // Addresses and single labels stand alone.
  ['http://127.0.0.1/', true, '127.0.0.1', true],
  ['http://127.0.0.1/', true, '128.0.0.1', false],
  ['http://10.0.0.1/', true, '11.0.0.1', false],
  ['http://[::1]/', true, '[::1]', true],
  ['http://localhost/', true, 'localhost', true],
  ['http://localhost/', true, 'a.localhost', false],
])('from %s with subdomains %s, %s belongs: %s', (start, includeSubdomains, host, belongs) => {
  expect(new Scope(new URL(start), includeSubdomains).includes(host)).toBe(belongs);
});

test('moves to where the start redirects to', () => {
  const scope = new Scope(new URL('http://old.test/'), true);
  expect(scope.includes('www.new.test')).toBe(false);
  scope.moveTo('new.test');
  expect([scope.includes('www.new.test'), scope.includes('old.test')]).toEqual([true, false]);
});
