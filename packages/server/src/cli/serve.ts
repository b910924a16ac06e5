import type { ServerConfig } from '../platform/config/server-config.ts';
import { startServer } from '../server.ts';
import type { RunningServer } from '../server.ts';
import { findLowLimits } from './doctor/machine.ts';
import { becomeInit } from './init.ts';
import { parseInteger } from './command.ts';
import type { OptionValues } from './command.ts';

/** Milliseconds after `shutdownDelayMs` and `shutdownTimeoutMs` at which the process ends in any case. */
const END_MS = 15_000;

/** Starts the server, prints its address, and closes it at the first signal; a second one ends the process at once. */
export async function runServe(options: OptionValues, config: ServerConfig): Promise<void> {
  const warning = becomeInit();
  const { host, port } = options;
  const settings = {
    ...config,
    ...(typeof host === 'string' && { host }),
    ...(typeof port === 'string' && { port: parseInteger(port, '--port', 0, 65_535) }),
  };
  const warnings = [warning, ...findLowLimits(settings), findUnknownAddress(settings)];
  for (const line of warnings) if (line !== undefined) process.stderr.write(`${line}\n`);
  const ending = firstSignal(); // Listens first: a signal during the start shuts down in order, too.
  const longestMs = config.shutdownDelayMs + config.shutdownTimeoutMs + END_MS;
  void ending.then(() => setTimeout(() => process.exit(1), longestMs).unref());
  const server = await startServer(settings);
  const link = server.developmentKey === undefined ? undefined : await server.signInLink();
  process.stderr.write(`${greeting(server, link)}\n`);
  // A person who stops the server in a terminal has no load balancer that needs time.
  const isRestart = (await ending) === 'SIGTERM';
  await server.close({ delayMs: isRestart ? config.shutdownDelayMs : 0 });
  // Nothing should hold the process now. Exits all the same where something does, such as output that nobody reads.
  setTimeout(() => process.exit(), 1000).unref();
}

/** Returns a warning where callers from other machines may get URLs in responses that lead nowhere. */
function findUnknownAddress({ host, publicUrl, publicHosts, trustProxy }: ServerConfig): string | undefined {
  const isLocal = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
  if (isLocal || publicUrl !== undefined || publicHosts.length > 0 || trustProxy.length > 0) return undefined;
  return [
    `The server listens on ${host}, and does not know under which name others reach it. URLs in responses name it only to`,
    'callers that use its IP address. Set publicUrl (WEB_DATA_PUBLIC_URL), such as https://api.example.com, or publicHosts.',
  ].join(' ');
}

function firstSignal(): Promise<'SIGINT' | 'SIGTERM'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve(signal);
      });
    }
  });
}

/** @param link signs in to the dashboard; printed only with the first key, because the output may go into logs */
function greeting(
  { url, parts, mail, metricsUrl, developmentKey }: RunningServer,
  link: string | undefined,
): string {
  const lines = [`Listening on ${url}`, ...parts];
  if (mail !== undefined) lines.push(`Letters to people go by ${mail}`);
  if (metricsUrl !== undefined) lines.push(`Metrics on ${metricsUrl}`);
  if (link !== undefined) lines.push(`Sign in to the dashboard, once, within 15 minutes: ${link}`);
  if (developmentKey !== undefined)
    lines.push('The store was empty: this key of the team Development is not shown again:', developmentKey);
  return lines.join('\n');
}
