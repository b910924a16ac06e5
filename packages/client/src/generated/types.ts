// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type { OperationAt, RequestBody } from "../described.ts";
import type { Result, SuccessData } from "../result.ts";

export type {
  ActiveCrawl,
  ActiveCrawls,
  AgentActionEvent,
  AgentCancelResponse,
  AgentCancelledEvent,
  AgentCompletedEvent,
  AgentFailedEvent,
  AgentJob,
  AgentJobCompleted,
  AgentJobExpiry,
  AgentJobFailed,
  AgentJobId,
  AgentJobProcessing,
  AgentRequest,
  AgentSnapshot,
  AgentSnapshotId,
  AgentStartResponse,
  AgentStartedEvent,
  AgentTrace,
  AgentTraceAgentFinished,
  AgentTraceAgentStarted,
  AgentTraceArtifact,
  AgentTraceArtifactUpdated,
  AgentTraceEnvelope,
  AgentTraceError,
  AgentTraceErrorOccurred,
  AgentTraceEvent,
  AgentTraceOther,
  AgentTraceProducer,
  AgentTraceProgressReported,
  AgentTraceReasoningSummary,
  AgentTraceRunCancelRequested,
  AgentTraceRunFinished,
  AgentTraceRunStarted,
  AgentTraceToolCallFinished,
  AgentTraceToolCallStarted,
  AgentWebhook,
  AgentWebhookTarget,
  AuditMetadata,
  BatchScrapeCancelledEvent,
  BatchScrapeCompletedEvent,
  BatchScrapeFailedEvent,
  BatchScrapePageEvent,
  BatchScrapeRequest,
  BatchScrapeStartResponse,
  BatchScrapeStartedEvent,
  CrawlCancelResponse,
  CrawlCancelledEvent,
  CrawlCompletedEvent,
  CrawlError,
  CrawlErrors,
  CrawlFailedEvent,
  CrawlJob,
  CrawlJobId,
  CrawlPageEvent,
  CrawlRequest,
  CrawlStartResponse,
  CrawlStartedEvent,
  CrawlWebhook,
  CrawlWebhookTarget,
  DomainPattern,
  ErrorBody,
  ErrorDetail,
  ErrorMessageBody,
  HeaderFields,
  Location,
  MapLink,
  MapRequest,
  MapResponse,
  PageMetadata,
  ScrapeData,
  ScrapeOptions,
  ScrapeRequest,
  ScrapeResponse,
  SearchData,
  SearchImageResult,
  SearchNewsResult,
  SearchRequest,
  SearchResponse,
  SearchSource,
  SearchSourceName,
  SearchWebResult,
  Selectors,
  SiteErrorBody,
  SiteFault,
  ThreatProtectionOverride,
  ValidationErrorBody,
  WebhookEnvelope,
  WebhookMetadata,
  WebhookUrl,
} from "@web-data/types";

/** POST /map of the description. */
export interface MapUrlsOperation extends OperationAt<"/map", "post"> {}
/** All outcomes of `map`, told apart by `status` and `kind`. */
export type MapResult = Result<MapUrlsOperation>;

/** POST /scrape of the description. */
export interface ScrapeUrlOperation extends OperationAt<"/scrape", "post"> {}
/** All outcomes of `scrape`, told apart by `status` and `kind`. */
export type ScrapeResult = Result<ScrapeUrlOperation>;

/** POST /batch/scrape of the description. */
export interface StartBatchScrapeOperation extends OperationAt<"/batch/scrape", "post"> {}
/** Body of a request of `batch.start`. */
export type BatchStartRequest = RequestBody<StartBatchScrapeOperation>;
/** What `batch.start` gives. */
export type BatchStartResponse = SuccessData<StartBatchScrapeOperation>;
/** All outcomes of `batch.start`, told apart by `status` and `kind`. */
export type BatchStartResult = Result<StartBatchScrapeOperation>;

/** GET /batch/scrape/{jobId} of the description. */
export interface GetBatchScrapeOperation extends OperationAt<"/batch/scrape/{jobId}", "get"> {}
/** What `batch.get` gives. */
export type BatchGetResponse = SuccessData<GetBatchScrapeOperation>;
/** All outcomes of `batch.get`, told apart by `status` and `kind`. */
export type BatchGetResult = Result<GetBatchScrapeOperation>;

/** DELETE /batch/scrape/{jobId} of the description. */
export interface CancelBatchScrapeOperation extends OperationAt<"/batch/scrape/{jobId}", "delete"> {}
/** What `batch.cancel` gives. */
export type BatchCancelResponse = SuccessData<CancelBatchScrapeOperation>;
/** All outcomes of `batch.cancel`, told apart by `status` and `kind`. */
export type BatchCancelResult = Result<CancelBatchScrapeOperation>;

/** GET /batch/scrape/{jobId}/errors of the description. */
export interface GetBatchScrapeErrorsOperation extends OperationAt<"/batch/scrape/{jobId}/errors", "get"> {}
/** What `batch.errors` gives. */
export type BatchErrorsResponse = SuccessData<GetBatchScrapeErrorsOperation>;
/** All outcomes of `batch.errors`, told apart by `status` and `kind`. */
export type BatchErrorsResult = Result<GetBatchScrapeErrorsOperation>;

/** POST /crawl of the description. */
export interface StartCrawlOperation extends OperationAt<"/crawl", "post"> {}
/** Body of a request of `crawl.start`. */
export type CrawlStartRequest = RequestBody<StartCrawlOperation>;
/** All outcomes of `crawl.start`, told apart by `status` and `kind`. */
export type CrawlStartResult = Result<StartCrawlOperation>;

/** GET /crawl/active of the description. */
export interface GetActiveCrawlsOperation extends OperationAt<"/crawl/active", "get"> {}
/** What `crawl.active` gives. */
export type CrawlActiveResponse = SuccessData<GetActiveCrawlsOperation>;
/** All outcomes of `crawl.active`, told apart by `status` and `kind`. */
export type CrawlActiveResult = Result<GetActiveCrawlsOperation>;

/** GET /crawl/{jobId} of the description. */
export interface GetCrawlOperation extends OperationAt<"/crawl/{jobId}", "get"> {}
/** What `crawl.get` gives. */
export type CrawlGetResponse = SuccessData<GetCrawlOperation>;
/** All outcomes of `crawl.get`, told apart by `status` and `kind`. */
export type CrawlGetResult = Result<GetCrawlOperation>;

/** DELETE /crawl/{jobId} of the description. */
export interface CancelCrawlOperation extends OperationAt<"/crawl/{jobId}", "delete"> {}
/** All outcomes of `crawl.cancel`, told apart by `status` and `kind`. */
export type CrawlCancelResult = Result<CancelCrawlOperation>;

/** GET /crawl/{jobId}/errors of the description. */
export interface GetCrawlErrorsOperation extends OperationAt<"/crawl/{jobId}/errors", "get"> {}
/** What `crawl.errors` gives. */
export type CrawlErrorsResponse = SuccessData<GetCrawlErrorsOperation>;
/** All outcomes of `crawl.errors`, told apart by `status` and `kind`. */
export type CrawlErrorsResult = Result<GetCrawlErrorsOperation>;

/** POST /search of the description. */
export interface SearchWebOperation extends OperationAt<"/search", "post"> {}
/** All outcomes of `search`, told apart by `status` and `kind`. */
export type SearchResult = Result<SearchWebOperation>;

/** POST /agent of the description. */
export interface StartAgentOperation extends OperationAt<"/agent", "post"> {}
/** Body of a request of `agent.start`. */
export type AgentStartRequest = RequestBody<StartAgentOperation>;
/** All outcomes of `agent.start`, told apart by `status` and `kind`. */
export type AgentStartResult = Result<StartAgentOperation>;

/** GET /agent/{jobId} of the description. */
export interface GetAgentOperation extends OperationAt<"/agent/{jobId}", "get"> {}
/** What `agent.get` gives. */
export type AgentGetResponse = SuccessData<GetAgentOperation>;
/** All outcomes of `agent.get`, told apart by `status` and `kind`. */
export type AgentGetResult = Result<GetAgentOperation>;

/** DELETE /agent/{jobId} of the description. */
export interface CancelAgentOperation extends OperationAt<"/agent/{jobId}", "delete"> {}
/** All outcomes of `agent.cancel`, told apart by `status` and `kind`. */
export type AgentCancelResult = Result<CancelAgentOperation>;

/** GET /agent/{jobId}/trace of the description. */
export interface GetAgentTraceOperation extends OperationAt<"/agent/{jobId}/trace", "get"> {}
/** What `agent.trace` gives. */
export type AgentTraceResponse = SuccessData<GetAgentTraceOperation>;
/** All outcomes of `agent.trace`, told apart by `status` and `kind`. */
export type AgentTraceResult = Result<GetAgentTraceOperation>;

/** GET /agent/{jobId}/snapshots/{snapshotId} of the description. */
export interface GetAgentSnapshotOperation extends OperationAt<"/agent/{jobId}/snapshots/{snapshotId}", "get"> {}
/** What `agent.snapshot` gives. */
export type AgentSnapshotResponse = SuccessData<GetAgentSnapshotOperation>;
/** All outcomes of `agent.snapshot`, told apart by `status` and `kind`. */
export type AgentSnapshotResult = Result<GetAgentSnapshotOperation>;

/** Headers that operations take. */
export type HeaderParameter = "Idempotency-Key";
