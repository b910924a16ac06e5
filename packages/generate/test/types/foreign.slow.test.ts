import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OpenApiDocument } from '@web-data/openapi';
import { generateTypes } from '../support/generate.ts';
import { compilers, complaints } from './compile.ts';

/** The generator knows OpenAPI, not one API: descriptions that others publish give types that compile. */
const { resolve } = createRequire(import.meta.url);
const examples = (path: string) => resolve(`@readme/oas-examples/${path}`);
const documents: [file: string, operations: number][] = [
  [resolve('@figma/rest-api-spec/openapi/openapi.yaml'), 54],
  [examples('3.1/json/train-travel.json'), 7],
  [examples('3.0/json/star-trek.json'), 120],
  [examples('3.0/json/schema-circular.json'), 3],
  // Refers to a member of a body that may be left out.
  [examples('3.0/json/circular-paths.json'), 3],
];
/** A file of any size to try besides, such as GitHub's: it is too large to be installed for everyone. */
const large = process.env['FOREIGN_DOCUMENT'];

const read = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as OpenApiDocument;
};

const written = documents.map(([file]) => generateTypes(read(file)));

test.each(documents.map(([file, operations], index) => [basename(file), operations, index] as const))(
  '%s lists its %d operations',
  async (_, operations, index) => {
    const { 'operations.ts': text = '' } = await written[index]!;
    expect(text.match(/^ {2}\S.*: \{$/gm)).toHaveLength(operations);
  },
);

test.each(Object.keys(compilers))('they compile under %s', async (compiler) => {
  expect(complaints(compiler, ...(await Promise.all(written)))).toBe('');
});

test.runIf(large)(`a large document, ${basename(large ?? '')}`, { timeout: 120_000 }, async () => {
  const files = await generateTypes(read(large!));
  expect(Object.keys(compilers).map((compiler) => complaints(compiler, files))).toEqual(['', '']);
});
