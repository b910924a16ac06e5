/** A cached robots.txt. */
export interface CachedRobots {
  /** Distinguishes it from other files in the same store. */
  readonly kind: 'robots';
  /** Its text, or an empty string when there is none. */
  readonly text: string;
  /** Milliseconds since 1970 of the request. */
  readonly checkedAt: number;
}

/** Stores robots.txt by origin (`https://example.com`). An error of the cache only costs a request. */
export interface RobotsCache {
  get(origin: string): Promise<CachedRobots | undefined>;
  /** Stores `value` for up to `maxAge` milliseconds. */
  set(origin: string, value: CachedRobots, maxAge: number): Promise<void>;
}

/** Age in milliseconds up to which a cached robots.txt is used: one hour (RFC 9309 §2.4 allows a day). */
export const FRESH_FOR = 3_600_000;
