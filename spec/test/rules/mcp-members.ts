import type { Case } from '../rules.test.ts';

const message =
  '`x-mcp` has a `description` of one sentence at least, and `destructive` and `openWorld`, true or false. Correct this or leave it out.';

export const cases: Case[] = [
  [
    'none, and one of each kind',
    `paths:
  /a:
    get: {}
    put: { x-mcp: { description: Reads a website to its end. } }
    post: { x-mcp: { destructive: true, openWorld: false } }`,
    [],
  ],
  [
    'what is not known, not of its kind, and nothing',
    `paths:
  /a:
    get: { x-mcp: { title: Reads a website to its end. } }
    put: { x-mcp: { description: Short. } }
    post: { x-mcp: { openWorld: 'yes' } }
    delete: { x-mcp: {} }`,
    [
      ['#/paths/~1a/get/x-mcp/title', message],
      ['#/paths/~1a/put/x-mcp/description', message],
      ['#/paths/~1a/post/x-mcp/openWorld', message],
      ['#/paths/~1a/delete/x-mcp', '`x-mcp` says nothing. Leave it out.'],
    ],
  ],
  ['of a schema', 'components: { schemas: { A: { x-mcp: false }, B: {} } }', []],
  [
    'of a schema, not false',
    'components: { schemas: { A: { x-mcp: { description: Reads a website to its end. } } } }',
    [
      [
        '#/components/schemas/A/x-mcp',
        '`x-mcp` of a schema is `false`: no model is shown a field of it. Correct this or leave it out.',
      ],
    ],
  ],
];
