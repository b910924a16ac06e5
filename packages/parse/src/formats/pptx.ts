import { Archive } from '../archive.ts';
import { ParseError } from '../errors.ts';
import { escapeHtml } from '../escape.ts';
import type { FileContent, ReadOptions } from '../file-content.ts';
import { Ledger } from '../ledger.ts';
import { readProperties } from '../xml/properties.ts';
import {
  attribute,
  findAll,
  findChild,
  isElement,
  listChildren,
  localName,
  readXml,
  textIn,
} from '../xml/read-xml.ts';
import type { Document } from 'domhandler';
import type { Element, ParentNode } from '../xml/read-xml.ts';
import { formatNumber } from '../list-numbers.ts';
import type { NumberFormat } from '../list-numbers.ts';
import { drawingsHtml } from './drawings.ts';
import { leftOut, filterWarnings } from './left-out.ts';
import { BULLET, readMarker } from './list-marker.ts';
import type { ListMarker } from './list-marker.ts';
import { mathHtml } from './math/math-html.ts';
import { mathToTex } from './math/math-to-tex.ts';
import { ListWriter } from './list-writer.ts';
import { findMainPart, readRelations } from '../xml/relations.ts';
import type { Relation } from '../xml/relations.ts';

const PRESENTATION = 'ppt/presentation.xml';
/** Placeholders that do not belong to the content of the slide. */
const FURNITURE = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

/** Reads a presentation (PresentationML, ECMA-376 part 1, 19): each title as a heading, then text, lists and tables. */
export function readPptx(bytes: Uint8Array, { pages = false }: Partial<ReadOptions> = {}): FileContent {
  const archive = new Archive(bytes);
  const presentation = findMainPart(archive, PRESENTATION);
  const text = archive.text(presentation);
  if (text === undefined)
    throw new ParseError('Damaged', 'The presentation is damaged: it has no list of its slides.');
  const targets = readRelations(archive, presentation);
  const slides = findAll(readXml(text), 'sldId').map(
    (one) => targets.get(one.attribs['r:id'] ?? '')?.target ?? '',
  );
  const ledger = new Ledger();
  const bodies = slides.map((name) => slide(archive, name, ledger));
  const html = bodies.join('\n');
  const roots = slides.map((name) => readXml(archive.text(name) ?? ''));
  const hidden = roots.filter((root) => isHidden(findChild(root, 'sld'))).length;
  const core = archive.text('docProps/core.xml');
  const metadata = readProperties(core === undefined ? undefined : readXml(core));
  return {
    html,
    ...(pages && { pages: bodies.map((one, index) => ({ number: index + 1, html: one })) }),
    metadata: { ...metadata, numPages: slides.length },
    ledger,
    warnings: filterWarnings(
      leftOut('Headers, footers and dates', roots.flatMap(readFrameText), html),
      hidden === 0
        ? undefined
        : `Slides that the presentation hides were left out: ${hidden} of ${slides.length}.`,
    ),
  };
}

function isHidden(slide: Element | undefined): boolean {
  return attribute(slide, 'show') === '0';
}

/** Text of the placeholders around the content of a slide. */
function readFrameText(root: Document): string[] {
  return findAll(root, 'sp')
    .filter((shape) => FURNITURE.has(placeholder(shape) ?? ''))
    .flatMap((shape) => findAll(shape, 'p'))
    .map((paragraph) => findAll(paragraph, 't').map(textIn).join(''));
}

function slide(archive: Archive, name: string, ledger: Ledger): string {
  const xml = readXml(archive.text(name) ?? '');
  resolveForms(xml, ledger);
  const root = findChild(xml, 'sld');
  const all = findAll(xml, 't').map(textIn);
  for (const text of all) ledger.see(text);
  if (isHidden(root)) {
    for (const text of all) ledger.drop('slides', text);
    return '';
  }
  for (const text of readFrameText(xml)) ledger.drop('frames', text);
  const relations = readRelations(archive, name);
  const tree = findChild(findChild(root, 'cSld'), 'spTree');
  const shapes = tree ? inOrder(shapesOf(tree)) : [];
  const notes = [...relations.values()].find(({ type }) => type === 'notesSlide');
  return (
    shapes.map((shape) => shapeHtml(shape, relations)).join('\n') +
    drawingsHtml(archive, relations.values(), ledger) +
    (notes ? notesHtml(archive, notes, ledger) : '')
  );
}

/** Replaces content in several forms by one of them, and formulas by LaTeX. */
function resolveForms(parent: ParentNode, ledger: Ledger): void {
  parent.children = parent.children.flatMap((child) => {
    if (!isElement(child)) return [child];
    const form =
      localName(child) === 'AlternateContent'
        ? (findChild(child, 'Choice') ?? findChild(child, 'Fallback'))
        : undefined;
    if (localName(child) === 'm') {
      child.attribs.tex = mathToTex(child);
      child.children = [];
      ledger.see(child.attribs.tex);
    }
    resolveForms(form ?? child, ledger);
    return form === undefined ? [child] : form.children;
  });
}

/** Returns the shapes of a tree, including those in groups. */
function shapesOf(tree: Element): Element[] {
  return listChildren(tree).flatMap((child) => (localName(child) === 'grpSp' ? shapesOf(child) : [child]));
}

/** Moves titles to the front; the other shapes stay in the order of their layers, which is the reading order. */
function inOrder(shapes: readonly Element[]): Element[] {
  return [...shapes.filter(isTitle), ...shapes.filter((shape) => !isTitle(shape))];
}

function isTitle(shape: Element): boolean {
  return /^(?:title|ctrTitle)$/.test(placeholder(shape) ?? '');
}

function placeholder(shape: Element): string | undefined {
  const mark = findChild(findChild(listChildren(shape)[0], 'nvPr'), 'ph');
  return mark && (attribute(mark, 'type') ?? 'obj');
}

function shapeHtml(shape: Element, relations: ReadonlyMap<string, Relation>): string {
  const kind = placeholder(shape);
  if (kind !== undefined && FURNITURE.has(kind)) return '';
  const table = findAll(shape, 'tbl')[0];
  if (table) return tableHtml(table, relations);
  const body = findChild(shape, 'txBody');
  if (body === undefined) return '';
  const paragraphs = listChildren(body, 'p');
  if (isTitle(shape)) {
    const title = paragraphs
      .map((one) => runs(one, relations))
      .filter(Boolean)
      .join(' ');
    return title && `<h2>${title}</h2>`;
  }
  return paragraphsHtml(paragraphs, relations, kind === 'obj' || kind === 'body');
}

function tableHtml(table: Element, relations: ReadonlyMap<string, Relation>): string {
  const rows = listChildren(table, 'tr').map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = listChildren(row, 'tc').filter(
      (cell) => attribute(cell, 'hMerge') !== '1' && attribute(cell, 'vMerge') !== '1',
    );
    const inner = cells.map((cell) => {
      const text = findAll(cell, 'p')
        .map((one) => runs(one, relations))
        .filter(Boolean)
        .join('<br>');
      const spans = `${span(cell, 'gridSpan', 'colspan')}${span(cell, 'rowSpan', 'rowspan')}`;
      return `<${tag}${spans}>${text}</${tag}>`;
    });
    return `<tr>${inner.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function span(cell: Element, from: string, to: string): string {
  const value = Number(attribute(cell, from));
  return value > 1 && value <= 500 ? ` ${to}="${value}"` : '';
}

/**
 * Writes paragraphs and lists. A paragraph is an item when it has a bullet, or when the layout of its placeholder has
 * one.
 */
function paragraphsHtml(
  paragraphs: readonly Element[],
  relations: ReadonlyMap<string, Relation>,
  isList: boolean,
): string {
  const lists = new ListWriter();
  /** The last number of each level. */
  let counts: number[] = [];
  for (const paragraph of paragraphs) {
    const text = runs(paragraph, relations);
    if (text === '') continue;
    const properties = findChild(paragraph, 'pPr');
    const level = Number(attribute(properties, 'lvl') ?? 0);
    const auto = findChild(properties, 'buAutoNum');
    const isPlain = findChild(properties, 'buNone') !== undefined;
    const isItem =
      auto !== undefined || findChild(properties, 'buChar') !== undefined || (isList && !isPlain);
    if (auto === undefined) counts = counts.slice(0, isItem ? level : 0);
    else {
      const start = Number(attribute(auto, 'startAt') ?? 1);
      counts = [
        ...Array.from({ length: level }, (_, at) => counts[at] ?? 0),
        (counts[level] || start - 1) + 1,
      ];
    }
    const marker = auto === undefined ? BULLET : autoMarker(attribute(auto, 'type') ?? '', counts[level]!);
    if (isItem) lists.item(text, Math.min(level, 8), marker);
    else lists.block(`<p>${text}</p>`);
  }
  return lists.end();
}

/** Formats of numbers, by the beginnings of `ST_TextAutonumberScheme` (20.1.10.61). */
const SCHEMES: readonly (readonly [string, NumberFormat])[] = [
  ['alphaLc', 'lowerLetter'],
  ['alphaUc', 'upperLetter'],
  ['romanLc', 'lowerRoman'],
  ['romanUc', 'upperRoman'],
];

function autoMarker(scheme: string, number: number): ListMarker {
  const format = SCHEMES.find(([start]) => scheme.startsWith(start))?.[1] ?? 'decimal';
  const text = formatNumber(number, format, { repeats: true });
  if (scheme.endsWith('ParenBoth')) return readMarker(`(${text})`);
  return readMarker(`${text}${scheme.endsWith('ParenR') ? ')' : '.'}`);
}

function runs(paragraph: Element, relations: ReadonlyMap<string, Relation>): string {
  let html = '';
  for (const child of listChildren(paragraph)) {
    const name = localName(child);
    if (name === 'br') html += '<br>';
    if (name === 'm' && child.attribs.tex) html += mathHtml(escapeHtml(child.attribs.tex));
    if (name !== 'r' && name !== 'fld') continue;
    const text = escapeHtml(findAll(child, 't').map(textIn).join(''));
    const id = attribute(findAll(child, 'hlinkClick')[0], 'id');
    const link = id === undefined ? undefined : relations.get(id);
    html +=
      link?.isExternal && text.trim() !== '' ? `<a href="${escapeHtml(link.target)}">${text}</a>` : text;
  }
  return html.trim();
}

/** Converts the speaker notes to a quotation. */
function notesHtml(archive: Archive, { target }: Relation, ledger: Ledger): string {
  const all = findAll(readXml(archive.text(target) ?? ''), 'sp');
  const shapes = all.filter((shape) => placeholder(shape) === 'body');
  for (const shape of all)
    for (const text of findAll(shape, 't').map(textIn)) {
      ledger.see(text);
      if (!shapes.includes(shape)) ledger.drop('frames', text);
    }
  const paragraphs = shapes.flatMap((shape) => findAll(shape, 'p').map((one) => runs(one, new Map())));
  const said = paragraphs.filter((text) => text !== '');
  return said.length === 0 ? '' : `<blockquote>${said.map((text) => `<p>${text}</p>`).join('')}</blockquote>`;
}
