// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addViolation, collect, format_date_time, format_uri, isObject, lengthOf } from "./formats.js";
import type { CollectViolations } from "@web-data/validator/runtime";
export const getSession_200: CollectViolations = (data) => collect(list_SessionState, data);
export const headers_1: CollectViolations = (data) => collect(list_headers_1, data);
export const getSession_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getSession_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getSession_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const headers_2: CollectViolations = (data) => collect(list_headers_2, data);
export const getSession_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getSession_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSession_200: CollectViolations = (data) => collect(list_SessionState, data);
export const headers_3: CollectViolations = (data) => collect(list_headers_3, data);
export const createSession_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const createSession_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSession_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSession_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSession_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSession_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSession_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endSession_200: CollectViolations = (data) => collect(list_Done, data);
export const endSession_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const endSession_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endSession_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endSession_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endSession_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endSession_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_200: CollectViolations = (data) => collect(list_Done, data);
export const sendSignInLink_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const sendSignInLink_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const sendSignInLink_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getSignInWays_200: CollectViolations = (data) => collect(list_SignInWays, data);
export const getSignInWays_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getSignInWays_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getSignInWays_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getSignInWays_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_200: CollectViolations = (data) => collect(list_StartedOpenid, data);
export const startOpenidSignIn_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const startOpenidSignIn_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startOpenidSignIn_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_200: CollectViolations = (data) => collect(list_SessionState, data);
export const createSessionByOpenid_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const createSessionByOpenid_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByOpenid_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_200: CollectViolations = (data) => collect(list_StartedSignIn, data);
export const startPasskeySignIn_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const startPasskeySignIn_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskeySignIn_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_200: CollectViolations = (data) => collect(list_SessionState, data);
export const createSessionByPasskey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const createSessionByPasskey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createSessionByPasskey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSessions_200: CollectViolations = (data) => collect(list_SessionList, data);
export const listSessions_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listSessions_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSessions_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSessions_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSessions_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endOneSession_200: CollectViolations = (data) => collect(list_Done, data);
export const endOneSession_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const endOneSession_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endOneSession_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endOneSession_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endOneSession_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endOneSession_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endOneSession_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listPasskeys_200: CollectViolations = (data) => collect(list_PasskeyList, data);
export const listPasskeys_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listPasskeys_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listPasskeys_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listPasskeys_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listPasskeys_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_200: CollectViolations = (data) => collect(list_AddedPasskey, data);
export const addPasskey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const addPasskey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addPasskey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskey_200: CollectViolations = (data) => collect(list_StartedPasskey, data);
export const startPasskey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const startPasskey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskey_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startPasskey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removePasskey_200: CollectViolations = (data) => collect(list_Done, data);
export const removePasskey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const removePasskey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removePasskey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removePasskey_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removePasskey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removePasskey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removePasskey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_200: CollectViolations = (data) => collect(list_FoundRequest, data);
export const findDeviceRequest_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const findDeviceRequest_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const findDeviceRequest_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_200: CollectViolations = (data) => collect(list_Done, data);
export const denyDeviceRequest_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const denyDeviceRequest_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const denyDeviceRequest_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeam_200: CollectViolations = (data) => collect(list_TeamState, data);
export const getTeam_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getTeam_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeam_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeam_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeam_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeam_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeam_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const watchTeam_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const watchTeam_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const watchTeam_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const watchTeam_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const watchTeam_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const watchTeam_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const watchTeam_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMembers_200: CollectViolations = (data) => collect(list_MemberList, data);
export const listMembers_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listMembers_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMembers_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMembers_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMembers_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMembers_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMembers_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_200: CollectViolations = (data) => collect(list_AddedMember, data);
export const addMember_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const addMember_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const addMember_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_200: CollectViolations = (data) => collect(list_Done, data);
export const removeMember_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const removeMember_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeMember_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_200: CollectViolations = (data) => collect(list_ChangedMember, data);
export const changeMember_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const changeMember_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMember_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listKeys_200: CollectViolations = (data) => collect(list_KeyList, data);
export const listKeys_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listKeys_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listKeys_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listKeys_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listKeys_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listKeys_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listKeys_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_200: CollectViolations = (data) => collect(list_CreatedKey, data);
export const createKey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const createKey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createKey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getKey_200: CollectViolations = (data) => collect(list_KeyDetail, data);
export const getKey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getKey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getKey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getKey_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getKey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getKey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getKey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const revokeKey_200: CollectViolations = (data) => collect(list_Done, data);
export const revokeKey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const revokeKey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const revokeKey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const revokeKey_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const revokeKey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const revokeKey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const revokeKey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_200: CollectViolations = (data) => collect(list_RolledKey, data);
export const rollKey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const rollKey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rollKey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_200: CollectViolations = (data) => collect(list_RenewedKey, data);
export const renewKey_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const renewKey_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const renewKey_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_200: CollectViolations = (data) => collect(list_Done, data);
export const approveDeviceRequest_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const approveDeviceRequest_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const approveDeviceRequest_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listRequests_200: CollectViolations = (data) => collect(list_RequestList, data);
export const listRequests_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listRequests_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listRequests_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listRequests_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listRequests_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listRequests_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listRequests_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getUsage_200: CollectViolations = (data) => collect(list_UsageReport, data);
export const getUsage_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getUsage_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getUsage_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getUsage_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getUsage_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getUsage_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getUsage_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBudget_200: CollectViolations = (data) => collect(list_BudgetState, data);
export const getBudget_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getBudget_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBudget_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBudget_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBudget_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBudget_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBudget_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_200: CollectViolations = (data) => collect(list_BudgetState, data);
export const changeBudget_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const changeBudget_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeBudget_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeBudget_200: CollectViolations = (data) => collect(list_Done, data);
export const removeBudget_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const removeBudget_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeBudget_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeBudget_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeBudget_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeBudget_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const removeBudget_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listUnsubscribed_200: CollectViolations = (data) => collect(list_UnsubscribedList, data);
export const listUnsubscribed_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listUnsubscribed_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listUnsubscribed_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listUnsubscribed_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listUnsubscribed_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listUnsubscribed_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listUnsubscribed_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resubscribe_200: CollectViolations = (data) => collect(list_Done, data);
export const resubscribe_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const resubscribe_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resubscribe_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resubscribe_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resubscribe_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resubscribe_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resubscribe_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobs_200: CollectViolations = (data) => collect(list_JobList, data);
export const listJobs_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listJobs_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobs_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobs_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobs_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobs_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobs_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJob_200: CollectViolations = (data) => collect(list_JobDetail, data);
export const getJob_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getJob_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJob_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJob_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJob_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJob_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJob_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_200: CollectViolations = (data) => collect(list_Done, data);
export const cancelJob_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const cancelJob_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelJob_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_200: CollectViolations = (data) => collect(list_Done, data);
export const retryJob_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const retryJob_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const retryJob_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobFailures_200: CollectViolations = (data) => collect(list_JobFailureList, data);
export const listJobFailures_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listJobFailures_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobFailures_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobFailures_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobFailures_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobFailures_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listJobFailures_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_200: CollectViolations = (data) => collect(list_JobSnapshot, data);
export const getJobSnapshot_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getJobSnapshot_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getJobSnapshot_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_200: CollectViolations = (data) => collect(list_MonitorList, data);
export const listMonitors_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listMonitors_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_200: CollectViolations = (data) => collect(list_MonitorState, data);
export const getMonitor_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_200: CollectViolations = (data) => collect(list_MonitorState, data);
export const changeMonitor_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const changeMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changeMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_200: CollectViolations = (data) => collect(list_MonitorCheckState, data);
export const runMonitor_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const runMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_200: CollectViolations = (data) => collect(list_MonitorCheckList, data);
export const listMonitorChecks_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listMonitorChecks_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_200: CollectViolations = (data) => collect(list_MonitorCheckDetail, data);
export const getMonitorCheck_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getMonitorCheck_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteractSessions_200: CollectViolations = (data) => collect(list_InteractSessionList, data);
export const listInteractSessions_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listInteractSessions_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteractSessions_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteractSessions_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteractSessions_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteractSessions_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteractSessions_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractSession_200: CollectViolations = (data) => collect(list_InteractSessionDetail, data);
export const getInteractSession_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getInteractSession_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractSession_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractSession_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractSession_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractSession_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractSession_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_200: CollectViolations = (data) => collect(list_Done, data);
export const endInteractSession_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const endInteractSession_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteractSession_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteInteractRecord_200: CollectViolations = (data) => collect(list_Done, data);
export const deleteInteractRecord_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const deleteInteractRecord_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteInteractRecord_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteInteractRecord_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteInteractRecord_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteInteractRecord_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteInteractRecord_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractScreenshot_200: CollectViolations = (data) => collect(list_InteractScreenshot, data);
export const getInteractScreenshot_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getInteractScreenshot_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractScreenshot_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractScreenshot_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractScreenshot_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractScreenshot_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getInteractScreenshot_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getPolicy_200: CollectViolations = (data) => collect(list_PolicyState, data);
export const getPolicy_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getPolicy_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getPolicy_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getPolicy_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getPolicy_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getPolicy_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getPolicy_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_200: CollectViolations = (data) => collect(list_PolicyState, data);
export const changePolicy_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const changePolicy_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const changePolicy_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhooks_200: CollectViolations = (data) => collect(list_WebhookState, data);
export const getWebhooks_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getWebhooks_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhooks_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhooks_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhooks_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhooks_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhooks_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_200: CollectViolations = (data) => collect(list_WebhookDeliveryList, data);
export const listWebhookDeliveries_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listWebhookDeliveries_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listWebhookDeliveries_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_200: CollectViolations = (data) => collect(list_WebhookDeliveryState, data);
export const getWebhookDelivery_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getWebhookDelivery_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getWebhookDelivery_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_200: CollectViolations = (data) => collect(list_WebhookDeliveryState, data);
export const resendWebhookDelivery_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const resendWebhookDelivery_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const resendWebhookDelivery_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_200: CollectViolations = (data) => collect(list_WebhookSecretValue, data);
export const showWebhookSecret_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const showWebhookSecret_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const showWebhookSecret_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_200: CollectViolations = (data) => collect(list_WebhookSecretValue, data);
export const rotateWebhookSecret_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const rotateWebhookSecret_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const rotateWebhookSecret_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_200: CollectViolations = (data) => collect(list_SecurityLog, data);
export const listSecurityEvents_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const listSecurityEvents_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_403: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listSecurityEvents_503: CollectViolations = (data) => collect(list_ErrorBody, data);

const values1 = ["viewer","member","owner"];
const values2 = ["body","query","path","header","cookie"];
const source3 = "^[\\w-]+$";
const pattern4 = new RegExp(source3, "u");
const source5 = "^[\\w-]{0,1200}~[\\w-]{1,64}$";
const pattern6 = new RegExp(source5, "u");
const values7 = ["active","expired","revoked"];
const values8 = ["monitor","budget"];
const values9 = ["agent","crawl","batch","check","mail","webhook"];
const values10 = ["processing","completed","failed","cancelled","skipped"];
const values11 = ["waiting","running"];
const values12 = ["error","robots"];
const values13 = ["active","paused"];
const values14 = ["queued","running","completed","partial","failed","skipped"];
const values15 = ["scheduled","manual"];
const values16 = ["same","changed","new","removed","error"];
const source17 = "^data:image/jpeg;base64,";
const pattern18 = new RegExp(source17, "u");
const values19 = ["off","normal"];
const source20 = "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$";
const pattern21 = new RegExp(source20, "u");
const values22 = ["open","closed"];
const source23 = "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$";
const pattern24 = new RegExp(source23, "u");
const values25 = ["waiting","delivered","failed","gone"];
const values26 = ["address","connection","tls","timeout","response"];
const pattern27 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const values28 = ["disabled","enabled","enforced"];

function list_SessionState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.person === undefined) addViolation(violations, path, "required", { missingProperty: "person" });
    if (data.session === undefined) addViolation(violations, path, "required", { missingProperty: "session" });
    if (data.teams === undefined) addViolation(violations, path, "required", { missingProperty: "teams" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.person !== undefined) list_Person(data.person, path + "/person", violations);
    if (data.session !== undefined) list_PersonSession(data.session, path + "/session", violations);
    if (data.teams !== undefined) {
      const teams = data.teams;
      if (!Array.isArray(teams)) addViolation(violations, path + "/teams", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < teams.length; index += 1) {
          const item = teams[index];
          list_TeamEntry(item, path + "/teams/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_Person(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.email !== undefined) list_like_name(data.email, path + "/email", violations);
  }
}

function list_PersonSession(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.lastSeenAt === undefined) addViolation(violations, path, "required", { missingProperty: "lastSeenAt" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.userAgent === undefined) addViolation(violations, path, "required", { missingProperty: "userAgent" });
    if (data.current === undefined) addViolation(violations, path, "required", { missingProperty: "current" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.lastSeenAt !== undefined) list_like_createdAt(data.lastSeenAt, path + "/lastSeenAt", violations);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.userAgent !== undefined) list_like_name(data.userAgent, path + "/userAgent", violations);
    if (data.current !== undefined) list_like_current(data.current, path + "/current", violations);
  }
}

function list_TeamEntry(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addViolation(violations, path, "required", { missingProperty: "role" });
    if (data.suspended === undefined) addViolation(violations, path, "required", { missingProperty: "suspended" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.role !== undefined) list_Role(data.role, path + "/role", violations);
    if (data.suspended !== undefined) list_like_current(data.suspended, path + "/suspended", violations);
  }
}

function list_Role(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values1.includes(data)) addViolation(violations, path, "enum", { allowedValues: values1 });
}

function list_headers_1(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", violations);
      }
    }
  }
}

function list_ValidationErrorBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", violations);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", violations);
    if (data.details !== undefined) {
      const details = data.details;
      if (!Array.isArray(details)) addViolation(violations, path + "/details", "type", { type: "array" });
      else {
        if (details.length > 20) addViolation(violations, path + "/details", "maxItems", { limit: 20 });
        const limit = violations.length + 20;
        for (let index = 0; index < details.length; index += 1) {
          const item = details[index];
          list_ErrorDetail(item, path + "/details/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.code !== undefined) list_like_name(data.code, path + "/code", violations);
  }
}

function list_ErrorDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.in === undefined) addViolation(violations, path, "required", { missingProperty: "in" });
    if (data.path === undefined) addViolation(violations, path, "required", { missingProperty: "path" });
    if (data.code === undefined) addViolation(violations, path, "required", { missingProperty: "code" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.in !== undefined) {
      const value = data.in;
      if (typeof value !== "string") addViolation(violations, path + "/in", "type", { type: "string" });
      if (!values2.includes(value)) addViolation(violations, path + "/in", "enum", { allowedValues: values2 });
    }
    if (data.path !== undefined) list_like_name(data.path, path + "/path", violations);
    if (data.code !== undefined) list_like_name(data.code, path + "/code", violations);
    if (data.message !== undefined) list_like_name(data.message, path + "/message", violations);
    if (data.expected !== undefined) {
      const expected = data.expected;
    }
  }
}

function list_ErrorBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", violations);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", violations);
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) list_like_name(data.code, path + "/code", violations);
  }
}

function list_headers_2(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) list_like_Retry$45After(header["Retry-After"], path + "/header/Retry-After", violations);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", violations);
      }
    }
  }
}

function list_headers_3(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["Set-Cookie"] !== undefined) list_like_name(header["Set-Cookie"], path + "/header/Set-Cookie", violations);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", violations);
      }
    }
  }
}

function list_Done(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
  }
}

function list_SignInWays(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.passkeys === undefined) addViolation(violations, path, "required", { missingProperty: "passkeys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.passkeys !== undefined) list_like_current(data.passkeys, path + "/passkeys", violations);
    if (data.mail !== undefined) list_like_success(data.mail, path + "/mail", violations);
    if (data.organization !== undefined) list_like_name(data.organization, path + "/organization", violations);
  }
}

function list_StartedOpenid(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.address === undefined) addViolation(violations, path, "required", { missingProperty: "address" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.address !== undefined) {
      const address = data.address;
      if (typeof address !== "string") addViolation(violations, path + "/address", "type", { type: "string" });
      else {
        if (!format_uri(address)) addViolation(violations, path + "/address", "format", { format: "uri" });
      }
    }
  }
}

function list_StartedSignIn(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.options === undefined) addViolation(violations, path, "required", { missingProperty: "options" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.options !== undefined) list_PasskeyRequest(data.options, path + "/options", violations);
  }
}

function list_PasskeyRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.rpId === undefined) addViolation(violations, path, "required", { missingProperty: "rpId" });
    if (data.challenge === undefined) addViolation(violations, path, "required", { missingProperty: "challenge" });
    if (data.timeout === undefined) addViolation(violations, path, "required", { missingProperty: "timeout" });
    if (data.userVerification === undefined) addViolation(violations, path, "required", { missingProperty: "userVerification" });
    if (data.rpId !== undefined) list_like_name(data.rpId, path + "/rpId", violations);
    if (data.challenge !== undefined) list_like_name(data.challenge, path + "/challenge", violations);
    if (data.timeout !== undefined) list_like_timeout(data.timeout, path + "/timeout", violations);
    if (data.userVerification !== undefined) list_like_userVerification(data.userVerification, path + "/userVerification", violations);
  }
}

function list_SessionList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addViolation(violations, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.sessions !== undefined) {
      const sessions = data.sessions;
      if (!Array.isArray(sessions)) addViolation(violations, path + "/sessions", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < sessions.length; index += 1) {
          const item = sessions[index];
          list_PersonSession(item, path + "/sessions/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_PasskeyList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.passkeys === undefined) addViolation(violations, path, "required", { missingProperty: "passkeys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.passkeys !== undefined) {
      const passkeys = data.passkeys;
      if (!Array.isArray(passkeys)) addViolation(violations, path + "/passkeys", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < passkeys.length; index += 1) {
          const item = passkeys[index];
          list_Passkey(item, path + "/passkeys/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.origin !== undefined) list_like_name(data.origin, path + "/origin", violations);
  }
}

function list_Passkey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.isSynced === undefined) addViolation(violations, path, "required", { missingProperty: "isSynced" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.lastUsedAt !== undefined) list_like_createdAt(data.lastUsedAt, path + "/lastUsedAt", violations);
    if (data.isSynced !== undefined) list_like_current(data.isSynced, path + "/isSynced", violations);
  }
}

function list_AddedPasskey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.passkey === undefined) addViolation(violations, path, "required", { missingProperty: "passkey" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.passkey !== undefined) list_Passkey(data.passkey, path + "/passkey", violations);
  }
}

function list_StartedPasskey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.options === undefined) addViolation(violations, path, "required", { missingProperty: "options" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.options !== undefined) list_PasskeyCreation(data.options, path + "/options", violations);
  }
}

function list_PasskeyCreation(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.rp === undefined) addViolation(violations, path, "required", { missingProperty: "rp" });
    if (data.user === undefined) addViolation(violations, path, "required", { missingProperty: "user" });
    if (data.challenge === undefined) addViolation(violations, path, "required", { missingProperty: "challenge" });
    if (data.pubKeyCredParams === undefined) addViolation(violations, path, "required", { missingProperty: "pubKeyCredParams" });
    if (data.timeout === undefined) addViolation(violations, path, "required", { missingProperty: "timeout" });
    if (data.excludeCredentials === undefined) addViolation(violations, path, "required", { missingProperty: "excludeCredentials" });
    if (data.authenticatorSelection === undefined) addViolation(violations, path, "required", { missingProperty: "authenticatorSelection" });
    if (data.attestation === undefined) addViolation(violations, path, "required", { missingProperty: "attestation" });
    if (data.rp !== undefined) {
      const rp = data.rp;
      if (!isObject(rp)) addViolation(violations, path + "/rp", "type", { type: "object" });
      else {
        if (rp.id === undefined) addViolation(violations, path + "/rp", "required", { missingProperty: "id" });
        if (rp.name === undefined) addViolation(violations, path + "/rp", "required", { missingProperty: "name" });
        if (rp.id !== undefined) list_like_name(rp.id, path + "/rp/id", violations);
        if (rp.name !== undefined) list_like_name(rp.name, path + "/rp/name", violations);
      }
    }
    if (data.user !== undefined) {
      const user = data.user;
      if (!isObject(user)) addViolation(violations, path + "/user", "type", { type: "object" });
      else {
        if (user.id === undefined) addViolation(violations, path + "/user", "required", { missingProperty: "id" });
        if (user.name === undefined) addViolation(violations, path + "/user", "required", { missingProperty: "name" });
        if (user.displayName === undefined) addViolation(violations, path + "/user", "required", { missingProperty: "displayName" });
        if (user.id !== undefined) list_like_name(user.id, path + "/user/id", violations);
        if (user.name !== undefined) list_like_name(user.name, path + "/user/name", violations);
        if (user.displayName !== undefined) list_like_name(user.displayName, path + "/user/displayName", violations);
      }
    }
    if (data.challenge !== undefined) list_like_name(data.challenge, path + "/challenge", violations);
    if (data.pubKeyCredParams !== undefined) {
      const pubKeyCredParams = data.pubKeyCredParams;
      if (!Array.isArray(pubKeyCredParams)) addViolation(violations, path + "/pubKeyCredParams", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < pubKeyCredParams.length; index += 1) {
          const item = pubKeyCredParams[index];
          if (!isObject(item)) addViolation(violations, path + "/pubKeyCredParams/" + index, "type", { type: "object" });
          else {
            if (item.alg === undefined) addViolation(violations, path + "/pubKeyCredParams/" + index, "required", { missingProperty: "alg" });
            if (item.type === undefined) addViolation(violations, path + "/pubKeyCredParams/" + index, "required", { missingProperty: "type" });
            if (item.alg !== undefined) list_like_timeout(item.alg, path + "/pubKeyCredParams/" + index + "/alg", violations);
            if (item.type !== undefined) list_like_type(item.type, path + "/pubKeyCredParams/" + index + "/type", violations);
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.timeout !== undefined) list_like_timeout(data.timeout, path + "/timeout", violations);
    if (data.excludeCredentials !== undefined) {
      const excludeCredentials = data.excludeCredentials;
      if (!Array.isArray(excludeCredentials)) addViolation(violations, path + "/excludeCredentials", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < excludeCredentials.length; index2 += 1) {
          const item2 = excludeCredentials[index2];
          list_PasskeyName(item2, path + "/excludeCredentials/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.authenticatorSelection !== undefined) {
      const authenticatorSelection = data.authenticatorSelection;
      if (!isObject(authenticatorSelection)) addViolation(violations, path + "/authenticatorSelection", "type", { type: "object" });
      else {
        if (authenticatorSelection.residentKey === undefined) addViolation(violations, path + "/authenticatorSelection", "required", { missingProperty: "residentKey" });
        if (authenticatorSelection.requireResidentKey === undefined) addViolation(violations, path + "/authenticatorSelection", "required", { missingProperty: "requireResidentKey" });
        if (authenticatorSelection.userVerification === undefined) addViolation(violations, path + "/authenticatorSelection", "required", { missingProperty: "userVerification" });
        if (authenticatorSelection.residentKey !== undefined) list_like_userVerification(authenticatorSelection.residentKey, path + "/authenticatorSelection/residentKey", violations);
        if (authenticatorSelection.requireResidentKey !== undefined) list_like_success(authenticatorSelection.requireResidentKey, path + "/authenticatorSelection/requireResidentKey", violations);
        if (authenticatorSelection.userVerification !== undefined) list_like_userVerification(authenticatorSelection.userVerification, path + "/authenticatorSelection/userVerification", violations);
      }
    }
    if (data.attestation !== undefined) {
      const attestation = data.attestation;
      if (typeof attestation !== "string") addViolation(violations, path + "/attestation", "type", { type: "string" });
      if (attestation !== "none") addViolation(violations, path + "/attestation", "const", { allowedValue: "none" });
    }
  }
}

function list_PasskeyName(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addViolation(violations, path + "/id", "type", { type: "string" });
      else {
        if (lengthOf(id) > 1400) addViolation(violations, path + "/id", "maxLength", { limit: 1400 });
        if (lengthOf(id) < 1) addViolation(violations, path + "/id", "minLength", { limit: 1 });
        if (lengthOf(id) <= 1400 && !pattern4.test(id)) addViolation(violations, path + "/id", "pattern", { pattern: source3 });
      }
    }
    if (data.type !== undefined) list_like_type(data.type, path + "/type", violations);
  }
}

function list_FoundRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.request === undefined) addViolation(violations, path, "required", { missingProperty: "request" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.request !== undefined) list_KeyRequest(data.request, path + "/request", violations);
  }
}

function list_KeyRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.code === undefined) addViolation(violations, path, "required", { missingProperty: "code" });
    if (data.clientId === undefined) addViolation(violations, path, "required", { missingProperty: "clientId" });
    if (data.clientName === undefined) addViolation(violations, path, "required", { missingProperty: "clientName" });
    if (data.address === undefined) addViolation(violations, path, "required", { missingProperty: "address" });
    if (data.scopes === undefined) addViolation(violations, path, "required", { missingProperty: "scopes" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.code !== undefined) list_like_name(data.code, path + "/code", violations);
    if (data.clientId !== undefined) list_like_name(data.clientId, path + "/clientId", violations);
    if (data.clientName !== undefined) list_like_name(data.clientName, path + "/clientName", violations);
    if (data.address !== undefined) list_like_name(data.address, path + "/address", violations);
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", violations);
  }
}

function list_TeamState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.team === undefined) addViolation(violations, path, "required", { missingProperty: "team" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.team !== undefined) list_TeamDetail(data.team, path + "/team", violations);
  }
}

function list_TeamDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addViolation(violations, path, "required", { missingProperty: "role" });
    if (data.plan === undefined) addViolation(violations, path, "required", { missingProperty: "plan" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.held === undefined) addViolation(violations, path, "required", { missingProperty: "held" });
    if (data.running === undefined) addViolation(violations, path, "required", { missingProperty: "running" });
    if (data.storedBytes === undefined) addViolation(violations, path, "required", { missingProperty: "storedBytes" });
    if (data.limits === undefined) addViolation(violations, path, "required", { missingProperty: "limits" });
    if (data.threatProtection === undefined) addViolation(violations, path, "required", { missingProperty: "threatProtection" });
    if (data.zeroDataRetention === undefined) addViolation(violations, path, "required", { missingProperty: "zeroDataRetention" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.role !== undefined) list_Role(data.role, path + "/role", violations);
    if (data.plan !== undefined) list_like_name(data.plan, path + "/plan", violations);
    if (data.credits !== undefined) list_like_timeout(data.credits, path + "/credits", violations);
    if (data.held !== undefined) list_like_held(data.held, path + "/held", violations);
    if (data.running !== undefined) list_like_held(data.running, path + "/running", violations);
    if (data.storedBytes !== undefined) list_like_held(data.storedBytes, path + "/storedBytes", violations);
    if (data.limits !== undefined) list_PlanLimits(data.limits, path + "/limits", violations);
    if (data.threatProtection !== undefined) list_like_threatProtection(data.threatProtection, path + "/threatProtection", violations);
    if (data.zeroDataRetention !== undefined) list_like_current(data.zeroDataRetention, path + "/zeroDataRetention", violations);
  }
}

function list_PlanLimits(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.requestsPerMinute === undefined) addViolation(violations, path, "required", { missingProperty: "requestsPerMinute" });
    if (data.concurrency === undefined) addViolation(violations, path, "required", { missingProperty: "concurrency" });
    if (data.storedBytes === undefined) addViolation(violations, path, "required", { missingProperty: "storedBytes" });
    if (data.requestsPerMinute !== undefined) list_like_held(data.requestsPerMinute, path + "/requestsPerMinute", violations);
    if (data.statusReadsPerMinute !== undefined) list_like_held(data.statusReadsPerMinute, path + "/statusReadsPerMinute", violations);
    if (data.concurrency !== undefined) list_like_held(data.concurrency, path + "/concurrency", violations);
    if (data.storedBytes !== undefined) list_like_Retry$45After(data.storedBytes, path + "/storedBytes", violations);
  }
}

function list_MemberList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.members === undefined) addViolation(violations, path, "required", { missingProperty: "members" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.members !== undefined) {
      const members = data.members;
      if (!Array.isArray(members)) addViolation(violations, path + "/members", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < members.length; index += 1) {
          const item = members[index];
          list_Member(item, path + "/members/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_Member(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.role === undefined) addViolation(violations, path, "required", { missingProperty: "role" });
    if (data.joinedAt === undefined) addViolation(violations, path, "required", { missingProperty: "joinedAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.email !== undefined) list_like_name(data.email, path + "/email", violations);
    if (data.role !== undefined) list_Role(data.role, path + "/role", violations);
    if (data.joinedAt !== undefined) list_like_createdAt(data.joinedAt, path + "/joinedAt", violations);
    if (data.lastSeenAt !== undefined) list_like_createdAt(data.lastSeenAt, path + "/lastSeenAt", violations);
  }
}

function list_Cursor(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 1265) addViolation(violations, path, "maxLength", { limit: 1265 });
    if (lengthOf(data) <= 1265 && !pattern6.test(data)) addViolation(violations, path, "pattern", { pattern: source5 });
  }
}

function list_AddedMember(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.member === undefined) addViolation(violations, path, "required", { missingProperty: "member" });
    if (data.link === undefined) addViolation(violations, path, "required", { missingProperty: "link" });
    if (data.linkExpiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "linkExpiresAt" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.member !== undefined) list_Member(data.member, path + "/member", violations);
    if (data.link !== undefined) list_like_name(data.link, path + "/link", violations);
    if (data.linkExpiresAt !== undefined) list_like_createdAt(data.linkExpiresAt, path + "/linkExpiresAt", violations);
  }
}

function list_ChangedMember(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.member === undefined) addViolation(violations, path, "required", { missingProperty: "member" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.member !== undefined) list_Member(data.member, path + "/member", violations);
  }
}

function list_KeyList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.keys === undefined) addViolation(violations, path, "required", { missingProperty: "keys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.keys !== undefined) {
      const keys = data.keys;
      if (!Array.isArray(keys)) addViolation(violations, path + "/keys", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < keys.length; index += 1) {
          const item = keys[index];
          list_ApiKey(item, path + "/keys/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_ApiKey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.scopes === undefined) addViolation(violations, path, "required", { missingProperty: "scopes" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_name(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.scopes !== undefined) list_like_scopes(data.scopes, path + "/scopes", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values7.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values7 });
    }
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.lastUsedAt !== undefined) list_like_createdAt(data.lastUsedAt, path + "/lastUsedAt", violations);
    if (data.revokedAt !== undefined) list_like_createdAt(data.revokedAt, path + "/revokedAt", violations);
    if (data.lifeSeconds !== undefined) list_like_timeout(data.lifeSeconds, path + "/lifeSeconds", violations);
  }
}

function list_CreatedKey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addViolation(violations, path, "required", { missingProperty: "key" });
    if (data.secret === undefined) addViolation(violations, path, "required", { missingProperty: "secret" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", violations);
    if (data.secret !== undefined) list_like_name(data.secret, path + "/secret", violations);
  }
}

function list_KeyDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addViolation(violations, path, "required", { missingProperty: "key" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", violations);
  }
}

function list_RolledKey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addViolation(violations, path, "required", { missingProperty: "key" });
    if (data.secret === undefined) addViolation(violations, path, "required", { missingProperty: "secret" });
    if (data.replaced === undefined) addViolation(violations, path, "required", { missingProperty: "replaced" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", violations);
    if (data.secret !== undefined) list_like_name(data.secret, path + "/secret", violations);
    if (data.replaced !== undefined) list_ApiKey(data.replaced, path + "/replaced", violations);
  }
}

function list_RenewedKey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.key === undefined) addViolation(violations, path, "required", { missingProperty: "key" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.key !== undefined) list_ApiKey(data.key, path + "/key", violations);
  }
}

function list_RequestList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.requests === undefined) addViolation(violations, path, "required", { missingProperty: "requests" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.requests !== undefined) {
      const requests = data.requests;
      if (!Array.isArray(requests)) addViolation(violations, path + "/requests", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < requests.length; index += 1) {
          const item = requests[index];
          list_LoggedRequest(item, path + "/requests/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_LoggedRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.requestId === undefined) addViolation(violations, path, "required", { missingProperty: "requestId" });
    if (data.at === undefined) addViolation(violations, path, "required", { missingProperty: "at" });
    if (data.operation === undefined) addViolation(violations, path, "required", { missingProperty: "operation" });
    if (data.keyId === undefined) addViolation(violations, path, "required", { missingProperty: "keyId" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.milliseconds === undefined) addViolation(violations, path, "required", { missingProperty: "milliseconds" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.requestId !== undefined) list_like_name(data.requestId, path + "/requestId", violations);
    if (data.at !== undefined) list_like_createdAt(data.at, path + "/at", violations);
    if (data.operation !== undefined) list_like_name(data.operation, path + "/operation", violations);
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", violations);
    if (data.status !== undefined) list_like_status(data.status, path + "/status", violations);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", violations);
    if (data.milliseconds !== undefined) list_like_held(data.milliseconds, path + "/milliseconds", violations);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", violations);
  }
}

function list_UsageReport(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.from === undefined) addViolation(violations, path, "required", { missingProperty: "from" });
    if (data.to === undefined) addViolation(violations, path, "required", { missingProperty: "to" });
    if (data.days === undefined) addViolation(violations, path, "required", { missingProperty: "days" });
    if (data.operations === undefined) addViolation(violations, path, "required", { missingProperty: "operations" });
    if (data.keys === undefined) addViolation(violations, path, "required", { missingProperty: "keys" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.from !== undefined) list_like_name(data.from, path + "/from", violations);
    if (data.to !== undefined) list_like_name(data.to, path + "/to", violations);
    if (data.days !== undefined) {
      const days = data.days;
      if (!Array.isArray(days)) addViolation(violations, path + "/days", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < days.length; index += 1) {
          const item = days[index];
          list_UsageDay(item, path + "/days/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.operations !== undefined) {
      const operations = data.operations;
      if (!Array.isArray(operations)) addViolation(violations, path + "/operations", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < operations.length; index2 += 1) {
          const item2 = operations[index2];
          list_UsageOperation(item2, path + "/operations/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.keys !== undefined) {
      const keys = data.keys;
      if (!Array.isArray(keys)) addViolation(violations, path + "/keys", "type", { type: "array" });
      else {
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < keys.length; index3 += 1) {
          const item3 = keys[index3];
          list_UsageKey(item3, path + "/keys/" + index3, violations);
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.series !== undefined) {
      const series = data.series;
      if (!Array.isArray(series)) addViolation(violations, path + "/series", "type", { type: "array" });
      else {
        const limit4 = violations.length + 20;
        for (let index4 = 0; index4 < series.length; index4 += 1) {
          const item4 = series[index4];
          list_UsageSeries(item4, path + "/series/" + index4, violations);
          if (violations.length >= limit4) break;
        }
      }
    }
  }
}

function list_UsageDay(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.day === undefined) addViolation(violations, path, "required", { missingProperty: "day" });
    if (data.requests === undefined) addViolation(violations, path, "required", { missingProperty: "requests" });
    if (data.failed === undefined) addViolation(violations, path, "required", { missingProperty: "failed" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.day !== undefined) list_like_name(data.day, path + "/day", violations);
    if (data.requests !== undefined) list_like_held(data.requests, path + "/requests", violations);
    if (data.failed !== undefined) list_like_held(data.failed, path + "/failed", violations);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", violations);
  }
}

function list_UsageOperation(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.operation === undefined) addViolation(violations, path, "required", { missingProperty: "operation" });
    if (data.requests === undefined) addViolation(violations, path, "required", { missingProperty: "requests" });
    if (data.failed === undefined) addViolation(violations, path, "required", { missingProperty: "failed" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.operation !== undefined) list_like_name(data.operation, path + "/operation", violations);
    if (data.requests !== undefined) list_like_held(data.requests, path + "/requests", violations);
    if (data.failed !== undefined) list_like_held(data.failed, path + "/failed", violations);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", violations);
  }
}

function list_UsageKey(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.requests === undefined) addViolation(violations, path, "required", { missingProperty: "requests" });
    if (data.failed === undefined) addViolation(violations, path, "required", { missingProperty: "failed" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.requests !== undefined) list_like_held(data.requests, path + "/requests", violations);
    if (data.failed !== undefined) list_like_held(data.failed, path + "/failed", violations);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", violations);
  }
}

function list_UsageSeries(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.requests === undefined) addViolation(violations, path, "required", { missingProperty: "requests" });
    if (data.failed === undefined) addViolation(violations, path, "required", { missingProperty: "failed" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.isRest !== undefined) list_like_current(data.isRest, path + "/isRest", violations);
    if (data.requests !== undefined) list_like_requests(data.requests, path + "/requests", violations);
    if (data.failed !== undefined) list_like_requests(data.failed, path + "/failed", violations);
    if (data.credits !== undefined) list_like_requests(data.credits, path + "/credits", violations);
  }
}

function list_BudgetState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.use === undefined) addViolation(violations, path, "required", { missingProperty: "use" });
    if (data.alerts === undefined) addViolation(violations, path, "required", { missingProperty: "alerts" });
    if (data.sendsMail === undefined) addViolation(violations, path, "required", { missingProperty: "sendsMail" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.budget !== undefined) list_Budget(data.budget, path + "/budget", violations);
    if (data.use !== undefined) list_BudgetUse(data.use, path + "/use", violations);
    if (data.alerts !== undefined) {
      const alerts = data.alerts;
      if (!Array.isArray(alerts)) addViolation(violations, path + "/alerts", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < alerts.length; index += 1) {
          const item = alerts[index];
          list_BudgetAlert(item, path + "/alerts/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.sendsMail !== undefined) list_like_current(data.sendsMail, path + "/sendsMail", violations);
  }
}

function list_Budget(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.remaining === undefined) addViolation(violations, path, "required", { missingProperty: "remaining" });
    if (data.thresholds === undefined) addViolation(violations, path, "required", { missingProperty: "thresholds" });
    if (data.isHardLimit === undefined) addViolation(violations, path, "required", { missingProperty: "isHardLimit" });
    if (data.email === undefined) addViolation(violations, path, "required", { missingProperty: "email" });
    if (data.credits !== undefined) list_like_Retry$45After(data.credits, path + "/credits", violations);
    if (data.remaining !== undefined) list_like_held(data.remaining, path + "/remaining", violations);
    if (data.thresholds !== undefined) {
      const thresholds = data.thresholds;
      if (!Array.isArray(thresholds)) addViolation(violations, path + "/thresholds", "type", { type: "array" });
      else {
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
      }
    }
    if (data.isHardLimit !== undefined) list_like_current(data.isHardLimit, path + "/isHardLimit", violations);
    if (data.email !== undefined) list_BudgetMail(data.email, path + "/email", violations);
    if (data.webhook !== undefined) list_like_name(data.webhook, path + "/webhook", violations);
  }
}

function list_BudgetMail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.enabled === undefined) addViolation(violations, path, "required", { missingProperty: "enabled" });
    if (data.enabled !== undefined) list_like_current(data.enabled, path + "/enabled", violations);
    if (data.recipients !== undefined) list_like_scopes(data.recipients, path + "/recipients", violations);
  }
}

function list_BudgetUse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.used === undefined) addViolation(violations, path, "required", { missingProperty: "used" });
    if (data.held === undefined) addViolation(violations, path, "required", { missingProperty: "held" });
    if (data.startsAt === undefined) addViolation(violations, path, "required", { missingProperty: "startsAt" });
    if (data.resetsAt === undefined) addViolation(violations, path, "required", { missingProperty: "resetsAt" });
    if (data.used !== undefined) list_like_held(data.used, path + "/used", violations);
    if (data.held !== undefined) list_like_held(data.held, path + "/held", violations);
    if (data.startsAt !== undefined) list_like_createdAt(data.startsAt, path + "/startsAt", violations);
    if (data.resetsAt !== undefined) list_like_createdAt(data.resetsAt, path + "/resetsAt", violations);
  }
}

function list_BudgetAlert(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.percent === undefined) addViolation(violations, path, "required", { missingProperty: "percent" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.used === undefined) addViolation(violations, path, "required", { missingProperty: "used" });
    if (data.reachedAt === undefined) addViolation(violations, path, "required", { missingProperty: "reachedAt" });
    if (data.percent !== undefined) {
      const percent = data.percent;
      if (!Number.isInteger(percent)) addViolation(violations, path + "/percent", "type", { type: "integer" });
      if (Number.isFinite(percent)) {
        if (percent > 100) addViolation(violations, path + "/percent", "maximum", { limit: 100 });
        if (percent < 1) addViolation(violations, path + "/percent", "minimum", { limit: 1 });
      }
    }
    if (data.credits !== undefined) list_like_Retry$45After(data.credits, path + "/credits", violations);
    if (data.used !== undefined) list_like_held(data.used, path + "/used", violations);
    if (data.reachedAt !== undefined) list_like_createdAt(data.reachedAt, path + "/reachedAt", violations);
  }
}

function list_UnsubscribedList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.unsubscribed === undefined) addViolation(violations, path, "required", { missingProperty: "unsubscribed" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.unsubscribed !== undefined) {
      const unsubscribed = data.unsubscribed;
      if (!Array.isArray(unsubscribed)) addViolation(violations, path + "/unsubscribed", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < unsubscribed.length; index += 1) {
          const item = unsubscribed[index];
          list_UnsubscribedEntry(item, path + "/unsubscribed/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_UnsubscribedEntry(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.about === undefined) addViolation(violations, path, "required", { missingProperty: "about" });
    if (data.subjectId === undefined) addViolation(violations, path, "required", { missingProperty: "subjectId" });
    if (data.recipient === undefined) addViolation(violations, path, "required", { missingProperty: "recipient" });
    if (data.unsubscribedAt === undefined) addViolation(violations, path, "required", { missingProperty: "unsubscribedAt" });
    if (data.canResubscribe === undefined) addViolation(violations, path, "required", { missingProperty: "canResubscribe" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.about !== undefined) {
      const about = data.about;
      if (typeof about !== "string") addViolation(violations, path + "/about", "type", { type: "string" });
      if (!values8.includes(about)) addViolation(violations, path + "/about", "enum", { allowedValues: values8 });
    }
    if (data.subjectId !== undefined) list_like_id(data.subjectId, path + "/subjectId", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.recipient !== undefined) list_like_name(data.recipient, path + "/recipient", violations);
    if (data.unsubscribedAt !== undefined) list_like_createdAt(data.unsubscribedAt, path + "/unsubscribedAt", violations);
    if (data.canResubscribe !== undefined) list_like_current(data.canResubscribe, path + "/canResubscribe", violations);
  }
}

function list_JobList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.jobs === undefined) addViolation(violations, path, "required", { missingProperty: "jobs" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.jobs !== undefined) {
      const jobs = data.jobs;
      if (!Array.isArray(jobs)) addViolation(violations, path + "/jobs", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < jobs.length; index += 1) {
          const item = jobs[index];
          list_Job(item, path + "/jobs/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_Job(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.kind === undefined) addViolation(violations, path, "required", { missingProperty: "kind" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addViolation(violations, path + "/kind", "type", { type: "string" });
      if (!values9.includes(kind)) addViolation(violations, path + "/kind", "enum", { allowedValues: values9 });
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values10.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values10 });
    }
    if (data.title !== undefined) list_like_name(data.title, path + "/title", violations);
    if (data.creditsUsed !== undefined) list_like_held(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.finishedAt !== undefined) list_like_createdAt(data.finishedAt, path + "/finishedAt", violations);
    if (data.username !== undefined) list_like_name(data.username, path + "/username", violations);
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", violations);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", violations);
    if (data.pages !== undefined) list_JobPages(data.pages, path + "/pages", violations);
    if (data.monitorId !== undefined) list_like_id(data.monitorId, path + "/monitorId", violations);
    if (data.queue !== undefined) list_JobQueueState(data.queue, path + "/queue", violations);
  }
}

function list_JobPages(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.completed === undefined) addViolation(violations, path, "required", { missingProperty: "completed" });
    if (data.failed === undefined) addViolation(violations, path, "required", { missingProperty: "failed" });
    if (data.waiting === undefined) addViolation(violations, path, "required", { missingProperty: "waiting" });
    if (data.completed !== undefined) list_like_held(data.completed, path + "/completed", violations);
    if (data.failed !== undefined) list_like_held(data.failed, path + "/failed", violations);
    if (data.waiting !== undefined) list_like_held(data.waiting, path + "/waiting", violations);
  }
}

function list_JobQueueState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.state === undefined) addViolation(violations, path, "required", { missingProperty: "state" });
    if (data.attempts === undefined) addViolation(violations, path, "required", { missingProperty: "attempts" });
    if (data.isStuck === undefined) addViolation(violations, path, "required", { missingProperty: "isStuck" });
    if (data.runsAt === undefined) addViolation(violations, path, "required", { missingProperty: "runsAt" });
    if (data.state !== undefined) {
      const state = data.state;
      if (typeof state !== "string") addViolation(violations, path + "/state", "type", { type: "string" });
      if (!values11.includes(state)) addViolation(violations, path + "/state", "enum", { allowedValues: values11 });
    }
    if (data.attempts !== undefined) list_like_held(data.attempts, path + "/attempts", violations);
    if (data.isStuck !== undefined) list_like_current(data.isStuck, path + "/isStuck", violations);
    if (data.runsAt !== undefined) list_like_createdAt(data.runsAt, path + "/runsAt", violations);
  }
}

function list_JobDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.job === undefined) addViolation(violations, path, "required", { missingProperty: "job" });
    if (data.steps === undefined) addViolation(violations, path, "required", { missingProperty: "steps" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.job !== undefined) list_Job(data.job, path + "/job", violations);
    if (data.steps !== undefined) {
      const steps = data.steps;
      if (!Array.isArray(steps)) addViolation(violations, path + "/steps", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < steps.length; index += 1) {
          const item = steps[index];
          list_JobStep(item, path + "/steps/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_JobStep(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.at === undefined) addViolation(violations, path, "required", { missingProperty: "at" });
    if (data.who === undefined) addViolation(violations, path, "required", { missingProperty: "who" });
    if (data.text === undefined) addViolation(violations, path, "required", { missingProperty: "text" });
    if (data.at !== undefined) list_like_name(data.at, path + "/at", violations);
    if (data.who !== undefined) list_like_name(data.who, path + "/who", violations);
    if (data.text !== undefined) list_like_name(data.text, path + "/text", violations);
    if (data.snapshot !== undefined) {
      const snapshot = data.snapshot;
      if (!isObject(snapshot)) addViolation(violations, path + "/snapshot", "type", { type: "object" });
      else {
        if (snapshot.id === undefined) addViolation(violations, path + "/snapshot", "required", { missingProperty: "id" });
        if (snapshot.kind === undefined) addViolation(violations, path + "/snapshot", "required", { missingProperty: "kind" });
        if (snapshot.name === undefined) addViolation(violations, path + "/snapshot", "required", { missingProperty: "name" });
        if (snapshot.id !== undefined) list_like_id(snapshot.id, path + "/snapshot/id", violations);
        if (snapshot.kind !== undefined) list_like_name(snapshot.kind, path + "/snapshot/kind", violations);
        if (snapshot.name !== undefined) list_like_name(snapshot.name, path + "/snapshot/name", violations);
      }
    }
    if (data.isError !== undefined) list_like_current(data.isError, path + "/isError", violations);
  }
}

function list_JobFailureList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.failures === undefined) addViolation(violations, path, "required", { missingProperty: "failures" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.failures !== undefined) {
      const failures = data.failures;
      if (!Array.isArray(failures)) addViolation(violations, path + "/failures", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < failures.length; index += 1) {
          const item = failures[index];
          list_JobFailure(item, path + "/failures/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_JobFailure(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.kind === undefined) addViolation(violations, path, "required", { missingProperty: "kind" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.cause === undefined) addViolation(violations, path, "required", { missingProperty: "cause" });
    if (data.at === undefined) addViolation(violations, path, "required", { missingProperty: "at" });
    if (data.id !== undefined) list_like_name(data.id, path + "/id", violations);
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addViolation(violations, path + "/kind", "type", { type: "string" });
      if (!values12.includes(kind)) addViolation(violations, path + "/kind", "enum", { allowedValues: values12 });
    }
    if (data.url !== undefined) list_like_name(data.url, path + "/url", violations);
    if (data.cause !== undefined) list_like_name(data.cause, path + "/cause", violations);
    if (data.status !== undefined) list_like_status(data.status, path + "/status", violations);
    if (data.at !== undefined) list_like_createdAt(data.at, path + "/at", violations);
  }
}

function list_JobSnapshot(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.snapshot === undefined) addViolation(violations, path, "required", { missingProperty: "snapshot" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.snapshot !== undefined) list_like_name(data.snapshot, path + "/snapshot", violations);
  }
}

function list_MonitorList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.monitors === undefined) addViolation(violations, path, "required", { missingProperty: "monitors" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.monitors !== undefined) {
      const monitors = data.monitors;
      if (!Array.isArray(monitors)) addViolation(violations, path + "/monitors", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < monitors.length; index += 1) {
          const item = monitors[index];
          list_Monitor(item, path + "/monitors/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_Monitor(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.cron === undefined) addViolation(violations, path, "required", { missingProperty: "cron" });
    if (data.timezone === undefined) addViolation(violations, path, "required", { missingProperty: "timezone" });
    if (data.targets === undefined) addViolation(violations, path, "required", { missingProperty: "targets" });
    if (data.judgeEnabled === undefined) addViolation(violations, path, "required", { missingProperty: "judgeEnabled" });
    if (data.retentionDays === undefined) addViolation(violations, path, "required", { missingProperty: "retentionDays" });
    if (data.estimatedCreditsPerMonth === undefined) addViolation(violations, path, "required", { missingProperty: "estimatedCreditsPerMonth" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.name !== undefined) list_like_name(data.name, path + "/name", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values13.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values13 });
    }
    if (data.cron !== undefined) list_like_name(data.cron, path + "/cron", violations);
    if (data.timezone !== undefined) list_like_name(data.timezone, path + "/timezone", violations);
    if (data.targets !== undefined) list_like_scopes(data.targets, path + "/targets", violations);
    if (data.goal !== undefined) list_like_name(data.goal, path + "/goal", violations);
    if (data.judgeEnabled !== undefined) list_like_current(data.judgeEnabled, path + "/judgeEnabled", violations);
    if (data.retentionDays !== undefined) list_like_held(data.retentionDays, path + "/retentionDays", violations);
    if (data.recipients !== undefined) list_like_scopes(data.recipients, path + "/recipients", violations);
    if (data.estimatedCreditsPerMonth !== undefined) list_like_held(data.estimatedCreditsPerMonth, path + "/estimatedCreditsPerMonth", violations);
    if (data.nextRunAt !== undefined) list_like_createdAt(data.nextRunAt, path + "/nextRunAt", violations);
    if (data.lastRunAt !== undefined) list_like_createdAt(data.lastRunAt, path + "/lastRunAt", violations);
    if (data.currentCheckId !== undefined) list_like_id(data.currentCheckId, path + "/currentCheckId", violations);
    if (data.lastPages !== undefined) list_MonitorPageCounts(data.lastPages, path + "/lastPages", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
  }
}

function list_MonitorPageCounts(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.same === undefined) addViolation(violations, path, "required", { missingProperty: "same" });
    if (data.changed === undefined) addViolation(violations, path, "required", { missingProperty: "changed" });
    if (data.new === undefined) addViolation(violations, path, "required", { missingProperty: "new" });
    if (data.removed === undefined) addViolation(violations, path, "required", { missingProperty: "removed" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.same !== undefined) list_like_held(data.same, path + "/same", violations);
    if (data.changed !== undefined) list_like_held(data.changed, path + "/changed", violations);
    if (data.new !== undefined) list_like_held(data.new, path + "/new", violations);
    if (data.removed !== undefined) list_like_held(data.removed, path + "/removed", violations);
    if (data.error !== undefined) list_like_held(data.error, path + "/error", violations);
  }
}

function list_MonitorState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.monitor === undefined) addViolation(violations, path, "required", { missingProperty: "monitor" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.monitor !== undefined) list_Monitor(data.monitor, path + "/monitor", violations);
  }
}

function list_MonitorCheckState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.check === undefined) addViolation(violations, path, "required", { missingProperty: "check" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.check !== undefined) list_MonitorCheck(data.check, path + "/check", violations);
  }
}

function list_MonitorCheck(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.trigger === undefined) addViolation(violations, path, "required", { missingProperty: "trigger" });
    if (data.pages === undefined) addViolation(violations, path, "required", { missingProperty: "pages" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values14.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values14 });
    }
    if (data.trigger !== undefined) {
      const trigger = data.trigger;
      if (typeof trigger !== "string") addViolation(violations, path + "/trigger", "type", { type: "string" });
      if (!values15.includes(trigger)) addViolation(violations, path + "/trigger", "enum", { allowedValues: values15 });
    }
    if (data.pages !== undefined) list_MonitorPageCounts(data.pages, path + "/pages", violations);
    if (data.creditsUsed !== undefined) list_like_held(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.startedAt !== undefined) list_like_createdAt(data.startedAt, path + "/startedAt", violations);
    if (data.finishedAt !== undefined) list_like_createdAt(data.finishedAt, path + "/finishedAt", violations);
  }
}

function list_MonitorCheckList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.checks === undefined) addViolation(violations, path, "required", { missingProperty: "checks" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.checks !== undefined) {
      const checks = data.checks;
      if (!Array.isArray(checks)) addViolation(violations, path + "/checks", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < checks.length; index += 1) {
          const item = checks[index];
          list_MonitorCheck(item, path + "/checks/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_MonitorCheckDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.check === undefined) addViolation(violations, path, "required", { missingProperty: "check" });
    if (data.pages === undefined) addViolation(violations, path, "required", { missingProperty: "pages" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.check !== undefined) list_MonitorCheck(data.check, path + "/check", violations);
    if (data.pages !== undefined) {
      const pages = data.pages;
      if (!Array.isArray(pages)) addViolation(violations, path + "/pages", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < pages.length; index += 1) {
          const item = pages[index];
          list_MonitorCheckPage(item, path + "/pages/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_MonitorCheckPage(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.id !== undefined) list_like_name(data.id, path + "/id", violations);
    if (data.url !== undefined) list_like_name(data.url, path + "/url", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values16.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values16 });
    }
    if (data.diff !== undefined) list_like_name(data.diff, path + "/diff", violations);
    if (data.meaningful !== undefined) list_like_current(data.meaningful, path + "/meaningful", violations);
    if (data.reason !== undefined) list_like_name(data.reason, path + "/reason", violations);
    if (data.error !== undefined) list_like_name(data.error, path + "/error", violations);
  }
}

function list_InteractSessionList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addViolation(violations, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.sessions !== undefined) {
      const sessions = data.sessions;
      if (!Array.isArray(sessions)) addViolation(violations, path + "/sessions", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < sessions.length; index += 1) {
          const item = sessions[index];
          list_InteractSession(item, path + "/sessions/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_InteractSession(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.isOpen === undefined) addViolation(violations, path, "required", { missingProperty: "isOpen" });
    if (data.isElsewhere === undefined) addViolation(violations, path, "required", { missingProperty: "isElsewhere" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.expiresAt !== undefined) list_like_createdAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.isOpen !== undefined) list_like_current(data.isOpen, path + "/isOpen", violations);
    if (data.endedAt !== undefined) list_like_createdAt(data.endedAt, path + "/endedAt", violations);
    if (data.creditsUsed !== undefined) list_like_held(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.recordedUntil !== undefined) list_like_createdAt(data.recordedUntil, path + "/recordedUntil", violations);
    if (data.profile !== undefined) list_like_name(data.profile, path + "/profile", violations);
    if (data.savesProfile !== undefined) list_like_current(data.savesProfile, path + "/savesProfile", violations);
    if (data.isElsewhere !== undefined) list_like_current(data.isElsewhere, path + "/isElsewhere", violations);
    if (data.page !== undefined) list_InteractPage(data.page, path + "/page", violations);
  }
}

function list_InteractPage(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.url !== undefined) list_like_name(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_name(data.title, path + "/title", violations);
  }
}

function list_InteractSessionDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.session === undefined) addViolation(violations, path, "required", { missingProperty: "session" });
    if (data.steps === undefined) addViolation(violations, path, "required", { missingProperty: "steps" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.session !== undefined) list_InteractSession(data.session, path + "/session", violations);
    if (data.steps !== undefined) {
      const steps = data.steps;
      if (!Array.isArray(steps)) addViolation(violations, path + "/steps", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < steps.length; index += 1) {
          const item = steps[index];
          list_InteractStep(item, path + "/steps/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_InteractStep(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.step === undefined) addViolation(violations, path, "required", { missingProperty: "step" });
    if (data.at === undefined) addViolation(violations, path, "required", { missingProperty: "at" });
    if (data.durationMs === undefined) addViolation(violations, path, "required", { missingProperty: "durationMs" });
    if (data.action === undefined) addViolation(violations, path, "required", { missingProperty: "action" });
    if (data.ok === undefined) addViolation(violations, path, "required", { missingProperty: "ok" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.hasScreenshot === undefined) addViolation(violations, path, "required", { missingProperty: "hasScreenshot" });
    if (data.step !== undefined) list_like_Retry$45After(data.step, path + "/step", violations);
    if (data.at !== undefined) list_like_createdAt(data.at, path + "/at", violations);
    if (data.durationMs !== undefined) list_like_held(data.durationMs, path + "/durationMs", violations);
    if (data.action !== undefined) list_like_name(data.action, path + "/action", violations);
    if (data.request !== undefined) list_like_name(data.request, path + "/request", violations);
    if (data.element !== undefined) list_like_name(data.element, path + "/element", violations);
    if (data.ok !== undefined) list_like_current(data.ok, path + "/ok", violations);
    if (data.message !== undefined) list_like_name(data.message, path + "/message", violations);
    if (data.credits !== undefined) list_like_held(data.credits, path + "/credits", violations);
    if (data.url !== undefined) list_like_name(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_name(data.title, path + "/title", violations);
    if (data.hasScreenshot !== undefined) list_like_current(data.hasScreenshot, path + "/hasScreenshot", violations);
  }
}

function list_InteractScreenshot(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.screenshot === undefined) addViolation(violations, path, "required", { missingProperty: "screenshot" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addViolation(violations, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern18.test(screenshot)) addViolation(violations, path + "/screenshot", "pattern", { pattern: source17 });
      }
    }
  }
}

function list_PolicyState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.policy === undefined) addViolation(violations, path, "required", { missingProperty: "policy" });
    if (data.overrides === undefined) addViolation(violations, path, "required", { missingProperty: "overrides" });
    if (data.protection === undefined) addViolation(violations, path, "required", { missingProperty: "protection" });
    if (data.teams === undefined) addViolation(violations, path, "required", { missingProperty: "teams" });
    if (data.canChange === undefined) addViolation(violations, path, "required", { missingProperty: "canChange" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.policy !== undefined) list_ThreatPolicy(data.policy, path + "/policy", violations);
    if (data.overrides !== undefined) list_like_current(data.overrides, path + "/overrides", violations);
    if (data.protection !== undefined) list_like_threatProtection(data.protection, path + "/protection", violations);
    if (data.teams !== undefined) list_like_Retry$45After(data.teams, path + "/teams", violations);
    if (data.canChange !== undefined) list_like_current(data.canChange, path + "/canChange", violations);
  }
}

function list_ThreatPolicy(data, path, violations) {
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
      if (!values19.includes(mode)) addViolation(violations, path + "/mode", "enum", { allowedValues: values19 });
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
            if (!pattern21.test(item3)) addViolation(violations, path + "/blockedTlds/" + index3, "pattern", { pattern: source20 });
          }
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      const failurePolicy = data.failurePolicy;
      if (typeof failurePolicy !== "string") addViolation(violations, path + "/failurePolicy", "type", { type: "string" });
      if (!values22.includes(failurePolicy)) addViolation(violations, path + "/failurePolicy", "enum", { allowedValues: values22 });
    }
  }
}

function list_DomainPattern(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addViolation(violations, path, "maxLength", { limit: 255 });
    if (lengthOf(data) <= 255 && !pattern24.test(data)) addViolation(violations, path, "pattern", { pattern: source23, example: "example.com" });
  }
}

function list_WebhookState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.secrets === undefined) addViolation(violations, path, "required", { missingProperty: "secrets" });
    if (data.waiting === undefined) addViolation(violations, path, "required", { missingProperty: "waiting" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.secrets !== undefined) {
      const secrets = data.secrets;
      if (!Array.isArray(secrets)) addViolation(violations, path + "/secrets", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < secrets.length; index += 1) {
          const item = secrets[index];
          list_WebhookSecret(item, path + "/secrets/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.waiting !== undefined) {
      const waiting = data.waiting;
      if (!Array.isArray(waiting)) addViolation(violations, path + "/waiting", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < waiting.length; index2 += 1) {
          const item2 = waiting[index2];
          list_WaitingWebhook(item2, path + "/waiting/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
  }
}

function list_WebhookSecret(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.number === undefined) addViolation(violations, path, "required", { missingProperty: "number" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.number !== undefined) list_like_Retry$45After(data.number, path + "/number", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.viewedAt !== undefined) list_like_createdAt(data.viewedAt, path + "/viewedAt", violations);
    if (data.endsAt !== undefined) list_like_createdAt(data.endsAt, path + "/endsAt", violations);
  }
}

function list_WaitingWebhook(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.jobId === undefined) addViolation(violations, path, "required", { missingProperty: "jobId" });
    if (data.receiver === undefined) addViolation(violations, path, "required", { missingProperty: "receiver" });
    if (data.events === undefined) addViolation(violations, path, "required", { missingProperty: "events" });
    if (data.attempts === undefined) addViolation(violations, path, "required", { missingProperty: "attempts" });
    if (data.since === undefined) addViolation(violations, path, "required", { missingProperty: "since" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.jobId !== undefined) list_like_id(data.jobId, path + "/jobId", violations);
    if (data.receiver !== undefined) list_like_name(data.receiver, path + "/receiver", violations);
    if (data.events !== undefined) list_like_Retry$45After(data.events, path + "/events", violations);
    if (data.attempts !== undefined) list_like_held(data.attempts, path + "/attempts", violations);
    if (data.since !== undefined) list_like_createdAt(data.since, path + "/since", violations);
  }
}

function list_WebhookDeliveryList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.deliveries === undefined) addViolation(violations, path, "required", { missingProperty: "deliveries" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.deliveries !== undefined) {
      const deliveries = data.deliveries;
      if (!Array.isArray(deliveries)) addViolation(violations, path + "/deliveries", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < deliveries.length; index += 1) {
          const item = deliveries[index];
          list_WebhookDelivery(item, path + "/deliveries/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_WebhookDelivery(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.jobId === undefined) addViolation(violations, path, "required", { missingProperty: "jobId" });
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.receiver === undefined) addViolation(violations, path, "required", { missingProperty: "receiver" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.attempts === undefined) addViolation(violations, path, "required", { missingProperty: "attempts" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.isStored === undefined) addViolation(violations, path, "required", { missingProperty: "isStored" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.jobId !== undefined) list_like_id(data.jobId, path + "/jobId", violations);
    if (data.type !== undefined) list_like_name(data.type, path + "/type", violations);
    if (data.receiver !== undefined) list_like_name(data.receiver, path + "/receiver", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values25.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values25 });
    }
    if (data.attempts !== undefined) list_like_held(data.attempts, path + "/attempts", violations);
    if (data.createdAt !== undefined) list_like_createdAt(data.createdAt, path + "/createdAt", violations);
    if (data.lastAttemptAt !== undefined) list_like_createdAt(data.lastAttemptAt, path + "/lastAttemptAt", violations);
    if (data.lastStatus !== undefined) list_like_status(data.lastStatus, path + "/lastStatus", violations);
    if (data.failure !== undefined) {
      const failure = data.failure;
      if (typeof failure !== "string") addViolation(violations, path + "/failure", "type", { type: "string" });
      if (!values26.includes(failure)) addViolation(violations, path + "/failure", "enum", { allowedValues: values26 });
    }
    if (data.nextAttemptAt !== undefined) list_like_createdAt(data.nextAttemptAt, path + "/nextAttemptAt", violations);
    if (data.isStored !== undefined) list_like_current(data.isStored, path + "/isStored", violations);
  }
}

function list_WebhookDeliveryState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.delivery === undefined) addViolation(violations, path, "required", { missingProperty: "delivery" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.delivery !== undefined) list_WebhookDelivery(data.delivery, path + "/delivery", violations);
  }
}

function list_WebhookSecretValue(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.number === undefined) addViolation(violations, path, "required", { missingProperty: "number" });
    if (data.secret === undefined) addViolation(violations, path, "required", { missingProperty: "secret" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.number !== undefined) list_like_Retry$45After(data.number, path + "/number", violations);
    if (data.secret !== undefined) list_like_name(data.secret, path + "/secret", violations);
  }
}

function list_SecurityLog(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.events === undefined) addViolation(violations, path, "required", { missingProperty: "events" });
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addViolation(violations, path + "/events", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          list_SecurityEvent(item, path + "/events/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) list_Cursor(data.cursor, path + "/cursor", violations);
  }
}

function list_SecurityEvent(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.at === undefined) addViolation(violations, path, "required", { missingProperty: "at" });
    if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
    if (data.facts === undefined) addViolation(violations, path, "required", { missingProperty: "facts" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.at !== undefined) list_like_createdAt(data.at, path + "/at", violations);
    if (data.event !== undefined) list_like_name(data.event, path + "/event", violations);
    if (data.actor !== undefined) list_like_name(data.actor, path + "/actor", violations);
    if (data.keyId !== undefined) list_like_name(data.keyId, path + "/keyId", violations);
    if (data.facts !== undefined) {
      const facts = data.facts;
      if (!isObject(facts)) addViolation(violations, path + "/facts", "type", { type: "object" });
    }
  }
}

function list_like_success(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
  if (data !== true) addViolation(violations, path, "const", { allowedValue: true });
}

function list_like_id(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern27.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_like_name(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
}

function list_like_createdAt(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addViolation(violations, path, "format", { format: "date-time" });
  }
}

function list_like_current(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
}

function list_like_X$45Request$45Id(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 128) addViolation(violations, path, "maxLength", { limit: 128 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_success2(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
  if (data !== false) addViolation(violations, path, "const", { allowedValue: false });
}

function list_like_Retry$45After(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_timeout(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
}

function list_like_userVerification(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (data !== "required") addViolation(violations, path, "const", { allowedValue: "required" });
}

function list_like_type(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (data !== "public-key") addViolation(violations, path, "const", { allowedValue: "public-key" });
}

function list_like_scopes(data, path, violations) {
  if (!Array.isArray(data)) addViolation(violations, path, "type", { type: "array" });
  else {
    const limit = violations.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addViolation(violations, path + "/" + index, "type", { type: "string" });
      if (violations.length >= limit) break;
    }
  }
}

function list_like_held(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_threatProtection(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values28.includes(data)) addViolation(violations, path, "enum", { allowedValues: values28 });
}

function list_like_status(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 599) addViolation(violations, path, "maximum", { limit: 599 });
    if (data < 100) addViolation(violations, path, "minimum", { limit: 100 });
  }
}

function list_like_requests(data, path, violations) {
  if (!Array.isArray(data)) addViolation(violations, path, "type", { type: "array" });
  else {
    const limit = violations.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (!Number.isInteger(item)) addViolation(violations, path + "/" + index, "type", { type: "integer" });
      if (Number.isFinite(item)) {
        if (item < 0) addViolation(violations, path + "/" + index, "minimum", { limit: 0 });
      }
      if (violations.length >= limit) break;
    }
  }
}
