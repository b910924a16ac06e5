import { expect, test } from 'vitest';
import { Fetcher } from '../../src/fetch/fetcher.ts';
import { Traffic } from '../../src/pace/traffic.ts';
import { REACH, serve } from '../support/loopback.ts';

const FREE = Number.POSITIVE_INFINITY;

/** A site that answers when it is told to, and counts what is asked at once. */
async function slowSite(): Promise<{ url: URL; most: () => number; answer: () => void }> {
  const waiting: (() => void)[] = [];
  let open = 0;
  let most = 0;
  const site = await serve((_request, response) => {
    most = Math.max(most, ++open);
    waiting.push(() => {
      open--;
      response.end('ok');
    });
  });
  const answer = (): void => waiting.splice(0).forEach((end) => end());
  return { url: new URL(site.url('/')), most: () => most, answer };
}

/** Two fetchers that share a traffic, one request at a time to a host. */
function pair(): [Fetcher, Fetcher] {
  const pacedBy = { traffic: new Traffic(), rate: FREE, concurrency: 1, hosts: true };
  return [new Fetcher({ ...REACH, pacedBy }), new Fetcher({ ...REACH, pacedBy })];
}

test('fetchers that share a traffic take turns at a host', async () => {
  const [one, other] = pair();
  const site = await slowSite();
  const asked = Promise.all([one, other, one, other].map((fetcher) => fetcher.get(site.url)));
  const clock = setInterval(site.answer, 5);
  const statuses = (await asked).map(({ status }) => status);
  clearInterval(clock);
  expect([statuses, site.most()]).toEqual([[200, 200, 200, 200], 1]);
  await Promise.all([one.close(), other.close()]);
});

test('a request waits for its turn no longer than its time, and a caller that has gone leaves the line', async () => {
  const [one, other] = pair();
  const site = await slowSite();
  const first = one.get(site.url, { timeout: 60_000 });
  await expect(other.get(site.url, { timeout: 30 })).rejects.toMatchObject({ code: 'Timeout' });
  const gone = new AbortController();
  const leaving = other.get(site.url, { signal: gone.signal });
  gone.abort();
  await expect(leaving).rejects.toMatchObject({ code: 'Aborted' });
  // Neither keeps a place: the next goes as soon as the first has its answer.
  const next = other.get(site.url, { timeout: 60_000 });
  const clock = setInterval(site.answer, 5);
  expect([(await first).status, (await next).status, site.most()]).toEqual([200, 200, 1]);
  clearInterval(clock);
  await Promise.all([one.close(), other.close()]);
});

test('a tenant with any number of requests in line delays another by one turn', async () => {
  const [fetcher, unused] = pair();
  const site = await slowSite();
  const order: string[] = [];
  const ask = async (tenant: string): Promise<void> => {
    await fetcher.get(site.url, { tenant, timeout: 60_000 });
    order.push(tenant);
  };
  const asked = [...Array.from({ length: 20 }, () => ask('many')), ask('one'), ask('other')];
  const clock = setInterval(site.answer, 5);
  await Promise.all(asked);
  clearInterval(clock);
  expect([order.slice(0, 4), order.length]).toEqual([['many', 'one', 'other', 'many'], 22]);
  await Promise.all([fetcher.close(), unused.close()]);
});
