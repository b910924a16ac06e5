/** Characters kept of a title or a description. */
const MAX_TEXT = 1000;

/** By document: a page is asked for a dozen of them, and each search goes through all of it. */
const read = new WeakMap<Document, ReadonlyMap<string, Element>>();

/** The content of the first `<meta name>` or `<meta property>`, as it was when it was first asked for. */
export function meta(document: Document, name: string): string | undefined {
  let metas = read.get(document);
  if (metas === undefined) read.set(document, (metas = readMetas(document)));
  return cut(metas.get(name)?.getAttribute('content'));
}

function readMetas(document: Document): ReadonlyMap<string, Element> {
  const metas = new Map<string, Element>();
  for (const element of document.querySelectorAll('meta')) {
    const name = (element.getAttribute('name') ?? element.getAttribute('property'))?.toLowerCase();
    if (name !== undefined && !metas.has(name)) metas.set(name, element);
  }
  return metas;
}

/** The text of an element, its white space folded; undefined when it has none. */
export function getText(element: Element | null | undefined): string | undefined {
  return cut(element?.textContent);
}

function cut(text: string | null | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT) || undefined;
}
