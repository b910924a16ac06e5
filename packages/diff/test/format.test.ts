import { expect, test } from 'vitest';
import {
  changesToChangelog,
  formatGithub,
  formatJson,
  formatMarkdown,
  formatText,
  type Change,
} from '../src/index.ts';

const CHANGES: readonly Change[] = [
  {
    level: 'breaking',
    rule: 'maximum',
    operation: 'POST /map',
    pointer: '/a/maximum',
    oldPointer: '/b/maximum',
    where: 'request',
    message: 'In `limit`, the maximum changed from 9 to 5.',
    provisional: false,
  },
  {
    level: 'breaking',
    rule: 'type',
    operation: 'GET /a',
    operations: ['GET /a', 'GET /b'],
    pointer: '/c/type',
    where: 'response',
    message: 'In `a<b>`, the type changed.',
    provisional: true,
  },
  {
    level: 'additive',
    rule: 'error-catalogue',
    pointer: '/x-error-catalogue/A',
    where: 'error',
    message: 'The error A was added.',
    provisional: false,
  },
  {
    level: 'text',
    rule: 'text',
    pointer: '/info/title',
    where: 'document',
    message: 'The title: 100%, changed.',
    provisional: false,
  },
];

test('formatText', () => {
  expect(formatText([])).toBe('No changes.\n');
  expect(formatText(CHANGES))
    .toBe(`breaking: POST /map request: In \`limit\`, the maximum changed from 9 to 5.
    at #/a/maximum (before: #/b/maximum) [maximum]
breaking (provisional): GET /a response: In \`a<b>\`, the type changed.
    at #/c/type, in 2 operations [type]
additive: error: The error A was added.
    at #/x-error-catalogue/A [error-catalogue]
text: document: The title: 100%, changed.
    at #/info/title [text]

2 breaking, 1 additive, 1 text. Required version step: major.
`);
});

test('formatJson', () => {
  expect(JSON.parse(formatJson(CHANGES))).toEqual({ bump: 'major', changes: CHANGES });
});

test('formatGithub', () => {
  expect(formatGithub(CHANGES, { file: 'spec/openapi.yaml' })).toBe(
    [
      '::error file=spec/openapi.yaml,title=breaking%3A POST /map (maximum)::In `limit`, the maximum changed from 9 to 5. #/a/maximum',
      '::warning file=spec/openapi.yaml,title=breaking%3A GET /a (type)::In `a<b>`, the type changed. #/c/type',
      '::notice file=spec/openapi.yaml,title=additive%3A document (error-catalogue)::The error A was added. #/x-error-catalogue/A',
      '::notice file=spec/openapi.yaml,title=text%3A document (text)::The title: 100%25, changed. #/info/title',
      '',
    ].join('\n'),
  );
});

test('changesToChangelog and formatMarkdown', () => {
  const changelog = `### POST /map

- **Breaking**, request: In \`limit\`, the maximum changed from 9 to 5. ([\`#/a/maximum\`](spec.yaml#/a/maximum))

### Several operations

- **Breaking** (provisional), response: In \`a<b>\`, the type changed. In GET /a, GET /b. ([\`#/c/type\`](spec.yaml#/c/type))

### Errors

- Added, error: The error A was added. ([\`#/x-error-catalogue/A\`](spec.yaml#/x-error-catalogue/A))
`;
  expect(changesToChangelog(CHANGES, { document: 'spec.yaml', includeText: false })).toBe(changelog);
  expect(changesToChangelog([])).toBe('');
  expect(formatMarkdown(CHANGES, { document: 'spec.yaml', includeText: false })).toBe(
    `2 breaking, 1 additive, 1 text; required version step: **major**.\n\n${changelog}`,
  );
  expect(formatMarkdown([])).toBe('The API did not change.\n');
});

test('Markdown takes nothing from the document for its own, and keeps to what a comment can hold', () => {
  const change = {
    level: 'text',
    rule: 'text',
    pointer: '/paths/~1a`b',
    where: 'request',
    operation: 'GET /a@all',
    operations: Array.from({ length: 500 }, (_, index) => `GET /${index}`),
    message: 'In `<a>`, description changed to "@all ![x](http://y) <img> ``` **b** \n# h".',
    provisional: false,
  } satisfies Change;
  const [one, many] = [{ ...change, operations: undefined }, change].map((each) =>
    changesToChangelog([JSON.parse(JSON.stringify(each)) as Change]),
  );
  expect(one?.split('\n')).toEqual([
    '### GET /a&#64;all',
    '',
    '- Text, request: In `<a>`, description changed to "&#64;all !\\[x\\](http://y) &lt;img> \\`\\`\\` \\*\\*b\\*\\* # h". (`` #/paths/~1a`b ``)',
    '',
  ]);
  expect(many).toContain(
    ' In GET /0, GET /1, GET /2, GET /3, GET /4, GET /5, GET /6, GET /7, GET /8, GET /9 and 490 more. (',
  );
});
