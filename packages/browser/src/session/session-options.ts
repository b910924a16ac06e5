import type { AllowUrl } from '@web-data/net';
import type { StorageState } from '../storage/storage-state.ts';
import type { IsAd } from './ad-request.ts';
import type { DownloadLimits } from './downloads.ts';

/** Resource types that can be blocked when a page is only read. */
export type Blockable = 'font' | 'image' | 'media';

/** How one context of a browser presents itself, and what it may do. */
export interface SessionOptions {
  /** Bytes in both directions together. Default 52,428,800. */
  readonly maxBytes?: number | undefined;
  /** URL of an HTTP proxy that carries every connection; the address policy checks the target before. Default: none. */
  readonly proxy?: string | undefined;
  /** Text that follows the browser's own `User-Agent`. Default: the user agent of site-map. */
  readonly userAgent?: string | undefined;
  /** Size of the window in CSS pixels, 1 to 10,000 each. Default 1280 × 800, of a phone 390 × 844. */
  readonly viewport?: { readonly width: number; readonly height: number } | undefined;
  /** Emulate a phone: narrow, with touch. Default false. */
  readonly mobile?: boolean | undefined;
  /** Languages in priority order, such as `['de-DE', 'en']`. Default `['en-US']`. */
  readonly languages?: readonly string[] | undefined;
  /** IANA time zone. Default `UTC`. */
  readonly timeZone?: string | undefined;
  /**
   * Headers for the requests of the page to one origin (`https://example.com`), and to no other; those for `http` go to
   * `https` of the same host too.
   */
  readonly headers?:
    | { readonly origin: string; readonly values: Readonly<Record<string, string>> }
    | undefined;
  /**
   * Called for each URL that the page navigates to (`page`), and for each document inside of it (`file`). Default: all
   * are allowed.
   */
  readonly allowUrl?: AllowUrl | undefined;
  /** Resource types that are not loaded. Default: none. */
  readonly block?: readonly Blockable[] | undefined;
  /**
   * Connect to no host that only serves advertisements or counts visitors, unless `render` opens a page of that host.
   * Default false.
   */
  readonly blockAds?: boolean | undefined;
  /**
   * Decides for `blockAds`, instead of the domains of this package; never called for the page itself. Default: the one
   * of the pool, if any.
   */
  readonly isAd?: IsAd | undefined;
  /** A host that is never blocked as one of those domains. */
  readonly ownHost?: string | undefined;
  /** Stored data of sites from an earlier session, as `BrowserSession.readStorage` returns it. Default: none. */
  readonly storage?: StorageState | undefined;
  /** Max windows at once, 1 to 20; further ones are closed as they open. Default 1. */
  readonly maxWindows?: number | undefined;
  /** Keep the files that pages download, up to these limits. Default: downloads are blocked. */
  readonly downloads?: DownloadLimits | undefined;
  /** Where pages that ask for it find the user, in degrees and metres. Default: they are not told. */
  readonly geolocation?:
    | { readonly latitude: number; readonly longitude: number; readonly accuracy?: number }
    | undefined;
}
