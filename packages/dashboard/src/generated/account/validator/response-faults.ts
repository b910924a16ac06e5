// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_date_time, format_uri, isObject, lengthOf } from "./formats.js";
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
export const askForSignInLink_200: Faults = (data) => collect(list_Done, data);
export const askForSignInLink_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const askForSignInLink_403: Faults = (data) => collect(list_ErrorBody, data);
export const askForSignInLink_409: Faults = (data) => collect(list_ErrorBody, data);
export const askForSignInLink_413: Faults = (data) => collect(list_ErrorBody, data);
export const askForSignInLink_415: Faults = (data) => collect(list_ErrorBody, data);
export const askForSignInLink_429: Faults = (data) => collect(list_ErrorBody, data);
export const askForSignInLink_500: Faults = (data) => collect(list_ErrorBody, data);
export const askForSignInLink_503: Faults = (data) => collect(list_ErrorBody, data);
export const getSignInWays_200: Faults = (data) => collect(list_SignInWays, data);
export const getSignInWays_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getSignInWays_429: Faults = (data) => collect(list_ErrorBody, data);
export const getSignInWays_500: Faults = (data) => collect(list_ErrorBody, data);
export const getSignInWays_503: Faults = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_200: Faults = (data) => collect(list_StartedOpenid, data);
export const startOpenidSignIn_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const startOpenidSignIn_403: Faults = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_409: Faults = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_429: Faults = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_500: Faults = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_503: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_200: Faults = (data) => collect(list_SessionState, data);
export const createSessionByOpenid_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const createSessionByOpenid_403: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_409: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_413: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_415: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_429: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_500: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_503: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_200: Faults = (data) => collect(list_StartedSignIn, data);
export const startPasskeySignIn_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const startPasskeySignIn_403: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_409: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_429: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_500: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_503: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_200: Faults = (data) => collect(list_SessionState, data);
export const createSessionByPasskey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const createSessionByPasskey_403: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_409: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_413: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_415: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_429: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_500: Faults = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_503: Faults = (data) => collect(list_ErrorBody, data);
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
export const listPasskeys_200: Faults = (data) => collect(list_PasskeyList, data);
export const listPasskeys_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listPasskeys_401: Faults = (data) => collect(list_ErrorBody, data);
export const listPasskeys_429: Faults = (data) => collect(list_ErrorBody, data);
export const listPasskeys_500: Faults = (data) => collect(list_ErrorBody, data);
export const listPasskeys_503: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_200: Faults = (data) => collect(list_AddedPasskey, data);
export const addPasskey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const addPasskey_401: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_403: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_409: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_413: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_415: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_429: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_500: Faults = (data) => collect(list_ErrorBody, data);
export const addPasskey_503: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskey_200: Faults = (data) => collect(list_StartedPasskey, data);
export const startPasskey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const startPasskey_401: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskey_403: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskey_409: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskey_429: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskey_500: Faults = (data) => collect(list_ErrorBody, data);
export const startPasskey_503: Faults = (data) => collect(list_ErrorBody, data);
export const removePasskey_200: Faults = (data) => collect(list_Done, data);
export const removePasskey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const removePasskey_401: Faults = (data) => collect(list_ErrorBody, data);
export const removePasskey_403: Faults = (data) => collect(list_ErrorBody, data);
export const removePasskey_404: Faults = (data) => collect(list_ErrorBody, data);
export const removePasskey_429: Faults = (data) => collect(list_ErrorBody, data);
export const removePasskey_500: Faults = (data) => collect(list_ErrorBody, data);
export const removePasskey_503: Faults = (data) => collect(list_ErrorBody, data);
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
export const watchTeam_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const watchTeam_401: Faults = (data) => collect(list_ErrorBody, data);
export const watchTeam_403: Faults = (data) => collect(list_ErrorBody, data);
export const watchTeam_404: Faults = (data) => collect(list_ErrorBody, data);
export const watchTeam_429: Faults = (data) => collect(list_ErrorBody, data);
export const watchTeam_500: Faults = (data) => collect(list_ErrorBody, data);
export const watchTeam_503: Faults = (data) => collect(list_ErrorBody, data);
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
export const renewKey_200: Faults = (data) => collect(list_RenewedKey, data);
export const renewKey_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const renewKey_401: Faults = (data) => collect(list_ErrorBody, data);
export const renewKey_403: Faults = (data) => collect(list_ErrorBody, data);
export const renewKey_404: Faults = (data) => collect(list_ErrorBody, data);
export const renewKey_409: Faults = (data) => collect(list_ErrorBody, data);
export const renewKey_429: Faults = (data) => collect(list_ErrorBody, data);
export const renewKey_500: Faults = (data) => collect(list_ErrorBody, data);
export const renewKey_503: Faults = (data) => collect(list_ErrorBody, data);
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
export const getJobSnapshot_200: Faults = (data) => collect(list_JobSnapshot, data);
export const getJobSnapshot_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getJobSnapshot_401: Faults = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_403: Faults = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_404: Faults = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_429: Faults = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_500: Faults = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_503: Faults = (data) => collect(list_ErrorBody, data);
export const getPolicy_200: Faults = (data) => collect(list_PolicyState, data);
export const getPolicy_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getPolicy_401: Faults = (data) => collect(list_ErrorBody, data);
export const getPolicy_403: Faults = (data) => collect(list_ErrorBody, data);
export const getPolicy_404: Faults = (data) => collect(list_ErrorBody, data);
export const getPolicy_429: Faults = (data) => collect(list_ErrorBody, data);
export const getPolicy_500: Faults = (data) => collect(list_ErrorBody, data);
export const getPolicy_503: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_200: Faults = (data) => collect(list_PolicyState, data);
export const changePolicy_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const changePolicy_401: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_403: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_404: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_413: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_415: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_429: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_500: Faults = (data) => collect(list_ErrorBody, data);
export const changePolicy_503: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhooks_200: Faults = (data) => collect(list_WebhookState, data);
export const getWebhooks_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getWebhooks_401: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhooks_403: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhooks_404: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhooks_429: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhooks_500: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhooks_503: Faults = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_200: Faults = (data) => collect(list_WebhookDeliveryList, data);
export const listWebhookDeliveries_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listWebhookDeliveries_401: Faults = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_403: Faults = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_404: Faults = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_429: Faults = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_500: Faults = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_503: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_200: Faults = (data) => collect(list_WebhookDeliveryState, data);
export const getWebhookDelivery_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getWebhookDelivery_401: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_403: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_404: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_429: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_500: Faults = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_503: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_200: Faults = (data) => collect(list_WebhookDeliveryState, data);
export const resendWebhookDelivery_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const resendWebhookDelivery_401: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_403: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_404: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_409: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_429: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_500: Faults = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_503: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_200: Faults = (data) => collect(list_ShownWebhookSecret, data);
export const showWebhookSecret_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const showWebhookSecret_401: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_403: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_404: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_409: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_429: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_500: Faults = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_503: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_200: Faults = (data) => collect(list_ShownWebhookSecret, data);
export const rotateWebhookSecret_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const rotateWebhookSecret_401: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_403: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_404: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_413: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_415: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_429: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_500: Faults = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_503: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_200: Faults = (data) => collect(list_SecurityLog, data);
export const listSecurityEvents_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const listSecurityEvents_401: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_403: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_404: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_429: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_500: Faults = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_503: Faults = (data) => collect(list_ErrorBody, data);

const values1 = ["viewer","member","owner"];
const values2 = ["body","query","path","header","cookie"];
const source3 = "^[\\w-]+$";
const pattern4 = new RegExp(source3, "u");
const source5 = "^[0-9]{1,15}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";
const pattern6 = new RegExp(source5, "u");
const values7 = ["active","expired","revoked"];
const values8 = ["agent","crawl","batch"];
const values9 = ["processing","completed","failed","cancelled"];
const values10 = ["off","normal"];
const source11 = "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$";
const pattern12 = new RegExp(source11, "u");
const values13 = ["open","closed"];
const source14 = "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$";
const pattern15 = new RegExp(source14, "u");
const values16 = ["waiting","delivered","failed","gone"];
const values17 = ["address","connection","tls","timeout","answer"];
const pattern18 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const values19 = ["disabled","enabled","enforced"];

function list_SessionState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.person === undefined) addFault(faults, path, "required", { missingProperty: "person" });
    if (data.session === undefined) addFault(faults, path, "required", { missingProperty: "session" });
    if (data.teams === undefined) addFault(faults, path, "required", { missingProperty: "teams" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.person !== undefined) list_Person(data.person, path + "/person", faults);
    if (data.session !== undefined) list_PersonSession(data.session, path + "/session", faults);
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
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.email !== undefined) list_like_name(data.email, path + "/email", faults);
  }
}

function list_PersonSession(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.lastSeenAt === undefined) addFault(faults, path, "required", { missingProperty: "lastSeenAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.userAgent === undefined) addFault(faults, path, "required", { missingProperty: "userAgent" });
    if (data.current === undefined) addFault(faults, path, "required", { missingProperty: "current" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.lastSeenAt !== undefined) list_like_createdAt(data.lastSeenAt, path + "/lastSeenAt", faults);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", faults);
    if (data.userAgent !== undefined) list_like_name(data.userAgent, path + "/userAgent", faults);
    if (data.current !== undefined) list_like_current(data.current, path + "/current", faults);
  }
}

function list_TeamEntry(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.role !== undefined) list_Role(data.role, path + "/role", faults);
  }
}

function list_Role(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values1.includes(data)) addFault(faults, path, "enum", { allowedValues: values1 });
}

function list_headers_1(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", faults);
      }
    }
  }
}

function list_ValidationErrorBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", faults);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", faults);
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
    if (data.code !== undefined) list_like_name(data.code, path + "/code", faults);
  }
}

function list_ErrorDetail(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.in === undefined) addFault(faults, path, "required", { missingProperty: "in" });
    if (data.path === undefined) addFault(faults, path, "required", { missingProperty: "path" });
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.in !== undefined) {
      const value = data.in;
      if (typeof value !== "string") addFault(faults, path + "/in", "type", { type: "string" });
      if (!values2.includes(value)) addFault(faults, path + "/in", "enum", { allowedValues: values2 });
    }
    if (data.path !== undefined) list_like_name(data.path, path + "/path", faults);
    if (data.code !== undefined) list_like_name(data.code, path + "/code", faults);
    if (data.message !== undefined) list_like_name(data.message, path + "/message", faults);
    if (data.expected !== undefined) {
      const expected = data.expected;
    }
  }
}

function list_ErrorBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", faults);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", faults);
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) list_like_name(data.code, path + "/code", faults);
  }
}

function list_headers_2(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) list_like_Retry$45After(header["Retry-After"], path + "/header/Retry-After", faults);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", faults);
      }
    }
  }
}

function list_headers_3(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Set-Cookie"] !== undefined) list_like_name(header["Set-Cookie"], path + "/header/Set-Cookie", faults);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", faults);
      }
    }
  }
}

function list_Done(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
  }
}

function list_SignInWays(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.passkeys === undefined) addFault(faults, path, "required", { missingProperty: "passkeys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.passkeys !== undefined) list_like_current(data.passkeys, path + "/passkeys", faults);
    if (data.mail !== undefined) list_like_success(data.mail, path + "/mail", faults);
    if (data.organization !== undefined) list_like_name(data.organization, path + "/organization", faults);
  }
}

function list_StartedOpenid(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.address === undefined) addFault(faults, path, "required", { missingProperty: "address" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.address !== undefined) {
      const address = data.address;
      if (typeof address !== "string") addFault(faults, path + "/address", "type", { type: "string" });
      else {
        if (!format_uri(address)) addFault(faults, path + "/address", "format", { format: "uri" });
      }
    }
  }
}

function list_StartedSignIn(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.options === undefined) addFault(faults, path, "required", { missingProperty: "options" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.options !== undefined) list_PasskeyRequest(data.options, path + "/options", faults);
  }
}

function list_PasskeyRequest(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.rpId === undefined) addFault(faults, path, "required", { missingProperty: "rpId" });
    if (data.challenge === undefined) addFault(faults, path, "required", { missingProperty: "challenge" });
    if (data.timeout === undefined) addFault(faults, path, "required", { missingProperty: "timeout" });
    if (data.userVerification === undefined) addFault(faults, path, "required", { missingProperty: "userVerification" });
    if (data.rpId !== undefined) list_like_name(data.rpId, path + "/rpId", faults);
    if (data.challenge !== undefined) list_like_name(data.challenge, path + "/challenge", faults);
    if (data.timeout !== undefined) list_like_timeout(data.timeout, path + "/timeout", faults);
    if (data.userVerification !== undefined) list_like_userVerification(data.userVerification, path + "/userVerification", faults);
  }
}

function list_SessionList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addFault(faults, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
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

function list_PasskeyList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.passkeys === undefined) addFault(faults, path, "required", { missingProperty: "passkeys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.passkeys !== undefined) {
      const passkeys = data.passkeys;
      if (!Array.isArray(passkeys)) addFault(faults, path + "/passkeys", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < passkeys.length; index += 1) {
          const item = passkeys[index];
          list_Passkey(item, path + "/passkeys/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.origin !== undefined) list_like_name(data.origin, path + "/origin", faults);
  }
}

function list_Passkey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.isSynced === undefined) addFault(faults, path, "required", { missingProperty: "isSynced" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.lastUsedAt !== undefined) list_like_createdAt(data.lastUsedAt, path + "/lastUsedAt", faults);
    if (data.isSynced !== undefined) list_like_current(data.isSynced, path + "/isSynced", faults);
  }
}

function list_AddedPasskey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.passkey === undefined) addFault(faults, path, "required", { missingProperty: "passkey" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.passkey !== undefined) list_Passkey(data.passkey, path + "/passkey", faults);
  }
}

function list_StartedPasskey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.options === undefined) addFault(faults, path, "required", { missingProperty: "options" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.options !== undefined) list_PasskeyCreation(data.options, path + "/options", faults);
  }
}

function list_PasskeyCreation(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.rp === undefined) addFault(faults, path, "required", { missingProperty: "rp" });
    if (data.user === undefined) addFault(faults, path, "required", { missingProperty: "user" });
    if (data.challenge === undefined) addFault(faults, path, "required", { missingProperty: "challenge" });
    if (data.pubKeyCredParams === undefined) addFault(faults, path, "required", { missingProperty: "pubKeyCredParams" });
    if (data.timeout === undefined) addFault(faults, path, "required", { missingProperty: "timeout" });
    if (data.excludeCredentials === undefined) addFault(faults, path, "required", { missingProperty: "excludeCredentials" });
    if (data.authenticatorSelection === undefined) addFault(faults, path, "required", { missingProperty: "authenticatorSelection" });
    if (data.attestation === undefined) addFault(faults, path, "required", { missingProperty: "attestation" });
    if (data.rp !== undefined) {
      const rp = data.rp;
      if (!isObject(rp)) addFault(faults, path + "/rp", "type", { type: "object" });
      else {
        if (rp.id === undefined) addFault(faults, path + "/rp", "required", { missingProperty: "id" });
        if (rp.name === undefined) addFault(faults, path + "/rp", "required", { missingProperty: "name" });
        if (rp.id !== undefined) list_like_name(rp.id, path + "/rp/id", faults);
        if (rp.name !== undefined) list_like_name(rp.name, path + "/rp/name", faults);
      }
    }
    if (data.user !== undefined) {
      const user = data.user;
      if (!isObject(user)) addFault(faults, path + "/user", "type", { type: "object" });
      else {
        if (user.id === undefined) addFault(faults, path + "/user", "required", { missingProperty: "id" });
        if (user.name === undefined) addFault(faults, path + "/user", "required", { missingProperty: "name" });
        if (user.displayName === undefined) addFault(faults, path + "/user", "required", { missingProperty: "displayName" });
        if (user.id !== undefined) list_like_name(user.id, path + "/user/id", faults);
        if (user.name !== undefined) list_like_name(user.name, path + "/user/name", faults);
        if (user.displayName !== undefined) list_like_name(user.displayName, path + "/user/displayName", faults);
      }
    }
    if (data.challenge !== undefined) list_like_name(data.challenge, path + "/challenge", faults);
    if (data.pubKeyCredParams !== undefined) {
      const pubKeyCredParams = data.pubKeyCredParams;
      if (!Array.isArray(pubKeyCredParams)) addFault(faults, path + "/pubKeyCredParams", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < pubKeyCredParams.length; index += 1) {
          const item = pubKeyCredParams[index];
          if (!isObject(item)) addFault(faults, path + "/pubKeyCredParams/" + index, "type", { type: "object" });
          else {
            if (item.alg === undefined) addFault(faults, path + "/pubKeyCredParams/" + index, "required", { missingProperty: "alg" });
            if (item.type === undefined) addFault(faults, path + "/pubKeyCredParams/" + index, "required", { missingProperty: "type" });
            if (item.alg !== undefined) list_like_timeout(item.alg, path + "/pubKeyCredParams/" + index + "/alg", faults);
            if (item.type !== undefined) list_like_type(item.type, path + "/pubKeyCredParams/" + index + "/type", faults);
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.timeout !== undefined) list_like_timeout(data.timeout, path + "/timeout", faults);
    if (data.excludeCredentials !== undefined) {
      const excludeCredentials = data.excludeCredentials;
      if (!Array.isArray(excludeCredentials)) addFault(faults, path + "/excludeCredentials", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < excludeCredentials.length; index2 += 1) {
          const item2 = excludeCredentials[index2];
          list_PasskeyName(item2, path + "/excludeCredentials/" + index2, faults);
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.authenticatorSelection !== undefined) {
      const authenticatorSelection = data.authenticatorSelection;
      if (!isObject(authenticatorSelection)) addFault(faults, path + "/authenticatorSelection", "type", { type: "object" });
      else {
        if (authenticatorSelection.residentKey === undefined) addFault(faults, path + "/authenticatorSelection", "required", { missingProperty: "residentKey" });
        if (authenticatorSelection.requireResidentKey === undefined) addFault(faults, path + "/authenticatorSelection", "required", { missingProperty: "requireResidentKey" });
        if (authenticatorSelection.userVerification === undefined) addFault(faults, path + "/authenticatorSelection", "required", { missingProperty: "userVerification" });
        if (authenticatorSelection.residentKey !== undefined) list_like_userVerification(authenticatorSelection.residentKey, path + "/authenticatorSelection/residentKey", faults);
        if (authenticatorSelection.requireResidentKey !== undefined) list_like_success(authenticatorSelection.requireResidentKey, path + "/authenticatorSelection/requireResidentKey", faults);
        if (authenticatorSelection.userVerification !== undefined) list_like_userVerification(authenticatorSelection.userVerification, path + "/authenticatorSelection/userVerification", faults);
      }
    }
    if (data.attestation !== undefined) {
      const attestation = data.attestation;
      if (typeof attestation !== "string") addFault(faults, path + "/attestation", "type", { type: "string" });
      if (attestation !== "none") addFault(faults, path + "/attestation", "const", { allowedValue: "none" });
    }
  }
}

function list_PasskeyName(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (lengthOf(id) > 1400) addFault(faults, path + "/id", "maxLength", { limit: 1400 });
        if (lengthOf(id) < 1) addFault(faults, path + "/id", "minLength", { limit: 1 });
        if (lengthOf(id) <= 1400 && !pattern4.test(id)) addFault(faults, path + "/id", "pattern", { pattern: source3 });
      }
    }
    if (data.type !== undefined) list_like_type(data.type, path + "/type", faults);
  }
}

function list_FoundRequest(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.request === undefined) addFault(faults, path, "required", { missingProperty: "request" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.request !== undefined) list_KeyRequest(data.request, path + "/request", faults);
  }
}

function list_KeyRequest(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.clientId === undefined) addFault(faults, path, "required", { missingProperty: "clientId" });
    if (data.clientName === undefined) addFault(faults, path, "required", { missingProperty: "clientName" });
    if (data.address === undefined) addFault(faults, path, "required", { missingProperty: "address" });
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.code !== undefined) list_like_name(data.code, path + "/code", faults);
    if (data.clientId !== undefined) list_like_name(data.clientId, path + "/clientId", faults);
    if (data.clientName !== undefined) list_like_name(data.clientName, path + "/clientName", faults);
    if (data.address !== undefined) list_like_name(data.address, path + "/address", faults);
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", faults);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", faults);
  }
}

function list_TeamState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.team === undefined) addFault(faults, path, "required", { missingProperty: "team" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.team !== undefined) list_TeamDetail(data.team, path + "/team", faults);
  }
}

function list_TeamDetail(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
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
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.role !== undefined) list_Role(data.role, path + "/role", faults);
    if (data.plan !== undefined) list_like_name(data.plan, path + "/plan", faults);
    if (data.credits !== undefined) list_like_timeout(data.credits, path + "/credits", faults);
    if (data.held !== undefined) list_like_held(data.held, path + "/held", faults);
    if (data.running !== undefined) list_like_held(data.running, path + "/running", faults);
    if (data.limits !== undefined) list_PlanLimits(data.limits, path + "/limits", faults);
    if (data.threatProtection !== undefined) list_like_threatProtection(data.threatProtection, path + "/threatProtection", faults);
    if (data.zeroDataRetention !== undefined) list_like_current(data.zeroDataRetention, path + "/zeroDataRetention", faults);
  }
}

function list_PlanLimits(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.requestsPerMinute === undefined) addFault(faults, path, "required", { missingProperty: "requestsPerMinute" });
    if (data.concurrency === undefined) addFault(faults, path, "required", { missingProperty: "concurrency" });
    if (data.requestsPerMinute !== undefined) list_like_held(data.requestsPerMinute, path + "/requestsPerMinute", faults);
    if (data.statusReadsPerMinute !== undefined) list_like_held(data.statusReadsPerMinute, path + "/statusReadsPerMinute", faults);
    if (data.concurrency !== undefined) list_like_held(data.concurrency, path + "/concurrency", faults);
  }
}

function list_MemberList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.members === undefined) addFault(faults, path, "required", { missingProperty: "members" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
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
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after !== "string") addFault(faults, path + "/after", "type", { type: "string" });
      else {
        if (lengthOf(after) > 60) addFault(faults, path + "/after", "maxLength", { limit: 60 });
        if (lengthOf(after) <= 60 && !pattern6.test(after)) addFault(faults, path + "/after", "pattern", { pattern: source5 });
      }
    }
  }
}

function list_Member(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.joinedAt === undefined) addFault(faults, path, "required", { missingProperty: "joinedAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.email !== undefined) list_like_name(data.email, path + "/email", faults);
    if (data.role !== undefined) list_Role(data.role, path + "/role", faults);
    if (data.joinedAt !== undefined) list_like_createdAt(data.joinedAt, path + "/joinedAt", faults);
    if (data.lastSeenAt !== undefined) list_like_createdAt(data.lastSeenAt, path + "/lastSeenAt", faults);
  }
}

function list_AddedMember(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.member === undefined) addFault(faults, path, "required", { missingProperty: "member" });
    if (data.link === undefined) addFault(faults, path, "required", { missingProperty: "link" });
    if (data.linkExpiresAt === undefined) addFault(faults, path, "required", { missingProperty: "linkExpiresAt" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.member !== undefined) list_Member(data.member, path + "/member", faults);
    if (data.link !== undefined) list_like_name(data.link, path + "/link", faults);
    if (data.linkExpiresAt !== undefined) list_like_createdAt(data.linkExpiresAt, path + "/linkExpiresAt", faults);
  }
}

function list_ChangedMember(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.member === undefined) addFault(faults, path, "required", { missingProperty: "member" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.member !== undefined) list_Member(data.member, path + "/member", faults);
  }
}

function list_KeyList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.keys === undefined) addFault(faults, path, "required", { missingProperty: "keys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
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
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.scopes === undefined) addFault(faults, path, "required", { missingProperty: "scopes" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_name(data.id, path + "/id", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values7.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values7 });
    }
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", faults);
    if (data.lastUsedAt !== undefined) list_like_createdAt(data.lastUsedAt, path + "/lastUsedAt", faults);
    if (data.revokedAt !== undefined) list_like_createdAt(data.revokedAt, path + "/revokedAt", faults);
    if (data.lifeSeconds !== undefined) list_like_timeout(data.lifeSeconds, path + "/lifeSeconds", faults);
  }
}

function list_CreatedKey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addFault(faults, path, "required", { missingProperty: "key" });
    if (data.secret === undefined) addFault(faults, path, "required", { missingProperty: "secret" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", faults);
    if (data.secret !== undefined) list_like_name(data.secret, path + "/secret", faults);
  }
}

function list_RolledKey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addFault(faults, path, "required", { missingProperty: "key" });
    if (data.secret === undefined) addFault(faults, path, "required", { missingProperty: "secret" });
    if (data.replaced === undefined) addFault(faults, path, "required", { missingProperty: "replaced" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", faults);
    if (data.secret !== undefined) list_like_name(data.secret, path + "/secret", faults);
    if (data.replaced !== undefined) list_ApiKey(data.replaced, path + "/replaced", faults);
  }
}

function list_RenewedKey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addFault(faults, path, "required", { missingProperty: "key" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", faults);
  }
}

function list_UsageReport(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.from === undefined) addFault(faults, path, "required", { missingProperty: "from" });
    if (data.to === undefined) addFault(faults, path, "required", { missingProperty: "to" });
    if (data.days === undefined) addFault(faults, path, "required", { missingProperty: "days" });
    if (data.operations === undefined) addFault(faults, path, "required", { missingProperty: "operations" });
    if (data.keys === undefined) addFault(faults, path, "required", { missingProperty: "keys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.from !== undefined) list_like_name(data.from, path + "/from", faults);
    if (data.to !== undefined) list_like_name(data.to, path + "/to", faults);
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
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.day === undefined) addFault(faults, path, "required", { missingProperty: "day" });
    if (data.requests === undefined) addFault(faults, path, "required", { missingProperty: "requests" });
    if (data.refused === undefined) addFault(faults, path, "required", { missingProperty: "refused" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.day !== undefined) list_like_name(data.day, path + "/day", faults);
    if (data.requests !== undefined) list_like_held(data.requests, path + "/requests", faults);
    if (data.refused !== undefined) list_like_held(data.refused, path + "/refused", faults);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", faults);
  }
}

function list_UsageOperation(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.operation === undefined) addFault(faults, path, "required", { missingProperty: "operation" });
    if (data.requests === undefined) addFault(faults, path, "required", { missingProperty: "requests" });
    if (data.refused === undefined) addFault(faults, path, "required", { missingProperty: "refused" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.operation !== undefined) list_like_name(data.operation, path + "/operation", faults);
    if (data.requests !== undefined) list_like_held(data.requests, path + "/requests", faults);
    if (data.refused !== undefined) list_like_held(data.refused, path + "/refused", faults);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", faults);
  }
}

function list_UsageKey(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.requests === undefined) addFault(faults, path, "required", { missingProperty: "requests" });
    if (data.refused === undefined) addFault(faults, path, "required", { missingProperty: "refused" });
    if (data.credits === undefined) addFault(faults, path, "required", { missingProperty: "credits" });
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", faults);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", faults);
    if (data.requests !== undefined) list_like_held(data.requests, path + "/requests", faults);
    if (data.refused !== undefined) list_like_held(data.refused, path + "/refused", faults);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", faults);
  }
}

function list_JobList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.jobs === undefined) addFault(faults, path, "required", { missingProperty: "jobs" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
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
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.kind === undefined) addFault(faults, path, "required", { missingProperty: "kind" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addFault(faults, path + "/kind", "type", { type: "string" });
      if (!values8.includes(kind)) addFault(faults, path + "/kind", "enum", { allowedValues: values8 });
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values9.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values9 });
    }
    if (data.title !== undefined) list_like_name(data.title, path + "/title", faults);
    if (data.creditsUsed !== undefined) list_like_held(data.creditsUsed, path + "/creditsUsed", faults);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.finishedAt !== undefined) list_like_createdAt(data.finishedAt, path + "/finishedAt", faults);
    if (data.username !== undefined) list_like_name(data.username, path + "/username", faults);
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", faults);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", faults);
    if (data.pages !== undefined) list_JobPages(data.pages, path + "/pages", faults);
  }
}

function list_JobPages(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.completed === undefined) addFault(faults, path, "required", { missingProperty: "completed" });
    if (data.failed === undefined) addFault(faults, path, "required", { missingProperty: "failed" });
    if (data.waiting === undefined) addFault(faults, path, "required", { missingProperty: "waiting" });
    if (data.completed !== undefined) list_like_held(data.completed, path + "/completed", faults);
    if (data.failed !== undefined) list_like_held(data.failed, path + "/failed", faults);
    if (data.waiting !== undefined) list_like_held(data.waiting, path + "/waiting", faults);
  }
}

function list_JobDetail(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.job === undefined) addFault(faults, path, "required", { missingProperty: "job" });
    if (data.steps === undefined) addFault(faults, path, "required", { missingProperty: "steps" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.job !== undefined) list_Job(data.job, path + "/job", faults);
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
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.at === undefined) addFault(faults, path, "required", { missingProperty: "at" });
    if (data.who === undefined) addFault(faults, path, "required", { missingProperty: "who" });
    if (data.text === undefined) addFault(faults, path, "required", { missingProperty: "text" });
    if (data.at !== undefined) list_like_name(data.at, path + "/at", faults);
    if (data.who !== undefined) list_like_name(data.who, path + "/who", faults);
    if (data.text !== undefined) list_like_name(data.text, path + "/text", faults);
    if (data.snapshot !== undefined) {
      const snapshot = data.snapshot;
      if (!isObject(snapshot)) addFault(faults, path + "/snapshot", "type", { type: "object" });
      else {
        if (snapshot.id === undefined) addFault(faults, path + "/snapshot", "required", { missingProperty: "id" });
        if (snapshot.kind === undefined) addFault(faults, path + "/snapshot", "required", { missingProperty: "kind" });
        if (snapshot.name === undefined) addFault(faults, path + "/snapshot", "required", { missingProperty: "name" });
        if (snapshot.id !== undefined) list_like_id(snapshot.id, path + "/snapshot/id", faults);
        if (snapshot.kind !== undefined) list_like_name(snapshot.kind, path + "/snapshot/kind", faults);
        if (snapshot.name !== undefined) list_like_name(snapshot.name, path + "/snapshot/name", faults);
      }
    }
    if (data.isError !== undefined) list_like_current(data.isError, path + "/isError", faults);
  }
}

function list_JobSnapshot(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.snapshot === undefined) addFault(faults, path, "required", { missingProperty: "snapshot" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.snapshot !== undefined) list_like_name(data.snapshot, path + "/snapshot", faults);
  }
}

function list_PolicyState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.policy === undefined) addFault(faults, path, "required", { missingProperty: "policy" });
    if (data.overrides === undefined) addFault(faults, path, "required", { missingProperty: "overrides" });
    if (data.protection === undefined) addFault(faults, path, "required", { missingProperty: "protection" });
    if (data.teams === undefined) addFault(faults, path, "required", { missingProperty: "teams" });
    if (data.mayChange === undefined) addFault(faults, path, "required", { missingProperty: "mayChange" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.policy !== undefined) list_ThreatPolicy(data.policy, path + "/policy", faults);
    if (data.overrides !== undefined) list_like_current(data.overrides, path + "/overrides", faults);
    if (data.protection !== undefined) list_like_threatProtection(data.protection, path + "/protection", faults);
    if (data.teams !== undefined) list_like_Retry$45After(data.teams, path + "/teams", faults);
    if (data.mayChange !== undefined) list_like_current(data.mayChange, path + "/mayChange", faults);
  }
}

function list_ThreatPolicy(data, path, faults) {
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
      if (!values10.includes(mode)) addFault(faults, path + "/mode", "enum", { allowedValues: values10 });
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
            if (!pattern12.test(item3)) addFault(faults, path + "/blockedTlds/" + index3, "pattern", { pattern: source11 });
          }
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      const failurePolicy = data.failurePolicy;
      if (typeof failurePolicy !== "string") addFault(faults, path + "/failurePolicy", "type", { type: "string" });
      if (!values13.includes(failurePolicy)) addFault(faults, path + "/failurePolicy", "enum", { allowedValues: values13 });
    }
  }
}

function list_DomainPattern(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addFault(faults, path, "maxLength", { limit: 255 });
    if (lengthOf(data) <= 255 && !pattern15.test(data)) addFault(faults, path, "pattern", { pattern: source14, example: "example.com" });
  }
}

function list_WebhookState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.secrets === undefined) addFault(faults, path, "required", { missingProperty: "secrets" });
    if (data.waiting === undefined) addFault(faults, path, "required", { missingProperty: "waiting" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.secrets !== undefined) {
      const secrets = data.secrets;
      if (!Array.isArray(secrets)) addFault(faults, path + "/secrets", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < secrets.length; index += 1) {
          const item = secrets[index];
          list_WebhookSecret(item, path + "/secrets/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.waiting !== undefined) {
      const waiting = data.waiting;
      if (!Array.isArray(waiting)) addFault(faults, path + "/waiting", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < waiting.length; index2 += 1) {
          const item2 = waiting[index2];
          list_WaitingWebhook(item2, path + "/waiting/" + index2, faults);
          if (faults.length >= limit2) break;
        }
      }
    }
  }
}

function list_WebhookSecret(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.number === undefined) addFault(faults, path, "required", { missingProperty: "number" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.number !== undefined) list_like_Retry$45After(data.number, path + "/number", faults);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.shownAt !== undefined) list_like_createdAt(data.shownAt, path + "/shownAt", faults);
    if (data.endsAt !== undefined) list_like_createdAt(data.endsAt, path + "/endsAt", faults);
  }
}

function list_WaitingWebhook(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.jobId === undefined) addFault(faults, path, "required", { missingProperty: "jobId" });
    if (data.receiver === undefined) addFault(faults, path, "required", { missingProperty: "receiver" });
    if (data.events === undefined) addFault(faults, path, "required", { missingProperty: "events" });
    if (data.attempts === undefined) addFault(faults, path, "required", { missingProperty: "attempts" });
    if (data.since === undefined) addFault(faults, path, "required", { missingProperty: "since" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.jobId !== undefined) list_like_id(data.jobId, path + "/jobId", faults);
    if (data.receiver !== undefined) list_like_name(data.receiver, path + "/receiver", faults);
    if (data.events !== undefined) list_like_Retry$45After(data.events, path + "/events", faults);
    if (data.attempts !== undefined) list_like_held(data.attempts, path + "/attempts", faults);
    if (data.since !== undefined) list_like_createdAt(data.since, path + "/since", faults);
  }
}

function list_WebhookDeliveryList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.deliveries === undefined) addFault(faults, path, "required", { missingProperty: "deliveries" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.deliveries !== undefined) {
      const deliveries = data.deliveries;
      if (!Array.isArray(deliveries)) addFault(faults, path + "/deliveries", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < deliveries.length; index += 1) {
          const item = deliveries[index];
          list_WebhookDelivery(item, path + "/deliveries/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.before !== undefined) list_like_id(data.before, path + "/before", faults);
  }
}

function list_WebhookDelivery(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.jobId === undefined) addFault(faults, path, "required", { missingProperty: "jobId" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.receiver === undefined) addFault(faults, path, "required", { missingProperty: "receiver" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.attempts === undefined) addFault(faults, path, "required", { missingProperty: "attempts" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.isKept === undefined) addFault(faults, path, "required", { missingProperty: "isKept" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.jobId !== undefined) list_like_id(data.jobId, path + "/jobId", faults);
    if (data.type !== undefined) list_like_name(data.type, path + "/type", faults);
    if (data.receiver !== undefined) list_like_name(data.receiver, path + "/receiver", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values16.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values16 });
    }
    if (data.attempts !== undefined) list_like_held(data.attempts, path + "/attempts", faults);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", faults);
    if (data.lastAttemptAt !== undefined) list_like_createdAt(data.lastAttemptAt, path + "/lastAttemptAt", faults);
    if (data.lastStatus !== undefined) {
      const lastStatus = data.lastStatus;
      if (!Number.isInteger(lastStatus)) addFault(faults, path + "/lastStatus", "type", { type: "integer" });
      if (Number.isFinite(lastStatus)) {
        if (lastStatus > 599) addFault(faults, path + "/lastStatus", "maximum", { limit: 599 });
        if (lastStatus < 100) addFault(faults, path + "/lastStatus", "minimum", { limit: 100 });
      }
    }
    if (data.failure !== undefined) {
      const failure = data.failure;
      if (typeof failure !== "string") addFault(faults, path + "/failure", "type", { type: "string" });
      if (!values17.includes(failure)) addFault(faults, path + "/failure", "enum", { allowedValues: values17 });
    }
    if (data.nextAttemptAt !== undefined) list_like_createdAt(data.nextAttemptAt, path + "/nextAttemptAt", faults);
    if (data.isKept !== undefined) list_like_current(data.isKept, path + "/isKept", faults);
  }
}

function list_WebhookDeliveryState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.delivery === undefined) addFault(faults, path, "required", { missingProperty: "delivery" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.delivery !== undefined) list_WebhookDelivery(data.delivery, path + "/delivery", faults);
  }
}

function list_ShownWebhookSecret(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.number === undefined) addFault(faults, path, "required", { missingProperty: "number" });
    if (data.secret === undefined) addFault(faults, path, "required", { missingProperty: "secret" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.number !== undefined) list_like_Retry$45After(data.number, path + "/number", faults);
    if (data.secret !== undefined) list_like_name(data.secret, path + "/secret", faults);
  }
}

function list_SecurityLog(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.events === undefined) addFault(faults, path, "required", { missingProperty: "events" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
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
    if (data.before !== undefined) list_like_id(data.before, path + "/before", faults);
  }
}

function list_SecurityEvent(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.at === undefined) addFault(faults, path, "required", { missingProperty: "at" });
    if (data.event === undefined) addFault(faults, path, "required", { missingProperty: "event" });
    if (data.facts === undefined) addFault(faults, path, "required", { missingProperty: "facts" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.at !== undefined) list_like_createdAt(data.at, path + "/at", faults);
    if (data.event !== undefined) list_like_name(data.event, path + "/event", faults);
    if (data.actor !== undefined) list_like_name(data.actor, path + "/actor", faults);
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", faults);
    if (data.facts !== undefined) {
      const facts = data.facts;
      if (!isObject(facts)) addFault(faults, path + "/facts", "type", { type: "object" });
    }
  }
}

function list_like_success(data, path, faults) {
  if (typeof data !== "boolean") addFault(faults, path, "type", { type: "boolean" });
  if (data !== true) addFault(faults, path, "const", { allowedValue: true });
}

function list_like_id(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern18.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_like_name(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
}

function list_like_createdAt(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addFault(faults, path, "format", { format: "date-time" });
  }
}

function list_like_current(data, path, faults) {
  if (typeof data !== "boolean") addFault(faults, path, "type", { type: "boolean" });
}

function list_like_X$45Request$45Id(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 128) addFault(faults, path, "maxLength", { limit: 128 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}

function list_like_success2(data, path, faults) {
  if (typeof data !== "boolean") addFault(faults, path, "type", { type: "boolean" });
  if (data !== false) addFault(faults, path, "const", { allowedValue: false });
}

function list_like_Retry$45After(data, path, faults) {
  if (!Number.isInteger(data)) addFault(faults, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 1) addFault(faults, path, "minimum", { limit: 1 });
  }
}

function list_like_timeout(data, path, faults) {
  if (!Number.isInteger(data)) addFault(faults, path, "type", { type: "integer" });
}

function list_like_userVerification(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (data !== "required") addFault(faults, path, "const", { allowedValue: "required" });
}

function list_like_type(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (data !== "public-key") addFault(faults, path, "const", { allowedValue: "public-key" });
}

function list_like_scopes(data, path, faults) {
  if (!Array.isArray(data)) addFault(faults, path, "type", { type: "array" });
  else {
    const limit = faults.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addFault(faults, path + "/" + index, "type", { type: "string" });
      if (faults.length >= limit) break;
    }
  }
}

function list_like_held(data, path, faults) {
  if (!Number.isInteger(data)) addFault(faults, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 0) addFault(faults, path, "minimum", { limit: 0 });
  }
}

function list_like_threatProtection(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values19.includes(data)) addFault(faults, path, "enum", { allowedValues: values19 });
}
