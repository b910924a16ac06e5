import { describe, expect, test } from 'vitest';
import { PageIndex } from '../../src/capabilities/pages/evidence/page-index.ts';
import { readNumbers, readTokens } from '../../src/capabilities/pages/evidence/tokens.ts';

test.each<[word: string, numbers: number[], form: string]>([
  ['49', [49], '49'],
  ['1,299.50', [1299.5], '1299.5'],
  ['1.299,50', [1299.5], '1299.5'],
  ['1.299', [1299, 1.299], '1299'],
  ['12,34,567', [1_234_567], '1234567'],
  ['4006381333931', [4_006_381_333_931], '4006381333931'],
  // No numbers, but names of their own.
  ['1.2.3', [], '1.2.3'],
  ['10.0.0.1', [], '10.0.0.1'],
  ['12345678901234567891', [], '12345678901234567891'],
  ['01234', [1234], '01234'],
])('%s is read by its notation', (word, numbers, form) => {
  expect(readNumbers(word)).toEqual(numbers);
  expect(readTokens(word).map((token) => token.form)).toEqual([form]);
});

describe('a page', () => {
  const page = new PageIndex({ url: 'https://a.example/', text: 'EAN 4006381333931, 5 % of 1.2 million' });

  test.each([4_006_381_333_931, 5, 0.05, 1.2, 1_200_000])('has the number %d', (value) => {
    expect(page.findNumber(value)).toBeDefined();
  });

  test.each([4_006_381_333_930, 4_006_381_333_932, 0.5, 12])('does not have %d', (value) => {
    expect(page.findNumber(value)).toBeUndefined();
  });
});
