import { SiteMapError, map } from '@web-data/site-map';
import type { MapResult, UrlUse } from '@web-data/site-map';
import type { MapRequest, MapResponse } from '@web-data/types';
import type { Accepted, PaidCall, PaidServices, Priced } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import type { OperationHandler } from '../operations/operation.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { rejectionOf } from '../outbound/site-rejection.ts';
import type { ScanBudget } from '../threats/scan-budget.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';
import type { UrlGuard } from '../threats/url-guard.ts';
import { withoutEffect } from '../without-effect.ts';
import type { SharedMaps } from './shared-maps.ts';

/** What Map needs of the server. */
export interface MapServices extends PaidServices {
  /** Credits of a Map that succeeds, scans not counted. */
  mapCredits: number;
  /** Milliseconds a Map may take at most. */
  timeoutMs: number;
  /** Aborts when the server must end. */
  closing: AbortSignal;
  sharedMaps: SharedMaps;
  /** How sites are reached: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Told of the links of each Map that succeeded. */
  onMapped(links: number): void;
}

type MapCall = PaidCall<MapRequest>;

/** The handler of `POST /map`. */
export function mapOperation(services: MapServices): OperationHandler<'mapUrls'> {
  const { mapCredits, sharedMaps, onMapped } = services;
  return paidOperation<MapRequest, MapResponse>(services, {
    id: 'mapUrls',
    price: () => mapCredits,
    ready({ body }, policy) {
      const key = shareKeyOf(body, policy);
      const kept = key === undefined ? undefined : sharedMaps.kept(key);
      if (kept === undefined) return undefined;
      const ready = priced(services, kept.result, [warningOf(kept.result), withoutEffect('mapUrls', body)]);
      kept.bytes ??= Buffer.from(JSON.stringify(ready.answer));
      return { ...ready, bytes: kept.bytes };
    },
    run: (call, accepted) => runMap(services, call, accepted),
    onAnswer: ({ links = [] }) => onMapped(links.length),
  });
}

async function runMap(
  services: MapServices,
  call: MapCall,
  { guard, budget }: Accepted,
): Promise<Priced<MapResponse>> {
  const limits = { body: call.body, timeoutMs: services.timeoutMs };
  const result = await visitSite(services, call, guard).catch((error: unknown) => {
    if (error instanceof SiteMapError && error.code === 'NotFound')
      return { links: [], missing: error.message };
    throw rejectionOf(error, limits);
  });
  const warning = 'missing' in result ? result.missing : warningOf(result, budget);
  return priced(services, result, [warning, withoutEffect('mapUrls', call.body)]);
}

function priced(
  { mapCredits: credits }: MapServices,
  { links }: Pick<MapResult, 'links'>,
  sentences: readonly (string | undefined)[],
): Priced<MapResponse> {
  const warning = sentences.filter((sentence) => sentence !== undefined).join(' ');
  return { answer: { success: true, links, ...(warning !== '' && { warning }) }, credits };
}

/** Maps the site; callers that ask the same without a policy or time of their own share one visit. */
async function visitSite(
  services: MapServices,
  call: MapCall,
  guard: UrlGuard | undefined,
): Promise<MapResult> {
  const { body } = call;
  const visit = (signal: AbortSignal): Promise<MapResult> =>
    map(body.url, {
      ...body,
      ...services.outbound(),
      tenant: call.identity.teamId,
      timeout: Math.min(body.timeout ?? services.timeoutMs, services.timeoutMs),
      signal: AbortSignal.any([signal, services.closing]),
      ...(guard && { allowUrl: (url: URL, use: UrlUse) => guard.allows(url.href, use) }),
    });
  const shareKey = guard === undefined ? shareKeyOf(body) : undefined;
  return shareKey === undefined
    ? visit(call.signal())
    : services.sharedMaps.run(shareKey, call.signal, visit);
}

/** Requests with the same key have the same answer; undefined for one that shares with nobody. */
function shareKeyOf(body: MapRequest, policy?: ThreatPolicy): string | undefined {
  if (policy !== undefined || body.ignoreCache === true || body.timeout !== undefined) return undefined;
  return JSON.stringify(body.auditMetadata === undefined ? body : { ...body, auditMetadata: undefined });
}

/** Why the list may be incomplete, or short: the weightiest reason, in one sentence. */
function warningOf({ reasons }: MapResult, budget?: ScanBudget): string | undefined {
  if (budget?.exhausted === true) return 'The credits ran out: URLs that could not be scanned were left out.';
  return reasons[0]?.message;
}
