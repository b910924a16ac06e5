// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_date_time, format_http_url, lengthOf, pointerTo } from "./formats.ts";
import { is_AgentJobCompleted, is_AgentJobFailed, is_AgentJobProcessing, is_AgentTraceAgentFinished, is_AgentTraceAgentStarted, is_AgentTraceArtifactUpdated, is_AgentTraceError, is_AgentTraceErrorOccurred, is_AgentTraceOther, is_AgentTraceOther_allOf_1_properties_type_not, is_AgentTraceProgressReported, is_AgentTraceReasoningSummary, is_AgentTraceRunCancelRequested, is_AgentTraceRunFinished, is_AgentTraceRunStarted, is_AgentTraceToolCallFinished, is_AgentTraceToolCallStarted, is_ErrorBody, is_FileErrorBody, is_SiteErrorBody, is_ValidationErrorBody } from "./response-verdicts.ts";
import type { Faults } from "../runtime/index.ts";
export const mapUrls_200: Faults = (data) => collect(list_MapResponse, data);
export const headers_1: Faults = (data) => collect(list_headers_1, data);
export const mapUrls_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const mapUrls_401: Faults = (data) => collect(list_ErrorBody, data);
export const headers_2: Faults = (data) => collect(list_headers_2, data);
export const mapUrls_402: Faults = (data) => collect(list_ErrorMessageBody, data);
export const mapUrls_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const scrapeUrl_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const startBatchScrape_403: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_409: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_413: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_415: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_422: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_429: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_500: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_502: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_503: Faults = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_504: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_200: Faults = (data) => collect(list_CrawlJob, data);
export const getBatchScrape_400: Faults = (data) => collect(list_getBatchScrape$46getBatchScrape_400, data);
export const getBatchScrape_401: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_403: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_404: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_429: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_500: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_502: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_503: Faults = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_504: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_200: Faults = (data) => collect(list_CrawlCancelResponse, data);
export const cancelBatchScrape_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelBatchScrape_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const getBatchScrapeErrors_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const startCrawl_403: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_409: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_413: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_415: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_422: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_429: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_500: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_502: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_503: Faults = (data) => collect(list_ErrorBody, data);
export const startCrawl_504: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_200: Faults = (data) => collect(list_ActiveCrawls, data);
export const getActiveCrawls_401: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_403: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_429: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_500: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_502: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_503: Faults = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_504: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_200: Faults = (data) => collect(list_CrawlJob, data);
export const getCrawl_400: Faults = (data) => collect(list_getCrawl$46getCrawl_400, data);
export const getCrawl_401: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_403: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_404: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_429: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_500: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_502: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_503: Faults = (data) => collect(list_ErrorBody, data);
export const getCrawl_504: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_200: Faults = (data) => collect(list_CrawlCancelResponse, data);
export const cancelCrawl_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelCrawl_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const getCrawlErrors_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const searchWeb_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const parseFile_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const listInteract_403: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_429: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_500: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_502: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_503: Faults = (data) => collect(list_ErrorBody, data);
export const listInteract_504: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_200: Faults = (data) => collect(list_InteractStartResponse, data);
export const startInteract_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const startInteract_401: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_402: Faults = (data) => collect(list_ErrorBody, data);
export const startInteract_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const endInteract_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const runInteractActions_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const listMonitors_403: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_429: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_500: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_502: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_503: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitors_504: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_200: Faults = (data) => collect(list_MonitorResponse, data);
export const createMonitor_400: Faults = (data) => collect(list_createMonitor$46createMonitor_400, data);
export const createMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const createMonitor_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const getMonitor_403: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_200: Faults = (data) => collect(list_MonitorDeleteResponse, data);
export const deleteMonitor_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const deleteMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_403: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_200: Faults = (data) => collect(list_MonitorResponse, data);
export const updateMonitor_400: Faults = (data) => collect(list_updateMonitor$46updateMonitor_400, data);
export const updateMonitor_401: Faults = (data) => collect(list_ErrorBody, data);
export const updateMonitor_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const runMonitor_403: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_404: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_429: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_500: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_502: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_503: Faults = (data) => collect(list_ErrorBody, data);
export const runMonitor_504: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_200: Faults = (data) => collect(list_MonitorCheckList, data);
export const listMonitorChecks_400: Faults = (data) => collect(list_listMonitorChecks$46listMonitorChecks_400, data);
export const listMonitorChecks_401: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_403: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_404: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_429: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_500: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_502: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_503: Faults = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_504: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_200: Faults = (data) => collect(list_MonitorCheckDetail, data);
export const getMonitorCheck_400: Faults = (data) => collect(list_getMonitorCheck$46getMonitorCheck_400, data);
export const getMonitorCheck_401: Faults = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const startAgent_403: Faults = (data) => collect(list_ErrorBody, data);
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
export const getAgent_403: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_404: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_429: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_500: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_502: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_503: Faults = (data) => collect(list_ErrorBody, data);
export const getAgent_504: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_200: Faults = (data) => collect(list_AgentCancelResponse, data);
export const cancelAgent_400: Faults = (data) => collect(list_ValidationErrorBody, data);
export const cancelAgent_401: Faults = (data) => collect(list_ErrorBody, data);
export const cancelAgent_403: Faults = (data) => collect(list_ErrorBody, data);
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

const values1 = ["body","query","path","header","cookie"];
const values2 = ["dns","refused","reset","timeout","tls","redirects","http","contentType","content","unreachable"];
const pattern3 = new RegExp("^data:image/png;base64,", "u");
const pattern4 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const values5 = ["scraping","completed","failed","cancelled"];
const values6 = ["unknownType","encrypted","damaged","tooLarge","empty"];
const values7 = ["active","paused"];
const values8 = ["scrape","crawl","search"];
const pattern9 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const values10 = ["queued","running","completed","partial","failed","skipped_overlap"];
const values11 = ["scheduled","manual"];
const values12 = ["same","new","changed","removed","error"];
const values13 = ["varies","clock","counter"];
const values14 = ["high","medium","low"];
const values15 = ["orchestrator","subagent","system"];
const values16 = ["succeeded","failed","cancelled","refused","credit_limit_reached"];
const values17 = ["cancelled","credit_limit_reached","parent_finished","refused","internal"];
const values18 = ["agent","tool","billing","system"];
const values19 = ["succeeded","failed","cancelled","refused"];
const values20 = ["planning","working","finalizing"];
const values21 = ["json","markdown","html","screenshot","text"];
const values22 = ["init","partial","append","modify","update"];

function list_MapResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
    }
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
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
  }
}

function list_MapLink(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.description !== undefined) {
      const description = data.description;
      if (typeof description !== "string") addFault(faults, path + "/description", "type", { type: "string" });
    }
  }
}

function list_headers_1(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) {
          const value = header["X-Request-Id"];
          if (typeof value !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_ValidationErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
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
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_ErrorDetail(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
    if (data.path !== undefined) {
      const value2 = data.path;
      if (typeof value2 !== "string") addFault(faults, path + "/path", "type", { type: "string" });
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
    if (data.expected !== undefined) {
      const expected = data.expected;
    }
  }
}

function list_ErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_headers_2(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["WWW-Authenticate"] !== undefined) {
          const value = header["WWW-Authenticate"];
          if (typeof value !== "string") addFault(faults, path + "/header/WWW-Authenticate", "type", { type: "string" });
        }
        if (header["X-Request-Id"] !== undefined) {
          const value2 = header["X-Request-Id"];
          if (typeof value2 !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value2) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value2) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_ErrorMessageBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_SiteErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.details !== undefined) {
      const details = data.details;
      list_SiteFault(details, path + "/details", faults);
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_SiteFault(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addFault(faults, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addFault(faults, path + "/cause", "type", { type: "string" });
      if (!values2.includes(cause)) addFault(faults, path + "/cause", "enum", { allowedValues: values2 });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
  }
}

function list_headers_3(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) {
          const value = header["Retry-After"];
          if (!Number.isInteger(value)) addFault(faults, path + "/header/Retry-After", "type", { type: "integer" });
          if (Number.isFinite(value)) {
            if (value < 1) addFault(faults, path + "/header/Retry-After", "minimum", { limit: 1 });
          }
        }
        if (header["X-Request-Id"] !== undefined) {
          const value2 = header["X-Request-Id"];
          if (typeof value2 !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value2) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value2) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_ScrapeResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_ScrapeData(value, path + "/data", faults);
    }
  }
}

function list_ScrapeData(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.metadata === undefined) addFault(faults, path, "required", { missingProperty: "metadata" });
    if (data.markdown !== undefined) {
      const markdown = data.markdown;
      if (typeof markdown !== "string") addFault(faults, path + "/markdown", "type", { type: "string" });
    }
    if (data.html !== undefined) {
      const html = data.html;
      if (typeof html !== "string") addFault(faults, path + "/html", "type", { type: "string" });
    }
    if (data.rawHtml !== undefined) {
      const rawHtml = data.rawHtml;
      if (typeof rawHtml !== "string") addFault(faults, path + "/rawHtml", "type", { type: "string" });
    }
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) {
      const links = data.links;
      if (!Array.isArray(links)) addFault(faults, path + "/links", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < links.length; index += 1) {
          const item = links[index];
          if (typeof item !== "string") addFault(faults, path + "/links/" + index, "type", { type: "string" });
          else {
            if (!format_http_url(item)) addFault(faults, path + "/links/" + index, "format", { format: "http-url" });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.images !== undefined) {
      const images = data.images;
      if (!Array.isArray(images)) addFault(faults, path + "/images", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < images.length; index2 += 1) {
          const item2 = images[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/images/" + index2, "type", { type: "string" });
          else {
            if (!format_http_url(item2)) addFault(faults, path + "/images/" + index2, "format", { format: "http-url" });
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addFault(faults, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern3.test(screenshot)) addFault(faults, path + "/screenshot", "pattern", { pattern: "^data:image/png;base64," });
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_PageMetadata(metadata, path + "/metadata", faults);
    }
  }
}

function list_PageMetadata(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.sourceURL === undefined) addFault(faults, path, "required", { missingProperty: "sourceURL" });
    if (data.statusCode === undefined) addFault(faults, path, "required", { missingProperty: "statusCode" });
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.description !== undefined) {
      const description = data.description;
      if (typeof description !== "string") addFault(faults, path + "/description", "type", { type: "string" });
    }
    if (data.language !== undefined) {
      const language = data.language;
      if (typeof language !== "string") addFault(faults, path + "/language", "type", { type: "string" });
    }
    if (data.author !== undefined) {
      const author = data.author;
      if (typeof author !== "string") addFault(faults, path + "/author", "type", { type: "string" });
    }
    if (data.publishedTime !== undefined) {
      const publishedTime = data.publishedTime;
      if (typeof publishedTime !== "string") addFault(faults, path + "/publishedTime", "type", { type: "string" });
    }
    if (data.modifiedTime !== undefined) {
      const modifiedTime = data.modifiedTime;
      if (typeof modifiedTime !== "string") addFault(faults, path + "/modifiedTime", "type", { type: "string" });
    }
    if (data.keywords !== undefined) {
      const keywords = data.keywords;
      if (typeof keywords !== "string") addFault(faults, path + "/keywords", "type", { type: "string" });
    }
    if (data.siteName !== undefined) {
      const siteName = data.siteName;
      if (typeof siteName !== "string") addFault(faults, path + "/siteName", "type", { type: "string" });
    }
    if (data.openGraph !== undefined) {
      const openGraph = data.openGraph;
      if (!(typeof openGraph === "object" && openGraph !== null && !Array.isArray(openGraph))) addFault(faults, path + "/openGraph", "type", { type: "object" });
      else {
        const limit = faults.length + 20;
        for (const key in openGraph) {
          const value = openGraph[key];
          if (typeof value !== "string") addFault(faults, path + "/openGraph" + pointerTo(key), "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.sourceURL !== undefined) {
      const sourceURL = data.sourceURL;
      if (typeof sourceURL !== "string") addFault(faults, path + "/sourceURL", "type", { type: "string" });
      else {
        if (!format_http_url(sourceURL)) addFault(faults, path + "/sourceURL", "format", { format: "http-url" });
      }
    }
    if (data.canonical !== undefined) {
      const value2 = data.canonical;
      if (typeof value2 !== "string") addFault(faults, path + "/canonical", "type", { type: "string" });
      else {
        if (!format_http_url(value2)) addFault(faults, path + "/canonical", "format", { format: "http-url" });
      }
    }
    if (data.statusCode !== undefined) {
      const statusCode = data.statusCode;
      if (!Number.isInteger(statusCode)) addFault(faults, path + "/statusCode", "type", { type: "integer" });
      if (Number.isFinite(statusCode)) {
        if (statusCode > 599) addFault(faults, path + "/statusCode", "maximum", { limit: 599 });
        if (statusCode < 100) addFault(faults, path + "/statusCode", "minimum", { limit: 100 });
      }
    }
  }
}

function list_scrapeUrl$46scrapeUrl_422(data, path, faults) {
  if (!(is_ErrorBody(data) || is_SiteErrorBody(data))) {
    list_ErrorBody(data, path, faults);
    list_SiteErrorBody(data, path, faults);
    addFault(faults, path, "anyOf", {});
  }
}

function list_BatchScrapeStartResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.invalidURLs === undefined) addFault(faults, path, "required", { missingProperty: "invalidURLs" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_CrawlJobId(id, path + "/id", faults);
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.invalidURLs !== undefined) {
      const invalidURLs = data.invalidURLs;
      if (!Array.isArray(invalidURLs)) addFault(faults, path + "/invalidURLs", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < invalidURLs.length; index += 1) {
          const item = invalidURLs[index];
          if (typeof item !== "string") addFault(faults, path + "/invalidURLs/" + index, "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
  }
}

function list_CrawlJobId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern4.test(data)) addFault(faults, path, "format", { format: "uuid" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_CrawlJobId(id, path + "/id", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values5.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values5 });
    }
    if (data.total !== undefined) {
      const total = data.total;
      if (!Number.isInteger(total)) addFault(faults, path + "/total", "type", { type: "integer" });
      if (Number.isFinite(total)) {
        if (total < 0) addFault(faults, path + "/total", "minimum", { limit: 0 });
      }
    }
    if (data.completed !== undefined) {
      const completed = data.completed;
      if (!Number.isInteger(completed)) addFault(faults, path + "/completed", "type", { type: "integer" });
      if (Number.isFinite(completed)) {
        if (completed < 0) addFault(faults, path + "/completed", "minimum", { limit: 0 });
      }
    }
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "number" });
      else {
        if (creditsUsed < 0) addFault(faults, path + "/creditsUsed", "minimum", { limit: 0 });
      }
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.completedAt !== undefined) {
      const completedAt = data.completedAt;
      if (typeof completedAt !== "string") addFault(faults, path + "/completedAt", "type", { type: "string" });
      else {
        if (!format_date_time(completedAt)) addFault(faults, path + "/completedAt", "format", { format: "date-time" });
      }
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      if (typeof expiresAt !== "string") addFault(faults, path + "/expiresAt", "type", { type: "string" });
      else {
        if (!format_date_time(expiresAt)) addFault(faults, path + "/expiresAt", "format", { format: "date-time" });
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.next !== undefined) {
      const next = data.next;
      if (typeof next !== "string") addFault(faults, path + "/next", "type", { type: "string" });
      else {
        if (!format_http_url(next)) addFault(faults, path + "/next", "format", { format: "http-url" });
      }
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "cancelled") addFault(faults, path + "/status", "const", { allowedValue: "cancelled" });
    }
  }
}

function list_CrawlErrors(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.errors === undefined) addFault(faults, path, "required", { missingProperty: "errors" });
    if (data.robotsBlocked === undefined) addFault(faults, path, "required", { missingProperty: "robotsBlocked" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
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
    if (data.robotsBlocked !== undefined) {
      const robotsBlocked = data.robotsBlocked;
      if (!Array.isArray(robotsBlocked)) addFault(faults, path + "/robotsBlocked", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < robotsBlocked.length; index2 += 1) {
          const item2 = robotsBlocked[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/robotsBlocked/" + index2, "type", { type: "string" });
          else {
            if (!format_http_url(item2)) addFault(faults, path + "/robotsBlocked/" + index2, "format", { format: "http-url" });
          }
          if (faults.length >= limit2) break;
        }
      }
    }
  }
}

function list_CrawlError(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.timestamp === undefined) addFault(faults, path, "required", { missingProperty: "timestamp" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (lengthOf(id) < 1) addFault(faults, path + "/id", "minLength", { limit: 1 });
      }
    }
    if (data.timestamp !== undefined) {
      const timestamp = data.timestamp;
      if (typeof timestamp !== "string") addFault(faults, path + "/timestamp", "type", { type: "string" });
      else {
        if (!format_date_time(timestamp)) addFault(faults, path + "/timestamp", "format", { format: "date-time" });
      }
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_CrawlJobId(id, path + "/id", faults);
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.crawls === undefined) addFault(faults, path, "required", { missingProperty: "crawls" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.teamId === undefined) addFault(faults, path, "required", { missingProperty: "teamId" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.created_at === undefined) addFault(faults, path, "required", { missingProperty: "created_at" });
    if (data.options === undefined) addFault(faults, path, "required", { missingProperty: "options" });
    if (data.id !== undefined) {
      const id = data.id;
      list_CrawlJobId(id, path + "/id", faults);
    }
    if (data.teamId !== undefined) {
      const teamId = data.teamId;
      if (typeof teamId !== "string") addFault(faults, path + "/teamId", "type", { type: "string" });
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.created_at !== undefined) {
      const value = data.created_at;
      if (typeof value !== "string") addFault(faults, path + "/created_at", "type", { type: "string" });
      else {
        if (!format_date_time(value)) addFault(faults, path + "/created_at", "format", { format: "date-time" });
      }
    }
    if (data.options !== undefined) {
      const options = data.options;
      if (!(typeof options === "object" && options !== null && !Array.isArray(options))) addFault(faults, path + "/options", "type", { type: "object" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_SearchData(value, path + "/data", faults);
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (!pattern4.test(id)) addFault(faults, path + "/id", "format", { format: "uuid" });
      }
    }
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isInteger(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "integer" });
      if (Number.isFinite(creditsUsed)) {
        if (creditsUsed < 0) addFault(faults, path + "/creditsUsed", "minimum", { limit: 0 });
      }
    }
  }
}

function list_SearchData(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.description === undefined) addFault(faults, path, "required", { missingProperty: "description" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.description !== undefined) {
      const description = data.description;
      if (typeof description !== "string") addFault(faults, path + "/description", "type", { type: "string" });
    }
    if (data.snippet !== undefined) {
      const snippet = data.snippet;
      if (typeof snippet !== "string") addFault(faults, path + "/snippet", "type", { type: "string" });
    }
    if (data.date !== undefined) {
      const date = data.date;
      if (typeof date !== "string") addFault(faults, path + "/date", "type", { type: "string" });
    }
    if (data.markdown !== undefined) {
      const markdown = data.markdown;
      if (typeof markdown !== "string") addFault(faults, path + "/markdown", "type", { type: "string" });
    }
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) {
      const links = data.links;
      if (!Array.isArray(links)) addFault(faults, path + "/links", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < links.length; index += 1) {
          const item = links[index];
          if (typeof item !== "string") addFault(faults, path + "/links/" + index, "type", { type: "string" });
          else {
            if (!format_http_url(item)) addFault(faults, path + "/links/" + index, "format", { format: "http-url" });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_PageMetadata(metadata, path + "/metadata", faults);
    }
  }
}

function list_SearchNewsResult(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.snippet === undefined) addFault(faults, path, "required", { missingProperty: "snippet" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.snippet !== undefined) {
      const snippet = data.snippet;
      if (typeof snippet !== "string") addFault(faults, path + "/snippet", "type", { type: "string" });
    }
    if (data.date !== undefined) {
      const date = data.date;
      if (typeof date !== "string") addFault(faults, path + "/date", "type", { type: "string" });
    }
    if (data.markdown !== undefined) {
      const markdown = data.markdown;
      if (typeof markdown !== "string") addFault(faults, path + "/markdown", "type", { type: "string" });
    }
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) {
      const links = data.links;
      if (!Array.isArray(links)) addFault(faults, path + "/links", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < links.length; index += 1) {
          const item = links[index];
          if (typeof item !== "string") addFault(faults, path + "/links/" + index, "type", { type: "string" });
          else {
            if (!format_http_url(item)) addFault(faults, path + "/links/" + index, "format", { format: "http-url" });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_PageMetadata(metadata, path + "/metadata", faults);
    }
  }
}

function list_SearchImageResult(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.imageUrl === undefined) addFault(faults, path, "required", { missingProperty: "imageUrl" });
    if (data.position === undefined) addFault(faults, path, "required", { missingProperty: "position" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.imageUrl !== undefined) {
      const imageUrl = data.imageUrl;
      if (typeof imageUrl !== "string") addFault(faults, path + "/imageUrl", "type", { type: "string" });
      else {
        if (!format_http_url(imageUrl)) addFault(faults, path + "/imageUrl", "format", { format: "http-url" });
      }
    }
    if (data.imageWidth !== undefined) {
      const imageWidth = data.imageWidth;
      if (!Number.isInteger(imageWidth)) addFault(faults, path + "/imageWidth", "type", { type: "integer" });
      if (Number.isFinite(imageWidth)) {
        if (imageWidth < 1) addFault(faults, path + "/imageWidth", "minimum", { limit: 1 });
      }
    }
    if (data.imageHeight !== undefined) {
      const imageHeight = data.imageHeight;
      if (!Number.isInteger(imageHeight)) addFault(faults, path + "/imageHeight", "type", { type: "integer" });
      if (Number.isFinite(imageHeight)) {
        if (imageHeight < 1) addFault(faults, path + "/imageHeight", "minimum", { limit: 1 });
      }
    }
    if (data.position !== undefined) {
      const position = data.position;
      if (!Number.isInteger(position)) addFault(faults, path + "/position", "type", { type: "integer" });
      if (Number.isFinite(position)) {
        if (position < 1) addFault(faults, path + "/position", "minimum", { limit: 1 });
      }
    }
  }
}

function list_ParseResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_ParseData(value, path + "/data", faults);
    }
  }
}

function list_ParseData(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.metadata === undefined) addFault(faults, path, "required", { missingProperty: "metadata" });
    if (data.markdown !== undefined) {
      const markdown = data.markdown;
      if (typeof markdown !== "string") addFault(faults, path + "/markdown", "type", { type: "string" });
    }
    if (data.html !== undefined) {
      const html = data.html;
      if (typeof html !== "string") addFault(faults, path + "/html", "type", { type: "string" });
    }
    if (data.rawHtml !== undefined) {
      const rawHtml = data.rawHtml;
      if (typeof rawHtml !== "string") addFault(faults, path + "/rawHtml", "type", { type: "string" });
    }
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) {
      const links = data.links;
      if (!Array.isArray(links)) addFault(faults, path + "/links", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < links.length; index += 1) {
          const item = links[index];
          if (typeof item !== "string") addFault(faults, path + "/links/" + index, "type", { type: "string" });
          else {
            if (!format_http_url(item)) addFault(faults, path + "/links/" + index, "format", { format: "http-url" });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.images !== undefined) {
      const images = data.images;
      if (!Array.isArray(images)) addFault(faults, path + "/images", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < images.length; index2 += 1) {
          const item2 = images[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/images/" + index2, "type", { type: "string" });
          else {
            if (!format_http_url(item2)) addFault(faults, path + "/images/" + index2, "format", { format: "http-url" });
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_FileMetadata(metadata, path + "/metadata", faults);
    }
  }
}

function list_FileMetadata(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.contentType === undefined) addFault(faults, path, "required", { missingProperty: "contentType" });
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.description !== undefined) {
      const description = data.description;
      if (typeof description !== "string") addFault(faults, path + "/description", "type", { type: "string" });
    }
    if (data.language !== undefined) {
      const language = data.language;
      if (typeof language !== "string") addFault(faults, path + "/language", "type", { type: "string" });
    }
    if (data.author !== undefined) {
      const author = data.author;
      if (typeof author !== "string") addFault(faults, path + "/author", "type", { type: "string" });
    }
    if (data.publishedTime !== undefined) {
      const publishedTime = data.publishedTime;
      if (typeof publishedTime !== "string") addFault(faults, path + "/publishedTime", "type", { type: "string" });
    }
    if (data.modifiedTime !== undefined) {
      const modifiedTime = data.modifiedTime;
      if (typeof modifiedTime !== "string") addFault(faults, path + "/modifiedTime", "type", { type: "string" });
    }
    if (data.keywords !== undefined) {
      const keywords = data.keywords;
      if (typeof keywords !== "string") addFault(faults, path + "/keywords", "type", { type: "string" });
    }
    if (data.siteName !== undefined) {
      const siteName = data.siteName;
      if (typeof siteName !== "string") addFault(faults, path + "/siteName", "type", { type: "string" });
    }
    if (data.openGraph !== undefined) {
      const openGraph = data.openGraph;
      if (!(typeof openGraph === "object" && openGraph !== null && !Array.isArray(openGraph))) addFault(faults, path + "/openGraph", "type", { type: "object" });
      else {
        const limit = faults.length + 20;
        for (const key in openGraph) {
          const value = openGraph[key];
          if (typeof value !== "string") addFault(faults, path + "/openGraph" + pointerTo(key), "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.fileName !== undefined) {
      const fileName = data.fileName;
      if (typeof fileName !== "string") addFault(faults, path + "/fileName", "type", { type: "string" });
    }
    if (data.contentType !== undefined) {
      const contentType = data.contentType;
      if (typeof contentType !== "string") addFault(faults, path + "/contentType", "type", { type: "string" });
    }
    if (data.numPages !== undefined) {
      const numPages = data.numPages;
      if (!Number.isInteger(numPages)) addFault(faults, path + "/numPages", "type", { type: "integer" });
      if (Number.isFinite(numPages)) {
        if (numPages < 0) addFault(faults, path + "/numPages", "minimum", { limit: 0 });
      }
    }
  }
}

function list_FileErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.details !== undefined) {
      const details = data.details;
      list_FileFault(details, path + "/details", faults);
    }
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
    }
  }
}

function list_FileFault(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addFault(faults, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addFault(faults, path + "/cause", "type", { type: "string" });
      if (!values6.includes(cause)) addFault(faults, path + "/cause", "enum", { allowedValues: values6 });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addFault(faults, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.id !== undefined) {
      const id = data.id;
      list_InteractSessionId(id, path + "/id", faults);
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
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

function list_InteractSessionId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern4.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_InteractStartResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_InteractSessionId(id, path + "/id", faults);
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      if (typeof expiresAt !== "string") addFault(faults, path + "/expiresAt", "type", { type: "string" });
      else {
        if (!format_date_time(expiresAt)) addFault(faults, path + "/expiresAt", "format", { format: "date-time" });
      }
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
  }
}

function list_InteractEndResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.sessionDurationMs === undefined) addFault(faults, path, "required", { missingProperty: "sessionDurationMs" });
    if (data.creditsBilled === undefined) addFault(faults, path, "required", { missingProperty: "creditsBilled" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.sessionDurationMs !== undefined) {
      const sessionDurationMs = data.sessionDurationMs;
      if (!Number.isInteger(sessionDurationMs)) addFault(faults, path + "/sessionDurationMs", "type", { type: "integer" });
      if (Number.isFinite(sessionDurationMs)) {
        if (sessionDurationMs < 0) addFault(faults, path + "/sessionDurationMs", "minimum", { limit: 0 });
      }
    }
    if (data.creditsBilled !== undefined) {
      const creditsBilled = data.creditsBilled;
      if (!Number.isInteger(creditsBilled)) addFault(faults, path + "/creditsBilled", "type", { type: "integer" });
      if (Number.isFinite(creditsBilled)) {
        if (creditsBilled < 0) addFault(faults, path + "/creditsBilled", "minimum", { limit: 0 });
      }
    }
  }
}

function list_InteractActionsResponse(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.completed === undefined) addFault(faults, path, "required", { missingProperty: "completed" });
    if (data.results === undefined) addFault(faults, path, "required", { missingProperty: "results" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.completed !== undefined) {
      const completed = data.completed;
      if (typeof completed !== "boolean") addFault(faults, path + "/completed", "type", { type: "boolean" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.ok === undefined) addFault(faults, path, "required", { missingProperty: "ok" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addFault(faults, path, "required", { missingProperty: "title" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
    }
    if (data.ok !== undefined) {
      const ok = data.ok;
      if (typeof ok !== "boolean") addFault(faults, path + "/ok", "type", { type: "boolean" });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
    }
    if (data.title !== undefined) {
      const title = data.title;
      if (typeof title !== "string") addFault(faults, path + "/title", "type", { type: "string" });
    }
    if (data.snapshot !== undefined) {
      const snapshot = data.snapshot;
      if (typeof snapshot !== "string") addFault(faults, path + "/snapshot", "type", { type: "string" });
    }
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addFault(faults, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern3.test(screenshot)) addFault(faults, path + "/screenshot", "pattern", { pattern: "^data:image/png;base64," });
      }
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_ScrapeData(value, path + "/data", faults);
    }
  }
}

function list_MonitorList(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.total === undefined) addFault(faults, path, "required", { missingProperty: "total" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
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
    if (data.total !== undefined) {
      const total = data.total;
      if (!Number.isInteger(total)) addFault(faults, path + "/total", "type", { type: "integer" });
      if (Number.isFinite(total)) {
        if (total < 0) addFault(faults, path + "/total", "minimum", { limit: 0 });
      }
    }
  }
}

function list_MonitorState(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
    if (data.id !== undefined) {
      const id = data.id;
      list_MonitorId(id, path + "/id", faults);
    }
    if (data.name !== undefined) {
      const name = data.name;
      list_MonitorName(name, path + "/name", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values7.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values7 });
    }
    if (data.schedule !== undefined) {
      const schedule = data.schedule;
      list_MonitorTiming(schedule, path + "/schedule", faults);
    }
    if (data.nextRunAt !== undefined) {
      const nextRunAt = data.nextRunAt;
      if (typeof nextRunAt !== "string") addFault(faults, path + "/nextRunAt", "type", { type: "string" });
      else {
        if (!format_date_time(nextRunAt)) addFault(faults, path + "/nextRunAt", "format", { format: "date-time" });
      }
    }
    if (data.lastRunAt !== undefined) {
      const lastRunAt = data.lastRunAt;
      if (typeof lastRunAt !== "string") addFault(faults, path + "/lastRunAt", "type", { type: "string" });
      else {
        if (!format_date_time(lastRunAt)) addFault(faults, path + "/lastRunAt", "format", { format: "date-time" });
      }
    }
    if (data.currentCheckId !== undefined) {
      const currentCheckId = data.currentCheckId;
      list_MonitorCheckId(currentCheckId, path + "/currentCheckId", faults);
    }
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
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      list_MonitorReceiver(webhook, path + "/webhook", faults);
    }
    if (data.retentionDays !== undefined) {
      const retentionDays = data.retentionDays;
      if (!Number.isInteger(retentionDays)) addFault(faults, path + "/retentionDays", "type", { type: "integer" });
      if (Number.isFinite(retentionDays)) {
        if (retentionDays < 1) addFault(faults, path + "/retentionDays", "minimum", { limit: 1 });
      }
    }
    if (data.goal !== undefined) {
      const goal = data.goal;
      list_MonitorGoal(goal, path + "/goal", faults);
    }
    if (data.judgeEnabled !== undefined) {
      const judgeEnabled = data.judgeEnabled;
      if (typeof judgeEnabled !== "boolean") addFault(faults, path + "/judgeEnabled", "type", { type: "boolean" });
    }
    if (data.estimatedCreditsPerMonth !== undefined) {
      const estimatedCreditsPerMonth = data.estimatedCreditsPerMonth;
      if (!Number.isInteger(estimatedCreditsPerMonth)) addFault(faults, path + "/estimatedCreditsPerMonth", "type", { type: "integer" });
      if (Number.isFinite(estimatedCreditsPerMonth)) {
        if (estimatedCreditsPerMonth < 0) addFault(faults, path + "/estimatedCreditsPerMonth", "minimum", { limit: 0 });
      }
    }
    if (data.lastCheckSummary !== undefined) {
      const lastCheckSummary = data.lastCheckSummary;
      list_MonitorSummary(lastCheckSummary, path + "/lastCheckSummary", faults);
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.updatedAt !== undefined) {
      const updatedAt = data.updatedAt;
      if (typeof updatedAt !== "string") addFault(faults, path + "/updatedAt", "type", { type: "string" });
      else {
        if (!format_date_time(updatedAt)) addFault(faults, path + "/updatedAt", "format", { format: "date-time" });
      }
    }
  }
}

function list_MonitorId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern4.test(data)) addFault(faults, path, "format", { format: "uuid" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.cron === undefined) addFault(faults, path, "required", { missingProperty: "cron" });
    if (data.timezone === undefined) addFault(faults, path, "required", { missingProperty: "timezone" });
    if (data.cron !== undefined) {
      const cron = data.cron;
      if (typeof cron !== "string") addFault(faults, path + "/cron", "type", { type: "string" });
      else {
        if (lengthOf(cron) < 1) addFault(faults, path + "/cron", "minLength", { limit: 1 });
      }
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addFault(faults, path + "/text", "type", { type: "string" });
    }
    if (data.timezone !== undefined) {
      const timezone = data.timezone;
      if (typeof timezone !== "string") addFault(faults, path + "/timezone", "type", { type: "string" });
      else {
        if (lengthOf(timezone) < 1) addFault(faults, path + "/timezone", "minLength", { limit: 1 });
      }
    }
  }
}

function list_MonitorCheckId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern4.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_MonitorWatched(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) {
      const id = data.id;
      list_MonitorTargetId(id, path + "/id", faults);
    }
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (!values8.includes(type)) addFault(faults, path + "/type", "enum", { allowedValues: values8 });
    }
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addFault(faults, path + "/urls", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addFault(faults, path + "/urls/" + index, "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
    }
    if (data.queries !== undefined) {
      const queries = data.queries;
      if (!Array.isArray(queries)) addFault(faults, path + "/queries", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < queries.length; index2 += 1) {
          const item2 = queries[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/queries/" + index2, "type", { type: "string" });
          if (faults.length >= limit2) break;
        }
      }
    }
  }
}

function list_MonitorTargetId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 100) addFault(faults, path, "maxLength", { limit: 100 });
    if (!pattern9.test(data)) addFault(faults, path, "pattern", { pattern: "^[A-Za-z0-9_-]+$" });
  }
}

function list_MonitorReceiver(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.metadata === undefined) addFault(faults, path, "required", { missingProperty: "metadata" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      if (!(typeof metadata === "object" && metadata !== null && !Array.isArray(metadata))) addFault(faults, path + "/metadata", "type", { type: "object" });
      else {
        const limit = faults.length + 20;
        for (const key in metadata) {
          const value = metadata[key];
          if (typeof value !== "string") addFault(faults, path + "/metadata" + pointerTo(key), "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        const limit2 = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addFault(faults, path + "/events/" + index, "type", { type: "string" });
          if (faults.length >= limit2) break;
        }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.totalPages === undefined) addFault(faults, path, "required", { missingProperty: "totalPages" });
    if (data.same === undefined) addFault(faults, path, "required", { missingProperty: "same" });
    if (data.changed === undefined) addFault(faults, path, "required", { missingProperty: "changed" });
    if (data.new === undefined) addFault(faults, path, "required", { missingProperty: "new" });
    if (data.removed === undefined) addFault(faults, path, "required", { missingProperty: "removed" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.totalPages !== undefined) {
      const totalPages = data.totalPages;
      if (!Number.isInteger(totalPages)) addFault(faults, path + "/totalPages", "type", { type: "integer" });
      if (Number.isFinite(totalPages)) {
        if (totalPages < 0) addFault(faults, path + "/totalPages", "minimum", { limit: 0 });
      }
    }
    if (data.same !== undefined) {
      const same = data.same;
      if (!Number.isInteger(same)) addFault(faults, path + "/same", "type", { type: "integer" });
      if (Number.isFinite(same)) {
        if (same < 0) addFault(faults, path + "/same", "minimum", { limit: 0 });
      }
    }
    if (data.changed !== undefined) {
      const changed = data.changed;
      if (!Number.isInteger(changed)) addFault(faults, path + "/changed", "type", { type: "integer" });
      if (Number.isFinite(changed)) {
        if (changed < 0) addFault(faults, path + "/changed", "minimum", { limit: 0 });
      }
    }
    if (data.new !== undefined) {
      const value = data.new;
      if (!Number.isInteger(value)) addFault(faults, path + "/new", "type", { type: "integer" });
      if (Number.isFinite(value)) {
        if (value < 0) addFault(faults, path + "/new", "minimum", { limit: 0 });
      }
    }
    if (data.removed !== undefined) {
      const removed = data.removed;
      if (!Number.isInteger(removed)) addFault(faults, path + "/removed", "type", { type: "integer" });
      if (Number.isFinite(removed)) {
        if (removed < 0) addFault(faults, path + "/removed", "minimum", { limit: 0 });
      }
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (!Number.isInteger(error)) addFault(faults, path + "/error", "type", { type: "integer" });
      if (Number.isFinite(error)) {
        if (error < 0) addFault(faults, path + "/error", "minimum", { limit: 0 });
      }
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_MonitorState(value, path + "/data", faults);
    }
    if (data.warning !== undefined) {
      const warning = data.warning;
      if (typeof warning !== "string") addFault(faults, path + "/warning", "type", { type: "string" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_MonitorCheckState(value, path + "/data", faults);
    }
  }
}

function list_MonitorCheckState(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.monitorId === undefined) addFault(faults, path, "required", { missingProperty: "monitorId" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.trigger === undefined) addFault(faults, path, "required", { missingProperty: "trigger" });
    if (data.actualCredits === undefined) addFault(faults, path, "required", { missingProperty: "actualCredits" });
    if (data.summary === undefined) addFault(faults, path, "required", { missingProperty: "summary" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.updatedAt === undefined) addFault(faults, path, "required", { missingProperty: "updatedAt" });
    if (data.id !== undefined) {
      const id = data.id;
      list_MonitorCheckId(id, path + "/id", faults);
    }
    if (data.monitorId !== undefined) {
      const monitorId = data.monitorId;
      list_MonitorId(monitorId, path + "/monitorId", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values10.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values10 });
    }
    if (data.trigger !== undefined) {
      const trigger = data.trigger;
      if (typeof trigger !== "string") addFault(faults, path + "/trigger", "type", { type: "string" });
      if (!values11.includes(trigger)) addFault(faults, path + "/trigger", "enum", { allowedValues: values11 });
    }
    if (data.scheduledFor !== undefined) {
      const scheduledFor = data.scheduledFor;
      if (typeof scheduledFor !== "string") addFault(faults, path + "/scheduledFor", "type", { type: "string" });
      else {
        if (!format_date_time(scheduledFor)) addFault(faults, path + "/scheduledFor", "format", { format: "date-time" });
      }
    }
    if (data.startedAt !== undefined) {
      const startedAt = data.startedAt;
      if (typeof startedAt !== "string") addFault(faults, path + "/startedAt", "type", { type: "string" });
      else {
        if (!format_date_time(startedAt)) addFault(faults, path + "/startedAt", "format", { format: "date-time" });
      }
    }
    if (data.finishedAt !== undefined) {
      const finishedAt = data.finishedAt;
      if (typeof finishedAt !== "string") addFault(faults, path + "/finishedAt", "type", { type: "string" });
      else {
        if (!format_date_time(finishedAt)) addFault(faults, path + "/finishedAt", "format", { format: "date-time" });
      }
    }
    if (data.actualCredits !== undefined) {
      const actualCredits = data.actualCredits;
      if (!Number.isFinite(actualCredits)) addFault(faults, path + "/actualCredits", "type", { type: "number" });
      else {
        if (actualCredits < 0) addFault(faults, path + "/actualCredits", "minimum", { limit: 0 });
      }
    }
    if (data.summary !== undefined) {
      const summary = data.summary;
      list_MonitorSummary(summary, path + "/summary", faults);
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
    if (data.updatedAt !== undefined) {
      const updatedAt = data.updatedAt;
      if (typeof updatedAt !== "string") addFault(faults, path + "/updatedAt", "type", { type: "string" });
      else {
        if (!format_date_time(updatedAt)) addFault(faults, path + "/updatedAt", "format", { format: "date-time" });
      }
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.total === undefined) addFault(faults, path, "required", { missingProperty: "total" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
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
    if (data.total !== undefined) {
      const total = data.total;
      if (!Number.isInteger(total)) addFault(faults, path + "/total", "type", { type: "integer" });
      if (Number.isFinite(total)) {
        if (total < 0) addFault(faults, path + "/total", "minimum", { limit: 0 });
      }
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.data !== undefined) {
      const value = data.data;
      list_MonitorCheckState(value, path + "/data", faults);
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/data", "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.targetId === undefined) addFault(faults, path, "required", { missingProperty: "targetId" });
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addFault(faults, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
      else {
        if (lengthOf(id) < 1) addFault(faults, path + "/id", "minLength", { limit: 1 });
      }
    }
    if (data.targetId !== undefined) {
      const targetId = data.targetId;
      list_MonitorTargetId(targetId, path + "/targetId", faults);
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values12.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values12 });
    }
    if (data.statusCode !== undefined) {
      const statusCode = data.statusCode;
      if (!Number.isInteger(statusCode)) addFault(faults, path + "/statusCode", "type", { type: "integer" });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_PageMetadata(metadata, path + "/metadata", faults);
    }
    if (data.diff !== undefined) {
      const diff = data.diff;
      list_MonitorDiff(diff, path + "/diff", faults);
    }
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
    if (data.snapshot !== undefined) {
      const snapshot = data.snapshot;
      list_MonitorSnapshot(snapshot, path + "/snapshot", faults);
    }
    if (data.judgment !== undefined) {
      const judgment = data.judgment;
      list_MonitorJudgment(judgment, path + "/judgment", faults);
    }
    if (data.createdAt !== undefined) {
      const createdAt = data.createdAt;
      if (typeof createdAt !== "string") addFault(faults, path + "/createdAt", "type", { type: "string" });
      else {
        if (!format_date_time(createdAt)) addFault(faults, path + "/createdAt", "format", { format: "date-time" });
      }
    }
  }
}

function list_MonitorDiff(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addFault(faults, path + "/text", "type", { type: "string" });
    }
    if (data.json !== undefined) {
      const json = data.json;
      if (!(typeof json === "object" && json !== null && !Array.isArray(json))) addFault(faults, path + "/json", "type", { type: "object" });
    }
  }
}

function list_MonitorIgnored(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.reason === undefined) addFault(faults, path, "required", { missingProperty: "reason" });
    if (data.before === undefined) addFault(faults, path, "required", { missingProperty: "before" });
    if (data.after === undefined) addFault(faults, path, "required", { missingProperty: "after" });
    if (data.reason !== undefined) {
      const reason = data.reason;
      if (typeof reason !== "string") addFault(faults, path + "/reason", "type", { type: "string" });
      if (!values13.includes(reason)) addFault(faults, path + "/reason", "enum", { allowedValues: values13 });
    }
    if (data.before !== undefined) {
      const before = data.before;
      if (typeof before !== "string") addFault(faults, path + "/before", "type", { type: "string" });
    }
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after !== "string") addFault(faults, path + "/after", "type", { type: "string" });
    }
  }
}

function list_MonitorSnapshot(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.json !== undefined) {
      const json = data.json;
    }
  }
}

function list_MonitorJudgment(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.meaningful === undefined) addFault(faults, path, "required", { missingProperty: "meaningful" });
    if (data.confidence === undefined) addFault(faults, path, "required", { missingProperty: "confidence" });
    if (data.reason === undefined) addFault(faults, path, "required", { missingProperty: "reason" });
    if (data.meaningful !== undefined) {
      const meaningful = data.meaningful;
      if (typeof meaningful !== "boolean") addFault(faults, path + "/meaningful", "type", { type: "boolean" });
    }
    if (data.confidence !== undefined) {
      const confidence = data.confidence;
      if (typeof confidence !== "string") addFault(faults, path + "/confidence", "type", { type: "string" });
      if (!values14.includes(confidence)) addFault(faults, path + "/confidence", "enum", { allowedValues: values14 });
    }
    if (data.reason !== undefined) {
      const reason = data.reason;
      if (typeof reason !== "string") addFault(faults, path + "/reason", "type", { type: "string" });
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_AgentJobId(id, path + "/id", faults);
    }
  }
}

function list_AgentJobId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern4.test(data)) addFault(faults, path, "format", { format: "uuid" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.model === undefined) addFault(faults, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_AgentJobId(id, path + "/id", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "processing") addFault(faults, path + "/status", "const", { allowedValue: "processing" });
    }
    if (data.data !== undefined) {
      const value = data.data;
      addFault(faults, path + "/data", "false schema", {});
    }
    if (data.model !== undefined) {
      const model = data.model;
      if (typeof model !== "string") addFault(faults, path + "/model", "type", { type: "string" });
    }
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "number" });
      else {
        if (creditsUsed < 0) addFault(faults, path + "/creditsUsed", "minimum", { limit: 0 });
      }
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      list_AgentJobExpiry(expiresAt, path + "/expiresAt", faults);
    }
  }
}

function list_AgentJobExpiry(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addFault(faults, path, "format", { format: "date-time" });
  }
}

function list_AgentJobCompleted(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.data === undefined) addFault(faults, path, "required", { missingProperty: "data" });
    if (data.model === undefined) addFault(faults, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_AgentJobId(id, path + "/id", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "completed") addFault(faults, path + "/status", "const", { allowedValue: "completed" });
    }
    if (data.data !== undefined) {
      const value = data.data;
    }
    if (data.model !== undefined) {
      const model = data.model;
      if (typeof model !== "string") addFault(faults, path + "/model", "type", { type: "string" });
    }
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "number" });
      else {
        if (creditsUsed < 0) addFault(faults, path + "/creditsUsed", "minimum", { limit: 0 });
      }
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      list_AgentJobExpiry(expiresAt, path + "/expiresAt", faults);
    }
  }
}

function list_AgentJobFailed(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addFault(faults, path, "required", { missingProperty: "status" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.model === undefined) addFault(faults, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addFault(faults, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_AgentJobId(id, path + "/id", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (status !== "failed") addFault(faults, path + "/status", "const", { allowedValue: "failed" });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.data !== undefined) {
      const value = data.data;
      addFault(faults, path + "/data", "false schema", {});
    }
    if (data.model !== undefined) {
      const model = data.model;
      if (typeof model !== "string") addFault(faults, path + "/model", "type", { type: "string" });
    }
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "number" });
      if (creditsUsed !== 0) addFault(faults, path + "/creditsUsed", "const", { allowedValue: 0 });
    }
    if (data.expiresAt !== undefined) {
      const expiresAt = data.expiresAt;
      list_AgentJobExpiry(expiresAt, path + "/expiresAt", faults);
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
  }
}

function list_AgentTrace(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.events === undefined) addFault(faults, path, "required", { missingProperty: "events" });
    if (data.creditsUsed === undefined) addFault(faults, path, "required", { missingProperty: "creditsUsed" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_AgentJobId(id, path + "/id", faults);
    }
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
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addFault(faults, path + "/creditsUsed", "type", { type: "number" });
      else {
        if (creditsUsed < 0) addFault(faults, path + "/creditsUsed", "minimum", { limit: 0 });
      }
    }
  }
}

function list_AgentTraceEvent(data, path, faults) {
  const count = Number(is_AgentTraceRunStarted(data)) + Number(is_AgentTraceRunCancelRequested(data)) + Number(is_AgentTraceRunFinished(data)) + Number(is_AgentTraceAgentStarted(data)) + Number(is_AgentTraceAgentFinished(data)) + Number(is_AgentTraceProgressReported(data)) + Number(is_AgentTraceReasoningSummary(data)) + Number(is_AgentTraceToolCallStarted(data)) + Number(is_AgentTraceToolCallFinished(data)) + Number(is_AgentTraceArtifactUpdated(data)) + Number(is_AgentTraceErrorOccurred(data)) + Number(is_AgentTraceOther(data));
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
    list_AgentTraceArtifactUpdated(data, path, faults);
    list_AgentTraceErrorOccurred(data, path, faults);
    list_AgentTraceOther(data, path, faults);
    addFault(faults, path, "oneOf", {});
  }
}

function list_AgentTraceRunStarted(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.schemaVersion === undefined) addFault(faults, path, "required", { missingProperty: "schemaVersion" });
    if (data.eventId === undefined) addFault(faults, path, "required", { missingProperty: "eventId" });
    if (data.runId === undefined) addFault(faults, path, "required", { missingProperty: "runId" });
    if (data.occurredAt === undefined) addFault(faults, path, "required", { missingProperty: "occurredAt" });
    if (data.producerSequence === undefined) addFault(faults, path, "required", { missingProperty: "producerSequence" });
    if (data.agent === undefined) addFault(faults, path, "required", { missingProperty: "agent" });
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.schemaVersion !== undefined) {
      const schemaVersion = data.schemaVersion;
      if (!Number.isInteger(schemaVersion)) addFault(faults, path + "/schemaVersion", "type", { type: "integer" });
      if (Number.isFinite(schemaVersion)) {
        if (schemaVersion < 1) addFault(faults, path + "/schemaVersion", "minimum", { limit: 1 });
      }
    }
    if (data.eventId !== undefined) {
      const eventId = data.eventId;
      if (typeof eventId !== "string") addFault(faults, path + "/eventId", "type", { type: "string" });
      else {
        if (!pattern4.test(eventId)) addFault(faults, path + "/eventId", "format", { format: "uuid" });
      }
    }
    if (data.runId !== undefined) {
      const runId = data.runId;
      if (typeof runId !== "string") addFault(faults, path + "/runId", "type", { type: "string" });
      else {
        if (!pattern4.test(runId)) addFault(faults, path + "/runId", "format", { format: "uuid" });
      }
    }
    if (data.occurredAt !== undefined) {
      const occurredAt = data.occurredAt;
      if (typeof occurredAt !== "string") addFault(faults, path + "/occurredAt", "type", { type: "string" });
      else {
        if (!format_date_time(occurredAt)) addFault(faults, path + "/occurredAt", "format", { format: "date-time" });
      }
    }
    if (data.producerSequence !== undefined) {
      const producerSequence = data.producerSequence;
      if (!Number.isInteger(producerSequence)) addFault(faults, path + "/producerSequence", "type", { type: "integer" });
      if (Number.isFinite(producerSequence)) {
        if (producerSequence < 0) addFault(faults, path + "/producerSequence", "minimum", { limit: 0 });
      }
    }
    if (data.agent !== undefined) {
      const agent = data.agent;
      list_AgentTraceProducer(agent, path + "/agent", faults);
    }
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      else {
        if (lengthOf(type) < 1) addFault(faults, path + "/type", "minLength", { limit: 1 });
      }
    }
  }
}

function list_AgentTraceProducer(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.role === undefined) addFault(faults, path, "required", { missingProperty: "role" });
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.id !== undefined) {
      const id = data.id;
      if (typeof id !== "string") addFault(faults, path + "/id", "type", { type: "string" });
    }
    if (data.role !== undefined) {
      const role = data.role;
      if (typeof role !== "string") addFault(faults, path + "/role", "type", { type: "string" });
      if (!values15.includes(role)) addFault(faults, path + "/role", "enum", { allowedValues: values15 });
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
    }
    if (data.parentId !== undefined) {
      const parentId = data.parentId;
      if (typeof parentId !== "string") addFault(faults, path + "/parentId", "type", { type: "string" });
    }
  }
}

function list_AgentTraceRunCancelRequested(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
      if (!values16.includes(outcome)) addFault(faults, path + "/outcome", "enum", { allowedValues: values16 });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.code === undefined) addFault(faults, path, "required", { missingProperty: "code" });
    if (data.source === undefined) addFault(faults, path, "required", { missingProperty: "source" });
    if (data.retryable === undefined) addFault(faults, path, "required", { missingProperty: "retryable" });
    if (data.message === undefined) addFault(faults, path, "required", { missingProperty: "message" });
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addFault(faults, path + "/code", "type", { type: "string" });
      if (!values17.includes(code)) addFault(faults, path + "/code", "enum", { allowedValues: values17 });
    }
    if (data.source !== undefined) {
      const source = data.source;
      if (typeof source !== "string") addFault(faults, path + "/source", "type", { type: "string" });
      if (!values18.includes(source)) addFault(faults, path + "/source", "enum", { allowedValues: values18 });
    }
    if (data.retryable !== undefined) {
      const retryable = data.retryable;
      if (typeof retryable !== "boolean") addFault(faults, path + "/retryable", "type", { type: "boolean" });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
  }
}

function list_AgentTraceAgentStarted(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
      if (!values19.includes(outcome)) addFault(faults, path + "/outcome", "enum", { allowedValues: values19 });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
      if (!values20.includes(phase)) addFault(faults, path + "/phase", "enum", { allowedValues: values20 });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addFault(faults, path + "/message", "type", { type: "string" });
    }
  }
}

function list_AgentTraceReasoningSummary(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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

function list_AgentTraceArtifactUpdated(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.snapshotId === undefined) addFault(faults, path, "required", { missingProperty: "snapshotId" });
    if (data.artifact === undefined) addFault(faults, path, "required", { missingProperty: "artifact" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "artifact.updated") addFault(faults, path + "/type", "const", { allowedValue: "artifact.updated" });
    }
    if (data.snapshotId !== undefined) {
      const snapshotId = data.snapshotId;
      list_AgentSnapshotId(snapshotId, path + "/snapshotId", faults);
    }
    if (data.artifact !== undefined) {
      const artifact = data.artifact;
      list_AgentTraceArtifact(artifact, path + "/artifact", faults);
    }
  }
}

function list_AgentSnapshotId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!pattern4.test(data)) addFault(faults, path, "format", { format: "uuid" });
  }
}

function list_AgentTraceArtifact(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.kind === undefined) addFault(faults, path, "required", { missingProperty: "kind" });
    if (data.artifactId === undefined) addFault(faults, path, "required", { missingProperty: "artifactId" });
    if (data.snapshotId === undefined) addFault(faults, path, "required", { missingProperty: "snapshotId" });
    if (data.change === undefined) addFault(faults, path, "required", { missingProperty: "change" });
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addFault(faults, path + "/kind", "type", { type: "string" });
      if (!values21.includes(kind)) addFault(faults, path + "/kind", "enum", { allowedValues: values21 });
    }
    if (data.artifactId !== undefined) {
      const artifactId = data.artifactId;
      if (typeof artifactId !== "string") addFault(faults, path + "/artifactId", "type", { type: "string" });
    }
    if (data.path !== undefined) {
      const value = data.path;
      if (typeof value !== "string") addFault(faults, path + "/path", "type", { type: "string" });
    }
    if (data.snapshotId !== undefined) {
      const snapshotId = data.snapshotId;
      list_AgentSnapshotId(snapshotId, path + "/snapshotId", faults);
    }
    if (data.change !== undefined) {
      const change = data.change;
      if (typeof change !== "string") addFault(faults, path + "/change", "type", { type: "string" });
      if (!values22.includes(change)) addFault(faults, path + "/change", "enum", { allowedValues: values22 });
    }
    if (data.changedFields !== undefined) {
      const changedFields = data.changedFields;
      if (!Array.isArray(changedFields)) addFault(faults, path + "/changedFields", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < changedFields.length; index += 1) {
          const item = changedFields[index];
          if (typeof item !== "string") addFault(faults, path + "/changedFields/" + index, "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.itemCount !== undefined) {
      const itemCount = data.itemCount;
      if (!Number.isInteger(itemCount)) addFault(faults, path + "/itemCount", "type", { type: "integer" });
      if (Number.isFinite(itemCount)) {
        if (itemCount < 0) addFault(faults, path + "/itemCount", "minimum", { limit: 0 });
      }
    }
    if (data.sourceToolCallId !== undefined) {
      const sourceToolCallId = data.sourceToolCallId;
      if (typeof sourceToolCallId !== "string") addFault(faults, path + "/sourceToolCallId", "type", { type: "string" });
    }
  }
}

function list_AgentTraceErrorOccurred(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.retryable === undefined) addFault(faults, path, "required", { missingProperty: "retryable" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (type !== "error.occurred") addFault(faults, path + "/type", "const", { allowedValue: "error.occurred" });
    }
    if (data.error !== undefined) {
      const error = data.error;
      list_AgentTraceError(error, path + "/error", faults);
    }
    if (data.retryable !== undefined) {
      const retryable = data.retryable;
      if (typeof retryable !== "boolean") addFault(faults, path + "/retryable", "type", { type: "boolean" });
    }
  }
}

function list_AgentTraceOther(data, path, faults) {
  list_AgentTraceEnvelope(data, path, faults);
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addFault(faults, path, "required", { missingProperty: "id" });
    if (data.snapshotId === undefined) addFault(faults, path, "required", { missingProperty: "snapshotId" });
    if (data.snapshot === undefined) addFault(faults, path, "required", { missingProperty: "snapshot" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== true) addFault(faults, path + "/success", "const", { allowedValue: true });
    }
    if (data.id !== undefined) {
      const id = data.id;
      list_AgentJobId(id, path + "/id", faults);
    }
    if (data.snapshotId !== undefined) {
      const snapshotId = data.snapshotId;
      list_AgentSnapshotId(snapshotId, path + "/snapshotId", faults);
    }
    if (data.snapshot !== undefined) {
      const snapshot = data.snapshot;
      if (typeof snapshot !== "string") addFault(faults, path + "/snapshot", "type", { type: "string" });
    }
  }
}
