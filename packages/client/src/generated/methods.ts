// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type * as runtime from "../runtime/index.ts";
import type * as streams from "../runtime/streams/index.ts";
import * as operations from "./operations.ts";
import type { AgentCancelResponse, AgentCancelResult, AgentGetResponse, AgentGetResult, AgentListQuery, AgentListResponse, AgentListResult, AgentSnapshotResponse, AgentSnapshotResult, AgentStartRequest, AgentStartResponse, AgentStartResult, AgentTraceResponse, AgentTraceResult, AgentTraceStream, AgentTraceStreamResult, BatchCancelResponse, BatchCancelResult, BatchErrorsResponse, BatchErrorsResult, BatchGetQuery, BatchGetResponse, BatchGetResult, BatchGetStream, BatchGetStreamResult, BatchStartRequest, BatchStartResponse, BatchStartResult, CrawlActiveResponse, CrawlActiveResult, CrawlCancelResponse, CrawlCancelResult, CrawlErrorsResponse, CrawlErrorsResult, CrawlGetQuery, CrawlGetResponse, CrawlGetResult, CrawlGetStream, CrawlGetStreamResult, CrawlPreviewRequest, CrawlPreviewResponse, CrawlPreviewResult, CrawlStartRequest, CrawlStartResponse, CrawlStartResult, InteractActRequest, InteractActResponse, InteractActResult, InteractEndResponse, InteractEndResult, InteractLeaveResponse, InteractLeaveResult, InteractListResponse, InteractListResult, InteractResumeRequest, InteractResumeResponse, InteractResumeResult, InteractStartRequest, InteractStartResponse, InteractStartResult, MapRequest, MapResponse, MapResult, MonitorsCheckQuery, MonitorsCheckResponse, MonitorsCheckResult, MonitorsChecksQuery, MonitorsChecksResponse, MonitorsChecksResult, MonitorsCreateRequest, MonitorsCreateResponse, MonitorsCreateResult, MonitorsDeleteResponse, MonitorsDeleteResult, MonitorsGetResponse, MonitorsGetResult, MonitorsListQuery, MonitorsListResponse, MonitorsListResult, MonitorsRunResponse, MonitorsRunResult, MonitorsUpdateRequest, MonitorsUpdateResponse, MonitorsUpdateResult, ParseRequest, ParseResponse, ParseResult, ScrapeRequest, ScrapeResponse, ScrapeResult, SearchRequest, SearchResponse, SearchResult, TeamActivityQuery, TeamActivityResponse, TeamActivityResult, TeamConcurrencyResponse, TeamConcurrencyResult, TeamCreditsResponse, TeamCreditsResult, TeamHistoryQuery, TeamHistoryResponse, TeamHistoryResult, TeamQueueResponse, TeamQueueResult } from "./types.ts";

/** The operations of the API as methods. */
export interface Methods {
  /**
   * Map a website.
   *
   * Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
   */
  map: runtime.Method<[request: MapRequest], MapResponse, MapResult>;
  /**
   * Scrape a web page, or extract data from it.
   *
   * Extracts the content of one page as markdown, or as json that follows a schema. Synchronous: the answer comes when the page is read, or 408 when `timeout` has passed.
   */
  scrape: runtime.Method<[request: ScrapeRequest], ScrapeResponse, ScrapeResult>;
  batch: {
    /**
     * Start a batch of scrapes.
     *
     * Accepts up to 10,000 URLs and answers at once with the `id` of a job. Poll `GET /batch/scrape/{jobId}` until `status` is no longer `scraping`; pages stand in its `data` as they come. A page with content costs credits, one that failed none; where the credits run out, the batch ends with what is there. As of a single scrape, robots.txt is not asked.
     */
    start: runtime.Method<[request: BatchStartRequest], BatchStartResponse, BatchStartResult, runtime.CallOptions<"Idempotency-Key">>;
    /**
     * Get the status and the pages of a batch.
     *
     * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
     */
    get: runtime.Method<[jobId: string, query?: BatchGetQuery], BatchGetResponse, BatchGetResult, runtime.CallOptions<"Last-Event-ID">>;
    /**
     * Get the status and the pages of a batch.
     *
     * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
     *
     * Asks for the stream: its items as they come.
     */
    getStream: runtime.Method<[jobId: string, query?: BatchGetQuery], BatchGetStream, BatchGetStreamResult, streams.StreamOptions<"Last-Event-ID">>;
    /**
     * Cancel a batch.
     *
     * Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.
     */
    cancel: runtime.Method<[jobId: string], BatchCancelResponse, BatchCancelResult>;
    /**
     * Get what a batch could not fetch.
     *
     * Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.
     */
    errors: runtime.Method<[jobId: string], BatchErrorsResponse, BatchErrorsResult>;
  };
  crawl: {
    /**
     * Start a crawl.
     *
     * Accepts a website and answers at once with the `id` of a job. Poll `GET /crawl/{jobId}` until `status` is no longer `scraping`; pages stand in its `data` as they come. From `url` on, the links of pages and the sitemaps are followed, each page is fetched once, and robots.txt is heeded. A page with content costs credits, one that failed none; where the credits run out, the crawl ends with what is there.
     */
    start: runtime.Method<[request: CrawlStartRequest], CrawlStartResponse, CrawlStartResult, runtime.CallOptions<"Idempotency-Key">>;
    /**
     * Find the options of a crawl from a task in words.
     *
     * Reads the page at `url` with the links on it, and has a model choose the options of a crawl that does what `prompt` asks for. Nothing is crawled: the answer is a request for `POST /crawl`. It costs one page and what the model costs. A service without a model answers with 501.
     */
    preview: runtime.Method<[request: CrawlPreviewRequest], CrawlPreviewResponse, CrawlPreviewResult>;
    /**
     * List the crawls that have not ended.
     *
     * Returns the crawls of the team that wait or are in work. Batches are not among them.
     */
    active: runtime.Method<[], CrawlActiveResponse, CrawlActiveResult>;
    /**
     * Get the status and the pages of a crawl.
     *
     * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
     */
    get: runtime.Method<[jobId: string, query?: CrawlGetQuery], CrawlGetResponse, CrawlGetResult, runtime.CallOptions<"Last-Event-ID">>;
    /**
     * Get the status and the pages of a crawl.
     *
     * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
     *
     * Asks for the stream: its items as they come.
     */
    getStream: runtime.Method<[jobId: string, query?: CrawlGetQuery], CrawlGetStream, CrawlGetStreamResult, streams.StreamOptions<"Last-Event-ID">>;
    /**
     * Cancel a crawl.
     *
     * Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.
     */
    cancel: runtime.Method<[jobId: string], CrawlCancelResponse, CrawlCancelResult>;
    /**
     * Get what a crawl could not fetch.
     *
     * Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.
     */
    errors: runtime.Method<[jobId: string], CrawlErrorsResponse, CrawlErrorsResult>;
  };
  /**
   * Search the web.
   *
   * Finds pages for a query and, with `scrapeOptions`, returns the content of each in the forms asked for. Synchronous: the answer comes when the results and their content are there, or when `timeout` has passed; a page that took longer comes without content, and says so. Each ten results begun cost credits, and each page with content costs those of a scrape. What the search of this service cannot do, `warning` names.
   */
  search: runtime.Method<[request: SearchRequest], SearchResponse, SearchResult>;
  /**
   * Parse a file.
   *
   * Reads an uploaded file as a document and returns its content in the forms asked for. Read are PDF, DOCX, PPTX, XLSX, XLS, ODT, ODS, ODP, RTF, EPUB, CSV, TSV, HTML, Markdown, plain text, JSON, XML, mail (EML, MSG), pictures of text (PNG, JPEG, GIF, WebP, BMP) and ZIP archives of these. The content decides what a file is; a name or a media type that says otherwise is told in `warning`. Synchronous: the answer comes when the file is read, or 408 when `timeout` has passed. The file is written nowhere and kept nowhere after the answer. Costs the credits of a scrape.
   */
  parse: runtime.Method<[request: ParseRequest], ParseResponse, ParseResult>;
  interact: {
    /**
     * List the open sessions.
     *
     * Returns the sessions of the team that have not ended. What happens in them is not kept.
     */
    list: runtime.Method<[], InteractListResponse, InteractListResult>;
    /**
     * Start a session in a browser.
     *
     * Opens a session: one page in a browser of its own, with cookies and storage that nothing else shares and that end with it, unless a `profile` keeps them for the next one. `POST /interact/{sessionId}/actions` works in it. It ends when it is deleted, `ttl` seconds after its start, or `activityTtl` seconds after its last action. It costs credits for each minute begun; those of `ttl` are held until it ends. It counts as running work of the team.
     */
    start: runtime.Method<[request: InteractStartRequest], InteractStartResponse, InteractStartResult>;
    /**
     * End a session.
     *
     * Closes the page with everything in it, keeps its profile if it has one, and charges the minutes begun. An action in flight ends without being done. A session that has ended is answered with 404.
     */
    end: runtime.Method<[sessionId: string], InteractEndResponse, InteractEndResult>;
    /**
     * Act in a session.
     *
     * Does the actions one after the other, and answers each with what it did, where the page is then and what it is called. The first that fails is the last that is tried: its result has `ok` false, and its `message` says why and what there was instead. Requests for one session wait for each other. What is typed into a page is neither logged nor kept.
     */
    act: runtime.Method<[sessionId: string, request: InteractActRequest], InteractActResponse, InteractActResult>;
    /**
     * Act on a page that was scraped.
     *
     * Opens a session on the page of an earlier scrape, with the `location` and `mobile` of that scrape, does the `actions` or what `prompt` asks for, and answers with what came of it. The session has the id of the scrape and lives for five minutes: the next call goes on in it, and so do the operations below `/interact`. Scrapes are remembered for a day, except those with `storeInCache: false`. A `prompt` needs a model: it reads the page after each step, and chooses the next. Code of callers is never run.
     */
    resume: runtime.Method<[scrapeId: string, request: InteractResumeRequest], InteractResumeResponse, InteractResumeResult>;
    /**
     * End the session on a page that was scraped.
     *
     * Closes the session and charges the minutes begun, as `DELETE /interact/{sessionId}`. Where none is open, there is nothing to charge.
     */
    leave: runtime.Method<[scrapeId: string], InteractLeaveResponse, InteractLeaveResult>;
  };
  monitors: {
    /**
     * List monitors.
     *
     * Returns the monitors of the team, the newest first.
     */
    list: runtime.Method<[query?: MonitorsListQuery], MonitorsListResponse, MonitorsListResult>;
    /**
     * Create a monitor.
     *
     * Watches pages, a website or what searches find, and tells what changes. Checks are due by `schedule`, each once, however many processes the service has; after a time without any, one makes up for all that were missed. The first check only notes what is there. A page that differs from the last time is read a second time a moment later: what differs even then comes by itself, and does not count. Each page with content costs credits, as a crawl does.
     */
    create: runtime.Method<[request: MonitorsCreateRequest], MonitorsCreateResponse, MonitorsCreateResult, runtime.CallOptions<"Idempotency-Key">>;
    /**
     * Get a monitor.
     *
     * Returns a monitor as it stands: when its next check is due, and what the last one found.
     */
    get: runtime.Method<[monitorId: string], MonitorsGetResponse, MonitorsGetResult>;
    /**
     * Delete a monitor.
     *
     * Deletes a monitor with its checks. One in work ends at once; its pages are not charged any more. Events that wait are delivered still.
     */
    delete: runtime.Method<[monitorId: string], MonitorsDeleteResponse, MonitorsDeleteResult>;
    /**
     * Change a monitor.
     *
     * Changes the members that the body has. Another schedule, and a pause that ends, count from now on. Targets are written anew as a whole; those that keep their `id` keep what is known of their pages. A check in work is not touched.
     */
    update: runtime.Method<[monitorId: string, request: MonitorsUpdateRequest], MonitorsUpdateResponse, MonitorsUpdateResult>;
    /**
     * Check now.
     *
     * Starts a check at once, whatever the schedule says, also of a paused monitor. While one is in work, the new one is `skipped_overlap`, so that a call which is repeated does nothing twice.
     */
    run: runtime.Method<[monitorId: string], MonitorsRunResponse, MonitorsRunResult>;
    /**
     * List the checks of a monitor.
     *
     * Returns the checks that are kept, the newest first.
     */
    checks: runtime.Method<[monitorId: string, query?: MonitorsChecksQuery], MonitorsChecksResponse, MonitorsChecksResult>;
    /**
     * Get a check and its pages.
     *
     * Returns a check as it stands, with what became of its pages so far: `diff` shows what changed, `ignored` what differs and does not count.
     */
    check: runtime.Method<[monitorId: string, checkId: string, query?: MonitorsCheckQuery], MonitorsCheckResponse, MonitorsCheckResult>;
  };
  agent: {
    /**
     * List the agent runs.
     *
     * Returns the agent runs of the team that are still kept, the newest first, each with the id by which `GET /agent/{jobId}` reads its data. Runs that were started in the same millisecond stay in one list, which is then longer than `limit`, so that `before` misses none.
     */
    list: runtime.Method<[query?: AgentListQuery], AgentListResponse, AgentListResult>;
    /**
     * Start an agent run.
     *
     * Accepts a task and answers at once with the `id` of a job. Poll `GET /agent/{jobId}` until `status` is no longer `processing`. Credits are held for the run up to `maxCredits` and settled when it completes; a failed or cancelled run costs nothing.
     */
    start: runtime.Method<[request: AgentStartRequest], AgentStartResponse, AgentStartResult, runtime.CallOptions<"Idempotency-Key">>;
    /**
     * Get the status of an agent run.
     *
     * Returns the job as it stands. `completed` and `failed` are terminal: a job in either never changes again. A job is kept until `expiresAt`; after that it is answered with 404. Reads count in a rate class of their own, not against the plan's requests a minute.
     */
    get: runtime.Method<[jobId: string], AgentGetResponse, AgentGetResult>;
    /**
     * Cancel an agent run.
     *
     * Asks a running job to stop. The step in flight ends first; then `status` is `failed` with a message about the cancellation, and the trace ends with error code `cancelled`. A finished run, or one already being cancelled, is answered with 409.
     */
    cancel: runtime.Method<[jobId: string], AgentCancelResponse, AgentCancelResult>;
    /**
     * Get the trace of an agent run.
     *
     * Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
     */
    trace: runtime.Method<[jobId: string], AgentTraceResponse, AgentTraceResult, runtime.CallOptions<"Last-Event-ID">>;
    /**
     * Get the trace of an agent run.
     *
     * Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
     *
     * Asks for the stream: its items as they come.
     */
    traceStream: runtime.Method<[jobId: string], AgentTraceStream, AgentTraceStreamResult, streams.StreamOptions<"Last-Event-ID">>;
    /**
     * Get a snapshot of an artifact.
     *
     * Returns an artifact as it stood when it was updated. The `snapshotId` of the latest `artifact.updated` event gives the newest state.
     */
    snapshot: runtime.Method<[jobId: string, snapshotId: string], AgentSnapshotResponse, AgentSnapshotResult>;
  };
  team: {
    /**
     * Get what the team may spend and store.
     *
     * Returns what the team of the key may still spend, and what it was granted. Credits that running work holds are not spendable until it ends. Returns too what is left of the monthly budget that the team has set for itself, how many bytes it stores, and how many its plan allows.
     */
    credits: runtime.Method<[], TeamCreditsResponse, TeamCreditsResult>;
    /**
     * List the credits that the team spent, by month.
     *
     * Returns what the team spent in each calendar month (UTC) of the last two years in which it spent anything, the newest first; with `byApiKey`, each key apart. What running work holds counts once it is charged.
     */
    history: runtime.Method<[query?: TeamHistoryQuery], TeamHistoryResponse, TeamHistoryResult>;
    /**
     * Get what the team has running and waiting.
     *
     * Returns how many works of the team run, how many of its jobs wait for a slot of its plan, and how many it may have running at once.
     */
    queue: runtime.Method<[], TeamQueueResponse, TeamQueueResult>;
    /**
     * List the jobs of the last day.
     *
     * Returns the agent runs, crawls and batches that the team started within the last 24 hours, the newest first, each with the id by which its own operation reads it. Operations that answer at once leave no job. A team with zero data retention has none either.
     */
    activity: runtime.Method<[query?: TeamActivityQuery], TeamActivityResponse, TeamActivityResult>;
    /**
     * Get how much the team runs at once.
     *
     * Returns how many works of the team run, and how many its plan lets run at once. `GET /team/queue-status` says what waits, too.
     */
    concurrency: runtime.Method<[], TeamConcurrencyResponse, TeamConcurrencyResult>;
  };
}

/** Makes each method from its operation. */
export function createMethods(bind: runtime.Bind): Methods {
  return {
    map: bind(operations.mapUrls),
    scrape: bind(operations.scrapeUrl),
    batch: {
      start: bind(operations.startBatchScrape),
      get: bind(operations.getBatchScrape),
      getStream: bind(operations.getBatchScrapeStream),
      cancel: bind(operations.cancelBatchScrape),
      errors: bind(operations.getBatchScrapeErrors),
    },
    crawl: {
      start: bind(operations.startCrawl),
      preview: bind(operations.previewCrawl),
      active: bind(operations.getActiveCrawls),
      get: bind(operations.getCrawl),
      getStream: bind(operations.getCrawlStream),
      cancel: bind(operations.cancelCrawl),
      errors: bind(operations.getCrawlErrors),
    },
    search: bind(operations.searchWeb),
    parse: bind(operations.parseFile),
    interact: {
      list: bind(operations.listInteract),
      start: bind(operations.startInteract),
      end: bind(operations.endInteract),
      act: bind(operations.runInteractActions),
      resume: bind(operations.interactWithScrape),
      leave: bind(operations.endScrapeInteract),
    },
    monitors: {
      list: bind(operations.listMonitors),
      create: bind(operations.createMonitor),
      get: bind(operations.getMonitor),
      delete: bind(operations.deleteMonitor),
      update: bind(operations.updateMonitor),
      run: bind(operations.runMonitor),
      checks: bind(operations.listMonitorChecks),
      check: bind(operations.getMonitorCheck),
    },
    agent: {
      list: bind(operations.listAgents),
      start: bind(operations.startAgent),
      get: bind(operations.getAgent),
      cancel: bind(operations.cancelAgent),
      trace: bind(operations.getAgentTrace),
      traceStream: bind(operations.getAgentTraceStream),
      snapshot: bind(operations.getAgentSnapshot),
    },
    team: {
      credits: bind(operations.getCreditUsage),
      history: bind(operations.getCreditUsageHistory),
      queue: bind(operations.getQueueStatus),
      activity: bind(operations.getTeamActivity),
      concurrency: bind(operations.getConcurrency),
    },
  };
}
