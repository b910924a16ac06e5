import { expect, test } from 'vitest';
import { externalDocs, externalLink } from '../src/generator/pages/external-link.ts';

test.each([
  ['https://a.example/b', undefined, '[https://a.example/b](https://a.example/b)'],
  ['https://a.example/b', 'B', '[B](https://a.example/b)'],
  ['https://a.example/(b) <c>`', 'a ] b [ c', '[a \\] b \\[ c](https://a.example/%28b%29%20%3Cc%3E%60)'],
  ['mailto:ann@a.example', 'Ann', '[Ann](mailto:ann@a.example)'],
  // Nothing else is a link: it would lead nowhere, or run something.
  ['/docs', undefined, '`/docs`'],
  ['javascript:alert(1)', 'More', 'More: `javascript:alert(1)`'],
  ['data:text/html,`x`', 'More', "More: `data:text/html,'x'`"],
])('%j with the text %j is %j', (address, text, markdown) => {
  expect(externalLink(address, text)).toBe(markdown);
});

test('documentation without a description is named by its address', () => {
  expect(externalDocs({ url: 'https://a.example', description: ' ' })).toBe(
    '[https://a.example](https://a.example)',
  );
});
