// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { components } from "./openapi.ts";

/**
 * The cancellation was accepted; poll the status for the end of the run.
 *
 * Definition: provisional. The body of the answer is not shown; it is our own choice.
 */
export type AgentCancelResponse = components["schemas"]["AgentCancelResponse"];

/**
 * An agent job, told apart by its `status`: `processing` moves to `completed` or `failed`, and neither of these moves again.
 *
 * Definition: partial. The members `id`, `status`, `data` and `creditsUsed` and the status `failed` are specified; the rest is our own choice.
 */
export type AgentJob = components["schemas"]["AgentJob"];

/**
 * A job that gave its result.
 *
 * Definition: provisional. The names of the states other than `failed` are not shown; this one is our own choice.
 */
export type AgentJobCompleted = components["schemas"]["AgentJobCompleted"];

/**
 * When the job is forgotten, 24 hours after its end; from then on it is answered with 404. While it runs, 24 hours after its start stand here.
 *
 * Definition: provisional. How long a job is kept is not shown; this is our own choice.
 */
export type AgentJobExpiry = components["schemas"]["AgentJobExpiry"];

/**
 * A job that ended without a result: it failed, was cancelled, or reached `maxCredits`. It has no `data` and is not billed.
 *
 * Definition: partial. The status, the missing `data`, the cost and the message are specified; the other members are our own choice.
 */
export type AgentJobFailed = components["schemas"]["AgentJobFailed"];

/** Identifies an agent job. */
export type AgentJobId = components["schemas"]["AgentJobId"];

/**
 * A job that is running, or is being cancelled.
 *
 * Definition: provisional. The names of the states other than `failed` are not shown; this one is our own choice.
 */
export type AgentJobProcessing = components["schemas"]["AgentJobProcessing"];

/**
 * The task of an agent run and its bounds.
 *
 * Definition: provisional. The request body is not shown; its members are our own choice.
 */
export type AgentRequest = components["schemas"]["AgentRequest"];

/**
 * An artifact as it stood at one `artifact.updated` event.
 *
 * Definition: provisional. The body of the answer is not shown; it is our own choice.
 */
export type AgentSnapshot = components["schemas"]["AgentSnapshot"];

/**
 * Identifies a snapshot of an artifact.
 *
 * Definition: partial. That there is such an identifier is specified; that its form is a UUID is our own choice.
 */
export type AgentSnapshotId = components["schemas"]["AgentSnapshotId"];

/**
 * The job that was accepted.
 *
 * Definition: partial. That the answer carries the `id` is specified; the other member is our own choice.
 */
export type AgentStartResponse = components["schemas"]["AgentStartResponse"];

/**
 * The events of an agent run so far.
 *
 * Definition: provisional. The envelope of the answer is not shown; it is our own choice.
 */
export type AgentTrace = components["schemas"]["AgentTrace"];

/**
 * The terminal event of one agent of the run.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceAgentFinished = components["schemas"]["AgentTraceAgentFinished"];

/**
 * An agent of the run began to work; `agent` names it.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceAgentStarted = components["schemas"]["AgentTraceAgentStarted"];

/**
 * The artifact that changed, and how.
 *
 * Definition: provisional. Of an updated artifact only its `snapshotId` is specified; the other members are our own choice.
 */
export type AgentTraceArtifact = components["schemas"]["AgentTraceArtifact"];

/**
 * An artifact of the run changed; a snapshot of its new state can be fetched.
 *
 * Definition: partial. The kind and its `snapshotId` are specified; the other members are our own choice.
 */
export type AgentTraceArtifactUpdated = components["schemas"]["AgentTraceArtifactUpdated"];

/**
 * What every event of a trace carries, whatever its kind.
 *
 * Definition: provisional. The fields that all events share are not shown; these are our own choice.
 */
export type AgentTraceEnvelope = components["schemas"]["AgentTraceEnvelope"];

/**
 * Why a run or an agent ended early, or what went wrong on the way.
 *
 * Definition: partial. The members `code` and `retryable` are specified; the others are our own choice.
 */
export type AgentTraceError = components["schemas"]["AgentTraceError"];

/**
 * Something went wrong on the way; the run may go on.
 *
 * Definition: partial. The kind, its `error` and its `retryable` are specified; the members that all events share are our own choice.
 */
export type AgentTraceErrorOccurred = components["schemas"]["AgentTraceErrorOccurred"];

/**
 * One event of a trace, told apart by its `type`. The list of kinds is open: an event of a kind that is not listed here is an `AgentTraceOther`.
 *
 * Definition: partial. The kinds `artifact.updated`, `run.finished` and `error.occurred` are specified; the full list is not shown.
 */
export type AgentTraceEvent = components["schemas"]["AgentTraceEvent"];

/**
 * An event of a kind that is not listed. Read the envelope and ignore the rest.
 *
 * Definition: provisional. The full list of event kinds is not shown; that the list stays open is our own choice.
 */
export type AgentTraceOther = components["schemas"]["AgentTraceOther"];

/**
 * The agent, or part of the service, that an event comes from.
 *
 * Definition: provisional. The fields that all events share are not shown; these are our own choice.
 */
export type AgentTraceProducer = components["schemas"]["AgentTraceProducer"];

/**
 * A note on how far the run is.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceProgressReported = components["schemas"]["AgentTraceProgressReported"];

/**
 * Why the agent does what it does next, in short.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceReasoningSummary = components["schemas"]["AgentTraceReasoningSummary"];

/**
 * The cancellation of the run was asked for; it ends after the step in flight.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceRunCancelRequested = components["schemas"]["AgentTraceRunCancelRequested"];

/**
 * The terminal event of the run; none follows it.
 *
 * Definition: partial. The kind, `outcome`, its value `credit_limit_reached` and `error` are specified; the other outcomes are our own choice.
 */
export type AgentTraceRunFinished = components["schemas"]["AgentTraceRunFinished"];

/**
 * The run began.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceRunStarted = components["schemas"]["AgentTraceRunStarted"];

/**
 * The tool answered.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceToolCallFinished = components["schemas"]["AgentTraceToolCallFinished"];

/**
 * The agent called a tool.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceToolCallStarted = components["schemas"]["AgentTraceToolCallStarted"];

/** Who asked, for the security log: attached to security-logging events when SIEM logging is enabled for the organization. No other members are allowed. */
export type AuditMetadata = components["schemas"]["AuditMetadata"];

/**
 * A plain domain, or a wildcard glob for all its subdomains.
 *
 * Characters: at most 255. Matches `^(?:\*\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$`.
 *
 * Definition: partial. The notation is specified; the bounds on labels and length are those of DNS (RFC 1035).
 */
export type DomainPattern = components["schemas"]["DomainPattern"];

/** The body of every response outside 2xx. */
export type ErrorBody = components["schemas"]["ErrorBody"];

/**
 * One fault of a request. It names the place and the rule, never the value that was sent.
 *
 * Definition: provisional. The shape of a validation detail is our own choice.
 */
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

/**
 * What is known of the page.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export type PageMetadata = components["schemas"]["PageMetadata"];

/**
 * The content in the forms asked for, and what the page says about itself.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export type ScrapeData = components["schemas"]["ScrapeData"];

/**
 * What to scrape and how.
 *
 * Definition: partial. Only `url` and `checkPromptInjection` are specified; the other fields are our own choice.
 */
export type ScrapeRequest = components["schemas"]["ScrapeRequest"];

/**
 * The content of the page.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export type ScrapeResponse = components["schemas"]["ScrapeResponse"];

/**
 * The error body where a site is at fault; `details` names the cause.
 *
 * Definition: provisional. The members of an error body are specified; what `details` holds here is our own choice.
 */
export type SiteErrorBody = components["schemas"]["SiteErrorBody"];

/**
 * Why a site or a page could not be read.
 *
 * Definition: provisional. What `details` holds when a site is at fault is our own choice.
 */
export type SiteFault = components["schemas"]["SiteFault"];

/** Replaces the given fields of the organization's threat protection policy for this request only; fields left out keep the organization's value. An enterprise feature: when it is not enabled for the team, or the organization has disabled request overrides, a request with this object is answered with 403. */
export type ThreatProtectionOverride = components["schemas"]["ThreatProtectionOverride"];

/** The error body of a request that failed validation; `details` names each faulty member. */
export type ValidationErrorBody = components["schemas"]["ValidationErrorBody"];
