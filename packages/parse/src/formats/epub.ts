import { Archive } from '../archive.ts';
import { ParseError } from '../errors.ts';
import type { FileContent } from '../file-content.ts';
import { Ledger, readDisplayedText } from '../ledger.ts';
import { parsePage } from '../html/parse-page.ts';
import { readProperties } from '../xml/properties.ts';
import { findAll, attribute, findChild, readXml } from '../xml/read-xml.ts';
import type { Element } from '../xml/read-xml.ts';
import { resolvePart } from '../xml/relations.ts';

/** Reads a book (EPUB 3.3): its documents in the order of its spine, without the table of contents. */
export function readEpub(bytes: Uint8Array): FileContent {
  const archive = new Archive(bytes);
  const container = archive.text('META-INF/container.xml');
  const rootfile = container === undefined ? undefined : findAll(readXml(container), 'rootfile')[0];
  const path = attribute(rootfile, 'full-path') ?? '';
  const text = archive.text(path);
  const root = findChild(text === undefined ? undefined : readXml(text), 'package');
  if (root === undefined)
    throw new ParseError('Damaged', 'The book is damaged: it has no list of its documents.');
  if (/<(?:\w+:)?EncryptedData[\s>]/.test(archive.text('META-INF/encryption.xml') ?? '') && isLocked(archive))
    throw new ParseError('Encrypted', 'The book is encrypted: send it without protection against copies.');
  const ledger = new Ledger();
  const documents = spineOf(root, path).map((name) => bodyOf(archive, name, ledger));
  const aside = findAll(root, 'itemref').filter((one) => attribute(one, 'linear') === 'no').length;
  return {
    html: documents.join('\n'),
    metadata: readProperties(findChild(root, 'metadata')),
    ledger,
    warnings:
      aside === 0 ? [] : [`Documents outside the order of reading were left out: ${aside} of the book.`],
  };
}

/** Whether documents are encrypted. Free books may have obfuscated fonts, which do not count. */
function isLocked(archive: Archive): boolean {
  const encrypted = findAll(readXml(archive.text('META-INF/encryption.xml') ?? ''), 'CipherReference');
  return encrypted.some((one) => /\.x?html?$/i.test(attribute(one, 'URI') ?? ''));
}

function spineOf(root: Element, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const items = new Map(findAll(root, 'item').map((item) => [attribute(item, 'id'), item]));
  return findAll(root, 'itemref').flatMap((reference) => {
    const item = items.get(attribute(reference, 'idref'));
    const isContents = /(?:^|\s)nav(?:\s|$)/.test(attribute(item, 'properties') ?? '');
    const href = attribute(item, 'href');
    if (href === undefined || isContents || attribute(reference, 'linear') === 'no') return [];
    return [resolvePart(folder, decoded(href))];
  });
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href.split('#', 1)[0]!);
  } catch {
    return href;
  }
}

function bodyOf(archive: Archive, name: string, ledger: Ledger): string {
  const text = archive.text(name);
  if (text === undefined) return '';
  readXml(text);
  const { body } = parsePage({ text, isHtml: true });
  readDisplayedText(text, (part) => ledger.see(part));
  for (const element of body.querySelectorAll('nav')) {
    readDisplayedText(element.outerHTML, (part) => ledger.drop('generated', part));
    element.remove();
  }
  for (const element of body.querySelectorAll('script, style')) element.remove();
  // The book becomes one page, so only the content of the body is used.
  return body.innerHTML;
}
