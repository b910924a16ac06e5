const text = (length) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length);
const range = (length, make) => Array.from({ length }, (_, at) => make(at));
const schema = (count) => ({
  type: 'object',
  properties: Object.fromEntries(range(count, (at) => [`member${at}`, { type: 'string', maxLength: 100 }])),
});

/** Large valid inputs of each operation, by what they are. Each sends a request and returns its response. */
export const inputs = {
  'healthz, for comparison': (send) => send('../healthz', undefined, 'GET'),
  'map of 50,000 URLs': (send, site) => send('map', { url: site, limit: 100_000, ignoreCache: true }),
  'map of 50,000 URLs, searched': (send, site) =>
    send('map', {
      url: site,
      limit: 100_000,
      ignoreCache: true,
      search: 'item wrod page sitemap',
      sitemap: 'only',
    }),
  'map from its cache': (send, site) => send('map', { url: site, limit: 100_000, sitemap: 'only' }),
  'map of a page with 50,000 links': (send, site) =>
    send('map', { url: `${site}/links`, sitemap: 'skip', limit: 50_000, timeout: 5000, ignoreCache: true }),
  'scrape of a large page': (send, site) =>
    send('scrape', { url: `${site}/large`, formats: ['markdown', 'html', 'rawHtml', 'links'], maxAge: 0 }),
  'scrape of a page with 50,000 links': (send, site) =>
    send('scrape', { url: `${site}/links`, formats: ['links', 'markdown'], maxAge: 0 }),
  'scrape of a deep page': (send, site) => send('scrape', { url: `${site}/deep`, maxAge: 0 }),
  'scrape with a large schema': (send, site) =>
    send('scrape', { url: `${site}/a`, formats: ['json'], schema: schema(500), maxAge: 0 }),
  'batch of 10,000 URLs': async (send, site) => {
    const started = await send('batch/scrape', { urls: range(10_000, (at) => `${site}/b/${at}`) });
    await send(`batch/scrape/${started.body.id}`, undefined, 'DELETE');
    return started;
  },
  'batch of large pages': (send, site) =>
    runJob(send, 'batch/scrape', {
      urls: range(8, (at) => `${site}/large#${at}`).map((url) => url.replace('#', '?')),
      formats: ['markdown', 'html', 'rawHtml'],
    }),
  'crawl of a large sitemap': (send, site) =>
    runJob(send, 'crawl', { url: site, limit: 20, includePaths: range(50, (at) => `/c${at}/.*`) }),
  'crawl of a page with 50,000 links': (send, site) =>
    runJob(send, 'crawl', { url: `${site}/links`, limit: 20 }),
  'crawl with the longest patterns': (send, site) =>
    send('crawl', { url: site, limit: 1, includePaths: range(100, (at) => `/${at}/${'(a|b)*'.repeat(8)}`) }),
  'parse of a large page': (send) => {
    const form = new FormData();
    form.set('file', new Blob([`<main>${'<p>Some words of a page.</p>'.repeat(200_000)}</main>`]), 'a.html');
    return send('parse', form);
  },
  'search for many words': (send) => send('search', { query: text(500), limit: 100 }),
  'agent with a long prompt and a schema': (send, site) =>
    send('agent', { prompt: text(10_000), urls: [`${site}/a`], schema: schema(500) }),
  'monitor of many URLs': (send, site) =>
    send('monitor', {
      name: 'Many',
      schedule: { cron: '0 0 1 1 *' },
      targets: [{ type: 'scrape', urls: range(100, (at) => `${site}/m/${at}`) }],
    }),
  'a body that is large and of no use': (send, site) =>
    send('scrape', {
      url: `${site}/a`,
      headers: Object.fromEntries(range(10_000, (at) => [`h${at}`, text(50)])),
    }),
};

/** Starts a job and polls until it has ended; returns the last response. */
async function runJob(send, path, body) {
  const started = await send(path, body);
  if (started.status !== 200) return started;
  for (let poll = 0; poll < 60; poll++) {
    const found = await send(`${path}/${started.body.id}`, undefined, 'GET');
    if (found.size >= 100_000 || found.body.status !== 'scraping') return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await send(`${path}/${started.body.id}`, undefined, 'DELETE');
  return { status: 'not ended', size: 0 };
}
