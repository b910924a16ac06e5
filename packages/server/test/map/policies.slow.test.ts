import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultThreatPolicy } from '../../src/accounts/teams/threat-policy.ts';
import type { ThreatPolicy } from '../../src/accounts/teams/threat-policy.ts';
import { serveClassifier } from '../support/classifier.ts';
import type { Classifier } from '../support/classifier.ts';
import { startTestServer } from '../support/server.ts';
import type { Answer, Caller, TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { kindsOfTeam } from '../support/teams.ts';

let classifier: Classifier;
let server: TestServer;
let site: Site;
let paths: string[] = [];
let answerLate: NodeJS.Timeout | undefined;
beforeAll(async () => {
  classifier = await serveClassifier();
  const config = { classifierUrl: classifier.url, mapShareMs: 60_000 };
  server = await startTestServer(config, 'sqlite', undefined, {
    resolve: () => Promise.resolve(['127.0.0.1']),
  });
});
beforeEach(async () => {
  classifier.behave(() => 0);
  classifier.scanned.length = 0;
  paths = ['/a', '/b'];
  site = await serveSite((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    if (paths.length > 100 && request.url !== '/') return; // A large site takes its time.
    pages({ '/': paths, ...Object.fromEntries(paths.map((path) => [path, []])) })(request, response);
  });
});
afterEach(async () => {
  clearInterval(answerLate);
  await site.close();
});
afterAll(async () => {
  await classifier.close();
  await server.close();
});

/** Keeps the event loop busy most of the time. */
function burden(): void {
  answerLate = setInterval(() => {
    const until = performance.now() + 40;
    while (performance.now() < until);
  }, 10);
}

const linksOf = ({ body }: Answer): { url: string }[] => (body as { links: { url: string }[] }).links;
const pathsOf = (answer: Answer): string[] =>
  linksOf(answer)
    .map(({ url }) => new URL(url).pathname)
    .toSorted();
const warningOf = ({ body }: Answer): string | undefined => (body as { warning?: string }).warning;
const blocking = (policy: Partial<ThreatPolicy>): Caller => ({
  team: { threatProtection: 'enabled' },
  organization: { threatPolicy: { ...defaultThreatPolicy, mode: 'off', ...policy } },
});
/** A site by a name that lists can name. */
const at = (host: string, { url }: Site): string => url.replace('127.0.0.1', host);

describe.each(kindsOfTeam)('for %s', (_title, kind) => {
  it.each([3000, 20_000])('a busy server loses none of %i links at the timeout', async (count) => {
    paths = Array.from({ length: count }, (_, n) => `/p${n}`);
    const { key } = await server.caller(kind);
    burden();
    const answer = await server.map(key, { url: site.url, sitemap: 'skip', timeout: 3000, limit: 100_000 });
    expect([answer.status, linksOf(answer).length]).toEqual([200, count + 1]);
    expect(warningOf(answer)).toBe('The timeout was reached: the list may be incomplete.');
  });

  it.each([
    ['', {}],
    [' with a timeout', { timeout: 30_000 }],
    [' with audit metadata', { auditMetadata: { username: 'ada' } }],
  ])('the same Map asks the site nothing a second time%s, and is charged', async (_how, more) => {
    const { key, teamId } = await server.caller(kind);
    const first = await server.map(key, { url: site.url, ...more });
    expect(site.asked.length).toBeGreaterThan(0);
    site.asked.length = 0;
    expect((await server.map(key, { url: site.url, ...more })).body).toEqual(first.body);
    expect(site.asked).toEqual([]);
    expect((await server.team(teamId)).credits).toBe(998);
  });

  it('a large result is kept as well', async () => {
    paths = Array.from({ length: 2500 }, (_, n) => `/p${n}`);
    const { key } = await server.caller(kind);
    const body = { url: site.url, limit: 2000, sitemap: 'only' };
    const sitemap = await serveSite(pages({}, paths));
    for (const asked of [true, false]) {
      const answer = await server.map(key, { ...body, url: sitemap.url });
      expect([linksOf(answer).length, sitemap.asked.length > 0]).toEqual([2000, asked]);
      sitemap.asked.length = 0;
    }
    await sitemap.close();
  });
});

describe('a policy that only lists', () => {
  const lists = { blacklist: ['*.example.com'], blockedTlds: ['zip'] };

  it('loses no link at the timeout of a busy server', async () => {
    paths = Array.from({ length: 3000 }, (_, n) => `/p${n}`);
    const { key } = await server.caller(blocking(lists));
    burden();
    const answer = await server.map(key, { url: site.url, sitemap: 'skip', timeout: 3000 });
    expect(linksOf(answer)).toHaveLength(3001);
  });

  it('shares its result with a team that has no policy, and takes that of one', async () => {
    const [plain, listing] = [await server.caller(), await server.caller(blocking(lists))];
    const [one, two] = [await server.caller(), await server.caller(blocking(lists))];
    await server.map(listing.key, { url: `${site.url}/` });
    await server.map(one.key, { url: `${site.url}/`, limit: 50 });
    site.asked.length = 0;
    expect(pathsOf(await server.map(plain.key, { url: `${site.url}/` }))).toEqual(['/', '/a', '/b']);
    expect(pathsOf(await server.map(two.key, { url: `${site.url}/`, limit: 50 }))).toEqual(['/', '/a', '/b']);
    expect(site.asked).toEqual([]);
    for (const { teamId } of [plain, listing, one, two])
      expect((await server.team(teamId)).credits).toBe(999);
  });

  it('filters a result that another team has, and shows none of it to the others', async () => {
    const other = await serveSite(pages({ '/x': [] }));
    const twin = at('sub.site.test', other);
    paths = ['/a', `${twin}/x`];
    const plain = await server.caller();
    const listing = await server.caller(blocking({ blacklist: ['sub.site.test'] }));
    const body = { url: `${at('site.test', site)}/`, includeSubdomains: true };
    expect(pathsOf(await server.map(plain.key, body))).toEqual(['/', '/a', '/x']);
    const asked = [site.asked.length, other.asked.length];
    expect(pathsOf(await server.map(listing.key, body))).toEqual(['/', '/a']);
    expect([site.asked.length, other.asked.length]).toEqual(asked);
    expect(pathsOf(await server.map(plain.key, body))).toEqual(['/', '/a', '/x']);
    await other.close();
  });

  it('never has what it blocks visited, and keeps what it found to itself', async () => {
    const other = await serveSite(pages({ '/x': [] }));
    paths = ['/a', `${at('sub.site.test', other)}/x`];
    const listing = await server.caller(blocking({ blacklist: ['sub.site.test'] }));
    const same = await server.caller(blocking({ blacklist: ['sub.site.test'] }));
    const body = { url: `${at('site.test', site)}/`, includeSubdomains: true };
    expect(pathsOf(await server.map(listing.key, body))).toEqual(['/', '/a']);
    expect(other.asked).toEqual([]);
    site.asked.length = 0;
    expect(pathsOf(await server.map(same.key, body))).toEqual(['/', '/a']);
    expect(site.asked).toEqual([]);
    const plain = await server.caller();
    expect(pathsOf(await server.map(plain.key, body))).toEqual(['/', '/a', '/x']);
    await other.close();
  });

  it('fills the limit with links of its own where those of another team are blocked', async () => {
    const other = await serveSite(pages({ '/x': [] }));
    const twin = at('sub.site.test', other);
    const entries = [`${twin}/x`, '/a', '/b'];
    const sitemap = await serveSite((request, response) => {
      if (request.url !== '/sitemap.xml') return void response.writeHead(404).end();
      const origin = `http://${request.headers.host}`;
      const urls = entries.map(
        (path) => `<url><loc>${path.startsWith('/') ? origin + path : path}</loc></url>`,
      );
      response.setHeader('content-type', 'application/xml').end(`<urlset>${urls.join('')}</urlset>`);
    });
    const body = { url: at('site.test', sitemap), sitemap: 'only', limit: 2 };
    const plain = await server.caller();
    const listing = await server.caller(blocking({ blacklist: ['sub.site.test'] }));
    expect(linksOf(await server.map(plain.key, body))).toHaveLength(2);
    expect(pathsOf(await server.map(listing.key, body))).toEqual(['/a', '/b']);
    await Promise.all([other.close(), sitemap.close()]);
  });
});

describe('a policy that scans', () => {
  const scanning = { team: { threatProtection: 'enabled' } } as const;

  it('scans a kept result for its own team, at the price of a scan a URL, and asks the site nothing', async () => {
    const [plain, team] = [await server.caller(), await server.caller(scanning)];
    await server.map(plain.key, { url: site.url });
    site.asked.length = 0;
    classifier.behave((url) => (url.endsWith('/b') ? 100 : 0));
    expect(pathsOf(await server.map(team.key, { url: site.url }))).toEqual(['/', '/a']);
    expect(site.asked).toEqual([]);
    expect(classifier.scanned.map((url) => new URL(url).pathname).toSorted()).toEqual(['/', '/a', '/b']);
    expect((await server.team(team.teamId)).credits).toBe(1000 - 1 - 2 * 3);
    expect(pathsOf(await server.map(plain.key, { url: site.url }))).toEqual(['/', '/a', '/b']);
  });

  it('shares a result of which nothing was blocked, and none of which something was', async () => {
    const [plain, team] = [await server.caller(), await server.caller(scanning)];
    await server.map(team.key, { url: site.url });
    site.asked.length = 0;
    expect(pathsOf(await server.map(plain.key, { url: site.url }))).toEqual(['/', '/a', '/b']);
    expect(site.asked).toEqual([]);
    classifier.behave((url) => (url.endsWith('/b') ? 100 : 0));
    expect(pathsOf(await server.map(team.key, { url: site.url, limit: 9 }))).toEqual(['/', '/a']);
    expect(pathsOf(await server.map(plain.key, { url: site.url, limit: 9 }))).toEqual(['/', '/a', '/b']);
    expect((await server.team(plain.teamId)).credits).toBe(998);
  });

  it.each([
    ['closed', 1, 'were left out'],
    ['open', 201, 'were let pass'],
  ] as const)('follows the policy `%s` at the timeout, and says so', async (failurePolicy, count, end) => {
    paths = Array.from({ length: 200 }, (_, n) => `/p${n}`);
    const { key, teamId } = await server.caller(scanning);
    const slow = await serveClassifier();
    const fresh = await startTestServer(
      { classifierUrl: slow.url, classifierTimeoutMs: 60_000 },
      'sqlite',
      server.place,
    );
    // The first verdict comes, and none after it.
    slow.behave((url) => {
      if (new URL(url).pathname === '/') slow.behave('hang');
      return 0;
    });
    const answer = await fresh.map(key, {
      url: site.url,
      sitemap: 'skip',
      timeout: 700,
      threatProtection: { failurePolicy },
    });
    expect([answer.status, linksOf(answer).length]).toEqual([200, count]);
    expect(warningOf(answer)?.replace(/p\d+/, 'p')).toBe(
      `200 URL(s), such as ${site.url}/p, ${end}: the classifier gave no verdict on them in time, and \`failurePolicy\` is \`${failurePolicy}\`. The timeout was reached: the list may be incomplete.`,
    );
    // One scan was made.
    expect(await server.team(teamId)).toMatchObject({ credits: 1000 - 1 - 2, held: 0, running: 0 });
    await fresh.close();
    await slow.close();
  });

  it('asks about no more links than `limit` takes', async () => {
    const sitemap = await serveSite(
      pages(
        {},
        Array.from({ length: 300 }, (_, n) => `/p${n}`),
      ),
    );
    const { key, teamId } = await server.caller(scanning);
    const answer = await server.map(key, { url: sitemap.url, sitemap: 'only', limit: 5 });
    await sitemap.close();
    expect(linksOf(answer)).toHaveLength(5);
    // The URL of the request, and five links.
    expect(classifier.scanned).toHaveLength(6);
    expect((await server.team(teamId)).credits).toBe(1000 - 1 - 2 * 6);
  });
});
