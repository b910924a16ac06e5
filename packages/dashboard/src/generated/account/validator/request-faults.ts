// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_date_time, isObject, lengthOf } from "./formats.js";
import { is_NewKey_not } from "./request-verdicts.js";
import type { Faults } from "@web-data/validator/runtime";
export const createSession_body: Faults = (data) => collect(list_NewSession, data);
export const askForSignInLink_body: Faults = (data) => collect(list_LinkWish, data);
export const createSessionByOpenid_body: Faults = (data) => collect(list_OpenidAnswer, data);
export const createSessionByPasskey_body: Faults = (data) => collect(list_NewPasskeySession, data);
export const endOneSession_parameters: Faults = (data) => collect(list_endOneSession$46parameters, data);
export const addPasskey_body: Faults = (data) => collect(list_NewPasskey, data);
export const removePasskey_parameters: Faults = (data) => collect(list_removePasskey$46parameters, data);
export const findDeviceRequest_body: Faults = (data) => collect(list_TypedCode, data);
export const denyDeviceRequest_parameters: Faults = (data) => collect(list_denyDeviceRequest$46parameters, data);
export const getTeam_parameters: Faults = (data) => collect(list_getTeam$46parameters, data);
export const watchTeam_parameters: Faults = (data) => collect(list_watchTeam$46parameters, data);
export const listMembers_parameters: Faults = (data) => collect(list_listMembers$46parameters, data);
export const addMember_parameters: Faults = (data) => collect(list_addMember$46parameters, data);
export const addMember_body: Faults = (data) => collect(list_NewMember, data);
export const removeMember_parameters: Faults = (data) => collect(list_removeMember$46parameters, data);
export const changeMember_parameters: Faults = (data) => collect(list_changeMember$46parameters, data);
export const changeMember_body: Faults = (data) => collect(list_MemberChange, data);
export const listKeys_parameters: Faults = (data) => collect(list_listKeys$46parameters, data);
export const createKey_parameters: Faults = (data) => collect(list_createKey$46parameters, data);
export const createKey_body: Faults = (data) => collect(list_NewKey, data);
export const revokeKey_parameters: Faults = (data) => collect(list_revokeKey$46parameters, data);
export const rollKey_parameters: Faults = (data) => collect(list_rollKey$46parameters, data);
export const rollKey_body: Faults = (data) => collect(list_KeyRoll, data);
export const renewKey_parameters: Faults = (data) => collect(list_renewKey$46parameters, data);
export const approveDeviceRequest_parameters: Faults = (data) => collect(list_approveDeviceRequest$46parameters, data);
export const approveDeviceRequest_body: Faults = (data) => collect(list_DeviceApproval, data);
export const getUsage_parameters: Faults = (data) => collect(list_getUsage$46parameters, data);
export const listJobs_parameters: Faults = (data) => collect(list_listJobs$46parameters, data);
export const getJob_parameters: Faults = (data) => collect(list_getJob$46parameters, data);
export const cancelJob_parameters: Faults = (data) => collect(list_cancelJob$46parameters, data);
export const getJobSnapshot_parameters: Faults = (data) => collect(list_getJobSnapshot$46parameters, data);
export const getPolicy_parameters: Faults = (data) => collect(list_getPolicy$46parameters, data);
export const changePolicy_parameters: Faults = (data) => collect(list_changePolicy$46parameters, data);
export const changePolicy_body: Faults = (data) => collect(list_PolicyChange, data);
export const getWebhooks_parameters: Faults = (data) => collect(list_getWebhooks$46parameters, data);
export const listWebhookDeliveries_parameters: Faults = (data) => collect(list_listWebhookDeliveries$46parameters, data);
export const getWebhookDelivery_parameters: Faults = (data) => collect(list_getWebhookDelivery$46parameters, data);
export const resendWebhookDelivery_parameters: Faults = (data) => collect(list_resendWebhookDelivery$46parameters, data);
export const showWebhookSecret_parameters: Faults = (data) => collect(list_showWebhookSecret$46parameters, data);
export const rotateWebhookSecret_parameters: Faults = (data) => collect(list_rotateWebhookSecret$46parameters, data);
export const rotateWebhookSecret_body: Faults = (data) => collect(list_WebhookSecretRotation, data);
export const listSecurityEvents_parameters: Faults = (data) => collect(list_listSecurityEvents$46parameters, data);

const source1 = "^[\\w-]+$";
const pattern2 = new RegExp(source1, "u");
const source3 = "^[!-?A-~]+@[!-?A-~]+$";
const pattern4 = new RegExp(source3, "u");
const source5 = "^ *[^\\s\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069][^\\x00-\\x1f\\x7f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$";
const pattern6 = new RegExp(source5, "u");
const source7 = "^[0-9]{1,15}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";
const pattern8 = new RegExp(source7, "u");
const source9 = "^[^\\s@\\x00-\\x1f\\x7f]+@[^\\s@\\x00-\\x1f\\x7f]+$";
const pattern10 = new RegExp(source9, "u");
const values11 = ["viewer","member","owner"];
const source12 = "^\\w+$";
const pattern13 = new RegExp(source12, "u");
const values14 = ["off","normal"];
const source15 = "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$";
const pattern16 = new RegExp(source15, "u");
const values17 = ["open","closed"];
const source18 = "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$";
const pattern19 = new RegExp(source18, "u");
const values20 = ["waiting","delivered","failed","gone"];
const source21 = "^[\\w.-]+$";
const pattern22 = new RegExp(source21, "u");
const values23 = ["platform","cross-platform"];
const pattern24 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const source25 = "^[0-9a-f]{16}$";
const pattern26 = new RegExp(source25, "u");
const source27 = "^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$";
const pattern28 = new RegExp(source27, "u");

function list_NewSession(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.link === undefined) addFault(faults, path, "required", { missingProperty: "link" });
    if (data.link !== undefined) {
      const link = data.link;
      if (typeof link !== "string") addFault(faults, path + "/link", "type", { type: "string" });
      else {
        if (lengthOf(link) > 200) addFault(faults, path + "/link", "maxLength", { limit: 200 });
        if (lengthOf(link) < 20) addFault(faults, path + "/link", "minLength", { limit: 20 });
        if (lengthOf(link) <= 200 && !pattern2.test(link)) addFault(faults, path + "/link", "pattern", { pattern: source1 });
      }
    }
  }
}

function list_LinkWish(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.email === undefined) addFault(faults, path, "required", { missingProperty: "email" });
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addFault(faults, path + "/email", "type", { type: "string" });
      else {
        if (lengthOf(email) > 254) addFault(faults, path + "/email", "maxLength", { limit: 254 });
        if (lengthOf(email) < 3) addFault(faults, path + "/email", "minLength", { limit: 3 });
        if (lengthOf(email) <= 254 && !pattern4.test(email)) addFault(faults, path + "/email", "pattern", { pattern: source3 });
      }
    }
  }
}

function list_OpenidAnswer(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.answer === undefined) addFault(faults, path, "required", { missingProperty: "answer" });
    if (data.answer !== undefined) {
      const answer = data.answer;
      if (typeof answer !== "string") addFault(faults, path + "/answer", "type", { type: "string" });
      else {
        if (lengthOf(answer) > 8192) addFault(faults, path + "/answer", "maxLength", { limit: 8192 });
        if (lengthOf(answer) < 1) addFault(faults, path + "/answer", "minLength", { limit: 1 });
      }
    }
  }
}

function list_NewPasskeySession(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.credential === undefined) addFault(faults, path, "required", { missingProperty: "credential" });
    if (data.credential !== undefined) list_PasskeyAssertion(data.credential, path + "/credential", faults);
  }
}

function list_PasskeyAssertion(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.rawId === undefined) addFault(faults, path, "required", { missingProperty: "rawId" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.response === undefined) addFault(faults, path, "required", { missingProperty: "response" });
    if (data.clientExtensionResults === undefined) addFault(faults, path, "required", { missingProperty: "clientExtensionResults" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.rawId !== undefined) list_like_id(data.rawId, path + "/rawId", faults);
    if (data.type !== undefined) list_like_type(data.type, path + "/type", faults);
    if (data.authenticatorAttachment !== undefined) list_like_authenticatorAttachment(data.authenticatorAttachment, path + "/authenticatorAttachment", faults);
    if (data.clientExtensionResults !== undefined) list_like_clientExtensionResults(data.clientExtensionResults, path + "/clientExtensionResults", faults);
    if (data.response !== undefined) {
      const response = data.response;
      if (!isObject(response)) addFault(faults, path + "/response", "type", { type: "object" });
      else {
        if (response.clientDataJSON === undefined) addFault(faults, path + "/response", "required", { missingProperty: "clientDataJSON" });
        if (response.authenticatorData === undefined) addFault(faults, path + "/response", "required", { missingProperty: "authenticatorData" });
        if (response.signature === undefined) addFault(faults, path + "/response", "required", { missingProperty: "signature" });
        if (response.userHandle === undefined) addFault(faults, path + "/response", "required", { missingProperty: "userHandle" });
        if (response.clientDataJSON !== undefined) list_like_clientDataJSON(response.clientDataJSON, path + "/response/clientDataJSON", faults);
        if (response.authenticatorData !== undefined) list_like_clientDataJSON(response.authenticatorData, path + "/response/authenticatorData", faults);
        if (response.signature !== undefined) list_like_clientDataJSON(response.signature, path + "/response/signature", faults);
        if (response.userHandle !== undefined) {
          const userHandle = response.userHandle;
          if (typeof userHandle !== "string") addFault(faults, path + "/response/userHandle", "type", { type: "string" });
          else {
            if (lengthOf(userHandle) > 200) addFault(faults, path + "/response/userHandle", "maxLength", { limit: 200 });
            if (lengthOf(userHandle) < 1) addFault(faults, path + "/response/userHandle", "minLength", { limit: 1 });
            if (lengthOf(userHandle) <= 200 && !pattern2.test(userHandle)) addFault(faults, path + "/response/userHandle", "pattern", { pattern: source1 });
          }
        }
      }
    }
  }
}

function list_endOneSession$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.sessionId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "sessionId" });
        if (value.sessionId !== undefined) list_like_sessionId(value.sessionId, path + "/path/sessionId", faults);
      }
    }
  }
}

function list_NewPasskey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.credential === undefined) addFault(faults, path, "required", { missingProperty: "credential" });
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 100) addFault(faults, path + "/name", "maxLength", { limit: 100 });
        if (lengthOf(name) < 1) addFault(faults, path + "/name", "minLength", { limit: 1 });
        if (lengthOf(name) <= 100 && !pattern6.test(name)) addFault(faults, path + "/name", "pattern", { pattern: source5 });
      }
    }
    if (data.credential !== undefined) list_PasskeyProof(data.credential, path + "/credential", faults);
  }
}

function list_PasskeyProof(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.rawId === undefined) addFault(faults, path, "required", { missingProperty: "rawId" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.response === undefined) addFault(faults, path, "required", { missingProperty: "response" });
    if (data.clientExtensionResults === undefined) addFault(faults, path, "required", { missingProperty: "clientExtensionResults" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.rawId !== undefined) list_like_id(data.rawId, path + "/rawId", faults);
    if (data.type !== undefined) list_like_type(data.type, path + "/type", faults);
    if (data.authenticatorAttachment !== undefined) list_like_authenticatorAttachment(data.authenticatorAttachment, path + "/authenticatorAttachment", faults);
    if (data.clientExtensionResults !== undefined) list_like_clientExtensionResults(data.clientExtensionResults, path + "/clientExtensionResults", faults);
    if (data.response !== undefined) {
      const response = data.response;
      if (!isObject(response)) addFault(faults, path + "/response", "type", { type: "object" });
      else {
        if (response.clientDataJSON === undefined) addFault(faults, path + "/response", "required", { missingProperty: "clientDataJSON" });
        if (response.attestationObject === undefined) addFault(faults, path + "/response", "required", { missingProperty: "attestationObject" });
        if (response.clientDataJSON !== undefined) list_like_clientDataJSON(response.clientDataJSON, path + "/response/clientDataJSON", faults);
        if (response.attestationObject !== undefined) {
          const attestationObject = response.attestationObject;
          if (typeof attestationObject !== "string") addFault(faults, path + "/response/attestationObject", "type", { type: "string" });
          else {
            if (lengthOf(attestationObject) > 40000) addFault(faults, path + "/response/attestationObject", "maxLength", { limit: 40000 });
            if (lengthOf(attestationObject) < 1) addFault(faults, path + "/response/attestationObject", "minLength", { limit: 1 });
            if (lengthOf(attestationObject) <= 40000 && !pattern2.test(attestationObject)) addFault(faults, path + "/response/attestationObject", "pattern", { pattern: source1 });
          }
        }
        if (response.authenticatorData !== undefined) list_like_clientDataJSON(response.authenticatorData, path + "/response/authenticatorData", faults);
        if (response.publicKey !== undefined) list_like_clientDataJSON(response.publicKey, path + "/response/publicKey", faults);
        if (response.publicKeyAlgorithm !== undefined) {
          const publicKeyAlgorithm = response.publicKeyAlgorithm;
          if (!Number.isInteger(publicKeyAlgorithm)) addFault(faults, path + "/response/publicKeyAlgorithm", "type", { type: "integer" });
        }
        if (response.transports !== undefined) {
          const transports = response.transports;
          if (!Array.isArray(transports)) addFault(faults, path + "/response/transports", "type", { type: "array" });
          else {
            if (transports.length > 10) addFault(faults, path + "/response/transports", "maxItems", { limit: 10 });
            const limit = faults.length + 20;
            for (let index = 0; index < transports.length; index += 1) {
              const item = transports[index];
              if (typeof item !== "string") addFault(faults, path + "/response/transports/" + index, "type", { type: "string" });
              else {
                if (lengthOf(item) > 40) addFault(faults, path + "/response/transports/" + index, "maxLength", { limit: 40 });
              }
              if (faults.length >= limit) break;
            }
          }
        }
      }
    }
  }
}

function list_removePasskey$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.passkeyId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "passkeyId" });
        if (value.passkeyId !== undefined) list_like_sessionId(value.passkeyId, path + "/path/passkeyId", faults);
      }
    }
  }
}

function list_TypedCode(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
      else {
        if (lengthOf(code) > 50) addFault(faults, path + "/code", "maxLength", { limit: 50 });
        if (lengthOf(code) < 1) addFault(faults, path + "/code", "minLength", { limit: 1 });
      }
    }
  }
}

function list_denyDeviceRequest$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.requestId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "requestId" });
        if (value.requestId !== undefined) list_like_sessionId(value.requestId, path + "/path/requestId", faults);
      }
    }
  }
}

function list_getTeam$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_watchTeam$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Last-Event-ID"] !== undefined) {
          const value = header["Last-Event-ID"];
          if (typeof value !== "string") addFault(faults, path + "/header/Last-Event-ID", "type", { type: "string" });
          else {
            if (lengthOf(value) > 100) addFault(faults, path + "/header/Last-Event-ID", "maxLength", { limit: 100 });
          }
        }
      }
    }
  }
}

function list_listMembers$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.after !== undefined) {
          const after = query.after;
          if (typeof after !== "string") addFault(faults, path + "/query/after", "type", { type: "string" });
          else {
            if (lengthOf(after) > 60) addFault(faults, path + "/query/after", "maxLength", { limit: 60 });
            if (lengthOf(after) <= 60 && !pattern8.test(after)) addFault(faults, path + "/query/after", "pattern", { pattern: source7 });
          }
        }
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 200) addFault(faults, path + "/query/limit", "maximum", { limit: 200 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_addMember$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_NewMember(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addFault(faults, path + "/email", "type", { type: "string" });
      else {
        if (lengthOf(email) > 254) addFault(faults, path + "/email", "maxLength", { limit: 254 });
        if (lengthOf(email) < 3) addFault(faults, path + "/email", "minLength", { limit: 3 });
        if (lengthOf(email) <= 254 && !pattern10.test(email)) addFault(faults, path + "/email", "pattern", { pattern: source9 });
      }
    }
    if (data.role !== undefined) list_Role(data.role, path + "/role", faults);
  }
}

function list_Role(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values11.includes(data)) addFault(faults, path, "enum", { allowedValues: values11 });
}

function list_removeMember$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path2(data.path, path + "/path", faults);
  }
}

function list_changeMember$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path2(data.path, path + "/path", faults);
  }
}

function list_MemberChange(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.role !== undefined) list_Role(data.role, path + "/role", faults);
  }
}

function list_listKeys$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_createKey$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_NewKey(data, path, faults) {
  if (is_NewKey_not(data)) addFault(faults, path, "not", { members: "both expiresAt and lifeSeconds" });
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", faults);
    if (data.expiresAt !== undefined) list_like_expiresAt(data.expiresAt, path + "/expiresAt", faults);
    if (data.lifeSeconds !== undefined) {
      const lifeSeconds = data.lifeSeconds;
      if (!Number.isInteger(lifeSeconds)) addFault(faults, path + "/lifeSeconds", "type", { type: "integer" });
      if (Number.isFinite(lifeSeconds)) {
        if (lifeSeconds > 3600) addFault(faults, path + "/lifeSeconds", "maximum", { limit: 3600 });
        if (lifeSeconds < 5) addFault(faults, path + "/lifeSeconds", "minimum", { limit: 5 });
      }
    }
  }
}

function list_revokeKey$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", faults);
  }
}

function list_rollKey$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", faults);
  }
}

function list_KeyRoll(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.overlapSeconds !== undefined) list_like_overlapSeconds(data.overlapSeconds, path + "/overlapSeconds", faults);
  }
}

function list_renewKey$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", faults);
  }
}

function list_approveDeviceRequest$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.requestId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "requestId" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", faults);
        if (value.requestId !== undefined) list_like_sessionId(value.requestId, path + "/path/requestId", faults);
      }
    }
  }
}

function list_DeviceApproval(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", faults);
    if (data.expiresAt !== undefined) list_like_expiresAt(data.expiresAt, path + "/expiresAt", faults);
  }
}

function list_getUsage$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.from !== undefined) list_like_from(query.from, path + "/query/from", faults);
        if (query.to !== undefined) list_like_from(query.to, path + "/query/to", faults);
        if (query.operation !== undefined) {
          const operation = query.operation;
          if (typeof operation !== "string") addFault(faults, path + "/query/operation", "type", { type: "string" });
          else {
            if (lengthOf(operation) > 100) addFault(faults, path + "/query/operation", "maxLength", { limit: 100 });
            if (lengthOf(operation) < 1) addFault(faults, path + "/query/operation", "minLength", { limit: 1 });
            if (lengthOf(operation) <= 100 && !pattern13.test(operation)) addFault(faults, path + "/query/operation", "pattern", { pattern: source12 });
          }
        }
        if (query.keyId !== undefined) list_like_keyId(query.keyId, path + "/query/keyId", faults);
      }
    }
  }
}

function list_listJobs$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_getJob$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", faults);
  }
}

function list_cancelJob$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", faults);
  }
}

function list_getJobSnapshot$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.snapshotId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "snapshotId" });
        if (value.teamId !== undefined) list_like_sessionId(value.teamId, path + "/path/teamId", faults);
        if (value.jobId !== undefined) list_like_sessionId(value.jobId, path + "/path/jobId", faults);
        if (value.snapshotId !== undefined) list_like_sessionId(value.snapshotId, path + "/path/snapshotId", faults);
      }
    }
  }
}

function list_getPolicy$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_changePolicy$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_PolicyChange(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.policy === undefined) addFault(faults, path, "required", { missingProperty: "policy" });
    if (data.overrides === undefined) addFault(faults, path, "required", { missingProperty: "overrides" });
    if (data.policy !== undefined) list_NewThreatPolicy(data.policy, path + "/policy", faults);
    if (data.overrides !== undefined) {
      const overrides = data.overrides;
      if (typeof overrides !== "boolean") addFault(faults, path + "/overrides", "type", { type: "boolean" });
    }
  }
}

function list_NewThreatPolicy(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.mode === undefined) addFault(faults, path, "required", { missingProperty: "mode" });
    if (data.riskScoreThreshold === undefined) addFault(faults, path, "required", { missingProperty: "riskScoreThreshold" });
    if (data.blacklist === undefined) addFault(faults, path, "required", { missingProperty: "blacklist" });
    if (data.whitelist === undefined) addFault(faults, path, "required", { missingProperty: "whitelist" });
    if (data.blockedTlds === undefined) addFault(faults, path, "required", { missingProperty: "blockedTlds" });
    if (data.failurePolicy === undefined) addFault(faults, path, "required", { missingProperty: "failurePolicy" });
    if (data.mode !== undefined) {
      const mode = data.mode;
      if (typeof mode !== "string") addFault(faults, path + "/mode", "type", { type: "string" });
      if (!values14.includes(mode)) addFault(faults, path + "/mode", "enum", { allowedValues: values14 });
    }
    if (data.riskScoreThreshold !== undefined) {
      const riskScoreThreshold = data.riskScoreThreshold;
      if (!Number.isInteger(riskScoreThreshold)) addFault(faults, path + "/riskScoreThreshold", "type", { type: "integer" });
      if (Number.isFinite(riskScoreThreshold)) {
        if (riskScoreThreshold > 100) addFault(faults, path + "/riskScoreThreshold", "maximum", { limit: 100 });
        if (riskScoreThreshold < 0) addFault(faults, path + "/riskScoreThreshold", "minimum", { limit: 0 });
      }
    }
    if (data.blacklist !== undefined) {
      const blacklist = data.blacklist;
      if (!Array.isArray(blacklist)) addFault(faults, path + "/blacklist", "type", { type: "array" });
      else {
        if (blacklist.length > 1000) addFault(faults, path + "/blacklist", "maxItems", { limit: 1000 });
        const limit = faults.length + 20;
        for (let index = 0; index < blacklist.length; index += 1) {
          const item = blacklist[index];
          list_DomainPattern(item, path + "/blacklist/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.whitelist !== undefined) {
      const whitelist = data.whitelist;
      if (!Array.isArray(whitelist)) addFault(faults, path + "/whitelist", "type", { type: "array" });
      else {
        if (whitelist.length > 1000) addFault(faults, path + "/whitelist", "maxItems", { limit: 1000 });
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < whitelist.length; index2 += 1) {
          const item2 = whitelist[index2];
          list_DomainPattern(item2, path + "/whitelist/" + index2, faults);
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.blockedTlds !== undefined) {
      const blockedTlds = data.blockedTlds;
      if (!Array.isArray(blockedTlds)) addFault(faults, path + "/blockedTlds", "type", { type: "array" });
      else {
        if (blockedTlds.length > 1000) addFault(faults, path + "/blockedTlds", "maxItems", { limit: 1000 });
        const limit3 = faults.length + 20;
        for (let index3 = 0; index3 < blockedTlds.length; index3 += 1) {
          const item3 = blockedTlds[index3];
          if (typeof item3 !== "string") addFault(faults, path + "/blockedTlds/" + index3, "type", { type: "string" });
          else {
            if (!pattern16.test(item3)) addFault(faults, path + "/blockedTlds/" + index3, "pattern", { pattern: source15 });
          }
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      const failurePolicy = data.failurePolicy;
      if (typeof failurePolicy !== "string") addFault(faults, path + "/failurePolicy", "type", { type: "string" });
      if (!values17.includes(failurePolicy)) addFault(faults, path + "/failurePolicy", "enum", { allowedValues: values17 });
    }
  }
}

function list_DomainPattern(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addFault(faults, path, "maxLength", { limit: 255 });
    if (lengthOf(data) <= 255 && !pattern19.test(data)) addFault(faults, path, "pattern", { pattern: source18, example: "example.com" });
  }
}

function list_getWebhooks$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_listWebhookDeliveries$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addFault(faults, path + "/query/status", "type", { type: "string" });
          if (!values20.includes(status)) addFault(faults, path + "/query/status", "enum", { allowedValues: values20 });
        }
        if (query.before !== undefined) list_like_sessionId(query.before, path + "/query/before", faults);
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 100) addFault(faults, path + "/query/limit", "maximum", { limit: 100 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_getWebhookDelivery$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path5(data.path, path + "/path", faults);
  }
}

function list_resendWebhookDelivery$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path5(data.path, path + "/path", faults);
  }
}

function list_showWebhookSecret$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_rotateWebhookSecret$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
  }
}

function list_WebhookSecretRotation(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.overlapSeconds !== undefined) list_like_overlapSeconds(data.overlapSeconds, path + "/overlapSeconds", faults);
  }
}

function list_listSecurityEvents$46parameters(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", faults);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.event !== undefined) {
          const event = query.event;
          if (typeof event !== "string") addFault(faults, path + "/query/event", "type", { type: "string" });
          else {
            if (lengthOf(event) > 100) addFault(faults, path + "/query/event", "maxLength", { limit: 100 });
            if (lengthOf(event) < 1) addFault(faults, path + "/query/event", "minLength", { limit: 1 });
            if (lengthOf(event) <= 100 && !pattern22.test(event)) addFault(faults, path + "/query/event", "pattern", { pattern: source21 });
          }
        }
        if (query.before !== undefined) list_like_sessionId(query.before, path + "/query/before", faults);
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 500) addFault(faults, path + "/query/limit", "maximum", { limit: 500 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_like_id(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 1400) addFault(faults, path, "maxLength", { limit: 1400 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 1400 && !pattern2.test(data)) addFault(faults, path, "pattern", { pattern: source1 });
  }
}

function list_like_type(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (data !== "public-key") addFault(faults, path, "const", { allowedValue: "public-key" });
}

function list_like_authenticatorAttachment(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values23.includes(data)) addFault(faults, path, "enum", { allowedValues: values23 });
}

function list_like_clientExtensionResults(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
}

function list_like_clientDataJSON(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 8192) addFault(faults, path, "maxLength", { limit: 8192 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 8192 && !pattern2.test(data)) addFault(faults, path, "pattern", { pattern: source1 });
  }
}

function list_like_sessionId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern24.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_like_path(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", faults);
  }
}

function list_like_name(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addFault(faults, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
    if (lengthOf(data) <= 200 && !pattern6.test(data)) addFault(faults, path, "pattern", { pattern: source5 });
  }
}

function list_like_path2(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.personId === undefined) addFault(faults, path, "required", { missingProperty: "personId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", faults);
    if (data.personId !== undefined) list_like_sessionId(data.personId, path + "/personId", faults);
  }
}

function list_like_scopes(data, path, faults) {
  if (!Array.isArray(data)) addFault(faults, path, "type", { type: "array" });
  else {
    if (data.length > 100) addFault(faults, path, "maxItems", { limit: 100 });
    if (data.length < 1) addFault(faults, path, "minItems", { limit: 1 });
    const limit = faults.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addFault(faults, path + "/" + index, "type", { type: "string" });
      else {
        if (lengthOf(item) > 100) addFault(faults, path + "/" + index, "maxLength", { limit: 100 });
        if (lengthOf(item) < 1) addFault(faults, path + "/" + index, "minLength", { limit: 1 });
      }
      if (faults.length >= limit) break;
    }
  }
}

function list_like_expiresAt(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 40) addFault(faults, path, "maxLength", { limit: 40 });
    if (lengthOf(data) <= 40 && !format_date_time(data)) addFault(faults, path, "format", { format: "date-time" });
  }
}

function list_like_path3(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.keyId === undefined) addFault(faults, path, "required", { missingProperty: "keyId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", faults);
    if (data.keyId !== undefined) list_like_keyId(data.keyId, path + "/keyId", faults);
  }
}

function list_like_keyId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern26.test(data)) addFault(faults, path, "pattern", { pattern: source25 });
  }
}

function list_like_overlapSeconds(data, path, faults) {
  if (!Number.isInteger(data)) addFault(faults, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 2592000) addFault(faults, path, "maximum", { limit: 2592000 });
    if (data < 0) addFault(faults, path, "minimum", { limit: 0 });
  }
}

function list_like_from(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern28.test(data)) addFault(faults, path, "pattern", { pattern: source27 });
  }
}

function list_like_path4(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.jobId === undefined) addFault(faults, path, "required", { missingProperty: "jobId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", faults);
    if (data.jobId !== undefined) list_like_sessionId(data.jobId, path + "/jobId", faults);
  }
}

function list_like_path5(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.deliveryId === undefined) addFault(faults, path, "required", { missingProperty: "deliveryId" });
    if (data.teamId !== undefined) list_like_sessionId(data.teamId, path + "/teamId", faults);
    if (data.deliveryId !== undefined) list_like_sessionId(data.deliveryId, path + "/deliveryId", faults);
  }
}
