import { column } from './write-pdf.ts';
import type { Placed } from './write-pdf.ts';

export type Pages = readonly (readonly Placed[])[];

export const people: readonly string[] = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Edsger Dijkstra',
  'Barbara Liskov',
  'Tony Hoare',
];
export const cities: readonly string[] = ['Amsterdam', 'Bergen', 'Cork', 'Dresden', 'Exeter', 'Florence'];
export const numbers: readonly number[] = [1, 2, 3, 4, 5, 6];
/** Lines of text that fill a page and say something of its own. */
export const FILLED: number = 36;
export const prose = (at: number, lines: number = FILLED): string[] =>
  Array.from(
    { length: lines },
    (_, line) => `${cities[(at + line) % 6]} ${at} is told of ${line}, as ${people[(at * line) % 6]} saw it.`,
  );

/** A line of each page, at one height. */
export const footed = (texts: readonly string[]): Pages =>
  texts.map((text, page) => [...column(prose(page), 640), [text, 60, 30] as const]);
export const pagesOf = (count: number, frame: (page: number) => readonly Placed[]): Pages =>
  Array.from({ length: count }, (_, page) => [...column(prose(page), 640), ...frame(page)]);

/** Lines at the foot of pages that come back after others, and say something of their page. */
export const RETURNING: readonly (readonly [string, string[]])[] = [
  ['results', [3, 4, 5].flatMap(() => ['Result: passed', 'Result: passed', 'Result: failed'])],
  ['a single other result', numbers.map((at) => (at === 4 ? 'Result: failed' : 'Result: passed'))],
  ['levels', ['High', 'High', 'Low', 'Low', 'High', 'High', 'Low', 'Low']],
  ['results of one word that alternate', ['PASS', 'FAIL', 'PASS', 'FAIL', 'PASS', 'FAIL']],
  ['a field with its value', numbers.map(() => 'Diagnosis: healthy')],
  ['addressees', ['Ada', 'Ada', 'Bob', 'Bob', 'Ada', 'Ada', 'Bob', 'Bob'].map((name) => `To: ${name}`)],
];

/** Documents with running lines: the pages, what stays once, and what the warning quotes. */
export const RUNNING: readonly (readonly [string, Pages, string[], string[]])[] = [
  [
    'page numbers',
    pagesOf(12, (page) => [[`Page ${page + 1} of 12`, 270, 30]]),
    ['Page 1 of 12'],
    ['"Page # of 12" (11 times)'],
  ],
  ['numbers alone', pagesOf(6, (page) => [[`– ${page + 107} –`, 290, 30]]), ['107'], ['"– # –" (5 times)']],
  [
    'the head of a report',
    pagesOf(10, () => [['Report on the harbours', 60, 770]]),
    ['Report on the harbours'],
    ['"Report on the harbours" (9 times)'],
  ],
  [
    'the head of a report with its number',
    pagesOf(10, (page) => [
      ['Report on the harbours', 60, 770],
      [`${page + 1}`, 540, 770],
    ]),
    ['Report on the harbours 1'],
    ['"Report on the harbours #" (9 times)'],
  ],
  [
    'a legal footer',
    pagesOf(6, () =>
      column(
        ['Harbour Ltd, registered in England No. 1234567', 'Harbour Road 1, Bristol', 'www.example.com'],
        58,
      ),
    ),
    ['Harbour Ltd, registered in England No. 1234567', 'www.example.com'],
    [
      '"Harbour Ltd, registered in England No. 1234567" (5 times)',
      '"Harbour Road 1, Bristol" (5 times)',
      '"www.example.com" (5 times)',
    ],
  ],
  [
    'the left and right heads of a book',
    pagesOf(8, (page) =>
      page % 2 === 0
        ? [
            ['The Sea', 60, 770],
            [`${page + 1}`, 540, 770],
          ]
        : [
            [`${page + 1}`, 60, 770],
            ['Of Boats and Harbours', 400, 770],
          ],
    ),
    ['The Sea 1', '2 Of Boats and Harbours'],
    ['"The Sea #" (3 times)', '"# Of Boats and Harbours" (3 times)'],
  ],
  [
    'a letterhead',
    pagesOf(6, () => [
      ['Harbour Ltd', 60, 775, 16],
      ['Harbour Road 1', 60, 758, 9],
      ['Bristol', 60, 746, 9],
    ]),
    ['Harbour Ltd', 'Harbour Road 1'],
    ['"Harbour Ltd" (5 times)', '"Harbour Road 1" (5 times)', '"Bristol" (5 times)'],
  ],
  [
    'the heads of chapters',
    pagesOf(9, (page) => [[page < 5 ? 'On the tides' : 'On the winds', 60, 770]]),
    ['On the tides', 'On the winds'],
    ['"On the tides" (4 times)', '"On the winds" (3 times)'],
  ],
];
