// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type * as runtime from "@web-data/client/runtime";
import type { paths } from "../types/index.js";
import type { ErrorName as Name } from "../operations/index.js";

export type {
  AddedMember,
  AddedPasskey,
  ApiKey,
  Budget,
  BudgetAlert,
  BudgetChange,
  BudgetMail,
  BudgetState,
  BudgetUse,
  ChangedMember,
  CreatedKey,
  Cursor,
  DeviceApproval,
  DomainPattern,
  Done,
  ErrorBody,
  ErrorDetail,
  FoundRequest,
  InteractPage,
  InteractScreenshot,
  InteractSession,
  InteractSessionDetail,
  InteractSessionList,
  InteractStep,
  Job,
  JobDetail,
  JobFailure,
  JobFailureList,
  JobList,
  JobPages,
  JobQueueState,
  JobSnapshot,
  JobStep,
  KeyDetail,
  KeyList,
  KeyRequest,
  KeyRoll,
  LoggedRequest,
  Member,
  MemberChange,
  MemberList,
  Monitor,
  MonitorChange,
  MonitorCheck,
  MonitorCheckDetail,
  MonitorCheckList,
  MonitorCheckPage,
  MonitorCheckState,
  MonitorList,
  MonitorPageCounts,
  MonitorState,
  NewBudgetMail,
  NewKey,
  NewMember,
  NewPasskey,
  NewPasskeySession,
  NewSession,
  NewThreatPolicy,
  OpenidResponse,
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyList,
  PasskeyName,
  PasskeyProof,
  PasskeyRequest,
  Person,
  PersonSession,
  PlanLimits,
  PolicyChange,
  PolicyState,
  RenewedKey,
  RequestList,
  Role,
  RolledKey,
  SecurityEvent,
  SecurityLog,
  SessionList,
  SessionState,
  SignInLinkRequest,
  SignInWays,
  StartedOpenid,
  StartedPasskey,
  StartedSignIn,
  TeamDetail,
  TeamEntry,
  TeamState,
  ThreatPolicy,
  TypedCode,
  UnsubscribedEntry,
  UnsubscribedList,
  UsageDay,
  UsageKey,
  UsageOperation,
  UsageReport,
  UsageSeries,
  ValidationErrorBody,
  WaitingWebhook,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryState,
  WebhookSecret,
  WebhookSecretRotation,
  WebhookSecretValue,
  WebhookState,
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

/** POST /session/link of the description. */
export interface SendSignInLinkOperation extends runtime.OperationAt<paths, "/session/link", "post"> {}
/** Body of a request of `session.sendLink`. */
export type SessionSendLinkRequest = runtime.RequestBody<SendSignInLinkOperation>;
/** What `session.sendLink` gives. */
export type SessionSendLinkResponse = runtime.SuccessData<SendSignInLinkOperation>;
/** All outcomes of `session.sendLink`, told apart by `status` and `kind`. */
export type SessionSendLinkResult = runtime.Result<SendSignInLinkOperation, Common>;

/** GET /session/ways of the description. */
export interface GetSignInWaysOperation extends runtime.OperationAt<paths, "/session/ways", "get"> {}
/** What `session.ways` gives. */
export type SessionWaysResponse = runtime.SuccessData<GetSignInWaysOperation>;
/** All outcomes of `session.ways`, told apart by `status` and `kind`. */
export type SessionWaysResult = runtime.Result<GetSignInWaysOperation, Common>;

/** POST /session/openid/start of the description. */
export interface StartOpenidSignInOperation extends runtime.OperationAt<paths, "/session/openid/start", "post"> {}
/** What `session.startByOpenid` gives. */
export type SessionStartByOpenidResponse = runtime.SuccessData<StartOpenidSignInOperation>;
/** All outcomes of `session.startByOpenid`, told apart by `status` and `kind`. */
export type SessionStartByOpenidResult = runtime.Result<StartOpenidSignInOperation, Common>;

/** POST /session/openid of the description. */
export interface CreateSessionByOpenidOperation extends runtime.OperationAt<paths, "/session/openid", "post"> {}
/** Body of a request of `session.createByOpenid`. */
export type SessionCreateByOpenidRequest = runtime.RequestBody<CreateSessionByOpenidOperation>;
/** What `session.createByOpenid` gives. */
export type SessionCreateByOpenidResponse = runtime.SuccessData<CreateSessionByOpenidOperation>;
/** All outcomes of `session.createByOpenid`, told apart by `status` and `kind`. */
export type SessionCreateByOpenidResult = runtime.Result<CreateSessionByOpenidOperation, Common>;

/** POST /session/passkey-options of the description. */
export interface StartPasskeySignInOperation extends runtime.OperationAt<paths, "/session/passkey-options", "post"> {}
/** What `session.startByPasskey` gives. */
export type SessionStartByPasskeyResponse = runtime.SuccessData<StartPasskeySignInOperation>;
/** All outcomes of `session.startByPasskey`, told apart by `status` and `kind`. */
export type SessionStartByPasskeyResult = runtime.Result<StartPasskeySignInOperation, Common>;

/** POST /session/passkey of the description. */
export interface CreateSessionByPasskeyOperation extends runtime.OperationAt<paths, "/session/passkey", "post"> {}
/** Body of a request of `session.createByPasskey`. */
export type SessionCreateByPasskeyRequest = runtime.RequestBody<CreateSessionByPasskeyOperation>;
/** What `session.createByPasskey` gives. */
export type SessionCreateByPasskeyResponse = runtime.SuccessData<CreateSessionByPasskeyOperation>;
/** All outcomes of `session.createByPasskey`, told apart by `status` and `kind`. */
export type SessionCreateByPasskeyResult = runtime.Result<CreateSessionByPasskeyOperation, Common>;

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

/** GET /passkeys of the description. */
export interface ListPasskeysOperation extends runtime.OperationAt<paths, "/passkeys", "get"> {}
/** What `passkeys.list` gives. */
export type PasskeysListResponse = runtime.SuccessData<ListPasskeysOperation>;
/** All outcomes of `passkeys.list`, told apart by `status` and `kind`. */
export type PasskeysListResult = runtime.Result<ListPasskeysOperation, Common>;

/** POST /passkeys of the description. */
export interface AddPasskeyOperation extends runtime.OperationAt<paths, "/passkeys", "post"> {}
/** Body of a request of `passkeys.add`. */
export type PasskeysAddRequest = runtime.RequestBody<AddPasskeyOperation>;
/** What `passkeys.add` gives. */
export type PasskeysAddResponse = runtime.SuccessData<AddPasskeyOperation>;
/** All outcomes of `passkeys.add`, told apart by `status` and `kind`. */
export type PasskeysAddResult = runtime.Result<AddPasskeyOperation, Common>;

/** POST /passkeys/options of the description. */
export interface StartPasskeyOperation extends runtime.OperationAt<paths, "/passkeys/options", "post"> {}
/** What `passkeys.start` gives. */
export type PasskeysStartResponse = runtime.SuccessData<StartPasskeyOperation>;
/** All outcomes of `passkeys.start`, told apart by `status` and `kind`. */
export type PasskeysStartResult = runtime.Result<StartPasskeyOperation, Common>;

/** DELETE /passkeys/{passkeyId} of the description. */
export interface RemovePasskeyOperation extends runtime.OperationAt<paths, "/passkeys/{passkeyId}", "delete"> {}
/** What `passkeys.remove` gives. */
export type PasskeysRemoveResponse = runtime.SuccessData<RemovePasskeyOperation>;
/** All outcomes of `passkeys.remove`, told apart by `status` and `kind`. */
export type PasskeysRemoveResult = runtime.Result<RemovePasskeyOperation, Common>;

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

/** GET /teams/{teamId}/events of the description. */
export interface WatchTeamOperation extends runtime.OperationAt<paths, "/teams/{teamId}/events", "get"> {}
/** What `teams.watch` gives. */
export type TeamsWatchResponse = runtime.SuccessData<WatchTeamOperation>;
/** All outcomes of `teams.watch`, told apart by `status` and `kind`. */
export type TeamsWatchResult = runtime.Result<WatchTeamOperation, Common>;

/** GET /teams/{teamId}/members of the description. */
export interface ListMembersOperation extends runtime.OperationAt<paths, "/teams/{teamId}/members", "get"> {}
/** Query parameters of `members.list`. */
export interface MembersListQuery extends runtime.Query<ListMembersOperation> {}
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
/** Query parameters of `keys.list`. */
export interface KeysListQuery extends runtime.Query<ListKeysOperation> {}
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

/** GET /teams/{teamId}/keys/{keyId} of the description. */
export interface GetKeyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/keys/{keyId}", "get"> {}
/** What `keys.get` gives. */
export type KeysGetResponse = runtime.SuccessData<GetKeyOperation>;
/** All outcomes of `keys.get`, told apart by `status` and `kind`. */
export type KeysGetResult = runtime.Result<GetKeyOperation, Common>;

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

/** POST /teams/{teamId}/keys/{keyId}/renew of the description. */
export interface RenewKeyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/keys/{keyId}/renew", "post"> {}
/** What `keys.renew` gives. */
export type KeysRenewResponse = runtime.SuccessData<RenewKeyOperation>;
/** All outcomes of `keys.renew`, told apart by `status` and `kind`. */
export type KeysRenewResult = runtime.Result<RenewKeyOperation, Common>;

/** POST /teams/{teamId}/device-requests/{requestId}/approve of the description. */
export interface ApproveDeviceRequestOperation extends runtime.OperationAt<paths, "/teams/{teamId}/device-requests/{requestId}/approve", "post"> {}
/** Body of a request of `device.approve`. */
export type DeviceApproveRequest = runtime.RequestBody<ApproveDeviceRequestOperation>;
/** What `device.approve` gives. */
export type DeviceApproveResponse = runtime.SuccessData<ApproveDeviceRequestOperation>;
/** All outcomes of `device.approve`, told apart by `status` and `kind`. */
export type DeviceApproveResult = runtime.Result<ApproveDeviceRequestOperation, Common>;

/** GET /teams/{teamId}/requests of the description. */
export interface ListRequestsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/requests", "get"> {}
/** Query parameters of `requests.list`. */
export interface RequestsListQuery extends runtime.Query<ListRequestsOperation> {}
/** What `requests.list` gives. */
export type RequestsListResponse = runtime.SuccessData<ListRequestsOperation>;
/** All outcomes of `requests.list`, told apart by `status` and `kind`. */
export type RequestsListResult = runtime.Result<ListRequestsOperation, Common>;

/** GET /teams/{teamId}/usage of the description. */
export interface GetUsageOperation extends runtime.OperationAt<paths, "/teams/{teamId}/usage", "get"> {}
/** Query parameters of `usage.get`. */
export interface UsageGetQuery extends runtime.Query<GetUsageOperation> {}
/** What `usage.get` gives. */
export type UsageGetResponse = runtime.SuccessData<GetUsageOperation>;
/** All outcomes of `usage.get`, told apart by `status` and `kind`. */
export type UsageGetResult = runtime.Result<GetUsageOperation, Common>;

/** GET /teams/{teamId}/budget of the description. */
export interface GetBudgetOperation extends runtime.OperationAt<paths, "/teams/{teamId}/budget", "get"> {}
/** What `budget.get` gives. */
export type BudgetGetResponse = runtime.SuccessData<GetBudgetOperation>;
/** All outcomes of `budget.get`, told apart by `status` and `kind`. */
export type BudgetGetResult = runtime.Result<GetBudgetOperation, Common>;

/** PUT /teams/{teamId}/budget of the description. */
export interface ChangeBudgetOperation extends runtime.OperationAt<paths, "/teams/{teamId}/budget", "put"> {}
/** Body of a request of `budget.change`. */
export type BudgetChangeRequest = runtime.RequestBody<ChangeBudgetOperation>;
/** What `budget.change` gives. */
export type BudgetChangeResponse = runtime.SuccessData<ChangeBudgetOperation>;
/** All outcomes of `budget.change`, told apart by `status` and `kind`. */
export type BudgetChangeResult = runtime.Result<ChangeBudgetOperation, Common>;

/** DELETE /teams/{teamId}/budget of the description. */
export interface RemoveBudgetOperation extends runtime.OperationAt<paths, "/teams/{teamId}/budget", "delete"> {}
/** What `budget.remove` gives. */
export type BudgetRemoveResponse = runtime.SuccessData<RemoveBudgetOperation>;
/** All outcomes of `budget.remove`, told apart by `status` and `kind`. */
export type BudgetRemoveResult = runtime.Result<RemoveBudgetOperation, Common>;

/** GET /teams/{teamId}/unsubscribed of the description. */
export interface ListUnsubscribedOperation extends runtime.OperationAt<paths, "/teams/{teamId}/unsubscribed", "get"> {}
/** Query parameters of `emails.unsubscribed`. */
export interface EmailsUnsubscribedQuery extends runtime.Query<ListUnsubscribedOperation> {}
/** What `emails.unsubscribed` gives. */
export type EmailsUnsubscribedResponse = runtime.SuccessData<ListUnsubscribedOperation>;
/** All outcomes of `emails.unsubscribed`, told apart by `status` and `kind`. */
export type EmailsUnsubscribedResult = runtime.Result<ListUnsubscribedOperation, Common>;

/** DELETE /teams/{teamId}/unsubscribed/{subscriptionId} of the description. */
export interface ResubscribeOperation extends runtime.OperationAt<paths, "/teams/{teamId}/unsubscribed/{subscriptionId}", "delete"> {}
/** What `emails.resubscribe` gives. */
export type EmailsResubscribeResponse = runtime.SuccessData<ResubscribeOperation>;
/** All outcomes of `emails.resubscribe`, told apart by `status` and `kind`. */
export type EmailsResubscribeResult = runtime.Result<ResubscribeOperation, Common>;

/** GET /teams/{teamId}/jobs of the description. */
export interface ListJobsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs", "get"> {}
/** Query parameters of `jobs.list`. */
export interface JobsListQuery extends runtime.Query<ListJobsOperation> {}
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

/** POST /teams/{teamId}/jobs/{jobId}/retry of the description. */
export interface RetryJobOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs/{jobId}/retry", "post"> {}
/** What `jobs.retry` gives. */
export type JobsRetryResponse = runtime.SuccessData<RetryJobOperation>;
/** All outcomes of `jobs.retry`, told apart by `status` and `kind`. */
export type JobsRetryResult = runtime.Result<RetryJobOperation, Common>;

/** GET /teams/{teamId}/jobs/{jobId}/failures of the description. */
export interface ListJobFailuresOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs/{jobId}/failures", "get"> {}
/** Query parameters of `jobs.failures`. */
export interface JobsFailuresQuery extends runtime.Query<ListJobFailuresOperation> {}
/** What `jobs.failures` gives. */
export type JobsFailuresResponse = runtime.SuccessData<ListJobFailuresOperation>;
/** All outcomes of `jobs.failures`, told apart by `status` and `kind`. */
export type JobsFailuresResult = runtime.Result<ListJobFailuresOperation, Common>;

/** GET /teams/{teamId}/jobs/{jobId}/snapshots/{snapshotId} of the description. */
export interface GetJobSnapshotOperation extends runtime.OperationAt<paths, "/teams/{teamId}/jobs/{jobId}/snapshots/{snapshotId}", "get"> {}
/** What `jobs.snapshot` gives. */
export type JobsSnapshotResponse = runtime.SuccessData<GetJobSnapshotOperation>;
/** All outcomes of `jobs.snapshot`, told apart by `status` and `kind`. */
export type JobsSnapshotResult = runtime.Result<GetJobSnapshotOperation, Common>;

/** GET /teams/{teamId}/monitors of the description. */
export interface ListMonitorsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/monitors", "get"> {}
/** Query parameters of `monitors.list`. */
export interface MonitorsListQuery extends runtime.Query<ListMonitorsOperation> {}
/** What `monitors.list` gives. */
export type MonitorsListResponse = runtime.SuccessData<ListMonitorsOperation>;
/** All outcomes of `monitors.list`, told apart by `status` and `kind`. */
export type MonitorsListResult = runtime.Result<ListMonitorsOperation, Common>;

/** GET /teams/{teamId}/monitors/{monitorId} of the description. */
export interface GetMonitorOperation extends runtime.OperationAt<paths, "/teams/{teamId}/monitors/{monitorId}", "get"> {}
/** What `monitors.get` gives. */
export type MonitorsGetResponse = runtime.SuccessData<GetMonitorOperation>;
/** All outcomes of `monitors.get`, told apart by `status` and `kind`. */
export type MonitorsGetResult = runtime.Result<GetMonitorOperation, Common>;

/** PATCH /teams/{teamId}/monitors/{monitorId} of the description. */
export interface ChangeMonitorOperation extends runtime.OperationAt<paths, "/teams/{teamId}/monitors/{monitorId}", "patch"> {}
/** Body of a request of `monitors.change`. */
export type MonitorsChangeRequest = runtime.RequestBody<ChangeMonitorOperation>;
/** What `monitors.change` gives. */
export type MonitorsChangeResponse = runtime.SuccessData<ChangeMonitorOperation>;
/** All outcomes of `monitors.change`, told apart by `status` and `kind`. */
export type MonitorsChangeResult = runtime.Result<ChangeMonitorOperation, Common>;

/** POST /teams/{teamId}/monitors/{monitorId}/run of the description. */
export interface RunMonitorOperation extends runtime.OperationAt<paths, "/teams/{teamId}/monitors/{monitorId}/run", "post"> {}
/** What `monitors.run` gives. */
export type MonitorsRunResponse = runtime.SuccessData<RunMonitorOperation>;
/** All outcomes of `monitors.run`, told apart by `status` and `kind`. */
export type MonitorsRunResult = runtime.Result<RunMonitorOperation, Common>;

/** GET /teams/{teamId}/monitors/{monitorId}/checks of the description. */
export interface ListMonitorChecksOperation extends runtime.OperationAt<paths, "/teams/{teamId}/monitors/{monitorId}/checks", "get"> {}
/** Query parameters of `monitors.checks`. */
export interface MonitorsChecksQuery extends runtime.Query<ListMonitorChecksOperation> {}
/** What `monitors.checks` gives. */
export type MonitorsChecksResponse = runtime.SuccessData<ListMonitorChecksOperation>;
/** All outcomes of `monitors.checks`, told apart by `status` and `kind`. */
export type MonitorsChecksResult = runtime.Result<ListMonitorChecksOperation, Common>;

/** GET /teams/{teamId}/monitors/{monitorId}/checks/{checkId} of the description. */
export interface GetMonitorCheckOperation extends runtime.OperationAt<paths, "/teams/{teamId}/monitors/{monitorId}/checks/{checkId}", "get"> {}
/** Query parameters of `monitors.check`. */
export interface MonitorsCheckQuery extends runtime.Query<GetMonitorCheckOperation> {}
/** What `monitors.check` gives. */
export type MonitorsCheckResponse = runtime.SuccessData<GetMonitorCheckOperation>;
/** All outcomes of `monitors.check`, told apart by `status` and `kind`. */
export type MonitorsCheckResult = runtime.Result<GetMonitorCheckOperation, Common>;

/** GET /teams/{teamId}/interact-sessions of the description. */
export interface ListInteractSessionsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/interact-sessions", "get"> {}
/** Query parameters of `interactSessions.list`. */
export interface InteractSessionsListQuery extends runtime.Query<ListInteractSessionsOperation> {}
/** What `interactSessions.list` gives. */
export type InteractSessionsListResponse = runtime.SuccessData<ListInteractSessionsOperation>;
/** All outcomes of `interactSessions.list`, told apart by `status` and `kind`. */
export type InteractSessionsListResult = runtime.Result<ListInteractSessionsOperation, Common>;

/** GET /teams/{teamId}/interact-sessions/{interactId} of the description. */
export interface GetInteractSessionOperation extends runtime.OperationAt<paths, "/teams/{teamId}/interact-sessions/{interactId}", "get"> {}
/** Query parameters of `interactSessions.get`. */
export interface InteractSessionsGetQuery extends runtime.Query<GetInteractSessionOperation> {}
/** What `interactSessions.get` gives. */
export type InteractSessionsGetResponse = runtime.SuccessData<GetInteractSessionOperation>;
/** All outcomes of `interactSessions.get`, told apart by `status` and `kind`. */
export type InteractSessionsGetResult = runtime.Result<GetInteractSessionOperation, Common>;

/** DELETE /teams/{teamId}/interact-sessions/{interactId} of the description. */
export interface EndInteractSessionOperation extends runtime.OperationAt<paths, "/teams/{teamId}/interact-sessions/{interactId}", "delete"> {}
/** What `interactSessions.end` gives. */
export type InteractSessionsEndResponse = runtime.SuccessData<EndInteractSessionOperation>;
/** All outcomes of `interactSessions.end`, told apart by `status` and `kind`. */
export type InteractSessionsEndResult = runtime.Result<EndInteractSessionOperation, Common>;

/** DELETE /teams/{teamId}/interact-sessions/{interactId}/record of the description. */
export interface DeleteInteractRecordOperation extends runtime.OperationAt<paths, "/teams/{teamId}/interact-sessions/{interactId}/record", "delete"> {}
/** What `interactSessions.deleteRecord` gives. */
export type InteractSessionsDeleteRecordResponse = runtime.SuccessData<DeleteInteractRecordOperation>;
/** All outcomes of `interactSessions.deleteRecord`, told apart by `status` and `kind`. */
export type InteractSessionsDeleteRecordResult = runtime.Result<DeleteInteractRecordOperation, Common>;

/** GET /teams/{teamId}/interact-sessions/{interactId}/screenshots/{step} of the description. */
export interface GetInteractScreenshotOperation extends runtime.OperationAt<paths, "/teams/{teamId}/interact-sessions/{interactId}/screenshots/{step}", "get"> {}
/** What `interactSessions.screenshot` gives. */
export type InteractSessionsScreenshotResponse = runtime.SuccessData<GetInteractScreenshotOperation>;
/** All outcomes of `interactSessions.screenshot`, told apart by `status` and `kind`. */
export type InteractSessionsScreenshotResult = runtime.Result<GetInteractScreenshotOperation, Common>;

/** GET /teams/{teamId}/policy of the description. */
export interface GetPolicyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/policy", "get"> {}
/** What `policy.get` gives. */
export type PolicyGetResponse = runtime.SuccessData<GetPolicyOperation>;
/** All outcomes of `policy.get`, told apart by `status` and `kind`. */
export type PolicyGetResult = runtime.Result<GetPolicyOperation, Common>;

/** PUT /teams/{teamId}/policy of the description. */
export interface ChangePolicyOperation extends runtime.OperationAt<paths, "/teams/{teamId}/policy", "put"> {}
/** Body of a request of `policy.change`. */
export type PolicyChangeRequest = runtime.RequestBody<ChangePolicyOperation>;
/** What `policy.change` gives. */
export type PolicyChangeResponse = runtime.SuccessData<ChangePolicyOperation>;
/** All outcomes of `policy.change`, told apart by `status` and `kind`. */
export type PolicyChangeResult = runtime.Result<ChangePolicyOperation, Common>;

/** GET /teams/{teamId}/webhooks of the description. */
export interface GetWebhooksOperation extends runtime.OperationAt<paths, "/teams/{teamId}/webhooks", "get"> {}
/** What `webhooks.get` gives. */
export type WebhooksGetResponse = runtime.SuccessData<GetWebhooksOperation>;
/** All outcomes of `webhooks.get`, told apart by `status` and `kind`. */
export type WebhooksGetResult = runtime.Result<GetWebhooksOperation, Common>;

/** GET /teams/{teamId}/webhook-deliveries of the description. */
export interface ListWebhookDeliveriesOperation extends runtime.OperationAt<paths, "/teams/{teamId}/webhook-deliveries", "get"> {}
/** Query parameters of `webhooks.deliveries`. */
export interface WebhooksDeliveriesQuery extends runtime.Query<ListWebhookDeliveriesOperation> {}
/** What `webhooks.deliveries` gives. */
export type WebhooksDeliveriesResponse = runtime.SuccessData<ListWebhookDeliveriesOperation>;
/** All outcomes of `webhooks.deliveries`, told apart by `status` and `kind`. */
export type WebhooksDeliveriesResult = runtime.Result<ListWebhookDeliveriesOperation, Common>;

/** GET /teams/{teamId}/webhook-deliveries/{deliveryId} of the description. */
export interface GetWebhookDeliveryOperation extends runtime.OperationAt<paths, "/teams/{teamId}/webhook-deliveries/{deliveryId}", "get"> {}
/** What `webhooks.delivery` gives. */
export type WebhooksDeliveryResponse = runtime.SuccessData<GetWebhookDeliveryOperation>;
/** All outcomes of `webhooks.delivery`, told apart by `status` and `kind`. */
export type WebhooksDeliveryResult = runtime.Result<GetWebhookDeliveryOperation, Common>;

/** POST /teams/{teamId}/webhook-deliveries/{deliveryId}/resend of the description. */
export interface ResendWebhookDeliveryOperation extends runtime.OperationAt<paths, "/teams/{teamId}/webhook-deliveries/{deliveryId}/resend", "post"> {}
/** What `webhooks.resend` gives. */
export type WebhooksResendResponse = runtime.SuccessData<ResendWebhookDeliveryOperation>;
/** All outcomes of `webhooks.resend`, told apart by `status` and `kind`. */
export type WebhooksResendResult = runtime.Result<ResendWebhookDeliveryOperation, Common>;

/** POST /teams/{teamId}/webhook-secret of the description. */
export interface ShowWebhookSecretOperation extends runtime.OperationAt<paths, "/teams/{teamId}/webhook-secret", "post"> {}
/** What `webhooks.showSecret` gives. */
export type WebhooksShowSecretResponse = runtime.SuccessData<ShowWebhookSecretOperation>;
/** All outcomes of `webhooks.showSecret`, told apart by `status` and `kind`. */
export type WebhooksShowSecretResult = runtime.Result<ShowWebhookSecretOperation, Common>;

/** POST /teams/{teamId}/webhook-secret/rotate of the description. */
export interface RotateWebhookSecretOperation extends runtime.OperationAt<paths, "/teams/{teamId}/webhook-secret/rotate", "post"> {}
/** Body of a request of `webhooks.rotateSecret`. */
export type WebhooksRotateSecretRequest = runtime.RequestBody<RotateWebhookSecretOperation>;
/** What `webhooks.rotateSecret` gives. */
export type WebhooksRotateSecretResponse = runtime.SuccessData<RotateWebhookSecretOperation>;
/** All outcomes of `webhooks.rotateSecret`, told apart by `status` and `kind`. */
export type WebhooksRotateSecretResult = runtime.Result<RotateWebhookSecretOperation, Common>;

/** GET /teams/{teamId}/security-events of the description. */
export interface ListSecurityEventsOperation extends runtime.OperationAt<paths, "/teams/{teamId}/security-events", "get"> {}
/** Query parameters of `security.list`. */
export interface SecurityListQuery extends runtime.Query<ListSecurityEventsOperation> {}
/** What `security.list` gives. */
export type SecurityListResponse = runtime.SuccessData<ListSecurityEventsOperation>;
/** All outcomes of `security.list`, told apart by `status` and `kind`. */
export type SecurityListResult = runtime.Result<ListSecurityEventsOperation, Common>;

/** Headers that operations take. */
export type HeaderParameter = "Last-Event-ID";
