import { getHolding } from './objects.ts';

/** Keywords of JSON Schema 2020-12 that hold data, with the additions of OpenAPI 3.1; without `nullable` of 3.0. */
const DATA = new Set(
  [
    '$ref $id $schema $anchor $dynamicRef $dynamicAnchor $vocabulary $comment',
    'type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum',
    'maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains',
    'maxProperties minProperties required dependentRequired format',
    'contentEncoding contentMediaType title description default deprecated readOnly writeOnly',
    'example examples discriminator xml externalDocs',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a name is a keyword of a schema. */
export function isSchemaKeyword(word: string): boolean {
  return DATA.has(word) || getHolding('Schema', word) !== undefined;
}
