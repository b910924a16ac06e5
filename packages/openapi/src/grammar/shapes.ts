import type { Kind } from './objects.ts';

/**
 * What a member that holds no object of its own kind is: `text` is a string that may have been written as a number or a
 * boolean, as YAML has `version: 1.0`; `texts` a list of them; `names` a list of strings; a record says it of an object's
 * members, and `each` of all that have other names.
 */
export type Shape =
  | 'text'
  | 'texts'
  | 'string'
  | 'names'
  | 'boolean'
  | 'number'
  | 'list'
  | 'object'
  | 'type'
  | Shapes;

export interface Shapes {
  readonly [member: string]: Shape;
}

const described = { description: 'text' } as const;
const documentation = { ...described, url: 'text' } as const;
const parameter = {
  ...described,
  required: 'boolean',
  deprecated: 'boolean',
  allowEmptyValue: 'boolean',
  style: 'string',
  explode: 'boolean',
  allowReserved: 'boolean',
} as const;

/** OpenAPI 3.1, the objects of section 4.8, and JSON Schema 2020-12. What is not named here may be anything. */
const shapes: Readonly<Record<Kind, Shapes>> = {
  OpenAPI: {
    info: {
      title: 'text',
      version: 'text',
      summary: 'text',
      description: 'text',
      termsOfService: 'text',
      contact: { name: 'text', url: 'text', email: 'text' },
      license: { name: 'text', url: 'text', identifier: 'text' },
    },
    externalDocs: documentation,
  },
  Paths: {},
  PathItem: { summary: 'text', ...described },
  Operation: {
    operationId: 'text',
    summary: 'text',
    ...described,
    tags: 'texts',
    deprecated: 'boolean',
    externalDocs: documentation,
  },
  Parameter: { name: 'text', ...parameter },
  Header: parameter,
  RequestBody: { ...described, required: 'boolean' },
  MediaType: {},
  Encoding: { contentType: 'string', style: 'string', explode: 'boolean', allowReserved: 'boolean' },
  Responses: {},
  Response: described,
  Callback: {},
  Link: { operationId: 'text', operationRef: 'string', parameters: 'object', ...described },
  Example: { summary: 'text', ...described, externalValue: 'string' },
  Server: {
    url: 'text',
    ...described,
    variables: { each: { default: 'text', enum: 'texts', ...described } },
  },
  Tag: { name: 'text', ...described, externalDocs: documentation },
  SecurityRequirement: {},
  SecurityScheme: { ...described, bearerFormat: 'text' },
  Components: {},
  Schema: {
    ...Object.fromEntries(
      ['$ref', '$id', '$schema', '$anchor', '$dynamicRef', '$dynamicAnchor', 'format', 'pattern']
        .concat(['contentMediaType', 'contentEncoding'])
        .map((keyword) => [keyword, 'string' as const]),
    ),
    ...Object.fromEntries(
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
        .concat(['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'])
        .concat(['minProperties', 'maxProperties'])
        .map((keyword) => [keyword, 'number' as const]),
    ),
    title: 'text',
    ...described,
    $comment: 'text',
    uniqueItems: 'boolean',
    readOnly: 'boolean',
    writeOnly: 'boolean',
    deprecated: 'boolean',
    type: 'type',
    enum: 'list',
    examples: 'list',
    required: 'names',
    dependentRequired: { each: 'names' },
    discriminator: { propertyName: 'text', mapping: { each: 'text' } },
    xml: { name: 'text', namespace: 'text', prefix: 'text', attribute: 'boolean', wrapped: 'boolean' },
    externalDocs: documentation,
  },
};

/** What a member of an object is that holds no object of a kind; `undefined` for what may be anything. */
export function shapeOf(kind: Kind, member: string): Shape | undefined {
  const known = shapes[kind];
  return Object.hasOwn(known, member) ? known[member] : undefined;
}
