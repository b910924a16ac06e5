import type { UrlUse } from '@web-data/site-map';
import { within } from '../within.ts';
import type { UrlClassifier } from './classifier.ts';
import type { ScanBudget } from './scan-budget.ts';
import type { ThreatPolicy } from './threat-policy.ts';
import { matchLists } from './match-lists.ts';
import type { ListDecision } from './match-lists.ts';

/** Files whose names say that URLs are found by them. */
const SITE_FILE =
  /^https?:\/\/[^/]+\/(?:robots\.txt|llms\.txt|feed|(?:[^?#]*\/)?[\w-]*sitemap[\w-]*\.(?:xml|txt)(?:\.gz)?)$/i;

/** Why a URL was blocked; `classifier-unreachable` only under the failure policy `closed`. */
export type BlockReason = 'list' | 'score' | 'classifier-unreachable' | 'credits-exhausted';

/** What the guard needs besides the policy. */
export interface UrlGuardOptions {
  /** None configured counts as unreachable. */
  classifier: UrlClassifier | undefined;
  /** Pays for the scans. */
  budget: ScanBudget;
  /** Told of each URL that is blocked, once. */
  onBlock(url: string, reason: BlockReason): void;
}

/** URLs on which the classifier gave no verdict, which followed the failure policy. */
export interface Unjudged {
  count: number;
  /** The first of them. */
  url: string;
}

/** Applies the threat policy to the URLs of one request. Each distinct URL is judged, and paid for, once. */
export class UrlGuard {
  readonly policy: ThreatPolicy;
  readonly #options: UrlGuardOptions;
  readonly #matchLists: (url: string) => ListDecision;
  /** Origins of which a page was scanned and let in. */
  readonly #letIn = new Set<string>();
  readonly #verdicts = new Map<string, boolean | Promise<boolean>>();
  #decideBy = Number.POSITIVE_INFINITY;
  #unjudged: Unjudged | undefined;
  #hasBlocked = false;

  constructor(policy: ThreatPolicy, options: UrlGuardOptions) {
    this.policy = policy;
    this.#options = options;
    this.#matchLists = matchLists(policy);
  }

  /** True once a URL was blocked. */
  get hasBlocked(): boolean {
    return this.#hasBlocked;
  }

  /** Undefined while the classifier gave each verdict that it was asked for. */
  get unjudged(): Unjudged | undefined {
    return this.#unjudged;
  }

  /**
   * Bounds the wait for verdicts: what the classifier has not judged by then follows the failure policy, and is not paid for.
   * @param time milliseconds since the epoch.
   */
  decideBy(time: number): void {
    this.#decideBy = time;
  }

  /** Tells whether the URL may be fetched and listed: at once unless the classifier is asked. Never rejects. */
  allows(url: string, use: UrlUse = 'page'): boolean | Promise<boolean> {
    const known = this.#verdicts.get(url);
    if (known !== undefined) return known;
    const decision = this.#matchLists(url);
    if (decision === 'scan' && use === 'file' && this.#isFree(url)) return true;
    const judged = this.#judge(url, decision);
    this.#verdicts.set(url, judged);
    if (typeof judged !== 'boolean') void judged.then((settled) => this.#verdicts.set(url, settled));
    return judged;
  }

  /**
   * Nobody pays for scans of files that were not asked for and may not exist: those named like what they are, and those
   * of a host whose pages were let in. They are never a result; a page of the same URL is judged like any other.
   */
  #isFree(url: string): boolean {
    return SITE_FILE.test(url) || this.#letIn.has(new URL(url).origin);
  }

  #judge(url: string, decision: ListDecision): boolean | Promise<boolean> {
    if (decision === 'scan') return Date.now() < this.#decideBy ? this.#scan(url) : this.#giveUp(url);
    return decision === 'allow' || this.#block(url, 'list');
  }

  async #scan(url: string): Promise<boolean> {
    const score = await this.#inTime(this.#paidScore(url));
    if (score === 'unpaid') return this.#block(url, 'credits-exhausted');
    if (score === undefined) return this.#giveUp(url);
    this.#options.budget.spend();
    if (!(score < this.policy.riskScoreThreshold)) return this.#block(url, 'score');
    this.#letIn.add(new URL(url).origin);
    return true;
  }

  /** Undefined when the classifier gives none in time. */
  async #paidScore(url: string): Promise<number | 'unpaid' | undefined> {
    const { budget, classifier } = this.#options;
    if (!(await budget.take())) return 'unpaid';
    const isLate = Date.now() >= this.#decideBy;
    const score = isLate ? undefined : await this.#inTime(classifier?.classify(url));
    if (score === undefined) budget.giveBack();
    return score;
  }

  /** Undefined when it fails, or does not come by the time that was set. */
  async #inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
    const left = this.#decideBy - Date.now();
    const bounded = left === Number.POSITIVE_INFINITY || !work ? work : within(Math.max(1, left), work);
    return bounded?.catch(() => undefined);
  }

  #giveUp(url: string): boolean {
    this.#unjudged ??= { count: 0, url };
    this.#unjudged.count += 1;
    return this.policy.failurePolicy === 'open' || this.#block(url, 'classifier-unreachable');
  }

  #block(url: string, reason: BlockReason): false {
    this.#hasBlocked = true;
    this.#options.onBlock(url, reason);
    return false;
  }
}
