/** Max characters of a title or a description. */
const MAX_TEXT = 1000;

/** Cached per document: each page is queried for a dozen of them, and each search scans the document. */
const read = new WeakMap<Document, ReadonlyMap<string, Element>>();

/** Returns the content of the first `<meta name>` or `<meta property>`; later changes of the document are ignored. */
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

/** Returns the text of an element with its white space collapsed; undefined when it has none. */
export function getText(element: Element | null | undefined): string | undefined {
  return cut(element?.textContent);
}

function cut(text: string | null | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT) || undefined;
}
