// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_date_time, lengthOf } from "./formats.js";
import type { Faults } from "@web-data/validator/runtime";
export const getSession_200: Faults = (data) => collect(list_SessionState, data);
export const headers_1: Faults = (data) => collect(list_headers_1, data);
export const getSession_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getSession_401: Faults = (data) => collect(list_ErrorBody, data);
export const getSession_429: Faults = (data) => collect(list_ErrorBody, data);
export const headers_2: Faults = (data) => collect(list_headers_2, data);
export const getSession_500: Faults = (data) => collect(list_ErrorBody, data);
export const getSession_503: Faults = (data) => collect(list_ErrorBody, data);
export const createSession_200: Faults = (data) => collect(list_SessionState, data);
export const headers_3: Faults = (data) => collect(list_headers_3, data);
export const createSession_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const createSession_403: Faults = (data) => collect(list_ErrorBody, data);
export const createSession_413: Faults = (data) => collect(list_ErrorBody, data);
export const createSession_415: Faults = (data) => collect(list_ErrorBody, data);
export const createSession_429: Faults = (data) => collect(list_ErrorBody, data);
export const createSession_500: Faults = (data) => collect(list_ErrorBody, data);
export const createSession_503: Faults = (data) => collect(list_ErrorBody, data);
export const endSession_200: Faults = (data) => collect(list_Done, data);
export const endSession_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const endSession_401: Faults = (data) => collect(list_ErrorBody, data);
export const endSession_403: Faults = (data) => collect(list_ErrorBody, data);
export const endSession_429: Faults = (data) => collect(list_ErrorBody, data);
export const endSession_500: Faults = (data) => collect(list_ErrorBody, data);
export const endSession_503: Faults = (data) => collect(list_ErrorBody, data);
export const listSessions_200: Faults = (data) => collect(list_SessionList, data);
export const listSessions_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listSessions_401: Faults = (data) => collect(list_ErrorBody, data);
export const listSessions_429: Faults = (data) => collect(list_ErrorBody, data);
export const listSessions_500: Faults = (data) => collect(list_ErrorBody, data);
export const listSessions_503: Faults = (data) => collect(list_ErrorBody, data);
export const endOneSession_200: Faults = (data) => collect(list_Done, data);
export const endOneSession_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const endOneSession_401: Faults = (data) => collect(list_ErrorBody, data);
export const endOneSession_403: Faults = (data) => collect(list_ErrorBody, data);
export const endOneSession_404: Faults = (data) => collect(list_ErrorBody, data);
export const endOneSession_429: Faults = (data) => collect(list_ErrorBody, data);
export const endOneSession_500: Faults = (data) => collect(list_ErrorBody, data);
export const endOneSession_503: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_200: Faults = (data) => collect(list_FoundRequest, data);
export const findDeviceRequest_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const findDeviceRequest_401: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_403: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_404: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_413: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_415: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_429: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_500: Faults = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_503: Faults = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_200: Faults = (data) => collect(list_Done, data);
export const denyDeviceRequest_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const denyDeviceRequest_401: Faults = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_403: Faults = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_404: Faults = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_429: Faults = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_500: Faults = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_503: Faults = (data) => collect(list_ErrorBody, data);
export const getTeam_200: Faults = (data) => collect(list_TeamState, data);
export const getTeam_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getTeam_401: Faults = (data) => collect(list_ErrorBody, data);
export const getTeam_403: Faults = (data) => collect(list_ErrorBody, data);
export const getTeam_404: Faults = (data) => collect(list_ErrorBody, data);
export const getTeam_429: Faults = (data) => collect(list_ErrorBody, data);
export const getTeam_500: Faults = (data) => collect(list_ErrorBody, data);
export const getTeam_503: Faults = (data) => collect(list_ErrorBody, data);
export const listMembers_200: Faults = (data) => collect(list_MemberList, data);
export const listMembers_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listMembers_401: Faults = (data) => collect(list_ErrorBody, data);
export const listMembers_403: Faults = (data) => collect(list_ErrorBody, data);
export const listMembers_404: Faults = (data) => collect(list_ErrorBody, data);
export const listMembers_429: Faults = (data) => collect(list_ErrorBody, data);
export const listMembers_500: Faults = (data) => collect(list_ErrorBody, data);
export const listMembers_503: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_200: Faults = (data) => collect(list_AddedMember, data);
export const addMember_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const addMember_401: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_403: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_404: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_409: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_413: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_415: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_429: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_500: Faults = (data) => collect(list_ErrorBody, data);
export const addMember_503: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_200: Faults = (data) => collect(list_Done, data);
export const removeMember_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const removeMember_401: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_403: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_404: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_409: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_429: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_500: Faults = (data) => collect(list_ErrorBody, data);
export const removeMember_503: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_200: Faults = (data) => collect(list_ChangedMember, data);
export const changeMember_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const changeMember_401: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_403: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_404: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_409: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_413: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_415: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_429: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_500: Faults = (data) => collect(list_ErrorBody, data);
export const changeMember_503: Faults = (data) => collect(list_ErrorBody, data);
export const listKeys_200: Faults = (data) => collect(list_KeyList, data);
export const listKeys_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listKeys_401: Faults = (data) => collect(list_ErrorBody, data);
export const listKeys_403: Faults = (data) => collect(list_ErrorBody, data);
export const listKeys_404: Faults = (data) => collect(list_ErrorBody, data);
export const listKeys_429: Faults = (data) => collect(list_ErrorBody, data);
export const listKeys_500: Faults = (data) => collect(list_ErrorBody, data);
export const listKeys_503: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_200: Faults = (data) => collect(list_CreatedKey, data);
export const createKey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const createKey_401: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_403: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_404: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_409: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_413: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_415: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_429: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_500: Faults = (data) => collect(list_ErrorBody, data);
export const createKey_503: Faults = (data) => collect(list_ErrorBody, data);
export const revokeKey_200: Faults = (data) => collect(list_Done, data);
export const revokeKey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const revokeKey_401: Faults = (data) => collect(list_ErrorBody, data);
export const revokeKey_403: Faults = (data) => collect(list_ErrorBody, data);
export const revokeKey_404: Faults = (data) => collect(list_ErrorBody, data);
export const revokeKey_429: Faults = (data) => collect(list_ErrorBody, data);
export const revokeKey_500: Faults = (data) => collect(list_ErrorBody, data);
export const revokeKey_503: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_200: Faults = (data) => collect(list_RolledKey, data);
export const rollKey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const rollKey_401: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_403: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_404: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_409: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_413: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_415: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_429: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_500: Faults = (data) => collect(list_ErrorBody, data);
export const rollKey_503: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_200: Faults = (data) => collect(list_Done, data);
export const approveDeviceRequest_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const approveDeviceRequest_401: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_403: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_404: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_409: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_413: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_415: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_429: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_500: Faults = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_503: Faults = (data) => collect(list_ErrorBody, data);
export const getUsage_200: Faults = (data) => collect(list_UsageReport, data);
export const getUsage_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getUsage_401: Faults = (data) => collect(list_ErrorBody, data);
export const getUsage_403: Faults = (data) => collect(list_ErrorBody, data);
export const getUsage_404: Faults = (data) => collect(list_ErrorBody, data);
export const getUsage_429: Faults = (data) => collect(list_ErrorBody, data);
export const getUsage_500: Faults = (data) => collect(list_ErrorBody, data);
export const getUsage_503: Faults = (data) => collect(list_ErrorBody, data);
export const listJobs_200: Faults = (data) => collect(list_JobList, data);
export const listJobs_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listJobs_401: Faults = (data) => collect(list_ErrorBody, data);
export const listJobs_403: Faults = (data) => collect(list_ErrorBody, data);
export const listJobs_404: Faults = (data) => collect(list_ErrorBody, data);
export const listJobs_429: Faults = (data) => collect(list_ErrorBody, data);
export const listJobs_500: Faults = (data) => collect(list_ErrorBody, data);
export const listJobs_503: Faults = (data) => collect(list_ErrorBody, data);
export const getJob_200: Faults = (data) => collect(list_JobDetail, data);
export const getJob_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getJob_401: Faults = (data) => collect(list_ErrorBody, data);
export const getJob_403: Faults = (data) => collect(list_ErrorBody, data);
export const getJob_404: Faults = (data) => collect(list_ErrorBody, data);
export const getJob_429: Faults = (data) => collect(list_ErrorBody, data);
export const getJob_500: Faults = (data) => collect(list_ErrorBody, data);
export const getJob_503: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_200: Faults = (data) => collect(list_Done, data);
export const cancelJob_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelJob_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_403: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_404: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_409: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_429: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_500: Faults = (data) => collect(list_ErrorBody, data);
export const cancelJob_503: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_200: Faults = (data) => collect(list_SecurityLog, data);
export const listSecurityEvents_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listSecurityEvents_401: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_403: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_404: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_429: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_500: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_503: Faults = (data) => collect(list_ErrorBody, data);

const pattern1 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const values2 = ["viewer","member","owner"];
const values3 = ["body","query","path","header","cookie"];
const values4 = ["disabled","enabled","enforced"];
const values5 = ["active","expired","revoked"];
const values6 = ["agent","crawl","batch"];
const values7 = ["processing","completed","failed","cancelled"];

function list_SessionState(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.person === undefined) addFault(faults, path, "required", { missingProperty: "person" });
    if (data.session === undefined) addFault(faults, path, "required", { missingProperty: "session" });
    if (data.teams === undefined) addFault(faults, path, "required", { missingProperty: "teams" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.person !== undefined) {
      const person = data.person;
      list_Person(person, path + "/person", faults);
    }
    if (data.session !== undefined) {
      const session = data.session;
      list_PersonSession(session, path + "/session", faults);
    }
    if (data.teams !== undefined) {
      const teams = data.teams;
      if (!Array.isArray(teams)) addFault(faults, path + "/teams", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < teams.length; index += 1) {
          const item = teams[index];
          list_TeamEntry(item, path + "/teams/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_Person(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addFault(faults, path + "/email", "type", { type: "string" });
    }
  }
}

function list_PersonSession(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.lastSeenAt === undefined) addFault(faults, path, "required", { missingProperty: "lastSeenAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.userAgent === undefined) addFault(faults, path, "required", { missingProperty: "userAgent" });
    if (data.current === undefined) addFault(faults, path, "required", { missingProperty: "current" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.lastSeenAt !== undefined) {
      const lastSeenAt = data.lastSeenAt;
      if (typeof lastSeenAt !== "string") addFault(faults, path + "/lastSeenAt", "type", { type: "string" });
      else {
        if (!format_date_time(lastSeenAt)) addFault(faults, path + "/lastSeenAt", "format", { format: "date-time" });
      }
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      if (typeof expiresAt !== "string") addFault(faults, path + "/expiresAt", "type", { type: "string" });
      else {
        if (!format_date_time(expiresAt)) addFault(faults, path + "/expiresAt", "format", { format: "date-time" });
      }
    }
    if (data.userAgent !== undefined) {
      const userAgent = data.userAgent;
      if (typeof userAgent !== "string") addFault(faults, path + "/userAgent", "type", { type: "string" });
    }
    if (data.current !== undefined) {
      const current = data.current;
      if (typeof current !== "boolean") addFault(faults, path + "/current", "type", { type: "boolean" });
    }
  }
}

function list_TeamEntry(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.role !== undefined) {
      const role = data.role;
      list_Role(role, path + "/role", faults);
    }
  }
}

function list_Role(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values2.includes(data)) addFault(faults, path, "enum", { allowedValues: values2 });
}

function list_headers_1(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) {
          const value = header["X-Request-Id"];
          if (typeof value !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_ValidationErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.details !== undefined) {
      const details = data.details;
      if (!Array.isArray(details)) addFault(faults, path + "/details", "type", { type: "array" });
      else {
        if (details.length > 20) addFault(faults, path + "/details", "maxItems", { limit: 20 });
        const limit = faults.length + 20;
        for (let index = 0; index < details.length; index += 1) {
          const item = details[index];
          list_ErrorDetail(item, path + "/details/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_ErrorDetail(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.in === undefined) addFault(faults, path, "required", { missingProperty: "in" });
    if (data.path === undefined) addFault(faults, path, "required", { missingProperty: "path" });
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.in !== undefined) {
      const value = data.in;
      if (typeof value !== "string") addFault(faults, path + "/in", "type", { type: "string" });
      if (!values3.includes(value)) addFault(faults, path + "/in", "enum", { allowedValues: values3 });
    }
    if (data.path !== undefined) {
      const value2 = data.path;
      if (typeof value2 !== "string") addFault(faults, path + "/path", "type", { type: "string" });
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
    if (data.expected !== undefined) {
      const expected = data.expected;
    }
  }
}

function list_ErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_headers_2(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) {
          const value = header["Retry-After"];
          if (!Number.isInteger(value)) addFault(faults, path + "/header/Retry-After", "type", { type: "integer" });
          if (Number.isFinite(value)) {
            if (value < 1) addFault(faults, path + "/header/Retry-After", "minimum", { limit: 1 });
          }
        }
        if (header["X-Request-Id"] !== undefined) {
          const value2 = header["X-Request-Id"];
          if (typeof value2 !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value2) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value2) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_headers_3(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Set-Cookie"] !== undefined) {
          const value = header["Set-Cookie"];
          if (typeof value !== "string") addFault(faults, path + "/header/Set-Cookie", "type", { type: "string" });
        }
        if (header["X-Request-Id"] !== undefined) {
          const value2 = header["X-Request-Id"];
          if (typeof value2 !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value2) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value2) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_Done(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
  }
}

function list_SessionList(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addFault(faults, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.sessions !== undefined) {
      const sessions = data.sessions;
      if (!Array.isArray(sessions)) addFault(faults, path + "/sessions", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < sessions.length; index += 1) {
          const item = sessions[index];
          list_PersonSession(item, path + "/sessions/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_FoundRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.request === undefined) addFault(faults, path, "required", { missingProperty: "request" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.request !== undefined) {
      const request = data.request;
      list_KeyRequest(request, path + "/request", faults);
    }
  }
}

function list_KeyRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.clientId === undefined) addFault(faults, path, "required", { missingProperty: "clientId" });
    if (data.clientName === undefined) addFault(faults, path, "required", { missingProperty: "clientName" });
    if (data.address === undefined) addFault(faults, path, "required", { missingProperty: "address" });
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
    if (data.clientId !== undefined) {
      const clientId = data.clientId;
      if (typeof clientId !== "string") addFault(faults, path + "/clientId", "type", { type: "string" });
    }
    if (data.clientName !== undefined) {
      const clientName = data.clientName;
      if (typeof clientName !== "string") addFault(faults, path + "/clientName", "type", { type: "string" });
    }
    if (data.address !== undefined) {
      const address = data.address;
      if (typeof address !== "string") addFault(faults, path + "/address", "type", { type: "string" });
    }
    if (data.scopes !== undefined) {
      const scopes = data.scopes;
      if (!Array.isArray(scopes)) addFault(faults, path + "/scopes", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < scopes.length; index += 1) {
          const item = scopes[index];
          if (typeof item !== "string") addFault(faults, path + "/scopes/" + index, "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      if (typeof expiresAt !== "string") addFault(faults, path + "/expiresAt", "type", { type: "string" });
      else {
        if (!format_date_time(expiresAt)) addFault(faults, path + "/expiresAt", "format", { format: "date-time" });
      }
    }
  }
}

function list_TeamState(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.team === undefined) addFault(faults, path, "required", { missingProperty: "team" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.team !== undefined) {
      const team = data.team;
      list_TeamDetail(team, path + "/team", faults);
    }
  }
}

function list_TeamDetail(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.plan === undefined) addFault(faults, path, "required", { missingProperty: "plan" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.held === undefined) addFault(faults, path, "required", { missingProperty: "held" });
    if (data.running === undefined) addFault(faults, path, "required", { missingProperty: "running" });
    if (data.limits === undefined) addFault(faults, path, "required", { missingProperty: "limits" });
    if (data.threatProtection === undefined) addFault(faults, path, "required", { missingProperty: "threatProtection" });
    if (data.zeroDataRetention === undefined) addFault(faults, path, "required", { missingProperty: "zeroDataRetention" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.role !== undefined) {
      const role = data.role;
      list_Role(role, path + "/role", faults);
    }
    if (data.plan !== undefined) {
      const plan = data.plan;
      if (typeof plan !== "string") addFault(faults, path + "/plan", "type", { type: "string" });
    }
    if (data.credits !== undefined) {
      const credits = data.credits;
      if (!Number.isInteger(credits)) addFault(faults, path + "/credits", "type", { type: "integer" });
    }
    if (data.held !== undefined) {
      const held = data.held;
      if (!Number.isInteger(held)) addFault(faults, path + "/held", "type", { type: "integer" });
      if (Number.isFinite(held)) {
        if (held < 0) addFault(faults, path + "/held", "minimum", { limit: 0 });
      }
    }
    if (data.running !== undefined) {
      const running = data.running;
      if (!Number.isInteger(running)) addFault(faults, path + "/running", "type", { type: "integer" });
      if (Number.isFinite(running)) {
        if (running < 0) addFault(faults, path + "/running", "minimum", { limit: 0 });
      }
    }
    if (data.limits !== undefined) {
      const limits = data.limits;
      list_PlanLimits(limits, path + "/limits", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      if (typeof threatProtection !== "string") addFault(faults, path + "/threatProtection", "type", { type: "string" });
      if (!values4.includes(threatProtection)) addFault(faults, path + "/threatProtection", "enum", { allowedValues: values4 });
    }
    if (data.zeroDataRetention !== undefined) {
      const zeroDataRetention = data.zeroDataRetention;
      if (typeof zeroDataRetention !== "boolean") addFault(faults, path + "/zeroDataRetention", "type", { type: "boolean" });
    }
  }
}

function list_PlanLimits(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.requestsPerMinute === undefined) addFault(faults, path, "required", { missingProperty: "requestsPerMinute" });
    if (data.concurrency === undefined) addFault(faults, path, "required", { missingProperty: "concurrency" });
    if (data.requestsPerMinute !== undefined) {
      const requestsPerMinute = data.requestsPerMinute;
      if (!Number.isInteger(requestsPerMinute)) addFault(faults, path + "/requestsPerMinute", "type", { type: "integer" });
      if (Number.isFinite(requestsPerMinute)) {
        if (requestsPerMinute < 0) addFault(faults, path + "/requestsPerMinute", "minimum", { limit: 0 });
      }
    }
    if (data.statusReadsPerMinute !== undefined) {
      const statusReadsPerMinute = data.statusReadsPerMinute;
      if (!Number.isInteger(statusReadsPerMinute)) addFault(faults, path + "/statusReadsPerMinute", "type", { type: "integer" });
      if (Number.isFinite(statusReadsPerMinute)) {
        if (statusReadsPerMinute < 0) addFault(faults, path + "/statusReadsPerMinute", "minimum", { limit: 0 });
      }
    }
    if (data.concurrency !== undefined) {
      const concurrency = data.concurrency;
      if (!Number.isInteger(concurrency)) addFault(faults, path + "/concurrency", "type", { type: "integer" });
      if (Number.isFinite(concurrency)) {
        if (concurrency < 0) addFault(faults, path + "/concurrency", "minimum", { limit: 0 });
      }
    }
  }
}

function list_MemberList(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.members === undefined) addFault(faults, path, "required", { missingProperty: "members" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.members !== undefined) {
      const members = data.members;
      if (!Array.isArray(members)) addFault(faults, path + "/members", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < members.length; index += 1) {
          const item = members[index];
          list_Member(item, path + "/members/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_Member(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.joinedAt === undefined) addFault(faults, path, "required", { missingProperty: "joinedAt" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addFault(faults, path + "/email", "type", { type: "string" });
    }
    if (data.role !== undefined) {
      const role = data.role;
      list_Role(role, path + "/role", faults);
    }
    if (data.joinedAt !== undefined) {
      const joinedAt = data.joinedAt;
      if (typeof joinedAt !== "string") addFault(faults, path + "/joinedAt", "type", { type: "string" });
      else {
        if (!format_date_time(joinedAt)) addFault(faults, path + "/joinedAt", "format", { format: "date-time" });
      }
    }
    if (data.lastSeenAt !== undefined) {
      const lastSeenAt = data.lastSeenAt;
      if (typeof lastSeenAt !== "string") addFault(faults, path + "/lastSeenAt", "type", { type: "string" });
      else {
        if (!format_date_time(lastSeenAt)) addFault(faults, path + "/lastSeenAt", "format", { format: "date-time" });
      }
    }
  }
}

function list_AddedMember(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.member === undefined) addFault(faults, path, "required", { missingProperty: "member" });
    if (data.link === undefined) addFault(faults, path, "required", { missingProperty: "link" });
    if (data.linkExpiresAt === undefined) addFault(faults, path, "required", { missingProperty: "linkExpiresAt" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.member !== undefined) {
      const member = data.member;
      list_Member(member, path + "/member", faults);
    }
    if (data.link !== undefined) {
      const link = data.link;
      if (typeof link !== "string") addFault(faults, path + "/link", "type", { type: "string" });
    }
    if (data.linkExpiresAt !== undefined) {
      const linkExpiresAt = data.linkExpiresAt;
      if (typeof linkExpiresAt !== "string") addFault(faults, path + "/linkExpiresAt", "type", { type: "string" });
      else {
        if (!format_date_time(linkExpiresAt)) addFault(faults, path + "/linkExpiresAt", "format", { format: "date-time" });
      }
    }
  }
}

function list_ChangedMember(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.member === undefined) addFault(faults, path, "required", { missingProperty: "member" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.member !== undefined) {
      const member = data.member;
      list_Member(member, path + "/member", faults);
    }
  }
}

function list_KeyList(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.keys === undefined) addFault(faults, path, "required", { missingProperty: "keys" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.keys !== undefined) {
      const keys = data.keys;
      if (!Array.isArray(keys)) addFault(faults, path + "/keys", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < keys.length; index += 1) {
          const item = keys[index];
          list_ApiKey(item, path + "/keys/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_ApiKey(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.scopes !== undefined) {
      const scopes = data.scopes;
      if (!Array.isArray(scopes)) addFault(faults, path + "/scopes", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < scopes.length; index += 1) {
          const item = scopes[index];
          if (typeof item !== "string") addFault(faults, path + "/scopes/" + index, "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values5.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values5 });
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      if (typeof expiresAt !== "string") addFault(faults, path + "/expiresAt", "type", { type: "string" });
      else {
        if (!format_date_time(expiresAt)) addFault(faults, path + "/expiresAt", "format", { format: "date-time" });
      }
    }
    if (data.lastUsedAt !== undefined) {
      const lastUsedAt = data.lastUsedAt;
      if (typeof lastUsedAt !== "string") addFault(faults, path + "/lastUsedAt", "type", { type: "string" });
      else {
        if (!format_date_time(lastUsedAt)) addFault(faults, path + "/lastUsedAt", "format", { format: "date-time" });
      }
    }
    if (data.revokedAt !== undefined) {
      const revokedAt = data.revokedAt;
      if (typeof revokedAt !== "string") addFault(faults, path + "/revokedAt", "type", { type: "string" });
      else {
        if (!format_date_time(revokedAt)) addFault(faults, path + "/revokedAt", "format", { format: "date-time" });
      }
    }
  }
}

function list_CreatedKey(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addFault(faults, path, "required", { missingProperty: "key" });
    if (data.secret === undefined) addFault(faults, path, "required", { missingProperty: "secret" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.key !== undefined) {
      const key = data.key;
      list_ApiKey(key, path + "/key", faults);
    }
    if (data.secret !== undefined) {
      const secret = data.secret;
      if (typeof secret !== "string") addFault(faults, path + "/secret", "type", { type: "string" });
    }
  }
}

function list_RolledKey(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addFault(faults, path, "required", { missingProperty: "key" });
    if (data.secret === undefined) addFault(faults, path, "required", { missingProperty: "secret" });
    if (data.replaced === undefined) addFault(faults, path, "required", { missingProperty: "replaced" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.key !== undefined) {
      const key = data.key;
      list_ApiKey(key, path + "/key", faults);
    }
    if (data.secret !== undefined) {
      const secret = data.secret;
      if (typeof secret !== "string") addFault(faults, path + "/secret", "type", { type: "string" });
    }
    if (data.replaced !== undefined) {
      const replaced = data.replaced;
      list_ApiKey(replaced, path + "/replaced", faults);
    }
  }
}

function list_UsageReport(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.from === undefined) addFault(faults, path, "required", { missingProperty: "from" });
    if (data.to === undefined) addFault(faults, path, "required", { missingProperty: "to" });
    if (data.days === undefined) addFault(faults, path, "required", { missingProperty: "days" });
    if (data.operations === undefined) addFault(faults, path, "required", { missingProperty: "operations" });
    if (data.keys === undefined) addFault(faults, path, "required", { missingProperty: "keys" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.from !== undefined) {
      const from = data.from;
      if (typeof from !== "string") addFault(faults, path + "/from", "type", { type: "string" });
    }
    if (data.to !== undefined) {
      const to = data.to;
      if (typeof to !== "string") addFault(faults, path + "/to", "type", { type: "string" });
    }
    if (data.days !== undefined) {
      const days = data.days;
      if (!Array.isArray(days)) addFault(faults, path + "/days", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < days.length; index += 1) {
          const item = days[index];
          list_UsageDay(item, path + "/days/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.operations !== undefined) {
      const operations = data.operations;
      if (!Array.isArray(operations)) addFault(faults, path + "/operations", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < operations.length; index2 += 1) {
          const item2 = operations[index2];
          list_UsageOperation(item2, path + "/operations/" + index2, faults);
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.keys !== undefined) {
      const keys = data.keys;
      if (!Array.isArray(keys)) addFault(faults, path + "/keys", "type", { type: "array" });
      else {
        const limit3 = faults.length + 20;
        for (let index3 = 0; index3 < keys.length; index3 += 1) {
          const item3 = keys[index3];
          list_UsageKey(item3, path + "/keys/" + index3, faults);
          if (faults.length >= limit3) break;
        }
      }
    }
  }
}

function list_UsageDay(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.day === undefined) addFault(faults, path, "required", { missingProperty: "day" });
    if (data.requests === undefined) addFault(faults, path, "required", { missingProperty: "requests" });
    if (data.refused === undefined) addFault(faults, path, "required", { missingProperty: "refused" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.day !== undefined) {
      const day = data.day;
      if (typeof day !== "string") addFault(faults, path + "/day", "type", { type: "string" });
    }
    if (data.requests !== undefined) {
      const requests = data.requests;
      if (!Number.isInteger(requests)) addFault(faults, path + "/requests", "type", { type: "integer" });
      if (Number.isFinite(requests)) {
        if (requests < 0) addFault(faults, path + "/requests", "minimum", { limit: 0 });
      }
    }
    if (data.refused !== undefined) {
      const refused = data.refused;
      if (!Number.isInteger(refused)) addFault(faults, path + "/refused", "type", { type: "integer" });
      if (Number.isFinite(refused)) {
        if (refused < 0) addFault(faults, path + "/refused", "minimum", { limit: 0 });
      }
    }
    if (data.credits !== undefined) {
      const credits = data.credits;
      if (!Number.isInteger(credits)) addFault(faults, path + "/credits", "type", { type: "integer" });
      if (Number.isFinite(credits)) {
        if (credits < 0) addFault(faults, path + "/credits", "minimum", { limit: 0 });
      }
    }
  }
}

function list_UsageOperation(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.operation === undefined) addFault(faults, path, "required", { missingProperty: "operation" });
    if (data.requests === undefined) addFault(faults, path, "required", { missingProperty: "requests" });
    if (data.refused === undefined) addFault(faults, path, "required", { missingProperty: "refused" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.operation !== undefined) {
      const operation = data.operation;
      if (typeof operation !== "string") addFault(faults, path + "/operation", "type", { type: "string" });
    }
    if (data.requests !== undefined) {
      const requests = data.requests;
      if (!Number.isInteger(requests)) addFault(faults, path + "/requests", "type", { type: "integer" });
      if (Number.isFinite(requests)) {
        if (requests < 0) addFault(faults, path + "/requests", "minimum", { limit: 0 });
      }
    }
    if (data.refused !== undefined) {
      const refused = data.refused;
      if (!Number.isInteger(refused)) addFault(faults, path + "/refused", "type", { type: "integer" });
      if (Number.isFinite(refused)) {
        if (refused < 0) addFault(faults, path + "/refused", "minimum", { limit: 0 });
      }
    }
    if (data.credits !== undefined) {
      const credits = data.credits;
      if (!Number.isInteger(credits)) addFault(faults, path + "/credits", "type", { type: "integer" });
      if (Number.isFinite(credits)) {
        if (credits < 0) addFault(faults, path + "/credits", "minimum", { limit: 0 });
      }
    }
  }
}

function list_UsageKey(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.requests === undefined) addFault(faults, path, "required", { missingProperty: "requests" });
    if (data.refused === undefined) addFault(faults, path, "required", { missingProperty: "refused" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.keyId !== undefined) {
      const keyId = data.keyId;
      if (typeof keyId !== "string") addFault(faults, path + "/keyId", "type", { type: "string" });
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.requests !== undefined) {
      const requests = data.requests;
      if (!Number.isInteger(requests)) addFault(faults, path + "/requests", "type", { type: "integer" });
      if (Number.isFinite(requests)) {
        if (requests < 0) addFault(faults, path + "/requests", "minimum", { limit: 0 });
      }
    }
    if (data.refused !== undefined) {
      const refused = data.refused;
      if (!Number.isInteger(refused)) addFault(faults, path + "/refused", "type", { type: "integer" });
      if (Number.isFinite(refused)) {
        if (refused < 0) addFault(faults, path + "/refused", "minimum", { limit: 0 });
      }
    }
    if (data.credits !== undefined) {
      const credits = data.credits;
      if (!Number.isInteger(credits)) addFault(faults, path + "/credits", "type", { type: "integer" });
      if (Number.isFinite(credits)) {
        if (credits < 0) addFault(faults, path + "/credits", "minimum", { limit: 0 });
      }
    }
  }
}

function list_JobList(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.jobs === undefined) addFault(faults, path, "required", { missingProperty: "jobs" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.jobs !== undefined) {
      const jobs = data.jobs;
      if (!Array.isArray(jobs)) addFault(faults, path + "/jobs", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < jobs.length; index += 1) {
          const item = jobs[index];
          list_Job(item, path + "/jobs/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_Job(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.kind === undefined) addFault(faults, path, "required", { missingProperty: "kind" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addFault(faults, path + "/kind", "type", { type: "string" });
      if (!values6.includes(kind)) addFault(faults, path + "/kind", "enum", { allowedValues: values6 });
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values7.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values7 });
    }
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isInteger(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "integer" });
      if (Number.isFinite(creditsUsed)) {
        if (creditsUsed < 0) addFault(faults, path + "/creditsUsed", "minimum", { limit: 0 });
      }
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.finishedAt !== undefined) {
      const finishedAt = data.finishedAt;
      if (typeof finishedAt !== "string") addFault(faults, path + "/finishedAt", "type", { type: "string" });
      else {
        if (!format_date_time(finishedAt)) addFault(faults, path + "/finishedAt", "format", { format: "date-time" });
      }
    }
    if (data.username !== undefined) {
      const username = data.username;
      if (typeof username !== "string") addFault(faults, path + "/username", "type", { type: "string" });
    }
    if (data.keyId !== undefined) {
      const keyId = data.keyId;
      if (typeof keyId !== "string") addFault(faults, path + "/keyId", "type", { type: "string" });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.pages !== undefined) {
      const pages = data.pages;
      list_JobPages(pages, path + "/pages", faults);
    }
  }
}

function list_JobPages(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.completed === undefined) addFault(faults, path, "required", { missingProperty: "completed" });
    if (data.failed === undefined) addFault(faults, path, "required", { missingProperty: "failed" });
    if (data.waiting === undefined) addFault(faults, path, "required", { missingProperty: "waiting" });
    if (data.completed !== undefined) {
      const completed = data.completed;
      if (!Number.isInteger(completed)) addFault(faults, path + "/completed", "type", { type: "integer" });
      if (Number.isFinite(completed)) {
        if (completed < 0) addFault(faults, path + "/completed", "minimum", { limit: 0 });
      }
    }
    if (data.failed !== undefined) {
      const failed = data.failed;
      if (!Number.isInteger(failed)) addFault(faults, path + "/failed", "type", { type: "integer" });
      if (Number.isFinite(failed)) {
        if (failed < 0) addFault(faults, path + "/failed", "minimum", { limit: 0 });
      }
    }
    if (data.waiting !== undefined) {
      const waiting = data.waiting;
      if (!Number.isInteger(waiting)) addFault(faults, path + "/waiting", "type", { type: "integer" });
      if (Number.isFinite(waiting)) {
        if (waiting < 0) addFault(faults, path + "/waiting", "minimum", { limit: 0 });
      }
    }
  }
}

function list_JobDetail(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.job === undefined) addFault(faults, path, "required", { missingProperty: "job" });
    if (data.steps === undefined) addFault(faults, path, "required", { missingProperty: "steps" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.job !== undefined) {
      const job = data.job;
      list_Job(job, path + "/job", faults);
    }
    if (data.steps !== undefined) {
      const steps = data.steps;
      if (!Array.isArray(steps)) addFault(faults, path + "/steps", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < steps.length; index += 1) {
          const item = steps[index];
          list_JobStep(item, path + "/steps/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_JobStep(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.at === undefined) addFault(faults, path, "required", { missingProperty: "at" });
    if (data.who === undefined) addFault(faults, path, "required", { missingProperty: "who" });
    if (data.text === undefined) addFault(faults, path, "required", { missingProperty: "text" });
    if (data.at !== undefined) {
      const at = data.at;
      if (typeof at !== "string") addFault(faults, path + "/at", "type", { type: "string" });
    }
    if (data.who !== undefined) {
      const who = data.who;
      if (typeof who !== "string") addFault(faults, path + "/who", "type", { type: "string" });
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addFault(faults, path + "/text", "type", { type: "string" });
    }
    if (data.isError !== undefined) {
      const isError = data.isError;
      if (typeof isError !== "boolean") addFault(faults, path + "/isError", "type", { type: "boolean" });
    }
  }
}

function list_SecurityLog(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.events === undefined) addFault(faults, path, "required", { missingProperty: "events" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          list_SecurityEvent(item, path + "/events/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.before !== undefined) {
      const before = data.before;
      if (typeof before !== "string") addFault(faults, path + "/before", "type", { type: "string" });
      else {
        if (!pattern1.test(before)) addFault(faults, path + "/before", "format", { format: "uuid" });
      }
    }
  }
}

function list_SecurityEvent(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.at === undefined) addFault(faults, path, "required", { missingProperty: "at" });
    if (data.event === undefined) addFault(faults, path, "required", { missingProperty: "event" });
    if (data.facts === undefined) addFault(faults, path, "required", { missingProperty: "facts" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern1.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.at !== undefined) {
      const at = data.at;
      if (typeof at !== "string") addFault(faults, path + "/at", "type", { type: "string" });
      else {
        if (!format_date_time(at)) addFault(faults, path + "/at", "format", { format: "date-time" });
      }
    }
    if (data.event !== undefined) {
      const event = data.event;
      if (typeof event !== "string") addFault(faults, path + "/event", "type", { type: "string" });
    }
    if (data.actor !== undefined) {
      const actor = data.actor;
      if (typeof actor !== "string") addFault(faults, path + "/actor", "type", { type: "string" });
    }
    if (data.keyId !== undefined) {
      const keyId = data.keyId;
      if (typeof keyId !== "string") addFault(faults, path + "/keyId", "type", { type: "string" });
    }
    if (data.facts !== undefined) {
      const facts = data.facts;
      if (!(typeof facts === "object" && facts !== null && !Array.isArray(facts))) addFault(faults, path + "/facts", "type", { type: "object" });
    }
  }
}
