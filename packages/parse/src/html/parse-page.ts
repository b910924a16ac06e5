import { parseHTML } from 'linkedom';
import { frameDocument } from './document-frame.ts';

/** A page or a document as text. */
export interface HtmlPage {
  /** What its relative addresses are relative to. */
  url: URL;
  /** The HTML; a plain text as it stands. */
  text: string;
  isHtml: boolean;
  /** Show pictures whose bytes stand in the page itself. Default: they are left out. */
  keepsEmbedded?: true;
}

/** The page as a document; a plain text becomes one preformatted block. */
export function parsePage({ text, isHtml }: Pick<HtmlPage, 'text' | 'isHtml'>): Document {
  const html = isHtml ? text : `<html><body><pre>${escape(text)}</pre></body></html>`;
  const full = isComplete(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  const { document } = parseHTML(full);
  frameDocument(document);
  return document;
}

/** Whether a text begins with its `html` element: a declaration, a doctype and comments may stand before it. */
function isComplete(html: string): boolean {
  let at = 0;
  for (;;) {
    at += /^[\s\uFEFF]*/.exec(html.slice(at, at + 10_000))![0].length;
    const end = html.startsWith('<!--', at) ? '-->' : /^<[!?]/.test(html.slice(at, at + 2)) ? '>' : undefined;
    if (end === undefined) return /^<html[\s>]/i.test(html.slice(at, at + 6));
    const next = html.indexOf(end, at);
    if (next === -1) return false;
    at = next + end.length;
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
