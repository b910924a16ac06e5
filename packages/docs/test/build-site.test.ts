import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite, renderRobots, renderSitemap } from '../src/index.ts';
import { siteDirectory } from '../src/site-directory.ts';
import { filesOf, read } from './helpers/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('buildSite', () => {
  test('publishes under an own domain and a sub-path', async () => {
    const outDir = join(folder, 'own');
    const address = { origin: 'https://www.example.com', base: '/docs/' };
    await buildSite({
      outDir,
      ...address,
      apiBaseUrl: 'https://api.example.com',
      editUrl: 'https://git.example.com/edit/',
    });
    const page = read('operations/map/index.html', outDir);
    expect(page).toContain('<link rel="canonical" href="https://www.example.com/docs/operations/map/">');
    expect(page).toContain(
      '<meta property="og:image" content="https://www.example.com/docs/cards/operations-map.png" />',
    );
    expect(readFileSync(join(outDir, 'cards/operations-map.png'))).toEqual(
      readFileSync(join(siteDirectory, 'cards/operations-map.png')),
    );
    expect(read('operations/map.md', outDir)).toContain('curl https://api.example.com/v2/map');
    expect(page).toContain('https://api.example.com/v2/map');
    expect(page).toContain(
      '<a class="source" href="https://git.example.com/edit/spec/paths/map.yaml">Edit this page</a>',
    );
    expect(read('404.html', outDir)).toContain('<a class="brand" href="/docs/"');
    expect(read('robots.txt', outDir)).toContain('Sitemap: https://www.example.com/docs/sitemap.xml');
    expect(
      filesOf('', outDir).some(
        (file) => /\.(?:html|md|txt)$/.test(file) && read(file, outDir).includes('127.0.0.1:3000'),
      ),
    ).toBe(false);
  });

  test('without an origin writes neither sitemap nor canonical addresses', async () => {
    const outDir = join(folder, 'plain');
    await buildSite({ outDir });
    expect(existsSync(join(outDir, 'sitemap.xml'))).toBe(false);
    expect(read('index.html', outDir)).not.toContain('canonical');
  });

  test.each([
    [{ base: 'docs' }, 'base starts and ends in a slash, such as /docs/, not docs'],
    [
      { origin: 'example.com' },
      'origin is a scheme and a host such as https://docs.example.com, not example.com',
    ],
    [
      { origin: 'https://example.com/docs' },
      'origin is a scheme and a host such as https://docs.example.com, not https://example.com/docs',
    ],
    [
      { apiBaseUrl: 'https://api.example.com/' },
      'apiBaseUrl is an address without a slash at its end, such as https://api.example.com, not https://api.example.com/',
    ],
    [
      { editUrl: 'https://git.example.com/edit' },
      'editUrl is an address that ends in a slash, such as https://git.example.com/edit/main/, not https://git.example.com/edit',
    ],
    [{ base: '/"><script>/' }, 'base starts and ends in a slash, such as /docs/, not /"><script>/'],
  ])('refuses %o', async (options, message) => {
    await expect(buildSite({ outDir: join(folder, 'refused'), ...options })).rejects.toThrow(message);
  });
});

describe('sitemap and robots', () => {
  test('the sitemap has every page once, absolute', () => {
    const addresses = [...renderSitemap('http://127.0.0.1:3000').matchAll(/<loc>(.+)<\/loc>/g)].map(
      ([, loc]) => loc!,
    );
    const pages = filesOf('index.html').map(
      (file) => `http://127.0.0.1:3000/${file.replace(/index\.html$/, '')}`,
    );
    expect(addresses.toSorted()).toEqual(pages.toSorted());
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('robots.txt allows all and names the sitemap', () => {
    expect(renderRobots('https://www.example.com', '/docs/')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/docs/sitemap.xml\n',
    );
  });
});
