import { escapeHtml } from '../../escape-html.ts';

/** A transition from one state to another; every history begins in `start`. */
export interface Transition {
  from: string;
  to: string;
  label: string;
}

export interface Position {
  x: number;
  y: number;
}

/** Size of the box of a state. */
export const box = { width: 132, height: 44 };

/** A state as a box with its name; a final one has a double border. */
export function stateBox(name: string, { x, y }: Position, transitions: Transition[]): string {
  const terminal = transitions.every(({ from }) => from !== name);
  const border = (inset: number, radius: number): string =>
    `<rect x="${x + inset}" y="${y + inset}" width="${box.width - 2 * inset}" height="${box.height - 2 * inset}" rx="${radius}" class="box"/>`;
  const text = `<text x="${x + box.width / 2}" y="${y + box.height / 2 + 5}" text-anchor="middle" class="mono">${escapeHtml(name)}</text>`;
  return border(1, 10) + (terminal ? border(5, 7) : '') + text;
}

/** The dot in which every history of states begins. */
export function startDot({ x, y }: Position): string {
  return `<circle cx="${x}" cy="${y}" r="6" class="ink"/>`;
}

/** Breaks a label into lines of up to 34 characters that end above `y`. */
export function labelLines(text: string, x: number, y: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 34) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const first = y - 9 - (lines.length - 1) * 17;
  return lines
    .map((line, index) => `<text x="${x}" y="${first + index * 17}" class="soft">${escapeHtml(line)}</text>`)
    .join('');
}

/** The complete drawing, for wide screens or for phones; `arrow` in it draws a path with a head. */
export function drawing(
  name: 'wide' | 'narrow',
  [width, height]: [number, number],
  label: string,
  draw: (arrow: (path: string) => string) => string[],
): string {
  const head = `<defs><marker id="arrow-${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" class="line-end"/></marker></defs>`;
  const parts = draw((path) => `<path d="${path}" class="line" marker-end="url(#arrow-${name})"/>`);
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label)}">${head}${parts.join('')}</svg>`;
}
