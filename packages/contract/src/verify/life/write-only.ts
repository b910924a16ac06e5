import { isObject, listBranches, readKeyword, getProperties } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import { valid } from '../../values/valid.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import { conclude, type Trial } from '../trial.ts';
import { callOperation, toRuleTrial } from './rule.ts';

/** Checks that no response contains the `writeOnly` members of the request that created the resource. */
export function planWriteOnly(session: Session, operation: Operation): Trial[] {
  const life = findLife(session.document, operation);
  const maker = life?.get === operation ? life.producer?.operation : undefined;
  const resource = maker === undefined || maker.safe ? {} : onlySent(session, maker);
  if (Object.keys(resource).length === 0) return [];
  return [
    toRuleTrial({
      name: 'what is only sent is not returned',
      operation,
      writes: true,
      async run(running) {
        const parameters = await running.resources.obtain(operation, { fresh: true, resource });
        if (typeof parameters === 'string') throw new CannotTry(parameters);
        const exchange = await callOperation(running, operation, { parameters });
        const { pointer } = operation;
        return conclude(running.judge(exchange, operation, { outcome: 'answered', pointer }), exchange);
      },
    }),
  ];
}

/** Write-only members of a body, each with a value that keeps the basic body valid. */
function onlySent(session: Session, maker: Operation): JsonObject {
  const { body, content } = session.base(maker);
  const schema = content?.schema;
  if (schema === undefined || !isObject(body)) return {};
  const found: [string, Node][] = [schema, ...listBranches(schema)].flatMap((one) => [...getProperties(one)]);
  const sent: Record<string, Json> = {};
  for (const [name, property] of found) {
    if (readKeyword(property, 'writeOnly') !== true || name in body) continue;
    const result = valid(property, session.sampling);
    const isValid =
      'value' in result && session.document.schemas.accepts(schema, { ...body, [name]: result.value });
    if (isValid) sent[name] = result.value;
  }
  return sent;
}
