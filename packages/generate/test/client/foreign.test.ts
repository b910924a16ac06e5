import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { OpenApiDocument } from '@web-data/openapi';
import { generatePart, generateTypes } from '../support/generate.ts';

/** The client of another API: all of ours but what is written for agent runs, on files generated from its document. */
const packages = fileURLToPath(new URL('../../../', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'client-foreign-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const source = new URL('../validator/foreign.yaml', import.meta.url);
const document = parse(readFileSync(source, 'utf8')) as OpenApiDocument;

const program = `
import { connect } from './connect.ts';
import { createMethods } from './generated/methods.ts';
import * as operations from './generated/operations.ts';
import type { BooksGetResponse, BooksGetResult } from './generated/types.ts';
import { createBind } from './method.ts';

const service = connect({ apiKey: 'k' });
const methods = createMethods(createBind(service));
export async function titles(): Promise<string> {
  const book = await methods.books.get('9780141439587', { page: 2, tag: [1] });
  await methods.putBooksIsbn('9780141439587', { title: 'Emma', id: 1, secret: 's', toString: 'its own' });
  const result: BooksGetResult = await operations.booksGet.result(service, '9780141439587');
  const named: BooksGetResponse = book;
  // @ts-expect-error the query has no such parameter
  await methods.books.get('9780141439587', { colour: 1 });
  return result.ok ? result.data.title : named.title;
}
`;

it('compiles', async () => {
  cpSync(join(packages, 'client/src'), home, { recursive: true });
  for (const name of ['agent', 'client.ts', 'index.ts', 'operations.ts', 'validate.ts'])
    rmSync(join(home, name), { recursive: true });
  writeFiles(join(home, 'generated'), await generatePart('client', document));
  const types = join(home, 'node_modules/@web-data/types');
  writeFiles(join(types, 'generated'), await generateTypes(document));
  cpSync(join(packages, 'types/src/index.ts'), join(types, 'index.ts'));
  writeFiles(types, { 'package.json': '{"name":"@web-data/types","type":"module","exports":"./index.ts"}' });
  const library = createRequire(join(packages, 'client/package.json')).resolve('openapi-fetch');
  writeFiles(home, { 'package.json': '{"type":"module"}', 'program.ts': program });
  expect(diagnose(join(home, 'program.ts'), dirname(dirname(library)))).toEqual([]);
}, 60_000);

function writeFiles(directory: string, files: Record<string, string>): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
}

function diagnose(file: string, openapiFetch: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: { 'openapi-fetch': [join(openapiFetch, 'dist/index.d.mts')] },
  };
  const compiled = ts.createProgram([file, join(home, 'fetch.ts'), join(home, 'retry.ts')], options);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(
      ({ file: at, messageText }) =>
        `${at?.fileName.replace(home, '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
