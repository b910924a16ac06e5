import { toFetchError, FetchError, getPort } from '@web-data/net';
import type { Response } from 'playwright-core';
import type { BrowserSession } from '../session/session.ts';

/**
 * Navigates the page of a session to a URL, and waits until its document is parsed.
 * @throws {FetchError} `InvalidUrl`, `AddressRejected`, `UrlRejected`, `Unreachable`, `TooManyRedirects`,
 * `MalformedResponse`, as the plain fetcher does.
 */
export async function navigate(session: BrowserSession, url: URL): Promise<Response> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchError('InvalidUrl', `${url.href.slice(0, 200)} is no absolute http or https URL.`);
  session.documentEnd.restart();
  const response = await load(session, url).catch((cause: unknown) => {
    throw navigationError(session, url, cause);
  });
  // Only a URL that differs from the current one in nothing but its fragment has no response.
  if (response === null) throw new FetchError('InvalidUrl', `The page is at ${url.href} already.`);
  await session.documentEnd.reach('domcontentloaded', 0);
  return response;
}

/**
 * Milliseconds for Chromium to open its error page for a failed navigation; otherwise that page may interrupt the next
 * one.
 */
const COMMIT_MS = 1000;
/** Max attempts at a navigation that another one interrupts. */
const TRIES = 3;

async function load({ page }: BrowserSession, url: URL): Promise<Response | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await page.goto(url.href, { waitUntil: 'commit', timeout: 0 });
    } catch (cause) {
      const said = String(cause);
      const committed = { waitUntil: 'commit', timeout: COMMIT_MS } as const;
      if (/net::ERR_(?!ABORTED)/.test(said))
        await page.waitForURL(/^chrome-error:/, committed).catch(() => undefined);
      const isCrossed = /is interrupted by another navigation to "(?:chrome-error:|http)/.test(said);
      if (!isCrossed || tries === TRIES) throw cause;
    }
  }
}

/** Whether a navigation failed because it became a download. */
export function isDownload(error: unknown): boolean {
  if (error instanceof FetchError) return isDownload(error.cause);
  // Playwright reports it with this message.
  return error instanceof Error && /Download is starting/.test(error.message);
}

/** Finds out why a navigation failed: from the gate and the interception first, then from the error of Chromium. */
export function navigationError(session: BrowserSession, requested: URL, cause: unknown): unknown {
  const { interception, gate } = session;
  const url = interception.hops.at(-1) ?? requested;
  if (interception.denied)
    return new FetchError('UrlRejected', `${url.href} was not requested: the caller's policy refuses it.`);
  const failure = gate.failures.of(url.hostname, getPort(url));
  if (failure instanceof Error) return toFetchError(failure, url);
  const said = cause instanceof Error ? cause.message : '';
  if (isDownload(cause))
    return new FetchError(
      'MalformedResponse',
      `${url.host} answered with a file to download, which is not a page.`,
      { cause },
    );
  const code = /net::(ERR_\w+)/.exec(said)?.[1];
  return code === undefined ? cause : errorOf(code, url, cause, gate.traffic.isSpent);
}

/** Explains why a page with HTTP authentication (RFC 9110, section 11) did not open. */
export function describeAuth({ host }: URL): string {
  return `${host} asks for a user name and a password by HTTP (status 401), which cannot be given.`;
}

function errorOf(code: string, url: URL, cause: unknown, isSpent: boolean): FetchError {
  const { host } = url;
  if (isSpent)
    return new FetchError('MalformedResponse', `${host} sent more than a page may have.`, { cause });
  if (code === 'ERR_INVALID_AUTH_CREDENTIALS')
    return new FetchError('MalformedResponse', describeAuth(url), { cause });
  if (code === 'ERR_TOO_MANY_REDIRECTS')
    return new FetchError('TooManyRedirects', `${url.href} redirects in a loop or too often.`, { cause });
  if (code === 'ERR_UNSAFE_REDIRECT' || code === 'ERR_INVALID_REDIRECT' || code === 'ERR_UNKNOWN_URL_SCHEME')
    return new FetchError('InvalidRedirect', `${host} redirects to what is not http or https.`, { cause });
  if (code === 'ERR_ABORTED')
    return new FetchError('MalformedResponse', `${host} answered with what is not a page.`, { cause });
  const message = `${host} could not be reached (${code}). Check that the site is up.`;
  return new FetchError('Unreachable', message, { cause });
}
