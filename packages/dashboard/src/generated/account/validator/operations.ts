// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import { cookieKey } from "@web-data/validator/runtime";
import type { Operation, Scheme, Sentences } from "@web-data/validator/runtime";
import * as faults from "./request-faults.js";
import * as verdicts from "./request-verdicts.js";

/** Path of the first server of the document: what stands before every path. */
export const basePath = "/account/v1";

/** Id of an operation. */
export type OperationId = "getSession" | "createSession" | "endSession" | "listSessions" | "endOneSession" | "findDeviceRequest" | "denyDeviceRequest" | "getTeam" | "listMembers" | "addMember" | "removeMember" | "changeMember" | "listKeys" | "createKey" | "revokeKey" | "rollKey" | "approveDeviceRequest" | "getUsage" | "listJobs" | "getJob" | "cancelJob" | "listSecurityEvents";

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
  minimum: ["must be at least $", "limit"],
  maximum: ["must be at most $", "limit"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  pattern: ["must match the pattern $", "pattern"],
  "format:uuid": ["must be a UUID", "format"],
  "format:date-time": ["must be a date and time (RFC 3339)", "format"],
  minItems: ["must have at least $ items", "limit"],
  maxItems: ["must have at most $ items", "limit"],
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
  listSessions: never;
  endOneSession: never;
  findDeviceRequest: never;
  denyDeviceRequest: never;
  getTeam: never;
  listMembers: never;
  addMember: never;
  removeMember: never;
  changeMember: never;
  listKeys: never;
  createKey: never;
  revokeKey: never;
  rollKey: "overlapSeconds";
  approveDeviceRequest: never;
  getUsage: never;
  listJobs: never;
  getJob: never;
  cancelJob: never;
  listSecurityEvents: never;
}

/** Media types of each body that cannot be checked, and are handed on as bytes. */
export interface UncheckedTypes {
  getSession: never;
  createSession: never;
  endSession: never;
  listSessions: never;
  endOneSession: never;
  findDeviceRequest: never;
  denyDeviceRequest: never;
  getTeam: never;
  listMembers: never;
  addMember: never;
  removeMember: never;
  changeMember: never;
  listKeys: never;
  createKey: never;
  revokeKey: never;
  rollKey: never;
  approveDeviceRequest: never;
  getUsage: never;
  listJobs: never;
  getJob: never;
  cancelJob: never;
  listSecurityEvents: never;
}
