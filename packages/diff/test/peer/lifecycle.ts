import { body, content, op, params } from '../table/snippets.ts';
import { gone, LATER, PAST, POLICY, SOON, TOLD, WENT, type OperationChange } from './operation-change.ts';

/** Deprecations, their days, and how firm a part is. */
export const LIFECYCLE: readonly OperationChange[] = [
  ['endpoint-deprecated', op(''), op('deprecated: true'), 'additive'],
  ['endpoint-deprecated-with-sunset', op(''), op(gone(LATER)), 'additive', undefined, POLICY],
  ['endpoint-reactivated', op(gone(LATER)), op(''), 'text', undefined, POLICY],
  ['api-deprecated-sunset-missing', op(''), op('deprecated: true'), 'warning', TOLD, POLICY],
  ['api-deprecated-sunset-parse', op(''), op(gone('soon')), 'warning', TOLD, POLICY],
  ['api-sunset-date-too-small', op(''), op(gone(SOON)), 'warning', TOLD, POLICY],
  ['api-sunset-date-changed-too-small', op(gone(LATER)), op(gone(SOON)), 'warning', TOLD, POLICY],
  ['sunset-deleted', op(gone(LATER)), op('deprecated: true'), 'warning', TOLD, POLICY],
  // A path goes, or one operation of it.
  ['api-path-removed-without-deprecation', op(''), 'paths: {}', 'breaking', undefined, POLICY],
  ['api-path-removed-with-deprecation', op(gone(PAST)), 'paths: {}', 'warning', WENT, POLICY],
  [
    'api-path-removed-with-deprecation',
    op('deprecated: true'),
    'paths: {}',
    'breaking',
    'a deprecation without a day says nothing of when callers must be gone',
    POLICY,
  ],
  ['api-path-removed-before-sunset', op(gone(LATER)), 'paths: {}', 'breaking', undefined, POLICY],
  ['api-path-sunset-parse', op(gone('soon')), 'paths: {}', 'breaking', undefined, POLICY],
  ['api-removed-without-deprecation', beside(''), op(''), 'breaking', undefined, POLICY],
  ['api-removed-with-deprecation', beside(gone(PAST)), op(''), 'warning', WENT, POLICY],
  ['api-removed-before-sunset', beside(gone(LATER)), op(''), 'breaking', undefined, POLICY],
  // Parameters.
  ['request-parameter-deprecated', query(''), query('deprecated: true'), 'additive'],
  ['request-parameter-reactivated', query('deprecated: true'), query(''), 'text'],
  [
    'request-parameter-deprecated-sunset-missing',
    query(''),
    query('deprecated: true'),
    'warning',
    TOLD,
    POLICY,
  ],
  ['request-parameter-sunset-date-too-small', query(''), query(gone(SOON)), 'warning', TOLD, POLICY],
  [
    'request-parameter-sunset-date-changed-too-small',
    query(gone(LATER)),
    query(gone(SOON)),
    'warning',
    TOLD,
    POLICY,
  ],
  [
    'request-parameter-sunset-deleted',
    query(gone(LATER)),
    query('deprecated: true'),
    'warning',
    TOLD,
    POLICY,
  ],
  ['request-parameter-removed-with-deprecation', query(gone(PAST)), params(''), 'warning', WENT, POLICY],
  ['request-parameter-removed-before-sunset', query(gone(LATER)), params(''), 'breaking', undefined, POLICY],
  ['request-parameter-sunset-parse', query(gone('soon')), params(''), 'breaking', undefined, POLICY],
  // Members of bodies.
  ...member('request', body),
  ...member('response', content),
  // How firm a part is: `x-stability-level` there, `x-definition` here.
  ['api-stability-decreased', op('x-definition: specified'), op('x-definition: partial'), 'breaking'],
  ['api-stability-increased', op('x-definition: provisional'), op('x-definition: specified'), 'text'],
  [
    'api-invalid-stability-level',
    op(''),
    op('x-definition: gold'),
    'none',
    'a mark that nobody knows counts as specified, the firmest, so nothing is promised less',
  ],
];

/** What is said of the version where a change breaks: the version before and after. */
export const VERSION_STEPS: readonly (readonly [rule: string, old: string, now: string])[] = [
  ['api-version-not-bumped', '1.2.0', '1.2.0'],
  ['api-version-decreased', '2.0.0', '1.9.0'],
  ['api-major-version-not-bumped', '1.2.0', '1.3.0'],
];

/** An operation with other marks beside the one that stays. */
function beside(marks: string): string {
  return `paths: {/map: {post: {}, get: {${marks}}}}`;
}

function query(marks: string): string {
  return params(`{name: a, in: query, ${marks}}`);
}

function member(side: string, at: (media: string) => string): readonly OperationChange[] {
  const held = (marks: string): string =>
    at(`application/json: {schema: {properties: {a: {type: string, ${marks}}}}}`);
  const rule = `${side}-property`;
  return [
    [`${rule}-deprecated`, held(''), held('deprecated: true'), 'additive'],
    [`${rule}-deprecated-with-sunset`, held(''), held(gone(LATER)), 'additive', undefined, POLICY],
    [`${rule}-deprecated-sunset-missing`, held(''), held('deprecated: true'), 'warning', TOLD, POLICY],
    [`${rule}-deprecated-sunset-invalid`, held(''), held(gone('soon')), 'warning', TOLD, POLICY],
    [`${rule}-sunset-date-too-small`, held(''), held(gone(SOON)), 'warning', TOLD, POLICY],
    [`${rule}-reactivated`, held(gone(LATER)), held(''), 'text', undefined, POLICY],
    [
      `${rule}-stability-decreased`,
      held('x-definition: specified'),
      held('x-definition: partial'),
      'breaking',
    ],
    [`${rule}-stability-increased`, held('x-definition: partial'), held('x-definition: specified'), 'text'],
  ];
}
