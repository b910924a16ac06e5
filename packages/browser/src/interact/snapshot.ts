import type { Page } from 'playwright-core';
import type { ActionOf } from './element-action.ts';
import { find, isNamed } from './find.ts';
import { prune } from './prune.ts';

/** Max characters of a snapshot by default: about 8,000 tokens. */
const MAX_CHARACTERS = 32_000;
/** A field followed by its value, or a line that only holds a value. */
const VALUE = /^(?<field>\s*- (?:'?textbox(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*'?|text)): (?<value>.*)$/;

/**
 * Reads the accessibility tree of a page, or of an element in it, with refs and without the values of password fields.
 * @returns the tree, and a sentence when parts of it were left out
 * @throws {ActionError} when there is no such element
 */
export async function readSnapshot(
  page: Page,
  action: ActionOf<'snapshot'>,
  timeout: number,
): Promise<{ snapshot: string; missing: string | undefined }> {
  const { maxCharacters = MAX_CHARACTERS } = action;
  const until = Date.now() + timeout;
  const of = isNamed(action) ? await find(page, action, timeout / 2) : page;
  const tree = await of.ariaSnapshot({ mode: 'ai', timeout: Math.max(1, until - Date.now()) });
  const visible = hide(tree, await secretsOf(page));
  const { text, omitted } = prune(visible, maxCharacters);
  if (omitted === 0) return { snapshot: text, missing: undefined };
  const missing = `It is too long: ${omitted} lines were left out where it says so. A snapshot of one element by its ref shows what is inside of it.`;
  return { snapshot: text, missing };
}

/** Reads the values of the password fields of a page and of its frames. */
async function secretsOf(page: Page): Promise<ReadonlySet<string>> {
  const found = page.frames().map(
    (frame) =>
      frame
        .locator('input[type=password]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
        .catch(() => []), // The frame was removed.
  );
  const values = (await Promise.all(found)).flat().map((value) => inOneLine(value));
  return new Set(values.filter((value) => value !== ''));
}

function hide(tree: string, secrets: ReadonlySet<string>): string {
  if (secrets.size === 0) return tree;
  const lines = tree.split('\n').map((line) => {
    const { field, value } = VALUE.exec(line)?.groups ?? {};
    return value !== undefined && secrets.has(inOneLine(unquoted(value))) ? `${field}: (hidden)` : line;
  });
  return lines.join('\n');
}

/** YAML quotes a value that it would otherwise read as something else; the quoted form is JSON's. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}

function inOneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}
