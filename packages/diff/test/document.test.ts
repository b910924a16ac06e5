import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { diffOpenApi } from '../src/index.ts';
import { sorted } from './documents.ts';
import { DOCUMENT_TABLE } from './table/document-table.ts';

test.each(DOCUMENT_TABLE)('%s', (_title, old, now, expected) => {
  const changes = diffOpenApi({ openapi: '3.1.0', ...parse(old) }, { openapi: '3.1.0', ...parse(now) });
  const lines = changes.map(({ level, rule, pointer }) => `${level} ${rule} ${pointer}`).toSorted();
  expect(lines.join('; ') || 'none').toBe(sorted(expected));
});
