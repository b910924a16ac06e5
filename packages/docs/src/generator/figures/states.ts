import type { Block } from '../content/block.ts';
import {
  box,
  drawing,
  labelLines,
  startDot,
  stateBox,
  type Position,
  type Transition,
} from './state-parts.ts';

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

const treeWidth = 340;
const dot = { x: 16, y: 8 };
/** Offset of a state to the right of its origin, and below the previous state. */
const step = { x: 30, y: 84 };

/**
 * The states one below the other, each indented under the one that leads to it: for narrow screens. Undefined where
 * a state is reached in two ways, which a tree cannot show.
 */
function stateTree(transitions: Transition[], label: string): string | undefined {
  const branches = listBranches('start', transitions, new Set(['start']));
  if (branches.length !== transitions.length) return undefined;
  const positions = new Map<string, Position>([['start', { x: 0, y: dot.y - box.height }]]);
  for (const [index, { from, to }] of branches.entries())
    positions.set(to, { x: positions.get(from)!.x + step.x, y: 50 + index * step.y });
  const height = 50 + (branches.length - 1) * step.y + box.height;
  return drawing('narrow', [treeWidth, height], label, (arrow) => [
    startDot(dot),
    ...branches.flatMap(({ from, to, label }) => {
      const [parent, location] = [positions.get(from)!, positions.get(to)!];
      const trunk = `M${parent.x + dot.x} ${parent.y + box.height}`;
      return [
        arrow(`${trunk}V${location.y + box.height / 2}H${location.x - 2}`),
        stateBox(to, location, transitions),
        labelLines(label, location.x + 4, location.y),
      ];
    }),
  ]);
}

/** The transitions from a state and its successors, in the order of a tree read from the top. */
function listBranches(state: string, transitions: Transition[], seen: Set<string>): Transition[] {
  return transitions
    .filter(({ from }) => from === state)
    .flatMap((branch) => {
      if (seen.has(branch.to)) return [];
      seen.add(branch.to);
      return [branch].concat(listBranches(branch.to, transitions, seen));
    });
}
