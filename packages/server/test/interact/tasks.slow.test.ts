import type { InteractActionsResponse } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import type { Site } from '../support/site.ts';
import { serveLibraries } from './tasks/serve-libraries.ts';
import { components, dates, editors, swagger, widgets } from './tasks/tasks.ts';
import type { Task } from './tasks/tasks.ts';

if (!hasBrowser)
  console.warn('Tasks were not tested: no Chromium. Install one, or name it in CHROMIUM_PATH.');

describe.skipIf(!hasBrowser)('Interact does what a person does', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveLibraries();
    server = await startTestServer({ agentRuns: 0, browserNoSandbox });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const doTask = async ([, page, actions, result]: Task): Promise<void> => {
    const { key } = await server.caller();
    const start = await call(server, 'startInteract', '/interact', { key, method: 'POST', body: {} });
    const { id } = start.body as { id: string };
    const body = {
      actions: [
        { type: 'goto', url: `${site.url}/${page}` },
        ...actions,
        { type: 'scrape', formats: ['markdown'], onlyMainContent: false },
      ],
      timeout: 120_000,
    };
    const path = `/interact/${id}/actions`;
    const { body: done } = await call(server, 'runInteractActions', path, { key, method: 'POST', body });
    await call(server, 'endInteract', `/interact/${id}`, { key, method: 'DELETE' });
    const { results } = done as InteractActionsResponse;
    expect(results.filter(({ ok }) => !ok).map(({ message }) => message)).toEqual([]);
    const markdown = results.at(-1)?.data?.markdown ?? '';
    if (typeof result !== 'string') expect(markdown).toMatch(result);
    else expect(/^Result: (?<said>.*)$/m.exec(markdown)?.groups?.['said']).toBe(result);
  };

  describe('in Swagger UI', () => test.each(swagger)('%s', (...task) => doTask(task)));
  describe('in calendars', () => test.each(dates)('%s', (...task) => doTask(task)));
  describe('in widgets of jQuery UI', () => test.each(widgets)('%s', (...task) => doTask(task)));
  describe('in editors of code', () => test.each(editors)('%s', (...task) => doTask(task)));
  describe('in lists and web components', () => test.each(components)('%s', (...task) => doTask(task)));
});
