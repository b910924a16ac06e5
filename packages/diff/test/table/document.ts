import type { DocumentRow } from './rows.ts';
import { body } from './snippets.ts';

/** Edits of documents: the document. */
export const DOCUMENT: readonly DocumentRow[] = [
  ['title', 'info: {title: A}', 'info: {title: B}', 'text text /info/title'],
  ['version label', 'info: {version: v1}', 'info: {version: v2}', 'text text /info/version'],
  ['tags of the document', 'tags: [{name: a}]', 'tags: [{name: b}]', 'text text /tags'],
  ['extension of the document', 'x-logo: a', 'x-logo: b', 'text text /x-logo'],
  [
    'dialect changed',
    '{}',
    'jsonSchemaDialect: https://json-schema.org/draft/2019-09/schema',
    'breaking json-schema-dialect /jsonSchemaDialect',
  ],
  [
    'dialect of OpenAPI 3.1 said',
    '{}',
    'jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base',
    'none',
  ],
  ['OpenAPI 3.0 to 3.1', 'openapi: 3.0.3', 'openapi: 3.1.0', 'text openapi-version /openapi'],
  ['OpenAPI 3.1.0 to 3.1.1', 'openapi: 3.1.0', 'openapi: 3.1.1', 'none'],
  [
    'what stands beside a reference in OpenAPI 3.0',
    `openapi: 3.0.3\n${body('a/b: {schema: {$ref: "#/components/schemas/s"}}')}\ncomponents: {schemas: {s: {type: string}}}`,
    `openapi: 3.0.3\n${body('a/b: {schema: {$ref: "#/components/schemas/s", maxLength: 5}}')}\ncomponents: {schemas: {s: {type: string}}}`,
    'none',
  ],
  ['paths extended', 'paths: {}', 'paths: {x-a: 1}', 'text text /paths/x-a'],
  ['components extended', 'components: {}', 'components: {x-a: 1}', 'text text /components/x-a'],
  [
    'responses extended',
    'paths: {/a: {get: {responses: {}}}}',
    'paths: {/a: {get: {responses: {x-a: 1}}}}',
    'text text /paths/~1a/get/responses/x-a',
  ],
];
