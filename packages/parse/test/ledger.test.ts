import { describe, expect, test } from 'vitest';
import { convertDocument } from '../src/forms.ts';
import { Ledger, ledgerWarnings } from '../src/ledger.ts';
import type { TextLedger } from '../src/ledger.ts';
import { readFile } from '../src/read-file.ts';
import { bytesOf } from './formats/support.ts';

const count = (seen: string, html: string): TextLedger => {
  const ledger = new Ledger();
  ledger.see(seen);
  return ledger.close(html);
};

test.each<[string, string, string, Partial<TextLedger>]>([
  ['text', 'One two, three!', '<p>One two,<br>three</p>', { seen: 11, written: 11, missing: 0 }],
  ['a word that is lost', 'One two three', '<p>One three</p>', { seen: 11, written: 8, missing: 3 }],
  ['a letter that is another', '(d) This', '<ol><li>This</li></ol>', { seen: 5, written: 5, missing: 1 }],
  ['numbers of lists', '5. Five 6. Six', '<ol start="5"><li>Five</li><li>Six</li></ol>', { missing: 0 }],
  ['numbers of items', '3. x 9. y', '<ol><li value="3">x</li><li value="9">y</li></ol>', { missing: 0 }],
  [
    'numbers of lists in lists',
    '1. a • b 2. c',
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
    { missing: 0 },
  ],
  [
    'entities',
    'Müller & Söhne',
    '<p>M&uuml;ller &amp; So&#x308;hne</p>',
    { seen: 11, written: 11, missing: 0 },
  ],
  ['ligatures', 'o\uFB03ce', '<p>office</p>', { seen: 6, written: 6, missing: 0 }],
  ['other scripts', '潮の表 ٣', '<p>潮の表 ٣</p>', { seen: 4, written: 4, missing: 0 }],
  [
    'what no reader sees',
    'One',
    '<style>One</style><script>One</script>',
    { seen: 3, written: 0, missing: 3 },
  ],
])('%s', (_name, seen, html, counts) => {
  expect(count(seen, html)).toMatchObject({ dropped: {}, ...counts });
});

test('what a rule leaves out is not missing', () => {
  const ledger = new Ledger();
  ledger.see('Text to read, and a note.');
  ledger.drop('comments', 'a note');
  expect(ledger.close('<p>Text to read, and</p>')).toEqual({
    seen: 18,
    written: 13,
    dropped: { comments: 5 },
    missing: 0,
  });
});

test.each<[string, TextLedger, string[]]>([
  ['nothing', { seen: 100, written: 100, dropped: {}, missing: 0 }, []],
  ['little', { seen: 100, written: 96, dropped: {}, missing: 4 }, []],
  [
    'much',
    { seen: 100, written: 90, dropped: {}, missing: 10 },
    ['10 letters and digits of 100 are missing from the result, for no known reason.'],
  ],
  ['what only leads on', { seen: 100, written: 50, dropped: { generated: 50 }, missing: 0 }, []],
  [
    'what is hidden, however little',
    { seen: 100, written: 99, dropped: { hidden: 1 }, missing: 0 },
    ['Left out: text that the file hides (1 letters and digits of 100).'],
  ],
])('%s is told', (_name, ledger, warnings) => {
  expect(ledgerWarnings(ledger)).toEqual(warnings);
});

test('text of a document that a tracked change deletes, hides or comments is left out and told', async () => {
  const rtf = bytesOf(
    String.raw`{\rtf1\ansi\pard The rent is {\deleted ninety}{\revised eighty} euros{\v hidden}{\*\annotation note}.\par}`,
  );
  const { html, warnings, ledger } = await readFile(rtf, {}, { mode: 'fast', maxPages: 1 });
  expect(html).toContain('<p>The rent is eighty euros.</p>');
  expect(ledger).toEqual({
    seen: 36,
    written: 20,
    dropped: { deleted: 6, hidden: 6, comments: 4 },
    missing: 0,
  });
  expect(warnings).toEqual([
    'Comments were left out: "note".',
    'Tracked changes were accepted: 1 insertions, 1 deletions.',
    'Left out: text that the file hides (6 letters and digits of 36).',
  ]);
});

/** A page with something beside its main content. */
const page = (rest: string): Uint8Array =>
  bytesOf(
    `<!doctype html><html><body><nav><a href="/">Home of all the tides of the year</a></nav><main><p>The tide rises at noon, and falls at six.</p></main>${rest}<footer>Harbour Ltd of Bristol</footer></body></html>`,
  );

const readBeside = async (rest: string, onlyMainContent: boolean): Promise<readonly string[]> =>
  convertDocument(await readFile(page(rest), {}, { mode: 'fast', maxPages: 1 }), { onlyMainContent })
    .warnings;

describe('text around the main content of a page', () => {
  test('that only leads elsewhere is not told', async () => {
    expect(await readBeside('<aside>Read on of other tides</aside>', true)).toEqual([]);
  });

  test('is told', async () => {
    expect(await readBeside('<div><p>It may rise later in a storm.</p></div>', true)).toEqual([
      'Left out: what surrounds the main content of a page (41 % of its text). Set `onlyMainContent` to false for all of it.',
    ]);
  });

  test('is there where it is wanted', async () => {
    expect(await readBeside('<div><p>It may rise later in a storm.</p></div>', false)).toEqual([]);
  });
});
