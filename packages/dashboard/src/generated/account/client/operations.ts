// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import * as runtime from "@web-data/client/runtime";
import * as errors from "./errors.js";
import type { BudgetChangeRequest, BudgetChangeResponse, BudgetChangeResult, BudgetGetResponse, BudgetGetResult, BudgetRemoveResponse, BudgetRemoveResult, DeviceApproveRequest, DeviceApproveResponse, DeviceApproveResult, DeviceDenyResponse, DeviceDenyResult, DeviceFindRequest, DeviceFindResponse, DeviceFindResult, EmailsResubscribeResponse, EmailsResubscribeResult, EmailsUnsubscribedQuery, EmailsUnsubscribedResponse, EmailsUnsubscribedResult, GetInteractScreenshotOperation, InteractSessionsDeleteRecordResponse, InteractSessionsDeleteRecordResult, InteractSessionsEndResponse, InteractSessionsEndResult, InteractSessionsGetQuery, InteractSessionsGetResponse, InteractSessionsGetResult, InteractSessionsListQuery, InteractSessionsListResponse, InteractSessionsListResult, InteractSessionsScreenshotResponse, InteractSessionsScreenshotResult, JobsCancelResponse, JobsCancelResult, JobsFailuresQuery, JobsFailuresResponse, JobsFailuresResult, JobsGetResponse, JobsGetResult, JobsListQuery, JobsListResponse, JobsListResult, JobsRetryResponse, JobsRetryResult, JobsSnapshotResponse, JobsSnapshotResult, KeysCreateRequest, KeysCreateResponse, KeysCreateResult, KeysGetResponse, KeysGetResult, KeysListQuery, KeysListResponse, KeysListResult, KeysRenewResponse, KeysRenewResult, KeysRevokeResponse, KeysRevokeResult, KeysRollRequest, KeysRollResponse, KeysRollResult, MembersAddRequest, MembersAddResponse, MembersAddResult, MembersChangeRequest, MembersChangeResponse, MembersChangeResult, MembersListQuery, MembersListResponse, MembersListResult, MembersRemoveResponse, MembersRemoveResult, MonitorsChangeRequest, MonitorsChangeResponse, MonitorsChangeResult, MonitorsCheckQuery, MonitorsCheckResponse, MonitorsCheckResult, MonitorsChecksQuery, MonitorsChecksResponse, MonitorsChecksResult, MonitorsGetResponse, MonitorsGetResult, MonitorsListQuery, MonitorsListResponse, MonitorsListResult, MonitorsRunResponse, MonitorsRunResult, PasskeysAddRequest, PasskeysAddResponse, PasskeysAddResult, PasskeysListResponse, PasskeysListResult, PasskeysRemoveResponse, PasskeysRemoveResult, PasskeysStartResponse, PasskeysStartResult, PolicyChangeRequest, PolicyChangeResponse, PolicyChangeResult, PolicyGetResponse, PolicyGetResult, RequestsListQuery, RequestsListResponse, RequestsListResult, SecurityListQuery, SecurityListResponse, SecurityListResult, SessionCreateByOpenidRequest, SessionCreateByOpenidResponse, SessionCreateByOpenidResult, SessionCreateByPasskeyRequest, SessionCreateByPasskeyResponse, SessionCreateByPasskeyResult, SessionCreateRequest, SessionCreateResponse, SessionCreateResult, SessionEndResponse, SessionEndResult, SessionGetResponse, SessionGetResult, SessionSendLinkRequest, SessionSendLinkResponse, SessionSendLinkResult, SessionStartByOpenidResponse, SessionStartByOpenidResult, SessionStartByPasskeyResponse, SessionStartByPasskeyResult, SessionWaysResponse, SessionWaysResult, SessionsEndResponse, SessionsEndResult, SessionsListResponse, SessionsListResult, TeamsGetResponse, TeamsGetResult, TeamsWatchResponse, TeamsWatchResult, UsageGetQuery, UsageGetResponse, UsageGetResult, WebhooksDeliveriesQuery, WebhooksDeliveriesResponse, WebhooksDeliveriesResult, WebhooksDeliveryResponse, WebhooksDeliveryResult, WebhooksGetResponse, WebhooksGetResult, WebhooksResendResponse, WebhooksResendResult, WebhooksRotateSecretRequest, WebhooksRotateSecretResponse, WebhooksRotateSecretResult, WebhooksShowSecretResponse, WebhooksShowSecretResult } from "./types.js";

/**
 * Tell who is signed in.
 *
 * Returns the person of the session, the session itself, and the teams of the person with the role in each.
 */
export const getSession: runtime.OperationFunction<[], SessionGetResponse, SessionGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getSession",
  method: "GET",
  path: "/session",
  open: [400],
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Sign in.
 *
 * Trades a one-time link for a session. A session that the browser had before ends. The link is used up, whoever opened it.
 */
export const createSession: runtime.OperationFunction<[request: SessionCreateRequest], SessionCreateResponse, SessionCreateResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "createSession",
  method: "POST",
  path: "/session",
  needs: [],
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.SignInLinkInvalidError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Sign out.
 *
 * Ends the session that asks.
 */
export const endSession: runtime.OperationFunction<[], SessionEndResponse, SessionEndResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "endSession",
  method: "DELETE",
  path: "/session",
  open: [400],
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Send a sign-in link by e-mail.
 *
 * Sends a link that signs in once, for fifteen minutes, to the address if it is that of a member. The response is the same for every address. Members of an organization sign in there and get no link. A team has thirty e-mails a minute; a request beyond sends none and may be repeated.
 */
export const sendSignInLink: runtime.OperationFunction<[request: SessionSendLinkRequest], SessionSendLinkResponse, SessionSendLinkResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "sendSignInLink",
  method: "POST",
  path: "/session/link",
  needs: [],
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.MailUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Tell how one signs in.
 *
 * Returns which ways to sign in there are, beside links.
 */
export const getSignInWays: runtime.OperationFunction<[], SessionWaysResponse, SessionWaysResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getSignInWays",
  method: "GET",
  path: "/session/ways",
  needs: [],
  open: [400],
  read: runtime.readJson,
  errors: [errors.RateLimitExceededError],
});

/**
 * Begin to sign in by an organization.
 *
 * Returns where the organization asks who one is (OpenID Connect Core 1.0, section 3.1.2.1). The way is good once, for ten minutes, in this browser.
 */
export const startOpenidSignIn: runtime.OperationFunction<[], SessionStartByOpenidResponse, SessionStartByOpenidResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "startOpenidSignIn",
  method: "POST",
  path: "/session/openid/start",
  needs: [],
  open: [400],
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.OpenidUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Sign in by an organization.
 *
 * Exchanges the authentication response of an organization for a session. Which teams the person belongs to, and with which role, is told by the configuration of the service and put right at each sign-in. A session that the browser had before ends.
 */
export const createSessionByOpenid: runtime.OperationFunction<[request: SessionCreateByOpenidRequest], SessionCreateByOpenidResponse, SessionCreateByOpenidResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "createSessionByOpenid",
  method: "POST",
  path: "/session/openid",
  needs: [],
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.OpenidInvalidError, errors.OpenidStrangerError, errors.OpenidUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Begin to sign in by passkey.
 *
 * Returns what a passkey signs in by. It is good once, for five minutes.
 */
export const startPasskeySignIn: runtime.OperationFunction<[], SessionStartByPasskeyResponse, SessionStartByPasskeyResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "startPasskeySignIn",
  method: "POST",
  path: "/session/passkey-options",
  needs: [],
  open: [400],
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.PasskeysUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Sign in by passkey.
 *
 * Trades a signature of a passkey for a session. A session that the browser had before ends.
 */
export const createSessionByPasskey: runtime.OperationFunction<[request: SessionCreateByPasskeyRequest], SessionCreateByPasskeyResponse, SessionCreateByPasskeyResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "createSessionByPasskey",
  method: "POST",
  path: "/session/passkey",
  needs: [],
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.PasskeyInvalidError, errors.PasskeysUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List sessions.
 *
 * Returns where the person is signed in.
 */
export const listSessions: runtime.OperationFunction<[], SessionsListResponse, SessionsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listSessions",
  method: "GET",
  path: "/sessions",
  open: [400],
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * End a session.
 *
 * Ends one of the sessions of the person, such as on a device that was lost.
 */
export const endOneSession: runtime.OperationFunction<[sessionId: string], SessionsEndResponse, SessionsEndResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "endOneSession",
  method: "DELETE",
  path: "/sessions/{sessionId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.SessionNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List passkeys.
 *
 * Returns the passkeys of the person.
 */
export const listPasskeys: runtime.OperationFunction<[], PasskeysListResponse, PasskeysListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listPasskeys",
  method: "GET",
  path: "/passkeys",
  open: [400],
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.RateLimitExceededError],
});

/**
 * Add a passkey.
 *
 * Adds a passkey that the browser made by what `startPasskey` gave in this session.
 */
export const addPasskey: runtime.OperationFunction<[request: PasskeysAddRequest], PasskeysAddResponse, PasskeysAddResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "addPasskey",
  method: "POST",
  path: "/passkeys",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.PasskeyInvalidError, errors.TooManyPasskeysError, errors.PasskeysUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Begin to add a passkey.
 *
 * Returns what a browser makes a passkey by. It is good once, for five minutes, in this session.
 */
export const startPasskey: runtime.OperationFunction<[], PasskeysStartResponse, PasskeysStartResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "startPasskey",
  method: "POST",
  path: "/passkeys/options",
  open: [400],
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TooManyPasskeysError, errors.PasskeysUnavailableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Remove a passkey.
 *
 * Removes a passkey of the person for ever. Sessions that it began go on.
 */
export const removePasskey: runtime.OperationFunction<[passkeyId: string], PasskeysRemoveResponse, PasskeysRemoveResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "removePasskey",
  method: "DELETE",
  path: "/passkeys/{passkeyId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.PasskeyNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Find who asks for a key.
 *
 * Returns who waits for a key under a code that an agent shows. A code that was typed wrong counts; after some the codes that it resembles are closed.
 */
export const findDeviceRequest: runtime.OperationFunction<[request: DeviceFindRequest], DeviceFindResponse, DeviceFindResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "findDeviceRequest",
  method: "POST",
  path: "/device-requests/find",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.DeviceRequestNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Deny a key.
 *
 * Tells the agent that it gets no key.
 */
export const denyDeviceRequest: runtime.OperationFunction<[requestId: string], DeviceDenyResponse, DeviceDenyResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "denyDeviceRequest",
  method: "POST",
  path: "/device-requests/{requestId}/deny",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.DeviceRequestNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Get a team.
 *
 * Returns the team with its plan, credits and limits.
 */
export const getTeam: runtime.OperationFunction<[teamId: string], TeamsGetResponse, TeamsGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getTeam",
  method: "GET",
  path: "/teams/{teamId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Watch a team.
 *
 * Opens a stream of events that says that the jobs or the usage of the team have changed, never how: read them by their operations. It stays open for as long as the session and the role that it began with. A session may have six of them at once.
 */
export const watchTeam: runtime.OperationFunction<[teamId: string], TeamsWatchResponse, TeamsWatchResult, runtime.CallOptions<"Last-Event-ID">> = /* @__PURE__ */ runtime.defineOperation({
  id: "watchTeam",
  method: "GET",
  path: "/teams/{teamId}/events",
  open: [400],
  fill: runtime.serializePath,
  fields: /* @__PURE__ */ runtime.accepting("text/event-stream"),
  read: runtime.readTextual,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * List members.
 *
 * Returns the people of the team. `search` looks at the name and the e-mail address.
 */
export const listMembers: runtime.OperationFunction<[teamId: string, query?: MembersListQuery], MembersListResponse, MembersListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listMembers",
  method: "GET",
  path: "/teams/{teamId}/members",
  open: [400],
  fill: runtime.serializePath,
  query: /* @__PURE__ */ runtime.createQueryWriter({
    role: "members",
  }),
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Add a member.
 *
 * Adds somebody to the team, and returns a link with which the person signs in.
 */
export const addMember: runtime.OperationFunction<[teamId: string, request: MembersAddRequest], MembersAddResponse, MembersAddResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "addMember",
  method: "POST",
  path: "/teams/{teamId}/members",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.TooManyMembersError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Remove a member.
 *
 * Removes somebody from the team, at once. Keys stay as they are.
 */
export const removeMember: runtime.OperationFunction<[teamId: string, personId: string], MembersRemoveResponse, MembersRemoveResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "removeMember",
  method: "DELETE",
  path: "/teams/{teamId}/members/{personId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MemberNotFoundError, errors.LastOwnerError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Change a role.
 *
 * Gives a member another role, at once.
 */
export const changeMember: runtime.OperationFunction<[teamId: string, personId: string, request: MembersChangeRequest], MembersChangeResponse, MembersChangeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "changeMember",
  method: "PATCH",
  path: "/teams/{teamId}/members/{personId}",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MemberNotFoundError, errors.LastOwnerError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List keys.
 *
 * Returns the keys of the team, without the keys themselves. `search` looks at the name and at the public part.
 */
export const listKeys: runtime.OperationFunction<[teamId: string, query?: KeysListQuery], KeysListResponse, KeysListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listKeys",
  method: "GET",
  path: "/teams/{teamId}/keys",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Create a key.
 *
 * Creates a key and returns it this once.
 */
export const createKey: runtime.OperationFunction<[teamId: string, request: KeysCreateRequest], KeysCreateResponse, KeysCreateResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "createKey",
  method: "POST",
  path: "/teams/{teamId}/keys",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.TooManyKeysError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Get a key.
 *
 * Returns a key as it stands, without its secret.
 */
export const getKey: runtime.OperationFunction<[teamId: string, keyId: string], KeysGetResponse, KeysGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getKey",
  method: "GET",
  path: "/teams/{teamId}/keys/{keyId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.RateLimitExceededError],
});

/**
 * Revoke a key.
 *
 * Revokes a key for ever. One that was revoked before stays so.
 */
export const revokeKey: runtime.OperationFunction<[teamId: string, keyId: string], KeysRevokeResponse, KeysRevokeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "revokeKey",
  method: "DELETE",
  path: "/teams/{teamId}/keys/{keyId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Roll a key.
 *
 * Creates a key with the name, the scopes and the lifetime of another, and lets that one end after a time in which both are accepted.
 */
export const rollKey: runtime.OperationFunction<[teamId: string, keyId: string, request: KeysRollRequest], KeysRollResponse, KeysRollResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "rollKey",
  method: "POST",
  path: "/teams/{teamId}/keys/{keyId}/roll",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.KeyEndedError, errors.TooManyKeysError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Renew a key.
 *
 * Lets a key that was created with `lifeSeconds` live that long from now. A key that was revoked, or whose life is over, is not renewed: it stays ended.
 */
export const renewKey: runtime.OperationFunction<[teamId: string, keyId: string], KeysRenewResponse, KeysRenewResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "renewKey",
  method: "POST",
  path: "/teams/{teamId}/keys/{keyId}/renew",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.KeyEndedError, errors.KeyNotRenewableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Approve a key.
 *
 * Lets the agent fetch a key of the team, once, while the person may still create keys. The key is made when it is fetched, and shown to nobody else.
 */
export const approveDeviceRequest: runtime.OperationFunction<[teamId: string, requestId: string, request: DeviceApproveRequest], DeviceApproveResponse, DeviceApproveResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "approveDeviceRequest",
  method: "POST",
  path: "/teams/{teamId}/device-requests/{requestId}/approve",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.DeviceRequestNotFoundError, errors.TooManyKeysError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List requests.
 *
 * Returns the requests that the team made to the API with its keys, for 7 days and 100,000 requests at most, without their bodies, URLs and responses. A request may lag by a second; of a team with zero data retention none is kept. `search` looks at the request id, the operation and the name of the error.
 */
export const listRequests: runtime.OperationFunction<[teamId: string, query?: RequestsListQuery], RequestsListResponse, RequestsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listRequests",
  method: "GET",
  path: "/teams/{teamId}/requests",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get usage.
 *
 * Returns the requests and credits of a team by day, by operation and by key. Days are those of UTC. Credits are exact; requests may lag by some seconds.
 */
export const getUsage: runtime.OperationFunction<[teamId: string, query?: UsageGetQuery], UsageGetResponse, UsageGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getUsage",
  method: "GET",
  path: "/teams/{teamId}/usage",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Show the monthly budget.
 *
 * Returns what the team may use in a calendar month (UTC), what it has used, and the thresholds it has reached.
 */
export const getBudget: runtime.OperationFunction<[teamId: string], BudgetGetResponse, BudgetGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getBudget",
  method: "GET",
  path: "/teams/{teamId}/budget",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Set the monthly budget.
 *
 * Replaces the budget of the team. It holds from now on, for the current month too. Thresholds that the use has passed by now alert nobody.
 */
export const changeBudget: runtime.OperationFunction<[teamId: string, request: BudgetChangeRequest], BudgetChangeResponse, BudgetChangeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "changeBudget",
  method: "PUT",
  path: "/teams/{teamId}/budget",
  open: [400],
  body: runtime.jsonObject,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Remove the monthly budget.
 *
 * Lets the team use its credits without a budget. Removing it again changes nothing.
 */
export const removeBudget: runtime.OperationFunction<[teamId: string], BudgetRemoveResponse, BudgetRemoveResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "removeBudget",
  method: "DELETE",
  path: "/teams/{teamId}/budget",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List who has unsubscribed from emails.
 *
 * Returns the emails of monitors and of the budget that recipients have turned off by the link in them, the latest first.
 */
export const listUnsubscribed: runtime.OperationFunction<[teamId: string, query?: EmailsUnsubscribedQuery], EmailsUnsubscribedResponse, EmailsUnsubscribedResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listUnsubscribed",
  method: "GET",
  path: "/teams/{teamId}/unsubscribed",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Turn emails on again.
 *
 * Sends the emails to the recipient again, who can unsubscribe once more. Only the recipient may do so, signed in with that address as a confirmed one.
 */
export const resubscribe: runtime.OperationFunction<[teamId: string, subscriptionId: string], EmailsResubscribeResponse, EmailsResubscribeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "resubscribe",
  method: "DELETE",
  path: "/teams/{teamId}/unsubscribed/{subscriptionId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.SubscriptionNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List jobs.
 *
 * Returns the jobs of the team: agent runs, crawls, batches and checks of monitors as long as they are kept, and the mail and the webhooks that wait to be delivered. `search` looks at the title, the `username` and the id.
 */
export const listJobs: runtime.OperationFunction<[teamId: string, query?: JobsListQuery], JobsListResponse, JobsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listJobs",
  method: "GET",
  path: "/teams/{teamId}/jobs",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a job.
 *
 * Returns a job as it stands, with what happened in it.
 */
export const getJob: runtime.OperationFunction<[teamId: string, jobId: string], JobsGetResponse, JobsGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getJob",
  method: "GET",
  path: "/teams/{teamId}/jobs/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Cancel a job.
 *
 * Ends a crawl or batch at once, and an agent run after the step in flight. Jobs of other kinds end by themselves.
 */
export const cancelJob: runtime.OperationFunction<[teamId: string, jobId: string], JobsCancelResponse, JobsCancelResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "cancelJob",
  method: "DELETE",
  path: "/teams/{teamId}/jobs/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.JobEndedError, errors.JobNotCancellableError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Retry a job.
 *
 * Runs a job that waits as soon as a worker has room for it, whatever delay it has, as if none of its attempts had failed.
 */
export const retryJob: runtime.OperationFunction<[teamId: string, jobId: string], JobsRetryResponse, JobsRetryResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "retryJob",
  method: "POST",
  path: "/teams/{teamId}/jobs/{jobId}/retry",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.JobNotWaitingError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List failed pages.
 *
 * Returns the pages that a crawl or batch could not read, with the cause of each. Jobs of other kinds have none.
 */
export const listJobFailures: runtime.OperationFunction<[teamId: string, jobId: string, query?: JobsFailuresQuery], JobsFailuresResponse, JobsFailuresResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listJobFailures",
  method: "GET",
  path: "/teams/{teamId}/jobs/{jobId}/failures",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a snapshot of a job.
 *
 * Returns what an agent run kept at one of its steps, as it stood then.
 */
export const getJobSnapshot: runtime.OperationFunction<[teamId: string, jobId: string, snapshotId: string], JobsSnapshotResponse, JobsSnapshotResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getJobSnapshot",
  method: "GET",
  path: "/teams/{teamId}/jobs/{jobId}/snapshots/{snapshotId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.SnapshotNotFoundError, errors.RateLimitExceededError],
});

/**
 * List monitors.
 *
 * Returns the monitors of the team; of a team with zero data retention none. `search` looks at the name, the id and the goal.
 */
export const listMonitors: runtime.OperationFunction<[teamId: string, query?: MonitorsListQuery], MonitorsListResponse, MonitorsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listMonitors",
  method: "GET",
  path: "/teams/{teamId}/monitors",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a monitor.
 *
 * Returns a monitor of the team.
 */
export const getMonitor: runtime.OperationFunction<[teamId: string, monitorId: string], MonitorsGetResponse, MonitorsGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getMonitor",
  method: "GET",
  path: "/teams/{teamId}/monitors/{monitorId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * Change a monitor.
 *
 * Pauses a monitor or resumes it, and changes its name, its schedule, its goal and how long its checks are kept. What else it has, such as its targets, the API changes with a key.
 */
export const changeMonitor: runtime.OperationFunction<[teamId: string, monitorId: string, request: MonitorsChangeRequest], MonitorsChangeResponse, MonitorsChangeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "changeMonitor",
  method: "PATCH",
  path: "/teams/{teamId}/monitors/{monitorId}",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MonitorNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Run a monitor.
 *
 * Queues a check at once. While another one runs, it is kept as skipped.
 */
export const runMonitor: runtime.OperationFunction<[teamId: string, monitorId: string], MonitorsRunResponse, MonitorsRunResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "runMonitor",
  method: "POST",
  path: "/teams/{teamId}/monitors/{monitorId}/run",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MonitorNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List checks.
 *
 * Returns the checks of a monitor as long as they are kept.
 */
export const listMonitorChecks: runtime.OperationFunction<[teamId: string, monitorId: string, query?: MonitorsChecksQuery], MonitorsChecksResponse, MonitorsChecksResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listMonitorChecks",
  method: "GET",
  path: "/teams/{teamId}/monitors/{monitorId}/checks",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a check.
 *
 * Returns a check with its pages, in the order in which they were compared, and what has changed in them.
 */
export const getMonitorCheck: runtime.OperationFunction<[teamId: string, monitorId: string, checkId: string, query?: MonitorsCheckQuery], MonitorsCheckResponse, MonitorsCheckResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getMonitorCheck",
  method: "GET",
  path: "/teams/{teamId}/monitors/{monitorId}/checks/{checkId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.MonitorNotFoundError, errors.RateLimitExceededError],
});

/**
 * List sessions of Interact.
 *
 * Returns the sessions of Interact of the team with what each shows, those that are open and, as long as their records are stored, those that have ended. `search` looks at the id, the profile, and the URL and title of the page.
 */
export const listInteractSessions: runtime.OperationFunction<[teamId: string, query?: InteractSessionsListQuery], InteractSessionsListResponse, InteractSessionsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listInteractSessions",
  method: "GET",
  path: "/teams/{teamId}/interact-sessions",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a session of Interact.
 *
 * Returns a session of Interact, open or recorded, with what it shows and what was done in it. What was typed is not recorded.
 */
export const getInteractSession: runtime.OperationFunction<[teamId: string, interactId: string, query?: InteractSessionsGetQuery], InteractSessionsGetResponse, InteractSessionsGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getInteractSession",
  method: "GET",
  path: "/teams/{teamId}/interact-sessions/{interactId}",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.InteractSessionNotFoundError, errors.RateLimitExceededError],
});

/**
 * End a session of Interact.
 *
 * Closes the page of the session, saves its profile if it has one that it saves, and charges the minutes begun. An action in flight ends without being done.
 */
export const endInteractSession: runtime.OperationFunction<[teamId: string, interactId: string], InteractSessionsEndResponse, InteractSessionsEndResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "endInteractSession",
  method: "DELETE",
  path: "/teams/{teamId}/interact-sessions/{interactId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.InteractSessionNotFoundError, errors.InteractSessionElsewhereError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Delete the record of a session of Interact.
 *
 * Deletes what was recorded of a session of Interact, its actions with their screenshots. Of a session that is still open, nothing more is recorded.
 */
export const deleteInteractRecord: runtime.OperationFunction<[teamId: string, interactId: string], InteractSessionsDeleteRecordResponse, InteractSessionsDeleteRecordResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "deleteInteractRecord",
  method: "DELETE",
  path: "/teams/{teamId}/interact-sessions/{interactId}/record",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.InteractSessionNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Get a screenshot of a session of Interact.
 *
 * Returns what a session of Interact showed after one of its actions, from its record.
 */
export const getInteractScreenshot: runtime.OperationFunction<[teamId: string, interactId: string, step: runtime.Parameters<GetInteractScreenshotOperation, "path">["step"]], InteractSessionsScreenshotResponse, InteractSessionsScreenshotResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getInteractScreenshot",
  method: "GET",
  path: "/teams/{teamId}/interact-sessions/{interactId}/screenshots/{step}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.ScreenshotNotFoundError, errors.RateLimitExceededError],
});

/**
 * Show the threat policy.
 *
 * Returns how the URLs that requests of the team lead to are judged.
 */
export const getPolicy: runtime.OperationFunction<[teamId: string], PolicyGetResponse, PolicyGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getPolicy",
  method: "GET",
  path: "/teams/{teamId}/policy",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Change the threat policy.
 *
 * Replaces the policy of the organization of the team. Who changes it must be an owner of every team that it holds for.
 */
export const changePolicy: runtime.OperationFunction<[teamId: string, request: PolicyChangeRequest], PolicyChangeResponse, PolicyChangeResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "changePolicy",
  method: "PUT",
  path: "/teams/{teamId}/policy",
  open: [400],
  body: runtime.jsonObject,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.PolicySharedError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Show webhooks.
 *
 * Returns the secrets that the webhooks of the team are signed with, without the secrets themselves, and the receivers for which events wait.
 */
export const getWebhooks: runtime.OperationFunction<[teamId: string], WebhooksGetResponse, WebhooksGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getWebhooks",
  method: "GET",
  path: "/teams/{teamId}/webhooks",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * List deliveries.
 *
 * Returns the events of which a delivery was tried, with how the last attempt went: the newest 1,000 of the team, for 7 days. Of a team with zero data retention none is kept. `search` looks at the kind of the event, the id, the id of the job, and scheme, host and port of the receiver.
 */
export const listWebhookDeliveries: runtime.OperationFunction<[teamId: string, query?: WebhooksDeliveriesQuery], WebhooksDeliveriesResponse, WebhooksDeliveriesResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/teams/{teamId}/webhook-deliveries",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * Get a delivery.
 *
 * Returns a delivery as it stands, with the status of its last answer.
 */
export const getWebhookDelivery: runtime.OperationFunction<[teamId: string, deliveryId: string], WebhooksDeliveryResponse, WebhooksDeliveryResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getWebhookDelivery",
  method: "GET",
  path: "/teams/{teamId}/webhook-deliveries/{deliveryId}",
  open: [400],
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.DeliveryNotFoundError, errors.RateLimitExceededError],
});

/**
 * Send an event again.
 *
 * Delivers an event once more, with the same `webhook-id` and the same body, after those of its job that wait before it; one that waits itself is tried at once. It is tried for 24 hours again, as any other. Where the webhook of a monitor has changed, the event goes where those of today go.
 */
export const resendWebhookDelivery: runtime.OperationFunction<[teamId: string, deliveryId: string], WebhooksResendResponse, WebhooksResendResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "resendWebhookDelivery",
  method: "POST",
  path: "/teams/{teamId}/webhook-deliveries/{deliveryId}/resend",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.DeliveryNotFoundError, errors.DeliveryNotKeptError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Show the secret.
 *
 * Returns the secret that the webhooks of the team are signed with, this once; makes one for a team that has none.
 */
export const showWebhookSecret: runtime.OperationFunction<[teamId: string], WebhooksShowSecretResponse, WebhooksShowSecretResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "showWebhookSecret",
  method: "POST",
  path: "/teams/{teamId}/webhook-secret",
  open: [400],
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.SecretShownError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Rotate the secret.
 *
 * Makes a new secret and returns it, this once. The one before signs beside it for a while, so that receivers change over without a gap.
 */
export const rotateWebhookSecret: runtime.OperationFunction<[teamId: string, request: WebhooksRotateSecretRequest], WebhooksRotateSecretResponse, WebhooksRotateSecretResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/teams/{teamId}/webhook-secret/rotate",
  open: [400],
  body: runtime.jsonObject,
  once: runtime.always,
  fill: runtime.serializePath,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Read the security log.
 *
 * Returns who did what in the team, for 90 days. Of requests it tells where the organization has security logging enabled, with the `username` of their `auditMetadata`. `search` looks at the kind, the name of who did it, the key and the facts.
 */
export const listSecurityEvents: runtime.OperationFunction<[teamId: string, query?: SecurityListQuery], SecurityListResponse, SecurityListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listSecurityEvents",
  method: "GET",
  path: "/teams/{teamId}/security-events",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  read: runtime.readJson,
  errors: [errors.InvalidTokenError, errors.TeamSuspendedError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});
