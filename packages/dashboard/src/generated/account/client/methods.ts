// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type * as runtime from "@web-data/client/runtime";
import * as operations from "./operations.js";
import type { DeviceApproveRequest, DeviceApproveResponse, DeviceApproveResult, DeviceDenyResponse, DeviceDenyResult, DeviceFindRequest, DeviceFindResponse, DeviceFindResult, GetUsageOperation, JobsCancelResponse, JobsCancelResult, JobsGetResponse, JobsGetResult, JobsListResponse, JobsListResult, KeysCreateRequest, KeysCreateResponse, KeysCreateResult, KeysListResponse, KeysListResult, KeysRevokeResponse, KeysRevokeResult, KeysRollRequest, KeysRollResponse, KeysRollResult, ListSecurityEventsOperation, MembersAddRequest, MembersAddResponse, MembersAddResult, MembersChangeRequest, MembersChangeResponse, MembersChangeResult, MembersListResponse, MembersListResult, MembersRemoveResponse, MembersRemoveResult, SecurityListResponse, SecurityListResult, SessionCreateRequest, SessionCreateResponse, SessionCreateResult, SessionEndResponse, SessionEndResult, SessionGetResponse, SessionGetResult, SessionsEndResponse, SessionsEndResult, SessionsListResponse, SessionsListResult, TeamsGetResponse, TeamsGetResult, UsageGetResponse, UsageGetResult } from "./types.js";

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
  };
  members: {
    /**
     * List members.
     *
     * Returns the people of the team.
     */
    list: runtime.Method<[teamId: string], MembersListResponse, MembersListResult>;
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
     * Returns the keys of the team, without the keys themselves.
     */
    list: runtime.Method<[teamId: string], KeysListResponse, KeysListResult>;
    /**
     * Create a key.
     *
     * Creates a key and returns it this once.
     */
    create: runtime.Method<[teamId: string, request: KeysCreateRequest], KeysCreateResponse, KeysCreateResult>;
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
  };
  usage: {
    /**
     * Get usage.
     *
     * Returns the requests and credits of a team by day, by operation and by key. Days are those of UTC. Credits are exact; requests may lag by some seconds.
     */
    get: runtime.Method<[teamId: string, query?: runtime.Query<GetUsageOperation>], UsageGetResponse, UsageGetResult>;
  };
  jobs: {
    /**
     * List jobs.
     *
     * Returns the agent runs, crawls and batches of the team.
     */
    list: runtime.Method<[teamId: string], JobsListResponse, JobsListResult>;
    /**
     * Get a job.
     *
     * Returns a job as it stands, with what happened in it.
     */
    get: runtime.Method<[teamId: string, jobId: string], JobsGetResponse, JobsGetResult>;
    /**
     * Cancel a job.
     *
     * Ends a crawl or batch at once, and an agent run after the step in flight.
     */
    cancel: runtime.Method<[teamId: string, jobId: string], JobsCancelResponse, JobsCancelResult>;
  };
  security: {
    /**
     * Read the security log.
     *
     * Returns who did what in the team, for 90 days. Of requests it tells where the organization has security logging enabled, with the `username` of their `auditMetadata`.
     */
    list: runtime.Method<[teamId: string, query?: runtime.Query<ListSecurityEventsOperation>], SecurityListResponse, SecurityListResult>;
  };
}

/** Makes each method from its operation. */
export function createMethods(bind: runtime.Bind): Methods {
  return {
    session: {
      get: bind(operations.getSession),
      create: bind(operations.createSession),
      end: bind(operations.endSession),
    },
    sessions: {
      list: bind(operations.listSessions),
      end: bind(operations.endOneSession),
    },
    device: {
      find: bind(operations.findDeviceRequest),
      deny: bind(operations.denyDeviceRequest),
      approve: bind(operations.approveDeviceRequest),
    },
    teams: {
      get: bind(operations.getTeam),
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
      revoke: bind(operations.revokeKey),
      roll: bind(operations.rollKey),
    },
    usage: {
      get: bind(operations.getUsage),
    },
    jobs: {
      list: bind(operations.listJobs),
      get: bind(operations.getJob),
      cancel: bind(operations.cancelJob),
    },
    security: {
      list: bind(operations.listSecurityEvents),
    },
  };
}
