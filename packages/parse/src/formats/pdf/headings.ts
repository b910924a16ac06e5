import type { Block } from './block.ts';
import { lineText } from './run.ts';

/** Sizes that differ by less count as equal. */
const SAME = 0.35;
/** Ratio to the size of the body text above which text is a heading. */
const LARGER = 1.08;
/** Max characters of a heading. */
const MAX_HEADING = 300;

/**
 * Returns the heading level of a block, by its size relative to the other blocks; undefined for blocks that are not
 * headings.
 */
export type LevelOf = (block: Block) => number | undefined;

/** Finds the size of the body text, and assigns levels to the larger sizes. */
export function createLevels(blocks: readonly Block[]): LevelOf {
  const characters = new Map<number, number>();
  for (const block of blocks) {
    if (!('size' in block)) continue;
    for (const line of block.lines) {
      const size = round(line.size);
      characters.set(size, (characters.get(size) ?? 0) + lineText(line).length);
    }
  }
  const body = [...characters].reduce((max, one) => (one[1] > max[1] ? one : max), [0, 0])[0];
  const isHeading = (block: Block): block is Block & { kind: 'text' } =>
    block.kind === 'text' && block.size > body * LARGER && textLength(block) <= MAX_HEADING;
  const sizes = [...new Set(blocks.filter(isHeading).map(({ size }) => round(size)))].toSorted(
    (a, b) => b - a,
  );
  const steps = sizes.filter((size, at) => at === 0 || sizes[at - 1]! - size > SAME);
  const hasBody = blocks.some((block) => block.kind === 'text' && !block.lines[0]!.isBold);
  // When no heading is larger than the text, a bold first block is the title.
  const [first] = blocks;
  const title = steps.length === 0 && first && isBoldHeading(first) ? first : undefined;
  return (block) => {
    if (hasBody && !isHeading(block) && isBoldHeading(block))
      return block === title ? 1 : Math.min(6, Math.max(steps.length, title ? 1 : 0) + 1);
    if (!isHeading(block)) return undefined;
    const level = steps.findIndex((step) => step - round(block.size) <= SAME) + 1;
    return Math.min(6, Math.max(1, level));
  };
}

/** Whether a block of normal size is a heading: it is bold, short, and not a sentence. */
function isBoldHeading(block: Block): boolean {
  if (block.kind !== 'text' || block.lines.length > 2 || !block.lines.every(({ isBold }) => isBold))
    return false;
  const text = block.lines.map(lineText).join(' ');
  return text.length <= 120 && !/[.,;:]$/.test(text);
}

function textLength(block: Block & { kind: 'text' }): number {
  return block.lines.reduce((sum, line) => sum + lineText(line).length, 0);
}

function round(size: number): number {
  return Math.round(size * 5) / 5;
}
