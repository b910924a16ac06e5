import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endedJob, startJob } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Line, Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const pages: Record<string, string> = {
  '/plans': `<title>Plans of Kiwi</title><main><h1>Plans</h1><p>Starter costs $9.50 a month. Team costs $1,299.00 a year.</p>
    <p>Storage: 5 GB. Save 15% with a yearly plan. Used by 1.2 million people.</p>
    <p>Open source since 3 March 2019. Free trial without a credit card.</p></main>`,
  '/about': `<title>About Kiwi</title><main><h1>About us</h1><p>Founded in Wellington by Ada King and Charles Bell in 2004.</p>
    <p>Call +64 (0)4 123 45 67 or write to hello@kiwi.example. Next fair: 12/31/2026.</p>
    <p><a href="https://kiwi.example/press">Press</a></p></main>`,
  '/preise': `<title>Preise</title><main><h1>Preise</h1><p>Klein: 1.299,50 € im Jahr. Groß: CHF 20’000. Stand: 31. Dezember 2026.</p>
    <p>Temperatur: −12 °C. Drei Tarife.</p></main>`,
  '/red': '<title>Red chair</title><main><h1>Red chair</h1><p>Price: $120. Weight: 7 kg.</p></main>',
  '/blue': '<title>Blue chair</title><main><h1>Blue chair</h1><p>Price: $95. Weight: 8 kg.</p></main>',
  '/empty': '<title></title><main></main>',
};

type Row = [behaviour: string, reads: string[], data: unknown, want: unknown, sources?: object];

/** The whole answer is left: all of it is stated. */
const right: Row[] = [
  [
    'a price as a number',
    ['/plans'],
    { price: 9.5 },
    { price: 9.5 },
    { '/price': { quote: 'Starter costs $9.50 a month. Team costs $1,299.00 a year.' } },
  ],
  ['a price with a thousand', ['/plans'], { price: 1299 }, { price: 1299 }],
  ['a price as text', ['/plans'], { price: '$1,299.00' }, { price: '$1,299.00' }],
  ['a price with its currency behind it', ['/plans'], { price: '1299 USD' }, { price: '1299 USD' }],
  ['a currency by its code', ['/plans'], { currency: 'USD' }, { currency: 'USD' }],
  ['a share as a fraction', ['/plans'], { saving: 0.15 }, { saving: 0.15 }],
  ['a share as a percentage', ['/plans'], { saving: '15 %' }, { saving: '15 %' }],
  ['a number in millions', ['/plans'], { users: 1_200_000 }, { users: 1_200_000 }],
  ['a date in ISO form', ['/plans'], { since: '2019-03-03' }, { since: '2019-03-03' }],
  ['a date with a time', ['/plans'], { since: '2019-03-03T00:00:00Z' }, { since: '2019-03-03T00:00:00Z' }],
  ['an American date', ['/about'], { fair: '2026-12-31' }, { fair: '2026-12-31' }],
  ['a German date', ['/preise'], { date: '2026-12-31' }, { date: '2026-12-31' }],
  ['a German price', ['/preise'], { price: 1299.5 }, { price: 1299.5 }],
  ['a Swiss price', ['/preise'], { price: '20000 CHF' }, { price: '20000 CHF' }],
  ['a negative number', ['/preise'], { temperature: -12 }, { temperature: -12 }],
  ['a number in words', ['/plans', '/about'], { year: 2004 }, { year: 2004 }],
  [
    'a sentence',
    ['/about'],
    { text: 'Founded in Wellington by Ada King' },
    { text: 'Founded in Wellington by Ada King' },
  ],
  ['a text in other letters', ['/about'], { city: 'WELLINGTON' }, { city: 'WELLINGTON' }],
  [
    'names in a list',
    ['/about'],
    { founders: ['Ada King', 'Charles Bell'] },
    { founders: ['Ada King', 'Charles Bell'] },
  ],
  ['a telephone number', ['/about'], { phone: '+64 4 1234567' }, { phone: '+64 4 1234567' }],
  ['an e-mail address', ['/about'], { mail: 'hello@kiwi.example' }, { mail: 'hello@kiwi.example' }],
  [
    'the target of a link',
    ['/about'],
    { press: 'https://kiwi.example/press' },
    { press: 'https://kiwi.example/press' },
  ],
  ['a title', ['/about'], { title: 'About Kiwi' }, { title: 'About Kiwi' }],
  [
    'records of two pages',
    ['/red', '/blue'],
    [
      { name: 'Red chair', price: 120 },
      { name: 'Blue chair', price: 95 },
    ],
    [
      { name: 'Red chair', price: 120 },
      { name: 'Blue chair', price: 95 },
    ],
  ],
  [
    'values of two pages',
    ['/plans', '/about'],
    { price: 9.5, founder: 'Ada King' },
    { price: 9.5, founder: 'Ada King' },
  ],
  ['what is not known', ['/plans'], { price: 9.5, phone: null }, { price: 9.5, phone: null }],
  ['nothing at all in a list', ['/plans'], { price: 9.5, awards: [] }, { price: 9.5, awards: [] }],
  [
    'a plain text',
    ['/about'],
    'Ada King',
    'Ada King',
    { '': { quote: expect.stringContaining('Ada King') } },
  ],
];

/** Something is left out: what no page states. */
const inventions: Row[] = [
  ['an invented price', ['/plans'], { price: 12.99 }, undefined],
  ['an invented price beside a right name', ['/plans'], { name: 'Starter', price: 12 }, { name: 'Starter' }],
  ['an invented name', ['/about'], { founder: 'Grace Hopper', city: 'Wellington' }, { city: 'Wellington' }],
  ['a half invented name', ['/about'], { founder: 'Ada Bell', city: 'Wellington' }, { city: 'Wellington' }],
  [
    'a half invented list',
    ['/about'],
    { founders: ['Ada King', 'Grace Hopper'] },
    { founders: ['Ada King'] },
  ],
  [
    'a list of inventions',
    ['/about'],
    { founders: ['Alan Turing'], city: 'Wellington' },
    { city: 'Wellington' },
  ],
  ['a number within another', ['/plans'], { price: 29 }, undefined],
  ['a word within another', ['/plans'], { word: 'tar' }, undefined],
  ['a price in another currency', ['/plans'], { price: '€1,299.00' }, undefined],
  ['a price in cents', ['/plans'], { price: 950 }, undefined],
  ['a size in other units', ['/plans'], { storage: '5000 MB', name: 'Team' }, { name: 'Team' }],
  ['a weight in pounds', ['/red'], { name: 'Red chair', weight: 15.4 }, { name: 'Red chair' }],
  ['a price of a month from one of a year', ['/plans'], { price: 108.25 }, undefined],
  ['a sum', ['/red', '/blue'], { total: 215 }, undefined],
  ['a day beside the date', ['/plans'], { since: '2019-03-04' }, undefined],
  ['a year beside the year', ['/about'], { year: 2005 }, undefined],
  ['a negative number that is positive', ['/plans'], { price: -9.5 }, undefined],
  [
    'a paraphrase',
    ['/about'],
    { text: 'Two friends started it in New Zealand', city: 'Wellington' },
    { city: 'Wellington' },
  ],
  ['a link that is nowhere', ['/about'], { press: 'https://kiwi.example/prices' }, undefined],
  ['the beginning of a link', ['/about'], { press: 'https://kiwi.example/pre' }, undefined],
  [
    'the price of another record',
    ['/red', '/blue'],
    [{ name: 'Red chair', price: 95 }],
    [{ name: 'Red chair' }],
  ],
  [
    'a record that is nowhere',
    ['/red', '/blue'],
    [
      { name: 'Red chair', price: 120 },
      { name: 'Green chair', price: 77 },
    ],
    [{ name: 'Red chair', price: 120 }],
  ],
  ['a yes without a passage', ['/plans'], { openSource: true, name: 'Team' }, { name: 'Team' }],
  ['a value of a page that was not read', ['/about'], { price: 9.5 }, undefined],
  ['a value of the prompt alone', ['/about'], { answer: 'Find it' }, undefined],
  ['a page without content', ['/empty'], { price: 9.5 }, undefined],
  ['no page at all', [], { price: 9.5 }, undefined],
];

let site: Site;
let model: Model;
let server: TestServer;
let script: Line[] = [];

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'nothing');
  });
  model = await serveModel((heard) => script[Math.min(heard, script.length - 1)]!);
  server = await startTestServer({
    sitePorts: [Number(new URL(site.url).port)],
    agentPollMs: 20,
    agentModelUrl: `${model.url}/v1`,
    agentModelName: 'scripted',
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), model.close()]);
});
beforeEach(() => void (model.heard.length = 0));

async function run(lines: Line[]): Promise<Awaited<ReturnType<typeof endedJob>> & { credits: number }> {
  script = lines;
  const { key, teamId } = await server.caller({ credits: 100 });
  const id = await startJob(server, key, { prompt: 'Find it', maxCredits: 50 });
  const ended = await endedJob(server, key, id);
  const { credits } = (await server.team(teamId)) as { credits: number };
  return { ...ended, credits };
}
const read = (path: string): Line => ({ tool: 'scrape', input: { url: `${site.url}${path}` } });
const say = (data: unknown, sources: object = {}): Line => ({ text: JSON.stringify({ data, sources }) });

test.each([...right, ...inventions])(
  'of %s, what pages state is left',
  async (_, reads, data, want, sources) => {
    const { job, credits } = await run([...reads.map((path) => read(path)), say(data)]);
    if (want === undefined) {
      expect(job).toMatchObject({ status: 'failed', creditsUsed: 0 });
      expect(credits).toBe(100);
      return;
    }
    expect(job).toMatchObject({ status: 'completed', data: want });
    if (sources) expect(job['sources']).toMatchObject(sources);
    for (const { url, quote } of Object.values(
      job['sources'] as Record<string, { url: string; quote: string }>,
    )) {
      expect(reads.map((path) => `${site.url}${path}`)).toContain(url);
      expect(quote).not.toBe('');
    }
  },
);

test('asks again for what is on no page, and takes what the model then reads', async () => {
  const { job } = await run([
    read('/plans'),
    say({ founder: 'Ada King' }),
    read('/about'),
    say({ founder: 'Ada King' }),
  ]);
  expect(job).toMatchObject({ status: 'completed', data: { founder: 'Ada King' } });
  expect(job['sources']).toMatchObject({ '/founder': { url: `${site.url}/about` } });
  expect(model.heard[2]!.messages.at(-1)!.content).toBe(
    'No page that was read states these values: /founder ("Ada King"). Read the page that states them and answer again with its words, or leave them out; as JSON only.',
  );
});

test.each<[name: string, quote: string, isLeft: boolean]>([
  ['a passage of the page about it', 'Open source since 3 March 2019', true],
  ['a passage of the page about something else', 'Free trial without a credit card', false],
  ['a passage that is on no page', 'Open source and free for all', false],
])('takes a yes with %s: %s', async (_, quote, isLeft) => {
  const answer = say(
    { openSource: true, name: 'Team' },
    { '/openSource': { url: `${site.url}/plans`, quote } },
  );
  const { job } = await run([read('/plans'), answer]);
  expect(job).toMatchObject({
    status: 'completed',
    data: isLeft ? { openSource: true, name: 'Team' } : { name: 'Team' },
  });
  expect('openSource' in (job['data'] as object)).toBe(isLeft);
});
