import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { OpenApiDocument, Schema } from '@web-data/openapi';
import { generatePart, notesOf } from '../support/generate.ts';

const directory = mkdtempSync(join(tmpdir(), 'keywords-'));
writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));

/** A document whose operations take bodies of some schemas, by their ids, beside the components that these refer to. */
export function documentOf(
  bodies: Record<string, Schema>,
  schemas: Record<string, Schema> = {},
): OpenApiDocument {
  const paths = Object.entries(bodies).map(([operationId, schema]) => [
    `/${operationId}`,
    { post: { operationId, requestBody: { content: { 'application/json': { schema } } }, responses: {} } },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Rare', version: '1' },
    components: { schemas },
    paths: Object.fromEntries(paths) as never,
  };
}

/** Both forms of the generated check of a body: what each says of a value. */
export interface Judge {
  check(value: unknown): boolean;
  faults(value: unknown): { instancePath: string; keyword: string }[];
  /** A value once it is accepted, with its defaults; `undefined` for one that is not. */
  filled(value: unknown): unknown;
}

let count = 0;

/**
 * Generates the checks of a document, and loads them as a server does: a judge for each operation.
 * @throws Error with what is not checked, when there is something
 */
export async function load(document: OpenApiDocument): Promise<(operation: string) => Judge> {
  const notes = await notesOf('validator', document);
  const unchecked = notes.find((note) => /not checked|leads nowhere/.test(note));
  if (unchecked) throw new Error(unchecked);
  const files = await generatePart('validator', document);
  const folder = mkdtempSync(join(directory, `${count++}-`));
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  for (const name of ['formats', 'request-validity', 'request-violations']) {
    const { outputText } = ts.transpileModule(files[`${name}.ts`]!, { compilerOptions });
    writeFileSync(join(folder, `${name}.js`), outputText.replaceAll('.ts"', '.js"'));
  }
  const at = (name: string) => import(pathToFileURL(join(folder, `${name}.js`)).href);
  const validity = (await at('request-validity')) as Record<string, Judge['check']>;
  const violations = (await at('request-violations')) as Record<string, Judge['faults']>;
  // Defaults are written into what is judged.
  return (operation) => ({
    check: (value) => validity[`${operation}_body`]!(structuredClone(value)),
    faults: (value) => violations[`${operation}_body`]!(structuredClone(value)),
    filled: (value) => {
      const copy: unknown = structuredClone(value);
      return validity[`${operation}_body`]!(copy) ? copy : undefined;
    },
  });
}
