import type { AllowUrl } from '@web-data/net';
import type { UrlClassifier } from '../../threats/classifier.ts';
import { SCAN_CREDITS, ScanBudget } from '../../threats/scan-budget.ts';
import type { ThreatPolicy } from '../../../accounts/teams/threat-policy.ts';
import { UrlGuard } from '../../threats/url-guard.ts';
import type { BlockReason } from '../../threats/url-guard.ts';

export interface RunGuardOptions {
  classifier: UrlClassifier | undefined;
  onBlock(url: string, reason: BlockReason): void;
  /** Charges the run. @throws when its credits do not suffice, or another worker owns it. */
  charge(credits: number): Promise<void>;
}

/** The threat policy of a run. Each distinct URL is judged once, and the run pays for scans. */
export class RunGuard {
  readonly #guard: UrlGuard;
  readonly #budget: ScanBudget;
  readonly #charge: RunGuardOptions['charge'];
  #charged = 0;
  #failure: { error: unknown } | undefined;

  constructor(policy: ThreatPolicy, { classifier, onBlock, charge }: RunGuardOptions) {
    // Reserves nothing in advance: the run's own hold covers scans, and each is charged after it was done.
    this.#budget = new ScanBudget(0, { extend: async (credits) => credits === SCAN_CREDITS });
    this.#guard = new UrlGuard(policy, { classifier, budget: this.#budget, onBlock });
    this.#charge = charge;
  }

  /** For the fetcher. After a charge failed, nothing is allowed, and {@link throwIfFailed} throws the reason. */
  readonly allowUrl: AllowUrl = (url, use) => {
    const decision = this.#guard.allows(url.href, use);
    // A URL that needed no scan is free and need not wait for the charges of others.
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
