import type { UrlUse } from '@web-data/net';
import { within } from '../../platform/within.ts';
import type { UrlClassifier } from './classifier.ts';
import type { ScanBudget } from './scan-budget.ts';
import type { ThreatPolicy } from '../../accounts/teams/threat-policy.ts';
import { matchLists } from './match-lists.ts';
import type { ListDecision } from './match-lists.ts';

/** Well-known files that help to find URLs, such as sitemaps. */
const SITE_FILE =
  /^https?:\/\/[^/]+\/(?:robots\.txt|llms\.txt|feed|(?:feed|rss|atom|index)\.xml|(?:[^?#]*\/)?[\w-]*sitemap[\w-]*\.(?:xml|txt)(?:\.gz)?)$/i;

/** Why a URL was blocked; `classifier-unreachable` only under the failure policy `closed`. */
export type BlockReason = 'list' | 'score' | 'classifier-unreachable' | 'credits-exhausted';

/** Services of the guard, besides the policy. */
export interface UrlGuardOptions {
  /** Undefined counts as unreachable. */
  classifier: UrlClassifier | undefined;
  /** Pays for the scans. */
  budget: ScanBudget;
  /** Called once for each blocked URL. */
  onBlock(url: string, reason: BlockReason): void;
}

/** URLs that the classifier did not score, so that the failure policy decided. */
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
  /** Origins with a page that was scanned and allowed. */
  readonly #letIn = new Set<string>();
  readonly #decisions = new Map<string, boolean | Promise<boolean>>();
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

  /** Undefined while the classifier has scored each scanned URL. */
  get unjudged(): Unjudged | undefined {
    return this.#unjudged;
  }

  /**
   * Limits the wait for scores. URLs without a score by then follow the failure policy, and are not charged.
   * @param time milliseconds since the epoch.
   */
  decideBy(time: number): void {
    this.#decideBy = time;
  }

  /** Whether the URL may be fetched and listed. Synchronous, unless the URL is scanned. Never rejects. */
  allows(url: string, use: UrlUse = 'page'): boolean | Promise<boolean> {
    const known = this.#decisions.get(url);
    if (known !== undefined) return known;
    const decision = this.#matchLists(url);
    if (decision === 'scan' && use === 'file' && this.#isFree(url)) return true;
    const judged = this.#judge(url, decision);
    this.#decisions.set(url, judged);
    if (typeof judged !== 'boolean') void judged.then((settled) => this.#decisions.set(url, settled));
    return judged;
  }

  /**
   * Whether a file needs no scan. The server requests such files by itself and they may not exist: well-known files,
   * and files of an origin with an allowed page. They are never a result; a page with the same URL is judged like any
   * other.
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

  /** Returns the score of a paid scan; undefined when the classifier returns none in time. */
  async #paidScore(url: string): Promise<number | 'unpaid' | undefined> {
    const { budget, classifier } = this.#options;
    if (!(await budget.take())) return 'unpaid';
    const isLate = Date.now() >= this.#decideBy;
    const score = isLate ? undefined : await this.#inTime(classifier?.classify(url));
    if (score === undefined) budget.giveBack();
    return score;
  }

  /** Awaits `work`; undefined when it fails, or does not end before the deadline. */
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
