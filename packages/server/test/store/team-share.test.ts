import { expect, it } from 'vitest';
import { isOutage } from '../../src/platform/store/outage.ts';
import { TeamShares } from '../../src/platform/store/postgres/team-share.ts';

/** Transactions that run until they are told to end. */
function openTransactions(shares: TeamShares) {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (teamId: string): Promise<void> =>
    shares.run(teamId, () => {
      running.push(teamId);
      return new Promise((resolve) => ends.push(resolve));
    });
  return { running, ends, begin };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('runs so many transactions of a team at once, and those of others beside them', async () => {
  const { running, ends, begin } = openTransactions(new TeamShares(2, () => 1000));
  const all = ['a', 'a', 'a', 'a', 'b'].map(begin);
  await settled();
  expect(running).toEqual(['a', 'a', 'b']);
  ends[0]!();
  await settled();
  expect(running).toEqual(['a', 'a', 'b', 'a']);
  while (ends.length > 0) {
    ends.shift()!();
    await settled();
  }
  await Promise.all(all);
  expect(running).toHaveLength(5);
});

it('ends a wait that takes too long as an outage, and goes on with the next', async () => {
  const { running, ends, begin } = openTransactions(new TeamShares(1, () => 20));
  const first = begin('a');
  const error: unknown = await begin('a').catch((reason: unknown) => reason);
  expect(isOutage(error)).toBe(true);
  ends[0]!();
  await first;
  void begin('a');
  await settled();
  expect(running).toEqual(['a', 'a']);
});
