import { decodeHtml } from '@web-data/net/html';
import type { FileContent } from '../file-content.ts';
import { meta, getText } from '../html/meta.ts';
import { parsePage } from '../html/parse-page.ts';
import { createMetadata } from '../xml/properties.ts';

/** Reads an HTML page, whose HTML is not changed. */
export function readHtml(bytes: Uint8Array): FileContent {
  const html = decodeHtml(Buffer.from(bytes), 'text/html');
  const document = parsePage({ text: html, isHtml: true });
  const metadata = createMetadata({
    title: getText(document.querySelector('title')),
    author: meta(document, 'author'),
    description: meta(document, 'description'),
    keywords: meta(document, 'keywords'),
    language: document.documentElement?.getAttribute('lang') ?? undefined,
  });
  return { html, metadata };
}
