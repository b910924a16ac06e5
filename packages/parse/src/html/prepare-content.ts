import { resolveCode, resolveListing } from './code-blocks.ts';
import { openButtons, openPanels, readFields, rename } from './controls.ts';
import { linkEmbeds } from './embeds.ts';
import { isFormula, resolveFormulas, resolveSources } from './formulas.ts';
import { findBase } from './base-url.ts';
import { joinNeighbours } from './neighbours.ts';

/** The elements that the steps prepare. */
interface Found {
  tables: Element[];
  neighbours: Element[];
  buttons: Element[];
  fields: Element[];
  embeds: Element[];
  pictures: Element[];
  formulas: Element[];
  headings: Element[];
  tabs: Element[];
  panels: Element[];
}

const BY_NAME = new Map<string, keyof Found>([
  ['TABLE', 'tables'],
  ['STRONG', 'neighbours'],
  ['B', 'neighbours'],
  ['EM', 'neighbours'],
  ['I', 'neighbours'],
  ['UL', 'neighbours'],
  ['OL', 'neighbours'],
  ['BUTTON', 'buttons'],
  ['SELECT', 'fields'],
  ['INPUT', 'fields'],
  ['TEXTAREA', 'fields'],
  ['OUTPUT', 'fields'],
  ['VIDEO', 'embeds'],
  ['AUDIO', 'embeds'],
  ['IFRAME', 'embeds'],
  ['PICTURE', 'pictures'],
]);
const BY_ROLE = new Map<string, keyof Found>([
  ['heading', 'headings'],
  ['tab', 'tabs'],
  ['tabpanel', 'panels'],
]);

/**
 * Brings what pages write in many ways into the one form that the search for the main content and the conversion
 * expect: formulas as `math`, code as `pre`, films and frames as links, headings by their role as headings, neighbours of
 * one kind as one, and open panels. Call it before anything is left out.
 */
export function prepareContent(document: Document, url: URL): void {
  const { body } = document;
  resolveSources(document);
  const found = findAll(body);
  resolveFormulas(body, found.formulas);
  openPanels(body, found.tabs, found.panels);
  openButtons(body, found.buttons);
  readFields(body, found.fields);
  linkEmbeds(found.embeds, findBase(document, url));
  for (const picture of found.pictures) nameSource(picture);
  for (const heading of found.headings) renameHeading(heading);
  resolveCode(body, [...body.getElementsByTagName('pre')]);
  for (const table of found.tables) resolveListing(table);
  for (const element of found.neighbours) joinNeighbours(element);
}

/** Sorts the elements of a page by the steps that are about them, in one walk. */
function findAll(body: Element): Found {
  const found: Found = {
    tables: [],
    neighbours: [],
    buttons: [],
    fields: [],
    embeds: [],
    pictures: [],
    formulas: [],
    headings: [],
    tabs: [],
    panels: [],
  };
  for (const element of body.querySelectorAll('*')) {
    const step = BY_NAME.get(element.nodeName);
    if (step !== undefined) found[step].push(element);
    if (isFormula(element)) found.formulas.push(element);
    const role = BY_ROLE.get(element.getAttribute('role') ?? '');
    if (role !== undefined) found[role].push(element);
  }
  return found;
}

/** Gives the image of a `picture` the first of the sources where it has none of its own. */
function nameSource(picture: Element): void {
  const image = picture.querySelector('img');
  const source = picture.querySelector('source');
  const set = source?.getAttribute('srcset') ?? source?.getAttribute('data-srcset');
  const isNamed = image?.getAttributeNames().some((name) => /src/.test(name));
  if (image && set && !isNamed) image.setAttribute('data-srcset', set);
}

function renameHeading(heading: Element): void {
  const level = Number(heading.getAttribute('aria-level') ?? 2);
  if (/^H[1-6]$/.test(heading.nodeName) || !(level >= 1)) return;
  rename(heading, `h${Math.min(6, Math.trunc(level))}`).removeAttribute('role');
}
