import type { Level } from '../../src/index.ts';
import { body, content } from '../table/snippets.ts';
import { UNREAD, type OperationChange } from './operation-change.ts';

const UNSENT = 'it is in no answer any more';
const DEMANDED = 'every request must hold it from then on, and none could before';

/** `readOnly` and `writeOnly`: members that came under them or left them, and changes of members that this side never sends. */
export const DIRECTED_MEMBERS: readonly OperationChange[] = [
  ...flags('request-optional', {
    'read-only': ['breaking', UNREAD],
    'not-read-only': ['additive'],
    'write-only': ['text'],
    'not-write-only': ['text'],
  }),
  ...flags('request-required', {
    'read-only': ['breaking', UNREAD],
    'not-read-only': ['breaking', DEMANDED],
    'write-only': ['text'],
    'not-write-only': ['text'],
  }),
  ...flags('response-optional', {
    'read-only': ['text'],
    'not-read-only': ['text'],
    'write-only': ['breaking', UNSENT],
    'not-write-only': ['additive'],
  }),
  ...flags('response-required', {
    'read-only': ['text'],
    'not-read-only': ['text'],
    'write-only': ['breaking', UNSENT],
    'not-write-only': ['additive'],
  }),
  // Nobody sends it, so nothing that is said of it counts.
  ...unsent('request-read-only-property-enum-value-removed', 'enum: [a, b]', 'enum: [a]'),
  ...unsent('request-read-only-property-max-length-decreased', 'maxLength: 9', 'maxLength: 5'),
  ...unsent('request-read-only-property-max-decreased', 'maximum: 9', 'maximum: 5'),
  ...unsent(
    'request-read-only-property-exclusive-max-decreased',
    'exclusiveMaximum: 9',
    'exclusiveMaximum: 5',
  ),
  ...unsent('request-read-only-property-min-increased', 'minimum: 5', 'minimum: 9'),
  ...unsent(
    'request-read-only-property-exclusive-min-increased',
    'exclusiveMinimum: 5',
    'exclusiveMinimum: 9',
  ),
  ...unsent('request-read-only-property-max-items-decreased', 'maxItems: 9', 'maxItems: 5'),
  ...unsent('request-read-only-property-max-properties-decreased', 'maxProperties: 9', 'maxProperties: 5'),
  ...unsent('response-write-only-property-enum-value-added', 'enum: [a]', 'enum: [a, b]'),
  [
    'response-optional-write-only-property-added',
    content(json('{properties: {}}')),
    content(json('{properties: {a: {writeOnly: true}}}')),
    'none',
  ],
  [
    'response-optional-write-only-property-removed',
    content(json('{properties: {a: {writeOnly: true}}}')),
    content(json('{properties: {}}')),
    'none',
  ],
  [
    'response-required-write-only-property-added',
    content(json('{properties: {}}')),
    content(json('{properties: {a: {writeOnly: true}}, required: [a]}')),
    'none',
  ],
  [
    'response-required-write-only-property-removed',
    content(json('{properties: {a: {writeOnly: true}}, required: [a]}')),
    content(json('{properties: {}}')),
    'none',
  ],
  [
    'response-write-only-property-became-optional',
    content(json('{properties: {a: {writeOnly: true}}, required: [a]}')),
    content(json('{properties: {a: {writeOnly: true}}}')),
    'none',
  ],
  [
    'response-write-only-property-became-required',
    content(json('{properties: {a: {writeOnly: true}}}')),
    content(json('{properties: {a: {writeOnly: true}}, required: [a]}')),
    'none',
  ],
];

type Flag = 'read-only' | 'not-read-only' | 'write-only' | 'not-write-only';
type Verdict = readonly [level: Level, why?: string];

/** What is said where a member comes under a flag or leaves it. */
function flags(
  stem: `${'request' | 'response'}-${'optional' | 'required'}`,
  verdicts: Readonly<Record<Flag, Verdict>>,
): readonly OperationChange[] {
  const at = stem.startsWith('request') ? body : content;
  const required = stem.endsWith('required') ? ', required: [a]' : '';
  const [side, kind] = stem.split('-');
  return Object.entries(verdicts).map(([flag, [level, why]]) => {
    const keyword = flag.endsWith('read-only') ? 'readOnly: true' : 'writeOnly: true';
    const marked = at(json(`{properties: {a: {${keyword}}}${required}}`));
    const plain = at(json(`{properties: {a: {}}${required}}`));
    const [old, now] = flag.startsWith('not') ? [marked, plain] : [plain, marked];
    return [`${side}-${kind}-property-became-${flag}`, old, now, level, why];
  });
}

/** A change of a member that the side in question never sends. */
function unsent(rule: string, old: string, now: string): readonly OperationChange[] {
  const isRequest = rule.startsWith('request');
  const held = (keyword: string): string =>
    (isRequest ? body : content)(
      json(`{properties: {a: {${isRequest ? 'readOnly' : 'writeOnly'}: true, ${keyword}}}}`),
    );
  return [[rule, held(old), held(now), 'none']];
}

function json(schema: string): string {
  return `application/json: {schema: ${schema}}`;
}
