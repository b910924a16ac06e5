// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_date_time, lengthOf } from "./formats.js";
import type { Verdict } from "@web-data/validator/runtime";
export const getSession_200: Verdict = is_SessionState;
export const headers_1: Verdict = is_headers_1;
export const getSession_400: Verdict = is_ValidationErrorBody;
export const getSession_401: Verdict = is_ErrorBody;
export const getSession_429: Verdict = is_ErrorBody;
export const headers_2: Verdict = is_headers_2;
export const getSession_500: Verdict = is_ErrorBody;
export const getSession_503: Verdict = is_ErrorBody;
export const createSession_200: Verdict = is_SessionState;
export const headers_3: Verdict = is_headers_3;
export const createSession_400: Verdict = is_ValidationErrorBody;
export const createSession_403: Verdict = is_ErrorBody;
export const createSession_413: Verdict = is_ErrorBody;
export const createSession_415: Verdict = is_ErrorBody;
export const createSession_429: Verdict = is_ErrorBody;
export const createSession_500: Verdict = is_ErrorBody;
export const createSession_503: Verdict = is_ErrorBody;
export const endSession_200: Verdict = is_Done;
export const endSession_400: Verdict = is_ValidationErrorBody;
export const endSession_401: Verdict = is_ErrorBody;
export const endSession_403: Verdict = is_ErrorBody;
export const endSession_429: Verdict = is_ErrorBody;
export const endSession_500: Verdict = is_ErrorBody;
export const endSession_503: Verdict = is_ErrorBody;
export const listSessions_200: Verdict = is_SessionList;
export const listSessions_400: Verdict = is_ValidationErrorBody;
export const listSessions_401: Verdict = is_ErrorBody;
export const listSessions_429: Verdict = is_ErrorBody;
export const listSessions_500: Verdict = is_ErrorBody;
export const listSessions_503: Verdict = is_ErrorBody;
export const endOneSession_200: Verdict = is_Done;
export const endOneSession_400: Verdict = is_ValidationErrorBody;
export const endOneSession_401: Verdict = is_ErrorBody;
export const endOneSession_403: Verdict = is_ErrorBody;
export const endOneSession_404: Verdict = is_ErrorBody;
export const endOneSession_429: Verdict = is_ErrorBody;
export const endOneSession_500: Verdict = is_ErrorBody;
export const endOneSession_503: Verdict = is_ErrorBody;
export const findDeviceRequest_200: Verdict = is_FoundRequest;
export const findDeviceRequest_400: Verdict = is_ValidationErrorBody;
export const findDeviceRequest_401: Verdict = is_ErrorBody;
export const findDeviceRequest_403: Verdict = is_ErrorBody;
export const findDeviceRequest_404: Verdict = is_ErrorBody;
export const findDeviceRequest_413: Verdict = is_ErrorBody;
export const findDeviceRequest_415: Verdict = is_ErrorBody;
export const findDeviceRequest_429: Verdict = is_ErrorBody;
export const findDeviceRequest_500: Verdict = is_ErrorBody;
export const findDeviceRequest_503: Verdict = is_ErrorBody;
export const denyDeviceRequest_200: Verdict = is_Done;
export const denyDeviceRequest_400: Verdict = is_ValidationErrorBody;
export const denyDeviceRequest_401: Verdict = is_ErrorBody;
export const denyDeviceRequest_403: Verdict = is_ErrorBody;
export const denyDeviceRequest_404: Verdict = is_ErrorBody;
export const denyDeviceRequest_429: Verdict = is_ErrorBody;
export const denyDeviceRequest_500: Verdict = is_ErrorBody;
export const denyDeviceRequest_503: Verdict = is_ErrorBody;
export const getTeam_200: Verdict = is_TeamState;
export const getTeam_400: Verdict = is_ValidationErrorBody;
export const getTeam_401: Verdict = is_ErrorBody;
export const getTeam_403: Verdict = is_ErrorBody;
export const getTeam_404: Verdict = is_ErrorBody;
export const getTeam_429: Verdict = is_ErrorBody;
export const getTeam_500: Verdict = is_ErrorBody;
export const getTeam_503: Verdict = is_ErrorBody;
export const listMembers_200: Verdict = is_MemberList;
export const listMembers_400: Verdict = is_ValidationErrorBody;
export const listMembers_401: Verdict = is_ErrorBody;
export const listMembers_403: Verdict = is_ErrorBody;
export const listMembers_404: Verdict = is_ErrorBody;
export const listMembers_429: Verdict = is_ErrorBody;
export const listMembers_500: Verdict = is_ErrorBody;
export const listMembers_503: Verdict = is_ErrorBody;
export const addMember_200: Verdict = is_AddedMember;
export const addMember_400: Verdict = is_ValidationErrorBody;
export const addMember_401: Verdict = is_ErrorBody;
export const addMember_403: Verdict = is_ErrorBody;
export const addMember_404: Verdict = is_ErrorBody;
export const addMember_409: Verdict = is_ErrorBody;
export const addMember_413: Verdict = is_ErrorBody;
export const addMember_415: Verdict = is_ErrorBody;
export const addMember_429: Verdict = is_ErrorBody;
export const addMember_500: Verdict = is_ErrorBody;
export const addMember_503: Verdict = is_ErrorBody;
export const removeMember_200: Verdict = is_Done;
export const removeMember_400: Verdict = is_ValidationErrorBody;
export const removeMember_401: Verdict = is_ErrorBody;
export const removeMember_403: Verdict = is_ErrorBody;
export const removeMember_404: Verdict = is_ErrorBody;
export const removeMember_409: Verdict = is_ErrorBody;
export const removeMember_429: Verdict = is_ErrorBody;
export const removeMember_500: Verdict = is_ErrorBody;
export const removeMember_503: Verdict = is_ErrorBody;
export const changeMember_200: Verdict = is_ChangedMember;
export const changeMember_400: Verdict = is_ValidationErrorBody;
export const changeMember_401: Verdict = is_ErrorBody;
export const changeMember_403: Verdict = is_ErrorBody;
export const changeMember_404: Verdict = is_ErrorBody;
export const changeMember_409: Verdict = is_ErrorBody;
export const changeMember_413: Verdict = is_ErrorBody;
export const changeMember_415: Verdict = is_ErrorBody;
export const changeMember_429: Verdict = is_ErrorBody;
export const changeMember_500: Verdict = is_ErrorBody;
export const changeMember_503: Verdict = is_ErrorBody;
export const listKeys_200: Verdict = is_KeyList;
export const listKeys_400: Verdict = is_ValidationErrorBody;
export const listKeys_401: Verdict = is_ErrorBody;
export const listKeys_403: Verdict = is_ErrorBody;
export const listKeys_404: Verdict = is_ErrorBody;
export const listKeys_429: Verdict = is_ErrorBody;
export const listKeys_500: Verdict = is_ErrorBody;
export const listKeys_503: Verdict = is_ErrorBody;
export const createKey_200: Verdict = is_CreatedKey;
export const createKey_400: Verdict = is_ValidationErrorBody;
export const createKey_401: Verdict = is_ErrorBody;
export const createKey_403: Verdict = is_ErrorBody;
export const createKey_404: Verdict = is_ErrorBody;
export const createKey_409: Verdict = is_ErrorBody;
export const createKey_413: Verdict = is_ErrorBody;
export const createKey_415: Verdict = is_ErrorBody;
export const createKey_429: Verdict = is_ErrorBody;
export const createKey_500: Verdict = is_ErrorBody;
export const createKey_503: Verdict = is_ErrorBody;
export const revokeKey_200: Verdict = is_Done;
export const revokeKey_400: Verdict = is_ValidationErrorBody;
export const revokeKey_401: Verdict = is_ErrorBody;
export const revokeKey_403: Verdict = is_ErrorBody;
export const revokeKey_404: Verdict = is_ErrorBody;
export const revokeKey_429: Verdict = is_ErrorBody;
export const revokeKey_500: Verdict = is_ErrorBody;
export const revokeKey_503: Verdict = is_ErrorBody;
export const rollKey_200: Verdict = is_RolledKey;
export const rollKey_400: Verdict = is_ValidationErrorBody;
export const rollKey_401: Verdict = is_ErrorBody;
export const rollKey_403: Verdict = is_ErrorBody;
export const rollKey_404: Verdict = is_ErrorBody;
export const rollKey_409: Verdict = is_ErrorBody;
export const rollKey_413: Verdict = is_ErrorBody;
export const rollKey_415: Verdict = is_ErrorBody;
export const rollKey_429: Verdict = is_ErrorBody;
export const rollKey_500: Verdict = is_ErrorBody;
export const rollKey_503: Verdict = is_ErrorBody;
export const approveDeviceRequest_200: Verdict = is_Done;
export const approveDeviceRequest_400: Verdict = is_ValidationErrorBody;
export const approveDeviceRequest_401: Verdict = is_ErrorBody;
export const approveDeviceRequest_403: Verdict = is_ErrorBody;
export const approveDeviceRequest_404: Verdict = is_ErrorBody;
export const approveDeviceRequest_409: Verdict = is_ErrorBody;
export const approveDeviceRequest_413: Verdict = is_ErrorBody;
export const approveDeviceRequest_415: Verdict = is_ErrorBody;
export const approveDeviceRequest_429: Verdict = is_ErrorBody;
export const approveDeviceRequest_500: Verdict = is_ErrorBody;
export const approveDeviceRequest_503: Verdict = is_ErrorBody;
export const getUsage_200: Verdict = is_UsageReport;
export const getUsage_400: Verdict = is_ValidationErrorBody;
export const getUsage_401: Verdict = is_ErrorBody;
export const getUsage_403: Verdict = is_ErrorBody;
export const getUsage_404: Verdict = is_ErrorBody;
export const getUsage_429: Verdict = is_ErrorBody;
export const getUsage_500: Verdict = is_ErrorBody;
export const getUsage_503: Verdict = is_ErrorBody;
export const listJobs_200: Verdict = is_JobList;
export const listJobs_400: Verdict = is_ValidationErrorBody;
export const listJobs_401: Verdict = is_ErrorBody;
export const listJobs_403: Verdict = is_ErrorBody;
export const listJobs_404: Verdict = is_ErrorBody;
export const listJobs_429: Verdict = is_ErrorBody;
export const listJobs_500: Verdict = is_ErrorBody;
export const listJobs_503: Verdict = is_ErrorBody;
export const getJob_200: Verdict = is_JobDetail;
export const getJob_400: Verdict = is_ValidationErrorBody;
export const getJob_401: Verdict = is_ErrorBody;
export const getJob_403: Verdict = is_ErrorBody;
export const getJob_404: Verdict = is_ErrorBody;
export const getJob_429: Verdict = is_ErrorBody;
export const getJob_500: Verdict = is_ErrorBody;
export const getJob_503: Verdict = is_ErrorBody;
export const cancelJob_200: Verdict = is_Done;
export const cancelJob_400: Verdict = is_ValidationErrorBody;
export const cancelJob_401: Verdict = is_ErrorBody;
export const cancelJob_403: Verdict = is_ErrorBody;
export const cancelJob_404: Verdict = is_ErrorBody;
export const cancelJob_409: Verdict = is_ErrorBody;
export const cancelJob_429: Verdict = is_ErrorBody;
export const cancelJob_500: Verdict = is_ErrorBody;
export const cancelJob_503: Verdict = is_ErrorBody;
export const listSecurityEvents_200: Verdict = is_SecurityLog;
export const listSecurityEvents_400: Verdict = is_ValidationErrorBody;
export const listSecurityEvents_401: Verdict = is_ErrorBody;
export const listSecurityEvents_403: Verdict = is_ErrorBody;
export const listSecurityEvents_404: Verdict = is_ErrorBody;
export const listSecurityEvents_429: Verdict = is_ErrorBody;
export const listSecurityEvents_500: Verdict = is_ErrorBody;
export const listSecurityEvents_503: Verdict = is_ErrorBody;

const pattern1 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function is_SessionState(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.person === undefined) return false;
  if (data.session === undefined) return false;
  if (data.teams === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.person !== undefined) {
    const person = data.person;
    if (!is_Person(person)) return false;
  }
  if (data.session !== undefined) {
    const session = data.session;
    if (!is_PersonSession(session)) return false;
  }
  if (data.teams !== undefined) {
    const teams = data.teams;
    if (!Array.isArray(teams)) return false;
    for (let index = 0; index < teams.length; index += 1) {
      const item = teams[index];
      if (!is_TeamEntry(item)) return false;
    }
  }
  return true;
}

function is_Person(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.email !== undefined) {
    const email = data.email;
    if (typeof email !== "string") return false;
  }
  return true;
}

function is_PersonSession(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.lastSeenAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.userAgent === undefined) return false;
  if (data.current === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.lastSeenAt !== undefined) {
    const lastSeenAt = data.lastSeenAt;
    if (typeof lastSeenAt !== "string") return false;
    if (!format_date_time(lastSeenAt)) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  if (data.userAgent !== undefined) {
    const userAgent = data.userAgent;
    if (typeof userAgent !== "string") return false;
  }
  if (data.current !== undefined) {
    const current = data.current;
    if (typeof current !== "boolean") return false;
  }
  return true;
}

function is_TeamEntry(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.role !== undefined) {
    const role = data.role;
    if (!is_Role(role)) return false;
  }
  return true;
}

function is_Role(data) {
  if (typeof data !== "string") return false;
  if (!(data === "viewer" || data === "member" || data === "owner")) return false;
  return true;
}

function is_headers_1(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["X-Request-Id"] !== undefined) {
      const value = header["X-Request-Id"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 128) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

function is_ValidationErrorBody(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
    if (!Array.isArray(details)) return false;
    if (details.length > 20) return false;
    for (let index = 0; index < details.length; index += 1) {
      const item = details[index];
      if (!is_ErrorDetail(item)) return false;
    }
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

function is_ErrorDetail(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.in === undefined) return false;
  if (data.path === undefined) return false;
  if (data.code === undefined) return false;
  if (data.message === undefined) return false;
  if (data.in !== undefined) {
    const value = data.in;
    if (typeof value !== "string") return false;
    if (!(value === "body" || value === "query" || value === "path" || value === "header" || value === "cookie")) return false;
  }
  if (data.path !== undefined) {
    const value2 = data.path;
    if (typeof value2 !== "string") return false;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  if (data.expected !== undefined) {
    const expected = data.expected;
  }
  return true;
}

function is_ErrorBody(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

function is_headers_2(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Retry-After"] !== undefined) {
      const value = header["Retry-After"];
      if (!Number.isInteger(value)) return false;
      if (value < 1) return false;
    }
    if (header["X-Request-Id"] !== undefined) {
      const value2 = header["X-Request-Id"];
      if (typeof value2 !== "string") return false;
      if (lengthOf(value2) > 128) return false;
      if (lengthOf(value2) < 1) return false;
    }
  }
  return true;
}

function is_headers_3(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Set-Cookie"] !== undefined) {
      const value = header["Set-Cookie"];
      if (typeof value !== "string") return false;
    }
    if (header["X-Request-Id"] !== undefined) {
      const value2 = header["X-Request-Id"];
      if (typeof value2 !== "string") return false;
      if (lengthOf(value2) > 128) return false;
      if (lengthOf(value2) < 1) return false;
    }
  }
  return true;
}

function is_Done(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  return true;
}

function is_SessionList(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.sessions === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.sessions !== undefined) {
    const sessions = data.sessions;
    if (!Array.isArray(sessions)) return false;
    for (let index = 0; index < sessions.length; index += 1) {
      const item = sessions[index];
      if (!is_PersonSession(item)) return false;
    }
  }
  return true;
}

function is_FoundRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.request === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.request !== undefined) {
    const request = data.request;
    if (!is_KeyRequest(request)) return false;
  }
  return true;
}

function is_KeyRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.code === undefined) return false;
  if (data.clientId === undefined) return false;
  if (data.clientName === undefined) return false;
  if (data.address === undefined) return false;
  if (data.scopes === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  if (data.clientId !== undefined) {
    const clientId = data.clientId;
    if (typeof clientId !== "string") return false;
  }
  if (data.clientName !== undefined) {
    const clientName = data.clientName;
    if (typeof clientName !== "string") return false;
  }
  if (data.address !== undefined) {
    const address = data.address;
    if (typeof address !== "string") return false;
  }
  if (data.scopes !== undefined) {
    const scopes = data.scopes;
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      const item = scopes[index];
      if (typeof item !== "string") return false;
    }
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  return true;
}

function is_TeamState(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.team === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.team !== undefined) {
    const team = data.team;
    if (!is_TeamDetail(team)) return false;
  }
  return true;
}

function is_TeamDetail(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.plan === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.held === undefined) return false;
  if (data.running === undefined) return false;
  if (data.limits === undefined) return false;
  if (data.threatProtection === undefined) return false;
  if (data.zeroDataRetention === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.role !== undefined) {
    const role = data.role;
    if (!is_Role(role)) return false;
  }
  if (data.plan !== undefined) {
    const plan = data.plan;
    if (typeof plan !== "string") return false;
  }
  if (data.credits !== undefined) {
    const credits = data.credits;
    if (!Number.isInteger(credits)) return false;
  }
  if (data.held !== undefined) {
    const held = data.held;
    if (!Number.isInteger(held)) return false;
    if (held < 0) return false;
  }
  if (data.running !== undefined) {
    const running = data.running;
    if (!Number.isInteger(running)) return false;
    if (running < 0) return false;
  }
  if (data.limits !== undefined) {
    const limits = data.limits;
    if (!is_PlanLimits(limits)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (typeof threatProtection !== "string") return false;
    if (!(threatProtection === "disabled" || threatProtection === "enabled" || threatProtection === "enforced")) return false;
  }
  if (data.zeroDataRetention !== undefined) {
    const zeroDataRetention = data.zeroDataRetention;
    if (typeof zeroDataRetention !== "boolean") return false;
  }
  return true;
}

function is_PlanLimits(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.requestsPerMinute === undefined) return false;
  if (data.concurrency === undefined) return false;
  if (data.requestsPerMinute !== undefined) {
    const requestsPerMinute = data.requestsPerMinute;
    if (!Number.isInteger(requestsPerMinute)) return false;
    if (requestsPerMinute < 0) return false;
  }
  if (data.statusReadsPerMinute !== undefined) {
    const statusReadsPerMinute = data.statusReadsPerMinute;
    if (!Number.isInteger(statusReadsPerMinute)) return false;
    if (statusReadsPerMinute < 0) return false;
  }
  if (data.concurrency !== undefined) {
    const concurrency = data.concurrency;
    if (!Number.isInteger(concurrency)) return false;
    if (concurrency < 0) return false;
  }
  return true;
}

function is_MemberList(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.members === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.members !== undefined) {
    const members = data.members;
    if (!Array.isArray(members)) return false;
    for (let index = 0; index < members.length; index += 1) {
      const item = members[index];
      if (!is_Member(item)) return false;
    }
  }
  return true;
}

function is_Member(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.joinedAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.email !== undefined) {
    const email = data.email;
    if (typeof email !== "string") return false;
  }
  if (data.role !== undefined) {
    const role = data.role;
    if (!is_Role(role)) return false;
  }
  if (data.joinedAt !== undefined) {
    const joinedAt = data.joinedAt;
    if (typeof joinedAt !== "string") return false;
    if (!format_date_time(joinedAt)) return false;
  }
  if (data.lastSeenAt !== undefined) {
    const lastSeenAt = data.lastSeenAt;
    if (typeof lastSeenAt !== "string") return false;
    if (!format_date_time(lastSeenAt)) return false;
  }
  return true;
}

function is_AddedMember(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.member === undefined) return false;
  if (data.link === undefined) return false;
  if (data.linkExpiresAt === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.member !== undefined) {
    const member = data.member;
    if (!is_Member(member)) return false;
  }
  if (data.link !== undefined) {
    const link = data.link;
    if (typeof link !== "string") return false;
  }
  if (data.linkExpiresAt !== undefined) {
    const linkExpiresAt = data.linkExpiresAt;
    if (typeof linkExpiresAt !== "string") return false;
    if (!format_date_time(linkExpiresAt)) return false;
  }
  return true;
}

function is_ChangedMember(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.member === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.member !== undefined) {
    const member = data.member;
    if (!is_Member(member)) return false;
  }
  return true;
}

function is_KeyList(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.keys === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.keys !== undefined) {
    const keys = data.keys;
    if (!Array.isArray(keys)) return false;
    for (let index = 0; index < keys.length; index += 1) {
      const item = keys[index];
      if (!is_ApiKey(item)) return false;
    }
  }
  return true;
}

function is_ApiKey(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.scopes === undefined) return false;
  if (data.status === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.scopes !== undefined) {
    const scopes = data.scopes;
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      const item = scopes[index];
      if (typeof item !== "string") return false;
    }
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "active" || status === "expired" || status === "revoked")) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  if (data.lastUsedAt !== undefined) {
    const lastUsedAt = data.lastUsedAt;
    if (typeof lastUsedAt !== "string") return false;
    if (!format_date_time(lastUsedAt)) return false;
  }
  if (data.revokedAt !== undefined) {
    const revokedAt = data.revokedAt;
    if (typeof revokedAt !== "string") return false;
    if (!format_date_time(revokedAt)) return false;
  }
  return true;
}

function is_CreatedKey(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.key === undefined) return false;
  if (data.secret === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.key !== undefined) {
    const key = data.key;
    if (!is_ApiKey(key)) return false;
  }
  if (data.secret !== undefined) {
    const secret = data.secret;
    if (typeof secret !== "string") return false;
  }
  return true;
}

function is_RolledKey(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.key === undefined) return false;
  if (data.secret === undefined) return false;
  if (data.replaced === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.key !== undefined) {
    const key = data.key;
    if (!is_ApiKey(key)) return false;
  }
  if (data.secret !== undefined) {
    const secret = data.secret;
    if (typeof secret !== "string") return false;
  }
  if (data.replaced !== undefined) {
    const replaced = data.replaced;
    if (!is_ApiKey(replaced)) return false;
  }
  return true;
}

function is_UsageReport(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.from === undefined) return false;
  if (data.to === undefined) return false;
  if (data.days === undefined) return false;
  if (data.operations === undefined) return false;
  if (data.keys === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.from !== undefined) {
    const from = data.from;
    if (typeof from !== "string") return false;
  }
  if (data.to !== undefined) {
    const to = data.to;
    if (typeof to !== "string") return false;
  }
  if (data.days !== undefined) {
    const days = data.days;
    if (!Array.isArray(days)) return false;
    for (let index = 0; index < days.length; index += 1) {
      const item = days[index];
      if (!is_UsageDay(item)) return false;
    }
  }
  if (data.operations !== undefined) {
    const operations = data.operations;
    if (!Array.isArray(operations)) return false;
    for (let index2 = 0; index2 < operations.length; index2 += 1) {
      const item2 = operations[index2];
      if (!is_UsageOperation(item2)) return false;
    }
  }
  if (data.keys !== undefined) {
    const keys = data.keys;
    if (!Array.isArray(keys)) return false;
    for (let index3 = 0; index3 < keys.length; index3 += 1) {
      const item3 = keys[index3];
      if (!is_UsageKey(item3)) return false;
    }
  }
  return true;
}

function is_UsageDay(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.day === undefined) return false;
  if (data.requests === undefined) return false;
  if (data.refused === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.day !== undefined) {
    const day = data.day;
    if (typeof day !== "string") return false;
  }
  if (data.requests !== undefined) {
    const requests = data.requests;
    if (!Number.isInteger(requests)) return false;
    if (requests < 0) return false;
  }
  if (data.refused !== undefined) {
    const refused = data.refused;
    if (!Number.isInteger(refused)) return false;
    if (refused < 0) return false;
  }
  if (data.credits !== undefined) {
    const credits = data.credits;
    if (!Number.isInteger(credits)) return false;
    if (credits < 0) return false;
  }
  return true;
}

function is_UsageOperation(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.operation === undefined) return false;
  if (data.requests === undefined) return false;
  if (data.refused === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.operation !== undefined) {
    const operation = data.operation;
    if (typeof operation !== "string") return false;
  }
  if (data.requests !== undefined) {
    const requests = data.requests;
    if (!Number.isInteger(requests)) return false;
    if (requests < 0) return false;
  }
  if (data.refused !== undefined) {
    const refused = data.refused;
    if (!Number.isInteger(refused)) return false;
    if (refused < 0) return false;
  }
  if (data.credits !== undefined) {
    const credits = data.credits;
    if (!Number.isInteger(credits)) return false;
    if (credits < 0) return false;
  }
  return true;
}

function is_UsageKey(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.requests === undefined) return false;
  if (data.refused === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.keyId !== undefined) {
    const keyId = data.keyId;
    if (typeof keyId !== "string") return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.requests !== undefined) {
    const requests = data.requests;
    if (!Number.isInteger(requests)) return false;
    if (requests < 0) return false;
  }
  if (data.refused !== undefined) {
    const refused = data.refused;
    if (!Number.isInteger(refused)) return false;
    if (refused < 0) return false;
  }
  if (data.credits !== undefined) {
    const credits = data.credits;
    if (!Number.isInteger(credits)) return false;
    if (credits < 0) return false;
  }
  return true;
}

function is_JobList(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.jobs === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.jobs !== undefined) {
    const jobs = data.jobs;
    if (!Array.isArray(jobs)) return false;
    for (let index = 0; index < jobs.length; index += 1) {
      const item = jobs[index];
      if (!is_Job(item)) return false;
    }
  }
  return true;
}

function is_Job(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.kind === undefined) return false;
  if (data.status === undefined) return false;
  if (data.title === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.kind !== undefined) {
    const kind = data.kind;
    if (typeof kind !== "string") return false;
    if (!(kind === "agent" || kind === "crawl" || kind === "batch")) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "processing" || status === "completed" || status === "failed" || status === "cancelled")) return false;
  }
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isInteger(creditsUsed)) return false;
    if (creditsUsed < 0) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.finishedAt !== undefined) {
    const finishedAt = data.finishedAt;
    if (typeof finishedAt !== "string") return false;
    if (!format_date_time(finishedAt)) return false;
  }
  if (data.username !== undefined) {
    const username = data.username;
    if (typeof username !== "string") return false;
  }
  if (data.keyId !== undefined) {
    const keyId = data.keyId;
    if (typeof keyId !== "string") return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.pages !== undefined) {
    const pages = data.pages;
    if (!is_JobPages(pages)) return false;
  }
  return true;
}

function is_JobPages(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.completed === undefined) return false;
  if (data.failed === undefined) return false;
  if (data.waiting === undefined) return false;
  if (data.completed !== undefined) {
    const completed = data.completed;
    if (!Number.isInteger(completed)) return false;
    if (completed < 0) return false;
  }
  if (data.failed !== undefined) {
    const failed = data.failed;
    if (!Number.isInteger(failed)) return false;
    if (failed < 0) return false;
  }
  if (data.waiting !== undefined) {
    const waiting = data.waiting;
    if (!Number.isInteger(waiting)) return false;
    if (waiting < 0) return false;
  }
  return true;
}

function is_JobDetail(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.job === undefined) return false;
  if (data.steps === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.job !== undefined) {
    const job = data.job;
    if (!is_Job(job)) return false;
  }
  if (data.steps !== undefined) {
    const steps = data.steps;
    if (!Array.isArray(steps)) return false;
    for (let index = 0; index < steps.length; index += 1) {
      const item = steps[index];
      if (!is_JobStep(item)) return false;
    }
  }
  return true;
}

function is_JobStep(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.at === undefined) return false;
  if (data.who === undefined) return false;
  if (data.text === undefined) return false;
  if (data.at !== undefined) {
    const at = data.at;
    if (typeof at !== "string") return false;
  }
  if (data.who !== undefined) {
    const who = data.who;
    if (typeof who !== "string") return false;
  }
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
  }
  if (data.isError !== undefined) {
    const isError = data.isError;
    if (typeof isError !== "boolean") return false;
  }
  return true;
}

function is_SecurityLog(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.events === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.events !== undefined) {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (!is_SecurityEvent(item)) return false;
    }
  }
  if (data.before !== undefined) {
    const before = data.before;
    if (typeof before !== "string") return false;
    if (!pattern1.test(before)) return false;
  }
  return true;
}

function is_SecurityEvent(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.at === undefined) return false;
  if (data.event === undefined) return false;
  if (data.facts === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern1.test(id)) return false;
  }
  if (data.at !== undefined) {
    const at = data.at;
    if (typeof at !== "string") return false;
    if (!format_date_time(at)) return false;
  }
  if (data.event !== undefined) {
    const event = data.event;
    if (typeof event !== "string") return false;
  }
  if (data.actor !== undefined) {
    const actor = data.actor;
    if (typeof actor !== "string") return false;
  }
  if (data.keyId !== undefined) {
    const keyId = data.keyId;
    if (typeof keyId !== "string") return false;
  }
  if (data.facts !== undefined) {
    const facts = data.facts;
    if (!(typeof facts === "object" && facts !== null && !Array.isArray(facts))) return false;
  }
  return true;
}
