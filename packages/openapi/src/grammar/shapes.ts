import { holdsAny, getHolding, type Kind } from './objects.ts';

/**
 * What a member that holds no object of its own kind is: `text` is a string that may have been written as a number or a
 * boolean, as YAML has `version: 1.0`; `texts` a list of them; `names` a list of strings; a record says it of an object's
 * members, and `each` of all that have other names; `any` is data, or what is read elsewhere.
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
  | 'any'
  | Shapes;

export interface Shapes {
  readonly [member: string]: Shape;
}

/** Members that are data, or are read elsewhere. */
function named(...members: string[]): Record<string, 'any'> {
  return Object.fromEntries(members.map((member) => [member, 'any']));
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
  ...named('$ref', 'example'),
} as const;

/** OpenAPI 3.1, the objects of section 4.8, and JSON Schema 2020-12; of OpenAPI 3.2 the names. */
const shapes: Readonly<Record<Kind, Shapes>> = {
  OpenAPI: {
    ...named('openapi', '$self', 'jsonSchemaDialect'),
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
  PathItem: { ...named('$ref'), summary: 'text', ...described },
  Operation: {
    operationId: 'text',
    summary: 'text',
    ...described,
    tags: 'texts',
    deprecated: 'boolean',
    externalDocs: documentation,
  },
  Parameter: { name: 'text', ...named('in'), ...parameter },
  Header: parameter,
  RequestBody: { ...named('$ref'), summary: 'text', ...described, required: 'boolean' },
  MediaType: named('example', 'prefixEncoding', 'itemEncoding'),
  Encoding: {
    ...named('encoding', 'prefixEncoding', 'itemEncoding'),
    contentType: 'string',
    style: 'string',
    explode: 'boolean',
    allowReserved: 'boolean',
  },
  Responses: {},
  Response: { ...named('$ref', 'summary'), ...described },
  Callback: {},
  Link: {
    ...named('$ref', 'requestBody'),
    summary: 'text',
    operationId: 'text',
    operationRef: 'string',
    parameters: 'object',
    ...described,
  },
  Example: {
    ...named('$ref', 'value', 'dataValue', 'serializedValue'),
    summary: 'text',
    ...described,
    externalValue: 'string',
  },
  Server: {
    ...named('name'),
    url: 'text',
    ...described,
    variables: { each: { default: 'text', enum: 'texts', ...described } },
  },
  Tag: { ...named('summary', 'parent', 'kind'), name: 'text', ...described, externalDocs: documentation },
  SecurityRequirement: { each: 'names' },
  SecurityScheme: {
    ...named('$ref', 'summary', 'type', 'name', 'in', 'scheme', 'flows', 'openIdConnectUrl', 'deprecated'),
    ...named('oauth2MetadataUrl'),
    ...described,
    bearerFormat: 'text',
  },
  Components: named('mediaTypes'),
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
export function getShape(kind: Kind, member: string): Shape | undefined {
  const known = shapes[kind];
  return Object.hasOwn(known, member) ? known[member] : known['each'];
}

/** Whether an object of OpenAPI has a member of that name. A schema may have any, and so may what holds things by name. */
export function hasMember(kind: Kind, member: string): boolean {
  if (kind === 'Schema' || holdsAny(kind) || 'each' in shapes[kind] || member.startsWith('x-')) return true;
  return Object.hasOwn(shapes[kind], member) || getHolding(kind, member) !== undefined;
}
