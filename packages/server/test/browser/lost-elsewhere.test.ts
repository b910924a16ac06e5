import { expect, it } from 'vitest';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';

it('browserUrl at which no browser answers is named in the log, and pages that need one are 501', async () => {
  const site = await serveSite((_, response) => response.end('<p>Plans</p>'));
  // Nothing listens at a port that was just given back.
  const gone = await serveSite(() => {});
  await gone.close();
  const server = await startTestServer({ agentRuns: 0, browserUrl: gone.url });
  const { key } = await server.caller();
  const body = { url: site.url, formats: ['screenshot'] };
  const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
  expect(answer).toMatchObject({ status: 501 });
  const told = server.log.filter((line) => line.includes('the browser does not start'));
  expect(told).toEqual([expect.stringContaining(`No browser answers at ${new URL(gone.url).host}.`)]);
  await server.close();
  await site.close();
});
