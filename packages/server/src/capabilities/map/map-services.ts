import type { MapRequest } from '@web-data/types';
import type { PaidCall, PaidServices } from '../operations/paid-call.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { SharedMaps } from './shared-maps.ts';

/** Services and settings of the operation. */
export interface MapServices extends PaidServices {
  /** Credits of a successful Map, without scans. */
  mapCredits: number;
  /** Maximum milliseconds of a Map. */
  timeoutMs: number;
  /** Aborts when the server shuts down. */
  closing: AbortSignal;
  sharedMaps: SharedMaps;
  /** Returns the settings for requests to sites: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Called with the number of links of each successful Map. */
  onMapped(links: number): void;
}

/** One call of Map. */
export type MapCall = PaidCall<MapRequest>;
