import type { DocumentRow } from './rows.ts';
import { params, P } from './snippets.ts';

/** Edits of documents: parameters. */
export const PARAMETERS: readonly DocumentRow[] = [
  [
    'optional parameter added',
    params(''),
    params('{in: query, name: q}'),
    `additive parameter ${P}/parameters/0`,
  ],
  [
    'required parameter added',
    params(''),
    params('{in: query, name: q, required: true}'),
    `breaking parameter ${P}/parameters/0`,
  ],
  ['parameter removed', params('{in: query, name: q}'), params(''), `breaking parameter ${P}/parameters/0`],
  [
    'parameter becomes required',
    params('{in: query, name: q}'),
    params('{in: query, name: q, required: true}'),
    `breaking parameter-required ${P}/parameters/0`,
  ],
  [
    'parameter becomes optional',
    params('{in: query, name: q, required: true}'),
    params('{in: query, name: q}'),
    `additive parameter-required ${P}/parameters/0`,
  ],
  [
    'parameter renamed',
    params('{in: query, name: q}'),
    params('{in: query, name: r}'),
    `breaking parameter ${P}/parameters/0; additive parameter ${P}/parameters/0`,
  ],
  [
    'parameter sent elsewhere',
    params('{in: query, name: q}'),
    params('{in: header, name: q}'),
    `breaking parameter-in ${P}/parameters/0`,
  ],
  [
    'parameters in another order',
    params('{in: query, name: a}, {in: query, name: b}'),
    params('{in: query, name: b}, {in: query, name: a}'),
    'none',
  ],
  [
    'parameter narrowed',
    params('{in: query, name: q, schema: {type: integer, maximum: 9}}'),
    params('{in: query, name: q, schema: {type: integer, maximum: 5}}'),
    `breaking maximum ${P}/parameters/0/schema/maximum`,
  ],
  [
    'default of a parameter changed',
    params('{in: query, name: q, schema: {default: 1}}'),
    params('{in: query, name: q, schema: {default: 2}}'),
    `breaking default ${P}/parameters/0/schema/default`,
  ],
  [
    'parameter moved to the path item',
    params('{in: query, name: q, required: true}'),
    'paths: {/map: {parameters: [{in: query, name: q, required: true}], post: {}}}',
    'none',
  ],
  [
    'parameter moved to the components',
    params('{in: query, name: q}'),
    `${params('{$ref: "#/components/parameters/q"}')}\ncomponents: {parameters: {q: {in: query, name: q}}}`,
    'none',
  ],
  [
    'parameter of the path replaced by that of the operation',
    'paths: {/map: {parameters: [{in: query, name: q}], post: {}}}',
    'paths: {/map: {parameters: [{in: query, name: q}], post: {parameters: [{in: query, name: q, required: true}]}}}',
    `breaking parameter-required ${P}/parameters/0`,
  ],
  [
    'shared parameter removed',
    `${params('{$ref: "#/components/parameters/q"}')}\ncomponents: {parameters: {q: {in: query, name: q}}}`,
    `${params('')}\ncomponents: {parameters: {q: {in: query, name: q}}}`,
    `breaking parameter ${P}/parameters/0`,
  ],
  [
    'header parameter in other letters',
    params('{in: header, name: X-Trace}'),
    params('{in: header, name: x-trace}'),
    'none',
  ],
  [
    'query parameter in other letters',
    params('{in: query, name: Q}'),
    params('{in: query, name: q}'),
    `breaking parameter ${P}/parameters/0; additive parameter ${P}/parameters/0`,
  ],
  [
    'header parameter that is ignored',
    params(''),
    params('{in: header, name: Authorization, required: true}'),
    'none',
  ],
  [
    'style changed',
    params('{in: query, name: q, schema: {type: array}}'),
    params('{in: query, name: q, style: pipeDelimited, explode: true, schema: {type: array}}'),
    `breaking style ${P}/parameters/0`,
  ],
  [
    'style of old said',
    params('{in: query, name: q, schema: {type: array}}'),
    params('{in: query, name: q, style: form, explode: true, schema: {type: array}}'),
    'none',
  ],
  [
    'explode changed',
    params('{in: query, name: q, schema: {type: array}}'),
    params('{in: query, name: q, explode: false, schema: {type: array}}'),
    `breaking explode ${P}/parameters/0`,
  ],
  [
    'explode of a string changed',
    params('{in: query, name: q, schema: {type: string}}'),
    params('{in: query, name: q, explode: false, schema: {type: string}}'),
    'none',
  ],
  [
    'allowReserved unset',
    params('{in: query, name: q, allowReserved: true}'),
    params('{in: query, name: q}'),
    `breaking allowReserved ${P}/parameters/0`,
  ],
  [
    'allowEmptyValue set',
    params('{in: query, name: q}'),
    params('{in: query, name: q, allowEmptyValue: true}'),
    `additive allowEmptyValue ${P}/parameters/0`,
  ],
  [
    'schema of a parameter becomes content',
    params('{in: query, name: q, schema: {type: string}}'),
    params('{in: query, name: q, content: {application/json: {schema: {type: string}}}}'),
    `breaking parameter-schema ${P}/parameters/0`,
  ],
  [
    'content of a parameter narrowed',
    params('{in: query, name: q, content: {application/json: {schema: {type: number}}}}'),
    params('{in: query, name: q, content: {application/json: {schema: {type: integer}}}}'),
    `breaking type ${P}/parameters/0/content/application~1json/schema/type`,
  ],
  [
    'error of a parameter changed',
    params('{in: query, name: q, x-error: A}'),
    params('{in: query, name: q, x-error: B}'),
    `breaking x-error ${P}/parameters/0/x-error`,
  ],
  [
    'parameter deprecated',
    params('{in: query, name: q}'),
    params('{in: query, name: q, deprecated: true}'),
    `additive deprecated ${P}/parameters/0`,
  ],
  [
    'description of a parameter',
    params('{in: query, name: q, description: One.}'),
    params('{in: query, name: q, description: Two.}'),
    `text text ${P}/parameters/0/description`,
  ],
];
