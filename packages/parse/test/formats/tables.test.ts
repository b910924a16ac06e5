import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { archive, bytesOf } from './support.ts';

async function read(
  bytes: Uint8Array,
  fileName?: string,
): Promise<{ markdown: string; warnings: readonly string[] }> {
  const document = await readFile(bytes, { fileName }, { mode: 'fast', maxPages: 1 });
  expect(document.ledger!.missing).toBe(0);
  const { markdown } = convertDocument(document, { onlyMainContent: true });
  return { markdown, warnings: document.warnings };
}

const rows = (...cells: string[][]): string =>
  cells
    .map((row, at) => `| ${row.join(' | ')} |${at === 0 ? `\n| ${row.map(() => '---').join(' | ')} |` : ''}`)
    .join('\n');

describe('a table in text', () => {
  test.each<[string, string, string]>([
    ['a line that names its delimiter', 'sep=;\na;b\n1,5;2\n', rows(['a', 'b'], ['1,5', '2'])],
    ['one that names a rare delimiter', 'sep=^\r\na^b\r\n1^2\r\n', rows(['a', 'b'], ['1', '2'])],
    ['single quotation marks', "'a','b'\n'1,5','2'\n", rows(['a', 'b'], ['1,5', '2'])],
    [
      'apostrophes',
      "name,town\nO'Brien,Cork\nD'Arcy,Bergen\n",
      rows(['name', 'town'], ["O'Brien", 'Cork'], ["D'Arcy", 'Bergen']),
    ],
    [
      'semicolons and decimal commas',
      'a;b\n1,5;2,5\n3,5;4,5\n',
      rows(['a', 'b'], ['1,5', '2,5'], ['3,5', '4,5']),
    ],
    ['bars', 'a|b\n1|2\n', rows(['a', 'b'], ['1', '2'])],
    ['lines in values', 'a,b\n"one\ntwo",3\n', rows(['a', 'b'], ['one<br>two', '3'])],
    [
      'an inch, and quoted values',
      'name,size,note\nBoat,5" wide,"long, narrow"\nShip,9" wide,"short, wide"\n',
      rows(['name', 'size', 'note'], ['Boat', '5" wide', 'long, narrow'], ['Ship', '9" wide', 'short, wide']),
    ],
    ['a quotation mark that stays open', 'a,b\n1,"two\n3,4\n', rows(['a', 'b'], ['1', '"two'], ['3', '4'])],
    ['rows of different lengths', 'a,b\n1,2,3\n', rows(['a', 'b', ''], ['1', '2', '3'])],
    ['a mark of its byte order', '\uFEFF"a",b\n1,2\n', rows(['a', 'b'], ['1', '2'])],
  ])('%s', async (_name, text, markdown) => {
    expect(await read(bytesOf(text), 'x.csv')).toEqual({ markdown, warnings: [] });
  });

  test('with a line that names its delimiter is one without a name', async () => {
    expect((await read(bytesOf('sep=;\na;b\n1;2\n'))).markdown).toBe(rows(['a', 'b'], ['1', '2']));
  });
});

const relation = (id: string, type: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="x/${type}" Target="${target}"${mode}/>`;

interface Book {
  properties?: string;
  styles?: string;
  strings?: string;
  sheets?: string;
  relations?: string;
  parts?: Record<string, string>;
}

const xlsx = (
  sheet: string,
  { properties = '', styles = '', strings = '', sheets = '', relations = '', parts = {} }: Book = {},
): Uint8Array =>
  archive({
    'xl/workbook.xml': `<workbook xmlns:r="r">${properties}<sheets><sheet name="Tides" r:id="r1"/>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relations}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns:r="r">${sheet}</worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...parts,
  });
const text = (ref: string, value: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
const data = (...lines: string[]): string =>
  `<sheetData>${lines.map((line, at) => `<row r="${at + 1}">${line}</row>`).join('')}</sheetData>`;
const DATES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';

describe('a workbook', () => {
  test.each<[string, Uint8Array, string, string[]]>([
    [
      'a formula without a stored result',
      xlsx(
        data(
          text('A1', 'Sum') + text('B1', 'x'),
          '<c r="A2"><f>SUM(B1:B9)</f></c><c r="B2"><f>1+1</f><v>2</v></c>',
        ),
      ),
      rows(['Sum', 'x'], ['\\=SUM(B1:B9)', '2']),
      ['Formulas without a stored result are shown in place of their values: 1.'],
    ],
    [
      'escaped characters',
      xlsx(data(text('A1', 'one_x000D_&#10;two') + '<c r="B1" t="s"><v>0</v></c>'), {
        strings: '<si><t>a_x005F_x0041_</t></si>',
      }),
      rows(['one<br>two', 'a\\_x0041\\_']),
      [],
    ],
    [
      'dates from 1904',
      xlsx(data(text('A1', 'Day') + text('B1', 'x'), '<c r="A2" s="1"><v>43830</v></c>' + text('B2', 'y')), {
        properties: '<workbookPr date1904="1"/>',
        styles: DATES,
      }),
      rows(['Day', 'x'], ['2024-01-01', 'y']),
      [],
    ],
    [
      'dates from 1900',
      xlsx(data(text('A1', 'Day') + text('B1', 'x'), '<c r="A2" s="1"><v>45292</v></c>' + text('B2', 'y')), {
        styles: DATES,
      }),
      rows(['Day', 'x'], ['2024-01-01', 'y']),
      [],
    ],
    [
      'merged cells',
      xlsx(
        `${data(text('A1', '2024'), text('A2', 'May') + text('B2', 'June') + text('C2', 'July'), text('A3', 'Cork') + text('B3', '1') + text('C3', '2'), text('B4', '3') + text('C4', '4'))}<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="A3:A4"/></mergeCells>`,
      ),
      rows(['2024', '', ''], ['May', 'June', 'July'], ['Cork', '1', '2'], ['Cork', '3', '4']),
      [],
    ],
    [
      'a value that a merged cell covers',
      xlsx(
        `${data(text('A1', 'One') + text('B1', 'lost'), text('A2', 'a') + text('B2', 'b'))}<mergeCells><mergeCell ref="A1:B1"/></mergeCells>`,
      ),
      rows(['One', ''], ['a', 'b']),
      ['Left out: cells of merged ranges that are not shown (4 letters and digits of 9).'],
    ],
    [
      'a link',
      xlsx(
        `${data(text('A1', 'Site') + text('B1', 'x'))}<hyperlinks><hyperlink ref="A1" r:id="h"/></hyperlinks>`,
        {
          parts: {
            'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relation('h', 'hyperlink', 'https://example.com/tides', ' TargetMode="External"')}</Relationships>`,
          },
        },
      ),
      rows(['[Site](https://example.com/tides)', 'x']),
      [],
    ],
    [
      'a text box',
      xlsx(data(text('A1', 'a') + text('B1', 'b')), {
        parts: {
          'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relation('d', 'drawing', '../drawings/drawing1.xml')}</Relationships>`,
          'xl/drawings/drawing1.xml':
            '<xdr:wsDr><xdr:sp><xdr:txBody><a:p><a:r><a:t>Read me</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>',
        },
      }),
      `${rows(['a', 'b'])}\n\nRead me`,
      [],
    ],
    [
      'comments, and headers with their codes',
      xlsx(
        `${data(text('A1', 'a') + text('B1', 'b'))}<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Harbour Ltd&amp;R&amp;P</oddHeader></headerFooter>`,
        {
          parts: {
            'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relation('c', 'comments', '../comments1.xml')}</Relationships>`,
            'xl/comments1.xml':
              '<comments><commentList><comment ref="A1"><text><r><t>Too high?</t></r></text></comment></commentList></comments>',
          },
        },
      ),
      rows(['a', 'b']),
      ['Headers and footers were left out: "Harbour Ltd".', 'Comments were left out: "Too high?".'],
    ],
    [
      'a sheet that is a chart',
      xlsx(data(text('A1', 'a') + text('B1', 'b')), {
        sheets: '<sheet name="Curve" r:id="r2"/>',
        relations: relation('r2', 'chartsheet', 'chartsheets/sheet1.xml'),
        parts: { 'xl/chartsheets/sheet1.xml': '<chartsheet/>' },
      }),
      rows(['a', 'b']),
      ['Sheets that are charts were left out: "Curve".'],
    ],
  ])('%s', async (_name, bytes, table, warnings) => {
    expect(await read(bytes)).toEqual({ markdown: `## Tides\n\n${table}`, warnings });
  });
});
