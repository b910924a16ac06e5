// What every runtime must do alike with a generated client: plain JavaScript. Needs the service of chat-service.ts.
import { createClient } from './api/client/index.js';

const asked = { model: 'a', messages: ['b'] };

/** Each throws, or resolves with a value that must equal `want`. */
const cases = {
  'a stream arrives item by item': [
    async (client, go) => {
      const seen = [];
      for await (const { data } of await client.createChatCompletion({ ...asked, stream: true })) {
        seen.push(data.delta);
        // The service sends the second chunk once the first has been read.
        if (seen.length === 1) await go();
      }
      return seen;
    },
    ['a', 'b'],
  ],
  'complete content arrives where no stream is asked for': [
    async (client) => (await client.createChatCompletion(asked)).text,
    'whole',
  ],
  'an error of a stream is an error of the call': [
    async (client) =>
      (await client.createChatCompletion.result({ ...asked, model: 'none', stream: true })).status,
    404,
  ],
  'a loop that ends early closes the connection': [
    async (client, _, closed) => {
      for await (const { data } of await client.createChatCompletion({ ...asked, stream: true }))
        if (data.delta === 'a') break;
      return closed();
    },
    'closed',
  ],
};

export async function runSuite(baseUrl) {
  const failures = [];
  for (const [name, [run, want]] of Object.entries(cases)) {
    const client = createClient({ baseUrl, apiKey: 'k-12345678', retry: { attempts: 1 }, timeoutMs: 10_000 });
    try {
      const ask = async (path) => (await fetch(`${baseUrl}/chat/${path}`)).text();
      const got = await run(
        client,
        () => ask('go'),
        () => ask('closed'),
      );
      if (JSON.stringify(got) !== JSON.stringify(want)) failures.push(`${name}: ${JSON.stringify(got)}`);
    } catch (error) {
      failures.push(`${name}: ${error?.stack ?? error}`);
    }
  }
  return { ran: Object.keys(cases).length, failures };
}
