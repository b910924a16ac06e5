import { cities, numbers, people, prose } from './furniture-cases.ts';
import type { Pages } from './furniture-cases.ts';
import { column } from './write-pdf.ts';
import type { Placed } from './write-pdf.ts';

/** A sheet with something at its head, in the middle and at its foot. */
const sheet = (head: string[], body: string[], foot: string[]): Placed[] => [
  ...column(head, 770),
  ...column(body, 600),
  ...column(foot, 30 + (foot.length - 1) * 14),
];

/** Text that ends in the middle of a page. */
const few = (at: number): string[] => prose(at, 12);

/** Documents of whose lines none may be left out. */
export const LOSSLESS: readonly (readonly [string, Pages])[] = [
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
    numbers.map((at) => sheet(['Harbour Fair'], [`Seat by the ${cities[at - 1]} gate`], [`${40_170 + at}`])),
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
        [`It rained in ${cities[at % 6]}.`, `The boat of ${people[at % 6]} came in.`, `I read ${at} books.`],
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
];
