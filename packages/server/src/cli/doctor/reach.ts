import { connect as connectTls } from 'node:tls';
import { connect } from 'node:net';
import { Fetcher } from '@web-data/net';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { Browsers } from '../../capabilities/browser/browsers.ts';
import { createOutbound } from '../../capabilities/outbound/outbound.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { failed, ok, skipped } from './check.ts';
import type { Check, Finding } from './check.ts';

/** Milliseconds that a service has to accept a connection. */
const CONNECT_MS = 10_000;

/**
 * Checks what the server reaches: browser, model, search provider, mail, counters, sites and receivers of webhooks.
 * @param url a site to reach by the rules for all sites; undefined for none
 */
export function reachChecks(config: ServerConfig, url: string | undefined): Check[] {
  return [
    { name: 'browser', run: () => checkBrowser(config) },
    { name: 'model', run: () => checkModel(config) },
    { name: 'search', run: () => checkSearch(config) },
    { name: 'mail', run: () => checkMail(config) },
    { name: 'counters', run: () => checkCounters(config) },
    { name: 'egress', run: () => checkEgress(config, url) },
  ];
}

async function checkBrowser(config: ServerConfig): Promise<Omit<Finding, 'name'>> {
  const outbound = outboundOf(config);
  const browsers = new Browsers(config, { outbound, log: pino({ level: 'silent' }) });
  try {
    const { pool, state } = browsers;
    if (pool === undefined) return { state: 'warning', message: `${state.line}.` };
    const session = await pool.open({}, { timeout: CONNECT_MS, tenant: 'doctor' });
    await session.close();
    return ok(state.line);
  } finally {
    await browsers.close();
  }
}

async function checkModel({
  agentModelUrl: url,
  agentModelKey: key,
}: ServerConfig): Promise<Omit<Finding, 'name'>> {
  if (url === undefined)
    return skipped('No model is configured (WEB_DATA_AGENT_MODEL_URL): agent runs work without one');
  const address = `${url.replace(/\/$/, '')}/models`;
  const { status } = await fetch(address, {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(CONNECT_MS),
  }).catch((error: Error) => ({ status: (error.cause as Error | undefined)?.message ?? error.message }));
  if (status === 401 || status === 403)
    return failed('The model rejects its key: correct WEB_DATA_AGENT_MODEL_KEY.');
  // A gateway may know no list of its models.
  return typeof status === 'number' && status < 500
    ? ok(`The model answers at ${new URL(url).host}`)
    : failed(
        `No model answers at ${new URL(url).host} (${status}): correct WEB_DATA_AGENT_MODEL_URL, or start it.`,
      );
}

async function checkSearch({ searchProvider, searchUrl }: ServerConfig): Promise<Omit<Finding, 'name'>> {
  if (searchProvider === 'index') return ok('Searches look in the pages that this service reads');
  const url = new URL(searchUrl ?? 'https://api.search.brave.com');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return reach(url.hostname, port, url.protocol === 'https:', `${searchProvider} (WEB_DATA_SEARCH_URL)`);
}

async function checkMail({ smtpUrl }: ServerConfig): Promise<Omit<Finding, 'name'>> {
  if (smtpUrl === undefined)
    return skipped('No mail server is configured (WEB_DATA_SMTP_URL): no emails are sent');
  const { hostname, port, protocol } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return reach(
    hostname,
    Number(port) || (isSecure ? 465 : 587),
    isSecure,
    'the mail server (WEB_DATA_SMTP_URL)',
  );
}

async function checkCounters({ redisUrl }: ServerConfig): Promise<Omit<Finding, 'name'>> {
  if (redisUrl === undefined)
    return skipped('Rate limits are counted in the store (WEB_DATA_REDIS_URL is not set)');
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => null,
  });
  client.on('error', () => {}); // The command below fails too.
  try {
    await client.connect();
    await client.ping();
    return ok('Valkey or Redis answers');
  } catch (error) {
    return failed(
      `Valkey or Redis does not answer (${(error as Error).message}): correct WEB_DATA_REDIS_URL, or start it.`,
    );
  } finally {
    client.disconnect();
  }
}

async function checkEgress(config: ServerConfig, url: string | undefined): Promise<Omit<Finding, 'name'>> {
  if (url === undefined)
    return skipped('Name a site with --url to try whether sites and receivers of webhooks can be reached');
  const { allowPrivate, ports, userAgent } = outboundOf(config)();
  const fetcher = new Fetcher({ allowPrivate, ports, userAgent });
  try {
    const { status } = await fetcher.get(new URL(url), { timeout: CONNECT_MS });
    return ok(`${new URL(url).host} answers with ${status}`);
  } catch (error) {
    return failed(
      `${(error as Error).message} Let this machine reach sites, or name a proxy in WEB_DATA_PROXIES.`,
    );
  } finally {
    await fetcher.close();
  }
}

/** Returns the rules for all sites. Nothing is cached. */
function outboundOf(config: ServerConfig): ReturnType<typeof createOutbound> {
  const cache = { get: async () => undefined, set: async () => {} };
  return createOutbound(config, { cache, ownUrl: () => `http://${config.host}:${config.port}` });
}

/** Opens a connection, with TLS where the service speaks it. */
function reach(host: string, port: number, isSecure: boolean, what: string): Promise<Omit<Finding, 'name'>> {
  return new Promise((resolve) => {
    const socket = isSecure ? connectTls({ host, port, servername: host }) : connect({ host, port });
    const end = (finding: Omit<Finding, 'name'>): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.once(isSecure ? 'secureConnect' : 'connect', () => end(ok(`${host}:${port} accepts connections`)));
    socket.once('error', ({ message }) =>
      end(
        failed(
          `${host}:${port} cannot be reached (${message}): correct the address of ${what}, or let this machine reach it.`,
        ),
      ),
    );
    socket.setTimeout(CONNECT_MS, () =>
      end(failed(`${host}:${port} does not answer: correct the address of ${what}.`)),
    );
  });
}
