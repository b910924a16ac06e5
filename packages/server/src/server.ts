import type { AddressInfo } from 'node:net';
import type { Resolve } from '@web-data/net';
import type { ResponseViolation } from '@web-data/validator';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { apiKeyId, redactApiKeys } from './accounts/keys/api-key.ts';
import {
  createDevelopmentKey,
  wantsDevelopmentKey,
  withTemporaryKey,
} from './accounts/keys/development-key.ts';
import type { AgentRunner } from './capabilities/agent/runners/runner.ts';
import { requirePlans } from './accounts/teams/require-plans.ts';
import { loadConfig, unknownVariables } from './platform/config/load.ts';
import type { ServerConfig } from './platform/config/server-config.ts';
import { addDashboard } from './dashboard/add-dashboard.ts';
import { createApp } from './api/app.ts';
import { requireMail } from './platform/mail/open-mail.ts';
import { requireDocs } from './platform/http/docs.ts';
import { createRedactor } from './platform/log/config-secrets.ts';
import { createLog, openLogLines } from './platform/log/log.ts';
import { ListenError, listen } from './platform/http/listen.ts';
import { operatorLink } from './accounts/people/operator-link.ts';
import { describeParts } from './services/describe-parts.ts';
import { createServices } from './services/create-services.ts';
import { Lifecycle } from './services/lifecycle.ts';
import { closeConnections, stopListening } from './services/connections.ts';
import { shutDown } from './services/shut-down.ts';
import type { Services } from './services/create-services.ts';
import { migrate } from './platform/store/migrate.ts';
import { openStore } from './platform/store/open.ts';
import { requireSeal } from './platform/webhooks/require-seal.ts';

/** A server that accepts requests. */
export interface RunningServer {
  /** Scheme, host and port, such as `http://127.0.0.1:3000`. */
  url: string;
  /** The key of the team that a first start on an empty store creates; undefined on every other start. */
  developmentKey?: string;
  /** The mail server that sends emails, if one is configured. */
  mail?: string;
  /** URL of the metrics, with `metricsPort`. */
  metricsUrl?: string;
  /**
   * A line each that says whether there are a browser, a model and a search of the web, and how to get one that is missing.
   */
  parts: readonly string[];
  /**
   * Creates a link that signs in to the dashboard once, within 15 minutes, as the first owner of the store; undefined
   * when the store has no team, or the dashboard is off.
   */
  signInLink(): Promise<string | undefined>;
  /**
   * Creates a key of the oldest team, runs `work` with it and revokes it.
   * @example
   * await server.withTemporaryKey((key) => createClient({ apiKey: key, baseUrl: server.url }).map({ url }));
   */
  withTemporaryKey<T>(work: (key: string) => Promise<T>): Promise<T>;
  /**
   * Rejects new requests, lets those in flight finish (within `shutdownTimeoutMs`), and writes everything out.
   * @param options `delayMs`: milliseconds before that, in which `/readyz` says 503 and requests are served; 0 by default.
   */
  close(options?: { delayMs?: number }): Promise<void>;
}

/** Options that only a program which embeds the server can set. */
export interface ServerHooks {
  /** Destination of log lines; standard output by default. */
  logDestination?: DestinationStream;
  /** Called when a response does not fit the description. With this hook, each response is checked. */
  onResponseViolation?: (violation: ResponseViolation) => void;
  /**
   * Called when a response of the account API does not fit its description. With this hook, each response is checked.
   */
  onAccountViolation?: (violation: { operation: string }) => void;
  /** Resolves the host names of sites instead of the operating system; the addresses are checked all the same. */
  resolve?: Resolve;
  /** Does the work of agent jobs instead of the server's own runners. */
  runner?: AgentRunner;
}

/**
 * Starts the reference server: opens and migrates the store, then listens.
 * @param config members win over the environment and the configuration file; see the README for all.
 * @throws {ConfigError} when an option cannot be used; {@link ListenError} when the address is in use.
 * @example
 * const server = await startServer({ port: 0 });
 * console.log(server.url, server.developmentKey);
 * await server.close();
 */
export async function startServer(
  config: Partial<ServerConfig> = {},
  hooks: ServerHooks = {},
): Promise<RunningServer> {
  const settings = await loadConfig(config);
  requireDocs(settings.docsDirectory);
  requireMail(settings);
  const redact = createRedactor(settings);
  const lifecycle = new Lifecycle();
  const store = lifecycle.stage().add(await openStore(settings));
  const logLines = hooks.logDestination === undefined ? openLogLines() : undefined;
  try {
    await migrate(store);
    await requirePlans(store, settings.plans);
    await requireSeal(store, settings.webhookSealKey);
    store.bound(settings.storeTimeoutMs);
    const log = createLog(settings.logLevel, hooks.logDestination ?? logLines!, (line) =>
      redactApiKeys(redact(line)),
    );
    for (const variable of unknownVariables()) log.warn({ variable }, 'no option has this variable');
    const { resolve, runner } = hooks;
    const services = await createServices(
      { config: settings, log, logLines, store, resolve, runner },
      lifecycle,
    );
    const app = await createApp({
      ...services,
      onResponseViolation: hooks.onResponseViolation,
      ...(settings.dashboard === 'on' && {
        addBeside: (app) =>
          addDashboard(app, {
            ...services,
            trustedIssuers: settings.trustedIssuers,
            onResponseViolation: hooks.onAccountViolation,
          }),
      }),
    });
    lifecycle.stage().add({ close: () => closeConnections(app) });
    await listen(app, settings);
    const url = getServerUrl(app);
    const developmentKey = await firstKey(services, settings); // Only now: a failed start would never print it.
    await services.setOrigin(url);
    lifecycle.start();
    return {
      url,
      ...(settings.smtpUrl !== undefined && { mail: new URL(settings.smtpUrl).host }),
      ...(developmentKey && { developmentKey }),
      parts: describeParts(settings, services),
      ...(services.metricsUrl !== undefined && { metricsUrl: services.metricsUrl }),
      async signInLink() {
        return settings.dashboard === 'on' ? operatorLink(store, services.origin()) : undefined;
      },
      withTemporaryKey: (work) => withTemporaryKey(store, work),
      close: once(({ delayMs = 0 } = {}) =>
        shutDown(lifecycle, services, {
          ...settings,
          delayMs,
          logLines,
          stopListening: () => stopListening(app.server),
        }),
      ),
    };
  } catch (error) {
    await lifecycle.close().catch(() => {}); // The error of the start says more.
    await logLines?.end(1000);
    if (error instanceof Error) error.message = redact(error.message);
    throw error;
  }
}

async function firstKey({ store, siem }: Services, config: ServerConfig): Promise<string | undefined> {
  if (!wantsDevelopmentKey(config)) return undefined;
  const key = await createDevelopmentKey(store, config.plans);
  if (key !== undefined)
    siem.report({ event: 'key.created', keyId: apiKeyId(key), name: 'development', actor: 'first start' });
  return key;
}

function getServerUrl(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo; // A TCP address, because it listens on one.
  const host = ['0.0.0.0', '::'].includes(address) ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${port}`;
}

function once<T, A extends unknown[]>(work: (...input: A) => Promise<T>): (...input: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (...input) => (running ??= work(...input));
}

export { ListenError };
