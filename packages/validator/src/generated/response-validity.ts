// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_date_time, format_http_url, isObject, lengthOf } from "./formats.ts";
import type { IsValid } from "../runtime/index.ts";
export const mapUrls_200: IsValid = is_MapResponse;
export const headers_1: IsValid = is_headers_1;
export const mapUrls_400: IsValid = is_ValidationErrorBody;
export const mapUrls_401: IsValid = is_ErrorBody;
export const headers_2: IsValid = is_headers_2;
export const mapUrls_402: IsValid = is_ErrorMessageBody;
export const mapUrls_403: IsValid = is_ForbiddenErrorBody;
export const mapUrls_408: IsValid = is_ErrorBody;
export const mapUrls_413: IsValid = is_ErrorBody;
export const mapUrls_415: IsValid = is_ErrorBody;
export const mapUrls_422: IsValid = is_SiteErrorBody;
export const mapUrls_429: IsValid = is_ErrorMessageBody;
export const headers_3: IsValid = is_headers_3;
export const mapUrls_500: IsValid = is_ErrorMessageBody;
export const mapUrls_502: IsValid = is_ErrorBody;
export const mapUrls_503: IsValid = is_ErrorBody;
export const mapUrls_504: IsValid = is_ErrorBody;
export const scrapeUrl_200: IsValid = is_ScrapeResponse;
export const scrapeUrl_400: IsValid = is_ValidationErrorBody;
export const scrapeUrl_401: IsValid = is_ErrorBody;
export const scrapeUrl_402: IsValid = is_ErrorBody;
export const scrapeUrl_403: IsValid = is_scrapeUrl$46scrapeUrl_403;
export const scrapeUrl_408: IsValid = is_ErrorBody;
export const scrapeUrl_413: IsValid = is_ErrorBody;
export const scrapeUrl_415: IsValid = is_ErrorBody;
export const scrapeUrl_422: IsValid = is_scrapeUrl$46scrapeUrl_422;
export const scrapeUrl_429: IsValid = is_ErrorBody;
export const scrapeUrl_500: IsValid = is_ErrorBody;
export const scrapeUrl_501: IsValid = is_ErrorBody;
export const scrapeUrl_502: IsValid = is_ErrorBody;
export const scrapeUrl_503: IsValid = is_ErrorBody;
export const scrapeUrl_504: IsValid = is_ErrorBody;
export const startBatchScrape_200: IsValid = is_BatchScrapeStartResponse;
export const startBatchScrape_400: IsValid = is_startBatchScrape$46startBatchScrape_400;
export const startBatchScrape_401: IsValid = is_ErrorBody;
export const startBatchScrape_402: IsValid = is_ErrorBody;
export const startBatchScrape_403: IsValid = is_ForbiddenErrorBody;
export const startBatchScrape_404: IsValid = is_ErrorBody;
export const startBatchScrape_409: IsValid = is_ErrorBody;
export const startBatchScrape_413: IsValid = is_ErrorBody;
export const startBatchScrape_415: IsValid = is_ErrorBody;
export const startBatchScrape_422: IsValid = is_ErrorBody;
export const startBatchScrape_429: IsValid = is_ErrorBody;
export const startBatchScrape_500: IsValid = is_ErrorBody;
export const startBatchScrape_501: IsValid = is_ErrorBody;
export const startBatchScrape_502: IsValid = is_ErrorBody;
export const startBatchScrape_503: IsValid = is_ErrorBody;
export const startBatchScrape_504: IsValid = is_ErrorBody;
export const getBatchScrape_200: IsValid = is_CrawlJob;
export const getBatchScrape_200_2: IsValid = is_getBatchScrape$46getBatchScrape_200_2;
export const getBatchScrape_400: IsValid = is_getBatchScrape$46getBatchScrape_400;
export const getBatchScrape_401: IsValid = is_ErrorBody;
export const getBatchScrape_403: IsValid = is_ForbiddenErrorBody;
export const getBatchScrape_404: IsValid = is_ErrorBody;
export const getBatchScrape_429: IsValid = is_ErrorBody;
export const getBatchScrape_500: IsValid = is_ErrorBody;
export const getBatchScrape_502: IsValid = is_ErrorBody;
export const getBatchScrape_503: IsValid = is_ErrorBody;
export const getBatchScrape_504: IsValid = is_ErrorBody;
export const cancelBatchScrape_200: IsValid = is_CrawlCancelResponse;
export const cancelBatchScrape_400: IsValid = is_ValidationErrorBody;
export const cancelBatchScrape_401: IsValid = is_ErrorBody;
export const cancelBatchScrape_403: IsValid = is_ForbiddenErrorBody;
export const cancelBatchScrape_404: IsValid = is_ErrorBody;
export const cancelBatchScrape_409: IsValid = is_ErrorBody;
export const cancelBatchScrape_429: IsValid = is_ErrorBody;
export const cancelBatchScrape_500: IsValid = is_ErrorBody;
export const cancelBatchScrape_502: IsValid = is_ErrorBody;
export const cancelBatchScrape_503: IsValid = is_ErrorBody;
export const cancelBatchScrape_504: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_200: IsValid = is_CrawlErrors;
export const getBatchScrapeErrors_400: IsValid = is_getBatchScrapeErrors$46getBatchScrapeErrors_400;
export const getBatchScrapeErrors_401: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_403: IsValid = is_ForbiddenErrorBody;
export const getBatchScrapeErrors_404: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_429: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_500: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_502: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_503: IsValid = is_ErrorBody;
export const getBatchScrapeErrors_504: IsValid = is_ErrorBody;
export const startCrawl_200: IsValid = is_CrawlStartResponse;
export const startCrawl_400: IsValid = is_startCrawl$46startCrawl_400;
export const startCrawl_401: IsValid = is_ErrorBody;
export const startCrawl_402: IsValid = is_ErrorBody;
export const startCrawl_403: IsValid = is_ForbiddenErrorBody;
export const startCrawl_409: IsValid = is_ErrorBody;
export const startCrawl_413: IsValid = is_ErrorBody;
export const startCrawl_415: IsValid = is_ErrorBody;
export const startCrawl_422: IsValid = is_ErrorBody;
export const startCrawl_429: IsValid = is_ErrorBody;
export const startCrawl_500: IsValid = is_ErrorBody;
export const startCrawl_501: IsValid = is_ErrorBody;
export const startCrawl_502: IsValid = is_ErrorBody;
export const startCrawl_503: IsValid = is_ErrorBody;
export const startCrawl_504: IsValid = is_ErrorBody;
export const previewCrawl_200: IsValid = is_CrawlPreview;
export const previewCrawl_400: IsValid = is_ValidationErrorBody;
export const previewCrawl_401: IsValid = is_ErrorBody;
export const previewCrawl_402: IsValid = is_ErrorBody;
export const previewCrawl_403: IsValid = is_ForbiddenErrorBody;
export const previewCrawl_413: IsValid = is_ErrorBody;
export const previewCrawl_415: IsValid = is_ErrorBody;
export const previewCrawl_422: IsValid = is_previewCrawl$46previewCrawl_422;
export const previewCrawl_429: IsValid = is_ErrorBody;
export const previewCrawl_500: IsValid = is_ErrorBody;
export const previewCrawl_501: IsValid = is_ErrorBody;
export const previewCrawl_502: IsValid = is_ErrorBody;
export const previewCrawl_503: IsValid = is_ErrorBody;
export const previewCrawl_504: IsValid = is_ErrorBody;
export const getActiveCrawls_200: IsValid = is_ActiveCrawls;
export const getActiveCrawls_401: IsValid = is_ErrorBody;
export const getActiveCrawls_403: IsValid = is_ForbiddenErrorBody;
export const getActiveCrawls_429: IsValid = is_ErrorBody;
export const getActiveCrawls_500: IsValid = is_ErrorBody;
export const getActiveCrawls_502: IsValid = is_ErrorBody;
export const getActiveCrawls_503: IsValid = is_ErrorBody;
export const getActiveCrawls_504: IsValid = is_ErrorBody;
export const getCrawl_200: IsValid = is_CrawlJob;
export const getCrawl_200_2: IsValid = is_getCrawl$46getCrawl_200_2;
export const getCrawl_400: IsValid = is_getCrawl$46getCrawl_400;
export const getCrawl_401: IsValid = is_ErrorBody;
export const getCrawl_403: IsValid = is_ForbiddenErrorBody;
export const getCrawl_404: IsValid = is_ErrorBody;
export const getCrawl_429: IsValid = is_ErrorBody;
export const getCrawl_500: IsValid = is_ErrorBody;
export const getCrawl_502: IsValid = is_ErrorBody;
export const getCrawl_503: IsValid = is_ErrorBody;
export const getCrawl_504: IsValid = is_ErrorBody;
export const cancelCrawl_200: IsValid = is_CrawlCancelResponse;
export const cancelCrawl_400: IsValid = is_ValidationErrorBody;
export const cancelCrawl_401: IsValid = is_ErrorBody;
export const cancelCrawl_403: IsValid = is_ForbiddenErrorBody;
export const cancelCrawl_404: IsValid = is_ErrorBody;
export const cancelCrawl_409: IsValid = is_ErrorBody;
export const cancelCrawl_429: IsValid = is_ErrorBody;
export const cancelCrawl_500: IsValid = is_ErrorBody;
export const cancelCrawl_502: IsValid = is_ErrorBody;
export const cancelCrawl_503: IsValid = is_ErrorBody;
export const cancelCrawl_504: IsValid = is_ErrorBody;
export const getCrawlErrors_200: IsValid = is_CrawlErrors;
export const getCrawlErrors_400: IsValid = is_getCrawlErrors$46getCrawlErrors_400;
export const getCrawlErrors_401: IsValid = is_ErrorBody;
export const getCrawlErrors_403: IsValid = is_ForbiddenErrorBody;
export const getCrawlErrors_404: IsValid = is_ErrorBody;
export const getCrawlErrors_429: IsValid = is_ErrorBody;
export const getCrawlErrors_500: IsValid = is_ErrorBody;
export const getCrawlErrors_502: IsValid = is_ErrorBody;
export const getCrawlErrors_503: IsValid = is_ErrorBody;
export const getCrawlErrors_504: IsValid = is_ErrorBody;
export const searchWeb_200: IsValid = is_SearchResponse;
export const searchWeb_400: IsValid = is_ValidationErrorBody;
export const searchWeb_401: IsValid = is_ErrorBody;
export const searchWeb_402: IsValid = is_ErrorBody;
export const searchWeb_403: IsValid = is_ForbiddenErrorBody;
export const searchWeb_408: IsValid = is_ErrorBody;
export const searchWeb_413: IsValid = is_ErrorBody;
export const searchWeb_415: IsValid = is_ErrorBody;
export const searchWeb_422: IsValid = is_ErrorBody;
export const searchWeb_429: IsValid = is_ErrorBody;
export const searchWeb_500: IsValid = is_ErrorBody;
export const searchWeb_502: IsValid = is_ErrorBody;
export const searchWeb_503: IsValid = is_ErrorBody;
export const searchWeb_504: IsValid = is_ErrorBody;
export const parseFile_200: IsValid = is_ParseResponse;
export const parseFile_400: IsValid = is_ValidationErrorBody;
export const parseFile_401: IsValid = is_ErrorBody;
export const parseFile_402: IsValid = is_ErrorBody;
export const parseFile_403: IsValid = is_parseFile$46parseFile_403;
export const parseFile_408: IsValid = is_ErrorBody;
export const parseFile_413: IsValid = is_ErrorBody;
export const parseFile_415: IsValid = is_ErrorBody;
export const parseFile_422: IsValid = is_parseFile$46parseFile_422;
export const parseFile_429: IsValid = is_ErrorBody;
export const parseFile_500: IsValid = is_ErrorBody;
export const parseFile_503: IsValid = is_ErrorBody;
export const parseFile_504: IsValid = is_ErrorBody;
export const listInteract_200: IsValid = is_InteractSessions;
export const listInteract_401: IsValid = is_ErrorBody;
export const listInteract_403: IsValid = is_ForbiddenErrorBody;
export const listInteract_429: IsValid = is_ErrorBody;
export const listInteract_500: IsValid = is_ErrorBody;
export const listInteract_502: IsValid = is_ErrorBody;
export const listInteract_503: IsValid = is_ErrorBody;
export const listInteract_504: IsValid = is_ErrorBody;
export const startInteract_200: IsValid = is_InteractStartResponse;
export const startInteract_400: IsValid = is_startInteract$46startInteract_400;
export const startInteract_401: IsValid = is_ErrorBody;
export const startInteract_402: IsValid = is_ErrorBody;
export const startInteract_403: IsValid = is_ForbiddenErrorBody;
export const startInteract_409: IsValid = is_ErrorBody;
export const startInteract_413: IsValid = is_ErrorBody;
export const startInteract_415: IsValid = is_ErrorBody;
export const startInteract_429: IsValid = is_ErrorBody;
export const startInteract_500: IsValid = is_ErrorBody;
export const startInteract_501: IsValid = is_ErrorBody;
export const startInteract_502: IsValid = is_ErrorBody;
export const startInteract_503: IsValid = is_ErrorBody;
export const startInteract_504: IsValid = is_ErrorBody;
export const endInteract_200: IsValid = is_InteractEndResponse;
export const endInteract_400: IsValid = is_ValidationErrorBody;
export const endInteract_401: IsValid = is_ErrorBody;
export const endInteract_403: IsValid = is_ForbiddenErrorBody;
export const endInteract_404: IsValid = is_ErrorBody;
export const endInteract_409: IsValid = is_ErrorBody;
export const endInteract_429: IsValid = is_ErrorBody;
export const endInteract_500: IsValid = is_ErrorBody;
export const endInteract_502: IsValid = is_ErrorBody;
export const endInteract_503: IsValid = is_ErrorBody;
export const endInteract_504: IsValid = is_ErrorBody;
export const runInteractActions_200: IsValid = is_InteractActionsResponse;
export const runInteractActions_400: IsValid = is_ValidationErrorBody;
export const runInteractActions_401: IsValid = is_ErrorBody;
export const runInteractActions_403: IsValid = is_ForbiddenErrorBody;
export const runInteractActions_404: IsValid = is_ErrorBody;
export const runInteractActions_409: IsValid = is_ErrorBody;
export const runInteractActions_413: IsValid = is_ErrorBody;
export const runInteractActions_415: IsValid = is_ErrorBody;
export const runInteractActions_429: IsValid = is_ErrorBody;
export const runInteractActions_500: IsValid = is_ErrorBody;
export const runInteractActions_501: IsValid = is_ErrorBody;
export const runInteractActions_502: IsValid = is_ErrorBody;
export const runInteractActions_503: IsValid = is_ErrorBody;
export const runInteractActions_504: IsValid = is_ErrorBody;
export const interactWithScrape_200: IsValid = is_ScrapeInteractResponse;
export const interactWithScrape_400: IsValid = is_interactWithScrape$46interactWithScrape_400;
export const interactWithScrape_401: IsValid = is_ErrorBody;
export const interactWithScrape_402: IsValid = is_ErrorBody;
export const interactWithScrape_403: IsValid = is_ForbiddenErrorBody;
export const interactWithScrape_404: IsValid = is_ErrorBody;
export const interactWithScrape_409: IsValid = is_ErrorBody;
export const interactWithScrape_413: IsValid = is_ErrorBody;
export const interactWithScrape_415: IsValid = is_ErrorBody;
export const interactWithScrape_429: IsValid = is_ErrorBody;
export const interactWithScrape_500: IsValid = is_ErrorBody;
export const interactWithScrape_501: IsValid = is_ErrorBody;
export const interactWithScrape_502: IsValid = is_ErrorBody;
export const interactWithScrape_503: IsValid = is_ErrorBody;
export const interactWithScrape_504: IsValid = is_ErrorBody;
export const endScrapeInteract_200: IsValid = is_InteractEndResponse;
export const endScrapeInteract_400: IsValid = is_ValidationErrorBody;
export const endScrapeInteract_401: IsValid = is_ErrorBody;
export const endScrapeInteract_403: IsValid = is_ForbiddenErrorBody;
export const endScrapeInteract_404: IsValid = is_ErrorBody;
export const endScrapeInteract_409: IsValid = is_ErrorBody;
export const endScrapeInteract_429: IsValid = is_ErrorBody;
export const endScrapeInteract_500: IsValid = is_ErrorBody;
export const endScrapeInteract_502: IsValid = is_ErrorBody;
export const endScrapeInteract_503: IsValid = is_ErrorBody;
export const endScrapeInteract_504: IsValid = is_ErrorBody;
export const listMonitors_200: IsValid = is_MonitorList;
export const listMonitors_400: IsValid = is_listMonitors$46listMonitors_400;
export const listMonitors_401: IsValid = is_ErrorBody;
export const listMonitors_403: IsValid = is_ForbiddenErrorBody;
export const listMonitors_429: IsValid = is_ErrorBody;
export const listMonitors_500: IsValid = is_ErrorBody;
export const listMonitors_502: IsValid = is_ErrorBody;
export const listMonitors_503: IsValid = is_ErrorBody;
export const listMonitors_504: IsValid = is_ErrorBody;
export const createMonitor_200: IsValid = is_MonitorResponse;
export const createMonitor_400: IsValid = is_createMonitor$46createMonitor_400;
export const createMonitor_401: IsValid = is_ErrorBody;
export const createMonitor_403: IsValid = is_ForbiddenErrorBody;
export const createMonitor_409: IsValid = is_ErrorBody;
export const createMonitor_413: IsValid = is_ErrorBody;
export const createMonitor_415: IsValid = is_ErrorBody;
export const createMonitor_422: IsValid = is_ErrorBody;
export const createMonitor_429: IsValid = is_ErrorBody;
export const createMonitor_500: IsValid = is_ErrorBody;
export const createMonitor_502: IsValid = is_ErrorBody;
export const createMonitor_503: IsValid = is_ErrorBody;
export const createMonitor_504: IsValid = is_ErrorBody;
export const getMonitor_200: IsValid = is_MonitorResponse;
export const getMonitor_400: IsValid = is_getMonitor$46getMonitor_400;
export const getMonitor_401: IsValid = is_ErrorBody;
export const getMonitor_403: IsValid = is_ForbiddenErrorBody;
export const getMonitor_404: IsValid = is_ErrorBody;
export const getMonitor_429: IsValid = is_ErrorBody;
export const getMonitor_500: IsValid = is_ErrorBody;
export const getMonitor_502: IsValid = is_ErrorBody;
export const getMonitor_503: IsValid = is_ErrorBody;
export const getMonitor_504: IsValid = is_ErrorBody;
export const deleteMonitor_200: IsValid = is_MonitorDeleteResponse;
export const deleteMonitor_400: IsValid = is_ValidationErrorBody;
export const deleteMonitor_401: IsValid = is_ErrorBody;
export const deleteMonitor_403: IsValid = is_ForbiddenErrorBody;
export const deleteMonitor_404: IsValid = is_ErrorBody;
export const deleteMonitor_429: IsValid = is_ErrorBody;
export const deleteMonitor_500: IsValid = is_ErrorBody;
export const deleteMonitor_502: IsValid = is_ErrorBody;
export const deleteMonitor_503: IsValid = is_ErrorBody;
export const deleteMonitor_504: IsValid = is_ErrorBody;
export const updateMonitor_200: IsValid = is_MonitorResponse;
export const updateMonitor_400: IsValid = is_updateMonitor$46updateMonitor_400;
export const updateMonitor_401: IsValid = is_ErrorBody;
export const updateMonitor_403: IsValid = is_ForbiddenErrorBody;
export const updateMonitor_404: IsValid = is_ErrorBody;
export const updateMonitor_413: IsValid = is_ErrorBody;
export const updateMonitor_415: IsValid = is_ErrorBody;
export const updateMonitor_422: IsValid = is_ErrorBody;
export const updateMonitor_429: IsValid = is_ErrorBody;
export const updateMonitor_500: IsValid = is_ErrorBody;
export const updateMonitor_502: IsValid = is_ErrorBody;
export const updateMonitor_503: IsValid = is_ErrorBody;
export const updateMonitor_504: IsValid = is_ErrorBody;
export const runMonitor_200: IsValid = is_MonitorCheckResponse;
export const runMonitor_400: IsValid = is_runMonitor$46runMonitor_400;
export const runMonitor_401: IsValid = is_ErrorBody;
export const runMonitor_403: IsValid = is_ForbiddenErrorBody;
export const runMonitor_404: IsValid = is_ErrorBody;
export const runMonitor_429: IsValid = is_ErrorBody;
export const runMonitor_500: IsValid = is_ErrorBody;
export const runMonitor_502: IsValid = is_ErrorBody;
export const runMonitor_503: IsValid = is_ErrorBody;
export const runMonitor_504: IsValid = is_ErrorBody;
export const listMonitorChecks_200: IsValid = is_MonitorCheckList;
export const listMonitorChecks_400: IsValid = is_listMonitorChecks$46listMonitorChecks_400;
export const listMonitorChecks_401: IsValid = is_ErrorBody;
export const listMonitorChecks_403: IsValid = is_ForbiddenErrorBody;
export const listMonitorChecks_404: IsValid = is_ErrorBody;
export const listMonitorChecks_429: IsValid = is_ErrorBody;
export const listMonitorChecks_500: IsValid = is_ErrorBody;
export const listMonitorChecks_502: IsValid = is_ErrorBody;
export const listMonitorChecks_503: IsValid = is_ErrorBody;
export const listMonitorChecks_504: IsValid = is_ErrorBody;
export const getMonitorCheck_200: IsValid = is_MonitorCheckDetail;
export const getMonitorCheck_400: IsValid = is_getMonitorCheck$46getMonitorCheck_400;
export const getMonitorCheck_401: IsValid = is_ErrorBody;
export const getMonitorCheck_403: IsValid = is_ForbiddenErrorBody;
export const getMonitorCheck_404: IsValid = is_ErrorBody;
export const getMonitorCheck_429: IsValid = is_ErrorBody;
export const getMonitorCheck_500: IsValid = is_ErrorBody;
export const getMonitorCheck_502: IsValid = is_ErrorBody;
export const getMonitorCheck_503: IsValid = is_ErrorBody;
export const getMonitorCheck_504: IsValid = is_ErrorBody;
export const listAgents_200: IsValid = is_AgentList;
export const listAgents_400: IsValid = is_listAgents$46listAgents_400;
export const listAgents_401: IsValid = is_ErrorBody;
export const listAgents_403: IsValid = is_ForbiddenErrorBody;
export const listAgents_429: IsValid = is_ErrorBody;
export const listAgents_500: IsValid = is_ErrorBody;
export const listAgents_502: IsValid = is_ErrorBody;
export const listAgents_503: IsValid = is_ErrorBody;
export const listAgents_504: IsValid = is_ErrorBody;
export const startAgent_200: IsValid = is_AgentStartResponse;
export const startAgent_400: IsValid = is_startAgent$46startAgent_400;
export const startAgent_401: IsValid = is_ErrorBody;
export const startAgent_402: IsValid = is_ErrorBody;
export const startAgent_403: IsValid = is_ForbiddenErrorBody;
export const startAgent_409: IsValid = is_ErrorBody;
export const startAgent_413: IsValid = is_ErrorBody;
export const startAgent_415: IsValid = is_ErrorBody;
export const startAgent_422: IsValid = is_ErrorBody;
export const startAgent_429: IsValid = is_ErrorBody;
export const startAgent_500: IsValid = is_ErrorBody;
export const startAgent_502: IsValid = is_ErrorBody;
export const startAgent_503: IsValid = is_ErrorBody;
export const startAgent_504: IsValid = is_ErrorBody;
export const getAgent_200: IsValid = is_AgentJob;
export const getAgent_400: IsValid = is_getAgent$46getAgent_400;
export const getAgent_401: IsValid = is_ErrorBody;
export const getAgent_403: IsValid = is_ForbiddenErrorBody;
export const getAgent_404: IsValid = is_ErrorBody;
export const getAgent_429: IsValid = is_ErrorBody;
export const getAgent_500: IsValid = is_ErrorBody;
export const getAgent_502: IsValid = is_ErrorBody;
export const getAgent_503: IsValid = is_ErrorBody;
export const getAgent_504: IsValid = is_ErrorBody;
export const cancelAgent_200: IsValid = is_AgentCancelResponse;
export const cancelAgent_400: IsValid = is_ValidationErrorBody;
export const cancelAgent_401: IsValid = is_ErrorBody;
export const cancelAgent_403: IsValid = is_ForbiddenErrorBody;
export const cancelAgent_404: IsValid = is_ErrorBody;
export const cancelAgent_409: IsValid = is_ErrorBody;
export const cancelAgent_429: IsValid = is_ErrorBody;
export const cancelAgent_500: IsValid = is_ErrorBody;
export const cancelAgent_502: IsValid = is_ErrorBody;
export const cancelAgent_503: IsValid = is_ErrorBody;
export const cancelAgent_504: IsValid = is_ErrorBody;
export const getAgentTrace_200: IsValid = is_AgentTrace;
export const getAgentTrace_200_2: IsValid = is_getAgentTrace$46getAgentTrace_200_2;
export const getAgentTrace_400: IsValid = is_ErrorMessageBody;
export const getAgentTrace_401: IsValid = is_ErrorMessageBody;
export const getAgentTrace_403: IsValid = is_ErrorMessageBody;
export const getAgentTrace_404: IsValid = is_ErrorMessageBody;
export const getAgentTrace_429: IsValid = is_ErrorMessageBody;
export const getAgentTrace_500: IsValid = is_ErrorMessageBody;
export const getAgentTrace_502: IsValid = is_ErrorMessageBody;
export const getAgentTrace_503: IsValid = is_ErrorMessageBody;
export const getAgentTrace_504: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_200: IsValid = is_AgentSnapshot;
export const getAgentSnapshot_400: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_401: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_403: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_404: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_429: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_500: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_502: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_503: IsValid = is_ErrorMessageBody;
export const getAgentSnapshot_504: IsValid = is_ErrorMessageBody;
export const getCreditUsage_200: IsValid = is_CreditUsage;
export const getCreditUsage_401: IsValid = is_ErrorBody;
export const getCreditUsage_403: IsValid = is_ForbiddenErrorBody;
export const getCreditUsage_429: IsValid = is_ErrorBody;
export const getCreditUsage_500: IsValid = is_ErrorBody;
export const getCreditUsage_502: IsValid = is_ErrorBody;
export const getCreditUsage_503: IsValid = is_ErrorBody;
export const getCreditUsage_504: IsValid = is_ErrorBody;
export const getCreditUsageHistory_200: IsValid = is_CreditUsageHistory;
export const getCreditUsageHistory_400: IsValid = is_ValidationErrorBody;
export const getCreditUsageHistory_401: IsValid = is_ErrorBody;
export const getCreditUsageHistory_403: IsValid = is_ForbiddenErrorBody;
export const getCreditUsageHistory_429: IsValid = is_ErrorBody;
export const getCreditUsageHistory_500: IsValid = is_ErrorBody;
export const getCreditUsageHistory_502: IsValid = is_ErrorBody;
export const getCreditUsageHistory_503: IsValid = is_ErrorBody;
export const getCreditUsageHistory_504: IsValid = is_ErrorBody;
export const getQueueStatus_200: IsValid = is_QueueStatus;
export const getQueueStatus_401: IsValid = is_ErrorBody;
export const getQueueStatus_403: IsValid = is_ForbiddenErrorBody;
export const getQueueStatus_429: IsValid = is_ErrorBody;
export const getQueueStatus_500: IsValid = is_ErrorBody;
export const getQueueStatus_502: IsValid = is_ErrorBody;
export const getQueueStatus_503: IsValid = is_ErrorBody;
export const getQueueStatus_504: IsValid = is_ErrorBody;
export const getTeamActivity_200: IsValid = is_TeamActivity;
export const getTeamActivity_400: IsValid = is_ValidationErrorBody;
export const getTeamActivity_401: IsValid = is_ErrorBody;
export const getTeamActivity_403: IsValid = is_ForbiddenErrorBody;
export const getTeamActivity_429: IsValid = is_ErrorBody;
export const getTeamActivity_500: IsValid = is_ErrorBody;
export const getTeamActivity_502: IsValid = is_ErrorBody;
export const getTeamActivity_503: IsValid = is_ErrorBody;
export const getTeamActivity_504: IsValid = is_ErrorBody;
export const getConcurrency_200: IsValid = is_Concurrency;
export const getConcurrency_401: IsValid = is_ErrorBody;
export const getConcurrency_403: IsValid = is_ForbiddenErrorBody;
export const getConcurrency_429: IsValid = is_ErrorBody;
export const getConcurrency_500: IsValid = is_ErrorBody;
export const getConcurrency_502: IsValid = is_ErrorBody;
export const getConcurrency_503: IsValid = is_ErrorBody;
export const getConcurrency_504: IsValid = is_ErrorBody;

const pattern1 = new RegExp("^(?:https?://|data:image/(?:png|jpeg);base64,)", "u");
const pattern2 = new RegExp("^(?:https?://|data:application/pdf;base64,)", "u");
const pattern3 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern4 = new RegExp("^data:image/png;base64,", "u");
const pattern5 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern6 = new RegExp("^[1-9][0-9]{0,6}$", "u");

function is_MapResponse(data) {
  if (!isObject(data)) return false;
  if (data.success !== undefined && !is_like_success(data.success)) return false;
  if (data.links !== undefined) {
    const links = data.links;
    if (!Array.isArray(links)) return false;
    for (let index = 0; index < links.length; index += 1) {
      const item = links[index];
      if (!is_MapLink(item)) return false;
    }
  }
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_MapLink(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (data.title !== undefined && !is_like_warning(data.title)) return false;
  if (data.description !== undefined && !is_like_warning(data.description)) return false;
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

export function is_ValidationErrorBody(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_warning(data.error)) return false;
  if (data.details !== undefined) {
    const details = data.details;
    if (!Array.isArray(details)) return false;
    if (details.length > 20) return false;
    for (let index = 0; index < details.length; index += 1) {
      const item = details[index];
      if (!is_ErrorDetail(item)) return false;
    }
  }
  if (data.code !== undefined && !is_like_warning(data.code)) return false;
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
  if (!is_like_warning(data.path)) return false;
  if (!is_like_warning(data.code)) return false;
  if (!is_like_warning(data.message)) return false;
  if (data.expected !== undefined) {
    const expected = data.expected;
  }
  return true;
}

export function is_ErrorBody(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_warning(data.error)) return false;
  if (data.details !== undefined) {
    const details = data.details;
  }
  if (data.code !== undefined && !is_like_warning(data.code)) return false;
  return true;
}

function is_headers_2(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["WWW-Authenticate"] !== undefined && !is_like_warning(header["WWW-Authenticate"])) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_ErrorMessageBody(data) {
  if (!isObject(data)) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined && !is_like_success2(data.success)) return false;
  if (!is_like_warning(data.error)) return false;
  if (data.details !== undefined) {
    const details = data.details;
  }
  if (data.code !== undefined && !is_like_warning(data.code)) return false;
  return true;
}

export function is_ForbiddenErrorBody(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_warning(data.error)) return false;
  if (data.details !== undefined && !is_ForbiddenDetails(data.details)) return false;
  if (data.code !== undefined && !is_like_warning(data.code)) return false;
  return true;
}

function is_ForbiddenDetails(data) {
  if (!isObject(data)) return false;
  if (data.cause === undefined) return false;
  if (data.message === undefined) return false;
  {
    const cause = data.cause;
    if (typeof cause !== "string") return false;
    if (!(cause === "scope" || cause === "feature" || cause === "overrides" || cause === "enforced" || cause === "policy" || cause === "address" || cause === "storage" || cause === "budget" || cause === "suspended")) return false;
  }
  if (!is_like_warning(data.message)) return false;
  return true;
}

export function is_SiteErrorBody(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_warning(data.error)) return false;
  if (data.details !== undefined && !is_SiteErrorDetails(data.details)) return false;
  if (data.code !== undefined && !is_like_warning(data.code)) return false;
  return true;
}

function is_SiteErrorDetails(data) {
  if (!isObject(data)) return false;
  if (data.cause === undefined) return false;
  if (data.message === undefined) return false;
  {
    const cause = data.cause;
    if (typeof cause !== "string") return false;
    if (!(cause === "dns" || cause === "refused" || cause === "reset" || cause === "timeout" || cause === "tls" || cause === "redirects" || cause === "http" || cause === "contentType" || cause === "content" || cause === "empty" || cause === "unreachable")) return false;
  }
  if (!is_like_warning(data.message)) return false;
  return true;
}

function is_headers_3(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["Retry-After"] !== undefined && !is_like_Retry$45After(header["Retry-After"])) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_ScrapeResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_ScrapeData(data.data)) return false;
  return true;
}

function is_ScrapeData(data) {
  if (!isObject(data)) return false;
  if (!is_PageContent(data)) return false;
  if (data.metadata === undefined) return false;
  if (!is_PageMetadata(data.metadata)) return false;
  return true;
}

function is_PageContent(data) {
  if (!isObject(data)) return false;
  if (data.markdown !== undefined && !is_like_warning(data.markdown)) return false;
  if (data.html !== undefined && !is_like_warning(data.html)) return false;
  if (data.rawHtml !== undefined && !is_like_warning(data.rawHtml)) return false;
  if (data.json !== undefined) {
    const json = data.json;
  }
  if (data.links !== undefined && !is_like_links(data.links)) return false;
  if (data.images !== undefined && !is_like_links(data.images)) return false;
  if (data.screenshot !== undefined) {
    const screenshot = data.screenshot;
    if (typeof screenshot !== "string") return false;
    if (!pattern1.test(screenshot)) return false;
  }
  if (data.summary !== undefined && !is_like_warning(data.summary)) return false;
  if (data.attributes !== undefined) {
    const attributes = data.attributes;
    if (!Array.isArray(attributes)) return false;
    for (let index = 0; index < attributes.length; index += 1) {
      const item = attributes[index];
      if (!is_AttributeValues(item)) return false;
    }
  }
  if (data.changeTracking !== undefined && !is_ChangeTracking(data.changeTracking)) return false;
  if (data.actions !== undefined && !is_ScrapeActionResults(data.actions)) return false;
  if (data.pages !== undefined) {
    const pages = data.pages;
    if (!Array.isArray(pages)) return false;
    for (let index2 = 0; index2 < pages.length; index2 += 1) {
      const item2 = pages[index2];
      if (!is_FilePage(item2)) return false;
    }
  }
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_AttributeValues(data) {
  if (!isObject(data)) return false;
  if (data.selector === undefined) return false;
  if (data.attribute === undefined) return false;
  if (data.values === undefined) return false;
  if (!is_like_warning(data.selector)) return false;
  if (!is_like_warning(data.attribute)) return false;
  {
    const value = data.values;
    if (!Array.isArray(value)) return false;
    if (value.length > 10000) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (typeof item !== "string") return false;
    }
  }
  return true;
}

function is_ChangeTracking(data) {
  if (!isObject(data)) return false;
  if (data.previousScrapeAt === undefined) return false;
  if (data.changeStatus === undefined) return false;
  if (data.visibility === undefined) return false;
  if (!is_like_previousScrapeAt(data.previousScrapeAt)) return false;
  {
    const changeStatus = data.changeStatus;
    if (typeof changeStatus !== "string") return false;
    if (!(changeStatus === "new" || changeStatus === "same" || changeStatus === "changed" || changeStatus === "removed")) return false;
  }
  {
    const visibility = data.visibility;
    if (typeof visibility !== "string") return false;
    if (visibility !== "visible") return false;
  }
  if (data.diff !== undefined) {
    const diff = data.diff;
    if (!isObject(diff)) return false;
    if (diff.text === undefined) return false;
    if (diff.json === undefined) return false;
    if (!is_like_warning(diff.text)) return false;
    if (!is_like_json(diff.json)) return false;
  }
  if (data.json !== undefined) {
    const json = data.json;
    if (!isObject(json)) return false;
    for (const key in json) {
      const value = json[key];
      if (!isObject(value)) return false;
      if (value.previous === undefined) return false;
      if (value.current === undefined) return false;
      {
        const previous = value.previous;
      }
      {
        const current = value.current;
      }
    }
  }
  return true;
}

function is_ScrapeActionResults(data) {
  if (!isObject(data)) return false;
  if (data.screenshots === undefined) return false;
  if (data.scrapes === undefined) return false;
  if (data.pdfs === undefined) return false;
  {
    const screenshots = data.screenshots;
    if (!Array.isArray(screenshots)) return false;
    for (let index = 0; index < screenshots.length; index += 1) {
      const item = screenshots[index];
      if (typeof item !== "string") return false;
      if (!pattern1.test(item)) return false;
    }
  }
  {
    const scrapes = data.scrapes;
    if (!Array.isArray(scrapes)) return false;
    for (let index2 = 0; index2 < scrapes.length; index2 += 1) {
      const item2 = scrapes[index2];
      if (!isObject(item2)) return false;
      if (item2.url === undefined) return false;
      if (item2.html === undefined) return false;
      if (!is_like_warning(item2.url)) return false;
      if (!is_like_warning(item2.html)) return false;
    }
  }
  {
    const pdfs = data.pdfs;
    if (!Array.isArray(pdfs)) return false;
    for (let index3 = 0; index3 < pdfs.length; index3 += 1) {
      const item3 = pdfs[index3];
      if (typeof item3 !== "string") return false;
      if (!pattern2.test(item3)) return false;
    }
  }
  return true;
}

function is_FilePage(data) {
  if (!isObject(data)) return false;
  if (data.number === undefined) return false;
  if (data.markdown === undefined) return false;
  if (!is_like_Retry$45After(data.number)) return false;
  if (data.label !== undefined && !is_like_warning(data.label)) return false;
  if (!is_like_warning(data.markdown)) return false;
  return true;
}

function is_PageMetadata(data) {
  if (!isObject(data)) return false;
  if (data.sourceURL === undefined) return false;
  if (data.url === undefined) return false;
  if (data.statusCode === undefined) return false;
  if (data.title !== undefined && !is_like_warning(data.title)) return false;
  if (data.description !== undefined && !is_like_warning(data.description)) return false;
  if (data.language !== undefined && !is_like_warning(data.language)) return false;
  if (data.author !== undefined && !is_like_warning(data.author)) return false;
  if (data.publishedTime !== undefined && !is_like_warning(data.publishedTime)) return false;
  if (data.modifiedTime !== undefined && !is_like_warning(data.modifiedTime)) return false;
  if (data.keywords !== undefined && !is_like_warning(data.keywords)) return false;
  if (data.siteName !== undefined && !is_like_warning(data.siteName)) return false;
  if (data.ogTitle !== undefined && !is_like_warning(data.ogTitle)) return false;
  if (data.ogDescription !== undefined && !is_like_warning(data.ogDescription)) return false;
  if (data.ogType !== undefined && !is_like_warning(data.ogType)) return false;
  if (data.ogUrl !== undefined && !is_like_warning(data.ogUrl)) return false;
  if (data.ogImage !== undefined && !is_like_warning(data.ogImage)) return false;
  if (data.ogLocale !== undefined && !is_like_warning(data.ogLocale)) return false;
  if (data.favicon !== undefined && !is_like_url(data.favicon)) return false;
  if (!is_like_url(data.sourceURL)) return false;
  if (!is_like_url(data.url)) return false;
  if (data.canonical !== undefined && !is_like_url(data.canonical)) return false;
  {
    const statusCode = data.statusCode;
    if (!Number.isInteger(statusCode)) return false;
    if (statusCode > 599) return false;
    if (statusCode < 100) return false;
  }
  if (data.contentType !== undefined && !is_like_warning(data.contentType)) return false;
  if (data.numPages !== undefined && !is_like_numPages(data.numPages)) return false;
  if (data.pageLabels !== undefined && !is_like_pageLabels(data.pageLabels)) return false;
  if (data.scrapeId !== undefined && !is_like_scrapeId(data.scrapeId)) return false;
  if (data.proxyUsed !== undefined) {
    const proxyUsed = data.proxyUsed;
    if (typeof proxyUsed !== "string") return false;
    if (proxyUsed !== "basic") return false;
  }
  if (data.creditsUsed !== undefined && !is_like_numPages(data.creditsUsed)) return false;
  if (data.cacheState !== undefined) {
    const cacheState = data.cacheState;
    if (typeof cacheState !== "string") return false;
    if (!(cacheState === "hit" || cacheState === "miss")) return false;
  }
  if (data.cachedAt !== undefined && !is_like_cachedAt(data.cachedAt)) return false;
  return true;
}

function is_scrapeUrl$46scrapeUrl_403(data) {
  if (!(is_ForbiddenErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_scrapeUrl$46scrapeUrl_422(data) {
  if (!(is_ErrorBody(data) || is_ValidationErrorBody(data) || is_SiteErrorBody(data))) return false;
  return true;
}

function is_BatchScrapeStartResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.url === undefined) return false;
  if (data.invalidURLs === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_CrawlJobId(data.id)) return false;
  if (!is_like_url(data.url)) return false;
  if (!is_like_pageLabels(data.invalidURLs)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_CrawlJobId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_startBatchScrape$46startBatchScrape_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlJob(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.total === undefined) return false;
  if (data.completed === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_CrawlJobId(data.id)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "scraping" || status === "completed" || status === "failed" || status === "cancelled")) return false;
  }
  if (!is_like_numPages(data.total)) return false;
  if (!is_like_numPages(data.completed)) return false;
  if (!is_like_creditsUsed(data.creditsUsed)) return false;
  if (!is_like_cachedAt(data.createdAt)) return false;
  if (data.completedAt !== undefined && !is_like_cachedAt(data.completedAt)) return false;
  if (!is_like_cachedAt(data.expiresAt)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  if (data.error !== undefined && !is_like_warning(data.error)) return false;
  if (data.next !== undefined && !is_like_url(data.next)) return false;
  {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_ScrapeData(item)) return false;
    }
  }
  return true;
}

function is_getBatchScrape$46getBatchScrape_200_2(data) {
  const count = Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_0(data)) + Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_1(data)) + Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_2(data)) + Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_3(data));
  if (count !== 1) return false;
  return true;
}

function is_getBatchScrape$46getBatchScrape_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlCancelResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.status === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "cancelled") return false;
  }
  return true;
}

function is_CrawlErrors(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.errors === undefined) return false;
  if (data.robotsBlocked === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const errors = data.errors;
    if (!Array.isArray(errors)) return false;
    for (let index = 0; index < errors.length; index += 1) {
      const item = errors[index];
      if (!is_CrawlError(item)) return false;
    }
  }
  if (!is_like_links(data.robotsBlocked)) return false;
  return true;
}

function is_CrawlError(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.timestamp === undefined) return false;
  if (data.url === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_like_cachedAt(data.timestamp)) return false;
  if (!is_like_url(data.url)) return false;
  if (!is_like_warning(data.error)) return false;
  return true;
}

function is_getBatchScrapeErrors$46getBatchScrapeErrors_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlStartResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.url === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_CrawlJobId(data.id)) return false;
  if (!is_like_url(data.url)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_startCrawl$46startCrawl_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlPreview(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const value = data.data;
    if (!isObject(value)) return false;
    if (value.url === undefined) return false;
    if (!is_like_url(value.url)) return false;
    if (value.limit !== undefined && !is_like_Retry$45After(value.limit)) return false;
    if (value.includePaths !== undefined && !is_like_pageLabels(value.includePaths)) return false;
    if (value.excludePaths !== undefined && !is_like_pageLabels(value.excludePaths)) return false;
    if (value.maxDiscoveryDepth !== undefined && !is_like_numPages(value.maxDiscoveryDepth)) return false;
    if (value.crawlEntireDomain !== undefined && !is_like_success(value.crawlEntireDomain)) return false;
    if (value.allowSubdomains !== undefined && !is_like_success(value.allowSubdomains)) return false;
    if (value.allowExternalLinks !== undefined && !is_like_success(value.allowExternalLinks)) return false;
    if (value.ignoreQueryParameters !== undefined && !is_like_success(value.ignoreQueryParameters)) return false;
  }
  return true;
}

function is_previewCrawl$46previewCrawl_422(data) {
  if (!(is_ErrorBody(data) || is_SiteErrorBody(data))) return false;
  return true;
}

function is_ActiveCrawls(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.crawls === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const crawls = data.crawls;
    if (!Array.isArray(crawls)) return false;
    for (let index = 0; index < crawls.length; index += 1) {
      const item = crawls[index];
      if (!is_ActiveCrawl(item)) return false;
    }
  }
  return true;
}

function is_ActiveCrawl(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.teamId === undefined) return false;
  if (data.url === undefined) return false;
  if (data.created_at === undefined) return false;
  if (data.options === undefined) return false;
  if (!is_CrawlJobId(data.id)) return false;
  if (!is_like_warning(data.teamId)) return false;
  if (!is_like_url(data.url)) return false;
  if (!is_like_cachedAt(data.created_at)) return false;
  if (!is_like_json(data.options)) return false;
  return true;
}

function is_getCrawl$46getCrawl_200_2(data) {
  const count = Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_0(data)) + Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_1(data)) + Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_2(data)) + Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_3(data));
  if (count !== 1) return false;
  return true;
}

function is_getCrawl$46getCrawl_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_getCrawlErrors$46getCrawlErrors_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_SearchResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.id === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_SearchData(data.data)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  if (!is_like_scrapeId(data.id)) return false;
  if (!is_like_numPages(data.creditsUsed)) return false;
  return true;
}

function is_SearchData(data) {
  if (!isObject(data)) return false;
  if (data.web !== undefined) {
    const web = data.web;
    if (!Array.isArray(web)) return false;
    for (let index = 0; index < web.length; index += 1) {
      const item = web[index];
      if (!is_SearchWebResult(item)) return false;
    }
  }
  if (data.news !== undefined) {
    const news = data.news;
    if (!Array.isArray(news)) return false;
    for (let index2 = 0; index2 < news.length; index2 += 1) {
      const item2 = news[index2];
      if (!is_SearchNewsResult(item2)) return false;
    }
  }
  if (data.images !== undefined) {
    const images = data.images;
    if (!Array.isArray(images)) return false;
    for (let index3 = 0; index3 < images.length; index3 += 1) {
      const item3 = images[index3];
      if (!is_SearchImageResult(item3)) return false;
    }
  }
  return true;
}

function is_SearchWebResult(data) {
  if (!isObject(data)) return false;
  if (!is_PageContent(data)) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.description === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (!is_like_warning(data.title)) return false;
  if (!is_like_warning(data.description)) return false;
  if (data.snippet !== undefined && !is_like_warning(data.snippet)) return false;
  if (data.date !== undefined && !is_like_warning(data.date)) return false;
  if (data.metadata !== undefined && !is_PageMetadata(data.metadata)) return false;
  return true;
}

function is_SearchNewsResult(data) {
  if (!isObject(data)) return false;
  if (!is_PageContent(data)) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.snippet === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (!is_like_warning(data.title)) return false;
  if (!is_like_warning(data.snippet)) return false;
  if (data.date !== undefined && !is_like_warning(data.date)) return false;
  if (data.metadata !== undefined && !is_PageMetadata(data.metadata)) return false;
  return true;
}

function is_SearchImageResult(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (data.imageUrl === undefined) return false;
  if (data.position === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (data.title !== undefined && !is_like_warning(data.title)) return false;
  if (!is_like_url(data.imageUrl)) return false;
  if (data.imageWidth !== undefined && !is_like_Retry$45After(data.imageWidth)) return false;
  if (data.imageHeight !== undefined && !is_like_Retry$45After(data.imageHeight)) return false;
  if (!is_like_Retry$45After(data.position)) return false;
  return true;
}

function is_ParseResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_ParseData(data.data)) return false;
  return true;
}

function is_ParseData(data) {
  if (!isObject(data)) return false;
  if (data.metadata === undefined) return false;
  if (data.markdown !== undefined && !is_like_warning(data.markdown)) return false;
  if (data.html !== undefined && !is_like_warning(data.html)) return false;
  if (data.rawHtml !== undefined && !is_like_warning(data.rawHtml)) return false;
  if (data.json !== undefined) {
    const json = data.json;
  }
  if (data.links !== undefined && !is_like_links(data.links)) return false;
  if (data.images !== undefined && !is_like_links(data.images)) return false;
  if (data.summary !== undefined && !is_like_warning(data.summary)) return false;
  if (data.attributes !== undefined) {
    const attributes = data.attributes;
    if (!Array.isArray(attributes)) return false;
    for (let index = 0; index < attributes.length; index += 1) {
      const item = attributes[index];
      if (!is_AttributeValues(item)) return false;
    }
  }
  if (data.pages !== undefined) {
    const pages = data.pages;
    if (!Array.isArray(pages)) return false;
    for (let index2 = 0; index2 < pages.length; index2 += 1) {
      const item2 = pages[index2];
      if (!is_FilePage(item2)) return false;
    }
  }
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  if (!is_FileMetadata(data.metadata)) return false;
  return true;
}

function is_FileMetadata(data) {
  if (!isObject(data)) return false;
  if (data.contentType === undefined) return false;
  if (data.title !== undefined && !is_like_warning(data.title)) return false;
  if (data.description !== undefined && !is_like_warning(data.description)) return false;
  if (data.language !== undefined && !is_like_warning(data.language)) return false;
  if (data.author !== undefined && !is_like_warning(data.author)) return false;
  if (data.publishedTime !== undefined && !is_like_warning(data.publishedTime)) return false;
  if (data.modifiedTime !== undefined && !is_like_warning(data.modifiedTime)) return false;
  if (data.keywords !== undefined && !is_like_warning(data.keywords)) return false;
  if (data.siteName !== undefined && !is_like_warning(data.siteName)) return false;
  if (data.ogTitle !== undefined && !is_like_warning(data.ogTitle)) return false;
  if (data.ogDescription !== undefined && !is_like_warning(data.ogDescription)) return false;
  if (data.ogType !== undefined && !is_like_warning(data.ogType)) return false;
  if (data.ogUrl !== undefined && !is_like_warning(data.ogUrl)) return false;
  if (data.ogImage !== undefined && !is_like_warning(data.ogImage)) return false;
  if (data.ogLocale !== undefined && !is_like_warning(data.ogLocale)) return false;
  if (data.favicon !== undefined && !is_like_warning(data.favicon)) return false;
  if (data.fileName !== undefined && !is_like_warning(data.fileName)) return false;
  if (!is_like_warning(data.contentType)) return false;
  if (data.numPages !== undefined && !is_like_numPages(data.numPages)) return false;
  if (data.pageLabels !== undefined && !is_like_pageLabels(data.pageLabels)) return false;
  if (data.encoding !== undefined && !is_like_warning(data.encoding)) return false;
  return true;
}

function is_parseFile$46parseFile_403(data) {
  if (!(is_ForbiddenErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

export function is_FileErrorBody(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_success2(data.success)) return false;
  if (!is_like_warning(data.error)) return false;
  if (data.details !== undefined && !is_FileErrorDetails(data.details)) return false;
  if (data.code !== undefined && !is_like_warning(data.code)) return false;
  return true;
}

function is_FileErrorDetails(data) {
  if (!isObject(data)) return false;
  if (data.cause === undefined) return false;
  if (data.message === undefined) return false;
  {
    const cause = data.cause;
    if (typeof cause !== "string") return false;
    if (!(cause === "unknownType" || cause === "encrypted" || cause === "damaged" || cause === "tooLarge" || cause === "empty")) return false;
  }
  if (!is_like_warning(data.message)) return false;
  return true;
}

function is_parseFile$46parseFile_422(data) {
  if (!(is_ErrorBody(data) || is_FileErrorBody(data))) return false;
  return true;
}

function is_InteractSessions(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.sessions === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const sessions = data.sessions;
    if (!Array.isArray(sessions)) return false;
    for (let index = 0; index < sessions.length; index += 1) {
      const item = sessions[index];
      if (!is_InteractSession(item)) return false;
    }
  }
  return true;
}

function is_InteractSession(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (!is_InteractSessionId(data.id)) return false;
  if (!is_like_cachedAt(data.createdAt)) return false;
  if (!is_like_cachedAt(data.expiresAt)) return false;
  if (data.profile !== undefined) {
    const profile = data.profile;
    if (!isObject(profile)) return false;
    if (profile.name === undefined) return false;
    if (profile.saveChanges === undefined) return false;
    if (!is_like_warning(profile.name)) return false;
    if (!is_like_success(profile.saveChanges)) return false;
  }
  return true;
}

function is_InteractSessionId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_InteractStartResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.liveViewUrl === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_InteractSessionId(data.id)) return false;
  if (!is_like_url(data.liveViewUrl)) return false;
  if (!is_like_cachedAt(data.expiresAt)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_startInteract$46startInteract_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_InteractEndResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.sessionDurationMs === undefined) return false;
  if (data.creditsBilled === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_like_numPages(data.sessionDurationMs)) return false;
  if (!is_like_numPages(data.creditsBilled)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_InteractActionsResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.completed === undefined) return false;
  if (data.results === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_like_success(data.completed)) return false;
  {
    const results = data.results;
    if (!Array.isArray(results)) return false;
    for (let index = 0; index < results.length; index += 1) {
      const item = results[index];
      if (!is_InteractResult(item)) return false;
    }
  }
  return true;
}

function is_InteractResult(data) {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.ok === undefined) return false;
  if (data.message === undefined) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (!is_like_warning(data.type)) return false;
  if (!is_like_success(data.ok)) return false;
  if (!is_like_warning(data.message)) return false;
  if (!is_like_warning(data.url)) return false;
  if (!is_like_warning(data.title)) return false;
  if (data.snapshot !== undefined && !is_like_warning(data.snapshot)) return false;
  if (data.screenshot !== undefined) {
    const screenshot = data.screenshot;
    if (typeof screenshot !== "string") return false;
    if (!pattern4.test(screenshot)) return false;
  }
  if (data.data !== undefined && !is_ScrapeData(data.data)) return false;
  if (data.windows !== undefined) {
    const windows = data.windows;
    if (!Array.isArray(windows)) return false;
    for (let index = 0; index < windows.length; index += 1) {
      const item = windows[index];
      if (!is_InteractWindow(item)) return false;
    }
  }
  if (data.downloads !== undefined) {
    const downloads = data.downloads;
    if (!Array.isArray(downloads)) return false;
    for (let index2 = 0; index2 < downloads.length; index2 += 1) {
      const item2 = downloads[index2];
      if (!is_InteractDownload(item2)) return false;
    }
  }
  return true;
}

function is_InteractWindow(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.current === undefined) return false;
  if (!is_like_warning(data.url)) return false;
  if (!is_like_warning(data.title)) return false;
  if (!is_like_success(data.current)) return false;
  return true;
}

function is_InteractDownload(data) {
  if (!isObject(data)) return false;
  if (data.name === undefined) return false;
  if (data.url === undefined) return false;
  if (data.state === undefined) return false;
  if (!is_like_warning(data.name)) return false;
  if (!is_like_warning(data.url)) return false;
  {
    const state = data.state;
    if (typeof state !== "string") return false;
    if (!(state === "running" || state === "kept" || state === "failed")) return false;
  }
  if (data.bytes !== undefined && !is_like_numPages(data.bytes)) return false;
  if (data.problem !== undefined && !is_like_warning(data.problem)) return false;
  return true;
}

function is_ScrapeInteractResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.sessionId === undefined) return false;
  if (data.completed === undefined) return false;
  if (data.results === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_InteractSessionId(data.sessionId)) return false;
  if (!is_like_success(data.completed)) return false;
  if (data.output !== undefined && !is_like_warning(data.output)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  {
    const results = data.results;
    if (!Array.isArray(results)) return false;
    for (let index = 0; index < results.length; index += 1) {
      const item = results[index];
      if (!is_InteractResult(item)) return false;
    }
  }
  return true;
}

function is_interactWithScrape$46interactWithScrape_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.total === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_MonitorState(item)) return false;
    }
  }
  if (!is_like_numPages(data.total)) return false;
  return true;
}

function is_MonitorState(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.status === undefined) return false;
  if (data.schedule === undefined) return false;
  if (data.targets === undefined) return false;
  if (data.retentionDays === undefined) return false;
  if (data.judgeEnabled === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.updatedAt === undefined) return false;
  if (!is_MonitorId(data.id)) return false;
  if (!is_MonitorName(data.name)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "active" || status === "paused")) return false;
  }
  if (!is_MonitorTiming(data.schedule)) return false;
  if (data.nextRunAt !== undefined && !is_like_cachedAt(data.nextRunAt)) return false;
  if (data.lastRunAt !== undefined && !is_like_cachedAt(data.lastRunAt)) return false;
  if (data.currentCheckId !== undefined && !is_MonitorCheckId(data.currentCheckId)) return false;
  {
    const targets = data.targets;
    if (!Array.isArray(targets)) return false;
    for (let index = 0; index < targets.length; index += 1) {
      const item = targets[index];
      if (!is_MonitorWatched(item)) return false;
    }
  }
  if (data.webhook !== undefined && !is_MonitorReceiver(data.webhook)) return false;
  if (data.notification !== undefined && !is_MonitorMailing(data.notification)) return false;
  if (!is_like_Retry$45After(data.retentionDays)) return false;
  if (data.goal !== undefined && !is_MonitorGoal(data.goal)) return false;
  if (!is_like_success(data.judgeEnabled)) return false;
  if (data.estimatedCreditsPerMonth !== undefined && !is_like_numPages(data.estimatedCreditsPerMonth)) return false;
  if (data.lastCheckSummary !== undefined && !is_MonitorSummary(data.lastCheckSummary)) return false;
  if (!is_like_cachedAt(data.createdAt)) return false;
  if (!is_like_cachedAt(data.updatedAt)) return false;
  return true;
}

function is_MonitorId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_MonitorName(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_MonitorTiming(data) {
  if (!isObject(data)) return false;
  if (data.cron === undefined) return false;
  if (data.timezone === undefined) return false;
  if (!is_like_id(data.cron)) return false;
  if (data.text !== undefined && !is_like_warning(data.text)) return false;
  if (!is_like_id(data.timezone)) return false;
  return true;
}

function is_MonitorCheckId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_MonitorWatched(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.type === undefined) return false;
  if (!is_MonitorTargetId(data.id)) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (!(type === "scrape" || type === "crawl" || type === "search")) return false;
  }
  if (data.urls !== undefined && !is_like_pageLabels(data.urls)) return false;
  if (data.url !== undefined && !is_like_warning(data.url)) return false;
  if (data.queries !== undefined && !is_like_pageLabels(data.queries)) return false;
  return true;
}

function is_MonitorTargetId(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 100) return false;
  if (!pattern5.test(data)) return false;
  return true;
}

function is_MonitorReceiver(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (data.metadata === undefined) return false;
  if (!is_like_url(data.url)) return false;
  {
    const metadata = data.metadata;
    if (!isObject(metadata)) return false;
    for (const key in metadata) {
      const value = metadata[key];
      if (typeof value !== "string") return false;
    }
  }
  if (data.events !== undefined && !is_like_pageLabels(data.events)) return false;
  return true;
}

function is_MonitorMailing(data) {
  if (!isObject(data)) return false;
  if (data.email !== undefined) {
    const email = data.email;
    if (!isObject(email)) return false;
    if (email.enabled === undefined) return false;
    if (email.includeDiffs === undefined) return false;
    if (!is_like_success(email.enabled)) return false;
    if (email.recipients !== undefined && !is_like_pageLabels(email.recipients)) return false;
    if (!is_like_success(email.includeDiffs)) return false;
  }
  return true;
}

function is_MonitorGoal(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2000) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_MonitorSummary(data) {
  if (!isObject(data)) return false;
  if (data.totalPages === undefined) return false;
  if (data.same === undefined) return false;
  if (data.changed === undefined) return false;
  if (data.new === undefined) return false;
  if (data.removed === undefined) return false;
  if (data.error === undefined) return false;
  if (!is_like_numPages(data.totalPages)) return false;
  if (!is_like_numPages(data.same)) return false;
  if (!is_like_numPages(data.changed)) return false;
  if (!is_like_numPages(data.new)) return false;
  if (!is_like_numPages(data.removed)) return false;
  if (!is_like_numPages(data.error)) return false;
  return true;
}

function is_listMonitors$46listMonitors_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_MonitorState(data.data)) return false;
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  return true;
}

function is_createMonitor$46createMonitor_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_getMonitor$46getMonitor_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorDeleteResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  return true;
}

function is_updateMonitor$46updateMonitor_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorCheckResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_MonitorCheckState(data.data)) return false;
  return true;
}

function is_MonitorCheckState(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.monitorId === undefined) return false;
  if (data.status === undefined) return false;
  if (data.trigger === undefined) return false;
  if (data.actualCredits === undefined) return false;
  if (data.summary === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.updatedAt === undefined) return false;
  if (!is_MonitorCheckId(data.id)) return false;
  if (!is_MonitorId(data.monitorId)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "queued" || status === "running" || status === "completed" || status === "partial" || status === "failed" || status === "skipped_overlap")) return false;
  }
  {
    const trigger = data.trigger;
    if (typeof trigger !== "string") return false;
    if (!(trigger === "scheduled" || trigger === "manual")) return false;
  }
  if (data.scheduledFor !== undefined && !is_like_cachedAt(data.scheduledFor)) return false;
  if (data.startedAt !== undefined && !is_like_cachedAt(data.startedAt)) return false;
  if (data.finishedAt !== undefined && !is_like_cachedAt(data.finishedAt)) return false;
  if (!is_like_creditsUsed(data.actualCredits)) return false;
  if (!is_MonitorSummary(data.summary)) return false;
  if (data.error !== undefined && !is_like_warning(data.error)) return false;
  if (!is_like_cachedAt(data.createdAt)) return false;
  if (!is_like_cachedAt(data.updatedAt)) return false;
  return true;
}

function is_runMonitor$46runMonitor_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorCheckList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.total === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_MonitorCheckState(item)) return false;
    }
  }
  if (!is_like_numPages(data.total)) return false;
  return true;
}

function is_listMonitorChecks$46listMonitorChecks_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorCheckDetail(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const value = data.data;
    if (!is_MonitorCheckState(value)) return false;
    if (!isObject(value)) return false;
    if (value.pages === undefined) return false;
    {
      const pages = value.pages;
      if (!Array.isArray(pages)) return false;
      for (let index = 0; index < pages.length; index += 1) {
        const item = pages[index];
        if (!is_MonitorPage(item)) return false;
      }
    }
    if (value.next !== undefined) {
      const next = value.next;
      if (typeof next !== "string") return false;
      if (!format_http_url(next)) return false;
    }
  }
  return true;
}

function is_MonitorPage(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.targetId === undefined) return false;
  if (data.url === undefined) return false;
  if (data.status === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (!is_like_id(data.id)) return false;
  if (!is_MonitorTargetId(data.targetId)) return false;
  if (!is_like_url(data.url)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "same" || status === "new" || status === "changed" || status === "removed" || status === "error")) return false;
  }
  if (data.statusCode !== undefined) {
    const statusCode = data.statusCode;
    if (!Number.isInteger(statusCode)) return false;
  }
  if (data.error !== undefined && !is_like_warning(data.error)) return false;
  if (data.metadata !== undefined && !is_PageMetadata(data.metadata)) return false;
  if (data.diff !== undefined && !is_MonitorDiff(data.diff)) return false;
  if (data.ignored !== undefined) {
    const ignored = data.ignored;
    if (!Array.isArray(ignored)) return false;
    if (ignored.length > 100) return false;
    for (let index = 0; index < ignored.length; index += 1) {
      const item = ignored[index];
      if (!is_MonitorIgnored(item)) return false;
    }
  }
  if (data.snapshot !== undefined && !is_MonitorSnapshot(data.snapshot)) return false;
  if (data.judgment !== undefined && !is_MonitorJudgment(data.judgment)) return false;
  if (!is_like_cachedAt(data.createdAt)) return false;
  return true;
}

function is_MonitorDiff(data) {
  if (!isObject(data)) return false;
  if (data.text !== undefined && !is_like_warning(data.text)) return false;
  if (data.json !== undefined && !is_like_json(data.json)) return false;
  return true;
}

function is_MonitorIgnored(data) {
  if (!isObject(data)) return false;
  if (data.reason === undefined) return false;
  if (data.before === undefined) return false;
  if (data.after === undefined) return false;
  {
    const reason = data.reason;
    if (typeof reason !== "string") return false;
    if (!(reason === "varies" || reason === "clock" || reason === "counter")) return false;
  }
  if (!is_like_warning(data.before)) return false;
  if (!is_like_warning(data.after)) return false;
  return true;
}

function is_MonitorSnapshot(data) {
  if (!isObject(data)) return false;
  if (data.json !== undefined) {
    const json = data.json;
  }
  return true;
}

function is_MonitorJudgment(data) {
  if (!isObject(data)) return false;
  if (data.meaningful === undefined) return false;
  if (data.confidence === undefined) return false;
  if (data.reason === undefined) return false;
  if (!is_like_success(data.meaningful)) return false;
  {
    const confidence = data.confidence;
    if (typeof confidence !== "string") return false;
    if (!(confidence === "high" || confidence === "medium" || confidence === "low")) return false;
  }
  if (!is_like_warning(data.reason)) return false;
  return true;
}

function is_getMonitorCheck$46getMonitorCheck_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_AgentList(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.agents === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const agents = data.agents;
    if (!Array.isArray(agents)) return false;
    for (let index = 0; index < agents.length; index += 1) {
      const item = agents[index];
      if (!is_AgentListItem(item)) return false;
    }
  }
  if (data.next !== undefined && !is_like_url(data.next)) return false;
  return true;
}

function is_AgentListItem(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.targetHint === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.options === undefined) return false;
  if (!is_AgentJobId(data.id)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "processing" || status === "completed" || status === "failed")) return false;
  }
  if (!is_like_cachedAt(data.createdAt)) return false;
  if (!is_like_warning(data.targetHint)) return false;
  if (!is_like_numPages(data.creditsUsed)) return false;
  {
    const options = data.options;
    if (!isObject(options)) return false;
    if (options.prompt === undefined) return false;
    if (options.model === undefined) return false;
    if (!is_like_warning(options.prompt)) return false;
    if (options.urls !== undefined && !is_like_pageLabels(options.urls)) return false;
    if (options.schema !== undefined && !is_like_json(options.schema)) return false;
    if (!is_like_warning(options.model)) return false;
  }
  return true;
}

function is_AgentJobId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_listAgents$46listAgents_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_AgentStartResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_AgentJobId(data.id)) return false;
  return true;
}

function is_startAgent$46startAgent_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_AgentJob(data) {
  const count = Number(is_AgentJobProcessing(data)) + Number(is_AgentJobCompleted(data)) + Number(is_AgentJobFailed(data));
  if (count !== 1) return false;
  return true;
}

export function is_AgentJobProcessing(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.model === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_AgentJobId(data.id)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "processing") return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    return false;
  }
  if (!is_like_warning(data.model)) return false;
  if (!is_like_creditsUsed(data.creditsUsed)) return false;
  if (!is_AgentJobExpiry(data.expiresAt)) return false;
  return true;
}

function is_AgentJobExpiry(data) {
  if (typeof data !== "string") return false;
  if (!format_date_time(data)) return false;
  return true;
}

export function is_AgentJobCompleted(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.data === undefined) return false;
  if (data.model === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_AgentJobId(data.id)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "completed") return false;
  }
  {
    const value = data.data;
  }
  if (data.sources !== undefined) {
    const sources = data.sources;
    if (!isObject(sources)) return false;
    for (const key in sources) {
      const value2 = sources[key];
      if (!isObject(value2)) return false;
      if (value2.url === undefined) return false;
      {
        const url = value2.url;
        if (typeof url !== "string") return false;
      }
      if (value2.quote !== undefined) {
        const quote = value2.quote;
        if (typeof quote !== "string") return false;
      }
    }
  }
  if (data.warning !== undefined && !is_like_warning(data.warning)) return false;
  if (!is_like_warning(data.model)) return false;
  if (!is_like_creditsUsed(data.creditsUsed)) return false;
  if (!is_AgentJobExpiry(data.expiresAt)) return false;
  return true;
}

export function is_AgentJobFailed(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.error === undefined) return false;
  if (data.model === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_AgentJobId(data.id)) return false;
  {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "failed") return false;
  }
  if (!is_like_warning(data.error)) return false;
  if (data.data !== undefined) {
    const value = data.data;
    return false;
  }
  if (!is_like_warning(data.model)) return false;
  {
    const creditsUsed = data.creditsUsed;
    if (!Number.isFinite(creditsUsed)) return false;
    if (creditsUsed !== 0) return false;
  }
  if (!is_AgentJobExpiry(data.expiresAt)) return false;
  return true;
}

function is_getAgent$46getAgent_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_AgentCancelResponse(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  return true;
}

function is_AgentTrace(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.events === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_AgentJobId(data.id)) return false;
  {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (!is_AgentTraceEvent(item)) return false;
    }
  }
  if (!is_like_creditsUsed(data.creditsUsed)) return false;
  return true;
}

function is_AgentTraceEvent(data) {
  const count = Number(is_AgentTraceRunStarted(data)) + Number(is_AgentTraceRunCancelRequested(data)) + Number(is_AgentTraceRunFinished(data)) + Number(is_AgentTraceAgentStarted(data)) + Number(is_AgentTraceAgentFinished(data)) + Number(is_AgentTraceProgressReported(data)) + Number(is_AgentTraceReasoningSummary(data)) + Number(is_AgentTraceToolCallStarted(data)) + Number(is_AgentTraceToolCallFinished(data)) + Number(is_AgentTraceBrowserSessionStarted(data)) + Number(is_AgentTraceBrowserSessionFinished(data)) + Number(is_AgentTraceArtifactUpdated(data)) + Number(is_AgentTraceErrorOccurred(data)) + Number(is_AgentTraceOther(data));
  if (count !== 1) return false;
  return true;
}

export function is_AgentTraceRunStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "run.started") return false;
  }
  return true;
}

function is_AgentTraceEnvelope(data) {
  if (!isObject(data)) return false;
  if (data.schemaVersion === undefined) return false;
  if (data.eventId === undefined) return false;
  if (data.runId === undefined) return false;
  if (data.occurredAt === undefined) return false;
  if (data.producerSequence === undefined) return false;
  if (data.agent === undefined) return false;
  if (data.type === undefined) return false;
  if (!is_like_Retry$45After(data.schemaVersion)) return false;
  if (!is_like_scrapeId(data.eventId)) return false;
  if (!is_like_scrapeId(data.runId)) return false;
  if (!is_like_cachedAt(data.occurredAt)) return false;
  if (!is_like_numPages(data.producerSequence)) return false;
  if (!is_AgentTraceProducer(data.agent)) return false;
  if (!is_like_id(data.type)) return false;
  return true;
}

function is_AgentTraceProducer(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.role === undefined) return false;
  if (data.name === undefined) return false;
  if (!is_like_warning(data.id)) return false;
  {
    const role = data.role;
    if (typeof role !== "string") return false;
    if (!(role === "orchestrator" || role === "subagent" || role === "system")) return false;
  }
  if (!is_like_warning(data.name)) return false;
  if (data.parentId !== undefined && !is_like_warning(data.parentId)) return false;
  return true;
}

export function is_AgentTraceRunCancelRequested(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.reason === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "run.cancel_requested") return false;
  }
  {
    const reason = data.reason;
    if (typeof reason !== "string") return false;
  }
  return true;
}

export function is_AgentTraceRunFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.outcome === undefined) return false;
  if (data.error === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "run.finished") return false;
  }
  {
    const outcome = data.outcome;
    if (typeof outcome !== "string") return false;
    if (!(outcome === "succeeded" || outcome === "failed" || outcome === "cancelled" || outcome === "refused" || outcome === "credit_limit_reached")) return false;
  }
  {
    const error = data.error;
    const count = Number(is_AgentTraceError(error)) + Number((error === null));
    if (count !== 1) return false;
  }
  return true;
}

export function is_AgentTraceError(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.code === undefined) return false;
  if (data.source === undefined) return false;
  if (data.retryable === undefined) return false;
  if (data.message === undefined) return false;
  {
    const code = data.code;
    if (typeof code !== "string") return false;
    if (!(code === "cancelled" || code === "credit_limit_reached" || code === "parent_finished" || code === "refused" || code === "internal")) return false;
  }
  {
    const value = data.source;
    if (typeof value !== "string") return false;
    if (!(value === "agent" || value === "tool" || value === "billing" || value === "system")) return false;
  }
  if (!is_like_success(data.retryable)) return false;
  if (!is_like_warning(data.message)) return false;
  return true;
}

export function is_AgentTraceAgentStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "agent.started") return false;
  }
  return true;
}

export function is_AgentTraceAgentFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.outcome === undefined) return false;
  if (data.durationMs === undefined) return false;
  if (data.error === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "agent.finished") return false;
  }
  {
    const outcome = data.outcome;
    if (typeof outcome !== "string") return false;
    if (!(outcome === "succeeded" || outcome === "failed" || outcome === "cancelled" || outcome === "refused")) return false;
  }
  {
    const durationMs = data.durationMs;
    if (!Number.isInteger(durationMs)) return false;
    if (durationMs < 0) return false;
  }
  {
    const error = data.error;
    const count = Number(is_AgentTraceError(error)) + Number((error === null));
    if (count !== 1) return false;
  }
  return true;
}

export function is_AgentTraceProgressReported(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.phase === undefined) return false;
  if (data.message === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "progress.reported") return false;
  }
  {
    const phase = data.phase;
    if (typeof phase !== "string") return false;
    if (!(phase === "planning" || phase === "working" || phase === "finalizing")) return false;
  }
  {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  return true;
}

export function is_AgentTraceReasoningSummary(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.text === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "reasoning.summary") return false;
  }
  {
    const text = data.text;
    if (typeof text !== "string") return false;
  }
  return true;
}

export function is_AgentTraceToolCallStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.toolCallId === undefined) return false;
  if (data.toolName === undefined) return false;
  if (data.parameters === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "tool_call.started") return false;
  }
  {
    const toolCallId = data.toolCallId;
    if (typeof toolCallId !== "string") return false;
  }
  {
    const toolName = data.toolName;
    if (typeof toolName !== "string") return false;
  }
  {
    const parameters = data.parameters;
  }
  return true;
}

export function is_AgentTraceToolCallFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.toolCallId === undefined) return false;
  if (data.toolName === undefined) return false;
  if (data.result === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "tool_call.finished") return false;
  }
  {
    const toolCallId = data.toolCallId;
    if (typeof toolCallId !== "string") return false;
  }
  {
    const toolName = data.toolName;
    if (typeof toolName !== "string") return false;
  }
  {
    const result = data.result;
  }
  return true;
}

export function is_AgentTraceBrowserSessionStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.browserSessionId === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "browser.session.started") return false;
  }
  {
    const browserSessionId = data.browserSessionId;
    if (typeof browserSessionId !== "string") return false;
  }
  return true;
}

export function is_AgentTraceBrowserSessionFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.browserSessionId === undefined) return false;
  if (data.durationMs === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "browser.session.finished") return false;
  }
  {
    const browserSessionId = data.browserSessionId;
    if (typeof browserSessionId !== "string") return false;
  }
  {
    const durationMs = data.durationMs;
    if (!Number.isInteger(durationMs)) return false;
    if (durationMs < 0) return false;
  }
  return true;
}

export function is_AgentTraceArtifactUpdated(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.snapshotId === undefined) return false;
  if (data.artifact === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "artifact.updated") return false;
  }
  if (!is_AgentSnapshotId(data.snapshotId)) return false;
  if (!is_AgentTraceArtifact(data.artifact)) return false;
  return true;
}

function is_AgentSnapshotId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_AgentTraceArtifact(data) {
  if (!isObject(data)) return false;
  if (data.kind === undefined) return false;
  if (data.artifactId === undefined) return false;
  if (data.snapshotId === undefined) return false;
  if (data.change === undefined) return false;
  {
    const kind = data.kind;
    if (typeof kind !== "string") return false;
    if (!(kind === "json" || kind === "markdown" || kind === "html" || kind === "screenshot" || kind === "text")) return false;
  }
  if (!is_like_warning(data.artifactId)) return false;
  if (data.path !== undefined && !is_like_warning(data.path)) return false;
  if (!is_AgentSnapshotId(data.snapshotId)) return false;
  {
    const change = data.change;
    if (typeof change !== "string") return false;
    if (!(change === "init" || change === "partial" || change === "append" || change === "modify" || change === "update")) return false;
  }
  if (data.changedFields !== undefined && !is_like_pageLabels(data.changedFields)) return false;
  if (data.itemCount !== undefined && !is_like_numPages(data.itemCount)) return false;
  if (data.sourceToolCallId !== undefined && !is_like_warning(data.sourceToolCallId)) return false;
  return true;
}

export function is_AgentTraceErrorOccurred(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.error === undefined) return false;
  if (data.retryable === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "error.occurred") return false;
  }
  if (!is_AgentTraceError(data.error)) return false;
  {
    const retryable = data.retryable;
    if (typeof retryable !== "boolean") return false;
  }
  return true;
}

export function is_AgentTraceOther(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (is_AgentTraceOther_allOf_1_properties_type_not(type)) return false;
  }
  return true;
}

function is_getAgentTrace$46getAgentTrace_200_2(data) {
  const count = Number(is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_0(data)) + Number(is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_1(data));
  if (count !== 1) return false;
  return true;
}

function is_AgentSnapshot(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.snapshotId === undefined) return false;
  if (data.snapshot === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_AgentJobId(data.id)) return false;
  if (!is_AgentSnapshotId(data.snapshotId)) return false;
  if (!is_like_warning(data.snapshot)) return false;
  return true;
}

function is_CreditUsage(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const value = data.data;
    if (!isObject(value)) return false;
    if (value.remainingCredits === undefined) return false;
    if (value.planCredits === undefined) return false;
    if (value.billingPeriodStart === undefined) return false;
    if (value.billingPeriodEnd === undefined) return false;
    if (value.storedBytes === undefined) return false;
    if (value.maxStoredBytes === undefined) return false;
    if (value.budget === undefined) return false;
    if (!is_like_numPages(value.remainingCredits)) return false;
    if (!is_like_numPages(value.planCredits)) return false;
    if (!is_like_billingPeriodStart(value.billingPeriodStart)) return false;
    if (!is_like_billingPeriodStart(value.billingPeriodEnd)) return false;
    {
      const budget = value.budget;
      const count = Number(is_MonthlyBudget(budget)) + Number((budget === null));
      if (count !== 1) return false;
    }
    if (!is_like_numPages(value.storedBytes)) return false;
    if (!is_like_Retry$45After(value.maxStoredBytes)) return false;
  }
  return true;
}

export function is_MonthlyBudget(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.credits === undefined) return false;
  if (data.used === undefined) return false;
  if (data.held === undefined) return false;
  if (data.remaining === undefined) return false;
  if (data.isHardLimit === undefined) return false;
  if (data.startsAt === undefined) return false;
  if (data.resetsAt === undefined) return false;
  if (!is_like_Retry$45After(data.credits)) return false;
  if (!is_like_numPages(data.used)) return false;
  if (!is_like_numPages(data.held)) return false;
  if (!is_like_numPages(data.remaining)) return false;
  if (!is_like_success(data.isHardLimit)) return false;
  if (!is_like_cachedAt(data.startsAt)) return false;
  if (!is_like_cachedAt(data.resetsAt)) return false;
  return true;
}

function is_CreditUsageHistory(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.periods === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const periods = data.periods;
    if (!Array.isArray(periods)) return false;
    for (let index = 0; index < periods.length; index += 1) {
      const item = periods[index];
      if (!is_CreditUsagePeriod(item)) return false;
    }
  }
  return true;
}

function is_CreditUsagePeriod(data) {
  if (!isObject(data)) return false;
  if (data.startDate === undefined) return false;
  if (data.endDate === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (!is_like_cachedAt(data.startDate)) return false;
  if (!is_like_previousScrapeAt(data.endDate)) return false;
  if (data.apiKey !== undefined && !is_like_warning(data.apiKey)) return false;
  if (data.keyId !== undefined && !is_like_warning(data.keyId)) return false;
  if (!is_like_numPages(data.creditsUsed)) return false;
  return true;
}

function is_QueueStatus(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.jobsInQueue === undefined) return false;
  if (data.activeJobsInQueue === undefined) return false;
  if (data.waitingJobsInQueue === undefined) return false;
  if (data.maxConcurrency === undefined) return false;
  if (data.mostRecentSuccess === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_like_numPages(data.jobsInQueue)) return false;
  if (!is_like_numPages(data.activeJobsInQueue)) return false;
  if (!is_like_numPages(data.waitingJobsInQueue)) return false;
  if (!is_like_Retry$45After(data.maxConcurrency)) return false;
  if (!is_like_previousScrapeAt(data.mostRecentSuccess)) return false;
  return true;
}

function is_TeamActivity(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.cursor === undefined) return false;
  if (data.has_more === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_TeamActivityItem(item)) return false;
    }
  }
  {
    const cursor = data.cursor;
    if (!(typeof cursor === "string" || cursor === null)) return false;
    if (typeof cursor === "string") {
      if (!pattern3.test(cursor)) return false;
    }
  }
  if (!is_like_success(data.has_more)) return false;
  return true;
}

function is_TeamActivityItem(data) {
  if (!isObject(data)) return false;
  if (data.id === undefined) return false;
  if (data.endpoint === undefined) return false;
  if (data.api_version === undefined) return false;
  if (data.created_at === undefined) return false;
  if (data.target === undefined) return false;
  if (!is_like_scrapeId(data.id)) return false;
  if (!is_TeamActivityEndpoint(data.endpoint)) return false;
  {
    const value = data.api_version;
    if (typeof value !== "string") return false;
    if (value !== "v2") return false;
  }
  if (!is_like_cachedAt(data.created_at)) return false;
  {
    const target = data.target;
    if (!(typeof target === "string" || target === null)) return false;
  }
  return true;
}

function is_TeamActivityEndpoint(data) {
  if (typeof data !== "string") return false;
  if (!(data === "agent" || data === "crawl" || data === "batch_scrape")) return false;
  return true;
}

function is_Concurrency(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.concurrency === undefined) return false;
  if (data.maxConcurrency === undefined) return false;
  if (!is_like_success3(data.success)) return false;
  if (!is_like_numPages(data.concurrency)) return false;
  if (!is_like_Retry$45After(data.maxConcurrency)) return false;
  return true;
}

function is_like_success(data) {
  if (typeof data !== "boolean") return false;
  return true;
}

function is_like_warning(data) {
  if (typeof data !== "string") return false;
  return true;
}

function is_like_url(data) {
  if (typeof data !== "string") return false;
  if (!format_http_url(data)) return false;
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

function is_like_success3(data) {
  if (typeof data !== "boolean") return false;
  if (data !== true) return false;
  return true;
}

function is_like_links(data) {
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (typeof item !== "string") return false;
    if (!format_http_url(item)) return false;
  }
  return true;
}

function is_like_previousScrapeAt(data) {
  if (!(typeof data === "string" || data === null)) return false;
  if (typeof data === "string") {
    if (!format_date_time(data)) return false;
  }
  return true;
}

function is_like_json(data) {
  if (!isObject(data)) return false;
  return true;
}

function is_like_numPages(data) {
  if (!Number.isInteger(data)) return false;
  if (data < 0) return false;
  return true;
}

function is_like_pageLabels(data) {
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (typeof item !== "string") return false;
  }
  return true;
}

function is_like_scrapeId(data) {
  if (typeof data !== "string") return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_like_cachedAt(data) {
  if (typeof data !== "string") return false;
  if (!format_date_time(data)) return false;
  return true;
}

function is_like_creditsUsed(data) {
  if (!Number.isFinite(data)) return false;
  if (data < 0) return false;
  return true;
}

function is_like_id(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_billingPeriodStart(data) {
  if (data !== null) return false;
  return true;
}

export function is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_0(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "catchup") return false;
  }
  if (!is_CrawlJob(data.data)) return false;
  return true;
}

export function is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_1(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.id === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "document") return false;
  }
  {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern6.test(id)) return false;
  }
  if (!is_ScrapeData(data.data)) return false;
  return true;
}

export function is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_2(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "progress") return false;
  }
  if (!is_CrawlJob(data.data)) return false;
  return true;
}

export function is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_3(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "done") return false;
  }
  if (!is_CrawlJob(data.data)) return false;
  return true;
}

export function is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_0(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "catchup") return false;
  }
  if (!is_CrawlJob(data.data)) return false;
  return true;
}

export function is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_1(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.id === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "document") return false;
  }
  {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern6.test(id)) return false;
  }
  if (!is_ScrapeData(data.data)) return false;
  return true;
}

export function is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_2(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "progress") return false;
  }
  if (!is_CrawlJob(data.data)) return false;
  return true;
}

export function is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_3(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "done") return false;
  }
  if (!is_CrawlJob(data.data)) return false;
  return true;
}

export function is_AgentTraceOther_allOf_1_properties_type_not(data: any): boolean {
  if (!(data === "run.started" || data === "run.cancel_requested" || data === "run.finished" || data === "agent.started" || data === "agent.finished" || data === "progress.reported" || data === "reasoning.summary" || data === "tool_call.started" || data === "tool_call.finished" || data === "browser.session.started" || data === "browser.session.finished" || data === "artifact.updated" || data === "error.occurred")) return false;
  return true;
}

export function is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_0(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.id === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "trace") return false;
  }
  {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern6.test(id)) return false;
  }
  if (!is_AgentTraceEvent(data.data)) return false;
  return true;
}

export function is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_1(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.event === undefined) return false;
  if (data.data === undefined) return false;
  {
    const event = data.event;
    if (typeof event !== "string") return false;
    if (event !== "done") return false;
  }
  if (!is_AgentJob(data.data)) return false;
  return true;
}
