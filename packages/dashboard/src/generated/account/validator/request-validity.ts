// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_date_time, format_http_url, isObject, isUnique, lengthOf } from "./formats.js";
import type { IsValid } from "@web-data/validator/runtime";
export const createSession_body: IsValid = is_NewSession;
export const sendSignInLink_body: IsValid = is_SignInLinkRequest;
export const createSessionByOpenid_body: IsValid = is_OpenidResponse;
export const createSessionByPasskey_body: IsValid = is_NewPasskeySession;
export const endOneSession_parameters: IsValid = is_endOneSession$46parameters;
export const addPasskey_body: IsValid = is_NewPasskey;
export const removePasskey_parameters: IsValid = is_removePasskey$46parameters;
export const findDeviceRequest_body: IsValid = is_TypedCode;
export const denyDeviceRequest_parameters: IsValid = is_denyDeviceRequest$46parameters;
export const getTeam_parameters: IsValid = is_getTeam$46parameters;
export const watchTeam_parameters: IsValid = is_watchTeam$46parameters;
export const listMembers_parameters: IsValid = (data) => is_listMembers$46parameters(data) && (fill_listMembers$46parameters(data), true);
export const addMember_parameters: IsValid = is_addMember$46parameters;
export const addMember_body: IsValid = is_NewMember;
export const removeMember_parameters: IsValid = is_removeMember$46parameters;
export const changeMember_parameters: IsValid = is_changeMember$46parameters;
export const changeMember_body: IsValid = is_MemberChange;
export const listKeys_parameters: IsValid = (data) => is_listKeys$46parameters(data) && (fill_listKeys$46parameters(data), true);
export const createKey_parameters: IsValid = is_createKey$46parameters;
export const createKey_body: IsValid = is_NewKey;
export const getKey_parameters: IsValid = is_getKey$46parameters;
export const revokeKey_parameters: IsValid = is_revokeKey$46parameters;
export const rollKey_parameters: IsValid = is_rollKey$46parameters;
export const rollKey_body: IsValid = (data) => is_KeyRoll(data) && (fill_KeyRoll(data), true);
export const renewKey_parameters: IsValid = is_renewKey$46parameters;
export const approveDeviceRequest_parameters: IsValid = is_approveDeviceRequest$46parameters;
export const approveDeviceRequest_body: IsValid = is_DeviceApproval;
export const listRequests_parameters: IsValid = (data) => is_listRequests$46parameters(data) && (fill_listRequests$46parameters(data), true);
export const getUsage_parameters: IsValid = is_getUsage$46parameters;
export const getBudget_parameters: IsValid = is_getBudget$46parameters;
export const changeBudget_parameters: IsValid = is_changeBudget$46parameters;
export const changeBudget_body: IsValid = (data) => is_BudgetChange(data) && (fill_BudgetChange(data), true);
export const removeBudget_parameters: IsValid = is_removeBudget$46parameters;
export const listUnsubscribed_parameters: IsValid = (data) => is_listUnsubscribed$46parameters(data) && (fill_listUnsubscribed$46parameters(data), true);
export const resubscribe_parameters: IsValid = is_resubscribe$46parameters;
export const listJobs_parameters: IsValid = (data) => is_listJobs$46parameters(data) && (fill_listJobs$46parameters(data), true);
export const getJob_parameters: IsValid = is_getJob$46parameters;
export const cancelJob_parameters: IsValid = is_cancelJob$46parameters;
export const retryJob_parameters: IsValid = is_retryJob$46parameters;
export const listJobFailures_parameters: IsValid = (data) => is_listJobFailures$46parameters(data) && (fill_listJobFailures$46parameters(data), true);
export const getJobSnapshot_parameters: IsValid = is_getJobSnapshot$46parameters;
export const listMonitors_parameters: IsValid = (data) => is_listMonitors$46parameters(data) && (fill_listMonitors$46parameters(data), true);
export const getMonitor_parameters: IsValid = is_getMonitor$46parameters;
export const changeMonitor_parameters: IsValid = is_changeMonitor$46parameters;
export const changeMonitor_body: IsValid = is_MonitorChange;
export const runMonitor_parameters: IsValid = is_runMonitor$46parameters;
export const listMonitorChecks_parameters: IsValid = (data) => is_listMonitorChecks$46parameters(data) && (fill_listMonitorChecks$46parameters(data), true);
export const getMonitorCheck_parameters: IsValid = (data) => is_getMonitorCheck$46parameters(data) && (fill_getMonitorCheck$46parameters(data), true);
export const listInteractSessions_parameters: IsValid = (data) => is_listInteractSessions$46parameters(data) && (fill_listInteractSessions$46parameters(data), true);
export const getInteractSession_parameters: IsValid = is_getInteractSession$46parameters;
export const endInteractSession_parameters: IsValid = is_endInteractSession$46parameters;
export const deleteInteractRecord_parameters: IsValid = is_deleteInteractRecord$46parameters;
export const getInteractScreenshot_parameters: IsValid = is_getInteractScreenshot$46parameters;
export const getPolicy_parameters: IsValid = is_getPolicy$46parameters;
export const changePolicy_parameters: IsValid = is_changePolicy$46parameters;
export const changePolicy_body: IsValid = is_PolicyChange;
export const getWebhooks_parameters: IsValid = is_getWebhooks$46parameters;
export const listWebhookDeliveries_parameters: IsValid = (data) => is_listWebhookDeliveries$46parameters(data) && (fill_listWebhookDeliveries$46parameters(data), true);
export const getWebhookDelivery_parameters: IsValid = is_getWebhookDelivery$46parameters;
export const resendWebhookDelivery_parameters: IsValid = is_resendWebhookDelivery$46parameters;
export const showWebhookSecret_parameters: IsValid = is_showWebhookSecret$46parameters;
export const rotateWebhookSecret_parameters: IsValid = is_rotateWebhookSecret$46parameters;
export const rotateWebhookSecret_body: IsValid = (data) => is_WebhookSecretRotation(data) && (fill_WebhookSecretRotation(data), true);
export const listSecurityEvents_parameters: IsValid = (data) => is_listSecurityEvents$46parameters(data) && (fill_listSecurityEvents$46parameters(data), true);

const pattern1 = new RegExp("^[\\w-]+$", "u");
const pattern2 = new RegExp("^[!-?A-~]+@[!-?A-~]+$", "u");
const pattern3 = new RegExp("^ *[^\\s\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern4 = new RegExp("^[^\\s@\\x00-\\x1f\\x7f]+@[^\\s@\\x00-\\x1f\\x7f]+$", "u");
const pattern5 = new RegExp("^\\w+$", "u");
const pattern6 = new RegExp("^[^\\s@<>,;\"]+@[^\\s@<>,;\"]+$", "u");
const pattern7 = new RegExp("^[\\w*/, -]+$", "u");
const pattern8 = new RegExp("^[\\w/+-]+$", "u");
const pattern9 = new RegExp("^[^\\x00]*$", "u");
const pattern10 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");
const pattern11 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const pattern12 = new RegExp("^[\\w.-]+$", "u");
const pattern13 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern14 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
const pattern15 = new RegExp("^[\\w-]{0,1200}~[\\w-]{1,64}$", "u");
const pattern16 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern17 = new RegExp("^\\w{1,100}$", "u");
const pattern18 = new RegExp("^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function is_NewSession(data) {
  if (!isObject(data)) return false;
  if (data.link === undefined) return false;
  {
    const link = data.link;
    if (typeof link !== "string") return false;
    if (lengthOf(link) > 200) return false;
    if (lengthOf(link) < 20) return false;
    if (!pattern1.test(link)) return false;
  }
  return true;
}

function is_SignInLinkRequest(data) {
  if (!isObject(data)) return false;
  if (data.email === undefined) return false;
  {
    const email = data.email;
    if (typeof email !== "string") return false;
    if (lengthOf(email) > 254) return false;
    if (lengthOf(email) < 3) return false;
    if (!pattern2.test(email)) return false;
  }
  return true;
}

function is_OpenidResponse(data) {
  if (!isObject(data)) return false;
  if (data.response === undefined) return false;
  {
    const response = data.response;
    if (typeof response !== "string") return false;
    if (lengthOf(response) > 8192) return false;
    if (lengthOf(response) < 1) return false;
  }
  return true;
}

function is_NewPasskeySession(data) {
  if (!isObject(data)) return false;
  if (data.credential === undefined) return false;
  if (!is_PasskeyAssertion(data.credential)) return false;
  return true;
}

function is_PasskeyAssertion(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.rawId === undefined) return false;
  if (data.type === undefined) return false;
  if (data.response === undefined) return false;
  if (data.clientExtensionResults === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_id(data.rawId)) return false;
  if (!is_like_type(data.type)) return false;
  if (data.authenticatorAttachment !== undefined && !is_like_authenticatorAttachment(data.authenticatorAttachment)) return false;
  if (!is_like_clientExtensionResults(data.clientExtensionResults)) return false;
  {
    const response = data.response;
    if (!isObject(response)) return false;
    if (response.clientDataJSON === undefined) return false;
    if (response.authenticatorData === undefined) return false;
    if (response.signature === undefined) return false;
    if (response.userHandle === undefined) return false;
    if (!is_like_clientDataJSON(response.clientDataJSON)) return false;
    if (!is_like_clientDataJSON(response.authenticatorData)) return false;
    if (!is_like_clientDataJSON(response.signature)) return false;
    {
      const userHandle = response.userHandle;
      if (typeof userHandle !== "string") return false;
      if (lengthOf(userHandle) > 200) return false;
      if (lengthOf(userHandle) < 1) return false;
      if (!pattern1.test(userHandle)) return false;
    }
  }
  return true;
}

function is_endOneSession$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.sessionId === undefined) return false;
    if (!is_like_sessionId(value.sessionId)) return false;
  }
  return true;
}

function is_NewPasskey(data) {
  if (!isObject(data)) return false;
  if (data.name === undefined) return false;
  if (data.credential === undefined) return false;
  {
    const name = data.name;
    if (typeof name !== "string") return false;
    if (lengthOf(name) > 100) return false;
    if (lengthOf(name) < 1) return false;
    if (!pattern3.test(name)) return false;
  }
  if (!is_PasskeyProof(data.credential)) return false;
  return true;
}

function is_PasskeyProof(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.rawId === undefined) return false;
  if (data.type === undefined) return false;
  if (data.response === undefined) return false;
  if (data.clientExtensionResults === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_id(data.rawId)) return false;
  if (!is_like_type(data.type)) return false;
  if (data.authenticatorAttachment !== undefined && !is_like_authenticatorAttachment(data.authenticatorAttachment)) return false;
  if (!is_like_clientExtensionResults(data.clientExtensionResults)) return false;
  {
    const response = data.response;
    if (!isObject(response)) return false;
    if (response.clientDataJSON === undefined) return false;
    if (response.attestationObject === undefined) return false;
    if (!is_like_clientDataJSON(response.clientDataJSON)) return false;
    {
      const attestationObject = response.attestationObject;
      if (typeof attestationObject !== "string") return false;
      if (lengthOf(attestationObject) > 40000) return false;
      if (lengthOf(attestationObject) < 1) return false;
      if (!pattern1.test(attestationObject)) return false;
    }
    if (response.authenticatorData !== undefined && !is_like_clientDataJSON(response.authenticatorData)) return false;
    if (response.publicKey !== undefined && !is_like_clientDataJSON(response.publicKey)) return false;
    if (response.publicKeyAlgorithm !== undefined) {
      const publicKeyAlgorithm = response.publicKeyAlgorithm;
      if (!Number.isInteger(publicKeyAlgorithm)) return false;
    }
    if (response.transports !== undefined) {
      const transports = response.transports;
      if (!Array.isArray(transports)) return false;
      if (transports.length > 10) return false;
      for (let index = 0; index < transports.length; index += 1) {
        const item = transports[index];
        if (typeof item !== "string") return false;
        if (lengthOf(item) > 40) return false;
      }
    }
  }
  return true;
}

function is_removePasskey$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.passkeyId === undefined) return false;
    if (!is_like_sessionId(value.passkeyId)) return false;
  }
  return true;
}

function is_TypedCode(data) {
  if (!isObject(data)) return false;
  if (data.code === undefined) return false;
  {
    const code = data.code;
    if (typeof code !== "string") return false;
    if (lengthOf(code) > 50) return false;
    if (lengthOf(code) < 1) return false;
  }
  return true;
}

function is_denyDeviceRequest$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.requestId === undefined) return false;
    if (!is_like_sessionId(value.requestId)) return false;
  }
  return true;
}

function is_getTeam$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_watchTeam$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["Last-Event-ID"] !== undefined) {
      const value = header["Last-Event-ID"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 100) return false;
    }
  }
  return true;
}

function is_Role(data) {
  if (typeof data !== "string") return false;
  if (!(data === "viewer" || data === "member" || data === "owner")) return false;
  return true;
}

function is_listMembers$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.role !== undefined && !is_Role(query.role)) return false;
    if (query.sort !== undefined) {
      const sort = query.sort;
      if (typeof sort !== "string") return false;
      if (!(sort === "joined" || sort === "name" || sort === "lastSeen")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_addMember$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_NewMember(data) {
  if (!isObject(data)) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (!is_like_name(data.name)) return false;
  if (data.email !== undefined) {
    const email = data.email;
    if (typeof email !== "string") return false;
    if (lengthOf(email) > 254) return false;
    if (lengthOf(email) < 3) return false;
    if (!pattern4.test(email)) return false;
  }
  if (!is_Role(data.role)) return false;
  return true;
}

function is_removeMember$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path2(data.path)) return false;
  return true;
}

function is_changeMember$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path2(data.path)) return false;
  return true;
}

function is_MemberChange(data) {
  if (!isObject(data)) return false;
  if (data.role === undefined) return false;
  if (!is_Role(data.role)) return false;
  return true;
}

function is_listKeys$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "active" || status === "expired" || status === "revoked")) return false;
    }
    if (query.sort !== undefined) {
      const sort = query.sort;
      if (typeof sort !== "string") return false;
      if (!(sort === "newest" || sort === "oldest" || sort === "name" || sort === "lastUsed")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_createKey$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_NewKey(data) {
  if (!isObject(data)) return false;
  if (is_NewKey_not(data)) return false;
  if (data.name === undefined) return false;
  if (data.scopes === undefined) return false;
  if (!is_like_name(data.name)) return false;
  if (!is_like_scopes(data.scopes)) return false;
  if (data.expiresAt !== undefined && !is_like_expiresAt(data.expiresAt)) return false;
  if (data.lifeSeconds !== undefined) {
    const lifeSeconds = data.lifeSeconds;
    if (!Number.isInteger(lifeSeconds)) return false;
    if (lifeSeconds > 3600) return false;
    if (lifeSeconds < 5) return false;
  }
  return true;
}

function is_getKey$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path3(data.path)) return false;
  return true;
}

function is_revokeKey$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path3(data.path)) return false;
  return true;
}

function is_rollKey$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path3(data.path)) return false;
  return true;
}

function is_KeyRoll(data) {
  if (!isObject(data)) return false;
  if (data.overlapSeconds !== undefined && !is_like_overlapSeconds(data.overlapSeconds)) return false;
  return true;
}

function is_renewKey$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path3(data.path)) return false;
  return true;
}

function is_approveDeviceRequest$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.teamId === undefined) return false;
    if (value.requestId === undefined) return false;
    if (!is_like_sessionId(value.teamId)) return false;
    if (!is_like_sessionId(value.requestId)) return false;
  }
  return true;
}

function is_DeviceApproval(data) {
  if (!isObject(data)) return false;
  if (data.scopes === undefined) return false;
  if (!is_like_scopes(data.scopes)) return false;
  if (data.expiresAt !== undefined && !is_like_expiresAt(data.expiresAt)) return false;
  return true;
}

function is_listRequests$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.outcome !== undefined) {
      const outcome = query.outcome;
      if (typeof outcome !== "string") return false;
      if (!(outcome === "succeeded" || outcome === "failed")) return false;
    }
    if (query.status !== undefined) {
      const status = query.status;
      if (!Number.isInteger(status)) return false;
      if (status > 599) return false;
      if (status < 100) return false;
    }
    if (query.operation !== undefined && !is_like_operation(query.operation)) return false;
    if (query.error !== undefined && !is_like_operation(query.error)) return false;
    if (query.keyId !== undefined && !is_like_keyId(query.keyId)) return false;
    if (query.from !== undefined && !is_like_from(query.from)) return false;
    if (query.to !== undefined && !is_like_from(query.to)) return false;
    if (query.sort !== undefined) {
      const sort = query.sort;
      if (typeof sort !== "string") return false;
      if (!(sort === "newest" || sort === "oldest" || sort === "slowest")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getUsage$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.from !== undefined && !is_like_from(query.from)) return false;
    if (query.to !== undefined && !is_like_from(query.to)) return false;
    if (query.operation !== undefined) {
      const operation = query.operation;
      if (typeof operation !== "string") return false;
      if (lengthOf(operation) > 100) return false;
      if (lengthOf(operation) < 1) return false;
      if (!pattern5.test(operation)) return false;
    }
    if (query.keyId !== undefined && !is_like_keyId(query.keyId)) return false;
    if (query.by !== undefined) {
      const by = query.by;
      if (typeof by !== "string") return false;
      if (!(by === "operation" || by === "key")) return false;
    }
  }
  return true;
}

function is_getBudget$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_changeBudget$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_BudgetChange(data) {
  if (!isObject(data)) return false;
  if (data.credits === undefined) return false;
  {
    const credits = data.credits;
    if (!Number.isInteger(credits)) return false;
    if (credits > 1000000000000) return false;
    if (credits < 1) return false;
  }
  if (data.thresholds !== undefined) {
    const thresholds = data.thresholds;
    if (!Array.isArray(thresholds)) return false;
    if (thresholds.length > 10) return false;
    for (let index = 0; index < thresholds.length; index += 1) {
      const item = thresholds[index];
      if (!Number.isInteger(item)) return false;
      if (item > 100) return false;
      if (item < 1) return false;
    }
    if (!isUnique(thresholds)) return false;
  }
  if (data.isHardLimit !== undefined && !is_like_isHardLimit(data.isHardLimit)) return false;
  if (data.email !== undefined && !is_NewBudgetMail(data.email)) return false;
  if (data.webhook !== undefined) {
    const webhook = data.webhook;
    if (typeof webhook !== "string") return false;
    if (lengthOf(webhook) > 2048) return false;
    if (!format_http_url(webhook)) return false;
  }
  return true;
}

function is_NewBudgetMail(data) {
  if (!isObject(data)) return false;
  if (data.enabled !== undefined && !is_like_isHardLimit(data.enabled)) return false;
  if (data.recipients !== undefined) {
    const recipients = data.recipients;
    if (!Array.isArray(recipients)) return false;
    if (recipients.length > 25) return false;
    for (let index = 0; index < recipients.length; index += 1) {
      const item = recipients[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 254) return false;
      if (!pattern6.test(item)) return false;
    }
    if (!isUnique(recipients)) return false;
  }
  return true;
}

function is_removeBudget$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_listUnsubscribed$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_resubscribe$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.teamId === undefined) return false;
    if (value.subscriptionId === undefined) return false;
    if (!is_like_sessionId(value.teamId)) return false;
    if (!is_like_sessionId(value.subscriptionId)) return false;
  }
  return true;
}

function is_listJobs$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.kind !== undefined) {
      const kind = query.kind;
      if (typeof kind !== "string") return false;
      if (!(kind === "agent" || kind === "crawl" || kind === "batch" || kind === "check" || kind === "mail" || kind === "webhook")) return false;
    }
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "processing" || status === "completed" || status === "failed" || status === "cancelled" || status === "skipped")) return false;
    }
    if (query.keyId !== undefined && !is_like_keyId(query.keyId)) return false;
    if (query.from !== undefined && !is_like_from(query.from)) return false;
    if (query.to !== undefined && !is_like_from(query.to)) return false;
    if (query.sort !== undefined) {
      const sort = query.sort;
      if (typeof sort !== "string") return false;
      if (!(sort === "newest" || sort === "oldest" || sort === "credits")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getJob$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_cancelJob$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_retryJob$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_listJobFailures$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.kind !== undefined) {
      const kind = query.kind;
      if (typeof kind !== "string") return false;
      if (!(kind === "error" || kind === "robots")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getJobSnapshot$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.teamId === undefined) return false;
    if (value.jobId === undefined) return false;
    if (value.snapshotId === undefined) return false;
    if (!is_like_sessionId(value.teamId)) return false;
    if (!is_like_sessionId(value.jobId)) return false;
    if (!is_like_sessionId(value.snapshotId)) return false;
  }
  return true;
}

function is_listMonitors$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.status !== undefined && !is_like_status(query.status)) return false;
    if (query.sort !== undefined) {
      const sort = query.sort;
      if (typeof sort !== "string") return false;
      if (!(sort === "newest" || sort === "oldest" || sort === "name" || sort === "lastRun")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path5(data.path)) return false;
  return true;
}

function is_changeMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path5(data.path)) return false;
  return true;
}

function is_MonitorChange(data) {
  if (!isObject(data)) return false;
  if (data.name !== undefined && !is_like_name(data.name)) return false;
  if (data.status !== undefined && !is_like_status(data.status)) return false;
  if (data.cron !== undefined) {
    const cron = data.cron;
    if (typeof cron !== "string") return false;
    if (lengthOf(cron) > 100) return false;
    if (lengthOf(cron) < 9) return false;
    if (!pattern7.test(cron)) return false;
  }
  if (data.timezone !== undefined) {
    const timezone = data.timezone;
    if (typeof timezone !== "string") return false;
    if (lengthOf(timezone) > 64) return false;
    if (lengthOf(timezone) < 1) return false;
    if (!pattern8.test(timezone)) return false;
  }
  if (data.goal !== undefined) {
    const goal = data.goal;
    if (typeof goal !== "string") return false;
    if (lengthOf(goal) > 2000) return false;
    if (!pattern9.test(goal)) return false;
  }
  if (data.retentionDays !== undefined) {
    const retentionDays = data.retentionDays;
    if (!Number.isInteger(retentionDays)) return false;
    if (retentionDays > 365) return false;
    if (retentionDays < 1) return false;
  }
  return true;
}

function is_runMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path5(data.path)) return false;
  return true;
}

function is_listMonitorChecks$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path5(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "queued" || status === "running" || status === "completed" || status === "partial" || status === "failed" || status === "skipped")) return false;
    }
    if (query.from !== undefined && !is_like_from(query.from)) return false;
    if (query.to !== undefined && !is_like_from(query.to)) return false;
    if (query.sort !== undefined && !is_like_sort(query.sort)) return false;
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getMonitorCheck$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.teamId === undefined) return false;
    if (value.monitorId === undefined) return false;
    if (value.checkId === undefined) return false;
    if (!is_like_sessionId(value.teamId)) return false;
    if (!is_like_sessionId(value.monitorId)) return false;
    if (!is_like_sessionId(value.checkId)) return false;
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "same" || status === "changed" || status === "new" || status === "removed" || status === "error")) return false;
    }
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_listInteractSessions$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.state !== undefined) {
      const state = query.state;
      if (typeof state !== "string") return false;
      if (!(state === "open" || state === "ended")) return false;
    }
    if (query.sort !== undefined && !is_like_sort(query.sort)) return false;
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getInteractSession$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path6(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.before !== undefined) {
      const before = query.before;
      if (!Number.isInteger(before)) return false;
      if (before > 1001) return false;
      if (before < 1) return false;
    }
  }
  return true;
}

function is_endInteractSession$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path6(data.path)) return false;
  return true;
}

function is_deleteInteractRecord$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path6(data.path)) return false;
  return true;
}

function is_getInteractScreenshot$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.teamId === undefined) return false;
    if (value.interactId === undefined) return false;
    if (value.step === undefined) return false;
    if (!is_like_sessionId(value.teamId)) return false;
    if (!is_like_sessionId(value.interactId)) return false;
    {
      const step = value.step;
      if (!Number.isInteger(step)) return false;
      if (step > 1000) return false;
      if (step < 1) return false;
    }
  }
  return true;
}

function is_getPolicy$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_changePolicy$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_PolicyChange(data) {
  if (!isObject(data)) return false;
  if (data.policy === undefined) return false;
  if (data.overrides === undefined) return false;
  if (!is_NewThreatPolicy(data.policy)) return false;
  if (!is_like_isHardLimit(data.overrides)) return false;
  return true;
}

function is_NewThreatPolicy(data) {
  if (!isObject(data)) return false;
  if (data.mode === undefined) return false;
  if (data.riskScoreThreshold === undefined) return false;
  if (data.blacklist === undefined) return false;
  if (data.whitelist === undefined) return false;
  if (data.blockedTlds === undefined) return false;
  if (data.failurePolicy === undefined) return false;
  {
    const mode = data.mode;
    if (typeof mode !== "string") return false;
    if (!(mode === "off" || mode === "normal")) return false;
  }
  {
    const riskScoreThreshold = data.riskScoreThreshold;
    if (!Number.isInteger(riskScoreThreshold)) return false;
    if (riskScoreThreshold > 100) return false;
    if (riskScoreThreshold < 0) return false;
  }
  {
    const blacklist = data.blacklist;
    if (!Array.isArray(blacklist)) return false;
    if (blacklist.length > 1000) return false;
    for (let index = 0; index < blacklist.length; index += 1) {
      const item = blacklist[index];
      if (!is_DomainPattern(item)) return false;
    }
  }
  {
    const whitelist = data.whitelist;
    if (!Array.isArray(whitelist)) return false;
    if (whitelist.length > 1000) return false;
    for (let index2 = 0; index2 < whitelist.length; index2 += 1) {
      const item2 = whitelist[index2];
      if (!is_DomainPattern(item2)) return false;
    }
  }
  {
    const blockedTlds = data.blockedTlds;
    if (!Array.isArray(blockedTlds)) return false;
    if (blockedTlds.length > 1000) return false;
    for (let index3 = 0; index3 < blockedTlds.length; index3 += 1) {
      const item3 = blockedTlds[index3];
      if (typeof item3 !== "string") return false;
      if (!pattern10.test(item3)) return false;
    }
  }
  {
    const failurePolicy = data.failurePolicy;
    if (typeof failurePolicy !== "string") return false;
    if (!(failurePolicy === "open" || failurePolicy === "closed")) return false;
  }
  return true;
}

function is_DomainPattern(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 255) return false;
  if (!pattern11.test(data)) return false;
  return true;
}

function is_getWebhooks$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_listWebhookDeliveries$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "waiting" || status === "delivered" || status === "failed" || status === "gone")) return false;
    }
    if (query.from !== undefined && !is_like_from(query.from)) return false;
    if (query.to !== undefined && !is_like_from(query.to)) return false;
    if (query.sort !== undefined && !is_like_sort(query.sort)) return false;
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_getWebhookDelivery$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path7(data.path)) return false;
  return true;
}

function is_resendWebhookDelivery$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path7(data.path)) return false;
  return true;
}

function is_showWebhookSecret$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_rotateWebhookSecret$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_WebhookSecretRotation(data) {
  if (!isObject(data)) return false;
  if (data.overlapSeconds !== undefined && !is_like_overlapSeconds(data.overlapSeconds)) return false;
  return true;
}

function is_listSecurityEvents$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.search !== undefined && !is_like_search(query.search)) return false;
    if (query.event !== undefined) {
      const event = query.event;
      if (typeof event !== "string") return false;
      if (lengthOf(event) > 100) return false;
      if (lengthOf(event) < 1) return false;
      if (!pattern12.test(event)) return false;
    }
    if (query.keyId !== undefined && !is_like_keyId(query.keyId)) return false;
    if (query.from !== undefined && !is_like_from(query.from)) return false;
    if (query.to !== undefined && !is_like_from(query.to)) return false;
    if (query.sort !== undefined && !is_like_sort(query.sort)) return false;
    if (query.cursor !== undefined && !is_like_cursor(query.cursor)) return false;
    if (query.limit !== undefined && !is_like_limit(query.limit)) return false;
  }
  return true;
}

function is_like_id(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 1400) return false;
  if (lengthOf(data) < 1) return false;
  if (!pattern1.test(data)) return false;
  return true;
}

function is_like_type(data) {
  if (typeof data !== "string") return false;
  if (data !== "public-key") return false;
  return true;
}

function is_like_authenticatorAttachment(data) {
  if (typeof data !== "string") return false;
  if (!(data === "platform" || data === "cross-platform")) return false;
  return true;
}

function is_like_clientExtensionResults(data) {
  if (!isObject(data)) return false;
  return true;
}

function is_like_clientDataJSON(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 8192) return false;
  if (lengthOf(data) < 1) return false;
  if (!pattern1.test(data)) return false;
  return true;
}

function is_like_sessionId(data) {
  if (typeof data !== "string") return false;
  if (!pattern13.test(data)) return false;
  return true;
}

function is_like_path(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  return true;
}

function is_like_search(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  if (!pattern14.test(data)) return false;
  return true;
}

function is_like_cursor(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 1265) return false;
  if (!pattern15.test(data)) return false;
  return true;
}

function is_like_limit(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 500) return false;
  if (data < 1) return false;
  return true;
}

function is_like_name(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_like_path2(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (data.personId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  if (!is_like_sessionId(data.personId)) return false;
  return true;
}

function is_like_scopes(data) {
  if (!Array.isArray(data)) return false;
  if (data.length > 100) return false;
  if (data.length < 1) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (typeof item !== "string") return false;
    if (lengthOf(item) > 100) return false;
    if (lengthOf(item) < 1) return false;
  }
  return true;
}

function is_like_expiresAt(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 40) return false;
  if (!format_date_time(data)) return false;
  return true;
}

function is_like_path3(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (data.keyId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  if (!is_like_keyId(data.keyId)) return false;
  return true;
}

function is_like_keyId(data) {
  if (typeof data !== "string") return false;
  if (!pattern16.test(data)) return false;
  return true;
}

function is_like_overlapSeconds(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 2592000) return false;
  if (data < 0) return false;
  return true;
}

function is_like_operation(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 100) return false;
  if (!pattern17.test(data)) return false;
  return true;
}

function is_like_from(data) {
  if (typeof data !== "string") return false;
  if (!pattern18.test(data)) return false;
  return true;
}

function is_like_isHardLimit(data) {
  if (typeof data !== "boolean") return false;
  return true;
}

function is_like_path4(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (data.jobId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  if (!is_like_sessionId(data.jobId)) return false;
  return true;
}

function is_like_status(data) {
  if (typeof data !== "string") return false;
  if (!(data === "active" || data === "paused")) return false;
  return true;
}

function is_like_path5(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (data.monitorId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  if (!is_like_sessionId(data.monitorId)) return false;
  return true;
}

function is_like_sort(data) {
  if (typeof data !== "string") return false;
  if (!(data === "newest" || data === "oldest")) return false;
  return true;
}

function is_like_path6(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (data.interactId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  if (!is_like_sessionId(data.interactId)) return false;
  return true;
}

function is_like_path7(data) {
  if (!isObject(data)) return false;
  if (data.teamId === undefined) return false;
  if (data.deliveryId === undefined) return false;
  if (!is_like_sessionId(data.teamId)) return false;
  if (!is_like_sessionId(data.deliveryId)) return false;
  return true;
}

export function is_NewKey_not(data: any): boolean {
  if (isObject(data)) {
    if (data.expiresAt === undefined) return false;
    if (data.lifeSeconds === undefined) return false;
  }
  return true;
}

function fill_BudgetChange(data) {
  if (isObject(data)) {
    if (data.thresholds === undefined) data.thresholds = [50,80,100];
    if (data.isHardLimit === undefined) data.isHardLimit = false;
    {
      const value = data.email;
      fill_NewBudgetMail(value);
    }
  }
}

function fill_KeyRoll(data) {
  if (isObject(data)) {
    if (data.overlapSeconds === undefined) data.overlapSeconds = 86400;
  }
}

function fill_NewBudgetMail(data) {
  if (isObject(data)) {
    if (data.enabled === undefined) data.enabled = true;
  }
}

function fill_WebhookSecretRotation(data) {
  if (isObject(data)) {
    if (data.overlapSeconds === undefined) data.overlapSeconds = 86400;
  }
}

function fill_getMonitorCheck$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listInteractSessions$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listJobFailures$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listJobs$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listKeys$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listMembers$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "joined";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listMonitorChecks$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listMonitors$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listRequests$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listSecurityEvents$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listUnsubscribed$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listWebhookDeliveries$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.sort === undefined) value.sort = "newest";
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}
