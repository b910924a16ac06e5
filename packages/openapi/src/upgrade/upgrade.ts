import { DescriptionError } from '../error.ts';
import { asString, isObject, type Json, type JsonObject } from '../json/json.ts';
import { Locations } from '../places.ts';
import { fromOpenApi30 } from './from-openapi-3.0.ts';
import { fromSwagger } from './from-swagger.ts';
import { withItemSchemas } from './item-schemas.ts';
import { findSwaggerViolation } from './swagger/well-formed.ts';

/** A description in the form of OpenAPI 3.2, whatever its original version. */
export interface Upgraded {
  readonly value: JsonObject;
  /** The version it was written in, such as `3.0.3` or `2.0`. */
  readonly version: string;
  /** Moved parts: the pointer into the value, and the old pointer into the source. */
  readonly moved: readonly (readonly [to: string, from: string])[];
}

/**
 * Reads Swagger 2.0, OpenAPI 3.0 and 3.1 as OpenAPI 3.2, which adds the `itemSchema` of streams.
 * @param locations source locations, for errors
 * @throws DescriptionError for anything else, naming the version found
 */
export function upgrade(value: Json, locations: Locations = new Locations(undefined)): Upgraded {
  const location = locations.at('');
  if (!isObject(value)) {
    throw new DescriptionError(location, 'this is not an object; give an OpenAPI description.');
  }
  const version = asString(value['openapi']) ?? versionOf(value['swagger']);
  if (/^3\.2\.\d+/u.test(version)) return { value, version, moved: [] };
  if (/^3\.1\.\d+/u.test(version)) return { ...withItemSchemas(value), version };
  if (/^3\.0\.\d+/u.test(version)) return { ...withItemSchemas(fromOpenApi30(value)), version };
  if (version === '2.0') {
    const violation = findSwaggerViolation(value);
    if (violation !== undefined) throw new DescriptionError(locations.at(violation.pointer), violation.text);
    const { value: converted, moved } = fromSwagger(value);
    const streams = withItemSchemas(converted);
    return { value: streams.value, version, moved: [...moved, ...streams.moved] };
  }
  throw new DescriptionError(
    location,
    `the member "openapi" is ${JSON.stringify(value['openapi'])}; write a string such as "3.1.0" or "3.0.3", or "swagger": "2.0".`,
  );
}

/** YAML reads `swagger: 2.0` as a number. */
function versionOf(swagger: Json | undefined): string {
  return swagger === 2 ? '2.0' : (asString(swagger) ?? '');
}
