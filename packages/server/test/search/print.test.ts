import { extractTerms } from '@web-data/site-map/rank';
import { expect, test } from 'vitest';
import { areAlike, computeFingerprint } from '../../src/capabilities/search/index/print.ts';

const words =
  'river valley dam mill bridge winter harvest stone carter miller flood ice bank meadow timber raft salmon weir town council toll road inn market wool salt iron forge coal barge lock canal engineer survey map flour grain bread oven baker saw plank roof tile church bell school ferry rope sail wind storm rain spring summer autumn snow frost'.split(
    ' ',
  );
/** Sentences that say another thing each. */
const article = Array.from({ length: 60 }, (_, at) => {
  const word = (step: number): string =>
    words[(at * at * 7 + at * step * 11 + step * step * 3) % words.length]!;
  return `The ${word(1)} of the ${word(2)} was ${word(3)} for the ${word(4)}, and in year ${1700 + at} the ${word(5)} came by ${word(6)}.`;
}).join(' ');

function product(name: string, price: string, colours: string): string {
  return `${name}. The ${name} comes in ${colours} and costs ${price} euros. Delivery within three working days, free from 50 euros. Returns are free for thirty days. Our customers rate the shop 4.7 of 5. Pay by card, by invoice or by bank transfer. All prices include value added tax.`;
}

function weather(city: string, degrees: number): string {
  return `Weather in ${city}. Today ${degrees} degrees and sunny, wind from the west. Tomorrow ${degrees + 2} degrees, some rain in the evening. The week stays mild.`;
}

/** Pages that tell the same are folded into one result; those that only look alike are not. */
test.each<[string, string, string, boolean]>([
  ['the same text', article, article, true],
  [
    'one article under a date and beside other links',
    article,
    `23 November 2026. ${article} Related: lakes, streams.`,
    true,
  ],
  ['one article with a word mended', article, article.replace('year 1726', 'year 1727'), true],
  [
    'two halves of an article',
    article.slice(0, article.length / 2),
    article.slice(article.length / 2),
    false,
  ],
  [
    'two products of one template',
    product('Alder chair', '129', 'brown'),
    product('Birch table', '480', 'white'),
    false,
  ],
  ['the weather of two cities', weather('Berlin', 12), weather('Lisbon', 22), false],
  ['two short notes', 'Release 2.1.0 mends faults.', 'Release 2.2.0 mends faults.', false],
  ['one short note', 'Release 2.1.0 mends faults.', 'Release 2.1.0 mends faults.', true],
])('%s', (_title, a, b, alike) => {
  expect(areAlike(computeFingerprint(extractTerms(a)), computeFingerprint(extractTerms(b)))).toBe(alike);
});
