import type { AllowUrl } from '@web-data/site-map/fetch';
import type { StorageState } from '../storage/storage-state.ts';
import type { IsAd } from './ad-request.ts';

/** What is not loaded when a page is only read. */
export type Blockable = 'font' | 'image' | 'media';

/** How one context of a browser presents itself, and what it may do. */
export interface SessionOptions {
  /** Bytes both ways together. Default 52,428,800. */
  readonly maxBytes?: number | undefined;
  /** URL of an HTTP proxy that carries every connection; its target is checked before. Default: none. */
  readonly proxy?: string | undefined;
  /** Words that follow the browser's own in `User-Agent`. Default: who site-map says it is. */
  readonly userAgent?: string | undefined;
  /** Size of the window in CSS pixels, 1 to 10,000 each. Default 1280 × 800, of a phone 390 × 844. */
  readonly viewport?: { readonly width: number; readonly height: number } | undefined;
  /** Be a phone: narrow, with touch. Default false. */
  readonly mobile?: boolean | undefined;
  /** Languages in priority order, such as `['de-DE', 'en']`. Default `['en-US']`. */
  readonly languages?: readonly string[] | undefined;
  /** IANA time zone. Default `UTC`. */
  readonly timeZone?: string | undefined;
  /** Headers for the requests of the page to one host, and no other. */
  readonly headers?: { readonly host: string; readonly values: Readonly<Record<string, string>> } | undefined;
  /** Asked for each URL that the page is led to (`page`), and for each document inside of it (`file`). Default: all. */
  readonly allowUrl?: AllowUrl | undefined;
  /** What is not loaded. Default: nothing. */
  readonly block?: readonly Blockable[] | undefined;
  /** Connect to no host that only serves advertisements or counts visitors; `render` asks such a host for its own page nonetheless. Default false. */
  readonly blockAds?: boolean | undefined;
  /** What `blockAds` goes by, in place of the domains of this package; never asked for the page itself. Default: those of the pool, which has none. */
  readonly isAd?: IsAd | undefined;
  /** A host that is connected to although it is one of those. */
  readonly ownHost?: string | undefined;
  /** What sites kept in an earlier session, read by `BrowserSession.readStorage`. Default: nothing. */
  readonly storage?: StorageState | undefined;
}
