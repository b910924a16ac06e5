/** Elements whose attributes keep their case, as in `viewBox`. */
const FOREIGN = /^(?:svg|math)$/i;

/**
 * Lowercases the names of attributes as browsers do (HTML Standard, section 13.2.5.33), since the parser keeps the case
 * in which a page writes them. Where a name occurs twice, the first one counts.
 */
export function lowercaseAttributes(document: Document): void {
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
