import type { Address } from 'postal-mime';
import { escapeHtml } from '../escape.ts';
import type { FileContent } from '../file-content.ts';
import { Ledger, readDisplayedText } from '../ledger.ts';
import { parsePage } from '../html/parse-page.ts';
import { createMetadata, tidy } from '../xml/properties.ts';
import { leftOut, filterWarnings } from './left-out.ts';
import { parseMail } from './parse-mail.ts';
import type { Mail } from './parse-mail.ts';

/**
 * Reads a message (RFC 5322): its subject as a heading, sender and recipients, its text, and the names of attachments.
 */
export async function readEml(bytes: Uint8Array): Promise<FileContent> {
  const mail = await parseMail(bytes);
  const ledger = new Ledger();
  const { encoding, warning } = mail;
  for (const text of [mail.subject, mail.html === undefined ? mail.text : undefined]) ledger.see(text ?? '');
  readDisplayedText(mail.html ?? '', (text) => ledger.see(text));
  const names = (addresses: readonly Address[] | undefined): string =>
    (addresses ?? []).map(named).join(', ');
  const facts = [
    ['From', mail.from && named(mail.from)],
    ['To', names(mail.to)],
    ['Cc', names(mail.cc)],
    ['Date', mail.date],
  ].flatMap(([name, value]) => (value ? [`<li>${name}: ${escapeHtml(value)}</li>`] : []));
  const files = mail.attachments
    .filter(({ disposition, filename }) => disposition !== 'inline' && filename)
    .map(({ filename }) => `<li>${escapeHtml(tidy(filename!))}</li>`);
  const parts = [
    mail.subject && `<h1>${escapeHtml(tidy(mail.subject))}</h1>`,
    facts.length > 0 && `<ul>${facts.join('')}</ul>`,
    mail.html === undefined ? paragraphs(mail.text ?? '') : bodyOf(mail.html),
    files.length > 0 && `<h2>Attachments</h2><ul>${files.join('')}</ul>`,
  ];
  const metadata = createMetadata({
    title: mail.subject && tidy(mail.subject),
    author: mail.from && named(mail.from),
    createdTime: mail.date,
    encoding,
  });
  return {
    html: parts.filter(Boolean).join('\n'),
    metadata,
    ledger,
    warnings: filterWarnings(
      warning,
      leftOut('Parts that the message shows in its text', listInline(mail), ''),
    ),
  };
}

/** Names, or media types, of parts that stand in the text, without the pictures of its HTML. */
function listInline({ attachments }: Mail): string[] {
  return attachments
    .filter(({ disposition, contentId, related }) => disposition === 'inline' && !contentId && !related)
    .map(({ filename, mimeType }) => filename || mimeType);
}

function named({ name, address }: Address): string {
  return tidy(name ? `${name}${address ? ` (${address})` : ''}` : (address ?? ''));
}

function bodyOf(html: string): string {
  const { body } = parsePage({ text: html, isHtml: true });
  for (const element of body.querySelectorAll('script, style, head')) element.remove();
  return body.innerHTML;
}

function paragraphs(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${escapeHtml(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
