import type { DocumentRow } from './rows.ts';
import { op, P } from './snippets.ts';

/** Edits of documents: definition marks. */
export const MARKS: readonly DocumentRow[] = [
  [
    'operation promised less',
    op('x-definition: specified'),
    op('x-definition: partial'),
    `breaking x-definition ${P}`,
  ],
  [
    'operation promised for the first time less',
    op(''),
    op('x-definition: provisional'),
    `breaking x-definition ${P}`,
  ],
  [
    'operation promised more',
    op('x-definition: provisional'),
    op('x-definition: specified'),
    `text x-definition ${P}`,
  ],
  [
    'mark that only repeats the one above',
    'x-definition: provisional\npaths: {/map: {post: {}}}',
    'x-definition: provisional\npaths: {/map: {post: {x-definition: provisional}}}',
    'none',
  ],
];
