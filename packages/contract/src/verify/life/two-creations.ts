import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import { documents } from '../../semantics/response-for.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, createResource, PASSED } from './rule.ts';

/** Checks that each of two new resources has an id of its own. */
export function planTwoCreations({ document }: Session, operation: Operation): Trial[] {
  const life = findLife(document, operation);
  if (life?.get !== operation || life.producer === undefined) return [];
  const { key, producer } = life;
  return [
    toRuleTrial({
      name: 'two that were made are two',
      operation,
      writes: true,
      async run(session) {
        const one = await createResource(session, operation);
        const other = await createResource(session, operation);
        if (one.get(key) !== other.get(key)) return PASSED;
        await requireCreated(session, producer.operation);
        const exchange = await callOperation(session, operation, { parameters: one });
        const id = String(one.get(key));
        return reportBroken(operation, exchange, `Two created resources have the same id ${id}.`, 'two ids');
      },
    }),
  ];
}

/**
 * A resource that exists once, such as an address, is returned by a repeated request: 200 beside 201 documents this
 * (RFC 9110, section 9.3.3). @throws CannotTry where nothing was created
 */
async function requireCreated(session: Session, maker: Operation): Promise<void> {
  if (!documents(maker, 201)) return;
  const { status } = (await callOperation(session, maker, { fresh: true })).response;
  if (status !== 201 && documents(maker, status))
    throw new CannotTry(`${maker.id} answered with ${status}, which is no 201: what it gives was there`);
}
