import { createClient } from '@web-data/client';
import type { InteractAction, InteractActionsResponse, ScrapeData } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import type { Site } from '../support/site.ts';
import { serveApps } from './apps/serve-apps.ts';

if (!hasBrowser) console.warn('Apps were not tested: no Chromium. Install one, or name it in CHROMIUM_PATH.');

/** From the login to the receipt: a form over two pages of one document, whose second has its terms in a modal. */
const order = (url: string): InteractAction[] => [
  { type: 'goto', url: `${url}/react` },
  { type: 'fill', role: 'textbox', name: 'User', text: 'ada' },
  { type: 'fill', name: 'Password', text: 'correct-horse' },
  { type: 'click', role: 'button', name: 'Log in' },
  { type: 'fill', name: 'Name', text: 'Ada Lovelace' },
  { type: 'select', role: 'combobox', name: 'Plan', values: ['Team'] },
  { type: 'click', role: 'button', name: 'Next' },
  { type: 'click', role: 'button', name: 'Terms' },
  { type: 'check', role: 'checkbox', name: 'I agree' },
  { type: 'click', role: 'button', name: 'Close' },
  { type: 'click', role: 'button', name: 'Order' },
  { type: 'wait', text: 'Thank you' },
  { type: 'scrape', formats: ['markdown'] },
];
const RECEIPT = '# Thank you, Ada Lovelace\n\nAda ordered the plan t.';

describe.skipIf(!hasBrowser)('apps of React, Vue and Svelte', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveApps();
    server = await startTestServer({ agentRuns: 0, browserNoSandbox });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const scrape = async (path: string, body: object = {}): Promise<ScrapeData> => {
    const { key } = await server.caller();
    const answer = await call(server, 'scrapeUrl', '/scrape', {
      key,
      method: 'POST',
      body: { url: site.url + path, timeout: 120_000, ...body },
    });
    expect(answer.status).toBe(200);
    return (answer.body as { data: ScrapeData }).data;
  };
  const act = async (actions: InteractAction[]): Promise<InteractActionsResponse> => {
    const { key } = await server.caller();
    const started = await call(server, 'startInteract', '/interact', { key, method: 'POST', body: {} });
    const { id } = started.body as { id: string };
    const path = `/interact/${id}/actions`;
    const answer = await call(server, 'runInteractActions', path, {
      key,
      method: 'POST',
      body: { actions, timeout: 120_000 },
    });
    await call(server, 'endInteract', `/interact/${id}`, { key, method: 'DELETE' });
    return answer.body as InteractActionsResponse;
  };

  describe('are scraped as their readers see them, without being asked to render', () => {
    test('React: a form that stands behind a login', async () => {
      const { markdown, warning } = await scrape('/react', { onlyMainContent: false });
      expect(markdown).toContain('# Members of the React shop');
      expect(warning).toBeUndefined();
    });
    test('Vue: data that comes late, a shadow tree and a frame in their places', async () => {
      const { markdown } = await scrape('/vue', { onlyMainContent: false });
      const parts = [
        '# Catalogue of the Vue shop',
        'Price in the shadow: **49 €**',
        'Delivered in three days.',
        '1. Item 1\n',
        'Item 20',
      ];
      const places = parts.map((part) => markdown!.indexOf(part));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });
    test('Svelte: what stands behind the sign of numbers, and links to it', async () => {
      const all = await scrape('/svelte', { formats: ['markdown', 'links'] });
      expect(all.markdown).toContain('# News of the Svelte paper');
      expect(all.markdown).toContain('[The kiwi returns]');
      const one = await scrape('/svelte#/kiwi');
      expect(one.markdown).toContain('# The kiwi returns\n\nA bird that cannot fly was seen by night.');
    });
    test('Vue: what comes by scrolling, with actions', async () => {
      const { markdown } = await scrape('/vue', {
        actions: [
          { type: 'scroll' },
          { type: 'scroll' },
          { type: 'wait', selector: 'li:nth-child(40)' },
          { type: 'scroll' },
          { type: 'scroll' },
          { type: 'wait', selector: 'li:nth-child(60)' },
        ],
        waitFor: 1,
      });
      expect(markdown).toContain('Item 60');
    });
  });

  describe('are driven', () => {
    test('by Interact alone: log in, fill a form over two pages, read the receipt', async () => {
      const { completed, results } = await act(order(site.url));
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
      expect(completed).toBe(true);
      expect(results.at(-1)).toMatchObject({
        url: `${site.url}/react/receipt`,
        title: 'React shop',
        data: { markdown: RECEIPT },
      });
      expect(JSON.stringify(results)).not.toContain('correct-horse');
    });
    test('by the client', async () => {
      const { key } = await server.caller();
      const web = createClient({ apiKey: key, baseUrl: server.url });
      const { id } = await web.interact.start({});
      const { completed, results } = await web.interact.act(id, {
        actions: order(site.url),
        timeout: 120_000,
      });
      expect([completed, results.at(-1)?.data?.markdown]).toEqual([true, RECEIPT]);
      await web.interact.end(id);
    });
    test('not past a wrong password, nor past what is disabled', async () => {
      const wrong = order(site.url).slice(0, 5).with(2, { type: 'fill', name: 'Password', text: 'guess' });
      const { completed, results } = await act(wrong);
      expect(completed).toBe(false);
      expect(results.at(-1)!.message).toMatch(
        /^There is no element named "Name"\. What can be acted on is: textbox "User"/,
      );
      const early = [...order(site.url).slice(0, 4), order(site.url)[6]!];
      expect((await act(early)).results.at(-1)!.message).toBe('button "Next": It is disabled.');
    });
    test('in shadow trees and frames, and back through routes', async () => {
      const { completed, results } = await act([
        { type: 'goto', url: `${site.url}/vue` },
        { type: 'click', role: 'button', name: 'Buy' },
        { type: 'click', role: 'button', name: 'Faster' },
        { type: 'scrape', onlyMainContent: false },
        { type: 'goto', url: `${site.url}/svelte` },
        { type: 'click', role: 'link', name: 'Rain in the north' },
        { type: 'scrape' },
        { type: 'back' },
        { type: 'wait', text: 'News of the Svelte paper' },
      ]);
      expect(results.filter(({ ok }) => !ok)).toEqual([]);
      expect(completed).toBe(true);
      expect(results[6]!.url).toBe(`${site.url}/svelte#/rain`);
      expect(results[6]!.data!.markdown).toContain('It rained for three days.');
    });
  });
});
