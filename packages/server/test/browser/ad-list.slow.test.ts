import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readAdList } from '../../src/capabilities/browser/ad-list.ts';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';

let folder: string;
let files = 0;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'web-data-ads-'))));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const file = join(folder, `${files++}.txt`);
  await writeFile(file, text);
  return file;
}

const RULES = `[Adblock Plus 2.0]
! Title: Of our own
||ads.example^
/banners/*$image
@@||friend.example/banners/$image
||partner.example^$third-party
||only-there.example^$domain=there.example
/frames/ad.$subdocument
0.0.0.0 hosts.example # as in a hosts file
##article
site.example##.main
site.example##+js(abort-on-property-read, x)
||clean.example^$removeparam=utm_source
`;

describe('a list of rules', () => {
  test.each([
    ['https://ads.example/a.js', 'https://site.example/', 'script', true],
    ['https://cdn.ads.example/a.js', 'https://site.example/', 'fetch', true],
    ['https://notads.example/a.js', 'https://site.example/', 'script', false],
    ['https://site.example/banners/1.png', 'https://site.example/', 'image', true],
    ['https://site.example/banners/1.js', 'https://site.example/', 'script', false],
    ['https://friend.example/banners/1.png', 'https://site.example/', 'image', false],
    ['https://partner.example/a.js', 'https://site.example/', 'script', true],
    ['https://partner.example/a.js', 'https://www.partner.example/', 'script', false],
    ['https://only-there.example/a.js', 'https://there.example/', 'xhr', true],
    ['https://only-there.example/a.js', 'https://site.example/', 'xhr', false],
    ['https://site.example/frames/ad.html', 'https://site.example/', 'subframe', true],
    ['https://site.example/frames/ad.js', 'https://site.example/', 'script', false],
    ['https://hosts.example/a.js', 'https://site.example/', 'script', true],
    ['https://clean.example/?utm_source=x', 'https://site.example/', 'script', false],
    ['data:text/plain,ads.example', 'https://site.example/', 'fetch', false],
    ['https://ads.example/a.js', '', 'script', true],
  ])('%s from %s as %s', async (url, from, type, isAd) => {
    expect((await readAdList(await fileOf(RULES))).isAd({ url, from, type })).toBe(isAd);
  });
  test.each([
    ['', /ads\.txt has no rule about requests\. .*WEB_DATA_AD_LIST/],
    ['##article\n! nothing else\n', /has no rule about requests/],
    [undefined, /^The list of advertisements .*ads\.txt cannot be read: ENOENT.*WEB_DATA_AD_LIST/],
  ])('%j is refused in one sentence', async (text, sentence) => {
    const file = join(folder, 'ads.txt');
    await rm(file, { force: true });
    if (text !== undefined) await writeFile(file, text);
    await expect(readAdList(file)).rejects.toThrow(sentence);
    await expect(startTestServer({ adList: file })).rejects.toMatchObject({ name: 'ConfigError' });
  });
});

/** What is asked for of a page, and what is read of it. */
async function scrape(rules: string, blockAds?: boolean): Promise<{ asked: string[]; markdown: string }> {
  const other = await serveSite((_, response) => response.end(''));
  onTestFinished(() => other.close());
  const site = await serveSite(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    if (url === '/ads/frame') return void response.end('<p>buy</p>');
    if (url === '/frame')
      return void response.end('<script src="/nested-ad.js"></script><p>framed words</p>');
    response.end(`<title>Bread</title><article class="main"><h1>Bread</h1><p>Flour, water and salt.</p></article>
      <script src="/ads/a.js"></script><script src="/app.js"></script><script src="${other.url}/track.js"></script>
      <script>fetch('/ads/b.json').catch(() => 0); fetch('/data.json')</script><iframe src="/frame"></iframe><iframe src="/ads/frame"></iframe>`);
  });
  onTestFinished(() => site.close());
  const adList = await fileOf(rules.replaceAll('{other}', new URL(other.url).host));
  const server = await startTestServer({ agentRuns: 0, browserNoSandbox, adList });
  onTestFinished(() => server.close());
  const { key } = await server.caller();
  const body = {
    url: site.url,
    waitFor: 1,
    onlyMainContent: false,
    ...(blockAds !== undefined && { blockAds }),
  };
  const { status, body: answer } = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
  expect(status).toBe(200);
  const { markdown } = (answer as { data: { markdown: string } }).data;
  const asked = [...site.asked, ...other.asked].filter(
    (path) => !['/', '/favicon.ico', '/robots.txt'].includes(path),
  );
  return { asked: asked.toSorted(), markdown };
}

describe.skipIf(!hasBrowser)('a page with advertisements', { timeout: 120_000 }, () => {
  const rules = '/ads/*\n/nested-ad.js$domain=127.0.0.1\n|http://{other}/track.js\n##article\n##.main\n';
  test('asks for none of those that the list of the operator names, and keeps its content', async () => {
    const { asked, markdown } = await scrape(rules);
    expect(asked).toEqual(['/app.js', '/data.json', '/frame']);
    expect(markdown).toContain('Flour, water and salt.');
    expect(markdown).toContain('framed words');
  });
  test('asks for them where they are wanted', async () => {
    const { asked } = await scrape(rules, false);
    expect(asked).toEqual([
      '/ads/a.js',
      '/ads/b.json',
      '/ads/frame',
      '/app.js',
      '/data.json',
      '/frame',
      '/nested-ad.js',
      '/track.js',
    ]);
  });
  test('asks for what an exception of the list lets through', async () => {
    const { asked } = await scrape(`${rules}@@/ads/b.json\n`, true);
    expect(asked).toEqual(['/ads/b.json', '/app.js', '/data.json', '/frame']);
  });
});
