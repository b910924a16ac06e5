import { BrowserPool, findChromium, render } from '@web-data/browser';
import { chromium } from 'playwright-core';
import { cpuOfTree } from './cpu.js';

/** Runs one case in a separate process: `case.js <name> <port> <pages> <width>`, with the result as JSON on stdout. */
const [name, port, pages, width] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const noSandbox = process.getuid?.() === 0;
const url = (at) => `http://127.0.0.1:${port}/?at=${at}`;

const cases = {
  /**
   * The pool as a service uses it: a separate proxy and a fresh context for each page, with frames and shadow trees
   * inlined.
   */
  async ours() {
    const pool = new BrowserPool({
      chromium: { noSandbox },
      slots: width,
      allowPrivate: [`127.0.0.1:${port}`],
    });
    await pool.start();
    return {
      read: async (at) => (await render(pool, new URL(url(at)), { timeout: 120_000 })).html,
      close: () => pool.close(),
    };
  },
  /** The minimum for the same page: a fresh context, the page when no request is open, its HTML. */
  async bare() {
    const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: !noSandbox });
    return {
      async read(at) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(url(at), { waitUntil: 'networkidle', timeout: 120_000 });
        const html = await page.content();
        await context.close();
        return html;
      },
      close: () => browser.close(),
    };
  },
};

const { read, close } = await cases[name]();
await Promise.all(Array.from({ length: width }, (_, at) => read(at))); // Warm-up.
const [cpu, start] = [cpuOfTree(), performance.now()];
let next = 0;
let complete = 0;
await Promise.all(
  Array.from({ length: width }, async () => {
    while (next < pages) {
      const at = next++;
      if ((await read(at)).includes(`<h1>Page ${at}</h1>`)) complete++;
    }
  }),
);
const result = {
  cpuMs: ((cpuOfTree() - cpu) * 1000) / pages,
  perSecond: (pages * 1000) / (performance.now() - start),
  complete,
};
await close();
console.log(JSON.stringify(result));
process.exit(0);
