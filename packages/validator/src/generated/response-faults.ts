// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_date_time, format_http_url, isObject, lengthOf, pointerTo } from "./formats.ts";
import { is_AgentJobCompleted, is_AgentJobFailed, is_AgentJobProcessing, is_AgentTraceAgentFinished, is_AgentTraceAgentStarted, is_AgentTraceArtifactUpdated, is_AgentTraceBrowserSessionFinished, is_AgentTraceBrowserSessionStarted, is_AgentTraceError, is_AgentTraceErrorOccurred, is_AgentTraceOther, is_AgentTraceOther_allOf_1_properties_type_not, is_AgentTraceProgressReported, is_AgentTraceReasoningSummary, is_AgentTraceRunCancelRequested, is_AgentTraceRunFinished, is_AgentTraceRunStarted, is_AgentTraceToolCallFinished, is_AgentTraceToolCallStarted, is_ErrorBody, is_FileErrorBody, is_RefusalErrorBody, is_SiteErrorBody, is_ValidationErrorBody } from "./response-verdicts.ts";
import type { Faults } from "../runtime/index.ts";
export const mapUrls_200: Faults = (data) => collect(list_MapResponse, data);
export const headers_1: Faults = (data) => collect(list_headers_1, data);
export const mapUrls_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const mapUrls_401: Faults = (data) => collect(list_ErrorBody, data);
export const headers_2: Faults = (data) => collect(list_headers_2, data);
export const mapUrls_402: Faults = (data) => collect(list_ErrorMessageBody, data);
export const mapUrls_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const mapUrls_408: Faults = (data) => collect(list_ErrorBody, data);
export const mapUrls_413: Faults = (data) => collect(list_ErrorBody, data);
export const mapUrls_415: Faults = (data) => collect(list_ErrorBody, data);
export const mapUrls_422: Faults = (data) => collect(list_SiteErrorBody, data);
export const mapUrls_429: Faults = (data) => collect(list_ErrorMessageBody, data);
export const headers_3: Faults = (data) => collect(list_headers_3, data);
export const mapUrls_500: Faults = (data) => collect(list_ErrorMessageBody, data);
export const mapUrls_502: Faults = (data) => collect(list_ErrorBody, data);
export const mapUrls_503: Faults = (data) => collect(list_ErrorBody, data);
export const mapUrls_504: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_200: Faults = (data) => collect(list_ScrapeResponse, data);
export const scrapeUrl_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const scrapeUrl_401: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_402: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_403: Faults = (data) => collect(list_scrapeUrl$46scrapeUrl_403, data);
export const scrapeUrl_408: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_413: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_415: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_422: Faults = (data) => collect(list_scrapeUrl$46scrapeUrl_422, data);
export const scrapeUrl_429: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_500: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_501: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_502: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_503: Faults = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_504: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_200: Faults = (data) => collect(list_BatchScrapeStartResponse, data);
export const startBatchScrape_400: Faults = (data) => collect(list_startBatchScrape$46startBatchScrape_400, data);
export const startBatchScrape_401: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_402: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const startBatchScrape_404: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_409: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_413: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_415: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_422: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_429: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_500: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_501: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_502: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_503: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_504: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_200: Faults = (data) => collect(list_CrawlJob, data);
export const getBatchScrape_400: Faults = (data) => collect(list_getBatchScrape$46getBatchScrape_400, data);
export const getBatchScrape_401: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getBatchScrape_404: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_429: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_500: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_502: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_503: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_504: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_200: Faults = (data) => collect(list_CrawlCancelResponse, data);
export const cancelBatchScrape_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelBatchScrape_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const cancelBatchScrape_404: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_409: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_429: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_500: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_502: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_503: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_504: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_200: Faults = (data) => collect(list_CrawlErrors, data);
export const getBatchScrapeErrors_400: Faults = (data) => collect(list_getBatchScrapeErrors$46getBatchScrapeErrors_400, data);
export const getBatchScrapeErrors_401: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getBatchScrapeErrors_404: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_429: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_500: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_502: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_503: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_504: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_200: Faults = (data) => collect(list_CrawlStartResponse, data);
export const startCrawl_400: Faults = (data) => collect(list_startCrawl$46startCrawl_400, data);
export const startCrawl_401: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_402: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const startCrawl_409: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_413: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_415: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_422: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_429: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_500: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_501: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_502: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_503: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_504: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_200: Faults = (data) => collect(list_ActiveCrawls, data);
export const getActiveCrawls_401: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getActiveCrawls_429: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_500: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_502: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_503: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_504: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_200: Faults = (data) => collect(list_CrawlJob, data);
export const getCrawl_400: Faults = (data) => collect(list_getCrawl$46getCrawl_400, data);
export const getCrawl_401: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getCrawl_404: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_429: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_500: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_502: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_503: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_504: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_200: Faults = (data) => collect(list_CrawlCancelResponse, data);
export const cancelCrawl_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelCrawl_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const cancelCrawl_404: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_409: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_429: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_500: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_502: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_503: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_504: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_200: Faults = (data) => collect(list_CrawlErrors, data);
export const getCrawlErrors_400: Faults = (data) => collect(list_getCrawlErrors$46getCrawlErrors_400, data);
export const getCrawlErrors_401: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getCrawlErrors_404: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_429: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_500: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_502: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_503: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_504: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_200: Faults = (data) => collect(list_SearchResponse, data);
export const searchWeb_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const searchWeb_401: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_402: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const searchWeb_408: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_413: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_415: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_422: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_429: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_500: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_502: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_503: Faults = (data) => collect(list_ErrorBody, data);
export const searchWeb_504: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_200: Faults = (data) => collect(list_ParseResponse, data);
export const parseFile_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const parseFile_401: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_402: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_403: Faults = (data) => collect(list_parseFile$46parseFile_403, data);
export const parseFile_408: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_413: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_415: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_422: Faults = (data) => collect(list_parseFile$46parseFile_422, data);
export const parseFile_429: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_500: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_503: Faults = (data) => collect(list_ErrorBody, data);
export const parseFile_504: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_200: Faults = (data) => collect(list_InteractSessions, data);
export const listInteract_401: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const listInteract_429: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_500: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_502: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_503: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_504: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_200: Faults = (data) => collect(list_InteractStartResponse, data);
export const startInteract_400: Faults = (data) => collect(list_startInteract$46startInteract_400, data);
export const startInteract_401: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_402: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const startInteract_409: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_413: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_415: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_429: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_500: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_501: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_502: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_503: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_504: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_200: Faults = (data) => collect(list_InteractEndResponse, data);
export const endInteract_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const endInteract_401: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const endInteract_404: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_409: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_429: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_500: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_502: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_503: Faults = (data) => collect(list_ErrorBody, data);
export const endInteract_504: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_200: Faults = (data) => collect(list_InteractActionsResponse, data);
export const runInteractActions_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const runInteractActions_401: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const runInteractActions_404: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_409: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_413: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_415: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_429: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_500: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_501: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_502: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_503: Faults = (data) => collect(list_ErrorBody, data);
export const runInteractActions_504: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_200: Faults = (data) => collect(list_MonitorList, data);
export const listMonitors_400: Faults = (data) => collect(list_listMonitors$46listMonitors_400, data);
export const listMonitors_401: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const listMonitors_429: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_500: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_502: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_503: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_504: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_200: Faults = (data) => collect(list_MonitorResponse, data);
export const createMonitor_400: Faults = (data) => collect(list_createMonitor$46createMonitor_400, data);
export const createMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const createMonitor_409: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_413: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_415: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_422: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_200: Faults = (data) => collect(list_MonitorResponse, data);
export const getMonitor_400: Faults = (data) => collect(list_getMonitor$46getMonitor_400, data);
export const getMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_200: Faults = (data) => collect(list_MonitorDeleteResponse, data);
export const deleteMonitor_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const deleteMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const deleteMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_200: Faults = (data) => collect(list_MonitorResponse, data);
export const updateMonitor_400: Faults = (data) => collect(list_updateMonitor$46updateMonitor_400, data);
export const updateMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const updateMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_413: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_415: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_422: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_200: Faults = (data) => collect(list_MonitorCheckResponse, data);
export const runMonitor_400: Faults = (data) => collect(list_runMonitor$46runMonitor_400, data);
export const runMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const runMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_200: Faults = (data) => collect(list_MonitorCheckList, data);
export const listMonitorChecks_400: Faults = (data) => collect(list_listMonitorChecks$46listMonitorChecks_400, data);
export const listMonitorChecks_401: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const listMonitorChecks_404: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_429: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_500: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_502: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_503: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_504: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_200: Faults = (data) => collect(list_MonitorCheckDetail, data);
export const getMonitorCheck_400: Faults = (data) => collect(list_getMonitorCheck$46getMonitorCheck_400, data);
export const getMonitorCheck_401: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getMonitorCheck_404: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_429: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_500: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_502: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_503: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_504: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_200: Faults = (data) => collect(list_AgentStartResponse, data);
export const startAgent_400: Faults = (data) => collect(list_startAgent$46startAgent_400, data);
export const startAgent_401: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_402: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const startAgent_409: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_413: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_415: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_422: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_429: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_500: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_502: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_503: Faults = (data) => collect(list_ErrorBody, data);
export const startAgent_504: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_200: Faults = (data) => collect(list_AgentJob, data);
export const getAgent_400: Faults = (data) => collect(list_getAgent$46getAgent_400, data);
export const getAgent_401: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getAgent_404: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_429: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_500: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_502: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_503: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_504: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_200: Faults = (data) => collect(list_AgentCancelResponse, data);
export const cancelAgent_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelAgent_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const cancelAgent_404: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_409: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_429: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_500: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_502: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_503: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_504: Faults = (data) => collect(list_ErrorBody, data);
export const getAgentTrace_200: Faults = (data) => collect(list_AgentTrace, data);
export const getAgentTrace_400: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_401: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_403: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_404: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_429: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_500: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_502: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_503: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_504: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_200: Faults = (data) => collect(list_AgentSnapshot, data);
export const getAgentSnapshot_400: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_401: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_403: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_404: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_429: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_500: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_502: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_503: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_504: Faults = (data) => collect(list_ErrorMessageBody, data);
export const getCreditUsage_200: Faults = (data) => collect(list_CreditUsage, data);
export const getCreditUsage_401: Faults = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getCreditUsage_429: Faults = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_500: Faults = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_502: Faults = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_503: Faults = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_504: Faults = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_200: Faults = (data) => collect(list_QueueStatus, data);
export const getQueueStatus_401: Faults = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getQueueStatus_429: Faults = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_500: Faults = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_502: Faults = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_503: Faults = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_504: Faults = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_200: Faults = (data) => collect(list_TeamActivity, data);
export const getTeamActivity_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const getTeamActivity_401: Faults = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_403: Faults = (data) => collect(list_RefusalErrorBody, data);
export const getTeamActivity_429: Faults = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_500: Faults = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_502: Faults = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_503: Faults = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_504: Faults = (data) => collect(list_ErrorBody, data);

const values1 = ["body","query","path","header","cookie"];
const values2 = ["scope","feature","overrides","enforced","policy","address"];
const values3 = ["dns","refused","reset","timeout","tls","redirects","http","contentType","content","empty","unreachable"];
const source4 = "^(?:https?://|data:image/(?:png|jpeg);base64,)";
const pattern5 = new RegExp(source4, "u");
const source6 = "^(?:https?://|data:application/pdf;base64,)";
const pattern7 = new RegExp(source6, "u");
const values8 = ["hit","miss"];
const pattern9 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const values10 = ["scraping","completed","failed","cancelled"];
const values11 = ["unknownType","encrypted","damaged","tooLarge","empty"];
const source12 = "^data:image/png;base64,";
const pattern13 = new RegExp(source12, "u");
const values14 = ["active","paused"];
const values15 = ["scrape","crawl","search"];
const source16 = "^[A-Za-z0-9_-]+$";
const pattern17 = new RegExp(source16, "u");
const values18 = ["queued","running","completed","partial","failed","skipped_overlap"];
const values19 = ["scheduled","manual"];
const values20 = ["same","new","changed","removed","error"];
const values21 = ["varies","clock","counter"];
const values22 = ["high","medium","low"];
const values23 = ["orchestrator","subagent","system"];
const values24 = ["succeeded","failed","cancelled","refused","credit_limit_reached"];
const values25 = ["cancelled","credit_limit_reached","parent_finished","refused","internal"];
const values26 = ["agent","tool","billing","system"];
const values27 = ["succeeded","failed","cancelled","refused"];
const values28 = ["planning","working","finalizing"];
const values29 = ["json","markdown","html","screenshot","text"];
const values30 = ["init","partial","append","modify","update"];
const values31 = ["agent","crawl","batch_scrape"];

function list_MapResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success !== undefined) list_like_success(data.success, path + "/success", faults);
    if (data.links !== undefined) {
      const links = data.links;
      if (!Array.isArray(links)) addFault(faults, path + "/links", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < links.length; index += 1) {
          const item = links[index];
          list_MapLink(item, path + "/links/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
  }
}

function list_MapLink(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", faults);
  }
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
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
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
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
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
      if (!values1.includes(value)) addFault(faults, path + "/in", "enum", { allowedValues: values1 });
    }
    if (data.path !== undefined) list_like_warning(data.path, path + "/path", faults);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", faults);
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
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
  }
}

function list_headers_2(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["WWW-Authenticate"] !== undefined) list_like_warning(header["WWW-Authenticate"], path + "/header/WWW-Authenticate", faults);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", faults);
      }
    }
  }
}

function list_ErrorMessageBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
  }
}

function list_RefusalErrorBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.details !== undefined) list_Refusal(data.details, path + "/details", faults);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
  }
}

function list_Refusal(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addFault(faults, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addFault(faults, path + "/cause", "type", { type: "string" });
      if (!values2.includes(cause)) addFault(faults, path + "/cause", "enum", { allowedValues: values2 });
    }
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", faults);
  }
}

function list_SiteErrorBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.details !== undefined) list_SiteFault(data.details, path + "/details", faults);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
  }
}

function list_SiteFault(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addFault(faults, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addFault(faults, path + "/cause", "type", { type: "string" });
      if (!values3.includes(cause)) addFault(faults, path + "/cause", "enum", { allowedValues: values3 });
    }
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", faults);
  }
}

function list_headers_3(data, path, faults) {
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

function list_ScrapeResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) list_ScrapeData(data.data, path + "/data", faults);
  }
}

function list_ScrapeData(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.metadata === undefined) addFault(faults, path, "required", { missingProperty: "metadata" });
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", faults);
    if (data.html !== undefined) list_like_warning(data.html, path + "/html", faults);
    if (data.rawHtml !== undefined) list_like_warning(data.rawHtml, path + "/rawHtml", faults);
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) list_like_links(data.links, path + "/links", faults);
    if (data.images !== undefined) list_like_links(data.images, path + "/images", faults);
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addFault(faults, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern5.test(screenshot)) addFault(faults, path + "/screenshot", "pattern", { pattern: source4 });
      }
    }
    if (data.summary !== undefined) list_like_warning(data.summary, path + "/summary", faults);
    if (data.actions !== undefined) list_ScrapeActionResults(data.actions, path + "/actions", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", faults);
  }
}

function list_ScrapeActionResults(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.screenshots === undefined) addFault(faults, path, "required", { missingProperty: "screenshots" });
    if (data.scrapes === undefined) addFault(faults, path, "required", { missingProperty: "scrapes" });
    if (data.pdfs === undefined) addFault(faults, path, "required", { missingProperty: "pdfs" });
    if (data.screenshots !== undefined) {
      const screenshots = data.screenshots;
      if (!Array.isArray(screenshots)) addFault(faults, path + "/screenshots", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < screenshots.length; index += 1) {
          const item = screenshots[index];
          if (typeof item !== "string") addFault(faults, path + "/screenshots/" + index, "type", { type: "string" });
          else {
            if (!pattern5.test(item)) addFault(faults, path + "/screenshots/" + index, "pattern", { pattern: source4 });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.scrapes !== undefined) {
      const scrapes = data.scrapes;
      if (!Array.isArray(scrapes)) addFault(faults, path + "/scrapes", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < scrapes.length; index2 += 1) {
          const item2 = scrapes[index2];
          if (!isObject(item2)) addFault(faults, path + "/scrapes/" + index2, "type", { type: "object" });
          else {
            if (item2.url === undefined) addFault(faults, path + "/scrapes/" + index2, "required", { missingProperty: "url" });
            if (item2.html === undefined) addFault(faults, path + "/scrapes/" + index2, "required", { missingProperty: "html" });
            if (item2.url !== undefined) list_like_warning(item2.url, path + "/scrapes/" + index2 + "/url", faults);
            if (item2.html !== undefined) list_like_warning(item2.html, path + "/scrapes/" + index2 + "/html", faults);
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.pdfs !== undefined) {
      const pdfs = data.pdfs;
      if (!Array.isArray(pdfs)) addFault(faults, path + "/pdfs", "type", { type: "array" });
      else {
        const limit3 = faults.length + 20;
        for (let index3 = 0; index3 < pdfs.length; index3 += 1) {
          const item3 = pdfs[index3];
          if (typeof item3 !== "string") addFault(faults, path + "/pdfs/" + index3, "type", { type: "string" });
          else {
            if (!pattern7.test(item3)) addFault(faults, path + "/pdfs/" + index3, "pattern", { pattern: source6 });
          }
          if (faults.length >= limit3) break;
        }
      }
    }
  }
}

function list_PageMetadata(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.sourceURL === undefined) addFault(faults, path, "required", { missingProperty: "sourceURL" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.statusCode === undefined) addFault(faults, path, "required", { missingProperty: "statusCode" });
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", faults);
    if (data.language !== undefined) list_like_warning(data.language, path + "/language", faults);
    if (data.author !== undefined) list_like_warning(data.author, path + "/author", faults);
    if (data.publishedTime !== undefined) list_like_warning(data.publishedTime, path + "/publishedTime", faults);
    if (data.modifiedTime !== undefined) list_like_warning(data.modifiedTime, path + "/modifiedTime", faults);
    if (data.keywords !== undefined) list_like_warning(data.keywords, path + "/keywords", faults);
    if (data.siteName !== undefined) list_like_warning(data.siteName, path + "/siteName", faults);
    if (data.ogTitle !== undefined) list_like_warning(data.ogTitle, path + "/ogTitle", faults);
    if (data.ogDescription !== undefined) list_like_warning(data.ogDescription, path + "/ogDescription", faults);
    if (data.ogType !== undefined) list_like_warning(data.ogType, path + "/ogType", faults);
    if (data.ogUrl !== undefined) list_like_warning(data.ogUrl, path + "/ogUrl", faults);
    if (data.ogImage !== undefined) list_like_warning(data.ogImage, path + "/ogImage", faults);
    if (data.ogLocale !== undefined) list_like_warning(data.ogLocale, path + "/ogLocale", faults);
    if (data.favicon !== undefined) list_like_url(data.favicon, path + "/favicon", faults);
    if (data.sourceURL !== undefined) list_like_url(data.sourceURL, path + "/sourceURL", faults);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.canonical !== undefined) list_like_url(data.canonical, path + "/canonical", faults);
    if (data.statusCode !== undefined) {
      const statusCode = data.statusCode;
      if (!Number.isInteger(statusCode)) addFault(faults, path + "/statusCode", "type", { type: "integer" });
      if (Number.isFinite(statusCode)) {
        if (statusCode > 599) addFault(faults, path + "/statusCode", "maximum", { limit: 599 });
        if (statusCode < 100) addFault(faults, path + "/statusCode", "minimum", { limit: 100 });
      }
    }
    if (data.contentType !== undefined) list_like_warning(data.contentType, path + "/contentType", faults);
    if (data.creditsUsed !== undefined) list_like_creditsUsed(data.creditsUsed, path + "/creditsUsed", faults);
    if (data.cacheState !== undefined) {
      const cacheState = data.cacheState;
      if (typeof cacheState !== "string") addFault(faults, path + "/cacheState", "type", { type: "string" });
      if (!values8.includes(cacheState)) addFault(faults, path + "/cacheState", "enum", { allowedValues: values8 });
    }
    if (data.cachedAt !== undefined) list_like_cachedAt(data.cachedAt, path + "/cachedAt", faults);
  }
}

function list_scrapeUrl$46scrapeUrl_403(data, path, faults) {
  if (!(is_RefusalErrorBody(data) || is_ErrorBody(data))) {
    list_RefusalErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_scrapeUrl$46scrapeUrl_422(data, path, faults) {
  if (!(is_ErrorBody(data) || is_ValidationErrorBody(data) || is_SiteErrorBody(data))) {
    list_ErrorBody(data, path, faults);
    list_ValidationErrorBody(data, path, faults);
    list_SiteErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_BatchScrapeStartResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.invalidURLs === undefined) addFault(faults, path, "required", { missingProperty: "invalidURLs" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", faults);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.invalidURLs !== undefined) list_like_invalidURLs(data.invalidURLs, path + "/invalidURLs", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
  }
}

function list_CrawlJobId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_startBatchScrape$46startBatchScrape_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_CrawlJob(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.total === undefined) addFault(faults, path, "required", { missingProperty: "total" });
    if (data.completed === undefined) addFault(faults, path, "required", { missingProperty: "completed" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values10.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values10 });
    }
    if (data.total !== undefined) list_like_creditsUsed(data.total, path + "/total", faults);
    if (data.completed !== undefined) list_like_creditsUsed(data.completed, path + "/completed", faults);
    if (data.creditsUsed !== undefined) list_like_creditsUsed2(data.creditsUsed, path + "/creditsUsed", faults);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", faults);
    if (data.completedAt !== undefined) list_like_cachedAt(data.completedAt, path + "/completedAt", faults);
    if (data.expiresAt !== undefined) list_like_cachedAt(data.expiresAt, path + "/expiresAt", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.next !== undefined) list_like_url(data.next, path + "/next", faults);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addFault(faults, path + "/data", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_ScrapeData(item, path + "/data/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_getBatchScrape$46getBatchScrape_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_CrawlCancelResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "cancelled") addFault(faults, path + "/status", "const", { allowedValue: "cancelled" });
    }
  }
}

function list_CrawlErrors(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.errors === undefined) addFault(faults, path, "required", { missingProperty: "errors" });
    if (data.robotsBlocked === undefined) addFault(faults, path, "required", { missingProperty: "robotsBlocked" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.errors !== undefined) {
      const errors = data.errors;
      if (!Array.isArray(errors)) addFault(faults, path + "/errors", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < errors.length; index += 1) {
          const item = errors[index];
          list_CrawlError(item, path + "/errors/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.robotsBlocked !== undefined) list_like_links(data.robotsBlocked, path + "/robotsBlocked", faults);
  }
}

function list_CrawlError(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.timestamp === undefined) addFault(faults, path, "required", { missingProperty: "timestamp" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.timestamp !== undefined) list_like_cachedAt(data.timestamp, path + "/timestamp", faults);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
  }
}

function list_getBatchScrapeErrors$46getBatchScrapeErrors_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_CrawlStartResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", faults);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
  }
}

function list_startCrawl$46startCrawl_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_ActiveCrawls(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.crawls === undefined) addFault(faults, path, "required", { missingProperty: "crawls" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.crawls !== undefined) {
      const crawls = data.crawls;
      if (!Array.isArray(crawls)) addFault(faults, path + "/crawls", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < crawls.length; index += 1) {
          const item = crawls[index];
          list_ActiveCrawl(item, path + "/crawls/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_ActiveCrawl(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.created_at === undefined) addFault(faults, path, "required", { missingProperty: "created_at" });
    if (data.options === undefined) addFault(faults, path, "required", { missingProperty: "options" });
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", faults);
    if (data.teamId !== undefined) list_like_warning(data.teamId, path + "/teamId", faults);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.created_at !== undefined) list_like_cachedAt(data.created_at, path + "/created_at", faults);
    if (data.options !== undefined) list_like_options(data.options, path + "/options", faults);
  }
}

function list_getCrawl$46getCrawl_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_getCrawlErrors$46getCrawlErrors_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_SearchResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) list_SearchData(data.data, path + "/data", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
    if (data.id !== undefined) list_like_id2(data.id, path + "/id", faults);
    if (data.creditsUsed !== undefined) list_like_creditsUsed(data.creditsUsed, path + "/creditsUsed", faults);
  }
}

function list_SearchData(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.web !== undefined) {
      const web = data.web;
      if (!Array.isArray(web)) addFault(faults, path + "/web", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < web.length; index += 1) {
          const item = web[index];
          list_SearchWebResult(item, path + "/web/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.news !== undefined) {
      const news = data.news;
      if (!Array.isArray(news)) addFault(faults, path + "/news", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < news.length; index2 += 1) {
          const item2 = news[index2];
          list_SearchNewsResult(item2, path + "/news/" + index2, faults);
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.images !== undefined) {
      const images = data.images;
      if (!Array.isArray(images)) addFault(faults, path + "/images", "type", { type: "array" });
      else {
        const limit3 = faults.length + 20;
        for (let index3 = 0; index3 < images.length; index3 += 1) {
          const item3 = images[index3];
          list_SearchImageResult(item3, path + "/images/" + index3, faults);
          if (faults.length >= limit3) break;
        }
      }
    }
  }
}

function list_SearchWebResult(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.description === undefined) addFault(faults, path, "required", { missingProperty: "description" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", faults);
    if (data.snippet !== undefined) list_like_warning(data.snippet, path + "/snippet", faults);
    if (data.date !== undefined) list_like_warning(data.date, path + "/date", faults);
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", faults);
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) list_like_links(data.links, path + "/links", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", faults);
  }
}

function list_SearchNewsResult(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.snippet === undefined) addFault(faults, path, "required", { missingProperty: "snippet" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.snippet !== undefined) list_like_warning(data.snippet, path + "/snippet", faults);
    if (data.date !== undefined) list_like_warning(data.date, path + "/date", faults);
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", faults);
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) list_like_links(data.links, path + "/links", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", faults);
  }
}

function list_SearchImageResult(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.imageUrl === undefined) addFault(faults, path, "required", { missingProperty: "imageUrl" });
    if (data.position === undefined) addFault(faults, path, "required", { missingProperty: "position" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.imageUrl !== undefined) list_like_url(data.imageUrl, path + "/imageUrl", faults);
    if (data.imageWidth !== undefined) list_like_Retry$45After(data.imageWidth, path + "/imageWidth", faults);
    if (data.imageHeight !== undefined) list_like_Retry$45After(data.imageHeight, path + "/imageHeight", faults);
    if (data.position !== undefined) list_like_Retry$45After(data.position, path + "/position", faults);
  }
}

function list_ParseResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) list_ParseData(data.data, path + "/data", faults);
  }
}

function list_ParseData(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.metadata === undefined) addFault(faults, path, "required", { missingProperty: "metadata" });
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", faults);
    if (data.html !== undefined) list_like_warning(data.html, path + "/html", faults);
    if (data.rawHtml !== undefined) list_like_warning(data.rawHtml, path + "/rawHtml", faults);
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) list_like_links(data.links, path + "/links", faults);
    if (data.images !== undefined) list_like_links(data.images, path + "/images", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
    if (data.metadata !== undefined) list_FileMetadata(data.metadata, path + "/metadata", faults);
  }
}

function list_FileMetadata(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.contentType === undefined) addFault(faults, path, "required", { missingProperty: "contentType" });
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", faults);
    if (data.language !== undefined) list_like_warning(data.language, path + "/language", faults);
    if (data.author !== undefined) list_like_warning(data.author, path + "/author", faults);
    if (data.publishedTime !== undefined) list_like_warning(data.publishedTime, path + "/publishedTime", faults);
    if (data.modifiedTime !== undefined) list_like_warning(data.modifiedTime, path + "/modifiedTime", faults);
    if (data.keywords !== undefined) list_like_warning(data.keywords, path + "/keywords", faults);
    if (data.siteName !== undefined) list_like_warning(data.siteName, path + "/siteName", faults);
    if (data.ogTitle !== undefined) list_like_warning(data.ogTitle, path + "/ogTitle", faults);
    if (data.ogDescription !== undefined) list_like_warning(data.ogDescription, path + "/ogDescription", faults);
    if (data.ogType !== undefined) list_like_warning(data.ogType, path + "/ogType", faults);
    if (data.ogUrl !== undefined) list_like_warning(data.ogUrl, path + "/ogUrl", faults);
    if (data.ogImage !== undefined) list_like_warning(data.ogImage, path + "/ogImage", faults);
    if (data.ogLocale !== undefined) list_like_warning(data.ogLocale, path + "/ogLocale", faults);
    if (data.favicon !== undefined) list_like_warning(data.favicon, path + "/favicon", faults);
    if (data.fileName !== undefined) list_like_warning(data.fileName, path + "/fileName", faults);
    if (data.contentType !== undefined) list_like_warning(data.contentType, path + "/contentType", faults);
    if (data.numPages !== undefined) list_like_creditsUsed(data.numPages, path + "/numPages", faults);
  }
}

function list_parseFile$46parseFile_403(data, path, faults) {
  if (!(is_RefusalErrorBody(data) || is_ErrorBody(data))) {
    list_RefusalErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_FileErrorBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.details !== undefined) list_FileFault(data.details, path + "/details", faults);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", faults);
  }
}

function list_FileFault(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addFault(faults, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addFault(faults, path + "/cause", "type", { type: "string" });
      if (!values11.includes(cause)) addFault(faults, path + "/cause", "enum", { allowedValues: values11 });
    }
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", faults);
  }
}

function list_parseFile$46parseFile_422(data, path, faults) {
  if (!(is_ErrorBody(data) || is_FileErrorBody(data))) {
    list_ErrorBody(data, path, faults);
    list_FileErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_InteractSessions(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addFault(faults, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.sessions !== undefined) {
      const sessions = data.sessions;
      if (!Array.isArray(sessions)) addFault(faults, path + "/sessions", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < sessions.length; index += 1) {
          const item = sessions[index];
          list_InteractSession(item, path + "/sessions/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_InteractSession(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.id !== undefined) list_InteractSessionId(data.id, path + "/id", faults);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", faults);
    if (data.expiresAt !== undefined) list_like_cachedAt(data.expiresAt, path + "/expiresAt", faults);
    if (data.profile !== undefined) {
      const profile = data.profile;
      if (!isObject(profile)) addFault(faults, path + "/profile", "type", { type: "object" });
      else {
        if (profile.name === undefined) addFault(faults, path + "/profile", "required", { missingProperty: "name" });
        if (profile.saveChanges === undefined) addFault(faults, path + "/profile", "required", { missingProperty: "saveChanges" });
        if (profile.name !== undefined) list_like_warning(profile.name, path + "/profile/name", faults);
        if (profile.saveChanges !== undefined) list_like_success(profile.saveChanges, path + "/profile/saveChanges", faults);
      }
    }
  }
}

function list_InteractSessionId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_InteractStartResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_InteractSessionId(data.id, path + "/id", faults);
    if (data.expiresAt !== undefined) list_like_cachedAt(data.expiresAt, path + "/expiresAt", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
  }
}

function list_startInteract$46startInteract_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_InteractEndResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.sessionDurationMs === undefined) addFault(faults, path, "required", { missingProperty: "sessionDurationMs" });
    if (data.creditsBilled === undefined) addFault(faults, path, "required", { missingProperty: "creditsBilled" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.sessionDurationMs !== undefined) list_like_creditsUsed(data.sessionDurationMs, path + "/sessionDurationMs", faults);
    if (data.creditsBilled !== undefined) list_like_creditsUsed(data.creditsBilled, path + "/creditsBilled", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
  }
}

function list_InteractActionsResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.completed === undefined) addFault(faults, path, "required", { missingProperty: "completed" });
    if (data.results === undefined) addFault(faults, path, "required", { missingProperty: "results" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.completed !== undefined) list_like_success(data.completed, path + "/completed", faults);
    if (data.results !== undefined) {
      const results = data.results;
      if (!Array.isArray(results)) addFault(faults, path + "/results", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < results.length; index += 1) {
          const item = results[index];
          list_InteractResult(item, path + "/results/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_InteractResult(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.ok === undefined) addFault(faults, path, "required", { missingProperty: "ok" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.type !== undefined) list_like_warning(data.type, path + "/type", faults);
    if (data.ok !== undefined) list_like_success(data.ok, path + "/ok", faults);
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", faults);
    if (data.url !== undefined) list_like_warning(data.url, path + "/url", faults);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", faults);
    if (data.snapshot !== undefined) list_like_warning(data.snapshot, path + "/snapshot", faults);
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addFault(faults, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern13.test(screenshot)) addFault(faults, path + "/screenshot", "pattern", { pattern: source12 });
      }
    }
    if (data.data !== undefined) list_ScrapeData(data.data, path + "/data", faults);
  }
}

function list_MonitorList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.total === undefined) addFault(faults, path, "required", { missingProperty: "total" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addFault(faults, path + "/data", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_MonitorState(item, path + "/data/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.total !== undefined) list_like_creditsUsed(data.total, path + "/total", faults);
  }
}

function list_MonitorState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.schedule === undefined) addFault(faults, path, "required", { missingProperty: "schedule" });
    if (data.targets === undefined) addFault(faults, path, "required", { missingProperty: "targets" });
    if (data.retentionDays === undefined) addFault(faults, path, "required", { missingProperty: "retentionDays" });
    if (data.judgeEnabled === undefined) addFault(faults, path, "required", { missingProperty: "judgeEnabled" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.updatedAt === undefined) addFault(faults, path, "required", { missingProperty: "updatedAt" });
    if (data.id !== undefined) list_MonitorId(data.id, path + "/id", faults);
    if (data.name !== undefined) list_MonitorName(data.name, path + "/name", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values14.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values14 });
    }
    if (data.schedule !== undefined) list_MonitorTiming(data.schedule, path + "/schedule", faults);
    if (data.nextRunAt !== undefined) list_like_cachedAt(data.nextRunAt, path + "/nextRunAt", faults);
    if (data.lastRunAt !== undefined) list_like_cachedAt(data.lastRunAt, path + "/lastRunAt", faults);
    if (data.currentCheckId !== undefined) list_MonitorCheckId(data.currentCheckId, path + "/currentCheckId", faults);
    if (data.targets !== undefined) {
      const targets = data.targets;
      if (!Array.isArray(targets)) addFault(faults, path + "/targets", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < targets.length; index += 1) {
          const item = targets[index];
          list_MonitorWatched(item, path + "/targets/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.webhook !== undefined) list_MonitorReceiver(data.webhook, path + "/webhook", faults);
    if (data.notification !== undefined) list_MonitorMailing(data.notification, path + "/notification", faults);
    if (data.retentionDays !== undefined) list_like_Retry$45After(data.retentionDays, path + "/retentionDays", faults);
    if (data.goal !== undefined) list_MonitorGoal(data.goal, path + "/goal", faults);
    if (data.judgeEnabled !== undefined) list_like_success(data.judgeEnabled, path + "/judgeEnabled", faults);
    if (data.estimatedCreditsPerMonth !== undefined) list_like_creditsUsed(data.estimatedCreditsPerMonth, path + "/estimatedCreditsPerMonth", faults);
    if (data.lastCheckSummary !== undefined) list_MonitorSummary(data.lastCheckSummary, path + "/lastCheckSummary", faults);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", faults);
    if (data.updatedAt !== undefined) list_like_cachedAt(data.updatedAt, path + "/updatedAt", faults);
  }
}

function list_MonitorId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_MonitorName(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addFault(faults, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}

function list_MonitorTiming(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cron === undefined) addFault(faults, path, "required", { missingProperty: "cron" });
    if (data.timezone === undefined) addFault(faults, path, "required", { missingProperty: "timezone" });
    if (data.cron !== undefined) list_like_id(data.cron, path + "/cron", faults);
    if (data.text !== undefined) list_like_warning(data.text, path + "/text", faults);
    if (data.timezone !== undefined) list_like_id(data.timezone, path + "/timezone", faults);
  }
}

function list_MonitorCheckId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_MonitorWatched(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) list_MonitorTargetId(data.id, path + "/id", faults);
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (!values15.includes(type)) addFault(faults, path + "/type", "enum", { allowedValues: values15 });
    }
    if (data.urls !== undefined) list_like_invalidURLs(data.urls, path + "/urls", faults);
    if (data.url !== undefined) list_like_warning(data.url, path + "/url", faults);
    if (data.queries !== undefined) list_like_invalidURLs(data.queries, path + "/queries", faults);
  }
}

function list_MonitorTargetId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 100) addFault(faults, path, "maxLength", { limit: 100 });
    if (lengthOf(data) <= 100 && !pattern17.test(data)) addFault(faults, path, "pattern", { pattern: source16, example: "prices" });
  }
}

function list_MonitorReceiver(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.metadata === undefined) addFault(faults, path, "required", { missingProperty: "metadata" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      if (!isObject(metadata)) addFault(faults, path + "/metadata", "type", { type: "object" });
      else {
        const limit = faults.length + 20;
        for (const key in metadata) {
          const value = metadata[key];
          if (typeof value !== "string") addFault(faults, path + "/metadata" + pointerTo(key), "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.events !== undefined) list_like_invalidURLs(data.events, path + "/events", faults);
  }
}

function list_MonitorMailing(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.email !== undefined) {
      const email = data.email;
      if (!isObject(email)) addFault(faults, path + "/email", "type", { type: "object" });
      else {
        if (email.enabled === undefined) addFault(faults, path + "/email", "required", { missingProperty: "enabled" });
        if (email.includeDiffs === undefined) addFault(faults, path + "/email", "required", { missingProperty: "includeDiffs" });
        if (email.enabled !== undefined) list_like_success(email.enabled, path + "/email/enabled", faults);
        if (email.recipients !== undefined) list_like_invalidURLs(email.recipients, path + "/email/recipients", faults);
        if (email.includeDiffs !== undefined) list_like_success(email.includeDiffs, path + "/email/includeDiffs", faults);
      }
    }
  }
}

function list_MonitorGoal(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2000) addFault(faults, path, "maxLength", { limit: 2000 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}

function list_MonitorSummary(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.totalPages === undefined) addFault(faults, path, "required", { missingProperty: "totalPages" });
    if (data.same === undefined) addFault(faults, path, "required", { missingProperty: "same" });
    if (data.changed === undefined) addFault(faults, path, "required", { missingProperty: "changed" });
    if (data.new === undefined) addFault(faults, path, "required", { missingProperty: "new" });
    if (data.removed === undefined) addFault(faults, path, "required", { missingProperty: "removed" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.totalPages !== undefined) list_like_creditsUsed(data.totalPages, path + "/totalPages", faults);
    if (data.same !== undefined) list_like_creditsUsed(data.same, path + "/same", faults);
    if (data.changed !== undefined) list_like_creditsUsed(data.changed, path + "/changed", faults);
    if (data.new !== undefined) list_like_creditsUsed(data.new, path + "/new", faults);
    if (data.removed !== undefined) list_like_creditsUsed(data.removed, path + "/removed", faults);
    if (data.error !== undefined) list_like_creditsUsed(data.error, path + "/error", faults);
  }
}

function list_listMonitors$46listMonitors_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_MonitorResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) list_MonitorState(data.data, path + "/data", faults);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", faults);
  }
}

function list_createMonitor$46createMonitor_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_getMonitor$46getMonitor_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_MonitorDeleteResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
  }
}

function list_updateMonitor$46updateMonitor_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_MonitorCheckResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) list_MonitorCheckState(data.data, path + "/data", faults);
  }
}

function list_MonitorCheckState(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.monitorId === undefined) addFault(faults, path, "required", { missingProperty: "monitorId" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.trigger === undefined) addFault(faults, path, "required", { missingProperty: "trigger" });
    if (data.actualCredits === undefined) addFault(faults, path, "required", { missingProperty: "actualCredits" });
    if (data.summary === undefined) addFault(faults, path, "required", { missingProperty: "summary" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.updatedAt === undefined) addFault(faults, path, "required", { missingProperty: "updatedAt" });
    if (data.id !== undefined) list_MonitorCheckId(data.id, path + "/id", faults);
    if (data.monitorId !== undefined) list_MonitorId(data.monitorId, path + "/monitorId", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values18.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values18 });
    }
    if (data.trigger !== undefined) {
      const trigger = data.trigger;
      if (typeof trigger !== "string") addFault(faults, path + "/trigger", "type", { type: "string" });
      if (!values19.includes(trigger)) addFault(faults, path + "/trigger", "enum", { allowedValues: values19 });
    }
    if (data.scheduledFor !== undefined) list_like_cachedAt(data.scheduledFor, path + "/scheduledFor", faults);
    if (data.startedAt !== undefined) list_like_cachedAt(data.startedAt, path + "/startedAt", faults);
    if (data.finishedAt !== undefined) list_like_cachedAt(data.finishedAt, path + "/finishedAt", faults);
    if (data.actualCredits !== undefined) list_like_creditsUsed2(data.actualCredits, path + "/actualCredits", faults);
    if (data.summary !== undefined) list_MonitorSummary(data.summary, path + "/summary", faults);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", faults);
    if (data.updatedAt !== undefined) list_like_cachedAt(data.updatedAt, path + "/updatedAt", faults);
  }
}

function list_runMonitor$46runMonitor_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_MonitorCheckList(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.total === undefined) addFault(faults, path, "required", { missingProperty: "total" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addFault(faults, path + "/data", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_MonitorCheckState(item, path + "/data/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.total !== undefined) list_like_creditsUsed(data.total, path + "/total", faults);
  }
}

function list_listMonitorChecks$46listMonitorChecks_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_MonitorCheckDetail(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) {
      const value = data.data;
      list_MonitorCheckState(value, path + "/data", faults);
      if (!isObject(value)) addFault(faults, path + "/data", "type", { type: "object" });
      else {
        if (value.pages === undefined) addFault(faults, path + "/data", "required", { missingProperty: "pages" });
        if (value.pages !== undefined) {
          const pages = value.pages;
          if (!Array.isArray(pages)) addFault(faults, path + "/data/pages", "type", { type: "array" });
          else {
            const limit = faults.length + 20;
            for (let index = 0; index < pages.length; index += 1) {
              const item = pages[index];
              list_MonitorPage(item, path + "/data/pages/" + index, faults);
              if (faults.length >= limit) break;
            }
          }
        }
        if (value.next !== undefined) {
          const next = value.next;
          if (typeof next !== "string") addFault(faults, path + "/data/next", "type", { type: "string" });
          else {
            if (!format_http_url(next)) addFault(faults, path + "/data/next", "format", { format: "http-url" });
          }
        }
      }
    }
  }
}

function list_MonitorPage(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.targetId === undefined) addFault(faults, path, "required", { missingProperty: "targetId" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", faults);
    if (data.targetId !== undefined) list_MonitorTargetId(data.targetId, path + "/targetId", faults);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values20.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values20 });
    }
    if (data.statusCode !== undefined) {
      const statusCode = data.statusCode;
      if (!Number.isInteger(statusCode)) addFault(faults, path + "/statusCode", "type", { type: "integer" });
    }
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", faults);
    if (data.diff !== undefined) list_MonitorDiff(data.diff, path + "/diff", faults);
    if (data.ignored !== undefined) {
      const ignored = data.ignored;
      if (!Array.isArray(ignored)) addFault(faults, path + "/ignored", "type", { type: "array" });
      else {
        if (ignored.length > 100) addFault(faults, path + "/ignored", "maxItems", { limit: 100 });
        const limit = faults.length + 20;
        for (let index = 0; index < ignored.length; index += 1) {
          const item = ignored[index];
          list_MonitorIgnored(item, path + "/ignored/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.snapshot !== undefined) list_MonitorSnapshot(data.snapshot, path + "/snapshot", faults);
    if (data.judgment !== undefined) list_MonitorJudgment(data.judgment, path + "/judgment", faults);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", faults);
  }
}

function list_MonitorDiff(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.text !== undefined) list_like_warning(data.text, path + "/text", faults);
    if (data.json !== undefined) list_like_options(data.json, path + "/json", faults);
  }
}

function list_MonitorIgnored(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.reason === undefined) addFault(faults, path, "required", { missingProperty: "reason" });
    if (data.before === undefined) addFault(faults, path, "required", { missingProperty: "before" });
    if (data.after === undefined) addFault(faults, path, "required", { missingProperty: "after" });
    if (data.reason !== undefined) {
      const reason = data.reason;
      if (typeof reason !== "string") addFault(faults, path + "/reason", "type", { type: "string" });
      if (!values21.includes(reason)) addFault(faults, path + "/reason", "enum", { allowedValues: values21 });
    }
    if (data.before !== undefined) list_like_warning(data.before, path + "/before", faults);
    if (data.after !== undefined) list_like_warning(data.after, path + "/after", faults);
  }
}

function list_MonitorSnapshot(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.json !== undefined) {
      const json = data.json;
    }
  }
}

function list_MonitorJudgment(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.meaningful === undefined) addFault(faults, path, "required", { missingProperty: "meaningful" });
    if (data.confidence === undefined) addFault(faults, path, "required", { missingProperty: "confidence" });
    if (data.reason === undefined) addFault(faults, path, "required", { missingProperty: "reason" });
    if (data.meaningful !== undefined) list_like_success(data.meaningful, path + "/meaningful", faults);
    if (data.confidence !== undefined) {
      const confidence = data.confidence;
      if (typeof confidence !== "string") addFault(faults, path + "/confidence", "type", { type: "string" });
      if (!values22.includes(confidence)) addFault(faults, path + "/confidence", "enum", { allowedValues: values22 });
    }
    if (data.reason !== undefined) list_like_warning(data.reason, path + "/reason", faults);
  }
}

function list_getMonitorCheck$46getMonitorCheck_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_AgentStartResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", faults);
  }
}

function list_AgentJobId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_startAgent$46startAgent_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_AgentJob(data, path, faults) {
  const count = Number(is_AgentJobProcessing(data)) + Number(is_AgentJobCompleted(data)) + Number(is_AgentJobFailed(data));
  if (count > 1) addFault(faults, path, "oneOf", {});
  if (count === 0) {
    list_AgentJobProcessing(data, path, faults);
    list_AgentJobCompleted(data, path, faults);
    list_AgentJobFailed(data, path, faults);
    addFault(faults, path, "oneOf", {});
  }
}

function list_AgentJobProcessing(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.model === undefined) addFault(faults, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "processing") addFault(faults, path + "/status", "const", { allowedValue: "processing" });
    }
    if (data.data !== undefined) {
      const value = data.data;
      addFault(faults, path + "/data", "false schema", {});
    }
    if (data.model !== undefined) list_like_warning(data.model, path + "/model", faults);
    if (data.creditsUsed !== undefined) list_like_creditsUsed2(data.creditsUsed, path + "/creditsUsed", faults);
    if (data.expiresAt !== undefined) list_AgentJobExpiry(data.expiresAt, path + "/expiresAt", faults);
  }
}

function list_AgentJobExpiry(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addFault(faults, path, "format", { format: "date-time" });
  }
}

function list_AgentJobCompleted(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.model === undefined) addFault(faults, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "completed") addFault(faults, path + "/status", "const", { allowedValue: "completed" });
    }
    if (data.data !== undefined) {
      const value = data.data;
    }
    if (data.model !== undefined) list_like_warning(data.model, path + "/model", faults);
    if (data.creditsUsed !== undefined) list_like_creditsUsed2(data.creditsUsed, path + "/creditsUsed", faults);
    if (data.expiresAt !== undefined) list_AgentJobExpiry(data.expiresAt, path + "/expiresAt", faults);
  }
}

function list_AgentJobFailed(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.model === undefined) addFault(faults, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", faults);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "failed") addFault(faults, path + "/status", "const", { allowedValue: "failed" });
    }
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", faults);
    if (data.data !== undefined) {
      const value = data.data;
      addFault(faults, path + "/data", "false schema", {});
    }
    if (data.model !== undefined) list_like_warning(data.model, path + "/model", faults);
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "number" });
      if (creditsUsed !== 0) addFault(faults, path + "/creditsUsed", "const", { allowedValue: 0 });
    }
    if (data.expiresAt !== undefined) list_AgentJobExpiry(data.expiresAt, path + "/expiresAt", faults);
  }
}

function list_getAgent$46getAgent_400(data, path, faults) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, faults);
    list_ErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_AgentCancelResponse(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
  }
}

function list_AgentTrace(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.events === undefined) addFault(faults, path, "required", { missingProperty: "events" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", faults);
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          list_AgentTraceEvent(item, path + "/events/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.creditsUsed !== undefined) list_like_creditsUsed2(data.creditsUsed, path + "/creditsUsed", faults);
  }
}

function list_AgentTraceEvent(data, path, faults) {
  const count = Number(is_AgentTraceRunStarted(data)) + Number(is_AgentTraceRunCancelRequested(data)) + Number(is_AgentTraceRunFinished(data)) + Number(is_AgentTraceAgentStarted(data)) + Number(is_AgentTraceAgentFinished(data)) + Number(is_AgentTraceProgressReported(data)) + Number(is_AgentTraceReasoningSummary(data)) + Number(is_AgentTraceToolCallStarted(data)) + Number(is_AgentTraceToolCallFinished(data)) + Number(is_AgentTraceBrowserSessionStarted(data)) + Number(is_AgentTraceBrowserSessionFinished(data)) + Number(is_AgentTraceArtifactUpdated(data)) + Number(is_AgentTraceErrorOccurred(data)) + Number(is_AgentTraceOther(data));
  if (count > 1) addFault(faults, path, "oneOf", {});
  if (count === 0) {
    list_AgentTraceRunStarted(data, path, faults);
    list_AgentTraceRunCancelRequested(data, path, faults);
    list_AgentTraceRunFinished(data, path, faults);
    list_AgentTraceAgentStarted(data, path, faults);
    list_AgentTraceAgentFinished(data, path, faults);
    list_AgentTraceProgressReported(data, path, faults);
    list_AgentTraceReasoningSummary(data, path, faults);
    list_AgentTraceToolCallStarted(data, path, faults);
    list_AgentTraceToolCallFinished(data, path, faults);
    list_AgentTraceBrowserSessionStarted(data, path, faults);
    list_AgentTraceBrowserSessionFinished(data, path, faults);
    list_AgentTraceArtifactUpdated(data, path, faults);
    list_AgentTraceErrorOccurred(data, path, faults);
    list_AgentTraceOther(data, path, faults);
    addFault(faults, path, "oneOf", {});
  }
}

function list_AgentTraceRunStarted(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "run.started") addFault(faults, path + "/type", "const", { allowedValue: "run.started" });
    }
  }
}

function list_AgentTraceEnvelope(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.schemaVersion === undefined) addFault(faults, path, "required", { missingProperty: "schemaVersion" });
    if (data.eventId === undefined) addFault(faults, path, "required", { missingProperty: "eventId" });
    if (data.runId === undefined) addFault(faults, path, "required", { missingProperty: "runId" });
    if (data.occurredAt === undefined) addFault(faults, path, "required", { missingProperty: "occurredAt" });
    if (data.producerSequence === undefined) addFault(faults, path, "required", { missingProperty: "producerSequence" });
    if (data.agent === undefined) addFault(faults, path, "required", { missingProperty: "agent" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.schemaVersion !== undefined) list_like_Retry$45After(data.schemaVersion, path + "/schemaVersion", faults);
    if (data.eventId !== undefined) list_like_id2(data.eventId, path + "/eventId", faults);
    if (data.runId !== undefined) list_like_id2(data.runId, path + "/runId", faults);
    if (data.occurredAt !== undefined) list_like_cachedAt(data.occurredAt, path + "/occurredAt", faults);
    if (data.producerSequence !== undefined) list_like_creditsUsed(data.producerSequence, path + "/producerSequence", faults);
    if (data.agent !== undefined) list_AgentTraceProducer(data.agent, path + "/agent", faults);
    if (data.type !== undefined) list_like_id(data.type, path + "/type", faults);
  }
}

function list_AgentTraceProducer(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.id !== undefined) list_like_warning(data.id, path + "/id", faults);
    if (data.role !== undefined) {
      const role = data.role;
      if (typeof role !== "string") addFault(faults, path + "/role", "type", { type: "string" });
      if (!values23.includes(role)) addFault(faults, path + "/role", "enum", { allowedValues: values23 });
    }
    if (data.name !== undefined) list_like_warning(data.name, path + "/name", faults);
    if (data.parentId !== undefined) list_like_warning(data.parentId, path + "/parentId", faults);
  }
}

function list_AgentTraceRunCancelRequested(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.reason === undefined) addFault(faults, path, "required", { missingProperty: "reason" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "run.cancel_requested") addFault(faults, path + "/type", "const", { allowedValue: "run.cancel_requested" });
    }
    if (data.reason !== undefined) {
      const reason = data.reason;
      if (typeof reason !== "string") addFault(faults, path + "/reason", "type", { type: "string" });
    }
  }
}

function list_AgentTraceRunFinished(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.outcome === undefined) addFault(faults, path, "required", { missingProperty: "outcome" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "run.finished") addFault(faults, path + "/type", "const", { allowedValue: "run.finished" });
    }
    if (data.outcome !== undefined) {
      const outcome = data.outcome;
      if (typeof outcome !== "string") addFault(faults, path + "/outcome", "type", { type: "string" });
      if (!values24.includes(outcome)) addFault(faults, path + "/outcome", "enum", { allowedValues: values24 });
    }
    if (data.error !== undefined) {
      const error = data.error;
      const count = Number(is_AgentTraceError(error)) + Number((error === null));
      if (count > 1) addFault(faults, path + "/error", "oneOf", {});
      if (count === 0) {
        list_AgentTraceError(error, path + "/error", faults);
        if (error !== null) addFault(faults, path + "/error", "type", { type: "null" });
        addFault(faults, path + "/error", "oneOf", {});
      }
    }
  }
}

function list_AgentTraceError(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.source === undefined) addFault(faults, path, "required", { missingProperty: "source" });
    if (data.retryable === undefined) addFault(faults, path, "required", { missingProperty: "retryable" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
      if (!values25.includes(code)) addFault(faults, path + "/code", "enum", { allowedValues: values25 });
    }
    if (data.source !== undefined) {
      const value = data.source;
      if (typeof value !== "string") addFault(faults, path + "/source", "type", { type: "string" });
      if (!values26.includes(value)) addFault(faults, path + "/source", "enum", { allowedValues: values26 });
    }
    if (data.retryable !== undefined) list_like_success(data.retryable, path + "/retryable", faults);
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", faults);
  }
}

function list_AgentTraceAgentStarted(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "agent.started") addFault(faults, path + "/type", "const", { allowedValue: "agent.started" });
    }
  }
}

function list_AgentTraceAgentFinished(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.outcome === undefined) addFault(faults, path, "required", { missingProperty: "outcome" });
    if (data.durationMs === undefined) addFault(faults, path, "required", { missingProperty: "durationMs" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "agent.finished") addFault(faults, path + "/type", "const", { allowedValue: "agent.finished" });
    }
    if (data.outcome !== undefined) {
      const outcome = data.outcome;
      if (typeof outcome !== "string") addFault(faults, path + "/outcome", "type", { type: "string" });
      if (!values27.includes(outcome)) addFault(faults, path + "/outcome", "enum", { allowedValues: values27 });
    }
    if (data.durationMs !== undefined) {
      const durationMs = data.durationMs;
      if (!Number.isInteger(durationMs)) addFault(faults, path + "/durationMs", "type", { type: "integer" });
      if (Number.isFinite(durationMs)) {
        if (durationMs < 0) addFault(faults, path + "/durationMs", "minimum", { limit: 0 });
      }
    }
    if (data.error !== undefined) {
      const error = data.error;
      const count = Number(is_AgentTraceError(error)) + Number((error === null));
      if (count > 1) addFault(faults, path + "/error", "oneOf", {});
      if (count === 0) {
        list_AgentTraceError(error, path + "/error", faults);
        if (error !== null) addFault(faults, path + "/error", "type", { type: "null" });
        addFault(faults, path + "/error", "oneOf", {});
      }
    }
  }
}

function list_AgentTraceProgressReported(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.phase === undefined) addFault(faults, path, "required", { missingProperty: "phase" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "progress.reported") addFault(faults, path + "/type", "const", { allowedValue: "progress.reported" });
    }
    if (data.phase !== undefined) {
      const phase = data.phase;
      if (typeof phase !== "string") addFault(faults, path + "/phase", "type", { type: "string" });
      if (!values28.includes(phase)) addFault(faults, path + "/phase", "enum", { allowedValues: values28 });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
  }
}

function list_AgentTraceReasoningSummary(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.text === undefined) addFault(faults, path, "required", { missingProperty: "text" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "reasoning.summary") addFault(faults, path + "/type", "const", { allowedValue: "reasoning.summary" });
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addFault(faults, path + "/text", "type", { type: "string" });
    }
  }
}

function list_AgentTraceToolCallStarted(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.toolCallId === undefined) addFault(faults, path, "required", { missingProperty: "toolCallId" });
    if (data.toolName === undefined) addFault(faults, path, "required", { missingProperty: "toolName" });
    if (data.parameters === undefined) addFault(faults, path, "required", { missingProperty: "parameters" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "tool_call.started") addFault(faults, path + "/type", "const", { allowedValue: "tool_call.started" });
    }
    if (data.toolCallId !== undefined) {
      const toolCallId = data.toolCallId;
      if (typeof toolCallId !== "string") addFault(faults, path + "/toolCallId", "type", { type: "string" });
    }
    if (data.toolName !== undefined) {
      const toolName = data.toolName;
      if (typeof toolName !== "string") addFault(faults, path + "/toolName", "type", { type: "string" });
    }
    if (data.parameters !== undefined) {
      const parameters = data.parameters;
    }
  }
}

function list_AgentTraceToolCallFinished(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.toolCallId === undefined) addFault(faults, path, "required", { missingProperty: "toolCallId" });
    if (data.toolName === undefined) addFault(faults, path, "required", { missingProperty: "toolName" });
    if (data.result === undefined) addFault(faults, path, "required", { missingProperty: "result" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "tool_call.finished") addFault(faults, path + "/type", "const", { allowedValue: "tool_call.finished" });
    }
    if (data.toolCallId !== undefined) {
      const toolCallId = data.toolCallId;
      if (typeof toolCallId !== "string") addFault(faults, path + "/toolCallId", "type", { type: "string" });
    }
    if (data.toolName !== undefined) {
      const toolName = data.toolName;
      if (typeof toolName !== "string") addFault(faults, path + "/toolName", "type", { type: "string" });
    }
    if (data.result !== undefined) {
      const result = data.result;
    }
  }
}

function list_AgentTraceBrowserSessionStarted(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.browserSessionId === undefined) addFault(faults, path, "required", { missingProperty: "browserSessionId" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "browser.session.started") addFault(faults, path + "/type", "const", { allowedValue: "browser.session.started" });
    }
    if (data.browserSessionId !== undefined) {
      const browserSessionId = data.browserSessionId;
      if (typeof browserSessionId !== "string") addFault(faults, path + "/browserSessionId", "type", { type: "string" });
    }
  }
}

function list_AgentTraceBrowserSessionFinished(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.browserSessionId === undefined) addFault(faults, path, "required", { missingProperty: "browserSessionId" });
    if (data.durationMs === undefined) addFault(faults, path, "required", { missingProperty: "durationMs" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "browser.session.finished") addFault(faults, path + "/type", "const", { allowedValue: "browser.session.finished" });
    }
    if (data.browserSessionId !== undefined) {
      const browserSessionId = data.browserSessionId;
      if (typeof browserSessionId !== "string") addFault(faults, path + "/browserSessionId", "type", { type: "string" });
    }
    if (data.durationMs !== undefined) {
      const durationMs = data.durationMs;
      if (!Number.isInteger(durationMs)) addFault(faults, path + "/durationMs", "type", { type: "integer" });
      if (Number.isFinite(durationMs)) {
        if (durationMs < 0) addFault(faults, path + "/durationMs", "minimum", { limit: 0 });
      }
    }
  }
}

function list_AgentTraceArtifactUpdated(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.snapshotId === undefined) addFault(faults, path, "required", { missingProperty: "snapshotId" });
    if (data.artifact === undefined) addFault(faults, path, "required", { missingProperty: "artifact" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "artifact.updated") addFault(faults, path + "/type", "const", { allowedValue: "artifact.updated" });
    }
    if (data.snapshotId !== undefined) list_AgentSnapshotId(data.snapshotId, path + "/snapshotId", faults);
    if (data.artifact !== undefined) list_AgentTraceArtifact(data.artifact, path + "/artifact", faults);
  }
}

function list_AgentSnapshotId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_AgentTraceArtifact(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.kind === undefined) addFault(faults, path, "required", { missingProperty: "kind" });
    if (data.artifactId === undefined) addFault(faults, path, "required", { missingProperty: "artifactId" });
    if (data.snapshotId === undefined) addFault(faults, path, "required", { missingProperty: "snapshotId" });
    if (data.change === undefined) addFault(faults, path, "required", { missingProperty: "change" });
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addFault(faults, path + "/kind", "type", { type: "string" });
      if (!values29.includes(kind)) addFault(faults, path + "/kind", "enum", { allowedValues: values29 });
    }
    if (data.artifactId !== undefined) list_like_warning(data.artifactId, path + "/artifactId", faults);
    if (data.path !== undefined) list_like_warning(data.path, path + "/path", faults);
    if (data.snapshotId !== undefined) list_AgentSnapshotId(data.snapshotId, path + "/snapshotId", faults);
    if (data.change !== undefined) {
      const change = data.change;
      if (typeof change !== "string") addFault(faults, path + "/change", "type", { type: "string" });
      if (!values30.includes(change)) addFault(faults, path + "/change", "enum", { allowedValues: values30 });
    }
    if (data.changedFields !== undefined) list_like_invalidURLs(data.changedFields, path + "/changedFields", faults);
    if (data.itemCount !== undefined) list_like_creditsUsed(data.itemCount, path + "/itemCount", faults);
    if (data.sourceToolCallId !== undefined) list_like_warning(data.sourceToolCallId, path + "/sourceToolCallId", faults);
  }
}

function list_AgentTraceErrorOccurred(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.retryable === undefined) addFault(faults, path, "required", { missingProperty: "retryable" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "error.occurred") addFault(faults, path + "/type", "const", { allowedValue: "error.occurred" });
    }
    if (data.error !== undefined) list_AgentTraceError(data.error, path + "/error", faults);
    if (data.retryable !== undefined) {
      const retryable = data.retryable;
      if (typeof retryable !== "boolean") addFault(faults, path + "/retryable", "type", { type: "boolean" });
    }
  }
}

function list_AgentTraceOther(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (is_AgentTraceOther_allOf_1_properties_type_not(type)) addFault(faults, path + "/type", "not", {});
    }
  }
}

function list_AgentSnapshot(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.snapshotId === undefined) addFault(faults, path, "required", { missingProperty: "snapshotId" });
    if (data.snapshot === undefined) addFault(faults, path, "required", { missingProperty: "snapshot" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", faults);
    if (data.snapshotId !== undefined) list_AgentSnapshotId(data.snapshotId, path + "/snapshotId", faults);
    if (data.snapshot !== undefined) list_like_warning(data.snapshot, path + "/snapshot", faults);
  }
}

function list_CreditUsage(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) {
      const value = data.data;
      if (!isObject(value)) addFault(faults, path + "/data", "type", { type: "object" });
      else {
        if (value.remainingCredits === undefined) addFault(faults, path + "/data", "required", { missingProperty: "remainingCredits" });
        if (value.planCredits === undefined) addFault(faults, path + "/data", "required", { missingProperty: "planCredits" });
        if (value.billingPeriodStart === undefined) addFault(faults, path + "/data", "required", { missingProperty: "billingPeriodStart" });
        if (value.billingPeriodEnd === undefined) addFault(faults, path + "/data", "required", { missingProperty: "billingPeriodEnd" });
        if (value.remainingCredits !== undefined) list_like_creditsUsed(value.remainingCredits, path + "/data/remainingCredits", faults);
        if (value.planCredits !== undefined) list_like_creditsUsed(value.planCredits, path + "/data/planCredits", faults);
        if (value.billingPeriodStart !== undefined) list_like_billingPeriodStart(value.billingPeriodStart, path + "/data/billingPeriodStart", faults);
        if (value.billingPeriodEnd !== undefined) list_like_billingPeriodStart(value.billingPeriodEnd, path + "/data/billingPeriodEnd", faults);
      }
    }
  }
}

function list_QueueStatus(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.jobsInQueue === undefined) addFault(faults, path, "required", { missingProperty: "jobsInQueue" });
    if (data.activeJobsInQueue === undefined) addFault(faults, path, "required", { missingProperty: "activeJobsInQueue" });
    if (data.waitingJobsInQueue === undefined) addFault(faults, path, "required", { missingProperty: "waitingJobsInQueue" });
    if (data.maxConcurrency === undefined) addFault(faults, path, "required", { missingProperty: "maxConcurrency" });
    if (data.mostRecentSuccess === undefined) addFault(faults, path, "required", { missingProperty: "mostRecentSuccess" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.jobsInQueue !== undefined) list_like_creditsUsed(data.jobsInQueue, path + "/jobsInQueue", faults);
    if (data.activeJobsInQueue !== undefined) list_like_creditsUsed(data.activeJobsInQueue, path + "/activeJobsInQueue", faults);
    if (data.waitingJobsInQueue !== undefined) list_like_creditsUsed(data.waitingJobsInQueue, path + "/waitingJobsInQueue", faults);
    if (data.maxConcurrency !== undefined) list_like_Retry$45After(data.maxConcurrency, path + "/maxConcurrency", faults);
    if (data.mostRecentSuccess !== undefined) {
      const mostRecentSuccess = data.mostRecentSuccess;
      if (!(typeof mostRecentSuccess === "string" || mostRecentSuccess === null)) addFault(faults, path + "/mostRecentSuccess", "type", { type: ["string","null"] });
      if (typeof mostRecentSuccess === "string") {
        if (!format_date_time(mostRecentSuccess)) addFault(faults, path + "/mostRecentSuccess", "format", { format: "date-time" });
      }
    }
  }
}

function list_TeamActivity(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.cursor === undefined) addFault(faults, path, "required", { missingProperty: "cursor" });
    if (data.has_more === undefined) addFault(faults, path, "required", { missingProperty: "has_more" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", faults);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addFault(faults, path + "/data", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_TeamActivityItem(item, path + "/data/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) {
      const cursor = data.cursor;
      if (!(typeof cursor === "string" || cursor === null)) addFault(faults, path + "/cursor", "type", { type: ["string","null"] });
      if (typeof cursor === "string") {
        if (!pattern9.test(cursor)) addFault(faults, path + "/cursor", "format", { format: "uuid" });
      }
    }
    if (data.has_more !== undefined) list_like_success(data.has_more, path + "/has_more", faults);
  }
}

function list_TeamActivityItem(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.endpoint === undefined) addFault(faults, path, "required", { missingProperty: "endpoint" });
    if (data.api_version === undefined) addFault(faults, path, "required", { missingProperty: "api_version" });
    if (data.created_at === undefined) addFault(faults, path, "required", { missingProperty: "created_at" });
    if (data.target === undefined) addFault(faults, path, "required", { missingProperty: "target" });
    if (data.id !== undefined) list_like_id2(data.id, path + "/id", faults);
    if (data.endpoint !== undefined) list_TeamActivityEndpoint(data.endpoint, path + "/endpoint", faults);
    if (data.api_version !== undefined) {
      const value = data.api_version;
      if (typeof value !== "string") addFault(faults, path + "/api_version", "type", { type: "string" });
      if (value !== "v2") addFault(faults, path + "/api_version", "const", { allowedValue: "v2" });
    }
    if (data.created_at !== undefined) list_like_cachedAt(data.created_at, path + "/created_at", faults);
    if (data.target !== undefined) {
      const target = data.target;
      if (!(typeof target === "string" || target === null)) addFault(faults, path + "/target", "type", { type: ["string","null"] });
    }
  }
}

function list_TeamActivityEndpoint(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values31.includes(data)) addFault(faults, path, "enum", { allowedValues: values31 });
}

function list_like_success(data, path, faults) {
  if (typeof data !== "boolean") addFault(faults, path, "type", { type: "boolean" });
}

function list_like_warning(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
}

function list_like_url(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!format_http_url(data)) addFault(faults, path, "format", { format: "http-url" });
  }
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

function list_like_success3(data, path, faults) {
  if (typeof data !== "boolean") addFault(faults, path, "type", { type: "boolean" });
  if (data !== true) addFault(faults, path, "const", { allowedValue: true });
}

function list_like_links(data, path, faults) {
  if (!Array.isArray(data)) addFault(faults, path, "type", { type: "array" });
  else {
    const limit = faults.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addFault(faults, path + "/" + index, "type", { type: "string" });
      else {
        if (!format_http_url(item)) addFault(faults, path + "/" + index, "format", { format: "http-url" });
      }
      if (faults.length >= limit) break;
    }
  }
}

function list_like_creditsUsed(data, path, faults) {
  if (!Number.isInteger(data)) addFault(faults, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 0) addFault(faults, path, "minimum", { limit: 0 });
  }
}

function list_like_cachedAt(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addFault(faults, path, "format", { format: "date-time" });
  }
}

function list_like_invalidURLs(data, path, faults) {
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

function list_like_creditsUsed2(data, path, faults) {
  if (!Number.isFinite(data)) addFault(faults, path, "type", { type: "number" });
  else {
    if (data < 0) addFault(faults, path, "minimum", { limit: 0 });
  }
}

function list_like_id(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}

function list_like_options(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
}

function list_like_id2(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern9.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_like_billingPeriodStart(data, path, faults) {
  if (data !== null) addFault(faults, path, "type", { type: "null" });
}
