// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { components } from "./openapi.ts";

/** The cancellation was accepted; poll the status for the end of the run. */
export type AgentCancelResponse = components["schemas"]["AgentCancelResponse"];

/** An agent job, told apart by its `status`: `processing` moves to `completed` or `failed`, and neither of these moves again. */
export type AgentJob = components["schemas"]["AgentJob"];

/** A job that gave its result. */
export type AgentJobCompleted = components["schemas"]["AgentJobCompleted"];

/** When the job is forgotten, 24 hours after its start; from then on it is answered with 404. */
export type AgentJobExpiry = components["schemas"]["AgentJobExpiry"];

/** A job that ended without a result: it failed, was cancelled, or reached `maxCredits`. It has no `data` and is not billed. */
export type AgentJobFailed = components["schemas"]["AgentJobFailed"];

/** Identifies an agent job. */
export type AgentJobId = components["schemas"]["AgentJobId"];

/** A job that is running, or is being cancelled. */
export type AgentJobProcessing = components["schemas"]["AgentJobProcessing"];

/** The task of an agent run and its bounds. */
export type AgentRequest = components["schemas"]["AgentRequest"];

/** An artifact as it stood at one `artifact.updated` event. */
export type AgentSnapshot = components["schemas"]["AgentSnapshot"];

/** Identifies a snapshot of an artifact. */
export type AgentSnapshotId = components["schemas"]["AgentSnapshotId"];

/** The job that was accepted. */
export type AgentStartResponse = components["schemas"]["AgentStartResponse"];

/** The events of an agent run so far. */
export type AgentTrace = components["schemas"]["AgentTrace"];

/** The terminal event of one agent of the run. */
export type AgentTraceAgentFinished = components["schemas"]["AgentTraceAgentFinished"];

/** An agent of the run began to work; `agent` names it. */
export type AgentTraceAgentStarted = components["schemas"]["AgentTraceAgentStarted"];

/** The artifact that changed, and how. */
export type AgentTraceArtifact = components["schemas"]["AgentTraceArtifact"];

/** An artifact of the run changed; a snapshot of its new state can be fetched. */
export type AgentTraceArtifactUpdated = components["schemas"]["AgentTraceArtifactUpdated"];

/** What every event of a trace carries, whatever its kind. */
export type AgentTraceEnvelope = components["schemas"]["AgentTraceEnvelope"];

/** Why a run or an agent ended early, or what went wrong on the way. */
export type AgentTraceError = components["schemas"]["AgentTraceError"];

/** Something went wrong on the way; the run may go on. */
export type AgentTraceErrorOccurred = components["schemas"]["AgentTraceErrorOccurred"];

/** One event of a trace, told apart by its `type`. The list of kinds is open: an event of a kind that is not listed here is an `AgentTraceOther`. */
export type AgentTraceEvent = components["schemas"]["AgentTraceEvent"];

/** An event of a kind that is not listed. Read the envelope and ignore the rest. */
export type AgentTraceOther = components["schemas"]["AgentTraceOther"];

/** The agent, or part of the service, that an event comes from. */
export type AgentTraceProducer = components["schemas"]["AgentTraceProducer"];

/** A note on how far the run is. */
export type AgentTraceProgressReported = components["schemas"]["AgentTraceProgressReported"];

/** Why the agent does what it does next, in short. */
export type AgentTraceReasoningSummary = components["schemas"]["AgentTraceReasoningSummary"];

/** The cancellation of the run was asked for; it ends after the step in flight. */
export type AgentTraceRunCancelRequested = components["schemas"]["AgentTraceRunCancelRequested"];

/** The terminal event of the run; none follows it. */
export type AgentTraceRunFinished = components["schemas"]["AgentTraceRunFinished"];

/** The run began. */
export type AgentTraceRunStarted = components["schemas"]["AgentTraceRunStarted"];

/** The tool answered. */
export type AgentTraceToolCallFinished = components["schemas"]["AgentTraceToolCallFinished"];

/** The agent called a tool. */
export type AgentTraceToolCallStarted = components["schemas"]["AgentTraceToolCallStarted"];

/** Who asked, for the security log: attached to security-logging events when SIEM logging is enabled for the organization. No other members are allowed. */
export type AuditMetadata = components["schemas"]["AuditMetadata"];

/** A plain domain, or a wildcard glob for all its subdomains. */
export type DomainPattern = components["schemas"]["DomainPattern"];

/** The body of every response outside 2xx. */
export type ErrorBody = components["schemas"]["ErrorBody"];

/** One fault of a request. It names the place and the rule, never the value that was sent. */
export type ErrorDetail = components["schemas"]["ErrorDetail"];

/** An error body of which only `error` is promised: the 402, 429 and 500 of Map, and what trace and snapshot relay from upstream unchanged. */
export type ErrorMessageBody = components["schemas"]["ErrorMessageBody"];

/** Where the request seems to come from. A proxy in that country is used when one is available, and the matching language and time zone are emulated. */
export type Location = components["schemas"]["Location"];

/** One URL of the site. */
export type MapLink = components["schemas"]["MapLink"];

/** What to map and how. */
export type MapRequest = components["schemas"]["MapRequest"];

/** The URLs found. */
export type MapResponse = components["schemas"]["MapResponse"];

/** What is known of the page. */
export type PageMetadata = components["schemas"]["PageMetadata"];

/** The content in the forms asked for, and what the page says about itself. */
export type ScrapeData = components["schemas"]["ScrapeData"];

/** What to scrape and how. */
export type ScrapeRequest = components["schemas"]["ScrapeRequest"];

/** The content of the page. */
export type ScrapeResponse = components["schemas"]["ScrapeResponse"];

/** Replaces the given fields of the organization's threat protection policy for this request only; fields left out keep the organization's value. An enterprise feature: when it is not enabled for the team, or the organization has disabled request overrides, a request with this object is answered with 403. */
export type ThreatProtectionOverride = components["schemas"]["ThreatProtectionOverride"];

/** The error body of a request that failed validation; `details` names each faulty member. */
export type ValidationErrorBody = components["schemas"]["ValidationErrorBody"];
