import { isMultiple, joinPointer, splitPointer, valueAt } from '@web-data/openapi';
import type { Document, Json, JsonObject, Node } from '@web-data/openapi';
import type { ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { branchOfType, forbiddenAt, findTaggedBranch } from './value-schemas.ts';
import { isTagged } from './tag.ts';
import { timelyEngine, TooSlow } from '../patterns/timely-engine.ts';
import { extraFormats } from './formats.ts';
import { withEventSchemas } from './item-schema.ts';
import { copyForValidation, withLocalReferences, type Direction, type SchemaCopy } from './schema-copy.ts';

/** One violation of a schema. */
export interface SchemaViolation {
  /** JSON Pointer into the value. */
  readonly at: string;
  /** The keyword that failed, such as `maximum`. */
  readonly keyword: string;
  /** JSON Pointer of that keyword in the document. */
  readonly pointer: string;
  readonly message: string;
  /** The member that is missing or not allowed, for keywords about one. */
  readonly missing: string | undefined;
}

/** Thrown for a schema that cannot be compiled: tests that need it are skipped, all others run. */
export class UnreadableSchema extends Error {
  override readonly name = 'UnreadableSchema';
}

const ID = 'contract:document';
const known = new WeakMap<Document, Schemas>();

/** Returns the validator of the description that contains a schema; there is one per description. */
export function getSchemas({ document }: Node): Schemas {
  const schemas =
    known.get(document) ?? new Schemas(withLocalReferences(document, withEventSchemas(document)));
  known.set(document, schemas);
  return schemas;
}

/** Compares decimals as written (JSON Schema Validation, section 6.2.1). */
const multipleOf: FuncKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  errors: true,
  compile(step: number) {
    if (!(step > 0)) throw new Error('multipleOf must be above 0');
    const check: { (value: number): boolean; errors?: Partial<ErrorObject>[] } = (value) => {
      if (isMultiple(value, step)) return true;
      check.errors = [
        { keyword: 'multipleOf', params: { multipleOf: step }, message: `must be multiple of ${step}` },
      ];
      return false;
    };
    return check;
  },
};

/**
 * Validates values against any schema of one OpenAPI 3.1 document (JSON Schema 2020-12), and asserts formats. Values
 * are parts of requests; `forResponses` validates responses.
 */
export class Schemas {
  readonly #document: JsonObject;
  #forResponses: Schemas | undefined;
  readonly #copy: SchemaCopy;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();
  #hasTags: boolean | undefined;

  constructor(document: JsonObject, direction: Direction = 'request') {
    this.#document = document;
    this.#copy = copyForValidation(document, direction);
    this.#ajv = new Ajv2020({
      strict: false,
      // `toString` is a member only of an object that was sent with it.
      ownProperties: true,
      validateSchema: false,
      // Inlining walks each alternative twice, which takes exponential time for nested alternatives.
      inlineRefs: false,
      verbose: true,
      logger: false,
      messages: true,
      code: { regExp: timelyEngine },
    });
    // Ajv divides, by which 0.07 is not a multiple of 0.01.
    this.#ajv.removeKeyword('multipleOf').addKeyword(multipleOf);
    (addFormats as unknown as { default: typeof addFormats.default }).default(this.#ajv);
    for (const [name, validate] of Object.entries(extraFormats)) this.#ajv.addFormat(name, validate);
    // `format: constructor` is an annotation, not a member of `Object.prototype`.
    Object.setPrototypeOf(this.#ajv.formats, null);
    this.#ajv.addSchema(this.#copy.root, ID);
  }

  /** The same schemas, for values in responses. */
  get forResponses(): Schemas {
    this.#forResponses ??= this.#copy.isOneWay ? new Schemas(this.#document, 'response') : this;
    return this.#forResponses;
  }

  /**
   * Returns the violations of a value, empty when it conforms.
   * @throws UnreadableSchema when the schema itself cannot be compiled; the message names its pointer.
   */
  violations(schema: Node, value: Json): SchemaViolation[] {
    const validate = this.#compile(schema);
    // A pattern that times out is no violation.
    if (runValidator(validate, value) !== false) return [];
    const errors = validate.errors ?? [];
    const meant = this.#meantViolations(errors, schema, value);
    if (meant.length > 0) return meant;
    const violations = errors.map((error) => this.#violation(error, schema));
    // Violations that only say that no alternative fits come last.
    return violations.toSorted((a, b) => Number(isUntelling(a)) - Number(isUntelling(b)));
  }

  /**
   * Returns only the violations of one alternative of a `oneOf` or `anyOf`: the one with the tag of the value, or the
   * only one that allows its type.
   */
  #meantViolations(errors: readonly ErrorObject[], schema: Node, value: Json): SchemaViolation[] {
    const error = errors.findLast(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
    const base = error && this.#copy.pointers.get(error.parentSchema as object);
    if (base === undefined) return [];
    const part = valueAt(value, error?.instancePath ?? '');
    if (part === undefined) return [];
    // Of events, the document as it is written has the schema of their text.
    const union = { document: schema.document, pointer: base, value: valueAt(this.#document, base) };
    const branch = findTaggedBranch(union, part) ?? branchOfType(union, part);
    if (branch === undefined) return [];
    return this.violations(branch, part).map((violation) => ({
      ...violation,
      at: `${error?.instancePath}${violation.at}`,
    }));
  }

  /**
   * Whether the value conforms to the schema and to the discriminators of its unions; false where a pattern times out.
   */
  accepts(schema: Node, value: Json): boolean {
    if (runValidator(this.#compile(schema), value) !== true) return false;
    this.#hasTags ??= JSON.stringify(this.#document).includes('"discriminator"');
    return (
      !this.#hasTags ||
      isTagged(schema, value, (inner, part) => runValidator(this.#compile(inner), part) === true)
    );
  }

  /** Whether the value does not conform; false where a pattern times out. */
  rejects(schema: Node, value: Json): boolean {
    return runValidator(this.#compile(schema), value) === false;
  }

  #compile(schema: Node): ValidateFunction {
    const known = this.#compiled.get(schema.pointer);
    if (known) return known;
    try {
      const fragment = encodeURI(schema.pointer).replaceAll('#', '%23');
      const compiled = this.#ajv.compile({ $ref: `${ID}#${fragment}` });
      this.#compiled.set(schema.pointer, compiled);
      return compiled;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UnreadableSchema(`The schema at ${schema.pointer} cannot be read: ${reason}.`, {
        cause: error,
      });
    }
  }

  #violation(error: ErrorObject, schema: Node): SchemaViolation {
    const parent: unknown = error.parentSchema;
    const base = typeof parent === 'object' && parent !== null ? this.#copy.pointers.get(parent) : undefined;
    return {
      at: error.instancePath,
      keyword: error.keyword,
      pointer:
        base === undefined
          ? (forbiddenAt(schema, splitPointer(error.instancePath))?.pointer ?? schema.pointer)
          : joinPointer(base, error.keyword),
      missing: memberOf(error),
      message: `${error.instancePath || 'the value'} ${error.message ?? `breaks ${error.keyword}`}`,
    };
  }
}

function runValidator(validate: ValidateFunction, value: Json): boolean | undefined {
  try {
    return validate(value) === true;
  } catch (error) {
    if (error instanceof TooSlow) return undefined;
    throw error;
  }
}

function isUntelling({ keyword }: SchemaViolation): boolean {
  return (
    keyword === 'const' ||
    keyword === 'enum' ||
    keyword === 'oneOf' ||
    keyword === 'anyOf' ||
    keyword === 'not'
  );
}

function memberOf({ params }: ErrorObject): string | undefined {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  return named.missingProperty ?? named.additionalProperty;
}
