import { asObject, isObject, type Json, type JsonObject, type Node } from '@web-data/openapi';
import * as fc from 'fast-check';
import { candidates } from '../../values/candidates.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Deviation } from '../../judge/deviation.ts';
import type { Operation } from '../../openapi/operation.ts';
import { TooLong } from '../../http/read-body.ts';
import { BudgetSpent } from '../budget.ts';
import { expectBodyRejection } from './values.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial, type Conclusion } from '../trial.ts';
import { withoutMarked } from '../../judge/marked-members.ts';
import { arbitrary } from '../../values/arbitrary.ts';

/**
 * Returns trials of random bodies of one operation, valid and invalid; the first deviation is shrunk to its smallest
 * request.
 */
export function randomTrials(session: Session, operation: Operation, runs: number): Trial[] {
  const { content, body } = session.base(operation);
  const schema = content?.schema;
  if (runs < 1 || schema === undefined || !isObject(body)) return [];
  return (['valid', 'invalid'] as const).map((kind) => ({
    id: `${operation.id}/random/${kind} bodies`,
    phase: 'random',
    operation: operation.id,
    title: `${kind} bodies`,
    pointer: schema.pointer,
    writes: !operation.safe,
    run: (running) => search(running, operation, { schema, body, kind, runs }),
  }));
}

interface Search {
  readonly schema: Node;
  readonly body: JsonObject;
  readonly kind: 'valid' | 'invalid';
  readonly runs: number;
}

async function search(
  session: Session,
  operation: Operation,
  { schema, body, kind, runs }: Search,
): Promise<Conclusion> {
  const basic = session.basicStatus.get(operation.id);
  if (basic === undefined || basic >= 300)
    return notTested(`the basic request of ${operation.id} is not accepted`);
  let last: { deviations: Deviation[]; exchange: Exchange } | undefined;
  let sent = 0;
  const property = fc.asyncProperty(bodies(session, schema, body, kind), async (value) => {
    // Shrinking may make a value invalid or valid: such values are skipped.
    const { schemas } = session.document;
    fc.pre(kind === 'valid' ? schemas.accepts(schema, value) : schemas.rejects(schema, value));
    sent += 1;
    const tried = await attempt(session, operation, value, kind, schema);
    if (typeof tried === 'string') return true;
    if (tried.deviations.length > 0) last = tried;
    return tried.deviations.length === 0;
  });
  const outcome = await fc.check(property, {
    seed: session.sampling.seed,
    numRuns: runs,
    maxSkipsPerRun: 50,
    interruptAfterTimeLimit: Math.max(1, Math.min(session.budget.leftMs, 60_000)),
  });
  const { errorInstance: error } = outcome;
  if (error instanceof BudgetSpent || error instanceof TooLong) throw error;
  if (sent === 0) return notTested(`no value was found for ${kind} bodies of ${operation.id}`);
  return last
    ? { outcome: 'failed', deviations: last.deviations, exchange: last.exchange }
    : { outcome: 'passed' };
}

/** Random members around the basic body; an invalid body breaks one rule of its schema. */
function bodies(session: Session, schema: Node, body: JsonObject, kind: Search['kind']): fc.Arbitrary<Json> {
  const valid = arbitrary(schema, session.sampling).map((value): JsonObject => ({
    ...(isObject(value) ? asObject(withoutMarked(schema, value, 'readOnly')) : {}),
    ...body,
  }));
  if (kind === 'valid') return valid;
  return fc.tuple(valid, fc.nat({ max: 100_000 })).map(([value, index]): Json => {
    const broken = candidates(schema, value, session.sampling).filter(
      ({ intent, value: changed }) => intent === 'invalid' && changed !== undefined,
    );
    return broken[index % Math.max(1, broken.length)]?.value ?? null;
  });
}

async function attempt(
  session: Session,
  operation: Operation,
  value: Json,
  kind: Search['kind'],
  schema: Node,
): Promise<{ deviations: Deviation[]; exchange: Exchange } | string> {
  const request = await session.prepare(operation, { body: value });
  if (typeof request === 'string') return request;
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  const expectation =
    kind === 'invalid'
      ? expectBodyRejection(session, operation, schema.pointer)
      : { outcome: 'answered' as const, pointer: schema.pointer };
  const deviations = session.judge(exchange, operation, expectation);
  const status = exchange.response?.status ?? 0;
  const isRejected = kind === 'valid' && (status === 400 || status === 422) && deviations.length === 0;
  if (!isRejected) return { deviations, exchange };
  return {
    deviations: session.judge(exchange, operation, { outcome: 'accepted', pointer: schema.pointer }),
    exchange,
  };
}
