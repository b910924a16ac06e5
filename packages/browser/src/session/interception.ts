import { mayReceive } from '@web-data/net';
import type { AllowUrl } from '@web-data/net';
import type { CDPSession } from 'playwright-core';
import type { IsAd } from './ad-request.ts';
import { watchFrames, getWire } from './wire.ts';
import type { Wire } from './wire.ts';
import type { SessionOptions } from './session-options.ts';

/** A request that Chromium pauses until it receives a decision (CDP, Fetch.requestPaused). */
interface Paused {
  requestId: string;
  frameId: string;
  resourceType: string;
  request: { url: string; headers: Record<string, string> };
}

const TYPES = { font: 'Font', image: 'Image', media: 'Media' } as const;
const MAX_HOPS = 100;
const MAX_FRAMES = 1000;

/** Checks the documents that a page navigates to, redirects one by one, and blocks unwanted resources. */
export class Interception {
  /** URLs that the page itself navigated to, in order; the last is the current one, or the one that failed. */
  readonly hops: URL[] = [];
  /** URLs of the page and of the documents in its frames, by frame id. */
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

  /** Starts to pause the documents of a page, and the other requests that the options concern. */
  static async begin(cdp: CDPSession, options: SessionOptions): Promise<Interception> {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const interception = new Interception(frameTree.frame.id, options);
    const begin = async (wire: Wire): Promise<void> => {
      wire.on('Fetch.requestPaused', (paused: Paused) => void interception.#decide(wire, paused));
      wire.on('Fetch.authRequired', (paused: Paused) => void declineAuth(wire, paused));
      await wire.send('Fetch.enable', { patterns: interception.#patterns(), handleAuthRequests: true });
    };
    const page = getWire(cdp);
    await begin(page);
    await watchFrames(page, begin);
    return interception;
  }

  /** The last URL that `allowUrl` rejected; undefined when it rejected none. */
  get denied(): URL | undefined {
    return this.#denied;
  }

  /** Clears the state of the previous navigation; called before the next one. */
  restart(): void {
    this.hops.length = 0;
    this.#denied = undefined;
  }

  /**
   * A redirect must not carry the headers to another origin, and any request may be an advertisement: with either option,
   * every request is paused.
   */
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
    await response.catch(() => undefined); // The page was closed meanwhile.
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

  /** Stores up to `MAX_FRAMES` documents, since a page may create frames without end; a new page clears them. */
  #noteDocument(frameId: string, { href }: URL): void {
    if (frameId === this.#mainFrame) this.#documents.clear();
    if (this.#documents.size < MAX_FRAMES) this.#documents.set(frameId, href);
  }

  #headersFor(request: Paused['request']): { headers?: { name: string; value: string }[] } {
    if (this.#headers === undefined) return {};
    const { origin, values } = this.#headers;
    const ours = new Set(Object.keys(values).map((name) => name.toLowerCase()));
    const headers = Object.entries(request.headers).filter(([name]) => !ours.has(name.toLowerCase()));
    const added = mayReceive(new URL(request.url), origin) ? Object.entries(values) : [];
    return { headers: [...headers, ...added].map(([name, value]) => ({ name, value })) };
  }
}

/** Declines HTTP authentication, so that Chromium shows the page of the 401 response instead of an error of its own. */
async function declineAuth(wire: Wire, { requestId }: Paused): Promise<void> {
  const authChallengeResponse = { response: 'CancelAuth' };
  await wire.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => undefined);
}
