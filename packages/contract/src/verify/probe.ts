import type { Exchange, HttpResponse } from '../http/exchange.ts';
import { parseBody } from '../judge/check-body.ts';
import { checkInvariants } from '../judge/check-invariants.ts';
import type { Deviation } from '../judge/deviation.ts';
import type { Accepted, Expectation } from '../judge/expectation.ts';
import { documents } from '../judge/response-of.ts';
import type { Operation } from '../openapi/operation.ts';
import type { RequestInput } from './input.ts';
import type { Session } from './session.ts';
import { notTested, verdictOf, type Failed, type Phase, type Trial, type Verdict } from './trial.ts';

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
    title: `${titleOf(expectation)}: ${probe.name}`,
    pointer: expectation.pointer,
    writes: !operation.safe,
    run: (session) => runProbe(session, probe),
  };
}

async function runProbe(session: Session, probe: Probe): Promise<Verdict> {
  const { operation, expectation } = probe;
  const request = await session.prepare(operation, probe.input);
  if (typeof request === 'string') return notTested(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  if (expectation.outcome === 'accepted') return judgeAccepted(session, probe, expectation, exchange);
  const verdict = verdictOf(session.judge(exchange, operation, expectation), exchange);
  const isRefusal = exchange.response !== undefined && exchange.response.status >= 300;
  if (verdict.outcome === 'passed' || !isRefusal) return verdict;
  return blocked(session, probe, exchange.response) ?? verdict;
}

function judgeAccepted(session: Session, probe: Probe, expectation: Accepted, exchange: Exchange): Verdict {
  const { operation } = probe;
  const { response } = exchange;
  const deviations = [
    ...session.judge(exchange, operation, expectation),
    ...brokenRelations(probe, exchange),
  ];
  if (response === undefined || response.status < 300 || deviations.length === 0)
    return grouped(verdictOf(deviations, exchange), probe);
  if (!isSituational(operation, response, probe))
    return blocked(session, probe, response) ?? verdictOf(deviations, exchange);
  const shape = session.judge(exchange, operation, { outcome: 'answered', pointer: expectation.pointer });
  if (shape.length > 0) return verdictOf(shape, exchange);
  if (response.status === 408 && probe.number !== undefined) return { outcome: 'passed' };
  return situational(response, probe, { outcome: 'failed', deviations, exchange });
}

function brokenRelations({ invariants, operation }: Probe, { request, response }: Exchange): Deviation[] {
  const body = invariants && response && response.status < 300 ? parseBody(response) : undefined;
  return body === undefined ? [] : checkInvariants(operation, request, body);
}

function grouped(verdict: Verdict, probe: Probe): Verdict {
  return verdict.outcome === 'passed' && probe.group !== undefined
    ? { ...verdict, group: probe.group }
    : verdict;
}

/** Documented refusals of well-formed requests: they hang on the account or the moment, not on the form. */
function isSituational(operation: Operation, { status, ms }: HttpResponse, probe: Probe): boolean {
  // A timeout that comes a second before its time is none.
  if (status === 408 && probe.number !== undefined && probe.number - ms > 1000) return false;
  return [402, 403, 408, 409, 429].includes(status) && documents(operation, status);
}

function situational(response: HttpResponse, probe: Probe, failed: Failed): Verdict {
  const reason = `answered with ${response.status}, which hangs on the account or the moment; give fixtures with which ${probe.operation.id} succeeds`;
  const decisive = probe.group !== undefined && (response.status === 402 || response.status === 403);
  return { ...notTested(reason), ...(decisive && { unless: { group: probe.group ?? '', failed } }) };
}

/** When not even the basic request of the operation is accepted, its variants say nothing of their own. */
function blocked(session: Session, probe: Probe, response: HttpResponse): Verdict | undefined {
  const basic = session.basicStatus.get(probe.operation.id);
  if (probe.phase === 'examples' || basic === undefined || basic < 300 || basic !== response.status)
    return undefined;
  return notTested(`the basic request of ${probe.operation.id} is answered with ${basic} already`);
}

/** What is expected, in a word for titles. */
export function titleOf({ outcome }: Expectation): string {
  return outcome === 'answered' ? 'answers properly' : outcome;
}
