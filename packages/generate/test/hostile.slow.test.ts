import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DescriptionError, openDescription } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { generate } from '../src/index.ts';
import type { Part } from '../src/index.ts';
import { CANARY, hostileDescription } from './support/hostile-description.ts';
import { diagnose } from './support/compile.ts';
import { createProject, writeScripts } from './support/project.ts';

/** How many descriptions are made, and from which seed. */
const count = Number(process.env['FUZZ_DESCRIPTIONS'] ?? 6);
const first = Number(process.env['FUZZ_SEED'] ?? 1);
const seeds = Array.from({ length: count }, (_, index) => first + index);

const parts: Part[] = ['types', 'operations', 'validator', 'client', 'tools'];
const modules = ['types', 'operations', 'validator', 'client', 'tools'].map((part) => `${part}/index.js`);

test.each(seeds)('no text of the hostile description %i becomes code', async (seed) => {
  const files = await generateHostile(seed);
  if (files === undefined) return;
  for (const [name, text] of Object.entries(files)) expect(codeIn(name, text), name).toEqual([]);
  await importAll(files);
  expect(CANARY in globalThis).toBe(false);
});

test('hostile descriptions are generated, and not refused', async () => {
  const all = await Promise.all(seeds.slice(0, 6).map(generateHostile));
  expect(all.filter((files) => files === undefined).length).toBeLessThan(all.length / 3);
});

/** Names that are no identifiers, or only some: ids of operations, and what stands in their paths. */
const names: [id: string, path: string][] = [
  [`x*/;(globalThis as any).${CANARY}=1;/*`, '/a'],
  ['projects', '/v1/{name=projects/*/locations/*}'],
  ['2faEnable', '/2fa'],
  ['état', '/état'],
  ['cost$', '/cost$'],
  ['50%', '/50%'],
  ['a#b/%', '/a#b/%'],
  ['class', '/class'],
  ['', '/nameless'],
];

test('names that are no identifiers compile, in every part', async () => {
  const body = { type: 'object', properties: { a: { $ref: '#/components/schemas/1' } } };
  const schemas = { 1: { enum: ['a', 'b'] }, 2.5: body, '1e3': body, '0x1': body, '-1': body };
  const references = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const content = { 'application/json': { schema: { anyOf: references } } };
  const paths = Object.fromEntries(
    names.map(([operationId, path], index) => [
      path,
      {
        post: {
          operationId,
          requestBody: { content },
          parameters: [{ name: `${operationId}${index}`, in: 'query', schema: { type: 'string' } }],
          responses: { 200: { description: 'D.', content } },
        },
      },
    ]),
  );
  await compileAll({ openapi: '3.1.0', info, paths, components: { schemas } });
  expect(CANARY in globalThis).toBe(false);
});

/** Names that the generated modules declare, import or export themselves, and one that `await` calls. */
const ownNames = (
  'streams runtime errors types then is list fill known find forget ApiError NotFoundError CallError unwrap connect ' +
  'createClient Methods $defs Credentials ClientOptions ErrorDetails Common Name HeaderParameter parameters body headers'
).split(' ');

test('names that the modules use themselves compile, in every part', async () => {
  const text = { type: 'string' };
  const errors = Object.fromEntries(
    [404, 500].map((status) => [
      status,
      { description: 'E.', content: { 'application/json': { schema: text } } },
    ]),
  );
  const paths = Object.fromEntries(
    ownNames.map((operationId) => [
      `/${operationId}/{${operationId}}`,
      {
        post: {
          operationId,
          requestBody: {
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${operationId}` } } },
          },
          parameters: [
            { name: operationId, in: 'path', required: true, schema: { type: 'integer' } },
            { name: operationId, in: 'header', schema: { type: 'integer' } },
          ],
          responses: { ...errors, 200: { description: 'D.', content: eventsCalled(operationId) } },
        },
      },
    ]),
  );
  const schemas = Object.fromEntries(
    ownNames.map((name) => [name, { type: 'object', required: [name], properties: { [name]: text } }]),
  );
  const client = await compileAll({ openapi: '3.2.0', info, paths, components: { schemas } });
  const functions = Object.values(client).filter((one) => typeof one === 'function' && 'result' in one);
  expect(functions.length).toBe(ownNames.length);
});

test('events are called as they like', async () => {
  const paths = Object.fromEntries(
    ['constructor', 'toString', '__proto__', 'a"b'].map((name, index) => [
      `/${index}`,
      {
        get: {
          operationId: `get${index}`,
          responses: { 200: { description: 'D.', content: eventsCalled(name) } },
        },
      },
    ]),
  );
  await compileAll({ openapi: '3.2.0', info, paths });
});

const info = { title: 'T', version: '1' };

/** Events of one name, with JSON in them. */
function eventsCalled(name: string): object {
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'object' } };
  const itemSchema = { type: 'object', properties: { event: { const: name }, data } };
  return { 'text/event-stream': { itemSchema } };
}

/** Compiles every part of a description, imports it, and returns what its client exports. */
async function compileAll(document: object): Promise<Record<string, unknown>> {
  const { files } = await generate(openDescription(document as OpenApiDocument), { parts, extension: '.js' });
  const folder = createProject();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const entries = parts.map((part) => join(folder, part, 'index.ts'));
  expect(diagnose(...entries, join(folder, 'validator/responses.ts'))).toEqual([]);
  return importAll(files);
}

/** The files of a description; `undefined` where it is refused with a place. */
async function generateHostile(seed: number): Promise<Record<string, string> | undefined> {
  try {
    return (await generate(openDescription(hostileDescription(seed)), { parts })).files;
  } catch (error) {
    // A circle of schemas that no check could end is refused as well.
    if (error instanceof DescriptionError || /refers to itself/.test(String(error))) return undefined;
    throw error;
  }
}

/** What the parser keeps of a file, beyond its tree. */
interface Parsed {
  parseDiagnostics: ts.Diagnostic[];
  /** Comments that are orders to the compiler, such as `@ts-ignore`. */
  commentDirectives?: { range: ts.TextRange }[];
}

/** What is wrong with a file: what does not parse, names that are the canary, and statements that no generator writes. */
function codeIn(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const { parseDiagnostics, commentDirectives = [] } = file as unknown as Parsed;
  const found = parseDiagnostics.map(
    ({ messageText, start = 0 }) =>
      `${ts.flattenDiagnosticMessageText(messageText, ' ')}: ${text.slice(Math.max(0, start - 60), start + 60)}`,
  );
  for (const { range } of commentDirectives) found.push(`the order ${text.slice(range.pos, range.end)}`);
  for (const statement of file.statements)
    if (!declares(statement)) found.push(`the statement ${statement.getText()}`);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === CANARY) found.push(`the name ${node.parent.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function declares(statement: ts.Statement): boolean {
  if (!ts.isExpressionStatement(statement)) return true;
  // Slow patterns are told when a server starts.
  const call = statement.expression;
  return (
    ts.isCallExpression(call) &&
    call.expression.getText() === 'console.warn' &&
    call.arguments.every((one) => ts.isStringLiteral(one))
  );
}

/** Imports every module, and returns what that of the client exports. */
async function importAll(files: Record<string, string>): Promise<Record<string, unknown>> {
  const folder = createProject();
  writeScripts(folder, files);
  const load = (name: string) =>
    import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, unknown>>;
  for (const name of [...modules, 'validator/responses.js']) await load(name);
  const client = await load('client/index.js');
  rmSync(folder, { recursive: true });
  return client;
}
