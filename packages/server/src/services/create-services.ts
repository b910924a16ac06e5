import { createOriginReader } from '../platform/http/request-origin.ts';
import type { AddressedRequest } from '../platform/http/request-origin.ts';
import type { Resolve } from '@web-data/net';
import type { Logger } from 'pino';
import type { AppServices } from '../api/app.ts';
import type { AccountApiServices } from '../dashboard/account-api.ts';
import type { OnboardingServices } from '../accounts/onboarding/onboarding-services.ts';
import type { Lifecycle } from './lifecycle.ts';
import { Identities } from '../accounts/keys/identity.ts';
import { openAgent } from './open-agent.ts';
import { createPageModel } from '../capabilities/agent/runners/create-runner.ts';
import type { AgentRunner } from '../capabilities/agent/runners/runner.ts';
import { RejectionLog } from '../accounts/audit/rejection-log.ts';
import { withSecurityLog, SecurityLog } from '../accounts/audit/security-log.ts';
import { openSiemLog } from '../accounts/audit/siem.ts';
import { openBrowsers } from '../capabilities/browser/browsers.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import { openCrawls } from './open-crawls.ts';
import { BUDGET_MAIL, createBudgetEmail } from '../accounts/budgets/alert-email.ts';
import { releaseHolds } from '../accounts/credits/release-holds.ts';
import { Credits } from '../accounts/credits/credits.ts';
import { Load } from '../platform/http/load.ts';
import { listenForMetrics } from '../platform/http/metrics-server.ts';
import { Metrics } from '../platform/http/metrics.ts';
import { Instance } from '../platform/instances/instance.ts';
import { openInteract } from './open-interact.ts';
import { ScrapedPages } from '../capabilities/pages/scraped-pages.ts';
import { openRateCounter } from '../accounts/limits/rate-counters.ts';
import { RateLimits } from '../accounts/limits/rate-limits.ts';
import type { Lines } from '../platform/log/lines.ts';
import { createErrorFilter } from '../platform/log/error-filter.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import { createSitemapCache } from '../capabilities/map/sitemap-cache.ts';
import { createCheckEmail } from '../capabilities/monitor/notify/check-email.ts';
import { CHECK_MAIL } from '../capabilities/monitor/notify/mail-recipients.ts';
import { jobKinds } from './job-kinds.ts';
import { jobGauges, readJobGauges } from './job-gauges.ts';
import { openBudgets } from './open-budgets.ts';
import { openMonitors } from './open-monitors.ts';
import { IssuerKeys } from '../accounts/onboarding/assertions/issuer-keys.ts';
import { openProvider } from '../accounts/openid/provider.ts';
import type { Parts } from './capability.ts';
import { RunningWork } from '../capabilities/operations/running-work.ts';
import { Fetchers } from '../capabilities/outbound/fetchers.ts';
import { createOutbound } from '../capabilities/outbound/outbound.ts';
import { SIGN_IN_MAIL, createSignInEmail } from '../accounts/people/sign-in-email.ts';
import { ChangeTracker } from '../capabilities/pages/change-tracker.ts';
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
import type { CacheOptions } from '../platform/store/stored-cache.ts';
import { teamOperations } from '../capabilities/team/operations.ts';
import { openClassifier } from '../capabilities/threats/classifier.ts';
import { RequestCounts } from '../accounts/usage/request-counts.ts';
import { RequestLog } from '../accounts/usage/request-log.ts';
import { openDelivery } from '../platform/webhooks/open-delivery.ts';

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

/** What the HTTP sides of the server need, and what says how it runs. */
export interface Services
  extends
    ServiceInputs,
    Omit<AppServices, 'addBeside' | 'onResponseViolation'>,
    Omit<AccountApiServices, 'onResponseViolation'>,
    Omit<OnboardingServices, 'onResponseViolation' | 'trustedIssuers'> {
  log: Logger;
  load: Load;
  /** A line that says whether a browser can render pages. */
  browserLine: string;
  /** URL of the metrics; undefined without a port of their own. */
  metricsUrl: string | undefined;
  /** Title of the search provider. */
  search: string;
  /** Called once, when the server listens. */
  setOrigin(url: string): Promise<void>;
  /** Aborts running work. */
  abort(): void;
}

/**
 * Wires the services up and joins the instances that share the store.
 * @param lifecycle gets a stage for all that must close together; its owner starts and closes them, also after an error.
 */
export async function createServices(inputs: ServiceInputs, lifecycle: Lifecycle): Promise<Services> {
  const { config, log, logLines, resolve } = inputs;

  // What the others use and report to.
  const base = lifecycle.stage();
  const openid = base.add(openProvider(config, resolve));
  const metrics = new Metrics();
  const { metricsPort: port, metricsToken: token, siemLog: file, siemFailurePolicy: failurePolicy } = config;
  const metricsServer =
    port === undefined
      ? undefined
      : base.add(await listenForMetrics({ registry: metrics.registry, port, token }));
  const store = withMetrics(inputs.store, (seconds, outcome) => metrics.observeTransaction(seconds, outcome));
  const classifier = base.add(openClassifier(config));
  const securityLog = new SecurityLog(store, (err) =>
    log.error({ err }, 'security events could not be stored for the owners of teams'),
  );
  const siem = base.add(withSecurityLog(securityLog, openSiemLog({ file, failurePolicy, log, logLines })));
  const shouldLog = createErrorFilter();
  const onError = (err: unknown): void => {
    if (shouldLog(err)) log.error({ err }, 'the lease of this instance was not renewed or given up');
  };
  const instance = new Instance(store, { leaseMs: config.leaseMs, releaseHolds, onError });
  const replicas = (): number => instance.alive;
  const counter = base.add(await openRateCounter(store, { redisUrl: config.redisUrl, replicas, log }));
  const rateLimits = new RateLimits(counter, counter.intervalMs);

  // Other instances release its holds once its lease has expired.
  lifecycle.stage().add({ close: () => instance.stop().catch(onError) });

  // What writes out, once all work has ended, what waits to be written.
  const records = lifecycle.stage();
  const credits = new Credits(store, {
    onError: (err) => log.error({ err }, 'credits that were held could not be freed; it is tried again'),
  });
  records.add({ close: () => credits.idle().then(() => credits.close()) });
  const identities = new Identities(store, config.keyCacheMs);
  records.add({ close: () => identities.idle() });
  const requestCounts = new RequestCounts(store, (err) =>
    log.error({ err }, 'counts of requests could not be written, and are lost'),
  );
  records.add({ close: () => requestCounts.flush() });
  const requestLog = new RequestLog(store, (err) =>
    log.error({ err }, 'requests could not be logged for their teams, and are lost there'),
  );
  records.add({ close: () => requestLog.flush() });
  const scrapedPages = new ScrapedPages(store, {
    onError: (err) => log.error({ err }, 'pages of scrapes could not be remembered for sessions on them'),
  });
  records.add({ close: () => scrapedPages.flush() });
  const rejections = records.add(new RejectionLog(siem));
  const search = records.add(await openSearch(config, { store: inputs.store, log, resolve }));

  const load = new Load(config.maxRequests);
  const running = new RunningWork(config.maxOperations);
  const closing = new AbortController();
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin;
  let origin = publicOrigin ?? `http://${config.host}:${config.port}`;
  let ownUrl = origin;
  const readOrigin = createOriginReader(config.publicHosts, config.trustProxy);
  const requestOrigin = (request: AddressedRequest): string => publicOrigin ?? readOrigin(request) ?? origin;
  const cacheOf = (kind: CacheOptions['kind'], maxBytes: number) =>
    optionalCache(createStoredCache(store, { kind, maxBytes }));
  const cache = createSitemapCache(cacheOf('sitemap', config.sitemapCacheBytes));
  const pictures = new Pictures(cacheOf('picture', config.pictureBytes), () => origin);
  const pageCache =
    config.pageCacheBytes > 0
      ? new PageCache(cacheOf('page', config.pageCacheBytes), config.plans)
      : undefined;
  const outbound = createOutbound(config, { cache, resolve, ownUrl: () => ownUrl });

  // How work reaches sites and reads what they send.
  const reach = lifecycle.stage();
  const fetchers = reach.add(new Fetchers(outbound));
  const browsers = reach.add(await openBrowsers(config, { outbound, log }));
  const threads = reach.add(new ContentThreads());
  const fileReader = reach.add(new FileReader());
  const model = await createPageModel(config);

  // What does the work, at once and in the background. Monitors close before the crawls that they start.
  const work = lifecycle.stage();
  const worker: Parts['worker'] = {
    log,
    owner: instance.id,
    pollMs: config.agentPollMs,
    onRun: (kind, outcome) => metrics.countJobRun(kind, outcome),
  };
  const delivery = work.add(
    openDelivery(config, {
      store,
      worker,
      metrics,
      resolve,
      instance,
      onDropped: (dropped) => siem.report({ event: 'webhook.dropped', ...dropped }),
    }),
  );
  const parts: Parts = {
    config,
    log,
    store,
    instance,
    instanceId: instance.id,
    worker,
    metrics,
    credits,
    plans: config.plans,
    classifier,
    siem,
    delivery,
    search,
    threads,
    model,
    scrapedPages,
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
      changes: new ChangeTracker(store, threads),
      index: search.pages,
    }),
    browsers,
    fetchers,
    outbound,
    requestOrigin,
    draining: load.leaveSignal,
    closing: closing.signal,
    onCharged: (operation, charged) => metrics.countCredits(operation, charged),
  };
  const dashboard = (): string | undefined => (config.dashboard === 'on' ? `${origin}/dashboard` : undefined);
  const write = {
    [CHECK_MAIL]: createCheckEmail(dashboard),
    [BUDGET_MAIL]: createBudgetEmail(dashboard),
    [SIGN_IN_MAIL]: createSignInEmail({ origin: () => origin, rateLimits, siem }),
  };
  const mail = work.add(openMail(config, { store, worker, instance, write, origin: () => origin }));
  work.add(openBudgets(parts, mail !== undefined));
  const pages = work.add(openPages(parts, running));
  const interact = work.add(openInteract(parts));
  const agent = work.add(await openAgent(parts, inputs.runner));
  const crawls = work.add(openCrawls(parts));
  const monitors = lifecycle.stage().add(openMonitors(parts, crawls, mail !== undefined));

  const capabilities = [pages, interact, agent, crawls, monitors];
  metrics.show({
    web_data_requests_in_flight: { help: 'Requests in flight', read: () => load.inFlight },
    web_data_credit_movements_waiting: {
      help: 'Movements of credits that wait for a transaction',
      read: () => credits.waiting,
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
  const kinds = jobKinds.map(({ name }) => name);
  metrics.showKinds(kinds, jobGauges, () => readJobGauges(store, kinds));
  await instance.start();
  return {
    ...parts,
    identities,
    rateLimits,
    load,
    rejections,
    requestCounts,
    requestLog,
    issuerKeys: new IssuerKeys(() => fetchers.for()),
    openid: openid?.provider,
    sendsMail: mail !== undefined,
    mailTo: mail && config.mailTo,
    webhookSeal: delivery.seal,
    webhookReceivers: delivery.policy,
    webhookQueue: delivery.queue,
    securityLog,
    monitorPrices: { pageCredits: config.crawlCredits, searchCredits: config.searchCredits },
    interactSessions: interact.sessions,
    cancel: { agent: agent.cancel, crawl: crawls.cancel },
    watchCrawl: crawls.watch,
    sessions: interact.sessions,
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
    pictures,
    origin: () => origin,
    async setOrigin(url) {
      ownUrl = url;
      origin = publicOrigin ?? url;
      await instance.publish(origin);
    },
    abort: () => closing.abort(),
  };
}
