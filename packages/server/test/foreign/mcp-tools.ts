import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { programPath, writePlans } from './world.ts';
import type { World } from './world.ts';

/** A session with the MCP server of the deployed service. */
export interface Tools {
  world: World;
  /**
   * Calls a tool, whose name goes without the prefix.
   * @returns its text, read as JSON where it is that
   * @throws with that text where the tool reports an error
   */
  call(tool: string, args: object): Promise<Answer>;
  /** Names of the tools that it lists, without the prefix. */
  list(): Promise<string[]>;
  close(): Promise<void>;
}

/** The members of results that later calls take. */
interface Answer {
  id?: string;
  data?: { id: string };
  metadata?: { scrapeId: string };
}

/** A tool of the deployed service's MCP server. */
export interface Tool {
  name: string;
  run(tools: Tools): Promise<unknown>;
  /** What the tool gives at least. */
  want?: unknown;
  /** Why this service never does it; such a tool reports an error. */
  never?: string;
  /** Whether the MCP server itself rejects the tool, and asks nobody. */
  isOwn?: boolean;
}

const PREFIX = 'firecrawl_';

/** Starts the published MCP server, unchanged, as a host does: with its address and key in the environment. */
export async function startTools(world: World): Promise<Tools> {
  const transport = new StdioClientTransport({
    command: programPath('firecrawl-mcp'),
    env: { PATH: process.env['PATH']!, FIRECRAWL_API_URL: world.server, FIRECRAWL_API_KEY: world.key },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return {
    world,
    async call(tool, args) {
      const input = { name: PREFIX + tool, arguments: { ...args } };
      const { isError, content } = await client.callTool(input);
      const text = (content as { text: string }[]).map((block) => block.text).join('\n');
      const result = readJson(text);
      // Its feedback tools report an error as data.
      if (isError === true || result.success === false) throw new Error(text);
      return result;
    },
    list: async () => (await client.listTools()).tools.map(({ name }) => name.replace(PREFIX, '')),
    close: () => client.close(),
  };
}

function readJson(text: string): Answer & { success?: boolean } {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new Error(text);
  }
}

/** Some id, which nothing has. */
const ID = '0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21';
const OWN_INDEX = 'It asks for an index of the deployed service.';
const OWN_TRAINING = 'It trains the deployed service.';

const schema = { type: 'object', properties: { title: { type: 'string' } } };
const scrape = async ({ call, world }: Tools): Promise<string> =>
  (await call('scrape', { url: world.site })).metadata!.scrapeId;
const monitor = async ({ call, world }: Tools): Promise<string> => {
  const target = { type: 'scrape', urls: [world.site] };
  const body = { name: 'Plans', schedule: { cron: '0 3 1 1 *' }, targets: [target] };
  return (await call('monitor_create', { body })).data!.id;
};
const onMonitor =
  (tool: string, args: object = {}) =>
  async (tools: Tools): Promise<unknown> =>
    tools.call(tool, { id: await monitor(tools), ...args });
const never = (name: string, args: object, reason: string): Tool => ({
  name,
  run: ({ call }) => call(name, args),
  never: reason,
});

/** Every tool that the MCP server lists, each at least once. */
export const mcpTools: readonly Tool[] = [
  {
    name: 'scrape',
    run: ({ call, world }) => call('scrape', { url: world.site }),
    want: { markdown: /Team costs/, metadata: { statusCode: 200 } },
  },
  {
    name: 'scrape: formats',
    run: ({ call, world }) => call('scrape', { url: world.site, formats: ['markdown', 'links', 'summary'] }),
    want: { links: [/docs\/a$/], summary: 'Two plans.' },
  },
  {
    name: 'scrape: json',
    run: ({ call, world }) =>
      call('scrape', { url: world.site, formats: ['json'], jsonOptions: { prompt: 'The title', schema } }),
    want: { json: { title: 'Plans' } },
  },
  {
    name: 'scrape: screenshot',
    run: ({ call, world }) => call('scrape', { url: world.site, formats: ['screenshot'] }),
    want: { screenshot: /^http/ },
  },
  {
    name: 'scrape: query',
    run: ({ call, world }) =>
      call('scrape', { url: world.site, formats: ['query'], queryOptions: { prompt: 'What is it?' } }),
    never: 'There is no such format: `json` with a prompt does the same.',
  },
  {
    name: 'map',
    run: ({ call, world }) => call('map', { url: world.site }),
    want: { links: [{ url: /^http/ }] },
  },
  {
    name: 'search: sources',
    run: ({ call }) =>
      call('search', {
        query: 'plans',
        sources: ['web', 'news', 'images', 'alexandria'].map((type) => ({ type })),
      }),
    want: { data: { web: [{ title: 'Plans' }] } },
  },
  {
    name: 'search',
    run: ({ call }) => call('search', { query: 'plans' }),
    want: { data: { web: [{ title: 'Plans' }] } },
  },
  {
    name: 'search: scrapeOptions',
    run: ({ call }) => call('search', { query: 'plans', scrapeOptions: { formats: ['markdown'] } }),
    want: { data: { web: [{ markdown: /Team costs/ }] } },
  },
  {
    name: 'crawl',
    run: ({ call, world }) => call('crawl', { url: world.site, limit: 2 }),
    want: { status: 'completed', total: 2 },
  },
  {
    name: 'check_crawl_status',
    run: async ({ call, world }) => {
      const { id } = await call('crawl', { url: world.site, limit: 1 });
      return call('check_crawl_status', { id });
    },
    want: { status: 'completed', data: [{ markdown: /Team costs/ }] },
  },
  {
    name: 'agent',
    run: ({ call, world }) => call('agent', { prompt: 'Say what Team costs.', urls: [world.site] }),
    want: { success: true, id: /-/ },
  },
  {
    name: 'agent_status',
    run: async ({ call, world }) => {
      const { id } = await call('agent', { prompt: 'Say what Team costs.', urls: [world.site] });
      return call('agent_status', { id });
    },
    want: { success: true, status: /processing|completed|failed/ },
  },
  {
    name: 'interact',
    run: ({ call, world }) => call('interact', { url: world.site, prompt: 'Which plans are there?' }),
    want: { success: true, output: 'Free and Team.' },
  },
  {
    name: 'interact: scrapeId',
    run: async (tools) =>
      tools.call('interact', { scrapeId: await scrape(tools), prompt: 'Which plans are there?' }),
    want: { success: true, output: 'Free and Team.' },
  },
  {
    name: 'interact: code',
    run: ({ call, world }) => call('interact', { url: world.site, code: 'return 1' }),
    never: 'Code of callers is not run.',
  },
  {
    name: 'interact_stop',
    run: async (tools) => tools.call('interact_stop', { scrapeId: await scrape(tools) }),
    want: { success: true },
  },
  {
    name: 'parse',
    run: ({ call, world }) => call('parse', { filePath: writePlans(world) }),
    want: { success: true, data: { markdown: /Team costs/ } },
  },
  {
    name: 'parse: json',
    run: ({ call, world }) =>
      call('parse', { filePath: writePlans(world), formats: ['json'], jsonOptions: { schema } }),
    want: { data: { json: { title: 'Plans' } } },
  },
  {
    name: 'monitor_create',
    run: ({ call, world }) =>
      call('monitor_create', { page: world.site, goal: 'A price changes.', scheduleText: 'every day' }),
    want: { data: { status: 'active', schedule: { cron: '0 0 * * *' } } },
  },
  { name: 'monitor_list', run: ({ call }) => call('monitor_list', {}), want: { data: [{ name: /./ }] } },
  { name: 'monitor_get', run: onMonitor('monitor_get'), want: { data: { name: 'Plans' } } },
  {
    name: 'monitor_update',
    run: onMonitor('monitor_update', { body: { status: 'paused' } }),
    want: { data: { status: 'paused' } },
  },
  { name: 'monitor_delete', run: onMonitor('monitor_delete'), want: { success: true } },
  { name: 'monitor_run', run: onMonitor('monitor_run'), want: { data: { trigger: 'manual' } } },
  { name: 'monitor_checks', run: onMonitor('monitor_checks'), want: { success: true, data: [] } },
  {
    name: 'monitor_check',
    run: async (tools) => {
      const id = await monitor(tools);
      const { data } = await tools.call('monitor_run', { id });
      return tools.call('monitor_check', { id, checkId: data!.id });
    },
    want: { data: { trigger: 'manual' } },
  },
  { name: 'credit_usage', run: ({ call }) => call('credit_usage', {}), want: { planCredits: 100_000 } },
  {
    name: 'credit_usage: historical',
    run: ({ call }) => call('credit_usage', { view: 'historical' }),
    want: { periods: [{ endDate: null }] },
  },
  never('find_tools', { query: 'plans' }, OWN_INDEX),
  never('developer_search', { query: 'plans' }, OWN_INDEX),
  never('research_search_papers', { query: 'plans' }, OWN_INDEX),
  never('research_inspect_paper', { paperId: 'arxiv:1' }, OWN_INDEX),
  never('research_related_papers', { seed_ids: ['arxiv:1'], intent: 'plans' }, OWN_INDEX),
  never('research_read_paper', { paperId: 'arxiv:1', question: 'plans' }, OWN_INDEX),
  {
    name: 'research_search_github',
    run: ({ call }) => call('research_search_github', { query: 'plans' }),
    never: 'The MCP server itself rejects it.',
    isOwn: true,
  },
  never('search_feedback', { searchId: ID, rating: 'bad', missingContent: [] }, OWN_TRAINING),
  never('feedback', { endpoint: 'scrape', jobId: ID, rating: 'good' }, OWN_TRAINING),
  {
    name: 'extract',
    run: ({ call, world }) => call('extract', { urls: [world.site], prompt: 'The title' }),
    never: 'The MCP server itself rejects it.',
    isOwn: true,
  },
];
