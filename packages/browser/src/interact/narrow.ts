/* oxlint-disable unicorn/consistent-function-scoping -- sent to the page as a string, so helpers must be inside */
import type { Frame, Locator } from 'playwright-core';
import { ROLES } from './elements.ts';

/** Elements of a frame up to which it is searched as a whole, which takes no longer. */
const FEW_ELEMENTS = 1500;
/** Max locations that one search is narrowed to; with more of them, the whole frame is searched. */
const MAX_LOCATIONS = 50;
/** Selects every element that may have one of {@link ROLES}. */
const ACTABLE =
  'a, area, button, input, select, textarea, option, summary, [role], [contenteditable], [tabindex]';

/**
 * Narrows the search for an element of some name in a large frame. Computing roles and names of thousands of elements
 * takes seconds; finding the few whose text and attributes contain its words takes milliseconds. A name that style sheets write
 * is missed.
 * @param role the role of the element; undefined: one of {@link ROLES}
 * @returns the frame itself when it is small, or when elements of that role may be none that a user can act on;
 *   undefined when no element of that name can be in it.
 */
export async function narrow(
  frame: Frame,
  { name, role }: { name: string; role: string | undefined },
): Promise<Frame | Locator | undefined> {
  if (role !== undefined && !(ROLES as readonly string[]).includes(role)) return frame;
  // A frame that hangs or that is removed meanwhile is searched as a whole.
  const locations = await frame
    .evaluate(findLocations, { name, actable: ACTABLE, few: FEW_ELEMENTS, max: MAX_LOCATIONS })
    .catch(() => 'everywhere' as const);
  if (locations === 'everywhere') return frame;
  return locations.length === 0 ? undefined : frame.locator(`xpath=${locations.join(' | ')}`);
}

/**
 * Returns the XPaths of the parents of all elements that may have a name, and `everywhere` when the document is small,
 * has shadow trees, or has too many of them. Runs in the page.
 */
function findLocations({
  name,
  actable,
  few,
  max,
}: {
  name: string;
  actable: string;
  few: number;
  max: number;
}): string[] | 'everywhere' {
  const all = document.getElementsByTagName('*');
  if (all.length <= few) return 'everywhere';
  // Names are put together from texts and attributes with spaces between them, so words are looked for one by one.
  const parts = name.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (parts === null) return 'everywhere';
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'value'];
  const textOf = (element: Element): string => {
    const sources: (string | null)[] = [
      element.textContent,
      String((element as HTMLInputElement).value ?? ''),
    ];
    const named = element.querySelectorAll(attributes.map((attribute) => `[${attribute}]`).join());
    for (const one of [element, ...named])
      for (const attribute of attributes) sources.push(one.getAttribute(attribute));
    return sources.join(' ');
  };
  const labelsOf = (element: Element): Iterable<Element> => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
    return [...named, ...((element as HTMLInputElement).labels ?? [])];
  };
  const mayHave = (element: Element): boolean => {
    const text = [element, ...labelsOf(element)].map(textOf).join(' ').toLowerCase();
    return parts.every((part) => text.includes(part));
  };
  const pathOf = (element: Element): string => {
    const steps: string[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      let index = 1;
      for (let before = at.previousElementSibling; before !== null; before = before.previousElementSibling)
        index++;
      steps.unshift(`*[${index}]`);
    }
    return `/${steps.join('/')}`;
  };
  // A closed shadow tree cannot be told from none, but mostly belongs to an element of the page's own.
  for (const { shadowRoot, localName } of all)
    if (shadowRoot !== null || localName.includes('-')) return 'everywhere';
  const locations = new Set<Element>();
  for (const element of document.querySelectorAll(actable)) {
    if (element.parentElement === null || !mayHave(element)) continue;
    locations.add(element.parentElement);
    if (locations.size > max) return 'everywhere';
  }
  return [...locations].map((location) => pathOf(location));
}
