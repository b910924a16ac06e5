// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_date_time, lengthOf } from "./formats.js";
import type { Faults } from "@web-data/validator/runtime";
export const createSession_body: Faults = (data) => collect(list_NewSession, data);
export const endOneSession_parameters: Faults = (data) => collect(list_endOneSession$46parameters, data);
export const findDeviceRequest_body: Faults = (data) => collect(list_TypedCode, data);
export const denyDeviceRequest_parameters: Faults = (data) => collect(list_denyDeviceRequest$46parameters, data);
export const getTeam_parameters: Faults = (data) => collect(list_getTeam$46parameters, data);
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
export const approveDeviceRequest_parameters: Faults = (data) => collect(list_approveDeviceRequest$46parameters, data);
export const approveDeviceRequest_body: Faults = (data) => collect(list_DeviceApproval, data);
export const getUsage_parameters: Faults = (data) => collect(list_getUsage$46parameters, data);
export const listJobs_parameters: Faults = (data) => collect(list_listJobs$46parameters, data);
export const getJob_parameters: Faults = (data) => collect(list_getJob$46parameters, data);
export const cancelJob_parameters: Faults = (data) => collect(list_cancelJob$46parameters, data);
export const listSecurityEvents_parameters: Faults = (data) => collect(list_listSecurityEvents$46parameters, data);

const pattern1 = new RegExp("^[\\w-]+$", "u");
const pattern2 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern3 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
const values5 = ["viewer","member","owner"];
const pattern6 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern7 = new RegExp("^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function list_NewSession(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.link === undefined) addFault(faults, path, "required", { missingProperty: "link" });
    if (data.link !== undefined) {
      const link = data.link;
      if (typeof link !== "string") addFault(faults, path + "/link", "type", { type: "string" });
      else {
        if (lengthOf(link) > 200) addFault(faults, path + "/link", "maxLength", { limit: 200 });
        if (lengthOf(link) < 20) addFault(faults, path + "/link", "minLength", { limit: 20 });
        if (!pattern1.test(link)) addFault(faults, path + "/link", "pattern", { pattern: "^[\\w-]+$" });
      }
    }
  }
}

function list_endOneSession$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.sessionId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "sessionId" });
        if (value.sessionId !== undefined) {
          const sessionId = value.sessionId;
          if (typeof sessionId !== "string") addFault(faults, path + "/path/sessionId", "type", { type: "string" });
          else {
            if (!pattern2.test(sessionId)) addFault(faults, path + "/path/sessionId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_TypedCode(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.requestId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "requestId" });
        if (value.requestId !== undefined) {
          const requestId = value.requestId;
          if (typeof requestId !== "string") addFault(faults, path + "/path/requestId", "type", { type: "string" });
          else {
            if (!pattern2.test(requestId)) addFault(faults, path + "/path/requestId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_getTeam$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_listMembers$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_addMember$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_NewMember(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 200) addFault(faults, path + "/name", "maxLength", { limit: 200 });
        if (lengthOf(name) < 1) addFault(faults, path + "/name", "minLength", { limit: 1 });
        if (!pattern3.test(name)) addFault(faults, path + "/name", "pattern", { pattern: "\\S" });
      }
    }
    if (data.email !== undefined) {
      const email = data.email;
      if (typeof email !== "string") addFault(faults, path + "/email", "type", { type: "string" });
      else {
        if (lengthOf(email) > 254) addFault(faults, path + "/email", "maxLength", { limit: 254 });
        if (lengthOf(email) < 3) addFault(faults, path + "/email", "minLength", { limit: 3 });
        if (!pattern4.test(email)) addFault(faults, path + "/email", "pattern", { pattern: "^[^\\s@]+@[^\\s@]+$" });
      }
    }
    if (data.role !== undefined) {
      const role = data.role;
      list_Role(role, path + "/role", faults);
    }
  }
}

function list_Role(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values5.includes(data)) addFault(faults, path, "enum", { allowedValues: values5 });
}

function list_removeMember$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.personId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "personId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.personId !== undefined) {
          const personId = value.personId;
          if (typeof personId !== "string") addFault(faults, path + "/path/personId", "type", { type: "string" });
          else {
            if (!pattern2.test(personId)) addFault(faults, path + "/path/personId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_changeMember$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.personId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "personId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.personId !== undefined) {
          const personId = value.personId;
          if (typeof personId !== "string") addFault(faults, path + "/path/personId", "type", { type: "string" });
          else {
            if (!pattern2.test(personId)) addFault(faults, path + "/path/personId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_MemberChange(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.role !== undefined) {
      const role = data.role;
      list_Role(role, path + "/role", faults);
    }
  }
}

function list_listKeys$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_createKey$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_NewKey(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 200) addFault(faults, path + "/name", "maxLength", { limit: 200 });
        if (lengthOf(name) < 1) addFault(faults, path + "/name", "minLength", { limit: 1 });
        if (!pattern3.test(name)) addFault(faults, path + "/name", "pattern", { pattern: "\\S" });
      }
    }
    if (data.scopes !== undefined) {
      const scopes = data.scopes;
      if (!Array.isArray(scopes)) addFault(faults, path + "/scopes", "type", { type: "array" });
      else {
        if (scopes.length > 100) addFault(faults, path + "/scopes", "maxItems", { limit: 100 });
        if (scopes.length < 1) addFault(faults, path + "/scopes", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < scopes.length; index += 1) {
          const item = scopes[index];
          if (typeof item !== "string") addFault(faults, path + "/scopes/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 100) addFault(faults, path + "/scopes/" + index, "maxLength", { limit: 100 });
            if (lengthOf(item) < 1) addFault(faults, path + "/scopes/" + index, "minLength", { limit: 1 });
          }
          if (faults.length >= limit) break;
        }
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

function list_revokeKey$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.keyId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "keyId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.keyId !== undefined) {
          const keyId = value.keyId;
          if (typeof keyId !== "string") addFault(faults, path + "/path/keyId", "type", { type: "string" });
          else {
            if (!pattern6.test(keyId)) addFault(faults, path + "/path/keyId", "pattern", { pattern: "^[0-9a-f]{16}$" });
          }
        }
      }
    }
  }
}

function list_rollKey$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.keyId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "keyId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.keyId !== undefined) {
          const keyId = value.keyId;
          if (typeof keyId !== "string") addFault(faults, path + "/path/keyId", "type", { type: "string" });
          else {
            if (!pattern6.test(keyId)) addFault(faults, path + "/path/keyId", "pattern", { pattern: "^[0-9a-f]{16}$" });
          }
        }
      }
    }
  }
}

function list_KeyRoll(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.overlapSeconds === undefined) data.overlapSeconds = 86400;
    if (data.overlapSeconds !== undefined) {
      const overlapSeconds = data.overlapSeconds;
      if (!Number.isInteger(overlapSeconds)) addFault(faults, path + "/overlapSeconds", "type", { type: "integer" });
      if (Number.isFinite(overlapSeconds)) {
        if (overlapSeconds > 2592000) addFault(faults, path + "/overlapSeconds", "maximum", { limit: 2592000 });
        if (overlapSeconds < 0) addFault(faults, path + "/overlapSeconds", "minimum", { limit: 0 });
      }
    }
  }
}

function list_approveDeviceRequest$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.requestId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "requestId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.requestId !== undefined) {
          const requestId = value.requestId;
          if (typeof requestId !== "string") addFault(faults, path + "/path/requestId", "type", { type: "string" });
          else {
            if (!pattern2.test(requestId)) addFault(faults, path + "/path/requestId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_DeviceApproval(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.scopes !== undefined) {
      const scopes = data.scopes;
      if (!Array.isArray(scopes)) addFault(faults, path + "/scopes", "type", { type: "array" });
      else {
        if (scopes.length > 100) addFault(faults, path + "/scopes", "maxItems", { limit: 100 });
        if (scopes.length < 1) addFault(faults, path + "/scopes", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < scopes.length; index += 1) {
          const item = scopes[index];
          if (typeof item !== "string") addFault(faults, path + "/scopes/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 100) addFault(faults, path + "/scopes/" + index, "maxLength", { limit: 100 });
            if (lengthOf(item) < 1) addFault(faults, path + "/scopes/" + index, "minLength", { limit: 1 });
          }
          if (faults.length >= limit) break;
        }
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

function list_getUsage$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.from !== undefined) {
          const from = query.from;
          if (typeof from !== "string") addFault(faults, path + "/query/from", "type", { type: "string" });
          else {
            if (!pattern7.test(from)) addFault(faults, path + "/query/from", "pattern", { pattern: "^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$" });
          }
        }
        if (query.to !== undefined) {
          const to = query.to;
          if (typeof to !== "string") addFault(faults, path + "/query/to", "type", { type: "string" });
          else {
            if (!pattern7.test(to)) addFault(faults, path + "/query/to", "pattern", { pattern: "^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$" });
          }
        }
        if (query.operation !== undefined) {
          const operation = query.operation;
          if (typeof operation !== "string") addFault(faults, path + "/query/operation", "type", { type: "string" });
          else {
            if (lengthOf(operation) > 100) addFault(faults, path + "/query/operation", "maxLength", { limit: 100 });
            if (lengthOf(operation) < 1) addFault(faults, path + "/query/operation", "minLength", { limit: 1 });
          }
        }
        if (query.keyId !== undefined) {
          const keyId = query.keyId;
          if (typeof keyId !== "string") addFault(faults, path + "/query/keyId", "type", { type: "string" });
          else {
            if (!pattern6.test(keyId)) addFault(faults, path + "/query/keyId", "pattern", { pattern: "^[0-9a-f]{16}$" });
          }
        }
      }
    }
  }
}

function list_listJobs$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_getJob$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern2.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_cancelJob$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern2.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_listSecurityEvents$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.teamId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "teamId" });
        if (value.teamId !== undefined) {
          const teamId = value.teamId;
          if (typeof teamId !== "string") addFault(faults, path + "/path/teamId", "type", { type: "string" });
          else {
            if (!pattern2.test(teamId)) addFault(faults, path + "/path/teamId", "format", { format: "uuid" });
          }
        }
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.limit === undefined) query.limit = 100;
        if (query.event !== undefined) {
          const event = query.event;
          if (typeof event !== "string") addFault(faults, path + "/query/event", "type", { type: "string" });
          else {
            if (lengthOf(event) > 100) addFault(faults, path + "/query/event", "maxLength", { limit: 100 });
            if (lengthOf(event) < 1) addFault(faults, path + "/query/event", "minLength", { limit: 1 });
          }
        }
        if (query.before !== undefined) {
          const before = query.before;
          if (typeof before !== "string") addFault(faults, path + "/query/before", "type", { type: "string" });
          else {
            if (!pattern2.test(before)) addFault(faults, path + "/query/before", "format", { format: "uuid" });
          }
        }
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
