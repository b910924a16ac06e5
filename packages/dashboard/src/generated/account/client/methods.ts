// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type * as runtime from "@web-data/client/runtime";
import * as operations from "./operations.js";
import type { BudgetChangeRequest, BudgetChangeResponse, BudgetChangeResult, BudgetGetResponse, BudgetGetResult, BudgetRemoveResponse, BudgetRemoveResult, DeviceApproveRequest, DeviceApproveResponse, DeviceApproveResult, DeviceDenyResponse, DeviceDenyResult, DeviceFindRequest, DeviceFindResponse, DeviceFindResult, EmailsResubscribeResponse, EmailsResubscribeResult, EmailsUnsubscribedQuery, EmailsUnsubscribedResponse, EmailsUnsubscribedResult, GetInteractScreenshotOperation, InteractSessionsDeleteRecordResponse, InteractSessionsDeleteRecordResult, InteractSessionsEndResponse, InteractSessionsEndResult, InteractSessionsGetQuery, InteractSessionsGetResponse, InteractSessionsGetResult, InteractSessionsListQuery, InteractSessionsListResponse, InteractSessionsListResult, InteractSessionsScreenshotResponse, InteractSessionsScreenshotResult, JobsCancelResponse, JobsCancelResult, JobsFailuresQuery, JobsFailuresResponse, JobsFailuresResult, JobsGetResponse, JobsGetResult, JobsListQuery, JobsListResponse, JobsListResult, JobsRetryResponse, JobsRetryResult, JobsSnapshotResponse, JobsSnapshotResult, KeysCreateRequest, KeysCreateResponse, KeysCreateResult, KeysGetResponse, KeysGetResult, KeysListQuery, KeysListResponse, KeysListResult, KeysRenewResponse, KeysRenewResult, KeysRevokeResponse, KeysRevokeResult, KeysRollRequest, KeysRollResponse, KeysRollResult, MembersAddRequest, MembersAddResponse, MembersAddResult, MembersChangeRequest, MembersChangeResponse, MembersChangeResult, MembersListQuery, MembersListResponse, MembersListResult, MembersRemoveResponse, MembersRemoveResult, MonitorsChangeRequest, MonitorsChangeResponse, MonitorsChangeResult, MonitorsCheckQuery, MonitorsCheckResponse, MonitorsCheckResult, MonitorsChecksQuery, MonitorsChecksResponse, MonitorsChecksResult, MonitorsGetResponse, MonitorsGetResult, MonitorsListQuery, MonitorsListResponse, MonitorsListResult, MonitorsRunResponse, MonitorsRunResult, PasskeysAddRequest, PasskeysAddResponse, PasskeysAddResult, PasskeysListResponse, PasskeysListResult, PasskeysRemoveResponse, PasskeysRemoveResult, PasskeysStartResponse, PasskeysStartResult, PolicyChangeRequest, PolicyChangeResponse, PolicyChangeResult, PolicyGetResponse, PolicyGetResult, RequestsListQuery, RequestsListResponse, RequestsListResult, SecurityListQuery, SecurityListResponse, SecurityListResult, SessionCreateByOpenidRequest, SessionCreateByOpenidResponse, SessionCreateByOpenidResult, SessionCreateByPasskeyRequest, SessionCreateByPasskeyResponse, SessionCreateByPasskeyResult, SessionCreateRequest, SessionCreateResponse, SessionCreateResult, SessionEndResponse, SessionEndResult, SessionGetResponse, SessionGetResult, SessionSendLinkRequest, SessionSendLinkResponse, SessionSendLinkResult, SessionStartByOpenidResponse, SessionStartByOpenidResult, SessionStartByPasskeyResponse, SessionStartByPasskeyResult, SessionWaysResponse, SessionWaysResult, SessionsEndResponse, SessionsEndResult, SessionsListResponse, SessionsListResult, TeamsGetResponse, TeamsGetResult, TeamsWatchResponse, TeamsWatchResult, UsageGetQuery, UsageGetResponse, UsageGetResult, WebhooksDeliveriesQuery, WebhooksDeliveriesResponse, WebhooksDeliveriesResult, WebhooksDeliveryResponse, WebhooksDeliveryResult, WebhooksGetResponse, WebhooksGetResult, WebhooksResendResponse, WebhooksResendResult, WebhooksRotateSecretRequest, WebhooksRotateSecretResponse, WebhooksRotateSecretResult, WebhooksShowSecretResponse, WebhooksShowSecretResult } from "./types.js";

/** The operations of the API as methods. */
export interface Methods {
  session: {
    /**
     * Tell who is signed in.
     *
     * Returns the person of the session, the session itself, and the teams of the person with the role in each.
     */
    get: runtime.Method<[], SessionGetResponse, SessionGetResult>;
    /**
     * Sign in.
     *
     * Trades a one-time link for a session. A session that the browser had before ends. The link is used up, whoever opened it.
     */
    create: runtime.Method<[request: SessionCreateRequest], SessionCreateResponse, SessionCreateResult>;
    /**
     * Sign out.
     *
     * Ends the session that asks.
     */
    end: runtime.Method<[], SessionEndResponse, SessionEndResult>;
    /**
     * Send a sign-in link by e-mail.
     *
     * Sends a link that signs in once, for fifteen minutes, to the address if it is that of a member. The response is the same for every address. Members of an organization sign in there and get no link. A team has thirty e-mails a minute; a request beyond sends none and may be repeated.
     */
    sendLink: runtime.Method<[request: SessionSendLinkRequest], SessionSendLinkResponse, SessionSendLinkResult>;
    /**
     * Tell how one signs in.
     *
     * Returns which ways to sign in there are, beside links.
     */
    ways: runtime.Method<[], SessionWaysResponse, SessionWaysResult>;
    /**
     * Begin to sign in by an organization.
     *
     * Returns where the organization asks who one is (OpenID Connect Core 1.0, section 3.1.2.1). The way is good once, for ten minutes, in this browser.
     */
    startByOpenid: runtime.Method<[], SessionStartByOpenidResponse, SessionStartByOpenidResult>;
    /**
     * Sign in by an organization.
     *
     * Exchanges the authentication response of an organization for a session. Which teams the person belongs to, and with which role, is told by the configuration of the service and put right at each sign-in. A session that the browser had before ends.
     */
    createByOpenid: runtime.Method<[request: SessionCreateByOpenidRequest], SessionCreateByOpenidResponse, SessionCreateByOpenidResult>;
    /**
     * Begin to sign in by passkey.
     *
     * Returns what a passkey signs in by. It is good once, for five minutes.
     */
    startByPasskey: runtime.Method<[], SessionStartByPasskeyResponse, SessionStartByPasskeyResult>;
    /**
     * Sign in by passkey.
     *
     * Trades a signature of a passkey for a session. A session that the browser had before ends.
     */
    createByPasskey: runtime.Method<[request: SessionCreateByPasskeyRequest], SessionCreateByPasskeyResponse, SessionCreateByPasskeyResult>;
  };
  sessions: {
    /**
     * List sessions.
     *
     * Returns where the person is signed in.
     */
    list: runtime.Method<[], SessionsListResponse, SessionsListResult>;
    /**
     * End a session.
     *
     * Ends one of the sessions of the person, such as on a device that was lost.
     */
    end: runtime.Method<[sessionId: string], SessionsEndResponse, SessionsEndResult>;
  };
  passkeys: {
    /**
     * List passkeys.
     *
     * Returns the passkeys of the person.
     */
    list: runtime.Method<[], PasskeysListResponse, PasskeysListResult>;
    /**
     * Add a passkey.
     *
     * Adds a passkey that the browser made by what `startPasskey` gave in this session.
     */
    add: runtime.Method<[request: PasskeysAddRequest], PasskeysAddResponse, PasskeysAddResult>;
    /**
     * Begin to add a passkey.
     *
     * Returns what a browser makes a passkey by. It is good once, for five minutes, in this session.
     */
    start: runtime.Method<[], PasskeysStartResponse, PasskeysStartResult>;
    /**
     * Remove a passkey.
     *
     * Removes a passkey of the person for ever. Sessions that it began go on.
     */
    remove: runtime.Method<[passkeyId: string], PasskeysRemoveResponse, PasskeysRemoveResult>;
  };
  device: {
    /**
     * Find who asks for a key.
     *
     * Returns who waits for a key under a code that an agent shows. A code that was typed wrong counts; after some the codes that it resembles are closed.
     */
    find: runtime.Method<[request: DeviceFindRequest], DeviceFindResponse, DeviceFindResult>;
    /**
     * Deny a key.
     *
     * Tells the agent that it gets no key.
     */
    deny: runtime.Method<[requestId: string], DeviceDenyResponse, DeviceDenyResult>;
    /**
     * Approve a key.
     *
     * Lets the agent fetch a key of the team, once, while the person may still create keys. The key is made when it is fetched, and shown to nobody else.
     */
    approve: runtime.Method<[teamId: string, requestId: string, request: DeviceApproveRequest], DeviceApproveResponse, DeviceApproveResult>;
  };
  teams: {
    /**
     * Get a team.
     *
     * Returns the team with its plan, credits and limits.
     */
    get: runtime.Method<[teamId: string], TeamsGetResponse, TeamsGetResult>;
    /**
     * Watch a team.
     *
     * Opens a stream of events that says that the jobs or the usage of the team have changed, never how: read them by their operations. It stays open for as long as the session and the role that it began with. A session may have six of them at once.
     */
    watch: runtime.Method<[teamId: string], TeamsWatchResponse, TeamsWatchResult, runtime.CallOptions<"Last-Event-ID">>;
  };
  members: {
    /**
     * List members.
     *
     * Returns the people of the team. `search` looks at the name and the e-mail address.
     */
    list: runtime.Method<[teamId: string, query?: MembersListQuery], MembersListResponse, MembersListResult>;
    /**
     * Add a member.
     *
     * Adds somebody to the team, and returns a link with which the person signs in.
     */
    add: runtime.Method<[teamId: string, request: MembersAddRequest], MembersAddResponse, MembersAddResult>;
    /**
     * Remove a member.
     *
     * Removes somebody from the team, at once. Keys stay as they are.
     */
    remove: runtime.Method<[teamId: string, personId: string], MembersRemoveResponse, MembersRemoveResult>;
    /**
     * Change a role.
     *
     * Gives a member another role, at once.
     */
    change: runtime.Method<[teamId: string, personId: string, request: MembersChangeRequest], MembersChangeResponse, MembersChangeResult>;
  };
  keys: {
    /**
     * List keys.
     *
     * Returns the keys of the team, without the keys themselves. `search` looks at the name and at the public part.
     */
    list: runtime.Method<[teamId: string, query?: KeysListQuery], KeysListResponse, KeysListResult>;
    /**
     * Create a key.
     *
     * Creates a key and returns it this once.
     */
    create: runtime.Method<[teamId: string, request: KeysCreateRequest], KeysCreateResponse, KeysCreateResult>;
    /**
     * Get a key.
     *
     * Returns a key as it stands, without its secret.
     */
    get: runtime.Method<[teamId: string, keyId: string], KeysGetResponse, KeysGetResult>;
    /**
     * Revoke a key.
     *
     * Revokes a key for ever. One that was revoked before stays so.
     */
    revoke: runtime.Method<[teamId: string, keyId: string], KeysRevokeResponse, KeysRevokeResult>;
    /**
     * Roll a key.
     *
     * Creates a key with the name, the scopes and the lifetime of another, and lets that one end after a time in which both are accepted.
     */
    roll: runtime.Method<[teamId: string, keyId: string, request: KeysRollRequest], KeysRollResponse, KeysRollResult>;
    /**
     * Renew a key.
     *
     * Lets a key that was created with `lifeSeconds` live that long from now. A key that was revoked, or whose life is over, is not renewed: it stays ended.
     */
    renew: runtime.Method<[teamId: string, keyId: string], KeysRenewResponse, KeysRenewResult>;
  };
  requests: {
    /**
     * List requests.
     *
     * Returns the requests that the team made to the API with its keys, for 7 days and 100,000 requests at most, without their bodies, URLs and responses. A request may lag by a second; of a team with zero data retention none is kept. `search` looks at the request id, the operation and the name of the error.
     */
    list: runtime.Method<[teamId: string, query?: RequestsListQuery], RequestsListResponse, RequestsListResult>;
  };
  usage: {
    /**
     * Get usage.
     *
     * Returns the requests and credits of a team by day, by operation and by key. Days are those of UTC. Credits are exact; requests may lag by some seconds.
     */
    get: runtime.Method<[teamId: string, query?: UsageGetQuery], UsageGetResponse, UsageGetResult>;
  };
  budget: {
    /**
     * Show the monthly budget.
     *
     * Returns what the team may use in a calendar month (UTC), what it has used, and the thresholds it has reached.
     */
    get: runtime.Method<[teamId: string], BudgetGetResponse, BudgetGetResult>;
    /**
     * Set the monthly budget.
     *
     * Replaces the budget of the team. It holds from now on, for the current month too. Thresholds that the use has passed by now alert nobody.
     */
    change: runtime.Method<[teamId: string, request: BudgetChangeRequest], BudgetChangeResponse, BudgetChangeResult>;
    /**
     * Remove the monthly budget.
     *
     * Lets the team use its credits without a budget. Removing it again changes nothing.
     */
    remove: runtime.Method<[teamId: string], BudgetRemoveResponse, BudgetRemoveResult>;
  };
  emails: {
    /**
     * List who has unsubscribed from emails.
     *
     * Returns the emails of monitors and of the budget that recipients have turned off by the link in them, the latest first.
     */
    unsubscribed: runtime.Method<[teamId: string, query?: EmailsUnsubscribedQuery], EmailsUnsubscribedResponse, EmailsUnsubscribedResult>;
    /**
     * Turn emails on again.
     *
     * Sends the emails to the recipient again, who can unsubscribe once more. Only the recipient may do so, signed in with that address as a confirmed one.
     */
    resubscribe: runtime.Method<[teamId: string, subscriptionId: string], EmailsResubscribeResponse, EmailsResubscribeResult>;
  };
  jobs: {
    /**
     * List jobs.
     *
     * Returns the jobs of the team: agent runs, crawls, batches and checks of monitors as long as they are kept, and the mail and the webhooks that wait to be delivered. `search` looks at the title, the `username` and the id.
     */
    list: runtime.Method<[teamId: string, query?: JobsListQuery], JobsListResponse, JobsListResult>;
    /**
     * Get a job.
     *
     * Returns a job as it stands, with what happened in it.
     */
    get: runtime.Method<[teamId: string, jobId: string], JobsGetResponse, JobsGetResult>;
    /**
     * Cancel a job.
     *
     * Ends a crawl or batch at once, and an agent run after the step in flight. Jobs of other kinds end by themselves.
     */
    cancel: runtime.Method<[teamId: string, jobId: string], JobsCancelResponse, JobsCancelResult>;
    /**
     * Retry a job.
     *
     * Runs a job that waits as soon as a worker has room for it, whatever delay it has, as if none of its attempts had failed.
     */
    retry: runtime.Method<[teamId: string, jobId: string], JobsRetryResponse, JobsRetryResult>;
    /**
     * List failed pages.
     *
     * Returns the pages that a crawl or batch could not read, with the cause of each. Jobs of other kinds have none.
     */
    failures: runtime.Method<[teamId: string, jobId: string, query?: JobsFailuresQuery], JobsFailuresResponse, JobsFailuresResult>;
    /**
     * Get a snapshot of a job.
     *
     * Returns what an agent run kept at one of its steps, as it stood then.
     */
    snapshot: runtime.Method<[teamId: string, jobId: string, snapshotId: string], JobsSnapshotResponse, JobsSnapshotResult>;
  };
  monitors: {
    /**
     * List monitors.
     *
     * Returns the monitors of the team; of a team with zero data retention none. `search` looks at the name, the id and the goal.
     */
    list: runtime.Method<[teamId: string, query?: MonitorsListQuery], MonitorsListResponse, MonitorsListResult>;
    /**
     * Get a monitor.
     *
     * Returns a monitor of the team.
     */
    get: runtime.Method<[teamId: string, monitorId: string], MonitorsGetResponse, MonitorsGetResult>;
    /**
     * Change a monitor.
     *
     * Pauses a monitor or resumes it, and changes its name, its schedule, its goal and how long its checks are kept. What else it has, such as its targets, the API changes with a key.
     */
    change: runtime.Method<[teamId: string, monitorId: string, request: MonitorsChangeRequest], MonitorsChangeResponse, MonitorsChangeResult>;
    /**
     * Run a monitor.
     *
     * Queues a check at once. While another one runs, it is kept as skipped.
     */
    run: runtime.Method<[teamId: string, monitorId: string], MonitorsRunResponse, MonitorsRunResult>;
    /**
     * List checks.
     *
     * Returns the checks of a monitor as long as they are kept.
     */
    checks: runtime.Method<[teamId: string, monitorId: string, query?: MonitorsChecksQuery], MonitorsChecksResponse, MonitorsChecksResult>;
    /**
     * Get a check.
     *
     * Returns a check with its pages, in the order in which they were compared, and what has changed in them.
     */
    check: runtime.Method<[teamId: string, monitorId: string, checkId: string, query?: MonitorsCheckQuery], MonitorsCheckResponse, MonitorsCheckResult>;
  };
  interactSessions: {
    /**
     * List sessions of Interact.
     *
     * Returns the sessions of Interact of the team with what each shows, those that are open and, as long as their records are stored, those that have ended. `search` looks at the id, the profile, and the URL and title of the page.
     */
    list: runtime.Method<[teamId: string, query?: InteractSessionsListQuery], InteractSessionsListResponse, InteractSessionsListResult>;
    /**
     * Get a session of Interact.
     *
     * Returns a session of Interact, open or recorded, with what it shows and what was done in it. What was typed is not recorded.
     */
    get: runtime.Method<[teamId: string, interactId: string, query?: InteractSessionsGetQuery], InteractSessionsGetResponse, InteractSessionsGetResult>;
    /**
     * End a session of Interact.
     *
     * Closes the page of the session, saves its profile if it has one that it saves, and charges the minutes begun. An action in flight ends without being done.
     */
    end: runtime.Method<[teamId: string, interactId: string], InteractSessionsEndResponse, InteractSessionsEndResult>;
    /**
     * Delete the record of a session of Interact.
     *
     * Deletes what was recorded of a session of Interact, its actions with their screenshots. Of a session that is still open, nothing more is recorded.
     */
    deleteRecord: runtime.Method<[teamId: string, interactId: string], InteractSessionsDeleteRecordResponse, InteractSessionsDeleteRecordResult>;
    /**
     * Get a screenshot of a session of Interact.
     *
     * Returns what a session of Interact showed after one of its actions, from its record.
     */
    screenshot: runtime.Method<[teamId: string, interactId: string, step: runtime.Parameters<GetInteractScreenshotOperation, "path">["step"]], InteractSessionsScreenshotResponse, InteractSessionsScreenshotResult>;
  };
  policy: {
    /**
     * Show the threat policy.
     *
     * Returns how the URLs that requests of the team lead to are judged.
     */
    get: runtime.Method<[teamId: string], PolicyGetResponse, PolicyGetResult>;
    /**
     * Change the threat policy.
     *
     * Replaces the policy of the organization of the team. Who changes it must be an owner of every team that it holds for.
     */
    change: runtime.Method<[teamId: string, request: PolicyChangeRequest], PolicyChangeResponse, PolicyChangeResult>;
  };
  webhooks: {
    /**
     * Show webhooks.
     *
     * Returns the secrets that the webhooks of the team are signed with, without the secrets themselves, and the receivers for which events wait.
     */
    get: runtime.Method<[teamId: string], WebhooksGetResponse, WebhooksGetResult>;
    /**
     * List deliveries.
     *
     * Returns the events of which a delivery was tried, with how the last attempt went: the newest 1,000 of the team, for 7 days. Of a team with zero data retention none is kept. `search` looks at the kind of the event, the id, the id of the job, and scheme, host and port of the receiver.
     */
    deliveries: runtime.Method<[teamId: string, query?: WebhooksDeliveriesQuery], WebhooksDeliveriesResponse, WebhooksDeliveriesResult>;
    /**
     * Get a delivery.
     *
     * Returns a delivery as it stands, with the status of its last answer.
     */
    delivery: runtime.Method<[teamId: string, deliveryId: string], WebhooksDeliveryResponse, WebhooksDeliveryResult>;
    /**
     * Send an event again.
     *
     * Delivers an event once more, with the same `webhook-id` and the same body, after those of its job that wait before it; one that waits itself is tried at once. It is tried for 24 hours again, as any other. Where the webhook of a monitor has changed, the event goes where those of today go.
     */
    resend: runtime.Method<[teamId: string, deliveryId: string], WebhooksResendResponse, WebhooksResendResult>;
    /**
     * Show the secret.
     *
     * Returns the secret that the webhooks of the team are signed with, this once; makes one for a team that has none.
     */
    showSecret: runtime.Method<[teamId: string], WebhooksShowSecretResponse, WebhooksShowSecretResult>;
    /**
     * Rotate the secret.
     *
     * Makes a new secret and returns it, this once. The one before signs beside it for a while, so that receivers change over without a gap.
     */
    rotateSecret: runtime.Method<[teamId: string, request: WebhooksRotateSecretRequest], WebhooksRotateSecretResponse, WebhooksRotateSecretResult>;
  };
  security: {
    /**
     * Read the security log.
     *
     * Returns who did what in the team, for 90 days. Of requests it tells where the organization has security logging enabled, with the `username` of their `auditMetadata`. `search` looks at the kind, the name of who did it, the key and the facts.
     */
    list: runtime.Method<[teamId: string, query?: SecurityListQuery], SecurityListResponse, SecurityListResult>;
  };
}

/** Makes each method from its operation. */
export function createMethods(bind: runtime.Bind): Methods {
  return {
    session: {
      get: bind(operations.getSession),
      create: bind(operations.createSession),
      end: bind(operations.endSession),
      sendLink: bind(operations.sendSignInLink),
      ways: bind(operations.getSignInWays),
      startByOpenid: bind(operations.startOpenidSignIn),
      createByOpenid: bind(operations.createSessionByOpenid),
      startByPasskey: bind(operations.startPasskeySignIn),
      createByPasskey: bind(operations.createSessionByPasskey),
    },
    sessions: {
      list: bind(operations.listSessions),
      end: bind(operations.endOneSession),
    },
    passkeys: {
      list: bind(operations.listPasskeys),
      add: bind(operations.addPasskey),
      start: bind(operations.startPasskey),
      remove: bind(operations.removePasskey),
    },
    device: {
      find: bind(operations.findDeviceRequest),
      deny: bind(operations.denyDeviceRequest),
      approve: bind(operations.approveDeviceRequest),
    },
    teams: {
      get: bind(operations.getTeam),
      watch: bind(operations.watchTeam),
    },
    members: {
      list: bind(operations.listMembers),
      add: bind(operations.addMember),
      remove: bind(operations.removeMember),
      change: bind(operations.changeMember),
    },
    keys: {
      list: bind(operations.listKeys),
      create: bind(operations.createKey),
      get: bind(operations.getKey),
      revoke: bind(operations.revokeKey),
      roll: bind(operations.rollKey),
      renew: bind(operations.renewKey),
    },
    requests: {
      list: bind(operations.listRequests),
    },
    usage: {
      get: bind(operations.getUsage),
    },
    budget: {
      get: bind(operations.getBudget),
      change: bind(operations.changeBudget),
      remove: bind(operations.removeBudget),
    },
    emails: {
      unsubscribed: bind(operations.listUnsubscribed),
      resubscribe: bind(operations.resubscribe),
    },
    jobs: {
      list: bind(operations.listJobs),
      get: bind(operations.getJob),
      cancel: bind(operations.cancelJob),
      retry: bind(operations.retryJob),
      failures: bind(operations.listJobFailures),
      snapshot: bind(operations.getJobSnapshot),
    },
    monitors: {
      list: bind(operations.listMonitors),
      get: bind(operations.getMonitor),
      change: bind(operations.changeMonitor),
      run: bind(operations.runMonitor),
      checks: bind(operations.listMonitorChecks),
      check: bind(operations.getMonitorCheck),
    },
    interactSessions: {
      list: bind(operations.listInteractSessions),
      get: bind(operations.getInteractSession),
      end: bind(operations.endInteractSession),
      deleteRecord: bind(operations.deleteInteractRecord),
      screenshot: bind(operations.getInteractScreenshot),
    },
    policy: {
      get: bind(operations.getPolicy),
      change: bind(operations.changePolicy),
    },
    webhooks: {
      get: bind(operations.getWebhooks),
      deliveries: bind(operations.listWebhookDeliveries),
      delivery: bind(operations.getWebhookDelivery),
      resend: bind(operations.resendWebhookDelivery),
      showSecret: bind(operations.showWebhookSecret),
      rotateSecret: bind(operations.rotateWebhookSecret),
    },
    security: {
      list: bind(operations.listSecurityEvents),
    },
  };
}
