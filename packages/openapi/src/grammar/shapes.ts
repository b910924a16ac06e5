import { holdsAny, getHolding, type Kind } from './objects.ts';

/**
 * The type of a member that holds no objects: `text` is a string that may be written as a number or a boolean, as YAML
 * has `version: 1.0`; `texts` a list of them; `names` a list of strings; a record lists the members of an object, with
 * `each` for all other names; `any` is data, or is read elsewhere.
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

const flow = {
  authorizationUrl: 'text',
  deviceAuthorizationUrl: 'text',
  tokenUrl: 'text',
  refreshUrl: 'text',
  scopes: { each: 'text' },
} as const;

/** The objects of OpenAPI 3.2 (section 4) and JSON Schema 2020-12. */
const shapes: Readonly<Record<Kind, Shapes>> = {
  OpenAPI: {
    ...named('openapi', 'jsonSchemaDialect'),
    $self: 'string',
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
  MediaType: named('$ref', 'example'),
  Encoding: {
    contentType: 'string',
    style: 'string',
    explode: 'boolean',
    allowReserved: 'boolean',
  },
  Responses: {},
  Response: { ...named('$ref'), summary: 'text', ...described },
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
    ...named('$ref', 'value', 'dataValue'),
    serializedValue: 'text',
    summary: 'text',
    ...described,
    externalValue: 'string',
  },
  Server: {
    name: 'text',
    url: 'text',
    ...described,
    variables: { each: { default: 'text', enum: 'texts', ...described } },
  },
  Tag: {
    name: 'text',
    summary: 'text',
    parent: 'text',
    kind: 'text',
    ...described,
    externalDocs: documentation,
  },
  SecurityRequirement: { each: 'names' },
  SecurityScheme: {
    ...named('$ref', 'summary', 'type', 'name', 'in', 'scheme', 'openIdConnectUrl'),
    ...described,
    bearerFormat: 'text',
    oauth2MetadataUrl: 'text',
    deprecated: 'boolean',
    flows: {
      implicit: flow,
      password: flow,
      clientCredentials: flow,
      authorizationCode: flow,
      deviceAuthorization: flow,
    },
  },
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
    discriminator: { propertyName: 'text', mapping: { each: 'text' }, defaultMapping: 'text' },
    xml: {
      nodeType: 'text',
      name: 'text',
      namespace: 'text',
      prefix: 'text',
      attribute: 'boolean',
      wrapped: 'boolean',
    },
    externalDocs: documentation,
  },
};

/** The shape of a member that holds no objects; `undefined` if it may be anything. */
export function getShape(kind: Kind, member: string): Shape | undefined {
  const known = shapes[kind];
  return Object.hasOwn(known, member) ? known[member] : known['each'];
}

/** Whether an OpenAPI object has a member of that name. A schema may have any, and so may a map by name. */
export function hasMember(kind: Kind, member: string): boolean {
  if (kind === 'Schema' || holdsAny(kind) || 'each' in shapes[kind] || member.startsWith('x-')) return true;
  return Object.hasOwn(shapes[kind], member) || getHolding(kind, member) !== undefined;
}
