/** Characters kept of a title or a description. */
const MAX_TEXT = 1000;

/** The content of `<meta name>` or `<meta property>`. */
export function meta(document: Document, name: string): string | undefined {
  const found = [...document.querySelectorAll('meta')].find(
    (element) => (element.getAttribute('name') ?? element.getAttribute('property'))?.toLowerCase() === name,
  );
  return cut(found?.getAttribute('content'));
}

/** The text of an element, its white space folded; undefined when it has none. */
export function textOf(element: Element | null | undefined): string | undefined {
  return cut(element?.textContent);
}

function cut(text: string | null | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT) || undefined;
}
