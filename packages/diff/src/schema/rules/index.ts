import type { SchemaRule } from '../pair.ts';
import * as rest from './additional-properties.ts';
import {
  defaultValue,
  deprecatedSchema,
  errorOfSchema,
  extensionOfSchema,
  malformed,
  schemaText,
} from './annotations.ts';
import type { Extensions } from '../../extensions.ts';
import { contains, containsCounts, prefixItems, uniqueItems } from './arrays.ts';
import { conditional, not } from './conditions.ts';
import { dependentRequired, dependentSchemas } from './dependents.ts';
import { discriminator } from './discriminator.ts';
import { enumeration } from './enum.ts';
import { falseSchema } from './false-schema.ts';
import { maximum, minimum, sizes } from './limits.ts';
import { multipleOf } from './multiple-of.ts';
import { openEnum } from './open-enum.ts';
import { patternProperties } from './pattern-properties.ts';
import { properties } from './properties.ts';
import { readOnly, writeOnly } from './read-only.ts';
import { required } from './required.ts';
import { contentEncoding, contentMediaType, format, pattern } from './strings.ts';
import { type } from './type.ts';
import { union, unionKind } from './union.ts';
import { xml } from './xml.ts';

/** Every way in which two schemas are compared, with the extensions that their documents declare. */
export function schemaRules(extensions: Extensions): readonly SchemaRule[] {
  return [...RULES, extensionOfSchema(extensions), schemaText(extensions)];
}

const RULES: readonly SchemaRule[] = [
  falseSchema,
  type,
  enumeration,
  openEnum,
  minimum,
  maximum,
  multipleOf,
  ...sizes,
  pattern,
  format,
  contentEncoding,
  contentMediaType,
  rest.contentSchema,
  properties,
  required,
  readOnly,
  writeOnly,
  patternProperties,
  rest.additionalProperties,
  rest.unevaluatedProperties,
  rest.propertyNames,
  dependentRequired,
  dependentSchemas,
  prefixItems,
  rest.items,
  rest.unevaluatedItems,
  uniqueItems,
  contains,
  ...containsCounts,
  union,
  unionKind,
  discriminator,
  not,
  conditional,
  defaultValue,
  deprecatedSchema,
  errorOfSchema,
  xml,
  malformed,
];
