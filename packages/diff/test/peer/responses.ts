import { content, responses } from '../table/snippets.ts';
import type { OperationChange } from './operation-change.ts';

const PRESENT = '{properties: {a: {}}}';
const REQUIRED = '{properties: {a: {}}, required: [a]}';

/** Statuses, headers and members of answers that came or went. */
export const RESPONSES: readonly OperationChange[] = [
  ['response-success-status-removed', responses('200: {}, 201: {}'), responses('200: {}'), 'breaking'],
  ['response-success-status-added', responses('200: {}'), responses('200: {}, 201: {}'), 'additive'],
  [
    'response-non-success-status-removed',
    responses('200: {}, 404: {}'),
    responses('200: {}'),
    'breaking',
    'programs that tell a missing thing by it do not any more',
  ],
  ['response-non-success-status-added', responses('200: {}'), responses('200: {}, 404: {}'), 'additive'],
  ['required-response-header-removed', headers('X-A: {required: true}'), headers(''), 'breaking'],
  [
    'optional-response-header-removed',
    headers('X-A: {}'),
    headers(''),
    'breaking',
    'those who read it find nothing any more',
  ],
  ['response-header-added', headers(''), headers('X-A: {}'), 'additive'],
  ['response-header-became-optional', headers('X-A: {required: true}'), headers('X-A: {}'), 'breaking'],
  [
    'response-header-type-compatible',
    headers('X-A: {schema: {type: string}}'),
    headers('X-A: {schema: {type: integer}}'),
    'additive',
  ],
  ['response-required-property-removed', json(REQUIRED), json('{}'), 'breaking'],
  [
    'response-optional-property-removed',
    json(PRESENT),
    json('{}'),
    'breaking',
    'programs and generated types that read it break',
  ],
  ['response-optional-property-added', json('{}'), json(PRESENT), 'additive'],
  ['response-required-property-added', json('{}'), json(REQUIRED), 'additive'],
];

function headers(map: string): string {
  return responses(`200: {headers: {${map}}}`);
}

function json(schema: string): string {
  return content(`application/json: {schema: ${schema}}`);
}
