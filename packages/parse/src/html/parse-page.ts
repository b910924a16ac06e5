import { parseHTML } from 'linkedom';
import { escapeHtml } from '../escape.ts';
import { lowercaseAttributes } from './attribute-names.ts';
import { frameDocument } from './document-frame.ts';
import { renderShadowRoots } from './shadow-roots.ts';

/** A page or a document as a string. */
export interface HtmlPage {
  /** Base URL for relative URLs. */
  url: URL;
  /** The HTML, or unchanged plain text. */
  text: string;
  isHtml: boolean;
  /** Include images that are embedded as data URLs. Default: they are left out. */
  keepsEmbedded?: true;
}

/** Whether a tag may have an attribute in upper case; a name in a script passes as well. */
const UPPER_CASE = /[A-Z][\w:-]{0,40}(?:\s{0,9}=|[\s/]{0,9}>)/;

/** Parses a page into a document; plain text becomes one preformatted block. */
export function parsePage({ text, isHtml }: Pick<HtmlPage, 'text' | 'isHtml'>): Document {
  const html = isHtml ? text : `<html><body><pre>${escapeHtml(text)}</pre></body></html>`;
  const full = isComplete(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  const { document } = parseHTML(full);
  if (UPPER_CASE.test(full)) lowercaseAttributes(document);
  frameDocument(document);
  if (/<template\s[^>]*shadowroot/i.test(full)) renderShadowRoots(document);
  return document;
}

/** Whether a string starts with the `html` element, after any declarations, doctype and comments. */
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
