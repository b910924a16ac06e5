import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRunner, readExamples } from './support/examples.ts';
import type { Outcome } from './support/examples.ts';
import { startTestServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { serveSite } from './support/site.ts';
import type { Site } from './support/site.ts';

/** Every program of the pages that use the client, run as it stands; only the site, the server and the key are real ones. */
let site: Site;
let server: TestServer;
let runner: Awaited<ReturnType<typeof openRunner>>;

const docs = ['operations', 'hooks', 'environments', 'from-fetch'].map(
  (name) => `packages/client/docs/${name}.md`,
);
const paths = ['packages/client/README.md', ...docs, 'README.md'];
const guides = ['client', 'retries', 'agent-runs'].map((name) => `spec/guides/${name}.md`);
const examples = (await Promise.all([...paths, ...guides].map(readExamples))).flat();

const page = `<!doctype html><html lang="en"><title>Example</title><main><h1>Plans</h1><a href="/pricing">Pricing</a>
<table><tr><th>Name</th><th>Price</th></tr><tr><td>Starter</td><td>$0</td></tr><tr><td>Team</td><td>$49</td></tr></table></main></html>`;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const known = ['/', '/pricing'].includes(request.url ?? '');
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/html' }).end(known ? page : '');
  });
  server = await startTestServer({ sitePorts: [Number(new URL(site.url).port)] });
  runner = await openRunner();
});
afterAll(async () => {
  await runner.close();
  await server.close();
  await site.close();
});

/** Runs a program; a page gets a `document`, whose text is printed. The site is called SITE in what is printed. */
async function run(code: string, credits = 1_000_000, target = site.url): Promise<Outcome> {
  const { key } = await server.caller({ credits });
  const located = code
    .replaceAll('http://127.0.0.1:3000', server.url)
    .replaceAll(/YOUR_API_KEY|KEY_OF_THE_USER/g, key)
    .replaceAll('https://example.com', target);
  const inPage = code.includes('document.');
  const { status, output } = await runner.run(
    inPage
      ? `globalThis.document = { body: {} };\n${located}\nconsole.log(document.body.textContent);`
      : located,
    { WEB_DATA_API_KEY: key, WEB_DATA_BASE_URL: server.url },
  );
  return { status, output: output.replaceAll(site.url, 'SITE') };
}

const urls = 'SITE/\nSITE/pricing\n';
const links = `[
  { url: 'SITE/', title: 'Example' },
  { url: 'SITE/pricing', title: 'Example' }
]
`;
const events = /^run\.started\b[^]*\nartifact\.updated\b[^]*\nrun\.finished\b/;

/** What each program prints, in the order of the pages. */
const printed: [string, string | RegExp][] = [
  ['packages/client/README.md Quick start', 'SITE/ Example\nSITE/pricing Example\n'],
  ['packages/client/README.md Quick start', /^# Plans[^]*\| Team \| \$49 \|/],
  ['packages/client/README.md Errors', ''],
  ['packages/client/README.md Without exceptions', '2 links\n'],
  ['packages/client/README.md Retries', ''],
  [
    'packages/client/README.md Agent',
    /^started [-0-9a-f]{36}\n\{\n  plans: \[ \{ name: 'Starter', price: 0 \}, \{ name: 'Team', price: 49 \} \]\n\}\n$/,
  ],
  ['packages/client/README.md Agent', events],
  [
    'packages/client/README.md Crawl and batch',
    /^(?:\d+ of \d+\n)+(?:SITE\/\S* \d+\n){2}Example\nExample\n1 1 0\n$/,
  ],
  ['packages/client/docs/operations.md By path', `/map 200\n${links}`],
  ['packages/client/docs/operations.md One operation alone', '2\n'],
  [
    'packages/client/docs/operations.md By name',
    "map [ 'type', 'properties', 'required', 'additionalProperties', '$defs' ]\n200\n",
  ],
  ['packages/client/docs/hooks.md Hooks, logs and keys that change', '2\n'],
  ['packages/client/docs/hooks.md Uploads', /^sent\n\d+\n$/],
  ['packages/client/docs/hooks.md Validated responses', '2\n'],
  ['packages/client/docs/hooks.md Names for your own types', ''],
  ['packages/client/docs/environments.md Browser', '2 links\n'],
  ['packages/client/docs/from-fetch.md Before and after', links + links],
  ['README.md What is in it', 'SITE/pricing Example\nSITE/ Example\n'],
  ['spec/guides/client.md Call', urls],
  ['spec/guides/client.md Catch errors', ''],
  ['spec/guides/client.md Or do without exceptions', links],
  ['spec/guides/client.md Bound the time', ''],
  [
    'spec/guides/client.md Watch and change what is sent',
    /^web-data request \{[^]*\nweb-data response \{[^]*status: 200/,
  ],
  ['spec/guides/client.md One operation alone', '2\n'],
  ['spec/guides/client.md By path', links],
  ['spec/guides/retries.md With the client', ''],
  [
    'spec/guides/agent-runs.md Start and wait',
    /pages: \[[^]*url: 'SITE\/pricing',[^]*'\| Starter \| \$0 \|\\n'[^]* 1\n$/,
  ],
  ['spec/guides/agent-runs.md Follow the trace', events],
  ['spec/guides/agent-runs.md Follow the trace', /^\d+ run\.started\b[^]*\n\d+ run\.finished\n$/],
];

test('every program is run', () => {
  expect(examples.map(({ title }) => title)).toEqual(printed.map(([title]) => title));
});

describe('prints what it should', () => {
  test.each(examples.map(({ title, code }, index) => [index, title, code] as const))(
    '%i, %s',
    async (index, _, code) => {
      const { status, output } = await run(code);
      expect(status, output).toBe(0);
      const want = printed[index]![1];
      expect(output).toEqual(typeof want === 'string' ? want : expect.stringMatching(want));
    },
  );
});

const codeOf = (title: string) => examples.find((example) => example.title === title)!.code;

describe('takes the way of an error where there is one', () => {
  test('a URL that is none', async () => {
    const { status, output } = await run(codeOf('packages/client/README.md Errors'), 10, 'no URL');
    expect([status, output]).toEqual([0, expect.stringMatching(/^Correct the URL: \[[^]*\/url/)]);
  });

  test('no credits left', async () => {
    const code = codeOf('packages/client/README.md Without exceptions');
    expect(await run(code, 0)).toEqual({ status: 0, output: 'Payment Required: Insufficient credits\n' });
    const guide = codeOf('spec/guides/client.md Catch errors');
    expect(await run(guide, 0)).toEqual({ status: 0, output: 'Time to add credits.\n' });
  });
});
