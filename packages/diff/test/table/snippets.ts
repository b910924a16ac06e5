/** A document with one operation, and below with one part of it. */
export const op = (body: string): string => `paths: {/map: {post: {${body}}}}`;
export const params = (list: string): string => op(`parameters: [${list}]`);
export const responses = (map: string): string => op(`responses: {${map}}`);
export const content = (map: string): string => op(`responses: {200: {content: {${map}}}}`);
export const body = (map: string): string => op(`requestBody: {content: {${map}}}`);
export const secured = (list: string, schemes = ''): string =>
  `paths: {/map: {post: {security: ${list}}}}\ncomponents: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}, token: {type: http, scheme: bearer}, oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: /t, scopes: {read: Read., write: Write.}}}}${schemes}}}`;
export const scheme = (definition: string): string =>
  `security: [{key: []}]\ncomponents: {securitySchemes: {key: ${definition}}}`;
export const catalogue = (entries: string): string => `x-error-catalogue: {${entries}}`;

/** Where the operation of these snippets stands. */
export const P: string = '/paths/~1map/post';
/** An entry of the error catalogue. */
export const CONFLICT: string = 'Conflict: {status: 409, error: Conflict, retryable: no, cause: Busy.}';
