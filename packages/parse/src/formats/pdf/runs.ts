import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.d.ts';
import { ParseError } from '../../errors.ts';
import type { Ledger } from '../../ledger.ts';
import { readAnnotations } from './fields.ts';
import type { Annotation } from './fields.ts';
import { isReadable } from './fonts.ts';
import type { Fonts } from './fonts.ts';
import { linkRuns } from './links.ts';
import type { Link } from './links.ts';
import type { Run } from './run.ts';

/** Max runs of a page. */
const MAX_RUNS = 100_000;
/** Max slope of a line of text. */
const MAX_SLOPE = 0.1;
/** Distance, in text sizes, of two copies of one text that look like one in bold type. */
const SAME_POSITION = 0.2;

/** Text of one direction. */
export interface DirectedText {
  runs: Run[];
  /** Height of the page in that direction, in points. */
  height: number;
}

/** Text of a page. */
export interface PageRuns extends DirectedText {
  /** Text that is rotated by 90 or 180 degrees against the main direction of the page. */
  turned: DirectedText[];
  notes: string[];
}

/** Reads the text of a page: the text in its main direction first, then other directions and form fields. */
export async function readRuns(
  page: PDFPageProxy,
  { ledger, fonts }: { ledger: Ledger; fonts: Fonts },
): Promise<PageRuns> {
  const { items, styles } = await page.getTextContent({ includeMarkedContent: true });
  await fonts.load(page, Object.keys(styles));
  const positioned = listText(items, ledger);
  const unreadable = listUnreadable(positioned, fonts);
  const base = page.getViewport({ scale: 1 });
  const directions = new Map<number, PositionedText[]>();
  for (const text of positioned) {
    const quarter = quarterOf(text.item, base);
    const isUnreadable = unreadable.has(text.item.fontName);
    if (quarter === undefined || isUnreadable)
      ledger.drop(isUnreadable ? 'unreadable' : 'turned', text.item.str);
    else directions.set(quarter, [...(directions.get(quarter) ?? []), text]);
  }
  const [main, ...others] = [...directions.keys()].toSorted(
    (a, b) => count(directions.get(b)!) - count(directions.get(a)!),
  );
  const annotations = (await page.getAnnotations()) as Annotation[];
  const read = (quarter: number): DirectedText => {
    const viewport = turnedViewport(page, quarter);
    const runs = withoutCopies(toRuns(directions.get(quarter) ?? [], { viewport, styles, fonts }), ledger);
    return { runs: linkRuns(runs, listLinks(annotations, viewport)), height: viewport.height };
  };
  const first = read(main ?? 0);
  const { runs, notes } = readAnnotations(annotations, turnedViewport(page, main ?? 0));
  for (const { text } of runs) ledger.see(text);
  return { ...first, runs: [...first.runs, ...runs], turned: others.map(read), notes };
}

interface PositionedText {
  item: TextItem;
  id: string | undefined;
  isArtifact: boolean;
}

/** Open marked content (ISO 32000-1, 14.6). */
interface Mark {
  id: string;
  tag: string;
}

function listText(items: readonly (TextItem | TextMarkedContent)[], ledger: Ledger): PositionedText[] {
  const positioned: PositionedText[] = [];
  const marks: Mark[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      mark(marks, item);
      continue;
    }
    if (item.str.trim() === '') continue;
    if (positioned.length >= MAX_RUNS)
      throw new ParseError('TooLarge', `A page of the PDF has more than ${MAX_RUNS} pieces of text.`);
    ledger.see(item.str);
    // The innermost marked content that has an id.
    const id = marks.findLast((one) => one.id !== '')?.id;
    positioned.push({ item, id, isArtifact: marks.some((one) => one.tag === 'Artifact') });
  }
  return positioned;
}

/** The declarations of pdfjs lack the tag. */
function mark(marks: Mark[], { type, id, tag }: TextMarkedContent & { tag?: string }): void {
  if (type === 'endMarkedContent') marks.pop();
  else marks.push({ id: id ?? '', tag: tag ?? '' });
}

/** Names of the fonts whose text is no text. */
function listUnreadable(positioned: readonly PositionedText[], fonts: Fonts): Set<string> {
  const strings = new Map<string, string[]>();
  for (const { item } of positioned) {
    const known = strings.get(item.fontName);
    if (known) known.push(item.str);
    else strings.set(item.fontName, [item.str]);
  }
  return new Set(
    [...strings].flatMap(([name, all]) => (isReadable(all.join(''), fonts.get(name)) ? [] : [name])),
  );
}

/** By how many quarters a text is turned clockwise; undefined for a slope between them, and for no size. */
function quarterOf({ transform }: TextItem, viewport: PageViewport): number | undefined {
  const [a, b] = Util.transform(viewport.transform, transform) as [number, number];
  if (Math.hypot(a, b) < 1) return undefined;
  const [along, across] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))];
  if (across > along * MAX_SLOPE) return undefined;
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
}

/** The view of a page in which text that is turned by some quarters stands upright. */
function turnedViewport(page: PDFPageProxy, quarter: number): PageViewport {
  return page.getViewport({ scale: 1, rotation: (((page.rotate - quarter * 90) % 360) + 360) % 360 });
}

function count(positioned: readonly PositionedText[]): number {
  return positioned.reduce((sum, { item }) => sum + item.str.length, 0);
}

interface RunContext {
  viewport: PageViewport;
  styles: Record<string, { fontFamily: string }>;
  fonts: Fonts;
}

function toRuns(positioned: readonly PositionedText[], { viewport, styles, fonts }: RunContext): Run[] {
  return positioned.map(({ item, id, isArtifact }) => {
    const [a, b, , , x, y] = Util.transform(viewport.transform, item.transform) as number[];
    return {
      text: item.str,
      x: x!,
      y: y!,
      width: item.width,
      size: Math.hypot(a!, b!),
      isMono: styles[item.fontName]?.fontFamily === 'monospace',
      isBold: fonts.get(item.fontName).isBold,
      ...(id !== undefined && { id }),
      ...(isArtifact && { isArtifact }),
    };
  });
}

/** Leaves out the copies with which programs without a bold font make text bold. */
function withoutCopies(runs: readonly Run[], ledger: Ledger): Run[] {
  const seen = new Map<string, Run[]>();
  return runs.filter((run) => {
    const same = seen.get(run.text) ?? [];
    const isCopy = same.some(
      ({ x, y, size }) =>
        Math.abs(x - run.x) < size * SAME_POSITION && Math.abs(y - run.y) < size * SAME_POSITION,
    );
    if (isCopy) ledger.drop('fallback', run.text);
    else seen.set(run.text, [...same, run]);
    return !isCopy;
  });
}

function listLinks(annotations: readonly Annotation[], viewport: PageViewport): Link[] {
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || url === undefined || rect?.length !== 4) return [];
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(rect) as [number, number, number, number];
    return [
      {
        href: url,
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      },
    ];
  });
}
