import { body, content, op } from '../table/snippets.ts';
import { MEANT, UNREAD, type OperationChange } from './operation-change.ts';

/** Why another `default` in an answer is a break. */
const FILLED = 'a reader takes what is missing for the default';
/** Why a schema counts the same in every media type. */
const TYPED = 'programs and generated types hold a number, whatever writes it';
const KEYED = '{type: object, properties: {a: {}}, required: [a]}';

/** Bodies of requests and answers: their media types, and what a rule says of a schema beside the values it accepts. */
export const BODIES: readonly OperationChange[] = [
  // A request body as a whole.
  [
    'request-body-added-required',
    op(''),
    op('requestBody: {required: true, content: {text/plain: {}}}'),
    'breaking',
  ],
  ['request-body-added-optional', op(''), body('text/plain: {}'), 'additive'],
  ['request-body-removed', body('text/plain: {}'), op(''), 'breaking'],
  [
    'request-body-became-required',
    body('text/plain: {}'),
    op('requestBody: {required: true, content: {text/plain: {}}}'),
    'breaking',
  ],
  [
    'request-body-became-optional',
    op('requestBody: {required: true, content: {text/plain: {}}}'),
    body('text/plain: {}'),
    'additive',
  ],
  // Media types of a request.
  ['request-body-media-type-added', body('text/plain: {}'), body('text/plain: {}, text/csv: {}'), 'additive'],
  [
    'request-body-media-type-removed',
    body('text/plain: {}, text/csv: {}'),
    body('text/plain: {}'),
    'breaking',
  ],
  [
    'request-body-media-type-schema-added',
    body('text/plain: {}'),
    body('text/plain: {schema: {maxLength: 9}}'),
    'breaking',
  ],
  [
    'request-body-media-type-schema-removed',
    body('text/plain: {schema: {maxLength: 9}}'),
    body('text/plain: {}'),
    'additive',
  ],
  ['request-body-media-type-item-schema-added', body(lines('')), body(lines('itemSchema')), 'breaking'],
  ['request-body-media-type-item-schema-removed', body(lines('itemSchema')), body(lines('')), 'additive'],
  // Media types of an answer.
  [
    'response-media-type-removed',
    content('text/csv: {}, text/plain: {}'),
    content('text/csv: {}'),
    'breaking',
  ],
  ['response-media-type-added', content('text/csv: {}'), content('text/csv: {}, text/plain: {}'), 'additive'],
  [
    'response-media-type-name-generalized',
    content('application/vnd.api+json: {}'),
    content('application/json: {}'),
    'breaking',
  ],
  [
    'response-media-type-name-specialized',
    content('application/json: {}'),
    content('application/vnd.api+json: {}'),
    'breaking',
    'who asks for the old one by Accept gets 406',
  ],
  [
    'response-media-type-name-changed',
    content('application/json;a=1: {}'),
    content('application/json;b=1: {}'),
    'breaking',
    'who asks for the old one by Accept gets 406',
  ],
  [
    'response-media-type-parameter-added',
    content('application/json: {}'),
    content('application/json;version=1: {}'),
    'additive',
  ],
  [
    'response-media-type-parameter-removed',
    content('application/json;version=1: {}'),
    content('application/json: {}'),
    'breaking',
  ],
  [
    'response-media-type-parameter-changed',
    content('application/json;version=1: {}'),
    content('application/json;version=2: {}'),
    'breaking',
  ],
  [
    'response-body-media-type-schema-added',
    content('text/plain: {}'),
    content('text/plain: {schema: {maxLength: 9}}'),
    'additive',
  ],
  [
    'response-body-media-type-schema-removed',
    content('text/plain: {schema: {maxLength: 9}}'),
    content('text/plain: {}'),
    'breaking',
  ],
  [
    'response-body-media-type-item-schema-added',
    content(lines('')),
    content(lines('itemSchema')),
    'additive',
  ],
  [
    'response-body-media-type-item-schema-removed',
    content('application/jsonl: {schema: {type: array}, itemSchema: {type: object}}'),
    content('application/jsonl: {schema: {type: array}}'),
    'breaking',
  ],
  [
    'response-body-media-type-item-schema-removed-untyped',
    content(lines('itemSchema')),
    content(lines('')),
    'breaking',
  ],
  // A schema that becomes one of several.
  [
    'request-body-wrapped-in-one-of',
    body(json(KEYED)),
    body(json('{oneOf: [{type: string}, {type: integer}]}')),
    'breaking',
  ],
  [
    'request-body-wrapped-in-one-of-original-preserved',
    body(json(KEYED)),
    body(json(`{oneOf: [${KEYED}, {type: string}]}`)),
    'additive',
    'one alternative accepts what the schema alone accepted',
  ],
  [
    'request-body-wrapped-in-one-of-original-preserved',
    body(json(KEYED)),
    body(json(`{oneOf: [${KEYED}]}`)),
    'none',
    'one alternative accepts what the schema alone accepted',
  ],
  [
    'response-body-wrapped-in-one-of',
    content(json(KEYED)),
    content(json('{oneOf: [{type: string}, {type: integer}]}')),
    'breaking',
  ],
  [
    'response-body-wrapped-in-one-of-original-preserved',
    content(json(KEYED)),
    content(json(`{oneOf: [${KEYED}, {type: string}]}`)),
    'breaking',
    'an answer may now be what its readers never saw',
  ],
  // Types, where everything travels as text.
  ...(['body', 'property'] as const).flatMap((part): readonly OperationChange[] => [
    [
      `request-${part}-type-compatible`,
      body(xml(held(part, '{type: integer}'))),
      body(xml(held(part, '{type: string}'))),
      'breaking',
      TYPED,
    ],
    [
      `response-${part}-type-compatible`,
      content(xml(held(part, '{type: string}'))),
      content(xml(held(part, '{type: integer}'))),
      'breaking',
      TYPED,
    ],
  ]),
  // Defaults.
  ...defaults('request', 'body', MEANT),
  ...defaults('request', 'property', MEANT),
  ...defaults('response', 'body', FILLED),
  ...defaults('response', 'property', FILLED),
  // Members of a request.
  [
    'request-property-removed',
    body(json('{properties: {a: {type: string}}}')),
    body(json('{}')),
    'breaking',
    UNREAD,
  ],
  ['new-optional-request-property', body(json('{}')), body(json('{properties: {a: {}}}')), 'additive'],
  [
    'new-required-request-property',
    body(json('{}')),
    body(json('{properties: {a: {}}, required: [a]}')),
    'breaking',
  ],
  [
    'new-required-request-property-with-default',
    body(json('{}')),
    body(json('{properties: {a: {default: 1}}, required: [a]}')),
    'breaking',
  ],
  [
    'request-property-became-required-with-default',
    body(json('{properties: {a: {default: 1}}}')),
    body(json('{properties: {a: {default: 1}}, required: [a]}')),
    'breaking',
  ],
];

/** JSON Lines, with or without the schema of a line. */
function lines(keyword: '' | 'itemSchema'): string {
  return `application/jsonl: {${keyword && `${keyword}: {type: object}`}}`;
}

function json(schema: string): string {
  return `application/json: {schema: ${schema}}`;
}

function xml(schema: string): string {
  return `application/xml: {schema: ${schema}}`;
}

function held(part: 'body' | 'property', schema: string): string {
  return part === 'body' ? schema : `{type: object, properties: {a: ${schema}}}`;
}

function defaults(
  side: 'request' | 'response',
  part: 'body' | 'property',
  why: string,
): readonly OperationChange[] {
  const at = (keyword: string): string =>
    (side === 'request' ? body : content)(json(held(part, `{type: integer, ${keyword}}`)));
  const rule = `${side}-${part}-default-value`;
  return [
    [`${rule}-added`, at(''), at('default: 1'), 'additive'],
    [`${rule}-changed`, at('default: 1'), at('default: 2'), 'breaking', why],
    [`${rule}-removed`, at('default: 1'), at(''), 'breaking', why],
  ];
}
