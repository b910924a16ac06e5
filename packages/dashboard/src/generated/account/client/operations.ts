// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import * as runtime from "@web-data/client/runtime";
import * as errors from "./errors.js";
import type { DeviceApproveRequest, DeviceApproveResponse, DeviceApproveResult, DeviceDenyResponse, DeviceDenyResult, DeviceFindRequest, DeviceFindResponse, DeviceFindResult, GetUsageOperation, JobsCancelResponse, JobsCancelResult, JobsGetResponse, JobsGetResult, JobsListResponse, JobsListResult, KeysCreateRequest, KeysCreateResponse, KeysCreateResult, KeysListResponse, KeysListResult, KeysRevokeResponse, KeysRevokeResult, KeysRollRequest, KeysRollResponse, KeysRollResult, ListSecurityEventsOperation, MembersAddRequest, MembersAddResponse, MembersAddResult, MembersChangeRequest, MembersChangeResponse, MembersChangeResult, MembersListResponse, MembersListResult, MembersRemoveResponse, MembersRemoveResult, SecurityListResponse, SecurityListResult, SessionCreateRequest, SessionCreateResponse, SessionCreateResult, SessionEndResponse, SessionEndResult, SessionGetResponse, SessionGetResult, SessionsEndResponse, SessionsEndResult, SessionsListResponse, SessionsListResult, TeamsGetResponse, TeamsGetResult, UsageGetResponse, UsageGetResult } from "./types.js";

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
  errors: [errors.InvalidTokenError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.SessionNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * List members.
 *
 * Returns the people of the team.
 */
export const listMembers: runtime.OperationFunction<[teamId: string], MembersListResponse, MembersListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listMembers",
  method: "GET",
  path: "/teams/{teamId}/members",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.TooManyMembersError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.MemberNotFoundError, errors.LastOwnerError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.MemberNotFoundError, errors.LastOwnerError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * List keys.
 *
 * Returns the keys of the team, without the keys themselves.
 */
export const listKeys: runtime.OperationFunction<[teamId: string], KeysListResponse, KeysListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listKeys",
  method: "GET",
  path: "/teams/{teamId}/keys",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.TooManyKeysError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.KeyEndedError, errors.TooManyKeysError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.DeviceRequestNotFoundError, errors.TooManyKeysError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Get usage.
 *
 * Returns the requests and credits of a team by day, by operation and by key. Days are those of UTC. Credits are exact; requests may lag by some seconds.
 */
export const getUsage: runtime.OperationFunction<[teamId: string, query?: runtime.Query<GetUsageOperation>], UsageGetResponse, UsageGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "getUsage",
  method: "GET",
  path: "/teams/{teamId}/usage",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});

/**
 * List jobs.
 *
 * Returns the agent runs, crawls and batches of the team.
 */
export const listJobs: runtime.OperationFunction<[teamId: string], JobsListResponse, JobsListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listJobs",
  method: "GET",
  path: "/teams/{teamId}/jobs",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.RateLimitExceededError],
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
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.RateLimitExceededError],
});

/**
 * Cancel a job.
 *
 * Ends a crawl or batch at once, and an agent run after the step in flight.
 */
export const cancelJob: runtime.OperationFunction<[teamId: string, jobId: string], JobsCancelResponse, JobsCancelResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "cancelJob",
  method: "DELETE",
  path: "/teams/{teamId}/jobs/{jobId}",
  open: [400],
  fill: runtime.serializePath,
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.JobNotFoundError, errors.JobEndedError, errors.CrossSiteRequestError, errors.RateLimitExceededError],
});

/**
 * Read the security log.
 *
 * Returns who did what in the team, for 90 days. Of requests it tells where the organization has security logging enabled, with the `username` of their `auditMetadata`.
 */
export const listSecurityEvents: runtime.OperationFunction<[teamId: string, query?: runtime.Query<ListSecurityEventsOperation>], SecurityListResponse, SecurityListResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "listSecurityEvents",
  method: "GET",
  path: "/teams/{teamId}/security-events",
  open: [400],
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
  errors: [errors.InvalidTokenError, errors.TeamNotFoundError, errors.RateLimitExceededError],
});
