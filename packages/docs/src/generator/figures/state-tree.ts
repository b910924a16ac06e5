import { box, drawing, labelLines, startDot, stateBox } from './state-parts.ts';
import type { Position, Transition } from './state-parts.ts';

const width = 340;
const dot = { x: 16, y: 8 };
/** Offset of a state to the right of its origin, and below the previous state. */
const step = { x: 30, y: 84 };

/**
 * The states one below the other, each indented under the one that leads to it: for narrow screens. Undefined where
 * a state is reached in two ways, which a tree cannot show.
 */
export function stateTree(transitions: Transition[], label: string): string | undefined {
  const branches = listBranches('start', transitions, new Set(['start']));
  if (branches.length !== transitions.length) return undefined;
  const positions = new Map<string, Position>([['start', { x: 0, y: dot.y - box.height }]]);
  for (const [index, { from, to }] of branches.entries())
    positions.set(to, { x: positions.get(from)!.x + step.x, y: 50 + index * step.y });
  const height = 50 + (branches.length - 1) * step.y + box.height;
  return drawing('narrow', [width, height], label, (arrow) => [
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
