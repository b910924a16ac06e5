import { FetchError, isTransient, type FetchResponse } from '@web-data/net';
import type { ReasonCode } from '../reasons.ts';
import { SEED, type Candidate } from './candidates.ts';
import type { Page } from './page.ts';
import { isShell } from './print.ts';
import type { Run } from './run.ts';

/** Why a page could not be read. */
export type Wall = Extract<
  ReasonCode,
  'disallowed' | 'unauthorized' | 'forbidden' | 'challenge' | 'rate-limited' | 'failing' | 'robots-unread'
>;

/** One in this many pages may be rejected without a reason in the result, since nearly every site has some. */
const TOLERATED = 10;
const CONSENT =
  /\bage\b|age-?(?:gate|check|verif)|over-?18|consent|cookie|gdpr|privacy|login|log-in|signin|sign-in|sso|auth|captcha|challenge|verify/i;

/** Headers by which services mark a response as a challenge for people instead of the page, with their values. */
const CHALLENGES: readonly (readonly [header: string, value: RegExp])[] = [
  ['cf-mitigated', /^challenge$/i],
  ['x-amzn-waf-action', /^(?:challenge|captcha)$/i],
];

/**
 * Returns the wall that a response indicates; undefined for a page, a redirect, a missing page, and temporary errors.
 */
export function detectWall({ status, headers }: FetchResponse): Wall | undefined {
  if (CHALLENGES.some(([header, value]) => value.test(String(headers[header] ?? '')))) return 'challenge';
  if (status === 401) return 'unauthorized';
  const isRejection =
    status >= 400 && status < 500 && status !== 404 && status !== 410 && !isTransient(status);
  return isRejection ? 'forbidden' : undefined;
}

/** Counts pages that could not be read, and decides at the end which reasons matter. */
export class Walls {
  readonly #run: Run;
  readonly #met = new Map<Wall, { count: number; url: string; isStart: boolean }>();
  /** The requested page, after its redirects. */
  #start: { readonly candidate: Candidate; readonly url: string; readonly isPage: boolean } | undefined;
  #read = 0;
  /** Number of URLs that pages linked to. */
  #links = 0;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Notes a page that could not be read. */
  note(wall: Wall, candidate: Candidate): void {
    const met = this.#met.get(wall) ?? { count: 0, url: candidate.url, isStart: false };
    met.count++;
    if (candidate.source === SEED) Object.assign(met, { url: candidate.url, isStart: true });
    this.#met.set(wall, met);
  }

  /** Notes a document that was read, a page or not, with its links. */
  noteRead(candidate: Candidate, url: string, { links, isPage }: Pick<Page, 'links' | 'isPage'>): void {
    this.#read++;
    this.#links += links.length;
    if (candidate.source === SEED) this.#start = { candidate, url, isPage };
  }

  /** Adds the reasons that matter; `linkCount` is the number of links in the result. */
  conclude(linkCount: number): void {
    const { reasons } = this.#run;
    for (const [wall, { count, url, isStart }] of this.#met) {
      if (isStart || count * TOLERATED > this.#read + count) reasons.note(wall, url, count);
    }
    this.#explain(linkCount);
  }

  #explain(linkCount: number): void {
    const { reasons, start } = this.#run;
    const print = this.#start?.candidate.is.print;
    if (print && this.#links === 0 && isShell(print)) reasons.note('javascript', this.#start?.url);
    else if (this.#start && this.#links === 0 && this.#isDiverted(this.#start.url))
      reasons.note('consent', this.#start.url);
    else if (linkCount > 1 || reasons.size > 0) return;
    else if (this.#start?.isPage === false) reasons.note('no-page', this.#start.url);
    else reasons.note('no-links', this.#start?.url ?? start.href);
  }

  /** Whether the site redirected the start to a consent or login page; both may be listed then. */
  #isDiverted(url: string): boolean {
    return CONSENT.test(url) && url !== this.#run.start.href;
  }
}

/** Creates the error for a page that is left out because of its status. */
export function createStatusError({ url, status }: FetchResponse): FetchError {
  if (status === 404 || status === 410)
    return new FetchError('NotFound', `${url.href} answered ${status}. Check that the page exists.`);
  return new FetchError('Unreachable', `${url.href} answered ${status}: the site is in trouble.`);
}

/** Creates the error for a redirect to something that is not a web page. */
export function leavingTheWeb({ url }: Candidate, { protocol }: URL): FetchError {
  const message = `${url} redirects to an address of the scheme ${protocol} which is no web page. Check where it leads.`;
  return new FetchError('Unreachable', message);
}

/** Creates the error for endless redirects. */
export function looping({ url }: Candidate): FetchError {
  return new FetchError('TooManyRedirects', `${url} redirects in a loop or too often.`);
}
