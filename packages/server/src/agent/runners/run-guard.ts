import type { AllowUrl } from '@web-data/site-map/fetch';
import type { UrlClassifier } from '../../threats/classifier.ts';
import { SCAN_CREDITS, ScanBudget } from '../../threats/scan-budget.ts';
import type { ThreatPolicy } from '../../threats/threat-policy.ts';
import { UrlGuard } from '../../threats/url-guard.ts';
import type { BlockReason } from '../../threats/url-guard.ts';

export interface RunGuardOptions {
  classifier: UrlClassifier | undefined;
  onBlock(url: string, reason: BlockReason): void;
  /** Charges the run. @throws when it cannot pay, or is not this worker's any more. */
  charge(credits: number): Promise<void>;
}

/** The threat policy of a run: each distinct URL is judged once, and a scan costs the run its credits. */
export class RunGuard {
  readonly #guard: UrlGuard;
  readonly #budget: ScanBudget;
  readonly #charge: RunGuardOptions['charge'];
  #charged = 0;
  #failure: { error: unknown } | undefined;

  constructor(policy: ThreatPolicy, { classifier, onBlock, charge }: RunGuardOptions) {
    // Nothing is held in advance: the run's own hold covers it, and a scan is charged when it was made.
    this.#budget = new ScanBudget(0, async (credits) => credits === SCAN_CREDITS);
    this.#guard = new UrlGuard(policy, { classifier, budget: this.#budget, onBlock });
    this.#charge = charge;
  }

  /** For the fetcher; after a charge failed nothing is allowed any more, and {@link throwIfFailed} says why. */
  readonly allowUrl: AllowUrl = (url, use) => {
    const decision = this.#guard.allows(url.href, use);
    // What needed no scan costs nothing, and has not to wait for what others cost.
    if (typeof decision === 'boolean') return decision && this.#failure === undefined;
    return this.#paid(decision);
  };

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  async #paid(decision: Promise<boolean>): Promise<boolean> {
    const isAllowed = await decision;
    await this.#settle();
    return isAllowed && this.#failure === undefined;
  }

  async #settle(): Promise<void> {
    const unpaid = this.#budget.credits - this.#charged;
    if (unpaid <= 0) return;
    this.#charged += unpaid;
    try {
      await this.#charge(unpaid);
    } catch (error) {
      this.#failure ??= { error };
    }
  }
}
