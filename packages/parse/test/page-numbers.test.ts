import { afterAll, beforeAll, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import { writePdf } from './support/write-pdf.ts';
import type { Placed as PlacedText } from './support/write-pdf.ts';

type Placed = readonly PlacedText[];

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 100 })));
afterAll(() => parser.close());

async function read(pages: readonly Placed[]): Promise<string> {
  const { markdown } = await parser.parse(await writePdf(pages), { fileName: 'book.pdf' });
  return markdown;
}

const topics = [
  'Apples',
  'Bears',
  'Clouds',
  'Doors',
  'Engines',
  'Ferns',
  'Glass',
  'Hills',
  'Islands',
  'Jars',
];
/** A filled page of a book that says something of its own. */
const body = (at: number): Placed =>
  Array.from({ length: 36 }, (_, line) => [
    `${topics[at]} are told of here in sentence ${line} of this page and in no other.`,
    60,
    700 - line * 14,
  ]);

const headed = (title: Placed[number], at: number): Placed => [title, ...body(at)];

test('running lines that name a section of their own on each page stay', async () => {
  const markdown = await read(
    topics.map((topic, at) => [
      ...body(at),
      // Each page is of another section, as in a manual of short ones.
      ...(at % 2 === 0
        ? ([
            [`${at}.1. On ${topic.toLowerCase()}`, 60, 40],
            [String(at + 17), 530, 40],
          ] as const)
        : ([
            [String(at + 17), 60, 40],
            [`Chapter ${at}. All of ${topic.toLowerCase()}`, 400, 40],
          ] as const)),
    ]),
  );
  for (const [at, topic] of topics.entries()) {
    expect(markdown).toContain(`${topic} are told of here in sentence 5`);
    expect(markdown).toContain(at % 2 === 0 ? `On ${topic.toLowerCase()}` : `All of ${topic.toLowerCase()}`);
  }
});

test('numbers go on in each kind of number after the first, whatever part they count', async () => {
  const romans = ['iii', 'iv', 'v', 'vi'];
  const markdown = await read(
    topics.map((topic, at) => [
      ...body(at),
      ...(at < 4
        ? ([
            ['On trees and seas', 60, 760],
            [romans[at]!, 540, 760],
          ] as const)
        : ([
            ['On trees and seas', 60, 760],
            [String(at - 3), 540, 760],
          ] as const)),
    ]),
  );
  expect(markdown.match(/^On trees and seas.*$/gm)).toEqual(['On trees and seas iii', 'On trees and seas 1']);
});

test('titles of chapters above the text go after the first of each, titles of slides stay', async () => {
  const chapters = await read(
    topics.map((topic, at) => [
      [`On ${topics[at - (at % 3)]!.toLowerCase()} and more`, 250, 760],
      ...body(at),
    ]),
  );
  expect(chapters.match(/On .* and more/g)).toEqual([
    'On apples and more',
    'On doors and more',
    'On glass and more',
    'On jars and more',
  ]);
  expect(chapters).toContain('Apples are told of here in sentence 0');
  const slides = await read(
    topics.map((topic, at) => [[`Results of ${topics[at - (at % 2)]!}`, 60, 760, 20], ...body(at)]),
  );
  expect(slides.match(/Results of/g)).toHaveLength(topics.length);
});

test('a table of contents is a list, by its indents, without dots', async () => {
  const dots = ' .'.repeat(40);
  const markdown = await read([
    [
      [`1. Introduction${dots} 1`, 60, 700],
      [`1.1. Purpose${dots} 1`, 80, 686],
      [`1.2. Scope ${'.'.repeat(60)} 12`, 80, 672],
      [`2. What is left${dots} xii`, 60, 658],
      ['It ends with dots ....', 60, 600],
    ],
  ]);
  expect(markdown.trim().split('\n')).toEqual([
    '- 1\\. Introduction 1',
    '  - 1.1. Purpose 1',
    '  - 1.2. Scope 12',
    '- 2\\. What is left xii',
    '',
    'It ends with dots ....',
  ]);
});

test('what only looks like it stays', async () => {
  const slides = await read(
    topics.slice(0, 6).map((topic, at) => headed([`${at + 1} The talk of ${topic}`, 60, 740], at)),
  );
  for (const topic of topics.slice(0, 6)) expect(slides).toContain(`The talk of ${topic}`);
  // A list of measures: its numbers grow, but not with the pages.
  const measures = await read(
    topics.map((topic, at) => [
      ...body(at),
      [`Height of ${topic}`, 60, 300 + at * 20],
      [String(at * 3 + 10), 400, 300 + at * 20],
    ]),
  );
  for (const [at, topic] of topics.entries()) {
    expect(measures).toContain(`Height of ${topic}`);
    expect(measures).toContain(String(at * 3 + 10));
  }
});
