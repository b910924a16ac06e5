import { expect, onTestFinished, test } from 'vitest';
import { BrowserPool } from '../../src/index.ts';
import { navigate } from '../../src/render/navigate.ts';
import { settle } from '../../src/render/settle.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { chromiumProcesses } from '../support/processes.ts';
import { serve } from '../support/site.ts';

/** Writes its text half a second after it has loaded, by two timers of which the first starts the second. */
const PAGE = `<!doctype html><p id=root></p><script>
  addEventListener('load', () => {
    console.log('loaded');
    setTimeout(() => setTimeout(() => (root.textContent = 'late text'), 300), 200);
  });
</script>`;

test.skipIf(!chromiumPath)(
  'a page whose processes get no processor time for a while is read when its timers have run',
  async () => {
    const site = await serve({ '/': PAGE });
    const pool = new BrowserPool({ chromium, allowPrivate: [`127.0.0.1:${site.port}`] });
    onTestFinished(() => pool.close());
    let stopped = 0;
    const text = await pool.use({}, { timeout: 60_000 }, async (session) => {
      session.page.on('console', () => {
        const pids = chromiumProcesses('--type=renderer');
        stopped += pids.length;
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        // Longer than half a second: both the first timer and the end of the requests are due when it goes on.
        setTimeout(() => pids.forEach((pid) => process.kill(pid, 'SIGCONT')), 1500);
      });
      await navigate(session, new URL(site.url()));
      await settle(session, { load: 30_000, quiet: 10_000 });
      return session.page.locator('#root').textContent();
    });
    expect(stopped).toBeGreaterThan(0);
    expect(text).toBe('late text');
  },
);
