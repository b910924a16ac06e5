import { marked } from 'marked';
import { escapeHtml } from '../escape.ts';
import type { FileContent } from '../file-content.ts';
import { decodeText, EMPTY } from '../text/decode-text.ts';
import type { DecodedText } from '../text/decode-text.ts';
import { filterWarnings } from './left-out.ts';

/** Reads plain text, unchanged, with its paragraphs as HTML. */
export function readText(bytes: Uint8Array): FileContent {
  const { text, encoding, warning } = lines(bytes);
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  const html = paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`).join('\n');
  return { html, text: text.trim(), metadata: { encoding }, warnings: filterWarnings(warning) };
}

/** Reads Markdown, unchanged, with HTML from marked; its first heading is its title. */
export function readMarkdown(bytes: Uint8Array): FileContent {
  const { text, encoding, warning } = lines(bytes);
  const title = /^# +(.+?)\s*#*$/m.exec(text)?.[1];
  const html = marked.parse(text, { gfm: true, async: false });
  return {
    html,
    text: text.trim(),
    metadata: { ...(title !== undefined && { title }), encoding },
    warnings: filterWarnings(warning),
  };
}

/** Reads data in a text format, unchanged. */
export function readCode(bytes: Uint8Array): FileContent {
  const { text, encoding, warning } = lines(bytes);
  return {
    html: `<pre>${escapeHtml(text)}</pre>`,
    text: text.trim(),
    metadata: { encoding },
    warnings: filterWarnings(warning),
  };
}

function lines(bytes: Uint8Array): DecodedText {
  const decoded = decodeText(bytes) ?? EMPTY;
  return { ...decoded, text: decoded.text.replaceAll(/\r\n?/g, '\n') };
}
