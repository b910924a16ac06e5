import { PassThrough } from 'node:stream';
import { apiTools } from '@web-data/client/tools';
import { describe, expect, test } from 'vitest';
import { parse } from '../src/commands/parse.ts';
import type { Io } from '../src/io.ts';
import { Printer } from '../src/output/printer.ts';

/** What is printed on a terminal of 40 columns, or elsewhere. */
async function print(
  args: readonly string[],
  action: (printer: Printer) => Promise<void>,
  isTTY = false,
): Promise<string> {
  const stdout = Object.assign(new PassThrough(), { isTTY, columns: isTTY ? 40 : 0 });
  const stderr = new PassThrough();
  const io = { stdout, stderr, env: { COLUMNS: '60' } } as unknown as Io;
  await action(new Printer(io, parse(args).common));
  return String(stdout.read() ?? '') + String(stderr.read() ?? '');
}

const search = {
  success: true,
  data: {
    web: [
      { url: 'https://a.example/', title: 'Plans [A]', description: 'What A costs a month, and a year.' },
      { url: 'https://b.example/', title: '\u001B[31mB' },
    ],
    news: [{ url: 'https://c.example/', title: 'C', snippet: 'New.' }],
    images: [],
  },
};
const printSearch = (data: unknown) => (printer: Printer) =>
  printer.printResult(apiTools.tools['searchWeb']!, data);

describe('the results of a search', () => {
  test('are a list for people, wrapped, with the lists that have some', async () => {
    expect(await print(['--no-color'], printSearch(search), true)).toBe(
      [
        'WEB\n',
        '1.  Plans [A]\n    https://a.example/\n    What A costs a month, and a year.\n',
        '2.  B\n    https://b.example/\n',
        'NEWS\n',
        '1.  C\n    https://c.example/\n    New.\n',
      ].join('\n'),
    );
    expect(await print([], printSearch(search), true)).toContain('\u001B[1mPlans [A]\u001B[22m\n');
  });

  test('are links in Markdown', async () => {
    expect(await print(['--format', 'markdown'], printSearch(search))).toBe(
      String.raw`## web

- [Plans \[A\]](<https://a.example/>): What A costs a month, and a year.
- [B](<https://b.example/>)

## news

- [C](<https://c.example/>): New.
`,
    );
  });

  test('are one line of JSON in a pipe, also on a terminal on demand', async () => {
    expect(JSON.parse(await print([], printSearch(search)))).toEqual(search);
    expect(JSON.parse(await print(['--json'], printSearch(search), true))).toEqual(search);
  });

  test('may be none', async () => {
    const none = { success: true, data: { web: [] } };
    expect(await print([], printSearch(none), true)).toBe('Nothing was found.\n');
    expect(await print(['--format', 'markdown'], printSearch(none))).toBe('Nothing was found.\n');
    expect(JSON.parse(await print([], printSearch(none)))).toEqual(none);
  });
});

const id = '018f3b1a-0000-7000-8000-000000000001';
const pages = [
  { markdown: '# A', metadata: { title: 'A', sourceURL: 'https://a.example/', id: 'inner' } },
  { markdown: '# B\n\nText.', metadata: { sourceURL: 'https://b.example/' } },
];

describe('items', () => {
  test('have their id first and dates that people read, in a pipe on demand', async () => {
    const items = [{ id, name: 'Prices', at: '2030-01-02T03:04:05.678Z', last: { id: 'other' } }];
    expect(await print(['--format', 'text'], (printer) => printer.items(items))).toMatch(
      new RegExp(`^ID +NAME +AT\n${id}  Prices  2030-0`),
    );
  });

  test('that are pages have front matter in Markdown', async () => {
    expect(await print(['--format', 'markdown'], (printer) => printer.items(pages))).toBe(
      '---\nurl: "https://a.example/"\ntitle: "A"\nid: "inner"\n---\n\n# A\n\n' +
        '---\nurl: "https://b.example/"\n---\n\n# B\n\nText.\n\n',
    );
  });

  test('of a stream are Markdown, too', async () => {
    const printed = await print(['--format', 'markdown'], (printer) =>
      printer.item({ event: 'a\u0007', n: 1 }),
    );
    expect(printed).toBe('- event: a; n: 1\n');
  });
});

test.each([
  ['scrapeUrl', { data: { markdown: '# A\u001B[2J', metadata: { url: 'https://a.example/' } } }, '# A[2J\n'],
  ['getCreditUsage', { data: { left: 5, plan: { name: 'x' } } }, '- left: 5\n- plan: {"name":"x"}\n'],
  [
    'createMonitor',
    { data: { id, targets: [{ type: 'scrape' }] } },
    `- id: ${id}\n- targets: [{"type":"scrape"}]\n`,
  ],
])('the response of %s is Markdown as a whole', async (operation, result, text) => {
  const tool = apiTools.tools[operation] ?? apiTools.tools['getTeamCreditUsage']!;
  expect(await print(['--format', 'markdown'], (printer) => printer.printResult(tool, result))).toBe(text);
});
