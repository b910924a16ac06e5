import { expect, test } from 'vitest';
import { isPermitted } from '../../src/capabilities/agent/runners/permitted-urls.ts';
import { endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';

test.each<[string, string, boolean]>([
  ['https://a.example/plans', 'https://a.example/plans', true],
  ['https://a.example/plans', 'https://a.example/plans/', true],
  ['https://a.example/plans/', 'https://a.example/plans#top', true],
  ['https://a.example', 'https://www.a.example/', true],
  ['http://a.example/plans', 'https://a.example/plans', true],
  ['https://a.example/plans', 'http://a.example/plans', false],
  ['https://a.example/plans', 'https://a.example/', false],
  ['https://a.example/plans', 'https://a.example/Plans', false],
  ['https://a.example/plans', 'https://a.example/plans//', false],
  ['https://a.example/plans?a=1', 'https://a.example/plans?a=2', false],
  ['https://a.example/plans', 'https://a.example/plans?next=1', false],
  ['https://a.example/', 'https://b.a.example/', false],
  ['https://a.example/', 'https://a.example.evil/', false],
  ['https://a.example/', 'https://a.example:8443/', false],
  ['https://a.example/', 'https://user@a.example/', false],
])('a task that names %s and nothing else may read %s: %s', (named, url, want) => {
  const request = { prompt: 'x', urls: [named], strictConstrainToURLs: true };
  expect(isPermitted(new URL(url), request)).toBe(want);
  expect(isPermitted(new URL(url), { ...request, strictConstrainToURLs: false })).toBe(true);
});

test('a redirect out of the URLs of the task is not followed, one to the same page is', async () => {
  const site = await serveSite((request, response) => {
    if (request.url === '/out') return void response.writeHead(302, { location: '/secret' }).end();
    if (request.url === '/plans') return void response.writeHead(301, { location: '/plans/' }).end();
    response.setHeader('content-type', 'text/html').end(`<title>${request.url}</title><p>It has a text.</p>`);
  });
  const server = await startTestServer({ sitePorts: [Number(new URL(site.url).port)], agentPollMs: 20 });
  const { key } = await server.caller({ credits: 9000 });
  const run = async (strictConstrainToURLs: boolean) => {
    const urls = [`${site.url}/out`, `${site.url}/plans`];
    return endedJob(
      server,
      key,
      await startJob(server, key, { prompt: 'Titles', urls, strictConstrainToURLs }),
    );
  };

  const strict = await run(true);
  expect(strict.job).toMatchObject({ status: 'completed', data: { pages: [{ title: '/plans/' }] } });
  expect(site.asked).not.toContain('/secret');
  const errors = strict.events.filter(({ type }) => type === 'error.occurred');
  expect(errors).toMatchObject([
    {
      retryable: false,
      error: {
        source: 'tool',
        message: `${site.url}/out redirects to ${site.url}/secret, which is outside the URLs that the task allows.`,
      },
    },
  ]);
  expect((await run(false)).job).toMatchObject({
    data: { pages: [{ title: '/secret' }, { title: '/plans/' }] },
  });
  await server.close();
  await site.close();
});
