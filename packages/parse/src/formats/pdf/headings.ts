import type { Block } from './block.ts';
import { lineText } from './run.ts';

/** Sizes nearer than this are one. */
const SAME = 0.35;
/** Text this much larger than most is a heading. */
const LARGER = 1.08;
/** Characters of a heading. */
const MAX_HEADING = 300;

/** The level of a text that is a heading, by how large it is beside the others; undefined for any other. */
export type LevelOf = (block: Block) => number | undefined;

/** Finds the size that most of the text has, and what the larger ones mean. */
export function levelsOf(blocks: readonly Block[]): LevelOf {
  const characters = new Map<number, number>();
  for (const block of blocks) {
    if (!('size' in block)) continue;
    for (const line of block.lines) {
      const size = round(line.size);
      characters.set(size, (characters.get(size) ?? 0) + lineText(line).length);
    }
  }
  const body = [...characters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
  const isHeading = (block: Block): block is Block & { kind: 'text' } =>
    block.kind === 'text' && block.size > body * LARGER && textLength(block) <= MAX_HEADING;
  const sizes = [...new Set(blocks.filter(isHeading).map(({ size }) => round(size)))].toSorted(
    (a, b) => b - a,
  );
  const steps = sizes.filter((size, at) => at === 0 || sizes[at - 1]! - size > SAME);
  return (block) => {
    if (!isHeading(block)) return undefined;
    const level = steps.findIndex((step) => step - round(block.size) <= SAME) + 1;
    return Math.min(6, Math.max(1, level));
  };
}

function textLength(block: Block & { kind: 'text' }): number {
  return block.lines.reduce((sum, line) => sum + lineText(line).length, 0);
}

function round(size: number): number {
  return Math.round(size * 5) / 5;
}
