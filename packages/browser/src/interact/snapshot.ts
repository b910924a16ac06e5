import type { Page } from 'playwright-core';

/** Characters of a snapshot; what follows is cut. */
const MAX_SNAPSHOT = 200_000;
/** A field with its value behind it, or the line of its value alone. */
const VALUE = /^(?<field>\s*- (?:'?textbox(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*'?|text)): (?<value>.*)$/;

/** The accessibility tree of a page, with refs; without what is in password fields. */
export async function readSnapshot(page: Page, timeout: number): Promise<string> {
  const tree = await page.ariaSnapshot({ mode: 'ai', timeout: Math.max(1, timeout) });
  const visible = hide(tree, await secretsOf(page));
  return visible.length > MAX_SNAPSHOT ? `${visible.slice(0, MAX_SNAPSHOT)}\n…` : visible;
}

/** What is in the password fields of a page and of its frames. */
async function secretsOf(page: Page): Promise<ReadonlySet<string>> {
  const found = page.frames().map(
    (frame) =>
      frame
        .locator('input[type=password]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
        .catch(() => []), // The frame has gone.
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

/** YAML quotes what it would else take for something else; within quotes as JSON does. */
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
