import { FetchError } from '@web-data/net';
import type { MapResult } from '@web-data/site-map';
import type { MapRequest, MapResponse } from '@web-data/types';
import type { Accepted, Priced } from '../operations/paid-call.ts';
import { isLarge, writeJson } from '../../platform/json/write-json.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import type { OperationHandler } from '../operations/operation.ts';
import { toRejection } from '../outbound/site-rejection.ts';
import { scanWarning } from '../threats/permitted.ts';
import { withoutEffect } from '../without-effect.ts';
import { findLinks, shareKey } from './find-links.ts';
import type { MapCall, MapServices } from './map-services.ts';

/** Handles `POST /map`. */
export function mapOperation(services: MapServices): OperationHandler<'mapUrls'> {
  const { mapCredits, sharedMaps, onMapped } = services;
  return paidOperation<MapRequest, MapResponse>(services, {
    id: 'mapUrls',
    price: () => mapCredits,
    ready({ body, identity }, policy) {
      const key = policy === undefined ? shareKey(body) : undefined;
      const cached = key === undefined ? undefined : sharedMaps.cached(key);
      if (cached === undefined) return undefined;
      const ready = priced(services, cached.result, [
        collectWarnings(cached.result),
        withoutEffect([{ operation: 'mapUrls', value: body }]),
      ]);
      cached.bytes ??= isLarge(ready.result)
        ? writeJson(ready.result, identity.teamId)
        : Buffer.from(JSON.stringify(ready.result));
      return { ...ready, bytes: cached.bytes };
    },
    run: (call, accepted) => runMap(services, call, accepted),
    onResult: ({ links = [] }) => onMapped(links.length),
  });
}

async function runMap(
  services: MapServices,
  call: MapCall,
  { guard, budget }: Accepted,
): Promise<Priced<MapResponse>> {
  const limits = { body: call.body, timeoutMs: services.timeoutMs };
  const result = await findLinks(services, call, guard).catch((error: unknown) => {
    if (error instanceof FetchError && error.code === 'NotFound')
      return { links: [], missing: error.message };
    throw toRejection(error, limits);
  });
  const warning = 'missing' in result ? result.missing : collectWarnings(result);
  return priced(services, result, [
    scanWarning(guard, budget),
    warning,
    withoutEffect([{ operation: 'mapUrls', value: call.body }]),
  ]);
}

function priced(
  { mapCredits: credits }: MapServices,
  { links }: Pick<MapResult, 'links'>,
  messages: readonly (string | undefined)[],
): Priced<MapResponse> {
  const warning = messages.filter((sentence) => sentence !== undefined).join(' ');
  return { result: { success: true, links, ...(warning !== '' && { warning }) }, credits };
}

/** Returns the first reason why the list may be incomplete or short. */
function collectWarnings({ reasons }: MapResult): string | undefined {
  return reasons[0]?.message;
}
