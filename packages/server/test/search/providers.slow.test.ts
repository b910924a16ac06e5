import { Firecrawl } from '@mendable/firecrawl-js';
import { afterEach, expect, test } from 'vitest';
import { serveClassifier } from '../support/classifier.ts';
import { search } from '../support/search.ts';
import { serveSearxng } from '../support/searxng.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function kept<T extends { close(): Promise<unknown> }>(one: T): T {
  closing.push(() => one.close());
  return one;
}

/** A site of which a page is slow and one is missing. */
async function site() {
  return kept(
    await serveSite((request, response) => {
      if (request.url === '/slow') return;
      if (request.url === '/reset') return void request.destroy();
      response.setHeader('content-type', 'text/html').end(`<title>T</title><p>Text of ${request.url}.</p>`);
    }),
  );
}

test('SearXNG is asked as its documentation says, page by page, and what it must not give is left out', async () => {
  const engine = kept(
    await serveSearxng(({ pageno = '1' }) => ({
      results: [
        {
          url: `https://docs.example.com/${pageno}`,
          title: 'A &amp; <b>B</b>',
          content: null,
          publishedDate: '2026-03-05T10:00:00',
        },
        { url: 'https://ads.example.com/', title: 'Ad', content: 'x' },
        { url: 'javascript:alert(1)', title: 'Not a page' },
        'nonsense',
      ],
      unresponsive_engines: [['duckduckgo', 'timeout']],
    })),
  );
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key } = await server.caller();
  const { body } = await search(server, key, {
    query: 'a plan',
    limit: 2,
    country: 'DE',
    tbs: 'qdr:y',
    includeDomains: ['example.com'],
    excludeDomains: ['ads.example.com'],
  });
  expect(body.data.web).toEqual([
    { url: 'https://docs.example.com/1', title: 'A & B', description: '', date: '2026-03-05T10:00:00.000Z' },
    { url: 'https://docs.example.com/2', title: 'A & B', description: '', date: '2026-03-05T10:00:00.000Z' },
  ]);
  expect(body.warning).toBe('Some engines of the search provider did not answer: duckduckgo.');
  expect(engine.questions).toEqual([
    expect.objectContaining({
      q: 'a plan site:example.com -site:ads.example.com',
      format: 'json',
      categories: 'general',
      language: 'de-DE',
      time_range: 'year',
    }),
    expect.objectContaining({ pageno: '2' }),
  ]);
});

test.each([
  ['that is busy', 429, 503, 'Service Unavailable'],
  ['that breaks', 500, 502, 'Bad Gateway'],
  ['without JSON', 403, 502, 'Bad Gateway'],
])('a provider %s is told as such, and costs nothing', async (_title, given, status, error) => {
  const engine = kept(await serveSearxng(() => given));
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key, teamId } = await server.caller({ credits: 10 });
  const answer = await search(server, key, { query: 'a' });
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ success: false, error })]);
  if (status === 503) expect(answer.headers.get('retry-after')).toBe('7');
  expect(await server.team(teamId)).toMatchObject({ credits: 10, held: 0 });
});

test.each<[string, number | undefined, RegExp]>([
  ['refuses JSON', 403, /answered with 403\. It refuses the format JSON: its operator adds `json`/],
  ['has no search there', 404, /answered with 404\. There is no search at this address/],
  ['breaks', 500, /answered with 500\.$/],
  ['is not there', undefined, /could not be reached or read \(ECONNREFUSED\)/],
])('SearXNG that %s tells its cause to the caller and to the operator', async (_, status, cause) => {
  const engine = await serveSearxng(() => status ?? 200);
  if (status === undefined) await engine.close();
  else kept(engine);
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key } = await server.caller();
  const { body } = await search(server, key, { query: 'a' });
  expect(body).toMatchObject({ details: { message: expect.stringMatching(cause) as string } });
  const line = server.log.find((text) => text.includes('the search provider failed'));
  expect(line).toContain(new URL(engine.url).host);
});

test.each([
  ['qdr:d', 'day'],
  ['qdr:w', 'week'],
  ['qdr:w2', 'month'],
  ['qdr:m', 'month'],
])('SearXNG is asked for %s as %s', async (tbs, range) => {
  const engine = kept(await serveSearxng(() => ({ results: [] })));
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key } = await server.caller();
  expect((await search(server, key, { query: 'a', tbs })).status).toBe(200);
  expect(engine.questions[0]!.time_range).toBe(range);
});

test('a provider that does not answer in time is told as 408', async () => {
  const engine = kept(await serveSite(() => {}));
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key } = await server.caller();
  expect((await search(server, key, { query: 'a', timeout: 300 })).status).toBe(408);
});

test('content that is late, or cannot be read, is left out and says so; credits are those of what is there', async () => {
  const pages = await site();
  const engine = kept(
    await serveSearxng(({ pageno }) => ({
      results: pageno
        ? []
        : ['fast', 'slow', 'reset'].map((path) => ({
            url: `${pages.url}/${path}`,
            title: path,
            content: '',
          })),
    })),
  );
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key, teamId } = await server.caller({ credits: 100 });
  const { body } = await search(server, key, {
    query: 'a',
    timeout: 12_000,
    scrapeOptions: { formats: ['markdown'] },
  });
  const [fast, slow, reset] = body.data.web!;
  expect(fast).toMatchObject({ markdown: expect.stringContaining('Text of /fast.') });
  expect(slow).toMatchObject({ url: `${pages.url}/slow`, warning: 'The content was not there in time.' });
  expect(reset!.warning).toMatch(/^The page could not be read: /);
  expect([slow!.markdown, reset!.markdown, body.creditsUsed]).toEqual([undefined, undefined, 2]);
  expect(await server.team(teamId)).toMatchObject({ credits: 98, held: 0 });
});

test('what threat protection blocks is left out and not fetched', async () => {
  const pages = await site();
  const engine = kept(
    await serveSearxng(({ pageno }) => ({
      results: pageno
        ? []
        : ['good', 'bad'].map((path) => ({ url: `${pages.url}/${path}`, title: path, content: '' })),
    })),
  );
  const classifier = kept(await serveClassifier());
  classifier.behave((url) => (url.endsWith('/bad') ? 100 : 0));
  const server = kept(
    await startTestServer({
      searchProvider: 'searxng',
      searchUrl: engine.url,
      classifierUrl: classifier.url,
    }),
  );
  const { key } = await server.caller({ team: { threatProtection: 'enabled' } });
  const { body } = await search(server, key, {
    query: 'a',
    threatProtection: { mode: 'normal' },
    scrapeOptions: {},
  });
  expect(body.data.web!.map(({ title }) => title)).toEqual(['good']);
  expect(pages.asked).not.toContain('/bad');
  // Ten results begun, one page, two scans.
  expect(body.creditsUsed).toBe(1 + 1 + 4);
});

test('the Brave Search API is asked as its documentation says', async () => {
  const asked: { path: string; token: string; city: string }[] = [];
  const api = kept(
    await serveSite((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      asked.push({
        path: `${pathname}?${decodeURIComponent(searchParams.toString())}`,
        token: String(request.headers['x-subscription-token']),
        city: String(request.headers['x-loc-city']),
      });
      const answers: Record<string, object> = {
        '/res/v1/web/search': {
          type: 'search',
          query: { more_results_available: false },
          web: {
            results: [
              {
                title: 'Plans',
                url: 'https://example.com/',
                description: 'The <strong>plan</strong>.',
                page_age: '2026-03-05T10:00:00',
              },
            ],
          },
        },
        '/res/v1/images/search': {
          type: 'images',
          results: [
            {
              title: 'A',
              url: 'https://example.com/',
              properties: { url: 'https://example.com/a.png', width: 640, height: 480 },
            },
          ],
        },
        '/res/v1/news/search': {
          type: 'news',
          results: [{ title: 'N', url: 'https://example.com/n', description: 'x' }],
        },
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[pathname]));
    }),
  );
  const server = kept(
    await startTestServer({ searchProvider: 'brave', searchToken: 'secret', searchUrl: api.url }),
  );
  const { key } = await server.caller();
  const { body } = await search(server, key, {
    query: 'plan',
    sources: ['web', 'images', 'news'],
    limit: 5,
    country: 'DE',
    location: 'Berlin,DE',
    tbs: 'cdr:1,cd_min:01/31/2026,cd_max:06/30/2026',
  });
  expect(body.data).toEqual({
    web: [
      {
        url: 'https://example.com/',
        title: 'Plans',
        description: 'The plan.',
        snippet: 'The **plan**.',
        date: '2026-03-05T10:00:00.000Z',
      },
    ],
    images: [
      {
        url: 'https://example.com/',
        title: 'A',
        imageUrl: 'https://example.com/a.png',
        imageWidth: 640,
        imageHeight: 480,
        position: 1,
      },
    ],
    news: [{ url: 'https://example.com/n', title: 'N', snippet: 'x' }],
  });
  expect(asked).toHaveLength(3);
  expect(asked.find(({ path }) => path.includes('/web/'))).toEqual({
    path: '/res/v1/web/search?q=plan&count=5&country=DE&result_filter=web&freshness=2026-01-31to2026-06-30',
    token: 'secret',
    city: 'Berlin',
  });
});

test.each([
  ['searxng', 'searchUrl (WEB_DATA_SEARCH_URL)'],
  ['brave', 'searchToken (WEB_DATA_SEARCH_TOKEN)'],
] as const)('%s is not started without what it needs', async (searchProvider, named) => {
  await expect(startTestServer({ searchProvider })).rejects.toThrow(named);
});

test('the library of the deployed service searches, with and without content', async () => {
  const pages = await site();
  const engine = kept(
    await serveSearxng(({ categories, pageno }) => ({
      results: pageno
        ? []
        : [
            {
              url: `${pages.url}/${categories}`,
              title: categories,
              content: 'Found.',
              publishedDate: '2026-03-05T10:00:00',
            },
          ],
    })),
  );
  const server = kept(await startTestServer({ searchProvider: 'searxng', searchUrl: engine.url }));
  const { key } = await server.caller();
  const web = new Firecrawl({ apiKey: key, apiUrl: server.url });
  const plain = await web.search('a plan', {
    limit: 3,
    sources: ['web', { type: 'news' }],
    tbs: 'qdr:y',
    timeout: 20_000,
  });
  expect(plain.web).toEqual([
    expect.objectContaining({ url: `${pages.url}/general`, description: 'Found.' }),
  ]);
  expect(plain.news).toEqual([expect.objectContaining({ url: `${pages.url}/news`, snippet: 'Found.' })]);
  const whole = await web.search('a plan', { scrapeOptions: { formats: ['markdown', 'links'] } });
  expect(whole.web).toEqual([
    expect.objectContaining({
      url: `${pages.url}/general`,
      markdown: expect.stringContaining('Text of /general.'),
      links: [],
      metadata: expect.objectContaining({ statusCode: 200 }),
    }),
  ]);
});
