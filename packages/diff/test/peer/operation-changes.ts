import { body, content, op, params, responses, scheme, secured } from '../table/snippets.ts';

/** How oasdiff (release 1.31) judges a change by default. */
export type Severity = 'error' | 'warning' | 'info';

/** A rule, and how an edit of its kind is judged there and here. */
export type OperationChange = readonly [
  rule: string,
  old: string,
  now: string,
  severity: Severity,
  level: 'breaking' | 'additive' | 'text' | 'none',
  why?: string | undefined,
];

/**
 * Every rule of oasdiff that is no change of a schema: its name, the documents before and after, its severity, what is
 * said here, and where that is another thing than there, why.
 */
export const OPERATION_CHANGES: readonly OperationChange[] = [
  // Paths and operations.
  ['endpoint-added', 'paths: {}', op(''), 'info', 'additive'],
  ['api-path-removed-without-deprecation', op(''), 'paths: {}', 'error', 'breaking'],
  ['api-removed-without-deprecation', 'paths: {/map: {post: {}, get: {}}}', op(''), 'error', 'breaking'],
  [
    'api-path-removed-with-deprecation',
    op('deprecated: true'),
    'paths: {}',
    'info',
    'breaking',
    'a deprecation without a date says nothing of when callers must be gone',
  ],
  ['endpoint-deprecated', op(''), op('deprecated: true'), 'info', 'additive'],
  ['endpoint-reactivated', op('deprecated: true'), op(''), 'info', 'text'],
  [
    'api-operation-id-removed',
    op('operationId: a'),
    op(''),
    'info',
    'breaking',
    'generated clients name a method by it',
  ],
  ['api-operation-id-added', op(''), op('operationId: a'), 'info', 'additive'],
  ['api-tag-added', op('tags: [a]'), op('tags: [a, b]'), 'info', 'text'],
  ['api-tag-removed', op('tags: [a, b]'), op('tags: [a]'), 'info', 'text'],
  ['webhook-added', 'webhooks: {}', 'webhooks: {done: {post: {}}}', 'info', 'additive'],
  ['webhook-removed', 'webhooks: {done: {post: {}}}', 'webhooks: {}', 'error', 'breaking'],
  // Security.
  ['api-security-removed', secured('[{key: []}, {token: []}]'), secured('[{key: []}]'), 'error', 'breaking'],
  ['api-security-added', secured('[{key: []}]'), secured('[{key: []}, {token: []}]'), 'info', 'additive'],
  [
    'api-security-scope-added',
    secured('[{oauth: [read]}]'),
    secured('[{oauth: [read, write]}]'),
    'error',
    'breaking',
  ],
  [
    'api-security-scope-removed',
    secured('[{oauth: [read, write]}]'),
    secured('[{oauth: [read]}]'),
    'info',
    'additive',
  ],
  [
    'api-global-security-removed',
    `security: [{key: []}, {token: []}]\n${secured('[]').replace('security: []', '')}`,
    `security: [{key: []}]\n${secured('[]').replace('security: []', '')}`,
    'error',
    'breaking',
  ],
  [
    'api-security-component-oauth-token-url-changed',
    secured('[{oauth: [read]}]'),
    secured('[{oauth: [read]}]').replace('tokenUrl: /t', 'tokenUrl: /u'),
    'info',
    'breaking',
    'a client asks for its token there',
  ],
  [
    'api-security-component-type-changed',
    scheme('{type: apiKey, in: header, name: X-Key}') + '\n' + op(''),
    scheme('{type: http, scheme: bearer}') + '\n' + op(''),
    'info',
    'breaking',
    'the credential travels in another place',
  ],
  [
    'api-security-component-oauth-scope-removed',
    secured('[{oauth: [read]}]'),
    secured('[{oauth: [read]}]').replace(', write: Write.', ''),
    'info',
    'breaking',
    'a client that asks for it is refused its token',
  ],
  [
    'api-security-component-oauth-scope-added',
    secured('[{oauth: [read]}]'),
    secured('[{oauth: [read]}]').replace('write: Write.', 'write: Write., all: All.'),
    'info',
    'additive',
  ],
  // Request bodies.
  [
    'request-body-added-required',
    op(''),
    op('requestBody: {required: true, content: {text/plain: {}}}'),
    'error',
    'breaking',
  ],
  ['request-body-added-optional', op(''), op('requestBody: {content: {text/plain: {}}}'), 'info', 'additive'],
  ['request-body-removed', op('requestBody: {content: {text/plain: {}}}'), op(''), 'error', 'breaking'],
  [
    'request-body-became-required',
    op('requestBody: {content: {text/plain: {}}}'),
    op('requestBody: {required: true, content: {text/plain: {}}}'),
    'error',
    'breaking',
  ],
  [
    'request-body-became-optional',
    op('requestBody: {required: true, content: {text/plain: {}}}'),
    op('requestBody: {content: {text/plain: {}}}'),
    'info',
    'additive',
  ],
  [
    'request-body-media-type-added',
    body('text/plain: {}'),
    body('text/plain: {}, text/csv: {}'),
    'info',
    'additive',
  ],
  [
    'request-body-media-type-removed',
    body('text/plain: {}, text/csv: {}'),
    body('text/plain: {}'),
    'error',
    'breaking',
  ],
  [
    'request-body-media-type-schema-added',
    body('text/plain: {}'),
    body('text/plain: {schema: {type: string, maxLength: 9}}'),
    'error',
    'breaking',
  ],
  [
    'request-body-media-type-schema-removed',
    body('text/plain: {schema: {type: string, maxLength: 9}}'),
    body('text/plain: {}'),
    'info',
    'additive',
  ],
  [
    'request-property-removed',
    body('application/json: {schema: {properties: {a: {type: string}}}}'),
    body('application/json: {schema: {properties: {}}}'),
    'warning',
    'breaking',
    'what callers send of it has no effect any more',
  ],
  [
    'new-optional-request-property',
    body('application/json: {schema: {properties: {}}}'),
    body('application/json: {schema: {properties: {a: {}}}}'),
    'info',
    'additive',
  ],
  [
    'new-required-request-property-with-default',
    body('application/json: {schema: {properties: {}}}'),
    body('application/json: {schema: {properties: {a: {default: 1}}, required: [a]}}'),
    'error',
    'breaking',
  ],
  [
    'request-body-wrapped-in-one-of',
    body('application/json: {schema: {type: object, properties: {a: {type: string}}, required: [a]}}'),
    body(
      'application/json: {schema: {oneOf: [{type: object, properties: {a: {type: string}}, required: [a]}]}}',
    ),
    'error',
    'none',
    'one alternative accepts what the schema alone accepted',
  ],
  [
    'request-body-default-value-changed',
    body('application/json: {schema: {properties: {a: {default: 1}}}}'),
    body('application/json: {schema: {properties: {a: {default: 2}}}}'),
    'info',
    'breaking',
    'the same request now means another thing',
  ],
  [
    'request-body-discriminator-mapping-changed',
    mapped('A'),
    mapped('B'),
    'info',
    'breaking',
    'a generated server reads the same body as another class',
  ],
  // Members that only one side sends.
  ...guarded(
    'request',
    'readOnly',
    'maxLength: 9',
    'maxLength: 5',
    'request-read-only-property-max-length-decreased',
  ),
  ...guarded(
    'request',
    'readOnly',
    'enum: [a, b]',
    'enum: [a]',
    'request-read-only-property-enum-value-removed',
  ),
  ...guarded(
    'response',
    'writeOnly',
    'enum: [a]',
    'enum: [a, b]',
    'response-write-only-property-enum-value-added',
  ),
  // Parameters.
  [
    'new-required-request-parameter',
    params(''),
    params('{name: a, in: query, required: true}'),
    'error',
    'breaking',
  ],
  ['new-optional-request-parameter', params(''), params('{name: a, in: query}'), 'info', 'additive'],
  [
    'new-request-path-parameter',
    'paths: {/map: {post: {}}}',
    'paths: {"/map/{id}": {post: {parameters: [{name: id, in: path, required: true}]}}}',
    'error',
    'breaking',
  ],
  [
    'new-required-request-default-parameter-to-existing-path',
    'paths: {/map: {post: {}}}',
    'paths: {/map: {parameters: [{name: a, in: query, required: true}], post: {}}}',
    'error',
    'breaking',
  ],
  [
    'request-parameter-removed',
    params('{name: a, in: query}'),
    params(''),
    'warning',
    'breaking',
    'what callers send of it has no effect any more',
  ],
  [
    'request-parameter-became-required',
    params('{name: a, in: query}'),
    params('{name: a, in: query, required: true}'),
    'error',
    'breaking',
  ],
  [
    'request-parameter-became-optional',
    params('{name: a, in: query, required: true}'),
    params('{name: a, in: query}'),
    'info',
    'additive',
  ],
  [
    'request-parameter-default-value-changed',
    params('{name: a, in: query, schema: {default: 1}}'),
    params('{name: a, in: query, schema: {default: 2}}'),
    'info',
    'breaking',
    'the same request now means another thing',
  ],
  [
    'request-parameter-serialization-changed',
    params('{name: a, in: query, schema: {type: array}}'),
    params('{name: a, in: query, explode: false, schema: {type: array}}'),
    'error',
    'breaking',
  ],
  [
    'request-parameter-deprecated',
    params('{name: a, in: query}'),
    params('{name: a, in: query, deprecated: true}'),
    'info',
    'additive',
  ],
  [
    'request-parameter-reactivated',
    params('{name: a, in: query, deprecated: true}'),
    params('{name: a, in: query}'),
    'info',
    'text',
  ],
  // Answers.
  [
    'response-success-status-removed',
    responses('200: {}, 201: {}'),
    responses('200: {}'),
    'error',
    'breaking',
  ],
  ['response-success-status-added', responses('200: {}'), responses('200: {}, 201: {}'), 'info', 'additive'],
  [
    'response-non-success-status-removed',
    responses('200: {}, 404: {}'),
    responses('200: {}'),
    'info',
    'breaking',
    'programs that tell a missing thing by it do not any more',
  ],
  [
    'response-non-success-status-added',
    responses('200: {}'),
    responses('200: {}, 404: {}'),
    'info',
    'additive',
  ],
  [
    'response-media-type-removed',
    content('text/csv: {}, text/plain: {}'),
    content('text/csv: {}'),
    'error',
    'breaking',
  ],
  [
    'response-media-type-added',
    content('text/csv: {}'),
    content('text/csv: {}, text/plain: {}'),
    'info',
    'additive',
  ],
  [
    'response-media-type-name-generalized',
    content('application/vnd.api+json: {}'),
    content('application/json: {}'),
    'error',
    'breaking',
  ],
  [
    'response-media-type-name-specialized',
    content('application/json: {}'),
    content('application/vnd.api+json: {}'),
    'info',
    'breaking',
    'who asks for the old one by Accept gets 406',
  ],
  [
    'response-body-media-type-schema-added',
    content('text/plain: {}'),
    content('text/plain: {schema: {maxLength: 9}}'),
    'info',
    'additive',
  ],
  [
    'response-body-media-type-schema-removed',
    content('text/plain: {schema: {maxLength: 9}}'),
    content('text/plain: {}'),
    'error',
    'breaking',
  ],
  [
    'required-response-header-removed',
    responses('200: {headers: {X-A: {required: true}}}'),
    responses('200: {}'),
    'error',
    'breaking',
  ],
  [
    'optional-response-header-removed',
    responses('200: {headers: {X-A: {}}}'),
    responses('200: {}'),
    'warning',
    'breaking',
    'those who read it find nothing any more',
  ],
  ['response-header-added', responses('200: {}'), responses('200: {headers: {X-A: {}}}'), 'info', 'additive'],
  [
    'response-header-became-optional',
    responses('200: {headers: {X-A: {required: true}}}'),
    responses('200: {headers: {X-A: {}}}'),
    'error',
    'breaking',
  ],
  [
    'response-required-property-removed',
    content('application/json: {schema: {properties: {a: {}}, required: [a]}}'),
    content('application/json: {schema: {properties: {}}}'),
    'error',
    'breaking',
  ],
  [
    'response-optional-property-removed',
    content('application/json: {schema: {properties: {a: {}}}}'),
    content('application/json: {schema: {properties: {}}}'),
    'info',
    'breaking',
    'programs and generated types that read it break',
  ],
  [
    'response-optional-property-added',
    content('application/json: {schema: {properties: {}}}'),
    content('application/json: {schema: {properties: {a: {}}}}'),
    'info',
    'additive',
  ],
  [
    'response-required-property-added',
    content('application/json: {schema: {properties: {}}}'),
    content('application/json: {schema: {properties: {a: {}}, required: [a]}}'),
    'info',
    'additive',
  ],
  [
    'response-required-property-became-write-only',
    content('application/json: {schema: {properties: {a: {}}, required: [a]}}'),
    content('application/json: {schema: {properties: {a: {writeOnly: true}}, required: [a]}}'),
    'info',
    'breaking',
    'it is in no answer any more',
  ],
  [
    'response-optional-property-became-non-write-only',
    content('application/json: {schema: {properties: {a: {writeOnly: true}}}}'),
    content('application/json: {schema: {properties: {a: {}}}}'),
    'info',
    'additive',
  ],
  [
    'request-optional-property-became-read-only',
    body('application/json: {schema: {properties: {a: {}}}}'),
    body('application/json: {schema: {properties: {a: {readOnly: true}}}}'),
    'info',
    'breaking',
    'what callers send of it has no effect any more',
  ],
  [
    'request-optional-property-became-not-read-only',
    body('application/json: {schema: {properties: {a: {readOnly: true}}}}'),
    body('application/json: {schema: {properties: {a: {}}}}'),
    'info',
    'additive',
  ],
  ['api-schema-removed', 'components: {schemas: {A: {}}}', 'components: {schemas: {}}', 'info', 'text'],
];

/** A body whose discriminator's one value means a schema. */
function mapped(schema: string): string {
  const discriminator = `{propertyName: k, mapping: {a: "#/components/schemas/${schema}"}}`;
  const components =
    'components: {schemas: {A: {properties: {k: {}, a: {}}}, B: {properties: {k: {}, b: {}}}}}';
  return `${body(`application/json: {schema: {discriminator: ${discriminator}, type: object}}`)}\n${components}`;
}

/** A change of a member that the side in question never sends. */
function guarded(
  side: 'request' | 'response',
  mark: string,
  old: string,
  now: string,
  rule: string,
): readonly OperationChange[] {
  const at = side === 'request' ? body : content;
  const held = (keyword: string): string =>
    at(`application/json: {schema: {properties: {a: {type: string, ${mark}: true, ${keyword}}}}}`);
  return [[rule, held(old), held(now), 'info', 'none']];
}
