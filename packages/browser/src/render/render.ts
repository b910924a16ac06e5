import { FetchError } from '@web-data/net';
import { Actor } from '../interact/actor.ts';
import type { BrowserPool } from '../pool/browser-pool.ts';
import type { BrowserSession } from '../session/session.ts';
import type { SessionOptions } from '../session/session-options.ts';
import { navigate } from './navigate.ts';
import { readPage } from './read-page.ts';
import { screenshot } from './screenshot.ts';
import type { Screenshot, ScreenshotOptions } from './screenshot.ts';
import { settle } from './settle.ts';

/** How one page is rendered. */
export interface RenderOptions extends SessionOptions {
  /** Milliseconds for everything, including the wait for a slot. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /**
   * The tenant that the page is for: slots are shared out among the tenants that wait. Default: all belong to the same
   * tenant.
   */
  readonly tenant?: string | undefined;
  /** Milliseconds to wait after the page seems complete, as far as `timeout` allows. Default 0. */
  readonly waitFor?: number | undefined;
  /** Max milliseconds for what a page loads after its document. Default 5000. */
  readonly quiet?: number | undefined;
  /** Take a screenshot. Default: none. */
  readonly screenshot?: ScreenshotOptions | undefined;
  /** Max characters of HTML; the rest is cut. Default 2,097,152. */
  readonly maxHtml?: number | undefined;
  /**
   * Works with the page before it is read. It has the rest of `timeout`, and must leave some of it for reading the
   * page.
   */
  readonly act?: ((session: BrowserSession, actor: Actor) => Promise<void>) | undefined;
}

/** A page as its reader sees it. */
export interface Rendered {
  /** URL after redirects and after navigations of its scripts. */
  readonly url: URL;
  /** Status of the document that was read. */
  readonly status: number;
  readonly contentType: string;
  readonly html: string;
  readonly screenshot?: Screenshot;
  /** One sentence about what is missing, when the page was not read completely. */
  readonly cut?: string;
  /** Bytes transferred, in both directions together. */
  readonly bytes: number;
}

const MAX_HTML = 2_097_152;
const QUIET_MS = 5000;
/** Share of the time that is reserved for reading the page. */
const FOR_READING = 0.25;

/**
 * Opens one page in a fresh context, waits until it has loaded, and reads it.
 * @throws {FetchError} as the plain fetcher: `AddressRejected`, `UrlRejected`, `Unreachable`, `TooManyRedirects`,
 * `MalformedResponse`, `Timeout`, `Aborted`; {BrowserError} as {@link BrowserPool.open}.
 */
export async function render(pool: BrowserPool, url: URL, options: RenderOptions): Promise<Rendered> {
  const { timeout, signal, tenant } = options;
  const until = Date.now() + timeout;
  return pool.use({ ...options, ownHost: url.hostname }, { timeout, signal, tenant }, (session) =>
    renderIn(session, url, options, until),
  );
}

async function renderIn(
  session: BrowserSession,
  url: URL,
  options: RenderOptions,
  until: number,
): Promise<Rendered> {
  const { page, gate } = session;
  // The actor listens for the first response, so it is opened before the navigation.
  const actor = options.act && (await Actor.open(session));
  const response = await navigate(session, url);
  const left = (): number => until - Date.now() - options.timeout * FOR_READING;
  await settle(session, { load: left(), quiet: Math.min(options.quiet ?? QUIET_MS, left()) });
  if (options.waitFor) await page.waitForTimeout(Math.max(0, Math.min(options.waitFor, left())));
  if (actor) await options.act?.(session, actor);
  const picture = options.screenshot && (await screenshot(page, options.screenshot));
  const { html, isCut } = await readPage(page, options.maxHtml ?? MAX_HTML);
  const cut = describeLimits({ isCut, isSpent: gate.traffic.isSpent });
  return {
    url: toPublicUrl(page.url(), url),
    status: actor?.status || response.status(),
    contentType: response.headers()['content-type'] ?? 'text/html',
    html,
    bytes: gate.traffic.bytes,
    ...(picture && { screenshot: picture }),
    ...(cut !== undefined && { cut }),
  };
}

function describeLimits({ isCut, isSpent }: { isCut: boolean; isSpent: boolean }): string | undefined {
  if (isSpent) return 'The page loads more bytes than it may: what it would have loaded after is missing.';
  return isCut ? 'The page is too long: what follows was left out.' : undefined;
}

/** Checks the final URL of a page, which may be `about:blank`. */
function toPublicUrl(href: string, requested: URL): URL {
  const url = URL.canParse(href) ? new URL(href) : requested;
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  throw new FetchError('MalformedResponse', `${requested.host} led the browser to what is not a page.`);
}
