import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lines } from '../../src/platform/log/lines.ts';
import type { Sink } from '../../src/platform/log/sink.ts';

/** A destination that takes so many bytes at once, fails while it has a failure, and waits while it is stopped. */
class Destination implements Sink {
  text = '';
  bytesAtOnce = Number.POSITIVE_INFINITY;
  failure: NodeJS.ErrnoException | undefined;
  isClosed = false;
  #resume: (() => void) | undefined;
  #stopped: Promise<void> | undefined;

  async write(bytes: Buffer): Promise<number> {
    await this.#stopped;
    if (this.failure) throw this.failure;
    const count = Math.min(bytes.length, this.bytesAtOnce);
    this.text += bytes.toString('latin1', 0, count);
    return count;
  }

  stop(): void {
    this.#stopped = new Promise((resolve) => (this.#resume = resolve));
  }

  resume(): void {
    this.#stopped = undefined;
    this.#resume?.();
  }

  close(): void {
    this.isClosed = true;
  }
}

let destination: Destination;
let changes: (string | undefined)[];
let lines: Lines;
beforeEach(() => {
  vi.useFakeTimers();
  destination = new Destination();
  changes = [];
  lines = new Lines(destination, {
    lostLine: (count) => `${count} lost\n`,
    onChange: (failure) => changes.push(failure?.code),
    maxPendingChars: 20,
    retryMs: 100,
  });
});
afterEach(async () => {
  destination.failure = undefined;
  destination.resume();
  await lines.end(0);
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const full = Object.assign(new Error('full'), { code: 'ENOSPC' });

test('are written in their order, however few bytes are taken at once', async () => {
  destination.bytesAtOnce = 3;
  for (const line of ['one\n', 'two\n', 'three\n']) lines.write(line);
  await settle();
  expect(destination.text).toBe('one\ntwo\nthree\n');
  expect([lines.dropped, lines.isFailing]).toEqual([0, false]);
});

test('beyond the buffer are dropped, counted, and told once there is room', async () => {
  destination.stop();
  for (let count = 0; count < 7; count++) lines.write(`${count}abc\n`);
  await settle();
  expect(lines.dropped).toBe(3);
  destination.resume();
  await settle();
  expect(destination.text).toBe('0abc\n1abc\n2abc\n3abc\n3 lost\n');
  lines.write('last\n');
  await settle();
  expect(destination.text).toMatch(/3 lost\nlast\n$/);
  expect(lines.dropped).toBe(3);
});

test('wait while the destination fails, which is told when it begins and when it ends', async () => {
  destination.failure = full;
  lines.write('a\n');
  await settle();
  lines.write('b\n');
  await vi.advanceTimersByTimeAsync(250);
  expect([destination.text, lines.isFailing, changes]).toEqual(['', true, ['ENOSPC']]);
  destination.failure = undefined;
  await vi.advanceTimersByTimeAsync(100);
  expect([destination.text, lines.isFailing, changes]).toEqual(['a\nb\n', false, ['ENOSPC', undefined]]);
});

test('are not tried again before the time of a retry', async () => {
  destination.failure = full;
  lines.write('a\n');
  await settle();
  destination.failure = undefined;
  lines.write('b\n');
  await vi.advanceTimersByTimeAsync(99);
  expect(destination.text).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(destination.text).toBe('a\nb\n');
});

test('say whether they are written: yes, no by a failure, no by the time', async () => {
  lines.write('a\n');
  expect(await lines.written(1000)).toBe(true);
  destination.stop();
  lines.write('b\n');
  const late = lines.written(50);
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe(false);
  const failing = lines.written(1000);
  destination.failure = full;
  destination.resume();
  await settle();
  expect(await failing).toBe(false);
  expect(await lines.written(1000)).toBe(false);
});

test('end with what is left, within the time, and close the destination', async () => {
  destination.stop();
  lines.write('a\n');
  const ended = lines.end(1000);
  await vi.advanceTimersByTimeAsync(500);
  expect(destination.isClosed).toBe(false);
  destination.resume();
  await settle();
  await ended;
  expect([destination.text, destination.isClosed]).toEqual(['a\n', true]);
});
