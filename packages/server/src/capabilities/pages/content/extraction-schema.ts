import { createContext, Script } from 'node:vm';
import { reject } from '@web-data/validator';
import type { Detail } from '@web-data/validator';
import { Ajv } from 'ajv';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { joinPointer } from '../../../platform/json/pointer.ts';
import { linearPattern, PatternError } from '../../patterns/linear-pattern.ts';

/** Maximum bytes of a schema as JSON, and maximum members in all. They suffice for any page and bound the cost. */
const MAX_BYTES = 65_536;
const MAX_NODES = 2000;
const MAX_DEPTH = 32;

/** Milliseconds to compile a schema, and to check one result. Both leave a wide margin for a busy machine. */
const COMPILE_MS = 4000;
const CHECK_MS = 2000;

const options: Options = {
  strict: false,
  allErrors: false,
  logger: false,
  validateFormats: false,
  ownProperties: true,
  // ajv writes this name only into standalone code, which is not generated here.
  code: { regExp: Object.assign((pattern: string) => linearPattern(pattern), { code: 'linearPattern' }) },
};

/**
 * Instances with compiled meta-schemas, by dialect. One per thread, as compiling them takes ten times as long as a
 * caller's schema.
 */
const dialects = { older: Ajv, newest: Ajv2020 };
const metaSchemas = new Map<keyof typeof dialects, Ajv>();

function findMetaSchema(dialect: keyof typeof dialects): Ajv {
  const known = metaSchemas.get(dialect) ?? new dialects[dialect](options);
  if (!metaSchemas.has(dialect)) {
    known.validateSchema({});
    metaSchemas.set(dialect, known);
  }
  return known;
}

/** A compiled schema of a caller. */
export type Check = ValidateFunction;

/**
 * Compiles a caller's schema for extracted data: JSON Schema 2020-12, or draft 7 or 6 where `$schema` says so.
 * References may only point into the schema itself, and patterns are matched in linear time. It may take seconds, so
 * call it in a thread and not on the event loop.
 * @throws {Rejection} 422 with a message that names the problem, and `details` with the pointer of an invalid pattern.
 */
export function compileSchema(schema: object): Check {
  requireBounds(schema);
  const { $schema, ...rest } = schema as { $schema?: unknown };
  const isOlder = typeof $schema === 'string' && /draft-0[67]\/schema#?$/.test($schema);
  // The dialect is chosen here, because ajv would look for a meta-schema of that name.
  const dialect = isOlder ? 'older' : 'newest';
  const meta = findMetaSchema(dialect);
  try {
    return within(COMPILE_MS, () => {
      void meta.validateSchema(rest, true);
      // A new instance for each schema, so that an `$id` cannot clash with the schema of another caller.
      return new dialects[dialect]({ ...options, meta: false, validateSchema: false }).compile(rest);
    });
  } catch (error) {
    if (error instanceof OutOfTime) throw tooComplex(error);
    if (error instanceof PatternError) throw createPatternRejection(schema, error);
    throw createSchemaRejection(`The schema is not a valid JSON Schema: ${firstSentence(error)}`, error);
  }
}

/**
 * Returns one sentence that says why data does not conform; undefined when it does.
 * @throws {Rejection} 422 for a schema that cannot be applied.
 */
export function checkResult(check: Check, data: unknown): string | undefined {
  if (conforms(check, data)) return undefined;
  const [error] = check.errors ?? [];
  return error === undefined ? 'It does not conform.' : sentence(error);
}

function conforms(check: Check, data: unknown): boolean {
  try {
    return within(CHECK_MS, () => check(data));
  } catch (error) {
    if (error instanceof OutOfTime) throw tooComplex(error);
    throw createSchemaRejection('The schema cannot be applied: it refers to itself without end.', error);
  }
}

function tooComplex(cause: unknown): Error {
  return createSchemaRejection(
    'The schema is too complex to be checked: it asks for too many comparisons.',
    cause,
  );
}

function createPatternRejection(schema: object, { message, pattern }: PatternError): Error {
  const detail: Detail = {
    in: 'body',
    path: `/schema${findPointer(schema, pattern)}`,
    code: 'pattern',
    message,
  };
  return reject('UnprocessableEntity', {
    message: `The schema has a pattern that cannot be used. ${message}`,
    details: [detail],
  });
}

/** Returns the JSON Pointer (RFC 6901) of a pattern: a value of `pattern` or a name in `patternProperties`. */
function findPointer(schema: unknown, pattern: string): string {
  if (typeof schema !== 'object' || schema === null) return '';
  const members = Object.entries(schema);
  for (const [name, member] of members) {
    const step = joinPointer('', name);
    if (name === pattern || (name === 'pattern' && member === pattern)) return step;
    const pointer = findPointer(member, pattern);
    if (pointer !== '') return step + pointer;
  }
  return '';
}

function sentence({ instancePath, message = 'does not conform' }: ErrorObject): string {
  return `${instancePath === '' ? 'the result' : instancePath} ${message}.`;
}

function requireBounds(schema: object): void {
  if (JSON.stringify(schema).length > MAX_BYTES)
    throw createSchemaRejection(`The schema is larger than ${MAX_BYTES} bytes.`);
  let nodes = 0;
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH)
      throw createSchemaRejection(`The schema is nested deeper than ${MAX_DEPTH} levels.`);
    if (++nodes > MAX_NODES) throw createSchemaRejection(`The schema has more than ${MAX_NODES} parts.`);
    for (const [name, member] of Object.entries(value)) {
      if (name === '$ref' && typeof member === 'string' && !member.startsWith('#')) {
        throw createSchemaRejection('The schema refers to another document: put what it needs into "$defs".');
      }
      walk(member, depth + 1);
    }
  };
  walk(schema, 0);
}

function createSchemaRejection(message: string, cause?: unknown): Error {
  return reject('UnprocessableEntity', { message, ...(cause !== undefined && { cause }) });
}

function firstSentence(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}

/** Code did not end within its time. */
class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const context: { run?: (() => unknown) | undefined } = createContext({});
const script = new Script('run()');

/**
 * Runs synchronous code for up to so many milliseconds; then the engine interrupts it and the thread continues. Calls
 * cannot be nested.
 * @throws {OutOfTime}; any error of the code.
 */
function within<T>(milliseconds: number, run: () => T): T {
  context.run = run;
  try {
    return script.runInContext(context, { timeout: milliseconds }) as T; // The result of `run`.
  } catch (error) {
    // The error belongs to the other context, so `instanceof` does not work.
    const isLate = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new OutOfTime(`No end in ${milliseconds} ms.`) : error;
  } finally {
    context.run = undefined;
  }
}
