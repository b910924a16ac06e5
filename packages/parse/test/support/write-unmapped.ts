import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const font = readFileSync(
  new URL('standard_fonts/LiberationSans-Regular.ttf', import.meta.resolve('pdfjs-dist/package.json')),
);

/** A PDF of one page in a font that does not say which characters its glyphs are: only recognition reads it. */
export function writeUnmapped(lines: readonly string[]): Uint8Array {
  const content = lines
    .map((line, at) => `BT /F1 12 Tf 60 ${700 - 16 * at} Td <${listGlyphs(line)}> Tj ET`)
    .join('\n');
  const data = deflateSync(font);
  const objects = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type0/BaseFont/Harbour/Encoding/Identity-H/DescendantFonts[6 0 R]>>endobj',
    '6 0 obj<</Type/Font/Subtype/CIDFontType2/BaseFont/Harbour/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600/CIDToGIDMap/Identity/FontDescriptor 7 0 R>>endobj',
    '7 0 obj<</Type/FontDescriptor/FontName/Harbour/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontFile2 8 0 R>>endobj',
    `8 0 obj<</Length ${data.length}/Filter/FlateDecode/Length1 ${font.length}>>stream\n`,
  ];
  return Buffer.concat([
    Buffer.from(objects.join('\n')),
    data,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ]);
}

/** The glyphs of a text, in hexadecimal digits. */
function listGlyphs(text: string): string {
  return [...text].map((one) => glyphOf(one.charCodeAt(0)).toString(16).padStart(4, '0')).join('');
}

/** The glyph of a character, by the table `cmap` of the font in format 4 (OpenType). */
function glyphOf(character: number): number {
  const table = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  )!;
  const cmap = font.readUInt32BE(table + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4)!;
  const size = font.readUInt16BE(map + 6);
  for (let at = map + 14; at < map + 14 + size; at += 2) {
    const start = font.readUInt16BE(at + 2 + size);
    if (character > font.readUInt16BE(at) || character < start) continue;
    const offset = at + 2 + 3 * size;
    const shift = font.readUInt16BE(offset);
    if (shift === 0) return (character + font.readUInt16BE(at + 2 + 2 * size)) & 0xff_ff;
    return font.readUInt16BE(offset + shift + 2 * (character - start));
  }
  return 0;
}
