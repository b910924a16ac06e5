import { expect, test } from 'vitest';
import { Fetcher } from '../../src/fetch/fetcher.ts';
import { fetchRobots } from '../../src/robots/fetch.ts';
import { REACH, serve } from '../support/loopback.ts';

test.each<[title: string, location: string | undefined]>([
  ['that redirects in a circle', '/robots.txt'],
  ['that redirects to a file of this machine', 'file:///etc/passwd'],
  ['that redirects to no valid URL', 'http://['],
  ['that is not there', undefined],
])('a robots.txt %s forbids nothing', async (_, location) => {
  const site = await serve((__, response) =>
    response.writeHead(location === undefined ? 404 : 302, location === undefined ? {} : { location }).end(),
  );
  const fetcher = new Fetcher(REACH);
  const { robots, failed } = await fetchRobots(fetcher, site.url('/').slice(0, -1));
  expect([robots.allows(site.url('/a')), failed]).toEqual([true, false]);
  await fetcher.close();
});
