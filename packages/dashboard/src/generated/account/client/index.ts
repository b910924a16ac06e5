// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import * as runtime from "@web-data/client/runtime";
import { api } from "./api.js";
import type { Credentials } from "./api.js";
import { createMethods } from "./methods.js";
import type { Methods } from "./methods.js";

export * from "./errors.js";
export * from "./operations.js";
export type { Credentials } from "./api.js";
export type { Methods } from "./methods.js";
export type {
  AddMemberOperation,
  AddPasskeyOperation,
  ApproveDeviceRequestOperation,
  CancelJobOperation,
  ChangeMemberOperation,
  ChangeMonitorOperation,
  ChangePolicyOperation,
  CreateKeyOperation,
  CreateSessionByOpenidOperation,
  CreateSessionByPasskeyOperation,
  CreateSessionOperation,
  DenyDeviceRequestOperation,
  DeviceApproveRequest,
  DeviceApproveResponse,
  DeviceApproveResult,
  DeviceDenyResponse,
  DeviceDenyResult,
  DeviceFindRequest,
  DeviceFindResponse,
  DeviceFindResult,
  EndOneSessionOperation,
  EndSessionOperation,
  FindDeviceRequestOperation,
  GetJobOperation,
  GetJobSnapshotOperation,
  GetMonitorCheckOperation,
  GetMonitorOperation,
  GetPolicyOperation,
  GetSessionOperation,
  GetSignInWaysOperation,
  GetTeamOperation,
  GetUsageOperation,
  GetWebhookDeliveryOperation,
  GetWebhooksOperation,
  JobsCancelResponse,
  JobsCancelResult,
  JobsGetResponse,
  JobsGetResult,
  JobsListResponse,
  JobsListResult,
  JobsRetryResponse,
  JobsRetryResult,
  JobsSnapshotResponse,
  JobsSnapshotResult,
  KeysCreateRequest,
  KeysCreateResponse,
  KeysCreateResult,
  KeysListResponse,
  KeysListResult,
  KeysRenewResponse,
  KeysRenewResult,
  KeysRevokeResponse,
  KeysRevokeResult,
  KeysRollRequest,
  KeysRollResponse,
  KeysRollResult,
  ListJobsOperation,
  ListKeysOperation,
  ListMembersOperation,
  ListMonitorChecksOperation,
  ListMonitorsOperation,
  ListPasskeysOperation,
  ListRequestsOperation,
  ListSecurityEventsOperation,
  ListSessionsOperation,
  ListWebhookDeliveriesOperation,
  MembersAddRequest,
  MembersAddResponse,
  MembersAddResult,
  MembersChangeRequest,
  MembersChangeResponse,
  MembersChangeResult,
  MembersListResponse,
  MembersListResult,
  MembersRemoveResponse,
  MembersRemoveResult,
  MonitorsChangeRequest,
  MonitorsChangeResponse,
  MonitorsChangeResult,
  MonitorsCheckResponse,
  MonitorsCheckResult,
  MonitorsChecksResponse,
  MonitorsChecksResult,
  MonitorsGetResponse,
  MonitorsGetResult,
  MonitorsListResponse,
  MonitorsListResult,
  MonitorsRunResponse,
  MonitorsRunResult,
  PasskeysAddRequest,
  PasskeysAddResponse,
  PasskeysAddResult,
  PasskeysListResponse,
  PasskeysListResult,
  PasskeysRemoveResponse,
  PasskeysRemoveResult,
  PasskeysStartResponse,
  PasskeysStartResult,
  PolicyChangeRequest,
  PolicyChangeResponse,
  PolicyChangeResult,
  PolicyGetResponse,
  PolicyGetResult,
  RemoveMemberOperation,
  RemovePasskeyOperation,
  RenewKeyOperation,
  RequestsListResponse,
  RequestsListResult,
  ResendWebhookDeliveryOperation,
  RetryJobOperation,
  RevokeKeyOperation,
  RollKeyOperation,
  RotateWebhookSecretOperation,
  RunMonitorOperation,
  SecurityListResponse,
  SecurityListResult,
  SendSignInLinkOperation,
  SessionCreateByOpenidRequest,
  SessionCreateByOpenidResponse,
  SessionCreateByOpenidResult,
  SessionCreateByPasskeyRequest,
  SessionCreateByPasskeyResponse,
  SessionCreateByPasskeyResult,
  SessionCreateRequest,
  SessionCreateResponse,
  SessionCreateResult,
  SessionEndResponse,
  SessionEndResult,
  SessionGetResponse,
  SessionGetResult,
  SessionSendLinkRequest,
  SessionSendLinkResponse,
  SessionSendLinkResult,
  SessionStartByOpenidResponse,
  SessionStartByOpenidResult,
  SessionStartByPasskeyResponse,
  SessionStartByPasskeyResult,
  SessionWaysResponse,
  SessionWaysResult,
  SessionsEndResponse,
  SessionsEndResult,
  SessionsListResponse,
  SessionsListResult,
  ShowWebhookSecretOperation,
  StartOpenidSignInOperation,
  StartPasskeyOperation,
  StartPasskeySignInOperation,
  TeamsGetResponse,
  TeamsGetResult,
  TeamsWatchResponse,
  TeamsWatchResult,
  UsageGetResponse,
  UsageGetResult,
  WatchTeamOperation,
  WebhooksDeliveriesResponse,
  WebhooksDeliveriesResult,
  WebhooksDeliveryResponse,
  WebhooksDeliveryResult,
  WebhooksGetResponse,
  WebhooksGetResult,
  WebhooksResendResponse,
  WebhooksResendResult,
  WebhooksRotateSecretRequest,
  WebhooksRotateSecretResponse,
  WebhooksRotateSecretResult,
  WebhooksShowSecretResponse,
  WebhooksShowSecretResult,
} from "./types.js";
export { AbortError, CallError, createHooks, InvalidRequestError, NetworkError, TimeoutError, unwrap, UnreadableBodyError } from "@web-data/client/runtime";

/** How the operations are called. */
export interface ClientOptions extends Omit<runtime.ClientOptions, "credentials"> {
  /** The credentials; `false`: somebody else adds them, such as a browser its cookies. */
  credentials?: Credentials | false | undefined;
}

/** As `ClientOptions`; hooks are those of `createHooks`, so that a bundle without hooks holds no code for them. */
export interface ServiceOptions extends Omit<runtime.ServiceOptions, "credentials">, Pick<ClientOptions, "credentials"> {
  hooks?: runtime.Hooks | undefined;
}

/**
 * Reads the options once for many calls; opens nothing.
 * @throws TypeError when an option cannot be; the message names it and says what to give
 */
export function connect(options: ServiceOptions): runtime.Service {
  return runtime.connect(api, options);
}

/**
 * A client with every operation as a method. A bundle that should hold no more than a program calls uses `connect` and
 * the functions of the operations.
 * @throws TypeError when an option cannot be; the message names it and says what to give
 */
export function createClient(options: ClientOptions): Methods {
  return createMethods(runtime.createBind(connect({ ...options, hooks: runtime.createHooks(options) })));
}
