import type { Exchange, HttpRequest, HttpResponse } from '../http/exchange.ts';
import { parameterKey } from '../http/parameters.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Deviation } from '../judge/deviation.ts';
import { checkByPlugins } from '../judge/plugin.ts';
import type { Accepted, Expectation } from '../semantics/expectation.ts';
import { matchEntry } from '../judge/check-error-message.ts';
import { contentFor, documents, responseFor } from '../semantics/response-for.ts';
import { checkParameter } from '../observe/check-request.ts';
import { matchOperation } from '../semantics/match-operation.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { SchemaViolation } from '../openapi/schemas.ts';
import type { Operation } from '../openapi/operation.ts';
import { listErrors } from '../semantics/errors.ts';
import type { RequestInput } from './input.ts';
import { isExcusable, isUncheckedFormat, type Excuse } from './excuse.ts';
import { saysExists } from '../semantics/exists.ts';
import { namesUnknown } from './names-unknown.ts';
import { findProducer } from '../semantics/producer.ts';
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
  /**
   * Name of a group of probes that differ only in validity: if one is accepted, the rejection of another is a
   * deviation.
   */
  readonly group?: string;
  /** The number in the tested part of the request. */
  readonly number?: number;
  /** The tested value has a meaning to the service only, such as a cursor: a generated one may be rejected. */
  readonly opaque?: true;
  /** The tested value may select where the path is looked up, such as a tenant: the resource may not exist there. */
  readonly scope?: true;
  /** A documented status with which some services reject valid requests of this kind: it decides nothing. */
  readonly refusable?: number;
  /** The tested value stands in the path and names nothing that is stored: a 404 decides nothing. */
  readonly plain?: true;
  /** The policy by which a service may accept the invalid body. */
  readonly excuse?: Excuse;
  /** Also checks what plug-ins know about the request and its response. */
  readonly invariants?: true;
}

/** Converts a probe to a trial. */
export function toTrial(probe: Probe): Trial {
  const { operation, expectation } = probe;
  return {
    id: `${operation.id}/${probe.phase}/${probe.name}`,
    phase: probe.phase,
    operation: operation.id,
    title: `${formatOutcome(expectation)}: ${probe.name}`,
    pointer: expectation.pointer,
    writes: !operation.safe,
    ...(probe.excuse && { lenience: probe.excuse.lenience }),
    run: (session) => runProbe(session, probe),
  };
}

/** Converts a probe that cannot be sent to a trial that reports the reason. */
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
  if (conclusion.outcome !== 'failed') return conclusion;
  const { response } = exchange;
  if (response === undefined || response.status < 400) return excuseAcceptance(session, probe, conclusion);
  return blocked(session, probe, response) ?? conclusion;
}

/** Excuses an accepted invalid body where that is the policy of the service, and nothing else is wrong. */
function excuseAcceptance(session: Session, { operation, excuse, input }: Probe, failed: Failed): Conclusion {
  const response = failed.exchange?.response;
  if (excuse === undefined || response === undefined) return failed;
  // The response may return the bad value, and document its format, too.
  const isAcceptance = failed.deviations.every(
    ({ check }) =>
      check === 'accepted-invalid' ||
      (check === 'schema' &&
        isUncheckedFormat(
          excuse,
          { sent: input.body, response },
          listViolations(session, operation, response),
        )),
  );
  if (!isAcceptance || !isExcusable(excuse, input.body, response)) return failed;
  const { lenience } = excuse;
  return session.lenient.has(lenience) ? { outcome: 'passed', lenience } : { ...failed, lenience };
}

/** Returns how the JSON body of a response breaks its schema. */
function listViolations(
  { document }: Session,
  operation: Operation,
  response: HttpResponse,
): readonly SchemaViolation[] {
  const content = responseFor(operation, response.status)?.content ?? [];
  const { schema } = contentFor(content, response.headers['content-type'] ?? '') ?? {};
  const body = parseBody(response);
  return schema === undefined || body === undefined
    ? []
    : document.schemas.forResponses.violations(schema, body);
}

/**
 * An earlier request may use up a resource, such as a secret that can be read once: on a documented 410 the request is
 * sent once more for a new one. Returns the reason where there is none.
 */
async function sendFresh(session: Session, probe: Probe, request: HttpRequest): Promise<Exchange | string> {
  const { operation, input } = probe;
  const hadCreated = hasSucceeded(session, operation);
  const exchange = await sendUntilReady(session, probe, request);
  session.observe(operation, exchange);
  if (isExisting(probe, exchange)) return sendRenamed(session, probe, exchange, hadCreated);
  if (!isUsedUp(probe, exchange)) return exchange;
  const other = await session.prepare(operation, { ...input, fresh: true });
  if (typeof other === 'string') return other;
  if (other.url === request.url) return `what ${operation.id} is about is used up: it was answered with 410`;
  const second = await sendUntilReady(session, probe, other);
  session.observe(operation, second);
  return second;
}

/** Whether a request that need not be rejected is rejected because what it names exists. */
function isExisting({ operation, expectation }: Probe, { response }: Exchange): boolean {
  return (
    expectation.outcome !== 'rejected' &&
    operation.method === 'post' &&
    response !== undefined &&
    saysExists(response)
  );
}

/** Sends a request with other names; what the run created itself is no reason to reject a service. */
async function sendRenamed(
  session: Session,
  { operation, input }: Probe,
  exchange: Exchange,
  hadCreated: boolean,
): Promise<Exchange | string> {
  session.rename(operation);
  const request = await session.prepare(operation, input);
  if (typeof request === 'string') return request;
  const isOther = request.body !== exchange.request.body || request.url !== exchange.request.url;
  const second = isOther ? await session.sendPatiently(request) : exchange;
  if (isOther) session.observe(operation, second);
  if (!hadCreated || second.response === undefined || !saysExists(second.response)) return second;
  return `${operation.id} takes once what this run sent before: it is answered with ${second.response.status}; put \${unique} where the fixtures name it`;
}

function hasSucceeded({ observed }: Session, { id }: Operation): boolean {
  return [...observed].some((entry) => entry.startsWith(`${id} 2`));
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

/** Waits for a resource that an accepted job (202) creates later. */
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
 * Documented errors of an upstream service (RFC 9110, 15.6.3 and 15.6.5) are temporary: a valid request is retried.
 * Where the basic request failed with such a status, no other request of the operation is.
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
    ...brokenRules(session, probe, exchange),
  ];
  if (response === undefined || response.status < 300 || deviations.length === 0)
    return grouped(conclude(deviations, exchange), probe);
  if (probe.plain && response.status === 404)
    return notTested(`${operation.id} has nothing at this value of its path: it is answered with 404`);
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

/** The id of a created resource may be invalid in the path of another operation, such as 11 where the maximum is 10. */
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

function brokenRules(
  { document }: Session,
  { invariants, operation }: Probe,
  { request, response }: Exchange,
): Deviation[] {
  const body = invariants && response && response.status < 300 ? parseBody(response) : undefined;
  return body === undefined ? [] : checkByPlugins(document, operation, request, body);
}

function grouped(conclusion: Conclusion, probe: Probe): Conclusion {
  return conclusion.outcome === 'passed' && probe.group !== undefined
    ? { ...conclusion, group: probe.group }
    : conclusion;
}

/** Whether the error may be the response to any request, and the request is not the basic one. */
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
 * Whether a documented rejection depends on the account or the moment, and not on the form of the request. Ranges and
 * `default` count, except for 400 and 422, which would call a valid request malformed.
 */
function isSituational(session: Session, { status, ms, headers }: HttpResponse, probe: Probe): boolean {
  const { operation } = probe;
  // A 408 more than a second before the timeout is a deviation.
  if (status === 408 && probe.number !== undefined && probe.number - ms > 1000) return false;
  // Where an operation demands no credential, a 401 is about the content of the request, such as a password.
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
 * Whether an operation is unavailable (RFC 9110, section 15.6.4): it documents a 503 of its own, sends `Retry-After`,
 * and has failed since its first request. A `default` response does not count.
 */
function isOutage(session: Session, operation: Operation, headers: HttpResponse['headers']): boolean {
  const first = session.basicStatus.get(operation.id) ?? 503;
  const documented = responseFor(operation, 503)?.status ?? 'default';
  return first === 503 && documented !== 'default' && headers['retry-after'] !== undefined;
}

function asksNobody({ security }: Operation): boolean {
  return security.alternatives.length === 0 && security.unknown.length === 0;
}

/** The cause of an inconclusive rejection, by status. */
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

/** When the basic request of the operation is rejected, its variants are inconclusive. */
function blocked(session: Session, probe: Probe, response: HttpResponse): Conclusion | undefined {
  const basic = session.basicStatus.get(probe.operation.id);
  if (probe.phase === 'examples' || basic === undefined || basic < 400 || basic !== response.status)
    return undefined;
  return notTested(`the basic request of ${probe.operation.id} is answered with ${basic} already`);
}

/** Formats the expected outcome for titles. */
export function formatOutcome({ outcome }: Expectation): string {
  return outcome === 'answered' ? 'answers properly' : outcome;
}
