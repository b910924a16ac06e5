import type { DocumentRow } from './rows.ts';
import { body, content, op, P, params } from './snippets.ts';

const A = '/paths/~1a';
const R = `${P}/responses/200/content`;
const B = `${P}/requestBody/content`;
const S = '/components/securitySchemes/key';
const stream = (itemSchema: string, type = 'text/event-stream') => `${type}: {itemSchema: ${itemSchema}}`;
const data = (schema: string) =>
  `{properties: {data: {type: string, contentMediaType: application/json, contentSchema: ${schema}}}}`;
const mixed = (encodings: string) => `multipart/mixed: {itemSchema: {}, ${encodings}}`;
const query = (schema: string, name = 'q') =>
  params(`{in: querystring, name: ${name}, content: {application/json: {schema: ${schema}}}}`);
const cookie = (style: string, schema: string) =>
  params(`{in: cookie, name: c, style: ${style}, schema: ${schema}}`);
const key = (scheme: string, name = 'key') =>
  `security: [{"${name}": []}]\ncomponents: {securitySchemes: {key: ${scheme}}}`;
const device = (members: string) =>
  key(`{type: oauth2, flows: {deviceAuthorization: {tokenUrl: /t, scopes: {}, ${members}}}}`);
const union = (discriminator: string) =>
  `${content(`a/b: {schema: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}], discriminator: {propertyName: kind, ${discriminator}}}}`)}
components: {schemas: {A: {properties: {kind: {const: A}}}, B: {properties: {kind: {const: B}}}}}`;
const union2 = (defaultMapping: string) =>
  union(`defaultMapping: ${defaultMapping}`).replace(
    'A: {properties',
    'C: {properties: {x: {type: integer}}}, D: {properties: {x: {type: number}}}, A: {properties',
  );

/** Edits of documents: what OpenAPI 3.2 added. */
export const OPENAPI_3_2: readonly DocumentRow[] = [
  // Path Item.
  ['query operation removed', 'paths: {/a: {query: {}}}', 'paths: {/a: {}}', `breaking operation ${A}/query`],
  ['query operation added', 'paths: {/a: {}}', 'paths: {/a: {query: {}}}', `additive operation ${A}/query`],
  [
    'required parameter of a query operation',
    'paths: {/a: {query: {}}}',
    'paths: {/a: {query: {parameters: [{in: header, name: A, required: true}]}}}',
    `breaking parameter ${A}/query/parameters/0`,
  ],
  [
    'GET replaced by QUERY',
    'paths: {/a: {get: {}}}',
    'paths: {/a: {query: {}}}',
    `breaking operation ${A}/get; additive operation ${A}/query`,
  ],
  [
    'additional method in other letters',
    'paths: {/a: {additionalOperations: {Copy: {}}}}',
    'paths: {/a: {additionalOperations: {COPY: {}}}}',
    `breaking operation ${A}/additionalOperations/Copy; additive operation ${A}/additionalOperations/COPY`,
  ],
  [
    'additional method of a webhook in other letters',
    'webhooks: {a: {additionalOperations: {Copy: {}}}}',
    'webhooks: {a: {additionalOperations: {COPY: {}}}}',
    'breaking webhook /webhooks/a/additionalOperations/Copy; additive webhook /webhooks/a/additionalOperations/COPY',
  ],
  [
    'additional method of a callback in other letters',
    op('callbacks: {c: {u: {additionalOperations: {Copy: {}}}}}'),
    op('callbacks: {c: {u: {additionalOperations: {COPY: {}}}}}'),
    `breaking callback ${P}/callbacks/c/u/additionalOperations/Copy; additive callback ${P}/callbacks/c/u/additionalOperations/COPY`,
  ],
  // Parameters.
  [
    'query string narrowed',
    query('{maximum: 5}'),
    query('{maximum: 4}'),
    `breaking maximum ${P}/parameters/0/content/application~1json/schema/maximum`,
  ],
  [
    'query string widened',
    query('{maximum: 4}'),
    query('{maximum: 5}'),
    `additive maximum ${P}/parameters/0/content/application~1json/schema/maximum`,
  ],
  ['query string renamed', query('{}', 'q'), query('{}', 'r'), `text parameter-name ${P}/parameters/0`],
  [
    'query string in another media type',
    query('{}'),
    params('{in: querystring, name: q, content: {application/xml: {}}}'),
    `breaking parameter-schema ${P}/parameters/0/content/application~1json; additive parameter-schema ${P}/parameters/0/content/application~1xml`,
  ],
  ['query string removed', query('{}'), params(''), `breaking parameter ${P}/parameters/0`],
  ['query string added', params(''), query('{}'), `additive parameter ${P}/parameters/0`],
  [
    'query parameter replaced by the query string',
    params('{in: query, name: a, schema: {type: string}}'),
    query('{}'),
    `breaking parameter ${P}/parameters/0; additive parameter ${P}/parameters/0`,
  ],
  [
    'cookie written in its own style',
    cookie('form', '{type: string}'),
    cookie('cookie', '{type: string}'),
    `breaking style ${P}/parameters/0`,
  ],
  [
    'cookie of a number written in its own style',
    cookie('form', '{type: integer}'),
    cookie('cookie', '{type: integer}'),
    'none',
  ],
  [
    'list in a cookie said to be exploded, as it is',
    cookie('cookie', '{type: array}'),
    cookie('cookie, explode: true', '{type: array}'),
    'none',
  ],
  [
    'one value in a cookie became a list of them',
    cookie('cookie', '{type: string}'),
    cookie('cookie', '{type: array, items: {type: string}}'),
    `additive parameter-schema ${P}/parameters/0`,
  ],
  [
    'reserved characters of a path no longer allowed',
    'paths: {"/a/{p}": {get: {parameters: [{in: path, name: p, required: true, allowReserved: true}]}}}',
    'paths: {"/a/{p}": {get: {parameters: [{in: path, name: p, required: true}]}}}',
    'breaking allowReserved /paths/~1a~1{p}/get/parameters/0',
  ],
  [
    'reserved characters of a path allowed',
    'paths: {"/a/{p}": {get: {parameters: [{in: path, name: p, required: true}]}}}',
    'paths: {"/a/{p}": {get: {parameters: [{in: path, name: p, required: true, allowReserved: true}]}}}',
    'additive allowReserved /paths/~1a~1{p}/get/parameters/0',
  ],
  [
    'reserved characters where nothing is encoded',
    cookie('cookie, allowReserved: true', '{type: string}'),
    cookie('cookie', '{type: string}'),
    `text allowReserved ${P}/parameters/0`,
  ],
  // Streams.
  [
    'data of events widened in a response',
    content(stream(data('{maximum: 4}'))),
    content(stream(data('{maximum: 5}'))),
    `breaking maximum ${R}/text~1event-stream/itemSchema/properties/data/contentSchema/maximum`,
  ],
  [
    'data of events narrowed in a response',
    content(stream(data('{maximum: 5}'))),
    content(stream(data('{maximum: 4}'))),
    `additive maximum ${R}/text~1event-stream/itemSchema/properties/data/contentSchema/maximum`,
  ],
  [
    'events of a further name',
    content(stream('{properties: {event: {enum: [a]}}}')),
    content(stream('{properties: {event: {enum: [a, b]}}}')),
    `breaking enum ${R}/text~1event-stream/itemSchema/properties/event/enum`,
  ],
  [
    'items narrowed in a request',
    body(stream('{maximum: 5}', 'application/jsonl')),
    body(stream('{maximum: 4}', 'application/jsonl')),
    `breaking maximum ${B}/application~1jsonl/itemSchema/maximum`,
  ],
  [
    'items widened in a request',
    body(stream('{maximum: 4}', 'application/jsonl')),
    body(stream('{maximum: 5}', 'application/jsonl')),
    `additive maximum ${B}/application~1jsonl/itemSchema/maximum`,
  ],
  [
    'response that became complete content',
    content(stream('{type: object}', 'application/jsonl')),
    content('application/jsonl: {schema: {type: array}}'),
    `breaking stream ${R}/application~1jsonl`,
  ],
  [
    'response that became a stream',
    content('application/jsonl: {schema: {type: array}}'),
    content(stream('{type: object}', 'application/jsonl')),
    `breaking stream ${R}/application~1jsonl`,
  ],
  [
    'request that became complete content',
    body(stream('{type: object}', 'application/jsonl')),
    body('application/jsonl: {schema: {type: array}}'),
    `breaking stream ${B}/application~1jsonl`,
  ],
  [
    'request that became a stream',
    body('application/jsonl: {schema: {type: array}}'),
    body(stream('{type: object}', 'application/jsonl')),
    `breaking stream ${B}/application~1jsonl`,
  ],
  [
    'stream in another framing',
    content(stream('{}', 'application/jsonl')),
    content(stream('{}', 'application/json-seq')),
    `breaking response-content ${R}/application~1jsonl; additive response-content ${R}/application~1json-seq`,
  ],
  [
    'stream beside its complete content',
    content('application/jsonl: {schema: {type: array}}'),
    content('application/jsonl: {schema: {type: array}, itemSchema: {type: object}}'),
    `additive type ${R}/application~1jsonl/itemSchema/type`,
  ],
  // Media types and encodings.
  [
    'media type moved to the components',
    content('a/b: {schema: {type: integer}}'),
    `${content('a/b: {$ref: "#/components/mediaTypes/m"}')}\ncomponents: {mediaTypes: {m: {schema: {type: integer}}}}`,
    'none',
  ],
  [
    'media type of the components widened',
    `${content('a/b: {$ref: "#/components/mediaTypes/m"}')}\ncomponents: {mediaTypes: {m: {schema: {type: integer}}}}`,
    `${content('a/b: {$ref: "#/components/mediaTypes/m"}')}\ncomponents: {mediaTypes: {m: {schema: {type: number}}}}`,
    'breaking type /components/mediaTypes/m/schema/type',
  ],
  [
    'media type of the components that nothing uses',
    'components: {mediaTypes: {m: {schema: {type: integer}}}}',
    'components: {mediaTypes: {m: {schema: {type: number}}}}',
    'text unused-component /components/mediaTypes/m',
  ],
  [
    'media type of all parts',
    content(mixed('itemEncoding: {contentType: image/png}')),
    content(mixed('itemEncoding: {contentType: image/gif}')),
    `breaking encoding ${R}/multipart~1mixed/itemEncoding`,
  ],
  [
    'media type of the first part',
    content(mixed('prefixEncoding: [{contentType: image/png}]')),
    content(mixed('prefixEncoding: [{contentType: image/gif}]')),
    `breaking encoding ${R}/multipart~1mixed/prefixEncoding/0`,
  ],
  [
    'encoding of all parts said of the first one, too',
    content(mixed('itemEncoding: {contentType: image/png}')),
    content(mixed('prefixEncoding: [{contentType: image/png}], itemEncoding: {contentType: image/png}')),
    'none',
  ],
  [
    'header of all parts removed',
    content(mixed('itemEncoding: {headers: {A: {}}}')),
    content(mixed('itemEncoding: {}')),
    `breaking encoding ${R}/multipart~1mixed/itemEncoding/headers/A`,
  ],
  [
    'media type of a part within a part',
    content(mixed('itemEncoding: {encoding: {a: {contentType: image/png}}}')),
    content(mixed('itemEncoding: {encoding: {a: {contentType: image/gif}}}')),
    `breaking encoding ${R}/multipart~1mixed/itemEncoding/encoding/a`,
  ],
  [
    'media type of all parts within a part',
    content(mixed('prefixEncoding: [{itemEncoding: {contentType: image/png}}]')),
    content(mixed('prefixEncoding: [{itemEncoding: {contentType: image/gif}}]')),
    `breaking encoding ${R}/multipart~1mixed/prefixEncoding/0/itemEncoding`,
  ],
  // Responses and examples.
  [
    'response summarized, and described no more',
    op('responses: {200: {description: One.}}'),
    op('responses: {200: {summary: One.}}'),
    `text text ${P}/responses/200/description; text text ${P}/responses/200/summary`,
  ],
  [
    'example written as data',
    content('a/b: {examples: {a: {value: 1}}}'),
    content('a/b: {examples: {a: {dataValue: 1}}}'),
    `text text ${R}/a~1b/examples`,
  ],
  // Schemas.
  [
    'default of a discriminator added',
    union(''),
    union('defaultMapping: A'),
    `breaking discriminator ${R}/a~1b/schema/discriminator`,
  ],
  [
    'default of a discriminator removed',
    union('defaultMapping: A'),
    union(''),
    `additive discriminator ${R}/a~1b/schema/discriminator`,
  ],
  [
    'default of a discriminator widened',
    union2('C'),
    union2('D'),
    'breaking type /components/schemas/D/properties/x/type',
  ],
  [
    'default of a discriminator by reference',
    union('defaultMapping: A'),
    union('defaultMapping: "#/components/schemas/A"'),
    'none',
  ],
  [
    'attribute of XML by its type of node',
    content('a/b: {schema: {xml: {attribute: true}}}'),
    content('a/b: {schema: {xml: {nodeType: attribute}}}'),
    'none',
  ],
  [
    'wrapped list of XML by its type of node',
    content('a/b: {schema: {type: array, xml: {wrapped: true}}}'),
    content('a/b: {schema: {type: array, xml: {nodeType: element}}}'),
    'none',
  ],
  [
    'type of an XML node',
    content('a/b: {schema: {xml: {nodeType: cdata}}}'),
    content('a/b: {schema: {xml: {nodeType: text}}}'),
    `breaking xml ${R}/a~1b/schema/xml`,
  ],
  // Security.
  [
    'security required by URI',
    key('{type: http, scheme: bearer}'),
    key('{type: http, scheme: bearer}', '#/components/securitySchemes/key'),
    'none',
  ],
  [
    'scheme that is required by URI changed',
    key('{type: http, scheme: bearer}', '#/components/securitySchemes/key'),
    key('{type: http, scheme: basic}', '#/components/securitySchemes/key'),
    `breaking security-scheme ${S}`,
  ],
  [
    'scheme outside the components changed',
    'security: [{"#/x-schemes/key": []}]\nx-schemes: {key: {type: http, scheme: bearer}}',
    'security: [{"#/x-schemes/key": []}]\nx-schemes: {key: {type: http, scheme: basic}}',
    'breaking security-scheme /x-schemes/key; text text /x-schemes',
  ],
  [
    'device flow removed',
    device('deviceAuthorizationUrl: /d'),
    key('{type: oauth2, flows: {}}'),
    `breaking security-scheme ${S}/flows/deviceAuthorization`,
  ],
  [
    'device flow added',
    key('{type: oauth2, flows: {}}'),
    device('deviceAuthorizationUrl: /d'),
    `additive security-scheme ${S}/flows/deviceAuthorization`,
  ],
  [
    'address of the device flow changed',
    device('deviceAuthorizationUrl: /d'),
    device('deviceAuthorizationUrl: /e'),
    `breaking security-scheme ${S}/flows/deviceAuthorization`,
  ],
  [
    'metadata of OAuth said',
    key('{type: oauth2, flows: {}}'),
    key('{type: oauth2, flows: {}, oauth2MetadataUrl: /m}'),
    `additive security-scheme ${S}`,
  ],
  [
    'metadata of OAuth moved',
    key('{type: oauth2, flows: {}, oauth2MetadataUrl: /m}'),
    key('{type: oauth2, flows: {}, oauth2MetadataUrl: /n}'),
    `breaking security-scheme ${S}`,
  ],
  [
    'scheme deprecated',
    key('{type: http, scheme: bearer}'),
    key('{type: http, scheme: bearer, deprecated: true}'),
    `additive deprecated ${S}`,
  ],
  [
    'scheme renamed and deprecated',
    'security: [{a: []}]\ncomponents: {securitySchemes: {a: {type: http, scheme: bearer}}}',
    'security: [{b: []}]\ncomponents: {securitySchemes: {b: {type: http, scheme: bearer, deprecated: true}}}',
    'additive deprecated /components/securitySchemes/b',
  ],
  [
    'unknown extension of a scheme',
    key('{type: http, scheme: bearer, x-a: 1}'),
    key('{type: http, scheme: bearer, x-a: 2}'),
    `text text ${S}/x-a`,
  ],
  // Document.
  ['address of the document itself', '$self: https://a.example/a', '$self: https://a.example/b', 'none'],
  [
    'reference by the address of the document itself',
    `${content('a/b: {schema: {$ref: "#/components/schemas/A"}}')}\ncomponents: {schemas: {A: {type: integer}}}`,
    `$self: https://a.example/a\n${content('a/b: {schema: {$ref: "https://a.example/a#/components/schemas/A"}}')}\ncomponents: {schemas: {A: {type: integer}}}`,
    'none',
  ],
  [
    'server named',
    'servers: [{url: /a}]',
    'servers: [{url: /a, name: production}]',
    'text text /servers/0/name',
  ],
  [
    'default dialect said',
    '{}',
    'jsonSchemaDialect: https://spec.openapis.org/oas/3.2/dialect/2025-09-17',
    'none',
  ],
  ['tag within another', 'tags: [{name: a}]', 'tags: [{name: a, parent: b, kind: nav}]', 'text text /tags'],
];
