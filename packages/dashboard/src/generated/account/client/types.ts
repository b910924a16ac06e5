// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type * as runtime from "@web-data/client/runtime";
import type { paths } from "../types/index.js";
import type { ErrorName as Name } from "../operations/index.js";

export type {
  AddedMember,
  ApiKey,
  ChangedMember,
  CreatedKey,
  DeviceApproval,
  Done,
  ErrorBody,
  ErrorDetail,
  FoundRequest,
  Job,
  JobDetail,
  JobList,
  JobPages,
  JobStep,
  KeyList,
  KeyRequest,
  KeyRoll,
  Member,
  MemberChange,
  MemberList,
  NewKey,
  NewMember,
  NewSession,
  Person,
  PersonSession,
  PlanLimits,
  Role,
  RolledKey,
  SecurityEvent,
  SecurityLog,
  SessionList,
  SessionState,
  TeamDetail,
  TeamEntry,
  TeamState,
  TypedCode,
  UsageDay,
  UsageKey,
  UsageOperation,
  UsageReport,
  ValidationErrorBody,
} from "../types/index.js";

/** What all operations have in common. */
interface Common extends runtime.Common {
  undocumented: runtime.UndocumentedBody;
  errorName: Name;
}

/** GET /session of the description. */
export interface GetSessionOperation extends runtime.OperationAt<paths, "/session", "get"> {}
/** What `session.get` gives. */
export type SessionGetResponse = runtime.SuccessData<GetSessionOperation>;
/** All outcomes of `session.get`, told apart by `status` and `kind`. */
export type SessionGetResult = runtime.Result<GetSessionOperation, Common>;

/** POST /session of the description. */
export interface CreateSessionOperation extends runtime.OperationAt<paths, "/session", "post"> {}
/** Body of a request of `session.create`. */
export type SessionCreateRequest = runtime.RequestBody<CreateSessionOperation>;
/** What `session.create` gives. */
export type SessionCreateResponse = runtime.SuccessData<CreateSessionOperation>;
/** All outcomes of `session.create`, told apart by `status` and `kind`. */
export type SessionCreateResult = runtime.Result<CreateSessionOperation, Common>;

/** DELETE /session of the description. */
export interface EndSessionOperation extends runtime.OperationAt<paths, "/session", "delete"> {}
/** What `session.end` gives. */
export type SessionEndResponse = runtime.SuccessData<EndSessionOperation>;
/** All outcomes of `session.end`, told apart by `status` and `kind`. */
export type SessionEndResult = runtime.Result<EndSessionOperation, Common>;

/** GET /sessions of the description. */
export interface ListSessionsOperation extends runtime.OperationAt<paths, "/sessions", "get"> {}
/** What `sessions.list` gives. */
export type SessionsListResponse = runtime.SuccessData<ListSessionsOperation>;
/** All outcomes of `sessions.list`, told apart by `status` and `kind`. */
export type SessionsListResult = runtime.Result<ListSessionsOperation, Common>;

/** DELETE /sessions/{sessionId} of the description. */
export interface EndOneSessionOperation extends runtime.OperationAt<paths, "/sessions/{sessionId}", "delete"> {}
/** What `sessions.end` gives. */
export type SessionsEndResponse = runtime.SuccessData<EndOneSessionOperation>;
/** All outcomes of `sessions.end`, told apart by `status` and `kind`. */
export type SessionsEndResult = runtime.Result<EndOneSessionOperation, Common>;

/** POST /device-requests/find of the description. */
export interface FindDeviceRequestOperation extends runtime.OperationAt<paths, "/device-requests/find", "post"> {}
/** Body of a request of `device.find`. */
export type DeviceFindRequest = runtime.RequestBody<FindDeviceRequestOperation>;
/** What `device.find` gives. */
export type DeviceFindResponse = runtime.SuccessData<FindDeviceRequestOperation>;
/** All outcomes of `device.find`, told apart by `status` and `kind`. */
export type DeviceFindResult = runtime.Result<FindDeviceRequestOperation, Common>;

/** POST /device-requests/{requestId}/deny of the description. */
export interface DenyDeviceRequestOperation extends runtime.OperationAt<paths, "/device-requests/{requestId}/deny", "post"> {}
/** What `device.deny` gives. */
export type DeviceDenyResponse = runtime.SuccessData<DenyDeviceRequestOperation>;
/** All outcomes of `device.deny`, told apart by `status` and `kind`. */
export type DeviceDenyResult = runtime.Result<DenyDeviceRequestOperation, Common>;

/** GET /teams/{teamId} of the description. */
export interface GetTeamOperation extends runtime.OperationAt<paths, "/teams/{teamId}", "get"> {}
/** What `teams.get` gives. */
export type TeamsGetResponse = runtime.SuccessData<GetTeamOperation>;
/** All outcomes of `teams.get`, told apart by `status` and `kind`. */
export type TeamsGetResult = runtime.Result<GetTeamOperation, Common>;

/** GET /teams/{teamId}/members of the description. */
export interface ListMembersOperation extends runtime.OperationAt<paths, "/teams/{teamId}/members", "get"> {}
/** What `members.list` gives. */
export type MembersListResponse = runtime.SuccessData<ListMembersOperation>;
/** All outcomes of `members.list`, told apart by `status` and `kind`. */
export type MembersListResult = runtime.Result<ListMembersOperation, Common>;

/** POST /teams/{teamId}/members of the description. */
export interface AddMemberOperation extends runtime.OperationAt<paths, "/teams/{teamId}/members", "post"> {}
/** Body of a request of `members.add`. */
export type MembersAddRequest = runtime.RequestBody<AddMemberOperation>;
/** What `members.add` gives. */
export type MembersAddResponse = runtime.SuccessData<AddMemberOperation>;
/** All outcomes of `members.add`, told apart by `status` and `kind`. */
export type MembersAddResult = runtime.Result<AddMemberOperation, Common>;

/** DELETE /teams/{teamId}/members/{personId} of the description. */
export interface RemoveMemberOperation extends runtime.OperationAt<paths, "/teams/{teamId}/members/{personId}", "delete"> {}
/** What `members.remove` gives. */
export type MembersRemoveResponse = runtime.SuccessData<RemoveMemberOperation>;
/** All outcomes of `members.remove`, told apart by `status` and `kind`. */
export type MembersRemoveResult = runtime.Result<RemoveMemberOperation, Common>;

/** PATCH /teams/{teamId}/members/{personId} of the description. */
export interface ChangeMemberOperation extends runtime.OperationAt<paths, "/teams/{teamId}/members/{personId}", "patch"> {}
/** Body of a request of `members.change`. */
export type MembersChangeRequest = runtime.RequestBody<ChangeMemberOperation>;
/** What `members.change` gives. */
export type MembersChangeResponse = runtime.SuccessData<ChangeMemberOperation>;
/** All outcomes of `members.change`, told apart by `status` and `kind`. */
export type MembersChangeResult = runtime.Result<ChangeMemberOperation, Common>;

/** GET /teams/{teamId}/keys of the description. */
export interface ListKeysOperation extends runtime.OperationAt<paths, "/teams/{teamId}/keys", "get"> {}
/** What `keys.list` gives. */
export type KeysListResponse = runtime.SuccessData<ListKeysOperation>;
/** All outcomes of `keys.list`, told apart by `status` and `kind`. */
export type KeysListResult = runtime.Result<ListKeysOperation, Common>;

/** POST /teams/{teamId}/keys of the description. */
export interface CreateKeyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/keys", "post"> {}
/** Body of a request of `keys.create`. */
export type KeysCreateRequest = runtime.RequestBody<CreateKeyOperation>;
/** What `keys.create` gives. */
export type KeysCreateResponse = runtime.SuccessData<CreateKeyOperation>;
/** All outcomes of `keys.create`, told apart by `status` and `kind`. */
export type KeysCreateResult = runtime.Result<CreateKeyOperation, Common>;

/** DELETE /teams/{teamId}/keys/{keyId} of the description. */
export interface RevokeKeyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/keys/{keyId}", "delete"> {}
/** What `keys.revoke` gives. */
export type KeysRevokeResponse = runtime.SuccessData<RevokeKeyOperation>;
/** All outcomes of `keys.revoke`, told apart by `status` and `kind`. */
export type KeysRevokeResult = runtime.Result<RevokeKeyOperation, Common>;

/** POST /teams/{teamId}/keys/{keyId}/roll of the description. */
export interface RollKeyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/keys/{keyId}/roll", "post"> {}
/** Body of a request of `keys.roll`. */
export type KeysRollRequest = runtime.RequestBody<RollKeyOperation>;
/** What `keys.roll` gives. */
export type KeysRollResponse = runtime.SuccessData<RollKeyOperation>;
/** All outcomes of `keys.roll`, told apart by `status` and `kind`. */
export type KeysRollResult = runtime.Result<RollKeyOperation, Common>;

/** POST /teams/{teamId}/device-requests/{requestId}/approve of the description. */
export interface ApproveDeviceRequestOperation extends runtime.OperationAt<paths, "/teams/{teamId}/device-requests/{requestId}/approve", "post"> {}
/** Body of a request of `device.approve`. */
export type DeviceApproveRequest = runtime.RequestBody<ApproveDeviceRequestOperation>;
/** What `device.approve` gives. */
export type DeviceApproveResponse = runtime.SuccessData<ApproveDeviceRequestOperation>;
/** All outcomes of `device.approve`, told apart by `status` and `kind`. */
export type DeviceApproveResult = runtime.Result<ApproveDeviceRequestOperation, Common>;

/** GET /teams/{teamId}/usage of the description. */
export interface GetUsageOperation extends runtime.OperationAt<paths, "/teams/{teamId}/usage", "get"> {}
/** What `usage.get` gives. */
export type UsageGetResponse = runtime.SuccessData<GetUsageOperation>;
/** All outcomes of `usage.get`, told apart by `status` and `kind`. */
export type UsageGetResult = runtime.Result<GetUsageOperation, Common>;

/** GET /teams/{teamId}/jobs of the description. */
export interface ListJobsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs", "get"> {}
/** What `jobs.list` gives. */
export type JobsListResponse = runtime.SuccessData<ListJobsOperation>;
/** All outcomes of `jobs.list`, told apart by `status` and `kind`. */
export type JobsListResult = runtime.Result<ListJobsOperation, Common>;

/** GET /teams/{teamId}/jobs/{jobId} of the description. */
export interface GetJobOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs/{jobId}", "get"> {}
/** What `jobs.get` gives. */
export type JobsGetResponse = runtime.SuccessData<GetJobOperation>;
/** All outcomes of `jobs.get`, told apart by `status` and `kind`. */
export type JobsGetResult = runtime.Result<GetJobOperation, Common>;

/** DELETE /teams/{teamId}/jobs/{jobId} of the description. */
export interface CancelJobOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs/{jobId}", "delete"> {}
/** What `jobs.cancel` gives. */
export type JobsCancelResponse = runtime.SuccessData<CancelJobOperation>;
/** All outcomes of `jobs.cancel`, told apart by `status` and `kind`. */
export type JobsCancelResult = runtime.Result<CancelJobOperation, Common>;

/** GET /teams/{teamId}/security-events of the description. */
export interface ListSecurityEventsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/security-events", "get"> {}
/** What `security.list` gives. */
export type SecurityListResponse = runtime.SuccessData<ListSecurityEventsOperation>;
/** All outcomes of `security.list`, told apart by `status` and `kind`. */
export type SecurityListResult = runtime.Result<ListSecurityEventsOperation, Common>;

/** Headers that operations take. */
export type HeaderParameter = never;
