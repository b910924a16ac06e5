// Run as a user that is not root: says how Chromium shuts in a page of a pool that has no options at all.
import { readFileSync } from 'node:fs';
import { BrowserPool } from '../../dist/index.js';

const pool = new BrowserPool();
try {
  const candidates = await pool.use({}, { timeout: 60_000 }, async ({ page }) => {
    await page.setContent('<p>shut in');
    const cdp = await page.context().browser().newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const { id } = processInfo.find(({ type }) => type === 'renderer');
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1];
    const isOwnNamespace = field('NSpid').split(/\s+/).length > 1;
    return { text: await page.innerText('p'), seccomp: field('Seccomp'), isOwnNamespace };
  });
  console.log(JSON.stringify(candidates));
} catch (error) {
  console.error(error.code ?? '', error.message);
} finally {
  await pool.close();
}
