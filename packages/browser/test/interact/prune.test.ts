import { expect, test } from 'vitest';
import { prune } from '../../src/interact/prune.ts';

const list = [
  '- list:',
  ...Array.from({ length: 300 }, (_, index) => `  - item ${index}:\n    - text: x`),
  '- end',
].join('\n');

test.each<[name: string, tree: string, max: number, text: string, omitted: number]>([
  ['a tree that fits', '- a:\n  - b', 10, '- a:\n  - b', 0],
  [
    'the end of a long list',
    list,
    200,
    '- list:\n  - item 0:\n    - text: x\n  - item 1:\n    - text: x\n  - item 2:\n    - text: x\n  - item 3:\n    - text: x\n  - item 4:\n    - text: x\n  - … 590 more\n- end',
    590,
  ],
  [
    'what is deepest',
    '- a:\n  - b:\n    - cccccccccccccccccccccccccccc\n- d',
    36,
    '- a:\n  - b:\n    - … 1 more\n- d',
    1,
  ],
  ['what no shorter tree would hold', `- ${'a'.repeat(50)}`, 10, '- aaaaaaaa', 1],
])('leaves out %s', (_, tree, max, text, omitted) => {
  expect(prune(tree, max)).toEqual({ text, omitted });
});
