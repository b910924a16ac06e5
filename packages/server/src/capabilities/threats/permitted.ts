import { BUDGET_USED_UP } from '../../accounts/credits/rejections.ts';
import type { ScanBudget, ScanShortage } from './scan-budget.ts';
import type { UrlGuard } from './url-guard.ts';

const SHORTAGES: Readonly<Record<ScanShortage, string>> = {
  budget: BUDGET_USED_UP,
  credits: 'The credits ran out.',
  store: 'The service could not hold the credits of all scans: try again later.',
};
const NOT_SCANNED = 'URLs that could not be scanned were left out.';
/** Maximum results that are checked at once. */
const CHECKED_AT_ONCE = 64;

/** Returns the results whose URL the policy permits, in order. */
export async function permitted<T extends { url: string }>(
  results: readonly T[],
  guard: UrlGuard,
): Promise<T[]> {
  const passed: T[] = [];
  for (let from = 0; from < results.length; from += CHECKED_AT_ONCE) {
    const some = results.slice(from, from + CHECKED_AT_ONCE);
    const decisions = some.map(({ url }) => guard.allows(new URL(url).href));
    const isDecided = decisions.every((decision) => typeof decision === 'boolean');
    const known = isDecided ? decisions : await Promise.all(decisions);
    passed.push(...some.filter((_, index) => known[index]));
  }
  return passed;
}

/** Returns a warning about URLs that were not scanned; undefined when all were. */
export function scanWarning(guard: UrlGuard | undefined, budget: ScanBudget): string | undefined {
  if (budget.shortage !== undefined) return `${SHORTAGES[budget.shortage]} ${NOT_SCANNED}`;
  if (guard?.unjudged === undefined) return undefined;
  const { count, url } = guard.unjudged;
  const end = guard.policy.failurePolicy === 'open' ? 'were let pass' : 'were left out';
  return `${count} URL(s), such as ${url}, ${end}: the classifier gave no verdict on them in time, and \`failurePolicy\` is \`${guard.policy.failurePolicy}\`.`;
}
