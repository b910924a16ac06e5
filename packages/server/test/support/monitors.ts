import { setTimeout as sleep } from 'node:timers/promises';
import type { MonitorCheckDetail } from '@web-data/types';
import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** A check with its pages, as it is answered. */
type Check = NonNullable<MonitorCheckDetail['data']>;

/** What a caller does with monitors. */
export interface Monitors {
  call(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: { data: never } & Record<string, unknown> }>;
  /** @returns its id */
  create(urls: readonly string[], more?: object): Promise<string>;
  /** Starts a check. @returns its id */
  run(id: string): Promise<string>;
  check(id: string, checkId: string): Promise<Check>;
  /** Runs a check to its end. */
  checked(id: string): Promise<Check>;
}

const ENDED = new Set(['completed', 'partial', 'failed', 'skipped_overlap']);

/** Monitors of a key, which are due on New Year's Eve. */
export function monitorsOf(server: TestServer, key: string): Monitors {
  const monitors: Monitors = {
    async call(method, path, body) {
      const response = await fetch(`${server.url}/v2/monitor${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as never };
    },
    async create(urls, more = {}) {
      const targets = [{ type: 'scrape', urls }];
      const { status, body } = await monitors.call('POST', '', {
        name: 'Test',
        schedule: { cron: '0 0 31 12 *' },
        targets,
        ...more,
      });
      if (status !== 200) throw new Error(`A monitor was answered with ${status}: ${JSON.stringify(body)}`);
      return (body.data as { id: string }).id;
    },
    async run(id) {
      const { status, body } = await monitors.call('POST', `/${id}/run`);
      if (status !== 200) throw new Error(`A check was answered with ${status}: ${JSON.stringify(body)}`);
      return (body.data as { id: string }).id;
    },
    async check(id, checkId) {
      const { status, body } = await monitors.call('GET', `/${id}/checks/${checkId}`);
      if (status !== 200) throw new Error(`A check was answered with ${status}: ${JSON.stringify(body)}`);
      return body.data as Check;
    },
    async checked(id) {
      const checkId = await monitors.run(id);
      return vi.waitUntil(
        async () => {
          const { status, body } = await monitors.call('GET', `/${id}/checks/${checkId}`);
          // On a busy machine a check takes longer than so many reads a minute are allowed for.
          if (status === 429) return sleep(1000, false as const);
          if (status !== 200) throw new Error(`A check was answered with ${status}: ${JSON.stringify(body)}`);
          const check = body.data as Check;
          return ENDED.has(check.status) && check;
        },
        { timeout: 110_000, interval: 30 },
      );
    },
  };
  return monitors;
}
