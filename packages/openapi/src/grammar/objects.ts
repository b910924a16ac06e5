import { METHODS } from './methods.ts';

/** An object of the OpenAPI Specification 3.2, by the name it has there. */
export type Kind =
  | 'OpenAPI'
  | 'Paths'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'Header'
  | 'RequestBody'
  | 'MediaType'
  | 'Encoding'
  | 'Responses'
  | 'Response'
  | 'Callback'
  | 'Link'
  | 'Example'
  | 'Server'
  | 'Tag'
  | 'SecurityRequirement'
  | 'SecurityScheme'
  | 'Components'
  | 'Schema';

/** How a member holds objects of a kind: one, a list, or by name. */
export interface Holding {
  readonly kind: Kind;
  readonly as: 'one' | 'list' | 'map';
}

const schema = 'Schema';
const schemaList = 'Schema[]';
const schemaMap = 'Schema{}';
const operations = Object.fromEntries(METHODS.map((method) => [method, 'Operation']));
const encodings = { encoding: 'Encoding{}', prefixEncoding: 'Encoding[]', itemEncoding: 'Encoding' };
const described = { schema, content: 'MediaType{}', examples: 'Example{}' };

/**
 * The members of each object that hold objects, in OpenAPI 3.2 and in JSON Schema 2020-12 with its older drafts. Every
 * other member holds data. `*` stands for all names that are neither an extension nor `$ref`.
 */
const members: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  OpenAPI: {
    paths: 'Paths',
    webhooks: 'PathItem{}',
    components: 'Components',
    servers: 'Server[]',
    tags: 'Tag[]',
    security: 'SecurityRequirement[]',
  },
  Paths: { '*': 'PathItem' },
  PathItem: {
    ...operations,
    additionalOperations: 'Operation{}',
    parameters: 'Parameter[]',
    servers: 'Server[]',
  },
  Operation: {
    parameters: 'Parameter[]',
    requestBody: 'RequestBody',
    responses: 'Responses',
    callbacks: 'Callback{}',
    servers: 'Server[]',
    security: 'SecurityRequirement[]',
  },
  Parameter: described,
  Header: described,
  RequestBody: { content: 'MediaType{}' },
  MediaType: { schema, itemSchema: schema, examples: 'Example{}', ...encodings },
  Encoding: { headers: 'Header{}', ...encodings },
  Responses: { '*': 'Response' },
  Response: { headers: 'Header{}', content: 'MediaType{}', links: 'Link{}' },
  Callback: { '*': 'PathItem' },
  Link: { server: 'Server' },
  Example: {},
  Server: {},
  Tag: {},
  SecurityRequirement: {},
  SecurityScheme: {},
  Components: {
    schemas: schemaMap,
    responses: 'Response{}',
    parameters: 'Parameter{}',
    examples: 'Example{}',
    requestBodies: 'RequestBody{}',
    headers: 'Header{}',
    securitySchemes: 'SecurityScheme{}',
    links: 'Link{}',
    callbacks: 'Callback{}',
    pathItems: 'PathItem{}',
    mediaTypes: 'MediaType{}',
  },
  Schema: {
    ...Object.fromEntries(
      [
        'additionalProperties',
        'unevaluatedProperties',
        'propertyNames',
        'unevaluatedItems',
        'additionalItems',
      ]
        .concat(['contains', 'not', 'if', 'then', 'else', 'contentSchema'])
        .map((keyword) => [keyword, schema]),
    ),
    items: schema,
    allOf: schemaList,
    anyOf: schemaList,
    oneOf: schemaList,
    prefixItems: schemaList,
    properties: schemaMap,
    patternProperties: schemaMap,
    dependentSchemas: schemaMap,
    dependencies: schemaMap,
    $defs: schemaMap,
    definitions: schemaMap,
  },
};

const holdings = new Map(
  Object.entries(members).map(([kind, holds]) => [kind, new Map(Object.entries(holds).map(readHolding))]),
);

/** The kind of objects that a member holds; `undefined` for data and extensions. */
export function getHolding(kind: Kind, member: string): Holding | undefined {
  const known = holdings.get(kind);
  return known?.get(member) ?? (/^(?:x-|\$ref$)/u.test(member) ? undefined : known?.get('*'));
}

/** Whether an object holds others under arbitrary names, such as paths and statuses. */
export function holdsAny(kind: Kind): boolean {
  return '*' in members[kind];
}

/** The group of `components` that holds objects of a kind; `undefined` for a kind that is never shared. */
export function componentGroup(kind: Kind): string | undefined {
  return Object.entries(members.Components).find(([, holds]) => holds === `${kind}{}`)?.[0];
}

function readHolding([member, holds]: [string, string]): [string, Holding] {
  const kind = holds.replace(/[[{].*$/u, '') as Kind;
  const as = holds.endsWith('[]') ? 'list' : holds.endsWith('{}') ? 'map' : 'one';
  return [member, { kind, as }];
}

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
