import { zipSync } from 'fflate';
import type { Document } from 'domhandler';
import mammoth from 'mammoth';
import { Archive } from '../../archive.ts';
import { ParseError } from '../../errors.ts';
import type { FileContent, ReadOptions } from '../../file-content.ts';
import { Ledger } from '../../ledger.ts';
import type { Rule } from '../../ledger.ts';
import { readProperties } from '../../xml/properties.ts';
import { findAll, readXml, textIn, writeXml } from '../../xml/read-xml.ts';
import { drawingHtml } from '../drawings.ts';
import { changesWarning, leftOut, filterWarnings } from '../left-out.ts';
import { findMainPart, findPart, readRelations } from '../../xml/relations.ts';
import { resolveMarks } from './marks.ts';
import { Numbering } from './numbering.ts';
import { outlineStyle, preparePart } from './prepare.ts';
import type { PrepareContext } from './prepare.ts';
import { Styles } from './styles.ts';

/** Levels of headings. */
const LEVELS = [1, 2, 3, 4, 5, 6];

/** HTML elements for styles, by the names that Word, LibreOffice and Pandoc use for them. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote:fresh > p:fresh",
  "p[style-name='Quotations'] => blockquote:fresh > p:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh > p:fresh",
  "p[style-name='Block Text'] => blockquote:fresh > p:fresh",
  "p[style-name='Source Code'] => pre:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  ...LEVELS.map((level) => `p[style-name='${outlineStyle(level)}'] => h${level}:fresh`),
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='Source Text'] => code",
];

/** Name of the main part in most documents. */
const MAIN_PART = 'word/document.xml';

/** Reads a Word document: its body with mammoth, which reads it after it was prepared, its properties from `docProps/core.xml`. */
export async function readDocx(
  bytes: Uint8Array,
  { trackedChanges = 'accept' }: Partial<ReadOptions> = {},
): Promise<FileContent> {
  const archive = new Archive(bytes);
  const ledger = new Ledger();
  const changes = { insertions: 0, deletions: 0 };
  const mainPart = findMainPart(archive, MAIN_PART);
  const { parts, roots } = prepareParts(archive, {
    mainPart,
    ledger,
    changes,
    acceptsChanges: trackedChanges === 'accept',
  });
  try {
    const { value, messages } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    const relations = readRelations(archive, mainPart);
    const drawn = (id: string): string => {
      const relation = relations.get(id);
      return relation === undefined ? '' : drawingHtml(archive, relation, ledger);
    };
    const html = withHeads(resolveMarks(value, drawn));
    const frames = readStrings(roots, /^word\/(?:header|footer)\d*\.xml$/i);
    const comments = readStrings(roots, /^word\/comments\.xml$/i);
    countLeftOut(ledger, 'frames', frames);
    countLeftOut(ledger, 'comments', comments);
    return {
      html,
      ledger,
      warnings: filterWarnings(
        leftOut('Headers and footers', frames, html),
        leftOut('Comments', comments, ''),
        changesWarning(changes, trackedChanges),
        symbolsWarning(messages),
        archive.names.some((name) => /^word\/afchunk/i.test(name))
          ? 'A document that the file embeds as a part of its text was left out.'
          : undefined,
      ),
      metadata: readProperties(roots.get('docProps/core.xml')),
    };
  } catch (cause) {
    if (cause instanceof ParseError) throw cause;
    throw new ParseError('Damaged', 'The Word document is damaged: its text cannot be read.', { cause });
  }
}

/** Writes a warning about symbols of fonts that have no characters of Unicode. */
function symbolsWarning(messages: readonly { message: string }[]): string | undefined {
  const count = messages.filter(({ message }) => message.includes('w:sym')).length;
  return count === 0 ? undefined : `Symbols whose fonts do not say what they mean were left out: ${count}.`;
}

function countLeftOut(ledger: Ledger, rule: Rule, strings: readonly string[]): void {
  for (const text of strings) {
    ledger.see(text);
    ledger.drop(rule, text);
  }
}

/** The paragraphs of parts around the text, such as page headers. */
function readStrings(roots: ReadonlyMap<string, Document>, names: RegExp): string[] {
  return [...roots]
    .flatMap(([name, root]) => (names.test(name) ? findAll(root, 'p') : []))
    .map((paragraph) => findAll(paragraph, 't').map(textIn).join(''));
}

/** The XML parts, decompressed within limits, which mammoth does not have, checked for too deep nesting, and prepared. */
function prepareParts(
  archive: Archive,
  {
    mainPart,
    ...context
  }: Pick<PrepareContext, 'ledger' | 'changes' | 'acceptsChanges'> & { mainPart: string },
): { parts: Record<string, Uint8Array>; roots: ReadonlyMap<string, Document> } {
  const relations = readRelations(archive, mainPart);
  const [stylesPart, numberingPart, ...notes] = ['styles', 'numbering', 'footnotes', 'endnotes'].map((type) =>
    findPart(archive, relations, [type, `word/${type}.xml`]),
  ) as [string, string, string, string];
  const roots = new Map<string, Document>();
  const encoder = new TextEncoder();
  const parts: Record<string, Uint8Array> = {};
  for (const name of archive.names) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    const text = withoutDoctype(archive.text(name)!);
    roots.set(name, readXml(text));
    parts[name] = encoder.encode(name === stylesPart ? withOutlineStyles(text) : text);
  }
  const styles = new Styles(roots.get(stylesPart));
  const numbering = new Numbering(roots.get(numberingPart));
  // In the order of numbering.
  const textParts = [mainPart, ...notes];
  for (const name of textParts) {
    const root = roots.get(name);
    if (root) preparePart(root, { ...context, styles, numbering });
  }
  for (const name of [...textParts, numberingPart]) {
    const root = roots.get(name);
    if (root) parts[name] = encoder.encode(writeXml(root));
  }
  return { parts, roots };
}

/** Adds the styles of paragraphs that only an outline level makes headings. */
function withOutlineStyles(text: string): string {
  const [, prefix = ''] = /<\/(\w+:)?styles>\s*$/.exec(text) ?? [];
  const styles = LEVELS.map(outlineStyle).map(
    (name) =>
      `<${prefix}style ${prefix}type="paragraph" ${prefix}styleId="${name}"><${prefix}name ${prefix}val="${name}"/></${prefix}style>`,
  );
  return text.replace(/<\/(?:\w+:)?styles>\s*$/, (end) => styles.join('') + end);
}

/** Rejects a document type: Office documents have none, and its entities could expand without limit. */
function withoutDoctype(text: string): string {
  if (/<!DOCTYPE/i.test(text.slice(0, 100_000)))
    throw new ParseError(
      'Damaged',
      'The Word document declares a document type, which such documents never do.',
    );
  return text.replace(/(<\?xml[^>]*encoding=["'])[^"']*/, '$1UTF-8');
}

/** Uses the first row of a table as its heading row when it has none. */
function withHeads(html: string): string {
  return html.replaceAll(/<table><tr>((?:(?!<\/?table|<\/tr>)[^])*)<\/tr>/g, (_, row: string) => {
    const cells = row.replaceAll(/<(\/?)td\b/g, '<$1th');
    return `<table><thead><tr>${cells}</tr></thead>`;
  });
}
