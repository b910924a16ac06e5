import type { Identity } from '../accounts/identity.ts';
import { policyRefusal } from '../accounts/refusal.ts';
import { audit, audited } from '../audit/audited.ts';
import type { AuditedRequest } from '../audit/audited.ts';
import type { Open } from '../credits/movement.ts';
import { acceptWork, chargeWork } from '../credits/work.ts';
import type { Work } from '../credits/work.ts';
import { planOf } from '../limits/plan.ts';
import { SCAN_CREDITS, ScanBudget } from '../threats/scan-budget.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';
import { UrlGuard } from '../threats/url-guard.ts';
import { listVerdict } from '../threats/verdict.ts';
import type { Accepted, PaidCall, PaidOperation, PaidRequest, PaidServices, Priced } from './paid-call.ts';
import { permittedPolicy } from './permitted-policy.ts';

/** What the validator hands over. */
interface Context<Request> {
  body: Request;
  identity: Identity;
  request: { id: string };
  readonly signal: AbortSignal;
}

/**
 * The handler of an operation that is paid for when it succeeds. Order: policy (403), credits and slot (402, 429),
 * work, charge. Beginning and end go to the security log.
 */
export function paidOperation<Request extends PaidRequest, Answer>(
  services: PaidServices,
  operation: PaidOperation<Request, Answer>,
): (context: Context<Request>) => Promise<{ status: 200; body: Answer }> {
  return (context) => {
    const { body, identity, request } = context;
    const call: PaidCall<Request> = {
      body,
      identity,
      requestId: request.id,
      arrivedAt: Date.now(),
      signal: () => context.signal,
    };
    return audited(auditedOf(services, operation, call), () => pay(services, operation, call)).then(toAnswer);
  };
}

function toAnswer<Answer>(body: Answer): { status: 200; body: Answer } {
  return { status: 200, body };
}

/** How the security log names the request. */
function auditedOf(
  { siem }: PaidServices,
  { id: operation }: Pick<PaidOperation<never, never>, 'id'>,
  { body, identity, requestId }: PaidCall<PaidRequest>,
): AuditedRequest {
  const { url, auditMetadata = body.options?.auditMetadata } = body;
  return { siem, identity, requestId, operation, url, username: auditMetadata?.username };
}

/** @throws {Rejection} at once what the policy refuses. */
function pay<Request extends PaidRequest, Answer>(
  services: PaidServices,
  operation: PaidOperation<Request, Answer>,
  call: PaidCall<Request>,
): Promise<Answer> {
  const policy = policyOf(call);
  const ready = operation.ready?.(call, policy);
  const told = ({ answer, credits }: Priced<Answer>): Answer => {
    services.onCharged(operation.id, credits);
    operation.onAnswer?.(answer);
    return answer;
  };
  if (ready === undefined) return worked(services, operation, call, policy).then(told);
  const charge = { ...openingOf(services, operation, call), credits: ready.credits };
  // The bytes say what the answer says.
  return chargeWork(services.credits, charge).then(
    () => (told(ready), (ready.bytes as Answer) ?? ready.answer),
  );
}

/**
 * The threat policy that the request is subject to.
 * @throws {Rejection} 403 when it is not permitted, or when the lists of the policy block the URL.
 */
function policyOf({ body, identity }: PaidCall<PaidRequest>): ThreatPolicy | undefined {
  const policy = permittedPolicy(body, identity);
  if (policy === undefined || body.url === undefined) return policy;
  if (listVerdict(policy)(body.url) === 'block') throw policyRefusal(body.url);
  return policy;
}

type Opening = Omit<Open, 'kind' | 'credits' | 'instanceId'>;

function openingOf(
  { plans }: PaidServices,
  { id }: Pick<PaidOperation<never, never>, 'id'>,
  { identity, requestId }: PaidCall<unknown>,
): Opening {
  const { concurrency } = planOf(plans, identity.plan);
  const { teamId, keyId } = identity;
  return { teamId, operation: id, concurrency, requestId, keyId };
}

/** Holds the credits, does the work, and charges what succeeded. */
async function worked<Request extends PaidRequest, Answer>(
  services: PaidServices,
  operation: PaidOperation<Request, Answer>,
  call: PaidCall<Request>,
  policy: ThreatPolicy | undefined,
): Promise<Priced<Answer>> {
  const { url } = call.body;
  const scans = policy !== undefined && url !== undefined && listVerdict(policy)(url) === 'scan' ? 1 : 0;
  const work = await acceptWork(services.credits, {
    ...openingOf(services, operation, call),
    credits: operation.price(call.body) + scans * SCAN_CREDITS,
    instanceId: services.instanceId,
  });
  try {
    const accepted = acceptedOf(auditedOf(services, operation, call), services, { policy, scans, work });
    await requireAllowed(accepted.guard, url);
    const { answer, credits } = await operation.run(call, accepted);
    const due = credits + accepted.budget.credits;
    await work.settle(due);
    return { answer, credits: due };
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
  const budget = new ScanBudget(scans, work.extend);
  const onBlock: ConstructorParameters<typeof UrlGuard>[1]['onBlock'] = (url, reason) =>
    audit(named, { event: 'url.blocked', url, reason });
  const guard = policy && new UrlGuard(policy, { classifier, budget, onBlock });
  return { guard, budget, extend: work.extend };
}

/** @throws {Rejection} 403 when the policy blocks the URL that the request is about. */
async function requireAllowed(guard: UrlGuard | undefined, url: string | undefined): Promise<void> {
  if (guard === undefined || url === undefined) return;
  if (!(await guard.allows(new URL(url).href))) throw policyRefusal(url);
}
