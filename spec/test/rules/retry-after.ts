import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'in agreement',
    `x-retry: { statuses: [429] }
x-error-catalogue:
  Slow: { status: 429, retryable: 'yes', retryAfter: true, error: Slow, cause: C. }
  Gone: { status: 410, retryable: 'no', error: Gone, cause: C. }
paths: { /map: { post: { x-errors: [Slow, Gone] } } }
components: { headers: { Retry-After: { description: Seconds. } } }`,
    [],
  ],
  [
    'retryable with a status that is not, and the reverse',
    `x-retry: { statuses: [429] }
x-error-catalogue:
  Slow: { status: 429, retryable: 'no', error: Slow }
  Gone: { status: 410, retryable: 'yes', error: Gone }
  Late: { status: 408, retryable: 'no', retryAfter: true, error: Late }`,
    [
      [
        '#/x-error-catalogue/Slow/retryable',
        "Slow: 429 is a status of `x-retry`, so `retryable` must be 'yes' or 'sometimes'.",
      ],
      [
        '#/x-error-catalogue/Gone/retryable',
        "Gone: 410 is not a status of `x-retry`, so `retryable` cannot be 'yes'.",
      ],
      [
        '#/x-error-catalogue/Late/retryAfter',
        'Late: an error that is not retryable has no use for `retryAfter`. Remove it.',
      ],
    ],
  ],
  [
    'a 429 without the header',
    `x-retry: { statuses: [429] }
x-error-catalogue: { Slow: { status: 429, retryable: 'yes', error: Slow, cause: C. } }
paths: { /map: { post: { x-errors: [Slow] } } }`,
    [
      [
        '#/paths/~1map/post/responses/429',
        'A 429 response must carry `Retry-After`. Give its errors `retryAfter: true`.',
      ],
    ],
  ],
];
