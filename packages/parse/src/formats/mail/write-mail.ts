import { escapeHtml } from '../../escape.ts';
import type { FileContent } from '../../file-content.ts';
import { parsePage } from '../../html/parse-page.ts';
import { Ledger, readDisplayedText } from '../../ledger.ts';
import { createMetadata, tidy } from '../../xml/properties.ts';
import { filterWarnings, leftOut } from '../left-out.ts';

/** A person of a message. */
export interface Person {
  name?: string | undefined;
  address?: string | undefined;
}

/** What is displayed of a message, whatever its format. */
export interface Message {
  subject?: string | undefined;
  from?: Person | undefined;
  to: readonly Person[];
  cc: readonly Person[];
  /** As the message says it. */
  date?: string | undefined;
  html?: string | undefined;
  /** Displayed where there is no HTML. */
  text?: string | undefined;
  /** Names of attached files. */
  files: readonly string[];
  /** Names, or media types, of parts that stand in the text, without the pictures of its HTML. */
  inline: readonly string[];
  encoding?: string | undefined;
  /** Where something of the message is uncertain. */
  warning?: string | undefined;
}

/** Writes a message: its subject as a heading, sender and recipients, its text, and the names of attached files. */
export function writeMail(mail: Message): FileContent {
  const { subject, from, date, html, text = '', encoding, warning } = mail;
  const ledger = new Ledger();
  for (const one of [subject, html === undefined ? text : undefined]) ledger.see(one ?? '');
  readDisplayedText(html ?? '', (one) => ledger.see(one));
  const sender = from && formatPerson(from);
  const facts = [
    ['From', sender],
    ['To', mail.to.map(formatPerson).join(', ')],
    ['Cc', mail.cc.map(formatPerson).join(', ')],
    ['Date', date],
  ].flatMap(([name, value]) => (value ? [`<li>${name}: ${escapeHtml(value)}</li>`] : []));
  const files = mail.files.map((name) => `<li>${escapeHtml(tidy(name))}</li>`);
  const parts = [
    subject && `<h1>${escapeHtml(tidy(subject))}</h1>`,
    facts.length > 0 && `<ul>${facts.join('')}</ul>`,
    html === undefined ? writeParagraphs(text) : readBody(html),
    files.length > 0 && `<h2>Attachments</h2><ul>${files.join('')}</ul>`,
  ];
  return {
    html: parts.filter(Boolean).join('\n'),
    metadata: createMetadata({
      title: subject && tidy(subject),
      author: sender,
      createdTime: date,
      encoding,
    }),
    ledger,
    warnings: filterWarnings(
      warning,
      leftOut('Parts that the message shows in its text', [...mail.inline], ''),
    ),
  };
}

function formatPerson({ name, address }: Person): string {
  return tidy(name ? `${name}${address && address !== name ? ` (${address})` : ''}` : (address ?? ''));
}

function readBody(html: string): string {
  const { body } = parsePage({ text: html, isHtml: true });
  for (const element of body.querySelectorAll('script, style, head')) element.remove();
  return body.innerHTML;
}

function writeParagraphs(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${escapeHtml(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
