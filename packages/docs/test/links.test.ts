import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../src/index.ts';
import { siteDirectory } from '../src/site-directory.ts';
import { filesOf, read } from './helpers/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('links', () => {
  test('every link of every page leads to a file and an anchor that exist', () => {
    expect(deadLinks(siteDirectory, '/')).toEqual([]);
  });

  test('also when the site is published under a path of its own', async () => {
    await buildSite({ outDir: folder, base: '/deep/docs/', origin: 'https://www.example.com' });
    expect(deadLinks(folder, '/deep/docs/')).toEqual([]);
  });

  test('every link of the Markdown pages and of llms.txt leads to a file', () => {
    const dead = [...filesOf('.md'), 'llms.txt'].flatMap((file) =>
      [...withoutCode(read(file)).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, target]) => target!)
        .filter(
          (target) =>
            !target.startsWith('https://') &&
            !exists(siteDirectory, new URL(target, `http://site/${file}`).pathname, '/'),
        )
        .map((target) => `${file}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  test('no page leads to another host, but for the libraries and services that guides name', () => {
    const hosts = filesOf('.html')
      .filter((file) => file !== 'reference/index.html')
      .flatMap((file) =>
        [...read(file).matchAll(/(?:href|src)="(https?:\/\/[^/"]+)/g)].map(([, host]) => host),
      );
    expect([...new Set(hosts)].toSorted()).toEqual([
      'https://docs.searxng.org',
      'https://modelcontextprotocol.io',
      'https://openapi-ts.dev',
      'https://www.standardwebhooks.com',
    ]);
  });

  test('the checker finds a dead link and a dead anchor', () => {
    const page = '<a href="missing/">x</a><a href="#nowhere">y</a><a href="./">z</a>';
    expect(
      linksOf(page).filter(({ target }) => !isAlive(siteDirectory, '/', '/errors/', target, new Set())),
    ).toEqual([{ target: 'missing/' }, { target: '#nowhere' }]);
  });
});

function deadLinks(root: string, base: string): string[] {
  const pages = filesOf('.html', root).filter((file) => file !== 'reference/index.html');
  return pages.flatMap((file) => {
    const html = read(file, root);
    // The 404 page is shown at any address.
    const from = base + (file === '404.html' ? 'no/such/page' : file.replace(/index\.html$/, ''));
    const ids = idsOf(html);
    return linksOf(html)
      .filter(({ target }) => !isAlive(root, base, from, target, ids))
      .map(({ target }) => `${file}: ${target}`);
  });
}

function linksOf(html: string): { target: string }[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target]) => ({
    target: target!.replaceAll('&amp;', '&'),
  }));
}

function isAlive(root: string, base: string, from: string, target: string, own: Set<string>): boolean {
  if (/^(?:https?:|data:)/.test(target)) return true;
  const { pathname, hash } = new URL(target, `http://site${from}`);
  const anchor = decodeURIComponent(hash.slice(1));
  if (pathname === from) return anchor === '' || own.has(anchor);
  if (!exists(root, pathname, base)) return false;
  return anchor === '' || idsOf(read(fileOf(pathname, base), root)).has(anchor);
}

const known = new Map<string, Set<string>>();

function exists(root: string, pathname: string, base: string): boolean {
  const files = known.get(root) ?? new Set(filesOf('', root));
  known.set(root, files);
  return pathname.startsWith(base) && files.has(fileOf(pathname, base));
}

function fileOf(pathname: string, base: string): string {
  const path = decodeURIComponent(pathname.slice(base.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

const ids = new Map<string, Set<string>>();

function idsOf(html: string): Set<string> {
  const found = ids.get(html) ?? new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
  ids.set(html, found);
  return found;
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/```[^]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
}
