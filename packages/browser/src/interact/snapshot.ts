import type { Page } from 'playwright-core';

/** Max characters of a snapshot; the rest is cut. */
const MAX_SNAPSHOT = 200_000;
/** A field followed by its value, or a line that only holds a value. */
const VALUE = /^(?<field>\s*- (?:'?textbox(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*'?|text)): (?<value>.*)$/;

/** Reads the accessibility tree of a page, with refs and without the values of password fields. */
export async function readSnapshot(page: Page, timeout: number): Promise<string> {
  const tree = await page.ariaSnapshot({ mode: 'ai', timeout: Math.max(1, timeout) });
  const visible = hide(tree, await secretsOf(page));
  return visible.length > MAX_SNAPSHOT ? `${visible.slice(0, MAX_SNAPSHOT)}\n…` : visible;
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
