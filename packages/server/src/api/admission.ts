import { operations, rateClasses } from '@web-data/types';
import type { OperationId } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { HookContext, Rejection } from '@web-data/validator';
import type { Logger } from 'pino';
import type { Identity } from '../accounts/keys/identity.ts';
import { createScopeRejection, createSuspendedRejection } from '../accounts/keys/forbidden.ts';
import { allowsOperation } from '../accounts/keys/scopes.ts';
import { tooMuchRunning } from '../accounts/credits/come-back.ts';
import { knownPlan, getPlan } from '../platform/config/plan.ts';
import type { Plan, Plans } from '../platform/config/plan.ts';
import type { Permit, RateLimits } from '../accounts/limits/rate-limits.ts';

/** Services that decide whether an authenticated caller is admitted, before the body is read. */
export interface AdmissionServices {
  plans: Plans;
  rateLimits: RateLimits;
  /** Number of requests and jobs of a team that run in this process. */
  runningHere(teamId: string): number;
  /** Milliseconds since the latest of them began. */
  sinceLastHere(teamId: string): number;
  /** Logs plans of teams that the configuration lacks. */
  log: Pick<Logger, 'warn'>;
}

/**
 * Creates the checks between authentication and body, in this order: suspension (403), scope (403), requests a minute (429), concurrency
 * (429). The last one is preliminary and sees only this process: `acceptWork` decides for all replicas.
 */
export function admission({ plans, rateLimits, runningHere, sinceLastHere, log }: AdmissionServices) {
  const report = tellerOf(plans, log);
  return (identity: Identity, { operation }: HookContext): Admitted | Promise<Admitted> => {
    if (identity.suspended) return createSuspendedRejection();
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

/** Logs each missing plan once. */
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

/**
 * Returns the counter of an operation and its limit a minute: the operation's own, or that of a class that several
 * share.
 */
function limitOf(operation: OperationId, plan: Plan): { counter: string; limit: number } {
  const { rateClass } = operations[operation];
  if (rateClass === null) return { counter: operation, limit: plan.requestsPerMinute };
  const { statusReadsPerMinute = rateClasses[rateClass].requestsPerMinute } = plan;
  return { counter: rateClass, limit: statusReadsPerMinute };
}

/** Undefined for a caller that is admitted. */
type Admitted = Rejection | undefined;

/** Rounds up, so that a caller which waits this long is admitted. */
function toSeconds(milliseconds: number): string {
  return String(Math.max(1, Math.ceil(milliseconds / 1000)));
}
