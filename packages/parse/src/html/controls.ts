import { readClasses } from './names.ts';
/** The action of a button, by the first word of its text. */
const ACTION =
  /^(?:show|hide|read|see|view|load|expand|collapse|toggle|open|close|menu|more|less|copy|share|sign|log|subscribe|accept|reject|allow|deny|add|buy|next|prev|back|search|filter|sort|cookie|manage|settings|options|edit|save|cancel|submit|send|download|print|try|start|get|join|skip|go|play|pause|switch|select|choose|table of|on this|reply|like|report|follow|shop|order|book|contact|continue|register|learn|apply|clear|reset|delete|remove|upload|change|update|star|fork|watch)\b/i;
/** A request, as references of an API name it. */
const REQUEST = /^(?:GET|PUT|POST|HEAD|PATCH|DELETE|OPTIONS|TRACE)\s*\//;
/** Roles of what a button opens and that is no content. */
const POPUP = /^(?:menu|listbox|dialog|alertdialog|navigation|tree|search)$/;
/** Names of lists of options that set up the page and say nothing of its subject. */
const SETTING =
  /lang|locale|country|currency|sort|order|quantity|qty|per.?page|year|month|\bday|time.?zone|theme|version|filter/i;
const PROMPT = /^(?:(?:choose|select|please|pick|any|all)\b|[-–—.…\s]*$)/i;
const MAX_OPTIONS = 30;
/** Min characters of a label that opens something, and of a text that is more than a label. */
const MIN_LABEL = 8;
const MIN_TEXT = 16;

/** Replaces buttons that hold content, such as a question of an FAQ, by that content, and expands the elements that they control. */
export function openButtons(body: Element, buttons: readonly Element[]): void {
  for (const button of buttons) {
    if (!holdsContent(button)) continue;
    const target = controlled(body, button);
    if (target) open(target);
    const hasBlocks = button.querySelector('h1, h2, h3, h4, h5, h6, p, div, ul, ol, dl') !== null;
    const holder = button.ownerDocument.createElement(hasBlocks ? 'div' : 'p');
    // A link that leads nowhere is text.
    for (const link of button.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
    // Styles set the children of a button apart.
    for (const child of Array.from(button.childNodes)) holder.append(child, ' ');
    button.replaceWith(holder);
  }
}

function holdsContent(button: Element): boolean {
  const popup = button.getAttribute('aria-haspopup');
  if ((popup && popup !== 'false') || button.getAttribute('role') === 'tab') return false;
  const text = (button.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  if (text.length < MIN_LABEL || (ACTION.test(text) && !REQUEST.test(text) && !text.endsWith('?')))
    return false;
  if (button.querySelector('h1, h2, h3, h4, h5, h6')) return true;
  const parts = [...button.children].filter((child) => (child.textContent ?? '').trim() !== '');
  if (parts.length > 1 && text.length >= MIN_TEXT) return true;
  const isDisclosure =
    button.hasAttribute('aria-expanded') || /accordion|collaps|faq|disclosure/i.test(readClasses(button));
  return isDisclosure && text.includes(' ');
}

function controlled(body: Element, control: Element): Element | undefined {
  const href = control.getAttribute('href');
  const id = control.getAttribute('aria-controls') ?? (href?.startsWith('#') ? href.slice(1) : '');
  const target = /^[\w:.-]+$/.test(id) ? body.querySelector(`[id="${id}"]`) : null;
  return target && !POPUP.test(target.getAttribute('role') ?? '') && target.nodeName !== 'NAV'
    ? target
    : undefined;
}

function open(element: Element): void {
  element.removeAttribute('hidden');
  element.removeAttribute('aria-hidden');
  const style = element.getAttribute('style');
  if (style)
    element.setAttribute(
      'style',
      style.replaceAll(/(?:display|visibility)\s*:\s*(?:none|hidden)\s*;?/gi, ''),
    );
}

/** Opens the panels of tabs, each below the name of its tab. */
export function openPanels(body: Element, tabs: readonly Element[], panels: readonly Element[]): void {
  for (const panel of panels) open(panel);
  for (const [index, tab] of tabs.entries()) {
    const label = (tab.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const panel =
      controlled(body, tab) ??
      panels.find((one) => tab.id && one.getAttribute('aria-labelledby') === tab.id) ??
      (tabs.length === panels.length ? panels[index] : undefined);
    tab.remove();
    if (!panel || label === '' || (panel.textContent ?? '').trim() === '') continue;
    open(panel);
    if (panel.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() === label) continue;
    const paragraph = panel.ownerDocument.createElement('p');
    const strong = panel.ownerDocument.createElement('strong');
    strong.textContent = label;
    paragraph.append(strong);
    panel.prepend(paragraph);
  }
}

/** Replaces the fields of a page that are only read by their values, and labelled lists of options by the options. */
export function readFields(body: Element, fields: readonly Element[]): void {
  for (const field of fields) {
    if (field.nodeName === 'SELECT') readOptions(body, field);
    else if (field.nodeName === 'OUTPUT') rename(field, 'span');
    else if (field.hasAttribute('readonly')) readValue(field);
  }
}

function readOptions(body: Element, select: Element): void {
  const { id } = select;
  const label =
    select.getAttribute('aria-label') ??
    (/^[\w:.-]+$/.test(id) ? body.querySelector(`label[for="${id}"]`)?.textContent : null) ??
    select.closest('label')?.firstChild?.textContent;
  const options = [...select.querySelectorAll('option')]
    .map((option) => (option.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !PROMPT.test(text));
  const names = `${label ?? ''} ${id} ${select.getAttribute('name') ?? ''} ${readClasses(select)}`;
  if (!label?.trim() || SETTING.test(names) || options.length === 0 || options.length > MAX_OPTIONS) return;
  if (options.every((text) => /^\d+$/.test(text))) return;
  replaceByText(select, 'span', options.join(', '));
}

function readValue(field: Element): void {
  const isArea = field.nodeName === 'TEXTAREA';
  const value = isArea ? field.textContent : field.getAttribute('value');
  if (
    !isArea &&
    /^(?:hidden|password|checkbox|radio|submit|button|image|file)$/i.test(field.getAttribute('type') ?? '')
  )
    return;
  if (value?.trim()) replaceByText(field, value.trim().includes('\n') ? 'pre' : 'span', value);
}

function replaceByText(field: Element, name: string, text: string): void {
  const element = field.ownerDocument.createElement(name);
  element.textContent = text;
  field.replaceWith(element);
}

/** Gives an element another name, with its attributes and content. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
