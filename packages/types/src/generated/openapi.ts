// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

/**
 * A string that is none of the listed ones: the discriminator of the open end of a union. It reads as any other
 * string, and leaves the union when the discriminator is compared with a listed one. To write one, say so:
 * `"some.new.kind" as OtherString`. It exists as a type only.
 */
export declare enum OtherString {
    other = "a string that is not listed"
}

/**
 * A crawl that has not ended.
 *
 * Definition: provisional. Crawl jobs are not shown; the shape is our own choice.
 */
export interface ActiveCrawl {
    /**
     * Format: date-time
     * @description When it was accepted.
     */
    created_at: string;
    id: CrawlJobId;
    /** @description The request that started it, without `url`, defaults filled in. */
    options: Record<string, unknown>;
    /** @description The team whose crawl it is. */
    teamId: string;
    /**
     * Format: uri
     * @description Where it began.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
}
/**
 * The crawls of the team that have not ended.
 *
 * Definition: provisional. Crawl jobs are not shown; the shape is our own choice.
 */
export interface ActiveCrawls {
    /** @description The crawls, the newest first, 1,000 at most. */
    crawls: ActiveCrawl[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The agent uses a tool.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type AgentActionEvent = WebhookEnvelope & {
    /**
     * @description The use of the tool, one item.
     *
     *     Items: at most 1.
     */
    data: {
        /**
         * @description Name of the tool.
         * @example scrape
         */
        action: string;
        /**
         * @description Credits the run has used so far; 0 where it is not billed.
         *
         *     At least 0.
         */
        creditsUsed: number;
        /** @description What the tool is called with, of a shape that depends on the tool. */
        input: unknown;
    }[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `agent.action`.
     * @constant
     */
    type: "agent.action";
};
/**
 * The run was cancelled. It is the last event of the run.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type AgentCancelledEvent = WebhookEnvelope & {
    /**
     * @description What the run cost, one item.
     *
     *     Items: at least 1. Items: at most 1.
     */
    data: {
        /**
         * @description Credits the run has used so far; 0 where it is not billed.
         *
         *     At least 0.
         */
        creditsUsed: number;
    }[];
    /** @description Why, in one sentence; the same as `error` of the job. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
    /**
     * @description Always `agent.cancelled`.
     * @constant
     */
    type: "agent.cancelled";
};
/**
 * The cancellation was accepted; poll the status for the end of the run.
 *
 * Definition: provisional. The body of the answer is not shown; it is our own choice.
 */
export interface AgentCancelResponse {
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The run gave its result. It is the last event of the run.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type AgentCompletedEvent = WebhookEnvelope & {
    /**
     * @description The result, one item.
     *
     *     Items: at most 1.
     */
    data: {
        /**
         * @description Credits the run has used so far; 0 where it is not billed.
         *
         *     At least 0.
         */
        creditsUsed: number;
        /** @description The result, as `data` of the job. It conforms to the `schema` of the request, where one was given. */
        data: unknown;
    }[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `agent.completed`.
     * @constant
     */
    type: "agent.completed";
};
/**
 * The run ended without a result. It is the last event of the run.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type AgentFailedEvent = WebhookEnvelope & {
    /**
     * @description What the run cost, one item.
     *
     *     Items: at least 1. Items: at most 1.
     */
    data: {
        /**
         * @description Credits the run has used so far; 0 where it is not billed.
         *
         *     At least 0.
         */
        creditsUsed: number;
    }[];
    /** @description Why, in one sentence; the same as `error` of the job. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
    /**
     * @description Always `agent.failed`.
     * @constant
     */
    type: "agent.failed";
};
/**
 * An agent job, told apart by its `status`: `processing` moves to `completed` or `failed`, and neither of these moves again.
 *
 * Definition: partial. The members `id`, `status`, `data` and `creditsUsed` and the status `failed` are specified; the rest is our own choice.
 */
export type AgentJob = AgentJobProcessing | AgentJobCompleted | AgentJobFailed;
/**
 * A job that gave its result.
 *
 * Definition: provisional. The names of the states other than `failed` are not shown; this one is our own choice.
 */
export interface AgentJobCompleted {
    /**
     * @description Credits the run cost.
     *
     *     At least 0.
     *
     *     Definition: partial. The member and its type are specified; the minimum is our own choice.
     */
    creditsUsed: number;
    /**
     * @description The result. It conforms to the `schema` of the request, where one was given.
     *
     *     Definition: partial. The member is specified; that it conforms to a schema is our own choice.
     */
    data: unknown;
    expiresAt: AgentJobExpiry;
    /** @description Definition: provisional. Jobs have an `id`; that this answer repeats it is our own choice. */
    id: AgentJobId;
    /**
     * @description Generation of the agent model of the run.
     *
     *     Definition: partial. The identifier `gen-2` in job records is specified; the name of the member is our own choice.
     * @example gen-2
     */
    model: string;
    /**
     * @description Where the values of `data` were found: by JSON Pointer (RFC 6901), the page that the run read, and its words. A run with a model leaves out what it finds on no page.
     *
     *     Definition: provisional. That answers come with their sources is our own choice.
     */
    sources?: {
        [key: string]: {
            /**
             * @description The line of the page that states it, shortened where it is long; absent of a run without a model.
             * @example Team costs $49 a month.
             */
            quote?: string;
            /**
             * @description The page.
             * @example https://example.com/pricing
             */
            url: string;
        };
    };
    /**
     * @description Always `completed`.
     * @constant
     */
    status: "completed";
    /**
     * @description Always `true`; it tells that the job was read, not how the run went.
     * @constant
     */
    success: true;
    /**
     * @description What to know of the result, in full sentences: that the service has no model, and what it then does; which members of the schema no page states. Absent where there is nothing to know.
     *
     *     Definition: provisional. That a result comes with what it lacks is our own choice.
     * @example This service has no model: values are read where pages state them under their names. No page states `sku`.
     */
    warning?: string;
}
/**
 * When the job is forgotten, 24 hours after its end; from then on it is answered with 404. While it runs, 24 hours after its start stand here.
 *
 * Definition: provisional. How long a job is kept is not shown; this is our own choice.
 */
export type AgentJobExpiry = string;
/**
 * A job that ended without a result: it failed, was cancelled, or reached `maxCredits`. It has no `data` and is not billed.
 *
 * Definition: partial. The status, the missing `data`, the cost and the message are specified; the other members are our own choice.
 */
export interface AgentJobFailed {
    /**
     * @description Always 0, for a failed run is not billed.
     * @constant
     */
    creditsUsed: 0;
    data?: never;
    /**
     * @description One sentence that says why, such as the cancellation or the credit limit.
     *
     *     Definition: partial. That the answer has an error message is specified; the name of the member is our own choice.
     */
    error: string;
    expiresAt: AgentJobExpiry;
    /** @description Definition: provisional. Jobs have an `id`; that this answer repeats it is our own choice. */
    id: AgentJobId;
    /**
     * @description Generation of the agent model of the run.
     *
     *     Definition: partial. The identifier `gen-2` in job records is specified; the name of the member is our own choice.
     * @example gen-2
     */
    model: string;
    /**
     * @description Always `failed`.
     * @constant
     */
    status: "failed";
    /**
     * @description Always `true`; it tells that the job was read, not how the run went.
     *
     *     Definition: provisional. The member is our own choice.
     * @constant
     */
    success: true;
}
/** Identifies an agent job. */
export type AgentJobId = string;
/**
 * A job that is running, or is being cancelled.
 *
 * Definition: provisional. The names of the states other than `failed` are not shown; this one is our own choice.
 */
export interface AgentJobProcessing {
    /**
     * @description Credits used so far.
     *
     *     At least 0.
     *
     *     Definition: partial. The member and its type are specified; that it grows during the run is our own choice.
     */
    creditsUsed: number;
    data?: never;
    expiresAt: AgentJobExpiry;
    /** @description Definition: provisional. Jobs have an `id`; that this answer repeats it is our own choice. */
    id: AgentJobId;
    /**
     * @description Generation of the agent model of the run.
     *
     *     Definition: partial. The identifier `gen-2` in job records is specified; the name of the member is our own choice.
     * @example gen-2
     */
    model: string;
    /**
     * @description Always `processing`.
     * @constant
     */
    status: "processing";
    /**
     * @description Always `true`; it tells that the job was read, not how the run went.
     * @constant
     */
    success: true;
}
/**
 * Agent runs of a team.
 *
 * Definition: provisional. Lists of runs are not shown; the shape is what deployed client programs read.
 */
export interface AgentList {
    /** @description The runs, the newest first. */
    agents: AgentListItem[];
    /**
     * Format: uri
     * @description The URL of the list of older runs, with the same `limit`. Absent after the last.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example http://127.0.0.1:3000/v2/agent?before=1905240600000
     */
    next?: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * An agent run in a list, without its data.
 *
 * Definition: provisional. Lists of runs are not shown; the shape is what deployed client programs read.
 */
export interface AgentListItem {
    /**
     * Format: date-time
     * @description When it was accepted.
     */
    createdAt: string;
    /**
     * @description Credits used so far; those of a run that has ended are its price.
     *
     *     At least 0.
     */
    creditsUsed: number;
    /** @description Definition: provisional. Jobs have an `id`; that a list names it is our own choice. */
    id: AgentJobId;
    /** @description What the run was started with. Passwords and tokens in addresses read `[redacted]`. */
    options: {
        /**
         * @description Generation of the agent model of the run.
         * @example gen-2
         */
        model: string;
        /** @description The task, in plain words. */
        prompt: string;
        /** @description JSON Schema of the data; absent where the request had none. */
        schema?: Record<string, unknown>;
        /** @description Pages to begin with; absent where the request named none. */
        urls?: string[];
    };
    /**
     * @description What `GET /agent/{jobId}` gives as `status`.
     * @enum {string}
     */
    status: "processing" | "completed" | "failed";
    /** @description The task, cut to 300 characters. */
    targetHint: string;
}
/**
 * The task of an agent run and its bounds.
 *
 * Definition: provisional. The request body is not shown; its members are our own choice.
 */
export interface AgentRequest {
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /**
     * @description Credits the run may use. At this limit it ends as `failed`, without `data` and without cost; the trace then says `credit_limit_reached`.
     *
     *     At least 1.
     *
     *     Definition: partial. The name and the effect are specified; its place in the request, its bounds and its default are our own choice.
     * @default 2500
     */
    maxCredits?: number;
    /**
     * @description Generation of the agent model that runs the task.
     *
     *     Definition: partial. The identifier `gen-2` is specified; the name of this member is our own choice.
     * @default gen-2
     * @enum {string}
     */
    model?: "gen-2";
    /**
     * @description The task, in plain words.
     *
     *     Characters: at least 1. Characters: at most 10000.
     * @example Find the price of each plan.
     */
    prompt: string;
    /** @description JSON Schema that `data` of the completed job conforms to. One that is not valid JSON Schema is answered with 422 at the start. `data` has any shape when left out. */
    schema?: Record<string, unknown>;
    /**
     * @description Read only the pages in `urls`, and follow no link to another.
     * @default false
     */
    strictConstrainToURLs?: boolean;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    threatProtection?: ThreatProtectionOverride;
    /**
     * @description Pages to begin with, absolute http or https URLs. The agent finds its own when left out.
     *
     *     Items: at most 1000.
     * @example [
     *       "https://example.com/pricing"
     *     ]
     */
    urls?: string[];
    webhook?: AgentWebhook;
}
/**
 * An artifact as it stood at one `artifact.updated` event.
 *
 * Definition: provisional. The body of the answer is not shown; it is our own choice.
 */
export interface AgentSnapshot {
    /** @description Definition: provisional. Jobs have an `id`; that this answer repeats it is our own choice. */
    id: AgentJobId;
    /** @description The content as text. A json artifact is JSON encoded; markdown, html and text stand as they are. */
    snapshot: string;
    /** @description Definition: provisional. That the answer repeats the identifier is our own choice. */
    snapshotId: AgentSnapshotId;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Identifies a snapshot of an artifact.
 *
 * Definition: partial. That there is such an identifier is specified; that its form is a UUID is our own choice.
 */
export type AgentSnapshotId = string;
/**
 * The run began.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type AgentStartedEvent = WebhookEnvelope & {
    /**
     * @description Always empty.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `agent.started`.
     * @constant
     */
    type: "agent.started";
};
/**
 * The job that was accepted.
 *
 * Definition: partial. That the answer carries the `id` is specified; the other member is our own choice.
 */
export interface AgentStartResponse {
    id: AgentJobId;
    /**
     * @description Always `true`.
     *
     *     Definition: provisional. The member is our own choice, for likeness with the other answers.
     * @constant
     */
    success: true;
}
/**
 * The events of an agent run so far.
 *
 * Definition: provisional. The envelope of the answer is not shown; it is our own choice.
 */
export interface AgentTrace {
    /**
     * @description Credits used so far; 0 once the run has failed.
     *
     *     At least 0.
     */
    creditsUsed: number;
    /** @description The events, those of one `agent.id` in the order of `producerSequence`. */
    events: AgentTraceEvent[];
    /** @description Definition: provisional. Jobs have an `id`; that this answer repeats it is our own choice. */
    id: AgentJobId;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The terminal event of one agent of the run.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceAgentFinished = AgentTraceEnvelope & {
    /**
     * @description Milliseconds it worked.
     *
     *     At least 0.
     */
    durationMs: number;
    /** @description Why the agent did not succeed; null when it did. */
    error: AgentTraceError | null;
    /**
     * @description How the agent ended.
     * @enum {string}
     */
    outcome: "succeeded" | "failed" | "cancelled" | "refused";
    /**
     * @description Always `agent.finished`.
     * @constant
     */
    type: "agent.finished";
};
/**
 * An agent of the run began to work; `agent` names it.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceAgentStarted = AgentTraceEnvelope & {
    /**
     * @description Always `agent.started`.
     * @constant
     */
    type: "agent.started";
};
/**
 * The artifact that changed, and how.
 *
 * Definition: provisional. Of an updated artifact only its `snapshotId` is specified; the other members are our own choice.
 */
export interface AgentTraceArtifact {
    /**
     * @description Identifies the artifact within the run; `result` is the one that becomes `data`.
     * @example result
     */
    artifactId: string;
    /**
     * @description What happened to it.
     * @enum {string}
     */
    change: "init" | "partial" | "append" | "modify" | "update";
    /** @description The members that changed, for a json artifact. */
    changedFields?: string[];
    /**
     * @description Number of items it holds now, for a list.
     *
     *     At least 0.
     */
    itemCount?: number;
    /**
     * @description What the artifact is.
     * @enum {string}
     */
    kind: "json" | "markdown" | "html" | "screenshot" | "text";
    /** @description Path of the file, for an artifact that is one. */
    path?: string;
    /** @description Definition: partial. That the event carries a `snapshotId` is specified; that it stands here too and is a UUID is our own choice. */
    snapshotId: AgentSnapshotId;
    /** @description The `toolCallId` of the call that brought the change. */
    sourceToolCallId?: string;
}
/**
 * An artifact of the run changed; a snapshot of its new state can be fetched.
 *
 * Definition: partial. The kind and its `snapshotId` are specified; the other members are our own choice.
 */
export type AgentTraceArtifactUpdated = AgentTraceEnvelope & {
    artifact: AgentTraceArtifact;
    snapshotId: AgentSnapshotId;
    /**
     * @description Always `artifact.updated`.
     * @constant
     */
    type: "artifact.updated";
};
/**
 * That page and everything in it was closed.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceBrowserSessionFinished = AgentTraceEnvelope & {
    /** @description Identifies the page; the same as in `browser.session.started`. */
    browserSessionId: string;
    /**
     * @description Milliseconds for which it was open.
     *
     *     At least 0.
     */
    durationMs: number;
    /**
     * @description Always `browser.session.finished`.
     * @constant
     */
    type: "browser.session.finished";
};
/**
 * A page of a browser was opened for the agent to act in.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceBrowserSessionStarted = AgentTraceEnvelope & {
    /** @description Identifies the page; the same as in `browser.session.finished`. */
    browserSessionId: string;
    /**
     * @description Always `browser.session.started`.
     * @constant
     */
    type: "browser.session.started";
};
/**
 * What every event of a trace carries, whatever its kind.
 *
 * Definition: provisional. The fields that all events share are not shown; these are our own choice.
 */
export interface AgentTraceEnvelope {
    agent: AgentTraceProducer;
    /**
     * Format: uuid
     * @description Identifies the event.
     */
    eventId: string;
    /**
     * Format: date-time
     * @description When it happened.
     * @example 2030-05-17T09:30:00.120Z
     */
    occurredAt: string;
    /**
     * @description Place of the event among those of the same `agent.id`, growing.
     *
     *     At least 0.
     */
    producerSequence: number;
    /**
     * Format: uuid
     * @description The `id` of the job.
     */
    runId: string;
    /**
     * @description Version of the event format. It grows only when a listed member changes its meaning.
     *
     *     At least 1.
     * @example 1
     */
    schemaVersion: number;
    /**
     * @description The kind of the event.
     *
     *     Characters: at least 1.
     * @example artifact.updated
     */
    type: string;
}
/**
 * Why a run or an agent ended early, or what went wrong on the way.
 *
 * Definition: partial. The members `code` and `retryable` are specified; the others are our own choice.
 */
export interface AgentTraceError {
    /**
     * @description What happened.
     * @enum {string}
     */
    code: "cancelled" | "credit_limit_reached" | "parent_finished" | "refused" | "internal";
    /**
     * @description One sentence for people.
     *
     *     Definition: provisional. The member is our own choice.
     */
    message: string;
    /** @description Whether the same task may succeed when started again. */
    retryable: boolean;
    /**
     * @description The part in which it happened.
     *
     *     Definition: provisional. The member is our own choice.
     * @enum {string}
     */
    source: "agent" | "tool" | "billing" | "system";
}
/**
 * Something went wrong on the way; the run may go on.
 *
 * Definition: partial. The kind, its `error` and its `retryable` are specified; the members that all events share are our own choice.
 */
export type AgentTraceErrorOccurred = AgentTraceEnvelope & {
    error: AgentTraceError;
    /**
     * @description The same as `error.retryable`.
     *
     *     Definition: partial. The member is specified; whether it stands in `error` or beside it is not clear, so it stands in both.
     */
    retryable: boolean;
    /**
     * @description Always `error.occurred`.
     * @constant
     */
    type: "error.occurred";
};
/**
 * One event of a trace, told apart by its `type`. The list of kinds is open: an event of a kind that is not listed here is an `AgentTraceOther`.
 *
 * Definition: partial. The kinds `artifact.updated`, `run.finished` and `error.occurred` are specified; the full list is not shown.
 */
export type AgentTraceEvent = AgentTraceRunStarted | AgentTraceRunCancelRequested | AgentTraceRunFinished | AgentTraceAgentStarted | AgentTraceAgentFinished | AgentTraceProgressReported | AgentTraceReasoningSummary | AgentTraceToolCallStarted | AgentTraceToolCallFinished | AgentTraceBrowserSessionStarted | AgentTraceBrowserSessionFinished | AgentTraceArtifactUpdated | AgentTraceErrorOccurred | AgentTraceOther;
/**
 * An event of a kind that is not listed. Read the envelope and ignore the rest.
 *
 * Definition: provisional. The full list of event kinds is not shown; that the list stays open is our own choice.
 */
export type AgentTraceOther = AgentTraceEnvelope & {
    /** @description A kind that is not listed. */
    type: OtherString;
};
/**
 * The agent, or part of the service, that an event comes from.
 *
 * Definition: provisional. The fields that all events share are not shown; these are our own choice.
 */
export interface AgentTraceProducer {
    /**
     * @description Identifies the producer within the run.
     * @example main
     */
    id: string;
    /**
     * @description A name for people.
     * @example Main
     */
    name: string;
    /** @description The `id` of the agent that started this one, for a sub-agent. */
    parentId?: string;
    /**
     * @description The part it plays.
     * @enum {string}
     */
    role: "orchestrator" | "subagent" | "system";
}
/**
 * A note on how far the run is.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceProgressReported = AgentTraceEnvelope & {
    /** @description One sentence for people. */
    message: string;
    /**
     * @description The phase of the run.
     * @enum {string}
     */
    phase: "planning" | "working" | "finalizing";
    /**
     * @description Always `progress.reported`.
     * @constant
     */
    type: "progress.reported";
};
/**
 * Why the agent does what it does next, in short.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceReasoningSummary = AgentTraceEnvelope & {
    /** @description The summary. */
    text: string;
    /**
     * @description Always `reasoning.summary`.
     * @constant
     */
    type: "reasoning.summary";
};
/**
 * The cancellation of the run was asked for; it ends after the step in flight.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceRunCancelRequested = AgentTraceEnvelope & {
    /**
     * @description Who asked for it.
     * @example user
     */
    reason: string;
    /**
     * @description Always `run.cancel_requested`.
     * @constant
     */
    type: "run.cancel_requested";
};
/**
 * The terminal event of the run; none follows it.
 *
 * Definition: partial. The kind, `outcome`, its value `credit_limit_reached` and `error` are specified; the other outcomes are our own choice.
 */
export type AgentTraceRunFinished = AgentTraceEnvelope & {
    /**
     * @description Why the run did not succeed; null when it did.
     *
     *     Definition: partial. That the event contains an error is specified; that it is null after a success is our own choice.
     */
    error: AgentTraceError | null;
    /**
     * @description How the run ended.
     *
     *     Definition: partial. The value `credit_limit_reached` is specified; the others are our own choice.
     * @enum {string}
     */
    outcome: "succeeded" | "failed" | "cancelled" | "refused" | "credit_limit_reached";
    /**
     * @description Always `run.finished`.
     * @constant
     */
    type: "run.finished";
};
/**
 * The run began.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceRunStarted = AgentTraceEnvelope & {
    /**
     * @description Always `run.started`.
     * @constant
     */
    type: "run.started";
};
/**
 * The tool answered.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceToolCallFinished = AgentTraceEnvelope & {
    /** @description What the tool answered, of a shape that depends on the tool. */
    result: unknown;
    /** @description Identifies the call; the same as in `tool_call.started`. */
    toolCallId: string;
    /**
     * @description Name of the tool.
     * @example scrape
     */
    toolName: string;
    /**
     * @description Always `tool_call.finished`.
     * @constant
     */
    type: "tool_call.finished";
};
/**
 * The agent called a tool.
 *
 * Definition: provisional. The full list of event kinds is not shown; this one is our own choice.
 */
export type AgentTraceToolCallStarted = AgentTraceEnvelope & {
    /** @description What the tool was called with, of a shape that depends on the tool. */
    parameters: unknown;
    /** @description Identifies the call; the same as in `tool_call.finished`. */
    toolCallId: string;
    /**
     * @description Name of the tool.
     * @example scrape
     */
    toolName: string;
    /**
     * @description Always `tool_call.started`.
     * @constant
     */
    type: "tool_call.started";
};
/**
 * Where the events of the run are delivered, as they happen: a URL, or a URL with headers, metadata and a choice of events. Deliveries are signed by Standard Webhooks, made at least once and in order, and tried for 24 hours.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this member is our own choice.
 */
export type AgentWebhook = WebhookUrl | AgentWebhookTarget;
/**
 * A receiver of the events of an agent run, with what belongs to it.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; its members are our own choice.
 */
export interface AgentWebhookTarget {
    /**
     * @description The events that are delivered; all of them unless given.
     *
     *     Items: at least 1. Items: at most 16.
     * @example [
     *       "completed",
     *       "failed"
     *     ]
     */
    events?: ("started" | "action" | "completed" | "failed" | "cancelled")[];
    /** @description Headers that each delivery carries, such as a token that the receiver asks for. Those that the delivery sets itself are answered with 400: `Content-Type`, `Content-Length`, `Host`, `User-Agent`, all that begin with `webhook-`, and those between two hops, such as `Connection` (RFC 9110, section 7.6.1). */
    headers?: HeaderFields;
    metadata?: WebhookMetadata;
    url: WebhookUrl;
}
/**
 * An attribute of the elements that a CSS selector matches.
 *
 * Definition: provisional. The options of a scrape are not shown; the shape is our own choice.
 */
export interface AttributeSelector {
    /**
     * @description Name of the attribute.
     *
     *     Characters: at least 1. Characters: at most 255.
     * @example data-sku
     */
    attribute: string;
    /**
     * @description A CSS selector. One that is none is answered with 400.
     *
     *     Characters: at least 1. Characters: at most 255.
     * @example .product
     */
    selector: string;
}
/**
 * The values of an attribute of the elements that a selector matches.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export interface AttributeValues {
    /**
     * @description The name of the attribute, as in the request.
     * @example data-sku
     */
    attribute: string;
    /**
     * @description The selector of the request.
     * @example .product
     */
    selector: string;
    /**
     * @description Its values as the page states them, in the order of the page, at most 10,000: `warning` says when more were left out. Elements without the attribute have none.
     *
     *     Items: at most 10000.
     * @example [
     *       "A-1",
     *       "A-2"
     *     ]
     */
    values: string[];
}
/** Who asked, for the security log: attached to security-logging events when SIEM logging is enabled for the organization. No other members are allowed. */
export interface AuditMetadata {
    /**
     * @description Name of the user on whose behalf the request is made.
     *
     *     Characters: at most 1024.
     * @example ada@example.com
     */
    username: string;
}
/**
 * The batch was cancelled. It is the last event of the batch.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type BatchScrapeCancelledEvent = WebhookEnvelope & CrawlCounts & {
    /**
     * @description Always empty: the pages that it has stay in the job.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /** @description Why, in one sentence. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
    /**
     * @description Always `batch_scrape.cancelled`.
     * @constant
     */
    type: "batch_scrape.cancelled";
};
/**
 * The batch goes no further: what there was is there. It is the last event of the batch.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type BatchScrapeCompletedEvent = WebhookEnvelope & CrawlCounts & {
    /**
     * @description Always empty: each page had an event of its own, and the job has them all.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `batch_scrape.completed`.
     * @constant
     */
    type: "batch_scrape.completed";
    /**
     * @description Why not everything is there, in a full sentence; the same as `warning` of the job. Absent when all of it is.
     * @example The credits ran out: 12 pages were left.
     */
    warning?: string;
};
/**
 * The batch ended without a page. It is the last event of the batch.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type BatchScrapeFailedEvent = WebhookEnvelope & CrawlCounts & {
    /**
     * @description Always empty.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /** @description Why, in one sentence; the same as `error` of the job. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
    /**
     * @description Always `batch_scrape.failed`.
     * @constant
     */
    type: "batch_scrape.failed";
};
/**
 * A page has come, or has failed for good. Each page of the job has one such event.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type BatchScrapePageEvent = WebhookEnvelope & {
    /**
     * @description The page, one item. Empty where it failed.
     *
     *     Items: at most 1.
     */
    data: ScrapeData[];
    /**
     * @description Why the page failed, in one sentence, as the errors of the job say it. Absent where `success` is `true`.
     * @example example.com answered with 410.
     */
    error?: string;
    /**
     * @description HTTP status that a page that failed was answered with, if it was answered.
     *
     *     At least 100. At most 599.
     * @example 410
     */
    statusCode?: number;
    /** @description Whether the page has content; `false` where it failed. The job goes on either way. */
    success: boolean;
    /**
     * @description Always `batch_scrape.page`.
     * @constant
     */
    type: "batch_scrape.page";
    /**
     * @description The URL of a page that failed, as the errors of the job list it. Absent where `success` is `true`.
     * @example https://example.com/gone
     */
    url?: string;
};
/**
 * The pages to scrape, and how.
 *
 * Definition: provisional. The payloads of batch operations are not shown; the members are our own choice.
 */
export type BatchScrapeRequest = {
    /**
     * Format: uuid
     * @description Adds `urls` to a batch of the team that still runs, by its `id`, instead of starting another. The options of that batch apply to them, and its webhook, so `webhook` cannot stand beside; the other options of this request have no effect. One that the batch has already is not fetched again; a batch has at most 100,000. Where there is no such batch the answer is 404, where it has ended 409.
     * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
     */
    appendToId?: string;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /**
     * @description Leave out entries of `urls` that are no absolute http or https URL, and name them in `invalidURLs`; with `false` the request is answered with 400 then.
     * @default true
     */
    ignoreInvalidURLs?: boolean;
    /**
     * @description Pages in work at once. The plan of the team and the politeness towards one site bound it as well; those apply alone unless given.
     *
     *     At least 1. At most 1000.
     * @example 4
     */
    maxConcurrency?: number;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    threatProtection?: ThreatProtectionOverride;
    /**
     * @description The pages, absolute http or https URLs. One that stands here twice is fetched once. What becomes of an entry that is no such URL, `ignoreInvalidURLs` says.
     *
     *     Items: at least 1. Items: at most 10000.
     * @example [
     *       "https://example.com/pricing",
     *       "https://example.com/docs"
     *     ]
     */
    urls: string[];
    webhook?: CrawlWebhook;
    /**
     * @description Always `false`: pages are kept until `expiresAt`, so that they can be fetched; `true` is answered with 400.
     * @constant
     */
    zeroDataRetention?: false;
} & ScrapeOptions;
/**
 * The batch was accepted. It is the first event of the batch.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type BatchScrapeStartedEvent = WebhookEnvelope & {
    /**
     * @description Always empty.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `batch_scrape.started`.
     * @constant
     */
    type: "batch_scrape.started";
};
/**
 * The batch that was accepted.
 *
 * Definition: provisional. The payloads of batch operations are not shown; the members are our own choice.
 */
export interface BatchScrapeStartResponse {
    id: CrawlJobId;
    /** @description Entries of `urls` that were left out, for they are no absolute http or https URL, in their order. */
    invalidURLs: string[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * Format: uri
     * @description Where its status is read, an absolute URL.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
    /**
     * @description Fields of the request that have no effect, in a full sentence. Absent when there are none.
     * @example These fields of the request had no effect: waitFor.
     */
    warning?: string;
}
/**
 * The use of a month has reached a threshold of the budget.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type BudgetThresholdEvent = WebhookEnvelope & {
    /**
     * @description The threshold, one item.
     *
     *     Items: at most 1.
     */
    data: {
        /**
         * @description Credits of the budget.
         *
         *     At least 1.
         */
        credits: number;
        /**
         * @description Percentage of the budget. `100` also when a hard limit has rejected work for the first time in the month; `used` may be less then.
         *
         *     At least 1. At most 100.
         */
        percent: number;
        /**
         * Format: date-time
         * @description When the threshold was reached.
         */
        reachedAt: string;
        /**
         * Format: date-time
         * @description When the next month begins, in UTC.
         */
        resetsAt: string;
        /**
         * Format: date-time
         * @description When the month began, in UTC.
         */
        startsAt: string;
        /**
         * @description Credits charged in the month so far.
         *
         *     At least 0.
         */
        used: number;
    }[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `budget.threshold`.
     * @constant
     */
    type: "budget.threshold";
};
/**
 * What has changed since your team last read the page with the format `changeTracking`. Versions are compared as those of a monitor are: counters, clocks and the like do not count. A version is found again only where URL, `tag`, the data that are extracted, `location`, `mobile`, and the options that select parts of the page are the same. It is stored for 90 days, private to your team.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export interface ChangeTracking {
    /**
     * @description How the page differs from that version.
     * @enum {string}
     */
    changeStatus: "new" | "same" | "changed" | "removed";
    /** @description The lines that changed, when `modes` has `git-diff` and the text has changed. */
    diff?: {
        /** @description The same in parts, as `files` with `chunks` of `changes`. */
        json: Record<string, unknown>;
        /**
         * @description The lines in unified format.
         * @example --- before
         *     +++ after
         *     @@ -1,1 +1,1 @@
         *     -Team costs 20.
         *     +Team costs 25.
         */
        text: string;
    };
    /**
     * @description The fields that changed, by their paths, when `modes` has `json` and some have.
     * @example {
     *       "plans[0].price": {
     *         "previous": 20,
     *         "current": 25
     *       }
     *     }
     */
    json?: {
        [key: string]: {
            /** @description Its value now; `null` where it has none. */
            current: unknown;
            /** @description Its value in the earlier version; `null` where it had none. */
            previous: unknown;
        };
    };
    /**
     * Format: date-time
     * @description When the version was read that the page is compared with; `null` where there is none.
     * @example 2026-03-05T10:00:00.000Z
     * @example null
     */
    previousScrapeAt: string | null;
    /**
     * @description Whether the URL was found by a request, a link, a sitemap or a search. It always was: no page is read because it was known before.
     * @enum {string}
     */
    visibility: "visible";
}
/**
 * How much a team runs at once.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface Concurrency {
    /**
     * @description Works that run, those that answer at once among them.
     *
     *     At least 0.
     */
    concurrency: number;
    /**
     * @description Works that the plan of the team lets run at once.
     *
     *     At least 1.
     */
    maxConcurrency: number;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The crawl was cancelled. It is the last event of the crawl.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type CrawlCancelledEvent = WebhookEnvelope & CrawlCounts & {
    /**
     * @description Always empty: the pages that it has stay in the job.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /** @description Why, in one sentence. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
    /**
     * @description Always `crawl.cancelled`.
     * @constant
     */
    type: "crawl.cancelled";
};
/**
 * The job was cancelled.
 *
 * Definition: provisional. The body of the answer is not shown; it is our own choice.
 */
export interface CrawlCancelResponse {
    /**
     * @description Always `cancelled`.
     * @constant
     */
    status: "cancelled";
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The crawl goes no further: what there was is there. It is the last event of the crawl.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type CrawlCompletedEvent = WebhookEnvelope & CrawlCounts & {
    /**
     * @description Always empty: each page had an event of its own, and the job has them all.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `crawl.completed`.
     * @constant
     */
    type: "crawl.completed";
    /**
     * @description Why not everything is there, in a full sentence; the same as `warning` of the job. Absent when all of it is.
     * @example The credits ran out: 12 pages were left.
     */
    warning?: string;
};
/**
 * What a crawl or a batch came to.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; its members are our own choice.
 */
export interface CrawlCounts {
    /**
     * @description Number of pages with content, as in the job.
     *
     *     At least 0.
     * @example 12
     */
    completed: number;
    /**
     * @description Credits that it cost, as in the job.
     *
     *     At least 0.
     * @example 12
     */
    creditsUsed: number;
    /**
     * @description Number of pages that failed for good; the job lists them with its errors.
     *
     *     At least 0.
     * @example 1
     */
    failed: number;
}
/**
 * A page without content.
 *
 * Definition: provisional. Crawl jobs are not shown; the shape is our own choice.
 */
export interface CrawlError {
    /**
     * @description Why, in a full sentence. A page that was answered but has no content in any form asked for, such as one that its scripts fill, an empty file or a 204, is one of these and costs nothing.
     * @example example.com answered with 404.
     */
    error: string;
    /**
     * @description Identifies the failure.
     *
     *     Characters: at least 1.
     */
    id: string;
    /**
     * Format: date-time
     * @description When it was given up.
     */
    timestamp: string;
    /**
     * Format: uri
     * @description The page.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
}
/**
 * What could not be fetched.
 *
 * Definition: provisional. Crawl jobs are not shown; the shape is our own choice.
 */
export interface CrawlErrors {
    /** @description Pages without content, the first 10,000 of them. */
    errors: CrawlError[];
    /** @description URLs that robots.txt disallows, the first 10,000 of them. */
    robotsBlocked: string[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The crawl ended without a page. It is the last event of the crawl.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type CrawlFailedEvent = WebhookEnvelope & CrawlCounts & {
    /**
     * @description Always empty.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /** @description Why, in one sentence; the same as `error` of the job. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
    /**
     * @description Always `crawl.failed`.
     * @constant
     */
    type: "crawl.failed";
};
/**
 * A crawl or a batch as it stands, with pages it has so far. `scraping` moves to `completed`, `failed` or `cancelled`, and none of these moves again.
 *
 * Definition: provisional. Crawl jobs are not shown; the shape is our own choice.
 */
export interface CrawlJob {
    /**
     * @description Pages with content. It only grows.
     *
     *     At least 0.
     */
    completed: number;
    /**
     * Format: date-time
     * @description When the job ended. Absent before.
     */
    completedAt?: string;
    /**
     * Format: date-time
     * @description When the job was accepted.
     */
    createdAt: string;
    /**
     * @description Credits charged so far. Only pages with content cost any, and scans of threat protection.
     *
     *     At least 0.
     */
    creditsUsed: number;
    /** @description Pages in the order in which they were done, from `skip` on. */
    data: ScrapeData[];
    /** @description Why the job failed, in a full sentence. Absent unless it did. */
    error?: string;
    /**
     * Format: date-time
     * @description When the job is forgotten, 24 hours after its end; from then on it is answered with 404. While it runs, 24 hours after its start stand here.
     */
    expiresAt: string;
    id: CrawlJobId;
    /**
     * Format: uri
     * @description Where the pages after those in `data` are read, an absolute URL: `data` holds 10 MB at most. Absent when there are none so far. Followed to its end, it leads to every page once.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    next?: string;
    /**
     * @description Where the job stands.
     * @enum {string}
     */
    status: "scraping" | "completed" | "failed" | "cancelled";
    /**
     * @description Always `true`; it tells that the job was read, not how it went.
     * @constant
     */
    success: true;
    /**
     * @description Pages known so far that count, never more than `limit` and those that failed; of an ended job those fetched.
     *
     *     At least 0.
     */
    total: number;
    /**
     * @description Why not everything is there, in a full sentence: the credits ran out, or the site asked to be left alone. Absent when there is nothing to say.
     * @example The credits ran out: 120 pages were left.
     */
    warning?: string;
}
/**
 * Identifies a crawl or a batch.
 *
 * Definition: provisional. Crawl jobs are not shown; that their id is a UUID is our own choice, for likeness with agent jobs.
 */
export type CrawlJobId = string;
/**
 * A page has come, or has failed for good. Each page of the job has one such event.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type CrawlPageEvent = WebhookEnvelope & {
    /**
     * @description The page, one item. Empty where it failed.
     *
     *     Items: at most 1.
     */
    data: ScrapeData[];
    /**
     * @description Why the page failed, in one sentence, as the errors of the job say it. Absent where `success` is `true`.
     * @example example.com answered with 410.
     */
    error?: string;
    /**
     * @description HTTP status that a page that failed was answered with, if it was answered.
     *
     *     At least 100. At most 599.
     * @example 410
     */
    statusCode?: number;
    /** @description Whether the page has content; `false` where it failed. The job goes on either way. */
    success: boolean;
    /**
     * @description Always `crawl.page`.
     * @constant
     */
    type: "crawl.page";
    /**
     * @description The URL of a page that failed, as the errors of the job list it. Absent where `success` is `true`.
     * @example https://example.com/gone
     */
    url?: string;
};
/**
 * The options of a crawl that was not started.
 *
 * Definition: provisional. The payload is not shown, and what deployed client programs read.
 */
export interface CrawlPreview {
    /** @description A body for `POST /crawl`; what is left out has its default there. */
    data: {
        /** @description Also return the pages of other sites that pages of this one link to. */
        allowExternalLinks?: boolean;
        /** @description Also follow links to subdomains of the site. */
        allowSubdomains?: boolean;
        /** @description Also follow links to pages that are not below the path of `url`. */
        crawlEntireDomain?: boolean;
        /** @description Regular expressions of the paths of pages that are not fetched. */
        excludePaths?: string[];
        /** @description Take URLs that differ in their query alone for one page. */
        ignoreQueryParameters?: boolean;
        /** @description Regular expressions of the paths of pages that are returned. */
        includePaths?: string[];
        /**
         * @description Pages returned at most.
         *
         *     At least 1.
         */
        limit?: number;
        /**
         * @description Links followed in a row at most.
         *
         *     At least 0.
         */
        maxDiscoveryDepth?: number;
        /**
         * Format: uri
         * @description The `url` of the request.
         *
         *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
         */
        url: string;
    };
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The website, and what is looked for on it.
 *
 * Definition: provisional. The payload is not shown, and what deployed client programs send.
 */
export interface CrawlPreviewRequest {
    /**
     * @description What the crawl is for, in plain words.
     *
     *     Characters: at least 1. Characters: at most 10000.
     * @example All pages of the documentation.
     */
    prompt: string;
    /**
     * Format: uri
     * @description Where the crawl begins, an absolute http or https URL without surrounding white space.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example https://example.com
     */
    url: string;
}
/**
 * Where to begin, how far to go, and how each page is scraped.
 *
 * Definition: provisional. The payloads of crawl operations are not shown; the members are our own choice.
 */
export interface CrawlRequest {
    /**
     * @description Also return the pages of other sites that pages of this one link to. Their own links are not followed.
     * @default false
     */
    allowExternalLinks?: boolean;
    /**
     * @description Also follow links to subdomains of the site.
     * @default false
     */
    allowSubdomains?: boolean;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /**
     * @description Also follow links to pages that are not below the path of `url`: its siblings and what is above it.
     * @default false
     */
    crawlEntireDomain?: boolean;
    /**
     * @description Seconds between two pages at least. One page is in work at a time then.
     *
     *     At least 0. At most 300.
     * @example 0.5
     */
    delay?: number;
    /**
     * @description Regular expressions, as in `includePaths`. Pages whose path some of them match are not fetched.
     *
     *     Items: at most 100.
     * @example [
     *       "^/docs/old/"
     *     ]
     */
    excludePaths?: string[];
    /**
     * @description Take URLs that differ in their query alone for one page, which is fetched without a query.
     * @default false
     */
    ignoreQueryParameters?: boolean;
    /**
     * @description Fetch pages that robots.txt disallows, and keep no `Crawl-delay`.
     * @default false
     */
    ignoreRobotsTxt?: boolean;
    /**
     * @description Regular expressions. Only pages whose path some of them match are returned, and followed. The syntax is that of RE2, which is matched in linear time: what looks around or refers back is answered with 400. So are patterns that have, together with `excludePaths`, more than 5,000 parts, or 500 copies of repeated ones: `\d{10}` has nine.
     *
     *     Items: at most 100.
     * @example [
     *       "^/docs/"
     *     ]
     */
    includePaths?: string[];
    /**
     * @description Pages returned at most.
     *
     *     At least 1. At most 100000.
     * @default 10000
     */
    limit?: number;
    /**
     * @description Pages in work at once. The plan of the team and the politeness towards one site bound it as well; those apply alone unless given.
     *
     *     At least 1. At most 1000.
     * @example 4
     */
    maxConcurrency?: number;
    /**
     * @description Links followed in a row at most. The start, and what sitemaps name, have the depth 0. There is no bound unless one is given.
     *
     *     At least 0. At most 1000.
     * @example 2
     */
    maxDiscoveryDepth?: number;
    /**
     * @description Match `includePaths` and `excludePaths` against the whole URL in place of its path.
     * @default false
     */
    regexOnFullURL?: boolean;
    /**
     * @description The product token whose rules in robots.txt are followed, that of the service unless given.
     *
     *     Characters: at least 1. Characters: at most 200.
     * @example ExampleBot
     */
    robotsUserAgent?: string;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Scrape's. */
    scrapeOptions?: ScrapeOptions;
    /**
     * @description How the sitemaps of the site are used.
     * @default include
     * @enum {string}
     */
    sitemap?: "skip" | "include" | "only";
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    threatProtection?: ThreatProtectionOverride;
    /**
     * Format: uri
     * @description Where the crawl begins, an absolute http or https URL without surrounding white space. It is read for its links in any case.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example https://example.com/docs
     */
    url: string;
    webhook?: CrawlWebhook;
    /**
     * @description Always `false`: pages are kept until `expiresAt`, so that they can be fetched; `true` is answered with 400.
     * @constant
     */
    zeroDataRetention?: false;
}
/**
 * The crawl was accepted. It is the first event of the crawl.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type CrawlStartedEvent = WebhookEnvelope & {
    /**
     * @description Always empty.
     *
     *     Items: at most 0.
     */
    data: unknown[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Always `crawl.started`.
     * @constant
     */
    type: "crawl.started";
};
/**
 * The crawl that was accepted.
 *
 * Definition: provisional. The payloads of crawl operations are not shown; the members are our own choice.
 */
export interface CrawlStartResponse {
    id: CrawlJobId;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * Format: uri
     * @description Where its status is read, an absolute URL.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
    /**
     * @description Fields of the request that have no effect, in a full sentence. Absent when there are none.
     * @example These fields of the request had no effect: prompt.
     */
    warning?: string;
}
/**
 * Where the events of the job are delivered, as they happen: a URL, or a URL with headers, metadata and a choice of events. Deliveries are signed by Standard Webhooks, made at least once and in order, and tried for 24 hours.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this member is our own choice.
 */
export type CrawlWebhook = WebhookUrl | CrawlWebhookTarget;
/**
 * A receiver of the events of a crawl or a batch, with what belongs to it.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; its members are our own choice.
 */
export interface CrawlWebhookTarget {
    /**
     * @description The events that are delivered; all of them unless given.
     *
     *     Items: at least 1. Items: at most 16.
     * @example [
     *       "page",
     *       "completed"
     *     ]
     */
    events?: ("started" | "page" | "completed" | "failed" | "cancelled")[];
    /** @description Headers that each delivery carries, such as a token that the receiver asks for. Those that the delivery sets itself are answered with 400: `Content-Type`, `Content-Length`, `Host`, `User-Agent`, all that begin with `webhook-`, and those between two hops, such as `Connection` (RFC 9110, section 7.6.1). */
    headers?: HeaderFields;
    metadata?: WebhookMetadata;
    url: WebhookUrl;
}
/**
 * The credits of a team.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface CreditUsage {
    /** @description The credits, and the period that they are for. */
    data: {
        /** @description Always `null`; see `billingPeriodStart`. */
        billingPeriodEnd: null;
        /** @description Always `null`; credits are granted without a period, and stay until they are spent. */
        billingPeriodStart: null;
        /** @description The monthly budget that the team has set for itself; `null` where it has none. */
        budget: MonthlyBudget | null;
        /**
         * @description Bytes that the plan lets the team store. Above it, jobs are rejected with 403.
         *
         *     At least 1.
         */
        maxStoredBytes: number;
        /**
         * @description Credits that the team was granted, all grants together.
         *
         *     At least 0.
         */
        planCredits: number;
        /**
         * @description Credits that can be spent now. Those that running work holds are not among them, nor those above a monthly budget that is a hard limit.
         *
         *     At least 0.
         */
        remainingCredits: number;
        /**
         * @description Bytes that the team stores: results of jobs and monitors, cached pages, profiles, webhook events. What expires or is deleted no longer counts.
         *
         *     At least 0.
         */
        storedBytes: number;
    };
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What a team spent.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface CreditUsageHistory {
    /** @description The newest month first; in a month, the key that spent the most first. */
    periods: CreditUsagePeriod[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What a team, or one of its keys, spent in a month.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface CreditUsagePeriod {
    /** @description What the team calls the key. Absent without `byApiKey`, and for credits that no known key spent. */
    apiKey?: string;
    /**
     * @description Credits that were charged.
     *
     *     At least 0.
     */
    creditsUsed: number;
    /**
     * Format: date-time
     * @description The first moment after the month, UTC; `null` for the month that goes on.
     */
    endDate: string | null;
    /** @description The public part of the key, as the dashboard shows it. Absent where `apiKey` is. */
    keyId?: string;
    /**
     * Format: date-time
     * @description The first moment of the month, UTC.
     */
    startDate: string;
}
/**
 * A plain domain, or a wildcard glob for all its subdomains.
 *
 * Characters: at most 255. Matches `^(?:\*\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$`.
 *
 * Definition: partial. The notation is specified; the bounds on labels and length are those of DNS (RFC 1035).
 */
export type DomainPattern = string;
/** The body of every response outside 2xx. */
export interface ErrorBody {
    /** @description A short code that some endpoints add. */
    code?: string;
    /** @description Structured validation errors for each field, where they apply. Any shape; see `ErrorDetail` for ours. */
    details?: unknown;
    /** @description Human-readable message. It identifies the failure together with the HTTP status. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
}
/**
 * One fault of a request. It names the place and the rule, never the value that was sent.
 *
 * Definition: provisional. The shape of a validation detail is our own choice.
 */
export interface ErrorDetail {
    /**
     * @description The JSON Schema keyword that failed (`required`, `type`, `maximum`, …), or a word of its own for a rule that no keyword states: `action` for an action that could not be done, `address` for one that is not reached, `recipient`, `reserved` for a header that the delivery sets itself, `schedule`.
     * @example maximum
     */
    code: string;
    /** @description The bound, type or list of values that the rule asks for. */
    expected?: unknown;
    /**
     * @description The part of the request that holds the fault.
     * @enum {string}
     */
    in: "body" | "query" | "path" | "header" | "cookie";
    /**
     * @description One sentence that names the rule.
     * @example must be at most 100000
     */
    message: string;
    /**
     * @description JSON Pointer (RFC 6901) into that part; for parameters `/` and the name. Empty for the whole body.
     * @example /url
     * @example /threatProtection/blacklist/3
     */
    path: string;
}
/** An error body of which only `error` is promised: the 402, 429 and 500 of Map, and what trace and snapshot relay from upstream unchanged. */
export interface ErrorMessageBody {
    /** @description A short code that some endpoints add. */
    code?: string;
    /** @description Structured validation errors for each field, where they apply. Any shape. */
    details?: unknown;
    /** @description Human-readable message. It identifies the failure together with the HTTP status. */
    error: string;
    /**
     * @description `false` when present.
     * @constant
     */
    success?: false;
}
/**
 * The error body for an error of a file; `details` names the cause.
 *
 * Definition: provisional. The members of an error body are specified; what `details` holds here is our own choice.
 */
export interface FileErrorBody {
    /** @description A short code that some endpoints add. */
    code?: string;
    details?: FileErrorDetails;
    /** @description Human-readable message. It identifies the failure together with the HTTP status. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
}
/**
 * Why a file could not be read.
 *
 * Definition: provisional. What `details` holds for an error of a file is our own choice.
 */
export interface FileErrorDetails {
    /**
     * @description What is wrong. More causes may be added; treat one that you do not know like `damaged`.
     * @enum {string}
     */
    cause: "unknownType" | "encrypted" | "damaged" | "tooLarge" | "empty";
    /** @description One sentence that says what is wrong with the file. */
    message: string;
}
/**
 * What is known of the file.
 *
 * Definition: provisional. Parsed files are not shown; the shape is our own choice.
 */
export interface FileMetadata {
    /** @description Who wrote it, as it says, if it does. */
    author?: string;
    /**
     * @description The media type of what the file is by its content.
     * @example application/pdf
     */
    contentType: string;
    /** @description Description that it gives of itself, if any. */
    description?: string;
    /**
     * @description The encoding of a text, by its name in the Encoding Standard. Absent for other files.
     * @example windows-1252
     */
    encoding?: string;
    /** @description The icon that the file names, an absolute URL, if it names one. */
    favicon?: string;
    /** @description The name that the file was uploaded with, if any, without folders. */
    fileName?: string;
    /** @description Keywords that it gives of itself, if any. */
    keywords?: string;
    /** @description Language that it declares, as a tag (BCP 47), if any. */
    language?: string;
    /** @description When it was last changed, as it says, if it does; a date of ISO 8601 where it can be read as one. */
    modifiedTime?: string;
    /**
     * @description Pages of a PDF, slides of a presentation, sheets of a workbook; absent for other files.
     *
     *     At least 0.
     */
    numPages?: number;
    /** @description Open Graph `og:description`, if the file has it. */
    ogDescription?: string;
    /** @description Open Graph `og:image`, absolute, if the file has it. */
    ogImage?: string;
    /** @description Open Graph `og:locale`, if the file has it. */
    ogLocale?: string;
    /** @description Open Graph `og:title`, if the file has it. */
    ogTitle?: string;
    /** @description Open Graph `og:type`, if the file has it. */
    ogType?: string;
    /** @description Open Graph `og:url`, absolute, if the file has it. */
    ogUrl?: string;
    /**
     * @description The numbers that are printed on the pages of a PDF, in their order, where those are not 1, 2, 3.
     * @example [
     *       "i",
     *       "ii",
     *       "1",
     *       "2"
     *     ]
     */
    pageLabels?: string[];
    /** @description When it was made, as it says, if it does; a date of ISO 8601 where it can be read as one. */
    publishedTime?: string;
    /** @description Name of the site that an HTML file gives, if any. */
    siteName?: string;
    /** @description Its title, if it has one. */
    title?: string;
}
/**
 * One page of a file.
 *
 * Definition: provisional. Parsed files are not shown; the shape is our own choice.
 */
export interface FilePage {
    /**
     * @description The number that is printed on it, where that is not the same.
     * @example iv
     */
    label?: string;
    /**
     * @description Its text as Markdown, empty for a page without any; headings have the levels that they have in the whole file.
     * @example # Report
     */
    markdown: string;
    /**
     * @description Which page of the file it is, from 1.
     *
     *     At least 1.
     */
    number: number;
}
/**
 * The name of a type of files, which are then read as they are by default, or how they are read.
 *
 * Definition: provisional. The options of an upload are not shown; they are our own choice.
 */
export type FileParser = "pdf" | {
    /**
     * @description Pages that are read, from the first on; all, up to the bound of the service, unless given.
     *
     *     At least 1. At most 10000.
     */
    maxPages?: number;
    /**
     * @description What of a page is read.
     * @default auto
     * @enum {string}
     */
    mode?: "fast" | "auto" | "ocr";
    /**
     * @description Also return the text page by page, as `pages`.
     * @default false
     */
    pages?: boolean;
    /**
     * @description The type of files.
     * @constant
     */
    type: "pdf";
};
/**
 * Why a request with a valid key is not permitted.
 *
 * Definition: provisional. That such a request is rejected is specified; how the reason is given is our own choice.
 */
export interface ForbiddenDetails {
    /**
     * @description What forbids it.
     * @enum {string}
     */
    cause: "scope" | "feature" | "overrides" | "enforced" | "policy" | "address" | "storage" | "budget" | "suspended";
    /** @description The reason and the remedy, in one or two sentences. */
    message: string;
}
/**
 * The error body where a request is not permitted; `details` names the cause.
 *
 * Definition: provisional. The members of an error body are specified; what `details` holds here is our own choice.
 */
export interface ForbiddenErrorBody {
    /** @description A short code that some endpoints add. */
    code?: string;
    details?: ForbiddenDetails;
    /** @description Human-readable message. It identifies the failure together with the HTTP status. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
}
/**
 * Headers by their names.
 *
 * Definition: provisional. Neither webhooks nor the options of a scrape are shown; the shape is our own choice.
 */
export interface HeaderFields {
    [key: string]: string;
}
/**
 * One action, told apart by its `type`. An element is named by the `ref` that a snapshot gave it, by a CSS `selector`, or by its `role` and `name`; where several are given, the first of these counts. One that is named by role is looked for in frames, too, and both look into shadow trees, closed ones as well. It must be the only one. An action without what it needs fails as one whose element is not there.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractAction {
    /**
     * @description Of `dialog`, press OK, or Leave where the page asks whether to stay, rather than Cancel or Stay.
     * @default true
     */
    accept?: boolean;
    /**
     * @description Of `click`, the button of the mouse.
     * @default left
     * @enum {string}
     */
    button?: "left" | "right" | "middle";
    /**
     * @description What the box is after `check`.
     * @default true
     */
    checked?: boolean;
    /**
     * @description Of `click`, how often in quick succession; 2 is a double click.
     *
     *     At least 1. At most 3.
     * @default 1
     */
    clicks?: number;
    /**
     * @description Where to `scroll`; without effect where an element is named, unless `inside` is true.
     * @default down
     * @enum {string}
     */
    direction?: "up" | "down" | "left" | "right";
    /**
     * @description Of `download`, the name of the file as `downloads` lists it.
     *
     *     Characters: at least 1. Characters: at most 300.
     * @example report.pdf
     */
    file?: string;
    /**
     * @description Of `upload`, what is given to the page.
     *
     *     Items: at least 1. Items: at most 10.
     */
    files?: InteractFile[];
    /**
     * @description Of `scrape` and `download`, the forms in which the content is returned. An empty list counts as the default.
     *
     *     Items: at most 5. Each item once.
     * @default [
     *       "markdown"
     *     ]
     */
    formats?: ("markdown" | "html" | "rawHtml" | "links" | "images")[];
    /**
     * @description Of `screenshot`, the whole page, down to 12,000 pixels, and not only the window.
     * @default false
     */
    fullPage?: boolean;
    /**
     * @description Of `scroll` with an element, scroll what it holds by its own height or width in `direction`.
     * @default false
     */
    inside?: boolean;
    /**
     * @description Of `press`, a key such as `Enter`, `Tab`, `Escape`, `ArrowDown` or `a`, with modifiers as in `Control+a`; other usual names, such as `Esc` or `Ctrl+a`, name the same keys.
     *
     *     Characters: at least 1. Characters: at most 50.
     * @example Enter
     */
    key?: string;
    /**
     * @description Of `snapshot`, how long it may be, a token counted as four characters. Where more is left out, it says how much; a snapshot of the element there goes deeper.
     *
     *     At least 100. At most 50000.
     * @default 8000
     */
    maxTokens?: number;
    /**
     * @description How long to `wait`; for an element or a text at most. 5000 where it is left out.
     *
     *     At least 0. At most 30000.
     */
    milliseconds?: number;
    /**
     * @description Of `click`, the keys that are held meanwhile.
     *
     *     Items: at most 4. Each item once.
     */
    modifiers?: ("Alt" | "Control" | "Meta" | "Shift")[];
    /**
     * @description What the element is called by assistive technology: its text, its label. The whole of it, or where none is called so a part of it in any letter case. Without `role`, of any element that can be acted on; where there is no such element within 2 seconds, `click`, `drag`, `hover`, `scroll` and `wait` then take text, a picture or a title of that name, and `fill`, `write` and `upload` a field of that label.
     *
     *     Characters: at least 1. Characters: at most 1000.
     * @example Log in
     */
    name?: string;
    /**
     * @description Of `scrape` and `download`, leave out navigation, headers, footers and the like.
     * @default true
     */
    onlyMainContent?: boolean;
    /**
     * @description What the last snapshot calls the element, such as `e12`, in a frame `f1e12`.
     *
     *     Matches `^(?:f[0-9]{1,6})?e[0-9]{1,6}$`.
     * @example e12
     */
    ref?: string;
    /**
     * @description The ARIA role of the element, such as `button`, `link`, `textbox` or `checkbox`.
     *
     *     Matches `^[a-z]{2,30}$`.
     * @example button
     */
    role?: string;
    /**
     * @description A CSS selector of the element.
     *
     *     Characters: at least 1. Characters: at most 1000.
     * @example #login
     */
    selector?: string;
    /**
     * @description Of `wait`, what must come about.
     * @enum {string}
     */
    state?: "visible" | "hidden" | "load" | "networkidle";
    /**
     * @description What the field holds after `fill`, empty to clear it, and what `write` types; it is neither logged nor kept. Of `wait`, a text that must show. Of `dialog`, what a prompt is answered with; left out, what it proposes.
     *
     *     Characters: at most 10000.
     */
    text?: string;
    /** @description Of `drag`, the element on which the other one is dropped. */
    to?: InteractTarget;
    /**
     * @description What is done.
     * @enum {string}
     */
    type: "goto" | "click" | "fill" | "select" | "check" | "press" | "hover" | "scroll" | "wait" | "back" | "screenshot" | "snapshot" | "scrape" | "write" | "drag" | "upload" | "dialog" | "windows" | "switchWindow" | "closeWindow" | "downloads" | "download";
    /**
     * Format: uri
     * @description Where to `goto`, an absolute http or https URL. Of `wait`, the URL that the page must reach, in which `*` stands for any characters.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example https://example.com/login
     */
    url?: string;
    /**
     * @description Of `select`, the values or the labels of the options that are selected then.
     *
     *     Items: at least 1. Items: at most 100.
     */
    values?: string[];
    /**
     * @description Of `switchWindow`, the number of the window in the list of `windows`, from 1.
     *
     *     At least 1. At most 20.
     * @example 2
     */
    window?: number;
    /**
     * @description Of `drag` without `to`, pixels to the right.
     *
     *     At least -10000. At most 10000.
     * @default 0
     */
    x?: number;
    /**
     * @description Of `drag` without `to`, pixels down.
     *
     *     At least -10000. At most 10000.
     * @default 0
     */
    y?: number;
}
/**
 * Actions in a session, in their order.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractActionsRequest {
    /**
     * @description What is done, one after the other, until one fails.
     *
     *     Items: at least 1. Items: at most 50.
     */
    actions: InteractAction[];
    /**
     * @description Milliseconds for all of them together. The action that is under way then fails. One that needs an element waits five seconds for it at most.
     *
     *     At least 1. At most 300000.
     * @default 30000
     */
    timeout?: number;
}
/**
 * What became of actions.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractActionsResponse {
    /** @description Whether all of them were done. */
    completed: boolean;
    /** @description One result for each action that was tried, in their order; the last one failed where `completed` is false. */
    results: InteractResult[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A file that a page downloaded. It is kept until the session ends.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractDownload {
    /**
     * @description How large it is, once it is kept.
     *
     *     At least 0.
     */
    bytes?: number;
    /**
     * @description What the site calls it; a second one of that name has a number.
     * @example report.pdf
     */
    name: string;
    /**
     * @description Why it was not kept.
     * @example It did not arrive completely.
     */
    problem?: string;
    /**
     * @description What became of it.
     * @enum {string}
     */
    state: "running" | "kept" | "failed";
    /**
     * @description Where it came from.
     * @example https://example.com/report.pdf
     */
    url: string;
}
/**
 * What a session that has ended came to.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractEndResponse {
    /**
     * @description What it cost, with the scans of threat protection.
     *
     *     At least 0.
     */
    creditsBilled: number;
    /**
     * @description Milliseconds from its start to its end.
     *
     *     At least 0.
     */
    sessionDurationMs: number;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Says that the profile was not kept, and why; it is as it was before. Absent when there is nothing to say.
     * @example The profile was not kept: it has more than 10485760 bytes. Sign out of what is not needed, or begin a new one.
     */
    warning?: string;
}
/**
 * A file for a page: its `content`, or the `url` that the service gets it from, by the rules for pages. Where both are given, `content` counts. It is not kept.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractFile {
    /**
     * @description Its bytes in Base64 (RFC 4648), some 750 kB at most. A larger file needs a `url`.
     *
     *     Characters: at most 1000000. Matches `^[A-Za-z0-9+/]*={0,2}$`.
     * @example aGVsbG8=
     */
    content?: string;
    /**
     * @description Its media type; left out, that of the response of the URL, or `application/octet-stream`.
     *
     *     Characters: at most 255. Matches `^[\w.+-]+/[\w.+-]+$`.
     * @example image/png
     */
    contentType?: string;
    /**
     * @description What the page sees it called; left out, what the URL ends in.
     *
     *     Characters: at most 255. Matches `^[^\x00-\x1F\x7F/\\]+$`.
     * @example photo.png
     */
    name?: string;
    /**
     * Format: uri
     * @description Where it is, an absolute http or https URL; 10,485,760 bytes at most.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example https://example.com/photo.png
     */
    url?: string;
}
/**
 * A named storage of the team: cookies, `localStorage` and IndexedDB, with which a session starts, and which it leaves to the next one. Other teams have profiles of their own by the same names.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractProfile {
    /**
     * @description What the team calls it, in any letters; a name that is new makes a new profile, once a session is kept.
     *
     *     Characters: at most 200. Matches `^[^\x00-\x1F\x7F]+$`.
     * @example ada@shop.example.com
     */
    name: string;
    /**
     * @description Keep what the session ends with. One session at a time may; where it is false, the profile is only read, by any number of sessions.
     * @default true
     */
    saveChanges?: boolean;
}
/**
 * How long a session lives, and how it presents itself.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractRequest {
    /**
     * @description Seconds after the last action, or after the start, after which the session ends. Left out, only `ttl` counts.
     *
     *     At least 10. At most 3600.
     */
    activityTtl?: number;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /** @description Where pages that ask for it find the user. Left out, they are not told. */
    geolocation?: {
        /**
         * @description Metres.
         *
         *     At least 0. At most 100000.
         * @default 0
         */
        accuracy?: number;
        /**
         * @description Degrees to the north.
         *
         *     At least -90. At most 90.
         * @example 52.52
         */
        latitude: number;
        /**
         * @description Degrees to the east.
         *
         *     At least -180. At most 180.
         * @example 13.41
         */
        longitude: number;
    };
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    location?: Location;
    /**
     * @description Be a phone, narrow and with touch.
     * @default false
     */
    mobile?: boolean;
    profile?: InteractProfile;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    threatProtection?: ThreatProtectionOverride;
    /**
     * @description Seconds after which the session ends in any case.
     *
     *     At least 30. At most 3600.
     * @default 300
     */
    ttl?: number;
}
/**
 * What became of one action.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractResult {
    /** @description The content, of a `scrape` and of a `download`. */
    data?: ScrapeData;
    /** @description The downloads of the session in their order, of `downloads`. */
    downloads?: InteractDownload[];
    /**
     * @description What it did, in full sentences; or why it could not be done, and what there was instead. Never what was typed.
     * @example Clicked button "Log in".
     */
    message: string;
    /** @description Whether it was done. */
    ok: boolean;
    /**
     * @description The picture, of a `screenshot`, a PNG in a `data:` URL (RFC 2397).
     *
     *     Matches `^data:image/png;base64,`.
     */
    screenshot?: string;
    /**
     * @description The accessibility tree, of a `snapshot`: one line an element, with its role, its name, its state and its `ref`, and those inside of it indented below. What is in password fields is left out.
     * @example - button "Log in" [ref=e5]
     */
    snapshot?: string;
    /** @description What the page is called then; empty where it says nothing. */
    title: string;
    /** @description The `type` of the action. */
    type: string;
    /**
     * @description Where the page is after it; `about:blank` before the first.
     * @example https://example.com/account
     */
    url: string;
    /** @description The open windows in the order in which they opened, of `windows`, `switchWindow` and `closeWindow`. */
    windows?: InteractWindow[];
}
/**
 * A session that has not ended.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractSession {
    /**
     * Format: date-time
     * @description When it was opened.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it ends in any case.
     */
    expiresAt: string;
    id: InteractSessionId;
    /** @description The profile that it was started with; absent where there is none. */
    profile?: {
        /**
         * @description What the team calls it.
         * @example ada@shop.example.com
         */
        name: string;
        /** @description Whether what the session ends with is kept. */
        saveChanges: boolean;
    };
}
/**
 * The id of the session, a UUID.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export type InteractSessionId = string;
/**
 * The sessions of the team that have not ended.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractSessions {
    /** @description The sessions, the newest first, 1,000 at most. */
    sessions: InteractSession[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A session that is open.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractStartResponse {
    /**
     * Format: date-time
     * @description When it ends in any case.
     */
    expiresAt: string;
    id: InteractSessionId;
    /**
     * Format: uri
     * @description A page that shows the session live, to be opened once, in a browser, until the session ends. It is view only. Whoever has the URL needs no key: the part behind `#` is its secret, which is sent to no server as a part of a URL.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     *
     *     Definition: provisional. That a session can be viewed is our own choice.
     * @example https://api.example.com/live/0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70#AhKXs4Vgxr1nYmSCJ0rcTQz7i2dMvUoLwE9fbP8tHkA
     */
    liveViewUrl: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Says that the session has no profile, although one was asked for. Absent when there is nothing to say.
     * @example Your team has no profile of this name, and `saveChanges` is false: the session starts without one.
     */
    warning?: string;
}
/**
 * An element, named as that of an action.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractTarget {
    /**
     * @description What the element is called, or a part of it; without `role`, of any element that can be acted on, or a text.
     *
     *     Characters: at least 1. Characters: at most 1000.
     * @example Done
     */
    name?: string;
    /**
     * @description What the last snapshot calls the element.
     *
     *     Matches `^(?:f[0-9]{1,6})?e[0-9]{1,6}$`.
     * @example e14
     */
    ref?: string;
    /**
     * @description The ARIA role of the element.
     *
     *     Matches `^[a-z]{2,30}$`.
     * @example listitem
     */
    role?: string;
    /**
     * @description A CSS selector of the element.
     *
     *     Characters: at least 1. Characters: at most 1000.
     * @example #done
     */
    selector?: string;
}
/**
 * An open window.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is our own choice.
 */
export interface InteractWindow {
    /** @description Whether actions act in it. */
    current: boolean;
    /** @description What its page is called; empty where it says nothing. */
    title: string;
    /**
     * @description Where its page is.
     * @example https://example.com/account
     */
    url: string;
}
/** Where the request seems to come from. A proxy in that country is used when one is available, and the matching language and time zone are emulated. */
export interface Location {
    /**
     * @description ISO 3166-1 alpha-2 code, in capitals.
     *
     *     Matches `^[A-Z]{2}$`.
     * @default US
     * @example DE
     */
    country?: string;
    /**
     * @description Preferred languages and locales in priority order, each as a value of the Accept-Language header. The language of the country when left out.
     *
     *     Items: at most 32.
     *
     *     Definition: partial. The list and its order are specified; how many there may be, and how long each, is our own choice.
     * @example [
     *       "de-AT",
     *       "de",
     *       "en"
     *     ]
     */
    languages?: string[];
}
/** One URL of the site. */
export interface MapLink {
    /** @description Description of the page, if available. */
    description?: string;
    /** @description Title of the page, if available. */
    title?: string;
    /**
     * Format: uri
     * @description The URL, absolute.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example https://example.com/pricing
     */
    url: string;
}
/** What to map and how. */
export interface MapRequest {
    auditMetadata?: AuditMetadata;
    /**
     * @description Bypass the sitemap cache, which keeps sitemap data for up to 7 days.
     * @default false
     */
    ignoreCache?: boolean;
    /**
     * @description Leave out URLs with a query; the same URL without its query is looked at instead.
     *
     *     Definition: partial. Leaving them out is specified; what is looked at instead is our own choice.
     * @default true
     */
    ignoreQueryParameters?: boolean;
    /**
     * @description Also return URLs on subdomains of the site.
     * @default true
     */
    includeSubdomains?: boolean;
    /**
     * @description Maximum number of links returned.
     *
     *     At least 1. At most 100000.
     *
     *     Definition: partial. The default and the maximum are specified; the minimum is our own choice.
     * @default 5000
     */
    limit?: number;
    location?: Location;
    /**
     * @description Search query. Orders all results by relevance, so that a URL containing the words comes first; it never filters. Ranking comes before the cut to `limit`.
     *
     *     Characters: at most 10000.
     *
     *     Definition: partial. The ordering is specified; that nothing is filtered, that ranking precedes the cut, and the length, are our own choice.
     * @example pricing
     */
    search?: string;
    /**
     * @description How the sitemaps of the site are used.
     * @default include
     * @enum {string}
     */
    sitemap?: "skip" | "include" | "only";
    threatProtection?: ThreatProtectionOverride;
    /**
     * @description Milliseconds after which the answer is given with what was found so far; 408 when nothing was found. There is no timeout unless one is asked for.
     *
     *     At least 1.
     *
     *     Definition: partial. The unit and the missing default are specified; the minimum, and what is answered with a part of the links, are our own choice.
     * @example 30000
     */
    timeout?: number;
    /**
     * Format: uri
     * @description Base URL from which URLs are discovered: an absolute http or https URL without surrounding white space. International host names and paths are accepted.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     *
     *     Definition: partial. The format and the schemes are specified; what is said of white space, of international names and of the length is our own choice.
     * @example https://example.com
     */
    url: string;
}
/** The URLs found. */
export interface MapResponse {
    /** @description Discovered URLs, at most `limit` of them. */
    links?: MapLink[];
    /** @description Success flag. */
    success?: boolean;
    /**
     * @description One sentence that says why the list may be incomplete, such as a `timeout` that was reached, or why it is empty.
     *
     *     Definition: provisional. How an incomplete answer is told is not specified; this member is our own choice.
     */
    warning?: string;
}
/**
 * A check has ended.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type MonitorCheckCompletedEvent = WebhookEnvelope & {
    /**
     * @description The check, one item.
     *
     *     Items: at most 1.
     */
    data: MonitorCheckState[];
    /** @description Whether some of its targets were looked at. */
    success: boolean;
    /**
     * @description Always `monitor.check.completed`.
     * @constant
     */
    type: "monitor.check.completed";
};
/**
 * A check with what became of its pages.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorCheckDetail {
    /** @description The check. */
    data: MonitorCheckState & {
        /**
         * Format: uri
         * @description Where the pages after those are read, an absolute URL. Absent when there are none so far.
         *
         *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
         */
        next?: string;
        /** @description Pages in the order in which they were compared, from `skip` on. */
        pages: MonitorPage[];
    };
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Identifies the check, a UUID.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export type MonitorCheckId = string;
/**
 * The checks of a monitor that are kept.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorCheckList {
    /** @description The newest first, from `offset` on. */
    data: MonitorCheckState[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description How many checks there are.
     *
     *     At least 0.
     */
    total: number;
}
/**
 * A check.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorCheckResponse {
    data: MonitorCheckState;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A check as it stands. `queued` moves to `running`, and both to one of the others, none of which moves again.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorCheckState {
    /**
     * @description Credits charged so far, for pages with content, searches, and judgements.
     *
     *     At least 0.
     */
    actualCredits: number;
    /**
     * Format: date-time
     * @description When it was accepted.
     */
    createdAt: string;
    /**
     * @description Why not everything was looked at, in full sentences. Absent where it was.
     * @example Target prices: example.com answered with 503.
     */
    error?: string;
    /**
     * Format: date-time
     * @description When it ended. Absent before.
     */
    finishedAt?: string;
    id: MonitorCheckId;
    monitorId: MonitorId;
    /**
     * Format: date-time
     * @description When it was due. Absent for one that was asked for.
     */
    scheduledFor?: string;
    /**
     * Format: date-time
     * @description When it began. Absent before.
     */
    startedAt?: string;
    /**
     * @description Where the check stands.
     * @enum {string}
     */
    status: "queued" | "running" | "completed" | "partial" | "failed" | "skipped_overlap";
    summary: MonitorSummary;
    /**
     * @description Why there was a check.
     * @enum {string}
     */
    trigger: "scheduled" | "manual";
    /**
     * Format: date-time
     * @description When it moved last.
     */
    updatedAt: string;
}
/**
 * How far a crawl of a check goes, as of a crawl by itself.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorCrawlOptions {
    /**
     * @description Also return the pages of other sites that pages of this one link to. Their own links are not followed.
     * @default false
     */
    allowExternalLinks?: boolean;
    /**
     * @description Also follow links to subdomains of the site.
     * @default false
     */
    allowSubdomains?: boolean;
    /**
     * @description Also follow links to pages that are not below the path of `url`: its siblings and what is above it.
     * @default false
     */
    crawlEntireDomain?: boolean;
    /**
     * @description Seconds between two pages at least. One page is in work at a time then.
     *
     *     At least 0. At most 300.
     * @example 0.5
     */
    delay?: number;
    /**
     * @description Regular expressions, as in `includePaths`. Pages whose path some of them match are not fetched.
     *
     *     Items: at most 100.
     * @example [
     *       "^/docs/old/"
     *     ]
     */
    excludePaths?: string[];
    /**
     * @description Take URLs that differ in their query alone for one page, which is fetched without a query.
     * @default false
     */
    ignoreQueryParameters?: boolean;
    /**
     * @description Fetch pages that robots.txt disallows, and keep no `Crawl-delay`.
     * @default false
     */
    ignoreRobotsTxt?: boolean;
    /**
     * @description Regular expressions. Only pages whose path some of them match are returned, and followed. The syntax is that of RE2, which is matched in linear time: what looks around or refers back is answered with 400. So are patterns that have, together with `excludePaths`, more than 5,000 parts, or 500 copies of repeated ones: `\d{10}` has nine.
     *
     *     Items: at most 100.
     * @example [
     *       "^/docs/"
     *     ]
     */
    includePaths?: string[];
    /**
     * @description Pages at most in one check.
     *
     *     At least 1. At most 10000.
     * @default 100
     */
    limit?: number;
    /**
     * @description Pages in work at once. The plan of the team and the politeness towards one site bound it as well; those apply alone unless given.
     *
     *     At least 1. At most 1000.
     * @example 4
     */
    maxConcurrency?: number;
    /**
     * @description Links followed in a row at most. The start, and what sitemaps name, have the depth 0. There is no bound unless one is given.
     *
     *     At least 0. At most 1000.
     * @example 2
     */
    maxDiscoveryDepth?: number;
    /**
     * @description Match `includePaths` and `excludePaths` against the whole URL in place of its path.
     * @default false
     */
    regexOnFullURL?: boolean;
    /**
     * @description The product token whose rules in robots.txt are followed, that of the service unless given.
     *
     *     Characters: at least 1. Characters: at most 200.
     * @example ExampleBot
     */
    robotsUserAgent?: string;
    /**
     * @description How the sitemaps of the site are used.
     * @default include
     * @enum {string}
     */
    sitemap?: "skip" | "include" | "only";
}
/**
 * The monitor is gone.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorDeleteResponse {
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What has changed.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorDiff {
    /** @description Of text its changed lines, as `files` with `chunks` of `changes`. Of data that were extracted each field that changed, by its path, with `previous` and `current`. */
    json?: Record<string, unknown>;
    /** @description The lines that changed, in unified format. Absent where only data are compared. */
    text?: string;
}
/**
 * What a change must be about to matter, in plain words. With a model, each changed page is judged by it; without one it has no effect, and `warning` says so.
 *
 * Characters: at least 1. Characters: at most 2000.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export type MonitorGoal = string;
/**
 * Identifies the monitor, a UUID.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export type MonitorId = string;
/**
 * A difference that does not count.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorIgnored {
    /** @description The line now; empty where there is none. */
    after: string;
    /** @description The line before; empty where there was none. */
    before: string;
    /**
     * @description Why it does not count.
     * @enum {string}
     */
    reason: "varies" | "clock" | "counter";
}
/**
 * Whether a change matters to `goal`, by a model. Absent where none was asked.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorJudgment {
    /**
     * @description How sure the model is.
     * @enum {string}
     */
    confidence: "high" | "medium" | "low";
    /** @description Whether it does. */
    meaningful: boolean;
    /** @description Why, in a sentence. */
    reason: string;
}
/**
 * The monitors of the team.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorList {
    /** @description The newest first, from `offset` on. */
    data: MonitorState[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description How many monitors the team has.
     *
     *     At least 0.
     */
    total: number;
}
/**
 * Who is written to when a check found changes.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorMailing {
    /** @description The e-mail after each check that found pages new, changed or removed. Absent where none was asked for. */
    email?: {
        /** @description Whether any is sent. */
        enabled: boolean;
        /** @description Whether it shows what has changed, line by line. */
        includeDiffs: boolean;
        /** @description Who gets it. Absent where all people of the team do. */
        recipients?: string[];
    };
}
/**
 * A name for people.
 *
 * Characters: at least 1. Characters: at most 200.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export type MonitorName = string;
/**
 * Who is written to when a check found changes.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorNotification {
    /** @description An e-mail after each check that found pages new, changed or removed, to each recipient alone. */
    email?: {
        /**
         * @description Whether any is sent.
         * @default true
         */
        enabled?: boolean;
        /**
         * @description Whether it shows what has changed, line by line, and not only where.
         * @default false
         */
        includeDiffs?: boolean;
        /**
         * @description Who gets it: people of the team, and addresses that the service's operator allows; any other is answered with 400. All people of the team unless given.
         *
         *     Items: at most 25. Each item once.
         * @example [
         *       "ada@example.com"
         *     ]
         */
        recipients?: string[];
    };
}
/**
 * What became of a page.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorPage {
    /**
     * Format: date-time
     * @description When it was compared.
     */
    createdAt: string;
    diff?: MonitorDiff;
    /**
     * @description Why it could not be read, in a full sentence. Absent where it could.
     * @example example.com answered with 404.
     */
    error?: string;
    /**
     * @description Identifies the page within its check.
     *
     *     Characters: at least 1.
     */
    id: string;
    /**
     * @description Differences to the page before that do not count, since they come by themselves: they differ between two reads a moment apart, go with the clock, or count something. Absent when there are none.
     *
     *     Items: at most 100.
     */
    ignored?: MonitorIgnored[];
    judgment?: MonitorJudgment;
    /** @description What the page says about itself. Absent where it could not be read. */
    metadata?: PageMetadata;
    snapshot?: MonitorSnapshot;
    /**
     * @description What became of it.
     * @enum {string}
     */
    status: "same" | "new" | "changed" | "removed" | "error";
    /** @description HTTP status that the page was answered with. Absent where there was no answer. */
    statusCode?: number;
    targetId: MonitorTargetId;
    /**
     * Format: uri
     * @description The page.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
}
/**
 * A page is new, has changed, was removed, or could not be read.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
 */
export type MonitorPageEvent = WebhookEnvelope & {
    /**
     * @description The page, one item; without `metadata`.
     *
     *     Items: at most 1.
     */
    data: MonitorPage[];
    /** @description Whether the page could be read, or is known to be gone. */
    success: boolean;
    /**
     * @description Always `monitor.page`.
     * @constant
     */
    type: "monitor.page";
};
/**
 * Where the events of the monitor are delivered. Its headers may hold secrets and are not shown.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorReceiver {
    /** @description The events that are delivered. Absent where all are. */
    events?: string[];
    /** @description Texts that each event repeats. */
    metadata: {
        [key: string]: string;
    };
    /**
     * Format: uri
     * @description Where events are delivered.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
}
/**
 * What is watched, when, and who is told.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorRequest {
    goal?: MonitorGoal;
    /**
     * @description Judge changed pages by `goal`, where the service has a model.
     * @default true
     */
    judgeEnabled?: boolean;
    name: MonitorName;
    notification?: MonitorNotification;
    /**
     * @description Days for which checks are kept.
     *
     *     At least 1. At most 365.
     * @default 30
     */
    retentionDays?: number;
    schedule: MonitorSchedule;
    /**
     * @description What is watched.
     *
     *     Items: at least 1. Items: at most 50.
     */
    targets: MonitorTarget[];
    webhook?: MonitorWebhook;
}
/**
 * A monitor.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorResponse {
    data: MonitorState;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Fields of the request that have no effect, in a full sentence. Absent when there are none.
     * @example These fields of the request had no effect: goal.
     */
    warning?: string;
}
/**
 * When checks are due, as a cron expression or in words. A change may also name the time zone alone.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorSchedule {
    /**
     * @description Five fields: minute, hour, day of the month, month, day of the week. Lists, ranges, steps and English names are understood. Where both days are given, either counts. It wins over `text`.
     *
     *     Matches `^(?:\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$`.
     * @example 0 9 * * MON-FRI
     */
    cron?: string;
    /**
     * @description The same in plain English, such as `every 15 minutes`, `hourly`, `daily at 9:00`, `weekdays at 9`, `mondays at 18:30` or `monthly on the 1st at 8`. The answer shows the cron expression that it stands for.
     *
     *     Matches `^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$`.
     * @example weekdays at 9
     */
    text?: string;
    /**
     * @description The IANA time zone whose clock the schedule means. A time that its clock leaves out when it is put forward is due when it has been; one that comes twice is due the first time, and what recurs within the hour is due as time goes by.
     *
     *     Matches `^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$`.
     * @default UTC
     * @example UTC
     */
    timezone?: string;
}
/**
 * What was extracted from the page this time. Only where `formats` has `json`.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorSnapshot {
    /** @description The extracted data. */
    json?: unknown;
}
/**
 * A monitor as it stands.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorState {
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /** @description The check that waits or is in work. Absent when there is none. */
    currentCheckId?: MonitorCheckId;
    /**
     * @description What the checks of 30 days would cost, by the pages of the last check, or by the targets before the first. Pages that are read a second time, and judgements, are not counted. Absent where nothing is due within 30 days.
     *
     *     At least 0.
     */
    estimatedCreditsPerMonth?: number;
    goal?: MonitorGoal;
    id: MonitorId;
    /** @description Whether changed pages are judged by `goal`, where the service has a model. */
    judgeEnabled: boolean;
    lastCheckSummary?: MonitorSummary;
    /**
     * Format: date-time
     * @description When the last check began that was not skipped. Absent before the first.
     */
    lastRunAt?: string;
    name: MonitorName;
    /**
     * Format: date-time
     * @description When the next check is due. Absent while the monitor is paused.
     */
    nextRunAt?: string;
    notification?: MonitorMailing;
    /**
     * @description Days for which checks are kept.
     *
     *     At least 1.
     */
    retentionDays: number;
    schedule: MonitorTiming;
    /**
     * @description Whether checks are due.
     * @enum {string}
     */
    status: "active" | "paused";
    /** @description What is watched. */
    targets: MonitorWatched[];
    /**
     * Format: date-time
     * @description When its settings changed last.
     */
    updatedAt: string;
    webhook?: MonitorReceiver;
}
/**
 * How many pages a check has looked at, and what became of them.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorSummary {
    /**
     * @description Pages that say something else.
     *
     *     At least 0.
     */
    changed: number;
    /**
     * @description Pages that could not be read, and pages that were gone once so far.
     *
     *     At least 0.
     */
    error: number;
    /**
     * @description Pages seen for the first time.
     *
     *     At least 0.
     */
    new: number;
    /**
     * @description Pages that were gone twice in a row.
     *
     *     At least 0.
     */
    removed: number;
    /**
     * @description Pages that say what they said.
     *
     *     At least 0.
     */
    same: number;
    /**
     * @description All of them, the sum of the others.
     *
     *     At least 0.
     */
    totalPages: number;
}
/**
 * What is watched: `scrape` takes `urls`, `crawl` takes `url`, `search` takes `queries`. Without that nothing of the target is watched, and `warning` says so; the members of another type have no effect.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorTarget {
    crawlOptions?: MonitorCrawlOptions;
    /**
     * @description Pages of these domains and of their subdomains do not count, also where `includeDomains` names them.
     *
     *     Items: at most 100.
     */
    excludeDomains?: DomainPattern[];
    id?: MonitorTargetId;
    /**
     * @description Only pages of these domains and of their subdomains count.
     *
     *     Items: at most 100.
     */
    includeDomains?: DomainPattern[];
    /**
     * @description Results of each query at most.
     *
     *     At least 1. At most 50.
     * @default 10
     */
    maxResults?: number;
    /**
     * @description Words to search for, as of a search by itself.
     *
     *     Items: at least 1. Items: at most 12.
     */
    queries?: string[];
    /**
     * @description How the pages are read. What is compared is the text of `markdown` and the data of `json`, as far as `formats` has them; `changeTracking` stands for those that its `modes` name, by its `schema` and `prompt`, and its `tag` has no effect.
     *
     *     Definition: provisional. That this operation takes the member is our own choice; its shape is that of Scrape's.
     */
    scrapeOptions?: ScrapeOptions;
    /**
     * @description How old results are at most; of any age unless given.
     * @enum {string}
     */
    searchWindow?: "5m" | "15m" | "1h" | "6h" | "24h" | "7d";
    /**
     * @description What kind of target it is, and so which of the other members it needs.
     * @enum {string}
     */
    type: "scrape" | "crawl" | "search";
    /**
     * Format: uri
     * @description Where the crawl begins, an absolute http or https URL.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     * @example https://example.com/docs
     */
    url?: string;
    /**
     * @description Absolute http or https URLs; the same one twice counts once.
     *
     *     Items: at least 1. Items: at most 1000.
     */
    urls?: string[];
}
/**
 * Names the target within its monitor; one is made unless given. Keep it when the targets are written anew, and the pages of the target are compared to what they were.
 *
 * Characters: at most 100. Matches `^[A-Za-z0-9_-]+$`.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export type MonitorTargetId = string;
/**
 * When checks are due.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorTiming {
    /**
     * @description The cron expression, also of a schedule that was given in words.
     *
     *     Characters: at least 1.
     * @example 0 9 * * 1-5
     */
    cron: string;
    /**
     * @description The words that the schedule was given in. Absent for one that was given as cron.
     * @example weekdays at 9
     */
    text?: string;
    /**
     * @description The IANA time zone whose clock the schedule means.
     *
     *     Characters: at least 1.
     * @example Europe/Berlin
     */
    timezone: string;
}
/**
 * The members that are to change; the others stay as they are.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorUpdate {
    /** @description Another goal in place of the present one; `null` for none. */
    goal?: MonitorGoal | null;
    /** @description Judge changed pages by `goal`, where the service has a model. */
    judgeEnabled?: boolean;
    name?: MonitorName;
    /** @description Others to write to in place of the present ones; `null` for none. */
    notification?: MonitorNotification | null;
    /**
     * @description Days for which checks are kept.
     *
     *     At least 1. At most 365.
     */
    retentionDays?: number;
    schedule?: MonitorSchedule;
    /**
     * @description Whether checks are due.
     * @enum {string}
     */
    status?: "active" | "paused";
    /**
     * @description What is watched.
     *
     *     Items: at least 1. Items: at most 50.
     */
    targets?: MonitorTarget[];
    /** @description Another receiver in place of the present one; `null` for none. */
    webhook?: MonitorWebhook | null;
}
/**
 * What is watched, as the request gave it, with its `id`.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorWatched {
    id: MonitorTargetId;
    /** @description What a `search` target searches for. */
    queries?: string[];
    /**
     * @description The kind of the target.
     * @enum {string}
     */
    type: "scrape" | "crawl" | "search";
    /** @description Where a `crawl` target begins. */
    url?: string;
    /** @description The URLs of a `scrape` target. */
    urls?: string[];
}
/**
 * Where the events of the monitor are delivered, as of other jobs: signed by Standard Webhooks, at least once and in order.
 *
 * Definition: provisional. The payloads of Monitor are not shown; the members are our own choice.
 */
export interface MonitorWebhook {
    /**
     * @description The events that are delivered; both unless given.
     *
     *     Items: at least 1. Items: at most 16.
     * @example [
     *       "monitor.check.completed"
     *     ]
     */
    events?: ("monitor.page" | "monitor.check.completed" | "page" | "check.completed")[];
    /** @description Headers that each delivery carries. Those that the delivery sets itself are answered with 400. */
    headers?: HeaderFields;
    metadata?: WebhookMetadata;
    url: WebhookUrl;
}
/**
 * What a team may use in a calendar month (UTC), and what is left of it.
 *
 * Definition: provisional. Nothing of a team is shown; that it has a budget is our own choice.
 */
export interface MonthlyBudget {
    /**
     * @description Credits of the budget.
     *
     *     At least 1.
     */
    credits: number;
    /**
     * @description Credits that running work holds, whose charge is still to come.
     *
     *     At least 0.
     */
    held: number;
    /** @description Whether work that would exceed the budget is rejected, with 403 and the cause `budget`. */
    isHardLimit: boolean;
    /**
     * @description Credits that are neither used nor held.
     *
     *     At least 0.
     */
    remaining: number;
    /**
     * Format: date-time
     * @description When the next month begins, and the use is zero again.
     */
    resetsAt: string;
    /**
     * Format: date-time
     * @description When the month began.
     */
    startsAt: string;
    /**
     * @description Credits charged in the month.
     *
     *     At least 0.
     */
    used: number;
}
/**
 * The content of a page in the forms that were asked for.
 *
 * Definition: provisional. Results with content are not shown; the shape is our own choice.
 */
export interface PageContent {
    /** @description What the `actions` of the request gave. Absent where it had none. */
    actions?: ScrapeActionResults;
    /** @description The attributes that the format `attributes` asks for, one entry for each of its `selectors`, in their order. */
    attributes?: AttributeValues[];
    /** @description What has changed, when `formats` has `changeTracking`. Absent where the page cannot be compared, such as one that asks for a sign-in; `warning` says why, and the earlier version stays. */
    changeTracking?: ChangeTracking;
    /** @description The content as HTML, when `formats` has `html`. */
    html?: string;
    /** @description The URLs of its pictures, absolute and each once, when `formats` has `images`. */
    images?: string[];
    /** @description The extracted data, when `formats` has `json`. It conforms to `schema`, where one was given. */
    json?: unknown;
    /** @description The URLs that the page links to, absolute and each once, when `formats` has `links`. */
    links?: string[];
    /** @description The text as Markdown, when `formats` has `markdown`. */
    markdown?: string;
    /** @description The text of a PDF page by page, whatever `formats` and the selectors name, when `parsers` asks for `pages`. */
    pages?: FilePage[];
    /** @description The HTML of the page, when `formats` has `rawHtml`. */
    rawHtml?: string;
    /**
     * @description A picture of the page as a browser shows it, a PNG or a JPEG, when `formats` has `screenshot`: its address, which nobody can guess and which is good for a day, or a `data:` URL (RFC 2397) where nothing is kept.
     *
     *     Matches `^(?:https?://|data:image/(?:png|jpeg);base64,)`.
     */
    screenshot?: string;
    /** @description What the page says, in a few sentences, when `formats` has `summary`: written by a model where the service has one, which costs credits as `prompt` does; otherwise the sentences of the page that say most. Empty where it has none. */
    summary?: string;
    /**
     * @description What the caller should know of the content, in full sentences: fields of the request that had no effect, a page that was cut, what was left out of a document, or a page that shows nothing without scripts. Absent when there is nothing to say.
     * @example These fields of the request had no effect: waitFor.
     */
    warning?: string;
}
/**
 * What is known of the page.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export interface PageMetadata {
    /**
     * @description Who wrote it, as the page says, if it does.
     * @example Ada Lovelace
     */
    author?: string;
    /**
     * Format: date-time
     * @description When a cached page was read, a date and time of RFC 3339.
     * @example 2026-03-05T10:00:00.000Z
     */
    cachedAt?: string;
    /**
     * @description Where `maxAge` allowed a cached page, whether there was one. Absent otherwise.
     * @enum {string}
     */
    cacheState?: "hit" | "miss";
    /**
     * Format: uri
     * @description The canonical URL that the page declares, if any.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    canonical?: string;
    /**
     * @description Media type that the page was answered with, with its parameters, if it had one.
     * @example text/html; charset=utf-8
     */
    contentType?: string;
    /**
     * @description Credits that this page cost, without the scans of threat protection.
     *
     *     At least 0.
     */
    creditsUsed?: number;
    /** @description Description that the page gives of itself, if any. */
    description?: string;
    /**
     * Format: uri
     * @description The icon that the page names, an absolute URL, if it names one.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    favicon?: string;
    /** @description Keywords that the page gives of itself, if any. */
    keywords?: string;
    /**
     * @description Language that the page declares, as a tag (BCP 47), if any.
     * @example en
     */
    language?: string;
    /**
     * @description When it was last changed, as the page says, if it does; a date of ISO 8601 where it can be read as one.
     * @example 2024-03-06
     */
    modifiedTime?: string;
    /**
     * @description Pages of a PDF, slides of a presentation, sheets of a workbook. Absent for other pages.
     *
     *     At least 0.
     */
    numPages?: number;
    /** @description Open Graph `og:description`, if the page has it. */
    ogDescription?: string;
    /**
     * @description Open Graph `og:image`, absolute, if the page has it.
     * @example https://example.com/plans.png
     */
    ogImage?: string;
    /**
     * @description Open Graph `og:locale`, if the page has it.
     * @example en_US
     */
    ogLocale?: string;
    /** @description Open Graph `og:title`, if the page has it. */
    ogTitle?: string;
    /**
     * @description Open Graph `og:type`, if the page has it.
     * @example article
     */
    ogType?: string;
    /** @description Open Graph `og:url`, absolute, if the page has it. */
    ogUrl?: string;
    /**
     * @description The numbers that are printed on the pages of a PDF, in their order, where those are not 1, 2, 3.
     * @example [
     *       "i",
     *       "ii",
     *       "1",
     *       "2"
     *     ]
     */
    pageLabels?: string[];
    /**
     * @description The kind of proxy through which the page was requested. Absent where the server requested it directly.
     * @enum {string}
     */
    proxyUsed?: "basic";
    /**
     * @description When it was published, as the page says, if it does; a date of ISO 8601 where it can be read as one.
     * @example 2024-03-05
     * @example 2024-03-05T10:00:00Z
     */
    publishedTime?: string;
    /**
     * Format: uuid
     * @description Id of this read of the page, a UUID; two reads of a page have two. `POST /scrape/{scrapeId}/interact` goes on in the page of a scrape.
     * @example 0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21
     */
    scrapeId?: string;
    /** @description Name of the site that the page gives, if any. */
    siteName?: string;
    /**
     * Format: uri
     * @description The URL of the request, or the one that a crawl or a search found, before redirects.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    sourceURL: string;
    /**
     * @description HTTP status that the page was answered with.
     *
     *     At least 100. At most 599.
     */
    statusCode: number;
    /** @description Title of the page, if it has one. */
    title?: string;
    /**
     * Format: uri
     * @description The URL that was read, after redirects.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
}
/**
 * The content in the forms asked for, and what the file says about itself.
 *
 * Definition: provisional. Parsed files are not shown; the shape is our own choice.
 */
export interface ParseData {
    /** @description The attributes that the format `attributes` asks for, one entry for each of its `selectors`, in their order. */
    attributes?: AttributeValues[];
    /** @description The content as HTML, when `formats` has `html`. */
    html?: string;
    /** @description The URLs of its pictures, each once, when `formats` has `images`; pictures inside the file have none. */
    images?: string[];
    /** @description The extracted data, when `formats` has `json`. It conforms to `schema`, where one was given. */
    json?: unknown;
    /** @description The URLs that the file links to, each once, when `formats` has `links`. */
    links?: string[];
    /** @description The text as Markdown, when `formats` has `markdown`. */
    markdown?: string;
    metadata: FileMetadata;
    /** @description The text page by page, whatever `formats` and the selectors name, when `parsers` asks for `pages` of a PDF. */
    pages?: FilePage[];
    /** @description The file as a whole HTML document, when `formats` has `rawHtml`. */
    rawHtml?: string;
    /** @description What the file says, in a few sentences, when `formats` has `summary`: written by a model where the service has one, which costs credits as `prompt` does; otherwise the sentences of the file that say most. Empty where it has none. */
    summary?: string;
    /** @description What the caller should know of the content, in full sentences: a name that contradicts the content, fields of the request that had no effect, pages or pictures that were left out, lines that repeat at the edges of pages and were left out after the first time. Absent when there is nothing to say. */
    warning?: string;
}
/**
 * One form, and how it is made. What belongs to another form has no effect, and `warning` says so.
 *
 * Definition: provisional. The formats markdown and json are specified; how they are asked for is our own choice.
 */
export interface ParseFormat {
    /**
     * @description Of `json`, what stands in the place of the `prompt` of the request.
     *
     *     Characters: at least 1. Characters: at most 10000.
     */
    prompt?: string;
    /** @description Of `json`, what stands in the place of the `schema` of the request. */
    schema?: Record<string, unknown>;
    /**
     * @description Of `attributes`, which attributes of which elements are read. The format needs them.
     *
     *     Items: at least 1. Items: at most 32.
     */
    selectors?: AttributeSelector[];
    type: ParseFormatName;
}
/**
 * One form.
 *
 * Definition: provisional. The formats markdown and json are specified; how they are asked for is our own choice.
 */
export type ParseFormatName = "markdown" | "html" | "rawHtml" | "json" | "links" | "images" | "summary" | "attributes";
/**
 * What is wanted of a file.
 *
 * Definition: provisional. The options of an upload are not shown; they are our own choice, after those of Scrape.
 */
export interface ParseOptions {
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /**
     * @description Look for instructions to a model hidden in the file before extracting `json`; when some are found, the extraction is aborted with 403 `SCRAPE_PROMPT_INJECTION_DETECTED`.
     * @default false
     */
    checkPromptInjection?: boolean;
    /** @description CSS selectors of what is left out of the file as HTML. */
    excludeTags?: Selectors;
    /**
     * @description The forms in which the content is returned, each by its name or with its options. An empty list counts as the default. The other formats of Scrape are answered with 400: a file has no window to take a picture of, and no address to find an earlier version by.
     *
     *     Items: at most 8. Each item once.
     * @default [
     *       "markdown"
     *     ]
     */
    formats?: (ParseFormatName | ParseFormat)[];
    /** @description CSS selectors of what is read of the file as HTML, and nothing else of it. */
    includeTags?: Selectors;
    /**
     * @description Of an HTML file, leave out navigation, headers, footers and the like; other files are content as a whole.
     * @default true
     */
    onlyMainContent?: boolean;
    /**
     * @description How files of a type are read.
     *
     *     Items: at most 1.
     */
    parsers?: FileParser[];
    /**
     * @description What to extract, in plain words, for the format `json`. It takes a model: where the service has none, it has no effect, and `warning` says so. With one, each answer of the model costs credits besides, at most two answers a request.
     *
     *     Characters: at least 1. Characters: at most 10000.
     */
    prompt?: string;
    /**
     * @description Leave out pictures that stand in the file itself. They always are, and `warning` says so to who wants them.
     * @default true
     */
    removeBase64Images?: boolean;
    /** @description JSON Schema that `data.json` conforms to. One that is not valid JSON Schema, or that no result conforms to, is answered with 422. */
    schema?: Record<string, unknown>;
    /**
     * @description Milliseconds after which the request ends with 408, from the arrival of the whole file on.
     *
     *     At least 1. At most 300000.
     * @default 30000
     */
    timeout?: number;
    /**
     * @description Keep nothing of the file. Nothing is kept of any, whatever this says.
     * @default false
     */
    zeroDataRetention?: boolean;
}
/**
 * The content of the file.
 *
 * Definition: provisional. Parsed files are not shown; the shape is our own choice.
 */
export interface ParseResponse {
    data: ParseData;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A file and what is wanted of it.
 *
 * Definition: provisional. The upload is not shown; its parts are our own choice.
 */
export interface ParseUpload {
    /**
     * @description The file of at most 50 MiB, with its name as the file name of the part. Its name and the media type of the part decide only where the content cannot, as among texts.
     *
     *     Characters: at most 52428800.
     */
    file: Blob;
    /**
     * @description What is wanted of the file, as JSON.
     * @default {}
     */
    options?: ParseOptions;
}
/**
 * What a team has running and waiting.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface QueueStatus {
    /**
     * @description Works that run, those that answer at once among them.
     *
     *     At least 0.
     */
    activeJobsInQueue: number;
    /**
     * @description Works that run and jobs that wait, together.
     *
     *     At least 0.
     */
    jobsInQueue: number;
    /**
     * @description Works that the plan of the team lets run at once.
     *
     *     At least 1.
     */
    maxConcurrency: number;
    /**
     * Format: date-time
     * @description When the last agent run, crawl or batch that is still kept was completed; `null` when there is none.
     */
    mostRecentSuccess: string | null;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Agent runs, crawls and batches that wait.
     *
     *     At least 0.
     */
    waitingJobsInQueue: number;
}
/**
 * One action in the page, told apart by its `type`. An element is named by a CSS selector, which looks into open shadow trees as well; of several elements the first that shows counts. No action takes code.
 *
 * Definition: provisional. The options of a scrape are not shown; the shape is our own choice.
 */
export interface ScrapeAction {
    /**
     * @description Of `click`, click on each element of `selector`, 100 at most.
     * @default false
     */
    all?: boolean;
    /**
     * @description Where to `scroll`.
     * @default down
     * @enum {string}
     */
    direction?: "up" | "down" | "left" | "right";
    /**
     * @description Of `pdf`, the paper.
     * @default Letter
     * @enum {string}
     */
    format?: "A0" | "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "Letter" | "Legal" | "Tabloid" | "Ledger";
    /**
     * @description Of `screenshot`, the whole page, down to 12,000 pixels, and not only the window.
     * @default false
     */
    fullPage?: boolean;
    /**
     * @description Of `press`, a key such as `Enter`, `Tab`, `Escape`, `ArrowDown` or `a`, with modifiers as in `Control+a`.
     *
     *     Characters: at least 1. Characters: at most 50.
     * @example Enter
     */
    key?: string;
    /**
     * @description Of `pdf`, turn the paper.
     * @default false
     */
    landscape?: boolean;
    /**
     * @description How long to `wait`; for an element at most, 5000 where it is left out.
     *
     *     At least 0. At most 30000.
     */
    milliseconds?: number;
    /**
     * @description Of `screenshot`, the quality of a JPEG; left out, the picture is a PNG.
     *
     *     At least 1. At most 100.
     */
    quality?: number;
    /**
     * @description Of `pdf`, how large the page is printed.
     *
     *     At least 0.1. At most 2.
     * @default 1
     */
    scale?: number;
    /**
     * @description A CSS selector of the element.
     *
     *     Characters: at least 1. Characters: at most 1000.
     * @example #more
     */
    selector?: string;
    /**
     * @description What to `write`. It is neither logged nor kept.
     *
     *     Characters: at most 10000.
     */
    text?: string;
    /**
     * @description What is done.
     * @enum {string}
     */
    type: "wait" | "click" | "write" | "press" | "scroll" | "screenshot" | "scrape" | "pdf";
    /** @description Of `screenshot`, the window for this picture. Left out, it stays as it is. */
    viewport?: Viewport;
}
/**
 * What the actions of a scrape gave, each kind in the order of its actions.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export interface ScrapeActionResults {
    /** @description The prints. */
    pdfs: string[];
    /** @description The pages as they stood. */
    scrapes: {
        /** @description Its HTML as the browser had it, without formatting or cleaning. */
        html: string;
        /**
         * @description Where it was.
         * @example https://example.com/pricing
         */
        url: string;
    }[];
    /** @description The pictures. */
    screenshots: string[];
}
/**
 * The content in the forms asked for, and what the page says about itself.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export type ScrapeData = {
    metadata: PageMetadata;
} & PageContent;
/**
 * One form, and how it is made. What belongs to another form has no effect, and `warning` says so.
 *
 * Definition: provisional. The formats markdown and json are specified; how they are asked for is our own choice.
 */
export interface ScrapeFormat {
    /** @description Of `screenshot`, the whole page, down to 12,000 pixels, and not only the window. `false` where it is left out. */
    fullPage?: boolean;
    /**
     * @description Of `changeTracking`, what is compared and shown. Left out or empty, the text is compared, and `changeStatus` alone says whether it differs.
     *
     *     Items: at most 2. Each item once.
     */
    modes?: ("git-diff" | "json")[];
    /**
     * @description Of `json`, what stands in the place of the `prompt` of the request; of `changeTracking`, the same for the data that are compared.
     *
     *     Characters: at least 1. Characters: at most 10000.
     */
    prompt?: string;
    /**
     * @description Of `screenshot`, the quality of a JPEG; left out, the picture is a PNG.
     *
     *     At least 1. At most 100.
     */
    quality?: number;
    /** @description Of `json`, what stands in the place of the `schema` of the request; of `changeTracking`, the same for the data that are compared. */
    schema?: Record<string, unknown>;
    /**
     * @description Of `attributes`, which attributes of which elements are read. The format needs them.
     *
     *     Items: at least 1. Items: at most 32.
     */
    selectors?: AttributeSelector[];
    /**
     * @description Of `changeTracking`, a name for a history of its own: the page is compared with the version that was read last with the same tag.
     *
     *     Characters: at least 1. Characters: at most 255.
     */
    tag?: string;
    type: ScrapeFormatName;
    /** @description Of `screenshot`, the window that the page is shown in. */
    viewport?: Viewport;
}
/**
 * One form.
 *
 * Definition: provisional. The formats markdown and json are specified; how they are asked for is our own choice.
 */
export type ScrapeFormatName = "markdown" | "html" | "rawHtml" | "json" | "links" | "images" | "screenshot" | "summary" | "attributes" | "changeTracking";
/**
 * What is done on a page that was scraped. Without members, the page is opened and its elements are read. `code` is answered with 400.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is what deployed client programs send.
 */
export interface ScrapeInteractRequest {
    /**
     * @description What is done, one after the other, until one fails.
     *
     *     Items: at least 1. Items: at most 50.
     */
    actions?: InteractAction[];
    /**
     * @description A task in plain words, which a model does step by step, after `actions` that were all done.
     *
     *     Characters: at least 1. Characters: at most 10000.
     * @example Click on "By year" and say what Team costs.
     */
    prompt?: string;
    /**
     * @description Seconds for all of it.
     *
     *     At least 1. At most 300.
     * @default 60
     */
    timeout?: number;
}
/**
 * What became of actions, or of a task, on a page that was scraped.
 *
 * Definition: provisional. Only the purpose of Interact is known; the shape is what deployed client programs read.
 */
export interface ScrapeInteractResponse {
    /** @description Whether all actions, or the task, were done. */
    completed: boolean;
    /** @description Of a `prompt`, what the model answers, or why the task was not done. */
    output?: string;
    /** @description One result for each action that was tried, in their order; first of a new session, that the page was opened. */
    results: InteractResult[];
    sessionId: InteractSessionId;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description Names members of the request that had no effect. Absent when there is nothing to say.
     * @example These fields of the request had no effect: language.
     */
    warning?: string;
}
/**
 * How a page is scraped, the same for one page, each page of a batch or a crawl, each result of a search, and each page of a monitor. A page is read without a browser, and again in one when it shows next to nothing without its scripts, or when `waitFor`, `mobile`, `actions` or the format `screenshot` need one.
 *
 * Definition: partial. Only `checkPromptInjection` is specified; the other members are our own choice.
 */
export interface ScrapeOptions {
    /**
     * @description What is done in a page before it is read, one after the other, within `timeout`. The first that cannot be done ends the scrape with 422, and `details` says which and what was there instead; in a job the page counts as failed. What a page shows after a `wait`, a `click` or a `write` is what is read. It takes a browser: where the service has none, the answer is 501.
     *
     *     Items: at most 50.
     *
     *     Definition: provisional. The member is our own choice.
     */
    actions?: ScrapeAction[];
    /**
     * @description Do not load advertisements and counters of visitors where a browser reads the page, by a list of hosts, or by the list of whoever runs the service.
     *
     *     Definition: provisional. The member is our own choice.
     * @default true
     */
    blockAds?: boolean;
    /**
     * @description Look for instructions to a model hidden in the page before extracting `json`; when some are found, the extraction is aborted with 403 `SCRAPE_PROMPT_INJECTION_DETECTED`; in a job the page counts as failed.
     *
     *     Definition: partial. The name and the effect are specified; the default is our own choice.
     * @default false
     */
    checkPromptInjection?: boolean;
    /**
     * @description CSS selectors of what is left out.
     *
     *     Definition: provisional. The member is our own choice.
     */
    excludeTags?: Selectors;
    /**
     * @description The formats in which the content is returned, each by its name or with its options. An empty list counts as the default.
     *
     *     Items: at most 10. Each item once.
     *
     *     Definition: provisional. The formats markdown and json are specified; how a request names them is our own choice.
     * @default [
     *       "markdown"
     *     ]
     */
    formats?: (ScrapeFormatName | ScrapeFormat)[];
    /**
     * @description Headers of the request for a page. They are sent to the origin of the `url` of a request, or of each URL of `urls`, and to no other, wherever a redirect or a link leads. Headers that belong to a connection, such as `Host` and `Content-Length`, are left out, and `warning` names them.
     *
     *     Definition: provisional. The member is our own choice.
     */
    headers?: HeaderFields;
    /**
     * @description CSS selectors of what is read, and nothing else of the page. What `excludeTags` leaves out stays out. All formats but `rawHtml` and `screenshot` follow them.
     *
     *     Definition: provisional. The member is our own choice.
     */
    includeTags?: Selectors;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    location?: Location;
    /**
     * @description How old, in milliseconds, a cached page of this team may be that is returned in place of a new one, with `metadata.cachedAt`; 0 reads the page anew. Pages are cached for 7 days at most, and found again only where URL, `location`, `waitFor`, `mobile`, `blockAds` and the options of the screenshot are the same. The format `changeTracking` always reads the page anew.
     *
     *     At least 0. At most 31536000000.
     *
     *     Definition: provisional. The member is our own choice.
     * @default 0
     */
    maxAge?: number;
    /**
     * @description Read the page as a phone shows it. It takes a browser: where the service has none, the answer is 501.
     *
     *     Definition: provisional. The member is our own choice.
     * @default false
     */
    mobile?: boolean;
    /**
     * @description Leave out navigation, headers, footers and the like.
     *
     *     Definition: provisional. The member is our own choice.
     * @default true
     */
    onlyMainContent?: boolean;
    /**
     * @description How files of a type are read, where the URL leads to one.
     *
     *     Items: at most 1.
     *
     *     Definition: provisional. The member is our own choice, as that of Parse.
     */
    parsers?: FileParser[];
    /**
     * @description What to extract, in plain words, for the format `json`. It takes a model: where the service has none, it has no effect, and `warning` says so. With one, each answer of the model costs credits besides those of the page, at most two answers a page; a page that does not hold what the prompt names fails and costs nothing.
     *
     *     Characters: at least 1. Characters: at most 10000.
     *
     *     Definition: provisional. The member and what its use costs are our own choice.
     * @example Find the price of the Team plan.
     */
    prompt?: string;
    /**
     * @description Leave out pictures whose bytes stand in the page itself from `markdown` and `html`; `rawHtml` has them in any case, and `images` never.
     *
     *     Definition: provisional. The member is our own choice.
     * @default true
     */
    removeBase64Images?: boolean;
    /**
     * @description JSON Schema of the format `json`. One that is not valid JSON Schema is answered with 422. A page that does not state what it requires has no such format: a scrape is answered with 422, in a job the page counts as failed.
     *
     *     Definition: provisional. That there is an extraction schema is specified; the name of this member is our own choice.
     */
    schema?: Record<string, unknown>;
    /**
     * @description Cache the page for later scrapes; by default where `maxAge` is above 0. With `false` it is left out of the index of searches, too. Pages that `headers` or `actions` opened, pages without success or cut off, and pages of a team without retention are never cached.
     *
     *     Definition: provisional. The member is our own choice.
     */
    storeInCache?: boolean;
    /**
     * @description Milliseconds that one page may take. A scrape ends with 408 then; in a job the page counts as failed.
     *
     *     At least 1. At most 300000.
     *
     *     Definition: partial. That a request has a `timeout` is specified; its bounds, its default and its place here are our own choice.
     * @default 30000
     */
    timeout?: number;
    /**
     * @description Milliseconds for which a browser waits once the page has loaded, within `timeout`. Above 0 it takes a browser: where the service has none, the answer is 501.
     *
     *     At least 0. At most 10000.
     *
     *     Definition: provisional. The member is our own choice.
     * @default 0
     */
    waitFor?: number;
}
/**
 * The page to scrape, and how.
 *
 * Definition: partial. Only `url` and `checkPromptInjection` are specified; the other members are our own choice.
 */
export type ScrapeRequest = {
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    threatProtection?: ThreatProtectionOverride;
    /**
     * Format: uri
     * @description The page, an absolute http or https URL without surrounding white space.
     *
     *     Characters: at most 8192. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     *
     *     Definition: partial. The member and the schemes are specified; what is said of white space and of the length is our own choice.
     * @example https://example.com/pricing
     */
    url: string;
} & ScrapeOptions;
/**
 * The content of the page.
 *
 * Definition: provisional. Scrape results are not shown; the shape is our own choice.
 */
export interface ScrapeResponse {
    data: ScrapeData;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The results of each source that was asked for, the best first.
 *
 * Definition: provisional. The payloads of Search are not shown; the shape is our own choice.
 */
export interface SearchData {
    /** @description Images, when `sources` has `images`. */
    images?: SearchImageResult[];
    /** @description Reports, when `sources` has `news`. */
    news?: SearchNewsResult[];
    /** @description Pages, when `sources` has `web`. */
    web?: SearchWebResult[];
}
/**
 * An image.
 *
 * Definition: provisional. The payloads of Search are not shown; the shape is our own choice.
 */
export interface SearchImageResult {
    /**
     * @description Pixels from top to bottom, where that is known.
     *
     *     At least 1.
     */
    imageHeight?: number;
    /**
     * Format: uri
     * @description Where the image is.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    imageUrl: string;
    /**
     * @description Pixels from left to right, where that is known.
     *
     *     At least 1.
     */
    imageWidth?: number;
    /**
     * @description Its place among the images, from 1 on.
     *
     *     At least 1.
     */
    position: number;
    /** @description What it is called there, where that is known. */
    title?: string;
    /**
     * Format: uri
     * @description The page that shows it.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
}
/**
 * A report, and its content where `scrapeOptions` ask for it.
 *
 * Definition: provisional. The payloads of Search are not shown; the shape is our own choice.
 */
export type SearchNewsResult = {
    /**
     * @description When it was published, by ISO 8601, where that is known.
     * @example 2026-03-05T10:00:00Z
     */
    date?: string;
    /** @description What is known of the page, when it was scraped. */
    metadata?: PageMetadata;
    /** @description A passage of it, plain text; may be empty. */
    snippet: string;
    /** @description Its headline. */
    title: string;
    /**
     * Format: uri
     * @description Where the report is.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
} & PageContent;
/**
 * What to search for, where, and what to return of each result.
 *
 * Definition: provisional. The payloads of Search are not shown; the members are our own choice.
 */
export interface SearchRequest {
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    auditMetadata?: AuditMetadata;
    /**
     * @description The country whose results are wanted, as an ISO 3166-1 alpha-2 code in capitals, where the provider of the service can choose one.
     *
     *     Matches `^[A-Z]{2}$`.
     * @example DE
     */
    country?: string;
    /**
     * @description Pages of these domains and of their subdomains are left out, also where `includeDomains` names them.
     *
     *     Items: at most 100.
     */
    excludeDomains?: DomainPattern[];
    /**
     * @description Only pages of these domains and of their subdomains are returned.
     *
     *     Items: at most 100.
     */
    includeDomains?: DomainPattern[];
    /**
     * @description Results of each source at most.
     *
     *     At least 1. At most 100.
     * @default 10
     */
    limit?: number;
    /**
     * @description The place whose results are wanted, from small to large, where the provider of the service can choose one.
     *
     *     Characters: at least 1. Characters: at most 200.
     * @example Berlin,Germany
     */
    location?: string;
    /**
     * @description Words to search for. All of them are looked for; results with the most and the rarest come first. Words in quotation marks must stand in this order, `-word` must not be on the page, and `site:example.com` or `-site:example.com` keep to a domain or leave it out, as the provider of the service understands them; its own index does.
     *
     *     Characters: at least 1. Characters: at most 500.
     * @example price of a team plan
     */
    query: string;
    /**
     * @description How each result is scraped; none is where this is left out.
     *
     *     Definition: provisional. That this operation takes the member is our own choice; its shape is that of Scrape's.
     */
    scrapeOptions?: ScrapeOptions;
    /**
     * @description What is searched for. One that the service does not have is left empty, and `warning` says so.
     *
     *     Items: at least 1. Items: at most 4.
     * @default [
     *       "web"
     *     ]
     */
    sources?: (SearchSourceName | SearchSource)[];
    /**
     * @description Only results of that time: `qdr:s`, `qdr:n`, `qdr:h`, `qdr:d`, `qdr:w`, `qdr:m` or `qdr:y` for the past second, minute, hour, day, week, month or year, with a number after the letter for several (`qdr:h12`), or `cdr:1,cd_min:MM/DD/YYYY,cd_max:MM/DD/YYYY` for a range of days, one of the two bounds at least. The date of a page is the one it states, else when it was read first. With `sbd:1`, alone or behind a comma, those of the results that state a date come first, the newest at the top.
     *
     *     Characters: at most 100. Matches `^(?:(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)(?:,sbd:[01])?|sbd:[01](?:,(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?))?)$`.
     * @example qdr:w
     * @example qdr:m,sbd:1
     * @example cdr:1,cd_min:01/01/2026,cd_max:06/30/2026
     */
    tbs?: string;
    /** @description Definition: provisional. That this operation takes the member is our own choice; its shape is that of Map's. */
    threatProtection?: ThreatProtectionOverride;
    /**
     * @description Milliseconds after which the request ends: with 408 when there are no results yet, else with what is there.
     *
     *     At least 1. At most 300000.
     * @default 60000
     */
    timeout?: number;
}
/**
 * What was found.
 *
 * Definition: provisional. The payloads of Search are not shown; the shape is our own choice.
 */
export interface SearchResponse {
    /**
     * @description Credits that were charged for it, scans of threat protection included.
     *
     *     At least 0.
     */
    creditsUsed: number;
    data: SearchData;
    /**
     * Format: uuid
     * @description Id of this search.
     */
    id: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description What the caller should know of the results, in full sentences: what the provider of the service could not do, why there is nothing. Absent when there is nothing to say.
     * @example The search index of this service has no images.
     */
    warning?: string;
}
/**
 * What is searched for, as an object.
 *
 * Definition: provisional. The payloads of Search are not shown; the shape is our own choice.
 */
export interface SearchSource {
    type: SearchSourceName;
}
/**
 * What is searched for.
 *
 * Definition: provisional. The payloads of Search are not shown; the names are our own choice.
 */
export type SearchSourceName = "web" | "news" | "images" | "alexandria";
/**
 * A page, and its content where `scrapeOptions` ask for it.
 *
 * Definition: provisional. The payloads of Search are not shown; the shape is our own choice.
 */
export type SearchWebResult = {
    /**
     * @description When it was published or changed last, by ISO 8601, where that is known.
     * @example 2026-03-05
     */
    date?: string;
    /** @description The passage of the page that fits the query best, or what the page says of itself; plain text, may be empty. */
    description: string;
    /** @description What is known of the page, when it was scraped. */
    metadata?: PageMetadata;
    /**
     * @description The same passage with the words of the query in `**`, where the provider tells them.
     * @example The **Team** **plan** costs 20 a month.
     */
    snippet?: string;
    /** @description Title of the page; its URL where it has none. */
    title: string;
    /**
     * Format: uri
     * @description Where the page is.
     *
     *     Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    url: string;
} & PageContent;
/**
 * CSS selectors.
 *
 * Items: at most 32.
 *
 * Definition: provisional. The options of a scrape are not shown; the shape is our own choice.
 */
export type Selectors = string[];
/**
 * The error body for an error of a site; `details` names the cause.
 *
 * Definition: provisional. The members of an error body are specified; what `details` holds here is our own choice.
 */
export interface SiteErrorBody {
    /** @description A short code that some endpoints add. */
    code?: string;
    details?: SiteErrorDetails;
    /** @description Human-readable message. It identifies the failure together with the HTTP status. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
}
/**
 * Why a site or a page could not be read.
 *
 * Definition: provisional. What `details` holds for an error of a site is our own choice.
 */
export interface SiteErrorDetails {
    /**
     * @description What failed. More causes may be added; treat one that you do not know like `unreachable`.
     * @enum {string}
     */
    cause: "dns" | "refused" | "reset" | "timeout" | "tls" | "redirects" | "http" | "contentType" | "content" | "empty" | "unreachable";
    /** @description One sentence that names the site and what happened. */
    message: string;
}
/**
 * Jobs that a team started.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface TeamActivity {
    /**
     * Format: uuid
     * @description Where the next list begins, for the parameter of the same name; `null` after the last.
     */
    cursor: string | null;
    /** @description The jobs, the newest first. */
    data: TeamActivityItem[];
    /** @description Whether older jobs follow. */
    has_more: boolean;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The kind of a job.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export type TeamActivityEndpoint = "agent" | "crawl" | "batch_scrape";
/**
 * A job that a team started.
 *
 * Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
 */
export interface TeamActivityItem {
    /**
     * @description Version of the API that it was started by.
     * @constant
     */
    api_version: "v2";
    /**
     * Format: date-time
     * @description When it was accepted.
     */
    created_at: string;
    endpoint: TeamActivityEndpoint;
    /**
     * Format: uuid
     * @description Identifies the job.
     */
    id: string;
    /** @description What it is about, cut to 300 characters; the prompt of an agent run, the URL of a crawl; `null` for a batch. */
    target: string | null;
}
/** Replaces the given fields of the organization's threat protection policy for this request only; fields left out keep the organization's value. An enterprise feature: when it is not enabled for the team, or the organization has disabled request overrides, a request with this object is answered with 403. */
export interface ThreatProtectionOverride {
    /**
     * @description Domains always blocked: plain domains or wildcard globs (`*.example.com`), without protocol, path or port.
     *
     *     Items: at most 1000.
     */
    blacklist?: DomainPattern[];
    /**
     * @description Top-level domains blocked outright, in lower case, without a leading dot.
     *
     *     Items: at most 1000.
     */
    blockedTlds?: string[];
    /**
     * @description What happens when the classifier is unreachable, or gives no verdict by the `timeout` of the request.
     *
     *     Definition: partial. That it holds for an unreachable classifier is specified; that it holds for a late one is our own choice.
     * @enum {string}
     */
    failurePolicy?: "open" | "closed";
    /**
     * @description URL scanning mode. Cannot be `off` when threat protection is enforced for the team; such a request is answered with 403.
     *
     *     Definition: partial. The values and the ban are specified; the status it is answered with is our own choice.
     * @enum {string}
     */
    mode?: "off" | "normal";
    /**
     * @description A classifier verdict at or above this normalized score blocks the URL; lower is stricter.
     *
     *     At least 0. At most 100.
     */
    riskScoreThreshold?: number;
    /**
     * @description Domains always allowed, in the notation of `blacklist`. Takes precedence over every other rule.
     *
     *     Items: at most 1000.
     */
    whitelist?: DomainPattern[];
}
/** The error body of a request that failed validation; `details` names each faulty member. */
export interface ValidationErrorBody {
    /** @description A short code that some endpoints add. */
    code?: string;
    /**
     * @description One entry for each fault, at most 20.
     *
     *     Items: at most 20.
     *
     *     Definition: provisional. That `details` names the fields is specified; the shape of an entry is our own choice.
     */
    details?: ErrorDetail[];
    /** @description Human-readable message. It identifies the failure together with the HTTP status. */
    error: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
}
/**
 * A window in CSS pixels.
 *
 * Definition: provisional. The options of a scrape are not shown; the shape is our own choice.
 */
export interface Viewport {
    /**
     * @description Its height.
     *
     *     At least 1. At most 4096.
     * @example 800
     */
    height: number;
    /**
     * @description Its width.
     *
     *     At least 1. At most 4096.
     * @example 1280
     */
    width: number;
}
/**
 * What every delivery says, whatever its event.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; its members are our own choice.
 */
export interface WebhookEnvelope {
    /** @description What the event is about. Empty where there is nothing more to say, or where `warning` says why. */
    data: unknown[];
    /**
     * @description Why `success` is `false`, in one sentence. Absent where it is `true`.
     * @example The run reached its credit limit of 200.
     */
    error?: string;
    /**
     * Format: uuid
     * @description The `id` of the job.
     * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
     */
    id: string;
    /** @description The `metadata` of the webhook, as the request gave them. */
    metadata: {
        [key: string]: string;
    };
    /** @description Whether the job goes well; `false` where it has failed or was cancelled, and where the page failed that the event is about. */
    success: boolean;
    /**
     * Format: date-time
     * @description When it happened.
     * @example 2030-05-17T09:30:00.120Z
     */
    timestamp: string;
    /**
     * @description The kind of the event.
     *
     *     Characters: at least 1.
     * @example agent.completed
     */
    type: string;
    /** @description Why `data` is empty though there are some, in a full sentence: they are too large for a delivery, or too much waits for the receiver. Read the job instead. */
    warning?: string;
    /**
     * Format: uuid
     * @description Identifies the event; the same as the header `webhook-id`, in every attempt to deliver it.
     * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
     */
    webhookId: string;
}
/**
 * Texts that each event repeats, so that the receiver knows what it belongs to.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this member is our own choice.
 */
export interface WebhookMetadata {
    [key: string]: string;
}
/**
 * Where events are delivered, an absolute http or https URL on the public web, without a user name or a password. An address that is not public is answered with 400 when it is written out, and is never delivered to when a name leads to it.
 *
 * Characters: at most 2048. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
 *
 * Definition: provisional. The delivery of events to callbacks is not shown; this member is our own choice.
 */
export type WebhookUrl = string;
export interface paths {
    "/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agent runs
         * @description Returns the agent runs of the team that are still kept, the newest first, each with the id by which `GET /agent/{jobId}` reads its data. Runs that were started in the same millisecond stay in one list, which is then longer than `limit`, so that `before` misses none.
         *
         *     Definition: provisional. Lists of runs are not shown; the path and the payload are what deployed client programs ask for.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Start an agent run
         * @description Accepts a task and answers at once with the `id` of a job. Poll `GET /agent/{jobId}` until `status` is no longer `processing`. Credits are held for the run up to `maxCredits` and settled when it completes; a failed or cancelled run costs nothing.
         *
         *     Definition: partial. The path and the `id` of the answer are specified; the request body is our own choice.
         */
        post: operations["startAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get the status of an agent run
         * @description Returns the job as it stands. `completed` and `failed` are terminal: a job in either never changes again. A job is kept until `expiresAt`; after that it is answered with 404. Reads count in a rate class of their own, not against the plan's requests a minute.
         *
         *     Definition: partial. The path and the members `status`, `data` and `creditsUsed` are specified; the others are our own choice.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Cancel an agent run
         * @description Asks a running job to stop. The step in flight ends first; then `status` is `failed` with a message about the cancellation, and the trace ends with error code `cancelled`. A finished run, or one already being cancelled, is answered with 409.
         *
         *     Definition: partial. The effects and the errors are specified; the method, the path and the body of the answer are our own choice.
         */
        delete: operations["cancelAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{jobId}/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The `snapshotId` of an `artifact.updated` event of the trace.
                 *
                 *     Definition: partial. That a malformed segment is refused is specified; that its form is a UUID is our own choice.
                 * @example 0192f4a6-8f00-7c55-a111-2b3c4d5e6f70
                 */
                snapshotId: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        /**
         * Get a snapshot of an artifact
         * @description Returns an artifact as it stood when it was updated. The `snapshotId` of the latest `artifact.updated` event gives the newest state.
         *
         *     Definition: partial. The `snapshotId` segment and the errors are specified; the method, the path and the body of the answer are our own choice.
         */
        get: operations["getAgentSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/{jobId}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get the trace of an agent run
         * @description Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
         *
         *     Definition: partial. The events and the errors are specified in part; the method, the path and the envelope are our own choice.
         */
        get: operations["getAgentTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/scrape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a batch of scrapes
         * @description Accepts up to 10,000 URLs and answers at once with the `id` of a job. Poll `GET /batch/scrape/{jobId}` until `status` is no longer `scraping`; pages stand in its `data` as they come. A page with content costs credits, one that failed none; where the credits run out, the batch ends with what is there. As of a single scrape, robots.txt is not asked.
         *
         *     Definition: provisional. The capability is known; the path and the payloads are not shown and our own choice.
         */
        post: operations["startBatchScrape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/scrape/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get the status and the pages of a batch
         * @description Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
         *
         *     Definition: provisional. That such jobs are polled for status is known; the path and the payload are our own choice.
         */
        get: operations["getBatchScrape"];
        put?: never;
        post?: never;
        /**
         * Cancel a batch
         * @description Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        delete: operations["cancelBatchScrape"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/scrape/{jobId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get what a batch could not fetch
         * @description Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["getBatchScrapeErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/concurrency-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how much the team runs at once
         * @description Returns how many works of the team run, and how many its plan lets run at once. `GET /team/queue-status` says what waits, too.
         *
         *     Definition: provisional. Nothing of a team is shown; the path and the payload are what deployed client programs ask for.
         */
        get: operations["getConcurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crawl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a crawl
         * @description Accepts a website and answers at once with the `id` of a job. Poll `GET /crawl/{jobId}` until `status` is no longer `scraping`; pages stand in its `data` as they come. From `url` on, the links of pages and the sitemaps are followed, each page is fetched once, and robots.txt is heeded. A page with content costs credits, one that failed none; where the credits run out, the crawl ends with what is there.
         *
         *     Definition: provisional. The capability is known; the path and the payloads are not shown and our own choice.
         */
        post: operations["startCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crawl/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get the status and the pages of a crawl
         * @description Returns the job as it stands, with its pages from `skip` on. Pages keep their place: what was read once need not be read again, and `next` leads on. Reads count in a rate class of their own, not against the plan's requests a minute.
         *
         *     Definition: provisional. That such jobs are polled for status is known; the path and the payload are our own choice.
         */
        get: operations["getCrawl"];
        put?: never;
        post?: never;
        /**
         * Cancel a crawl
         * @description Ends a running job at once: `status` is `cancelled`, the pages that it has stay, and what is in flight is neither kept nor charged. One that has ended is answered with 409.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        delete: operations["cancelCrawl"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crawl/{jobId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get what a crawl could not fetch
         * @description Returns the pages without content so far, each with the reason, and the URLs that robots.txt disallows.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["getCrawlErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crawl/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the crawls that have not ended
         * @description Returns the crawls of the team that wait or are in work. Batches are not among them.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["getActiveCrawls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crawl/params-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the options of a crawl from a task in words
         * @description Reads the page at `url` with the links on it, and has a model choose the options of a crawl that does what `prompt` asks for. Nothing is crawled: the answer is a request for `POST /crawl`. It costs one page and what the model costs. A service without a model answers with 501.
         *
         *     Definition: provisional. The path and the payload are not shown, and what deployed client programs send.
         */
        post: operations["previewCrawl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open sessions
         * @description Returns the sessions of the team that have not ended. What happens in them is not kept.
         *
         *     Definition: provisional. Only the purpose is known; the path and the payloads are our own choice.
         */
        get: operations["listInteract"];
        put?: never;
        /**
         * Start a session in a browser
         * @description Opens a session: one page in a browser of its own, with cookies and storage that nothing else shares and that end with it, unless a `profile` keeps them for the next one. `POST /interact/{sessionId}/actions` works in it. It ends when it is deleted, `ttl` seconds after its start, or `activityTtl` seconds after its last action. It costs credits for each minute begun; those of `ttl` are held until it ends. It counts as running work of the team.
         *
         *     Definition: provisional. Only the purpose is known; the path and the payloads are our own choice.
         */
        post: operations["startInteract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interact/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the session returned.
                 *
                 *     Definition: provisional. Sessions are not shown; that their ids are UUIDs is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Closes the page with everything in it, keeps its profile if it has one, and charges the minutes begun. An action in flight ends without being done. A session that has ended is answered with 404.
         *
         *     Definition: provisional. Only the purpose is known; the path and the payloads are our own choice.
         */
        delete: operations["endInteract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interact/{sessionId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the session returned.
                 *
                 *     Definition: provisional. Sessions are not shown; that their ids are UUIDs is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act in a session
         * @description Does the actions one after the other, and answers each with what it did, where the page is then and what it is called. The first that fails is the last that is tried: its result has `ok` false, and its `message` says why and what there was instead. Requests for one session wait for each other. What is typed into a page is neither logged nor kept.
         *
         *     Definition: provisional. Only the purpose is known; the path and the payloads are our own choice.
         */
        post: operations["runInteractActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Map a website
         * @description Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
         */
        post: operations["mapUrls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List monitors
         * @description Returns the monitors of the team, the newest first.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["listMonitors"];
        put?: never;
        /**
         * Create a monitor
         * @description Watches pages, a website or what searches find, and tells what changes. Checks are due by `schedule`, each once, however many processes the service has; after a time without any, one makes up for all that were missed. The first check only notes what is there. A page that differs from the last time is read a second time a moment later: what differs even then comes by itself, and does not count. Each page with content costs credits, as a crawl does.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        post: operations["createMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor/{monitorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        /**
         * Get a monitor
         * @description Returns a monitor as it stands: when its next check is due, and what the last one found.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["getMonitor"];
        put?: never;
        post?: never;
        /**
         * Delete a monitor
         * @description Deletes a monitor with its checks. One in work ends at once; its pages are not charged any more. Events that wait are delivered still.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        delete: operations["deleteMonitor"];
        options?: never;
        head?: never;
        /**
         * Change a monitor
         * @description Changes the members that the body has. Another schedule, and a pause that ends, count from now on. Targets are written anew as a whole; those that keep their `id` keep what is known of their pages. A check in work is not touched.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        patch: operations["updateMonitor"];
        trace?: never;
    };
    "/monitor/{monitorId}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        /**
         * List the checks of a monitor
         * @description Returns the checks that are kept, the newest first.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["listMonitorChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor/{monitorId}/checks/{checkId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a check of the monitor.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d2e-8c41-5b7a1e0f3d64
                 */
                checkId: components["parameters"]["MonitorCheckId"];
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        /**
         * Get a check and its pages
         * @description Returns a check as it stands, with what became of its pages so far: `diff` shows what changed, `ignored` what differs and does not count.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        get: operations["getMonitorCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor/{monitorId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check now
         * @description Starts a check at once, whatever the schedule says, also of a paused monitor. While one is in work, the new one is `skipped_overlap`, so that a call which is repeated does nothing twice.
         *
         *     Definition: provisional. The path and the payload are not shown and our own choice.
         */
        post: operations["runMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse a file
         * @description Reads an uploaded file as a document and returns its content in the forms asked for. Read are PDF, DOCX, PPTX, XLSX, XLS, ODT, ODS, ODP, RTF, EPUB, CSV, TSV, HTML, Markdown, plain text, JSON, XML, mail (EML, MSG), pictures of text (PNG, JPEG, GIF, WebP, BMP) and ZIP archives of these. The content decides what a file is; a name or a media type that says otherwise is told in `warning`. Synchronous: the answer comes when the file is read, or 408 when `timeout` has passed. The file is written nowhere and kept nowhere after the answer. Costs the credits of a scrape.
         *
         *     Definition: provisional. The capability is known; the path and the payloads are not shown and our own choice.
         */
        post: operations["parseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scrape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scrape a web page, or extract data from it
         * @description Extracts the content of one page as markdown, or as json that follows a schema. Synchronous: the answer comes when the page is read, or 408 when `timeout` has passed.
         *
         *     Definition: partial. The path, `url` and `checkPromptInjection` are specified; the other fields and the answer are our own choice.
         */
        post: operations["scrapeUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scrape/{scrapeId}/interact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `metadata.scrapeId` that `POST /scrape` gave with the page.
                 *
                 *     Definition: provisional. Scrape results are not shown; the segment is what deployed client programs send.
                 * @example 0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21
                 */
                scrapeId: components["parameters"]["ScrapeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on a page that was scraped
         * @description Opens a session on the page of an earlier scrape, with the `location` and `mobile` of that scrape, does the `actions` or what `prompt` asks for, and answers with what came of it. The session has the id of the scrape and lives for five minutes: the next call goes on in it, and so do the operations below `/interact`. Scrapes are remembered for a day, except those with `storeInCache: false`. A `prompt` needs a model: it reads the page after each step, and chooses the next. Code of callers is never run.
         *
         *     Definition: provisional. Only the purpose of Interact is known; the path and the payload are what deployed client programs send.
         */
        post: operations["interactWithScrape"];
        /**
         * End the session on a page that was scraped
         * @description Closes the session and charges the minutes begun, as `DELETE /interact/{sessionId}`. Where none is open, there is nothing to charge.
         *
         *     Definition: provisional. Only the purpose of Interact is known; the path and the payload are what deployed client programs send.
         */
        delete: operations["endScrapeInteract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the web
         * @description Finds pages for a query and, with `scrapeOptions`, returns the content of each in the forms asked for. Synchronous: the answer comes when the results and their content are there, or when `timeout` has passed; a page that took longer comes without content, and says so. Each ten results begun cost credits, and each page with content costs those of a scrape. What the search of this service cannot do, `warning` names.
         *
         *     Definition: provisional. The capability is known; the path and the payloads are not shown and our own choice.
         */
        post: operations["searchWeb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of the last day
         * @description Returns the agent runs, crawls and batches that the team started within the last 24 hours, the newest first, each with the id by which its own operation reads it. Operations that answer at once leave no job. A team with zero data retention has none either.
         *
         *     Definition: provisional. Nothing of a team is shown; the path and the payload are what deployed client programs ask for.
         */
        get: operations["getTeamActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/credit-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the team may spend and store
         * @description Returns what the team of the key may still spend, and what it was granted. Credits that running work holds are not spendable until it ends. Returns too what is left of the monthly budget that the team has set for itself, how many bytes it stores, and how many its plan allows.
         *
         *     Definition: provisional. Nothing of a team is shown; the path and the payload are what deployed client programs ask for.
         */
        get: operations["getCreditUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/credit-usage/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the credits that the team spent, by month
         * @description Returns what the team spent in each calendar month (UTC) of the last two years in which it spent anything, the newest first; with `byApiKey`, each key apart. What running work holds counts once it is charged.
         *
         *     Definition: provisional. Nothing of a team is shown; the path and the payload are what deployed client programs ask for.
         */
        get: operations["getCreditUsageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/queue-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the team has running and waiting
         * @description Returns how many works of the team run, how many of its jobs wait for a slot of its plan, and how many it may have running at once.
         *
         *     Definition: provisional. Nothing of a team is shown; the path and the payload are what deployed client programs ask for.
         */
        get: operations["getQueueStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent uses a tool
         * @description Told each time the agent uses a tool, as it begins to.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["agentAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent run was cancelled
         * @description Told when a run has ended because its cancellation was asked for; the last event of the run.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["agentCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent run gave its result
         * @description Told when a run has ended with a result; the last event of the run.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["agentCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent run ended without a result
         * @description Told when a run has failed, refused its task or reached its credit limit; the last event of the run.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["agentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An agent run began
         * @description Told when a run is taken up for the first time.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["agentStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch_scrape.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch was cancelled
         * @description Told when a batch has ended because its cancellation was asked for; the last event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["batchScrapeCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch_scrape.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch was completed
         * @description Told when a batch has ended with what there was; the last event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["batchScrapeCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch_scrape.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch ended without a page
         * @description Told when a batch has failed; the last event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["batchScrapeFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch_scrape.page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch has a page
         * @description Told for each page as it ends: with content, in the order in which `data` of the job has them, or with the reason why it failed for good.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["batchScrapePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch_scrape.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A batch was accepted
         * @description Told when a batch is accepted; the first event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["batchScrapeStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "budget.threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A threshold of the monthly budget is reached
         * @description Sent once in a month for each threshold of the budget that the team has set in the dashboard. `id` is that of the team. A charge that passes several thresholds sends an event for each, the lowest first. A budget of another amount has thresholds of its own.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["budgetThreshold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl was cancelled
         * @description Told when a crawl has ended because its cancellation was asked for; the last event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["crawlCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl was completed
         * @description Told when a crawl has ended with what there was; the last event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["crawlCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl ended without a page
         * @description Told when a crawl has failed; the last event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["crawlFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl has a page
         * @description Told for each page as it ends: with content, in the order in which `data` of the job has them, or with the reason why it failed for good.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["crawlPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "crawl.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A crawl was accepted
         * @description Told when a crawl is accepted; the first event of it.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["crawlStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "monitor.check.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A check has ended
         * @description The last event of a check, after those of its pages. `id` is that of the monitor.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["monitorCheckCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "monitor.page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of a monitor is not what it was
         * @description Told for each page that is new, has changed, was removed or could not be read. `id` is that of the monitor.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this event is our own choice.
         */
        post: operations["monitorPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ActiveCrawl: ActiveCrawl;
        ActiveCrawls: ActiveCrawls;
        AgentActionEvent: AgentActionEvent;
        AgentCancelledEvent: AgentCancelledEvent;
        AgentCancelResponse: AgentCancelResponse;
        AgentCompletedEvent: AgentCompletedEvent;
        AgentFailedEvent: AgentFailedEvent;
        AgentJob: AgentJob;
        AgentJobCompleted: AgentJobCompleted;
        AgentJobExpiry: AgentJobExpiry;
        AgentJobFailed: AgentJobFailed;
        AgentJobId: AgentJobId;
        AgentJobProcessing: AgentJobProcessing;
        AgentList: AgentList;
        AgentListItem: AgentListItem;
        AgentRequest: AgentRequest;
        AgentSnapshot: AgentSnapshot;
        AgentSnapshotId: AgentSnapshotId;
        AgentStartedEvent: AgentStartedEvent;
        AgentStartResponse: AgentStartResponse;
        AgentTrace: AgentTrace;
        AgentTraceAgentFinished: AgentTraceAgentFinished;
        AgentTraceAgentStarted: AgentTraceAgentStarted;
        AgentTraceArtifact: AgentTraceArtifact;
        AgentTraceArtifactUpdated: AgentTraceArtifactUpdated;
        AgentTraceBrowserSessionFinished: AgentTraceBrowserSessionFinished;
        AgentTraceBrowserSessionStarted: AgentTraceBrowserSessionStarted;
        AgentTraceEnvelope: AgentTraceEnvelope;
        AgentTraceError: AgentTraceError;
        AgentTraceErrorOccurred: AgentTraceErrorOccurred;
        AgentTraceEvent: AgentTraceEvent;
        AgentTraceOther: AgentTraceOther;
        AgentTraceProducer: AgentTraceProducer;
        AgentTraceProgressReported: AgentTraceProgressReported;
        AgentTraceReasoningSummary: AgentTraceReasoningSummary;
        AgentTraceRunCancelRequested: AgentTraceRunCancelRequested;
        AgentTraceRunFinished: AgentTraceRunFinished;
        AgentTraceRunStarted: AgentTraceRunStarted;
        AgentTraceToolCallFinished: AgentTraceToolCallFinished;
        AgentTraceToolCallStarted: AgentTraceToolCallStarted;
        AgentWebhook: AgentWebhook;
        AgentWebhookTarget: AgentWebhookTarget;
        AttributeSelector: AttributeSelector;
        AttributeValues: AttributeValues;
        AuditMetadata: AuditMetadata;
        BatchScrapeCancelledEvent: BatchScrapeCancelledEvent;
        BatchScrapeCompletedEvent: BatchScrapeCompletedEvent;
        BatchScrapeFailedEvent: BatchScrapeFailedEvent;
        BatchScrapePageEvent: BatchScrapePageEvent;
        BatchScrapeRequest: BatchScrapeRequest;
        BatchScrapeStartedEvent: BatchScrapeStartedEvent;
        BatchScrapeStartResponse: BatchScrapeStartResponse;
        BudgetThresholdEvent: BudgetThresholdEvent;
        ChangeTracking: ChangeTracking;
        Concurrency: Concurrency;
        CrawlCancelledEvent: CrawlCancelledEvent;
        CrawlCancelResponse: CrawlCancelResponse;
        CrawlCompletedEvent: CrawlCompletedEvent;
        CrawlCounts: CrawlCounts;
        CrawlError: CrawlError;
        CrawlErrors: CrawlErrors;
        CrawlFailedEvent: CrawlFailedEvent;
        CrawlJob: CrawlJob;
        CrawlJobId: CrawlJobId;
        CrawlPageEvent: CrawlPageEvent;
        CrawlPreview: CrawlPreview;
        CrawlPreviewRequest: CrawlPreviewRequest;
        CrawlRequest: CrawlRequest;
        CrawlStartedEvent: CrawlStartedEvent;
        CrawlStartResponse: CrawlStartResponse;
        CrawlWebhook: CrawlWebhook;
        CrawlWebhookTarget: CrawlWebhookTarget;
        CreditUsage: CreditUsage;
        CreditUsageHistory: CreditUsageHistory;
        CreditUsagePeriod: CreditUsagePeriod;
        DomainPattern: DomainPattern;
        ErrorBody: ErrorBody;
        ErrorDetail: ErrorDetail;
        ErrorMessageBody: ErrorMessageBody;
        FileErrorBody: FileErrorBody;
        FileErrorDetails: FileErrorDetails;
        FileMetadata: FileMetadata;
        FilePage: FilePage;
        FileParser: FileParser;
        ForbiddenDetails: ForbiddenDetails;
        ForbiddenErrorBody: ForbiddenErrorBody;
        HeaderFields: HeaderFields;
        InteractAction: InteractAction;
        InteractActionsRequest: InteractActionsRequest;
        InteractActionsResponse: InteractActionsResponse;
        InteractDownload: InteractDownload;
        InteractEndResponse: InteractEndResponse;
        InteractFile: InteractFile;
        InteractProfile: InteractProfile;
        InteractRequest: InteractRequest;
        InteractResult: InteractResult;
        InteractSession: InteractSession;
        InteractSessionId: InteractSessionId;
        InteractSessions: InteractSessions;
        InteractStartResponse: InteractStartResponse;
        InteractTarget: InteractTarget;
        InteractWindow: InteractWindow;
        Location: Location;
        MapLink: MapLink;
        MapRequest: MapRequest;
        MapResponse: MapResponse;
        MonitorCheckCompletedEvent: MonitorCheckCompletedEvent;
        MonitorCheckDetail: MonitorCheckDetail;
        MonitorCheckId: MonitorCheckId;
        MonitorCheckList: MonitorCheckList;
        MonitorCheckResponse: MonitorCheckResponse;
        MonitorCheckState: MonitorCheckState;
        MonitorCrawlOptions: MonitorCrawlOptions;
        MonitorDeleteResponse: MonitorDeleteResponse;
        MonitorDiff: MonitorDiff;
        MonitorGoal: MonitorGoal;
        MonitorId: MonitorId;
        MonitorIgnored: MonitorIgnored;
        MonitorJudgment: MonitorJudgment;
        MonitorList: MonitorList;
        MonitorMailing: MonitorMailing;
        MonitorName: MonitorName;
        MonitorNotification: MonitorNotification;
        MonitorPage: MonitorPage;
        MonitorPageEvent: MonitorPageEvent;
        MonitorReceiver: MonitorReceiver;
        MonitorRequest: MonitorRequest;
        MonitorResponse: MonitorResponse;
        MonitorSchedule: MonitorSchedule;
        MonitorSnapshot: MonitorSnapshot;
        MonitorState: MonitorState;
        MonitorSummary: MonitorSummary;
        MonitorTarget: MonitorTarget;
        MonitorTargetId: MonitorTargetId;
        MonitorTiming: MonitorTiming;
        MonitorUpdate: MonitorUpdate;
        MonitorWatched: MonitorWatched;
        MonitorWebhook: MonitorWebhook;
        MonthlyBudget: MonthlyBudget;
        PageContent: PageContent;
        PageMetadata: PageMetadata;
        ParseData: ParseData;
        ParseFormat: ParseFormat;
        ParseFormatName: ParseFormatName;
        ParseOptions: ParseOptions;
        ParseResponse: ParseResponse;
        ParseUpload: ParseUpload;
        QueueStatus: QueueStatus;
        ScrapeAction: ScrapeAction;
        ScrapeActionResults: ScrapeActionResults;
        ScrapeData: ScrapeData;
        ScrapeFormat: ScrapeFormat;
        ScrapeFormatName: ScrapeFormatName;
        ScrapeInteractRequest: ScrapeInteractRequest;
        ScrapeInteractResponse: ScrapeInteractResponse;
        ScrapeOptions: ScrapeOptions;
        ScrapeRequest: ScrapeRequest;
        ScrapeResponse: ScrapeResponse;
        SearchData: SearchData;
        SearchImageResult: SearchImageResult;
        SearchNewsResult: SearchNewsResult;
        SearchRequest: SearchRequest;
        SearchResponse: SearchResponse;
        SearchSource: SearchSource;
        SearchSourceName: SearchSourceName;
        SearchWebResult: SearchWebResult;
        Selectors: Selectors;
        SiteErrorBody: SiteErrorBody;
        SiteErrorDetails: SiteErrorDetails;
        TeamActivity: TeamActivity;
        TeamActivityEndpoint: TeamActivityEndpoint;
        TeamActivityItem: TeamActivityItem;
        ThreatProtectionOverride: ThreatProtectionOverride;
        ValidationErrorBody: ValidationErrorBody;
        Viewport: Viewport;
        WebhookEnvelope: WebhookEnvelope;
        WebhookMetadata: WebhookMetadata;
        WebhookUrl: WebhookUrl;
    };
    responses: never;
    parameters: {
        /**
         * @description The `cursor` of the list before.
         *
         *     Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
         */
        ActivityCursor: string;
        /**
         * @description Only jobs of this kind; all without it.
         *
         *     Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
         * @example crawl
         */
        ActivityEndpoint: "agent" | "crawl" | "batch_scrape";
        /**
         * @description Jobs of the list at most.
         *
         *     Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
         * @example 20
         */
        ActivityLimit: number;
        /**
         * @description Only runs that were started before this moment, in milliseconds since 1970-01-01T00:00:00Z. `next` of a list names that of the list after it.
         *
         *     Definition: provisional. How lists are read in steps is not shown; the parameter is what deployed client programs send.
         * @example 1905240600000
         */
        AgentListBefore: number;
        /**
         * @description Give each key of the team apart.
         *
         *     Definition: provisional. Nothing of a team is shown; the parameter is what deployed client programs send.
         * @example true
         */
        HistoryByApiKey: boolean;
        /**
         * @description Makes a repeated start safe. The same key with the same body, from the same team and within 24 hours, answers with the `id` of the first job instead of starting a second; with another body it is answered with 409. Use a value that nobody else can guess, such as a UUID. `X-Idempotency-Key` is read likewise; where both are sent, they must be the same.
         *
         *     Definition: provisional. How a repeated start is told from a new one is not specified; this header is our own choice.
         * @example 5f2b7a0e-6a0d-4a55-9d0a-2f7c6f0f9a11
         */
        IdempotencyKey: string;
        /**
         * @description The `id` that the start of the job returned.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
         */
        JobId: string;
        /**
         * @description The `id` of the last event of an earlier stream; the stream begins after it. Browsers send it by themselves.
         *
         *     Definition: provisional. That jobs are watched is not shown; this is our own choice.
         * @example 12
         */
        LastEventId: number;
        /**
         * @description Items of the list at most.
         *
         *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
         * @example 50
         */
        ListLimit: number;
        /**
         * @description Items of the list that are left out, from the first on.
         *
         *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
         * @example 50
         */
        ListOffset: number;
        /**
         * @description The `id` of a check of the monitor.
         *
         *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
         * @example 0192f4a6-9a10-7d2e-8c41-5b7a1e0f3d64
         */
        MonitorCheckId: string;
        /**
         * @description Only checks that stand there; all of them unless given.
         *
         *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
         * @example completed
         */
        MonitorCheckStatus: "queued" | "running" | "completed" | "partial" | "failed" | "skipped_overlap";
        /**
         * @description The `id` that the creation of the monitor returned.
         *
         *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
         */
        MonitorId: string;
        /**
         * @description Only pages that this became of; all of them unless given.
         *
         *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
         * @example changed
         */
        MonitorPageStatus: "same" | "new" | "changed" | "removed" | "error";
        /**
         * @description Pages in the answer at most. They end earlier where 10 MB do.
         *
         *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
         * @example 100
         */
        PageLimit: number;
        /**
         * @description The `metadata.scrapeId` that `POST /scrape` gave with the page.
         *
         *     Definition: provisional. Scrape results are not shown; the segment is what deployed client programs send.
         * @example 0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21
         */
        ScrapeId: string;
        /**
         * @description The `id` that the start of the session returned.
         *
         *     Definition: provisional. Sessions are not shown; that their ids are UUIDs is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
         */
        SessionId: string;
        /**
         * @description Pages left out from the first on; `next` has it set.
         *
         *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
         * @example 100
         */
        Skip: number;
        /**
         * @description The `snapshotId` of an `artifact.updated` event of the trace.
         *
         *     Definition: partial. That a malformed segment is refused is specified; that its form is a UUID is our own choice.
         * @example 0192f4a6-8f00-7c55-a111-2b3c4d5e6f70
         */
        SnapshotId: string;
        /**
         * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
         * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
         */
        WebhookId: string;
        /**
         * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
        /**
         * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
         *
         *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
         * @example 1905240600
         */
        WebhookTimestamp: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Whole seconds to wait at least before the next attempt (RFC 9110, section 10.2.3).
         *
         *     Definition: partial. The header and its unit are specified; that it is whole and at least 1 is our own choice.
         * @example 12
         */
        "Retry-After": number;
        /**
         * @description The scheme to authenticate with, as every 401 must say (RFC 9110, section 15.5.2).
         *
         *     Definition: provisional. HTTP asks for this header; its value is our own choice.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Identifies the answer in the logs of the service; name it when you report a problem.
         *
         *     Definition: provisional. How a single answer is referred to is not specified; this header is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
         */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAgents: {
        parameters: {
            query?: {
                /**
                 * @description Only runs that were started before this moment, in milliseconds since 1970-01-01T00:00:00Z. `next` of a list names that of the list after it.
                 *
                 *     Definition: provisional. How lists are read in steps is not shown; the parameter is what deployed client programs send.
                 * @example 1905240600000
                 */
                before?: components["parameters"]["AgentListBefore"];
                /**
                 * @description Items of the list at most.
                 *
                 *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentList;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    startAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated start safe. The same key with the same body, from the same team and within 24 hours, answers with the `id` of the first job instead of starting a second; with another body it is answered with 409. Use a value that nobody else can guess, such as a UUID. `X-Idempotency-Key` is read likewise; where both are sent, they must be the same.
                 *
                 *     Definition: provisional. How a repeated start is told from a new one is not specified; this header is our own choice.
                 * @example 5f2b7a0e-6a0d-4a55-9d0a-2f7c6f0f9a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentRequest;
            };
        };
        responses: {
            /** @description The job was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentStartResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Internal Server Error`: An unhandled failure of the server.
             *
             *     `Failed to passthrough agent request.`: The agent service rejected the job on submission.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    /**
                     * @description While the job is `processing`, whole seconds after which it is worth asking again: a tenth of the time it has taken so far. Absent once it has ended.
                     *
                     *     Definition: provisional. The header is specified for 429; that a running job gives it too is our own choice.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentJob;
                };
            };
            /**
             * @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Agent job not found`: The job ID does not exist, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    cancelAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancellation was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentCancelResponse;
                };
            };
            /** @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Agent job not found`: The job ID does not exist, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Agent already finished`: Cancellation of a run that is already in a terminal state.
             *
             *     `Agent is already cancelled`: Cancellation of a run that is already being cancelled.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getAgentSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The `snapshotId` of an `artifact.updated` event of the trace.
                 *
                 *     Definition: partial. That a malformed segment is refused is specified; that its form is a UUID is our own choice.
                 * @example 0192f4a6-8f00-7c55-a111-2b3c4d5e6f70
                 */
                snapshotId: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentSnapshot;
                };
            };
            /**
             * @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Invalid snapshot ID`: The `snapshotId` path segment is malformed.
             *
             *     `Snapshots are only available for Gen 2 extracts`: The job predates the generation that records snapshots.
             *
             *     `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /**
             * @description `Agent job not found`: The job ID does not exist, or belongs to another team.
             *
             *     `Snapshot not found`: No snapshot with that ID belongs to the job.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
        };
    };
    getAgentTrace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `id` of the last event of an earlier stream; the stream begins after it. Browsers send it by themselves.
                 *
                 *     Definition: provisional. That jobs are watched is not shown; this is our own choice.
                 * @example 12
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events so far. A client that asks for `text/event-stream` instead of JSON gets them as a stream: those that there are from `Last-Event-ID` on, then each as it is written, and `done` with the job once it has ended. A stream that breaks, or ends without `done`, goes on after the last `id` with another request. It ends when its key is revoked, and when the replica shuts down. A team may have 50 of them at once at a replica; one more is answered with 429. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentTrace;
                    "text/event-stream": AsyncIterable<unknown & ({
                        data: AgentTraceEvent;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "trace";
                        /** @description How many events of the trace have been sent up to this one. Another stream goes on after it, at any replica, with this as `Last-Event-ID`. */
                        id: string;
                    } | {
                        data: AgentJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "done";
                    })>;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Trace is only available for Gen 2 extracts`: The job predates the generation that records traces.
             *
             *     `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Agent job not found`: The job ID does not exist, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
        };
    };
    startBatchScrape: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated start safe. The same key with the same body, from the same team and within 24 hours, answers with the `id` of the first job instead of starting a second; with another body it is answered with 409. Use a value that nobody else can guess, such as a UUID. `X-Idempotency-Key` is read likewise; where both are sent, they must be the same.
                 *
                 *     Definition: provisional. How a repeated start is told from a new one is not specified; this header is our own choice.
                 * @example 5f2b7a0e-6a0d-4a55-9d0a-2f7c6f0f9a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BatchScrapeRequest;
            };
        };
        responses: {
            /** @description The job was accepted, or the URLs were added to it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BatchScrapeStartResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getBatchScrape: {
        parameters: {
            query?: {
                /**
                 * @description Pages in the answer at most. They end earlier where 10 MB do.
                 *
                 *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
                 * @example 100
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description Pages left out from the first on; `next` has it set.
                 *
                 *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
            };
            header?: {
                /**
                 * @description The `id` of the last event of an earlier stream; the stream begins after it. Browsers send it by themselves.
                 *
                 *     Definition: provisional. That jobs are watched is not shown; this is our own choice.
                 * @example 12
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. A client that asks for `text/event-stream` instead of JSON gets it as a stream of events: what it has from `skip` or `Last-Event-ID` on, then each page as it is done, and `done` after the last one. A stream that breaks, or ends without `done`, goes on after the last `id` with another request. It ends when its key is revoked, and when the replica shuts down. A team may have 50 of them at once at a replica; one more is answered with 429. */
            200: {
                headers: {
                    /**
                     * @description While the job is `scraping`, whole seconds after which it is worth asking again: a tenth of the time it has taken so far. Absent once it has ended.
                     *
                     *     Definition: provisional. The header is specified for 429; that a running job gives it too is our own choice.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlJob;
                    "text/event-stream": AsyncIterable<unknown & ({
                        data: CrawlJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "catchup";
                    } | {
                        data: ScrapeData;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "document";
                        /** @description How many pages of the job have been sent up to this one. Another stream goes on after it, at any replica, with this as `Last-Event-ID` or as `skip`. */
                        id: string;
                    } | {
                        data: CrawlJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "progress";
                    } | {
                        data: CrawlJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "done";
                    })>;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    cancelBatchScrape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job was cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlCancelResponse;
                };
            };
            /** @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getBatchScrapeErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What could not be fetched. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlErrors;
                };
            };
            /**
             * @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getConcurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The works. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Concurrency;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    startCrawl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated start safe. The same key with the same body, from the same team and within 24 hours, answers with the `id` of the first job instead of starting a second; with another body it is answered with 409. Use a value that nobody else can guess, such as a UUID. `X-Idempotency-Key` is read likewise; where both are sent, they must be the same.
                 *
                 *     Definition: provisional. How a repeated start is told from a new one is not specified; this header is our own choice.
                 * @example 5f2b7a0e-6a0d-4a55-9d0a-2f7c6f0f9a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlRequest;
            };
        };
        responses: {
            /** @description The job was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlStartResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getCrawl: {
        parameters: {
            query?: {
                /**
                 * @description Pages in the answer at most. They end earlier where 10 MB do.
                 *
                 *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
                 * @example 100
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description Pages left out from the first on; `next` has it set.
                 *
                 *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
            };
            header?: {
                /**
                 * @description The `id` of the last event of an earlier stream; the stream begins after it. Browsers send it by themselves.
                 *
                 *     Definition: provisional. That jobs are watched is not shown; this is our own choice.
                 * @example 12
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. A client that asks for `text/event-stream` instead of JSON gets it as a stream of events: what it has from `skip` or `Last-Event-ID` on, then each page as it is done, and `done` after the last one. A stream that breaks, or ends without `done`, goes on after the last `id` with another request. It ends when its key is revoked, and when the replica shuts down. A team may have 50 of them at once at a replica; one more is answered with 429. */
            200: {
                headers: {
                    /**
                     * @description While the job is `scraping`, whole seconds after which it is worth asking again: a tenth of the time it has taken so far. Absent once it has ended.
                     *
                     *     Definition: provisional. The header is specified for 429; that a running job gives it too is our own choice.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlJob;
                    "text/event-stream": AsyncIterable<unknown & ({
                        data: CrawlJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "catchup";
                    } | {
                        data: ScrapeData;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "document";
                        /** @description How many pages of the job have been sent up to this one. Another stream goes on after it, at any replica, with this as `Last-Event-ID` or as `skip`. */
                        id: string;
                    } | {
                        data: CrawlJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "progress";
                    } | {
                        data: CrawlJob;
                        /**
                         * @description The kind of the event.
                         * @constant
                         */
                        event: "done";
                    })>;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    cancelCrawl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job was cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlCancelResponse;
                };
            };
            /** @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getCrawlErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the job returned.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What could not be fetched. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlErrors;
                };
            };
            /**
             * @description `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Job not found`: The job does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getActiveCrawls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crawls. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ActiveCrawls;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    previewCrawl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlPreviewRequest;
            };
        };
        responses: {
            /** @description A request for `POST /crawl`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CrawlPreview;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result.
             *
             *     `Site cannot be read`: The page cannot be read, and trying again would not change that: its host name does not exist, its certificate is not valid, it redirects without end, it does not speak HTTP, it holds something else than text or a document, its document is damaged or encrypted, or it has no content. `details` names which.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody | SiteErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No model is available`: A task in words needs a language model, and this service has none. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    listInteract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractSessions;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    startInteract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InteractRequest;
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractStartResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Profile is in use`: Another session that has not ended keeps what it changes in the profile, and one at a time may. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    endInteract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the session returned.
                 *
                 *     Definition: provisional. Sessions are not shown; that their ids are UUIDs is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractEndResponse;
                };
            };
            /** @description `Invalid session ID`: The `sessionId` path segment is not a UUID. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Session not found`: The session does not exist, has ended, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Session is open in another process`: The page of a session lives in the process of the service that opened it, and the request came to another one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    runInteractActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the start of the session returned.
                 *
                 *     Definition: provisional. Sessions are not shown; that their ids are UUIDs is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InteractActionsRequest;
            };
        };
        responses: {
            /** @description What became of the actions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractActionsResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid session ID`: The `sessionId` path segment is not a UUID.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Session not found`: The session does not exist, has ended, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Session is open in another process`: The page of a session lives in the process of the service that opened it, and the request came to another one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    mapUrls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MapRequest;
            };
        };
        responses: {
            /** @description The URLs found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MapResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Request Timeout`: The page load took longer than the `timeout` of the request. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Site cannot be read`: The page cannot be read, and trying again would not change that: its host name does not exist, its certificate is not valid, it redirects without end, it does not speak HTTP, it holds something else than text or a document, its document is damaged or encrypted, or it has no content. `details` names which. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SiteErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorMessageBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    listMonitors: {
        parameters: {
            query?: {
                /**
                 * @description Items of the list at most.
                 *
                 *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Items of the list that are left out, from the first on.
                 *
                 *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
                 * @example 50
                 */
                offset?: components["parameters"]["ListOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorList;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    createMonitor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated start safe. The same key with the same body, from the same team and within 24 hours, answers with the `id` of the first job instead of starting a second; with another body it is answered with 409. Use a value that nobody else can guess, such as a UUID. `X-Idempotency-Key` is read likewise; where both are sent, they must be the same.
                 *
                 *     Definition: provisional. How a repeated start is told from a new one is not specified; this header is our own choice.
                 * @example 5f2b7a0e-6a0d-4a55-9d0a-2f7c6f0f9a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MonitorRequest;
            };
        };
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    deleteMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorDeleteResponse;
                };
            };
            /** @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    updateMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MonitorUpdate;
            };
        };
        responses: {
            /** @description The monitor as it stands now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    listMonitorChecks: {
        parameters: {
            query?: {
                /**
                 * @description Items of the list at most.
                 *
                 *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Items of the list that are left out, from the first on.
                 *
                 *     Definition: provisional. How lists are read in steps is not shown; this is our own choice.
                 * @example 50
                 */
                offset?: components["parameters"]["ListOffset"];
                /**
                 * @description Only checks that stand there; all of them unless given.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example completed
                 */
                status?: components["parameters"]["MonitorCheckStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorCheckList;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getMonitorCheck: {
        parameters: {
            query?: {
                /**
                 * @description Pages in the answer at most. They end earlier where 10 MB do.
                 *
                 *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
                 * @example 100
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description Pages left out from the first on; `next` has it set.
                 *
                 *     Definition: provisional. How pages of a job are read in steps is not shown; this is our own choice.
                 * @example 100
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description Only pages that this became of; all of them unless given.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example changed
                 */
                status?: components["parameters"]["MonitorPageStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of a check of the monitor.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d2e-8c41-5b7a1e0f3d64
                 */
                checkId: components["parameters"]["MonitorCheckId"];
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorCheckDetail;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    runMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that the creation of the monitor returned.
                 *
                 *     Definition: provisional. The paths of Monitor are not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                monitorId: components["parameters"]["MonitorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check that was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorCheckResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    parseFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ParseUpload;
            };
        };
        responses: {
            /** @description The content of the file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ParseResponse;
                };
            };
            /** @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which.
             *
             *     `SCRAPE_PROMPT_INJECTION_DETECTED`: JSON mode with `checkPromptInjection: true` detected a prompt-injection attempt in the scraped page; the extraction was aborted.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody | ErrorBody;
                };
            };
            /** @description `Request Timeout`: The page load took longer than the `timeout` of the request. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result.
             *
             *     `File cannot be read`: The file cannot be read, and sending it again would not change that: its content is of no type that is read, it asks for a password, it is damaged or empty, or it unfolds to more than is read. `details` names which.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody | FileErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    scrapeUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ScrapeRequest;
            };
        };
        responses: {
            /** @description The content of the page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScrapeResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which.
             *
             *     `SCRAPE_PROMPT_INJECTION_DETECTED`: JSON mode with `checkPromptInjection: true` detected a prompt-injection attempt in the scraped page; the extraction was aborted.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody | ErrorBody;
                };
            };
            /** @description `Request Timeout`: The page load took longer than the `timeout` of the request. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result.
             *
             *     `Action failed`: An action could not be done in the page: its element is not there, or it lacks what it needs. `details` names the action and says what there was instead.
             *
             *     `Site cannot be read`: The page cannot be read, and trying again would not change that: its host name does not exist, its certificate is not valid, it redirects without end, it does not speak HTTP, it holds something else than text or a document, its document is damaged or encrypted, or it has no content. `details` names which.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody | ValidationErrorBody | SiteErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    interactWithScrape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `metadata.scrapeId` that `POST /scrape` gave with the page.
                 *
                 *     Definition: provisional. Scrape results are not shown; the segment is what deployed client programs send.
                 * @example 0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21
                 */
                scrapeId: components["parameters"]["ScrapeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ScrapeInteractRequest;
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScrapeInteractResponse;
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Code is not run`: The request has `code`. This service runs no code of callers, neither in the browser nor beside it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody | ErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /**
             * @description `Scrape not found`: The scrape does not exist, is older than a day, or belongs to another team. Only `POST /scrape` of a service with a browser is remembered, the last 10,000 of a team, and nothing of a request with `storeInCache: false` or of a team with zero data retention.
             *
             *     `Session not found`: The session does not exist, has ended, or belongs to another team.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Session is open in another process`: The page of a session lives in the process of the service that opened it, and the request came to another one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none.
             *
             *     `No model is available`: A task in words needs a language model, and this service has none.
             */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    endScrapeInteract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `metadata.scrapeId` that `POST /scrape` gave with the page.
                 *
                 *     Definition: provisional. Scrape results are not shown; the segment is what deployed client programs send.
                 * @example 0190f5a6-7c1e-7b3a-9d52-1f0e6c4b8a21
                 */
                scrapeId: components["parameters"]["ScrapeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No session is open on the page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractEndResponse;
                };
            };
            /** @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Scrape not found`: The scrape does not exist, is older than a day, or belongs to another team. Only `POST /scrape` of a service with a browser is remembered, the last 10,000 of a team, and nothing of a request with `storeInCache: false` or of a team with zero data retention. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Session is open in another process`: The page of a session lives in the process of the service that opened it, and the request came to another one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    searchWeb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SearchRequest;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchResponse;
                };
            };
            /** @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Request Timeout`: The page load took longer than the `timeout` of the request. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
             *
             *     `Concurrency limit reached`: The plan's concurrent browser limit is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getTeamActivity: {
        parameters: {
            query?: {
                /**
                 * @description The `cursor` of the list before.
                 *
                 *     Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["ActivityCursor"];
                /**
                 * @description Only jobs of this kind; all without it.
                 *
                 *     Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
                 * @example crawl
                 */
                endpoint?: components["parameters"]["ActivityEndpoint"];
                /**
                 * @description Jobs of the list at most.
                 *
                 *     Definition: provisional. Nothing of a team is shown; the shape is what deployed client programs read.
                 * @example 20
                 */
                limit?: components["parameters"]["ActivityLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamActivity;
                };
            };
            /** @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getCreditUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreditUsage;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getCreditUsageHistory: {
        parameters: {
            query?: {
                /**
                 * @description Give each key of the team apart.
                 *
                 *     Definition: provisional. Nothing of a team is shown; the parameter is what deployed client programs send.
                 * @example true
                 */
                byApiKey?: components["parameters"]["HistoryByApiKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreditUsageHistory;
                };
            };
            /** @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    getQueueStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QueueStatus;
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ForbiddenErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: Requests exceed the plan's per-minute limit. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
        };
    };
    agentAction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentActionEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    agentCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentCancelledEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    agentCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentCompletedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    agentFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentFailedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    agentStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AgentStartedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batchScrapeCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BatchScrapeCancelledEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batchScrapeCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BatchScrapeCompletedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batchScrapeFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BatchScrapeFailedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batchScrapePage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BatchScrapePageEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batchScrapeStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BatchScrapeStartedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    budgetThreshold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BudgetThresholdEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the budget; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlCancelledEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlCompletedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlFailedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlPage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlPageEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    crawlStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CrawlStartedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the job; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    monitorCheckCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MonitorCheckCompletedEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the monitor; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    monitorPage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event (Standard Webhooks 1.0), in every attempt to deliver it: remember it where an event that comes twice must count once.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 0192f4a6-8d21-7c04-8a10-2b6f0e6d1c55
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Signatures of the delivery (Standard Webhooks 1.0), a space between them: one for each secret of the team, two while they are rotated. Each is `v1,` and the base64 of the HMAC-SHA256, with the secret behind `whsec_` in base64 as its key, of `webhook-id`, `webhook-timestamp` and the raw body with full stops between them.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description When this attempt is made (Standard Webhooks 1.0), in whole seconds since 1970. Refuse one that is more than five minutes from now.
                 *
                 *     Definition: provisional. The delivery of events to callbacks is not shown; this header is that of Standard Webhooks.
                 * @example 1905240600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MonitorPageEvent;
            };
        };
        responses: {
            /** @description The event was taken. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver wants no more events of the monitor; those that wait are dropped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken, and is delivered again: after 5 seconds, later after hours, until 24 hours have passed since it happened. So it is after a redirect, which is not followed, without an answer within 10 seconds, and where the receiver cannot be reached. `Retry-After` in seconds is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
