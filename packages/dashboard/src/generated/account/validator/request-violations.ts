// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addViolation, collect, format_date_time, format_http_url, isObject, isUnique, lengthOf } from "./formats.js";
import { is_NewKey_not } from "./request-validity.js";
import type { CollectViolations } from "@web-data/validator/runtime";
export const createSession_body: CollectViolations = (data) => collect(list_NewSession, data);
export const sendSignInLink_body: CollectViolations = (data) => collect(list_SignInLinkRequest, data);
export const createSessionByOpenid_body: CollectViolations = (data) => collect(list_OpenidResponse, data);
export const createSessionByPasskey_body: CollectViolations = (data) => collect(list_NewPasskeySession, data);
export const endOneSession_parameters: CollectViolations = (data) => collect(list_endOneSession$46parameters, data);
export const addPasskey_body: CollectViolations = (data) => collect(list_NewPasskey, data);
export const removePasskey_parameters: CollectViolations = (data) => collect(list_removePasskey$46parameters, data);
export const findDeviceRequest_body: CollectViolations = (data) => collect(list_TypedCode, data);
export const denyDeviceRequest_parameters: CollectViolations = (data) => collect(list_denyDeviceRequest$46parameters, data);
export const getTeam_parameters: CollectViolations = (data) => collect(list_getTeam$46parameters, data);
export const watchTeam_parameters: CollectViolations = (data) => collect(list_watchTeam$46parameters, data);
export const listMembers_parameters: CollectViolations = (data) => collect(list_listMembers$46parameters, data);
export const addMember_parameters: CollectViolations = (data) => collect(list_addMember$46parameters, data);
export const addMember_body: CollectViolations = (data) => collect(list_NewMember, data);
export const removeMember_parameters: CollectViolations = (data) => collect(list_removeMember$46parameters, data);
export const changeMember_parameters: CollectViolations = (data) => collect(list_changeMember$46parameters, data);
export const changeMember_body: CollectViolations = (data) => collect(list_MemberChange, data);
export const listKeys_parameters: CollectViolations = (data) => collect(list_listKeys$46parameters, data);
export const createKey_parameters: CollectViolations = (data) => collect(list_createKey$46parameters, data);
export const createKey_body: CollectViolations = (data) => collect(list_NewKey, data);
export const getKey_parameters: CollectViolations = (data) => collect(list_getKey$46parameters, data);
export const revokeKey_parameters: CollectViolations = (data) => collect(list_revokeKey$46parameters, data);
export const rollKey_parameters: CollectViolations = (data) => collect(list_rollKey$46parameters, data);
export const rollKey_body: CollectViolations = (data) => collect(list_KeyRoll, data);
export const renewKey_parameters: CollectViolations = (data) => collect(list_renewKey$46parameters, data);
export const approveDeviceRequest_parameters: CollectViolations = (data) => collect(list_approveDeviceRequest$46parameters, data);
export const approveDeviceRequest_body: CollectViolations = (data) => collect(list_DeviceApproval, data);
export const listRequests_parameters: CollectViolations = (data) => collect(list_listRequests$46parameters, data);
export const getUsage_parameters: CollectViolations = (data) => collect(list_getUsage$46parameters, data);
export const getBudget_parameters: CollectViolations = (data) => collect(list_getBudget$46parameters, data);
export const changeBudget_parameters: CollectViolations = (data) => collect(list_changeBudget$46parameters, data);
export const changeBudget_body: CollectViolations = (data) => collect(list_BudgetChange, data);
export const removeBudget_parameters: CollectViolations = (data) => collect(list_removeBudget$46parameters, data);
export const listUnsubscribed_parameters: CollectViolations = (data) => collect(list_listUnsubscribed$46parameters, data);
export const resubscribe_parameters: CollectViolations = (data) => collect(list_resubscribe$46parameters, data);
export const listJobs_parameters: CollectViolations = (data) => collect(list_listJobs$46parameters, data);
export const getJob_parameters: CollectViolations = (data) => collect(list_getJob$46parameters, data);
export const cancelJob_parameters: CollectViolations = (data) => collect(list_cancelJob$46parameters, data);
export const retryJob_parameters: CollectViolations = (data) => collect(list_retryJob$46parameters, data);
export const listJobFailures_parameters: CollectViolations = (data) => collect(list_listJobFailures$46parameters, data);
export const getJobSnapshot_parameters: CollectViolations = (data) => collect(list_getJobSnapshot$46parameters, data);
export const listMonitors_parameters: CollectViolations = (data) => collect(list_listMonitors$46parameters, data);
export const getMonitor_parameters: CollectViolations = (data) => collect(list_getMonitor$46parameters, data);
export const changeMonitor_parameters: CollectViolations = (data) => collect(list_changeMonitor$46parameters, data);
export const changeMonitor_body: CollectViolations = (data) => collect(list_MonitorChange, data);
export const runMonitor_parameters: CollectViolations = (data) => collect(list_runMonitor$46parameters, data);
export const listMonitorChecks_parameters: CollectViolations = (data) => collect(list_listMonitorChecks$46parameters, data);
export const getMonitorCheck_parameters: CollectViolations = (data) => collect(list_getMonitorCheck$46parameters, data);
export const listInteractSessions_parameters: CollectViolations = (data) => collect(list_listInteractSessions$46parameters, data);
export const getInteractSession_parameters: CollectViolations = (data) => collect(list_getInteractSession$46parameters, data);
export const endInteractSession_parameters: CollectViolations = (data) => collect(list_endInteractSession$46parameters, data);
export const deleteInteractRecord_parameters: CollectViolations = (data) => collect(list_deleteInteractRecord$46parameters, data);
export const getInteractScreenshot_parameters: CollectViolations = (data) => collect(list_getInteractScreenshot$46parameters, data);
export const getPolicy_parameters: CollectViolations = (data) => collect(list_getPolicy$46parameters, data);
export const changePolicy_parameters: CollectViolations = (data) => collect(list_changePolicy$46parameters, data);
export const changePolicy_body: CollectViolations = (data) => collect(list_PolicyChange, data);
export const getWebhooks_parameters: CollectViolations = (data) => collect(list_getWebhooks$46parameters, data);
export const listWebhookDeliveries_parameters: CollectViolations = (data) => collect(list_listWebhookDeliveries$46parameters, data);
export const getWebhookDelivery_parameters: CollectViolations = (data) => collect(list_getWebhookDelivery$46parameters, data);
export const resendWebhookDelivery_parameters: CollectViolations = (data) => collect(list_resendWebhookDelivery$46parameters, data);
export const showWebhookSecret_parameters: CollectViolations = (data) => collect(list_showWebhookSecret$46parameters, data);
export const rotateWebhookSecret_parameters: CollectViolations = (data) => collect(list_rotateWebhookSecret$46parameters, data);
export const rotateWebhookSecret_body: CollectViolations = (data) => collect(list_WebhookSecretRotation, data);
export const listSecurityEvents_parameters: CollectViolations = (data) => collect(list_listSecurityEvents$46parameters, data);

const source1 = "^[\\w-]+$";
const pattern2 = new RegExp(source1, "u");
const source3 = "^[!-?A-~]+@[!-?A-~]+$";
const pattern4 = new RegExp(source3, "u");
const source5 = "^ *[^\\s\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$";
const pattern6 = new RegExp(source5, "u");
const values7 = ["viewer","member","owner"];
const values8 = ["joined","name","lastSeen"];
const source9 = "^[^\\s@\\x00-\\x1f\\x7f]+@[^\\s@\\x00-\\x1f\\x7f]+$";
const pattern10 = new RegExp(source9, "u");
const values11 = ["active","expired","revoked"];
const values12 = ["newest","oldest","name","lastUsed"];
const values13 = ["succeeded","failed"];
const values14 = ["newest","oldest","slowest"];
const source15 = "^\\w+$";
const pattern16 = new RegExp(source15, "u");
const values17 = ["operation","key"];
const source18 = "^[^\\s@<>,;\"]+@[^\\s@<>,;\"]+$";
const pattern19 = new RegExp(source18, "u");
const values20 = ["agent","crawl","batch","check","mail","webhook"];
const values21 = ["processing","completed","failed","cancelled","skipped"];
const values22 = ["newest","oldest","credits"];
const values23 = ["error","robots"];
const values24 = ["newest","oldest","name","lastRun"];
const source25 = "^[\\w*/, -]+$";
const pattern26 = new RegExp(source25, "u");
const source27 = "^[\\w/+-]+$";
const pattern28 = new RegExp(source27, "u");
const source29 = "^[^\\x00]*$";
const pattern30 = new RegExp(source29, "u");
const values31 = ["queued","running","completed","partial","failed","skipped"];
const values32 = ["same","changed","new","removed","error"];
const values33 = ["open","ended"];
const values34 = ["off","normal"];
const source35 = "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$";
const pattern36 = new RegExp(source35, "u");
const values37 = ["open","closed"];
const source38 = "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$";
const pattern39 = new RegExp(source38, "u");
const values40 = ["waiting","delivered","failed","gone"];
const source41 = "^[\\w.-]+$";
const pattern42 = new RegExp(source41, "u");
const values43 = ["platform","cross-platform"];
const pattern44 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const source45 = "^[^\\x00-\\x1f\\x7f]+$";
const pattern46 = new RegExp(source45, "u");
const source47 = "^[\\w-]{0,1200}~[\\w-]{1,64}$";
const pattern48 = new RegExp(source47, "u");
const source49 = "^[0-9a-f]{16}$";
const pattern50 = new RegExp(source49, "u");
const source51 = "^\\w{1,100}$";
const pattern52 = new RegExp(source51, "u");
const source53 = "^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$";
const pattern54 = new RegExp(source53, "u");
const values55 = ["active","paused"];
const values56 = ["newest","oldest"];

function list_NewSession(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.link === undefined) addViolation(violations, path, "required", { missingProperty: "link" });
    if (data.link !== undefined) {
      const link = data.link;
      if (typeof link !== "string") addViolation(violations, path + "/link", "type", { type: "string" });
      else {
        if (lengthOf(link) > 200) addViolation(violations, path + "/link", "maxLength", { limit: 200 });
        if (lengthOf(link) < 20) addViolation(violations, path + "/link", "minLength", { limit: 20 });
        if (lengthOf(link) <= 200 && !pattern2.test(link)) addViolation(violations, path + "/link", "pattern", { pattern: source1 });
      }
    }
  }
}

function list_SignInLinkRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.email === undefined) addViolation(violations, path, "required", { missingProperty: "email" });
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addViolation(violations, path + "/email", "type", { type: "string" });
      else {
        if (lengthOf(email) > 254) addViolation(violations, path + "/email", "maxLength", { limit: 254 });
        if (lengthOf(email) < 3) addViolation(violations, path + "/email", "minLength", { limit: 3 });
        if (lengthOf(email) <= 254 && !pattern4.test(email)) addViolation(violations, path + "/email", "pattern", { pattern: source3 });
      }
    }
  }
}

function list_OpenidResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.response === undefined) addViolation(violations, path, "required", { missingProperty: "response" });
    if (data.response !== undefined) {
      const response = data.response;
      if (typeof response !== "string") addViolation(violations, path + "/response", "type", { type: "string" });
      else {
        if (lengthOf(response) > 8192) addViolation(violations, path + "/response", "maxLength", { limit: 8192 });
        if (lengthOf(response) < 1) addViolation(violations, path + "/response", "minLength", { limit: 1 });
      }
    }
  }
}

function list_NewPasskeySession(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.credential === undefined) addViolation(violations, path, "required", { missingProperty: "credential" });
    if (data.credential !== undefined) list_PasskeyAssertion(data.credential, path + "/credential", violations);
  }
}

function list_PasskeyAssertion(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.rawId === undefined) addViolation(violations, path, "required", { missingProperty: "rawId" });
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.response === undefined) addViolation(violations, path, "required", { missingProperty: "response" });
    if (data.clientExtensionResults === undefined) addViolation(violations, path, "required", { missingProperty: "clientExtensionResults" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.rawId !== undefined) list_like_id(data.rawId, path + "/rawId", violations);
    if (data.type !== undefined) list_like_type(data.type, path + "/type", violations);
    if (data.authenticatorAttachment !== undefined) list_like_authenticatorAttachment(data.authenticatorAttachment, path + "/authenticatorAttachment", violations);
    if (data.clientExtensionResults !== undefined) list_like_clientExtensionResults(data.clientExtensionResults, path + "/clientExtensionResults", violations);
    if (data.response !== undefined) {
      const response = data.response;
      if (!isObject(response)) addViolation(violations, path + "/response", "type", { type: "object" });
      else {
        if (response.clientDataJSON === undefined) addViolation(violations, path + "/response", "required", { missingProperty: "clientDataJSON" });
        if (response.authenticatorData === undefined) addViolation(violations, path + "/response", "required", { missingProperty: "authenticatorData" });
        if (response.signature === undefined) addViolation(violations, path + "/response", "required", { missingProperty: "signature" });
        if (response.userHandle === undefined) addViolation(violations, path + "/response", "required", { missingProperty: "userHandle" });
        if (response.clientDataJSON !== undefined) list_like_clientDataJSON(response.clientDataJSON, path + "/response/clientDataJSON", violations);
        if (response.authenticatorData !== undefined) list_like_clientDataJSON(response.authenticatorData, path + "/response/authenticatorData", violations);
        if (response.signature !== undefined) list_like_clientDataJSON(response.signature, path + "/response/signature", violations);
        if (response.userHandle !== undefined) {
          const userHandle = response.userHandle;
          if (typeof userHandle !== "string") addViolation(violations, path + "/response/userHandle", "type", { type: "string" });
          else {
            if (lengthOf(userHandle) > 200) addViolation(violations, path + "/response/userHandle", "maxLength", { limit: 200 });
            if (lengthOf(userHandle) < 1) addViolation(violations, path + "/response/userHandle", "minLength", { limit: 1 });
            if (lengthOf(userHandle) <= 200 && !pattern2.test(userHandle)) addViolation(violations, path + "/response/userHandle", "pattern", { pattern: source1 });
          }
        }
      }
    }
  }
}

function list_endOneSession$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.sessionId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "sessionId" });
        if (value.sessionId !== undefined) list_like_sessionId(value.sessionId, path + "/path/sessionId", violations);
      }
    }
  }
}

function list_NewPasskey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.credential === undefined) addViolation(violations, path, "required", { missingProperty: "credential" });
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addViolation(violations, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 100) addViolation(violations, path + "/name", "maxLength", { limit: 100 });
        if (lengthOf(name) < 1) addViolation(violations, path + "/name", "minLength", { limit: 1 });
        if (lengthOf(name) <= 100 && !pattern6.test(name)) addViolation(violations, path + "/name", "pattern", { pattern: source5 });
      }
    }
    if (data.credential !== undefined) list_PasskeyProof(data.credential, path + "/credential", violations);
  }
}

function list_PasskeyProof(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.rawId === undefined) addViolation(violations, path, "required", { missingProperty: "rawId" });
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.response === undefined) addViolation(violations, path, "required", { missingProperty: "response" });
    if (data.clientExtensionResults === undefined) addViolation(violations, path, "required", { missingProperty: "clientExtensionResults" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.rawId !== undefined) list_like_id(data.rawId, path + "/rawId", violations);
    if (data.type !== undefined) list_like_type(data.type, path + "/type", violations);
    if (data.authenticatorAttachment !== undefined) list_like_authenticatorAttachment(data.authenticatorAttachment, path + "/authenticatorAttachment", violations);
    if (data.clientExtensionResults !== undefined) list_like_clientExtensionResults(data.clientExtensionResults, path + "/clientExtensionResults", violations);
    if (data.response !== undefined) {
      const response = data.response;
      if (!isObject(response)) addViolation(violations, path + "/response", "type", { type: "object" });
      else {
        if (response.clientDataJSON === undefined) addViolation(violations, path + "/response", "required", { missingProperty: "clientDataJSON" });
        if (response.attestationObject === undefined) addViolation(violations, path + "/response", "required", { missingProperty: "attestationObject" });
        if (response.clientDataJSON !== undefined) list_like_clientDataJSON(response.clientDataJSON, path + "/response/clientDataJSON", violations);
        if (response.attestationObject !== undefined) {
          const attestationObject = response.attestationObject;
          if (typeof attestationObject !== "string") addViolation(violations, path + "/response/attestationObject", "type", { type: "string" });
          else {
            if (lengthOf(attestationObject) > 40000) addViolation(violations, path + "/response/attestationObject", "maxLength", { limit: 40000 });
            if (lengthOf(attestationObject) < 1) addViolation(violations, path + "/response/attestationObject", "minLength", { limit: 1 });
            if (lengthOf(attestationObject) <= 40000 && !pattern2.test(attestationObject)) addViolation(violations, path + "/response/attestationObject", "pattern", { pattern: source1 });
          }
        }
        if (response.authenticatorData !== undefined) list_like_clientDataJSON(response.authenticatorData, path + "/response/authenticatorData", violations);
        if (response.publicKey !== undefined) list_like_clientDataJSON(response.publicKey, path + "/response/publicKey", violations);
        if (response.publicKeyAlgorithm !== undefined) {
          const publicKeyAlgorithm = response.publicKeyAlgorithm;
          if (!Number.isInteger(publicKeyAlgorithm)) addViolation(violations, path + "/response/publicKeyAlgorithm", "type", { type: "integer" });
        }
        if (response.transports !== undefined) {
          const transports = response.transports;
          if (!Array.isArray(transports)) addViolation(violations, path + "/response/transports", "type", { type: "array" });
          else {
            if (transports.length > 10) addViolation(violations, path + "/response/transports", "maxItems", { limit: 10 });
            const limit = violations.length + 20;
            for (let index = 0; index < transports.length; index += 1) {
              const item = transports[index];
              if (typeof item !== "string") addViolation(violations, path + "/response/transports/" + index, "type", { type: "string" });
              else {
                if (lengthOf(item) > 40) addViolation(violations, path + "/response/transports/" + index, "maxLength", { limit: 40 });
              }
              if (violations.length >= limit) break;
            }
          }
        }
      }
    }
  }
}

function list_removePasskey$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.passkeyId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "passkeyId" });
        if (value.passkeyId !== undefined) list_like_sessionId(value.passkeyId, path + "/path/passkeyId", violations);
      }
    }
  }
}

function list_TypedCode(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.code === undefined) addViolation(violations, path, "required", { missingProperty: "code" });
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addViolation(violations, path + "/code", "type", { type: "string" });
      else {
        if (lengthOf(code) > 50) addViolation(violations, path + "/code", "maxLength", { limit: 50 });
        if (lengthOf(code) < 1) addViolation(violations, path + "/code", "minLength", { limit: 1 });
      }
    }
  }
}

function list_denyDeviceRequest$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.requestId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "requestId" });
        if (value.requestId !== undefined) list_like_sessionId(value.requestId, path + "/path/requestId", violations);
      }
    }
  }
}

function list_getTeam$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_watchTeam$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["Last-Event-ID"] !== undefined) {
          const value = header["Last-Event-ID"];
          if (typeof value !== "string") addViolation(violations, path + "/header/Last-Event-ID", "type", { type: "string" });
          else {
            if (lengthOf(value) > 100) addViolation(violations, path + "/header/Last-Event-ID", "maxLength", { limit: 100 });
          }
        }
      }
    }
  }
}

function list_Role(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values7.includes(data)) addViolation(violations, path, "enum", { allowedValues: values7 });
}

function list_listMembers$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.role !== undefined) list_Role(query.role, path + "/query/role", violations);
        if (query.sort !== undefined) {
          const sort = query.sort;
          if (typeof sort !== "string") addViolation(violations, path + "/query/sort", "type", { type: "string" });
          if (!values8.includes(sort)) addViolation(violations, path + "/query/sort", "enum", { allowedValues: values8 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_addMember$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_NewMember(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addViolation(violations, path, "required", { missingProperty: "role" });
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addViolation(violations, path + "/email", "type", { type: "string" });
      else {
        if (lengthOf(email) > 254) addViolation(violations, path + "/email", "maxLength", { limit: 254 });
        if (lengthOf(email) < 3) addViolation(violations, path + "/email", "minLength", { limit: 3 });
        if (lengthOf(email) <= 254 && !pattern10.test(email)) addViolation(violations, path + "/email", "pattern", { pattern: source9 });
      }
    }
    if (data.role !== undefined) list_Role(data.role, path + "/role", violations);
  }
}

function list_removeMember$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path2(data.path, path + "/path", violations);
  }
}

function list_changeMember$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path2(data.path, path + "/path", violations);
  }
}

function list_MemberChange(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.role === undefined) addViolation(violations, path, "required", { missingProperty: "role" });
    if (data.role !== undefined) list_Role(data.role, path + "/role", violations);
  }
}

function list_listKeys$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values11.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values11 });
        }
        if (query.sort !== undefined) {
          const sort = query.sort;
          if (typeof sort !== "string") addViolation(violations, path + "/query/sort", "type", { type: "string" });
          if (!values12.includes(sort)) addViolation(violations, path + "/query/sort", "enum", { allowedValues: values12 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_createKey$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_NewKey(data, path, violations) {
  if (is_NewKey_not(data)) addViolation(violations, path, "not", { members: "both expiresAt and lifeSeconds" });
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.scopes === undefined) addViolation(violations, path, "required", { missingProperty: "scopes" });
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", violations);
    if (data.expiresAt !== undefined) list_like_expiresAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.lifeSeconds !== undefined) {
      const lifeSeconds = data.lifeSeconds;
      if (!Number.isInteger(lifeSeconds)) addViolation(violations, path + "/lifeSeconds", "type", { type: "integer" });
      if (Number.isFinite(lifeSeconds)) {
        if (lifeSeconds > 3600) addViolation(violations, path + "/lifeSeconds", "maximum", { limit: 3600 });
        if (lifeSeconds < 5) addViolation(violations, path + "/lifeSeconds", "minimum", { limit: 5 });
      }
    }
  }
}

function list_getKey$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", violations);
  }
}

function list_revokeKey$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", violations);
  }
}

function list_rollKey$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", violations);
  }
}

function list_KeyRoll(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.overlapSeconds !== undefined) list_like_overlapSeconds(data.overlapSeconds, path + "/overlapSeconds", violations);
  }
}

function list_renewKey$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", violations);
  }
}

function list_approveDeviceRequest$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "teamId" });
        if (value.requestId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "requestId" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", violations);
        if (value.requestId !== undefined) list_like_sessionId(value.requestId, path + "/path/requestId", violations);
      }
    }
  }
}

function list_DeviceApproval(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.scopes === undefined) addViolation(violations, path, "required", { missingProperty: "scopes" });
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", violations);
    if (data.expiresAt !== undefined) list_like_expiresAt(data.expiresAt, path + "/expiresAt", violations);
  }
}

function list_listRequests$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.outcome !== undefined) {
          const outcome = query.outcome;
          if (typeof outcome !== "string") addViolation(violations, path + "/query/outcome", "type", { type: "string" });
          if (!values13.includes(outcome)) addViolation(violations, path + "/query/outcome", "enum", { allowedValues: values13 });
        }
        if (query.status !== undefined) {
          const status = query.status;
          if (!Number.isInteger(status)) addViolation(violations, path + "/query/status", "type", { type: "integer" });
          if (Number.isFinite(status)) {
            if (status > 599) addViolation(violations, path + "/query/status", "maximum", { limit: 599 });
            if (status < 100) addViolation(violations, path + "/query/status", "minimum", { limit: 100 });
          }
        }
        if (query.operation !== undefined) list_like_operation(query.operation, path + "/query/operation", violations);
        if (query.error !== undefined) list_like_operation(query.error, path + "/query/error", violations);
        if (query.keyId !== undefined) list_like_keyId(query.keyId, path + "/query/keyId", violations);
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", violations);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", violations);
        if (query.sort !== undefined) {
          const sort = query.sort;
          if (typeof sort !== "string") addViolation(violations, path + "/query/sort", "type", { type: "string" });
          if (!values14.includes(sort)) addViolation(violations, path + "/query/sort", "enum", { allowedValues: values14 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getUsage$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", violations);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", violations);
        if (query.operation !== undefined) {
          const operation = query.operation;
          if (typeof operation !== "string") addViolation(violations, path + "/query/operation", "type", { type: "string" });
          else {
            if (lengthOf(operation) > 100) addViolation(violations, path + "/query/operation", "maxLength", { limit: 100 });
            if (lengthOf(operation) < 1) addViolation(violations, path + "/query/operation", "minLength", { limit: 1 });
            if (lengthOf(operation) <= 100 && !pattern16.test(operation)) addViolation(violations, path + "/query/operation", "pattern", { pattern: source15 });
          }
        }
        if (query.keyId !== undefined) list_like_keyId(query.keyId, path + "/query/keyId", violations);
        if (query.by !== undefined) {
          const by = query.by;
          if (typeof by !== "string") addViolation(violations, path + "/query/by", "type", { type: "string" });
          if (!values17.includes(by)) addViolation(violations, path + "/query/by", "enum", { allowedValues: values17 });
        }
      }
    }
  }
}

function list_getBudget$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_changeBudget$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_BudgetChange(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.credits !== undefined) {
      const credits = data.credits;
      if (!Number.isInteger(credits)) addViolation(violations, path + "/credits", "type", { type: "integer" });
      if (Number.isFinite(credits)) {
        if (credits > 1000000000000) addViolation(violations, path + "/credits", "maximum", { limit: 1000000000000 });
        if (credits < 1) addViolation(violations, path + "/credits", "minimum", { limit: 1 });
      }
    }
    if (data.thresholds !== undefined) {
      const thresholds = data.thresholds;
      if (!Array.isArray(thresholds)) addViolation(violations, path + "/thresholds", "type", { type: "array" });
      else {
        if (thresholds.length > 10) addViolation(violations, path + "/thresholds", "maxItems", { limit: 10 });
        const limit = violations.length + 20;
        for (let index = 0; index < thresholds.length; index += 1) {
          const item = thresholds[index];
          if (!Number.isInteger(item)) addViolation(violations, path + "/thresholds/" + index, "type", { type: "integer" });
          if (Number.isFinite(item)) {
            if (item > 100) addViolation(violations, path + "/thresholds/" + index, "maximum", { limit: 100 });
            if (item < 1) addViolation(violations, path + "/thresholds/" + index, "minimum", { limit: 1 });
          }
          if (violations.length >= limit) break;
        }
        if (!isUnique(thresholds)) addViolation(violations, path + "/thresholds", "uniqueItems", {});
      }
    }
    if (data.isHardLimit !== undefined) list_like_isHardLimit(data.isHardLimit, path + "/isHardLimit", violations);
    if (data.email !== undefined) list_NewBudgetMail(data.email, path + "/email", violations);
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      if (typeof webhook !== "string") addViolation(violations, path + "/webhook", "type", { type: "string" });
      else {
        if (lengthOf(webhook) > 2048) addViolation(violations, path + "/webhook", "maxLength", { limit: 2048 });
        if (lengthOf(webhook) <= 2048 && !format_http_url(webhook)) addViolation(violations, path + "/webhook", "format", { format: "http-url" });
      }
    }
  }
}

function list_NewBudgetMail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.enabled !== undefined) list_like_isHardLimit(data.enabled, path + "/enabled", violations);
    if (data.recipients !== undefined) {
      const recipients = data.recipients;
      if (!Array.isArray(recipients)) addViolation(violations, path + "/recipients", "type", { type: "array" });
      else {
        if (recipients.length > 25) addViolation(violations, path + "/recipients", "maxItems", { limit: 25 });
        const limit = violations.length + 20;
        for (let index = 0; index < recipients.length; index += 1) {
          const item = recipients[index];
          if (typeof item !== "string") addViolation(violations, path + "/recipients/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 254) addViolation(violations, path + "/recipients/" + index, "maxLength", { limit: 254 });
            if (lengthOf(item) <= 254 && !pattern19.test(item)) addViolation(violations, path + "/recipients/" + index, "pattern", { pattern: source18 });
          }
          if (violations.length >= limit) break;
        }
        if (!isUnique(recipients)) addViolation(violations, path + "/recipients", "uniqueItems", {});
      }
    }
  }
}

function list_removeBudget$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_listUnsubscribed$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_resubscribe$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "teamId" });
        if (value.subscriptionId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "subscriptionId" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", violations);
        if (value.subscriptionId !== undefined) list_like_sessionId(value.subscriptionId, path + "/path/subscriptionId", violations);
      }
    }
  }
}

function list_listJobs$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.kind !== undefined) {
          const kind = query.kind;
          if (typeof kind !== "string") addViolation(violations, path + "/query/kind", "type", { type: "string" });
          if (!values20.includes(kind)) addViolation(violations, path + "/query/kind", "enum", { allowedValues: values20 });
        }
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values21.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values21 });
        }
        if (query.keyId !== undefined) list_like_keyId(query.keyId, path + "/query/keyId", violations);
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", violations);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", violations);
        if (query.sort !== undefined) {
          const sort = query.sort;
          if (typeof sort !== "string") addViolation(violations, path + "/query/sort", "type", { type: "string" });
          if (!values22.includes(sort)) addViolation(violations, path + "/query/sort", "enum", { allowedValues: values22 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getJob$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_cancelJob$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_retryJob$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_listJobFailures$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.kind !== undefined) {
          const kind = query.kind;
          if (typeof kind !== "string") addViolation(violations, path + "/query/kind", "type", { type: "string" });
          if (!values23.includes(kind)) addViolation(violations, path + "/query/kind", "enum", { allowedValues: values23 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getJobSnapshot$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "teamId" });
        if (value.jobId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "jobId" });
        if (value.snapshotId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "snapshotId" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", violations);
        if (value.jobId !== undefined) list_like_sessionId(value.jobId, path + "/path/jobId", violations);
        if (value.snapshotId !== undefined) list_like_sessionId(value.snapshotId, path + "/path/snapshotId", violations);
      }
    }
  }
}

function list_listMonitors$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.status !== undefined) list_like_status(query.status, path + "/query/status", violations);
        if (query.sort !== undefined) {
          const sort = query.sort;
          if (typeof sort !== "string") addViolation(violations, path + "/query/sort", "type", { type: "string" });
          if (!values24.includes(sort)) addViolation(violations, path + "/query/sort", "enum", { allowedValues: values24 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path5(data.path, path + "/path", violations);
  }
}

function list_changeMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path5(data.path, path + "/path", violations);
  }
}

function list_MonitorChange(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.status !== undefined) list_like_status(data.status, path + "/status", violations);
    if (data.cron !== undefined) {
      const cron = data.cron;
      if (typeof cron !== "string") addViolation(violations, path + "/cron", "type", { type: "string" });
      else {
        if (lengthOf(cron) > 100) addViolation(violations, path + "/cron", "maxLength", { limit: 100 });
        if (lengthOf(cron) < 9) addViolation(violations, path + "/cron", "minLength", { limit: 9 });
        if (lengthOf(cron) <= 100 && !pattern26.test(cron)) addViolation(violations, path + "/cron", "pattern", { pattern: source25 });
      }
    }
    if (data.timezone !== undefined) {
      const timezone = data.timezone;
      if (typeof timezone !== "string") addViolation(violations, path + "/timezone", "type", { type: "string" });
      else {
        if (lengthOf(timezone) > 64) addViolation(violations, path + "/timezone", "maxLength", { limit: 64 });
        if (lengthOf(timezone) < 1) addViolation(violations, path + "/timezone", "minLength", { limit: 1 });
        if (lengthOf(timezone) <= 64 && !pattern28.test(timezone)) addViolation(violations, path + "/timezone", "pattern", { pattern: source27 });
      }
    }
    if (data.goal !== undefined) {
      const goal = data.goal;
      if (typeof goal !== "string") addViolation(violations, path + "/goal", "type", { type: "string" });
      else {
        if (lengthOf(goal) > 2000) addViolation(violations, path + "/goal", "maxLength", { limit: 2000 });
        if (lengthOf(goal) <= 2000 && !pattern30.test(goal)) addViolation(violations, path + "/goal", "pattern", { pattern: source29 });
      }
    }
    if (data.retentionDays !== undefined) {
      const retentionDays = data.retentionDays;
      if (!Number.isInteger(retentionDays)) addViolation(violations, path + "/retentionDays", "type", { type: "integer" });
      if (Number.isFinite(retentionDays)) {
        if (retentionDays > 365) addViolation(violations, path + "/retentionDays", "maximum", { limit: 365 });
        if (retentionDays < 1) addViolation(violations, path + "/retentionDays", "minimum", { limit: 1 });
      }
    }
  }
}

function list_runMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path5(data.path, path + "/path", violations);
  }
}

function list_listMonitorChecks$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path5(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values31.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values31 });
        }
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", violations);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", violations);
        if (query.sort !== undefined) list_like_sort(query.sort, path + "/query/sort", violations);
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getMonitorCheck$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "teamId" });
        if (value.monitorId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.checkId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "checkId" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", violations);
        if (value.monitorId !== undefined) list_like_sessionId(value.monitorId, path + "/path/monitorId", violations);
        if (value.checkId !== undefined) list_like_sessionId(value.checkId, path + "/path/checkId", violations);
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values32.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values32 });
        }
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_listInteractSessions$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.state !== undefined) {
          const state = query.state;
          if (typeof state !== "string") addViolation(violations, path + "/query/state", "type", { type: "string" });
          if (!values33.includes(state)) addViolation(violations, path + "/query/state", "enum", { allowedValues: values33 });
        }
        if (query.sort !== undefined) list_like_sort(query.sort, path + "/query/sort", violations);
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getInteractSession$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path6(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.before !== undefined) {
          const before = query.before;
          if (!Number.isInteger(before)) addViolation(violations, path + "/query/before", "type", { type: "integer" });
          if (Number.isFinite(before)) {
            if (before > 1001) addViolation(violations, path + "/query/before", "maximum", { limit: 1001 });
            if (before < 1) addViolation(violations, path + "/query/before", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_endInteractSession$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path6(data.path, path + "/path", violations);
  }
}

function list_deleteInteractRecord$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path6(data.path, path + "/path", violations);
  }
}

function list_getInteractScreenshot$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "teamId" });
        if (value.interactId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "interactId" });
        if (value.step === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "step" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", violations);
        if (value.interactId !== undefined) list_like_sessionId(value.interactId, path + "/path/interactId", violations);
        if (value.step !== undefined) {
          const step = value.step;
          if (!Number.isInteger(step)) addViolation(violations, path + "/path/step", "type", { type: "integer" });
          if (Number.isFinite(step)) {
            if (step > 1000) addViolation(violations, path + "/path/step", "maximum", { limit: 1000 });
            if (step < 1) addViolation(violations, path + "/path/step", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_getPolicy$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_changePolicy$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_PolicyChange(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.policy === undefined) addViolation(violations, path, "required", { missingProperty: "policy" });
    if (data.overrides === undefined) addViolation(violations, path, "required", { missingProperty: "overrides" });
    if (data.policy !== undefined) list_NewThreatPolicy(data.policy, path + "/policy", violations);
    if (data.overrides !== undefined) list_like_isHardLimit(data.overrides, path + "/overrides", violations);
  }
}

function list_NewThreatPolicy(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.mode === undefined) addViolation(violations, path, "required", { missingProperty: "mode" });
    if (data.riskScoreThreshold === undefined) addViolation(violations, path, "required", { missingProperty: "riskScoreThreshold" });
    if (data.blacklist === undefined) addViolation(violations, path, "required", { missingProperty: "blacklist" });
    if (data.whitelist === undefined) addViolation(violations, path, "required", { missingProperty: "whitelist" });
    if (data.blockedTlds === undefined) addViolation(violations, path, "required", { missingProperty: "blockedTlds" });
    if (data.failurePolicy === undefined) addViolation(violations, path, "required", { missingProperty: "failurePolicy" });
    if (data.mode !== undefined) {
      const mode = data.mode;
      if (typeof mode !== "string") addViolation(violations, path + "/mode", "type", { type: "string" });
      if (!values34.includes(mode)) addViolation(violations, path + "/mode", "enum", { allowedValues: values34 });
    }
    if (data.riskScoreThreshold !== undefined) {
      const riskScoreThreshold = data.riskScoreThreshold;
      if (!Number.isInteger(riskScoreThreshold)) addViolation(violations, path + "/riskScoreThreshold", "type", { type: "integer" });
      if (Number.isFinite(riskScoreThreshold)) {
        if (riskScoreThreshold > 100) addViolation(violations, path + "/riskScoreThreshold", "maximum", { limit: 100 });
        if (riskScoreThreshold < 0) addViolation(violations, path + "/riskScoreThreshold", "minimum", { limit: 0 });
      }
    }
    if (data.blacklist !== undefined) {
      const blacklist = data.blacklist;
      if (!Array.isArray(blacklist)) addViolation(violations, path + "/blacklist", "type", { type: "array" });
      else {
        if (blacklist.length > 1000) addViolation(violations, path + "/blacklist", "maxItems", { limit: 1000 });
        const limit = violations.length + 20;
        for (let index = 0; index < blacklist.length; index += 1) {
          const item = blacklist[index];
          list_DomainPattern(item, path + "/blacklist/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.whitelist !== undefined) {
      const whitelist = data.whitelist;
      if (!Array.isArray(whitelist)) addViolation(violations, path + "/whitelist", "type", { type: "array" });
      else {
        if (whitelist.length > 1000) addViolation(violations, path + "/whitelist", "maxItems", { limit: 1000 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < whitelist.length; index2 += 1) {
          const item2 = whitelist[index2];
          list_DomainPattern(item2, path + "/whitelist/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.blockedTlds !== undefined) {
      const blockedTlds = data.blockedTlds;
      if (!Array.isArray(blockedTlds)) addViolation(violations, path + "/blockedTlds", "type", { type: "array" });
      else {
        if (blockedTlds.length > 1000) addViolation(violations, path + "/blockedTlds", "maxItems", { limit: 1000 });
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < blockedTlds.length; index3 += 1) {
          const item3 = blockedTlds[index3];
          if (typeof item3 !== "string") addViolation(violations, path + "/blockedTlds/" + index3, "type", { type: "string" });
          else {
            if (!pattern36.test(item3)) addViolation(violations, path + "/blockedTlds/" + index3, "pattern", { pattern: source35 });
          }
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      const failurePolicy = data.failurePolicy;
      if (typeof failurePolicy !== "string") addViolation(violations, path + "/failurePolicy", "type", { type: "string" });
      if (!values37.includes(failurePolicy)) addViolation(violations, path + "/failurePolicy", "enum", { allowedValues: values37 });
    }
  }
}

function list_DomainPattern(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addViolation(violations, path, "maxLength", { limit: 255 });
    if (lengthOf(data) <= 255 && !pattern39.test(data)) addViolation(violations, path, "pattern", { pattern: source38, example: "example.com" });
  }
}

function list_getWebhooks$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_listWebhookDeliveries$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values40.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values40 });
        }
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", violations);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", violations);
        if (query.sort !== undefined) list_like_sort(query.sort, path + "/query/sort", violations);
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_getWebhookDelivery$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path7(data.path, path + "/path", violations);
  }
}

function list_resendWebhookDelivery$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path7(data.path, path + "/path", violations);
  }
}

function list_showWebhookSecret$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_rotateWebhookSecret$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_WebhookSecretRotation(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.overlapSeconds !== undefined) list_like_overlapSeconds(data.overlapSeconds, path + "/overlapSeconds", violations);
  }
}

function list_listSecurityEvents$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.search !== undefined) list_like_search(query.search, path + "/query/search", violations);
        if (query.event !== undefined) {
          const event = query.event;
          if (typeof event !== "string") addViolation(violations, path + "/query/event", "type", { type: "string" });
          else {
            if (lengthOf(event) > 100) addViolation(violations, path + "/query/event", "maxLength", { limit: 100 });
            if (lengthOf(event) < 1) addViolation(violations, path + "/query/event", "minLength", { limit: 1 });
            if (lengthOf(event) <= 100 && !pattern42.test(event)) addViolation(violations, path + "/query/event", "pattern", { pattern: source41 });
          }
        }
        if (query.keyId !== undefined) list_like_keyId(query.keyId, path + "/query/keyId", violations);
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", violations);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", violations);
        if (query.sort !== undefined) list_like_sort(query.sort, path + "/query/sort", violations);
        if (query.cursor !== undefined) list_like_cursor(query.cursor, path + "/query/cursor", violations);
        if (query.limit !== undefined) list_like_limit(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_like_id(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 1400) addViolation(violations, path, "maxLength", { limit: 1400 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 1400 && !pattern2.test(data)) addViolation(violations, path, "pattern", { pattern: source1 });
  }
}

function list_like_type(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (data !== "public-key") addViolation(violations, path, "const", { allowedValue: "public-key" });
}

function list_like_authenticatorAttachment(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values43.includes(data)) addViolation(violations, path, "enum", { allowedValues: values43 });
}

function list_like_clientExtensionResults(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
}

function list_like_clientDataJSON(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 8192) addViolation(violations, path, "maxLength", { limit: 8192 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 8192 && !pattern2.test(data)) addViolation(violations, path, "pattern", { pattern: source1 });
  }
}

function list_like_sessionId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern44.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_like_path(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
  }
}

function list_like_search(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 200 && !pattern46.test(data)) addViolation(violations, path, "pattern", { pattern: source45 });
  }
}

function list_like_cursor(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 1265) addViolation(violations, path, "maxLength", { limit: 1265 });
    if (lengthOf(data) <= 1265 && !pattern48.test(data)) addViolation(violations, path, "pattern", { pattern: source47 });
  }
}

function list_like_limit(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 500) addViolation(violations, path, "maximum", { limit: 500 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_name(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 200 && !pattern6.test(data)) addViolation(violations, path, "pattern", { pattern: source5 });
  }
}

function list_like_path2(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.personId === undefined) addViolation(violations, path, "required", { missingProperty: "personId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
    if (data.personId !== undefined) list_like_sessionId(data.personId, path + "/personId", violations);
  }
}

function list_like_scopes(data, path, violations) {
  if (!Array.isArray(data)) addViolation(violations, path, "type", { type: "array" });
  else {
    if (data.length > 100) addViolation(violations, path, "maxItems", { limit: 100 });
    if (data.length < 1) addViolation(violations, path, "minItems", { limit: 1 });
    const limit = violations.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addViolation(violations, path + "/" + index, "type", { type: "string" });
      else {
        if (lengthOf(item) > 100) addViolation(violations, path + "/" + index, "maxLength", { limit: 100 });
        if (lengthOf(item) < 1) addViolation(violations, path + "/" + index, "minLength", { limit: 1 });
      }
      if (violations.length >= limit) break;
    }
  }
}

function list_like_expiresAt(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 40) addViolation(violations, path, "maxLength", { limit: 40 });
    if (lengthOf(data) <= 40 && !format_date_time(data)) addViolation(violations, path, "format", { format: "date-time" });
  }
}

function list_like_path3(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.keyId === undefined) addViolation(violations, path, "required", { missingProperty: "keyId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
    if (data.keyId !== undefined) list_like_keyId(data.keyId, path + "/keyId", violations);
  }
}

function list_like_keyId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern50.test(data)) addViolation(violations, path, "pattern", { pattern: source49 });
  }
}

function list_like_overlapSeconds(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 2592000) addViolation(violations, path, "maximum", { limit: 2592000 });
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_operation(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 100) addViolation(violations, path, "maxLength", { limit: 100 });
    if (lengthOf(data) <= 100 && !pattern52.test(data)) addViolation(violations, path, "pattern", { pattern: source51 });
  }
}

function list_like_from(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern54.test(data)) addViolation(violations, path, "pattern", { pattern: source53 });
  }
}

function list_like_isHardLimit(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
}

function list_like_path4(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.jobId === undefined) addViolation(violations, path, "required", { missingProperty: "jobId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
    if (data.jobId !== undefined) list_like_sessionId(data.jobId, path + "/jobId", violations);
  }
}

function list_like_status(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values55.includes(data)) addViolation(violations, path, "enum", { allowedValues: values55 });
}

function list_like_path5(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.monitorId === undefined) addViolation(violations, path, "required", { missingProperty: "monitorId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
    if (data.monitorId !== undefined) list_like_sessionId(data.monitorId, path + "/monitorId", violations);
  }
}

function list_like_sort(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values56.includes(data)) addViolation(violations, path, "enum", { allowedValues: values56 });
}

function list_like_path6(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.interactId === undefined) addViolation(violations, path, "required", { missingProperty: "interactId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
    if (data.interactId !== undefined) list_like_sessionId(data.interactId, path + "/interactId", violations);
  }
}

function list_like_path7(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.deliveryId === undefined) addViolation(violations, path, "required", { missingProperty: "deliveryId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", violations);
    if (data.deliveryId !== undefined) list_like_sessionId(data.deliveryId, path + "/deliveryId", violations);
  }
}
