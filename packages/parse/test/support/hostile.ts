import { deflateSync, zipSync, strToU8 } from 'fflate';
import type { Zippable } from 'fflate';

/** Files that were made to harm who reads them. Each small, and each made here. */

const CONTENT_TYPES = strToU8(
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
);

export function docx(document: string, more: Zippable = {}): Uint8Array {
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
  return zipSync({
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
    ...more,
  });
}

export const body = (inner: string): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;

export function odt(content: string, more: Zippable = {}): Uint8Array {
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(content),
    ...more,
  });
}

/** A workbook with one sheet. */
export function xlsx(sheet: string): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
}

/** All rows that a sheet may have. */
export function everyRow(): Uint8Array {
  const row = '<row><c><v>1</v></c></row>';
  return xlsx(`<worksheet><sheetData>${row.repeat(1_048_576)}</sheetData></worksheet>`);
}

/** Entities that would unfold to a billion letters. */
export const LAUGHS: string = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}"><!ENTITY d "${'&c;'.repeat(10)}"><!ENTITY e "${'&d;'.repeat(10)}"><!ENTITY f "${'&e;'.repeat(10)}"><!ENTITY g "${'&f;'.repeat(10)}"><!ENTITY h "${'&g;'.repeat(10)}"><!ENTITY i "${'&h;'.repeat(10)}">]>`;

/** A PDF of objects, with a table of where they are. */
export function pdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [strToU8('%PDF-1.7\n')];
  const positions: number[] = [];
  let at = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    positions.push(at);
    for (const part of [
      strToU8(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? strToU8(object, true) : object,
      strToU8('\nendobj\n'),
    ]) {
      parts.push(part);
      at += part.length;
    }
  }
  const table = positions.map((location) => `${String(location).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    strToU8(
      `xref\n0 ${positions.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${positions.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream of a PDF that unfolds to so many bytes. */
export function bombStream(bytes: number): Uint8Array {
  const packed = deflateSync(new Uint8Array(bytes), { level: 9 });
  // The window of zlib, then the data, then no check: readers pass over it.
  const data = Buffer.concat([Buffer.from([0x78, 0x9c]), packed]);
  return Buffer.concat([
    Buffer.from(`<</Length ${data.length}/Filter/FlateDecode>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

export const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A picture that says it is as large as pictures can be. */
export function hugePng(): Uint8Array {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  return Buffer.concat([png, size, Buffer.from('08020000000000000000000000', 'hex')]);
}
