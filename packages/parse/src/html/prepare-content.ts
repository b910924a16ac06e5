import { parseUrl } from '@web-data/net/url';
import { resolveCode, resolveListing } from './code-blocks.ts';
import { openButtons, openPanels, readFields, rename } from './controls.ts';
import { isFormula, resolveFormulas, resolveSources } from './formulas.ts';
import { findBase } from './base-url.ts';
import { isHidden } from './clutter.ts';

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

/** Hosts and titles of frames for advertisements, analytics and CAPTCHAs. */
const AD =
  /doubleclick|googlesyndication|googletagmanager|adservice|amazon-adsystem|adnxs|taboola|outbrain|captcha|facebook\.com\/(?:plugins|tr)|platform\.twitter\.com\/widgets\/(?:follow|tweet)_button|disqus/i;
const AD_TITLE = /^(?:advert|ad\b|3rd party ad|sponsor|recaptcha)/i;

/** Replaces films, recordings and frames by links to them; frames that only advertise or count are left out. */
function linkEmbeds(embeds: readonly Element[], base: URL): void {
  for (const embed of embeds) {
    const url = findSource(embed, base);
    const title = (embed.getAttribute('title') ?? embed.getAttribute('aria-label') ?? '').trim();
    if (url === undefined || isTiny(embed) || isHidden(embed) || AD.test(url.href) || AD_TITLE.test(title)) {
      embed.remove();
      continue;
    }
    const link = embed.ownerDocument.createElement('a');
    link.setAttribute('href', url.href);
    link.textContent = title || { VIDEO: 'Video', AUDIO: 'Audio' }[embed.nodeName] || url.host;
    const paragraph = embed.ownerDocument.createElement('p');
    paragraph.append(link);
    embed.replaceWith(paragraph);
  }
}

function findSource(embed: Element, base: URL): URL | undefined {
  const elements = [embed, ...embed.querySelectorAll('source')];
  const source = elements
    .flatMap((one) => [one.getAttribute('src'), one.getAttribute('data-src')])
    .find((one) => one && !/^(?:about|data|blob|javascript):/i.test(one));
  const url = source ? parseUrl(source, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function isTiny(embed: Element): boolean {
  return ['width', 'height'].some((side) => /^[01](?:px)?$/.test(embed.getAttribute(side) ?? ''));
}

const STRONG = new Set(['STRONG', 'B']);
const EMPHASIS = new Set(['EM', 'I']);

/**
 * Joins neighbours that are both bold or both in italics, as Markdown would read the marks between them as text; and puts
 * a list that stands between the items of another one into the item before it.
 */
function joinNeighbours(element: Element): void {
  const kind = STRONG.has(element.nodeName) ? STRONG : EMPHASIS.has(element.nodeName) ? EMPHASIS : undefined;
  if (kind !== undefined) {
    for (let next = element.nextSibling; next && kind.has(next.nodeName); next = element.nextSibling) {
      for (let child = next.firstChild; child; child = next.firstChild) element.append(child);
      next.remove();
    }
    return;
  }
  if (!isList(element.parentElement)) return;
  const item = element.previousElementSibling;
  if (item?.nodeName === 'LI') item.append(element);
}

function isList(element: Element | null): boolean {
  return element?.nodeName === 'UL' || element?.nodeName === 'OL';
}
