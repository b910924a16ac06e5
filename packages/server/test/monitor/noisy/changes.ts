import type { Chance } from './chance.ts';
import type { Block, Content } from './content.ts';

/** Changes a page as its writer would. @returns whether there was anything of the kind to change */
type Change = (content: Content, chance: Chance) => boolean;

type Of<K extends Block['kind']> = Block & { kind: K };

function one<K extends Block['kind']>(
  { blocks }: Content,
  chance: Chance,
  kind: K,
  fits: (block: Of<K>) => boolean = () => true,
) {
  const found = blocks.filter((block): block is Of<K> => block.kind === kind && fits(block as Of<K>));
  return found.length === 0 ? undefined : chance.pick(found);
}

/** What writers change, by what it is called in the report. */
export const changes: Readonly<Record<string, Change>> = {
  word: (content, chance) => {
    const block = one(content, chance, 'text');
    if (block === undefined) return false;
    block.text = withOther(block.text, chance, () =>
      chance.pick(['amended', 'revoked', 'zinc', 'Tuesday', '変更', 'ملغى']),
    );
    return true;
  },
  negation: (content, chance) => {
    const block = one(content, chance, 'text', ({ text }) => text.includes(' '));
    if (block === undefined) return false;
    block.text = withOther(block.text, chance, (word) => `not ${word}`);
    return true;
  },
  'a letter': (content, chance) => {
    const block = one(content, chance, 'text');
    if (block === undefined) return false;
    const at = chance.whole(2, Math.max(2, block.text.length - 3));
    block.text = `${block.text.slice(0, at)}x${block.text.slice(at)}`;
    return true;
  },
  case: (content, chance) => {
    const block = one(content, chance, 'text', ({ text }) => text !== text.toUpperCase());
    if (block === undefined) return false;
    block.text = block.text.toUpperCase();
    return true;
  },
  'number in a table': (content, chance) => {
    const block = one(content, chance, 'table');
    const cell = block && pickCell(block, chance, /\d/);
    if (cell === undefined) return false;
    cell.row[cell.at] = otherNumber(cell.row[cell.at]!, chance);
    return true;
  },
  'state in a table': (content, chance) => {
    const block = one(content, chance, 'table');
    const cell = block && pickCell(block, chance, /Operational/);
    if (cell === undefined) return false;
    cell.row[cell.at] = chance.pick(['Degraded', 'Partial outage', 'Maintenance']);
    return true;
  },
  'row added': (content, chance) => {
    const block = one(content, chance, 'table');
    if (block === undefined) return false;
    const row = chance
      .pick(block.rows)
      .map((cell) => (/\d/.test(cell) ? otherNumber(cell, chance) : `${cell} II`));
    block.rows.splice(chance.whole(0, block.rows.length), 0, row);
    return true;
  },
  'row removed': (content, chance) => {
    const block = one(content, chance, 'table', ({ rows }) => rows.length > 2);
    if (block === undefined) return false;
    block.rows.splice(chance.whole(0, block.rows.length - 1), 1);
    return true;
  },
  'entry added': (content, chance) => {
    const block = one(content, chance, 'list');
    if (block === undefined) return false;
    block.items.splice(
      chance.whole(0, block.items.length),
      0,
      `Extra ${chance.hex(3)} ${chance.pick(block.items)}`,
    );
    return true;
  },
  'entry removed': (content, chance) => {
    const block = one(content, chance, 'list', ({ items }) => items.length > 2);
    if (block === undefined) return false;
    block.items.splice(chance.whole(0, block.items.length - 1), 1);
    return true;
  },
  'number in an entry': (content, chance) => {
    const block = one(content, chance, 'list', ({ items }) => items.some((item) => /\d/.test(item)));
    if (block === undefined) return false;
    const at = chance.pick([...block.items.keys()].filter((index) => /\d/.test(block.items[index]!)));
    block.items[at] = otherNumber(block.items[at]!, chance);
    return true;
  },
  'number beside noise': (content, chance) => {
    const block = one(content, chance, 'line', ({ parts }) =>
      parts.some((part) => typeof part === 'string' && /\d/.test(part)),
    );
    if (block === undefined) return false;
    const at = block.parts.findIndex((part) => typeof part === 'string' && /\d/.test(part));
    block.parts[at] = otherNumber(block.parts[at] as string, chance); // Found as one.
    return true;
  },
  'words beside noise': (content, chance) => {
    const block = one(content, chance, 'line', ({ parts }) => typeof parts[0] === 'string');
    if (block === undefined) return false;
    block.parts[0] = `${block.parts[0] as string} ${chance.pick(['(sold out)', '(new)', 'and others'])}`; // Looked at above.
    return true;
  },
  fact: (content, chance) => {
    const block = one(content, chance, 'facts');
    if (block === undefined) return false;
    const pair = chance.pick(block.pairs);
    pair[1] = /\d/.test(pair[1]) ? otherNumber(pair[1], chance) : `${pair[1]} (moved)`;
    return true;
  },
  'link target': (content, chance) => {
    const block = one(content, chance, 'link');
    if (block === undefined) return false;
    block.href = otherNumber(block.href.includes('/') ? `${block.href}1` : block.href, chance);
    return true;
  },
  image: (content, chance) => {
    const block = one(content, chance, 'image');
    if (block === undefined) return false;
    block.src = `/media/${chance.hex(6)}.png`;
    return true;
  },
  'line of code': (content, chance) => {
    const block = one(content, chance, 'code');
    if (block === undefined) return false;
    block.text = otherNumber(block.text, chance);
    return true;
  },
  heading: (content, chance) => {
    const block = one(content, chance, 'heading');
    if (block === undefined) return false;
    block.text = `${block.text} ${chance.pick(['(old)', 'and more', 'II'])}`;
    return true;
  },
  'paragraph removed': (content, chance) => {
    const texts = content.blocks.filter(({ kind }) => kind === 'text');
    if (texts.length < 2) return false;
    content.blocks.splice(content.blocks.indexOf(chance.pick(texts)), 1);
    return true;
  },
  'paragraph added': (content, chance) => {
    const block = one(content, chance, 'text');
    if (block === undefined) return false;
    const words = chance.shuffled(block.text.split(' ')).join(' ');
    content.blocks.splice(chance.whole(0, content.blocks.length), 0, {
      kind: 'text',
      text: `${words} Addendum ${chance.hex(3)}.`,
    });
    return true;
  },
  'sections swapped': (content, chance) => {
    const starts = [...content.blocks.keys()].filter((at) => content.blocks[at]!.kind === 'heading');
    if (starts.length < 2) return false;
    const from = chance.whole(0, starts.length - 2);
    const [first, second, end] = [
      starts[from]!,
      starts[from + 1]!,
      starts[from + 2] ?? content.blocks.length,
    ];
    const moved = content.blocks.splice(second, end - second);
    content.blocks.splice(first, 0, ...moved);
    return true;
  },
};

function pickCell(
  { rows }: Of<'table'>,
  chance: Chance,
  pattern: RegExp,
): { row: string[]; at: number } | undefined {
  const cells = rows.flatMap((row) => row.flatMap((cell, at) => (pattern.test(cell) ? [{ row, at }] : [])));
  return cells.length === 0 ? undefined : chance.pick(cells);
}

/** Another digit in place of the last of one of its numbers. */
function otherNumber(text: string, chance: Chance): string {
  const places = [...text.matchAll(/\d(?!\d)/g)].map(({ index }) => index);
  const at = chance.pick(places);
  const digit = (Number(text[at]) + chance.whole(1, 9)) % 10;
  return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
}

function withOther(text: string, chance: Chance, make: (word: string) => string): string {
  const words = text.split(' ');
  const at = chance.whole(0, words.length - 1);
  words[at] = make(words[at]!);
  return words.join(' ');
}
