import type { Page } from 'playwright-core';

/** Max elements that one message lists, and characters of each name. */
const MAX_NAMED = 20;
const MAX_NAME = 100;
/** Max milliseconds for listing the elements of a page. */
const LOOK_MS = 15_000;

/** Roles of elements that a user can act on. */
export const ROLES = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
] as const;

/** An element of a snapshot. */
export interface Named {
  role: string;
  name: string | undefined;
  ref: string | undefined;
}

/**
 * Parses a line of an accessibility tree, such as `- button "Log in" [ref=e5]`; returns undefined for a line that is
 * not an element.
 */
export function readLine(line: string): Named | undefined {
  const groups = /^\s*- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<marks>(?: \[[^\]]*\])*)/.exec(
    line,
  )?.groups;
  if (groups === undefined) return undefined;
  const ref = /\[ref=(?<ref>\w+)\]/.exec(groups['marks'] ?? '')?.groups?.['ref'];
  return { role: groups['role']!, name: groups['name']?.replaceAll(/\\(.)/g, '$1'), ref };
}

/** Formats an element for a message, such as `button "Log in" [ref=e5]`. The content of the element is not included. */
export function formatElement({ role, name, ref }: Named): string {
  const called =
    name === undefined ? '' : ` "${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name}"`;
  return `${role}${called}${ref === undefined ? '' : ` [ref=${ref}]`}`;
}

/**
 * Lists the elements of a page that have one of the roles, with refs, for a message. Empty when there are none;
 * undefined when the page takes too long to list.
 * @param name lists only elements whose name contains it, in any letter case
 */
export async function listElements(
  page: Page,
  roles: readonly string[],
  name?: string,
): Promise<string | undefined> {
  const tree = await page.ariaSnapshot({ mode: 'ai', timeout: LOOK_MS }).catch(() => undefined);
  if (tree === undefined) return undefined;
  const requested = name === undefined ? '' : normalize(name);
  const named = tree
    .split('\n')
    .map((line) => readLine(line))
    .filter((element) => element !== undefined && roles.includes(element.role))
    .filter((element) => normalize(element!.name ?? '').includes(requested))
    .map((element) => formatElement(element!));
  const more = named.length > MAX_NAMED ? `, and ${named.length - MAX_NAMED} more` : '';
  return named.slice(0, MAX_NAMED).join(', ') + more;
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
