import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { Archive } from '../archive.ts';
import { ParseError } from '../errors.ts';
import type { FileContent } from '../file-content.ts';
import { readProperties } from '../xml/properties.ts';
import { findAll, readXml, textIn } from '../xml/read-xml.ts';
import { leftOut, warningsOf } from './left-out.ts';

/** HTML elements for styles, by the names that Word, LibreOffice and Pandoc use for them. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote:fresh > p:fresh",
  "p[style-name='Quotations'] => blockquote:fresh > p:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh > p:fresh",
  "p[style-name='Block Text'] => blockquote:fresh > p:fresh",
  "p[style-name='Source Code'] => pre:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='Source Text'] => code",
];

/** Reads a Word document: its body with mammoth, its properties from `docProps/core.xml`. */
export async function readDocx(bytes: Uint8Array): Promise<FileContent> {
  const archive = new Archive(bytes);
  const buffer = Buffer.from(zipSync(readable(archive), { level: 0 }));
  const properties = archive.text('docProps/core.xml');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    const html = withHeads(value);
    return {
      html,
      warnings: warningsOf(leftOut('Headers and footers', frameTexts(archive), html)),
      metadata: readProperties(properties === undefined ? undefined : readXml(properties)),
    };
  } catch (cause) {
    if (cause instanceof ParseError) throw cause;
    throw new ParseError('Damaged', 'The Word document is damaged: its text cannot be read.', { cause });
  }
}

/** The paragraphs of page headers and footers. */
function frameTexts(archive: Archive): string[] {
  const names = archive.names.filter((name) => /^word\/(?:header|footer)\d*\.xml$/i.test(name));
  return names
    .flatMap((name) => findAll(readXml(archive.text(name)!), 'p'))
    .map((paragraph) => findAll(paragraph, 't').map(textIn).join(''));
}

/** The XML parts, decompressed within limits, which mammoth does not have, and checked for too deep nesting. */
function readable(archive: Archive): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  for (const name of archive.names) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    const text = archive.text(name)!;
    readXml(text);
    parts[name] = new TextEncoder().encode(withoutDoctype(text));
  }
  return parts;
}

/** Rejects a document type: Office documents have none, and its entities could expand without limit. */
function withoutDoctype(text: string): string {
  if (/<!DOCTYPE/i.test(text.slice(0, 100_000)))
    throw new ParseError(
      'Damaged',
      'The Word document declares a document type, which such documents never do.',
    );
  return text.replace(/(<\?xml[^>]*encoding=["'])[^"']*/, '$1UTF-8');
}

/** Uses the first row of a table as its heading row when it has none. */
function withHeads(html: string): string {
  return html.replaceAll(/<table><tr>((?:(?!<\/?table|<\/tr>)[^])*)<\/tr>/g, (_, row: string) => {
    const cells = row.replaceAll(/<(\/?)td\b/g, '<$1th');
    return `<table><thead><tr>${cells}</tr></thead>`;
  });
}
