import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf, read } from '../helpers/site.ts';
import { runMain, STRANGER, TIDES, writeFolder } from '../helpers/stranger.ts';
import type { Ran } from '../helpers/stranger.ts';

/** Parts that other programs write have tests of their own. */
const PLAIN = { reference: false, postman: false, cards: false };
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes a folder with a configuration, and gives the arguments that name it. */
function prepare(
  config: object,
  files: Readonly<Record<string, string>> = {},
): { folder: string; args: string[] } {
  const text = JSON.stringify({ description: 'openapi.yaml', ...PLAIN, ...config });
  const folder = writeFolder({ ...STRANGER, ...files, 'web-data-docs.config.json': text });
  folders.push(folder);
  return { folder, args: ['--config', join(folder, 'web-data-docs.config.json')] };
}

describe('a site with all that a configuration can say', () => {
  let site: string;
  let ran: Ran;
  beforeAll(async () => {
    const { folder, args } = prepare(
      {
        name: 'Tide tables',
        logo: 'logo.svg',
        accent: { light: '#ffcc00', dark: '#a8c7fa' },
        typefaces: { headings: 'own.woff2', text: 'system' },
        guides: 'guides',
        navigation: [{ title: 'First steps', guides: ['units'] }, 'begin'],
        changelog: 'CHANGES.md',
        versions: ['v1.yaml'],
        samples: ['python', 'curl'],
        files: { CNAME: 'cname.txt', '.well-known/a.txt': 'cname.txt' },
        base: '/docs/',
        origin: 'https://tides.example',
        apiBaseUrl: 'https://api.tides.example',
        editUrl: 'https://git.tides.example/edit/',
        outDir: 'public',
      },
      { 'own.woff2': 'font', 'cname.txt': 'tides.example\n' },
    );
    site = join(folder, 'public');
    ran = await runMain('build', ...args);
  });

  test('is built, with a warning for the accent', () => {
    expect(ran).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('accent.light #ffcc00 has a contrast'),
    });
    expect(ran.stdout).toMatch(/^\d+ pages, \d+ files in .*public\.\n$/);
  });

  test('has name, logo and the languages in their order', () => {
    const page = read('operations/report-tide/index.html', site);
    expect(page).toContain('<title>Report a tide · Tide tables</title>');
    expect(page).toMatch(/<img class="logo" src="\.\.\/\.\.\/assets\/icon\.svg" alt=""/);
    expect(read('assets/icon.svg', site)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox/);
    const samples = JSON.parse(read('samples.json', site)) as { samples: { language: string }[] };
    expect(samples.samples.slice(0, 2).map(({ language }) => language)).toEqual(['python', 'curl']);
    expect(read('index.md', site)).toContain('# Tide tables');
  });

  test('has its typeface and none of ours', () => {
    expect(readFileSync(join(site, 'assets/headings.woff2'), 'utf8')).toBe('font');
    expect(filesOf('.woff2', site)).toEqual(['assets/headings.woff2', 'v1/assets/headings.woff2']);
    expect(read('index.html', site)).toContain('href="assets/headings.woff2"');
  });

  test('has guides in the order and the groups of its navigation', () => {
    const [, menu = ''] = /<h2>Guides<\/h2>([^]*?)<\/section>/.exec(read('index.html', site)) ?? [];
    expect(
      [...menu.matchAll(/<li class="group">([^<]*)|href="(guides\/[^"]*)"/g)].map((one) => one[1] ?? one[2]),
    ).toEqual(['First steps', 'guides/units/', 'guides/begin/']);
  });

  test('has a changelog with a feed, an older version and further files', () => {
    expect(read('changelog.md', site)).toContain('Heights.');
    expect(JSON.parse(read('changelog/feed.json', site))).toMatchObject({
      title: 'Changes of the Tide tables',
    });
    expect(read('v1/changelog.md', site)).not.toContain('Heights.');
    expect(read('index.html', site)).toContain('class="versions"');
    for (const file of ['CNAME', '.well-known/a.txt']) expect(read(file, site)).toBe('tides.example\n');
  });

  test('has the address of the site, of the API and of its sources', () => {
    const page = read('operations/list-tides/index.html', site);
    expect(page).toContain('<link rel="canonical" href="https://tides.example/docs/operations/list-tides/">');
    expect(page).toContain('href="https://git.tides.example/edit/openapi.yaml">Edit this page</a>');
    expect(page).toContain('https://api.tides.example/v2/tides');
    expect(read('guides/units/index.html', site)).toContain('edit/guides/units.md">Edit this page</a>');
    expect(read('404.html', site)).toContain('<a class="brand" href="/docs/"');
    expect(read('sitemap.xml', site)).toContain('<loc>https://tides.example/docs/guides/begin/</loc>');
    expect(read('robots.txt', site)).toContain('https://tides.example/docs/sitemap.xml');
  });
});

test('names the files of a description that was bundled, where the configuration says as what it is written', async () => {
  const { folder, args } = prepare(
    {
      description: 'dist/bundled.yaml',
      source: 'spec/openapi.yaml',
      root: 'spec',
      editUrl: 'https://git.example/',
    },
    {
      'dist/bundled.yaml': TIDES,
      'spec/openapi.yaml': TIDES.replace(
        /paths:[^]*(?=components:)/,
        "paths:\n  /tides: { $ref: 'tides.yaml' }\n",
      ),
      'spec/tides.yaml': 'get: { operationId: listTides, responses: {} }\n',
    },
  );
  expect(await runMain('build', ...args)).toMatchObject({ code: 0, stderr: '' });
  const site = join(folder, 'docs-site');
  expect(read('operations/list-tides/index.html', site)).toContain('href="https://git.example/tides.yaml"');
  expect(read('schemas/tide/index.html', site)).toContain('href="https://git.example/openapi.yaml"');
});

test('has consoles that respond by a script of its own', async () => {
  const script = 'export const respondInPage = () => new Response();\n';
  const { folder, args } = prepare({ responder: 'scripts' }, { 'scripts/respond-in-page.js': script });
  expect(await runMain('build', ...args)).toMatchObject({ code: 0, stderr: '' });
  const site = join(folder, 'docs-site');
  expect(read('assets/try-it/respond-in-page.js', site)).toBe(script);
  expect(JSON.parse(read('operations/list-tides/try.json', site))).toMatchObject({ inPage: true });
  // The console asks for it by this name.
  expect(read('assets/try-it/console.js', site)).toContain('import("./respond-in-page.js")');
});

describe('a site without a configuration', () => {
  test('has pages, files for programs and a search, and names nothing that it has not', async () => {
    const folder = writeFolder({ 'openapi.yaml': TIDES, 'empty.json': JSON.stringify(PLAIN) });
    folders.push(folder);
    const out = join(folder, 'docs-site');
    const args = ['--config', join(folder, 'empty.json'), '--out', out];
    expect(await runMain('build', join(folder, 'openapi.yaml'), ...args)).toMatchObject({
      code: 0,
      stderr: '',
    });
    for (const file of [
      'index.html',
      'operations/list-tides/index.html',
      'schemas/tide/index.html',
      '404.html',
    ])
      expect(existsSync(join(out, file)), file).toBe(true);
    expect(JSON.parse(read('openapi.json', out))).toMatchObject({ info: { title: 'Tides' } });
    expect(read('llms.txt', out)).not.toContain('errors.json');
    expect(existsSync(join(out, 'changelog'))).toBe(false);
    expect(read('schemas/tide.md', out)).not.toContain('JSON Schema');
    const all = filesOf('', out).filter((file) => /\.(?:html|md|txt|json|js)$/.test(file));
    expect(all.filter((file) => /web-data|Web Data|WEB_DATA/.test(read(file, out)))).toEqual([]);
  });

  test('replaces an earlier site, and nothing else', async () => {
    const { folder, args } = prepare({});
    const out = join(folder, 'docs-site');
    await runMain('build', ...args);
    writeFileSync(join(out, 'stale.html'), 'old');
    mkdirSync(join(out, '.git'));
    expect((await runMain('build', ...args)).code).toBe(0);
    expect(existsSync(join(out, 'stale.html'))).toBe(false);
    expect(existsSync(join(out, '.git'))).toBe(true);
    const other = await runMain('build', ...args, '--out', join(folder, 'guides'));
    expect(other).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('holds something else than a site'),
    });
    expect(existsSync(join(folder, 'guides/begin.md'))).toBe(true);
  });
});

describe('what cannot be built is said with its place and a remedy', () => {
  test.each<[title: string, config: object, message: RegExp]>([
    [
      'a logo that is not there',
      { logo: 'no.svg' },
      /^logo: no\.svg cannot be read: there is no such file\. Correct/,
    ],
    [
      'a logo without an image',
      { logo: 'text.svg' },
      /^logo: text\.svg has no element svg\. Name an SVG file\./,
    ],
    [
      'a folder of guides that is not there',
      { guides: 'pages' },
      /^guides: pages cannot be read: there is no such folder\./,
    ],
    [
      'a guide that is not there',
      { guides: 'guides', navigation: ['end'] },
      /^navigation names end\. There are begin, units\./,
    ],
    [
      'a description that is not there',
      { description: 'api.yaml' },
      /api\.yaml cannot be read: there is no such file\./,
    ],
    ['an unknown member', { title: 'Tides' }, /web-data-docs\.config\.json:1 \/title is not known\./],
    [
      'a typeface that is not there',
      { typefaces: { code: 'c.woff2' } },
      /^typefaces\.code: c\.woff2 cannot be read/,
    ],
  ])('%s', async (_title, config, message) => {
    const { args } = prepare(config, { 'text.svg': 'none' });
    expect(await runMain('build', ...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });

  test.each([
    [['build', '--colour', 'red'], /Unknown option '--colour'.*; see web-data-docs build --help\./],
    [['build', 'a.yaml', 'b.yaml'], /^build takes one description, and got 2\./],
    [['build', 'a.yaml', '--base', 'docs'], /^--base starts and ends in a slash, such as \/docs\/, not docs/],
    [['build', 'a.yaml', '--origin', 'docs'], /^--origin is a scheme and a host/],
    [['dev', 'a.yaml', '--port', '70000'], /^--port must be a whole number from 0 to 65535, not "70000"\./],
    [['publish'], /^There is no command "publish"; use one of: build, dev, check\./],
  ])('%j', async (args, message) => {
    expect(await runMain(...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
  });
});
