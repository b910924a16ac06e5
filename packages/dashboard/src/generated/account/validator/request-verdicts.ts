// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_date_time, lengthOf } from "./formats.js";
import type { Verdict } from "@web-data/validator/runtime";
export const createSession_body: Verdict = is_NewSession;
export const endOneSession_parameters: Verdict = is_endOneSession$46parameters;
export const findDeviceRequest_body: Verdict = is_TypedCode;
export const denyDeviceRequest_parameters: Verdict = is_denyDeviceRequest$46parameters;
export const getTeam_parameters: Verdict = is_getTeam$46parameters;
export const listMembers_parameters: Verdict = is_listMembers$46parameters;
export const addMember_parameters: Verdict = is_addMember$46parameters;
export const addMember_body: Verdict = is_NewMember;
export const removeMember_parameters: Verdict = is_removeMember$46parameters;
export const changeMember_parameters: Verdict = is_changeMember$46parameters;
export const changeMember_body: Verdict = is_MemberChange;
export const listKeys_parameters: Verdict = is_listKeys$46parameters;
export const createKey_parameters: Verdict = is_createKey$46parameters;
export const createKey_body: Verdict = is_NewKey;
export const revokeKey_parameters: Verdict = is_revokeKey$46parameters;
export const rollKey_parameters: Verdict = is_rollKey$46parameters;
export const rollKey_body: Verdict = is_KeyRoll;
export const approveDeviceRequest_parameters: Verdict = is_approveDeviceRequest$46parameters;
export const approveDeviceRequest_body: Verdict = is_DeviceApproval;
export const getUsage_parameters: Verdict = is_getUsage$46parameters;
export const listJobs_parameters: Verdict = is_listJobs$46parameters;
export const getJob_parameters: Verdict = is_getJob$46parameters;
export const cancelJob_parameters: Verdict = is_cancelJob$46parameters;
export const listSecurityEvents_parameters: Verdict = is_listSecurityEvents$46parameters;

const pattern1 = new RegExp("^[\\w-]+$", "u");
const pattern2 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern3 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
const pattern5 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern6 = new RegExp("^20\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function is_NewSession(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.link === undefined) return false;
  if (data.link !== undefined) {
    const link = data.link;
    if (typeof link !== "string") return false;
    if (lengthOf(link) > 200) return false;
    if (lengthOf(link) < 20) return false;
    if (!pattern1.test(link)) return false;
  }
  return true;
}

function is_endOneSession$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.sessionId === undefined) return false;
    if (value.sessionId !== undefined) {
      const sessionId = value.sessionId;
      if (typeof sessionId !== "string") return false;
      if (!pattern2.test(sessionId)) return false;
    }
  }
  return true;
}

function is_TypedCode(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.code === undefined) return false;
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
    if (lengthOf(code) > 50) return false;
    if (lengthOf(code) < 1) return false;
  }
  return true;
}

function is_denyDeviceRequest$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.requestId === undefined) return false;
    if (value.requestId !== undefined) {
      const requestId = value.requestId;
      if (typeof requestId !== "string") return false;
      if (!pattern2.test(requestId)) return false;
    }
  }
  return true;
}

function is_getTeam$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  return true;
}

function is_listMembers$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  return true;
}

function is_addMember$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  return true;
}

function is_NewMember(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
    if (lengthOf(name) > 200) return false;
    if (lengthOf(name) < 1) return false;
    if (!pattern3.test(name)) return false;
  }
  if (data.email !== undefined) {
    const email = data.email;
    if (typeof email !== "string") return false;
    if (lengthOf(email) > 254) return false;
    if (lengthOf(email) < 3) return false;
    if (!pattern4.test(email)) return false;
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

function is_removeMember$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.personId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.personId !== undefined) {
      const personId = value.personId;
      if (typeof personId !== "string") return false;
      if (!pattern2.test(personId)) return false;
    }
  }
  return true;
}

function is_changeMember$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.personId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.personId !== undefined) {
      const personId = value.personId;
      if (typeof personId !== "string") return false;
      if (!pattern2.test(personId)) return false;
    }
  }
  return true;
}

function is_MemberChange(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.role === undefined) return false;
  if (data.role !== undefined) {
    const role = data.role;
    if (!is_Role(role)) return false;
  }
  return true;
}

function is_listKeys$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  return true;
}

function is_createKey$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  return true;
}

function is_NewKey(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.name === undefined) return false;
  if (data.scopes === undefined) return false;
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
    if (lengthOf(name) > 200) return false;
    if (lengthOf(name) < 1) return false;
    if (!pattern3.test(name)) return false;
  }
  if (data.scopes !== undefined) {
    const scopes = data.scopes;
    if (!Array.isArray(scopes)) return false;
    if (scopes.length > 100) return false;
    if (scopes.length < 1) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      const item = scopes[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 100) return false;
      if (lengthOf(item) < 1) return false;
    }
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  return true;
}

function is_revokeKey$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.keyId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.keyId !== undefined) {
      const keyId = value.keyId;
      if (typeof keyId !== "string") return false;
      if (!pattern5.test(keyId)) return false;
    }
  }
  return true;
}

function is_rollKey$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.keyId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.keyId !== undefined) {
      const keyId = value.keyId;
      if (typeof keyId !== "string") return false;
      if (!pattern5.test(keyId)) return false;
    }
  }
  return true;
}

function is_KeyRoll(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.overlapSeconds === undefined) data.overlapSeconds = 86400;
  if (data.overlapSeconds !== undefined) {
    const overlapSeconds = data.overlapSeconds;
    if (!Number.isInteger(overlapSeconds)) return false;
    if (overlapSeconds > 2592000) return false;
    if (overlapSeconds < 0) return false;
  }
  return true;
}

function is_approveDeviceRequest$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.requestId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.requestId !== undefined) {
      const requestId = value.requestId;
      if (typeof requestId !== "string") return false;
      if (!pattern2.test(requestId)) return false;
    }
  }
  return true;
}

function is_DeviceApproval(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.scopes === undefined) return false;
  if (data.scopes !== undefined) {
    const scopes = data.scopes;
    if (!Array.isArray(scopes)) return false;
    if (scopes.length > 100) return false;
    if (scopes.length < 1) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      const item = scopes[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 100) return false;
      if (lengthOf(item) < 1) return false;
    }
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  return true;
}

function is_getUsage$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.from !== undefined) {
      const from = query.from;
      if (typeof from !== "string") return false;
      if (!pattern6.test(from)) return false;
    }
    if (query.to !== undefined) {
      const to = query.to;
      if (typeof to !== "string") return false;
      if (!pattern6.test(to)) return false;
    }
    if (query.operation !== undefined) {
      const operation = query.operation;
      if (typeof operation !== "string") return false;
      if (lengthOf(operation) > 100) return false;
      if (lengthOf(operation) < 1) return false;
    }
    if (query.keyId !== undefined) {
      const keyId = query.keyId;
      if (typeof keyId !== "string") return false;
      if (!pattern5.test(keyId)) return false;
    }
  }
  return true;
}

function is_listJobs$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  return true;
}

function is_getJob$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.jobId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern2.test(jobId)) return false;
    }
  }
  return true;
}

function is_cancelJob$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.jobId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern2.test(jobId)) return false;
    }
  }
  return true;
}

function is_listSecurityEvents$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.teamId === undefined) return false;
    if (value.teamId !== undefined) {
      const teamId = value.teamId;
      if (typeof teamId !== "string") return false;
      if (!pattern2.test(teamId)) return false;
    }
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.limit === undefined) query.limit = 100;
    if (query.event !== undefined) {
      const event = query.event;
      if (typeof event !== "string") return false;
      if (lengthOf(event) > 100) return false;
      if (lengthOf(event) < 1) return false;
    }
    if (query.before !== undefined) {
      const before = query.before;
      if (typeof before !== "string") return false;
      if (!pattern2.test(before)) return false;
    }
    if (query.limit !== undefined) {
      const limit = query.limit;
      if (!Number.isInteger(limit)) return false;
      if (limit > 500) return false;
      if (limit < 1) return false;
    }
  }
  return true;
}
