import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { launch } from '../../src/chromium/launch.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';

/** What a program that is no browser is started with: the lists of features to turn off, in their order. */
async function listsGiven(): Promise<string[][]> {
  const directory = mkdtempSync(join(tmpdir(), 'features-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const [program, file] = [join(directory, 'chromium'), join(directory, 'arguments')];
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${file}'\nexit 1\n`);
  chmodSync(program, 0o755);
  await expect(launch({ path: program, noSandbox: true })).rejects.toMatchObject({ code: 'NoBrowser' });
  return [...readFileSync(file, 'utf8').matchAll(/^--disable-features=(?<list>.*)$/gm)].map(({ groups }) =>
    groups!['list']!.split(','),
  );
}

test('the list of features that counts has all of the list that Playwright gives', async () => {
  const [theirs, ours, ...more] = await listsGiven();
  expect(more).toEqual([]);
  expect(theirs!.length).toBeGreaterThan(5);
  expect(theirs!.filter((feature) => !ours!.includes(feature))).toEqual([]);
});

describe.skipIf(!chromiumPath)('a context', () => {
  test('starts no page of the browser itself beside its own', async () => {
    const browser = await launch(chromium);
    onTestFinished(() => browser.close());
    const page = await (await browser.newContext()).newPage();
    await page.goto('about:blank');
    await page.waitForTimeout(1000); // What a window loads by itself comes after it.
    const cdp = await browser.newBrowserCDPSession();
    const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{}] });
    const urls = targetInfos.map(({ url }) => url);
    expect(urls).toContain('about:blank');
    expect(urls.filter((url) => url.startsWith('chrome:'))).toEqual([]);
  });
});
