// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/**
 * A string that is none of the listed ones: the discriminator of the open end of a union. It reads as any other
 * string, and leaves the union when the discriminator is compared with a listed one. To write one, say so:
 * `"some.new.kind" as OtherString`. It exists as a type only.
 */
export declare enum OtherString {
    other = "a string that is not listed"
}

/**
 * Who was added, with a link to sign in.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface AddedMember {
    /** @description Give it to the person: it signs in once, whoever opens it. */
    link: string;
    /**
     * Format: date-time
     * @description From when the link is refused.
     */
    linkExpiresAt: string;
    member: Member;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The passkey that was added.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface AddedPasskey {
    passkey: Passkey;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * An API key, without the key itself.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface ApiKey {
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description From when it is refused; left out where it has no end.
     */
    expiresAt?: string;
    /** @description Its public part, which names it in lists and logs. */
    id: string;
    /**
     * Format: date-time
     * @description When it was last used, to about ten minutes; left out where it never was.
     */
    lastUsedAt?: string;
    /** @description Seconds that it is accepted from its creation and from each renewal; left out where it is not renewed. */
    lifeSeconds?: number;
    /** @description What it is for. */
    name: string;
    /**
     * Format: date-time
     * @description When it was revoked; left out where it was not.
     */
    revokedAt?: string;
    /** @description What it may do; `*` is everything. */
    scopes: string[];
    /**
     * @description Whether it is accepted.
     * @enum {string}
     */
    status: "active" | "expired" | "revoked";
}
/**
 * The monthly budget of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Budget {
    /**
     * @description Credits for each calendar month (UTC).
     *
     *     At least 1.
     */
    credits: number;
    email: BudgetMail;
    /** @description Whether work that would exceed the budget is rejected, with 403 and the cause `budget`. */
    isHardLimit: boolean;
    /**
     * @description Credits that are neither used in the month nor held by running work.
     *
     *     At least 0.
     */
    remaining: number;
    /** @description Percentages of `credits`. The team is alerted once in a month when its use reaches one. */
    thresholds: number[];
    /** @description URL that gets the event `budget.threshold`; only its origin for others than owners, as its path may be a secret. Left out where there is none. */
    webhook?: string;
}
/**
 * A threshold that the use of the month has reached.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface BudgetAlert {
    /**
     * @description Credits of the budget at that time.
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
     * @description When it was reached.
     */
    reachedAt: string;
    /**
     * @description Credits used in the month at that time.
     *
     *     At least 0.
     */
    used: number;
}
/**
 * A monthly budget as it is to be. It replaces the present one.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface BudgetChange {
    /**
     * @description Credits for each calendar month (UTC).
     *
     *     At least 1. At most 1000000000000.
     */
    credits: number;
    /** @description Who gets an email when a threshold is reached; all people of the team unless given. */
    email?: NewBudgetMail;
    /**
     * @description Whether work that would exceed the budget is rejected.
     * @default false
     */
    isHardLimit?: boolean;
    /**
     * @description Percentages of `credits`. The team is alerted once in a month when its use reaches one. With `isHardLimit`, it is alerted as at 100 % once work is rejected, too.
     *
     *     Items: at most 10. Each item once.
     * @default [
     *       50,
     *       80,
     *       100
     *     ]
     */
    thresholds?: number[];
    /**
     * Format: uri
     * @description Absolute http or https URL that gets the event `budget.threshold`, signed like those of jobs; none unless given.
     *
     *     Characters: at most 2048. Matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
     */
    webhook?: string;
}
/**
 * Who gets an email when a threshold is reached.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface BudgetMail {
    /** @description Whether any is sent. */
    enabled: boolean;
    /** @description Their addresses: people of the team, and addresses that the operator of the service allows. All people of the team unless given. */
    recipients?: string[];
}
/**
 * The monthly budget of a team, and what it has used.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface BudgetState {
    /** @description The thresholds that the use of the month has reached, the latest first. */
    alerts: BudgetAlert[];
    /** @description The budget. Left out where the team has none. */
    budget?: Budget;
    /** @description Whether the service sends email at all. */
    sendsMail: boolean;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    use: BudgetUse;
}
/**
 * What a team has used in the current month.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface BudgetUse {
    /**
     * @description Credits that running work holds, whose charge is still to come.
     *
     *     At least 0.
     */
    held: number;
    /**
     * Format: date-time
     * @description When the next month begins, in UTC, and the use is zero again.
     */
    resetsAt: string;
    /**
     * Format: date-time
     * @description When the month began, in UTC.
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
 * The member as changed.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface ChangedMember {
    member: Member;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A new key, this once.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface CreatedKey {
    key: ApiKey;
    /** @description The key itself. It is not shown again: only its hash is stored. */
    secret: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Where the next part of a list begins; left out where there is no more.
 *
 * Characters: at most 1265. Matches `^[\w-]{0,1200}~[\w-]{1,64}$`.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export type Cursor = string;
/**
 * What the key of an agent may do, and for how long.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface DeviceApproval {
    /**
     * Format: date-time
     * @description From when the key is refused. Without it the key has no end.
     *
     *     Characters: at most 40.
     */
    expiresAt?: string;
    /**
     * @description What it may do; nothing that was not asked for.
     *
     *     Items: at least 1. Items: at most 100.
     */
    scopes: string[];
}
/**
 * A plain domain, or a wildcard glob for all its subdomains.
 *
 * Characters: at most 255. Matches `^(?:\*\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$`.
 *
 * Definition: partial. The notation is specified; the bounds on labels and length are those of DNS (RFC 1035).
 */
export type DomainPattern = string;
/**
 * That it was done.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Done {
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
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
/**
 * A request for a key that waits for a decision.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface FoundRequest {
    request: KeyRequest;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What the session shows, as of its last action. Left out before the first one, and where nothing is recorded, as for a team with zero data retention.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface InteractPage {
    /** @description What the page is called. It is text of a web page, so do not trust it. */
    title: string;
    /** @description Where the page is, without passwords and tokens. */
    url: string;
}
/**
 * What a session showed after one of its actions.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface InteractScreenshot {
    /**
     * @description A JPEG of at most 100,000 bytes as a `data` URL. What fields held is shown as dots.
     *
     *     Matches `^data:image/jpeg;base64,`.
     */
    screenshot: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A session of Interact, open or ended.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface InteractSession {
    /**
     * Format: date-time
     * @description When it was started.
     */
    createdAt: string;
    /**
     * @description Credits that it was charged; left out until it has ended.
     *
     *     At least 0.
     */
    creditsUsed?: number;
    /**
     * Format: date-time
     * @description When it ended; left out while it is open, and where the process that had it was lost.
     */
    endedAt?: string;
    /**
     * Format: date-time
     * @description When it ends at the latest.
     */
    expiresAt: string;
    /**
     * Format: uuid
     * @description Names the session.
     */
    id: string;
    /** @description Whether another process of the service has the session, so that this one cannot end it. The same request may reach that process later. */
    isElsewhere: boolean;
    /** @description Whether it has not ended. */
    isOpen: boolean;
    page?: InteractPage;
    /** @description Name of the profile that it was started with; left out where there was none. */
    profile?: string;
    /**
     * Format: date-time
     * @description When its record is deleted; left out where it has none.
     */
    recordedUntil?: string;
    /** @description Whether it saves its changes to the profile; left out where there is none. */
    savesProfile?: boolean;
}
/**
 * A session of Interact with what was done in it.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface InteractSessionDetail {
    session: InteractSession;
    /** @description The last 100 actions, or those before `before`, the first ones first. At most the first 1,000 actions of a session are recorded, and none where nothing is recorded, as for a team with zero data retention. */
    steps: InteractStep[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A part of the sessions of Interact of the team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface InteractSessionList {
    cursor?: Cursor;
    /** @description The sessions, in the order that was asked for. */
    sessions: InteractSession[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * An action that was done in a session. What was typed is not recorded.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface InteractStep {
    /** @description The type of the action, as the description of the API names it. */
    action: string;
    /**
     * Format: date-time
     * @description When it had ended.
     */
    at: string;
    /**
     * @description Credits that the session spent since the step before, besides those of its minutes, on a model that chose the action and on checks of URLs.
     *
     *     At least 0.
     */
    credits: number;
    /**
     * @description How long it took, in milliseconds.
     *
     *     At least 0.
     */
    durationMs: number;
    /** @description The element that was found; left out where none was named or found. It has text of a web page, so do not trust it. */
    element?: string;
    /** @description Whether there is a screenshot of the window after it. There is none of an action that only reads, of a page that showed what had been typed into a field for a secret, and beyond 5 MB of one session. */
    hasScreenshot: boolean;
    /** @description What it did, or why it failed. It may have text of a web page, so do not trust it. */
    message: string;
    /** @description Whether it was done. */
    ok: boolean;
    /** @description What the action requested, such as an element by its role and name, or a URL; left out where it requests nothing. Without typed texts, and without passwords and tokens of URLs. */
    request?: string;
    /**
     * @description Its number in the record, from 1.
     *
     *     At least 1.
     */
    step: number;
    /** @description What the page was called then. */
    title: string;
    /** @description Where the page was then, without passwords and tokens. */
    url: string;
}
/**
 * Work of the team that goes on after the response to its request.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Job {
    /**
     * Format: date-time
     * @description When it was accepted.
     */
    createdAt: string;
    /**
     * @description Credits that it cost so far.
     *
     *     At least 0.
     */
    creditsUsed: number;
    /** @description Why it failed; left out where it did not. */
    error?: string;
    /**
     * Format: date-time
     * @description When it ended; left out while it runs.
     */
    finishedAt?: string;
    /**
     * Format: uuid
     * @description Names the job for ever.
     */
    id: string;
    /** @description Public part of the key that it was started with; left out where there was none. */
    keyId?: string;
    /**
     * @description What kind of work it is.
     * @enum {string}
     */
    kind: "agent" | "crawl" | "batch" | "check" | "mail" | "webhook";
    /**
     * Format: uuid
     * @description The monitor of a check; left out for other kinds.
     */
    monitorId?: string;
    pages?: JobPages;
    queue?: JobQueueState;
    /**
     * @description How far it is.
     * @enum {string}
     */
    status: "processing" | "completed" | "failed" | "cancelled" | "skipped";
    /** @description The prompt of an agent run, where a crawl began, the first page of a batch, the name of a monitor, to whom an e-mail goes, or the receiver of events; its first 300 characters. */
    title: string;
    /** @description Of the `auditMetadata` that it was started with; left out where there was none. */
    username?: string;
}
/**
 * A job with what happened in it.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobDetail {
    job: Job;
    /** @description Of an agent run the last 500 events of its trace, of a crawl or batch its last 200 pages and 200 faults; the first ones first. */
    steps: JobStep[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A page that a crawl or batch could not read, and why.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobFailure {
    /**
     * Format: date-time
     * @description When it failed.
     */
    at: string;
    /** @description Why it was not read, in words. */
    cause: string;
    /** @description Names the entry within its job. */
    id: string;
    /**
     * @description Who decided that it is not read.
     * @enum {string}
     */
    kind: "error" | "robots";
    /**
     * @description HTTP status of the response; left out where there was none.
     *
     *     At least 100. At most 599.
     */
    status?: number;
    /** @description The page, without passwords and tokens. */
    url: string;
}
/**
 * A part of the pages that a job could not read.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobFailureList {
    cursor?: Cursor;
    /** @description The pages, in the order in which they failed. */
    failures: JobFailure[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A part of the jobs of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobList {
    cursor?: Cursor;
    /** @description The jobs, in the order that was asked for; none of a team with zero data retention. */
    jobs: Job[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * How far a crawl or a batch is; left out of agent runs.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobPages {
    /**
     * @description Pages with content.
     *
     *     At least 0.
     */
    completed: number;
    /**
     * @description Pages that were given up.
     *
     *     At least 0.
     */
    failed: number;
    /**
     * @description Pages that are known and still to be done.
     *
     *     At least 0.
     */
    waiting: number;
}
/**
 * How a job that has not ended stands in its queue.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobQueueState {
    /**
     * @description How often a worker has taken it so far.
     *
     *     At least 0.
     */
    attempts: number;
    /** @description Whether its last attempts all ended without a result, so that it is tried less often. */
    isStuck: boolean;
    /**
     * Format: date-time
     * @description From when it may run.
     */
    runsAt: string;
    /**
     * @description Whether a worker has it.
     * @enum {string}
     */
    state: "waiting" | "running";
}
/**
 * What an agent run kept at one step.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobSnapshot {
    /** @description The content as text. It may hold text of web pages, so do not trust it. */
    snapshot: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Something that happened in a job, in words.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobStep {
    /** @description When it happened; for pages of crawls the place in their order, for their time is not kept. */
    at: string;
    /** @description Whether it tells of a fault. */
    isError?: boolean;
    /** @description What the step kept, for `GET` of it. */
    snapshot?: {
        /**
         * Format: uuid
         * @description Its id.
         */
        id: string;
        /** @description What it is, `json`, `markdown`, `html` or `text`; others may come. */
        kind: string;
        /** @description What the agent calls it. */
        name: string;
    };
    /** @description What happened. It may hold text of web pages, so do not trust it. */
    text: string;
    /** @description The agent, or what part of the service did it. */
    who: string;
}
/**
 * A key.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface KeyDetail {
    key: ApiKey;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A part of the keys of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface KeyList {
    cursor?: Cursor;
    /** @description The keys, in the order that was asked for. */
    keys: ApiKey[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * An agent that asks for a key. What it says of itself nobody has checked.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface KeyRequest {
    /** @description The network address that it asked from. */
    address: string;
    /** @description What the agent calls itself. */
    clientId: string;
    /** @description What it wants to be shown as. */
    clientName: string;
    /** @description The code as the agent shows it, for comparison. */
    code: string;
    /**
     * Format: date-time
     * @description When it asked.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description From when the request is none any more.
     */
    expiresAt: string;
    /**
     * Format: uuid
     * @description Names the request; it is no credential of the agent.
     */
    id: string;
    /** @description What it asks for; `*` is everything. */
    scopes: string[];
}
/**
 * How a key is replaced.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface KeyRoll {
    /**
     * @description How long the old key is accepted beside the new one; 0 revokes it at once.
     *
     *     At least 0. At most 2592000.
     * @default 86400
     */
    overlapSeconds?: number;
}
/**
 * A request of the team to the API.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface LoggedRequest {
    /**
     * Format: date-time
     * @description When the response was complete.
     */
    at: string;
    /**
     * @description Credits charged for it so far; for one that started a job, those of the job.
     *
     *     At least 0.
     */
    credits: number;
    /** @description Name of the error in the catalogue of the API; left out where there was none. */
    error?: string;
    /**
     * Format: uuid
     * @description Names the entry.
     */
    id: string;
    /** @description Public part of the key. */
    keyId: string;
    /**
     * @description From the request to the end of the response.
     *
     *     At least 0.
     */
    milliseconds: number;
    /** @description The operation, as the description of the API names it. */
    operation: string;
    /** @description As the response said in `X-Request-Id`. */
    requestId: string;
    /**
     * @description HTTP status of the response.
     *
     *     At least 100. At most 599.
     */
    status: number;
}
/**
 * Somebody who belongs to the team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Member {
    /** @description Where the person is written to; left out where nobody said. */
    email?: string;
    /**
     * Format: uuid
     * @description Names the person for ever.
     */
    id: string;
    /**
     * Format: date-time
     * @description Since when the person belongs to the team.
     */
    joinedAt: string;
    /**
     * Format: date-time
     * @description When the person was last seen in the dashboard; left out where that was never.
     */
    lastSeenAt?: string;
    /** @description What the person is called. */
    name: string;
    role: Role;
}
/**
 * What is to change of a member.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MemberChange {
    role: Role;
}
/**
 * A part of the people of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MemberList {
    cursor?: Cursor;
    /** @description The people, in the order that was asked for. */
    members: Member[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Pages or searches that are compared by a schedule.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Monitor {
    /**
     * Format: date-time
     * @description When it was made.
     */
    createdAt: string;
    /** @description When it runs, in five fields. */
    cron: string;
    /**
     * Format: uuid
     * @description The check that waits or runs; left out where there is none.
     */
    currentCheckId?: string;
    /**
     * @description About what it costs.
     *
     *     At least 0.
     */
    estimatedCreditsPerMonth: number;
    /** @description What a change has to be about, to count; left out where any counts. */
    goal?: string;
    /**
     * Format: uuid
     * @description Names the monitor for ever.
     */
    id: string;
    /** @description Whether a model judges changes by the goal. */
    judgeEnabled: boolean;
    lastPages?: MonitorPageCounts;
    /**
     * Format: date-time
     * @description When the last check ran; left out before the first one.
     */
    lastRunAt?: string;
    /** @description As its maker called it. */
    name: string;
    /**
     * Format: date-time
     * @description When the next check runs; left out while it is paused.
     */
    nextRunAt?: string;
    /** @description E-mail addresses that are told of changes; left out where none is. */
    recipients?: string[];
    /**
     * @description Days for which checks are kept.
     *
     *     At least 0.
     */
    retentionDays: number;
    /**
     * @description Whether it runs.
     * @enum {string}
     */
    status: "active" | "paused";
    /** @description The URLs, the starts of crawls and the words of searches that are watched, without passwords. */
    targets: string[];
    /** @description IANA name of the zone that `cron` is in. */
    timezone: string;
}
/**
 * What is changed of a monitor.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorChange {
    /**
     * @description When it runs, in five fields.
     *
     *     Characters: at least 9. Characters: at most 100. Matches `^[\w*\/, -]+$`.
     */
    cron?: string;
    /**
     * @description What a change has to be about, to count; empty for any.
     *
     *     Characters: at most 2000. Matches `^[^\x00]*$`.
     */
    goal?: string;
    /**
     * @description What it is for, in a line.
     *
     *     Characters: at least 1. Characters: at most 200. Matches `^ *[^\s\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$`.
     */
    name?: string;
    /**
     * @description Days for which checks are kept from now on.
     *
     *     At least 1. At most 365.
     */
    retentionDays?: number;
    /**
     * @description Whether it runs.
     * @enum {string}
     */
    status?: "active" | "paused";
    /**
     * @description IANA name of the zone that `cron` is in.
     *
     *     Characters: at least 1. Characters: at most 64. Matches `^[\w/+-]+$`.
     */
    timezone?: string;
}
/**
 * One comparison of what a monitor watches with the check before.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorCheck {
    /**
     * Format: date-time
     * @description When it was queued.
     */
    createdAt: string;
    /**
     * @description Credits that it cost so far.
     *
     *     At least 0.
     */
    creditsUsed: number;
    /** @description Why it failed; left out where it did not. */
    error?: string;
    /**
     * Format: date-time
     * @description When it ended; left out before.
     */
    finishedAt?: string;
    /**
     * Format: uuid
     * @description Names the check for ever.
     */
    id: string;
    pages: MonitorPageCounts;
    /**
     * Format: date-time
     * @description When it began; left out before.
     */
    startedAt?: string;
    /**
     * @description How far it is.
     * @enum {string}
     */
    status: "queued" | "running" | "completed" | "partial" | "failed" | "skipped";
    /**
     * @description What started it.
     * @enum {string}
     */
    trigger: "scheduled" | "manual";
}
/**
 * A check of a monitor with a part of its pages.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorCheckDetail {
    check: MonitorCheck;
    cursor?: Cursor;
    /** @description The pages, in the order in which they were compared. */
    pages: MonitorCheckPage[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A part of the checks of a monitor.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorCheckList {
    /** @description The checks, in the order that was asked for. */
    checks: MonitorCheck[];
    cursor?: Cursor;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A page in a check.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorCheckPage {
    /** @description What has changed, as a unified diff of its Markdown; left out where nothing has. */
    diff?: string;
    /** @description Why it could not be read; left out where it could. */
    error?: string;
    /** @description Its place in the check. */
    id: string;
    /** @description What a model said of the change by the goal; left out where it was not asked. */
    meaningful?: boolean;
    /** @description Why the model said so; left out where it was not asked. */
    reason?: string;
    /**
     * @description What became of it.
     * @enum {string}
     */
    status: "same" | "changed" | "new" | "removed" | "error";
    /** @description Its address, without a password. */
    url: string;
}
/**
 * A check of a monitor.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorCheckState {
    check: MonitorCheck;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A part of the monitors of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorList {
    cursor?: Cursor;
    /** @description The monitors, in the order that was asked for. */
    monitors: Monitor[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Pages of a check, by what became of them.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorPageCounts {
    /**
     * @description Number of pages that are changed.
     *
     *     At least 0.
     */
    changed: number;
    /**
     * @description Number of pages that are not readable.
     *
     *     At least 0.
     */
    error: number;
    /**
     * @description Number of pages that are new.
     *
     *     At least 0.
     */
    new: number;
    /**
     * @description Number of pages that are gone.
     *
     *     At least 0.
     */
    removed: number;
    /**
     * @description Number of pages that are unchanged.
     *
     *     At least 0.
     */
    same: number;
}
/**
 * A monitor.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MonitorState {
    monitor: Monitor;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Who is to get an email when a threshold is reached.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewBudgetMail {
    /**
     * @description Whether any is sent.
     * @default true
     */
    enabled?: boolean;
    /**
     * @description Their addresses: people of the team, and addresses that the operator of the service allows. All people of the team unless given, or for an empty list; `enabled: false` sends none.
     *
     *     Items: at most 25. Each item once.
     */
    recipients?: string[];
}
/**
 * A key to be created.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewKey {
    /**
     * Format: date-time
     * @description From when it is refused. Without it the key has no end.
     *
     *     Characters: at most 40.
     */
    expiresAt?: string;
    /**
     * @description Seconds that it is accepted from its creation, and from each `renewKey`, by the clock of the server. For a key that somebody holds only while a page is open. Not together with `expiresAt`.
     *
     *     At least 5. At most 3600.
     */
    lifeSeconds?: number;
    /**
     * @description What it is for, in a line.
     *
     *     Characters: at least 1. Characters: at most 200. Matches `^ *[^\s\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$`.
     */
    name: string;
    /**
     * @description What it may do: `*` for everything, a capability such as `map`, or an operation such as `mapUrls`.
     *
     *     Items: at least 1. Items: at most 100.
     */
    scopes: string[];
}
/**
 * Somebody to be added to the team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewMember {
    /**
     * @description Where the person is written to.
     *
     *     Characters: at least 3. Characters: at most 254. Matches `^[^\s@\x00-\x1f\x7f]+@[^\s@\x00-\x1f\x7f]+$`.
     */
    email?: string;
    /**
     * @description What the person is called, in a line.
     *
     *     Characters: at least 1. Characters: at most 200. Matches `^ *[^\s\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$`.
     */
    name: string;
    role: Role;
}
/**
 * A passkey to be added.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewPasskey {
    credential: PasskeyProof;
    /**
     * @description What the person calls it, such as the device that it is on, in a line.
     *
     *     Characters: at least 1. Characters: at most 100. Matches `^ *[^\s\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069][^\x00-\x1f\x7f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$`.
     */
    name: string;
}
/**
 * A signature of a passkey to be traded for a session.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewPasskeySession {
    credential: PasskeyAssertion;
}
/**
 * A one-time link to be traded for a session.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewSession {
    /**
     * @description What stands behind the `#` of a sign-in link.
     *
     *     Characters: at least 20. Characters: at most 200. Matches `^[\w-]+$`.
     */
    link: string;
}
/**
 * How the URLs that requests lead to are to be judged.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface NewThreatPolicy {
    /**
     * @description Domains that are always blocked, such as `example.com` or `*.example.com`.
     *
     *     Items: at most 1000.
     */
    blacklist: DomainPattern[];
    /**
     * @description Top-level domains that are blocked, in lower case and without a dot.
     *
     *     Items: at most 1000.
     */
    blockedTlds: string[];
    /**
     * @description What happens while the service that knows reputations does not answer.
     * @enum {string}
     */
    failurePolicy: "open" | "closed";
    /**
     * @description Whether URLs are judged.
     * @enum {string}
     */
    mode: "off" | "normal";
    /**
     * @description The risk from which a URL is blocked; lower is stricter.
     *
     *     At least 0. At most 100.
     */
    riskScoreThreshold: number;
    /**
     * @description Domains that are never blocked, whatever else says so.
     *
     *     Items: at most 1000.
     */
    whitelist: DomainPattern[];
}
/**
 * The authentication response of the organization (OpenID Connect Core, section 3.1.2.5).
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface OpenidResponse {
    /**
     * @description The query of the address that the organization redirected to, without the `?`.
     *
     *     Characters: at least 1. Characters: at most 8192.
     */
    response: string;
}
/**
 * A passkey of the person.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Passkey {
    /**
     * Format: date-time
     * @description When it was added.
     */
    createdAt: string;
    /**
     * Format: uuid
     * @description Names the passkey; it is no credential.
     */
    id: string;
    /** @description Whether it is kept on several devices of the person, as its maker says, and so survives the loss of one. */
    isSynced: boolean;
    /**
     * Format: date-time
     * @description When it last signed in. Without it it never did.
     */
    lastUsedAt?: string;
    /** @description What the person calls it. */
    name: string;
}
/**
 * What a passkey signed (`AuthenticationResponseJSON` of Web Authentication Level 3).
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PasskeyAssertion {
    /**
     * @description Whether the device is the one that the browser runs on.
     * @enum {string}
     */
    authenticatorAttachment?: "platform" | "cross-platform";
    /** @description What extensions said; none is asked for. */
    clientExtensionResults: Record<string, unknown>;
    /**
     * @description Id of the credential, in base64url.
     *
     *     Characters: at least 1. Characters: at most 1400. Matches `^[\w-]+$`.
     */
    id: string;
    /**
     * @description The same.
     *
     *     Characters: at least 1. Characters: at most 1400. Matches `^[\w-]+$`.
     */
    rawId: string;
    /** @description What was signed. */
    response: {
        /**
         * @description What the device saw, in base64url.
         *
         *     Characters: at least 1. Characters: at most 8192. Matches `^[\w-]+$`.
         */
        authenticatorData: string;
        /**
         * @description What the browser saw, in base64url.
         *
         *     Characters: at least 1. Characters: at most 8192. Matches `^[\w-]+$`.
         */
        clientDataJSON: string;
        /**
         * @description The signature, in base64url.
         *
         *     Characters: at least 1. Characters: at most 8192. Matches `^[\w-]+$`.
         */
        signature: string;
        /**
         * @description Whose passkey it is, as the device says, in base64url.
         *
         *     Characters: at least 1. Characters: at most 200. Matches `^[\w-]+$`.
         */
        userHandle: string;
    };
    /**
     * @description Always `public-key`.
     * @constant
     */
    type: "public-key";
}
/**
 * What a browser makes a passkey by (`PublicKeyCredentialCreationOptionsJSON` of Web Authentication Level 3).
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PasskeyCreation {
    /**
     * @description Always `none`: whose make the device is, is not asked.
     * @constant
     */
    attestation: "none";
    /** @description What a device must be able to. */
    authenticatorSelection: {
        /**
         * @description The same, for older browsers.
         * @constant
         */
        requireResidentKey: true;
        /**
         * @description Always `required`, so that it signs in without a name being typed.
         * @constant
         */
        residentKey: "required";
        /**
         * @description Always `required`: by a finger, a face or a PIN.
         * @constant
         */
        userVerification: "required";
    };
    /** @description What it signs, once, in base64url. */
    challenge: string;
    /** @description What the person has already. */
    excludeCredentials: PasskeyName[];
    /** @description Which kinds of keys may be made, the best one first. */
    pubKeyCredParams: {
        /** @description Its number among the algorithms of COSE. */
        alg: number;
        /**
         * @description Always `public-key`.
         * @constant
         */
        type: "public-key";
    }[];
    /** @description For whom it is. */
    rp: {
        /** @description The host name of the service. */
        id: string;
        /** @description What it calls itself. */
        name: string;
    };
    /** @description Milliseconds for which the challenge is good. */
    timeout: number;
    /** @description Whose it is. */
    user: {
        /** @description The name of the person. */
        displayName: string;
        /** @description The id of the person, in base64url. */
        id: string;
        /** @description Tells one account of the person from another. */
        name: string;
    };
}
/**
 * The passkeys of the person, and where they work.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PasskeyList {
    /** @description The one address under which they work. Without it the service has none, for want of a host name. */
    origin?: string;
    /** @description The passkeys, that which was added first first. */
    passkeys: Passkey[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A passkey that a credential of a browser names.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PasskeyName {
    /**
     * @description Id of the credential, in base64url.
     *
     *     Characters: at least 1. Characters: at most 1400. Matches `^[\w-]+$`.
     */
    id: string;
    /**
     * @description Always `public-key`.
     * @constant
     */
    type: "public-key";
}
/**
 * A passkey that a browser made (`RegistrationResponseJSON` of Web Authentication Level 3).
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PasskeyProof {
    /**
     * @description Whether the device is the one that the browser runs on.
     * @enum {string}
     */
    authenticatorAttachment?: "platform" | "cross-platform";
    /** @description What extensions said; none is asked for. */
    clientExtensionResults: Record<string, unknown>;
    /**
     * @description Id of the credential, in base64url.
     *
     *     Characters: at least 1. Characters: at most 1400. Matches `^[\w-]+$`.
     */
    id: string;
    /**
     * @description The same.
     *
     *     Characters: at least 1. Characters: at most 1400. Matches `^[\w-]+$`.
     */
    rawId: string;
    /** @description What was made. */
    response: {
        /**
         * @description The public key and what the device says of it, in base64url.
         *
         *     Characters: at least 1. Characters: at most 40000. Matches `^[\w-]+$`.
         */
        attestationObject: string;
        /**
         * @description A part of it, for who reads no CBOR.
         *
         *     Characters: at least 1. Characters: at most 8192. Matches `^[\w-]+$`.
         */
        authenticatorData?: string;
        /**
         * @description What the browser saw, in base64url.
         *
         *     Characters: at least 1. Characters: at most 8192. Matches `^[\w-]+$`.
         */
        clientDataJSON: string;
        /**
         * @description A part of it, for who reads no COSE.
         *
         *     Characters: at least 1. Characters: at most 8192. Matches `^[\w-]+$`.
         */
        publicKey?: string;
        /** @description A part of it, as its number among the algorithms of COSE. */
        publicKeyAlgorithm?: number;
        /**
         * @description How the device is reached.
         *
         *     Items: at most 10.
         */
        transports?: string[];
    };
    /**
     * @description Always `public-key`.
     * @constant
     */
    type: "public-key";
}
/**
 * What a browser signs in by (`PublicKeyCredentialRequestOptionsJSON` of Web Authentication Level 3).
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PasskeyRequest {
    /** @description What the passkey signs, once, in base64url. */
    challenge: string;
    /** @description The host name of the service. */
    rpId: string;
    /** @description Milliseconds for which the challenge is good. */
    timeout: number;
    /**
     * @description Always `required`: by a finger, a face or a PIN.
     * @constant
     */
    userVerification: "required";
}
/**
 * Somebody who can sign in.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface Person {
    /** @description Where the person is written to; left out where nobody said. */
    email?: string;
    /**
     * Format: uuid
     * @description Names the person for ever.
     */
    id: string;
    /** @description What the person is called. */
    name: string;
}
/**
 * A place where the person is signed in.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PersonSession {
    /**
     * Format: date-time
     * @description When the person signed in.
     */
    createdAt: string;
    /** @description Whether it is the session that asks. */
    current: boolean;
    /**
     * Format: date-time
     * @description When it ends, unless it is used before: it ends after two weeks without use, and after 90 days in any case.
     */
    expiresAt: string;
    /**
     * Format: uuid
     * @description Names the session; it is no credential.
     */
    id: string;
    /**
     * Format: date-time
     * @description When it was last used, to about a minute.
     */
    lastSeenAt: string;
    /** @description What the browser called itself at sign-in. */
    userAgent: string;
}
/**
 * What the plan of a team allows.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PlanLimits {
    /**
     * @description Works running at once.
     *
     *     At least 0.
     */
    concurrency: number;
    /**
     * @description Requests a minute for each operation.
     *
     *     At least 0.
     */
    requestsPerMinute: number;
    /**
     * @description Reads of the state of jobs a minute, all together; that of the API where it is left out.
     *
     *     At least 0.
     */
    statusReadsPerMinute?: number;
    /**
     * @description Bytes stored at once; jobs are rejected above.
     *
     *     At least 1.
     */
    storedBytes: number;
}
/**
 * The policy of an organization as it is to be.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PolicyChange {
    /** @description Whether a request may replace fields of it, for itself alone. */
    overrides: boolean;
    policy: NewThreatPolicy;
}
/**
 * The policy of the organization of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface PolicyState {
    /** @description Whether the person may change it, as an owner of all of them. */
    canChange: boolean;
    /** @description Whether a request may replace fields of it, for itself alone. */
    overrides: boolean;
    policy: ThreatPolicy;
    /**
     * @description Whether the team has threat protection.
     * @enum {string}
     */
    protection: "disabled" | "enabled" | "enforced";
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /**
     * @description How many teams the policy holds for.
     *
     *     At least 1.
     */
    teams: number;
}
/**
 * A key that was renewed.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface RenewedKey {
    key: ApiKey;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A part of the requests of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface RequestList {
    cursor?: Cursor;
    /** @description The requests, in the order that was asked for. */
    requests: LoggedRequest[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What a person may do in a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export type Role = "viewer" | "member" | "owner";
/**
 * The key that takes the place of another, this once.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface RolledKey {
    key: ApiKey;
    replaced: ApiKey;
    /** @description The new key itself. It is not shown again: only its hash is stored. */
    secret: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Something that the security log is told of.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface SecurityEvent {
    /** @description Who did it, by name; left out where it is not a person, or not known. */
    actor?: string;
    /**
     * Format: date-time
     * @description When it happened.
     */
    at: string;
    /** @description What happened, such as `key.created`. */
    event: string;
    /** @description What else is known of it, by name. */
    facts: Record<string, unknown>;
    /**
     * Format: uuid
     * @description Names the event for ever; a later event has a greater one.
     */
    id: string;
    /** @description Public part of the key that it is about, or that a request was made with. */
    keyId?: string;
}
/**
 * A part of the security log of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface SecurityLog {
    cursor?: Cursor;
    /** @description The events, the newest first. */
    events: SecurityEvent[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Where the person is signed in.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface SessionList {
    /** @description The sessions, that which was used last first. */
    sessions: PersonSession[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Who is signed in, and the teams of that person.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface SessionState {
    person: Person;
    session: PersonSession;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /** @description The teams, by name. */
    teams: TeamEntry[];
}
/**
 * The address for a sign-in link.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface SignInLinkRequest {
    /**
     * @description The address that the person was added with. Letters of other alphabets than ASCII's have look-alikes, and are rejected.
     *
     *     Characters: at least 3. Characters: at most 254. Matches `^[!-?A-~]+@[!-?A-~]+$`.
     */
    email: string;
}
/**
 * The ways to sign in that the service has, beside links.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface SignInWays {
    /**
     * @description Present where sign-in links are sent by e-mail; always `true`.
     * @constant
     */
    mail?: true;
    /** @description Host of the OpenID provider by which people of an organization sign in. Without it there is none. */
    organization?: string;
    /** @description Whether passkeys work at its address. */
    passkeys: boolean;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * Where the organization asks who one is.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface StartedOpenid {
    /**
     * Format: uri
     * @description Go there in this browser; the answer leads back to `/dashboard/openid`.
     */
    address: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What a passkey is made by.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface StartedPasskey {
    options: PasskeyCreation;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What a passkey signs in by.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface StartedSignIn {
    options: PasskeyRequest;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A team with its plan and credits.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface TeamDetail {
    /** @description Credits that can be spent: neither charged nor held. */
    credits: number;
    /**
     * @description Credits that running work holds.
     *
     *     At least 0.
     */
    held: number;
    /**
     * Format: uuid
     * @description Names the team for ever.
     */
    id: string;
    limits: PlanLimits;
    /** @description What the team is called. */
    name: string;
    /** @description Name of the plan. */
    plan: string;
    role: Role;
    /**
     * @description Works running now.
     *
     *     At least 0.
     */
    running: number;
    /**
     * @description Bytes that the team stores.
     *
     *     At least 0.
     */
    storedBytes: number;
    /**
     * @description Whether URLs are scanned.
     * @enum {string}
     */
    threatProtection: "disabled" | "enabled" | "enforced";
    /** @description Whether what would keep data is refused. */
    zeroDataRetention: boolean;
}
/**
 * A team that the person belongs to.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface TeamEntry {
    /**
     * Format: uuid
     * @description Names the team for ever.
     */
    id: string;
    /** @description What the team is called. */
    name: string;
    role: Role;
    /** @description Whether whoever runs the service has suspended it; every operation of the team is then rejected. */
    suspended: boolean;
}
/**
 * The team as it stands.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface TeamState {
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    team: TeamDetail;
}
/**
 * How the URLs that requests lead to are judged.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface ThreatPolicy {
    /**
     * @description Domains that are always blocked, such as `example.com` or `*.example.com`.
     *
     *     Items: at most 1000.
     */
    blacklist: DomainPattern[];
    /**
     * @description Top-level domains that are blocked, in lower case and without a dot.
     *
     *     Items: at most 1000.
     */
    blockedTlds: string[];
    /**
     * @description What happens while the service that knows reputations does not answer.
     * @enum {string}
     */
    failurePolicy: "open" | "closed";
    /**
     * @description Whether URLs are judged.
     * @enum {string}
     */
    mode: "off" | "normal";
    /**
     * @description The risk from which a URL is blocked; lower is stricter.
     *
     *     At least 0. At most 100.
     */
    riskScoreThreshold: number;
    /**
     * @description Domains that are never blocked, whatever else says so.
     *
     *     Items: at most 1000.
     */
    whitelist: DomainPattern[];
}
/**
 * A code as a person typed it.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface TypedCode {
    /**
     * @description The code; case, spaces and dashes do not matter.
     *
     *     Characters: at least 1. Characters: at most 50.
     */
    code: string;
}
/**
 * Emails that a recipient has unsubscribed from.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UnsubscribedEntry {
    /**
     * @description What the emails are about.
     * @enum {string}
     */
    about: "monitor" | "budget";
    /** @description Whether the person may turn the emails on again, which only their recipient may. */
    canResubscribe: boolean;
    /**
     * Format: uuid
     * @description Identifies the entry.
     */
    id: string;
    /** @description Name of the monitor. Left out for a budget. */
    name?: string;
    /** @description The email address. */
    recipient: string;
    /**
     * Format: uuid
     * @description The id of the monitor, or that of the team.
     */
    subjectId: string;
    /**
     * Format: date-time
     * @description When the recipient unsubscribed.
     */
    unsubscribedAt: string;
}
/**
 * A part of those who have unsubscribed from emails of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UnsubscribedList {
    cursor?: Cursor;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /** @description The latest first. */
    unsubscribed: UnsubscribedEntry[];
}
/**
 * What was used on a day, in UTC.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UsageDay {
    /**
     * @description Credits charged.
     *
     *     At least 0.
     */
    credits: number;
    /** @description The day, such as `2030-05-17`. */
    day: string;
    /**
     * @description Requests that were answered outside 2xx.
     *
     *     At least 0.
     */
    failed: number;
    /**
     * @description Requests, failed ones included.
     *
     *     At least 0.
     */
    requests: number;
}
/**
 * What a key was used for.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UsageKey {
    /**
     * @description Credits charged.
     *
     *     At least 0.
     */
    credits: number;
    /**
     * @description Requests that were answered outside 2xx.
     *
     *     At least 0.
     */
    failed: number;
    /** @description Public part of the key; left out for what no key is known of. */
    keyId?: string;
    /** @description What the key is for; left out where it is not known. */
    name?: string;
    /**
     * @description Requests, failed ones included.
     *
     *     At least 0.
     */
    requests: number;
}
/**
 * What an operation was used for.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UsageOperation {
    /**
     * @description Credits charged.
     *
     *     At least 0.
     */
    credits: number;
    /**
     * @description Requests that were answered outside 2xx.
     *
     *     At least 0.
     */
    failed: number;
    /** @description Id of the operation, such as `mapUrls`. */
    operation: string;
    /**
     * @description Requests, failed ones included.
     *
     *     At least 0.
     */
    requests: number;
}
/**
 * What a team used over some days.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UsageReport {
    /** @description Every day of the time, those without use as well, the first one first. */
    days: UsageDay[];
    /** @description The first day. */
    from: string;
    /** @description The 50 keys used most, the most used first. */
    keys: UsageKey[];
    /** @description The operations, the most used first. */
    operations: UsageOperation[];
    /** @description Where `by` asks for it, the five operations or keys used most, by day, and the sum of the rest where there are more. */
    series?: UsageSeries[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /** @description The last day, which is in it. */
    to: string;
}
/**
 * The use of one operation or key by day.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface UsageSeries {
    /** @description Credits charged on each day. */
    credits: number[];
    /** @description Requests of each day that were answered outside 2xx. */
    failed: number[];
    /** @description Whether it is the sum of all that is not named; left out where it is not. */
    isRest?: boolean;
    /** @description The operation, or the public part of the key. Left out for the rest, and for work without a key. */
    name?: string;
    /** @description Requests of each day, in the order of `days`. */
    requests: number[];
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
 * A receiver for which events wait.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WaitingWebhook {
    /**
     * @description Attempts to deliver the oldest of them that failed.
     *
     *     At least 0.
     */
    attempts: number;
    /**
     * @description Events that wait.
     *
     *     At least 1.
     */
    events: number;
    /**
     * Format: uuid
     * @description Names the webhook.
     */
    id: string;
    /**
     * Format: uuid
     * @description The job that the events are of.
     */
    jobId: string;
    /** @description Scheme, host and port of its address; the rest may hold what is secret. */
    receiver: string;
    /**
     * Format: date-time
     * @description When the oldest of them happened.
     */
    since: string;
}
/**
 * An event that was, or is to be, delivered to a webhook.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookDelivery {
    /**
     * @description Attempts so far.
     *
     *     At least 0.
     */
    attempts: number;
    /**
     * Format: date-time
     * @description When the event happened.
     */
    createdAt: string;
    /**
     * @description Why the last attempt was not answered; left out where it was.
     * @enum {string}
     */
    failure?: "address" | "connection" | "tls" | "timeout" | "response";
    /**
     * Format: uuid
     * @description The `webhook-id` of every attempt; a later event has a greater one.
     */
    id: string;
    /** @description Whether it can be sent again. An event of more than 131,072 bytes is not kept beyond its delivery. */
    isStored: boolean;
    /**
     * Format: uuid
     * @description The job, the monitor, or for an event of a budget the team, that the event is of.
     */
    jobId: string;
    /**
     * Format: date-time
     * @description When the last attempt ended; left out where there was none.
     */
    lastAttemptAt?: string;
    /**
     * @description The status that the receiver answered the last attempt with; left out where it did not answer.
     *
     *     At least 100. At most 599.
     */
    lastStatus?: number;
    /**
     * Format: date-time
     * @description When it is tried again; left out unless it waits.
     */
    nextAttemptAt?: string;
    /** @description Scheme, host and port of its address; the rest may hold what is secret. */
    receiver: string;
    /**
     * @description How far it is.
     * @enum {string}
     */
    status: "waiting" | "delivered" | "failed" | "gone";
    /** @description What happened, such as `crawl.completed`. */
    type: string;
}
/**
 * A part of the deliveries of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookDeliveryList {
    cursor?: Cursor;
    /** @description The deliveries, of the newest event first. */
    deliveries: WebhookDelivery[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A delivery.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookDeliveryState {
    delivery: WebhookDelivery;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * A secret that webhooks of the team are signed with, without the secret itself.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookSecret {
    /**
     * Format: date-time
     * @description When it was made.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description From when it signs no more. Without it it goes on.
     */
    endsAt?: string;
    /**
     * @description 1 for the first of the team.
     *
     *     At least 1.
     */
    number: number;
    /**
     * Format: date-time
     * @description When somebody saw it. Without it nobody has.
     */
    viewedAt?: string;
}
/**
 * How the secret is replaced.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookSecretRotation {
    /**
     * @description How long the one before signs beside the new one; 0 ends it at once.
     *
     *     At least 0. At most 2592000.
     * @default 86400
     */
    overlapSeconds?: number;
}
/**
 * A secret that webhooks are signed with, this once.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookSecretValue {
    /**
     * @description Its number among those of the team.
     *
     *     At least 1.
     */
    number: number;
    /** @description The secret, in the notation of Standard Webhooks. */
    secret: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * The webhooks of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface WebhookState {
    /** @description The secrets that sign, and those that have ended, the newest first. */
    secrets: WebhookSecret[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /** @description Receivers for which events wait, the longest first; a hundred at most. */
    waiting: WaitingWebhook[];
}
export interface paths {
    "/device-requests/{requestId}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a request for a key, which finding it tells.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000004
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny a key
         * @description Tells the agent that it gets no key.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["denyDeviceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device-requests/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find who asks for a key
         * @description Returns who waits for a key under a code that an agent shows. A code that was typed wrong counts; after some the codes that it resembles are closed.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["findDeviceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List passkeys
         * @description Returns the passkeys of the person.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Adds a passkey that the browser made by what `startPasskey` gave in this session.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of one's own passkeys.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-00000000000a
                 */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey of the person for ever. Sessions that it began go on.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns what a browser makes a passkey by. It is good once, for five minutes, in this session.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who is signed in
         * @description Returns the person of the session, the session itself, and the teams of the person with the role in each.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Trades a one-time link for a session. A session that the browser had before ends. The link is used up, whoever opened it.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["createSession"];
        /**
         * Sign out
         * @description Ends the session that asks.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-in link by e-mail
         * @description Sends a link that signs in once, for fifteen minutes, to the address if it is that of a member. The response is the same for every address. Members of an organization sign in there and get no link. A team has thirty e-mails a minute; a request beyond sends none and may be repeated.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["sendSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/openid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by an organization
         * @description Exchanges the authentication response of an organization for a session. Which teams the person belongs to, and with which role, is told by the configuration of the service and put right at each sign-in. A session that the browser had before ends.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["createSessionByOpenid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/openid/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in by an organization
         * @description Returns where the organization asks who one is (OpenID Connect Core 1.0, section 3.1.2.1). The way is good once, for ten minutes, in this browser.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["startOpenidSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by passkey
         * @description Trades a signature of a passkey for a session. A session that the browser had before ends.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["createSessionByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in by passkey
         * @description Returns what a passkey signs in by. It is good once, for five minutes.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how one signs in
         * @description Returns which ways to sign in there are, beside links.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Returns where the person is signed in.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of one's own sessions.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000003
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
         * @description Ends one of the sessions of the person, such as on a device that was lost.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["endOneSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a team
         * @description Returns the team with its plan, credits and limits.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/budget": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Show the monthly budget
         * @description Returns what the team may use in a calendar month (UTC), what it has used, and the thresholds it has reached.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getBudget"];
        /**
         * Set the monthly budget
         * @description Replaces the budget of the team. It holds from now on, for the current month too. Thresholds that the use has passed by now alert nobody.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        put: operations["changeBudget"];
        post?: never;
        /**
         * Remove the monthly budget
         * @description Lets the team use its credits without a budget. Removing it again changes nothing.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["removeBudget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/device-requests/{requestId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a request for a key, which finding it tells.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000004
                 */
                requestId: components["parameters"]["RequestId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a key
         * @description Lets the agent fetch a key of the team, once, while the person may still create keys. The key is made when it is fetched, and shown to nobody else.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["approveDeviceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Watch a team
         * @description Opens a stream of events that says that the jobs or the usage of the team have changed, never how: read them by their operations. It stays open for as long as the session and the role that it began with. A session may have six of them at once.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["watchTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/interact-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List sessions of Interact
         * @description Returns the sessions of Interact of the team with what each shows, those that are open and, as long as their records are stored, those that have ended. `search` looks at the id, the profile, and the URL and title of the page.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listInteractSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/interact-sessions/{interactId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a session of Interact
         * @description Returns a session of Interact, open or recorded, with what it shows and what was done in it. What was typed is not recorded.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getInteractSession"];
        put?: never;
        post?: never;
        /**
         * End a session of Interact
         * @description Closes the page of the session, saves its profile if it has one that it saves, and charges the minutes begun. An action in flight ends without being done.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["endInteractSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/interact-sessions/{interactId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the record of a session of Interact
         * @description Deletes what was recorded of a session of Interact, its actions with their screenshots. Of a session that is still open, nothing more is recorded.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["deleteInteractRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/interact-sessions/{interactId}/screenshots/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The number of a step of the session.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1
                 */
                step: components["parameters"]["StepNumber"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a screenshot of a session of Interact
         * @description Returns what a session of Interact showed after one of its actions, from its record.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getInteractScreenshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List jobs
         * @description Returns the jobs of the team: agent runs, crawls, batches and checks of monitors as long as they are kept, and the mail and the webhooks that wait to be delivered. `search` looks at the title, the `username` and the id.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a job
         * @description Returns a job as it stands, with what happened in it.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Cancel a job
         * @description Ends a crawl or batch at once, and an agent run after the step in flight. Jobs of other kinds end by themselves.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/jobs/{jobId}/failures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List failed pages
         * @description Returns the pages that a crawl or batch could not read, with the cause of each. Jobs of other kinds have none.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listJobFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job
         * @description Runs a job that waits as soon as a worker has room for it, whatever delay it has, as if none of its attempts had failed.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/jobs/{jobId}/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of a snapshot of the job.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-8f00-7c55-a111-2b3c4d5e6f70
                 */
                snapshotId: components["parameters"]["SnapshotId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a snapshot of a job
         * @description Returns what an agent run kept at one of its steps, as it stood then.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getJobSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List keys
         * @description Returns the keys of the team, without the keys themselves. `search` looks at the name and at the public part.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key and returns it this once.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a key
         * @description Returns a key as it stands, without its secret.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revokes a key for ever. One that was revoked before stays so.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/keys/{keyId}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a key
         * @description Lets a key that was created with `lifeSeconds` live that long from now. A key that was revoked, or whose life is over, is not renewed: it stays ended.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["renewKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/keys/{keyId}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll a key
         * @description Creates a key with the name, the scopes and the lifetime of another, and lets that one end after a time in which both are accepted.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["rollKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List members
         * @description Returns the people of the team. `search` looks at the name and the e-mail address.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member
         * @description Adds somebody to the team, and returns a link with which the person signs in.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/members/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of somebody who belongs to the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000002
                 */
                personId: components["parameters"]["PersonId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes somebody from the team, at once. Keys stay as they are.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Gives a member another role, at once.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/teams/{teamId}/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List monitors
         * @description Returns the monitors of the team; of a team with zero data retention none. `search` looks at the name, the id and the goal.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listMonitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/monitors/{monitorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a monitor
         * @description Returns a monitor of the team.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getMonitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a monitor
         * @description Pauses a monitor or resumes it, and changes its name, its schedule, its goal and how long its checks are kept. What else it has, such as its targets, the API changes with a key.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        patch: operations["changeMonitor"];
        trace?: never;
    };
    "/teams/{teamId}/monitors/{monitorId}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List checks
         * @description Returns the checks of a monitor as long as they are kept.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
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
    "/teams/{teamId}/monitors/{monitorId}/checks/{checkId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a check of the monitor.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                checkId: components["parameters"]["CheckId"];
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a check
         * @description Returns a check with its pages, in the order in which they were compared, and what has changed in them.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
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
    "/teams/{teamId}/monitors/{monitorId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a monitor
         * @description Queues a check at once. While another one runs, it is kept as skipped.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["runMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/policy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Show the threat policy
         * @description Returns how the URLs that requests of the team lead to are judged.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getPolicy"];
        /**
         * Change the threat policy
         * @description Replaces the policy of the organization of the team. Who changes it must be an owner of every team that it holds for.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        put: operations["changePolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List requests
         * @description Returns the requests that the team made to the API with its keys, for 7 days and 100,000 requests at most, without their bodies, URLs and responses. A request may lag by a second; of a team with zero data retention none is kept. `search` looks at the request id, the operation and the name of the error.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/security-events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Read the security log
         * @description Returns who did what in the team, for 90 days. Of requests it tells where the organization has security logging enabled, with the `username` of their `auditMetadata`. `search` looks at the kind, the name of who did it, the key and the facts.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/unsubscribed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List who has unsubscribed from emails
         * @description Returns the emails of monitors and of the budget that recipients have turned off by the link in them, the latest first.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listUnsubscribed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/unsubscribed/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of emails that a recipient has unsubscribed from.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f80b3
                 */
                subscriptionId: components["parameters"]["SubscriptionId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn emails on again
         * @description Sends the emails to the recipient again, who can unsubscribe once more. Only the recipient may do so, signed in with that address as a confirmed one.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["resubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get usage
         * @description Returns the requests and credits of a team by day, by operation and by key. Days are those of UTC. Credits are exact; requests may lag by some seconds.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Returns the events of which a delivery was tried, with how the last attempt went: the newest 1,000 of the team, for 7 days. Of a team with zero data retention none is kept. `search` looks at the kind of the event, the id, the id of the job, and scheme, host and port of the receiver.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/webhook-deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a delivery of the team, which its receiver knows as `webhook-id`.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f8091
                 */
                deliveryId: components["parameters"]["DeliveryId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns a delivery as it stands, with the status of its last answer.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/webhook-deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a delivery of the team, which its receiver knows as `webhook-id`.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f8091
                 */
                deliveryId: components["parameters"]["DeliveryId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Delivers an event once more, with the same `webhook-id` and the same body, after those of its job that wait before it; one that waits itself is tried at once. It is tried for 24 hours again, as any other. Where the webhook of a monitor has changed, the event goes where those of today go.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the secret
         * @description Returns the secret that the webhooks of the team are signed with, this once; makes one for a team that has none.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["showWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/webhook-secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Makes a new secret and returns it, this once. The one before signs beside it for a while, so that receivers change over without a gap.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /**
         * Show webhooks
         * @description Returns the secrets that the webhooks of the team are signed with, without the secrets themselves, and the receivers for which events wait.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        get: operations["getWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddedMember: AddedMember;
        AddedPasskey: AddedPasskey;
        ApiKey: ApiKey;
        Budget: Budget;
        BudgetAlert: BudgetAlert;
        BudgetChange: BudgetChange;
        BudgetMail: BudgetMail;
        BudgetState: BudgetState;
        BudgetUse: BudgetUse;
        ChangedMember: ChangedMember;
        CreatedKey: CreatedKey;
        Cursor: Cursor;
        DeviceApproval: DeviceApproval;
        DomainPattern: DomainPattern;
        Done: Done;
        ErrorBody: ErrorBody;
        ErrorDetail: ErrorDetail;
        FoundRequest: FoundRequest;
        InteractPage: InteractPage;
        InteractScreenshot: InteractScreenshot;
        InteractSession: InteractSession;
        InteractSessionDetail: InteractSessionDetail;
        InteractSessionList: InteractSessionList;
        InteractStep: InteractStep;
        Job: Job;
        JobDetail: JobDetail;
        JobFailure: JobFailure;
        JobFailureList: JobFailureList;
        JobList: JobList;
        JobPages: JobPages;
        JobQueueState: JobQueueState;
        JobSnapshot: JobSnapshot;
        JobStep: JobStep;
        KeyDetail: KeyDetail;
        KeyList: KeyList;
        KeyRequest: KeyRequest;
        KeyRoll: KeyRoll;
        LoggedRequest: LoggedRequest;
        Member: Member;
        MemberChange: MemberChange;
        MemberList: MemberList;
        Monitor: Monitor;
        MonitorChange: MonitorChange;
        MonitorCheck: MonitorCheck;
        MonitorCheckDetail: MonitorCheckDetail;
        MonitorCheckList: MonitorCheckList;
        MonitorCheckPage: MonitorCheckPage;
        MonitorCheckState: MonitorCheckState;
        MonitorList: MonitorList;
        MonitorPageCounts: MonitorPageCounts;
        MonitorState: MonitorState;
        NewBudgetMail: NewBudgetMail;
        NewKey: NewKey;
        NewMember: NewMember;
        NewPasskey: NewPasskey;
        NewPasskeySession: NewPasskeySession;
        NewSession: NewSession;
        NewThreatPolicy: NewThreatPolicy;
        OpenidResponse: OpenidResponse;
        Passkey: Passkey;
        PasskeyAssertion: PasskeyAssertion;
        PasskeyCreation: PasskeyCreation;
        PasskeyList: PasskeyList;
        PasskeyName: PasskeyName;
        PasskeyProof: PasskeyProof;
        PasskeyRequest: PasskeyRequest;
        Person: Person;
        PersonSession: PersonSession;
        PlanLimits: PlanLimits;
        PolicyChange: PolicyChange;
        PolicyState: PolicyState;
        RenewedKey: RenewedKey;
        RequestList: RequestList;
        Role: Role;
        RolledKey: RolledKey;
        SecurityEvent: SecurityEvent;
        SecurityLog: SecurityLog;
        SessionList: SessionList;
        SessionState: SessionState;
        SignInLinkRequest: SignInLinkRequest;
        SignInWays: SignInWays;
        StartedOpenid: StartedOpenid;
        StartedPasskey: StartedPasskey;
        StartedSignIn: StartedSignIn;
        TeamDetail: TeamDetail;
        TeamEntry: TeamEntry;
        TeamState: TeamState;
        ThreatPolicy: ThreatPolicy;
        TypedCode: TypedCode;
        UnsubscribedEntry: UnsubscribedEntry;
        UnsubscribedList: UnsubscribedList;
        UsageDay: UsageDay;
        UsageKey: UsageKey;
        UsageOperation: UsageOperation;
        UsageReport: UsageReport;
        UsageSeries: UsageSeries;
        ValidationErrorBody: ValidationErrorBody;
        WaitingWebhook: WaitingWebhook;
        WebhookDelivery: WebhookDelivery;
        WebhookDeliveryList: WebhookDeliveryList;
        WebhookDeliveryState: WebhookDeliveryState;
        WebhookSecret: WebhookSecret;
        WebhookSecretRotation: WebhookSecretRotation;
        WebhookSecretValue: WebhookSecretValue;
        WebhookState: WebhookState;
    };
    responses: never;
    parameters: {
        /**
         * @description The id of a check of the monitor.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
         */
        CheckId: string;
        /**
         * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
         */
        Cursor: string;
        /**
         * @description The id of a delivery of the team, which its receiver knows as `webhook-id`.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f8091
         */
        DeliveryId: string;
        /**
         * @description The first day of the list, in UTC. A 30th of February is the day after its month, as everywhere here.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 2030-05-01
         */
        FirstDay: string;
        /**
         * @description The id of a session of Interact of the team.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
         */
        InteractId: string;
        /**
         * @description The id of a job of the team.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
         */
        JobId: string;
        /**
         * @description The public part of a key, which names it in lists and logs.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 4f1c2a9b8e713f1c
         */
        KeyId: string;
        /**
         * @description The last day of the list, in UTC, which is in it.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 2030-05-17
         */
        LastDay: string;
        /**
         * @description Entries in the answer at most.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 50
         */
        Limit: number;
        /**
         * @description The id of a monitor of the team.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
         */
        MonitorId: string;
        /**
         * @description The id of one of one's own passkeys.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-0000-7000-8000-00000000000a
         */
        PasskeyId: string;
        /**
         * @description The id of somebody who belongs to the team.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-0000-7000-8000-000000000002
         */
        PersonId: string;
        /**
         * @description The id of a request for a key, which finding it tells.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-0000-7000-8000-000000000004
         */
        RequestId: string;
        /**
         * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example nightly
         */
        Search: string;
        /**
         * @description The id of one of one's own sessions.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-0000-7000-8000-000000000003
         */
        SessionId: string;
        /**
         * @description The id of a snapshot of the job.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-8f00-7c55-a111-2b3c4d5e6f70
         */
        SnapshotId: string;
        /**
         * @description The number of a step of the session.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 1
         */
        StepNumber: number;
        /**
         * @description The id of emails that a recipient has unsubscribed from.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f80b3
         */
        SubscriptionId: string;
        /**
         * @description The id of one of the teams that the session lists.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-0000-7000-8000-000000000001
         */
        TeamId: string;
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
         * @description The session as a cookie that no script can read, or its end.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example __Host-web-data-session=wds_0192; Path=/; HttpOnly; Secure; SameSite=Strict
         */
        "Set-Cookie": string;
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
    denyDeviceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a request for a key, which finding it tells.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000004
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent is told so. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Device request not found`: Nobody waits for a decision here. The code is mistyped or was mistyped too often, has ended, or was decided. Which of these is not told. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    findDeviceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": TypedCode;
            };
        };
        responses: {
            /** @description Who asks, and what for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FoundRequest;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Device request not found`: Nobody waits for a decision here. The code is mistyped or was mistyped too often, has ended, or was decided. Which of these is not told. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The passkey, and what the person calls it. */
        requestBody: {
            content: {
                "application/json": NewPasskey;
            };
        };
        responses: {
            /** @description The passkey signs in from now on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddedPasskey;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Passkey is not valid`: The passkey is none of ours or was removed, its challenge has ended or was used, or it was made or used for another address. Which of these is not told.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Person has too many passkeys`: The person has as many passkeys as one may have.
             *
             *     `Passkeys need https and a host name`: The service is reached without https, or by the number of an address, and browsers give passkeys to neither.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of one's own passkeys.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-00000000000a
                 */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey signs in no more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Passkey not found`: The person has no passkey with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a passkey is made by. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StartedPasskey;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Person has too many passkeys`: The person has as many passkeys as one may have.
             *
             *     `Passkeys need https and a host name`: The service is reached without https, or by the number of an address, and browsers give passkeys to neither.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The one-time link. */
        requestBody: {
            content: {
                "application/json": NewSession;
            };
        };
        responses: {
            /** @description The person is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /**
             * @description `Forbidden: Sign-in link is not valid`: The sign-in link was used before, has ended, or is none of ours. Which of these is not told.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    sendSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where to. */
        requestBody: {
            content: {
                "application/json": SignInLinkRequest;
            };
        };
        responses: {
            /** @description A link is on its way if the address is that of a member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No sign-in by e-mail`: The service sends no letters. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    createSessionByOpenid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The authentication response. */
        requestBody: {
            content: {
                "application/json": OpenidResponse;
            };
        };
        responses: {
            /** @description The person is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /**
             * @description `Forbidden: Answer of the organization is not valid`: The answer was used before, took too long, was asked for by another browser, says that the person was not let in, or does not hold. Which of these is not told.
             *
             *     `Forbidden: No team for this person`: The organization knows the person, and the configuration of the service lets nobody like that into a team. An e-mail address counts only when the organization has verified it.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No sign-in by an organization`: The service has no OpenID provider. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    startOpenidSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StartedOpenid;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `No sign-in by an organization`: The service has no OpenID provider. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    createSessionByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The signature. */
        requestBody: {
            content: {
                "application/json": NewPasskeySession;
            };
        };
        responses: {
            /** @description The person is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /**
             * @description `Forbidden: Passkey is not valid`: The passkey is none of ours or was removed, its challenge has ended or was used, or it was made or used for another address. Which of these is not told.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Passkeys need https and a host name`: The service is reached without https, or by the number of an address, and browsers give passkeys to neither. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a passkey signs in by. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StartedSignIn;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Passkeys need https and a host name`: The service is reached without https, or by the number of an address, and browsers give passkeys to neither. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getSignInWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignInWays;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listSessions: {
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
                    "application/json": SessionList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    endOneSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of one's own sessions.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000003
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
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Forbidden: Request from another site`: The browser says that a page of another site sent the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Session not found`: The person has no session with this id, or it has ended. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The budget. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BudgetState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    changeBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The budget. */
        requestBody: {
            content: {
                "application/json": BudgetChange;
            };
        };
        responses: {
            /** @description The budget as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BudgetState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    removeBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no budget. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    approveDeviceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a request for a key, which finding it tells.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000004
                 */
                requestId: components["parameters"]["RequestId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description What the key may do, and for how long. */
        requestBody: {
            content: {
                "application/json": DeviceApproval;
            };
        };
        responses: {
            /** @description The agent may fetch its key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Device request not found`: Nobody waits for a decision here. The code is mistyped or was mistyped too often, has ended, or was decided. Which of these is not told.
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
            /** @description `Team has too many keys`: The team has as many keys that are accepted as it may have. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    watchTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `id` of the event that was told last, to be told what changed since; browsers send it by themselves.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c-9b8e713f1c4f1c2a
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listInteractSessions: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest";
                /**
                 * @description Only sessions of this state.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example ended
                 */
                state?: "open" | "ended";
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractSessionList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getInteractSession: {
        parameters: {
            query?: {
                /**
                 * @description Only steps before the one of this number, the last 100 of them.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 901
                 */
                before?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractSessionDetail;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Session of Interact not found`: The team has no open session of Interact with this id, and no record of one.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    endInteractSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
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
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Session of Interact not found`: The team has no open session of Interact with this id, and no record of one.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    deleteInteractRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Session of Interact not found`: The team has no open session of Interact with this id, and no record of one.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getInteractScreenshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a session of Interact of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e74
                 */
                interactId: components["parameters"]["InteractId"];
                /**
                 * @description The number of a step of the session.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1
                 */
                step: components["parameters"]["StepNumber"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screenshot. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InteractScreenshot;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Screenshot not found`: No session of Interact of the team with this id has a screenshot of this step, or its record was deleted.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The first day of the list, in UTC. A 30th of February is the day after its month, as everywhere here.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-01
                 */
                from?: components["parameters"]["FirstDay"];
                /**
                 * @description Only jobs that were started with this key.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId?: string;
                /**
                 * @description Only jobs of this kind.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example crawl
                 */
                kind?: "agent" | "crawl" | "batch" | "check" | "mail" | "webhook";
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "credits";
                /**
                 * @description Only jobs that are so far.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example failed
                 */
                status?: "processing" | "completed" | "failed" | "cancelled" | "skipped";
                /**
                 * @description The last day of the list, in UTC, which is in it.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-17
                 */
                to?: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
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
                    "application/json": JobList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobDetail;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Job not found`: The team has no job with this id, or it is kept no more.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It ends. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Job not found`: The team has no job with this id, or it is kept no more.
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
            /**
             * @description `Job has ended`: The job has ended, or is being cancelled already.
             *
             *     `Job cannot be cancelled`: The job is of a kind that ends by itself, such as a check of a monitor or the delivery of a webhook.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listJobFailures: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only pages that were left out for this.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example error
                 */
                kind?: "error" | "robots";
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the failed pages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobFailureList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Job not found`: The team has no job with this id, or it is kept no more.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs soon. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Job not found`: The team has no job with this id, or it is kept no more.
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
            /** @description `Job does not wait`: The job is running or has ended. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getJobSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a job of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description The id of a snapshot of the job.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-8f00-7c55-a111-2b3c4d5e6f70
                 */
                snapshotId: components["parameters"]["SnapshotId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
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
                    "application/json": JobSnapshot;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Job not found`: The team has no job with this id, or it is kept no more.
             *
             *     `Snapshot not found`: The job has no snapshot with this id.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "name" | "lastUsed";
                /**
                 * @description Only keys that are so.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example active
                 */
                status?: "active" | "expired" | "revoked";
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeyList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description What the key is for. */
        requestBody: {
            content: {
                "application/json": NewKey;
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatedKey;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team has too many keys`: The team has as many keys that are accepted as it may have. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeyDetail;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Key not found`: The team has no key with this id.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Key not found`: The team has no key with this id.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    renewKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with its new end. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RenewedKey;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Key not found`: The team has no key with this id.
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
            /**
             * @description `Key has ended`: The key was revoked or is past its end, so there is nothing to roll or to renew.
             *
             *     `Key is not renewed`: The key was created without `lifeSeconds`, so it ends when it was said to end, or never.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    rollKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The public part of a key, which names it in lists and logs.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description How long both are accepted. */
        requestBody: {
            content: {
                "application/json": KeyRoll;
            };
        };
        responses: {
            /** @description The new key, and the old one as it stands now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RolledKey;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Key not found`: The team has no key with this id.
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
            /**
             * @description `Key has ended`: The key was revoked or is past its end, so there is nothing to roll or to renew.
             *
             *     `Team has too many keys`: The team has as many keys that are accepted as it may have.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only people with this role.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example owner
                 */
                role?: Role;
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example joined
                 */
                sort?: "joined" | "name" | "lastSeen";
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MemberList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description Who is added. */
        requestBody: {
            content: {
                "application/json": NewMember;
            };
        };
        responses: {
            /** @description The person belongs to the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddedMember;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team has too many members`: The team has as many people as it may have. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of somebody who belongs to the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000002
                 */
                personId: components["parameters"]["PersonId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person no longer belongs to the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Member not found`: Nobody with this id belongs to the team.
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
            /** @description `Team needs an owner`: The change would leave the team without an owner. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of somebody who belongs to the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000002
                 */
                personId: components["parameters"]["PersonId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": MemberChange;
            };
        };
        responses: {
            /** @description The member as changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangedMember;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Member not found`: Nobody with this id belongs to the team.
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
            /** @description `Team needs an owner`: The change would leave the team without an owner. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listMonitors: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "name" | "lastRun";
                /**
                 * @description Only monitors that are so.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example active
                 */
                status?: "active" | "paused";
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the monitors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
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
                    "application/json": MonitorState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Monitor not found`: The team has no such monitor, or the monitor no such check; or it was deleted.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    changeMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The members to be changed; the others stay. */
        requestBody: {
            content: {
                "application/json": MonitorChange;
            };
        };
        responses: {
            /** @description The monitor as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Monitor not found`: The team has no such monitor, or the monitor no such check; or it was deleted.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listMonitorChecks: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The first day of the list, in UTC. A 30th of February is the day after its month, as everywhere here.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-01
                 */
                from?: components["parameters"]["FirstDay"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest";
                /**
                 * @description Only checks that are so far.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example completed
                 */
                status?: "queued" | "running" | "completed" | "partial" | "failed" | "skipped";
                /**
                 * @description The last day of the list, in UTC, which is in it.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-17
                 */
                to?: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the checks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MonitorCheckList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Monitor not found`: The team has no such monitor, or the monitor no such check; or it was deleted.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getMonitorCheck: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only pages that are so.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example changed
                 */
                status?: "same" | "changed" | "new" | "removed" | "error";
            };
            header?: never;
            path: {
                /**
                 * @description The id of a check of the monitor.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e72
                 */
                checkId: components["parameters"]["CheckId"];
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
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
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Monitor not found`: The team has no such monitor, or the monitor no such check; or it was deleted.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    runMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a monitor of the team.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                monitorId: components["parameters"]["MonitorId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
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
                    "application/json": MonitorCheckState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Monitor not found`: The team has no such monitor, or the monitor no such check; or it was deleted.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PolicyState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    changePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description The policy. */
        requestBody: {
            content: {
                "application/json": PolicyChange;
            };
        };
        responses: {
            /** @description The policy as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PolicyState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Other teams share this policy`: The policy holds for every team of the organization, and the person is not an owner of all of them.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only requests that ended with the error of this name.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example RateLimitExceeded
                 */
                error?: string;
                /**
                 * @description The first day of the list, in UTC. A 30th of February is the day after its month, as everywhere here.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-01
                 */
                from?: components["parameters"]["FirstDay"];
                /**
                 * @description Only requests with this key.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId?: string;
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only requests of this operation.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example mapUrls
                 */
                operation?: string;
                /**
                 * @description Only requests that ended so.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example failed
                 */
                outcome?: "succeeded" | "failed";
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest" | "slowest";
                /**
                 * @description Only responses with this status.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 429
                 */
                status?: number;
                /**
                 * @description The last day of the list, in UTC, which is in it.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-17
                 */
                to?: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RequestList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only events of this kind, such as `key.created`.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example key.created
                 */
                event?: string;
                /**
                 * @description The first day of the list, in UTC. A 30th of February is the day after its month, as everywhere here.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-01
                 */
                from?: components["parameters"]["FirstDay"];
                /**
                 * @description Only events of this key.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId?: string;
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest";
                /**
                 * @description The last day of the list, in UTC, which is in it.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-17
                 */
                to?: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecurityLog;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listUnsubscribed: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of those who have unsubscribed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnsubscribedList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    resubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of emails that a recipient has unsubscribed from.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f80b3
                 */
                subscriptionId: components["parameters"]["SubscriptionId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipient gets them again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Done;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Not Found: No such email subscription`: Nobody of the team has unsubscribed under this id, or the emails were turned on again.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /**
                 * @description Returns `series` also, by operation or by key.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example operation
                 */
                by?: "operation" | "key";
                /**
                 * @description The first day, in UTC; 29 days before the last one by default. One that is more than 365 days before the last is read as that day. A 30th of February is the day after its month, as everywhere here.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-01
                 */
                from?: string;
                /**
                 * @description Only what this key was used for.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 4f1c2a9b8e713f1c
                 */
                keyId?: string;
                /**
                 * @description Only what this operation was used for.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example mapUrls
                 */
                operation?: string;
                /**
                 * @description The last day, in UTC, which is in it; today by default.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-17
                 */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsageReport;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Where the part before ended, as its `cursor` says. With the same filters and the same `sort` as there: with others it is a place in another list.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 1905411000000~0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The first day of the list, in UTC. A 30th of February is the day after its month, as everywhere here.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-01
                 */
                from?: components["parameters"]["FirstDay"];
                /**
                 * @description Entries in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only entries that hold this text, in any case of the letters a to z. Which of their members are searched, the operation says.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example nightly
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description The order.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example newest
                 */
                sort?: "newest" | "oldest";
                /**
                 * @description Only deliveries that are so far.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example failed
                 */
                status?: "waiting" | "delivered" | "failed" | "gone";
                /**
                 * @description The last day of the list, in UTC, which is in it.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 2030-05-17
                 */
                to?: components["parameters"]["LastDay"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryList;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a delivery of the team, which its receiver knows as `webhook-id`.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f8091
                 */
                deliveryId: components["parameters"]["DeliveryId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Delivery not found`: The team has no delivery with this id, or it is kept no more.
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a delivery of the team, which its receiver knows as `webhook-id`.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-9a10-7d20-8b11-4c5d6e7f8091
                 */
                deliveryId: components["parameters"]["DeliveryId"];
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Team not found`: There is no such team, or the person does not belong to it.
             *
             *     `Delivery not found`: The team has no delivery with this id, or it is kept no more.
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
            /** @description `Event is not kept`: The event was larger than what is kept to be sent again. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    showWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecretValue;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Secret was shown before`: The secret was shown before, and is shown once. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description How long both sign. */
        requestBody: {
            content: {
                "application/json": WebhookSecretRotation;
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecretValue;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             *
             *     `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
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
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of one of the teams that the session lists.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-0000-7000-8000-000000000001
                 */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookState;
                };
            };
            /** @description `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationErrorBody;
                };
            };
            /** @description `Unauthorized: Not signed in`: There is no session, or it has ended. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /**
             * @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
             *
             *     `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Team not found`: There is no such team, or the person does not belong to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** @description `Rate limit exceeded`: More requests than the minute allows. */
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
            /** @description `Service Unavailable`: The store of the service does not answer at the moment. */
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
        };
    };
}
