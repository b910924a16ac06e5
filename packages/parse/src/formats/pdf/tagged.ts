import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_DEPTH } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import { readMarker } from '../list-marker.ts';
import { ListWriter } from '../list-writer.ts';
import { groupLines } from './lines.ts';
import type { Run } from './run.ts';
import { formatCode, linesHtml } from './to-html.ts';

/** A node of the structure tree of a page (ISO 32000-1, 14.7). */
interface Part {
  role?: string;
  children?: (Part | { type: string; id: string })[];
  alt?: string;
}

const PLAIN = new Set([
  'P',
  'Caption',
  'BlockQuote',
  'Note',
  'Code',
  'Lbl',
  'LBody',
  'TH',
  'TD',
  'Span',
  'NonStruct',
  'Div',
]);

/**
 * Converts a page by its structure tree; returns undefined when it has none, or one without headings, lists and tables,
 * or one that lacks text which is no decoration of the page.
 */
export async function readTaggedHtml(page: PDFPageProxy, runs: readonly Run[]): Promise<string | undefined> {
  const tree = (await page.getStructTree().catch(() => null)) as Part | null;
  if (tree === null) return undefined;
  const byId = new Map<string, Run[]>();
  for (const run of runs) if (run.id !== undefined) byId.set(run.id, [...(byId.get(run.id) ?? []), run]);
  const writer = new TaggedWriter(byId);
  const html = writer.write(tree, 0);
  const isComplete = runs.every((run) => run.isArtifact || writer.written.has(run));
  return writer.isRich && isComplete ? html : undefined;
}

class TaggedWriter {
  /** Whether the page has more than paragraphs. */
  isRich = false;
  readonly written = new Set<Run>();
  readonly #runs: ReadonlyMap<string, Run[]>;

  constructor(runs: ReadonlyMap<string, Run[]>) {
    this.#runs = runs;
  }

  write(part: Part, depth: number): string {
    if (depth > MAX_DEPTH)
      throw new ParseError('TooLarge', `The structure of the PDF has more than ${MAX_DEPTH} levels.`);
    const { role = '' } = part;
    const heading = /^H([1-6])$/.exec(role)?.[1] ?? (role === 'H' ? '2' : role === 'Title' ? '1' : undefined);
    if (heading !== undefined) return this.#tag(`h${heading}`, part);
    if (role === 'L') return this.#list(part, depth);
    if (role === 'Table') return this.#table(part);
    const runs = readRuns(part, this.#runs, true);
    if (runs.length > 0 && (PLAIN.has(role) || !hasParts(part))) return this.#block(part, runs, depth);
    return partsOf(part)
      .map((one) => this.write(one, depth + 1))
      .join('');
  }

  /** Writes the text of a node, then its children. */
  #block(part: Part, runs: Run[], depth: number): string {
    this.#count(runs);
    const lines = groupLines(runs);
    const isCode = runs.every(({ isMono }) => isMono) && part.role !== 'TD';
    const own = isCode ? `<pre>${formatCode(lines)}</pre>` : `<p>${linesHtml(lines)}</p>`;
    const inner = partsOf(part).filter((one) => !isInline(one));
    return own + inner.map((one) => this.write(one, depth + 1)).join('');
  }

  #tag(tag: string, part: Part): string {
    this.isRich = true;
    const runs = readRuns(part, this.#runs, false);
    this.#count(runs);
    return runs.length === 0 ? '' : `<${tag}>${linesHtml(groupLines(runs))}</${tag}>`;
  }

  #list(part: Part, depth: number): string {
    this.isRich = true;
    const lists = new ListWriter();
    for (const item of partsOf(part)) {
      // A list in a list belongs to the item above.
      if (item.role === 'L') {
        lists.more(this.#list(item, depth + 1));
        continue;
      }
      const label = partsOf(item).find(({ role }) => role === 'Lbl');
      const runs = label ? readRuns(label, this.#runs, false) : [];
      this.#count(runs);
      const body = partsOf(item).filter((one) => one !== label);
      const html = body.map((one) => this.write(one, depth + 1)).join('');
      const marker = runs.map(({ text }) => text).join('');
      lists.item(html, 0, readMarker(marker.trim()));
    }
    return lists.end();
  }

  #table(part: Part): string {
    this.isRich = true;
    const rows = rowsIn(part).map(
      (row) =>
        `<tr>${partsOf(row)
          .map((cell) => this.#tag(cell.role === 'TH' ? 'th' : 'td', cell) || '<td></td>')
          .join('')}</tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  }

  #count(runs: readonly Run[]): void {
    for (const run of runs) this.written.add(run);
  }
}

function rowsIn(part: Part): Part[] {
  return partsOf(part).flatMap((one) => (one.role === 'TR' ? [one] : rowsIn(one)));
}

function partsOf({ children = [] }: Part): Part[] {
  return children.filter((child): child is Part => 'role' in child);
}

function hasParts(part: Part): boolean {
  return partsOf(part).length > 0;
}

function isInline({ role = '' }: Part): boolean {
  return /^(?:Span|Link|Em|Strong|Quote|Reference|Code|Annot|NonStruct|Ruby|Sub|Lbl)$/.test(role);
}

/** Collects the runs of a node and its descendants; with `onlyInline`, only of inline ones. */
function readRuns(part: Part, runs: ReadonlyMap<string, Run[]>, onlyInline: boolean): Run[] {
  return (part.children ?? []).flatMap((child) => {
    if ('role' in child) return onlyInline && !isInline(child) ? [] : readRuns(child, runs, onlyInline);
    return 'id' in child && child.type === 'content' ? (runs.get(child.id) ?? []) : [];
  });
}
