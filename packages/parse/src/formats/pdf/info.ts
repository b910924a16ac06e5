import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileMetadata } from '../../file-content.ts';
import { createMetadata, tidy } from '../../xml/properties.ts';

/** Reads the document information dictionary (ISO 32000-1, 14.3.3). */
export async function readInfo(document: PDFDocumentProxy): Promise<FileMetadata> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const facts = info as Record<string, unknown>;
  const text = (name: string): string | undefined =>
    typeof facts[name] === 'string' ? tidy(facts[name]) || undefined : undefined;
  return createMetadata({
    title: text('Title'),
    author: text('Author'),
    description: text('Subject'),
    keywords: text('Keywords'),
    language: text('Language'),
    createdTime: timeOf(text('CreationDate')),
    modifiedTime: timeOf(text('ModDate')),
  });
}

/** Reads the printed numbers of the pages (12.4.2); undefined where they are 1, 2, 3, or missing. */
export async function readLabels(document: PDFDocumentProxy): Promise<string[] | undefined> {
  const labels = await document.getPageLabels().catch(() => null);
  const isUsual = labels?.every((label, index) => label === String(index + 1)) ?? true;
  return isUsual ? undefined : labels!;
}

/** Converts a date such as `D:20261122213000+01'00'` to ISO 8601 (7.9.4). */
function timeOf(date: string | undefined): string | undefined {
  const parts = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/.exec(
    date ?? '',
  );
  if (parts === null) return undefined;
  const [, year, month = '01', day = '01', hour, minute = '00', second = '00', utc, zone, rest = '00'] =
    parts;
  if (hour === undefined) return `${year}-${month}-${day}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${utc ?? (zone === undefined ? '' : `${zone}:${rest}`)}`;
}
