import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { diffOpenApi, computeBump, type OpenApiDocument } from '../src/index.ts';

const response = (schema: string, marks = '') =>
  `${marks}paths: {/map: {post: {responses: {200: {content: {application/json: {schema: ${schema}}}}}}}}`;
const marked = (mark: string, type: string) =>
  `paths: {/map: {post: {x-definition: ${mark}, requestBody: {content: {a/b: {schema: {type: ${type}}}}}}}}`;

/** Before, after, level, whether it was provisional, and the version step it asks for. */
const TABLE: readonly (readonly [string, string, string, string, boolean, string])[] = [
  [
    'property marked itself',
    response('{properties: {w: {x-definition: provisional, type: string}}}'),
    response('{properties: {w: {x-definition: provisional, type: integer}}}'),
    'breaking',
    true,
    'minor',
  ],
  [
    'property marked and removed',
    response('{properties: {w: {x-definition: provisional}}}'),
    response('{}'),
    'breaking',
    true,
    'minor',
  ],
  [
    'property below a marked one',
    response('{properties: {w: {x-definition: provisional, properties: {v: {type: string}}}}}'),
    response('{properties: {w: {x-definition: provisional, properties: {v: {type: integer}}}}}'),
    'breaking',
    true,
    'minor',
  ],
  [
    'property that says more than the marked one above',
    response('{x-definition: provisional, properties: {w: {x-definition: specified, type: string}}}'),
    response('{x-definition: provisional, properties: {w: {x-definition: specified, type: integer}}}'),
    'breaking',
    false,
    'major',
  ],
  [
    'operation marked',
    marked('provisional', 'string'),
    marked('provisional', 'integer'),
    'breaking',
    true,
    'minor',
  ],
  [
    'operation marked partial',
    marked('partial', 'string'),
    marked('partial', 'integer'),
    'breaking',
    false,
    'major',
  ],
  [
    'operation marked not-shown',
    marked('not-shown', 'string'),
    marked('not-shown', 'integer'),
    'breaking',
    false,
    'major',
  ],
  [
    'operation marked and removed',
    'paths: {/map: {post: {x-definition: provisional}}}',
    '{}',
    'breaking',
    true,
    'minor',
  ],
  [
    'document marked',
    response('{type: string}', 'x-definition: provisional\n'),
    response('{type: integer}', 'x-definition: provisional\n'),
    'breaking',
    true,
    'minor',
  ],
  [
    'parameter marked and removed',
    'paths: {/map: {post: {parameters: [{in: query, name: q, x-definition: provisional}]}}}',
    'paths: {/map: {post: {}}}',
    'breaking',
    true,
    'minor',
  ],
  [
    'parameter marked and narrowed',
    'paths: {/map: {post: {parameters: [{in: query, name: q, x-definition: provisional, schema: {type: number}}]}}}',
    'paths: {/map: {post: {parameters: [{in: query, name: q, x-definition: provisional, schema: {type: integer}}]}}}',
    'breaking',
    true,
    'minor',
  ],
  [
    'response marked and removed',
    'paths: {/map: {post: {responses: {404: {x-definition: provisional}}}}}',
    'paths: {/map: {post: {}}}',
    'breaking',
    true,
    'minor',
  ],
  [
    'error marked and removed',
    'x-error-catalogue: {A: {x-definition: provisional}}',
    '{}',
    'breaking',
    true,
    'minor',
  ],
  [
    'error marked and changed',
    'x-error-catalogue: {A: {x-definition: provisional, status: 404}}',
    'x-error-catalogue: {A: {x-definition: provisional, status: 410}}',
    'breaking',
    true,
    'minor',
  ],
  ['nothing marked', response('{type: string}'), response('{type: integer}'), 'breaking', false, 'major'],
  ['an addition', response('{}'), response('{properties: {a: {}}}'), 'additive', false, 'minor'],
  ['a text', response('{title: A}'), response('{title: B}'), 'text', false, 'patch'],
];

const read = (yaml: string): OpenApiDocument => ({ openapi: '3.1.0', ...parse(yaml) });

test.each(TABLE)('%s', (_title, old, now, level, provisional, bump) => {
  const changes = diffOpenApi(read(old), read(now));
  expect(changes.map((change) => [change.level, change.provisional])).toEqual([[level, provisional]]);
  expect(computeBump(changes)).toBe(bump);
});

test('no change asks for no version', () => {
  expect(computeBump([])).toBe('none');
});

test('only the provisional mark of before counts', () => {
  const changes = diffOpenApi(
    read(response('{properties: {w: {type: string}}}')),
    read(response('{properties: {w: {x-definition: provisional, type: integer}}}')),
  );
  expect(changes.map(({ rule, provisional }) => [rule, provisional])).toEqual([
    ['type', false],
    ['x-definition', false],
  ]);
  expect(computeBump(changes)).toBe('major');
});
