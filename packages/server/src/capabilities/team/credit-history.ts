import type { CreditUsageHistory } from '@web-data/types';
import { listKeys } from '../../accounts/keys/keys.ts';
import type { MonthlyCredits } from '../../accounts/usage/monthly-credits.ts';
import type { Store } from '../../platform/store/store.ts';

/** Reads what a team spent by month; with `byApiKey`, by month and key, each under the name that the team gave it. */
export async function readCreditHistory(
  { store, monthlyCredits }: { store: Store; monthlyCredits: MonthlyCredits },
  teamId: string,
  { byApiKey = false }: { byApiKey?: boolean | undefined },
): Promise<CreditUsageHistory> {
  const now = Date.now();
  const [months, keys] = await Promise.all([
    monthlyCredits.read({ teamId, byKey: byApiKey, now }),
    byApiKey ? listKeys(store, teamId) : [],
  ]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const periods = months.map(({ from, to, keyId, credits }) => {
    const startDate = new Date(from).toISOString();
    const endDate = to > now ? null : new Date(to).toISOString();
    const period = { startDate, endDate, creditsUsed: credits };
    const name = keyId === undefined ? undefined : names.get(keyId);
    return keyId === undefined || name === undefined
      ? period
      : Object.assign(period, { apiKey: name, keyId });
  });
  return { success: true, periods };
}
