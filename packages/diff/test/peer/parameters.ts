import { op, params } from '../table/snippets.ts';
import { MEANT, UNREAD, type OperationChange } from './operation-change.ts';

const ITEM = 'paths: {/map: {post: {}}}';

/** Parameters that came or went, and what is said of them beside their schema. */
export const PARAMETERS: readonly OperationChange[] = [
  ['new-required-request-parameter', params(''), params('{name: a, in: query, required: true}'), 'breaking'],
  ['new-optional-request-parameter', params(''), params('{name: a, in: query}'), 'additive'],
  [
    'new-request-path-parameter',
    'paths: {"/map/{id}": {post: {}}}',
    'paths: {"/map/{id}": {post: {parameters: [{name: id, in: path, required: true}]}}}',
    'breaking',
  ],
  [
    'new-required-request-default-parameter-to-existing-path',
    ITEM,
    'paths: {/map: {parameters: [{name: a, in: query, required: true}], post: {}}}',
    'breaking',
  ],
  [
    'new-optional-request-default-parameter-to-existing-path',
    ITEM,
    'paths: {/map: {parameters: [{name: a, in: query}], post: {}}}',
    'additive',
  ],
  [
    'new-required-request-header-property',
    header('{properties: {a: {}}}'),
    header('{properties: {a: {}, b: {}}, required: [b]}'),
    'breaking',
  ],
  ['request-parameter-removed', params('{name: a, in: query}'), op(''), 'breaking', UNREAD],
  ['request-parameter-became-required', query(''), query('required: true'), 'breaking'],
  ['request-parameter-became-optional', query('required: true'), query(''), 'additive'],
  ['request-parameter-style-changed', query(''), query('style: pipeDelimited'), 'breaking'],
  ['request-parameter-explode-changed', query(''), query('explode: false'), 'breaking'],
  ['request-parameter-became-allow-reserved', query(''), query('allowReserved: true'), 'additive'],
  ['request-parameter-became-not-allow-reserved', query('allowReserved: true'), query(''), 'breaking'],
  ['request-parameter-default-value-added', limited(''), limited('default: 1'), 'additive'],
  [
    'request-parameter-default-value-changed',
    limited('default: 1'),
    limited('default: 2'),
    'breaking',
    MEANT,
  ],
  ['request-parameter-default-value-removed', limited('default: 1'), limited(''), 'breaking', MEANT],
];

function query(members: string): string {
  return params(`{name: a, in: query, schema: {type: array}, ${members}}`);
}

function limited(keyword: string): string {
  return params(`{name: a, in: query, schema: {type: integer, ${keyword}}}`);
}

function header(schema: string): string {
  return params(`{name: X-A, in: header, schema: ${schema}}`);
}
