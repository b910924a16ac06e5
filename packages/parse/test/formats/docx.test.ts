import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Parser } from '../../src/index.ts';
import type { ParsedFile, ParseOptions } from '../../src/index.ts';
import { archive } from './support.ts';

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 200 })));
afterAll(() => parser.close());

const NAMES = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'm="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'v="urn:schemas-microsoft-com:vml"',
  'w14="http://schemas.microsoft.com/office/word/2010/wordml"',
]
  .map((name) => `xmlns:${name}`)
  .join(' ');

const level = (at: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;

/** Lists by number: digits, digits with brackets, letters, Roman, clauses of two levels, bullets, 5 on, Chinese. */
const NUMBERING = `<w:numbering ${NAMES}>
<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'decimal', '%1)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="3">${level(0, 'lowerLetter', '(%1)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="4">${level(0, 'upperRoman', '%1.')}</w:abstractNum>
<w:abstractNum w:abstractNumId="5">${level(0, 'decimal', 'Article %1')}${level(1, 'decimal', '%1.%2')}</w:abstractNum>
<w:abstractNum w:abstractNumId="6">${level(0, 'bullet', '·')}</w:abstractNum>
<w:abstractNum w:abstractNumId="8">${level(0, 'chineseCounting', '第%1条')}</w:abstractNum>
${[1, 2, 3, 4, 5, 6, 8].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}
<w:num w:numId="7"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>
</w:numbering>`;

const STYLES = `<w:styles ${NAMES}>
<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Clause"><w:name w:val="Clause"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Clause"/></w:style>
<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>
</w:styles>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

const docx = (body: string, parts: Record<string, string> = {}): Uint8Array =>
  archive({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('r', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('n', 'numbering', 'numbering.xml')}${relation('s', 'styles', 'styles.xml')}</Relationships>`,
    'word/document.xml': `<w:document ${NAMES}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': NUMBERING,
    'word/styles.xml': STYLES,
    ...parts,
  });

const t = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
const li = (list: number, text: string, at = 0): string =>
  p(t(text), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);

async function read(bytes: Uint8Array, options?: ParseOptions): Promise<ParsedFile> {
  const file = await parser.parse(bytes, options);
  expect(file.type).toBe('docx');
  expect(file.ledger!.missing).toBe(0);
  return file;
}

describe('lists have the numbers that Word shows', () => {
  test.each([
    ['digits', li(1, 'A') + li(1, 'B'), '1. A\n2. B'],
    ['a bracket', li(2, 'A') + li(2, 'B'), '1) A\n2) B'],
    ['a start', li(7, 'A') + li(7, 'B'), '5. A\n6. B'],
    ['letters', li(3, 'A') + li(3, 'B'), '- (a) A\n- (b) B'],
    ['Roman', li(4, 'A') + li(4, 'B'), '- I. A\n- II. B'],
    ['Chinese', li(8, 'A') + li(8, 'B'), '- 第一条 A\n- 第二条 B'],
    ['bullets', li(6, 'A') + li(6, 'B'), '- A\n- B'],
    ['a list that goes on', li(1, 'A') + p(t('Between')) + li(1, 'B'), '1. A\n\nBetween\n\n2. B'],
    [
      'letters in a list',
      li(1, 'A') + li(1, 'B', 1) + li(1, 'C', 1) + li(1, 'D') + li(1, 'E', 1),
      '1. A\n   - a) B\n   - b) C\n2. D\n   - a) E',
    ],
    [
      'clauses of two levels',
      li(5, 'A') + li(5, 'B', 1) + li(5, 'C', 1),
      '- Article 1 A\n  - 1.1 B\n  - 1.2 C',
    ],
    [
      'headings by their style',
      p(t('Rent'), '<w:pStyle w:val="H1"/>') + p(t('Due')) + p(t('Term'), '<w:pStyle w:val="H1"/>'),
      '# Article 1 Rent\n\nDue\n\n# Article 2 Term',
    ],
    [
      'a heading taken out of its list',
      p(t('Rent'), '<w:pStyle w:val="H1"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
      '# Rent',
    ],
    ['a clause that is referred to', p(t('As in (d) of section 5.')), 'As in (d) of section 5.'],
  ])('%s', async (_name, body, markdown) => {
    expect((await read(docx(body))).markdown).toBe(markdown);
  });
});

const mt = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const me = (inner: string, name = 'e'): string => `<m:${name}>${inner}</m:${name}>`;

describe('a formula is LaTeX', () => {
  test.each([
    ['a sum', mt('x+y=2'), 'x+y=2'],
    ['a fraction', `<m:f>${me(mt('a'), 'num')}${me(mt('b'), 'den')}</m:f>`, String.raw`\frac{a}{b}`],
    ['a power', `<m:sSup>${me(mt('x'))}${me(mt('2'), 'sup')}</m:sSup>`, 'x^{2}'],
    [
      'an index and a power',
      `<m:sSubSup>${me(mt('x'))}${me(mt('i'), 'sub')}${me(mt('2'), 'sup')}</m:sSubSup>`,
      'x_{i}^{2}',
    ],
    ['a root', `<m:rad><m:deg/>${me(mt('x'))}</m:rad>`, String.raw`\sqrt{x}`],
    ['a cube root', `<m:rad>${me(mt('3'), 'deg')}${me(mt('x'))}</m:rad>`, String.raw`\sqrt[3]{x}`],
    [
      'a sum with limits',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${me(mt('i=1'), 'sub')}${me(mt('n'), 'sup')}${me(mt('i'))}</m:nary>`,
      String.raw`\sum_{i=1}^{n}{i}`,
    ],
    ['an integral', `<m:nary><m:naryPr/><m:sub/><m:sup/>${me(mt('f'))}</m:nary>`, String.raw`\int{f}`],
    ['brackets', `<m:d><m:dPr/>${me(mt('a'))}</m:d>`, String.raw`\left(a\right)`],
    [
      'a case',
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${me(mt('a'))}</m:d>`,
      String.raw`\left\{a\right.`,
    ],
    ['a function', `<m:func>${me(mt('sin'), 'fName')}${me(mt('θ'))}</m:func>`, String.raw`\sin{\theta}`],
    [
      'a limit',
      `<m:limLow>${me(mt('lim'))}${me(mt('x→∞'), 'lim')}</m:limLow>`,
      String.raw`lim_{x\to \infty}`,
    ],
    ['an accent', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${me(mt('v'))}</m:acc>`, String.raw`\vec{v}`],
    [
      'a matrix',
      `<m:m><m:mr>${me(mt('a'))}${me(mt('b'))}</m:mr><m:mr>${me(mt('c'))}${me(mt('d'))}</m:mr></m:m>`,
      String.raw`\begin{matrix}a & b \\ c & d\end{matrix}`,
    ],
    ['signs', mt('α≤β±50%'), String.raw`\alpha \leq \beta \pm 50\%`],
    ['text', '<m:r><m:rPr><m:nor/></m:rPr><m:t>if</m:t></m:r>', String.raw`\text{if}`],
    ['italic letters of mathematics', mt('𝑥'), 'x'],
    ['what has no text', '<m:r><m:rPr/></m:r>' + mt('x'), 'x'],
    ['what is not known', `<m:new>${me(mt('x'))}</m:new>`, 'x'],
  ])('%s', async (_name, math, tex) => {
    const { markdown } = await read(docx(p(`${t('So ')}<m:oMath>${math}</m:oMath>${t(' holds.')}`)));
    expect(markdown).toBe(`So $${tex}$ holds.`);
  });

  test('of its own in a paragraph is a block', async () => {
    const { markdown } = await read(docx(p(`<m:oMathPara><m:oMath>${mt('a&lt;b')}</m:oMath></m:oMathPara>`)));
    expect(markdown).toBe('$$\na<b\n$$');
  });
});

const box = (text: string): string => `<w:txbxContent>${p(t(text))}</w:txbxContent>`;
const drawn = (text: string): string =>
  `<w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
const form = (data: string, instruction: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe('what mammoth leaves out is read', () => {
  test.each([
    [
      'a text box',
      p(t('Before') + `<w:r>${drawn('In the box')}</w:r>`) + p(t('After')),
      'Before\n\nIn the box\n\nAfter',
    ],
    [
      'a text box with an old form, once',
      p(
        `${t('Before')}<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawn('In the box')}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box('In the box')}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      'Before\n\nIn the box',
    ],
    [
      'an old text box',
      p(`<w:r><w:pict><v:shape><v:textbox>${box('Old box')}</v:textbox></v:shape></w:pict></w:r>`),
      'Old box',
    ],
    [
      'boxes to check',
      p(
        `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${t('☒')}</w:sdtContent></w:sdt>${t(' Boat ')}<w:sdt><w:sdtPr><w14:checkbox/></w:sdtPr><w:sdtContent>${t('☐')}</w:sdtContent></w:sdt>${t(' Ship')}`,
      ),
      '☒ Boat ☐ Ship',
    ],
    [
      'boxes of old forms',
      p(
        `${form('<w:checkBox><w:checked/></w:checkBox>', 'FORMCHECKBOX')}${t(' Boat ')}${form('<w:checkBox><w:default w:val="0"/></w:checkBox>', 'FORMCHECKBOX')}${t(' Ship')}`,
      ),
      '☒ Boat ☐ Ship',
    ],
    [
      'the chosen entry of an old form',
      p(
        t('Town: ') +
          form(
            '<w:ddList><w:result w:val="1"/><w:listEntry w:val="Cork"/><w:listEntry w:val="Bergen"/></w:ddList>',
            'FORMDROPDOWN',
          ),
      ),
      'Town: Bergen',
    ],
    [
      'text of a direction',
      p(`<w:bdo w:val="rtl">${t('שלום')}</w:bdo><w:dir w:val="ltr">${t(' there')}</w:dir>`),
      'שלום there',
    ],
    [
      'text with its reading',
      p(
        `<w:r><w:ruby><w:rubyPr/><w:rt>${t('しお')}</w:rt><w:rubyBase>${t('潮')}</w:rubyBase></w:ruby></w:r>${t('の表')}`,
      ),
      '潮の表',
    ],
    [
      'a choice without a fallback',
      p(
        `<mc:AlternateContent><mc:Choice Requires="w14">${t('New')}</mc:Choice></mc:AlternateContent>${t(' text')}`,
      ),
      'New text',
    ],
    [
      'a heading by its outline level',
      p(t('Rent'), '<w:outlineLvl w:val="0"/>') + p(t('Due')),
      '# Rent\n\nDue',
    ],
    [
      'a heading by that of its style',
      p(t('Rent'), '<w:pStyle w:val="Sub"/>') + p(t('Due')),
      '## Rent\n\nDue',
    ],
    ['text of the level of text', p(t('Rent'), '<w:outlineLvl w:val="9"/>'), 'Rent'],
  ])('%s', async (_name, body, markdown) => {
    const { markdown: is, warnings } = await read(docx(body));
    expect(is).toBe(markdown);
    expect(warnings).toEqual([]);
  });
});

describe('what is left out is told', () => {
  test('hidden text', async () => {
    const { markdown, warnings } = await read(
      docx(
        p(
          t('Seen ') +
            t('secret', '<w:vanish/>') +
            t('clear', '<w:vanish w:val="0"/>') +
            t('too', '<w:rStyle w:val="Secret"/>'),
        ),
      ),
    );
    expect(markdown).toBe('Seen clear');
    expect(warnings).toEqual(['Left out: text that the file hides (9 letters and digits of 18).']);
  });

  const changed = docx(
    p(
      `${t('The rent is ')}<w:del w:id="1"><w:r><w:delText>ninety</w:delText></w:r></w:del><w:ins w:id="2">${t('eighty')}</w:ins>${t(' euros')}<w:moveFrom w:id="3">${t(' a week')}</w:moveFrom>`,
    ) + p(`<w:moveTo w:id="4">${t('A month')}</w:moveTo>`),
  );

  test('tracked changes that are accepted', async () => {
    const { markdown, warnings } = await read(changed);
    expect(markdown).toBe('The rent is eighty euros\n\nA month');
    expect(warnings).toEqual(['Tracked changes were accepted: 2 insertions, 2 deletions.']);
  });

  test('tracked changes that are rejected', async () => {
    const { markdown, warnings } = await read(changed, { trackedChanges: 'reject' });
    expect(markdown).toBe('The rent is ninety euros a week');
    expect(warnings).toEqual(['Tracked changes were rejected: 2 insertions, 2 deletions.']);
  });

  test('comments', async () => {
    const { markdown, warnings } = await read(
      docx(p(t('The rent')), {
        'word/comments.xml': `<w:comments ${NAMES}><w:comment w:id="1">${p(t('Too high?'))}</w:comment></w:comments>`,
      }),
    );
    expect(markdown).toBe('The rent');
    expect(warnings).toEqual(['Comments were left out: "Too high?".']);
  });

  test('symbols of an unknown font', async () => {
    const { markdown, warnings } = await read(
      docx(
        p(
          `${t('Boat ')}<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Harbour" w:char="F041"/></w:r>`,
        ),
      ),
    );
    expect(markdown).toBe('Boat ✓');
    expect(warnings).toEqual(['Symbols whose fonts do not say what they mean were left out: 1.']);
  });

  test('an embedded document', async () => {
    const { warnings } = await read(docx(p(t('The rent')), { 'word/afchunk.htm': '<p>More</p>' }));
    expect(warnings).toEqual(['A document that the file embeds as a part of its text was left out.']);
  });
});
