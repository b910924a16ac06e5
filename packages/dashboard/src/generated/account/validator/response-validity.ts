// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_date_time, format_uri, isObject, lengthOf } from "./formats.js";
import type { IsValid } from "@web-data/validator/runtime";
export const getSession_200: IsValid = is_SessionState;
export const headers_1: IsValid = is_headers_1;
export const getSession_400: IsValid = is_ValidationErrorBody;
export const getSession_401: IsValid = is_ErrorBody;
export const getSession_429: IsValid = is_ErrorBody;
export const headers_2: IsValid = is_headers_2;
export const getSession_500: IsValid = is_ErrorBody;
export const getSession_503: IsValid = is_ErrorBody;
export const createSession_200: IsValid = is_SessionState;
export const headers_3: IsValid = is_headers_3;
export const createSession_400: IsValid = is_ValidationErrorBody;
export const createSession_403: IsValid = is_ErrorBody;
export const createSession_413: IsValid = is_ErrorBody;
export const createSession_415: IsValid = is_ErrorBody;
export const createSession_429: IsValid = is_ErrorBody;
export const createSession_500: IsValid = is_ErrorBody;
export const createSession_503: IsValid = is_ErrorBody;
export const endSession_200: IsValid = is_Done;
export const endSession_400: IsValid = is_ValidationErrorBody;
export const endSession_401: IsValid = is_ErrorBody;
export const endSession_403: IsValid = is_ErrorBody;
export const endSession_429: IsValid = is_ErrorBody;
export const endSession_500: IsValid = is_ErrorBody;
export const endSession_503: IsValid = is_ErrorBody;
export const sendSignInLink_200: IsValid = is_Done;
export const sendSignInLink_400: IsValid = is_ValidationErrorBody;
export const sendSignInLink_403: IsValid = is_ErrorBody;
export const sendSignInLink_409: IsValid = is_ErrorBody;
export const sendSignInLink_413: IsValid = is_ErrorBody;
export const sendSignInLink_415: IsValid = is_ErrorBody;
export const sendSignInLink_429: IsValid = is_ErrorBody;
export const sendSignInLink_500: IsValid = is_ErrorBody;
export const sendSignInLink_503: IsValid = is_ErrorBody;
export const getSignInWays_200: IsValid = is_SignInWays;
export const getSignInWays_400: IsValid = is_ValidationErrorBody;
export const getSignInWays_429: IsValid = is_ErrorBody;
export const getSignInWays_500: IsValid = is_ErrorBody;
export const getSignInWays_503: IsValid = is_ErrorBody;
export const startOpenidSignIn_200: IsValid = is_StartedOpenid;
export const startOpenidSignIn_400: IsValid = is_ValidationErrorBody;
export const startOpenidSignIn_403: IsValid = is_ErrorBody;
export const startOpenidSignIn_409: IsValid = is_ErrorBody;
export const startOpenidSignIn_429: IsValid = is_ErrorBody;
export const startOpenidSignIn_500: IsValid = is_ErrorBody;
export const startOpenidSignIn_503: IsValid = is_ErrorBody;
export const createSessionByOpenid_200: IsValid = is_SessionState;
export const createSessionByOpenid_400: IsValid = is_ValidationErrorBody;
export const createSessionByOpenid_403: IsValid = is_ErrorBody;
export const createSessionByOpenid_409: IsValid = is_ErrorBody;
export const createSessionByOpenid_413: IsValid = is_ErrorBody;
export const createSessionByOpenid_415: IsValid = is_ErrorBody;
export const createSessionByOpenid_429: IsValid = is_ErrorBody;
export const createSessionByOpenid_500: IsValid = is_ErrorBody;
export const createSessionByOpenid_503: IsValid = is_ErrorBody;
export const startPasskeySignIn_200: IsValid = is_StartedSignIn;
export const startPasskeySignIn_400: IsValid = is_ValidationErrorBody;
export const startPasskeySignIn_403: IsValid = is_ErrorBody;
export const startPasskeySignIn_409: IsValid = is_ErrorBody;
export const startPasskeySignIn_429: IsValid = is_ErrorBody;
export const startPasskeySignIn_500: IsValid = is_ErrorBody;
export const startPasskeySignIn_503: IsValid = is_ErrorBody;
export const createSessionByPasskey_200: IsValid = is_SessionState;
export const createSessionByPasskey_400: IsValid = is_ValidationErrorBody;
export const createSessionByPasskey_403: IsValid = is_ErrorBody;
export const createSessionByPasskey_409: IsValid = is_ErrorBody;
export const createSessionByPasskey_413: IsValid = is_ErrorBody;
export const createSessionByPasskey_415: IsValid = is_ErrorBody;
export const createSessionByPasskey_429: IsValid = is_ErrorBody;
export const createSessionByPasskey_500: IsValid = is_ErrorBody;
export const createSessionByPasskey_503: IsValid = is_ErrorBody;
export const listSessions_200: IsValid = is_SessionList;
export const listSessions_400: IsValid = is_ValidationErrorBody;
export const listSessions_401: IsValid = is_ErrorBody;
export const listSessions_429: IsValid = is_ErrorBody;
export const listSessions_500: IsValid = is_ErrorBody;
export const listSessions_503: IsValid = is_ErrorBody;
export const endOneSession_200: IsValid = is_Done;
export const endOneSession_400: IsValid = is_ValidationErrorBody;
export const endOneSession_401: IsValid = is_ErrorBody;
export const endOneSession_403: IsValid = is_ErrorBody;
export const endOneSession_404: IsValid = is_ErrorBody;
export const endOneSession_429: IsValid = is_ErrorBody;
export const endOneSession_500: IsValid = is_ErrorBody;
export const endOneSession_503: IsValid = is_ErrorBody;
export const listPasskeys_200: IsValid = is_PasskeyList;
export const listPasskeys_400: IsValid = is_ValidationErrorBody;
export const listPasskeys_401: IsValid = is_ErrorBody;
export const listPasskeys_429: IsValid = is_ErrorBody;
export const listPasskeys_500: IsValid = is_ErrorBody;
export const listPasskeys_503: IsValid = is_ErrorBody;
export const addPasskey_200: IsValid = is_AddedPasskey;
export const addPasskey_400: IsValid = is_ValidationErrorBody;
export const addPasskey_401: IsValid = is_ErrorBody;
export const addPasskey_403: IsValid = is_ErrorBody;
export const addPasskey_409: IsValid = is_ErrorBody;
export const addPasskey_413: IsValid = is_ErrorBody;
export const addPasskey_415: IsValid = is_ErrorBody;
export const addPasskey_429: IsValid = is_ErrorBody;
export const addPasskey_500: IsValid = is_ErrorBody;
export const addPasskey_503: IsValid = is_ErrorBody;
export const startPasskey_200: IsValid = is_StartedPasskey;
export const startPasskey_400: IsValid = is_ValidationErrorBody;
export const startPasskey_401: IsValid = is_ErrorBody;
export const startPasskey_403: IsValid = is_ErrorBody;
export const startPasskey_409: IsValid = is_ErrorBody;
export const startPasskey_429: IsValid = is_ErrorBody;
export const startPasskey_500: IsValid = is_ErrorBody;
export const startPasskey_503: IsValid = is_ErrorBody;
export const removePasskey_200: IsValid = is_Done;
export const removePasskey_400: IsValid = is_ValidationErrorBody;
export const removePasskey_401: IsValid = is_ErrorBody;
export const removePasskey_403: IsValid = is_ErrorBody;
export const removePasskey_404: IsValid = is_ErrorBody;
export const removePasskey_429: IsValid = is_ErrorBody;
export const removePasskey_500: IsValid = is_ErrorBody;
export const removePasskey_503: IsValid = is_ErrorBody;
export const findDeviceRequest_200: IsValid = is_FoundRequest;
export const findDeviceRequest_400: IsValid = is_ValidationErrorBody;
export const findDeviceRequest_401: IsValid = is_ErrorBody;
export const findDeviceRequest_403: IsValid = is_ErrorBody;
export const findDeviceRequest_404: IsValid = is_ErrorBody;
export const findDeviceRequest_413: IsValid = is_ErrorBody;
export const findDeviceRequest_415: IsValid = is_ErrorBody;
export const findDeviceRequest_429: IsValid = is_ErrorBody;
export const findDeviceRequest_500: IsValid = is_ErrorBody;
export const findDeviceRequest_503: IsValid = is_ErrorBody;
export const denyDeviceRequest_200: IsValid = is_Done;
export const denyDeviceRequest_400: IsValid = is_ValidationErrorBody;
export const denyDeviceRequest_401: IsValid = is_ErrorBody;
export const denyDeviceRequest_403: IsValid = is_ErrorBody;
export const denyDeviceRequest_404: IsValid = is_ErrorBody;
export const denyDeviceRequest_429: IsValid = is_ErrorBody;
export const denyDeviceRequest_500: IsValid = is_ErrorBody;
export const denyDeviceRequest_503: IsValid = is_ErrorBody;
export const getTeam_200: IsValid = is_TeamState;
export const getTeam_400: IsValid = is_ValidationErrorBody;
export const getTeam_401: IsValid = is_ErrorBody;
export const getTeam_403: IsValid = is_ErrorBody;
export const getTeam_404: IsValid = is_ErrorBody;
export const getTeam_429: IsValid = is_ErrorBody;
export const getTeam_500: IsValid = is_ErrorBody;
export const getTeam_503: IsValid = is_ErrorBody;
export const watchTeam_400: IsValid = is_ValidationErrorBody;
export const watchTeam_401: IsValid = is_ErrorBody;
export const watchTeam_403: IsValid = is_ErrorBody;
export const watchTeam_404: IsValid = is_ErrorBody;
export const watchTeam_429: IsValid = is_ErrorBody;
export const watchTeam_500: IsValid = is_ErrorBody;
export const watchTeam_503: IsValid = is_ErrorBody;
export const listMembers_200: IsValid = is_MemberList;
export const listMembers_400: IsValid = is_ValidationErrorBody;
export const listMembers_401: IsValid = is_ErrorBody;
export const listMembers_403: IsValid = is_ErrorBody;
export const listMembers_404: IsValid = is_ErrorBody;
export const listMembers_429: IsValid = is_ErrorBody;
export const listMembers_500: IsValid = is_ErrorBody;
export const listMembers_503: IsValid = is_ErrorBody;
export const addMember_200: IsValid = is_AddedMember;
export const addMember_400: IsValid = is_ValidationErrorBody;
export const addMember_401: IsValid = is_ErrorBody;
export const addMember_403: IsValid = is_ErrorBody;
export const addMember_404: IsValid = is_ErrorBody;
export const addMember_409: IsValid = is_ErrorBody;
export const addMember_413: IsValid = is_ErrorBody;
export const addMember_415: IsValid = is_ErrorBody;
export const addMember_429: IsValid = is_ErrorBody;
export const addMember_500: IsValid = is_ErrorBody;
export const addMember_503: IsValid = is_ErrorBody;
export const removeMember_200: IsValid = is_Done;
export const removeMember_400: IsValid = is_ValidationErrorBody;
export const removeMember_401: IsValid = is_ErrorBody;
export const removeMember_403: IsValid = is_ErrorBody;
export const removeMember_404: IsValid = is_ErrorBody;
export const removeMember_409: IsValid = is_ErrorBody;
export const removeMember_429: IsValid = is_ErrorBody;
export const removeMember_500: IsValid = is_ErrorBody;
export const removeMember_503: IsValid = is_ErrorBody;
export const changeMember_200: IsValid = is_ChangedMember;
export const changeMember_400: IsValid = is_ValidationErrorBody;
export const changeMember_401: IsValid = is_ErrorBody;
export const changeMember_403: IsValid = is_ErrorBody;
export const changeMember_404: IsValid = is_ErrorBody;
export const changeMember_409: IsValid = is_ErrorBody;
export const changeMember_413: IsValid = is_ErrorBody;
export const changeMember_415: IsValid = is_ErrorBody;
export const changeMember_429: IsValid = is_ErrorBody;
export const changeMember_500: IsValid = is_ErrorBody;
export const changeMember_503: IsValid = is_ErrorBody;
export const listKeys_200: IsValid = is_KeyList;
export const listKeys_400: IsValid = is_ValidationErrorBody;
export const listKeys_401: IsValid = is_ErrorBody;
export const listKeys_403: IsValid = is_ErrorBody;
export const listKeys_404: IsValid = is_ErrorBody;
export const listKeys_429: IsValid = is_ErrorBody;
export const listKeys_500: IsValid = is_ErrorBody;
export const listKeys_503: IsValid = is_ErrorBody;
export const createKey_200: IsValid = is_CreatedKey;
export const createKey_400: IsValid = is_ValidationErrorBody;
export const createKey_401: IsValid = is_ErrorBody;
export const createKey_403: IsValid = is_ErrorBody;
export const createKey_404: IsValid = is_ErrorBody;
export const createKey_409: IsValid = is_ErrorBody;
export const createKey_413: IsValid = is_ErrorBody;
export const createKey_415: IsValid = is_ErrorBody;
export const createKey_429: IsValid = is_ErrorBody;
export const createKey_500: IsValid = is_ErrorBody;
export const createKey_503: IsValid = is_ErrorBody;
export const getKey_200: IsValid = is_KeyDetail;
export const getKey_400: IsValid = is_ValidationErrorBody;
export const getKey_401: IsValid = is_ErrorBody;
export const getKey_403: IsValid = is_ErrorBody;
export const getKey_404: IsValid = is_ErrorBody;
export const getKey_429: IsValid = is_ErrorBody;
export const getKey_500: IsValid = is_ErrorBody;
export const getKey_503: IsValid = is_ErrorBody;
export const revokeKey_200: IsValid = is_Done;
export const revokeKey_400: IsValid = is_ValidationErrorBody;
export const revokeKey_401: IsValid = is_ErrorBody;
export const revokeKey_403: IsValid = is_ErrorBody;
export const revokeKey_404: IsValid = is_ErrorBody;
export const revokeKey_429: IsValid = is_ErrorBody;
export const revokeKey_500: IsValid = is_ErrorBody;
export const revokeKey_503: IsValid = is_ErrorBody;
export const rollKey_200: IsValid = is_RolledKey;
export const rollKey_400: IsValid = is_ValidationErrorBody;
export const rollKey_401: IsValid = is_ErrorBody;
export const rollKey_403: IsValid = is_ErrorBody;
export const rollKey_404: IsValid = is_ErrorBody;
export const rollKey_409: IsValid = is_ErrorBody;
export const rollKey_413: IsValid = is_ErrorBody;
export const rollKey_415: IsValid = is_ErrorBody;
export const rollKey_429: IsValid = is_ErrorBody;
export const rollKey_500: IsValid = is_ErrorBody;
export const rollKey_503: IsValid = is_ErrorBody;
export const renewKey_200: IsValid = is_RenewedKey;
export const renewKey_400: IsValid = is_ValidationErrorBody;
export const renewKey_401: IsValid = is_ErrorBody;
export const renewKey_403: IsValid = is_ErrorBody;
export const renewKey_404: IsValid = is_ErrorBody;
export const renewKey_409: IsValid = is_ErrorBody;
export const renewKey_429: IsValid = is_ErrorBody;
export const renewKey_500: IsValid = is_ErrorBody;
export const renewKey_503: IsValid = is_ErrorBody;
export const approveDeviceRequest_200: IsValid = is_Done;
export const approveDeviceRequest_400: IsValid = is_ValidationErrorBody;
export const approveDeviceRequest_401: IsValid = is_ErrorBody;
export const approveDeviceRequest_403: IsValid = is_ErrorBody;
export const approveDeviceRequest_404: IsValid = is_ErrorBody;
export const approveDeviceRequest_409: IsValid = is_ErrorBody;
export const approveDeviceRequest_413: IsValid = is_ErrorBody;
export const approveDeviceRequest_415: IsValid = is_ErrorBody;
export const approveDeviceRequest_429: IsValid = is_ErrorBody;
export const approveDeviceRequest_500: IsValid = is_ErrorBody;
export const approveDeviceRequest_503: IsValid = is_ErrorBody;
export const listRequests_200: IsValid = is_RequestList;
export const listRequests_400: IsValid = is_ValidationErrorBody;
export const listRequests_401: IsValid = is_ErrorBody;
export const listRequests_403: IsValid = is_ErrorBody;
export const listRequests_404: IsValid = is_ErrorBody;
export const listRequests_429: IsValid = is_ErrorBody;
export const listRequests_500: IsValid = is_ErrorBody;
export const listRequests_503: IsValid = is_ErrorBody;
export const getUsage_200: IsValid = is_UsageReport;
export const getUsage_400: IsValid = is_ValidationErrorBody;
export const getUsage_401: IsValid = is_ErrorBody;
export const getUsage_403: IsValid = is_ErrorBody;
export const getUsage_404: IsValid = is_ErrorBody;
export const getUsage_429: IsValid = is_ErrorBody;
export const getUsage_500: IsValid = is_ErrorBody;
export const getUsage_503: IsValid = is_ErrorBody;
export const getBudget_200: IsValid = is_BudgetState;
export const getBudget_400: IsValid = is_ValidationErrorBody;
export const getBudget_401: IsValid = is_ErrorBody;
export const getBudget_403: IsValid = is_ErrorBody;
export const getBudget_404: IsValid = is_ErrorBody;
export const getBudget_429: IsValid = is_ErrorBody;
export const getBudget_500: IsValid = is_ErrorBody;
export const getBudget_503: IsValid = is_ErrorBody;
export const changeBudget_200: IsValid = is_BudgetState;
export const changeBudget_400: IsValid = is_ValidationErrorBody;
export const changeBudget_401: IsValid = is_ErrorBody;
export const changeBudget_403: IsValid = is_ErrorBody;
export const changeBudget_404: IsValid = is_ErrorBody;
export const changeBudget_413: IsValid = is_ErrorBody;
export const changeBudget_415: IsValid = is_ErrorBody;
export const changeBudget_429: IsValid = is_ErrorBody;
export const changeBudget_500: IsValid = is_ErrorBody;
export const changeBudget_503: IsValid = is_ErrorBody;
export const removeBudget_200: IsValid = is_Done;
export const removeBudget_400: IsValid = is_ValidationErrorBody;
export const removeBudget_401: IsValid = is_ErrorBody;
export const removeBudget_403: IsValid = is_ErrorBody;
export const removeBudget_404: IsValid = is_ErrorBody;
export const removeBudget_429: IsValid = is_ErrorBody;
export const removeBudget_500: IsValid = is_ErrorBody;
export const removeBudget_503: IsValid = is_ErrorBody;
export const listUnsubscribed_200: IsValid = is_UnsubscribedList;
export const listUnsubscribed_400: IsValid = is_ValidationErrorBody;
export const listUnsubscribed_401: IsValid = is_ErrorBody;
export const listUnsubscribed_403: IsValid = is_ErrorBody;
export const listUnsubscribed_404: IsValid = is_ErrorBody;
export const listUnsubscribed_429: IsValid = is_ErrorBody;
export const listUnsubscribed_500: IsValid = is_ErrorBody;
export const listUnsubscribed_503: IsValid = is_ErrorBody;
export const resubscribe_200: IsValid = is_Done;
export const resubscribe_400: IsValid = is_ValidationErrorBody;
export const resubscribe_401: IsValid = is_ErrorBody;
export const resubscribe_403: IsValid = is_ErrorBody;
export const resubscribe_404: IsValid = is_ErrorBody;
export const resubscribe_429: IsValid = is_ErrorBody;
export const resubscribe_500: IsValid = is_ErrorBody;
export const resubscribe_503: IsValid = is_ErrorBody;
export const listJobs_200: IsValid = is_JobList;
export const listJobs_400: IsValid = is_ValidationErrorBody;
export const listJobs_401: IsValid = is_ErrorBody;
export const listJobs_403: IsValid = is_ErrorBody;
export const listJobs_404: IsValid = is_ErrorBody;
export const listJobs_429: IsValid = is_ErrorBody;
export const listJobs_500: IsValid = is_ErrorBody;
export const listJobs_503: IsValid = is_ErrorBody;
export const getJob_200: IsValid = is_JobDetail;
export const getJob_400: IsValid = is_ValidationErrorBody;
export const getJob_401: IsValid = is_ErrorBody;
export const getJob_403: IsValid = is_ErrorBody;
export const getJob_404: IsValid = is_ErrorBody;
export const getJob_429: IsValid = is_ErrorBody;
export const getJob_500: IsValid = is_ErrorBody;
export const getJob_503: IsValid = is_ErrorBody;
export const cancelJob_200: IsValid = is_Done;
export const cancelJob_400: IsValid = is_ValidationErrorBody;
export const cancelJob_401: IsValid = is_ErrorBody;
export const cancelJob_403: IsValid = is_ErrorBody;
export const cancelJob_404: IsValid = is_ErrorBody;
export const cancelJob_409: IsValid = is_ErrorBody;
export const cancelJob_429: IsValid = is_ErrorBody;
export const cancelJob_500: IsValid = is_ErrorBody;
export const cancelJob_503: IsValid = is_ErrorBody;
export const retryJob_200: IsValid = is_Done;
export const retryJob_400: IsValid = is_ValidationErrorBody;
export const retryJob_401: IsValid = is_ErrorBody;
export const retryJob_403: IsValid = is_ErrorBody;
export const retryJob_404: IsValid = is_ErrorBody;
export const retryJob_409: IsValid = is_ErrorBody;
export const retryJob_429: IsValid = is_ErrorBody;
export const retryJob_500: IsValid = is_ErrorBody;
export const retryJob_503: IsValid = is_ErrorBody;
export const listJobFailures_200: IsValid = is_JobFailureList;
export const listJobFailures_400: IsValid = is_ValidationErrorBody;
export const listJobFailures_401: IsValid = is_ErrorBody;
export const listJobFailures_403: IsValid = is_ErrorBody;
export const listJobFailures_404: IsValid = is_ErrorBody;
export const listJobFailures_429: IsValid = is_ErrorBody;
export const listJobFailures_500: IsValid = is_ErrorBody;
export const listJobFailures_503: IsValid = is_ErrorBody;
export const getJobSnapshot_200: IsValid = is_JobSnapshot;
export const getJobSnapshot_400: IsValid = is_ValidationErrorBody;
export const getJobSnapshot_401: IsValid = is_ErrorBody;
export const getJobSnapshot_403: IsValid = is_ErrorBody;
export const getJobSnapshot_404: IsValid = is_ErrorBody;
export const getJobSnapshot_429: IsValid = is_ErrorBody;
export const getJobSnapshot_500: IsValid = is_ErrorBody;
export const getJobSnapshot_503: IsValid = is_ErrorBody;
export const listMonitors_200: IsValid = is_MonitorList;
export const listMonitors_400: IsValid = is_ValidationErrorBody;
export const listMonitors_401: IsValid = is_ErrorBody;
export const listMonitors_403: IsValid = is_ErrorBody;
export const listMonitors_404: IsValid = is_ErrorBody;
export const listMonitors_429: IsValid = is_ErrorBody;
export const listMonitors_500: IsValid = is_ErrorBody;
export const listMonitors_503: IsValid = is_ErrorBody;
export const getMonitor_200: IsValid = is_MonitorState;
export const getMonitor_400: IsValid = is_ValidationErrorBody;
export const getMonitor_401: IsValid = is_ErrorBody;
export const getMonitor_403: IsValid = is_ErrorBody;
export const getMonitor_404: IsValid = is_ErrorBody;
export const getMonitor_429: IsValid = is_ErrorBody;
export const getMonitor_500: IsValid = is_ErrorBody;
export const getMonitor_503: IsValid = is_ErrorBody;
export const changeMonitor_200: IsValid = is_MonitorState;
export const changeMonitor_400: IsValid = is_ValidationErrorBody;
export const changeMonitor_401: IsValid = is_ErrorBody;
export const changeMonitor_403: IsValid = is_ErrorBody;
export const changeMonitor_404: IsValid = is_ErrorBody;
export const changeMonitor_413: IsValid = is_ErrorBody;
export const changeMonitor_415: IsValid = is_ErrorBody;
export const changeMonitor_429: IsValid = is_ErrorBody;
export const changeMonitor_500: IsValid = is_ErrorBody;
export const changeMonitor_503: IsValid = is_ErrorBody;
export const runMonitor_200: IsValid = is_MonitorCheckState;
export const runMonitor_400: IsValid = is_ValidationErrorBody;
export const runMonitor_401: IsValid = is_ErrorBody;
export const runMonitor_403: IsValid = is_ErrorBody;
export const runMonitor_404: IsValid = is_ErrorBody;
export const runMonitor_429: IsValid = is_ErrorBody;
export const runMonitor_500: IsValid = is_ErrorBody;
export const runMonitor_503: IsValid = is_ErrorBody;
export const listMonitorChecks_200: IsValid = is_MonitorCheckList;
export const listMonitorChecks_400: IsValid = is_ValidationErrorBody;
export const listMonitorChecks_401: IsValid = is_ErrorBody;
export const listMonitorChecks_403: IsValid = is_ErrorBody;
export const listMonitorChecks_404: IsValid = is_ErrorBody;
export const listMonitorChecks_429: IsValid = is_ErrorBody;
export const listMonitorChecks_500: IsValid = is_ErrorBody;
export const listMonitorChecks_503: IsValid = is_ErrorBody;
export const getMonitorCheck_200: IsValid = is_MonitorCheckDetail;
export const getMonitorCheck_400: IsValid = is_ValidationErrorBody;
export const getMonitorCheck_401: IsValid = is_ErrorBody;
export const getMonitorCheck_403: IsValid = is_ErrorBody;
export const getMonitorCheck_404: IsValid = is_ErrorBody;
export const getMonitorCheck_429: IsValid = is_ErrorBody;
export const getMonitorCheck_500: IsValid = is_ErrorBody;
export const getMonitorCheck_503: IsValid = is_ErrorBody;
export const listInteractSessions_200: IsValid = is_InteractSessionList;
export const listInteractSessions_400: IsValid = is_ValidationErrorBody;
export const listInteractSessions_401: IsValid = is_ErrorBody;
export const listInteractSessions_403: IsValid = is_ErrorBody;
export const listInteractSessions_404: IsValid = is_ErrorBody;
export const listInteractSessions_429: IsValid = is_ErrorBody;
export const listInteractSessions_500: IsValid = is_ErrorBody;
export const listInteractSessions_503: IsValid = is_ErrorBody;
export const getInteractSession_200: IsValid = is_InteractSessionDetail;
export const getInteractSession_400: IsValid = is_ValidationErrorBody;
export const getInteractSession_401: IsValid = is_ErrorBody;
export const getInteractSession_403: IsValid = is_ErrorBody;
export const getInteractSession_404: IsValid = is_ErrorBody;
export const getInteractSession_429: IsValid = is_ErrorBody;
export const getInteractSession_500: IsValid = is_ErrorBody;
export const getInteractSession_503: IsValid = is_ErrorBody;
export const endInteractSession_200: IsValid = is_Done;
export const endInteractSession_400: IsValid = is_ValidationErrorBody;
export const endInteractSession_401: IsValid = is_ErrorBody;
export const endInteractSession_403: IsValid = is_ErrorBody;
export const endInteractSession_404: IsValid = is_ErrorBody;
export const endInteractSession_409: IsValid = is_ErrorBody;
export const endInteractSession_429: IsValid = is_ErrorBody;
export const endInteractSession_500: IsValid = is_ErrorBody;
export const endInteractSession_503: IsValid = is_ErrorBody;
export const deleteInteractRecord_200: IsValid = is_Done;
export const deleteInteractRecord_400: IsValid = is_ValidationErrorBody;
export const deleteInteractRecord_401: IsValid = is_ErrorBody;
export const deleteInteractRecord_403: IsValid = is_ErrorBody;
export const deleteInteractRecord_404: IsValid = is_ErrorBody;
export const deleteInteractRecord_429: IsValid = is_ErrorBody;
export const deleteInteractRecord_500: IsValid = is_ErrorBody;
export const deleteInteractRecord_503: IsValid = is_ErrorBody;
export const getInteractScreenshot_200: IsValid = is_InteractScreenshot;
export const getInteractScreenshot_400: IsValid = is_ValidationErrorBody;
export const getInteractScreenshot_401: IsValid = is_ErrorBody;
export const getInteractScreenshot_403: IsValid = is_ErrorBody;
export const getInteractScreenshot_404: IsValid = is_ErrorBody;
export const getInteractScreenshot_429: IsValid = is_ErrorBody;
export const getInteractScreenshot_500: IsValid = is_ErrorBody;
export const getInteractScreenshot_503: IsValid = is_ErrorBody;
export const getPolicy_200: IsValid = is_PolicyState;
export const getPolicy_400: IsValid = is_ValidationErrorBody;
export const getPolicy_401: IsValid = is_ErrorBody;
export const getPolicy_403: IsValid = is_ErrorBody;
export const getPolicy_404: IsValid = is_ErrorBody;
export const getPolicy_429: IsValid = is_ErrorBody;
export const getPolicy_500: IsValid = is_ErrorBody;
export const getPolicy_503: IsValid = is_ErrorBody;
export const changePolicy_200: IsValid = is_PolicyState;
export const changePolicy_400: IsValid = is_ValidationErrorBody;
export const changePolicy_401: IsValid = is_ErrorBody;
export const changePolicy_403: IsValid = is_ErrorBody;
export const changePolicy_404: IsValid = is_ErrorBody;
export const changePolicy_413: IsValid = is_ErrorBody;
export const changePolicy_415: IsValid = is_ErrorBody;
export const changePolicy_429: IsValid = is_ErrorBody;
export const changePolicy_500: IsValid = is_ErrorBody;
export const changePolicy_503: IsValid = is_ErrorBody;
export const getWebhooks_200: IsValid = is_WebhookState;
export const getWebhooks_400: IsValid = is_ValidationErrorBody;
export const getWebhooks_401: IsValid = is_ErrorBody;
export const getWebhooks_403: IsValid = is_ErrorBody;
export const getWebhooks_404: IsValid = is_ErrorBody;
export const getWebhooks_429: IsValid = is_ErrorBody;
export const getWebhooks_500: IsValid = is_ErrorBody;
export const getWebhooks_503: IsValid = is_ErrorBody;
export const listWebhookDeliveries_200: IsValid = is_WebhookDeliveryList;
export const listWebhookDeliveries_400: IsValid = is_ValidationErrorBody;
export const listWebhookDeliveries_401: IsValid = is_ErrorBody;
export const listWebhookDeliveries_403: IsValid = is_ErrorBody;
export const listWebhookDeliveries_404: IsValid = is_ErrorBody;
export const listWebhookDeliveries_429: IsValid = is_ErrorBody;
export const listWebhookDeliveries_500: IsValid = is_ErrorBody;
export const listWebhookDeliveries_503: IsValid = is_ErrorBody;
export const getWebhookDelivery_200: IsValid = is_WebhookDeliveryState;
export const getWebhookDelivery_400: IsValid = is_ValidationErrorBody;
export const getWebhookDelivery_401: IsValid = is_ErrorBody;
export const getWebhookDelivery_403: IsValid = is_ErrorBody;
export const getWebhookDelivery_404: IsValid = is_ErrorBody;
export const getWebhookDelivery_429: IsValid = is_ErrorBody;
export const getWebhookDelivery_500: IsValid = is_ErrorBody;
export const getWebhookDelivery_503: IsValid = is_ErrorBody;
export const resendWebhookDelivery_200: IsValid = is_WebhookDeliveryState;
export const resendWebhookDelivery_400: IsValid = is_ValidationErrorBody;
export const resendWebhookDelivery_401: IsValid = is_ErrorBody;
export const resendWebhookDelivery_403: IsValid = is_ErrorBody;
export const resendWebhookDelivery_404: IsValid = is_ErrorBody;
export const resendWebhookDelivery_409: IsValid = is_ErrorBody;
export const resendWebhookDelivery_429: IsValid = is_ErrorBody;
export const resendWebhookDelivery_500: IsValid = is_ErrorBody;
export const resendWebhookDelivery_503: IsValid = is_ErrorBody;
export const showWebhookSecret_200: IsValid = is_WebhookSecretValue;
export const showWebhookSecret_400: IsValid = is_ValidationErrorBody;
export const showWebhookSecret_401: IsValid = is_ErrorBody;
export const showWebhookSecret_403: IsValid = is_ErrorBody;
export const showWebhookSecret_404: IsValid = is_ErrorBody;
export const showWebhookSecret_409: IsValid = is_ErrorBody;
export const showWebhookSecret_429: IsValid = is_ErrorBody;
export const showWebhookSecret_500: IsValid = is_ErrorBody;
export const showWebhookSecret_503: IsValid = is_ErrorBody;
export const rotateWebhookSecret_200: IsValid = is_WebhookSecretValue;
export const rotateWebhookSecret_400: IsValid = is_ValidationErrorBody;
export const rotateWebhookSecret_401: IsValid = is_ErrorBody;
export const rotateWebhookSecret_403: IsValid = is_ErrorBody;
export const rotateWebhookSecret_404: IsValid = is_ErrorBody;
export const rotateWebhookSecret_413: IsValid = is_ErrorBody;
export const rotateWebhookSecret_415: IsValid = is_ErrorBody;
export const rotateWebhookSecret_429: IsValid = is_ErrorBody;
export const rotateWebhookSecret_500: IsValid = is_ErrorBody;
export const rotateWebhookSecret_503: IsValid = is_ErrorBody;
export const listSecurityEvents_200: IsValid = is_SecurityLog;
export const listSecurityEvents_400: IsValid = is_ValidationErrorBody;
export const listSecurityEvents_401: IsValid = is_ErrorBody;
export const listSecurityEvents_403: IsValid = is_ErrorBody;
export const listSecurityEvents_404: IsValid = is_ErrorBody;
export const listSecurityEvents_429: IsValid = is_ErrorBody;
export const listSecurityEvents_500: IsValid = is_ErrorBody;
export const listSecurityEvents_503: IsValid = is_ErrorBody;

const pattern1 = new RegExp("^[\\w-]+$", "u");
const pattern2 = new RegExp("^[\\w-]{0,1200}~[\\w-]{1,64}$", "u");
const pattern3 = new RegExp("^data:image/jpeg;base64,", "u");
const pattern4 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");
const pattern5 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const pattern6 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function is_SessionState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.person === undefined) return false;
  if (data.session === undefined) return false;
  if (data.teams === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_Person(data.person)) return false;
  if (!is_PersonSession(data.session)) return false;
  {
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
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  if (data.email !== undefined && !is_like_name(data.email)) return false;
  return true;
}

function is_PersonSession(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.lastSeenAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.userAgent === undefined) return false;
  if (data.current === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (!is_like_createdAt(data.lastSeenAt)) return false;
  if (!is_like_createdAt(data.expiresAt)) return false;
  if (!is_like_name(data.userAgent)) return false;
  if (!is_like_current(data.current)) return false;
  return true;
}

function is_TeamEntry(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.suspended === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  if (!is_Role(data.role)) return false;
  if (!is_like_current(data.suspended)) return false;
  return true;
}

function is_Role(data) {
  if (typeof data !== "string") return false;
  if (!(data === "viewer" || data === "member" || data === "owner")) return false;
  return true;
}

function is_headers_1(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_ValidationErrorBody(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_name(data.error)) return false;
  if (data.details !== undefined) {
    const details = data.details;
    if (!Array.isArray(details)) return false;
    if (details.length > 20) return false;
    for (let index = 0; index < details.length; index += 1) {
      const item = details[index];
      if (!is_ErrorDetail(item)) return false;
    }
  }
  if (data.code !== undefined && !is_like_name(data.code)) return false;
  return true;
}

function is_ErrorDetail(data) {
  if (!isObject(data)) return false;
  if (data.in === undefined) return false;
  if (data.path === undefined) return false;
  if (data.code === undefined) return false;
  if (data.message === undefined) return false;
  {
    const value = data.in;
    if (typeof value !== "string") return false;
    if (!(value === "body" || value === "query" || value === "path" || value === "header" || value === "cookie")) return false;
  }
  if (!is_like_name(data.path)) return false;
  if (!is_like_name(data.code)) return false;
  if (!is_like_name(data.message)) return false;
  if (data.expected !== undefined) {
    const expected = data.expected;
  }
  return true;
}

function is_ErrorBody(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_name(data.error)) return false;
  if (data.details !== undefined) {
    const details = data.details;
  }
  if (data.code !== undefined && !is_like_name(data.code)) return false;
  return true;
}

function is_headers_2(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["Retry-After"] !== undefined && !is_like_Retry$45After(header["Retry-After"])) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_headers_3(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["Set-Cookie"] !== undefined && !is_like_name(header["Set-Cookie"])) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_Done(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (!is_like_success(data.success)) return false;
  return true;
}

function is_SignInWays(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.passkeys === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_like_current(data.passkeys)) return false;
  if (data.mail !== undefined && !is_like_success(data.mail)) return false;
  if (data.organization !== undefined && !is_like_name(data.organization)) return false;
  return true;
}

function is_StartedOpenid(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.address === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const address = data.address;
    if (typeof address !== "string") return false;
    if (!format_uri(address)) return false;
  }
  return true;
}

function is_StartedSignIn(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.options === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_PasskeyRequest(data.options)) return false;
  return true;
}

function is_PasskeyRequest(data) {
  if (!isObject(data)) return false;
  if (data.rpId === undefined) return false;
  if (data.challenge === undefined) return false;
  if (data.timeout === undefined) return false;
  if (data.userVerification === undefined) return false;
  if (!is_like_name(data.rpId)) return false;
  if (!is_like_name(data.challenge)) return false;
  if (!is_like_timeout(data.timeout)) return false;
  if (!is_like_userVerification(data.userVerification)) return false;
  return true;
}

function is_SessionList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.sessions === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const sessions = data.sessions;
    if (!Array.isArray(sessions)) return false;
    for (let index = 0; index < sessions.length; index += 1) {
      const item = sessions[index];
      if (!is_PersonSession(item)) return false;
    }
  }
  return true;
}

function is_PasskeyList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.passkeys === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const passkeys = data.passkeys;
    if (!Array.isArray(passkeys)) return false;
    for (let index = 0; index < passkeys.length; index += 1) {
      const item = passkeys[index];
      if (!is_Passkey(item)) return false;
    }
  }
  if (data.origin !== undefined && !is_like_name(data.origin)) return false;
  return true;
}

function is_Passkey(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.isSynced === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (data.lastUsedAt !== undefined && !is_like_createdAt(data.lastUsedAt)) return false;
  if (!is_like_current(data.isSynced)) return false;
  return true;
}

function is_AddedPasskey(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.passkey === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_Passkey(data.passkey)) return false;
  return true;
}

function is_StartedPasskey(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.options === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_PasskeyCreation(data.options)) return false;
  return true;
}

function is_PasskeyCreation(data) {
  if (!isObject(data)) return false;
  if (data.rp === undefined) return false;
  if (data.user === undefined) return false;
  if (data.challenge === undefined) return false;
  if (data.pubKeyCredParams === undefined) return false;
  if (data.timeout === undefined) return false;
  if (data.excludeCredentials === undefined) return false;
  if (data.authenticatorSelection === undefined) return false;
  if (data.attestation === undefined) return false;
  {
    const rp = data.rp;
    if (!isObject(rp)) return false;
    if (rp.id === undefined) return false;
    if (rp.name === undefined) return false;
    if (!is_like_name(rp.id)) return false;
    if (!is_like_name(rp.name)) return false;
  }
  {
    const user = data.user;
    if (!isObject(user)) return false;
    if (user.id === undefined) return false;
    if (user.name === undefined) return false;
    if (user.displayName === undefined) return false;
    if (!is_like_name(user.id)) return false;
    if (!is_like_name(user.name)) return false;
    if (!is_like_name(user.displayName)) return false;
  }
  if (!is_like_name(data.challenge)) return false;
  {
    const pubKeyCredParams = data.pubKeyCredParams;
    if (!Array.isArray(pubKeyCredParams)) return false;
    for (let index = 0; index < pubKeyCredParams.length; index += 1) {
      const item = pubKeyCredParams[index];
      if (!isObject(item)) return false;
      if (item.alg === undefined) return false;
      if (item.type === undefined) return false;
      if (!is_like_timeout(item.alg)) return false;
      if (!is_like_type(item.type)) return false;
    }
  }
  if (!is_like_timeout(data.timeout)) return false;
  {
    const excludeCredentials = data.excludeCredentials;
    if (!Array.isArray(excludeCredentials)) return false;
    for (let index2 = 0; index2 < excludeCredentials.length; index2 += 1) {
      const item2 = excludeCredentials[index2];
      if (!is_PasskeyName(item2)) return false;
    }
  }
  {
    const authenticatorSelection = data.authenticatorSelection;
    if (!isObject(authenticatorSelection)) return false;
    if (authenticatorSelection.residentKey === undefined) return false;
    if (authenticatorSelection.requireResidentKey === undefined) return false;
    if (authenticatorSelection.userVerification === undefined) return false;
    if (!is_like_userVerification(authenticatorSelection.residentKey)) return false;
    if (!is_like_success(authenticatorSelection.requireResidentKey)) return false;
    if (!is_like_userVerification(authenticatorSelection.userVerification)) return false;
  }
  {
    const attestation = data.attestation;
    if (typeof attestation !== "string") return false;
    if (attestation !== "none") return false;
  }
  return true;
}

function is_PasskeyName(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.type === undefined) return false;
  {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (lengthOf(id) > 1400) return false;
    if (lengthOf(id) < 1) return false;
    if (!pattern1.test(id)) return false;
  }
  if (!is_like_type(data.type)) return false;
  return true;
}

function is_FoundRequest(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.request === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_KeyRequest(data.request)) return false;
  return true;
}

function is_KeyRequest(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.code === undefined) return false;
  if (data.clientId === undefined) return false;
  if (data.clientName === undefined) return false;
  if (data.address === undefined) return false;
  if (data.scopes === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.code)) return false;
  if (!is_like_name(data.clientId)) return false;
  if (!is_like_name(data.clientName)) return false;
  if (!is_like_name(data.address)) return false;
  if (!is_like_scopes(data.scopes)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (!is_like_createdAt(data.expiresAt)) return false;
  return true;
}

function is_TeamState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.team === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_TeamDetail(data.team)) return false;
  return true;
}

function is_TeamDetail(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.plan === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.held === undefined) return false;
  if (data.running === undefined) return false;
  if (data.storedBytes === undefined) return false;
  if (data.limits === undefined) return false;
  if (data.threatProtection === undefined) return false;
  if (data.zeroDataRetention === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  if (!is_Role(data.role)) return false;
  if (!is_like_name(data.plan)) return false;
  if (!is_like_timeout(data.credits)) return false;
  if (!is_like_held(data.held)) return false;
  if (!is_like_held(data.running)) return false;
  if (!is_like_held(data.storedBytes)) return false;
  if (!is_PlanLimits(data.limits)) return false;
  if (!is_like_threatProtection(data.threatProtection)) return false;
  if (!is_like_current(data.zeroDataRetention)) return false;
  return true;
}

function is_PlanLimits(data) {
  if (!isObject(data)) return false;
  if (data.requestsPerMinute === undefined) return false;
  if (data.concurrency === undefined) return false;
  if (data.storedBytes === undefined) return false;
  if (!is_like_held(data.requestsPerMinute)) return false;
  if (data.statusReadsPerMinute !== undefined && !is_like_held(data.statusReadsPerMinute)) return false;
  if (!is_like_held(data.concurrency)) return false;
  if (!is_like_Retry$45After(data.storedBytes)) return false;
  return true;
}

function is_MemberList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.members === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const members = data.members;
    if (!Array.isArray(members)) return false;
    for (let index = 0; index < members.length; index += 1) {
      const item = members[index];
      if (!is_Member(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_Member(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.role === undefined) return false;
  if (data.joinedAt === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  if (data.email !== undefined && !is_like_name(data.email)) return false;
  if (!is_Role(data.role)) return false;
  if (!is_like_createdAt(data.joinedAt)) return false;
  if (data.lastSeenAt !== undefined && !is_like_createdAt(data.lastSeenAt)) return false;
  return true;
}

function is_Cursor(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 1265) return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_AddedMember(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.member === undefined) return false;
  if (data.link === undefined) return false;
  if (data.linkExpiresAt === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_Member(data.member)) return false;
  if (!is_like_name(data.link)) return false;
  if (!is_like_createdAt(data.linkExpiresAt)) return false;
  return true;
}

function is_ChangedMember(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.member === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_Member(data.member)) return false;
  return true;
}

function is_KeyList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.keys === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const keys = data.keys;
    if (!Array.isArray(keys)) return false;
    for (let index = 0; index < keys.length; index += 1) {
      const item = keys[index];
      if (!is_ApiKey(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_ApiKey(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.scopes === undefined) return false;
  if (data.status === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (!is_like_name(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  if (!is_like_scopes(data.scopes)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "active" || status === "expired" || status === "revoked")) return false;
  }
  if (!is_like_createdAt(data.createdAt)) return false;
  if (data.expiresAt !== undefined && !is_like_createdAt(data.expiresAt)) return false;
  if (data.lastUsedAt !== undefined && !is_like_createdAt(data.lastUsedAt)) return false;
  if (data.revokedAt !== undefined && !is_like_createdAt(data.revokedAt)) return false;
  if (data.lifeSeconds !== undefined && !is_like_timeout(data.lifeSeconds)) return false;
  return true;
}

function is_CreatedKey(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.key === undefined) return false;
  if (data.secret === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_ApiKey(data.key)) return false;
  if (!is_like_name(data.secret)) return false;
  return true;
}

function is_KeyDetail(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.key === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_ApiKey(data.key)) return false;
  return true;
}

function is_RolledKey(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.key === undefined) return false;
  if (data.secret === undefined) return false;
  if (data.replaced === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_ApiKey(data.key)) return false;
  if (!is_like_name(data.secret)) return false;
  if (!is_ApiKey(data.replaced)) return false;
  return true;
}

function is_RenewedKey(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.key === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_ApiKey(data.key)) return false;
  return true;
}

function is_RequestList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.requests === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const requests = data.requests;
    if (!Array.isArray(requests)) return false;
    for (let index = 0; index < requests.length; index += 1) {
      const item = requests[index];
      if (!is_LoggedRequest(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_LoggedRequest(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.requestId === undefined) return false;
  if (data.at === undefined) return false;
  if (data.operation === undefined) return false;
  if (data.keyId === undefined) return false;
  if (data.status === undefined) return false;
  if (data.milliseconds === undefined) return false;
  if (data.credits === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.requestId)) return false;
  if (!is_like_createdAt(data.at)) return false;
  if (!is_like_name(data.operation)) return false;
  if (!is_like_name(data.keyId)) return false;
  if (!is_like_status(data.status)) return false;
  if (data.error !== undefined && !is_like_name(data.error)) return false;
  if (!is_like_held(data.milliseconds)) return false;
  if (!is_like_held(data.credits)) return false;
  return true;
}

function is_UsageReport(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.from === undefined) return false;
  if (data.to === undefined) return false;
  if (data.days === undefined) return false;
  if (data.operations === undefined) return false;
  if (data.keys === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_like_name(data.from)) return false;
  if (!is_like_name(data.to)) return false;
  {
    const days = data.days;
    if (!Array.isArray(days)) return false;
    for (let index = 0; index < days.length; index += 1) {
      const item = days[index];
      if (!is_UsageDay(item)) return false;
    }
  }
  {
    const operations = data.operations;
    if (!Array.isArray(operations)) return false;
    for (let index2 = 0; index2 < operations.length; index2 += 1) {
      const item2 = operations[index2];
      if (!is_UsageOperation(item2)) return false;
    }
  }
  {
    const keys = data.keys;
    if (!Array.isArray(keys)) return false;
    for (let index3 = 0; index3 < keys.length; index3 += 1) {
      const item3 = keys[index3];
      if (!is_UsageKey(item3)) return false;
    }
  }
  if (data.series !== undefined) {
    const series = data.series;
    if (!Array.isArray(series)) return false;
    for (let index4 = 0; index4 < series.length; index4 += 1) {
      const item4 = series[index4];
      if (!is_UsageSeries(item4)) return false;
    }
  }
  return true;
}

function is_UsageDay(data) {
  if (!isObject(data)) return false;
  if (data.day === undefined) return false;
  if (data.requests === undefined) return false;
  if (data.failed === undefined) return false;
  if (data.credits === undefined) return false;
  if (!is_like_name(data.day)) return false;
  if (!is_like_held(data.requests)) return false;
  if (!is_like_held(data.failed)) return false;
  if (!is_like_held(data.credits)) return false;
  return true;
}

function is_UsageOperation(data) {
  if (!isObject(data)) return false;
  if (data.operation === undefined) return false;
  if (data.requests === undefined) return false;
  if (data.failed === undefined) return false;
  if (data.credits === undefined) return false;
  if (!is_like_name(data.operation)) return false;
  if (!is_like_held(data.requests)) return false;
  if (!is_like_held(data.failed)) return false;
  if (!is_like_held(data.credits)) return false;
  return true;
}

function is_UsageKey(data) {
  if (!isObject(data)) return false;
  if (data.requests === undefined) return false;
  if (data.failed === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.keyId !== undefined && !is_like_name(data.keyId)) return false;
  if (data.name !== undefined && !is_like_name(data.name)) return false;
  if (!is_like_held(data.requests)) return false;
  if (!is_like_held(data.failed)) return false;
  if (!is_like_held(data.credits)) return false;
  return true;
}

function is_UsageSeries(data) {
  if (!isObject(data)) return false;
  if (data.requests === undefined) return false;
  if (data.failed === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.name !== undefined && !is_like_name(data.name)) return false;
  if (data.isRest !== undefined && !is_like_current(data.isRest)) return false;
  if (!is_like_requests(data.requests)) return false;
  if (!is_like_requests(data.failed)) return false;
  if (!is_like_requests(data.credits)) return false;
  return true;
}

function is_BudgetState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.use === undefined) return false;
  if (data.alerts === undefined) return false;
  if (data.sendsMail === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (data.budget !== undefined && !is_Budget(data.budget)) return false;
  if (!is_BudgetUse(data.use)) return false;
  {
    const alerts = data.alerts;
    if (!Array.isArray(alerts)) return false;
    for (let index = 0; index < alerts.length; index += 1) {
      const item = alerts[index];
      if (!is_BudgetAlert(item)) return false;
    }
  }
  if (!is_like_current(data.sendsMail)) return false;
  return true;
}

function is_Budget(data) {
  if (!isObject(data)) return false;
  if (data.credits === undefined) return false;
  if (data.remaining === undefined) return false;
  if (data.thresholds === undefined) return false;
  if (data.isHardLimit === undefined) return false;
  if (data.email === undefined) return false;
  if (!is_like_Retry$45After(data.credits)) return false;
  if (!is_like_held(data.remaining)) return false;
  {
    const thresholds = data.thresholds;
    if (!Array.isArray(thresholds)) return false;
    for (let index = 0; index < thresholds.length; index += 1) {
      const item = thresholds[index];
      if (!Number.isInteger(item)) return false;
      if (item > 100) return false;
      if (item < 1) return false;
    }
  }
  if (!is_like_current(data.isHardLimit)) return false;
  if (!is_BudgetMail(data.email)) return false;
  if (data.webhook !== undefined && !is_like_name(data.webhook)) return false;
  return true;
}

function is_BudgetMail(data) {
  if (!isObject(data)) return false;
  if (data.enabled === undefined) return false;
  if (!is_like_current(data.enabled)) return false;
  if (data.recipients !== undefined && !is_like_scopes(data.recipients)) return false;
  return true;
}

function is_BudgetUse(data) {
  if (!isObject(data)) return false;
  if (data.used === undefined) return false;
  if (data.held === undefined) return false;
  if (data.startsAt === undefined) return false;
  if (data.resetsAt === undefined) return false;
  if (!is_like_held(data.used)) return false;
  if (!is_like_held(data.held)) return false;
  if (!is_like_createdAt(data.startsAt)) return false;
  if (!is_like_createdAt(data.resetsAt)) return false;
  return true;
}

function is_BudgetAlert(data) {
  if (!isObject(data)) return false;
  if (data.percent === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.used === undefined) return false;
  if (data.reachedAt === undefined) return false;
  {
    const percent = data.percent;
    if (!Number.isInteger(percent)) return false;
    if (percent > 100) return false;
    if (percent < 1) return false;
  }
  if (!is_like_Retry$45After(data.credits)) return false;
  if (!is_like_held(data.used)) return false;
  if (!is_like_createdAt(data.reachedAt)) return false;
  return true;
}

function is_UnsubscribedList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.unsubscribed === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const unsubscribed = data.unsubscribed;
    if (!Array.isArray(unsubscribed)) return false;
    for (let index = 0; index < unsubscribed.length; index += 1) {
      const item = unsubscribed[index];
      if (!is_UnsubscribedEntry(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_UnsubscribedEntry(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.about === undefined) return false;
  if (data.subjectId === undefined) return false;
  if (data.recipient === undefined) return false;
  if (data.unsubscribedAt === undefined) return false;
  if (data.canResubscribe === undefined) return false;
  if (!is_like_id(data.id)) return false;
  {
    const about = data.about;
    if (typeof about !== "string") return false;
    if (!(about === "monitor" || about === "budget")) return false;
  }
  if (!is_like_id(data.subjectId)) return false;
  if (data.name !== undefined && !is_like_name(data.name)) return false;
  if (!is_like_name(data.recipient)) return false;
  if (!is_like_createdAt(data.unsubscribedAt)) return false;
  if (!is_like_current(data.canResubscribe)) return false;
  return true;
}

function is_JobList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.jobs === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const jobs = data.jobs;
    if (!Array.isArray(jobs)) return false;
    for (let index = 0; index < jobs.length; index += 1) {
      const item = jobs[index];
      if (!is_Job(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_Job(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.kind === undefined) return false;
  if (data.status === undefined) return false;
  if (data.title === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (!is_like_id(data.id)) return false;
  {
    const kind = data.kind;
    if (typeof kind !== "string") return false;
    if (!(kind === "agent" || kind === "crawl" || kind === "batch" || kind === "check" || kind === "mail" || kind === "webhook")) return false;
  }
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "processing" || status === "completed" || status === "failed" || status === "cancelled" || status === "skipped")) return false;
  }
  if (!is_like_name(data.title)) return false;
  if (!is_like_held(data.creditsUsed)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (data.finishedAt !== undefined && !is_like_createdAt(data.finishedAt)) return false;
  if (data.username !== undefined && !is_like_name(data.username)) return false;
  if (data.keyId !== undefined && !is_like_name(data.keyId)) return false;
  if (data.error !== undefined && !is_like_name(data.error)) return false;
  if (data.pages !== undefined && !is_JobPages(data.pages)) return false;
  if (data.monitorId !== undefined && !is_like_id(data.monitorId)) return false;
  if (data.queue !== undefined && !is_JobQueueState(data.queue)) return false;
  return true;
}

function is_JobPages(data) {
  if (!isObject(data)) return false;
  if (data.completed === undefined) return false;
  if (data.failed === undefined) return false;
  if (data.waiting === undefined) return false;
  if (!is_like_held(data.completed)) return false;
  if (!is_like_held(data.failed)) return false;
  if (!is_like_held(data.waiting)) return false;
  return true;
}

function is_JobQueueState(data) {
  if (!isObject(data)) return false;
  if (data.state === undefined) return false;
  if (data.attempts === undefined) return false;
  if (data.isStuck === undefined) return false;
  if (data.runsAt === undefined) return false;
  {
    const state = data.state;
    if (typeof state !== "string") return false;
    if (!(state === "waiting" || state === "running")) return false;
  }
  if (!is_like_held(data.attempts)) return false;
  if (!is_like_current(data.isStuck)) return false;
  if (!is_like_createdAt(data.runsAt)) return false;
  return true;
}

function is_JobDetail(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.job === undefined) return false;
  if (data.steps === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_Job(data.job)) return false;
  {
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
  if (!isObject(data)) return false;
  if (data.at === undefined) return false;
  if (data.who === undefined) return false;
  if (data.text === undefined) return false;
  if (!is_like_name(data.at)) return false;
  if (!is_like_name(data.who)) return false;
  if (!is_like_name(data.text)) return false;
  if (data.snapshot !== undefined) {
    const snapshot = data.snapshot;
    if (!isObject(snapshot)) return false;
    if (snapshot.id === undefined) return false;
    if (snapshot.kind === undefined) return false;
    if (snapshot.name === undefined) return false;
    if (!is_like_id(snapshot.id)) return false;
    if (!is_like_name(snapshot.kind)) return false;
    if (!is_like_name(snapshot.name)) return false;
  }
  if (data.isError !== undefined && !is_like_current(data.isError)) return false;
  return true;
}

function is_JobFailureList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.failures === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const failures = data.failures;
    if (!Array.isArray(failures)) return false;
    for (let index = 0; index < failures.length; index += 1) {
      const item = failures[index];
      if (!is_JobFailure(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_JobFailure(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.kind === undefined) return false;
  if (data.url === undefined) return false;
  if (data.cause === undefined) return false;
  if (data.at === undefined) return false;
  if (!is_like_name(data.id)) return false;
  {
    const kind = data.kind;
    if (typeof kind !== "string") return false;
    if (!(kind === "error" || kind === "robots")) return false;
  }
  if (!is_like_name(data.url)) return false;
  if (!is_like_name(data.cause)) return false;
  if (data.status !== undefined && !is_like_status(data.status)) return false;
  if (!is_like_createdAt(data.at)) return false;
  return true;
}

function is_JobSnapshot(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.snapshot === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_like_name(data.snapshot)) return false;
  return true;
}

function is_MonitorList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.monitors === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const monitors = data.monitors;
    if (!Array.isArray(monitors)) return false;
    for (let index = 0; index < monitors.length; index += 1) {
      const item = monitors[index];
      if (!is_Monitor(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_Monitor(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.status === undefined) return false;
  if (data.cron === undefined) return false;
  if (data.timezone === undefined) return false;
  if (data.targets === undefined) return false;
  if (data.judgeEnabled === undefined) return false;
  if (data.retentionDays === undefined) return false;
  if (data.estimatedCreditsPerMonth === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_name(data.name)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "active" || status === "paused")) return false;
  }
  if (!is_like_name(data.cron)) return false;
  if (!is_like_name(data.timezone)) return false;
  if (!is_like_scopes(data.targets)) return false;
  if (data.goal !== undefined && !is_like_name(data.goal)) return false;
  if (!is_like_current(data.judgeEnabled)) return false;
  if (!is_like_held(data.retentionDays)) return false;
  if (data.recipients !== undefined && !is_like_scopes(data.recipients)) return false;
  if (!is_like_held(data.estimatedCreditsPerMonth)) return false;
  if (data.nextRunAt !== undefined && !is_like_createdAt(data.nextRunAt)) return false;
  if (data.lastRunAt !== undefined && !is_like_createdAt(data.lastRunAt)) return false;
  if (data.currentCheckId !== undefined && !is_like_id(data.currentCheckId)) return false;
  if (data.lastPages !== undefined && !is_MonitorPageCounts(data.lastPages)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  return true;
}

function is_MonitorPageCounts(data) {
  if (!isObject(data)) return false;
  if (data.same === undefined) return false;
  if (data.changed === undefined) return false;
  if (data.new === undefined) return false;
  if (data.removed === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_held(data.same)) return false;
  if (!is_like_held(data.changed)) return false;
  if (!is_like_held(data.new)) return false;
  if (!is_like_held(data.removed)) return false;
  if (!is_like_held(data.error)) return false;
  return true;
}

function is_MonitorState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.monitor === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_Monitor(data.monitor)) return false;
  return true;
}

function is_MonitorCheckState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.check === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_MonitorCheck(data.check)) return false;
  return true;
}

function is_MonitorCheck(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.trigger === undefined) return false;
  if (data.pages === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (!is_like_id(data.id)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "queued" || status === "running" || status === "completed" || status === "partial" || status === "failed" || status === "skipped")) return false;
  }
  {
    const trigger = data.trigger;
    if (typeof trigger !== "string") return false;
    if (!(trigger === "scheduled" || trigger === "manual")) return false;
  }
  if (!is_MonitorPageCounts(data.pages)) return false;
  if (!is_like_held(data.creditsUsed)) return false;
  if (data.error !== undefined && !is_like_name(data.error)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (data.startedAt !== undefined && !is_like_createdAt(data.startedAt)) return false;
  if (data.finishedAt !== undefined && !is_like_createdAt(data.finishedAt)) return false;
  return true;
}

function is_MonitorCheckList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.checks === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const checks = data.checks;
    if (!Array.isArray(checks)) return false;
    for (let index = 0; index < checks.length; index += 1) {
      const item = checks[index];
      if (!is_MonitorCheck(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_MonitorCheckDetail(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.check === undefined) return false;
  if (data.pages === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_MonitorCheck(data.check)) return false;
  {
    const pages = data.pages;
    if (!Array.isArray(pages)) return false;
    for (let index = 0; index < pages.length; index += 1) {
      const item = pages[index];
      if (!is_MonitorCheckPage(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_MonitorCheckPage(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.url === undefined) return false;
  if (data.status === undefined) return false;
  if (!is_like_name(data.id)) return false;
  if (!is_like_name(data.url)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "same" || status === "changed" || status === "new" || status === "removed" || status === "error")) return false;
  }
  if (data.diff !== undefined && !is_like_name(data.diff)) return false;
  if (data.meaningful !== undefined && !is_like_current(data.meaningful)) return false;
  if (data.reason !== undefined && !is_like_name(data.reason)) return false;
  if (data.error !== undefined && !is_like_name(data.error)) return false;
  return true;
}

function is_InteractSessionList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.sessions === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const sessions = data.sessions;
    if (!Array.isArray(sessions)) return false;
    for (let index = 0; index < sessions.length; index += 1) {
      const item = sessions[index];
      if (!is_InteractSession(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_InteractSession(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.isOpen === undefined) return false;
  if (data.isElsewhere === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (!is_like_createdAt(data.expiresAt)) return false;
  if (!is_like_current(data.isOpen)) return false;
  if (data.endedAt !== undefined && !is_like_createdAt(data.endedAt)) return false;
  if (data.creditsUsed !== undefined && !is_like_held(data.creditsUsed)) return false;
  if (data.recordedUntil !== undefined && !is_like_createdAt(data.recordedUntil)) return false;
  if (data.profile !== undefined && !is_like_name(data.profile)) return false;
  if (data.savesProfile !== undefined && !is_like_current(data.savesProfile)) return false;
  if (!is_like_current(data.isElsewhere)) return false;
  if (data.page !== undefined && !is_InteractPage(data.page)) return false;
  return true;
}

function is_InteractPage(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (!is_like_name(data.url)) return false;
  if (!is_like_name(data.title)) return false;
  return true;
}

function is_InteractSessionDetail(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.session === undefined) return false;
  if (data.steps === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_InteractSession(data.session)) return false;
  {
    const steps = data.steps;
    if (!Array.isArray(steps)) return false;
    for (let index = 0; index < steps.length; index += 1) {
      const item = steps[index];
      if (!is_InteractStep(item)) return false;
    }
  }
  return true;
}

function is_InteractStep(data) {
  if (!isObject(data)) return false;
  if (data.step === undefined) return false;
  if (data.at === undefined) return false;
  if (data.durationMs === undefined) return false;
  if (data.action === undefined) return false;
  if (data.ok === undefined) return false;
  if (data.message === undefined) return false;
  if (data.credits === undefined) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.hasScreenshot === undefined) return false;
  if (!is_like_Retry$45After(data.step)) return false;
  if (!is_like_createdAt(data.at)) return false;
  if (!is_like_held(data.durationMs)) return false;
  if (!is_like_name(data.action)) return false;
  if (data.request !== undefined && !is_like_name(data.request)) return false;
  if (data.element !== undefined && !is_like_name(data.element)) return false;
  if (!is_like_current(data.ok)) return false;
  if (!is_like_name(data.message)) return false;
  if (!is_like_held(data.credits)) return false;
  if (!is_like_name(data.url)) return false;
  if (!is_like_name(data.title)) return false;
  if (!is_like_current(data.hasScreenshot)) return false;
  return true;
}

function is_InteractScreenshot(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.screenshot === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const screenshot = data.screenshot;
    if (typeof screenshot !== "string") return false;
    if (!pattern3.test(screenshot)) return false;
  }
  return true;
}

function is_PolicyState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.policy === undefined) return false;
  if (data.overrides === undefined) return false;
  if (data.protection === undefined) return false;
  if (data.teams === undefined) return false;
  if (data.canChange === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_ThreatPolicy(data.policy)) return false;
  if (!is_like_current(data.overrides)) return false;
  if (!is_like_threatProtection(data.protection)) return false;
  if (!is_like_Retry$45After(data.teams)) return false;
  if (!is_like_current(data.canChange)) return false;
  return true;
}

function is_ThreatPolicy(data) {
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
      if (!pattern4.test(item3)) return false;
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
  if (!pattern5.test(data)) return false;
  return true;
}

function is_WebhookState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.secrets === undefined) return false;
  if (data.waiting === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const secrets = data.secrets;
    if (!Array.isArray(secrets)) return false;
    for (let index = 0; index < secrets.length; index += 1) {
      const item = secrets[index];
      if (!is_WebhookSecret(item)) return false;
    }
  }
  {
    const waiting = data.waiting;
    if (!Array.isArray(waiting)) return false;
    for (let index2 = 0; index2 < waiting.length; index2 += 1) {
      const item2 = waiting[index2];
      if (!is_WaitingWebhook(item2)) return false;
    }
  }
  return true;
}

function is_WebhookSecret(data) {
  if (!isObject(data)) return false;
  if (data.number === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (!is_like_Retry$45After(data.number)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (data.viewedAt !== undefined && !is_like_createdAt(data.viewedAt)) return false;
  if (data.endsAt !== undefined && !is_like_createdAt(data.endsAt)) return false;
  return true;
}

function is_WaitingWebhook(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.jobId === undefined) return false;
  if (data.receiver === undefined) return false;
  if (data.events === undefined) return false;
  if (data.attempts === undefined) return false;
  if (data.since === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_id(data.jobId)) return false;
  if (!is_like_name(data.receiver)) return false;
  if (!is_like_Retry$45After(data.events)) return false;
  if (!is_like_held(data.attempts)) return false;
  if (!is_like_createdAt(data.since)) return false;
  return true;
}

function is_WebhookDeliveryList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.deliveries === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const deliveries = data.deliveries;
    if (!Array.isArray(deliveries)) return false;
    for (let index = 0; index < deliveries.length; index += 1) {
      const item = deliveries[index];
      if (!is_WebhookDelivery(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_WebhookDelivery(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.jobId === undefined) return false;
  if (data.type === undefined) return false;
  if (data.receiver === undefined) return false;
  if (data.status === undefined) return false;
  if (data.attempts === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.isStored === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_id(data.jobId)) return false;
  if (!is_like_name(data.type)) return false;
  if (!is_like_name(data.receiver)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "waiting" || status === "delivered" || status === "failed" || status === "gone")) return false;
  }
  if (!is_like_held(data.attempts)) return false;
  if (!is_like_createdAt(data.createdAt)) return false;
  if (data.lastAttemptAt !== undefined && !is_like_createdAt(data.lastAttemptAt)) return false;
  if (data.lastStatus !== undefined && !is_like_status(data.lastStatus)) return false;
  if (data.failure !== undefined) {
    const failure = data.failure;
    if (typeof failure !== "string") return false;
    if (!(failure === "address" || failure === "connection" || failure === "tls" || failure === "timeout" || failure === "response")) return false;
  }
  if (data.nextAttemptAt !== undefined && !is_like_createdAt(data.nextAttemptAt)) return false;
  if (!is_like_current(data.isStored)) return false;
  return true;
}

function is_WebhookDeliveryState(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.delivery === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_WebhookDelivery(data.delivery)) return false;
  return true;
}

function is_WebhookSecretValue(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.number === undefined) return false;
  if (data.secret === undefined) return false;
  if (!is_like_success(data.success)) return false;
  if (!is_like_Retry$45After(data.number)) return false;
  if (!is_like_name(data.secret)) return false;
  return true;
}

function is_SecurityLog(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.events === undefined) return false;
  if (!is_like_success(data.success)) return false;
  {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (!is_SecurityEvent(item)) return false;
    }
  }
  if (data.cursor !== undefined && !is_Cursor(data.cursor)) return false;
  return true;
}

function is_SecurityEvent(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.at === undefined) return false;
  if (data.event === undefined) return false;
  if (data.facts === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_createdAt(data.at)) return false;
  if (!is_like_name(data.event)) return false;
  if (data.actor !== undefined && !is_like_name(data.actor)) return false;
  if (data.keyId !== undefined && !is_like_name(data.keyId)) return false;
  {
    const facts = data.facts;
    if (!isObject(facts)) return false;
  }
  return true;
}

function is_like_success(data) {
  if (typeof data !== "boolean") return false;
  if (data !== true) return false;
  return true;
}

function is_like_id(data) {
  if (typeof data !== "string") return false;
  if (!pattern6.test(data)) return false;
  return true;
}

function is_like_name(data) {
  if (typeof data !== "string") return false;
  return true;
}

function is_like_createdAt(data) {
  if (typeof data !== "string") return false;
  if (!format_date_time(data)) return false;
  return true;
}

function is_like_current(data) {
  if (typeof data !== "boolean") return false;
  return true;
}

function is_like_X$45Request$45Id(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 128) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_success2(data) {
  if (typeof data !== "boolean") return false;
  if (data !== false) return false;
  return true;
}

function is_like_Retry$45After(data) {
  if (!Number.isInteger(data)) return false;
  if (data < 1) return false;
  return true;
}

function is_like_timeout(data) {
  if (!Number.isInteger(data)) return false;
  return true;
}

function is_like_userVerification(data) {
  if (typeof data !== "string") return false;
  if (data !== "required") return false;
  return true;
}

function is_like_type(data) {
  if (typeof data !== "string") return false;
  if (data !== "public-key") return false;
  return true;
}

function is_like_scopes(data) {
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (typeof item !== "string") return false;
  }
  return true;
}

function is_like_held(data) {
  if (!Number.isInteger(data)) return false;
  if (data < 0) return false;
  return true;
}

function is_like_threatProtection(data) {
  if (typeof data !== "string") return false;
  if (!(data === "disabled" || data === "enabled" || data === "enforced")) return false;
  return true;
}

function is_like_status(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 599) return false;
  if (data < 100) return false;
  return true;
}

function is_like_requests(data) {
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (!Number.isInteger(item)) return false;
    if (item < 0) return false;
  }
  return true;
}
