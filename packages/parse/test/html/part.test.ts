import { describe, expect, test } from 'vitest';
import { selectPart, readImages, SelectorError, toHtml } from '../../src/html/index.ts';

const page = (body: string) => ({
  url: new URL('https://example.com/a/'),
  text: `<html><head><title>T</title></head><body>${body}</body></html>`,
  isHtml: true,
});

describe('the part of a page', () => {
  test.each<[string, string[], string[], string]>([
    ['all of it', [], [], '<p class="a">1<b>2</b></p><p id="b">3</p>'],
    ['what is named', ['#b'], [], '<p id="b">3</p>'],
    [
      'in the order of the page, each once',
      ['#b', 'b', '.a'],
      [],
      '<p class="a">1<b>2</b></p><p id="b">3</p>',
    ],
    ['without what is left out', ['.a'], ['b'], '<p class="a">1</p>'],
    ['nothing', ['table'], [], ''],
  ])('%s', (_, include, exclude, want) => {
    const part = selectPart(page('<p class="a">1<b>2</b></p><p id="b">3</p>'), { include, exclude });
    expect(/<body>(?<body>.*)<\/body>/s.exec(part.text)?.groups?.['body']).toBe(want);
    expect(part.text).toContain('<title>T</title>');
  });
  test('is told where a selector is none', () => {
    const options = { include: [], exclude: ['p', 'p[['] };
    expect(() => selectPart(page('x'), options)).toThrow(
      new SelectorError({ list: 'exclude', index: 1 }, 'p[['),
    );
  });
});

test('the content as HTML holds nothing that runs', () => {
  const html = toHtml(
    page(
      '<p onclick="x()" style="color:red"><a href="javascript:x()">a</a><a href="b">b</a></p><script>x()</script>',
    ),
    false,
  );
  expect(html).toBe('<p><a>a</a><a href="https://example.com/a/b">b</a></p>');
});

test('the pictures of a page are absolute, each once', () => {
  const images = readImages(
    page('<img src="1.png"><img data-src="/2.png"><img src="1.png"><img src="data:x">'),
  );
  expect(images).toEqual(['https://example.com/a/1.png', 'https://example.com/2.png']);
});
