import { Archive } from '../../archive.ts';
import { MAX_HTML, MAX_MEMBERS, MAX_MEMBER_PICTURES } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import { escapeHtml } from '../../escape.ts';
import type { FileContent, Reader } from '../../file-content.ts';
import { parsePage } from '../../html/parse-page.ts';
import { Ledger, ledgerWarnings, readDisplayedText } from '../../ledger.ts';
import { getClaimedType } from '../../type/file-type.ts';
import type { FileType } from '../../type/file-type.ts';
import { detectType } from '../../type/type-of.ts';
import { filterWarnings, leftOut } from '../left-out.ts';
import { readEntries } from './entries.ts';
import type { Entry } from './entries.ts';

/** Reads a file of a known type. */
export type TypeReader = (type: FileType, ...args: Parameters<Reader>) => Promise<FileContent>;

/** Files that operating systems add to archives. */
const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
const PICTURES: ReadonlySet<FileType> = new Set(['png', 'jpeg', 'gif', 'webp', 'bmp']);

/**
 * Creates the reader of ZIP archives of files: a heading and the content of each file that can be read, and a list of
 * the others with the reason. Archives in an archive are not opened.
 */
export function createZipReader(readType: TypeReader): Reader {
  return async (bytes, options) => {
    const archive = new Archive(bytes);
    const { entries, system } = listEntries(archive, bytes);
    const ledger = new Ledger();
    const sections: string[] = [];
    const unparsed: string[] = [];
    const warnings: string[] = [];
    let size = 0;
    let pictures = 0;
    for (const [index, { key, name, isEncrypted }] of entries.entries())
      try {
        if (isEncrypted) throw new ParseError('Encrypted', 'It is encrypted: send it without a password.');
        if (index >= MAX_MEMBERS)
          throw new ParseError('TooLarge', `Only the first ${MAX_MEMBERS} files are read.`);
        const member = archive.read(key)!;
        const type = detectType(member, getClaimedType(name, undefined));
        if (type === 'zip') throw new ParseError('UnknownType', 'Archives in an archive are not read.');
        if (PICTURES.has(type) && ++pictures > MAX_MEMBER_PICTURES)
          throw new ParseError('TooLarge', `Only the first ${MAX_MEMBER_PICTURES} pictures are read.`);
        if (isArchive(member)) archive.spend(name, new Archive(member).size);
        const content = await readType(type, member, { ...options, pages: false });
        const html = type === 'html' ? readBody(content.html) : content.html;
        size += html.length;
        if (size > MAX_HTML) throw new ParseError('TooLarge', 'The files before it have too much text.');
        sections.push(`<h2>${escapeHtml(name)}</h2>`, html);
        ledger.see(name);
        const own = [...(content.warnings ?? []), ...account(ledger, content, html)];
        for (const warning of own) warnings.push(`${name}: ${warning}`);
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        const line = `${name}: ${error.message}`;
        ledger.see(line);
        unparsed.push(line);
      }
    if (sections.length === 0)
      throw new ParseError('UnknownType', `No file of the archive can be read: ${summarize(unparsed)}`);
    const rest = unparsed.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
    if (unparsed.length > 0) {
      sections.push(`<h2>Not read</h2><ul>${rest}</ul>`);
      warnings.push(`${unparsed.length} of ${entries.length} files of the archive were not read.`);
    }
    return {
      html: sections.join('\n'),
      metadata: {},
      ledger,
      warnings: filterWarnings(...warnings, leftOut('Files of the operating system', system, '')),
    };
  };
}

/** Lists the files of an archive, without its folders; those that an operating system adds apart. */
function listEntries(archive: Archive, bytes: Uint8Array): { entries: Entry[]; system: string[] } {
  const directory = readEntries(bytes);
  const all = archive.names
    .map((key) => directory.get(key) ?? { name: key, key, isEncrypted: false })
    .filter(({ name }) => !/[/\\]$/.test(name));
  const system = all.filter(({ name }) => SYSTEM.test(name));
  return { entries: all.filter((entry) => !system.includes(entry)), system: system.map(({ name }) => name) };
}

/** Adds the text of a file to that of the archive, and returns the warnings about what it has lost. */
function account(ledger: Ledger, content: FileContent, html: string): string[] {
  if (content.ledger === undefined) {
    readDisplayedText(html, (text) => ledger.see(text));
    return [];
  }
  ledger.add(content.ledger);
  return ledgerWarnings(content.ledger.close(html));
}

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readBody(html: string): string {
  const { body } = parsePage({ text: html, isHtml: true });
  for (const element of body.querySelectorAll('script, style, head')) element.remove();
  return body.innerHTML;
}

/** Max files that an error names. */
const MAX_NAMED = 5;

function summarize(lines: readonly string[]): string {
  if (lines.length === 0) return 'it has none.';
  const more = lines.length - MAX_NAMED;
  return `${lines.slice(0, MAX_NAMED).join(' ')}${more > 0 ? ` And ${more} others.` : ''}`;
}
