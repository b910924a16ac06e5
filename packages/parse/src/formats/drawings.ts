import { escapeHtml } from '../escape.ts';
import type { Archive } from '../archive.ts';
import type { Ledger } from '../ledger.ts';
import { attribute, findAll, findChild, listChildren, localName, readXml, textIn } from '../xml/read-xml.ts';
import type { Element } from '../xml/read-xml.ts';
import type { Relation } from '../xml/relations.ts';
import { createTable } from './table.ts';

/** Points of a diagram that only join others (DrawingML, 21.4.3.5). */
const JOINTS = new Set(['pres', 'parTrans', 'sibTrans']);

/** Writes the charts and diagrams that a part refers to as tables and lists. */
export function drawingsHtml(archive: Archive, relations: Iterable<Relation>, ledger: Ledger): string {
  let html = '';
  for (const relation of relations) html += drawingHtml(archive, relation, ledger);
  return html;
}

/** Writes a chart as its title and a table of its values, and a diagram as a list; any other part is empty. */
export function drawingHtml(
  archive: Archive,
  { type, target, isExternal }: Relation,
  ledger: Ledger,
): string {
  if (isExternal || (type !== 'chart' && type !== 'diagramData')) return '';
  const root = readXml(archive.text(target) ?? '');
  const [top] = listChildren(root);
  if (top === undefined) return '';
  return type === 'chart' ? chartHtml(top, ledger) : diagramHtml(top, ledger);
}

function chartHtml(root: Element, ledger: Ledger): string {
  const title = findChild(findChild(root, 'chart'), 'title');
  const name = title ? paragraphsOf(title).join(' ') : '';
  const series = findAll(root, 'ser');
  const names = series.map((one) => listPoints(findChild(one, 'tx'))[0] ?? '');
  const labels = series.map((one) => listPoints(findChild(one, 'cat') ?? findChild(one, 'xVal')));
  const values = series.map((one) => listPoints(findChild(one, 'val') ?? findChild(one, 'yVal')));
  const first = labels.find((one) => one.length > 0) ?? [];
  const length = Math.max(0, ...values.map((one) => one.length));
  const rows = Array.from({ length }, (_, at) => [first[at] ?? '', ...values.map((one) => one[at] ?? '')]);
  for (const text of [name, ...names, ...rows.flat()]) ledger.see(text);
  const heading = name === '' ? '' : `<p>${escapeHtml(name)}</p>`;
  return length === 0 ? heading : heading + createTable([['', ...names], ...rows]);
}

/** The stored values of a series, a reference or a literal, in the order of their indexes. */
function listPoints(source: Element | undefined): string[] {
  const points: string[] = [];
  if (source === undefined) return points;
  // Of labels on several levels the first is the innermost one.
  const cache = findAll(source, 'lvl')[0] ?? source;
  for (const point of findAll(cache, 'pt')) {
    const index = Number(attribute(point, 'idx') ?? points.length);
    if (Number.isInteger(index) && index >= 0 && index < MAX_POINTS)
      points[index] = textIn(findChild(point, 'v'));
  }
  const plain = points.length === 0 ? findChild(source, 'v') : undefined;
  return plain === undefined ? Array.from(points, (point) => point ?? '') : [textIn(plain)];
}

/** Max values of a series. */
const MAX_POINTS = 10_000;

function diagramHtml(root: Element, ledger: Ledger): string {
  const points = findAll(root, 'pt').filter((point) => !JOINTS.has(attribute(point, 'type') ?? ''));
  const strings = points.map((point) => paragraphsOf(point).join(' ')).filter((text) => text.trim() !== '');
  for (const text of strings) ledger.see(text);
  return strings.length === 0
    ? ''
    : `<ul>${strings.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
}

function paragraphsOf(element: Element): string[] {
  return findAll(element, 'p').map((paragraph) =>
    listChildren(paragraph)
      .filter((child) => ['r', 'fld'].includes(localName(child)))
      .flatMap((run) => findAll(run, 't').map(textIn))
      .join(''),
  );
}
