import {
  asArray,
  asObject,
  canonicalText,
  type Json,
  type JsonObject,
  sameJson,
  valueAt,
} from '@web-data/openapi';
import { excerpt, formatValues } from '../../../judge/excerpt.ts';
import type { Exchange } from '../../../http/exchange.ts';
import type { ParameterValues } from '../../../http/parameters.ts';
import type { CatalogueEntry } from '../../../openapi/catalogue.ts';
import { getOperation } from '../../../openapi/document.ts';
import type { Operation } from '../../../openapi/operation.ts';
import { valuesAt } from '../../../openapi/pointer.ts';
import { pause, poll } from '../../../http/pause.ts';
import { listStatuses } from '../../../semantics/errors.ts';
import { findProducer } from '../../../semantics/producer.ts';
import type { Session } from '../../../verify/session.ts';
import { conclude, type Conclusion } from '../../../verify/trial.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { listRelations } from '../list-relations.ts';
import { concludeMismatch, holds, listAt, text, type Relation, type RelationCheck } from './relation.ts';

/** Checks that a member of the response repeats a parameter, for each of several resources. */
export const echo: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const name = text(relation, 'parameter');
  const member = text(relation, 'member');
  const several = [
    await resource(relation, {}),
    ...(producesOnce(relation) ? [] : [await resource(relation, {}), await resource(relation, {})]),
  ];
  for (const parameters of several) {
    const { body, exchange } = await callOperation(session, operation, { parameters });
    const sent = parameters.get(`path ${name}`);
    const values = valuesAt(body, member);
    const got = (values.length > 0 || member.includes('*') ? values : [null]).find((one) => one !== sent);
    if (got === undefined) continue;
    const message = `The answer is about another ${name} than the one asked for.`;
    return concludeMismatch(relation, exchange, {
      message,
      expected: JSON.stringify(sent),
      got: JSON.stringify(got),
    });
  }
  return { outcome: 'passed' };
};

/** Resources of later path parameters may take long to create: one is enough for those. */
function producesOnce({ operation }: Relation): boolean {
  return operation.parameters.filter(({ in: location }) => location === 'path').length > 1;
}

/** Returns the path parameters of an existing resource, or of a new one where that is quick to create. */
export async function resource(
  { session, operation }: Relation,
  change: JsonObject | undefined,
): Promise<ParameterValues> {
  const fresh = operation.parameters.filter(({ in: location }) => location === 'path').length === 1;
  const path = await session.resources.obtain(operation, {
    ...(fresh && { fresh: true }),
    ...(change && { resource: change }),
  });
  if (typeof path === 'string') throw new CannotTry(path);
  return path;
}

/** Returns the variants of the creating request: the basic one and each variant in the fixtures. */
export function listVariants({ session, operation }: Relation): JsonObject[] {
  const parameter = operation.parameters.find(({ in: location }) => location === 'path');
  const producer = parameter && findProducer(session.document, operation, parameter);
  return [{}, ...(producer ? (session.fixtures.requests[producer.operation.id]?.variants ?? []) : [])];
}

/** Checks that a state changes only by the listed moves, from its creation to its end. */
export const transitions: RelationCheck = async (relation) => {
  const moves = asObject(relation.value['moves']);
  const member = text(relation, 'member');
  for (const change of listVariants(relation)) {
    const conclusion = await follow(relation, await resource(relation, change), (before, after, exchange) => {
      if (before === undefined || before === after || asArray(moves[String(before)]).includes(after))
        return undefined;
      const message = `${member} moved from ${JSON.stringify(before)} to ${JSON.stringify(after)}.`;
      return concludeMismatch(relation, exchange, {
        message,
        expected: formatValues(asArray(moves[String(before)])) || 'no move',
        got: JSON.stringify(after),
      });
    });
    if (conclusion) return conclusion;
  }
  return { outcome: 'passed' };
};

type Watch = (before: Json | undefined, after: Json, exchange: Exchange) => Conclusion | undefined;

/** Reads a state until it has no further move or the time limit has passed, and then a few times more. */
async function follow(
  relation: Relation,
  parameters: ParameterValues,
  watch: Watch,
): Promise<Conclusion | undefined> {
  const { session, operation } = relation;
  const member = text(relation, 'member');
  const moves = asObject(relation.value['moves']);
  const end = performance.now() + session.fixtures.settleMs;
  let before: Json | undefined;
  for (let waitMs = 5, after = 0; after < 3; waitMs = Math.min(waitMs * 1.5, 500)) {
    const { body, exchange } = await callOperation(session, operation, { parameters });
    const now = valueAt(body, member);
    if (now === undefined) throw new CannotTry(`${operation.id} gives no ${member}`);
    const conclusion = watch(before, now, exchange);
    if (conclusion) return conclusion;
    before = now;
    if (asArray(moves[String(now)]).length === 0) after += 1;
    else if (performance.now() > end)
      throw new CannotTry(`${member} stayed ${JSON.stringify(now)} for ${session.fixtures.settleMs} ms`);
    await pause(waitMs);
  }
  return undefined;
}

/** Checks that a final state never changes, whatever requests the resource receives. */
export const terminal: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const member = text(relation, 'member');
  for (const change of listVariants(relation)) {
    const parameters = await resource(relation, change);
    const first = await untilState(session, operation, parameters, member, asArray(relation.value['values']));
    await disturb(session, operation, parameters);
    for (let attempt = 0; attempt < 4; attempt++) {
      await pause(attempt * 25);
      const { body, exchange } = await callOperation(session, operation, { parameters });
      const [before, after] = [valueAt(first.body, member), valueAt(body, member)];
      const message = sameJson(before, after)
        ? `${member} is final at ${JSON.stringify(before)}, yet the answer changed.`
        : `${member} is final at ${JSON.stringify(before)} but moved to ${JSON.stringify(after ?? null)}.`;
      if (!sameJson(first.body, body))
        return concludeMismatch(relation, exchange, {
          message,
          expected: excerpt(canonicalText(first.body)),
          got: excerpt(canonicalText(body)),
        });
    }
  }
  return { outcome: 'passed' };
};

/** Calls the other operations of the same path: none of them may change a final state. */
async function disturb(session: Session, operation: Operation, parameters: ParameterValues): Promise<void> {
  const others = session.document.operations.filter(
    ({ path, id }) => path === operation.path && id !== operation.id,
  );
  for (const other of session.writes ? others : []) {
    const request = await session.prepare(other, { parameters });
    if (typeof request === 'string' || session.guard.findReasonAgainst(request) !== undefined) continue;
    session.observe(other, await session.sendPatiently(request));
  }
}

/** Polls until a member has one of these values. */
export async function untilState(
  session: Session,
  operation: Operation,
  parameters: ParameterValues,
  member: string,
  values: readonly Json[],
): Promise<CallResult> {
  const { settleMs } = session.fixtures;
  let now: Json | undefined;
  for await (const _ of poll(settleMs, { firstMs: 10, least: 6 })) {
    const result = await callOperation(session, operation, { parameters });
    now = valueAt(result.body, member);
    if (values.some((value) => sameJson(value, now))) return result;
  }
  throw new CannotTry(`${member} stayed ${JSON.stringify(now ?? null)} for ${settleMs} ms`);
}

/** Checks that the operation is rejected in these states of the resource. */
export const rejectedWhen: RelationCheck = async (relation) => {
  const { session, value } = relation;
  const reader = getOperation(session.document, text(relation, 'operation'));
  const path = await session.resources.obtain(reader, { fresh: true });
  if (typeof path === 'string') throw new CannotTry(path);
  await untilState(session, reader, path, text(relation, 'member'), asArray(value['values']));
  return checkRejected(relation, path);
};

/** Checks that a second call is rejected. */
export const rejectedRepeat: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const path = await resource(relation, session.fixtures.requests[operation.id]?.resource);
  const first = await session.prepare(operation, { parameters: path });
  if (typeof first === 'string') throw new CannotTry(first);
  const { response } = await session.sendPatiently(first);
  if ((response?.status ?? 0) >= 300) {
    throw new CannotTry(
      `the first call was answered with ${response?.status}; let the fixtures give ${operation.id} a resource that lasts`,
    );
  }
  const second = await session.prepare(operation, { parameters: path });
  if (typeof second === 'string') throw new CannotTry(second);
  const exchange = await session.sendPatiently(second);
  session.observe(operation, exchange);
  // Reads the state after the call: states only advance, so the resource may have reached one that explains the
  // rejection.
  return judgeRejection(relation, exchange, await meanwhile(relation, path));
};

/** Errors of this operation's `refused-when` relations whose states the resource is in. */
async function meanwhile(
  { session, operation }: Relation,
  parameters: ParameterValues,
): Promise<CatalogueEntry[]> {
  const found: CatalogueEntry[] = [];
  for (const value of listRelations(operation, 'refused-when')) {
    const { body } = await callOperation(
      session,
      getOperation(session.document, String(value['operation'])),
      {
        parameters,
      },
    );
    const now = valueAt(body, String(value['member']));
    const entry = session.document.catalogue.get(String(value['error']));
    if (entry && asArray(value['values']).some((one) => sameJson(one, now))) found.push(entry);
  }
  return found;
}

async function checkRejected(relation: Relation, parameters: ParameterValues): Promise<Conclusion> {
  const { session, operation } = relation;
  const request = await session.prepare(operation, { parameters });
  if (typeof request === 'string') throw new CannotTry(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  return judgeRejection(relation, exchange, []);
}

function judgeRejection(
  relation: Relation,
  exchange: Exchange,
  others: readonly CatalogueEntry[],
): Conclusion {
  const { session, operation } = relation;
  const name = text(relation, 'error');
  const entry = session.document.catalogue.get(name);
  if (!entry) throw new Error(`${relation.pointer}/error is "${name}", which the catalogue does not have.`);
  const errors = [entry, ...others];
  const expectation = {
    outcome: 'rejected',
    pointer: relation.pointer,
    statuses: listStatuses(errors),
    errors,
  } as const;
  return conclude(session.judge(exchange, operation, expectation), exchange);
}

/** Checks that the last item of a list has these members once the resource is in one of these states. */
export const lastItem: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const reader = getOperation(session.document, text(relation, 'operation'));
  for (const change of listVariants(relation)) {
    const path = await session.resources.obtain(reader, { fresh: true, resource: change });
    if (typeof path === 'string') throw new CannotTry(path);
    await untilState(session, reader, path, text(relation, 'member'), asArray(value['values']));
    const { body, exchange } = await callOperation(session, operation, { parameters: path });
    const last = listAt(body, text(relation, 'items')).at(-1);
    const message = `The last item of ${text(relation, 'items')} is not the final one.`;
    const before = listAt(body, text(relation, 'items'))
      .slice(0, -1)
      .filter((item) => holds(item, value['has']));
    if (!holds(last, value['has']) || before.length > 0)
      return concludeMismatch(relation, exchange, {
        message,
        expected: canonicalText(value['has']),
        got: formatValues([last ?? null]),
      });
  }
  return { outcome: 'passed' };
};
