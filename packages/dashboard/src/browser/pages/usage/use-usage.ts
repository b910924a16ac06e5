import { account } from '../../client.ts';
import { useLoaded } from '../../use-loaded.ts';
import type { Loaded } from '../../use-loaded.ts';
import type { UsageGetResponse } from '../../../generated/account/client/index.js';
import type { Split } from './chart/series.ts';

const DAY = 86_400_000;

/** What a report of usage is about. */
export interface UsageOptions {
  teamId: string;
  /** Number of days, the last of which is today in UTC. */
  days: number;
  by: Split;
  operation?: string | undefined;
  keyId?: string | undefined;
}

/** The usage of some days, and of as many days before these. */
export interface ComparedUsage {
  usage: UsageGetResponse;
  before: UsageGetResponse;
}

/** Loads the usage of a team, or of one of its keys or operations, and updates it live. */
export function useUsage({ teamId, days, by, operation, keyId }: UsageOptions): Loaded<ComparedUsage> {
  const today = Math.floor(Date.now() / DAY);
  const of = { ...(operation && { operation }), ...(keyId && { keyId }) };
  const load = async () => {
    const [usage, before] = await Promise.all([
      account.usage.get(teamId, {
        ...of,
        from: toDay(today - days + 1),
        ...(by !== 'status' && { by }),
      }),
      account.usage.get(teamId, { ...of, from: toDay(today - 2 * days + 1), to: toDay(today - days) }),
    ]);
    return { usage, before };
  };
  return useLoaded(JSON.stringify(['usage', teamId, today, days, by, of]), load, {
    live: { teamId, topic: 'usage' },
  });
}

function toDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
