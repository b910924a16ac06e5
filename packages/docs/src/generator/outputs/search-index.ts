import MiniSearch from 'minisearch';
import { indexOptions } from '../../browser/search-options.ts';
import type { SearchEntry } from '../../browser/search-options.ts';
import type { Block } from '../content/block.ts';
import type { Page, Section } from '../content/page.ts';
import type { Field, Variant } from '../description/fields.ts';
import { plain } from '../render/plain.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';

/** Guides and operations explain, so they rank higher; readers find schemas and lists by name. */
const weights: Record<Section, number> = {
  Start: 1.4,
  Operations: 1.4,
  Webhooks: 0.6,
  Guides: 1.4,
  Tools: 1.2,
  Errors: 0.9,
  Schemas: 0.6,
  More: 0.5,
};

/** The search index of the site as JSON: its pages, their sections and the fields of requests and responses. */
export function searchIndex(pages: Page[]): string {
  const index = new MiniSearch<SearchEntry>(indexOptions);
  const entries = pages.flatMap((page) => [pageEntry(page), ...sectionEntries(page), ...fieldEntries(page)]);
  // A member that several parts of one schema describe has one entry: its first description is indexed.
  index.addAll([...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].toReversed());
  return JSON.stringify(index);
}

function pageEntry(page: Page): SearchEntry {
  const { path, title, description, section, keywords = '' } = page;
  return {
    id: path,
    title: plain(title),
    context: section,
    text: shorten(plain(description)),
    terms: plain(description),
    // Readers search for operations with terms of their description.
    keywords: page.endpoint ? [keywords, page.endpoint.path, plain(description)].join(' ') : keywords,
    weight: weights[section] * firmness(page),
  };
}

function sectionEntries({ path, title, description, section, blocks }: Page): SearchEntry[] {
  if (!['Start', 'Guides', 'Tools'].includes(section)) return [];
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const end = blocks.findIndex((other, at) => at > index && other.kind === 'heading');
    const inside = blocks.slice(index + 1, end === -1 ? undefined : end);
    const said = plain(inside.map(proseOf).join(' '));
    return {
      id: `${path}#${block.id}`,
      title: plain(block.text),
      context: plain(title),
      text: shorten(said || plain(inside.filter(isNoCode).map(collectText).join(' ')) || plain(description)),
      terms: `${said} ${plain(inside.map(collectText).join(' '))}`,
      keywords: '',
      // Those of the first page only lead elsewhere.
      weight: path === '' ? 0.7 : weights[section],
    };
  });
}

function isNoCode({ kind }: Block): boolean {
  return kind !== 'code';
}

function proseOf(block: Block): string {
  return block.kind === 'prose' || block.kind === 'note' ? block.markdown : '';
}

/** The text of a block that is not prose. Samples are left out: they are all alike. */
function collectText(block: Block): string {
  switch (block.kind) {
    case 'table':
      return block.rows.flatMap(({ cells }) => cells).join(' ');
    case 'cards':
      return block.cards.map(({ title, text }) => `${title} ${text}`).join(' ');
    case 'code':
      return block.code.text;
    case 'figure':
      return block.alternative;
    default:
      return '';
  }
}

function fieldEntries(page: Page): SearchEntry[] {
  if (page.section !== 'Operations') return [];
  const context = plain(page.title);
  return page.blocks.flatMap(fieldsIn).map((field) => ({
    id: `${page.path}#${field.id}`,
    title: field.id.replace(/^(?:body|path|query|header|\d+)\./, ''),
    context,
    text: shorten(plain(field.description)),
    terms: plain(field.description),
    keywords: field.values.map(({ value }) => toText(value)).join(' '),
    weight: firmness(page) * importance(field),
  }));
}

/** Fields of a request rank above those of a response, whose id begins with the status, and both above nested ones. */
function importance({ id }: Field): number {
  const depth = id.split('.').length - 2;
  return (/^\d/.test(id) ? 0.5 : 1) * 0.9 ** depth;
}

/** The fields that a block displays, including nested ones and those in the alternatives of a union. */
function fieldsIn(block: Block): Field[] {
  if (block.kind === 'fields') return block.fields.flatMap(flat);
  return block.kind === 'variants' ? block.variants.flatMap(ofForm) : [];
}

function flat(field: Field): Field[] {
  return [field, ...field.children.flatMap(flat), ...field.variants.flatMap(ofForm)];
}

function ofForm({ children }: Variant): Field[] {
  return children.flatMap(flat);
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).replace(/\s+\S*$/, '')} …` : text;
}

/** Specified pages rank above all others. */
function firmness({ mark }: Page): number {
  return mark === 'specified' ? 1.1 : 1;
}
