import type { Identity } from '../../accounts/keys/identity.ts';
import { createPolicyRejection } from '../../accounts/keys/forbidden.ts';
import { audit, withAudit } from '../../accounts/audit/with-audit.ts';
import type { AuditedRequest } from '../../accounts/audit/with-audit.ts';
import type { Open } from '../../accounts/credits/movement.ts';
import { acceptWork, chargeWork } from '../../accounts/credits/work.ts';
import type { Work } from '../../accounts/credits/work.ts';
import { isLarge, writeJson } from '../../platform/json/write-json.ts';
import { getPlan } from '../../platform/config/plan.ts';
import { SCAN_CREDITS, ScanBudget } from '../threats/scan-budget.ts';
import type { ThreatPolicy } from '../../accounts/teams/threat-policy.ts';
import { UrlGuard } from '../threats/url-guard.ts';
import { matchLists } from '../threats/match-lists.ts';
import type { Accepted, PaidCall, PaidOperation, PaidRequest, PaidServices, Priced } from './paid-call.ts';
import { resolvePolicy } from './resolve-policy.ts';

/** The context from the validator. */
interface Context<Request> {
  body: Request;
  identity: Identity;
  request: { id: string };
  readonly signal: AbortSignal;
}

interface OkResponse<Result> {
  status: 200;
  body: Result;
}

/**
 * Creates the handler of an operation that is charged when it succeeds. Order: policy (403), credits and slot (402,
 * 429), work, charge. Its start and its end go to the security log.
 */
export function paidOperation<Request extends PaidRequest, Result>(
  services: PaidServices,
  operation: PaidOperation<Request, Result>,
): (context: Context<Request>) => Promise<OkResponse<Result>> {
  return (context) => {
    const { body, identity, request } = context;
    const call: PaidCall<Request> = {
      body,
      identity,
      requestId: request.id,
      arrivedAt: Date.now(),
      signal: () => context.signal,
    };
    return withAudit(auditedOf(services, operation, call), () => pay(services, operation, call)).then(
      (result) => toOkResponse(result, identity.teamId),
    );
  };
}

/** A large body is written here, in the turns of the team, since the adapter would write it at once. */
function toOkResponse<Result>(
  body: Result,
  teamId: string,
): OkResponse<Result> | Promise<OkResponse<Result>> {
  if (body instanceof Uint8Array || !isLarge(body)) return { status: 200, body };
  // The bytes are the serialized result.
  return writeJson(body, teamId).then((bytes) => ({ status: 200, body: bytes as Result }));
}

/** Describes the request for the security log. */
function auditedOf(
  { siem }: PaidServices,
  { id: operation }: Pick<PaidOperation<never, never>, 'id'>,
  { body, identity, requestId }: PaidCall<PaidRequest>,
): AuditedRequest {
  const { url, auditMetadata = body.options?.auditMetadata } = body;
  return { siem, identity, requestId, operation, url, username: auditMetadata?.username };
}

/** @throws {Rejection} synchronously when the policy blocks the request. */
function pay<Request extends PaidRequest, Result>(
  services: PaidServices,
  operation: PaidOperation<Request, Result>,
  call: PaidCall<Request>,
): Promise<Result> {
  const policy = policyOf(call);
  const ready = operation.ready?.(call, policy);
  const recordCharge = ({ result, credits }: Priced<Result>): Result => {
    services.onCharged(operation.id, credits);
    operation.onResult?.(result);
    return result;
  };
  if (ready === undefined) return worked(services, operation, call, policy).then(recordCharge);
  const charge = { ...openingOf(services, operation, call), credits: ready.credits };
  // The bytes are the serialized result.
  return chargeWork(services.credits, charge).then(
    () => (recordCharge(ready), (ready.bytes as Result) ?? ready.result),
  );
}

/**
 * Returns the threat policy of the request.
 * @throws {Rejection} 403 when it is not permitted, or when the lists of the policy block the URL.
 */
function policyOf({ body, identity }: PaidCall<PaidRequest>): ThreatPolicy | undefined {
  const policy = resolvePolicy(body, identity);
  if (policy === undefined || body.url === undefined) return policy;
  if (matchLists(policy)(body.url) === 'block') throw createPolicyRejection(body.url);
  return policy;
}

type Opening = Omit<Open, 'kind' | 'credits' | 'instanceId'>;

function openingOf(
  { plans }: PaidServices,
  { id }: Pick<PaidOperation<never, never>, 'id'>,
  { identity, requestId }: PaidCall<unknown>,
): Opening {
  const { concurrency } = getPlan(plans, identity.plan);
  const { teamId, keyId } = identity;
  return { teamId, operation: id, concurrency, requestId, keyId };
}

/** Holds the credits, does the work, and charges it when it succeeds. */
async function worked<Request extends PaidRequest, Result>(
  services: PaidServices,
  operation: PaidOperation<Request, Result>,
  call: PaidCall<Request>,
  policy: ThreatPolicy | undefined,
): Promise<Priced<Result>> {
  const { url } = call.body;
  const scans = policy !== undefined && url !== undefined && matchLists(policy)(url) === 'scan' ? 1 : 0;
  const work = await acceptWork(services.credits, {
    ...openingOf(services, operation, call),
    credits: operation.price(call.body) + scans * SCAN_CREDITS,
    instanceId: services.instanceId,
  });
  try {
    const accepted = acceptedOf(auditedOf(services, operation, call), services, { policy, scans, work });
    await requireAllowed(accepted.guard, url);
    const { result, credits } = await operation.run(call, accepted);
    const amount = credits + accepted.budget.credits;
    await work.settle(amount);
    return { result, credits: amount };
  } catch (error) {
    await work.release();
    throw error;
  }
}

function acceptedOf(
  named: AuditedRequest,
  { classifier }: PaidServices,
  { policy, scans, work }: { policy: ThreatPolicy | undefined; scans: number; work: Work },
): Accepted {
  const budget = new ScanBudget(scans, work);
  const onBlock: ConstructorParameters<typeof UrlGuard>[1]['onBlock'] = (url, reason) =>
    audit(named, { event: 'url.blocked', url, reason });
  const guard = policy && new UrlGuard(policy, { classifier, budget, onBlock });
  return { guard, budget, extend: work.extend };
}

/** @throws {Rejection} 403 when the policy blocks the URL of the request. */
async function requireAllowed(guard: UrlGuard | undefined, url: string | undefined): Promise<void> {
  if (guard === undefined || url === undefined) return;
  if (!(await guard.allows(new URL(url).href))) throw createPolicyRejection(url);
}
