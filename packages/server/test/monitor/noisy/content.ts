import type { Noise } from './noise.ts';

/** A page as who writes it thinks of it: what changes here has changed, and what its noise says has not. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'text'; text: string }
  /** A paragraph of parts that belong to its writer and parts that do not. */
  | { kind: 'line'; parts: (string | Noise)[] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'facts'; pairs: [string, string][] }
  | { kind: 'code'; text: string }
  | { kind: 'image'; alt: string; src: string; busts: boolean }
  | { kind: 'noise'; noise: Noise };

export interface Content {
  readonly template: string;
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly blocks: Block[];
  /** What stands outside of the main content. */
  readonly around: readonly Noise[];
}

export function copyOf({ blocks, ...rest }: Content): Content {
  return { ...rest, blocks: blocks.map(copyOfBlock) };
}

/** Noise is a function, which `structuredClone` refuses: it is shared, the rest is copied. */
function copyOfBlock(block: Block): Block {
  if (block.kind === 'line') return { ...block, parts: [...block.parts] };
  if (block.kind === 'noise') return block;
  return structuredClone(block);
}
