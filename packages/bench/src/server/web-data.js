import { startServer } from '@web-data/server';

/** The server of this repository, as an operator would start it. */
export async function start(options) {
  const server = await startServer({
    port: 0,
    logLevel: 'warn',
    docsDirectory: 'none',
    developmentKey: 'on',
    allowPrivate: ['127.0.0.1:*'],
    plans: { development: { requestsPerMinute: 1_000_000_000, concurrency: 100_000 }, ...options.plans },
    ...options,
  });
  return { facts: { url: server.url, key: server.developmentKey }, close: () => server.close() };
}
