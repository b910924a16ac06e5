import { expect, test } from 'vitest';
import { diffOpenApi } from '../src/index.ts';
import type { OpenApiDocument } from '../src/index.ts';

const SLOW = '^(a+)+$';
/** Takes a backtracking engine ten seconds, and twice as many with each letter more. */
const text = `${'a'.repeat(28)}!`;

function documentWith(schema: object): OpenApiDocument {
  const content = { 'application/json': { schema } };
  return { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } };
}

test.each([
  ['a value of an enum', { type: 'string', pattern: SLOW }, { type: 'string', enum: [text] }],
  [
    'the name of a property',
    { type: 'object', patternProperties: { [SLOW]: { type: 'string' } } },
    { type: 'object', properties: { [text]: { type: 'string' } } },
  ],
])('a pattern that %s keeps busy is given up, and excludes nothing', (_, old, now) => {
  const before = process.cpuUsage();
  const changes = diffOpenApi(documentWith(old), documentWith(now));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
  expect(changes.filter(({ level }) => level === 'breaking')).toEqual(
    'enum' in now ? [expect.objectContaining({ rule: 'enum' })] : [],
  );
});
