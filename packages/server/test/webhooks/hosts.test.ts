import { describe, expect, it } from 'vitest';
import { Hosts } from '../../src/platform/webhooks/hosts.ts';

describe('the deliveries to one host', () => {
  it('are few at once, whatever waits, and others are not kept by them', () => {
    const hosts = new Hosts(2, () => 0);
    const entered = Array.from({ length: 5 }, () => hosts.enter('dead.example'));
    expect(entered.map((one) => typeof one)).toEqual(['function', 'function', 'number', 'number', 'number']);
    expect(typeof hosts.enter('live.example')).toBe('function');
  });

  it('come back one after the other, as fast as the host is', () => {
    let now = 0;
    const hosts = new Hosts(2, () => now);
    const leave = [hosts.enter('a'), hosts.enter('a')] as (() => void)[];
    // Nothing is known yet: a second each, two at once.
    expect([hosts.enter('a'), hosts.enter('a'), hosts.enter('a')]).toEqual([500, 1000, 1500]);
    now = 10_000;
    leave[0]!();
    expect(typeof hosts.enter('a')).toBe('function');
    // One took 10 s: the mean has moved towards it.
    expect(hosts.enter('a')).toBe(1625);
  });

  it('are told to come back within a minute, however long the line is, and not at once', () => {
    const hosts = new Hosts(1, () => 0);
    hosts.enter('a');
    const waits = Array.from({ length: 1000 }, () => hosts.enter('a') as number);
    expect(Math.max(...waits)).toBe(60_000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(50);
  });

  it('are forgotten when the host has nothing to do', () => {
    let now = 0;
    const hosts = new Hosts(1, () => now);
    for (let host = 0; host < 100; host++) {
      const leave = hosts.enter(`h${host}`) as () => void;
      now += 1;
      leave();
    }
    expect(hosts.size).toBe(0);
  });
});
