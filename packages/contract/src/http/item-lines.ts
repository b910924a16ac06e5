import type { Framing, Json } from '@web-data/openapi';

/** What stands before and behind each JSON text of the framings that a request can have. */
const MARKS: Partial<Record<Framing, readonly [before: string, behind: string]>> = {
  lines: ['', '\n'],
  sequence: ['\u001e', '\n'],
};

/** Writes the items of a body of JSON texts; `undefined` in any other framing. */
export function writeItems(framing: Framing | undefined, items: readonly Json[]): string | undefined {
  const marks = framing && MARKS[framing];
  return marks && items.map((item) => `${marks[0]}${JSON.stringify(item)}${marks[1]}`).join('');
}

/** Splits a body of JSON texts into them; `undefined` in any other framing. */
export function splitItems(framing: Framing | undefined, text: string): readonly string[] | undefined {
  const marks = framing && MARKS[framing];
  return marks && text.split(marks[0] || marks[1]).filter((part) => part.trim() !== '');
}
