import { expect, test } from 'vitest';
import { isBlank } from '../../src/capabilities/pages/content/missing-content.ts';

test.each<[blank: boolean, text: string]>([
  [true, ''],
  [true, ' \n\t\u00A0 '],
  [true, '\u200B\u200C\u200D\uFEFF'],
  [true, '\u00AD\n\n\u2060'],
  [true, '\u200F\u200E\u202A\u2800\u3164'],
  [true, '---\n\n---'],
  [true, '|  |  |\n| --- | --- |\n|  |  |'],
  [true, '| \u200B |\n| --- |'],
  [false, 'x'],
  [false, '0'],
  [false, '–'],
  [false, '---\n\nText'],
  [false, '| a |  |\n| --- | --- |'],
  [false, '| - |\n| --- |'],
  [false, '![](https://example.com/a.png)'],
  [false, '\u{1F98A}'],
  [false, '\u0645\u200C\u0646'],
  [false, '{}'],
])('%s: %j', (blank, text) => {
  expect(isBlank(text)).toBe(blank);
});
