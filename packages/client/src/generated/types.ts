// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type { OperationAt, RequestBody } from "../described.ts";
import type { Result, SuccessData } from "../result.ts";

export type {
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
  DomainPattern,
  ErrorBody,
  ErrorDetail,
  ErrorMessageBody,
  Location,
  MapLink,
  MapRequest,
  MapResponse,
  PageMetadata,
  ScrapeData,
  ScrapeRequest,
  ScrapeResponse,
  SiteErrorBody,
  SiteFault,
  ThreatProtectionOverride,
  ValidationErrorBody,
  WebhookEnvelope,
  WebhookHeaders,
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
