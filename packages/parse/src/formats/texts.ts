import { marked } from 'marked';
import { escapeHtml } from '../escape.ts';
import type { FileContent } from '../file-content.ts';
import { decodeText } from '../type/decode-text.ts';

/** Text as it stands; its paragraphs as HTML. */
export function readText(bytes: Uint8Array): FileContent {
  const text = lines(bytes);
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  const html = paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`).join('\n');
  return { html, text: text.trim(), metadata: {} };
}

/** Markdown as it stands; its HTML by marked. Its first heading is its title. */
export function readMarkdown(bytes: Uint8Array): FileContent {
  const text = lines(bytes);
  const title = /^# +(.+?)\s*#*$/m.exec(text)?.[1];
  const html = marked.parse(text, { gfm: true, async: false });
  return { html, text: text.trim(), metadata: title === undefined ? {} : { title } };
}

/** Data in a text form, as it stands. */
export function readCode(bytes: Uint8Array): FileContent {
  const text = lines(bytes);
  return { html: `<pre>${escapeHtml(text)}</pre>`, text: text.trim(), metadata: {} };
}

function lines(bytes: Uint8Array): string {
  return (decodeText(bytes) ?? '').replaceAll(/\r\n?/g, '\n');
}
