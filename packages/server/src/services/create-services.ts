import type { Resolve } from '@web-data/net';
import type { Logger } from 'pino';
import { Identities } from '../accounts/keys/identity.ts';
import { openAgent } from './open-agent.ts';
import { createPageModel } from '../capabilities/agent/runners/create-runner.ts';
import type { AgentRunner } from '../capabilities/agent/runners/runner.ts';
import { RejectionLog } from '../accounts/audit/rejection-log.ts';
import { withSecurityLog, SecurityLog } from '../accounts/audit/security-log.ts';
import { openSiemLog } from '../accounts/audit/siem.ts';
import type { SiemLog } from '../accounts/audit/siem.ts';
import { readAdList } from '../capabilities/browser/ad-list.ts';
import { Browsers } from '../capabilities/browser/browsers.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import type { CrawlName } from '../capabilities/crawl/cancel.ts';
import { openCrawls } from './open-crawls.ts';
import { releaseHolds } from '../accounts/credits/release-holds.ts';
import { Credits } from '../accounts/credits/credits.ts';
import { Load } from '../platform/http/load.ts';
import { listenForMetrics } from '../platform/http/metrics-server.ts';
import { Metrics } from '../platform/http/metrics.ts';
import { Instance } from '../platform/instances/instance.ts';
import { openInteract } from './open-interact.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Plans } from '../platform/config/plan.ts';
import { openRateCounter } from '../accounts/limits/rate-counters.ts';
import { RateLimits } from '../accounts/limits/rate-limits.ts';
import type { Lines } from '../platform/log/lines.ts';
import { createErrorFilter } from '../platform/log/error-filter.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import { createSitemapCache } from '../capabilities/map/sitemap-cache.ts';
import { renderCheckEmail } from '../capabilities/monitor/notify/check-email.ts';
import { CHECK_MAIL } from '../capabilities/monitor/notify/mail-recipients.ts';
import { openMonitors } from './open-monitors.ts';
import { IssuerKeys } from '../accounts/onboarding/assertions/issuer-keys.ts';
import { openProvider } from '../accounts/openid/open-provider.ts';
import type { OpenidProvider } from '../accounts/openid/provider.ts';
import type { Parts } from './capability.ts';
import type { OperationHandlers } from '../capabilities/operations/operation.ts';
import { RunningWork } from '../capabilities/operations/running-work.ts';
import { Fetchers } from '../capabilities/outbound/fetchers.ts';
import { createOutbound } from '../capabilities/outbound/outbound.ts';
import { EMAILS_PER_TEAM, SIGN_IN_MAIL, createSignInEmail } from '../accounts/people/sign-in-email.ts';
import { PageCache } from '../capabilities/pages/page-cache.ts';
import { openPages } from './open-pages.ts';
import { FileReader } from '../capabilities/pages/fetch/file-reader.ts';
import { SiteFiles } from '../capabilities/pages/fetch/files.ts';
import { PageReader } from '../capabilities/pages/page-reader.ts';
import { Pictures } from '../capabilities/pages/pictures.ts';
import { ContentThreads } from '../capabilities/pages/threads/content-threads.ts';
import { openSearch } from '../capabilities/search/open-search.ts';
import { withMetrics } from '../platform/store/with-metrics.ts';
import type { Store } from '../platform/store/store.ts';
import { optionalCache, createStoredCache } from '../platform/store/stored-cache.ts';
import { teamOperations } from '../capabilities/team/operations.ts';
import { httpClassifier } from '../capabilities/threats/classifier.ts';
import { RequestCounts } from '../accounts/usage/request-counts.ts';
import { openDelivery } from '../platform/webhooks/open-delivery.ts';
import type { Seal } from '../platform/webhooks/seal.ts';

/** The inputs of {@link createServices}. */
export interface ServiceInputs {
  config: ServerConfig;
  log: Logger;
  /** The lines of the log when it goes to standard output. */
  logLines?: Lines | undefined;
  store: Store;
  /** Resolves the host names of sites instead of the operating system. */
  resolve?: Resolve | undefined;
  /** Runs agent jobs instead of the server's own runners. */
  runner?: AgentRunner | undefined;
}

/** Everything behind the HTTP side, wired together. New capabilities add their handlers here. */
export interface Services extends ServiceInputs {
  identities: Identities;
  credits: Credits;
  instance: Instance;
  rateLimits: RateLimits;
  plans: Plans;
  load: Load;
  metrics: Metrics;
  siem: SiemLog;
  /** Reports requests that were rejected before their work to the security log. */
  rejections: RejectionLog;
  /** Counts requests for the dashboard. */
  requestCounts: RequestCounts;
  /** The public keys of issuers whose assertions are exchanged for API keys. */
  issuerKeys: IssuerKeys;
  /** Opens the secrets of webhooks. */
  webhookSeal: Seal;
  /** The waiting deliveries to webhooks. */
  webhookQueue: JobQueue;
  /** Starts waiting deliveries at once. */
  wakeWebhooks(): void;
  /** Signs in people of an organization, if one is configured. */
  openid: OpenidProvider | undefined;
  /** Sends email; undefined for a server that sends none. */
  mail: { wake(): void } | undefined;
  /** Security events of teams, for their owners. */
  securityLog: SecurityLog;
  /** Cancels jobs, as their own operations do. */
  cancel: { agent(teamId: string, id: string): Promise<void>; crawl(name: CrawlName): Promise<void> };
  /** A line that says whether a browser can render pages. */
  browserLine: string;
  /** URL of the metrics; undefined without a port of their own. */
  metricsUrl: string | undefined;
  /** Title of the search provider. */
  search: string;
  handlers: OperationHandlers;
  runningHere(teamId: string): number;
  sinceLastHere(teamId: string): number;
  /** Resolves when the store responds and accepts writes. */
  ping(): Promise<unknown>;
  origin(): string;
  pictures: Pictures;
  /** Called once, when the server listens. */
  setOrigin(url: string): void;
  /** Aborts running work. */
  abort(): void;
  /** Releases everything but the store. */
  close(): Promise<void>;
}

/** Wires the services up and joins the instances that share the store. */
export async function createServices(inputs: ServiceInputs): Promise<Services> {
  const { config, log, logLines, resolve } = inputs;
  // First, because it throws for options that contradict each other.
  const openid = openProvider(config, resolve);
  const adList = config.adList === undefined ? undefined : await readAdList(config.adList);
  if (adList) log.info({ file: config.adList, rules: adList.rules }, 'advertisements are blocked by a list');
  const metrics = new Metrics();
  const store = withMetrics(inputs.store, (seconds, outcome) => metrics.observeTransaction(seconds, outcome));
  const credits = new Credits(store, {
    onError: (err) => log.error({ err }, 'credits that were held could not be freed; it is tried again'),
  });
  const shouldLog = createErrorFilter();
  const onError = (err: unknown): void => {
    if (shouldLog(err)) log.error({ err }, 'the lease of this instance was not renewed or given up');
  };
  const instance = new Instance(store, { leaseMs: config.leaseMs, releaseHolds, onError });
  const counter = await openRateCounter(store, {
    redisUrl: config.redisUrl,
    replicas: () => instance.alive,
    onChange(err) {
      if (err === undefined) log.warn('the rate limits are shared again');
      else
        log.warn({ err }, 'the shared rate limits are lost: this process counts alone until they are back');
    },
  });
  const classifier = classifierOf(config);
  const securityLog = new SecurityLog(store, (err) =>
    log.error({ err }, 'security events could not be kept for the owners of teams'),
  );
  const { siemLog: file, siemFailurePolicy: failurePolicy } = config;
  const siem = withSecurityLog(securityLog, openSiemLog({ file, failurePolicy, log, logLines }));
  const load = new Load(config.maxRequests);
  const running = new RunningWork(config.maxOperations);
  const closing = new AbortController();
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin;
  let origin = publicOrigin ?? `http://${config.host}:${config.port}`;
  let ownUrl = origin;
  const cacheOf = (kind: 'sitemap' | 'page' | 'picture', maxBytes: number) =>
    optionalCache(createStoredCache(store, { kind, maxBytes }));
  const cache = createSitemapCache(cacheOf('sitemap', config.sitemapCacheBytes));
  const pictures = new Pictures(cacheOf('picture', config.pictureBytes), () => origin);
  const pageCache =
    config.pageCacheBytes > 0 ? new PageCache(cacheOf('page', config.pageCacheBytes)) : undefined;
  const outbound = createOutbound(config, { cache, resolve, ownUrl: () => ownUrl });
  const fetchers = new Fetchers(outbound);
  const browsers = new Browsers(config, { outbound, isAd: adList?.isAd, log });
  const delivery = openDelivery(config, {
    store,
    log,
    metrics,
    resolve,
    instance,
    onDropped: (dropped) => siem.report({ event: 'webhook.dropped', ...dropped }),
  });
  const search = await openSearch(config, { store: inputs.store, log, resolve });
  const threads = new ContentThreads();
  const fileReader = new FileReader();
  const model = await createPageModel(config);
  const parts: Parts = {
    config,
    log,
    store,
    instance,
    instanceId: instance.id,
    metrics,
    credits,
    plans: config.plans,
    classifier,
    siem,
    delivery,
    search,
    threads,
    model,
    fileReader,
    pageReader: new PageReader({
      threads,
      model,
      files: new SiteFiles(fileReader),
      browser: () => browsers.pool,
      userAgent: config.userAgent,
      proxies: config.proxies,
      fetcher: (country) => fetchers.for(country),
      pageCache,
      pictures,
      index: search.pages,
    }),
    browsers,
    fetchers,
    outbound,
    origin: () => origin,
    closing: closing.signal,
    onCharged: (operation, charged) => metrics.countCredits(operation, charged),
  };
  const rateLimits = new RateLimits(counter, counter.intervalMs);
  const mail = openMail(config, {
    store,
    log,
    instance,
    write: {
      [CHECK_MAIL]: renderCheckEmail,
      [SIGN_IN_MAIL]: createSignInEmail({
        origin: () => origin,
        mayHave: async (teamId) => {
          const key = `signInLetterOfTeam:${teamId}`;
          return (await rateLimits.consume(key, EMAILS_PER_TEAM)).allowed;
        },
        onLink: (personId) => siem.report({ event: 'sign-in-link.created', personId, by: 'mail' }),
      }),
    },
  });
  const pages = openPages(parts, running);
  const interact = openInteract(parts);
  const agent = await openAgent(parts, inputs.runner);
  const crawls = openCrawls(parts);
  const monitors = openMonitors(parts, crawls, mail);
  const capabilities = [pages, interact, agent, crawls, monitors];
  metrics.show({
    web_data_requests_in_flight: { help: 'Requests in flight', read: () => load.inFlight },
    web_data_credit_movements_waiting: {
      help: 'Movements of credits that wait for a transaction',
      read: () => credits.waiting,
    },
    web_data_webhooks_waiting: {
      help: 'Jobs with events that wait to be delivered to a webhook, by any process',
      read: () => delivery.queue.waiting(),
    },
    web_data_jobs_heard: {
      help: '1 while jobs that other processes accept are heard of at once, 0 while they are only looked for',
      read: () => Number(store.calls?.isHeard ?? false),
    },
    web_data_rate_limits_alone: {
      help: '1 while the shared rate limits cannot be asked and this process counts alone',
      read: () => Number(counter.isAlone),
    },
    web_data_log_lines_dropped: {
      help: 'Lines of the log that could not be written, since the start',
      read: () => logLines?.dropped ?? 0,
    },
    web_data_security_events_dropped: {
      help: 'Security events that could not be written to their file, since the start',
      read: () => siem.dropped,
    },
  });
  for (const { gauges } of capabilities) metrics.show(gauges);
  const identities = new Identities(store, config.keyCacheMs);
  const { metricsPort: port, metricsToken: token } = config;
  const { registry } = metrics;
  const metricsServer = port === undefined ? undefined : await listenForMetrics({ registry, port, token });
  const rejections = new RejectionLog(siem);
  const requestCounts = new RequestCounts(store, (err) =>
    log.error({ err }, 'counts of requests could not be written, and are lost'),
  );
  await instance.start();
  return {
    config,
    log,
    store,
    identities,
    credits,
    instance,
    rateLimits,
    plans: config.plans,
    load,
    metrics,
    siem,
    rejections,
    requestCounts,
    issuerKeys: new IssuerKeys(() => fetchers.for()),
    openid: openid?.provider,
    mail,
    webhookSeal: delivery.seal,
    webhookQueue: delivery.queue,
    wakeWebhooks: () => delivery.worker.wake(),
    securityLog,
    cancel: { agent: agent.cancel, crawl: crawls.cancel },
    browserLine: browsers.state.line,
    metricsUrl: metricsServer?.url,
    search: search.provider.title,
    handlers: {
      ...pages.handlers,
      ...interact.handlers,
      ...agent.handlers,
      ...crawls.handlers,
      ...monitors.handlers,
      ...teamOperations({ store, plans: config.plans }),
    },
    runningHere: (teamId) => running.of(teamId),
    sinceLastHere: (teamId) => running.sinceLast(teamId),
    ping: () => Promise.all([store.ping(), instance.ping()]),
    origin: () => origin,
    pictures,
    setOrigin(url) {
      ownUrl = url;
      origin = publicOrigin ?? url;
      delivery.worker.start();
      for (const capability of capabilities) capability.start();
      mail?.start();
    },
    abort: () => closing.abort(),
    async close() {
      await monitors.close(); // Closed first, because they start crawls.
      await Promise.all([agent, crawls, delivery, interact, pages, mail].map((part) => part?.close()));
      await Promise.all([fetchers.close(), threads.close(), browsers.close(), openid?.close()]);
      fileReader.close();
      await search.close();
      await Promise.all([credits.idle(), identities.idle(), requestCounts.flush()]);
      credits.close();
      await instance.stop().catch(onError); // Other instances release its holds once its lease has expired.
      rejections.close();
      await securityLog.flush();
      await Promise.all([counter.close(), classifier?.close(), siem.close(), metricsServer?.close()]);
    },
  };
}

function classifierOf({
  classifierUrl: url,
  classifierToken: token,
  classifierTimeoutMs: timeoutMs,
}: ServerConfig) {
  return url === undefined ? undefined : httpClassifier({ url, token, timeoutMs });
}
