import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findDeadLinks } from '../src/generator/check/links.ts';
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
            !exists(siteDirectory, new URL(target, `http://site/${file}`).pathname),
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

  test.each([
    ['missing/', 'a file that is not there'],
    ['../', 'the folder above the site'],
    ['/errors/', 'the root of the host'],
    ['#nowhere', 'an anchor of the same page'],
    ['other/#nowhere', 'an anchor of another page'],
    ['other/#%zz', 'an anchor that nobody can decode'],
    ['page.md', 'a file for programs'],
  ])('the checker finds %s: %s', (target) => {
    const alive =
      '<a id="a&quot;b" href="./">z</a><a href="other/#there">z</a><a href="#a%22b">z</a><a href="#a&quot;b">z</a>';
    const files = new Map([
      ['index.html', `<a href="${target}">x</a>${alive}<a href="https://example.com/">z</a>`],
      ['other/index.html', '<h2 id="there"></h2>'],
      ['404.html', '<a href="/docs/other/">z</a>'],
    ]);
    expect(findDeadLinks(files, '/docs/')).toMatchObject([{ file: 'index.html', target }]);
  });
});

/** The dead links of a folder, with each as one text. */
function deadLinks(root: string, base: string): string[] {
  const files = new Map(
    filesOf('', root)
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [file, file.endsWith('.html') ? readFileSync(join(root, file), 'utf8') : '']),
  );
  return findDeadLinks(files, base).map(({ file, target }) => `${file}: ${target}`);
}

function exists(root: string, pathname: string): boolean {
  const path = decodeURIComponent(pathname.slice(1));
  return listSet(root).has(path.endsWith('/') ? `${path}index.html` : path);
}

const known = new Map<string, Set<string>>();

function listSet(root: string): Set<string> {
  const files = known.get(root) ?? new Set(filesOf('', root));
  known.set(root, files);
  return files;
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/```[^]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
}
