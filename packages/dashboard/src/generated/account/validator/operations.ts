// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import { cookieKey } from "@web-data/validator/runtime";
import type { Messages, Operation, Scheme } from "@web-data/validator/runtime";
import * as violations from "./request-violations.js";
import * as validity from "./request-validity.js";

/** Path of the first server of the document: the prefix of every path. */
export const basePath = "/account/v1";

/** Id of an operation. */
export type OperationId = "getSession" | "createSession" | "endSession" | "sendSignInLink" | "getSignInWays" | "startOpenidSignIn" | "createSessionByOpenid" | "startPasskeySignIn" | "createSessionByPasskey" | "listSessions" | "endOneSession" | "listPasskeys" | "addPasskey" | "startPasskey" | "removePasskey" | "findDeviceRequest" | "denyDeviceRequest" | "getTeam" | "watchTeam" | "listMembers" | "addMember" | "removeMember" | "changeMember" | "listKeys" | "createKey" | "getKey" | "revokeKey" | "rollKey" | "renewKey" | "approveDeviceRequest" | "listRequests" | "getUsage" | "getBudget" | "changeBudget" | "removeBudget" | "listUnsubscribed" | "resubscribe" | "listJobs" | "getJob" | "cancelJob" | "retryJob" | "listJobFailures" | "getJobSnapshot" | "listMonitors" | "getMonitor" | "changeMonitor" | "runMonitor" | "listMonitorChecks" | "getMonitorCheck" | "listInteractSessions" | "getInteractSession" | "endInteractSession" | "deleteInteractRecord" | "getInteractScreenshot" | "getPolicy" | "changePolicy" | "getWebhooks" | "listWebhookDeliveries" | "getWebhookDelivery" | "resendWebhookDelivery" | "showWebhookSecret" | "rotateWebhookSecret" | "listSecurityEvents";

/** The security schemes that operations require. */
export const schemes: {
  hostSession: Scheme<string>;
  plainSession: Scheme<string>;
} = {
  hostSession: cookieKey("__Host-web-data-session"),
  plainSession: cookieKey("web-data-session"),
};

/** The message of each violation; `$` stands for the value of the rule, in the param of that name. */
export const messages: Messages = {
  required: ["is required"],
  type: ["must be $", "type"],
  enum: ["must be $", "allowedValues"],
  const: ["must be $", "allowedValue"],
  minimum: ["must be at least $", "limit"],
  maximum: ["must be at most $", "limit"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  pattern: ["must match the pattern $", "pattern"],
  "pattern:example": ["must be written as in \"$\"", "example", "pattern"],
  "format:http-url": ["must be an absolute http or https URL", "format"],
  "format:uuid": ["must be a UUID", "format"],
  "format:date-time": ["must be a date and time (RFC 3339)", "format"],
  minItems: ["must have at least $ items", "limit"],
  maxItems: ["must have at most $ items", "limit"],
  uniqueItems: ["must not have two equal items"],
  "not:members": ["must not have $", "members"],
};

/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
  getSession: {
    id: "getSession",
    method: "GET",
    path: "/session",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  createSession: {
    id: "createSession",
    method: "POST",
    path: "/session",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { isValid: validity.createSession_body, collect: violations.createSession_body } } },
    named: [],
  },
  endSession: {
    id: "endSession",
    method: "DELETE",
    path: "/session",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  sendSignInLink: {
    id: "sendSignInLink",
    method: "POST",
    path: "/session/link",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { isValid: validity.sendSignInLink_body, collect: violations.sendSignInLink_body } } },
    named: [],
  },
  getSignInWays: {
    id: "getSignInWays",
    method: "GET",
    path: "/session/ways",
    security: [],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  startOpenidSignIn: {
    id: "startOpenidSignIn",
    method: "POST",
    path: "/session/openid/start",
    security: [],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  createSessionByOpenid: {
    id: "createSessionByOpenid",
    method: "POST",
    path: "/session/openid",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { isValid: validity.createSessionByOpenid_body, collect: violations.createSessionByOpenid_body } } },
    named: [],
  },
  startPasskeySignIn: {
    id: "startPasskeySignIn",
    method: "POST",
    path: "/session/passkey-options",
    security: [],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  createSessionByPasskey: {
    id: "createSessionByPasskey",
    method: "POST",
    path: "/session/passkey",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { isValid: validity.createSessionByPasskey_body, collect: violations.createSessionByPasskey_body } } },
    named: [],
  },
  listSessions: {
    id: "listSessions",
    method: "GET",
    path: "/sessions",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  endOneSession: {
    id: "endOneSession",
    method: "DELETE",
    path: "/sessions/{sessionId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "sessionId",
      },
    ],
    checkParameters: { isValid: validity.endOneSession_parameters, collect: violations.endOneSession_parameters },
    body: null,
    named: [],
  },
  listPasskeys: {
    id: "listPasskeys",
    method: "GET",
    path: "/passkeys",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  addPasskey: {
    id: "addPasskey",
    method: "POST",
    path: "/passkeys",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { isValid: validity.addPasskey_body, collect: violations.addPasskey_body } } },
    named: [],
  },
  startPasskey: {
    id: "startPasskey",
    method: "POST",
    path: "/passkeys/options",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  removePasskey: {
    id: "removePasskey",
    method: "DELETE",
    path: "/passkeys/{passkeyId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "passkeyId",
      },
    ],
    checkParameters: { isValid: validity.removePasskey_parameters, collect: violations.removePasskey_parameters },
    body: null,
    named: [],
  },
  findDeviceRequest: {
    id: "findDeviceRequest",
    method: "POST",
    path: "/device-requests/find",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { isValid: validity.findDeviceRequest_body, collect: violations.findDeviceRequest_body } } },
    named: [],
  },
  denyDeviceRequest: {
    id: "denyDeviceRequest",
    method: "POST",
    path: "/device-requests/{requestId}/deny",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "requestId",
      },
    ],
    checkParameters: { isValid: validity.denyDeviceRequest_parameters, collect: violations.denyDeviceRequest_parameters },
    body: null,
    named: [],
  },
  getTeam: {
    id: "getTeam",
    method: "GET",
    path: "/teams/{teamId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.getTeam_parameters, collect: violations.getTeam_parameters },
    body: null,
    named: [],
  },
  watchTeam: {
    id: "watchTeam",
    method: "GET",
    path: "/teams/{teamId}/events",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "header",
        name: "Last-Event-ID",
      },
    ],
    checkParameters: { isValid: validity.watchTeam_parameters, collect: violations.watchTeam_parameters },
    body: null,
    named: [],
  },
  listMembers: {
    id: "listMembers",
    method: "GET",
    path: "/teams/{teamId}/members",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "role",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listMembers_parameters, collect: violations.listMembers_parameters },
    body: null,
    named: [],
  },
  addMember: {
    id: "addMember",
    method: "POST",
    path: "/teams/{teamId}/members",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.addMember_parameters, collect: violations.addMember_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.addMember_body, collect: violations.addMember_body } } },
    named: [],
  },
  removeMember: {
    id: "removeMember",
    method: "DELETE",
    path: "/teams/{teamId}/members/{personId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "personId",
      },
    ],
    checkParameters: { isValid: validity.removeMember_parameters, collect: violations.removeMember_parameters },
    body: null,
    named: [],
  },
  changeMember: {
    id: "changeMember",
    method: "PATCH",
    path: "/teams/{teamId}/members/{personId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "personId",
      },
    ],
    checkParameters: { isValid: validity.changeMember_parameters, collect: violations.changeMember_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.changeMember_body, collect: violations.changeMember_body } } },
    named: [],
  },
  listKeys: {
    id: "listKeys",
    method: "GET",
    path: "/teams/{teamId}/keys",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "status",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listKeys_parameters, collect: violations.listKeys_parameters },
    body: null,
    named: [],
  },
  createKey: {
    id: "createKey",
    method: "POST",
    path: "/teams/{teamId}/keys",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.createKey_parameters, collect: violations.createKey_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.createKey_body, collect: violations.createKey_body } } },
    named: [],
  },
  getKey: {
    id: "getKey",
    method: "GET",
    path: "/teams/{teamId}/keys/{keyId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "keyId",
      },
    ],
    checkParameters: { isValid: validity.getKey_parameters, collect: violations.getKey_parameters },
    body: null,
    named: [],
  },
  revokeKey: {
    id: "revokeKey",
    method: "DELETE",
    path: "/teams/{teamId}/keys/{keyId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "keyId",
      },
    ],
    checkParameters: { isValid: validity.revokeKey_parameters, collect: violations.revokeKey_parameters },
    body: null,
    named: [],
  },
  rollKey: {
    id: "rollKey",
    method: "POST",
    path: "/teams/{teamId}/keys/{keyId}/roll",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "keyId",
      },
    ],
    checkParameters: { isValid: validity.rollKey_parameters, collect: violations.rollKey_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.rollKey_body, collect: violations.rollKey_body } } },
    named: [],
  },
  renewKey: {
    id: "renewKey",
    method: "POST",
    path: "/teams/{teamId}/keys/{keyId}/renew",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "keyId",
      },
    ],
    checkParameters: { isValid: validity.renewKey_parameters, collect: violations.renewKey_parameters },
    body: null,
    named: [],
  },
  approveDeviceRequest: {
    id: "approveDeviceRequest",
    method: "POST",
    path: "/teams/{teamId}/device-requests/{requestId}/approve",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "requestId",
      },
    ],
    checkParameters: { isValid: validity.approveDeviceRequest_parameters, collect: violations.approveDeviceRequest_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.approveDeviceRequest_body, collect: violations.approveDeviceRequest_body } } },
    named: [],
  },
  listRequests: {
    id: "listRequests",
    method: "GET",
    path: "/teams/{teamId}/requests",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "outcome",
      },
      {
        in: "query",
        name: "status",
        types: ["integer"],
      },
      {
        in: "query",
        name: "operation",
      },
      {
        in: "query",
        name: "error",
      },
      {
        in: "query",
        name: "keyId",
      },
      {
        in: "query",
        name: "from",
      },
      {
        in: "query",
        name: "to",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listRequests_parameters, collect: violations.listRequests_parameters },
    body: null,
    named: [],
  },
  getUsage: {
    id: "getUsage",
    method: "GET",
    path: "/teams/{teamId}/usage",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "from",
      },
      {
        in: "query",
        name: "to",
      },
      {
        in: "query",
        name: "operation",
      },
      {
        in: "query",
        name: "keyId",
      },
      {
        in: "query",
        name: "by",
      },
    ],
    checkParameters: { isValid: validity.getUsage_parameters, collect: violations.getUsage_parameters },
    body: null,
    named: [],
  },
  getBudget: {
    id: "getBudget",
    method: "GET",
    path: "/teams/{teamId}/budget",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.getBudget_parameters, collect: violations.getBudget_parameters },
    body: null,
    named: [],
  },
  changeBudget: {
    id: "changeBudget",
    method: "PUT",
    path: "/teams/{teamId}/budget",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.changeBudget_parameters, collect: violations.changeBudget_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.changeBudget_body, collect: violations.changeBudget_body } } },
    named: [],
  },
  removeBudget: {
    id: "removeBudget",
    method: "DELETE",
    path: "/teams/{teamId}/budget",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.removeBudget_parameters, collect: violations.removeBudget_parameters },
    body: null,
    named: [],
  },
  listUnsubscribed: {
    id: "listUnsubscribed",
    method: "GET",
    path: "/teams/{teamId}/unsubscribed",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listUnsubscribed_parameters, collect: violations.listUnsubscribed_parameters },
    body: null,
    named: [],
  },
  resubscribe: {
    id: "resubscribe",
    method: "DELETE",
    path: "/teams/{teamId}/unsubscribed/{subscriptionId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "subscriptionId",
      },
    ],
    checkParameters: { isValid: validity.resubscribe_parameters, collect: violations.resubscribe_parameters },
    body: null,
    named: [],
  },
  listJobs: {
    id: "listJobs",
    method: "GET",
    path: "/teams/{teamId}/jobs",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "kind",
      },
      {
        in: "query",
        name: "status",
      },
      {
        in: "query",
        name: "keyId",
      },
      {
        in: "query",
        name: "from",
      },
      {
        in: "query",
        name: "to",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listJobs_parameters, collect: violations.listJobs_parameters },
    body: null,
    named: [],
  },
  getJob: {
    id: "getJob",
    method: "GET",
    path: "/teams/{teamId}/jobs/{jobId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { isValid: validity.getJob_parameters, collect: violations.getJob_parameters },
    body: null,
    named: [],
  },
  cancelJob: {
    id: "cancelJob",
    method: "DELETE",
    path: "/teams/{teamId}/jobs/{jobId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { isValid: validity.cancelJob_parameters, collect: violations.cancelJob_parameters },
    body: null,
    named: [],
  },
  retryJob: {
    id: "retryJob",
    method: "POST",
    path: "/teams/{teamId}/jobs/{jobId}/retry",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { isValid: validity.retryJob_parameters, collect: violations.retryJob_parameters },
    body: null,
    named: [],
  },
  listJobFailures: {
    id: "listJobFailures",
    method: "GET",
    path: "/teams/{teamId}/jobs/{jobId}/failures",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "jobId",
      },
      {
        in: "query",
        name: "kind",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listJobFailures_parameters, collect: violations.listJobFailures_parameters },
    body: null,
    named: [],
  },
  getJobSnapshot: {
    id: "getJobSnapshot",
    method: "GET",
    path: "/teams/{teamId}/jobs/{jobId}/snapshots/{snapshotId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "jobId",
      },
      {
        in: "path",
        name: "snapshotId",
      },
    ],
    checkParameters: { isValid: validity.getJobSnapshot_parameters, collect: violations.getJobSnapshot_parameters },
    body: null,
    named: [],
  },
  listMonitors: {
    id: "listMonitors",
    method: "GET",
    path: "/teams/{teamId}/monitors",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "status",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listMonitors_parameters, collect: violations.listMonitors_parameters },
    body: null,
    named: [],
  },
  getMonitor: {
    id: "getMonitor",
    method: "GET",
    path: "/teams/{teamId}/monitors/{monitorId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { isValid: validity.getMonitor_parameters, collect: violations.getMonitor_parameters },
    body: null,
    named: [],
  },
  changeMonitor: {
    id: "changeMonitor",
    method: "PATCH",
    path: "/teams/{teamId}/monitors/{monitorId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { isValid: validity.changeMonitor_parameters, collect: violations.changeMonitor_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.changeMonitor_body, collect: violations.changeMonitor_body } } },
    named: [],
  },
  runMonitor: {
    id: "runMonitor",
    method: "POST",
    path: "/teams/{teamId}/monitors/{monitorId}/run",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { isValid: validity.runMonitor_parameters, collect: violations.runMonitor_parameters },
    body: null,
    named: [],
  },
  listMonitorChecks: {
    id: "listMonitorChecks",
    method: "GET",
    path: "/teams/{teamId}/monitors/{monitorId}/checks",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "monitorId",
      },
      {
        in: "query",
        name: "status",
      },
      {
        in: "query",
        name: "from",
      },
      {
        in: "query",
        name: "to",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listMonitorChecks_parameters, collect: violations.listMonitorChecks_parameters },
    body: null,
    named: [],
  },
  getMonitorCheck: {
    id: "getMonitorCheck",
    method: "GET",
    path: "/teams/{teamId}/monitors/{monitorId}/checks/{checkId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "monitorId",
      },
      {
        in: "path",
        name: "checkId",
      },
      {
        in: "query",
        name: "status",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.getMonitorCheck_parameters, collect: violations.getMonitorCheck_parameters },
    body: null,
    named: [],
  },
  listInteractSessions: {
    id: "listInteractSessions",
    method: "GET",
    path: "/teams/{teamId}/interact-sessions",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "state",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listInteractSessions_parameters, collect: violations.listInteractSessions_parameters },
    body: null,
    named: [],
  },
  getInteractSession: {
    id: "getInteractSession",
    method: "GET",
    path: "/teams/{teamId}/interact-sessions/{interactId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "interactId",
      },
      {
        in: "query",
        name: "before",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.getInteractSession_parameters, collect: violations.getInteractSession_parameters },
    body: null,
    named: [],
  },
  endInteractSession: {
    id: "endInteractSession",
    method: "DELETE",
    path: "/teams/{teamId}/interact-sessions/{interactId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "interactId",
      },
    ],
    checkParameters: { isValid: validity.endInteractSession_parameters, collect: violations.endInteractSession_parameters },
    body: null,
    named: [],
  },
  deleteInteractRecord: {
    id: "deleteInteractRecord",
    method: "DELETE",
    path: "/teams/{teamId}/interact-sessions/{interactId}/record",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "interactId",
      },
    ],
    checkParameters: { isValid: validity.deleteInteractRecord_parameters, collect: violations.deleteInteractRecord_parameters },
    body: null,
    named: [],
  },
  getInteractScreenshot: {
    id: "getInteractScreenshot",
    method: "GET",
    path: "/teams/{teamId}/interact-sessions/{interactId}/screenshots/{step}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "interactId",
      },
      {
        in: "path",
        name: "step",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.getInteractScreenshot_parameters, collect: violations.getInteractScreenshot_parameters },
    body: null,
    named: [],
  },
  getPolicy: {
    id: "getPolicy",
    method: "GET",
    path: "/teams/{teamId}/policy",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.getPolicy_parameters, collect: violations.getPolicy_parameters },
    body: null,
    named: [],
  },
  changePolicy: {
    id: "changePolicy",
    method: "PUT",
    path: "/teams/{teamId}/policy",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.changePolicy_parameters, collect: violations.changePolicy_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.changePolicy_body, collect: violations.changePolicy_body } } },
    named: [],
  },
  getWebhooks: {
    id: "getWebhooks",
    method: "GET",
    path: "/teams/{teamId}/webhooks",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.getWebhooks_parameters, collect: violations.getWebhooks_parameters },
    body: null,
    named: [],
  },
  listWebhookDeliveries: {
    id: "listWebhookDeliveries",
    method: "GET",
    path: "/teams/{teamId}/webhook-deliveries",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "status",
      },
      {
        in: "query",
        name: "from",
      },
      {
        in: "query",
        name: "to",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listWebhookDeliveries_parameters, collect: violations.listWebhookDeliveries_parameters },
    body: null,
    named: [],
  },
  getWebhookDelivery: {
    id: "getWebhookDelivery",
    method: "GET",
    path: "/teams/{teamId}/webhook-deliveries/{deliveryId}",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "deliveryId",
      },
    ],
    checkParameters: { isValid: validity.getWebhookDelivery_parameters, collect: violations.getWebhookDelivery_parameters },
    body: null,
    named: [],
  },
  resendWebhookDelivery: {
    id: "resendWebhookDelivery",
    method: "POST",
    path: "/teams/{teamId}/webhook-deliveries/{deliveryId}/resend",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "path",
        name: "deliveryId",
      },
    ],
    checkParameters: { isValid: validity.resendWebhookDelivery_parameters, collect: violations.resendWebhookDelivery_parameters },
    body: null,
    named: [],
  },
  showWebhookSecret: {
    id: "showWebhookSecret",
    method: "POST",
    path: "/teams/{teamId}/webhook-secret",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.showWebhookSecret_parameters, collect: violations.showWebhookSecret_parameters },
    body: null,
    named: [],
  },
  rotateWebhookSecret: {
    id: "rotateWebhookSecret",
    method: "POST",
    path: "/teams/{teamId}/webhook-secret/rotate",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
    ],
    checkParameters: { isValid: validity.rotateWebhookSecret_parameters, collect: violations.rotateWebhookSecret_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.rotateWebhookSecret_body, collect: violations.rotateWebhookSecret_body } } },
    named: [],
  },
  listSecurityEvents: {
    id: "listSecurityEvents",
    method: "GET",
    path: "/teams/{teamId}/security-events",
    security: [
      [
        {
          scheme: "hostSession",
          scopes: [],
        },
      ],
      [
        {
          scheme: "plainSession",
          scopes: [],
        },
      ],
    ],
    parameters: [
      {
        in: "path",
        name: "teamId",
      },
      {
        in: "query",
        name: "search",
      },
      {
        in: "query",
        name: "event",
      },
      {
        in: "query",
        name: "keyId",
      },
      {
        in: "query",
        name: "from",
      },
      {
        in: "query",
        name: "to",
      },
      {
        in: "query",
        name: "sort",
      },
      {
        in: "query",
        name: "cursor",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listSecurityEvents_parameters, collect: violations.listSecurityEvents_parameters },
    body: null,
    named: [],
  },
};

/** Members of each body that have a default, and are present after validation. */
export interface Defaulted {
  getSession: never;
  createSession: never;
  endSession: never;
  sendSignInLink: never;
  getSignInWays: never;
  startOpenidSignIn: never;
  createSessionByOpenid: never;
  startPasskeySignIn: never;
  createSessionByPasskey: never;
  listSessions: never;
  endOneSession: never;
  listPasskeys: never;
  addPasskey: never;
  startPasskey: never;
  removePasskey: never;
  findDeviceRequest: never;
  denyDeviceRequest: never;
  getTeam: never;
  watchTeam: never;
  listMembers: never;
  addMember: never;
  removeMember: never;
  changeMember: never;
  listKeys: never;
  createKey: never;
  getKey: never;
  revokeKey: never;
  rollKey: "overlapSeconds";
  renewKey: never;
  approveDeviceRequest: never;
  listRequests: never;
  getUsage: never;
  getBudget: never;
  changeBudget: "thresholds" | "isHardLimit";
  removeBudget: never;
  listUnsubscribed: never;
  resubscribe: never;
  listJobs: never;
  getJob: never;
  cancelJob: never;
  retryJob: never;
  listJobFailures: never;
  getJobSnapshot: never;
  listMonitors: never;
  getMonitor: never;
  changeMonitor: never;
  runMonitor: never;
  listMonitorChecks: never;
  getMonitorCheck: never;
  listInteractSessions: never;
  getInteractSession: never;
  endInteractSession: never;
  deleteInteractRecord: never;
  getInteractScreenshot: never;
  getPolicy: never;
  changePolicy: never;
  getWebhooks: never;
  listWebhookDeliveries: never;
  getWebhookDelivery: never;
  resendWebhookDelivery: never;
  showWebhookSecret: never;
  rotateWebhookSecret: "overlapSeconds";
  listSecurityEvents: never;
}

/** Media types of each body that cannot be checked, and are passed on as bytes. */
export interface UncheckedTypes {
  getSession: never;
  createSession: never;
  endSession: never;
  sendSignInLink: never;
  getSignInWays: never;
  startOpenidSignIn: never;
  createSessionByOpenid: never;
  startPasskeySignIn: never;
  createSessionByPasskey: never;
  listSessions: never;
  endOneSession: never;
  listPasskeys: never;
  addPasskey: never;
  startPasskey: never;
  removePasskey: never;
  findDeviceRequest: never;
  denyDeviceRequest: never;
  getTeam: never;
  watchTeam: never;
  listMembers: never;
  addMember: never;
  removeMember: never;
  changeMember: never;
  listKeys: never;
  createKey: never;
  getKey: never;
  revokeKey: never;
  rollKey: never;
  renewKey: never;
  approveDeviceRequest: never;
  listRequests: never;
  getUsage: never;
  getBudget: never;
  changeBudget: never;
  removeBudget: never;
  listUnsubscribed: never;
  resubscribe: never;
  listJobs: never;
  getJob: never;
  cancelJob: never;
  retryJob: never;
  listJobFailures: never;
  getJobSnapshot: never;
  listMonitors: never;
  getMonitor: never;
  changeMonitor: never;
  runMonitor: never;
  listMonitorChecks: never;
  getMonitorCheck: never;
  listInteractSessions: never;
  getInteractSession: never;
  endInteractSession: never;
  deleteInteractRecord: never;
  getInteractScreenshot: never;
  getPolicy: never;
  changePolicy: never;
  getWebhooks: never;
  listWebhookDeliveries: never;
  getWebhookDelivery: never;
  resendWebhookDelivery: never;
  showWebhookSecret: never;
  rotateWebhookSecret: never;
  listSecurityEvents: never;
}
