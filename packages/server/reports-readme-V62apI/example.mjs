import { createServer } from 'node:http';
import { createClient } from '@web-data/client';
import { startServer } from '@web-data/server';

const page =
  '<table><tr><th>Name</th><th>Price</th></tr><tr><td>Starter</td><td>$0</td></tr><tr><td>Team</td><td>$49</td></tr></table>';
const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address();

const server = await startServer({
  port: 0,
  dataDirectory: './data',
  allowPrivate: ['127.0.0.1'],
  mapPorts: [port],
});
await server.withTemporaryKey(async (apiKey) => {
  const web = createClient({ apiKey, baseUrl: server.url });
  const plan = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } };
  const schema = {
    type: 'object',
    properties: { plans: { type: 'array', items: plan } },
    required: ['plans'],
  };
  const job = await web.agent.run({ prompt: 'The plans', urls: [`http://127.0.0.1:${port}/`], schema });
  console.log(JSON.stringify(job.data));
  const { events } = await web.agent.trace(job.id);
  const sources = events.find(({ artifact }) => artifact?.artifactId === 'sources');
  console.log((await web.agent.snapshot(job.id, sources.snapshotId)).snapshot);
});
await server.close();
site.close();
