import { expect, it, vi } from 'vitest';
import type { Identity } from '../../src/accounts/keys/identity.ts';
import { RejectionLog } from '../../src/accounts/audit/rejection-log.ts';
import type { OperatorEvent } from '../../src/accounts/audit/siem.ts';

const open = () => {
  const told: OperatorEvent[] = [];
  return { told, refusals: new RejectionLog({ report: (event) => void told.push(event) }) };
};
const failed = (ip: string, keyId?: string) =>
  ({ event: 'authentication.failed', status: 401, reason: 'Invalid', ip, keyId, requestId: 'r' }) as const;

const of = (siemLogging: boolean) =>
  ({ siemLogging, organizationId: 'o', teamId: 't', keyId: 'k', plan: 'free' }) as Identity;

it('tells the first of a kind at once, and counts the others until a minute is over', () => {
  vi.useFakeTimers();
  const { told, refusals } = open();
  for (let call = 0; call < 1000; call++) refusals.note(failed('192.0.2.1'));
  refusals.note(failed('192.0.2.2'));
  expect(told).toMatchObject([
    { event: 'authentication.failed', ip: '192.0.2.1', count: 1, requestId: 'r' },
    { ip: '192.0.2.2', count: 1 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(told.slice(2)).toMatchObject([{ event: 'authentication.failed', ip: '192.0.2.1', count: 999 }]);
  vi.advanceTimersByTime(600_000);
  expect(told).toHaveLength(3);
  refusals.note(failed('192.0.2.1'));
  expect(told.at(-1)).toMatchObject({ ip: '192.0.2.1', count: 1 });
  vi.useRealTimers();
});

it('tells at most so many a minute, however many callers there are, and counts the rest together', () => {
  const { told, refusals } = open();
  for (let caller = 0; caller < 100_000; caller++) refusals.note(failed(`10.0.0.${caller}`, `key${caller}`));
  expect(told).toHaveLength(200);
  refusals.close();
  expect(told.slice(200)).toEqual([
    { event: 'authentication.failed', status: 401, reason: 'Invalid', count: 99_800, others: true },
  ]);
});

it('counts all that happened, and nothing twice, in any order', () => {
  const { told, refusals } = open();
  for (let call = 0; call < 5000; call++) refusals.note(failed(`10.0.0.${(call * 7919) % 350}`));
  refusals.close();
  refusals.close();
  expect(told.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(5000);
});

it('tells of teams only those whose organization asks for it', () => {
  const { told, refusals } = open();
  const refused = {
    event: 'scope.rejected',
    status: 403,
    reason: 'Forbidden',
    ip: '::1',
    requestId: 'r',
  } as const;
  refusals.note({ ...refused, identity: of(false) });
  refusals.note({ ...refused, identity: of(true), operation: 'mapUrls' });
  expect(told).toEqual([
    { ...refused, operation: 'mapUrls', organizationId: 'o', teamId: 't', keyId: 'k', count: 1 },
  ]);
});
