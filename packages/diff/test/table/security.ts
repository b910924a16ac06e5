import type { DocumentRow } from './rows.ts';
import { secured, scheme, P } from './snippets.ts';

/** Edits of documents: security. */
export const SECURITY: readonly DocumentRow[] = [
  ['security demanded', secured('[]'), secured('[{key: []}]'), `breaking security ${P}/security`],
  ['security dropped', secured('[{key: []}]'), secured('[]'), `additive security ${P}/security`],
  [
    'alternative added',
    secured('[{key: []}]'),
    secured('[{key: []}, {token: []}]'),
    `additive security ${P}/security`,
  ],
  [
    'alternative removed',
    secured('[{key: []}, {token: []}]'),
    secured('[{key: []}]'),
    `breaking security ${P}/security`,
  ],
  [
    'or becomes and',
    secured('[{key: []}, {token: []}]'),
    secured('[{key: [], token: []}]'),
    `breaking security ${P}/security; breaking security ${P}/security`,
  ],
  [
    'and becomes or',
    secured('[{key: [], token: []}]'),
    secured('[{key: []}, {token: []}]'),
    `additive security ${P}/security; additive security ${P}/security`,
  ],
  [
    'alternatives in another order',
    secured('[{key: []}, {token: []}]'),
    secured('[{token: []}, {key: []}]'),
    'none',
  ],
  [
    'anonymous allowed as well',
    secured('[{key: []}]'),
    secured('[{key: []}, {}]'),
    `additive security ${P}/security`,
  ],
  [
    'scope demanded',
    secured('[{oauth: [read]}]'),
    secured('[{oauth: [read, write]}]'),
    `breaking security ${P}/security`,
  ],
  [
    'scope no longer demanded',
    secured('[{oauth: [read, write]}]'),
    secured('[{oauth: [read]}]'),
    `additive security ${P}/security`,
  ],
  [
    'scopes in another order',
    secured('[{oauth: [read, write]}]'),
    secured('[{oauth: [write, read]}]'),
    'none',
  ],
  [
    'security moved to the document',
    'security: [{key: []}]\npaths: {/map: {post: {}}}',
    'paths: {/map: {post: {security: [{key: []}]}}}',
    'none',
  ],
  [
    'security of the document replaced by none',
    'security: [{key: []}]\npaths: {/map: {post: {}}}',
    'security: [{key: []}]\npaths: {/map: {post: {security: []}}}',
    `additive security ${P}/security`,
  ],
  [
    'security scheme renamed',
    `${scheme('{type: http, scheme: bearer}')}\npaths: {/map: {post: {}}}`,
    'components: {securitySchemes: {token: {type: http, scheme: Bearer}}}\nsecurity: [{token: []}]\npaths: {/map: {post: {}}}',
    'none',
  ],
  [
    'security scheme of another type',
    scheme('{type: http, scheme: bearer}'),
    scheme('{type: http, scheme: basic}'),
    'breaking security-scheme /components/securitySchemes/key',
  ],
  [
    'key sent elsewhere',
    scheme('{type: apiKey, in: header, name: K}'),
    scheme('{type: apiKey, in: query, name: K}'),
    'breaking security-scheme /components/securitySchemes/key',
  ],
  [
    'header of a key in other letters',
    scheme('{type: apiKey, in: header, name: X-Key}'),
    scheme('{type: apiKey, in: header, name: x-key}'),
    'none',
  ],
  [
    'query parameter of a key in other letters',
    scheme('{type: apiKey, in: query, name: Key}'),
    scheme('{type: apiKey, in: query, name: key}'),
    'breaking security-scheme /components/securitySchemes/key',
  ],
  [
    'security scheme described',
    scheme('{type: http, scheme: bearer}'),
    scheme('{type: http, scheme: bearer, description: Key., bearerFormat: hex}'),
    'text security-scheme /components/securitySchemes/key; text security-scheme /components/securitySchemes/key',
  ],
  [
    'unused security scheme removed',
    'components: {securitySchemes: {key: {type: http}}}',
    '{}',
    'text security-scheme /components/securitySchemes/key',
  ],
  [
    'security scheme removed',
    scheme('{type: http, scheme: bearer}'),
    '{}',
    'breaking security-scheme /components/securitySchemes/key',
  ],
  [
    'security scheme added',
    '{}',
    scheme('{type: http, scheme: bearer}'),
    'additive security-scheme /components/securitySchemes/key',
  ],
  [
    'scope removed',
    scheme('{type: oauth2, flows: {implicit: {scopes: {a: A.}}}}'),
    scheme('{type: oauth2, flows: {implicit: {scopes: {}}}}'),
    'breaking security-scheme /components/securitySchemes/key/flows/implicit/scopes/a',
  ],
  [
    'scope added',
    scheme('{type: oauth2, flows: {implicit: {scopes: {}}}}'),
    scheme('{type: oauth2, flows: {implicit: {scopes: {a: A.}}}}'),
    'additive security-scheme /components/securitySchemes/key/flows/implicit/scopes/a',
  ],
  [
    'scope described',
    scheme('{type: oauth2, flows: {implicit: {scopes: {a: A.}}}}'),
    scheme('{type: oauth2, flows: {implicit: {scopes: {a: B.}}}}'),
    'text security-scheme /components/securitySchemes/key/flows/implicit/scopes/a',
  ],
  [
    'token address changed',
    scheme('{type: oauth2, flows: {password: {tokenUrl: /a}}}'),
    scheme('{type: oauth2, flows: {password: {tokenUrl: /b}}}'),
    'breaking security-scheme /components/securitySchemes/key/flows/password',
  ],
  [
    'flow removed',
    scheme('{type: oauth2, flows: {password: {}, implicit: {}}}'),
    scheme('{type: oauth2, flows: {password: {}}}'),
    'breaking security-scheme /components/securitySchemes/key/flows/implicit',
  ],
  [
    'scheme of an operation of another method removed',
    'paths: {/a: {additionalOperations: {LINK: {security: [{key: []}]}}}}\ncomponents: {securitySchemes: {key: {type: http, scheme: basic}}}',
    'paths: {/a: {additionalOperations: {LINK: {security: [{key: []}]}}}}',
    'breaking security-scheme /components/securitySchemes/key',
  ],
];
