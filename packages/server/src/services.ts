import type { Resolve } from '@web-data/site-map';
import type { OperationId } from '@web-data/types';
import type { Logger } from 'pino';
import { agentOperations } from './agent/operations.ts';
import { guardOf } from './agent/runners/guard-of.ts';
import { pageModelOf, runnerOf } from './agent/runners/runner-of.ts';
import type { AgentRunner } from './agent/runners/runner.ts';
import type { ToolServices } from './agent/runners/tools.ts';
import { AgentLane } from './agent/jobs/agent-lane.ts';
import { agentQueue } from './agent/jobs/agent-queue.ts';
import { Identities } from './accounts/identity.ts';
import { Refusals } from './audit/refusals.ts';
import { keptBy, SecurityLog } from './audit/security-log.ts';
import { openSiemLog } from './audit/siem.ts';
import type { SiemLog } from './audit/siem.ts';
import type { ServerConfig } from './config/server-config.ts';
import { readAdList } from './browser/ad-list.ts';
import { Browsers } from './browser/browsers.ts';
import { cancelJob } from './agent/jobs/cancel.ts';
import { cancelCrawl } from './crawl/cancel.ts';
import type { CrawlName } from './crawl/cancel.ts';
import { CrawlLane } from './crawl/crawl-lane.ts';
import { crawlQueue } from './crawl/crawl-queue.ts';
import { crawlOperations } from './crawl/operations.ts';
import type { CrawlServices } from './crawl/run-crawl.ts';
import { Credits } from './credits/credits.ts';
import { Instance } from './instances/instance.ts';
import { interactOperations } from './interact/operations.ts';
import { pruneProfiles } from './interact/profiles/profile-rows.ts';
import { Sessions } from './interact/sessions.ts';
import { Fetchers } from './outbound/fetchers.ts';
import { FileReader } from './scrape/file-reader.ts';
import { parseOperation } from './parse/parse-operation.ts';
import { SiteFiles } from './scrape/files.ts';
import { KeptPages } from './scrape/kept-pages.ts';
import { Pictures } from './scrape/pictures.ts';
import { scrapeOperation } from './scrape/scrape-operation.ts';
import { openSearch } from './search/open-search.ts';
import { searchOperation } from './search/search-operation.ts';
import { ContentThreads } from './scrape/threads/content-threads.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { Pruner } from './jobs/pruner.ts';
import { Load } from './http/load.ts';
import { listenForMetrics } from './http/metrics-server.ts';
import type { Lines } from './log/lines.ts';
import { createNews } from './log/news.ts';
import { Metrics } from './http/metrics.ts';
import { openRateCounter } from './limits/rate-counters.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { openProvider } from './openid/open-provider.ts';
import type { OpenidProvider } from './openid/provider.ts';
import type { Seal } from './webhooks/seal.ts';
import { outboundOf } from './outbound/outbound.ts';
import { mapOperation } from './map/map-operation.ts';
import { SharedMaps } from './map/shared-maps.ts';
import { storedSitemapCache } from './map/sitemap-cache.ts';
import { MonitorLanes } from './monitor/monitor-lanes.ts';
import type { MonitorServices } from './monitor/monitor-services.ts';
import { checkQueue, dueQueue } from './monitor/monitor-queues.ts';
import { monitorOperations } from './monitor/operations.ts';
import { IssuerKeys } from './onboarding/assertions/issuer-keys.ts';
import { RunningWork } from './operations/running-work.ts';
import { traced } from './operations/traced.ts';
import type { OperationHandlers } from './operations/operation.ts';
import { measured } from './store/measured.ts';
import { optionalCache, storedCache } from './store/stored-cache.ts';
import type { Store } from './store/store.ts';
import { teamOperations } from './team/operations.ts';
import { RequestCounts } from './usage/request-counts.ts';
import { httpClassifier } from './threats/classifier.ts';
import type { Plans } from './limits/plan.ts';
import { mailOf } from './mail/mail-of.ts';
import { checkLetter } from './monitor/notify/check-letter.ts';
import { LETTERS_A_TEAM, SIGN_IN_MAIL, signInLetter } from './people/sign-in-letter.ts';
import { CHECK_MAIL } from './monitor/notify/tell-people.ts';
import { deliveryOf } from './webhooks/delivery-of.ts';

/** What services are made of. */
export interface ServiceInputs {
  config: ServerConfig;
  log: Logger;
  /** The lines of the log when it goes to standard output. */
  logLines?: Lines | undefined;
  store: Store;
  /** Resolves the host names of sites in place of the operating system. */
  resolve?: Resolve | undefined;
  /** Does the work of agent jobs in place of the server's own runners. */
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
  /** Tells the security log of requests refused before their work. */
  refusals: Refusals;
  /** Counts requests for people to look at. */
  requestCounts: RequestCounts;
  /** The public keys of those whose assertions are traded for keys. */
  issuerKeys: IssuerKeys;
  /** Opens the secrets of webhooks. */
  webhookSeal: Seal;
  /** The deliveries to webhooks that wait. */
  webhookQueue: JobQueue;
  /** Lets deliveries be made at once. */
  wakeWebhooks(): void;
  /** By which people of an organization sign in, if there is one. */
  openid: OpenidProvider | undefined;
  /** Sends letters; undefined for a server that sends none. */
  mail: { wake(): void } | undefined;
  /** Security events of teams, for their owners. */
  securityLog: SecurityLog;
  /** Ends jobs, as their own operations do. */
  cancel: { agent(teamId: string, id: string): Promise<void>; crawl(name: CrawlName): Promise<void> };
  /** Whether pages can be shown by a browser, in one line. */
  browserLine: string;
  /** Where the metrics are; undefined without a port of their own. */
  metricsUrl: string | undefined;
  /** Where searches look, in words. */
  search: string;
  handlers: OperationHandlers;
  runningHere(teamId: string): number;
  sinceLastHere(teamId: string): number;
  /** Resolves when the store answers and takes writes, and the rate counters answer. */
  ping(): Promise<unknown>;
  origin(): string;
  pictures: Pictures;
  /** Told once, when the server listens. */
  setOrigin(url: string): void;
  /** Ends running work. */
  abort(): void;
  /** Releases everything but the store. */
  close(): Promise<void>;
}

/** Wires the services up and joins the instances that share the store. */
export async function createServices(inputs: ServiceInputs): Promise<Services> {
  const { config, log, logLines, resolve } = inputs;
  // First of all: it throws for options that do not belong together.
  const openid = openProvider(config, resolve);
  const adList = config.adList === undefined ? undefined : await readAdList(config.adList);
  if (adList) log.info({ file: config.adList, rules: adList.rules }, 'advertisements are blocked by a list');
  const store = measured(inputs.store, (seconds, outcome) => metrics.observeTransaction(seconds, outcome));
  const credits = new Credits(store, {
    onError: (err) => log.error({ err }, 'credits that were held could not be freed; it is tried again'),
  });
  const isNews = createNews();
  const onError = (err: unknown): void => {
    if (isNews(err)) log.error({ err }, 'the lease of this instance was not renewed or given up');
  };
  const instance = new Instance(store, { leaseMs: config.leaseMs, onError });
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
  const siem = keptBy(securityLog, openSiemLog({ file, failurePolicy, log, logLines }));
  const load = new Load(config.maxRequests);
  const running = new RunningWork(config.maxOperations);
  const metrics = new Metrics({
    web_data_requests_in_flight: { help: 'Requests in flight', read: () => load.inFlight },
    web_data_agent_jobs_waiting: {
      help: 'Agent jobs that wait for a worker of any process',
      read: () => queue.waiting(),
    },
    web_data_credit_movements_waiting: {
      help: 'Movements of credits that wait for a transaction',
      read: () => credits.waiting,
    },
    web_data_webhooks_waiting: {
      help: 'Jobs with events that wait to be delivered to a webhook, by any process',
      read: () => delivery.queue.waiting(),
    },
    web_data_agent_runs: { help: 'Agent runs of this process', read: () => worker.running },
    web_data_crawl_jobs_waiting: {
      help: 'Crawls and batches that wait for a worker of any process',
      read: () => crawls.queue.waiting(),
    },
    web_data_crawls: { help: 'Crawls and batches in work in this process', read: () => crawler.running },
    web_data_interact_sessions: {
      help: 'Sessions of Interact that are open in this process',
      read: () => sessions.count,
    },
    web_data_monitor_checks_waiting: {
      help: 'Checks of monitors that wait, by any process',
      read: () => monitoring.checks.waiting(),
    },
    web_data_monitor_checks: {
      help: 'Checks of monitors in work in this process',
      read: () => monitors.running,
    },
    web_data_search_pages_waiting: {
      help: 'Pages that wait to be written to the search index',
      read: () => search.writer?.waiting ?? 0,
    },
    web_data_search_pages_dropped: {
      help: 'Pages that were not written to the search index for want of room, since the start',
      read: () => search.writer?.dropped ?? 0,
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
    web_data_operations_running: { help: 'Operations running in this process', read: () => running.total },
  });
  const closing = new AbortController();
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin;
  let origin = publicOrigin ?? `http://${config.host}:${config.port}`;
  let ownUrl = origin;
  const cacheOf = (kind: 'sitemap' | 'page' | 'picture', maxBytes: number) =>
    optionalCache(storedCache(store, { kind, maxBytes }));
  const cache = storedSitemapCache(cacheOf('sitemap', config.sitemapCacheBytes));
  const pictures = new Pictures(cacheOf('picture', config.pictureBytes), () => origin);
  const keptPages = new KeptPages(cacheOf('page', config.pageCacheBytes));
  const outbound = outboundOf(config, { cache, resolve, ownUrl: () => ownUrl });
  const fetchers = new Fetchers(outbound);
  const browsers = new Browsers(config, { outbound, isAd: adList?.isAd, log });
  const threads = new ContentThreads();
  const reader = new FileReader();
  const files = new SiteFiles(reader);
  const paid = {
    credits,
    plans: config.plans,
    classifier,
    siem,
    instanceId: instance.id,
    onCharged: (operation: OperationId, charged: number) => metrics.countCredits(operation, charged),
  };
  const atSites = { ...paid, closing: closing.signal, timeoutMs: config.operationTimeoutMs };
  const mapUrls = mapOperation({
    ...atSites,
    mapCredits: config.mapCredits,
    sharedMaps: new SharedMaps(config.mapShareMs),
    outbound,
    onMapped: (links) => metrics.countMap(links),
  });
  const delivery = deliveryOf(config, { store, log, siem, metrics, resolve, instance });
  const interacting = {
    ...paid,
    store,
    seal: delivery.seal,
    interactCredits: config.interactCredits,
    profilesPerTeam: config.profilesPerTeam,
    profileBytes: config.profileBytes,
    browser: () => browsers.pool,
    userAgent: config.userAgent,
    proxies: config.proxies,
    onError: (err: unknown) =>
      log.error({ err }, 'a session could not be charged or forgotten; its lease gives back what it held'),
    onNotKept: (told: object) => log.warn(told, 'the profile of a session was not kept'),
  };
  const profiles = new Pruner({
    of: 'profiles',
    log,
    everyMs: Math.min(config.profileKeptMs, 600_000),
    prune: () => pruneProfiles(store, config.profileKeptMs),
  });
  const sessions = new Sessions(interacting);
  const interact = interactOperations({
    ...interacting,
    sessions,
    threads,
    timeoutMs: config.operationTimeoutMs,
    closing: closing.signal,
  });
  const model = await pageModelOf(config);
  const search = await openSearch(config, { store: inputs.store, log, resolve });
  const { pages } = search;
  const scraping = {
    ...atSites,
    threads,
    files,
    model,
    pages,
    pictures,
    keptPages: config.pageCacheBytes > 0 ? keptPages : undefined,
    scrapeCredits: config.scrapeCredits,
    browser: () => browsers.pool,
    userAgent: config.userAgent,
    proxies: config.proxies,
    fetcher: (country?: string) => fetchers.for(country),
  };
  const scrapeUrl = scrapeOperation(scraping);
  const searchWeb = searchOperation({
    ...scraping,
    searchCredits: config.searchCredits,
    provider: search.provider,
  });
  const parseFile = parseOperation({ ...scraping, reader });
  const { mapCredits, scrapeCredits, agentKeptMs: keptMs } = config;
  const tools: ToolServices = {
    fetcher: () => fetchers.for(),
    outbound,
    threads,
    browser: () => browsers.pool,
    userAgent: config.userAgent,
    interactCredits: config.interactCredits,
    mapCredits,
    scrapeCredits,
    guard: (context) => guardOf({ classifier, siem }, context),
  };
  const runner = inputs.runner ?? (await runnerOf(config, tools));
  const queue = agentQueue(store, config.plans);
  const worker = new AgentLane({
    queue,
    runner,
    log,
    owner: instance.id,
    slots: config.agentRuns,
    pollMs: config.agentPollMs,
    runMs: config.agentRunMs,
    keptMs,
    pruneMs: Math.min(keptMs, 600_000),
    onFinished(outcome, charged) {
      delivery.lane.wake();
      metrics.countRun(outcome);
      metrics.countCredits('startAgent', charged);
    },
  });
  const crawls: CrawlServices = {
    ...paid,
    queue: crawlQueue(store, config.plans),
    threads,
    model,
    outbound,
    pages,
    pageCredits: config.crawlCredits,
    pageMs: config.operationTimeoutMs,
    keptMs: config.crawlKeptMs,
    receivers: delivery.policy,
    seal: delivery.seal,
    onCharged(kind, charged) {
      metrics.countCredits(kind === 'crawl' ? 'startCrawl' : 'startBatchScrape', charged);
    },
    onFinished(kind, status) {
      delivery.lane.wake();
      metrics.countCrawl(kind, status);
    },
  };
  const crawler = new CrawlLane({
    ...crawls,
    log,
    owner: instance.id,
    slots: config.crawlRuns,
    pollMs: config.agentPollMs,
    pruneMs: Math.min(config.crawlKeptMs, 600_000),
  });
  const rateLimits = new RateLimits(counter, counter.intervalMs);
  const signIn = signInLetter({
    origin: () => origin,
    mayHave: async (teamId) => {
      const key = `signInLetterOfTeam:${teamId}`;
      return (await rateLimits.consume(key, LETTERS_A_TEAM)).allowed;
    },
    onLink: (personId) => siem.tell({ event: 'sign-in-link.created', personId, by: 'mail' }),
  });
  const mail = mailOf(config, {
    store,
    log,
    instance,
    write: { [CHECK_MAIL]: checkLetter, [SIGN_IN_MAIL]: signIn },
  });
  const monitoring: MonitorServices = {
    due: dueQueue(store),
    checks: checkQueue(store),
    crawls: crawls.queue,
    provider: search.provider,
    threads,
    model,
    pageCredits: config.crawlCredits,
    searchCredits: config.searchCredits,
    crawlKeptMs: config.crawlKeptMs,
    receivers: delivery.policy,
    mailTo: mail && config.mailTo,
    seal: delivery.seal,
    wake() {
      monitors.wake();
      crawler.wake();
      delivery.lane.wake();
      mail?.wake();
    },
  };
  const monitors = new MonitorLanes(monitoring, {
    log,
    owner: instance.id,
    slots: config.monitorChecks,
    pollMs: config.agentPollMs,
  });
  const identities = new Identities(store, config.keyCacheMs);
  const { metricsPort: port, metricsToken: token } = config;
  const { registry } = metrics;
  const metricsServer = port === undefined ? undefined : await listenForMetrics({ registry, port, token });
  const refusals = new Refusals(siem);
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
    refusals,
    requestCounts,
    issuerKeys: new IssuerKeys(() => fetchers.for()),
    openid: openid?.provider,
    mail,
    webhookSeal: delivery.seal,
    webhookQueue: delivery.queue,
    wakeWebhooks: () => delivery.lane.wake(),
    securityLog,
    cancel: {
      async agent(teamId, id) {
        await cancelJob(queue, teamId, id, keptMs);
        worker.wake();
        delivery.lane.wake();
      },
      async crawl(name) {
        await cancelCrawl(crawls.queue, name, config.crawlKeptMs);
        crawler.wake();
        delivery.lane.wake();
      },
    },
    browserLine: browsers.state.line,
    metricsUrl: metricsServer?.url,
    search: search.provider.title,
    handlers: {
      mapUrls: running.bounded(traced('mapUrls', mapUrls)),
      scrapeUrl: running.bounded(traced('scrapeUrl', scrapeUrl)),
      searchWeb: running.bounded(traced('searchWeb', searchWeb)),
      parseFile: running.bounded(traced('parseFile', parseFile)),
      ...interact,
      ...agentOperations({
        queue,
        plans: config.plans,
        runner,
        siem,
        threads,
        keptMs,
        receivers: delivery.policy,
        seal: delivery.seal,
        wake() {
          worker.wake();
          delivery.lane.wake();
        },
      }),
      ...crawlOperations({
        ...crawls,
        origin: () => origin,
        wake() {
          crawler.wake();
          delivery.lane.wake();
        },
      }),
      ...monitorOperations({ ...monitoring, siem, origin: () => origin }),
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
      delivery.lane.start();
      worker.start(); // A run may read this server: not before its address is known.
      crawler.start();
      monitors.start();
      mail?.start();
      profiles.start();
    },
    abort: () => closing.abort(),
    async close() {
      await monitors.close(); // It starts crawls.
      await Promise.all([worker.close(), crawler.close(), delivery.close(), mail?.close(), sessions.close()]);
      await profiles.close();
      reader.close();
      await Promise.all([fetchers.close(), threads.close(), browsers.close(), openid?.close()]);
      await search.close();
      await Promise.all([credits.idle(), identities.idle(), requestCounts.flush()]);
      credits.close();
      await instance.stop().catch(onError); // The others release what it held, once its lease has run out.
      refusals.close();
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
