import { LineCounter, parseDocument } from 'yaml';
import { nameOf, readText } from '@web-data/openapi';
import type { OpenApiDocument } from './change.ts';
import { isObject } from './json.ts';
import { DocumentError } from './spec-document.ts';

/**
 * Reads a bundled OpenAPI document in YAML or JSON of at most 64 MiB from a file, an http(s) address, or standard
 * input (`-`).
 * @throws {DocumentError} when it cannot be read, is neither YAML nor JSON, or is no OpenAPI 3 document.
 */
export async function readDocument(source: string): Promise<OpenApiDocument> {
  const text = await textOf(source);
  const path = nameOf(source);
  const value = path.endsWith('.json') ? parseJson(path, text) : parseYaml(path, text);
  if (!isObject(value) || typeof value['openapi'] !== 'string' || !value['openapi'].startsWith('3.')) {
    throw new DocumentError(
      `${path} is no OpenAPI 3 document: its member "openapi" must be a string such as "3.1.0".`,
    );
  }
  assertShallow(path, value);
  return value;
}

/** The deepest nesting that is compared. */
const MAX_DEPTH = 500;

/** YAML aliases can make a document that contains itself, and no program follows endless nesting. */
function assertShallow(path: string, document: object): void {
  let level: readonly object[] = [document];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw new DocumentError(`${path} is nested more than ${MAX_DEPTH} levels deep; flatten it.`);
    level = level.flatMap((value) => Object.values(value).filter(isContainer));
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

async function textOf(source: string): Promise<string> {
  try {
    return await readText(source);
  } catch (error) {
    throw new DocumentError((error as Error).message, { cause: error });
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DocumentError(`${path} is not valid JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** YAML 1.2 of the JSON schema kind; an alias may repeat, but not explode. */
function parseYaml(path: string, text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    throw new DocumentError(`${path}:${line}:${col} is not valid YAML: ${error.message}.`, { cause: error });
  }
  try {
    return document.toJS({ maxAliasCount: 1_000 });
  } catch (error) {
    throw new DocumentError(`${path} cannot be read as YAML: ${(error as Error).message}.`, { cause: error });
  }
}
