import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { map } from '@web-data/site-map';
import { afterAll, expect, test } from 'vitest';
import { buildSite, renderSitemap } from '../src/index.ts';
import { serve } from './helpers/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['include', 'skip'] as const)(
  'a Map of the served site with sitemap %s finds every page once',
  async (sitemap) => {
    const site = await serve(folder);
    await buildSite({ outDir: folder, origin: site.origin });
    const { links } = await map(site.origin, { allowPrivate: ['127.0.0.1:*'], sitemap, ignoreCache: true });
    site.close();
    const found = links.map(({ url }) => url);
    const pages = [...renderSitemap(site.origin).matchAll(/<loc>(.+)<\/loc>/g)].map(([, loc]) => loc!);
    expect(pages.filter((page) => !found.includes(page))).toEqual([]);
    expect(found.length).toBe(new Set(found.map((url) => url.replace(/(?:index\.html|\/)$/, ''))).size);
  },
);
