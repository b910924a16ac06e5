import type { Bench, Call } from './calls.ts';

/** Some id, which nothing has. */
const ID = '0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21';

const NO_CODE = 'Code of callers is not run; sessions take actions.';
const OWN_INDEX = 'It asks for an index of the deployed service.';
const NO_EXTRACT = 'The requirements name no such operation; agent runs and the format json do the same.';

const search: Call[] = [
  { name: 'search', run: ({ web }) => web.search('plans'), want: { web: [{ url: /^http/ }] } },
  {
    name: 'search: sources',
    run: ({ web }) => web.search('plans', { sources: ['web', 'news', 'images'] }),
    want: {},
  },
  {
    name: 'search: limit, tbs, country',
    run: ({ web }) => web.search('plans', { limit: 2, tbs: 'qdr:w', country: 'DE' }),
    want: {},
  },
  {
    name: 'search: scrapeOptions',
    run: ({ web }) => web.search('plans', { limit: 1, scrapeOptions: { formats: ['markdown'] } }),
    want: { web: [{ markdown: /Plans/ }] },
  },
  {
    name: 'search: includeDomains',
    run: ({ web }) => web.search('plans', { includeDomains: ['127.0.0.1'] }),
    want: {},
  },
  { name: 'developerSearch', run: ({ web }) => web.developerSearch('plans'), never: OWN_INDEX },
  { name: 'findTools', run: ({ web }) => web.findTools({ query: 'plans' } as never), never: OWN_INDEX },
  { name: 'research.searchPapers', run: ({ web }) => web.research.searchPapers('plans'), never: OWN_INDEX },
];

const map: Call[] = [
  { name: 'map', run: ({ web, site }) => web.map(site), want: { links: [{ url: /^http/ }] } },
  { name: 'mapUrl', run: ({ web, site }) => web.mapUrl(site), want: { links: [{ url: /^http/ }] } },
  {
    name: 'map: search, limit',
    run: ({ web, site }) => web.map(site, { search: 'docs', limit: 1 }),
    want: { links: [{ url: /docs/ }] },
  },
  {
    name: 'map: sitemap, includeSubdomains, ignoreQueryParameters',
    run: ({ web, site }) =>
      web.map(site, { sitemap: 'skip', includeSubdomains: false, ignoreQueryParameters: false }),
    want: { links: [{ url: /^http/ }] },
  },
  {
    name: 'map: timeout, location',
    run: ({ web, site }) => web.map(site, { timeout: 30_000, location: { country: 'DE' } }),
    want: {},
  },
];

const file = {
  data: '<title>Plans</title><main><h1>Plans</h1><p>Team costs 49.</p></main>',
  filename: 'plans.html',
  contentType: 'text/html',
};
const schema = { type: 'object', properties: { title: { type: 'string' } } };
const parse: Call[] = [
  { name: 'parse', run: ({ web }) => web.parse(file), want: { markdown: /Plans/ } },
  { name: 'parse: html', run: ({ web }) => web.parse(file, { formats: ['html'] }), want: { html: /Plans/ } },
  {
    name: 'parse: json',
    run: ({ web }) => web.parse(file, { formats: [{ type: 'json', schema }] }),
    want: { json: { title: 'Plans' } },
  },
  {
    name: 'parse: formats as objects',
    run: ({ web }) => web.parse(file, { formats: [{ type: 'markdown' }, { type: 'links' }, 'summary'] }),
    want: { markdown: /Plans/, links: [], summary: /plans/ },
  },
  {
    name: 'parse: attributes',
    run: ({ web }) =>
      web.parse(
        { ...file, data: '<!doctype html><a href="https://example.com/">Plans</a>' },
        { formats: [{ type: 'attributes', selectors: [{ selector: 'a', attribute: 'href' }] }] },
      ),
    want: { attributes: [{ values: ['https://example.com/'] }] },
  },
];

const monitor = ({ web, site }: Bench) =>
  web.createMonitor({
    name: 'Plans',
    schedule: { cron: '0 3 1 1 *' },
    targets: [{ type: 'scrape', urls: [site] }],
  });
const monitors: Call[] = [
  { name: 'createMonitor', run: monitor, want: { name: 'Plans', status: 'active' } },
  { name: 'listMonitors', run: ({ web }) => web.listMonitors(), want: [{ name: 'Plans' }] },
  {
    name: 'getMonitor',
    run: async (bench) => bench.web.getMonitor((await monitor(bench)).id),
    want: { name: 'Plans' },
  },
  {
    name: 'updateMonitor',
    run: async (bench) => bench.web.updateMonitor((await monitor(bench)).id, { status: 'paused' }),
    want: { status: 'paused' },
  },
  {
    name: 'deleteMonitor',
    run: async (bench) => ({ done: await bench.web.deleteMonitor((await monitor(bench)).id) }),
    want: { done: true },
  },
  {
    name: 'runMonitor',
    run: async (bench) => bench.web.runMonitor((await monitor(bench)).id),
    want: { id: /-/ },
  },
  {
    name: 'listMonitorChecks, getMonitorCheck',
    run: async (bench) => {
      const { id } = await monitor(bench);
      const check = await bench.web.runMonitor(id);
      const [first] = await bench.web.listMonitorChecks(id);
      return {
        id: first?.id === check.id,
        read: (await bench.web.getMonitorCheck(id, check.id)).id === check.id,
      };
    },
    want: { id: true, read: true },
  },
];

const run = ({ web, site }: Bench) =>
  web.startAgent({ prompt: 'Say what Team costs.', urls: [site], maxCredits: 50 });
const agent: Call[] = [
  { name: 'startAgent', run, want: { success: true, id: /-/ } },
  {
    name: 'startAgent: model',
    run: ({ web, site }) => web.startAgent({ prompt: 'Say it.', urls: [site], model: 'gen-2' as never }),
    want: { id: /-/ },
  },
  {
    name: 'agent',
    run: ({ web, site }) => web.agent({ prompt: 'Say it.', urls: [site], pollInterval: 1, timeout: 60 }),
    want: { status: /completed|failed/ },
  },
  {
    name: 'getAgentStatus',
    run: async (bench) => bench.web.getAgentStatus((await run(bench)).id!),
    want: { success: true },
  },
  { name: 'listAgents', run: ({ web }) => web.listAgents(), want: { agents: [{ targetHint: /Say/ }] } },
  { name: 'listAgents: before', run: ({ web }) => web.listAgents({ before: 1 }), want: { agents: [] } },
  {
    name: 'cancelAgent',
    run: async (bench) => ({ done: await bench.web.cancelAgent((await run(bench)).id!) }),
    want: { done: true },
  },
  {
    name: 'getAgentTrace',
    run: async (bench) => bench.web.getAgentTrace((await run(bench)).id!),
    want: { success: true },
  },
  {
    name: 'getAgentThread',
    run: ({ web }) => web.getAgentThread(ID),
    never: 'Runs are not joined to threads.',
  },
  { name: 'extract', run: ({ web, site }) => web.extract({ urls: [site], prompt: 'x' }), never: NO_EXTRACT },
  {
    name: 'startExtract',
    run: ({ web, site }) => web.startExtract({ urls: [site], prompt: 'x' }),
    never: NO_EXTRACT,
  },
  { name: 'getExtractStatus', run: ({ web }) => web.getExtractStatus(ID), never: NO_EXTRACT },
];

const account: Call[] = [
  { name: 'getCreditUsage', run: ({ web }) => web.getCreditUsage(), want: { planCredits: 100_000 } },
  {
    name: 'getCreditUsageHistorical',
    run: ({ web }) => web.getCreditUsageHistorical(),
    want: { periods: [{ endDate: null }] },
  },
  {
    name: 'getCreditUsageHistorical: byApiKey',
    run: ({ web }) => web.getCreditUsageHistorical(true),
    want: { periods: [{ apiKey: /./ }] },
  },
  { name: 'getConcurrency', run: ({ web }) => web.getConcurrency(), want: { maxConcurrency: 1000 } },
  { name: 'getQueueStatus', run: ({ web }) => web.getQueueStatus(), want: { maxConcurrency: 1000 } },
  {
    name: 'getTokenUsage',
    run: ({ web }) => web.getTokenUsage(),
    never: 'There are credits, and no tokens.',
  },
  {
    name: 'getTokenUsageHistorical',
    run: ({ web }) => web.getTokenUsageHistorical(),
    never: 'There are credits, and no tokens.',
  },
];

const browser: Call[] = [
  {
    name: 'browser',
    run: ({ web }) => web.browser(),
    never: 'Sessions are those of Interact, without an address for other programs.',
  },
  { name: 'listBrowsers', run: ({ web }) => web.listBrowsers(), never: 'As browser.' },
  { name: 'deleteBrowser', run: ({ web }) => web.deleteBrowser(ID), never: 'As browser.' },
  { name: 'browserExecute', run: ({ web }) => web.browserExecute(ID, { code: '1' }), never: NO_CODE },
];

const feedback: Call[] = [
  {
    name: 'searchFeedback',
    run: ({ web }) => web.searchFeedback(ID, { rating: 'good' } as never),
    never: 'It trains the deployed service.',
  },
];

export const others: Readonly<Record<string, readonly Call[]>> = {
  Search: search,
  Map: map,
  Parse: parse,
  Monitor: monitors,
  Agent: agent,
  Account: account,
  Browser: browser,
  Feedback: feedback,
};
