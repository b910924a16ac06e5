import type { UrlUse } from '@web-data/site-map';
import type { UrlClassifier } from './classifier.ts';
import type { ScanBudget } from './scan-budget.ts';
import type { ThreatPolicy } from './threat-policy.ts';
import { listVerdict } from './verdict.ts';
import type { ListVerdict } from './verdict.ts';

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

/** Applies the threat policy to the URLs of one request. Each distinct URL is judged, and paid for, once. */
export class UrlGuard {
  readonly #policy: ThreatPolicy;
  readonly #options: UrlGuardOptions;
  readonly #listVerdict: (url: string) => ListVerdict;
  /** Origins of which a page was scanned and let in. */
  readonly #letIn = new Set<string>();
  readonly #verdicts = new Map<string, boolean | Promise<boolean>>();

  constructor(policy: ThreatPolicy, options: UrlGuardOptions) {
    this.#policy = policy;
    this.#options = options;
    this.#listVerdict = listVerdict(policy);
  }

  /** Tells whether the URL may be fetched and listed. Never rejects. */
  allows(url: string, use: UrlUse = 'page'): boolean | Promise<boolean> {
    const known = this.#verdicts.get(url);
    if (known !== undefined) return known;
    const verdict = this.#listVerdict(url);
    if (verdict === 'scan' && use === 'file' && this.#isFree(url)) return true;
    const judged = this.#judge(url, verdict);
    this.#verdicts.set(url, judged);
    return judged;
  }

  /**
   * Nobody pays for scans of files that were not asked for and may not exist: those named like what they are, and those
   * of a host whose pages were let in. They are never a result; a page of the same URL is judged like any other.
   */
  #isFree(url: string): boolean {
    return SITE_FILE.test(url) || this.#letIn.has(new URL(url).origin);
  }

  #judge(url: string, verdict: ListVerdict): boolean | Promise<boolean> {
    if (verdict === 'scan') return this.#scan(url);
    return verdict === 'allow' || this.#block(url, 'list');
  }

  async #scan(url: string): Promise<boolean> {
    const { classifier, budget } = this.#options;
    if (!(await budget.take())) return this.#block(url, 'credits-exhausted');
    const score = await classifier?.classify(url).catch(() => undefined);
    if (score === undefined) {
      budget.giveBack(); // Nothing was scanned.
      return this.#policy.failurePolicy === 'open' || this.#block(url, 'classifier-unreachable');
    }
    if (!(score < this.#policy.riskScoreThreshold)) return this.#block(url, 'score');
    this.#letIn.add(new URL(url).origin);
    return true;
  }

  #block(url: string, reason: BlockReason): false {
    this.#options.onBlock(url, reason);
    return false;
  }
}
