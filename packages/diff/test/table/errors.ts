import type { DocumentRow } from './rows.ts';
import { op, catalogue, P, CONFLICT } from './snippets.ts';

/** Edits of documents: errors. */
export const ERRORS: readonly DocumentRow[] = [
  [
    'error removed',
    catalogue(CONFLICT),
    catalogue(''),
    'breaking error-catalogue /x-error-catalogue/Conflict',
  ],
  ['error added', catalogue(''), catalogue(CONFLICT), 'additive error-catalogue /x-error-catalogue/Conflict'],
  [
    'string of an error',
    catalogue('A: {status: 404, error: Not Found}'),
    catalogue('A: {status: 404, error: Not found}'),
    'breaking error-error /x-error-catalogue/A/error',
  ],
  [
    'status of an error',
    catalogue('A: {status: 404}'),
    catalogue('A: {status: 410}'),
    'breaking error-status /x-error-catalogue/A/status',
  ],
  [
    'retryable of an error',
    catalogue('A: {retryable: yes}'),
    catalogue('A: {retryable: sometimes}'),
    'breaking error-retryable /x-error-catalogue/A/retryable',
  ],
  [
    'code of an error',
    catalogue('A: {code: a}'),
    catalogue('A: {code: b}'),
    'breaking error-code /x-error-catalogue/A/code',
  ],
  [
    'code of an error added',
    catalogue('A: {}'),
    catalogue('A: {code: b}'),
    'additive error-code /x-error-catalogue/A/code',
  ],
  [
    'cause of an error',
    catalogue('A: {cause: One.}'),
    catalogue('A: {cause: Two.}'),
    'text error-text /x-error-catalogue/A/cause',
  ],
  [
    'errors in another order',
    catalogue('A: {status: 404}, B: {status: 410}'),
    catalogue('B: {status: 410}, A: {status: 404}'),
    'none',
  ],
  [
    'error of an operation added',
    op('x-errors: [A]'),
    op('x-errors: [A, B]'),
    `additive x-errors ${P}/x-errors`,
  ],
  [
    'error of an operation removed',
    op('x-errors: [A, B]'),
    op('x-errors: [B]'),
    `breaking x-errors ${P}/x-errors`,
  ],
  ['errors of an operation in another order', op('x-errors: [A, B]'), op('x-errors: [B, A]'), 'none'],
];
