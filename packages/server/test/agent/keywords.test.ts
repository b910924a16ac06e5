import { expect, test } from 'vitest';
import { isAboutTask, listKeywords } from '../../src/capabilities/agent/runners/keywords.ts';

test('a search gets the words that say what a task is about, and no address of a person', () => {
  expect(
    listKeywords('Please find the price of the iPhone 15, and tell it to ann@acme.example. The price!'),
  ).toEqual(['price', 'iphone', '15']);
  expect(listKeywords('What is it?')).toEqual([]);
});

test.each([
  ['the thing itself', 'iPhone 15', 'iPhone 15 | Shop', true],
  ['a part for the thing', 'Case for iPhone 15', 'Case for iPhone 15 | Shop', false],
  ['another thing of the kind', 'iPhone 15 Pro', 'iPhone 15 Pro | Shop', false],
  ['an older one', 'iPhone 1', 'iPhone 1 of 15', false],
  ['a page whose title is of something else', 'iPhone 15', 'Shop', false],
  ['a heading without the number', 'iPhone', 'iPhone 15 | Shop', false],
])('whether a page is about the subject of a task: %s', (_, heading, title, isAbout) => {
  expect(isAboutTask({ heading, title }, 'What is the price of the iPhone 15?', ['price'])).toBe(isAbout);
});
