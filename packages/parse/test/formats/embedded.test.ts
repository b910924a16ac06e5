import { expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { archive, bytesOf } from './support.ts';

async function read(bytes: Uint8Array): Promise<{ markdown: string; warnings: readonly string[] }> {
  const document = await readFile(bytes, {}, { mode: 'fast', maxPages: 1 });
  expect(document.ledger!.missing).toBe(0);
  return {
    markdown: convertDocument(document, { onlyMainContent: true }).markdown,
    warnings: document.warnings,
  };
}

const box = (inner: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody><a:p>${inner}</a:p></p:txBody></p:sp>`;
const power =
  '<m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';

test('a formula of a slide is LaTeX, and of two forms of a shape one is read', async () => {
  const shape = box(`<a:r><a:t>So </a:t></a:r><a14:m>${power}</a14:m>`);
  const bytes = archive({
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="r" Type="x/slide" Target="slides/slide1.xml"/></Relationships>',
    'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree><mc:AlternateContent><mc:Choice Requires="a14">${shape}</mc:Choice><mc:Fallback>${box('<a:r><a:t>A picture</a:t></a:r>')}</mc:Fallback></mc:AlternateContent></p:spTree></p:cSld></p:sld>`,
  });
  expect(await read(bytes)).toEqual({ markdown: 'So $x^{2}$', warnings: [] });
});

test('the result of an object of RTF, and the text of its formulas, are read', async () => {
  const rtf = String.raw`{\rtf1\ansi\pard Sum {\object{\*\objdata 00}{\result of the tides}} is {\mmath{\*\moMath{\mr x=1}}}.\par}`;
  expect(await read(bytesOf(rtf))).toEqual({ markdown: 'Sum of the tides is x=1.', warnings: [] });
});

test('objects of OpenDocument are told', async () => {
  const bytes = archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content><office:body><office:text><text:p>So<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame> holds</text:p></office:text></office:body></office:document-content>',
  });
  expect(await read(bytes)).toEqual({
    markdown: 'So holds',
    warnings: ['Formulas, charts and other objects that the document embeds were left out: 1.'],
  });
});

test('parts that a message shows in its text are told', async () => {
  const message = [
    'From: x@example.com',
    'Subject: Tides',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See below',
    '--b',
    'Content-Type: text/csv',
    'Content-Disposition: inline',
    '',
    'a,b',
    '--b--',
  ];
  const { markdown, warnings } = await read(bytesOf(message.join('\r\n')));
  expect(markdown).toContain('See below');
  expect(warnings).toEqual(['Parts that the message shows in its text were left out: "text/csv".']);
});
