import { reject } from '@web-data/validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';

/** Bytes of a schema as JSON, and members it may have in all: enough for any page, too little to be a weapon. */
const MAX_BYTES = 65_536;
const MAX_NODES = 2000;
const MAX_DEPTH = 32;

/**
 * Compiles a caller's schema for extracted data (JSON Schema 2020-12). Patterns are refused: one can take a server
 * hours, and what pages state is not shaped by them. References may only point into the schema itself.
 * @throws {Rejection} 422 with a sentence that names what is wrong.
 */
export function compileSchema(schema: object): ValidateFunction {
  requireBounds(schema);
  try {
    const ajv = new Ajv2020({
      strict: false,
      allErrors: false,
      logger: false,
      validateFormats: false,
      ownProperties: true,
    });
    return ajv.compile(schema);
  } catch (error) {
    throw refused(`The schema is not a valid JSON Schema: ${firstSentence(error)}`, error);
  }
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
      if (name === 'pattern' && typeof member === 'string')
        throw refused('The schema has a "pattern", which extraction does not support: leave it out.');
      if (name === 'patternProperties')
        throw refused('The schema has "patternProperties", which extraction does not support: leave it out.');
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
