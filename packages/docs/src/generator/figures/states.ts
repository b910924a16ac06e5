import type { Block } from '../content/block.ts';
import { escape } from '../render/html.ts';

/** A move from one state to another. */
export interface Transition {
  from: string;
  to: string;
  label: string;
}

const width = 720;
const box = { width: 132, height: 44 };
const gap = 84;
/** Room for a label above the topmost arrow. */
const over = 24;
/** Where the second column begins. */
const first = 160;

/** A diagram of states in columns by their distance from `start`, which is a dot. States that lead nowhere are terminal. */
export function stateFigure(transitions: Transition[]): Block {
  const places = layout(transitions);
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + box.height;
  const words = transitions.map(({ from, to, label }) => `${from} to ${to}: ${label}`).join('; ');
  const parts = [
    ...transitions.map((transition) => arrow(transition, places)),
    ...[...places].map(([name, place]) => state(name, place, isTerminal(name, transitions))),
  ];
  return {
    kind: 'figure',
    svg: `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(words)}"><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" class="line-end"/></marker></defs>${parts.join('')}</svg>`,
    caption: 'States with a double border are terminal.',
    alternative: transitions.map(({ from, to, label }) => `- \`${from}\` → \`${to}\`: ${label}`).join('\n'),
  };
}

interface Place {
  x: number;
  y: number;
}

function layout(transitions: Transition[]): Map<string, Place> {
  const columns: string[][] = [['start']];
  const placed = new Set(['start']);
  for (let last = columns[0]!; last.length > 0; last = columns.at(-1)!) {
    const next = transitions
      .filter(({ from, to }) => last.includes(from) && !placed.has(to))
      .map(({ to }) => to);
    columns.push([...new Set(next)]);
    for (const name of next) placed.add(name);
  }
  const filled = columns.filter((column) => column.length > 0);
  const tallest = Math.max(...filled.map((column) => column.length));
  // The start is only a dot, so the first column is narrower than the others.
  const step = (width - box.width - first) / (filled.length - 2 || 1);
  return new Map(
    filled.flatMap((column, depth) =>
      column.map((name, index) => {
        const y = ((tallest - column.length) / 2 + index) * gap + over;
        return [name, { x: depth === 0 ? 0 : first + (depth - 1) * step, y }] as const;
      }),
    ),
  );
}

function isTerminal(name: string, transitions: Transition[]): boolean {
  return transitions.every(({ from }) => from !== name);
}

function state(name: string, { x, y }: Place, terminal: boolean): string {
  const middle = y + box.height / 2;
  if (name === 'start') return `<circle cx="${x + 12}" cy="${middle}" r="6" class="ink"/>`;
  const outer = `<rect x="${x + 1}" y="${y + 1}" width="${box.width - 2}" height="${box.height - 2}" rx="10" class="box"/>`;
  const inner = `<rect x="${x + 5}" y="${y + 5}" width="${box.width - 10}" height="${box.height - 10}" rx="7" class="box"/>`;
  return `${outer}${terminal ? inner : ''}<text x="${x + box.width / 2}" y="${middle + 5}" text-anchor="middle" class="mono">${escape(name)}</text>`;
}

function arrow({ from, to, label }: Transition, places: Map<string, Place>): string {
  const a = places.get(from)!;
  const b = places.get(to)!;
  const x1 = from === 'start' ? a.x + 20 : a.x + box.width;
  const [y1, y2] = [a.y + box.height / 2, b.y + box.height / 2];
  const turn =
    y1 === y2
      ? ''
      : `H${x1 + 16}Q${x1 + 24} ${y1} ${x1 + 24} ${y1 + 8 * Math.sign(y2 - y1)}V${y2 - 8 * Math.sign(y2 - y1)}Q${x1 + 24} ${y2} ${x1 + 32} ${y2}`;
  const line = `<path d="M${x1} ${y1}${turn}H${b.x - 3}" class="line" marker-end="url(#arrow)"/>`;
  return line + labels(label, x1 + (turn ? 38 : 8), y2);
}

/** A label in lines of at most 34 characters above its arrow. */
function labels(text: string, x: number, y: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 34) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const first = y - 9 - (lines.length - 1) * 17;
  return lines
    .map((line, index) => `<text x="${x}" y="${first + index * 17}" class="soft">${escape(line)}</text>`)
    .join('');
}
