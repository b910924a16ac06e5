import { expect, test } from 'vitest';
import { diffOpenApi } from '../src/index.ts';
import { documentWith, REQUEST, RESPONSE, sorted, summary } from './documents.ts';
import { SCHEMA_TABLE } from './table/schema-table.ts';

test.each(SCHEMA_TABLE)('%s', (_title, old, now, request, response) => {
  const asked = diffOpenApi(documentWith('request', old), documentWith('request', now));
  const answered = diffOpenApi(documentWith('response', old), documentWith('response', now));
  expect(`request: ${summary(asked, REQUEST)}`).toBe(`request: ${sorted(request)}`);
  expect(`response: ${summary(answered, RESPONSE)}`).toBe(`response: ${sorted(response)}`);
});
