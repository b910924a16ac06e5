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

/**
 * Loads the usage of a team, or of one of its keys or operations, and updates it live. The days before these cannot
 * change, so they are loaded once.
 */
export function useUsage({ teamId, days, by, operation, keyId }: UsageOptions): Loaded<ComparedUsage> {
  const today = Math.floor(Date.now() / DAY);
  const filter = { ...(operation && { operation }), ...(keyId && { keyId }) };
  const first = today - days + 1;
  const usage = useLoaded(
    JSON.stringify(['usage', teamId, today, days, by, filter]),
    () => account.usage.get(teamId, { ...filter, from: toDay(first), ...(by !== 'status' && { by }) }),
    { live: { teamId, topic: 'usage' } },
  );
  const before = useLoaded(JSON.stringify(['usage before', teamId, today, days, filter]), () =>
    account.usage.get(teamId, { ...filter, from: toDay(first - days), to: toDay(first - 1) }),
  );
  return {
    data: usage.data && before.data && { usage: usage.data, before: before.data },
    error: usage.error ?? before.error,
    async reload() {
      await Promise.all([usage.reload(), before.error === undefined ? undefined : before.reload()]);
    },
  };
}

function toDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
