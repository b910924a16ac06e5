import { expect, test } from 'vitest';
import { FairScheduler, TooManyWaiting } from '../../../src/capabilities/pages/threads/fair-scheduler.ts';

/** A clock that calls turn: each takes as long as it says, and ends when the clock is there. */
class Bench {
  now = 0;
  readonly begun: string[] = [];
  readonly #ends: { at: number; end: () => void }[] = [];
  readonly turns: FairScheduler;

  constructor(width: number, mostWaiting = 1000) {
    this.turns = new FairScheduler({ width, maxWaiting: mostWaiting, now: () => this.now });
  }

  ask(team: string, milliseconds: number, signal = new AbortController().signal): Promise<void> {
    const call = (): Promise<void> => {
      this.begun.push(team);
      return new Promise((end) => this.#ends.push({ at: this.now + milliseconds, end }));
    };
    return this.turns.run(team, call, signal);
  }

  /** Lets the next call end. */
  async step(): Promise<void> {
    await settled();
    this.#ends.sort((a, b) => a.at - b.at);
    const next = this.#ends.shift();
    if (next === undefined) return;
    this.now = Math.max(this.now, next.at);
    next.end();
    await settled();
  }
}

const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a team with any number of calls leaves a place for the others', async () => {
  const bench = new Bench(3);
  for (let call = 0; call < 50; call++) void bench.ask('hostile', 10_000);
  await settled();
  expect(bench.begun).toEqual(['hostile', 'hostile']);
  await Promise.race([bench.ask('honest', 1), bench.step()]);
  expect(bench.begun).toEqual(['hostile', 'hostile', 'honest']);
  expect(bench.now).toBe(1);
});

test('with one place, another waits for the rest of one turn only', async () => {
  const bench = new Bench(1);
  for (let call = 0; call < 50; call++) void bench.ask('hostile', 1000);
  for (let call = 0; call < 3; call++) void bench.ask('honest', 1);
  for (let step = 0; step < 6; step++) await bench.step();
  expect(bench.begun.slice(0, 5)).toEqual(['hostile', 'honest', 'honest', 'honest', 'hostile']);
});

test('two hostile teams do not shut a third out', async () => {
  const bench = new Bench(2);
  for (const team of ['a', 'b']) for (let call = 0; call < 20; call++) void bench.ask(team, 1000);
  await settled();
  void bench.ask('honest', 1);
  await bench.step();
  expect(bench.begun).toEqual(['a', 'b', 'honest']);
});

test('teams that ask for as much get as much', async () => {
  const bench = new Bench(2);
  const teams = ['a', 'b', 'c'];
  for (let call = 0; call < 30; call++) for (const team of teams) void bench.ask(team, 10);
  for (let step = 0; step < 45; step++) await bench.step();
  const had = teams.map((team) => bench.begun.filter((name) => name === team).length);
  expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(1);
});

test('a team that has nothing here gathers no credit, and one that had much keeps its debt', async () => {
  const bench = new Bench(1);
  void bench.ask('heavy', 5000);
  await bench.step();
  for (let call = 0; call < 3; call++) void bench.ask('late', 10);
  void bench.ask('heavy', 10);
  for (let step = 0; step < 5; step++) await bench.step();
  expect(bench.begun).toEqual(['heavy', 'late', 'late', 'late', 'heavy']);
});

test('too many that wait are refused, and only those of their team', async () => {
  const bench = new Bench(1, 2);
  for (let call = 0; call < 3; call++) void bench.ask('hostile', 10);
  await expect(bench.ask('hostile', 10)).rejects.toThrow(TooManyWaiting);
  void bench.ask('honest', 10);
  for (let step = 0; step < 5; step++) await bench.step();
  expect(bench.begun).toHaveLength(4);
});

test('one that stops waiting takes no turn', async () => {
  const bench = new Bench(1);
  const stop = new AbortController();
  void bench.ask('a', 10);
  const left = bench.ask('b', 10, stop.signal);
  void bench.ask('c', 10);
  stop.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  for (let step = 0; step < 3; step++) await bench.step();
  expect(bench.begun).toEqual(['a', 'c']);
});

test('a call that fails gives its place back', async () => {
  const turns = new FairScheduler({ width: 1, maxWaiting: 1 });
  const { signal } = new AbortController();
  await expect(turns.run('a', () => Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  await expect(turns.run('a', async () => 'yes', signal)).resolves.toBe('yes');
});
