import { reject } from '@web-data/validator';
import { Ajv } from 'ajv';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** Bytes of a schema as JSON, and members it may have in all: enough for any page, too little to be a weapon. */
const MAX_BYTES = 65_536;
const MAX_NODES = 2000;
const MAX_DEPTH = 32;

const options: Options = {
  strict: false,
  allErrors: false,
  logger: false,
  validateFormats: false,
  ownProperties: true,
};

/**
 * Compiles a caller's schema for extracted data: JSON Schema 2020-12, or draft 7 or 6 where `$schema` says so.
 * References may only point into the schema itself. Compiling and checking may take very long on a schema made for
 * that (a pattern, references that multiply): call this in a thread that can be ended.
 * @throws {Rejection} 422 with a sentence that names what is wrong.
 */
export function compileSchema(schema: object): ValidateFunction {
  requireBounds(schema);
  const { $schema, ...rest } = schema as { $schema?: unknown };
  try {
    const isOlder = typeof $schema === 'string' && /draft-0[67]\/schema#?$/.test($schema);
    // The dialect is chosen here; ajv would look for a meta-schema of that name.
    return isOlder ? new Ajv(options).compile(rest) : new Ajv2020(options).compile(rest);
  } catch (error) {
    throw refused(`The schema is not a valid JSON Schema: ${firstSentence(error)}`, error);
  }
}

/**
 * One sentence about what keeps data from conforming; undefined when it does.
 * @throws {Rejection} 422 for a schema that cannot be applied.
 */
export function checkResult(check: ValidateFunction, data: unknown): string | undefined {
  if (conforms(check, data)) return undefined;
  const [error] = check.errors ?? [];
  return error === undefined ? 'It does not conform.' : sentence(error);
}

function conforms(check: ValidateFunction, data: unknown): boolean {
  try {
    return check(data);
  } catch (error) {
    throw refused('The schema cannot be applied: it refers to itself without end.', error);
  }
}

function sentence({ instancePath, message = 'does not conform' }: ErrorObject): string {
  return `${instancePath === '' ? 'the result' : instancePath} ${message}.`;
}

function requireBounds(schema: object): void {
  if (JSON.stringify(schema).length > MAX_BYTES)
    throw refused(`The schema is larger than ${MAX_BYTES} bytes.`);
  let nodes = 0;
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw refused(`The schema is nested deeper than ${MAX_DEPTH} levels.`);
    if (++nodes > MAX_NODES) throw refused(`The schema has more than ${MAX_NODES} parts.`);
    for (const [name, member] of Object.entries(value)) {
      if (name === '$ref' && typeof member === 'string' && !member.startsWith('#')) {
        throw refused('The schema refers to another document: put what it needs into "$defs".');
      }
      walk(member, depth + 1);
    }
  };
  walk(schema, 0);
}

function refused(message: string, cause?: unknown): Error {
  return reject('UnprocessableEntity', { message, ...(cause !== undefined && { cause }) });
}

function firstSentence(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}
