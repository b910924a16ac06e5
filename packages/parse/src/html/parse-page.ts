import { parseHTML } from 'linkedom';
import { escapeHtml } from '../escape.ts';

/** A page or a document as a string. */
export interface HtmlPage {
  /** Base URL for relative URLs. */
  url: URL;
  /** The HTML, or unchanged plain text. */
  text: string;
  isHtml: boolean;
  /** Include images that are embedded as data URLs. Default: they are left out. */
  keepsEmbedded?: true;
}

/** Whether a tag may have an attribute in upper case; a name in a script passes as well. */
const UPPER_CASE = /[A-Z][\w:-]{0,40}(?:\s{0,9}=|[\s/]{0,9}>)/;

/** Parses a page into a document; plain text becomes one preformatted block. */
export function parsePage({ text, isHtml }: Pick<HtmlPage, 'text' | 'isHtml'>): Document {
  const html = isHtml ? text : `<html><body><pre>${escapeHtml(text)}</pre></body></html>`;
  const full = isComplete(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  const { document } = parseHTML(full);
  if (UPPER_CASE.test(full)) lowercaseAttributes(document);
  frameDocument(document);
  if (/<template\s[^>]*shadowroot/i.test(full)) renderShadowRoots(document);
  return document;
}

/** Whether a string starts with the `html` element, after any declarations, doctype and comments. */
function isComplete(html: string): boolean {
  let at = 0;
  for (;;) {
    at += /^[\s\uFEFF]*/.exec(html.slice(at, at + 10_000))![0].length;
    const end = html.startsWith('<!--', at) ? '-->' : /^<[!?]/.test(html.slice(at, at + 2)) ? '>' : undefined;
    if (end === undefined) return /^<html[\s>]/i.test(html.slice(at, at + 6));
    const next = html.indexOf(end, at);
    if (next === -1) return false;
    at = next + end.length;
  }
}

/** Elements whose attributes keep their case, as in `viewBox`. */
const FOREIGN = /^(?:svg|math)$/i;

/**
 * Lowercases the names of attributes as browsers do (HTML Standard, section 13.2.5.33), since the parser keeps the case
 * in which a page writes them. Where a name occurs twice, the first one counts.
 */
function lowercaseAttributes(document: Document): void {
  const pending: Element[] = [...document.children];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    if (FOREIGN.test(element.localName)) continue;
    const names = element.getAttributeNames();
    if (names.some((name) => /[A-Z]/.test(name))) lowercase(element, names);
    pending.push(...element.children);
  }
}

function lowercase(element: Element, names: readonly string[]): void {
  const values = new Map<string, string>();
  for (const name of names) {
    const lower = name.toLowerCase();
    if (!values.has(lower)) values.set(lower, element.getAttribute(name) ?? '');
    element.removeAttribute(name);
  }
  for (const [name, value] of values) element.setAttribute(name, value);
}

/** Elements that belong to the head when they come before any content (HTML Standard, section 13.2.6.4.4). */
const HEAD_ONLY = new Set(['BASE', 'LINK', 'META', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

/**
 * Gives a document one head and one body, as a browser does: pages may omit either tag, and some write content after
 * the body, or two bodies.
 */
function frameDocument(document: Document): void {
  const root = document.documentElement;
  if (root === null) return;
  const behind = [...document.childNodes].filter((node) => node.nodeType === 1 && node !== root);
  if (behind.length === 0 && isFramed(root)) return;
  const nodes = [...root.childNodes, ...behind];
  const [head, body] = [document.createElement('head'), document.createElement('body')];
  for (const node of nodes) insert(node, head, body);
  root.replaceChildren(head, body);
}

function isFramed(root: Element): boolean {
  const names = [...root.children].map((child) => child.nodeName);
  return names.join(' ') === 'HEAD BODY' && hasNoText(root);
}

function hasNoText(root: Element): boolean {
  return [...root.childNodes].every((node) => node.nodeType !== 3 || node.nodeValue?.trim() === '');
}

function insert(node: ChildNode, head: Element, body: Element): void {
  if (node.nodeName === 'HEAD') return head.append(...node.childNodes);
  if (node.nodeName === 'BODY') {
    for (const { name, value } of (node as Element).attributes) body.setAttribute(name, value);
    return body.append(...node.childNodes);
  }
  const isEarly = body.childNodes.length === 0 && HEAD_ONLY.has(node.nodeName);
  (isEarly ? head : body).append(node);
}

/**
 * Replaces the content of shadow hosts by what their declarative shadow roots render (HTML Standard, 4.12.3): the content
 * of the template, with the children of the host in its slots.
 */
function renderShadowRoots(document: Document): void {
  const templates = [...document.querySelectorAll('template[shadowrootmode], template[shadowroot]')];
  // The innermost come first, as the content of a template may hold hosts.
  for (const template of templates.toReversed()) render(template);
}

function render(template: Element): void {
  const host = template.parentElement;
  if (host === null) return template.remove();
  const root = host.ownerDocument.createElement('div');
  root.innerHTML = template.innerHTML;
  template.remove();
  const slots = [...root.querySelectorAll('slot')];
  for (const slot of slots) {
    const name = slot.getAttribute('name') ?? '';
    const assigned = [...host.childNodes].filter((child) => slotOf(child) === name);
    const isEmpty = assigned.every(
      (child) => (child.textContent ?? '').trim() === '' && child.nodeType !== 1,
    );
    slot.replaceWith(...(isEmpty ? slot.childNodes : assigned));
  }
  host.replaceChildren(...root.childNodes);
}

function slotOf(child: ChildNode): string {
  return child.nodeType === 1 ? ((child as Element).getAttribute('slot') ?? '') : '';
}
