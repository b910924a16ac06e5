/** Where a schema stands: how oasdiff begins the names of its rules there, who reads the values, and an operation that holds it. */
export type Carrier = readonly [
  name: string,
  rules: readonly string[],
  reader: 'server' | 'client',
  hold: (schema: unknown) => object,
];

/** Every place of a schema for which oasdiff has rules, in each form that the place can have. */
export const CARRIERS: readonly Carrier[] = [
  ['request body', ['request-body'], 'server', (schema) => ({ requestBody: json(schema) })],
  [
    'member of a request body',
    ['request-property'],
    'server',
    (schema) => ({ requestBody: json(holding(schema)) }),
  ],
  ['query parameter', ['request-parameter'], 'server', (schema) => parameter('query', { schema })],
  [
    'query parameter of content',
    ['request-parameter'],
    'server',
    (schema) => parameter('query', json(schema)),
  ],
  ['header parameter', ['request-parameter'], 'server', (schema) => parameter('header', { schema })],
  [
    'member of a query parameter',
    ['request-parameter-property'],
    'server',
    (schema) => parameter('query', { style: 'deepObject', schema: holding(schema) }),
  ],
  [
    'member of a query parameter of content',
    ['request-parameter-property'],
    'server',
    (schema) => parameter('query', json(holding(schema))),
  ],
  [
    'member of a header parameter',
    ['request-header-property', 'request-parameter-property'],
    'server',
    (schema) => parameter('header', { schema: holding(schema) }),
  ],
  ['body of an answer', ['response-body', 'response-mediatype'], 'client', (schema) => answer(json(schema))],
  ['member of an answer', ['response-property'], 'client', (schema) => answer(json(holding(schema)))],
  ['header of an answer', ['response-header'], 'client', (schema) => header({ schema })],
  ['header of an answer of content', ['response-header'], 'client', (schema) => header(json(schema))],
];

function json(schema: unknown): object {
  return { content: { 'application/json': { schema } } };
}

function holding(schema: unknown): object {
  return { type: 'object', properties: { held: schema } };
}

function parameter(scope: 'query' | 'header', members: object): object {
  return { parameters: [{ name: 'held', in: scope, ...members }] };
}

function answer(members: object): object {
  return { responses: { 200: members } };
}

function header(members: object): object {
  return answer({ headers: { 'X-Held': members } });
}
