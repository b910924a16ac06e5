import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'complete',
    `x-error-catalogue:
  Gone: { status: 410, error: Gone, group: general, cause: C., retryable: 'no', remedy: R. }`,
    [],
  ],
  [
    'members missing, unknown or wrong',
    `x-error-catalogue:
  gone: { status: 200, error: Gone, group: general, cause: C., retryable: no, retriable: true, body: Nobody }`,
    [
      ['#/x-error-catalogue/gone', 'gone: name the entry in PascalCase.'],
      ['#/x-error-catalogue/gone', 'gone: add the member `remedy`.'],
      [
        '#/x-error-catalogue/gone/retriable',
        'gone: `retriable` is not a member of an entry. Remove it, or correct its name.',
      ],
      ['#/x-error-catalogue/gone/status', 'gone: `status` must be an error status, from 400 to 599.'],
      [
        '#/x-error-catalogue/gone/body',
        'gone: `Nobody` is not a component schema of the root document. Add it there, or correct the name.',
      ],
    ],
  ],
  [
    'retryable as a boolean',
    `x-error-catalogue:
  Gone: { status: 410, error: Gone, group: general, cause: C., retryable: false, remedy: R. }`,
    [
      [
        '#/x-error-catalogue/Gone/retryable',
        "Gone: `retryable` must be 'no', 'yes' or 'sometimes', in quotes.",
      ],
    ],
  ],
  [
    'the same status and string twice',
    `x-error-catalogue:
  Gone: { status: 410, error: Gone, group: general, cause: C., retryable: 'no', remedy: R. }
  Lost: { status: 410, error: Gone, group: general, cause: C., retryable: 'no', remedy: R. }`,
    [
      [
        '#/x-error-catalogue/Lost/error',
        'Lost: Gone has the same status and `error` already. Merge the two.',
      ],
    ],
  ],
];
