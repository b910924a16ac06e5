import { describe, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import {
  createNextRun,
  findNextRun,
  runsPerMonth,
  findScheduleViolation,
} from '../../src/capabilities/monitor/schedule/schedule.ts';
import { dueTimes } from '../support/cron-oracle.ts';

const YEAR = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const;

/** Zones that put their clocks forward and back: by an hour, by half an hour, in the south, at midnight; and one that does not. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
];
const crons = [
  '30 2 * * *',
  '0 9 * * 1-5',
  '*/15 * * * *',
  '17 * * * *',
  '45 1 * * *',
  '15 0 * * *',
  '0 0 1 * *',
  '30 3 13 * 5',
  '0 */6 * * *',
  '0,30 8-17 * * MON-FRI',
  '5 4 29 2 *',
  '59 23 31 12 *',
];

describe.each(zones)('a year in %s by a clock that jumps from due time to due time', (timezone) => {
  test.each(sample(crons, { fast: 12, full: 3, offset: zones.indexOf(timezone) }))('%s', (cron) => {
    const own: number[] = [];
    const next = createNextRun({ cron, timezone });
    for (let at = next(YEAR[0] - 1); at !== undefined && at < YEAR[1]; at = next(at)) own.push(at);
    expect(own.map(iso)).toEqual(dueTimes(cron, timezone, YEAR).map(iso));
  });
});

function iso(time: number): string {
  return new Date(time).toISOString();
}

test('a time that its clock leaves out is due once it was put forward, and one that comes twice the first time', () => {
  const schedule = { cron: '30 2 * * *', timezone: 'Europe/Berlin' };
  expect(iso(findNextRun(schedule, Date.UTC(2026, 2, 28, 12))!)).toBe('2026-03-29T01:00:00.000Z');
  expect(iso(findNextRun(schedule, Date.UTC(2026, 2, 29, 1))!)).toBe('2026-03-30T00:30:00.000Z');
  expect(iso(findNextRun(schedule, Date.UTC(2026, 9, 24, 12))!)).toBe('2026-10-25T00:30:00.000Z');
  expect(iso(findNextRun(schedule, Date.UTC(2026, 9, 25, 0, 30))!)).toBe('2026-10-26T01:30:00.000Z');
});

test.each([
  ['* * * * * *', 'UTC', 'must have five fields'],
  ['@daily', 'UTC', 'must have five fields'],
  ['0 9 L * *', 'UTC', 'must be made of numbers'],
  ['0 9 * * 1#2', 'UTC', 'must be made of numbers'],
  ['61 * * * *', 'UTC', 'each field within its bounds'],
  ['*/0 * * * *', 'UTC', 'each field within its bounds'],
  ['0 9 * * xyz', 'UTC', 'each field within its bounds'],
  ['0 0 31 2 *', 'UTC', 'is never due'],
  ['0 9 * * *', 'Mars/Olympus', 'must name an IANA time zone'],
  ['0 9 * * *', '+01:00', 'must name an IANA time zone'],
])('%s in %s is refused', (cron, timezone, fault) => {
  expect(findScheduleViolation({ cron, timezone }, YEAR[0])).toContain(fault);
});

test.each(crons)('%s is taken', (cron) => {
  expect(findScheduleViolation({ cron, timezone: 'UTC' }, YEAR[0])).toBeUndefined();
});

test.each([
  ['* * * * *', 43_200],
  ['*/15 * * * *', 2880],
  ['0 9 * * *', 30],
  ['0 9 1 1 *', 0],
])('%s is due %d times in 30 days', (cron, count) => {
  expect(runsPerMonth({ cron, timezone: 'UTC' }, Date.UTC(2026, 4, 1, 9))).toBe(count);
});
