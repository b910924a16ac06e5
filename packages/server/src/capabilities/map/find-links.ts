import { map } from '@web-data/site-map';
import type { MapResult } from '@web-data/site-map';
import type { UrlUse } from '@web-data/net';
import type { MapRequest } from '@web-data/types';
import { permitted } from '../threats/permitted.ts';
import type { ThreatPolicy } from '../../accounts/teams/threat-policy.ts';
import type { UrlGuard } from '../threats/url-guard.ts';
import type { MapCall, MapServices } from './map-services.ts';

/** Milliseconds before the timeout at which the guard decides about unscanned URLs; a twentieth of a short timeout. */
const VERDICT_MS = 25;

/**
 * Finds the links of a site that the caller's policy permits. Equal requests share one visit, and its result for a
 * short time. The shared result is the one without a policy; it is filtered for each team with a policy.
 * @throws {FetchError} errors of the map.
 */
export async function findLinks(
  services: MapServices,
  call: MapCall,
  guard: UrlGuard | undefined,
): Promise<MapResult> {
  const timeoutMs = Math.min(call.body.timeout ?? services.timeoutMs, services.timeoutMs);
  guard?.decideBy(Date.now() + timeoutMs - Math.min(VERDICT_MS, timeoutMs / 20));
  const visit = { services, call, guard, timeoutMs };
  const key = shareKey(call.body);
  if (key === undefined) return visitSite(visit, call.signal());
  const shared = await findShared(services.sharedMaps, key, call.body, guard);
  return shared ?? shareVisit(visit, key);
}

/**
 * Returns the key of a request, without its policy. Equal keys mean equal results; undefined when it must not be
 * shared.
 */
export function shareKey(body: MapRequest): string | undefined {
  const { auditMetadata, ignoreCache, threatProtection, timeout } = body;
  if (ignoreCache === true) return undefined;
  const isPlain = auditMetadata === undefined && threatProtection === undefined && timeout === undefined;
  const own = { auditMetadata: undefined, threatProtection: undefined, timeout: undefined };
  return JSON.stringify(isPlain ? body : { ...body, ...own });
}

/**
 * Returns a shared result, filtered; undefined where there is none, or where links beyond the limit would replace
 * blocked ones.
 */
async function findShared(
  sharedMaps: MapServices['sharedMaps'],
  key: string,
  { limit = 5000 }: MapRequest,
  guard: UrlGuard | undefined,
): Promise<MapResult | undefined> {
  const result = sharedMaps.cached(key)?.result;
  if (result === undefined || guard === undefined) return result;
  const links = await permitted(result.links, guard);
  const isCut = result.links.length >= limit && links.length < result.links.length;
  return isCut ? undefined : { ...result, links };
}

interface Visit {
  services: MapServices;
  call: MapCall;
  guard: UrlGuard | undefined;
  timeoutMs: number;
}

/**
 * Visits the site. Concurrent requests with the same lists and without their own timeout share the visit. A visit with
 * scans is not shared, as one team pays for them.
 */
async function shareVisit(visit: Visit, key: string): Promise<MapResult> {
  const { call, guard, services } = visit;
  const { sharedMaps } = services;
  const runKey = guard === undefined ? key : listsKey(key, guard.policy);
  const start = async (signal: AbortSignal): Promise<MapResult> => {
    const result = await visitSite(visit, signal);
    // A result without blocked links is also the result of a request without a policy.
    if (guard?.hasBlocked === false) sharedMaps.keep(key, result);
    return result;
  };
  if (runKey === undefined) return start(call.signal());
  if (call.body.timeout === undefined) return sharedMaps.run(runKey, call.signal, start);
  const cached = sharedMaps.cached(runKey)?.result;
  if (cached !== undefined) return cached;
  const result = await start(call.signal());
  sharedMaps.keep(runKey, result);
  return result;
}

/** Returns the key of a policy's lists; undefined when the policy scans. */
function listsKey(
  key: string,
  { mode, blacklist, whitelist, blockedTlds }: ThreatPolicy,
): string | undefined {
  if (mode === 'normal') return undefined;
  return `${key} ${JSON.stringify([blacklist, whitelist, blockedTlds])}`;
}

function visitSite({ services, call, guard, timeoutMs }: Visit, signal: AbortSignal): Promise<MapResult> {
  const { body, identity } = call;
  return map(body.url, {
    ...body,
    ...services.outbound(),
    tenant: identity.teamId,
    timeout: timeoutMs,
    signal: AbortSignal.any([signal, services.closing]),
    ...(guard && { allowUrl: (url: URL, use: UrlUse) => guard.allows(url.href, use) }),
  });
}
