import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

interface Asked {
  tools?: object[];
  max_tokens?: number;
  temperature?: number;
  response_format?: { type: string; json_schema?: { schema: { anyOf: object[] } } };
  messages: { role: string; content: string }[];
}

describe.each(['native', 'text', 'json', 'schema'] as const)(
  'a model that writes its calls, in the mode %s',
  (agentToolMode) => {
    let site: Site;
    let endpoint: Site;
    let server: TestServer;
    let asked: Asked[] = [];
    let reply: (heard: number) => { status?: number; text: string };

    beforeAll(async () => {
      site = await serveSite(
        (_request, response) =>
          void response
            .setHeader('content-type', 'text/html')
            .end(`<title>Plans</title><p>Team costs $49.</p><p>${'More text. '.repeat(500)}</p>`),
      );
      endpoint = await serveSite((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          asked.push(JSON.parse(body) as Asked);
          const { status = 200, text } = reply(asked.length - 1);
          const message = { role: 'assistant', content: text };
          const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
          const completion = { id: 'c', object: 'chat.completion', created: 1, model: 'm', usage };
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(
            status === 200
              ? JSON.stringify({ ...completion, choices: [{ index: 0, message, finish_reason: 'stop' }] })
              : JSON.stringify({ error: { message: text } }),
          );
        });
      });
      server = await startTestServer({
        sitePorts: [Number(new URL(site.url).port)],
        agentPollMs: 20,
        agentModelUrl: `${endpoint.url}/v1`,
        agentModelName: 'small',
        agentMaxTokens: 512,
        agentContextTokens: 1000,
        agentTemperature: 0.2,
        agentToolMode,
      });
    });
    afterAll(async () => {
      await server.close();
      await Promise.all([site.close(), endpoint.close()]);
    });
    beforeEach(() => void (asked = []));

    const run = async () => {
      const { key } = await server.caller({ credits: 100 });
      const id = await startJob(server, key, { prompt: 'The price', maxCredits: 50 });
      return endedJob(server, key, id);
    };
    const scrape = (): string => JSON.stringify({ tool: 'scrape', arguments: { url: `${site.url}/` } });

    test('gets their results, and answers by them', async () => {
      reply = (heard) => ({ text: [scrape(), scrape(), '{"data":{"price":49}}'][heard]! });
      const { job, events } = await run();
      expect(job).toMatchObject({ status: 'completed', data: { price: 49 }, creditsUsed: 5 });
      expect(events.filter(({ type }) => type === 'tool_call.finished')).toHaveLength(2);
      const [first, , last] = asked;
      expect(first).toMatchObject({ max_tokens: 512, temperature: 0.2 });
      expect(first!.tools === undefined).toBe(agentToolMode !== 'native');
      expect(first!.messages[0]!.content.includes('"tool": "<name>"')).toBe(agentToolMode !== 'native');
      const formats = { native: undefined, text: undefined, json: 'json_object', schema: 'json_schema' };
      expect(first!.response_format?.type).toBe(formats[agentToolMode]);
      // A call, a result, or why there is none.
      expect(first!.response_format?.json_schema?.schema.anyOf.length ?? 3).toBe(3);
      const results = last!.messages.filter(({ content }) => content.startsWith('Results of tools:'));
      // Both are longer than the context: the older one is dropped, the newer one is cut.
      expect(results.map(({ content }) => content.includes('Team costs $49'))).toEqual([false, true]);
      expect(results[0]!.content).toBe(
        'Results of tools: Dropped to make room. Call the tool again if it is needed.',
      );
    });

    test('is stopped when it calls for ever', async () => {
      reply = () => ({ text: scrape() });
      const { job } = await run();
      expect(job).toMatchObject({ status: 'failed', creditsUsed: 0 });
      expect(asked.length).toBeLessThanOrEqual(51);
    });
  },
);

const OPERATOR = 'Only the operator of the service can fix it.';

describe('an endpoint that says why it fails', () => {
  test.each<[number]>([[200], [404], [405]])(
    'is told apart: a page of a site, with status %d',
    async (status) => {
      const endpoint = await serveSite((request, response) => {
        request.resume();
        response
          .writeHead(status, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Hello</title>');
      });
      const server = await startTestServer({ agentPollMs: 20, agentModelUrl: endpoint.url });
      try {
        const { key } = await server.caller({ credits: 100 });
        const id = await startJob(server, key, { prompt: 'The price', maxCredits: 50 });
        const error = `There is no endpoint of a model (status ${status}). ${OPERATOR}`;
        expect((await endedJob(server, key, id)).job).toMatchObject({ status: 'failed', error });
        // The remedy is an option of the server, which is for the log.
        expect(server.log.join('')).toContain('Check agentModelUrl, which often ends in /v1.');
      } finally {
        await server.close();
        await endpoint.close();
      }
    },
  );

  test.each<[name: string, status: number, text: string, message: string, remedy: string | undefined]>([
    [
      'no tools',
      400,
      'registry.example/small does not support tools',
      `The endpoint of the model takes no tools. ${OPERATOR}`,
      'Set agentToolMode to text.',
    ],
    [
      'no template for tools',
      500,
      'tools param requires --jinja flag',
      `The endpoint of the model takes no tools. ${OPERATOR}`,
      'Set agentToolMode to text.',
    ],
    [
      'a context that is too small',
      400,
      "This model's maximum context length is 4096 tokens",
      'The conversation is longer than the context of the model: give a shorter task, or fewer pages.',
      'Set agentContextTokens below the context of the model.',
    ],
    [
      'another context',
      400,
      'the request exceeds the available context size',
      'The conversation is longer than the context of the model: give a shorter task, or fewer pages.',
      'Set agentContextTokens below the context of the model.',
    ],
    [
      'no form of answers',
      400,
      'response_format is not supported by this model',
      `The endpoint of the model does not take this form of answers. ${OPERATOR}`,
      'Set agentToolMode to text.',
    ],
    [
      'no such model',
      404,
      'model "small" not found',
      `There is no such model, or no such endpoint (status 404). ${OPERATOR}`,
      'Check agentModelUrl and agentModelName.',
    ],
    [
      'a limit of its rate',
      429,
      'slow down',
      'The endpoint of the model limits the rate of requests (status 429): try again later.',
      undefined,
    ],
  ])('is told apart: %s', async (_, status, text, message, remedy) => {
    const endpoint = await serveSite((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: text } }));
    });
    const server = await startTestServer({ agentPollMs: 20, agentModelUrl: `${endpoint.url}/v1` });
    try {
      const { key } = await server.caller({ credits: 100 });
      const id = await startJob(server, key, { prompt: 'The price', maxCredits: 50 });
      const { job } = await endedJob(server, key, id);
      expect(job).toMatchObject({ status: 'failed', error: message });
      // The remedy is an option of the server, which is for the log.
      expect(JSON.stringify(job)).not.toMatch(/agent[A-Z]/);
      const log = server.log.join('');
      expect(log).toContain('APICallError');
      if (remedy === undefined) expect(log).not.toMatch(/(?:Set|Check) agent[A-Z]/);
      else expect(log).toContain(remedy);
    } finally {
      await server.close();
      await endpoint.close();
    }
  });
});
