import { afterAll, beforeAll, expect, it } from 'vitest';
import { run as runLine } from '../../src/cli/run.ts';
import { endedJob, startJob } from '../support/jobs.ts';
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
    { id: hanging, status: 'processing', prompt: 'Hang' },
    { id: done, status: 'completed', outcome: 'succeeded', credits: 1, prompt: 'The plans' },
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
