import type { Exchange, HttpRequest, HttpResponse } from '../http/exchange.ts';
import { parameterKey } from '../http/parameters.ts';
import { parseBody } from '../judge/check-body.ts';
import { checkInvariants } from '../judge/check-invariants.ts';
import type { Deviation } from '../judge/deviation.ts';
import type { Accepted, Expectation } from '../judge/expectation.ts';
import { matchEntry } from '../judge/check-error-message.ts';
import { documents, responseFor } from '../judge/response-for.ts';
import { checkParameter } from '../observe/check-request.ts';
import { matchOperation } from '../observe/match-operation.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { Operation } from '../openapi/operation.ts';
import { listErrors } from './errors-for.ts';
import type { RequestInput } from './input.ts';
import { namesUnknown } from './names-unknown.ts';
import { findProducer } from './producer.ts';
import type { Session } from './session.ts';
import { notTested, conclude, type Failed, type Phase, type Trial, type Conclusion } from './trial.ts';

/** One request with one expected outcome. */
export interface Probe {
  /** Unique below `<operation>/<phase>/`. */
  readonly name: string;
  readonly phase: Phase;
  readonly operation: Operation;
  readonly input: RequestInput;
  readonly expectation: Expectation;
  /** Probes of a group can be told apart by validity alone: if one is accepted, a refusal of another is a deviation. */
  readonly group?: string;
  /** The number that was put into the request, if one was. */
  readonly number?: number;
  /** What was put into the request means something to the service alone, such as a cursor: a made up one may be refused. */
  readonly opaque?: true;
  /** What was put into the request may say where to look for what the path names, such as a tenant: it may be none of there. */
  readonly scope?: true;
  /** A status by which not every service takes what is tried, though it is right: where it is documented, it tells nothing. */
  readonly refusable?: number;
  /** The relations of a request with its answer are looked at too. */
  readonly invariants?: true;
}

/** A probe as a trial. */
export function toTrial(probe: Probe): Trial {
  const { operation, expectation } = probe;
  return {
    id: `${operation.id}/${probe.phase}/${probe.name}`,
    phase: probe.phase,
    operation: operation.id,
    title: `${formatOutcome(expectation)}: ${probe.name}`,
    pointer: expectation.pointer,
    writes: !operation.safe,
    run: (session) => runProbe(session, probe),
  };
}

/** A probe that cannot be sent as a trial that says why. */
export function toUntestedTrial(probe: Probe, reason: string): Trial {
  return {
    ...toTrial(probe),
    title: `not tried: ${probe.name}`,
    run: () => Promise.resolve(notTested(reason)),
  };
}

async function runProbe(session: Session, probe: Probe): Promise<Conclusion> {
  const { operation, expectation } = probe;
  const request = await session.prepare(operation, probe.input);
  if (typeof request === 'string') return notTested(request);
  const exchange = await sendFresh(session, probe, request);
  if (typeof exchange === 'string') return notTested(exchange);
  if (expectation.outcome === 'accepted') return judgeAccepted(session, probe, expectation, exchange);
  const conclusion = conclude(session.judge(exchange, operation, expectation), exchange);
  const isRejection = exchange.response !== undefined && exchange.response.status >= 400;
  if (conclusion.outcome === 'passed' || !isRejection) return conclusion;
  return blocked(session, probe, exchange.response) ?? conclusion;
}

/**
 * What a valid request is about may be used up by one before, such as a secret that can be read once: where the answer is
 * a documented 410, the request is sent once more, for something new. A text says why there is none.
 */
async function sendFresh(session: Session, probe: Probe, request: HttpRequest): Promise<Exchange | string> {
  const { operation, input } = probe;
  const exchange = await sendUntilReady(session, probe, request);
  session.observe(operation, exchange);
  if (!isUsedUp(probe, exchange)) return exchange;
  const other = await session.prepare(operation, { ...input, fresh: true });
  if (typeof other === 'string') return other;
  if (other.url === request.url) return `what ${operation.id} is about is used up: it was answered with 410`;
  const second = await sendUntilReady(session, probe, other);
  session.observe(operation, second);
  return second;
}

function isUsedUp({ operation, expectation }: Probe, { response }: Exchange): boolean {
  const isNamed = operation.parameters.some(({ in: location }) => location === 'path');
  return (
    expectation.outcome === 'accepted' &&
    isNamed &&
    response?.status === 410 &&
    responseFor(operation, 410) !== undefined
  );
}

const isThere = (status: number): boolean => ![404, 409, 425].includes(status);

/** What a job that was only accepted (202) has to make first may not be there at once. */
function sendUntilReady(
  session: Session,
  { operation, expectation }: Probe,
  request: HttpRequest,
): Promise<Exchange> {
  const isValid = expectation.outcome === 'accepted';
  const isLate = isValid && operation.safe && isCreatedLater(session, operation);
  return session.sendUntil(request, isLate, isThere, isValid ? gatewayErrors(session, operation) : []);
}

/**
 * What an operation documents of whom it asks in turn (RFC 9110, 15.6.3 and 15.6.5) tells of the moment: a valid request is
 * sent again. Where the basic request is answered so for good, nothing else of the operation is waited for.
 */
function gatewayErrors({ basicStatus }: Session, operation: Operation): number[] {
  return [502, 504].filter(
    (status) => documents(operation, status) && basicStatus.get(operation.id) !== status,
  );
}

function isCreatedLater({ document }: Session, operation: Operation): boolean {
  const parameter = operation.parameters.find((one) => one.in === 'path');
  const producer = parameter && findProducer(document, operation, parameter);
  return producer !== undefined && documents(producer.operation, 202);
}

function judgeAccepted(
  session: Session,
  probe: Probe,
  expectation: Accepted,
  exchange: Exchange,
): Conclusion {
  const { operation } = probe;
  const { response } = exchange;
  const deviations = [
    ...session.judge(exchange, operation, expectation),
    ...brokenRelations(probe, exchange),
  ];
  if (response === undefined || response.status < 300 || deviations.length === 0)
    return grouped(conclude(deviations, exchange), probe);
  const unfit = unfitName(session, probe, exchange.request);
  if (unfit !== undefined && [400, 404, 422].includes(response.status)) return notTested(unfit);
  const isAnyones = matchesSituation(session, probe, response);
  if (!isAnyones && !isSituational(session, response, probe))
    return blocked(session, probe, response) ?? conclude(deviations, exchange);
  const shape = session.judge(exchange, operation, { outcome: 'answered', pointer: expectation.pointer });
  if (shape.length > 0) return conclude(shape, exchange);
  if (isAnyones || (response.status === 408 && probe.number !== undefined)) return { outcome: 'passed' };
  return situational(response, probe, { outcome: 'failed', deviations, exchange });
}

/** What was made may have an id that the path of another operation does not take, such as 11 where 10 is the most. */
function unfitName(
  { document, baseUrl }: Session,
  { operation, input }: Probe,
  { method, url }: HttpRequest,
): string | undefined {
  const path = new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/u, '').length);
  const segments = matchOperation(document, method, path)?.segments;
  const provided = operation.parameters.filter(
    (one) => one.in === 'path' && !input.parameters?.has(parameterKey(one)),
  );
  const violation = provided
    .map((one) =>
      checkParameter(
        document,
        one,
        { method, url, headers: {}, body: undefined },
        segments?.get(parameterKey(one)),
      ),
    )
    .find((one) => one !== undefined);
  return violation && `the service gave an id that ${operation.id} does not take: ${violation.message}`;
}

function brokenRelations({ invariants, operation }: Probe, { request, response }: Exchange): Deviation[] {
  const body = invariants && response && response.status < 300 ? parseBody(response) : undefined;
  return body === undefined ? [] : checkInvariants(operation, request, body);
}

function grouped(conclusion: Conclusion, probe: Probe): Conclusion {
  return conclusion.outcome === 'passed' && probe.group !== undefined
    ? { ...conclusion, group: probe.group }
    : conclusion;
}

/** Whether it is an error that may answer whatever is asked, for a request that is more than the basic one. */
function matchesSituation(
  { document }: Session,
  { operation, phase }: Probe,
  response: HttpResponse,
): boolean {
  const of = (entry: CatalogueEntry): boolean => entry.situational && entry.status === response.status;
  const entries = listErrors(document, operation).filter(of);
  return phase !== 'examples' && matchEntry(document, entries, parseBody(response)) !== undefined;
}

/**
 * Documented refusals of well-formed requests: they hang on the account or the moment, not on the form. A range and
 * `default` document them too; of 400 and 422 they say nothing, which call a request malformed that is not.
 */
function isSituational(session: Session, { status, ms, headers }: HttpResponse, probe: Probe): boolean {
  const { operation } = probe;
  // A timeout that comes a second before its time is none.
  if (status === 408 && probe.number !== undefined && probe.number - ms > 1000) return false;
  // Where nobody is asked who he is, what the request says is what may be unknown, such as a password.
  if (status === 401 && asksNobody(operation) && probe.phase !== 'examples') return true;
  const isElsewhere = probe.scope && operation.path.includes('{') && [404, 410].includes(status);
  if (isElsewhere || (probe.opaque && [400, 404, 410, 416, 422].includes(status)))
    return responseFor(operation, status) !== undefined;
  if (status === probe.refusable) return responseFor(operation, status) !== undefined;
  if (status === 503) return isOutage(session, operation, headers);
  if (status === 404 && namesUnknown(session, operation, probe.input)) return true;
  const isOfMoment = [402, 403, 408, 409, 412, 428, 429].includes(status);
  return isOfMoment && responseFor(operation, status) !== undefined;
}

/**
 * An operation that says when to ask again, and says so of its very first request however often it is asked, is out of order
 * for now (RFC 9110, section 15.6.4). What documents all failures alike says nothing of that.
 */
function isOutage(session: Session, operation: Operation, headers: HttpResponse['headers']): boolean {
  const first = session.basicStatus.get(operation.id) ?? 503;
  const documented = responseFor(operation, 503)?.status ?? 'default';
  return first === 503 && documented !== 'default' && headers['retry-after'] !== undefined;
}

function asksNobody({ security }: Operation): boolean {
  return security.alternatives.length === 0 && security.unknown.length === 0;
}

/** What a refusal that tells nothing hangs on, by its status. */
const ABOUT: Readonly<Record<number, string>> = {
  404: 'what the request names',
  415: 'how its media type is written',
};

function situational(response: HttpResponse, probe: Probe, failed: Failed): Conclusion {
  const about = ABOUT[response.status] ?? 'the account or the moment';
  const reason =
    response.status === 503
      ? `${probe.operation.id} is out of order for now: it is answered with 503, and with when to ask again`
      : `answered with ${response.status}, which hangs on ${about}; give fixtures with which ${probe.operation.id} succeeds`;
  const decisive = probe.group !== undefined && (response.status === 402 || response.status === 403);
  return { ...notTested(reason), ...(decisive && { unless: { group: probe.group ?? '', failed } }) };
}

/** When not even the basic request of the operation is accepted, its variants say nothing of their own. */
function blocked(session: Session, probe: Probe, response: HttpResponse): Conclusion | undefined {
  const basic = session.basicStatus.get(probe.operation.id);
  if (probe.phase === 'examples' || basic === undefined || basic < 400 || basic !== response.status)
    return undefined;
  return notTested(`the basic request of ${probe.operation.id} is answered with ${basic} already`);
}

/** What is expected, in a word for titles. */
export function formatOutcome({ outcome }: Expectation): string {
  return outcome === 'answered' ? 'answers properly' : outcome;
}
