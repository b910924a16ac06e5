import { operations, rateClasses } from '@web-data/types';
import type { OperationId } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { HookContext, Rejection } from '@web-data/validator';
import type { Logger } from 'pino';
import type { Identity } from '../accounts/identity.ts';
import { createScopeRejection } from '../accounts/forbidden.ts';
import { allowsOperation } from '../accounts/scopes.ts';
import { tooMuchRunning } from '../credits/come-back.ts';
import { knownPlan, getPlan } from '../limits/plan.ts';
import type { Plan, Plans } from '../limits/plan.ts';
import type { Permit, RateLimits } from '../limits/rate-limits.ts';

/** What decides whether a known caller is let in before the body is read. */
export interface AdmissionServices {
  plans: Plans;
  rateLimits: RateLimits;
  /** Works of a team that run in this process. */
  runningHere(teamId: string): number;
  /** Milliseconds since the one that began last. */
  sinceLastHere(teamId: string): number;
  /** Told of plans that teams are on and the configuration lacks. */
  log: Pick<Logger, 'warn'>;
}

/**
 * The checks between credential and body, in this order: scope (403), requests a minute (429), works at once (429).
 * The last is a first look only, at this process: accepting the work decides it for all replicas.
 */
export function admission({ plans, rateLimits, runningHere, sinceLastHere, log }: AdmissionServices) {
  const report = tellerOf(plans, log);
  return (identity: Identity, { operation }: HookContext): Admitted | Promise<Admitted> => {
    if (!allowsOperation(identity.scopes, operations[operation]))
      return createScopeRejection(operations[operation].scope);
    if (!Object.hasOwn(plans, identity.plan)) report(identity);
    const plan = getPlan(plans, identity.plan);
    const judge = ({ allowed, resetMs }: Permit): Admitted => {
      if (!allowed) return reject('RateLimitExceeded', { headers: { 'Retry-After': toSeconds(resetMs) } });
      const isWork = operations[operation].method === 'POST';
      if (!isWork || runningHere(identity.teamId) < plan.concurrency) return undefined;
      return tooMuchRunning(sinceLastHere(identity.teamId));
    };
    const { counter, limit } = limitOf(operation, plan);
    const permit = rateLimits.consume(`${identity.teamId}:${counter}`, limit);
    return permit instanceof Promise ? permit.then(judge) : judge(permit);
  };
}

/** Says once of each plan that it is not configured. */
function tellerOf(plans: Plans, log: Pick<Logger, 'warn'>): (identity: Identity) => void {
  const reported = new Set<string>();
  return ({ plan, teamId }) => {
    if (reported.has(plan)) return;
    reported.add(plan);
    const fallback = knownPlan(plans, plan);
    log.warn(
      { plan, fallback, teamId },
      'a team is on a plan that WEB_DATA_PLANS lacks, and is served by the one that allows least: add it, or move the team',
    );
  };
}

/** What an operation counts as, and how many a minute its plan allows: a class that several share, or itself. */
function limitOf(operation: OperationId, plan: Plan): { counter: string; limit: number } {
  const { rateClass } = operations[operation];
  if (rateClass === null) return { counter: operation, limit: plan.requestsPerMinute };
  const { statusReadsPerMinute = rateClasses[rateClass].requestsPerMinute } = plan;
  return { counter: rateClass, limit: statusReadsPerMinute };
}

/** Undefined for a caller that is let in. */
type Admitted = Rejection | undefined;

/** Rounded up: a caller that waits this long is let in. */
function toSeconds(milliseconds: number): string {
  return String(Math.max(1, Math.ceil(milliseconds / 1000)));
}
