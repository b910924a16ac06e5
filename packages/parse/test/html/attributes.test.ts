import { expect, test } from 'vitest';
import { readAttributes, SelectorError } from '../../src/html/index.ts';
import type { HtmlPage } from '../../src/html/index.ts';

const toPage = (text: string): HtmlPage => ({ url: new URL('https://example.com/'), text, isHtml: true });

const page = toPage(`<!doctype html><head><meta name="sku" content="A-1"><title>T</title></head><body>
  <ul><li data-id="1">a<li data-id="">b<li>c<li data-id="3">d</ul><a HREF="/x?a=1&amp;b=2" class="on big">x</a>
  <template><p data-id="in template"></p></template><input disabled><svg viewBox="0 0 1 1"></svg></body>`);

test.each<[title: string, selector: string, attribute: string, values: string[]]>([
  ['in document order, without elements that lack it', 'li', 'data-id', ['1', '', '3']],
  ['as the page states it, entities decoded', 'a', 'href', ['/x?a=1&b=2']],
  ['a name in upper case', 'a', 'HREF', ['/x?a=1&b=2']],
  ['a list of classes', '.on', 'class', ['on big']],
  ['of the head', 'meta[name="sku"]', 'content', ['A-1']],
  ['one without a value', 'input', 'disabled', ['']],
  ['one whose name is in mixed case', 'svg', 'viewBox', ['0 0 1 1']],
  ['a list of selectors, each element once', 'li, li:first-child', 'data-id', ['1', '', '3']],
  ['none that matches', 'table', 'id', []],
])('%s', (_, selector, attribute, values) => {
  expect(readAttributes(page, [{ selector, attribute }])).toEqual([{ selector, attribute, values }]);
});

test('several selectors, each with its values', () => {
  const selectors = [
    { selector: 'li', attribute: 'data-id' },
    { selector: 'a', attribute: 'class' },
  ];
  expect(readAttributes(page, selectors).map(({ values }) => values)).toEqual([['1', '', '3'], ['on big']]);
});

test('text has no elements', () => {
  const text = { ...toPage('<li data-id="1">'), isHtml: false };
  expect(readAttributes(text, [{ selector: 'li', attribute: 'data-id' }])[0]?.values).toEqual([]);
});

test('at most 10,000 values', () => {
  const long = toPage('<i id=a></i>'.repeat(10_001));
  expect(readAttributes(long, [{ selector: 'i', attribute: 'id' }])[0]?.values).toHaveLength(10_000);
});

test('what is no selector is named', () => {
  const selectors = ['a', 'a[['].map((selector) => ({ selector, attribute: 'href' }));
  expect(() => readAttributes(page, selectors)).toThrow(
    new SelectorError({ list: 'attributes', index: 1 }, 'a[['),
  );
});
