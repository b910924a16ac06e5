import { asArray, asObject, type Json, type JsonObject, sameJson, valueAt } from '@web-data/openapi';
import type { HttpRequest } from '../../../http/exchange.ts';
import type { Deviation } from '../../../judge/deviation.ts';
import { checkRequest } from '../../../observe/check-request.ts';
import type { Operation } from '../../../openapi/operation.ts';
import { withValueAt } from '../../../openapi/pointer.ts';
import { checkSignature } from '../webhooks/signature.ts';
import { openMailbox } from '../webhooks/mailboxes.ts';
import type { Mailbox } from '../webhooks/receiver.ts';
import { conclude, type Conclusion } from '../../../verify/trial.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import { concludeMismatch, text, type Relation, type RelationCheck } from './relation.ts';

/** Milliseconds to wait for further deliveries after the last event. */
const AFTER_MS = 1000;

/** A request with the URL of a receiver, and its deliveries. */
interface Delivered {
  readonly box: Mailbox;
  readonly result: CallResult;
  /** The value in the response that identifies its deliveries. */
  readonly about: Json;
}

/** Checks that deliveries conform to their webhooks, belong to the request, and arrive in order. */
export const delivers: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const variants = [{}, ...(session.fixtures.requests[operation.id]?.variants ?? [])];
  for (const variant of variants) {
    const delivered = await deliver(relation, variant);
    const isEnded = (arrivals: readonly HttpRequest[]): boolean =>
      arrivals.some((arrival) => names(relation, 'last').includes(typeOf(relation, arrival)));
    const ended = await delivered.box.until(isEnded, session.fixtures.settleMs);
    const count = delivered.box.arrivals.length;
    if (ended) await delivered.box.until((arrivals) => arrivals.length > count, AFTER_MS);
    const conclusion = judged(relation, delivered, ended);
    if (conclusion.outcome !== 'passed') return conclusion;
  }
  return { outcome: 'passed' };
};

/** Checks that each delivery has a signature with the secret of the team. */
export const signs: RelationCheck = async (relation) => {
  const { session } = relation;
  const secret = session.fixtures.credentials['webhookSecret'];
  if (typeof secret !== 'string') throw new CannotTry('the fixtures have no credentials.webhookSecret');
  const { box, result } = await deliver(relation);
  await box.until((arrivals) => arrivals.length > 1, session.fixtures.settleMs);
  if (box.arrivals.length === 0) return nothing(relation, result);
  for (const arrival of box.arrivals) {
    const violation = checkSignature(arrival, secret);
    if (violation === undefined) continue;
    const message = `A delivery is not signed as Standard Webhooks asks. ${violation}`;
    return concludeMismatch(relation, result.exchange, {
      message,
      expected: 'a right signature',
      got: excerptOf(arrival),
    });
  }
  return { outcome: 'passed' };
};

/** Checks that a rejected delivery is repeated unchanged before any other. */
export const redelivers: RelationCheck = async (relation) => {
  const { session } = relation;
  const { box, result } = await deliver(relation, {}, (index) => (index === 0 ? 500 : 204));
  await box.until((arrivals) => arrivals.length > 1, session.fixtures.settleMs);
  const [first, second] = box.arrivals;
  if (first === undefined) return nothing(relation, result);
  const message = 'What the receiver had answered with 500 did not come again as it was.';
  const expected = excerptOf(first);
  if (second === undefined)
    return concludeMismatch(relation, result.exchange, {
      message,
      expected,
      got: `nothing within ${session.fixtures.settleMs} ms`,
    });
  const isSame = second.body === first.body && second.headers['webhook-id'] === first.headers['webhook-id'];
  return isSame
    ? { outcome: 'passed' }
    : concludeMismatch(relation, result.exchange, { message, expected, got: excerptOf(second) });
};

/** Sends the request with the URL of a new mailbox. */
async function deliver(
  relation: Relation,
  variant: JsonObject = {},
  statusFor?: (index: number) => number,
): Promise<Delivered> {
  const { session, operation } = relation;
  const box = await openMailbox(session, statusFor);
  const base = { ...asObject(session.base(operation).body), ...variant };
  const result = await callOperation(session, operation, {
    body: withValueAt(base, text(relation, 'field'), box.url),
  });
  return { box, result, about: valueAt(result.body, text(relation, 'member')) ?? null };
}

function judged(relation: Relation, { box, result, about }: Delivered, ended: boolean): Conclusion {
  const { arrivals } = box;
  if (arrivals.length === 0) return nothing(relation, result);
  const deviations = [
    ...arrivals.flatMap((arrival) => checkDelivery(relation, arrival, about)),
    ...checkOrder(relation, arrivals, ended),
    ...checkIds(relation, arrivals),
  ];
  return conclude(deviations.slice(0, 5), result.exchange);
}

/** The deviations of one delivery. */
function checkDelivery(relation: Relation, arrival: HttpRequest, about: Json): Deviation[] {
  const { session } = relation;
  const type = typeOf(relation, arrival);
  const webhook = webhookOf(relation, type);
  if (webhook === undefined)
    return [deviation(relation, 'A delivery is none of the events.', names(relation, 'events'), type)];
  if (arrival.method !== webhook.httpMethod)
    return [deviation(relation, 'A delivery has another method.', [webhook.httpMethod], arrival.method)];
  const violation = checkRequest(session.document, webhook, arrival, new Map());
  if (violation !== undefined) {
    const check = violation.kind === 'body' ? 'schema' : 'request';
    const message = `The delivery of ${type} breaks its description. ${violation.message}`;
    return [
      { check, message, expected: 'as described', got: excerptOf(arrival), pointer: violation.pointer },
    ];
  }
  const body = bodyOf(arrival);
  const [id, own] = [valueAt(body, text(relation, 'id')), valueAt(body, text(relation, 'about'))];
  return [
    ...(sameJson(own ?? null, about)
      ? []
      : [
          deviation(relation, `A delivery of ${type} is about something else.`, [about], JSON.stringify(own)),
        ]),
    ...(id === arrival.headers['webhook-id']
      ? []
      : [
          deviation(
            relation,
            `A delivery of ${type} has another id in its body than in its header.`,
            [arrival.headers['webhook-id'] ?? ''],
            JSON.stringify(id),
          ),
        ]),
  ];
}

/** `first` comes before all other events, one of `last` after them; repeated deliveries do not count. */
function checkOrder(relation: Relation, arrivals: readonly HttpRequest[], ended: boolean): Deviation[] {
  const result = arrivals.map((arrival) => typeOf(relation, arrival));
  const types = result.filter((_, index) => idOf(arrivals[index]) !== idOf(arrivals[index - 1]));
  const [first, last] = [names(relation, 'first'), names(relation, 'last')];
  const got = formatValues(types);
  if (!ended) return [deviation(relation, 'The last event was not delivered.', last, got)];
  const isFirst = first.length === 0 || first.includes(types[0] ?? '');
  const startsOnce = types.slice(1).every((type) => !first.includes(type));
  const endsOnce = types.slice(0, -1).every((type) => !last.includes(type));
  return isFirst && startsOnce && endsOnce
    ? []
    : [deviation(relation, 'The events were not delivered in their order.', [...first, '…', ...last], got)];
}

/** One id identifies one event: its body is always the same. */
function checkIds(relation: Relation, arrivals: readonly HttpRequest[]): Deviation[] {
  const bodies = new Map<string, string | undefined>();
  for (const arrival of arrivals) {
    const id = idOf(arrival) ?? '';
    if (bodies.has(id) && bodies.get(id) !== arrival.body)
      return [deviation(relation, 'Two events were delivered under one webhook-id.', ['an id each'], id)];
    bodies.set(id, arrival.body);
  }
  return [];
}

function nothing(relation: Relation, { exchange }: CallResult): Conclusion {
  const message = `Nothing was delivered within ${relation.session.fixtures.settleMs} ms.`;
  return concludeMismatch(relation, exchange, { message, expected: 'deliveries', got: 'none' });
}

function webhookOf({ session }: Relation, type: string): Operation | undefined {
  return session.document.webhooks.find(({ path }) => path === type);
}

function typeOf(relation: Relation, arrival: HttpRequest): string {
  return String(valueAt(bodyOf(arrival), text(relation, 'type')) ?? '');
}

function bodyOf({ body = '' }: HttpRequest): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return null;
  }
}

function idOf(arrival: HttpRequest | undefined): string | undefined {
  return arrival?.headers['webhook-id'];
}

function names({ value }: Relation, member: string): string[] {
  return asArray(value[member]).filter((name) => typeof name === 'string');
}

function deviation(
  { pointer }: Relation,
  message: string,
  expected: readonly Json[],
  got: string,
): Deviation {
  return { check: 'relation', message, expected: formatValues(expected), got, pointer };
}

function excerptOf({ headers, body = '' }: HttpRequest): string {
  return `${headers['webhook-id'] ?? 'no webhook-id'} ${body}`.slice(0, 300);
}
