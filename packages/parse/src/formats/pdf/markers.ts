import type { Cell, Line, Run } from './run.ts';

const BULLET = /^(?:[•◦▪▫‣⁃∙●○■□◆◇➢➤✓·*–—-]|\uF0B7|\uF0A7|\uF02D|\u25AA|o)$/u;
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivxl]{1,5})[.)]$/i;
const JOINED = /^([•◦▪▫‣⁃∙●○■□◆◇➢➤✓]|\(?(?:\d{1,3}|[a-z])[.)]|[-–*])\s+(?=\S)/iu;

/** A line of a list, split into its marker and the rest. */
export interface Marked {
  marker: string;
  line: Line;
}

/** Splits a line that starts with a list marker; returns undefined for any other line. */
export function splitMarker(line: Line): Marked | undefined {
  const [first, ...others] = line.cells;
  const [run, ...runs] = first!.runs;
  const text = run!.text.trim();
  if (BULLET.test(text) || NUMBER.test(text)) {
    const rest = runs.length > 0 ? [cellOf(runs), ...others] : others;
    return rest.length === 0 ? undefined : { marker: text, line: { ...line, cells: rest } };
  }
  const marker = JOINED.exec(run!.text)?.[0];
  if (marker === undefined) return undefined;
  const cut = { ...run!, text: run!.text.slice(marker.length) };
  return {
    marker: marker.trim(),
    line: { ...line, cells: [{ ...first!, runs: [cut, ...runs] }, ...others] },
  };
}

function cellOf(runs: Run[]): Cell {
  const last = runs.at(-1)!;
  return { runs, x: runs[0]!.x, right: last.x + last.width };
}
