import { expect, test } from 'vitest';
import { dateIn } from '../../src/capabilities/pages/content/facts/date.ts';

test.each<[string, string | undefined]>([
  ['2024-03-05', '2024-03-05'],
  ['2024-03-05T10:00:00Z', '2024-03-05'],
  ['2024/3/5', '2024-03-05'],
  ['2024年3月5日', '2024-03-05'],
  ['5.3.2024', '2024-03-05'],
  ['05. 03. 2024, 10:30 Uhr', '2024-03-05'],
  ['5 March 2024', '2024-03-05'],
  ['5th of March, 2024', '2024-03-05'],
  ['Tue, 5 Mar 2024 10:00:00 GMT', '2024-03-05'],
  ['March 5, 2024', '2024-03-05'],
  ['Tuesday, Mar. 5, 2024 at 10:30 am', '2024-03-05'],
  ['5. März 2024', '2024-03-05'],
  ['1er août 2024', '2024-08-01'],
  ['5 de marzo de 2024', '2024-03-05'],
  ['5 marca 2024', '2024-03-05'],
  ['25/12/2024', '2024-12-25'],
  ['12/25/2024', '2024-12-25'],
  ['01/02/2024', undefined],
  ['03/03/2024', '2024-03-03'],
  ['31 February 2024', undefined],
  ['5 March', undefined],
  ['March 2024', undefined],
  ['5 Foo 2024', undefined],
  ['1 – 5 March 2024', undefined],
  ['Since 5 March 2024 we are open', undefined],
])('the day that %j names is %s', (text, want) => {
  expect(dateIn(text)).toBe(want);
});
