import type { FetchResponse } from '../fetch/index.ts';
import { isTransient } from '../fetch/overload.ts';
import type { ReasonCode } from '../reasons.ts';
import type { Candidate } from './candidates.ts';
import { SEED } from './candidates.ts';
import type { Page } from './page.ts';
import { isShell } from './print.ts';
import type { Run } from './run.ts';

/** What kept a page from being read. */
export type Wall = Extract<
  ReasonCode,
  'disallowed' | 'unauthorized' | 'forbidden' | 'challenge' | 'rate-limited' | 'failing' | 'robots-unread'
>;

/** One page in so many may be refused without a word: nearly every site has some. */
const TOLERATED = 10;
const CONSENT = /consent|cookie|gdpr|privacy|login|log-in|signin|sign-in|sso|auth|captcha|challenge|verify/i;

/** The headers by which services say that an answer is a test for people and not the page, and what they say then. */
const CHALLENGES: readonly (readonly [header: string, value: RegExp])[] = [
  ['cf-mitigated', /^challenge$/i],
  ['x-amzn-waf-action', /^(?:challenge|captcha)$/i],
];

/** The wall that an answer is; undefined for a page, a redirect, a missing page, and trouble that may pass. */
export function detectWall({ status, headers }: FetchResponse): Wall | undefined {
  if (CHALLENGES.some(([header, value]) => value.test(String(headers[header] ?? '')))) return 'challenge';
  if (status === 401) return 'unauthorized';
  const isRejection =
    status >= 400 && status < 500 && status !== 404 && status !== 410 && !isTransient(status);
  return isRejection ? 'forbidden' : undefined;
}

/** Counts what refused to be read, and says at the end which of it matters. */
export class Walls {
  readonly #run: Run;
  readonly #met = new Map<Wall, { count: number; url: string; isStart: boolean }>();
  /** The page that was asked for, where its redirects ended. */
  #start: { readonly candidate: Candidate; readonly url: string; readonly isPage: boolean } | undefined;
  #read = 0;
  /** URLs that pages linked to. */
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

  /** Notes what was read, a page or not, and how many URLs it led to. */
  noteRead(candidate: Candidate, url: string, { links, isPage }: Pick<Page, 'links' | 'isPage'>): void {
    this.#read++;
    this.#links += links.length;
    if (candidate.source === SEED) this.#start = { candidate, url, isPage };
  }

  /** Notes what matters; `answered` is how many links the answer holds. */
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

  /** True when the site sent its readers from its start to a page of consent or login; both may be listed then. */
  #isDiverted(url: string): boolean {
    return CONSENT.test(url) && url !== this.#run.start.href;
  }
}
