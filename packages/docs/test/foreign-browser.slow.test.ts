import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { buoys, ferries, openForeign, writeForeign } from './helpers/foreign.ts';
import { takePicture } from './helpers/picture.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';

describe.skipIf(!chromiumPath)('a foreign description in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-data-foreign-'));
  let browser: Browser;
  let server: StaticServer;

  beforeAll(async () => {
    writeForeign(folder, await openForeign(ferries));
    writeForeign(join(folder, 'buoys'), await openForeign(buoys));
    [browser, server] = await Promise.all([launch(), serve(folder)]);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  const paths = [
    '',
    'operations/list-departures/',
    'operations/buy-ticket/',
    'operations/put-photo/',
    'operations/send-note/',
    'schemas/departure/',
    'schemas/berth/',
    'buoys/operations/watch-readings/',
    'buoys/operations/export-readings/',
  ];
  const views = [
    [320, 'light'],
    [320, 'dark'],
    [390, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const;

  test.each(paths.flatMap((path) => views.map(([width, theme]) => ({ path, width, theme }))))(
    '/$path, unfolded, is accessible and as wide as its window at $width px in $theme',
    async ({ path, width, theme }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
      const faults: string[] = [];
      page.on('console', (message) => faults.push(message.text()));
      await page.goto(`${server.origin}/${path}`);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      });
      await takePicture(page, `foreign-${path.replaceAll('/', '-') || 'landing-'}${width}-${theme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});
