import { describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { lastOfLabels } from '../src/own/older.ts';
import { renderSite } from '../src/generator/site.ts';

test.each([
  [['v3.0.0', 'v2.10.1', 'v2.9.0', 'v2.0.0-beta.1', 'v1.0.0', ''], 3, ['v2.10.1', 'v1.0.0']],
  [['v2.1.0', 'v2.0.0'], 2, []],
  [['v2.1.0', 'v3.0.0'], 2, []],
  [[''], 2, []],
])('of the tags %j, version %i has before it %j', (tags, major, expected) => {
  expect(lastOfLabels(tags, major)).toEqual(expected);
});

/** A description with an operation for each path. */
function description(version: string, paths: string[]): OpenApiDocument {
  const get = { responses: { '200': { description: 'Done.' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Library', version },
    servers: [{ url: `https://library.example.com/${version}` }],
    paths: Object.fromEntries(
      paths.map((path) => [path, { get: { ...get, operationId: `get${path.slice(1)}`, summary: path } }]),
    ),
  };
}

describe('two labels', () => {
  const sources = {
    guides: [],
    changelog: '## 3.0.0\n\nLoans.\n\n## 2.4.0\n\nBooks.\n',
    cards: false,
    read: () => undefined,
  };
  const older = description('v2', ['/books', '/shelves']);
  const site = renderSite(description('v3', ['/books', '/loans']), { ...sources, older: [older] });

  /** Where the list of labels of a page leads, as paths of the site. */
  async function labels(file: string): Promise<string[]> {
    const [, list = ''] = /<details class="versions">([^]*?)<\/details>/.exec((await site).get(file)!) ?? [];
    return [...list.matchAll(/href="([^"]*)"/g)].map(
      ([, to]) => new URL(to!, `http://site/${file}`).pathname,
    );
  }

  test.each([
    ['index.html', ['/', '/v2/']],
    ['operations/getbooks/index.html', ['/operations/getbooks/', '/v2/operations/getbooks/']],
    ['operations/getloans/index.html', ['/operations/getloans/', '/v2/']],
    ['v2/index.html', ['/', '/v2/']],
    ['v2/operations/getbooks/index.html', ['/operations/getbooks/', '/v2/operations/getbooks/']],
    ['v2/operations/getshelves/index.html', ['/', '/v2/operations/getshelves/']],
  ])('%s leads to %j', async (file, expected) => {
    expect(await labels(file)).toEqual(expected);
  });

  test.each([
    ['v2/index.html', '../'],
    ['v2/operations/getbooks/index.html', '../../../operations/getbooks/'],
    ['v2/operations/getshelves/index.html', '../../../'],
  ])('%s says that there is a newer version, at %s', async (file, target) => {
    const [, banner = ''] = /<p class="older" role="note">([^]*?)<\/p>/.exec((await site).get(file)!) ?? [];
    expect(banner).toContain('this page describes v2.');
    expect(new URL(/href="([^"]*)"/.exec(banner)![1]!, `http://site/${file}`).pathname).toBe(
      new URL(target, `http://site/${file}`).pathname,
    );
  });

  test('the newest says nothing of it', async () => {
    expect((await site).get('operations/getbooks/index.html')).not.toContain('class="older"');
  });

  test('the older has its description, its releases and its own style, and no page that it had not', async () => {
    const files = await site;
    expect(JSON.parse(files.get('v2/openapi.json')!)).toEqual(older);
    expect(files.get('v2/changelog.md')).toContain('2.4.0');
    expect(files.get('v2/changelog.md')).not.toContain('3.0.0');
    const [, style] = /<link rel="stylesheet" href="([^"]*)"/.exec(files.get('v2/index.html')!)!;
    expect(files.has(`v2/${style}`)).toBe(true);
    expect(files.has('v2/operations/getloans/index.html')).toBe(false);
    expect([...files.values()].filter((text) => text.includes('href="../reference/"'))).toEqual([]);
  });

  test('where there is one label, nothing is there to choose', async () => {
    const files = await renderSite(older, sources);
    expect([...files].filter(([, text]) => text.includes('class="versions"')).map(([file]) => file)).toEqual(
      [],
    );
    expect(files.get('index.html')).toContain('<small>v2</small>');
  });
});
