import type { Block } from '../content/block.ts';
import { box, drawing, labelLines, startDot, stateBox } from './state-parts.ts';
import type { Position, Transition } from './state-parts.ts';
import { stateTree } from './state-tree.ts';

const width = 720;
const gap = 84;
/** Room for a label above the topmost arrow. */
const over = 24;
/** Where the second column begins. */
const first = 160;

/** A diagram of states in columns by their distance from `start`, which is a dot. States that lead nowhere are terminal. */
export function stateFigure(transitions: Transition[]): Block {
  const label = transitions.map(({ from, to, label }) => `${from} to ${to}: ${label}`).join('; ');
  const tree = stateTree(transitions, label);
  return {
    kind: 'figure',
    drawings: [stateColumns(transitions, label), ...(tree ? [tree] : [])],
    caption: 'States with a double border are terminal.',
    alternative: transitions.map(({ from, to, label }) => `- \`${from}\` → \`${to}\`: ${label}`).join('\n'),
  };
}

function stateColumns(transitions: Transition[], label: string): string {
  const positions = layout(transitions);
  const height = Math.max(...[...positions.values()].map(({ y }) => y)) + box.height;
  return drawing('wide', [width, height], label, (arrow) => [
    ...transitions.map((transition) => move(transition, positions, arrow)),
    ...[...positions].map(([name, location]) =>
      name === 'start'
        ? startDot({ x: location.x + 12, y: location.y + box.height / 2 })
        : stateBox(name, location, transitions),
    ),
  ]);
}

function layout(transitions: Transition[]): Map<string, Position> {
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

function move(
  { from, to, label }: Transition,
  positions: Map<string, Position>,
  arrow: (path: string) => string,
): string {
  const a = positions.get(from)!;
  const b = positions.get(to)!;
  const x1 = from === 'start' ? a.x + 20 : a.x + box.width;
  const [y1, y2] = [a.y + box.height / 2, b.y + box.height / 2];
  const corner =
    y1 === y2
      ? ''
      : `H${x1 + 16}Q${x1 + 24} ${y1} ${x1 + 24} ${y1 + 8 * Math.sign(y2 - y1)}V${y2 - 8 * Math.sign(y2 - y1)}Q${x1 + 24} ${y2} ${x1 + 32} ${y2}`;
  return arrow(`M${x1} ${y1}${corner}H${b.x - 3}`) + labelLines(label, x1 + (corner ? 38 : 8), y2);
}
