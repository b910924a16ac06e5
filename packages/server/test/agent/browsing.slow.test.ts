import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { endedJob, startJob } from '../support/jobs.ts';
import { serveModel } from '../support/model.ts';
import type { Line, Model } from '../support/model.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

if (!hasBrowser)
  console.warn(
    'Agents were not tested with a browser: no Chromium. Install one, or name it in CHROMIUM_PATH.',
  );

/** What a person finds behind a form, and an app that writes itself. */
const pages: Record<string, string> = {
  '/': `<title>Rates</title><main><form onsubmit="event.preventDefault(); rate.textContent = city.value === 'Oslo' ? 'Oslo: 12 kr' : 'nothing'">
    <label>City <input id=city></label><button>Show</button></form><p id=rate></p></main>`,
  '/app': '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>',
  '/app.js': `root.innerHTML = '<main><h1>Written by a script</h1><p>It costs 7 kr.</p></main>'`,
};

const browse = (...actions: object[]): Line => ({ tool: 'browse', input: { actions } });
const say = (value: unknown): Line => ({ text: JSON.stringify(value) });

describe.skipIf(!hasBrowser)('a model with a browser', () => {
  let site: Site;
  let model: Model;
  let server: TestServer;
  let script: Line[] = [];
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '';
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
      response.end(pages[path] ?? '');
    });
    model = await serveModel((heard) => script[Math.min(heard, script.length - 1)]!);
    server = await startTestServer({
      browserNoSandbox,
      agentPollMs: 20,
      agentModelUrl: `${model.url}/v1`,
      agentModelKey: 'secret',
      agentModelName: 'scripted',
    });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([site.close(), model.close()]);
  });
  beforeEach(() => void (model.heard.length = 0));

  const run = async (lines: Line[], body: object = {}) => {
    script = lines;
    const { key, teamId } = await server.caller({ credits: 100 });
    const id = await startJob(server, key, { prompt: 'The rate of Oslo', maxCredits: 50, ...body });
    return { ...(await endedJob(server, key, id)), team: await server.team(teamId) };
  };
  /** What the model heard of its last call. */
  const heardOf = (call: number): { text?: string; isDone?: boolean; error?: string } =>
    JSON.parse(String(model.heard[call]!.messages.at(-1)!.content)) as object;

  test('acts in one page over several calls, cites it, and tells of it in the trace', async () => {
    const { job, events, team } = await run([
      browse({ type: 'goto', url: `${site.url}/` }, { type: 'snapshot' }),
      browse(
        { type: 'fill', role: 'textbox', name: 'City', text: 'Oslo' },
        { type: 'click', role: 'button', name: 'Show' },
        { type: 'scrape' },
      ),
      say({ data: { rate: 12 }, sources: { '/rate': `${site.url}/` } }),
    ]);
    expect(job).toMatchObject({ status: 'completed', data: { rate: 12 } });
    expect(heardOf(1).text).toMatch(
      /^=== page \w{24} ===\ngoto: [^]*button "Show" \[ref=e\d+\][^]*=== page \w{24} ===$/,
    );
    expect(heardOf(2)).toMatchObject({ isDone: true, text: expect.stringContaining('Oslo: 12 kr') });
    const [started, ...more] = events.filter(({ type }) => type === 'browser.session.started');
    expect(more).toEqual([]);
    const finished = events.filter(({ type }) => type === 'browser.session.finished');
    expect(finished).toMatchObject([
      { browserSessionId: started!['browserSessionId'], durationMs: expect.any(Number) },
    ]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('browser.session.finished')).toBeLessThan(types.indexOf('agent.finished'));
    expect(JSON.stringify(events)).toContain('"text":"4 characters"');
    expect(JSON.stringify(events.filter(({ type }) => String(type).startsWith('tool_call')))).not.toContain(
      'Oslo',
    );
    const sources = events.filter(({ type }) => type === 'artifact.updated');
    expect(sources).toHaveLength(2);
    // Three answers of the model, and a minute in a page, or two where the machine is busy.
    expect([5, 7]).toContain(job['creditsUsed']);
    expect(team).toMatchObject({ credits: 100 - Number(job['creditsUsed']), held: 0, running: 0 });
  });

  test('is told what it did wrong, and where it may not go', async () => {
    const { events } = await run(
      [
        browse({ type: 'evaluate', text: '1' }),
        browse({ type: 'fill', role: 'textbox', name: 'City', text: 5 }),
        browse({ type: 'goto', url: 'file:///etc/passwd' }),
        browse({ type: 'goto', url: `${site.url}/app` }),
        browse({ type: 'goto', url: `${site.url}/` }, { type: 'click', role: 'button', name: 'Hide' }),
        say({ refused: 'No.' }),
      ],
      { urls: [`${site.url}/`], strictConstrainToURLs: true },
    );
    expect(heardOf(1).error).toMatch(/^actions\/0: type must be one of goto, click/);
    expect(heardOf(2).error).toBe('actions/0: text is of another shape.');
    expect(heardOf(3).error).toBe('actions/0: url must be an absolute http or https URL.');
    expect(heardOf(4)).toMatchObject({ isDone: false, text: expect.stringContaining('policy refuses it') });
    expect(heardOf(5)).toMatchObject({ isDone: false });
    expect(heardOf(5).text).toContain('There is no button named "Hide". There are: button "Show"');
    expect(events.filter(({ type }) => type === 'error.occurred')).toHaveLength(3);
    expect(events.filter(({ type }) => String(type).startsWith('browser.session.'))).toHaveLength(2);
  });

  test('that reaches its limit leaves no session open, in the trace as little as in the browser', async () => {
    const { job, events } = await run([browse({ type: 'goto', url: `${site.url}/` })], { maxCredits: 6 });
    expect(job).toMatchObject({ status: 'failed' });
    expect(events.at(-1)).toMatchObject({ outcome: 'credit_limit_reached' });
    const sessions = events.filter(({ type }) => String(type).startsWith('browser.session.'));
    expect(sessions.map(({ type }) => type)).toEqual(['browser.session.started', 'browser.session.finished']);
  });

  test('reads an app by its scripts with the tool that reads pages', async () => {
    const read: Line = { tool: 'scrape', input: { url: `${site.url}/app` } };
    await run([read, say({ data: {} })]);
    expect(heardOf(1).text).toContain('# Written by a script\n\nIt costs 7 kr.');
  });
});
