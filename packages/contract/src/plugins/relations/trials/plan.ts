import { asObject, asString, child, children } from '@web-data/openapi';
import type { Operation } from '../../../openapi/operation.ts';
import { notTested, type Trial } from '../../../verify/trial.ts';
import * as defaults from './defaults.ts';
import * as deliveries from './deliveries.ts';
import { idempotencyKey } from './idempotency.ts';
import * as items from './items.ts';
import * as later from './later.ts';
import * as lists from './lists.ts';
import * as numbers from './numbers.ts';
import * as pages from './pages.ts';
import { concludeCalls } from '../../../verify/call-operation.ts';
import type { RelationCheck } from './relation.ts';
import * as states from './states.ts';
import * as streams from './streams.ts';
import * as times from './times.ts';
import * as urls from './urls.ts';

/**
 * The supported kinds of relation that have a trial of their own. Those of authentication cover `owned`, and
 * `may-refuse` tells what other trials may be answered with.
 */
const CHECKS: Record<string, RelationCheck> = {
  'default-equals-omitted': defaults.defaultEqualsOmitted,
  'at-most': lists.itemLimit,
  subset: lists.subset,
  permutation: lists.permutation,
  'matches-first': lists.matchesFirst,
  excludes: urls.excludes,
  'same-site': urls.sameSite,
  unique: items.unique,
  repeatable: items.repeatable,
  'present-when': defaults.presentWhen,
  ordered: items.ordered,
  echo: states.echo,
  transitions: states.transitions,
  terminal: states.terminal,
  'never-falls': pages.neverFalls,
  'at-least': pages.atLeast,
  'adds-up': numbers.addsUp,
  'ahead-when': times.aheadWhen,
  'leads-to-all': pages.leadsToAll,
  'refused-when': states.rejectedWhen,
  'refused-again': states.rejectedRepeat,
  'last-item': states.lastItem,
  'ends-with': streams.endsWith,
  'goes-on': streams.goesOn,
  'leads-to': later.leadsTo,
  grows: later.grows,
  agrees: later.agrees,
  'idempotency-key': idempotencyKey,
  delivers: deliveries.delivers,
  signs: deliveries.signs,
  redelivers: deliveries.redelivers,
};

const WITHOUT_TRIAL = new Set(['owned', 'may-refuse']);

/** Returns a trial of every relation that an operation declares in `x-relations`. */
export function planRelations(operation: Operation): Trial[] {
  return children(child(operation.node, 'x-relations')).flatMap(([, node]): Trial[] => {
    const value = asObject(node.value);
    const kind = asString(value['kind']) ?? '';
    if (WITHOUT_TRIAL.has(kind)) return [];
    const check = CHECKS[kind];
    const about = ['field', 'items', 'member', 'parameter', 'value', 'error'].flatMap((name) =>
      value[name] === undefined ? [] : [JSON.stringify(value[name])],
    );
    return [
      {
        id: `${operation.id}/relations/${[kind, ...about].join(' ').replaceAll('"', '')}`,
        phase: 'relations',
        operation: operation.id,
        title: `relation ${kind} ${about.join(' ')}`,
        pointer: node.pointer,
        writes: !operation.safe,
        run: (session) =>
          check
            ? concludeCalls(() => check({ session, operation, kind, value, pointer: node.pointer }))
            : Promise.resolve(notTested(`the relation kind "${kind}" is not known to this version`)),
      },
    ];
  });
}
