import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typeface } from '../src/generator/assets.ts';
import { pageToHtml } from '../src/generator/render/layout.ts';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { ferries, openForeign } from './helpers/foreign.ts';
import { takePicture } from './helpers/picture.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';

describe.skipIf(!chromiumPath)('a foreign description in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-data-foreign-'));
  let browser: Browser;
  let server: StaticServer;

  beforeAll(async () => {
    const { site, files } = await openForeign(ferries);
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const plain = { ...site, cards: false };
    for (const page of site.pages) write(`${page.path}index.html`, pageToHtml(page, plain));
    for (const [file, text] of files()) write(file, text);
    for (const [file, from] of Object.entries(typeface)) cpSync(from, join(folder, 'assets', file));
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
