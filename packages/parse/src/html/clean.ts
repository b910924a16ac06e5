import { parseUrl } from '@web-data/net/url';
import { findBase } from './base-url.ts';
import { removeAll } from './clutter.ts';
import { markFootnotes } from './footnotes.ts';
import { readClasses } from './names.ts';
import type { HtmlPage } from './parse-page.ts';

/** Elements that are never content, with or without `onlyMainContent`. */
const NEVER =
  /^(?:HEAD|TITLE|META|LINK|SCRIPT|STYLE|NOSCRIPT|TEMPLATE|IFRAME|SVG|CANVAS|OBJECT|EMBED|SELECT|TEXTAREA|DATALIST|AUDIO|VIDEO)$/i;
const EDIT_LINK = /(?:^|\s)mw-editsection(?:$|\s)/;
const BLOCK =
  'div, p, ul, ol, table, section, article, figure, header, footer, blockquote, pre, h1, h2, h3, h4, h5, h6';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Attributes in which pages with lazy loading store the URLs of images. */
const LATE_SOURCES = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-srcset',
  'data-lazy-srcset',
  'srcset',
] as const;
/** Images that only stand in for a lazily loaded one. */
const PLACEHOLDER =
  /^data:|^about:|(?:^|\/)(?:blank|spacer|placeholder|pixel|transparent|loading|lazy)[\w.-]*\.(?:gif|png|svg|jpe?g)/i;

/**
 * Prepares content for conversion: removes scripts and embeds, makes links absolute, finds the URLs of images, and
 * limits links to text.
 */
export function cleanContent(
  content: Element,
  { url: page, keepsEmbedded }: Pick<HtmlPage, 'url' | 'keepsEmbedded'>,
  document: Document,
): void {
  for (const element of content.querySelectorAll('noscript')) showPictures(element);
  removeAll(content, isNever);
  markFootnotes(content);
  for (const span of content.querySelectorAll('span[class] + span[class]')) keepApart(span);
  for (const heading of content.querySelectorAll(HEADING)) removePermalinks(heading);
  for (const term of content.querySelectorAll('dt, caption, figcaption')) removeSigns(term);
  const origin = findBase(document, page);
  for (const image of content.querySelectorAll('img')) cleanImage(image, origin, keepsEmbedded);
  for (const link of content.querySelectorAll('a')) cleanLink(link, origin);
}

function isNever(element: Element): boolean {
  const { nodeName } = element;
  if (nodeName === 'INPUT') return element.getAttribute('type')?.toLowerCase() !== 'checkbox';
  return NEVER.test(nodeName) || EDIT_LINK.test(readClasses(element));
}

/**
 * Moves the images of a `noscript` into the page, instead of the lazily loaded ones. Without such a one, an image that
 * has no text counts visitors.
 */
function showPictures(noscript: Element): void {
  const before = noscript.previousElementSibling;
  const late = before?.nodeName === 'IMG' ? before : before?.querySelector('img:only-child');
  const images = [...noscript.querySelectorAll('img')].filter((image) => late || image.getAttribute('alt'));
  if (images.length === 0) return;
  if (late && sourceOf(late) === undefined) late.remove();
  else if (late) return;
  noscript.replaceWith(...images);
}

/**
 * Separates adjacent spans with different classes, such as a price and a rating: styles set them apart, but joined they
 * would read as one word or number. Spans in headings or code are left as they are.
 */
function keepApart(span: Element): void {
  const before = span.previousSibling;
  if (
    before === null ||
    before !== span.previousElementSibling ||
    span.closest(`pre, code, math, ${HEADING}`)
  )
    return;
  if (readClasses(span) === readClasses(span.previousElementSibling!)) return;
  const isJoined = /[\p{L}\p{N}]{2}$/u.test(before.textContent ?? '');
  if (isJoined && /^(?:\p{L}{2}|\p{Sc}?\p{N})/u.test(span.textContent ?? '')) span.before(' ');
}

/** Removes the sign beside a heading that links to it. */
function removePermalinks(heading: Element): void {
  for (const link of heading.querySelectorAll('a[href*="#"]')) {
    const text = (link.textContent ?? '').trim();
    const isSign =
      /^(?:[#¶§🔗\u200B\s]|link to this|permalink|anchor|direct link)/iu.test(text) || text === '';
    const isAll = text !== '' && text === (heading.textContent ?? '').trim();
    if (isSign && !isAll && !link.querySelector('img')) link.remove();
  }
}

/** Removes the sign of a link from a term or a caption, where other links are part of the text. */
function removeSigns(element: Element): void {
  for (const link of element.querySelectorAll('a[href*="#"]')) {
    const text = (link.textContent ?? '').trim();
    if (/^[#¶§🔗\u200B]+$/u.test(text) && text !== (element.textContent ?? '').trim()) link.remove();
  }
}

function cleanImage(image: Element, origin: URL, keepsEmbedded = false): void {
  const size = [image.getAttribute('width'), image.getAttribute('height')];
  const source = sourceOf(image);
  if (source === undefined && keepsEmbedded && /^\s*data:image\//i.test(image.getAttribute('src') ?? ''))
    return;
  const url = source === undefined ? undefined : parseUrl(source, origin);
  // An image of one pixel counts visitors; a data URL holds the bytes of an image, which are not text.
  if (size.some((side) => side === '1' || side === '0') || !url || !/^https?:$/.test(url.protocol))
    image.remove();
  else image.setAttribute('src', url.href);
}

function sourceOf(image: Element): string | undefined {
  const source = image.getAttribute('src')?.trim();
  if (source && !PLACEHOLDER.test(source)) return source;
  const late = LATE_SOURCES.map((name) => image.getAttribute(name)?.trim()).find(Boolean);
  return late?.split(/\s/, 1)[0]?.replace(/,$/, '') ?? (source?.startsWith('data:') ? undefined : source);
}

function cleanLink(link: Element, origin: URL): void {
  const href = link.getAttribute('href');
  const text = (link.textContent ?? '').trim();
  if (text === '' && !link.querySelector('img')) return link.remove();
  const url = href === null ? undefined : parseUrl(href, origin);
  // A link with another scheme, such as `javascript:`, must not work where the Markdown is rendered.
  if (url && /^(?:https?|mailto|tel):$/.test(url.protocol)) link.setAttribute('href', url.href);
  else link.removeAttribute('href');
  if (link.firstElementChild && link.querySelector(BLOCK)) unwrapBlocks(link);
}

/** Limits a link to text: a link around a card becomes a link on its heading, or else on its text. */
function unwrapBlocks(link: Element): void {
  const heading = link.querySelector(HEADING);
  const target = link.cloneNode(false) as Element;
  if (heading) {
    target.append(...heading.childNodes);
    heading.append(target);
    link.replaceWith(...link.childNodes);
    return;
  }
  const images = [...link.querySelectorAll('img')];
  target.append(...images, (link.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  link.replaceWith(target);
}
