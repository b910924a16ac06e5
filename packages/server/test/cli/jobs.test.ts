import { afterAll, beforeAll, expect, it } from 'vitest';
import { run as runLine } from '../../src/cli/run.ts';
import { leaveMail } from '../../src/platform/mail/outbox.ts';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await serveSite((request, response) => {
    if (request.url === '/hang') return;
    response.setHeader('content-type', 'text/html').end('<title>\u0007\u202EPlans</title><p>Two plans.</p>');
  });
  server = await startTestServer({ sitePorts: [Number(new URL(site.url).port)], agentPollMs: 20 });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

async function run(...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  const environment = { WEB_DATA_DIRECTORY: server.place.options.dataDirectory };
  await runLine(args, { environment, print: (text) => void printed.push(text) });
  return printed;
}

it('lists jobs, shows one, follows one to its end and cancels one', async () => {
  const { key } = await server.caller({ credits: 9000 });
  const done = await startJob(server, key, { prompt: 'The plans', urls: [`${site.url}/`] });
  await endedJob(server, key, done);
  const hanging = await startJob(server, key, { prompt: 'Hang', urls: [`${site.url}/hang`] });

  const [list] = await run('jobs', 'list', '--json');
  expect(JSON.parse(list!)).toMatchObject([
    { id: hanging, kind: 'agent', status: 'processing', state: 'running', attempt: 1, about: 'Hang' },
    { id: done, kind: 'agent', status: 'completed', state: null, attempt: null, about: 'The plans' },
  ]);
  const [shown] = await run('jobs', 'show', done);
  expect(shown!.replaceAll(/^\d\d:\d\d:\d\d\.\d{3} /gm, '').split('\n')).toEqual(
    expect.arrayContaining([
      ' Service   run started',
      ' Main      Reading one page.',
      ` Main      scrape: url ${site.url}/`,
      ` Main      scrape gave url ${site.url}/, status 200`,
      ' Service   run finished: succeeded',
    ]),
  );
  for (const steering of ['\u0007', '\u202E']) expect(shown).not.toContain(steering);

  const following = run('jobs', 'follow', hanging);
  expect(await run('jobs', 'cancel', hanging)).toEqual(['Cancelled: it ends after the step in flight.']);
  const lines = await following;
  expect(lines.at(-1)).toBe('The run was cancelled.');
  expect(lines.at(-2)).toMatch(/ Service {3}run finished: cancelled \(cancelled\): The run was cancelled\.$/);
  const json = (await run('jobs', 'follow', hanging, '--json')).map((line) => JSON.parse(line) as object);
  expect(json).toHaveLength(lines.length);
  expect(json.at(-1)).toMatchObject({ id: hanging, status: 'failed' });
  expect(json.every((_, index, all) => index === all.length - 1 || 'eventId' in all[index]!)).toBe(true);
  await expect(run('jobs', 'cancel', hanging)).rejects.toThrow('Agent already finished.');
  await expect(run('jobs', 'show', 'x')).rejects.toThrow('There is no job x: `jobs list` shows the jobs.');
});

const listed = async (...args: string[]): Promise<object[]> =>
  JSON.parse((await run('jobs', 'list', '--json', ...args)).join('')) as object[];
const startCrawl = async (key: string, path: string): Promise<string> => {
  const body = { url: `${site.url}${path}`, limit: 1 };
  const answer = await call(server, 'startCrawl', '/crawl', { key, method: 'POST', body });
  return (answer.body as { id: string }).id;
};

it('pauses a kind of job, shows what waits, cancels it, and resumes the kind', async () => {
  const { key, teamId } = await server.caller({ credits: 9000 });
  expect(await run('jobs', 'pause', 'crawl')).toEqual([
    'Paused: jobs of the kind crawl wait until `jobs resume crawl`.',
  ]);
  const [cancelled, later] = [await startCrawl(key, '/one'), await startCrawl(key, '/two')];
  const agentJob = await startJob(server, key, { prompt: 'The plans', urls: [`${site.url}/`] });
  await endedJob(server, key, agentJob);
  const waits = { kind: 'crawl', team: teamId, status: 'scraping', state: 'waiting', attempt: 0 };
  expect(await listed('--kind', 'crawl', '--team', teamId)).toMatchObject([
    { id: later, ...waits, about: `${site.url}/two` },
    { id: cancelled, ...waits },
  ]);
  expect((await run('jobs', 'show', later))[0]).toMatch(/waiting .* http:\S+two$/);
  expect(await run('jobs', 'cancel', cancelled)).toEqual(['Cancelled: it has ended.']);
  await expect(run('jobs', 'cancel', cancelled)).rejects.toThrow('Conflict');
  await expect(run('jobs', 'retry', cancelled)).rejects.toThrow(
    `The job ${cancelled} has ended: only a waiting one is retried.`,
  );
  expect(await run('jobs', 'retry', later)).toEqual(['It runs as soon as a worker has room for it.']);
  expect(await run('jobs', 'resume', 'crawl')).toEqual([
    'Resumed: jobs of the kind crawl begin within moments.',
  ]);
  await expect
    .poll(() => listed('--kind', 'crawl', '--team', teamId), { timeout: 10_000 })
    .toMatchObject([
      { id: later, status: 'completed', state: null },
      { id: cancelled, status: 'cancelled' },
    ]);
  await expect(run('jobs', 'resume', 'crawl')).rejects.toThrow('The kind crawl is not paused.');
});

it('lists what is stuck, of every kind, and cancels no email', async () => {
  const teamId = (await server.caller({ credits: 0 })).teamId;
  const mail = { teamId, kind: 'none', recipients: ['a@example.com', 'b@example.com'], data: {} };
  await server.store.tx((query) => leaveMail(server.store, query, mail));
  const all = (await listed('--team', teamId)) as { id: string }[];
  expect(all).toMatchObject([
    { kind: 'mail' },
    { kind: 'mail', state: 'waiting', about: 'none, 0 attempts' },
  ]);
  expect(await listed('--team', teamId, '--stuck')).toEqual([]);
  const { id } = all[0]!;
  await server.store.tx((query) =>
    query.updateTable('job').set({ interruptions: 3 }).where('id', '=', id).execute(),
  );
  expect(await listed('--team', teamId, '--stuck')).toMatchObject([{ id, state: 'waiting, stuck' }]);
  await expect(run('jobs', 'cancel', id)).rejects.toThrow('A job of the kind mail cannot be cancelled');
  expect(await run('jobs', 'retry', id)).toEqual(['It runs as soon as a worker has room for it.']);
  expect(await listed('--team', teamId, '--stuck')).toEqual([]);
});

it.each([
  [['jobs', 'pause', 'x'], 'There is no kind of job "x": use one of agent, crawl, monitor,'],
  [['jobs', 'list', '--kind', 'x'], '--kind must be one of agent, crawl,'],
])('refuses %j', async (line, message) => {
  await expect(run(...line)).rejects.toThrow(message);
});

it('shows what is known of a job whose trace is not there', async () => {
  const { key } = await server.caller({ credits: 9000 });
  const id = await startJob(server, key, { prompt: 'The plans', urls: [`${site.url}/`] });
  await endedJob(server, key, id);
  await server.store.tx((query) =>
    query
      .updateTable('agent_job')
      .set({ generation: 'gen-1' } as never)
      .where('id', '=', id)
      .execute(),
  );
  const [shown] = await run('jobs', 'show', id);
  expect(shown).toContain('completed');
  expect(shown).not.toContain('run finished');
  expect((await run('jobs', 'follow', id)).at(-1)).toContain('Plans');
});
