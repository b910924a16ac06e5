// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import * as runtime from "../runtime/index.ts";
import * as streams from "../runtime/streams/index.ts";
import * as errors from "./errors.ts";
import type { AgentCancelResponse, AgentCancelResult, AgentGetResponse, AgentGetResult, AgentListQuery, AgentListResponse, AgentListResult, AgentSnapshotResponse, AgentSnapshotResult, AgentStartRequest, AgentStartResponse, AgentStartResult, AgentTraceResponse, AgentTraceResult, AgentTraceStream, AgentTraceStreamResult, BatchCancelResponse, BatchCancelResult, BatchErrorsResponse, BatchErrorsResult, BatchGetQuery, BatchGetResponse, BatchGetResult, BatchGetStream, BatchGetStreamResult, BatchStartRequest, BatchStartResponse, BatchStartResult, CrawlActiveResponse, CrawlActiveResult, CrawlCancelResponse, CrawlCancelResult, CrawlErrorsResponse, CrawlErrorsResult, CrawlGetQuery, CrawlGetResponse, CrawlGetResult, CrawlGetStream, CrawlGetStreamResult, CrawlPreviewRequest, CrawlPreviewResponse, CrawlPreviewResult, CrawlStartRequest, CrawlStartResponse, CrawlStartResult, InteractActRequest, InteractActResponse, InteractActResult, InteractEndResponse, InteractEndResult, InteractLeaveResponse, InteractLeaveResult, InteractListResponse, InteractListResult, InteractResumeRequest, InteractResumeResponse, InteractResumeResult, InteractStartRequest, InteractStartResponse, InteractStartResult, MapRequest, MapResponse, MapResult, MonitorsCheckQuery, MonitorsCheckResponse, MonitorsCheckResult, MonitorsChecksQuery, MonitorsChecksResponse, MonitorsChecksResult, MonitorsCreateRequest, MonitorsCreateResponse, MonitorsCreateResult, MonitorsDeleteResponse, MonitorsDeleteResult, MonitorsGetResponse, MonitorsGetResult, MonitorsListQuery, MonitorsListResponse, MonitorsListResult, MonitorsRunResponse, MonitorsRunResult, MonitorsUpdateRequest, MonitorsUpdateResponse, MonitorsUpdateResult, ParseRequest, ParseResponse, ParseResult, ScrapeRequest, ScrapeResponse, ScrapeResult, SearchRequest, SearchResponse, SearchResult, TeamActivityQuery, TeamActivityResponse, TeamActivityResult, TeamConcurrencyResponse, TeamConcurrencyResult, TeamCreditsResponse, TeamCreditsResult, TeamHistoryQuery, TeamHistoryResponse, TeamHistoryResult, TeamQueueResponse, TeamQueueResult } from "./types.ts";

/**
 * Map a website.
 *
 * Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
 */
export const mapUrls: runtime.OperationFunction<[request: MapRequest], MapResponse, MapResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "mapUrls",
  method: "POST",
  path: "/map",
  open: [400],
  body: runtime.jsonObject,
  errors: [errors.InvalidUrlError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.UnreadableSiteError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError],
});

/**
 * Scrape a web page, or extract data from it.
 *
 * Extracts the content of one page as markdown, or as json that follows a schema. Synchronous: the answer comes when the page is read, or 408 when `timeout` has passed.
 */
export const scrapeUrl: runtime.OperationFunction<[request: ScrapeRequest], ScrapeResponse, ScrapeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "scrapeUrl",
  method: "POST",
  path: "/scrape",
  open: [400, 422],
  body: runtime.jsonObject,
  errors: [errors.InvalidUrlError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.PromptInjectionDetectedError, errors.ActionFailedError, errors.UnreadableSiteError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.NoBrowserError],
});

/**
 * Start a batch of scrapes.
 *
 * Accepts up to 10,000 URLs and answers at once with the `id` of a job. Poll `GET /batch/scrape/{jobId}` until `status` is no longer `scraping`; pages stand in its `data` as they come. A page with content costs credits, one that failed none; where the credits run out, the batch ends with what is there. As of a single scrape, robots.txt is not asked.
 */
export const startBatchScrape: runtime.OperationFunction<[request: BatchStartRequest], BatchStartResponse, BatchStartResult, runtime.CallOptions<"Idempotency-Key">> = /* @__PURE__ */ runtime.defineOperation({
  id: "startBatchScrape",
  method: "POST",
  path: "/batch/scrape",
  open: [400, 422],
  body: runtime.jsonObject,
  once: runtime.withoutKey,
  fields: runtime.newKey,
  errors: [errors.InvalidUrlError, errors.RetentionNeededError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.JobNotFoundError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.NoBrowserError],
});

/**
 * Get the status and the pages of a batch.
 *
 * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
 */
export const getBatchScrape: runtime.OperationFunction<[jobId: string, query?: BatchGetQuery], BatchGetResponse, BatchGetResult, runtime.CallOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "getBatchScrape",
  method: "GET",
  path: "/batch/scrape/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  errors: [errors.InvalidJobIdError, errors.RetentionNeededError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get the status and the pages of a batch.
 *
 * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
 *
 * Asks for the stream: its items as they come.
 */
export const getBatchScrapeStream: runtime.OperationFunction<[jobId: string, query?: BatchGetQuery], BatchGetStream, BatchGetStreamResult, streams.StreamOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "getBatchScrape",
  method: "GET",
  path: "/batch/scrape/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  fields: /* @__PURE__ */ runtime.accepting("text/event-stream"),
  errors: [errors.InvalidJobIdError, errors.RetentionNeededError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
}, /* @__PURE__ */ streams.receiveItems(/* @__PURE__ */ streams.eventItems({"data":"either","byName":[["catchup","json"],["document","json"],["progress","json"],["done","json"]]})));

/**
 * Cancel a batch.
 *
 * Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.
 */
export const cancelBatchScrape: runtime.OperationFunction<[jobId: string], BatchCancelResponse, BatchCancelResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "cancelBatchScrape",
  method: "DELETE",
  path: "/batch/scrape/{jobId}",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get what a batch could not fetch.
 *
 * Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.
 */
export const getBatchScrapeErrors: runtime.OperationFunction<[jobId: string], BatchErrorsResponse, BatchErrorsResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getBatchScrapeErrors",
  method: "GET",
  path: "/batch/scrape/{jobId}/errors",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.RetentionNeededError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Start a crawl.
 *
 * Accepts a website and answers at once with the `id` of a job. Poll `GET /crawl/{jobId}` until `status` is no longer `scraping`; pages stand in its `data` as they come. From `url` on, the links of pages and the sitemaps are followed, each page is fetched once, and robots.txt is heeded. A page with content costs credits, one that failed none; where the credits run out, the crawl ends with what is there.
 */
export const startCrawl: runtime.OperationFunction<[request: CrawlStartRequest], CrawlStartResponse, CrawlStartResult, runtime.CallOptions<"Idempotency-Key">> = /* @__PURE__ */ runtime.defineOperation({
  id: "startCrawl",
  method: "POST",
  path: "/crawl",
  open: [400, 422],
  body: runtime.jsonObject,
  once: runtime.withoutKey,
  fields: runtime.newKey,
  errors: [errors.InvalidUrlError, errors.RetentionNeededError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.NoBrowserError],
});

/**
 * Find the options of a crawl from a task in words.
 *
 * Reads the page at `url` with the links on it, and has a model choose the options of a crawl that does what `prompt` asks for. Nothing is crawled: the answer is a request for `POST /crawl`. It costs one page and what the model costs. A service without a model answers with 501.
 */
export const previewCrawl: runtime.OperationFunction<[request: CrawlPreviewRequest], CrawlPreviewResponse, CrawlPreviewResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "previewCrawl",
  method: "POST",
  path: "/crawl/params-preview",
  open: [400, 422],
  body: runtime.jsonObject,
  once: runtime.always,
  errors: [errors.InvalidUrlError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.UnreadableSiteError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.NoModelError],
});

/**
 * List the crawls that have not ended.
 *
 * Returns the crawls of the team that wait or are in work. Batches are not among them.
 */
export const getActiveCrawls: runtime.OperationFunction<[], CrawlActiveResponse, CrawlActiveResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getActiveCrawls",
  method: "GET",
  path: "/crawl/active",
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Get the status and the pages of a crawl.
 *
 * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
 */
export const getCrawl: runtime.OperationFunction<[jobId: string, query?: CrawlGetQuery], CrawlGetResponse, CrawlGetResult, runtime.CallOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "getCrawl",
  method: "GET",
  path: "/crawl/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  errors: [errors.InvalidJobIdError, errors.RetentionNeededError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get the status and the pages of a crawl.
 *
 * Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
 *
 * Asks for the stream: its items as they come.
 */
export const getCrawlStream: runtime.OperationFunction<[jobId: string, query?: CrawlGetQuery], CrawlGetStream, CrawlGetStreamResult, streams.StreamOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "getCrawl",
  method: "GET",
  path: "/crawl/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  fields: /* @__PURE__ */ runtime.accepting("text/event-stream"),
  errors: [errors.InvalidJobIdError, errors.RetentionNeededError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
}, /* @__PURE__ */ streams.receiveItems(/* @__PURE__ */ streams.eventItems({"data":"either","byName":[["catchup","json"],["document","json"],["progress","json"],["done","json"]]})));

/**
 * Cancel a crawl.
 *
 * Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.
 */
export const cancelCrawl: runtime.OperationFunction<[jobId: string], CrawlCancelResponse, CrawlCancelResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "cancelCrawl",
  method: "DELETE",
  path: "/crawl/{jobId}",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get what a crawl could not fetch.
 *
 * Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.
 */
export const getCrawlErrors: runtime.OperationFunction<[jobId: string], CrawlErrorsResponse, CrawlErrorsResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getCrawlErrors",
  method: "GET",
  path: "/crawl/{jobId}/errors",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.RetentionNeededError, errors.InvalidTokenError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Search the web.
 *
 * Finds pages for a query and, with `scrapeOptions`, returns the content of each in the forms asked for. Synchronous: the answer comes when the results and their content are there, or when `timeout` has passed; a page that took longer comes without content, and says so. Each ten results begun cost credits, and each page with content costs those of a scrape. What the search of this service cannot do, `warning` names.
 */
export const searchWeb: runtime.OperationFunction<[request: SearchRequest], SearchResponse, SearchResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "searchWeb",
  method: "POST",
  path: "/search",
  open: [400, 422],
  body: runtime.jsonObject,
  errors: [errors.InvalidTokenError, errors.InsufficientCreditsError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError],
});

/**
 * Parse a file.
 *
 * Reads an uploaded file as a document and returns its content in the forms asked for. Read are PDF, DOCX, PPTX, XLSX, XLS, ODT, ODS, ODP, RTF, EPUB, CSV, TSV, HTML, Markdown, plain text, JSON, XML, mail (EML, MSG), pictures of text (PNG, JPEG, GIF, WebP, BMP) and ZIP archives of these. The content decides what a file is; a name or a media type that says otherwise is told in `warning`. Synchronous: the answer comes when the file is read, or 408 when `timeout` has passed. The file is written nowhere and kept nowhere after the answer. Costs the credits of a scrape.
 */
export const parseFile: runtime.OperationFunction<[request: ParseRequest], ParseResponse, ParseResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "parseFile",
  method: "POST",
  path: "/parse",
  open: [400, 422],
  body: /* @__PURE__ */ runtime.multipartBody({"options":"application/json"}),
  errors: [errors.InvalidTokenError, errors.InsufficientCreditsError, errors.PromptInjectionDetectedError, errors.UnreadableFileError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError],
});

/**
 * List the open sessions.
 *
 * Returns the sessions of the team that have not ended. What happens in them is not kept.
 */
export const listInteract: runtime.OperationFunction<[], InteractListResponse, InteractListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listInteract",
  method: "GET",
  path: "/interact",
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Start a session in a browser.
 *
 * Opens a session: one page in a browser of its own, with cookies and storage that nothing else shares and that end with it, unless a `profile` keeps them for the next one. `POST /interact/{sessionId}/actions` works in it. It ends when it is deleted, `ttl` seconds after its start, or `activityTtl` seconds after its last action. It costs credits for each minute begun; those of `ttl` are held until it ends. It counts as running work of the team.
 */
export const startInteract: runtime.OperationFunction<[request: InteractStartRequest], InteractStartResponse, InteractStartResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "startInteract",
  method: "POST",
  path: "/interact",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.ProfileInUseError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.NoBrowserError],
});

/**
 * End a session.
 *
 * Closes the page with everything in it, keeps its profile if it has one, and charges the minutes begun. An action in flight ends without being done. A session that has ended is answered with 404.
 */
export const endInteract: runtime.OperationFunction<[sessionId: string], InteractEndResponse, InteractEndResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "endInteract",
  method: "DELETE",
  path: "/interact/{sessionId}",
  fill: runtime.serializePath,
  errors: [errors.InvalidSessionIdError, errors.InvalidTokenError, errors.SessionNotFoundError, errors.SessionElsewhereError, errors.RateLimitExceededError],
});

/**
 * Act in a session.
 *
 * Does the actions one after the other, and answers each with what it did, where the page is then and what it is called. The first that fails is the last that is tried: its result has `ok` false, and its `message` says why and what there was instead. Requests for one session wait for each other. What is typed into a page is neither logged nor kept.
 */
export const runInteractActions: runtime.OperationFunction<[sessionId: string, request: InteractActRequest], InteractActResponse, InteractActResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "runInteractActions",
  method: "POST",
  path: "/interact/{sessionId}/actions",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  errors: [errors.InvalidSessionIdError, errors.InvalidTokenError, errors.SessionNotFoundError, errors.SessionElsewhereError, errors.RateLimitExceededError, errors.NoBrowserError],
});

/**
 * Act on a page that was scraped.
 *
 * Opens a session on the page of an earlier scrape, with the `location` and `mobile` of that scrape, does the `actions` or what `prompt` asks for, and answers with what came of it. The session has the id of the scrape and lives for five minutes: the next call goes on in it, and so do the operations below `/interact`. Scrapes are remembered for a day, except those with `storeInCache: false`. A `prompt` needs a model: it reads the page after each step, and chooses the next. Code of callers is never run.
 */
export const interactWithScrape: runtime.OperationFunction<[scrapeId: string, request: InteractResumeRequest], InteractResumeResponse, InteractResumeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "interactWithScrape",
  method: "POST",
  path: "/scrape/{scrapeId}/interact",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  errors: [errors.CodeNotRunError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.ScrapeNotFoundError, errors.SessionNotFoundError, errors.SessionElsewhereError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.NoBrowserError, errors.NoModelError],
});

/**
 * End the session on a page that was scraped.
 *
 * Closes the session and charges the minutes begun, as `DELETE /interact/{sessionId}`. Where none is open, there is nothing to charge.
 */
export const endScrapeInteract: runtime.OperationFunction<[scrapeId: string], InteractLeaveResponse, InteractLeaveResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "endScrapeInteract",
  method: "DELETE",
  path: "/scrape/{scrapeId}/interact",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidTokenError, errors.ScrapeNotFoundError, errors.SessionElsewhereError, errors.RateLimitExceededError],
});

/**
 * List monitors.
 *
 * Returns the monitors of the team, the newest first.
 */
export const listMonitors: runtime.OperationFunction<[query?: MonitorsListQuery], MonitorsListResponse, MonitorsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listMonitors",
  method: "GET",
  path: "/monitor",
  open: [400],
  query: runtime.serializeQuery,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Create a monitor.
 *
 * Watches pages, a website or what searches find, and tells what changes. Checks are due by `schedule`, each once, however many processes the service has; after a time without any, one makes up for all that were missed. The first check only notes what is there. A page that differs from the last time is read a second time a moment later: what differs even then comes by itself, and does not count. Each page with content costs credits, as a crawl does.
 */
export const createMonitor: runtime.OperationFunction<[request: MonitorsCreateRequest], MonitorsCreateResponse, MonitorsCreateResult, runtime.CallOptions<"Idempotency-Key">> = /* @__PURE__ */ runtime.defineOperation({
  id: "createMonitor",
  method: "POST",
  path: "/monitor",
  open: [400, 422],
  body: runtime.jsonObject,
  once: runtime.withoutKey,
  fields: runtime.newKey,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Get a monitor.
 *
 * Returns a monitor as it stands: when its next check is due, and what the last one found.
 */
export const getMonitor: runtime.OperationFunction<[monitorId: string], MonitorsGetResponse, MonitorsGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getMonitor",
  method: "GET",
  path: "/monitor/{monitorId}",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * Delete a monitor.
 *
 * Deletes a monitor with its checks. One in work ends at once; its pages are not charged any more. Events that wait are delivered still.
 */
export const deleteMonitor: runtime.OperationFunction<[monitorId: string], MonitorsDeleteResponse, MonitorsDeleteResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "deleteMonitor",
  method: "DELETE",
  path: "/monitor/{monitorId}",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidTokenError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * Change a monitor.
 *
 * Changes the members that the body has. Another schedule, and a pause that ends, count from now on. Targets are written anew as a whole; those that keep their `id` keep what is known of their pages. A check in work is not touched.
 */
export const updateMonitor: runtime.OperationFunction<[monitorId: string, request: MonitorsUpdateRequest], MonitorsUpdateResponse, MonitorsUpdateResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "updateMonitor",
  method: "PATCH",
  path: "/monitor/{monitorId}",
  open: [400, 422],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * Check now.
 *
 * Starts a check at once, whatever the schedule says, also of a paused monitor. While one is in work, the new one is `skipped_overlap`, so that a call which is repeated does nothing twice.
 */
export const runMonitor: runtime.OperationFunction<[monitorId: string], MonitorsRunResponse, MonitorsRunResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "runMonitor",
  method: "POST",
  path: "/monitor/{monitorId}/run",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * List the checks of a monitor.
 *
 * Returns the checks that are kept, the newest first.
 */
export const listMonitorChecks: runtime.OperationFunction<[monitorId: string, query?: MonitorsChecksQuery], MonitorsChecksResponse, MonitorsChecksResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listMonitorChecks",
  method: "GET",
  path: "/monitor/{monitorId}/checks",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a check and its pages.
 *
 * Returns a check as it stands, with what became of its pages so far: `diff` shows what changed, `ignored` what differs and does not count.
 */
export const getMonitorCheck: runtime.OperationFunction<[monitorId: string, checkId: string, query?: MonitorsCheckQuery], MonitorsCheckResponse, MonitorsCheckResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getMonitorCheck",
  method: "GET",
  path: "/monitor/{monitorId}/checks/{checkId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  errors: [errors.RetentionNeededError, errors.InvalidTokenError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * List the agent runs.
 *
 * Returns the agent runs of the team that are still kept, the newest first, each with the id by which `GET /agent/{jobId}` reads its data. Runs that were started in the same millisecond stay in one list, which is then longer than `limit`, so that `before` misses none.
 */
export const listAgents: runtime.OperationFunction<[query?: AgentListQuery], AgentListResponse, AgentListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listAgents",
  method: "GET",
  path: "/agent",
  open: [400],
  query: runtime.serializeQuery,
  errors: [errors.ZeroDataRetentionError, errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Start an agent run.
 *
 * Accepts a task and answers at once with the `id` of a job. Poll `GET /agent/{jobId}` until `status` is no longer `processing`. Credits are held for the run up to `maxCredits` and settled when it completes; a failed or cancelled run costs nothing.
 */
export const startAgent: runtime.OperationFunction<[request: AgentStartRequest], AgentStartResponse, AgentStartResult, runtime.CallOptions<"Idempotency-Key">> = /* @__PURE__ */ runtime.defineOperation({
  id: "startAgent",
  method: "POST",
  path: "/agent",
  open: [400, 422],
  body: runtime.jsonObject,
  once: runtime.withoutKey,
  fields: runtime.newKey,
  errors: [errors.ZeroDataRetentionError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.AgentPassthroughFailedError],
});

/**
 * Get the status of an agent run.
 *
 * Returns the job as it stands. `completed` and `failed` are terminal: a job in either never changes again. A job is kept until `expiresAt`; after that it is answered with 404. Reads count in a rate class of their own, not against the plan's requests a minute.
 */
export const getAgent: runtime.OperationFunction<[jobId: string], AgentGetResponse, AgentGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getAgent",
  method: "GET",
  path: "/agent/{jobId}",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.ZeroDataRetentionError, errors.InvalidTokenError, errors.AgentJobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Cancel an agent run.
 *
 * Asks a running job to stop. The step in flight ends first; then `status` is `failed` with a message about the cancellation, and the trace ends with error code `cancelled`. A finished run, or one already being cancelled, is answered with 409.
 */
export const cancelAgent: runtime.OperationFunction<[jobId: string], AgentCancelResponse, AgentCancelResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "cancelAgent",
  method: "DELETE",
  path: "/agent/{jobId}",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.InvalidTokenError, errors.AgentJobNotFoundError, errors.AgentAlreadyFinishedError, errors.AgentAlreadyCancelledError, errors.RateLimitExceededError],
});

/**
 * Get the trace of an agent run.
 *
 * Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
 */
export const getAgentTrace: runtime.OperationFunction<[jobId: string], AgentTraceResponse, AgentTraceResult, runtime.CallOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "getAgentTrace",
  method: "GET",
  path: "/agent/{jobId}/trace",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.TraceUnavailableError, errors.ZeroDataRetentionError, errors.InvalidTokenError, errors.AgentJobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get the trace of an agent run.
 *
 * Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
 *
 * Asks for the stream: its items as they come.
 */
export const getAgentTraceStream: runtime.OperationFunction<[jobId: string], AgentTraceStream, AgentTraceStreamResult, streams.StreamOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "getAgentTrace",
  method: "GET",
  path: "/agent/{jobId}/trace",
  open: [400],
  fill: runtime.serializePath,
  fields: /* @__PURE__ */ runtime.accepting("text/event-stream"),
  errors: [errors.InvalidJobIdError, errors.TraceUnavailableError, errors.ZeroDataRetentionError, errors.InvalidTokenError, errors.AgentJobNotFoundError, errors.RateLimitExceededError],
}, /* @__PURE__ */ streams.receiveItems(/* @__PURE__ */ streams.eventItems({"data":"either","byName":[["trace","json"],["done","json"]]})));

/**
 * Get a snapshot of an artifact.
 *
 * Returns an artifact as it stood when it was updated. The `snapshotId` of the latest `artifact.updated` event gives the newest state.
 */
export const getAgentSnapshot: runtime.OperationFunction<[jobId: string, snapshotId: string], AgentSnapshotResponse, AgentSnapshotResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getAgentSnapshot",
  method: "GET",
  path: "/agent/{jobId}/snapshots/{snapshotId}",
  fill: runtime.serializePath,
  errors: [errors.InvalidJobIdError, errors.InvalidSnapshotIdError, errors.SnapshotsUnavailableError, errors.ZeroDataRetentionError, errors.InvalidTokenError, errors.AgentJobNotFoundError, errors.SnapshotNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get what the team may spend and store.
 *
 * Returns what the team of the key may still spend, and what it was granted. Credits that running work holds are not spendable until it ends. Returns too what is left of the monthly budget that the team has set for itself, how many bytes it stores, and how many its plan allows.
 */
export const getCreditUsage: runtime.OperationFunction<[], TeamCreditsResponse, TeamCreditsResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getCreditUsage",
  method: "GET",
  path: "/team/credit-usage",
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * List the credits that the team spent, by month.
 *
 * Returns what the team spent in each calendar month (UTC) of the last two years in which it spent anything, the newest first; with `byApiKey`, each key apart. What running work holds counts once it is charged.
 */
export const getCreditUsageHistory: runtime.OperationFunction<[query?: TeamHistoryQuery], TeamHistoryResponse, TeamHistoryResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getCreditUsageHistory",
  method: "GET",
  path: "/team/credit-usage/historical",
  open: [400],
  query: runtime.serializeQuery,
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Get what the team has running and waiting.
 *
 * Returns how many works of the team run, how many of its jobs wait for a slot of its plan, and how many it may have running at once.
 */
export const getQueueStatus: runtime.OperationFunction<[], TeamQueueResponse, TeamQueueResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getQueueStatus",
  method: "GET",
  path: "/team/queue-status",
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * List the jobs of the last day.
 *
 * Returns the agent runs, crawls and batches that the team started within the last 24 hours, the newest first, each with the id by which its own operation reads it. Operations that answer at once leave no job. A team with zero data retention has none either.
 */
export const getTeamActivity: runtime.OperationFunction<[query?: TeamActivityQuery], TeamActivityResponse, TeamActivityResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getTeamActivity",
  method: "GET",
  path: "/team/activity",
  open: [400],
  query: runtime.serializeQuery,
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Get how much the team runs at once.
 *
 * Returns how many works of the team run, and how many its plan lets run at once. `GET /team/queue-status` says what waits, too.
 */
export const getConcurrency: runtime.OperationFunction<[], TeamConcurrencyResponse, TeamConcurrencyResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getConcurrency",
  method: "GET",
  path: "/concurrency-check",
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});
