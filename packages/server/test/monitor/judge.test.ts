import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveModel } from '../support/model.ts';
import type { Line, Model } from '../support/model.ts';
import { monitorsOf } from '../support/monitors.ts';
import type { Monitors } from '../support/monitors.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What a model says of changes, and what becomes of one that says nothing, or what is not so. */
describe('the judgement of a change', () => {
  let model: Model;
  let site: Site;
  let server: TestServer;
  let monitors: Monitors;
  let says: Line = { text: '' };
  let edition = 0;
  beforeAll(async () => {
    model = await serveModel(() => says);
    site = await serveSite((_, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end(`<main><p>The Team plan costs ${20 + edition} a month.</p></main>`);
    });
    server = await startTestServer({
      agentPollMs: 20,
      agentModelUrl: `${model.url}/v1`,
      agentStepCredits: 3,
    });
    monitors = monitorsOf(server, (await server.caller()).key);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    await model.close();
  });

  async function changed(goal: object) {
    const id = await monitors.create([`${site.url}/`], goal);
    await monitors.checked(id);
    edition += 1;
    model.heard.length = 0;
    const check = await monitors.checked(id);
    return { page: check.pages[0]!, credits: check.actualCredits };
  }
  const goal = { goal: 'Prices that rise.' };

  test('has its reason, costs its credits, and was given the goal and the difference', async () => {
    says = { text: said({ meaningful: true, confidence: 'high', reason: 'A price rose.' }) };
    const { page, credits } = await changed(goal);
    expect(page).toMatchObject({
      status: 'changed',
      judgment: { meaningful: true, confidence: 'high', reason: 'A price rose.' },
    });
    expect(credits).toBe(3 + 3);
    const asked = JSON.stringify(model.heard);
    expect(asked).toContain('Prices that rise.');
    expect(asked).toContain(`+The Team plan costs ${20 + edition} a month.`);
  });

  test.each(['medium', 'low'])(
    'hides nothing: what it does not care for (%s) is a change',
    async (confidence) => {
      says = { text: said({ meaningful: false, confidence, reason: 'Nothing new.' }) };
      const { page } = await changed(goal);
      expect(page).toMatchObject({ status: 'changed', judgment: { meaningful: false, confidence } });
      expect(page.diff!.text).toContain('+The Team plan');
    },
  );

  test.each<[string, Line]>([
    ['no JSON', { text: 'I could not say.' }],
    ['another shape', { text: said({ meaningful: 'yes', confidence: 'sure' }) }],
    ['no reason', { text: said({ meaningful: true, confidence: 'high' }) }],
    ['a tool that nobody has', { tool: 'delete_everything', input: {} }],
  ])('is none where the model answers with %s', async (_, line) => {
    says = line;
    const { page } = await changed(goal);
    expect(page.status).toBe('changed');
    expect(page).not.toHaveProperty('judgment');
  });

  test('is none without a goal, and where it is not wanted', async () => {
    says = { text: said({ meaningful: true, confidence: 'high', reason: 'A price rose.' }) };
    for (const without of [{}, { ...goal, judgeEnabled: false }]) {
      const { page } = await changed(without);
      expect(page.status).toBe('changed');
      expect(page).not.toHaveProperty('judgment');
      expect(model.heard).toEqual([]);
    }
  });
});

function said(data: object): string {
  return JSON.stringify({ data });
}
