/** Returns the attribute `class`, or an empty string. Each other way to read it joins the classes again. */
export function readClasses(element: Element): string {
  return element.getAttributeNode('class')?.value ?? '';
}

/** Returns the id and the classes of an element; empty without either. */
export function readNames(element: Element): string {
  return `${element.id} ${readClasses(element)}`.trim();
}

/** Names of texts about comments, pages and the like, as opposed to the comments and the pages themselves. */
const ABOUT =
  /(?:^|[\s_-])(?:comment(?:s|ing)?|newsletter|pagination|pager|search|login|registration|sidebar|footer|header|menu)[_-](?:policy|policies|rules|guide|guides|guidelines|tutorial|howto|basics|faq|piece|essay)(?:$|[\s_-])/i;

/**
 * Removes names that say nothing of the place of an element in the page, so that neither search takes it for what stands
 * around the content: an id that repeats the heading of a section, a name of a text about comments, and names of the
 * items of a list without links.
 */
export function removeMisleadingNames(body: Element): void {
  for (const element of body.querySelectorAll('section[id], div[id]'))
    if (repeatsHeading(element)) element.removeAttribute('id');
  for (const element of body.querySelectorAll('[class], [id]')) {
    if (ABOUT.test(readClasses(element))) element.removeAttribute('class');
    if (ABOUT.test(element.id)) element.removeAttribute('id');
  }
  for (const item of body.querySelectorAll('li[class]')) if (isPlainItem(item)) item.removeAttribute('class');
}

/** Whether the id of an element is made of its heading, as generators of manuals do. */
function repeatsHeading(element: Element): boolean {
  const first = element.firstElementChild;
  if (!first || !/^H[1-6]$/.test(first.nodeName)) return false;
  const words = slug(element.id);
  return words !== '' && slug(first.textContent ?? '') === words;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether an item is part of a list in which nothing leads anywhere. */
function isPlainItem(item: Element): boolean {
  return /breadcrumb/i.test(item.getAttribute('class')!) && !item.parentElement?.querySelector('a, button');
}
