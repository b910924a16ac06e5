import { decodeHtml } from '@web-data/net/html';
import type { FileContent } from '../file-content.ts';
import { meta, getText } from '../html/meta.ts';
import { parsePage } from '../html/parse-page.ts';
import { decodeText } from '../text/decode-text.ts';
import type { DecodedText } from '../text/decode-text.ts';
import { getEncoding } from '../text/encodings.ts';
import { createMetadata } from '../xml/properties.ts';
import { filterWarnings } from './left-out.ts';

/** Reads an HTML page, whose HTML is not changed. */
export function readHtml(bytes: Uint8Array): FileContent {
  const { text: html, encoding, warning } = decodePage(bytes);
  const document = parsePage({ text: html, isHtml: true });
  const metadata = createMetadata({
    title: getText(document.querySelector('title')),
    author: meta(document, 'author'),
    description: meta(document, 'description'),
    keywords: meta(document, 'keywords'),
    language: document.documentElement?.getAttribute('lang') ?? undefined,
    encoding,
  });
  return { html, metadata, warnings: filterWarnings(warning) };
}

/** Decodes a page that is not Unicode by what it declares, as browsers do, else by what its bytes look like. */
function decodePage(bytes: Uint8Array): DecodedText {
  const detected = decodeText(bytes);
  if (detected !== undefined && detected.encoding.startsWith('utf-') && detected.warning === undefined)
    return detected;
  const text = decodeHtml(Buffer.from(bytes), 'text/html');
  const encoding = declaredEncoding(text);
  if (encoding !== undefined || detected === undefined) return { text, encoding: encoding ?? 'windows-1252' };
  return detected;
}

/** Name of the encoding that a page declares (HTML Standard, 4.2.5.4). */
function declaredEncoding(html: string): string | undefined {
  const { head } = parsePage({ text: html, isHtml: true });
  const label =
    head?.querySelector('meta[charset]')?.getAttribute('charset') ??
    /charset\s*=\s*["']?([^\s"';]+)/i.exec(
      head?.querySelector('meta[http-equiv="content-type" i]')?.getAttribute('content') ?? '',
    )?.[1];
  return label === undefined ? undefined : getEncoding(label);
}
