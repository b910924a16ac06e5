import { SiteMapError, map } from '@web-data/site-map';
import type { MapResult } from '@web-data/site-map';
import type { MapRequest, MapResponse } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { Identity } from '../accounts/identity.ts';
import { audit, audited } from '../audit/audited.ts';
import type { AuditedRequest } from '../audit/audited.ts';
import type { SiemLog } from '../audit/siem.ts';
import type { Credits } from '../credits/credits.ts';
import { acceptWork, chargeWork } from '../credits/work.ts';
import type { Work } from '../credits/work.ts';
import type { Plans } from '../limits/plan.ts';
import type { OperationHandler } from '../operations/operation.ts';
import type { UrlClassifier } from '../threats/classifier.ts';
import { SCAN_CREDITS, ScanBudget } from '../threats/scan-budget.ts';
import { permittedPolicy } from '../threats/permitted-policy.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';
import { UrlGuard } from '../threats/url-guard.ts';
import { listVerdict } from '../threats/verdict.ts';
import type { Outbound } from './outbound.ts';
import { rejectionOf } from './map-rejection.ts';
import type { SharedMaps } from './shared-maps.ts';

/** What Map needs of the server. */
export interface MapServices {
  credits: Credits;
  plans: Plans;
  siem: SiemLog;
  classifier: UrlClassifier | undefined;
  instanceId: string;
  /** Credits of a Map that succeeds, scans not counted. */
  mapCredits: number;
  /** Milliseconds a Map may take at most. */
  timeoutMs: number;
  /** Aborts when the server must end. */
  closing: AbortSignal;
  sharedMaps: SharedMaps;
  /** How sites are reached: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Told of each Map that succeeded. */
  onMapped(links: number, credits: number, operation: string): void;
}

/** One Map: who asked for what. */
interface MapCall {
  body: MapRequest;
  identity: Identity;
  requestId: string;
  /** Aborts when the caller has gone. Made when asked for, which an answer that is there already never does. */
  signal(): AbortSignal;
}

/** The handler of `POST /map`. Order: policy (403), credits and slot (402, 429), work. */
export function mapOperation(services: MapServices): OperationHandler<'mapUrls'> {
  return async (context) => {
    const { body, identity, request } = context;
    const call: MapCall = { body, identity, requestId: request.id, signal: () => context.signal };
    return { status: 200, body: await audited(auditedOf(services, call), () => mapSite(services, call)) };
  };
}

/** How the security log names the request. */
function auditedOf({ siem }: MapServices, { body, identity, requestId }: MapCall): AuditedRequest {
  const { url, auditMetadata } = body;
  return { siem, identity, requestId, operation: 'mapUrls', url, username: auditMetadata?.username };
}

async function mapSite(services: MapServices, call: MapCall): Promise<MapResponse> {
  const { body, identity, requestId } = call;
  const policy = policyOf(call);
  const opening = {
    teamId: identity.teamId,
    operation: 'mapUrls',
    concurrency: services.plans[identity.plan]?.concurrency ?? 1,
    requestId,
  };
  const shareKey = shareKeyOf(body, policy);
  const kept = shareKey === undefined ? undefined : services.sharedMaps.kept(shareKey);
  if (kept !== undefined) {
    await chargeWork(services.credits, { ...opening, credits: services.mapCredits });
    return answerOf(services, kept, services.mapCredits, warningOf(kept));
  }
  const scans = policy !== undefined && listVerdict(policy)(body.url) === 'scan' ? 1 : 0;
  const work = await acceptWork(services.credits, {
    ...opening,
    credits: services.mapCredits + scans * SCAN_CREDITS,
    instanceId: services.instanceId,
  });
  try {
    return await runMap(services, call, { policy, work, scans, shareKey });
  } catch (error) {
    await work.release();
    throw error;
  }
}

/**
 * The threat policy that the request is subject to.
 * @throws {Rejection} 403 when it is not permitted, or when the lists of the policy block the URL.
 */
function policyOf({ body, identity }: MapCall): ThreatPolicy | undefined {
  const policy = permittedPolicy(body, identity);
  if (policy !== undefined && listVerdict(policy)(body.url) === 'block') throw reject('Forbidden');
  return policy;
}

interface Accepted {
  policy: ThreatPolicy | undefined;
  work: Work;
  /** Scans whose credits are held already. */
  scans: number;
  /** Under which the visit is shared; undefined when it is this caller's own. */
  shareKey: string | undefined;
}

async function runMap(
  services: MapServices,
  call: MapCall,
  { policy, work, scans, shareKey }: Accepted,
): Promise<MapResponse> {
  const { body } = call;
  const budget = new ScanBudget(scans, (credits) => work.extend(credits));
  const guard = policy && urlGuard(services, call, policy, budget);
  if (guard !== undefined && !(await guard.allows(new URL(body.url).href))) throw reject('Forbidden');
  const limits = { body, timeoutMs: services.timeoutMs };
  const result = await visitSite(services, call, guard, shareKey).catch((error: unknown) => {
    if (error instanceof SiteMapError && error.code === 'NotFound')
      return { links: [], missing: error.message };
    throw rejectionOf(error, limits);
  });
  const credits = services.mapCredits + budget.credits;
  await work.settle(credits);
  const warning = 'missing' in result ? result.missing : warningOf(result, budget);
  return answerOf(services, result, credits, warning);
}

function answerOf(
  { onMapped }: MapServices,
  { links }: Pick<MapResult, 'links'>,
  credits: number,
  warning: string | undefined,
): MapResponse {
  onMapped(links.length, credits, 'mapUrls');
  return { success: true, links, ...(warning !== undefined && { warning }) };
}

/** Maps the site; callers that ask the same without a policy or time of their own share one visit. */
async function visitSite(
  services: MapServices,
  call: MapCall,
  guard: UrlGuard | undefined,
  shareKey: string | undefined,
): Promise<MapResult> {
  const { body } = call;
  const visit = (signal: AbortSignal): Promise<MapResult> =>
    map(body.url, {
      ...body,
      ...services.outbound(),
      timeout: Math.min(body.timeout ?? services.timeoutMs, services.timeoutMs),
      signal: AbortSignal.any([signal, services.closing]),
      ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
    });
  return shareKey === undefined
    ? visit(call.signal())
    : services.sharedMaps.run(shareKey, call.signal, visit);
}

/** Requests with the same key have the same answer; undefined for one that shares with nobody. */
function shareKeyOf(body: MapRequest, policy: ThreatPolicy | undefined): string | undefined {
  if (policy !== undefined || body.ignoreCache === true || body.timeout !== undefined) return undefined;
  return JSON.stringify(body.auditMetadata === undefined ? body : { ...body, auditMetadata: undefined });
}

function urlGuard(services: MapServices, call: MapCall, policy: ThreatPolicy, budget: ScanBudget): UrlGuard {
  return new UrlGuard(policy, {
    classifier: services.classifier,
    budget,
    onBlock: (url, reason) => audit(auditedOf(services, call), { event: 'url.blocked', url, reason }),
  });
}

function warningOf({ stopped }: MapResult, budget?: ScanBudget): string | undefined {
  if (budget?.exhausted === true) return 'The credits ran out: URLs that could not be scanned were left out.';
  if (stopped === 'timeout') return 'The timeout was reached: the list may be incomplete.';
  if (stopped === 'budget') return 'The site is too large to look at as a whole: the list may be incomplete.';
  if (stopped === 'overload')
    return 'The site is overloaded and asked to be left alone: the list may be incomplete.';
  return undefined;
}
