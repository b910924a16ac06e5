import { vi } from 'vitest';
import { createClient } from '../../src/index.ts';
import type { ClientOptions, Result, WebData } from '../../src/index.ts';

/** What happens to a request: an answer, a broken connection, or nothing at all. */
export type Step = { status: number; body?: unknown; headers?: Record<string, string> } | 'reset' | 'hang';

/** A call as the clock saw it. */
export interface Played {
  result: Result<unknown>;
  /** Milliseconds from the start at which each attempt was sent. */
  sentAt: number[];
  /** Milliseconds from the start at which the call was over. */
  endedAt: number;
  /** Headers of each attempt. */
  headers: Headers[];
  bodies: unknown[];
}

/**
 * Makes a call while the clock stands still except for timers, and `Math.random` gives `random`. The steps are played
 * in order, the last one again and again.
 */
export async function play(
  steps: Step[],
  call: (web: WebData) => Promise<unknown>,
  options: ClientOptions & { random?: number } = {},
): Promise<Played> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
    now: Date.UTC(2030, 0, 1),
  });
  const { random = 0.5, ...clientOptions } = options;
  const randomly = vi.spyOn(Math, 'random').mockReturnValue(random);
  const played = { sentAt: [] as number[], headers: [] as Headers[], bodies: [] as unknown[] };
  const start = performance.now();
  const fetch = (_: string, init: RequestInit): Promise<Response> => {
    played.sentAt.push(performance.now() - start);
    played.headers.push(new Headers(init.headers));
    played.bodies.push(init.body);
    return answer(steps[Math.min(played.sentAt.length, steps.length) - 1]!);
  };
  try {
    const web = createClient({ apiKey: 'k', baseUrl: 'http://service.test', fetch, ...clientOptions });
    let endedAt = -1;
    let timersLeft = -1;
    const pending = call(web).then((result) => {
      endedAt = performance.now() - start;
      timersLeft = vi.getTimerCount();
      return result as Result<unknown>;
    });
    await vi.runAllTimersAsync();
    const result = await pending;
    if (timersLeft !== 0) throw new Error(`${timersLeft} timers were left when the call was over.`);
    return { ...played, result, endedAt };
  } finally {
    randomly.mockRestore();
    vi.useRealTimers();
  }
}

function answer(step: Step): Promise<Response> {
  if (step === 'reset') return Promise.reject(new TypeError('fetch failed'));
  if (step === 'hang') return new Promise(() => {});
  const { status, body, headers } = step;
  return Promise.resolve(
    new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: headers ?? {},
    }),
  );
}
