import { op, scheme, secured } from '../table/snippets.ts';
import type { OperationChange } from './operation-change.ts';

const OAUTH = secured('[{oauth: [read]}]');

/** What an operation or the document asks for, and the schemes themselves. */
export const SECURITY: readonly OperationChange[] = [
  ['api-security-removed', secured('[{key: []}, {token: []}]'), secured('[{key: []}]'), 'breaking'],
  ['api-security-added', secured('[{key: []}]'), secured('[{key: []}, {token: []}]'), 'additive'],
  ['api-security-scope-added', OAUTH, secured('[{oauth: [read, write]}]'), 'breaking'],
  ['api-security-scope-removed', secured('[{oauth: [read, write]}]'), OAUTH, 'additive'],
  ['api-security-anonymous-access-added', secured('[{key: []}]'), secured('[{key: []}, {}]'), 'additive'],
  ['api-security-anonymous-access-added', secured('[{key: []}]'), secured('[]'), 'additive'],
  ['api-security-anonymous-access-removed', secured('[{key: []}, {}]'), secured('[{key: []}]'), 'breaking'],
  ['api-security-anonymous-access-removed', secured('[]'), secured('[{key: []}]'), 'breaking'],
  ['api-global-security-removed', global('[{key: []}, {token: []}]'), global('[{key: []}]'), 'breaking'],
  ['api-global-security-added', global('[{key: []}]'), global('[{key: []}, {token: []}]'), 'additive'],
  ['api-global-security-scope-added', global('[{oauth: []}]'), global('[{oauth: [read]}]'), 'breaking'],
  ['api-global-security-scope-removed', global('[{oauth: [read]}]'), global('[{oauth: []}]'), 'additive'],
  ['api-global-security-anonymous-access-added', global('[{key: []}]'), global('[]'), 'additive'],
  ['api-global-security-anonymous-access-removed', global('[]'), global('[{key: []}]'), 'breaking'],
  [
    'api-security-component-added',
    secured('[{key: []}]'),
    secured('[{key: []}]', ', basic: {type: http, scheme: basic}'),
    'additive',
  ],
  [
    'api-security-component-removed',
    secured('[{key: []}]', ', basic: {type: http, scheme: basic}'),
    secured('[{key: []}]'),
    'text',
  ],
  [
    'api-security-component-removed',
    secured('[{basic: []}]', ', basic: {type: http, scheme: basic}'),
    secured('[{basic: []}]'),
    'breaking',
    'an operation asks for what nobody can give any more',
  ],
  [
    'api-security-component-type-changed',
    defined('{type: apiKey, in: header, name: X-Key}'),
    defined('{type: http, scheme: bearer}'),
    'breaking',
  ],
  [
    'api-security-component-api-key-name-changed',
    defined('{type: apiKey, in: header, name: X-Key}'),
    defined('{type: apiKey, in: header, name: X-Token}'),
    'breaking',
  ],
  [
    'api-security-component-api-key-in-changed',
    defined('{type: apiKey, in: header, name: X-Key}'),
    defined('{type: apiKey, in: query, name: X-Key}'),
    'breaking',
  ],
  [
    'api-security-component-http-scheme-changed',
    defined('{type: http, scheme: basic}'),
    defined('{type: http, scheme: bearer}'),
    'breaking',
  ],
  [
    'api-security-component-bearer-format-changed',
    defined('{type: http, scheme: bearer, bearerFormat: JWT}'),
    defined('{type: http, scheme: bearer, bearerFormat: opaque}'),
    'text',
  ],
  [
    'api-security-component-openid-connect-url-changed',
    defined('{type: openIdConnect, openIdConnectUrl: /a}'),
    defined('{type: openIdConnect, openIdConnectUrl: /b}'),
    'breaking',
  ],
  [
    'api-security-component-oauth-url-changed',
    defined('{type: oauth2, flows: {implicit: {authorizationUrl: /a, scopes: {}}}}'),
    defined('{type: oauth2, flows: {implicit: {authorizationUrl: /b, scopes: {}}}}'),
    'breaking',
    'a client sends its users there',
  ],
  [
    'api-security-component-oauth-token-url-changed',
    OAUTH,
    OAUTH.replace('tokenUrl: /t', 'tokenUrl: /u'),
    'breaking',
    'a client asks for its token there',
  ],
  [
    'api-security-component-oauth-scope-added',
    OAUTH,
    OAUTH.replace('write: Write.', 'write: Write., all: All.'),
    'additive',
  ],
  [
    'api-security-component-oauth-scope-removed',
    OAUTH,
    OAUTH.replace(', write: Write.', ''),
    'breaking',
    'a client that asks for it is refused its token',
  ],
  ['api-security-component-oauth-scope-changed', OAUTH, OAUTH.replace('Read.', 'Reads.'), 'text'],
];

/** A demand of the document, which its operation inherits. */
function global(list: string): string {
  return `security: ${list}\n${secured('[]').replace('security: []', '')}`;
}

/** A scheme that the document asks for. */
function defined(definition: string): string {
  return `${scheme(definition)}\n${op('')}`;
}
