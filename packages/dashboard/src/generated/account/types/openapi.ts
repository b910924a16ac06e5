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
    /** @description The key itself. It is not shown again: only its hash is kept. */
    secret: string;
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
}
/**
 * What the key of an agent may do, and for how long.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface DeviceApproval {
    /**
     * Format: date-time
     * @description From when the key is refused. Without it the key has no end.
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
     * @description The JSON Schema keyword that failed (`required`, `type`, `maximum`, …).
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
 * An agent run, a crawl or a batch of the team.
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
    kind: "agent" | "crawl" | "batch";
    pages?: JobPages;
    /**
     * @description How far it is.
     * @enum {string}
     */
    status: "processing" | "completed" | "failed" | "cancelled";
    /** @description The prompt of an agent run, where a crawl began, or the first page of a batch; its first 300 characters. */
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
 * The jobs of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobList {
    /** @description The 100 newest that are kept, the newest first; none of a team with zero data retention. */
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
 * Something that happened in a job, in words.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface JobStep {
    /** @description When it happened; for pages of crawls the place in their order, for their time is not kept. */
    at: string;
    /** @description Whether it tells of a fault. */
    isError?: boolean;
    /** @description What happened. It may hold words of web pages, which are nobody's we know. */
    text: string;
    /** @description The agent, or what part of the service did it. */
    who: string;
}
/**
 * The keys of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface KeyList {
    /** @description The keys, the newest first; of those that were revoked the last 100. */
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
 * The people of a team.
 *
 * Definition: provisional. The account dashboard is named and not shown; this is our own choice.
 */
export interface MemberList {
    /** @description The people, those who joined first first. */
    members: Member[];
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
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
     */
    expiresAt?: string;
    /**
     * @description What it is for.
     *
     *     Characters: at least 1. Characters: at most 200. Matches `\S`.
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
     *     Characters: at least 3. Characters: at most 254. Matches `^[^\s@]+@[^\s@]+$`.
     */
    email?: string;
    /**
     * @description What the person is called.
     *
     *     Characters: at least 1. Characters: at most 200. Matches `\S`.
     */
    name: string;
    role: Role;
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
    /** @description The new key itself. It is not shown again: only its hash is kept. */
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
    /**
     * Format: uuid
     * @description What to ask for next, to read on; left out where there is no more.
     */
    before?: string;
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
    refused: number;
    /**
     * @description Requests, refused ones included.
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
    /** @description Public part of the key; left out for what no key is known of. */
    keyId?: string;
    /** @description What the key is for; left out where it is not known. */
    name?: string;
    /**
     * @description Requests that were answered outside 2xx.
     *
     *     At least 0.
     */
    refused: number;
    /**
     * @description Requests, refused ones included.
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
    /** @description Id of the operation, such as `mapUrls`. */
    operation: string;
    /**
     * @description Requests that were answered outside 2xx.
     *
     *     At least 0.
     */
    refused: number;
    /**
     * @description Requests, refused ones included.
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
    /**
     * @description Always `true`.
     * @constant
     */
    success: true;
    /** @description The last day, which is in it. */
    to: string;
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
         * @description Returns the agent runs, crawls and batches of the team.
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
         * @description Ends a crawl or batch at once, and an agent run after the step in flight.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         */
        delete: operations["cancelJob"];
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
         * @description Returns the keys of the team, without the keys themselves.
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
        get?: never;
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
         * @description Returns the people of the team.
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
         * @description Returns who did what in the team, for 90 days. Of requests it tells where the organization has security logging enabled, with the `username` of their `auditMetadata`.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddedMember: AddedMember;
        ApiKey: ApiKey;
        ChangedMember: ChangedMember;
        CreatedKey: CreatedKey;
        DeviceApproval: DeviceApproval;
        Done: Done;
        ErrorBody: ErrorBody;
        ErrorDetail: ErrorDetail;
        FoundRequest: FoundRequest;
        Job: Job;
        JobDetail: JobDetail;
        JobList: JobList;
        JobPages: JobPages;
        JobStep: JobStep;
        KeyList: KeyList;
        KeyRequest: KeyRequest;
        KeyRoll: KeyRoll;
        Member: Member;
        MemberChange: MemberChange;
        MemberList: MemberList;
        NewKey: NewKey;
        NewMember: NewMember;
        NewSession: NewSession;
        Person: Person;
        PersonSession: PersonSession;
        PlanLimits: PlanLimits;
        Role: Role;
        RolledKey: RolledKey;
        SecurityEvent: SecurityEvent;
        SecurityLog: SecurityLog;
        SessionList: SessionList;
        SessionState: SessionState;
        TeamDetail: TeamDetail;
        TeamEntry: TeamEntry;
        TeamState: TeamState;
        TypedCode: TypedCode;
        UsageDay: UsageDay;
        UsageKey: UsageKey;
        UsageOperation: UsageOperation;
        UsageReport: UsageReport;
        ValidationErrorBody: ValidationErrorBody;
    };
    responses: never;
    parameters: {
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
         * @description The id of one of one's own sessions.
         *
         *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
         * @example 0192f4a6-0000-7000-8000-000000000003
         */
        SessionId: string;
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
            /** @description `Team has too many keys`: The team has as many keys that are not revoked as it may have. */
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
    listJobs: {
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
            /** @description `Job has ended`: The job has ended, or is being cancelled already. */
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
    listKeys: {
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
            /** @description `Team has too many keys`: The team has as many keys that are not revoked as it may have. */
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
             * @description `Key has ended`: The key was revoked or is past its end, so there is nothing to roll.
             *
             *     `Team has too many keys`: The team has as many keys that are not revoked as it may have.
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
            /** @description The people. */
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
    listSecurityEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events before this one.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71
                 */
                before?: string;
                /**
                 * @description Only events of this kind, such as `key.created`.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example key.created
                 */
                event?: string;
                /**
                 * @description Events in the answer at most.
                 *
                 *     Definition: provisional. The account dashboard is named and not shown; this is our own choice.
                 * @example 100
                 */
                limit?: number;
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
    getUsage: {
        parameters: {
            query?: {
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
            /** @description `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation. */
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
