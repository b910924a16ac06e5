// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import { cookieKey } from "@web-data/validator/runtime";
import type { Operation, Scheme, Sentences } from "@web-data/validator/runtime";
import * as faults from "./request-faults.js";
import * as verdicts from "./request-verdicts.js";

/** Path of the first server of the document: what stands before every path. */
export const basePath = "/account/v1";

/** Id of an operation. */
export type OperationId = "getSession" | "createSession" | "endSession" | "askForSignInLink" | "getSignInWays" | "startOpenidSignIn" | "createSessionByOpenid" | "startPasskeySignIn" | "createSessionByPasskey" | "listSessions" | "endOneSession" | "listPasskeys" | "addPasskey" | "startPasskey" | "removePasskey" | "findDeviceRequest" | "denyDeviceRequest" | "getTeam" | "watchTeam" | "listMembers" | "addMember" | "removeMember" | "changeMember" | "listKeys" | "createKey" | "revokeKey" | "rollKey" | "renewKey" | "approveDeviceRequest" | "getUsage" | "listJobs" | "getJob" | "cancelJob" | "getJobSnapshot" | "getPolicy" | "changePolicy" | "getWebhooks" | "listWebhookDeliveries" | "getWebhookDelivery" | "resendWebhookDelivery" | "showWebhookSecret" | "rotateWebhookSecret" | "listSecurityEvents";

/** The security schemes that operations ask for. */
export const schemes: {
  hostSession: Scheme<string>;
  plainSession: Scheme<string>;
} = {
  hostSession: cookieKey("__Host-web-data-session"),
  plainSession: cookieKey("web-data-session"),
};

/** What is said of each fault; `$` stands for what the rule asks for, which is in the param of that name. */
export const sentences: Sentences = {
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
  "format:uuid": ["must be a UUID", "format"],
  "format:date-time": ["must be a date and time (RFC 3339)", "format"],
  minItems: ["must have at least $ items", "limit"],
  maxItems: ["must have at most $ items", "limit"],
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
    body: { required: true, content: { "application/json": { verdict: verdicts.createSession_body, faults: faults.createSession_body } } },
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
  askForSignInLink: {
    id: "askForSignInLink",
    method: "POST",
    path: "/session/link",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { verdict: verdicts.askForSignInLink_body, faults: faults.askForSignInLink_body } } },
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
    body: { required: true, content: { "application/json": { verdict: verdicts.createSessionByOpenid_body, faults: faults.createSessionByOpenid_body } } },
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
    body: { required: true, content: { "application/json": { verdict: verdicts.createSessionByPasskey_body, faults: faults.createSessionByPasskey_body } } },
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
    checkParameters: { verdict: verdicts.endOneSession_parameters, faults: faults.endOneSession_parameters },
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
    body: { required: true, content: { "application/json": { verdict: verdicts.addPasskey_body, faults: faults.addPasskey_body } } },
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
    checkParameters: { verdict: verdicts.removePasskey_parameters, faults: faults.removePasskey_parameters },
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
    body: { required: true, content: { "application/json": { verdict: verdicts.findDeviceRequest_body, faults: faults.findDeviceRequest_body } } },
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
    checkParameters: { verdict: verdicts.denyDeviceRequest_parameters, faults: faults.denyDeviceRequest_parameters },
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
    checkParameters: { verdict: verdicts.getTeam_parameters, faults: faults.getTeam_parameters },
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
    checkParameters: { verdict: verdicts.watchTeam_parameters, faults: faults.watchTeam_parameters },
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
        name: "after",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { verdict: verdicts.listMembers_parameters, faults: faults.listMembers_parameters },
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
    checkParameters: { verdict: verdicts.addMember_parameters, faults: faults.addMember_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.addMember_body, faults: faults.addMember_body } } },
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
    checkParameters: { verdict: verdicts.removeMember_parameters, faults: faults.removeMember_parameters },
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
    checkParameters: { verdict: verdicts.changeMember_parameters, faults: faults.changeMember_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.changeMember_body, faults: faults.changeMember_body } } },
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
    ],
    checkParameters: { verdict: verdicts.listKeys_parameters, faults: faults.listKeys_parameters },
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
    checkParameters: { verdict: verdicts.createKey_parameters, faults: faults.createKey_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.createKey_body, faults: faults.createKey_body } } },
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
    checkParameters: { verdict: verdicts.revokeKey_parameters, faults: faults.revokeKey_parameters },
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
    checkParameters: { verdict: verdicts.rollKey_parameters, faults: faults.rollKey_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.rollKey_body, faults: faults.rollKey_body } } },
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
    checkParameters: { verdict: verdicts.renewKey_parameters, faults: faults.renewKey_parameters },
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
    checkParameters: { verdict: verdicts.approveDeviceRequest_parameters, faults: faults.approveDeviceRequest_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.approveDeviceRequest_body, faults: faults.approveDeviceRequest_body } } },
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
    ],
    checkParameters: { verdict: verdicts.getUsage_parameters, faults: faults.getUsage_parameters },
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
    ],
    checkParameters: { verdict: verdicts.listJobs_parameters, faults: faults.listJobs_parameters },
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
    checkParameters: { verdict: verdicts.getJob_parameters, faults: faults.getJob_parameters },
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
    checkParameters: { verdict: verdicts.cancelJob_parameters, faults: faults.cancelJob_parameters },
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
    checkParameters: { verdict: verdicts.getJobSnapshot_parameters, faults: faults.getJobSnapshot_parameters },
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
    checkParameters: { verdict: verdicts.getPolicy_parameters, faults: faults.getPolicy_parameters },
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
    checkParameters: { verdict: verdicts.changePolicy_parameters, faults: faults.changePolicy_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.changePolicy_body, faults: faults.changePolicy_body } } },
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
    checkParameters: { verdict: verdicts.getWebhooks_parameters, faults: faults.getWebhooks_parameters },
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
        name: "status",
      },
      {
        in: "query",
        name: "before",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { verdict: verdicts.listWebhookDeliveries_parameters, faults: faults.listWebhookDeliveries_parameters },
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
    checkParameters: { verdict: verdicts.getWebhookDelivery_parameters, faults: faults.getWebhookDelivery_parameters },
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
    checkParameters: { verdict: verdicts.resendWebhookDelivery_parameters, faults: faults.resendWebhookDelivery_parameters },
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
    checkParameters: { verdict: verdicts.showWebhookSecret_parameters, faults: faults.showWebhookSecret_parameters },
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
    checkParameters: { verdict: verdicts.rotateWebhookSecret_parameters, faults: faults.rotateWebhookSecret_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.rotateWebhookSecret_body, faults: faults.rotateWebhookSecret_body } } },
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
        name: "event",
      },
      {
        in: "query",
        name: "before",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { verdict: verdicts.listSecurityEvents_parameters, faults: faults.listSecurityEvents_parameters },
    body: null,
    named: [],
  },
};

/** Members of each body that have a default, and so are there after validation. */
export interface Defaulted {
  getSession: never;
  createSession: never;
  endSession: never;
  askForSignInLink: never;
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
  revokeKey: never;
  rollKey: "overlapSeconds";
  renewKey: never;
  approveDeviceRequest: never;
  getUsage: never;
  listJobs: never;
  getJob: never;
  cancelJob: never;
  getJobSnapshot: never;
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

/** Media types of each body that cannot be checked, and are handed on as bytes. */
export interface UncheckedTypes {
  getSession: never;
  createSession: never;
  endSession: never;
  askForSignInLink: never;
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
  revokeKey: never;
  rollKey: never;
  renewKey: never;
  approveDeviceRequest: never;
  getUsage: never;
  listJobs: never;
  getJob: never;
  cancelJob: never;
  getJobSnapshot: never;
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
