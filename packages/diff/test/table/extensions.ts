import type { DocumentRow } from './rows.ts';
import { P } from './snippets.ts';

/** A document that declares extensions, with an operation and a schema that may bear them. */
const declared = (operation: string, { sent = '', answered = '', root = '' } = {}): string => `
x-extensions:
  x-scope: {change: {added: narrowed, removed: widened, changed: changed}}
  x-safe: {change: {added: added, removed: removed, changed: changed, absent: false}}
  x-format: {change: {added: narrowed, removed: widened, changed: changed}}
  x-holds: {change: {compare: list, added: added, removed: removed, changed: text, texts: [why]}}
  x-classes: {change: {compare: map, added: added, removed: removed, changed: changed, texts: [why], sets: [on]}}
  x-vague: {change: {}}
  x-errors: {change: {rule: true}}
${root}
paths: {/map: {post: {${operation}
  requestBody: {content: {application/json: {schema: {${sent}}}}},
  responses: {200: {content: {application/json: {schema: {${answered}}}}}}}}}`;
const body = `${P}/requestBody/content/application~1json/schema`;
const answer = `${P}/responses/200/content/application~1json/schema`;

/** Edits of extensions that the document itself gives a meaning. */
export const EXTENSIONS: readonly DocumentRow[] = [
  ['one demanded', declared(''), declared('x-scope: a,'), `breaking extension ${P}/x-scope`],
  ['one dropped', declared('x-scope: a,'), declared(''), `additive extension ${P}/x-scope`],
  ['one changed', declared('x-scope: a,'), declared('x-scope: b,'), `breaking extension ${P}/x-scope`],
  [
    'a set in another order',
    declared('', { root: 'x-classes: {on: [1, 2]}' }),
    declared('', { root: 'x-classes: {on: [2, 1]}' }),
    'none',
  ],
  [
    'an item of a set gone',
    declared('', { root: 'x-classes: {on: [1, 2]}' }),
    declared('', { root: 'x-classes: {on: [2]}' }),
    'breaking extension /x-classes/on',
  ],
  [
    'a list in another order',
    declared('', { root: 'x-classes: {by: [1, 2]}' }),
    declared('', { root: 'x-classes: {by: [2, 1]}' }),
    'breaking extension /x-classes/by',
  ],
  ['said to be absent', declared(''), declared('x-safe: false,'), 'none'],
  [
    'absent from now on',
    declared('x-safe: true,'),
    declared('x-safe: false,'),
    `breaking extension ${P}/x-safe`,
  ],
  [
    'narrower in a request',
    declared(''),
    declared('', { sent: 'x-format: a' }),
    `breaking extension ${body}/x-format`,
  ],
  [
    'narrower in an answer',
    declared(''),
    declared('', { answered: 'x-format: a' }),
    `additive extension ${answer}/x-format`,
  ],
  [
    'wider in an answer',
    declared('', { answered: 'x-format: a' }),
    declared(''),
    `breaking extension ${answer}/x-format`,
  ],
  [
    'an item gone',
    declared('x-holds: [{a: 1}, {b: 1}],'),
    declared('x-holds: [{b: 1}],'),
    `breaking extension ${P}/x-holds/0`,
  ],
  [
    'a provisional item gone',
    declared('x-holds: [{a: 1, x-definition: provisional}],'),
    declared(''),
    `breaking extension ${P}/x-holds/0`,
  ],
  [
    'an item new',
    declared('x-holds: [{a: 1}],'),
    declared('x-holds: [{b: 1}, {a: 1}],'),
    `additive extension ${P}/x-holds/0`,
  ],
  [
    'items in another order',
    declared('x-holds: [{a: 1}, {b: 1}],'),
    declared('x-holds: [{b: 1}, {a: 1}],'),
    'none',
  ],
  [
    'an item explained',
    declared('x-holds: [{a: 1}],'),
    declared('x-holds: [{a: 1, why: so}],'),
    `text extension ${P}/x-holds/0`,
  ],
  [
    'a member gone',
    declared('', { root: 'x-classes: {a: {n: 1}}' }),
    declared('', { root: 'x-classes: {}' }),
    'breaking extension /x-classes/a',
  ],
  [
    'a member changed',
    declared('', { root: 'x-classes: {a: {n: 1}}' }),
    declared('', { root: 'x-classes: {a: {n: 2}}' }),
    'breaking extension /x-classes/a',
  ],
  [
    'a member explained',
    declared('', { root: 'x-classes: {a: {n: 1}}' }),
    declared('', { root: 'x-classes: {a: {n: 1, why: so}}' }),
    'text extension /x-classes/a',
  ],
  [
    'another form of a map',
    declared('', { root: 'x-classes: {a: 1}' }),
    declared('', { root: 'x-classes: [a]' }),
    'breaking extension /x-classes',
  ],
  [
    'an effect not said counts as the gravest',
    declared(''),
    declared('x-vague: 1,'),
    `breaking extension ${P}/x-vague`,
  ],
  ['one with a rule of its own', declared('x-errors: [A],'), declared(''), `breaking x-errors ${P}/x-errors`],
  ['one that is not declared', declared('x-other: 1,'), declared('x-other: 2,'), `text text ${P}/x-other`],
];
