import { expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { html, prose } from '../support/look-alikes/pages.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

const NAMES = ['intro', 'guide', 'faq', 'team'];

/** A site of documentation, each page of which has a file of the same text: how `head` and the links name it. */
async function findPaths(
  head: (name: string) => string,
  links: (name: string) => readonly string[],
  header?: (name: string) => string,
): Promise<{ paths: string[]; asked: string[]; copies: number }> {
  const site = await serve((request, response) => {
    const path = request.url ?? '';
    const name = /^\/docs\/(\w+)/.exec(path)?.[1] ?? '';
    if (path !== '/' && !NAMES.includes(name)) return void response.writeHead(404).end();
    if (/\.(?:md|txt)$/.test(path))
      return void response.writeHead(200, { 'content-type': 'text/markdown' }).end(`# ${name}`);
    const others = path === '/' ? NAMES.map((other) => `/docs/${other}`) : links(name);
    const link = header === undefined || path === '/' ? {} : { link: header(name) };
    response
      .writeHead(200, { 'content-type': 'text/html', ...link })
      .end(html(name, [...others], prose(NAMES.indexOf(name) + 9)).replace('<head>', `<head>${head(name)}`));
  });
  const budget = { rate: Number.POSITIVE_INFINITY };
  const { links: found, stats } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    budget,
  });
  const paths = found.map(({ url }) => url.replace(/^http:\/\/[^/]+/, '')).toSorted();
  return {
    paths,
    asked: site.requests.filter((line) => /docs.*\.(?:md|txt)$/.test(line)),
    copies: stats.copies,
  };
}

const ALL = ['/', ...NAMES.map((name) => `/docs/${name}`)].toSorted();
const markdown = (name: string): string => `<link rel=alternate type=text/markdown href=/docs/${name}.md>`;

test.each<[string, Parameters<typeof findPaths>]>([
  ['a link element', [markdown, (name) => [`/docs/${name}.md`]]],
  [
    'the Link header',
    [
      () => '',
      (name) => [`/docs/${name}.md`],
      (name) => `</docs/${name}.md>; rel=alternate; type="text/markdown"`,
    ],
  ],
  ['a link element alone', [markdown, () => []]],
])('a page in another format is no page of its own, and not requested: %s', async (_, options) => {
  const { paths, asked } = await findPaths(...options);
  expect([paths, asked]).toEqual([ALL, []]);
});

test('a file of text beside a page of the same name is a copy of it, which is counted', async () => {
  const { paths, copies } = await findPaths(
    () => '',
    (name) => [`/docs/${name}.md`],
  );
  expect([paths, copies]).toEqual([ALL, NAMES.length]);
});

test('a file of text of another name is a page', async () => {
  const { paths } = await findPaths(
    () => '',
    (name) => [`/docs/${name}-notes.md`, `/docs/${name}/list.txt`],
  );
  expect(paths).toEqual(
    [...ALL, ...NAMES.flatMap((name) => [`/docs/${name}-notes.md`, `/docs/${name}/list.txt`])].toSorted(),
  );
});

test('a page that gives another format at its own address stays one', async () => {
  const { paths } = await findPaths(
    (name) => `<link rel=alternate type=application/activity+json href=/docs/${name}>`,
    () => [],
  );
  expect(paths).toEqual(ALL);
});
