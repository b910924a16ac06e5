import type { AllowUrl } from '@web-data/site-map/fetch';
import type { CDPSession } from 'playwright-core';
import type { IsAd } from './ad-request.ts';
import { watchFrames, getWire } from './wire.ts';
import type { Wire } from './wire.ts';
import type { SessionOptions } from './session-options.ts';

/** A request that Chromium holds until it is told what to do with it (CDP, Fetch.requestPaused). */
interface Paused {
  requestId: string;
  frameId: string;
  resourceType: string;
  request: { url: string; headers: Record<string, string> };
}

const TYPES = { font: 'Font', image: 'Image', media: 'Media' } as const;
const MAX_HOPS = 100;
const MAX_FRAMES = 1000;

/** Judges the documents that a page is led to, redirects one by one, and leaves out what is not wanted. */
export class Interception {
  /** Where the page itself was led to, in order; the last is where it is or could not go. */
  readonly hops: URL[] = [];
  /** URLs of the page and of the documents in its frames, by frame. */
  readonly #documents = new Map<string, string>();
  readonly #mainFrame: string;
  readonly #allowUrl: AllowUrl | undefined;
  readonly #headers: SessionOptions['headers'];
  readonly #blocked: ReadonlySet<string>;
  readonly #isAd: IsAd | undefined;
  #denied: URL | undefined;

  private constructor(mainFrame: string, options: SessionOptions) {
    this.#mainFrame = mainFrame;
    this.#allowUrl = options.allowUrl;
    this.#headers = options.headers;
    this.#isAd = options.blockAds ? options.isAd : undefined;
    this.#blocked = new Set((options.block ?? []).map((type) => TYPES[type]));
  }

  /** Begins to hold the documents of a page, and what else the options are about. */
  static async begin(cdp: CDPSession, options: SessionOptions): Promise<Interception> {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const interception = new Interception(frameTree.frame.id, options);
    const begin = async (wire: Wire): Promise<void> => {
      wire.on('Fetch.requestPaused', (paused: Paused) => void interception.#decide(wire, paused));
      await wire.send('Fetch.enable', { patterns: interception.#patterns() });
    };
    const page = getWire(cdp);
    await begin(page);
    await watchFrames(page, begin);
    return interception;
  }

  /** The URL that `allowUrl` refused last; undefined when it refused none. */
  get denied(): URL | undefined {
    return this.#denied;
  }

  /** Forgets what was before: a page is led anew. */
  restart(): void {
    this.hops.length = 0;
    this.#denied = undefined;
  }

  /** Headers may not reach another host by a redirect, and any request may be an advertisement: then each is looked at. */
  #patterns(): { urlPattern?: string; resourceType?: 'Document' | 'Font' | 'Image' | 'Media' }[] {
    if (this.#headers || this.#isAd) return [{ urlPattern: '*' }];
    const types = ['Document', ...this.#blocked] as ('Document' | 'Font' | 'Image' | 'Media')[];
    return types.map((resourceType) => ({ resourceType }));
  }

  async #decide(wire: Wire, paused: Paused): Promise<void> {
    const { requestId, request } = paused;
    const isLetThrough = await this.#allows(paused).catch(() => false);
    const response = isLetThrough
      ? wire.send('Fetch.continueRequest', { requestId, ...this.#headersFor(request) })
      : wire.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    await response.catch(() => undefined); // The page has gone meanwhile.
  }

  async #allows({ request, resourceType, frameId }: Paused): Promise<boolean> {
    if (this.#blocked.has(resourceType)) return false;
    const isPage = frameId === this.#mainFrame;
    const isDocument = resourceType === 'Document';
    if (!(isDocument && isPage) && this.#isAdvertised({ request, resourceType, frameId })) return false;
    if (!isDocument) return true;
    const url = new URL(request.url);
    this.#noteDocument(frameId, url);
    if (isPage) {
      this.hops.push(url);
      if (this.hops.length > MAX_HOPS) return false;
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return !isPage && url.protocol !== 'file:';
    if (this.#allowUrl === undefined || (await this.#allowUrl(url, isPage ? 'page' : 'file'))) return true;
    if (isPage) this.#denied = url;
    return false;
  }

  #isAdvertised({ request, resourceType, frameId }: Omit<Paused, 'requestId'>): boolean {
    if (this.#isAd === undefined) return false;
    const page = this.#documents.get(this.#mainFrame) ?? '';
    const isFrame = resourceType === 'Document';
    const from = isFrame ? page : (this.#documents.get(frameId) ?? page);
    return this.#isAd({ url: request.url, from, type: isFrame ? 'subframe' : resourceType.toLowerCase() });
  }

  /** A page may make frames without end; another page has none of them. */
  #noteDocument(frameId: string, { href }: URL): void {
    if (frameId === this.#mainFrame) this.#documents.clear();
    if (this.#documents.size < MAX_FRAMES) this.#documents.set(frameId, href);
  }

  #headersFor(request: Paused['request']): { headers?: { name: string; value: string }[] } {
    if (this.#headers === undefined) return {};
    const { host, values } = this.#headers;
    const ours = new Set(Object.keys(values).map((name) => name.toLowerCase()));
    const headers = Object.entries(request.headers).filter(([name]) => !ours.has(name.toLowerCase()));
    const added = new URL(request.url).host === host ? Object.entries(values) : [];
    return { headers: [...headers, ...added].map(([name, value]) => ({ name, value })) };
  }
}
