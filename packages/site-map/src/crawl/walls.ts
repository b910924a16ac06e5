import type { ReasonCode } from '../reasons.ts';
import type { Candidate } from './candidates.ts';
import { SEED } from './candidates.ts';
import { isShell } from './print.ts';
import type { Run } from './run.ts';

/** What kept a page from being read. */
export type Wall = Extract<
  ReasonCode,
  'disallowed' | 'unauthorized' | 'forbidden' | 'failing' | 'robots-unread'
>;

/** One page in so many may be refused without a word: nearly every site has some. */
const TOLERATED = 10;
const CONSENT = /consent|cookie|gdpr|privacy|login|log-in|signin|sign-in|sso|auth|captcha|challenge|verify/i;

/** Counts what refused to be read, and says at the end which of it matters. */
export class Walls {
  readonly #run: Run;
  readonly #met = new Map<Wall, { count: number; url: string; isStart: boolean }>();
  /** The page that was asked for, where its redirects ended. */
  #start: { readonly candidate: Candidate; readonly url: string } | undefined;
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

  /** Notes a page that was read and how many URLs it led to. */
  noteRead(candidate: Candidate, url: string, links: number): void {
    this.#read++;
    this.#links += links;
    if (candidate.source === SEED) this.#start = { candidate, url };
  }

  /** Notes what matters; `answered` is how many links the answer holds. */
  conclude(answered: number): void {
    const { reasons } = this.#run;
    for (const [wall, { count, url, isStart }] of this.#met) {
      if (isStart || count * TOLERATED > this.#read + count) reasons.note(wall, url, count);
    }
    this.#explain(answered);
  }

  #explain(answered: number): void {
    const { reasons, start } = this.#run;
    const print = this.#start?.candidate.is.print;
    if (print && this.#links === 0 && isShell(print)) reasons.note('javascript', this.#start?.url);
    else if (this.#start && this.#links === 0 && this.#isDiverted(this.#start.url))
      reasons.note('consent', this.#start.url);
    else if (answered > 1 || reasons.size > 0) return;
    else reasons.note('no-links', this.#start?.url ?? start.href);
  }

  /** True when the site sent its readers from its start to a page of consent or login; both may be listed then. */
  #isDiverted(url: string): boolean {
    return CONSENT.test(url) && url !== this.#run.start.href;
  }
}
