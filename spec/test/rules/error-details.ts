import type { Case } from '../rules.test.ts';

const withDetail = (detail: string): string => `x-error-catalogue:
  Bad: { status: 400, error: Bad, cause: C., details: [${detail}] }
components:
  schemas:
    MapRequest: { properties: { limit: { type: integer, maximum: 100 }, name: { $ref: '#/components/schemas/Name' } } }
    Name: { type: string, maxLength: 7 }`;

export const cases: Case[] = [
  [
    'bounds that the members have',
    withDetail(`
    { path: /limit, code: maximum, message: must be at most 100, expected: 100 },
    { path: /who/name, code: maxLength, message: must have at most 7 characters, expected: 7 },
    { path: /url, code: format, message: must be a URL, expected: http-url }`),
    [],
  ],
  [
    'a bound that the member had, in the example and in its text',
    withDetail(`{ path: /limit, code: maximum, message: must be at most 90, expected: 80 }`),
    [
      ['#/x-error-catalogue/Bad/details/0/expected', 'Bad: no `limit` has the maximum 80. There is 100.'],
      ['#/x-error-catalogue/Bad/details/0/message', 'Bad: the message does not say what is expected, 80.'],
    ],
  ],
  [
    'a bound of a member that there is not',
    withDetail(`{ path: /size, code: maxItems, message: must have at most 3 items, expected: 3 }`),
    [['#/x-error-catalogue/Bad/details/0/expected', 'Bad: no `size` has the maxItems 3. There is none.']],
  ],
];
