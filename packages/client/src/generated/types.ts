// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type * as runtime from "../runtime/index.ts";
import type { paths } from "@web-data/types";
import type { ErrorName as Name } from "@web-data/types";

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
  AgentList,
  AgentListItem,
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
  AgentTraceBrowserSessionFinished,
  AgentTraceBrowserSessionStarted,
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
  AttributeSelector,
  AttributeValues,
  AuditMetadata,
  BatchScrapeCancelledEvent,
  BatchScrapeCompletedEvent,
  BatchScrapeFailedEvent,
  BatchScrapePageEvent,
  BatchScrapeRequest,
  BatchScrapeStartResponse,
  BatchScrapeStartedEvent,
  BudgetThresholdEvent,
  ChangeTracking,
  Concurrency,
  CrawlCancelResponse,
  CrawlCancelledEvent,
  CrawlCompletedEvent,
  CrawlCounts,
  CrawlError,
  CrawlErrors,
  CrawlFailedEvent,
  CrawlJob,
  CrawlJobId,
  CrawlPageEvent,
  CrawlPreview,
  CrawlPreviewRequest,
  CrawlRequest,
  CrawlStartResponse,
  CrawlStartedEvent,
  CrawlWebhook,
  CrawlWebhookTarget,
  CreditUsage,
  CreditUsageHistory,
  CreditUsagePeriod,
  DomainPattern,
  ErrorBody,
  ErrorDetail,
  ErrorMessageBody,
  FileErrorBody,
  FileErrorDetails,
  FileMetadata,
  FilePage,
  FileParser,
  ForbiddenDetails,
  ForbiddenErrorBody,
  HeaderFields,
  InteractAction,
  InteractActionsRequest,
  InteractActionsResponse,
  InteractDownload,
  InteractEndResponse,
  InteractFile,
  InteractProfile,
  InteractRequest,
  InteractResult,
  InteractSession,
  InteractSessionId,
  InteractSessions,
  InteractStartResponse,
  InteractTarget,
  InteractWindow,
  Location,
  MapLink,
  MapRequest,
  MapResponse,
  MonitorCheckCompletedEvent,
  MonitorCheckDetail,
  MonitorCheckId,
  MonitorCheckList,
  MonitorCheckResponse,
  MonitorCheckState,
  MonitorCrawlOptions,
  MonitorDeleteResponse,
  MonitorDiff,
  MonitorGoal,
  MonitorId,
  MonitorIgnored,
  MonitorJudgment,
  MonitorList,
  MonitorMailing,
  MonitorName,
  MonitorNotification,
  MonitorPage,
  MonitorPageEvent,
  MonitorReceiver,
  MonitorRequest,
  MonitorResponse,
  MonitorSchedule,
  MonitorSnapshot,
  MonitorState,
  MonitorSummary,
  MonitorTarget,
  MonitorTargetId,
  MonitorTiming,
  MonitorUpdate,
  MonitorWatched,
  MonitorWebhook,
  MonthlyBudget,
  PageContent,
  PageMetadata,
  ParseData,
  ParseFormat,
  ParseFormatName,
  ParseOptions,
  ParseResponse,
  ParseUpload,
  QueueStatus,
  ScrapeAction,
  ScrapeActionResults,
  ScrapeData,
  ScrapeFormat,
  ScrapeFormatName,
  ScrapeInteractRequest,
  ScrapeInteractResponse,
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
  SiteErrorDetails,
  TeamActivity,
  TeamActivityEndpoint,
  TeamActivityItem,
  ThreatProtectionOverride,
  ValidationErrorBody,
  Viewport,
  WebhookEnvelope,
  WebhookMetadata,
  WebhookUrl,
} from "@web-data/types";

/** What all operations have in common. */
interface Common extends runtime.Common {
  undocumented: runtime.UndocumentedBody;
  errorName: Name;
}

/** POST /map of the description. */
export interface MapUrlsOperation extends runtime.OperationAt<paths, "/map", "post"> {}
/** All outcomes of `map`, told apart by `status` and `kind`. */
export type MapResult = runtime.Result<MapUrlsOperation, Common>;

/** POST /scrape of the description. */
export interface ScrapeUrlOperation extends runtime.OperationAt<paths, "/scrape", "post"> {}
/** All outcomes of `scrape`, told apart by `status` and `kind`. */
export type ScrapeResult = runtime.Result<ScrapeUrlOperation, Common>;

/** POST /batch/scrape of the description. */
export interface StartBatchScrapeOperation extends runtime.OperationAt<paths, "/batch/scrape", "post"> {}
/** Body of a request of `batch.start`. */
export type BatchStartRequest = runtime.RequestBody<StartBatchScrapeOperation>;
/** What `batch.start` gives. */
export type BatchStartResponse = runtime.SuccessData<StartBatchScrapeOperation>;
/** All outcomes of `batch.start`, told apart by `status` and `kind`. */
export type BatchStartResult = runtime.Result<StartBatchScrapeOperation, Common>;

/** GET /batch/scrape/{jobId} of the description. */
export interface GetBatchScrapeOperation extends runtime.OperationAt<paths, "/batch/scrape/{jobId}", "get"> {}
/** Query parameters of `batch.get`. */
export interface BatchGetQuery extends runtime.Query<GetBatchScrapeOperation> {}
/** What `batch.get` gives. */
export type BatchGetResponse = runtime.SuccessData<GetBatchScrapeOperation>;
/** All outcomes of `batch.get`, told apart by `status` and `kind`. */
export type BatchGetResult = runtime.Result<GetBatchScrapeOperation, Common>;
/** The stream that `batch.get` may give. */
export type BatchGetStream = runtime.SuccessData<runtime.OnlyStreams<GetBatchScrapeOperation>>;
/** All outcomes of `batch.get` as a stream. */
export type BatchGetStreamResult = runtime.Result<runtime.OnlyStreams<GetBatchScrapeOperation>, Common>;

/** DELETE /batch/scrape/{jobId} of the description. */
export interface CancelBatchScrapeOperation extends runtime.OperationAt<paths, "/batch/scrape/{jobId}", "delete"> {}
/** What `batch.cancel` gives. */
export type BatchCancelResponse = runtime.SuccessData<CancelBatchScrapeOperation>;
/** All outcomes of `batch.cancel`, told apart by `status` and `kind`. */
export type BatchCancelResult = runtime.Result<CancelBatchScrapeOperation, Common>;

/** GET /batch/scrape/{jobId}/errors of the description. */
export interface GetBatchScrapeErrorsOperation extends runtime.OperationAt<paths, "/batch/scrape/{jobId}/errors", "get"> {}
/** What `batch.errors` gives. */
export type BatchErrorsResponse = runtime.SuccessData<GetBatchScrapeErrorsOperation>;
/** All outcomes of `batch.errors`, told apart by `status` and `kind`. */
export type BatchErrorsResult = runtime.Result<GetBatchScrapeErrorsOperation, Common>;

/** POST /crawl of the description. */
export interface StartCrawlOperation extends runtime.OperationAt<paths, "/crawl", "post"> {}
/** Body of a request of `crawl.start`. */
export type CrawlStartRequest = runtime.RequestBody<StartCrawlOperation>;
/** All outcomes of `crawl.start`, told apart by `status` and `kind`. */
export type CrawlStartResult = runtime.Result<StartCrawlOperation, Common>;

/** POST /crawl/params-preview of the description. */
export interface PreviewCrawlOperation extends runtime.OperationAt<paths, "/crawl/params-preview", "post"> {}
/** What `crawl.preview` gives. */
export type CrawlPreviewResponse = runtime.SuccessData<PreviewCrawlOperation>;
/** All outcomes of `crawl.preview`, told apart by `status` and `kind`. */
export type CrawlPreviewResult = runtime.Result<PreviewCrawlOperation, Common>;

/** GET /crawl/active of the description. */
export interface GetActiveCrawlsOperation extends runtime.OperationAt<paths, "/crawl/active", "get"> {}
/** What `crawl.active` gives. */
export type CrawlActiveResponse = runtime.SuccessData<GetActiveCrawlsOperation>;
/** All outcomes of `crawl.active`, told apart by `status` and `kind`. */
export type CrawlActiveResult = runtime.Result<GetActiveCrawlsOperation, Common>;

/** GET /crawl/{jobId} of the description. */
export interface GetCrawlOperation extends runtime.OperationAt<paths, "/crawl/{jobId}", "get"> {}
/** Query parameters of `crawl.get`. */
export interface CrawlGetQuery extends runtime.Query<GetCrawlOperation> {}
/** What `crawl.get` gives. */
export type CrawlGetResponse = runtime.SuccessData<GetCrawlOperation>;
/** All outcomes of `crawl.get`, told apart by `status` and `kind`. */
export type CrawlGetResult = runtime.Result<GetCrawlOperation, Common>;
/** The stream that `crawl.get` may give. */
export type CrawlGetStream = runtime.SuccessData<runtime.OnlyStreams<GetCrawlOperation>>;
/** All outcomes of `crawl.get` as a stream. */
export type CrawlGetStreamResult = runtime.Result<runtime.OnlyStreams<GetCrawlOperation>, Common>;

/** DELETE /crawl/{jobId} of the description. */
export interface CancelCrawlOperation extends runtime.OperationAt<paths, "/crawl/{jobId}", "delete"> {}
/** All outcomes of `crawl.cancel`, told apart by `status` and `kind`. */
export type CrawlCancelResult = runtime.Result<CancelCrawlOperation, Common>;

/** GET /crawl/{jobId}/errors of the description. */
export interface GetCrawlErrorsOperation extends runtime.OperationAt<paths, "/crawl/{jobId}/errors", "get"> {}
/** What `crawl.errors` gives. */
export type CrawlErrorsResponse = runtime.SuccessData<GetCrawlErrorsOperation>;
/** All outcomes of `crawl.errors`, told apart by `status` and `kind`. */
export type CrawlErrorsResult = runtime.Result<GetCrawlErrorsOperation, Common>;

/** POST /search of the description. */
export interface SearchWebOperation extends runtime.OperationAt<paths, "/search", "post"> {}
/** All outcomes of `search`, told apart by `status` and `kind`. */
export type SearchResult = runtime.Result<SearchWebOperation, Common>;

/** POST /parse of the description. */
export interface ParseFileOperation extends runtime.OperationAt<paths, "/parse", "post"> {}
/** Body of a request of `parse`. */
export type ParseRequest = runtime.RequestBody<ParseFileOperation, "multipart/form-data">;
/** All outcomes of `parse`, told apart by `status` and `kind`. */
export type ParseResult = runtime.Result<ParseFileOperation, Common>;

/** GET /interact of the description. */
export interface ListInteractOperation extends runtime.OperationAt<paths, "/interact", "get"> {}
/** What `interact.list` gives. */
export type InteractListResponse = runtime.SuccessData<ListInteractOperation>;
/** All outcomes of `interact.list`, told apart by `status` and `kind`. */
export type InteractListResult = runtime.Result<ListInteractOperation, Common>;

/** POST /interact of the description. */
export interface StartInteractOperation extends runtime.OperationAt<paths, "/interact", "post"> {}
/** Body of a request of `interact.start`. */
export type InteractStartRequest = runtime.RequestBody<StartInteractOperation>;
/** All outcomes of `interact.start`, told apart by `status` and `kind`. */
export type InteractStartResult = runtime.Result<StartInteractOperation, Common>;

/** DELETE /interact/{sessionId} of the description. */
export interface EndInteractOperation extends runtime.OperationAt<paths, "/interact/{sessionId}", "delete"> {}
/** All outcomes of `interact.end`, told apart by `status` and `kind`. */
export type InteractEndResult = runtime.Result<EndInteractOperation, Common>;

/** POST /interact/{sessionId}/actions of the description. */
export interface RunInteractActionsOperation extends runtime.OperationAt<paths, "/interact/{sessionId}/actions", "post"> {}
/** Body of a request of `interact.act`. */
export type InteractActRequest = runtime.RequestBody<RunInteractActionsOperation>;
/** What `interact.act` gives. */
export type InteractActResponse = runtime.SuccessData<RunInteractActionsOperation>;
/** All outcomes of `interact.act`, told apart by `status` and `kind`. */
export type InteractActResult = runtime.Result<RunInteractActionsOperation, Common>;

/** POST /scrape/{scrapeId}/interact of the description. */
export interface InteractWithScrapeOperation extends runtime.OperationAt<paths, "/scrape/{scrapeId}/interact", "post"> {}
/** Body of a request of `interact.resume`. */
export type InteractResumeRequest = runtime.RequestBody<InteractWithScrapeOperation>;
/** What `interact.resume` gives. */
export type InteractResumeResponse = runtime.SuccessData<InteractWithScrapeOperation>;
/** All outcomes of `interact.resume`, told apart by `status` and `kind`. */
export type InteractResumeResult = runtime.Result<InteractWithScrapeOperation, Common>;

/** DELETE /scrape/{scrapeId}/interact of the description. */
export interface EndScrapeInteractOperation extends runtime.OperationAt<paths, "/scrape/{scrapeId}/interact", "delete"> {}
/** What `interact.leave` gives. */
export type InteractLeaveResponse = runtime.SuccessData<EndScrapeInteractOperation>;
/** All outcomes of `interact.leave`, told apart by `status` and `kind`. */
export type InteractLeaveResult = runtime.Result<EndScrapeInteractOperation, Common>;

/** GET /monitor of the description. */
export interface ListMonitorsOperation extends runtime.OperationAt<paths, "/monitor", "get"> {}
/** Query parameters of `monitors.list`. */
export interface MonitorsListQuery extends runtime.Query<ListMonitorsOperation> {}
/** What `monitors.list` gives. */
export type MonitorsListResponse = runtime.SuccessData<ListMonitorsOperation>;
/** All outcomes of `monitors.list`, told apart by `status` and `kind`. */
export type MonitorsListResult = runtime.Result<ListMonitorsOperation, Common>;

/** POST /monitor of the description. */
export interface CreateMonitorOperation extends runtime.OperationAt<paths, "/monitor", "post"> {}
/** Body of a request of `monitors.create`. */
export type MonitorsCreateRequest = runtime.RequestBody<CreateMonitorOperation>;
/** What `monitors.create` gives. */
export type MonitorsCreateResponse = runtime.SuccessData<CreateMonitorOperation>;
/** All outcomes of `monitors.create`, told apart by `status` and `kind`. */
export type MonitorsCreateResult = runtime.Result<CreateMonitorOperation, Common>;

/** GET /monitor/{monitorId} of the description. */
export interface GetMonitorOperation extends runtime.OperationAt<paths, "/monitor/{monitorId}", "get"> {}
/** What `monitors.get` gives. */
export type MonitorsGetResponse = runtime.SuccessData<GetMonitorOperation>;
/** All outcomes of `monitors.get`, told apart by `status` and `kind`. */
export type MonitorsGetResult = runtime.Result<GetMonitorOperation, Common>;

/** DELETE /monitor/{monitorId} of the description. */
export interface DeleteMonitorOperation extends runtime.OperationAt<paths, "/monitor/{monitorId}", "delete"> {}
/** What `monitors.delete` gives. */
export type MonitorsDeleteResponse = runtime.SuccessData<DeleteMonitorOperation>;
/** All outcomes of `monitors.delete`, told apart by `status` and `kind`. */
export type MonitorsDeleteResult = runtime.Result<DeleteMonitorOperation, Common>;

/** PATCH /monitor/{monitorId} of the description. */
export interface UpdateMonitorOperation extends runtime.OperationAt<paths, "/monitor/{monitorId}", "patch"> {}
/** Body of a request of `monitors.update`. */
export type MonitorsUpdateRequest = runtime.RequestBody<UpdateMonitorOperation>;
/** What `monitors.update` gives. */
export type MonitorsUpdateResponse = runtime.SuccessData<UpdateMonitorOperation>;
/** All outcomes of `monitors.update`, told apart by `status` and `kind`. */
export type MonitorsUpdateResult = runtime.Result<UpdateMonitorOperation, Common>;

/** POST /monitor/{monitorId}/run of the description. */
export interface RunMonitorOperation extends runtime.OperationAt<paths, "/monitor/{monitorId}/run", "post"> {}
/** What `monitors.run` gives. */
export type MonitorsRunResponse = runtime.SuccessData<RunMonitorOperation>;
/** All outcomes of `monitors.run`, told apart by `status` and `kind`. */
export type MonitorsRunResult = runtime.Result<RunMonitorOperation, Common>;

/** GET /monitor/{monitorId}/checks of the description. */
export interface ListMonitorChecksOperation extends runtime.OperationAt<paths, "/monitor/{monitorId}/checks", "get"> {}
/** Query parameters of `monitors.checks`. */
export interface MonitorsChecksQuery extends runtime.Query<ListMonitorChecksOperation> {}
/** What `monitors.checks` gives. */
export type MonitorsChecksResponse = runtime.SuccessData<ListMonitorChecksOperation>;
/** All outcomes of `monitors.checks`, told apart by `status` and `kind`. */
export type MonitorsChecksResult = runtime.Result<ListMonitorChecksOperation, Common>;

/** GET /monitor/{monitorId}/checks/{checkId} of the description. */
export interface GetMonitorCheckOperation extends runtime.OperationAt<paths, "/monitor/{monitorId}/checks/{checkId}", "get"> {}
/** Query parameters of `monitors.check`. */
export interface MonitorsCheckQuery extends runtime.Query<GetMonitorCheckOperation> {}
/** What `monitors.check` gives. */
export type MonitorsCheckResponse = runtime.SuccessData<GetMonitorCheckOperation>;
/** All outcomes of `monitors.check`, told apart by `status` and `kind`. */
export type MonitorsCheckResult = runtime.Result<GetMonitorCheckOperation, Common>;

/** GET /agent of the description. */
export interface ListAgentsOperation extends runtime.OperationAt<paths, "/agent", "get"> {}
/** Query parameters of `agent.list`. */
export interface AgentListQuery extends runtime.Query<ListAgentsOperation> {}
/** What `agent.list` gives. */
export type AgentListResponse = runtime.SuccessData<ListAgentsOperation>;
/** All outcomes of `agent.list`, told apart by `status` and `kind`. */
export type AgentListResult = runtime.Result<ListAgentsOperation, Common>;

/** POST /agent of the description. */
export interface StartAgentOperation extends runtime.OperationAt<paths, "/agent", "post"> {}
/** Body of a request of `agent.start`. */
export type AgentStartRequest = runtime.RequestBody<StartAgentOperation>;
/** All outcomes of `agent.start`, told apart by `status` and `kind`. */
export type AgentStartResult = runtime.Result<StartAgentOperation, Common>;

/** GET /agent/{jobId} of the description. */
export interface GetAgentOperation extends runtime.OperationAt<paths, "/agent/{jobId}", "get"> {}
/** What `agent.get` gives. */
export type AgentGetResponse = runtime.SuccessData<GetAgentOperation>;
/** All outcomes of `agent.get`, told apart by `status` and `kind`. */
export type AgentGetResult = runtime.Result<GetAgentOperation, Common>;

/** DELETE /agent/{jobId} of the description. */
export interface CancelAgentOperation extends runtime.OperationAt<paths, "/agent/{jobId}", "delete"> {}
/** All outcomes of `agent.cancel`, told apart by `status` and `kind`. */
export type AgentCancelResult = runtime.Result<CancelAgentOperation, Common>;

/** GET /agent/{jobId}/trace of the description. */
export interface GetAgentTraceOperation extends runtime.OperationAt<paths, "/agent/{jobId}/trace", "get"> {}
/** What `agent.trace` gives. */
export type AgentTraceResponse = runtime.SuccessData<GetAgentTraceOperation>;
/** All outcomes of `agent.trace`, told apart by `status` and `kind`. */
export type AgentTraceResult = runtime.Result<GetAgentTraceOperation, Common>;
/** The stream that `agent.trace` may give. */
export type AgentTraceStream = runtime.SuccessData<runtime.OnlyStreams<GetAgentTraceOperation>>;
/** All outcomes of `agent.trace` as a stream. */
export type AgentTraceStreamResult = runtime.Result<runtime.OnlyStreams<GetAgentTraceOperation>, Common>;

/** GET /agent/{jobId}/snapshots/{snapshotId} of the description. */
export interface GetAgentSnapshotOperation extends runtime.OperationAt<paths, "/agent/{jobId}/snapshots/{snapshotId}", "get"> {}
/** What `agent.snapshot` gives. */
export type AgentSnapshotResponse = runtime.SuccessData<GetAgentSnapshotOperation>;
/** All outcomes of `agent.snapshot`, told apart by `status` and `kind`. */
export type AgentSnapshotResult = runtime.Result<GetAgentSnapshotOperation, Common>;

/** GET /team/credit-usage of the description. */
export interface GetCreditUsageOperation extends runtime.OperationAt<paths, "/team/credit-usage", "get"> {}
/** What `team.credits` gives. */
export type TeamCreditsResponse = runtime.SuccessData<GetCreditUsageOperation>;
/** All outcomes of `team.credits`, told apart by `status` and `kind`. */
export type TeamCreditsResult = runtime.Result<GetCreditUsageOperation, Common>;

/** GET /team/credit-usage/historical of the description. */
export interface GetCreditUsageHistoryOperation extends runtime.OperationAt<paths, "/team/credit-usage/historical", "get"> {}
/** Query parameters of `team.history`. */
export interface TeamHistoryQuery extends runtime.Query<GetCreditUsageHistoryOperation> {}
/** What `team.history` gives. */
export type TeamHistoryResponse = runtime.SuccessData<GetCreditUsageHistoryOperation>;
/** All outcomes of `team.history`, told apart by `status` and `kind`. */
export type TeamHistoryResult = runtime.Result<GetCreditUsageHistoryOperation, Common>;

/** GET /team/queue-status of the description. */
export interface GetQueueStatusOperation extends runtime.OperationAt<paths, "/team/queue-status", "get"> {}
/** What `team.queue` gives. */
export type TeamQueueResponse = runtime.SuccessData<GetQueueStatusOperation>;
/** All outcomes of `team.queue`, told apart by `status` and `kind`. */
export type TeamQueueResult = runtime.Result<GetQueueStatusOperation, Common>;

/** GET /team/activity of the description. */
export interface GetTeamActivityOperation extends runtime.OperationAt<paths, "/team/activity", "get"> {}
/** Query parameters of `team.activity`. */
export interface TeamActivityQuery extends runtime.Query<GetTeamActivityOperation> {}
/** What `team.activity` gives. */
export type TeamActivityResponse = runtime.SuccessData<GetTeamActivityOperation>;
/** All outcomes of `team.activity`, told apart by `status` and `kind`. */
export type TeamActivityResult = runtime.Result<GetTeamActivityOperation, Common>;

/** GET /concurrency-check of the description. */
export interface GetConcurrencyOperation extends runtime.OperationAt<paths, "/concurrency-check", "get"> {}
/** What `team.concurrency` gives. */
export type TeamConcurrencyResponse = runtime.SuccessData<GetConcurrencyOperation>;
/** All outcomes of `team.concurrency`, told apart by `status` and `kind`. */
export type TeamConcurrencyResult = runtime.Result<GetConcurrencyOperation, Common>;

/** Headers that operations take. */
export type HeaderParameter = "Idempotency-Key" | "Last-Event-ID";
