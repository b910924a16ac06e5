import type { UrlClassifier } from './classifier.ts';
import type { ScanBudget } from './scan-budget.ts';
import type { ThreatPolicy } from './threat-policy.ts';
import { listVerdict } from './verdict.ts';
import type { ListVerdict } from './verdict.ts';

/**
 * robots.txt, sitemaps and the files that stand in for them: read to find URLs, never a result. The lists hold for them, but nobody pays for scans of
 * files that were not asked for and may not exist.
 */
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
  readonly #verdicts = new Map<string, boolean | Promise<boolean>>();

  constructor(policy: ThreatPolicy, options: UrlGuardOptions) {
    this.#policy = policy;
    this.#options = options;
    this.#listVerdict = listVerdict(policy);
  }

  /** Tells whether the URL may be fetched and listed. Never rejects. */
  allows(url: string): boolean | Promise<boolean> {
    const known = this.#verdicts.get(url);
    if (known !== undefined) return known;
    const verdict = this.#judge(url);
    this.#verdicts.set(url, verdict);
    return verdict;
  }

  #judge(url: string): boolean | Promise<boolean> {
    const verdict = this.#listVerdict(url);
    if (verdict === 'scan') return SITE_FILE.test(url) || this.#scan(url);
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
    return score < this.#policy.riskScoreThreshold || this.#block(url, 'score');
  }

  #block(url: string, reason: BlockReason): false {
    this.#options.onBlock(url, reason);
    return false;
  }
}
