import { Archive } from '../../archive.ts';
import { ParseError } from '../../errors.ts';
import type { FileContent, FilePage, ReadOptions } from '../../file-content.ts';
import { Ledger, type Rule } from '../../ledger.ts';
import { readProperties } from '../../xml/properties.ts';
import {
  findAll,
  findChild,
  isElement,
  listChildren,
  localName,
  readXml,
  textIn,
  type Element,
} from '../../xml/read-xml.ts';
import { changesWarning, filterWarnings, leftOut } from '../left-out.ts';
import { blocks } from './blocks.ts';
import { sheets } from './sheets.ts';
import { readFrameText, slides } from './slides.ts';
import { readStyles } from './styles.ts';

/** Reads a text document, a workbook or a presentation (OpenDocument 1.3, part 3). */
export function readOdf(bytes: Uint8Array, options: Partial<ReadOptions> = {}): FileContent {
  const archive = new Archive(bytes);
  const manifest = archive.text('META-INF/manifest.xml') ?? '';
  if (/<(?:\w+:)?encryption-data/.test(manifest))
    throw new ParseError('Encrypted', 'The document is encrypted: send it without a password.');
  const text = archive.text('content.xml');
  const content = findChild(text === undefined ? undefined : readXml(text), 'document-content');
  const body = findChild(content, 'body');
  const [kind] = body ? listChildren(body) : [];
  if (content === undefined || kind === undefined)
    throw new ParseError('Damaged', 'The document is damaged: it has no content.');
  const meta = archive.text('meta.xml');
  const metadata = readProperties(meta === undefined ? undefined : readXml(meta));
  const styles = readStyles(content, archive.text('styles.xml'));
  const tables = findAll(kind, 'table').length;
  const pages = findAll(kind, 'page').length;
  const ledger = new Ledger();
  if (kind.name.endsWith('spreadsheet'))
    return joinPages(sheets(kind, ledger), { metadata: { ...metadata, numPages: tables }, ledger }, options);
  const isDeck = kind.name.endsWith('presentation');
  const frames = isDeck ? readFrameText(kind) : pageFrames(archive.text('styles.xml'));
  const deck = isDeck ? slides(kind, styles) : undefined;
  const html = deck?.map((slide) => slide.html).join('\n') ?? blocks(kind, styles);
  const objects = findAll(kind, 'object').length;
  countText(kind, ledger);
  // Those of a text document are in its styles.
  for (const text of frames) {
    if (!isDeck) ledger.see(text);
    ledger.drop('frames', text);
  }
  return {
    html,
    ...(deck !== undefined && options.pages === true && { pages: deck }),
    metadata: isDeck ? { ...metadata, numPages: pages } : metadata,
    warnings: filterWarnings(
      leftOut('Headers and footers', frames, html),
      objects === 0
        ? undefined
        : `Formulas, charts and other objects that the document embeds were left out: ${objects}.`,
      leftOut(
        'Comments',
        findAll(kind, 'annotation').flatMap((one) => findAll(one, 'p').map(textIn)),
        '',
      ),
      changesWarning({
        insertions: findAll(kind, 'insertion').length,
        deletions: findAll(kind, 'deletion').length,
      }),
    ),
    ledger,
  };
}

/** Content that consists of pages. */
function joinPages(
  pages: readonly FilePage[],
  rest: Omit<FileContent, 'html'>,
  options: Partial<ReadOptions>,
): FileContent {
  const html = pages.map((page) => page.html).join('\n');
  return { ...rest, html, ...(options.pages === true && { pages }) };
}

/** The paragraphs of page headers and footers. */
function pageFrames(styles: string | undefined): string[] {
  if (styles === undefined) return [];
  const root = readXml(styles);
  return ['header', 'footer', 'header-left', 'footer-left', 'header-first', 'footer-first']
    .flatMap((name) => findAll(root, 'master-page').flatMap((page) => listChildren(page, name)))
    .flatMap((frame) => findAll(frame, 'p').map(textIn));
}

/** Elements whose text is left out (OpenDocument 1.3, part 3). */
const LEFT_OUT: Readonly<Record<string, Rule>> = {
  'table-of-content': 'generated',
  'alphabetical-index': 'generated',
  'illustration-index': 'generated',
  'table-index': 'generated',
  'object-index': 'generated',
  'user-index': 'generated',
  bibliography: 'generated',
  'tracked-changes': 'deleted',
  annotation: 'comments',
};

/** Elements in a paragraph whose content is not part of its text: marks of notes, and descriptions of pictures. */
const NOT_DISPLAYED = new Set(['note-citation', 'title', 'desc']);

/** Counts the text in paragraphs and headings, and what is left out of it. */
function countText(
  element: Element,
  ledger: Ledger,
  above: { isText: boolean; rule?: Rule } = { isText: false },
): void {
  const name = localName(element);
  const isText = above.isText || name === 'p' || name === 'h';
  const rule = Object.hasOwn(LEFT_OUT, name) ? LEFT_OUT[name] : above.rule;
  for (const child of element.children) {
    if (isElement(child)) {
      if (!NOT_DISPLAYED.has(localName(child))) countText(child, ledger, { isText, ...(rule && { rule }) });
    } else if (isText && 'data' in child && child.type === 'text') {
      ledger.see(child.data);
      if (rule !== undefined) ledger.drop(rule, child.data);
    }
  }
}
