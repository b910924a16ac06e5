import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
import { formatNumber } from '../src/list-numbers.ts';
import { toMarkdown } from '../src/html/index.ts';
import { archive, bytesOf } from './formats/support.ts';
import { writePdf } from './support/write-pdf.ts';
import { writeTagged } from './support/write-tagged.ts';

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 100 })));
afterAll(() => parser.close());

async function read(bytes: Uint8Array): Promise<string> {
  const { markdown, ledger } = await parser.parse(bytes, { mode: 'fast' });
  expect(ledger!.missing).toBe(0);
  return markdown;
}

const html = (body: string): string =>
  toMarkdown({ url: new URL('https://example.com/'), text: `<main>${body}</main>`, isHtml: true }, true);

describe('a list of HTML has the numbers that it shows', () => {
  test.each([
    ['<ol start="5"><li>Five</li><li>Six</li></ol>', '5. Five\n6. Six'],
    ['<ol><li>One</li><li value="7">Seven</li><li>Eight</li></ol>', '1. One\n7. Seven\n8. Eight'],
    ['<ol type="a"><li>A</li><li>B</li></ol>', '- a. A\n- b. B'],
    ['<ol type="A" start="27"><li>A</li></ol>', '- AA. A'],
    ['<ol type="i" start="4"><li>A</li><li>B</li></ol>', '- iv. A\n- v. B'],
    ['<ol style="list-style-type: upper-roman"><li>A</li><li>B</li></ol>', '- I. A\n- II. B'],
    ['<ol style="list-style: none"><li>A</li><li>B</li></ol>', '- A\n- B'],
    ['<ol><li>(d) This section</li><li>(e) Nothing</li></ol>', '- (d) This section\n- (e) Nothing'],
    ['<ol reversed><li>A</li><li>B</li><li>C</li></ol>', '3. A\n2. B\n1. C'],
    ['<ol start="-1"><li>A</li><li>B</li></ol>', '- -1. A\n0. B'],
    ['<ol start="x"><li>A</li></ol>', '1. A'],
    ['<ol><li>A<ol type="a"><li>B</li></ol></li><li>C</li></ol>', '1. A\n   - a. B\n2. C'],
  ])('%s', (body, markdown) => {
    expect(html(body)).toBe(markdown);
  });
});

describe('a clause of a PDF has the letters and numbers that it shows', () => {
  test.each<[string, [text: string, x: number, y: number][], string]>([
    [
      'a letter in brackets',
      [
        ['(d) This section applies to boats.', 60, 700],
        ['(e) Nothing in it applies to ships.', 60, 680],
      ],
      '- (d) This section applies to boats.\n- (e) Nothing in it applies to ships.',
    ],
    [
      'numbers with gaps',
      [
        ['5. Five boats', 60, 700],
        ['7. Seven boats', 60, 680],
        ['8. Eight boats', 60, 660],
      ],
      '5. Five boats\n7. Seven boats\n8. Eight boats',
    ],
    [
      'numbers with a bracket',
      [
        ['1) One', 60, 700],
        ['2) Two', 60, 680],
      ],
      '1) One\n2) Two',
    ],
    [
      'Roman numbers',
      [
        ['iv. Fourth', 60, 700],
        ['v. Fifth', 60, 680],
      ],
      'iv. Fourth\n\nv. Fifth',
    ],
    [
      'a number that a line of a sentence begins with',
      [
        ['The tenant answers for all that is said in this lease and in section', 60, 700],
        ['12. The landlord does not answer for anything that is said in section', 60, 688],
        ['(d) or in any other section of it.', 60, 676],
      ],
      'The tenant answers for all that is said in this lease and in section 12. The landlord does not answer for anything that is said in section (d) or in any other section of it.',
    ],
    ['a number of several parts', [['2.3. Rent is due.', 60, 700]], '2.3. Rent is due.'],
  ])('%s', async (_name, lines, markdown) => {
    expect((await read(await writePdf([lines]))).trim()).toBe(markdown);
  });
});

test('items of a PDF with a structure have the markers that it calls labels', async () => {
  const items = [
    ['Lbl', '(d)'],
    ['LBody', 'This section applies.'],
    ['Lbl', '(e)'],
    ['LBody', 'Nothing does.'],
  ] as const;
  expect(await read(writeTagged([['H1', 'Rent'], ...items]))).toBe(
    '# Rent\n\n- (d) This section applies.\n- (e) Nothing does.',
  );
});

test('what a PDF with a structure calls decoration is left out and told', async () => {
  const { markdown, warnings, ledger } = await parser.parse(
    writeTagged([
      ['Artifact', 'Draft of May'],
      ['H1', 'Rent'],
      ['P', 'It is due.'],
    ]),
    { mode: 'fast' },
  );
  expect(markdown).toBe('# Rent\n\nIt is due.');
  expect(ledger).toMatchObject({ dropped: { decoration: 10 }, missing: 0 });
  expect(warnings).toEqual([
    'Lines that the file marks as decoration of its pages were left out: "Draft of May".',
  ]);
});

const rtf = (...items: [marker: string, text: string][]): Uint8Array =>
  bytesOf(
    `{\\rtf1\\ansi ${items.map(([marker, text]) => `\\pard\\fi-360\\li720{\\pntext ${marker}\\tab}${text}\\par`).join('')}}`,
  );

test('items of RTF have the markers that they show', async () => {
  expect(await read(rtf(['5.', 'Five'], ['6.', 'Six']))).toBe('5. Five\n6. Six');
  expect(await read(rtf(['c)', 'Third'], ['d)', 'Fourth']))).toBe('- c) Third\n- d) Fourth');
});

const odt = (level: string, items: string): Uint8Array =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles><text:list-style style:name="L">${level}</text:list-style></office:automatic-styles><office:body><office:text><text:list text:style-name="L">${items}</text:list></office:text></office:body></office:document-content>`,
  });
const item = (text: string, start = ''): string =>
  `<text:list-item${start}><text:p>${text}</text:p></text:list-item>`;

test.each([
  ['text:num-format="1" style:num-suffix="."', '1. A\n2. B'],
  ['style:num-format="1" style:num-suffix=")" text:start-value="5"', '5) A\n6) B'],
  ['style:num-format="a" style:num-suffix=")"', '- a) A\n- b) B'],
  ['style:num-format="i" style:num-prefix="(" style:num-suffix=")"', '- (i) A\n- (ii) B'],
  ['style:num-format="1" style:num-prefix="Article "', '- Article 1 A\n- Article 2 B'],
])('items of ODT have the markers of their style: %s', async (format, markdown) => {
  const level = `<text:list-level-style-number text:level="1" ${format}/>`;
  expect(await read(odt(level, item('A') + item('B')))).toBe(markdown);
});

test('an item of ODT starts anew', async () => {
  const level = '<text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>';
  expect(await read(odt(level, item('A') + item('B', ' text:start-value="9"') + item('C')))).toBe(
    '1. A\n9. B\n10. C',
  );
});

const pptx = (...paragraphs: [properties: string, text: string][]): Uint8Array =>
  archive({
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="r" Type="x/slide" Target="slides/slide1.xml"/></Relationships>',
    'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody>${paragraphs
      .map(([properties, text]) => `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  });
const auto = (type: string, start = '', level = ''): string =>
  `<a:pPr${level}><a:buAutoNum type="${type}"${start}/></a:pPr>`;

test.each<[string, [string, string][], string]>([
  [
    'digits',
    [
      [auto('arabicPeriod'), 'A'],
      [auto('arabicPeriod'), 'B'],
    ],
    '1. A\n2. B',
  ],
  [
    'a start',
    [
      [auto('arabicParenR', ' startAt="5"'), 'A'],
      [auto('arabicParenR', ' startAt="5"'), 'B'],
    ],
    '5) A\n6) B',
  ],
  [
    'letters',
    [
      [auto('alphaLcParenR'), 'A'],
      [auto('alphaLcParenR'), 'B'],
    ],
    '- a) A\n- b) B',
  ],
  [
    'Roman numbers',
    [
      [auto('romanUcPeriod'), 'A'],
      [auto('romanUcPeriod'), 'B'],
    ],
    '- I. A\n- II. B',
  ],
  [
    'levels',
    [
      [auto('arabicPeriod'), 'A'],
      [auto('alphaLcPeriod', '', ' lvl="1"'), 'B'],
      [auto('arabicPeriod'), 'C'],
      [auto('alphaLcPeriod', '', ' lvl="1"'), 'D'],
    ],
    '1. A\n   - a. B\n2. C\n   - a. D',
  ],
])('items of slides have the markers that they show: %s', async (_name, paragraphs, markdown) => {
  expect((await parser.parse(pptx(...paragraphs))).markdown.trim()).toBe(markdown);
});

test.each([
  [4, 'lowerRoman', 'iv'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [28, 'lowerLetter', 'ab'],
  [5, 'decimalZero', '05'],
  [0, 'upperLetter', '0'],
] as const)('%i as %s is %s', (number, format, text) => {
  expect(formatNumber(number, format)).toBe(text);
});

test('after z Word repeats a letter', () => {
  expect(formatNumber(28, 'lowerLetter', { repeats: true })).toBe('bb');
});
