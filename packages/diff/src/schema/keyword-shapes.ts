import { isObject, type Json } from '@web-data/openapi';

type Shape = (value: Json | undefined) => boolean;

const isNumber: Shape = (value) => typeof value === 'number';
const isString: Shape = (value) => typeof value === 'string';
const isSchema: Shape = (value) => isObject(value) || typeof value === 'boolean';
const isLimit: Shape = (value) => isNumber(value) || typeof value === 'boolean';
const isList: Shape = (value) => Array.isArray(value);

/** The JSON types of keywords in JSON Schema 2020-12 (and OpenAPI 3.0 before it). */
const SHAPES: Readonly<Record<string, Shape>> = {
  type: (value) => isString(value) || isList(value),
  enum: isList,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isLimit,
  exclusiveMaximum: isLimit,
  multipleOf: isNumber,
  minLength: isNumber,
  maxLength: isNumber,
  minItems: isNumber,
  maxItems: isNumber,
  minProperties: isNumber,
  maxProperties: isNumber,
  pattern: isString,
  format: isString,
  contentEncoding: isString,
  contentMediaType: isString,
  contentSchema: isSchema,
  uniqueItems: (value) => typeof value === 'boolean',
  required: isList,
  properties: isObject,
  patternProperties: isObject,
  additionalProperties: isSchema,
  propertyNames: isSchema,
  dependentRequired: isObject,
  dependentSchemas: isObject,
  prefixItems: isList,
  items: (value) => isSchema(value) || isList(value),
  contains: isSchema,
  not: isSchema,
  if: isSchema,
  anyOf: isList,
  oneOf: isList,
  discriminator: isObject,
};

/** Whether a keyword's value has the required JSON type; otherwise it is compared as an annotation. */
export function isWellFormed(keyword: string, value: Json | undefined): boolean {
  return value !== undefined && (!Object.hasOwn(SHAPES, keyword) || SHAPES[keyword]?.(value) === true);
}

/** The keywords whose JSON type is known. */
export const SHAPED_KEYWORDS: readonly string[] = Object.keys(SHAPES);
