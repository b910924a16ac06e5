import type { Page } from 'playwright-core';

/** Elements that one sentence names, and characters of each. */
const MAX_NAMED = 20;
const MAX_NAME = 100;
/** Milliseconds for a look at what a page has. */
const LOOK_MS = 3000;

/** What is done something with: its roles. */
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

/** One line of an accessibility tree, such as `- button "Log in" [ref=e5]`; undefined for a line of anything else. */
export function readLine(line: string): Named | undefined {
  const groups = /^\s*- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<marks>(?: \[[^\]]*\])*)/.exec(
    line,
  )?.groups;
  if (groups === undefined) return undefined;
  const ref = /\[ref=(?<ref>\w+)\]/.exec(groups['marks'] ?? '')?.groups?.['ref'];
  return { role: groups['role']!, name: groups['name']?.replaceAll(/\\(.)/g, '$1'), ref };
}

/** How an element is called in a sentence, such as `button "Log in" [ref=e5]`. What is in it is not told. */
export function formatElement({ role, name, ref }: Named): string {
  const called =
    name === undefined ? '' : ` "${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name}"`;
  return `${role}${called}${ref === undefined ? '' : ` [ref=${ref}]`}`;
}

/** The elements of a page that have one of the roles, with refs, as a list for a sentence; empty when there are none. */
export async function listElements(page: Page, roles: readonly string[]): Promise<string> {
  const tree = await page.ariaSnapshot({ mode: 'ai', timeout: LOOK_MS }).catch(() => '');
  const named = tree
    .split('\n')
    .map((line) => readLine(line))
    .filter((element) => element !== undefined && roles.includes(element.role))
    .map((element) => formatElement(element!));
  const more = named.length > MAX_NAMED ? `, and ${named.length - MAX_NAMED} more` : '';
  return named.slice(0, MAX_NAMED).join(', ') + more;
}
