import { findReader } from '../../semantics/life.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, fresh, toRuleTrial, PASSED } from './rule.ts';

/** A changed resource must have another entity tag (RFC 9110, section 8.8.3). */
export function planNewEntityTag({ document }: Session, operation: Operation): Trial[] {
  const get = findReader(document, operation);
  if (operation.safe || operation.method === 'delete' || !operation.path.includes('{')) return [];
  if (get === undefined || !hasEntityTag(get)) return [];
  return [
    toRuleTrial({
      name: 'gives what it changed another entity tag',
      operation,
      writes: true,
      async run(session) {
        const parameters = await fresh(session, operation);
        const before = await callOperation(session, get, { parameters }, () => true);
        await callOperation(session, operation, { parameters });
        const after = await callOperation(session, get, { parameters });
        const [old, now] = [before.response, after.response].map(({ headers }) => headers['etag']);
        if (old === undefined || old !== now || before.response.body === after.response.body) return PASSED;
        return broken(
          operation,
          after,
          'What was changed has the entity tag of before.',
          `another than ${old}`,
        );
      },
    }),
  ];
}

function hasEntityTag({ responses }: Operation): boolean {
  return responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === 'etag'));
}
