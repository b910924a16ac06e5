import { describe, expect, test } from 'vitest';
import { compareData } from '../../src/capabilities/changes/compare-data.ts';
import { splitLines } from '../../src/capabilities/changes/line.ts';
import { goesWithClock } from '../../src/capabilities/changes/moments.ts';
import { comparePage } from '../../src/capabilities/changes/compare-page.ts';
import type { KnownPage } from '../../src/capabilities/changes/known-page.ts';
import type { PageComparison } from '../../src/capabilities/changes/compare-page.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 2, 7, 41);
const metadata = {} as never; // Nothing here reads it.

/** Reads of a page an hour apart, each given as what it answers the first, second and third time; a text answers the same. */
function watch(...checks: (string | [string, string, string])[]): PageComparison {
  let known: KnownPage | undefined;
  let last: PageComparison | undefined;
  for (const [index, check] of checks.entries()) {
    const [now, ...more] = (typeof check === 'string' ? [check, check, check] : check).map((markdown) => ({
      markdown,
      metadata,
    }));
    const readAt = START + index * HOUR;
    for (let count = 0; count <= more.length; count++) {
      last = comparePage(known, { data: now!, readAt, rereads: more.slice(0, count) });
      if (last.status !== 'suspect') break;
    }
    known = JSON.parse(JSON.stringify(last!.known)) as KnownPage;
  }
  return last!;
}

describe('what a writer has changed', () => {
  test.each<[string, string, string]>([
    ['a word', '# A\nThe hall is open.', '# A\nThe hall is closed.'],
    ['a number in a table', '| a | 12 |\n| b | 13 |', '| a | 12 |\n| b | 14 |'],
    ['upper case', '# News\nOpen today', '# News\nOPEN TODAY'],
    ['the case of a date', '12 March 2027: opening', '12 MARCH 2027: opening'],
    ['where a link leads', '[Terms](/terms-1.pdf)', '[Terms](/terms-2.pdf)'],
    ['a paragraph more', 'One.\nTwo.', 'One.\nThree.\nTwo.'],
    ['a paragraph less', 'One.\nThree.\nTwo.', 'One.\nTwo.'],
    ['the order of parts', '## A\na\n## B\nb', '## B\nb\n## A\na'],
    ['an item of a list', '- one\n- two', '- one\n- two\n- three'],
    ['the order of a list', '- one\n- two\n- three', '- two\n- one\n- three'],
    ['a line of code', '```\nx = 1;\n```', '```\nx = 2;\n```'],
    ['stock', '25 in stock', '24 in stock'],
    ['a deadline', 'Deadline: 2027-01-15', 'Deadline: 2027-01-16'],
    ['opening hours', 'Open 9:00 to 17:00', 'Open 9:00 to 18:30'],
    ['days of a delivery that are more', 'Delivery in 3 days', 'Delivery in 5 days'],
    ['the heat of an oven', 'Bake at 180 °C', 'Bake at 200 °C'],
    ['one character', '委員会は開いた。', '委員会は閉いた。'],
  ])('%s', (_, before, after) => {
    const { status, diff } = watch(before, after);
    expect(status).toBe('changed');
    expect(diff?.text?.text).toMatch(/^[-+](?!-- |\+\+ )/m);
  });
});

describe('what goes on by itself', () => {
  test.each<[string, string, string, string]>([
    ['white space', 'One  two\n\n\nthree', ' One two \nthree', ''],
    ['an age', 'Posted 3 minutes ago', 'Posted 1 hour ago', ''],
    ['views', '1,204 views · by Ada', '1,310 views · by Ada', 'counter'],
    ['how often it was read', 'Viewed 90 times', 'Viewed 95 times', 'counter'],
    ['reactions', '👍 12 · 👎 3', '👍 19 · 👎 4', 'counter'],
    ['the weather', 'Oslo: 4 °C, light rain', 'Oslo: -1 °C, sunny', 'counter'],
    ['a greeting', 'Good morning, guest!', 'Good evening, guest!', 'counter'],
    ['a clock', 'Local time 7:41 AM', 'Local time 8:41 AM', 'clock'],
    [
      'a stamp',
      'Generated Mon, 02 Mar 2026 07:41:13 GMT',
      'Generated Mon, 02 Mar 2026 08:41:10 GMT',
      'clock',
    ],
    ['a stamp of a cache', 'Updated: 2026-03-02 07:30', 'Updated: 2026-03-02 08:20', 'clock'],
    ['what is left', 'Ends in 2 hours', 'Ends in 1 hour', 'clock'],
  ])('%s', (_, before, after, reason) => {
    const { status, ignored } = watch(before, after);
    expect(status).toBe('same');
    if (reason !== '') expect(ignored.map((one) => one.reason)).toEqual([reason]);
  });
});

const page = (ad: string, text = 'The text.') => `# Page\n${text}\n${ad}\nThe end.`;
const withText = (text: string): [string, string, string] => [
  page('Ad A', text),
  page('Ad B', text),
  page('Ad C', text),
];
const withMore = (more: string): [string, string, string] => [
  page(`Ad A${more}`),
  page(`Ad B${more}`),
  page(`Ad C${more}`),
];
const priced = (price: number): [string, string, string] => [
  `Price ${price} EUR for you, token aa1`,
  `Price ${price} EUR for you, token bb2`,
  `Price ${price} EUR for you, token cc3`,
];
const list = (...items: string[]): string =>
  `## Related\n${items.map((item) => `- ${item}`).join('\n')}\nEnd.`;

describe('what differs between reads', () => {
  test('is shown, and remembered: the next time nobody needs to ask again', () => {
    const ads = ['Buy shoes', 'Buy hats', 'Buy gloves'];
    const first = watch(page('Buy ties'), ads.map((ad) => page(ad)) as [string, string, string]);
    expect(first).toMatchObject({
      status: 'same',
      ignored: [{ reason: 'varies', before: 'Buy ties', after: 'Buy shoes' }],
    });
    const second = comparePage(first.known, {
      data: { markdown: page('Buy hats'), metadata },
      readAt: START + 2 * HOUR,
    });
    expect(second.status).toBe('same');
  });

  test('does not hide what changes beside it, in the same check and in later ones', () => {
    const at = watch(withText('Old.'), withText('New.'));
    expect(at.status).toBe('changed');
    expect(at.diff?.text?.text).toContain('-Old.\n+New.');
    expect(
      watch(withText('Old.'), withText('Old.'), withText('Old.'), withText('New.')).diff?.text?.text,
    ).toContain('-Old.\n+New.');
  });

  test('does not hide a paragraph that comes beside it', () => {
    const { status, diff } = watch(
      withMore(''),
      withMore(''),
      withMore('\nA word of warning to all who read this.'),
    );
    expect(status).toBe('changed');
    expect(diff?.text?.text).toContain('+A word of warning');
  });

  test('does not hide what changes in the same line', () => {
    expect(watch(priced(20), priced(20)).status).toBe('same');
    expect(watch(priced(20), priced(20), priced(25)).diff?.text?.text).toContain('+Price 25 EUR');
  });

  test('is a list as a whole, once its items change places', () => {
    const [a, b, c] = [list('x', 'y', 'z'), list('z', 'x', 'y'), list('y', 'z', 'x')];
    expect(watch(a, [b, c, a]).status).toBe('same');
    expect(watch(a, [b, c, a], c).status).toBe('same');
  });

  test('comes and goes as it likes once that was seen, and what never did does not', () => {
    const banner = '# Page\nWe use cookies.\nText.';
    const bare = '# Page\nText.';
    expect(watch(bare, [banner, bare, banner], bare, banner, bare).status).toBe('same');
    expect(watch(bare, [banner, bare, banner], bare, '# Page\nWe are closed.\nText.').status).toBe('changed');
  });
});

test('a value that changes at every check is a change every time', () => {
  for (let count = 2; count < 8; count++)
    expect(watch(...Array.from({ length: count }, (_, at) => `Price: ${20 + at} €`)).status).toBe('changed');
});

test('a page that could not be read again counts as it is', () => {
  const known = comparePage(undefined, { data: { markdown: 'One', metadata }, readAt: START }).known;
  const read = { data: { markdown: 'Two', metadata }, readAt: START + HOUR };
  expect(comparePage(known, read).status).toBe('suspect');
  expect(comparePage(known, { ...read, rereads: ['missing', 'missing'] }).status).toBe('changed');
});

test.each<[string, unknown, unknown, unknown[], object]>([
  ['a field', { price: 20 }, { price: 25 }, [], { price: { previous: 20, current: 25 } }],
  [
    'a field of an item',
    { plans: [{ price: 1 }] },
    { plans: [{ price: 2 }] },
    [],
    { 'plans[0].price': { previous: 1, current: 2 } },
  ],
  ['one more item', { a: [1] }, { a: [1, 2] }, [], { 'a[1]': { previous: null, current: 2 } }],
  ['the order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, [], {}],
  [
    'a field that differs in another read',
    { a: 1, n: 1 },
    { a: 2, n: 2 },
    [{ a: 2, n: 3 }],
    { a: { previous: 1, current: 2 } },
  ],
  ['a number that becomes a text', { a: 1 }, { a: '1' }, [], { a: { previous: 1, current: '1' } }],
])('data compare by field: %s', (_, before, now, again, changes) => {
  expect(compareData(before, now, again)).toEqual(changes);
});

test.each<[string, string, number, boolean, boolean]>([
  ['12:00', '13:00', HOUR, true, true],
  ['12:00', '13:00', HOUR, false, false],
  ['12:00', '13:30', HOUR, true, false],
  ['23:30', '00:30', HOUR, true, true],
  ['2026-03-02', '2026-03-03', 24 * HOUR, false, true],
  ['2026-03-03', '2026-03-02', 24 * HOUR, false, false],
  ['Monday, 2 March 2026', 'Tuesday, 3 March 2026', 24 * HOUR, false, true],
  ['opens 2027-03-02', 'opens 2027-03-03', 24 * HOUR, true, false],
  ['2 days left', '1 day left', 24 * HOUR, false, true],
  ['4 days left', '1 day left', 24 * HOUR, false, false],
  ['2 hours left', '1 hours left', HOUR, false, true],
  ['1 hours left', '2 hours left', HOUR, false, false],
  ['no time', 'no time at all', HOUR, true, false],
])('%s becomes %s after %i ms', (before, after, elapsedMs, mayLearn, goes) => {
  const readAt = Date.UTC(2026, 2, 2, 7, 41) + elapsedMs;
  expect(goesWithClock(before, after, { elapsedMs, readAt, mayLearn })).toBe(goes);
});

test('lines are what is between line breaks, with single spaces', () => {
  expect(splitLines(' a  b\r\n\n\t c ')).toEqual(['a b', 'c']);
});
