import type { MapRequest } from '@web-data/types';
import type { PaidCall, PaidServices } from '../operations/paid-call.ts';
import type { Outbound } from '../outbound/outbound.ts';
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

/** One call of Map. */
export type MapCall = PaidCall<MapRequest>;
