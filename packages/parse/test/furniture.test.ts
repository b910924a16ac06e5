import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import { column, writePdf } from './support/write-pdf.ts';
import type { Placed } from './support/write-pdf.ts';

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 200 })));
afterAll(() => parser.close());

type Pages = readonly (readonly Placed[])[];

async function read(pages: Pages): Promise<{ markdown: string; warnings: readonly string[] }> {
  return parser.parse(await writePdf(pages), { fileName: 'x.pdf', mode: 'fast' });
}

/** The words of a text, without what Markdown adds. */
const words = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];
const written = (pages: Pages): string[] =>
  words(
    pages
      .flatMap((page) => page.toSorted(([, , one], [, , other]) => other - one))
      .map(([text]) => text)
      .join(' '),
  );

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Edsger Dijkstra',
  'Barbara Liskov',
  'Tony Hoare',
];
const cities = ['Amsterdam', 'Bergen', 'Cork', 'Dresden', 'Exeter', 'Florence'];
const numbers = [1, 2, 3, 4, 5, 6];
/** A sheet with something at its head, in the middle and at its foot. */
const sheet = (head: string[], body: string[], foot: string[]): Placed[] => [
  ...column(head, 770),
  ...column(body, 600),
  ...column(foot, 30 + (foot.length - 1) * 14),
];

/** Lines of text that fill a page and say something of its own. */
const FILLED = 36;
const prose = (at: number, lines = FILLED): string[] =>
  Array.from(
    { length: lines },
    (_, line) => `${cities[(at + line) % 6]} ${at} is told of ${line}, as ${people[(at * line) % 6]} saw it.`,
  );
/** Text that ends in the middle of a page. */
const few = (at: number): string[] => prose(at, 12);

describe('nothing is lost of', () => {
  test.each<[string, Pages]>([
    [
      'two invoices on two pages',
      [1001, 1002].map((number) =>
        column([`Invoice ${number}`, '', '', 'One chair', '', '', `Total ${number}`, `Pay to account 7007`]),
      ),
    ],
    [
      'six invoices',
      numbers.map((at) =>
        sheet(
          [`Invoice ${1000 + at}`],
          [`Chairs of the kind ${cities[at - 1]}`],
          [`Total ${at * 5 + 95}.00`, 'Pay to account 7007'],
        ),
      ),
    ],
    [
      'six invoices of the same sum',
      numbers.map((at) =>
        sheet(
          ['Invoice', `${1000 + at}`],
          [`Rent for the room in ${cities[at - 1]}`],
          ['Total 100', 'Pay to account 7007'],
        ),
      ),
    ],
    [
      'invoices, some of the same sum',
      numbers.map((at) =>
        sheet(
          [`${people[at - 1]}`],
          [`Rent for the room in ${cities[at - 1]}`],
          [at % 3 === 0 ? 'Fee 80' : 'Fee 100'],
        ),
      ),
    ],
    [
      'payslips',
      numbers.map((at) =>
        sheet(
          ['Payslip May 2024'],
          [`Employee: ${people[at - 1]}`, `Gross ${3000 + at}.00`, `Net ${2000 + at}.00`],
          ['Paid on 31 May 2024'],
        ),
      ),
    ],
    [
      'certificates',
      numbers.map((at) =>
        sheet(
          ['Certificate of attendance'],
          [people[at - 1]!, 'has attended the course', 'on the care of boats.'],
          ['Signed R. Roe', '12 May 2024'],
        ),
      ),
    ],
    [
      'certificates with large titles',
      numbers.map((at) => [
        ['Certificate', 220, 760, 30] as const,
        ...sheet([], [people[at - 1]!, 'has attended the course'], ['Signed R. Roe']),
      ]),
    ],
    [
      'lessons',
      numbers.map((at) =>
        sheet(
          [`Lesson ${at}`],
          [`Today we read of ${cities[at - 1]}, and of nothing else.`],
          [`Homework: page ${at * 7}`],
        ),
      ),
    ],
    [
      'lessons with their number on the right',
      numbers.map((at) => [
        ...sheet([], [`Today we read of ${cities[at - 1]}.`], []),
        ['Lesson', 60, 770] as const,
        [String(at), 540, 770] as const,
      ]),
    ],
    [
      'a two-page contract',
      [
        sheet(['Lease'], ['The landlord lets the house.'], ['Initials: A. L.']),
        sheet(['Lease'], ['The tenant pays the rent.'], ['Initials: A. L.']),
      ],
    ],
    [
      'a letter and its copy',
      [1, 2].map(() =>
        sheet(['Ada Lovelace', '12 May 2024'], ['Dear Charles, the engine runs.'], ['Yours, Ada']),
      ),
    ],
    [
      'a letter in two copies of two pages',
      [1, 2, 1, 2].map((at) =>
        sheet([`Letter to ${cities[at]}`], [`This is the part ${cities[at]} of it.`], ['Ada Lovelace']),
      ),
    ],
    ['four one-line pages', ['One', 'Two', 'One', 'Two'].map((text) => column([text]))],
    ['four pages of the same line', numbers.slice(0, 4).map(() => column(['This page is left empty.']))],
    ['four pages of a head and a foot', numbers.slice(0, 4).map(() => sheet(['Top'], [], ['Bottom']))],
    ['ticket sheets', numbers.map((at) => sheet(['Raffle of the harbour'], ['Win a boat'], [`${100 + at}`]))],
    [
      'tickets with long numbers',
      numbers.map((at) =>
        sheet(['Harbour Fair'], [`Seat by the ${cities[at - 1]} gate`], [`${40_170 + at}`]),
      ),
    ],
    [
      'exam papers',
      numbers.map((at) =>
        sheet(
          [`Paper ${at % 2 === 0 ? 'A' : 'B'}`, 'Name:'],
          [`Question ${at}: where is ${cities[at - 1]}?`],
          [`${at * 3} points`],
        ),
      ),
    ],
    [
      'labels',
      numbers.map((at) =>
        column([people[at - 1]!, 'Harbour Road 1', cities[at - 1]!, '', '', '', 'Fragile'], 780),
      ),
    ],
    [
      'receipts',
      numbers.map((at) =>
        sheet(['Harbour Cafe'], [`Coffee in ${cities[at - 1]}`, 'Service'], ['Total 5.00 EUR', 'Thank you']),
      ),
    ],
    [
      'a slide deck with one title',
      numbers.map((at) => [
        ['The year in numbers', 60, 740, 28] as const,
        ...column([`${cities[at - 1]} grew`, `${people[at - 1]} spoke`], 600),
      ]),
    ],
    [
      'a poem with a refrain',
      numbers.map((at) =>
        column(
          [
            ...Array.from({ length: 39 }, (_, line) =>
              line % 5 === 4 ? '' : `The wind of ${cities[at - 1]} blows ${line}`,
            ),
            '',
            'Row, row, my boat,',
            'home to the harbour.',
          ],
          770,
          16.5,
        ),
      ),
    ],
    [
      'a poem of one stanza a page',
      numbers.map((at) =>
        column(
          [
            ...Array.from({ length: 44 }, (_, line) => `The wind of ${cities[at - 1]} blows ${line}`),
            '',
            'Home to the harbour.',
          ],
          770,
          15,
        ),
      ),
    ],
    [
      'numbered forms',
      numbers.map((at) => [
        ...sheet([], [`Name: ${people[at - 1]}`, `Town: ${cities[at - 1]}`], []),
        ['Form No.', 60, 770] as const,
        [`${at}`, 540, 770] as const,
      ]),
    ],
    [
      'a table whose head is on each page',
      numbers.map((at) =>
        column([
          'Day Boat Harbour',
          ...Array.from({ length: 20 }, (_, line) => `Monday ${line} ${cities[at - 1]} ${people[at - 1]}`),
        ]),
      ),
    ],
    [
      'statements of two people in turn',
      numbers.map((at) => sheet([`Statement of ${people[at % 2]}`], [`${cities[at - 1]} was paid for.`], [])),
    ],
    [
      'a diary',
      Array.from({ length: 14 }, (_, at) =>
        sheet(
          [`${at + 1}/12`],
          [
            `It rained in ${cities[at % 6]}.`,
            `The boat of ${people[at % 6]} came in.`,
            `I read ${at} books.`,
          ],
          [],
        ),
      ),
    ],
    [
      'notes of deliveries that say their day in words',
      ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((day, at) =>
        sheet(['Delivery of May', `${day} day`], few(at), ['Signed on receipt']),
      ),
    ],
    [
      'payslips of one person',
      ['January', 'February', 'March', 'April', 'May', 'June'].map((month, at) =>
        sheet(['Payslip of Ada Lovelace'], [`Month: ${month}`, ...few(at)], ['Paid by bank transfer']),
      ),
    ],
    [
      'two invoices of two pages',
      [1, 1, 2, 2].map((number, at) =>
        sheet(['Harbour Ltd', `Invoice ${1000 + number}`], few(at), ['IBAN DE12 3456', 'VAT 19 %']),
      ),
    ],
    [
      'two invoices that name their customers, their first pages filled',
      [1, 1, 2, 2].map((number, at) =>
        sheet([`Invoice for ${people[number]}`], prose(at, at % 2 === 0 ? 30 : 12), ['Pay within 14 days']),
      ),
    ],
    [
      'a contract signed on each page',
      numbers.map((at) =>
        sheet(['Lease'], few(at), ['Landlord: ________   Tenant: ________', 'Initials: A. L.']),
      ),
    ],
    ['four deeds', numbers.slice(0, 4).map((at) => sheet(['Draft'], few(at), ['Read and approved']))],
    [
      'a quiz',
      ['one', 'two', 'three', 'four'].map((number, at) =>
        sheet([`Question ${number}`], few(at), ['Answer: yes', 'Points: 1']),
      ),
    ],
    [
      'results of four samples',
      ['A', 'B', 'C', 'D'].map((sample, at) => sheet([`Sample ${sample}`], few(at), ['Result: negative'])),
    ],
    [
      'letters to four people',
      numbers
        .slice(0, 4)
        .map((at) =>
          sheet(
            ['Harbour Ltd', '12 May 2024'],
            [`Dear ${people[at]},`, 'your boat is ready.', 'Come soon.'],
            ['Yours', 'Tony Hoare'],
          ),
        ),
    ],
    [
      'boarding cards',
      numbers
        .slice(0, 4)
        .map((at) =>
          sheet(
            ['Ferry', 'Ship Aurora'],
            [`Passenger ${people[at]}`, `From ${cities[at]}`, 'to Bergen'],
            ['Boarding at 9:00'],
          ),
        ),
    ],
    ['a numbered page of one sheet', [sheet([], ['All there is to say.'], ['1'])]],
  ])('%s', async (_name, pages) => {
    const { markdown, warnings } = await read(pages);
    expect(words(markdown)).toEqual(written(pages));
    expect(warnings).toEqual([]);
  });
});

/** A line of each page, at one height. */
const footed = (texts: readonly string[]): Pages =>
  texts.map((text, page) => [...column(prose(page), 640), [text, 60, 30] as const]);
const pagesOf = (count: number, frame: (page: number) => readonly Placed[]): Pages =>
  Array.from({ length: count }, (_, page) => [...column(prose(page), 640), ...frame(page)]);

describe('what comes back after another line says something of its page, and stays:', () => {
  test.each<[string, string[]]>([
    ['results', [3, 4, 5].flatMap(() => ['Result: passed', 'Result: passed', 'Result: failed'])],
    ['a single other result', numbers.map((at) => (at === 4 ? 'Result: failed' : 'Result: passed'))],
    ['levels', ['High', 'High', 'Low', 'Low', 'High', 'High', 'Low', 'Low']],
    ['results of one word that alternate', ['PASS', 'FAIL', 'PASS', 'FAIL', 'PASS', 'FAIL']],
    ['a field with its value', numbers.map(() => 'Diagnosis: healthy')],
    ['addressees', ['Ada', 'Ada', 'Bob', 'Bob', 'Ada', 'Ada', 'Bob', 'Bob'].map((name) => `To: ${name}`)],
  ])('%s', async (_name, texts) => {
    const { markdown, warnings } = await read(footed(texts));
    for (const text of new Set(texts))
      expect(markdown.split(text).length - 1).toBe(texts.filter((one) => one === text).length);
    expect(warnings).toEqual([]);
  });
});

describe('what runs along is left out after its first time, and told:', () => {
  test.each<[string, Pages, string[], string[]]>([
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
  ])('%s', async (_name, pages, once, quotes) => {
    const { markdown, warnings } = await read(pages);
    const text = words(markdown).join(' ');
    for (const one of once) expect(text.split(words(one).join(' ')), one).toHaveLength(2);
    for (const page of pages.keys())
      for (const line of prose(page)) expect(text).toContain(words(line).join(' '));
    const all = words(pages.flatMap((_, page) => prose(page)).join(' ')).length;
    expect(words(markdown)).toHaveLength(all + words(keptOf(pages, quotes)).length);
    expect(warnings).toEqual([
      `Lines that repeat at the edges of pages were left out after the first of each: ${quotes.join(', ')}.`,
    ]);
  });
});

/** What stands in the frames of pages, less what a warning says was left out. */
function keptOf(pages: Pages, quotes: readonly string[]): string {
  const frames = pages.map((strings) => strings.slice(FILLED).map(([text]) => text));
  const all = words(frames.flat().join(' '));
  const gone = quotes.reduce((sum, quote) => {
    const [, text, times] = /^"(.*)" \((\d+) times\)$/.exec(quote)!;
    return sum + words(text!.replaceAll('#', '1')).length * Number(times);
  }, 0);
  return Array.from({ length: all.length - gone }, () => 'x').join(' ');
}

test('of forms only what is called the number of a page goes', async () => {
  const { markdown, warnings } = await read(
    numbers.map((at) => [
      ['Receipt', 60, 770],
      [`Name: ${people[at - 1]}`, 60, 600],
      ['Paid: yes', 60, 586],
      [`Town: ${cities[at - 1]}`, 60, 572],
      [`${at} / 6`, 290, 30],
    ]),
  );
  expect(markdown.match(/Receipt/g)).toHaveLength(6);
  expect(markdown.match(/\d \/ 6/g)).toEqual(['1 / 6']);
  expect(warnings).toEqual([
    'Lines that repeat at the edges of pages were left out after the first of each: "# / 6" (5 times).',
  ]);
});
