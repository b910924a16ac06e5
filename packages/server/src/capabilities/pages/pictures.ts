import { randomBytes } from 'node:crypto';
import type { ScrapeData } from '@web-data/types';
import type { StoredCache } from '../../platform/store/stored-cache.ts';

/** Milliseconds until the URL of a picture expires. */
export const PICTURE_MS = 86_400_000;

/** URL path of pictures, under the origin of the server. */
export const PICTURES_PATH = '/pictures/';

/** Media types that are served; none that a browser would run. */
const TYPES = ['image/png', 'image/jpeg', 'application/pdf'] as const;
const DATA_URL = /^data:(?<type>[\w/]+);base64,(?<base64>.+)$/s;
/** 256 random bits, base64url. */
const ID = /^[\w-]{43}$/;

/** A screenshot or a PDF. */
export interface Picture {
  type: (typeof TYPES)[number];
  bytes: Buffer;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/**
 * Publishes screenshots and PDFs of pages for a day, each at a URL that cannot be guessed. The URL needs no key, so
 * that it can be passed to other tools. A file that cannot be stored stays in the response, as a `data:` URL.
 */
export class Pictures {
  readonly #cache: StoredCache;
  readonly #origin: () => string;

  /** @param origin scheme and host under which callers reach the server. */
  constructor(cache: StoredCache, origin: () => string) {
    this.#cache = cache;
    this.#origin = origin;
  }

  /** Returns the content with URLs instead of `data:` URLs. */
  async publish(data: ScrapeData): Promise<ScrapeData> {
    const { screenshot, actions } = data;
    if (screenshot === undefined && actions === undefined) return data;
    const all = (urls: readonly string[]): Promise<string[]> =>
      Promise.all(urls.map((url) => this.#put(url)));
    return {
      ...data,
      ...(screenshot !== undefined && { screenshot: await this.#put(screenshot) }),
      ...(actions && {
        actions: { ...actions, screenshots: await all(actions.screenshots), pdfs: await all(actions.pdfs) },
      }),
    };
  }

  /** Returns the picture with an id, the last segment of its URL. */
  async get(id: string): Promise<Picture | undefined> {
    if (!ID.test(id)) return undefined;
    const cached = await this.#cache.get(toCacheKey(id));
    const { type, base64 } = DATA_URL.exec(cached?.value ?? '')?.groups ?? {};
    const known = TYPES.find((name) => name === type);
    if (cached === undefined || known === undefined || base64 === undefined) return undefined;
    return { type: known, bytes: Buffer.from(base64, 'base64'), expiresAt: cached.storedAt + PICTURE_MS };
  }

  async #put(dataUrl: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const isStored = await this.#cache.set(toCacheKey(id), dataUrl, PICTURE_MS);
    return isStored ? `${this.#origin()}${PICTURES_PATH}${id}` : dataUrl;
  }
}

function toCacheKey(id: string): string {
  return `picture:${id}`;
}
