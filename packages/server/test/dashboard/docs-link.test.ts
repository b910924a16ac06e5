import { afterEach, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
afterEach(() => server.close());

test.each([
  ['on', true],
  ['off', false],
] as const)(
  'the documentation of a server whose dashboard is %s leads to it: %s',
  async (dashboard, isLinked) => {
    server = await startTestServer({ dashboard, docsDirectory: undefined });
    const page = await (await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<header class="bar">');
    expect(page.includes('<a href="/dashboard/">Sign in</a>')).toBe(isLinked);
    if (isLinked) expect((await fetch(`${server.url}/dashboard/`)).status).toBe(200);
  },
);
