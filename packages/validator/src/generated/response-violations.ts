// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { addViolation, collect, format_date_time, format_http_url, isObject, lengthOf, pointerTo } from "./formats.ts";
import { is_AgentJobCompleted, is_AgentJobFailed, is_AgentJobProcessing, is_AgentTraceAgentFinished, is_AgentTraceAgentStarted, is_AgentTraceArtifactUpdated, is_AgentTraceBrowserSessionFinished, is_AgentTraceBrowserSessionStarted, is_AgentTraceError, is_AgentTraceErrorOccurred, is_AgentTraceOther, is_AgentTraceOther_allOf_1_properties_type_not, is_AgentTraceProgressReported, is_AgentTraceReasoningSummary, is_AgentTraceRunCancelRequested, is_AgentTraceRunFinished, is_AgentTraceRunStarted, is_AgentTraceToolCallFinished, is_AgentTraceToolCallStarted, is_ErrorBody, is_FileErrorBody, is_ForbiddenErrorBody, is_MonthlyBudget, is_SiteErrorBody, is_ValidationErrorBody, is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_0, is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_1, is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_0, is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_1, is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_2, is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_3, is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_0, is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_1, is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_2, is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_3 } from "./response-validity.ts";
import type { CollectViolations } from "../runtime/index.ts";
export const mapUrls_200: CollectViolations = (data) => collect(list_MapResponse, data);
export const headers_1: CollectViolations = (data) => collect(list_headers_1, data);
export const mapUrls_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const mapUrls_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const headers_2: CollectViolations = (data) => collect(list_headers_2, data);
export const mapUrls_402: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const mapUrls_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const mapUrls_408: CollectViolations = (data) => collect(list_ErrorBody, data);
export const mapUrls_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const mapUrls_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const mapUrls_422: CollectViolations = (data) => collect(list_SiteErrorBody, data);
export const mapUrls_429: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const headers_3: CollectViolations = (data) => collect(list_headers_3, data);
export const mapUrls_500: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const mapUrls_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const mapUrls_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const mapUrls_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_200: CollectViolations = (data) => collect(list_ScrapeResponse, data);
export const scrapeUrl_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const scrapeUrl_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_403: CollectViolations = (data) => collect(list_scrapeUrl$46scrapeUrl_403, data);
export const scrapeUrl_408: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_422: CollectViolations = (data) => collect(list_scrapeUrl$46scrapeUrl_422, data);
export const scrapeUrl_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const scrapeUrl_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_200: CollectViolations = (data) => collect(list_BatchScrapeStartResponse, data);
export const startBatchScrape_400: CollectViolations = (data) => collect(list_startBatchScrape$46startBatchScrape_400, data);
export const startBatchScrape_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const startBatchScrape_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_422: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startBatchScrape_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_200: CollectViolations = (data) => collect(list_CrawlJob, data);
export const getBatchScrape_200_2: CollectViolations = (data) => collect(list_getBatchScrape$46getBatchScrape_200_2, data);
export const getBatchScrape_400: CollectViolations = (data) => collect(list_getBatchScrape$46getBatchScrape_400, data);
export const getBatchScrape_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getBatchScrape_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrape_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_200: CollectViolations = (data) => collect(list_CrawlCancelResponse, data);
export const cancelBatchScrape_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const cancelBatchScrape_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const cancelBatchScrape_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelBatchScrape_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_200: CollectViolations = (data) => collect(list_CrawlErrors, data);
export const getBatchScrapeErrors_400: CollectViolations = (data) => collect(list_getBatchScrapeErrors$46getBatchScrapeErrors_400, data);
export const getBatchScrapeErrors_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getBatchScrapeErrors_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getBatchScrapeErrors_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_200: CollectViolations = (data) => collect(list_CrawlStartResponse, data);
export const startCrawl_400: CollectViolations = (data) => collect(list_startCrawl$46startCrawl_400, data);
export const startCrawl_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const startCrawl_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_422: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startCrawl_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_200: CollectViolations = (data) => collect(list_CrawlPreview, data);
export const previewCrawl_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const previewCrawl_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const previewCrawl_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_422: CollectViolations = (data) => collect(list_previewCrawl$46previewCrawl_422, data);
export const previewCrawl_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const previewCrawl_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_200: CollectViolations = (data) => collect(list_ActiveCrawls, data);
export const getActiveCrawls_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getActiveCrawls_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getActiveCrawls_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_200: CollectViolations = (data) => collect(list_CrawlJob, data);
export const getCrawl_200_2: CollectViolations = (data) => collect(list_getCrawl$46getCrawl_200_2, data);
export const getCrawl_400: CollectViolations = (data) => collect(list_getCrawl$46getCrawl_400, data);
export const getCrawl_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getCrawl_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawl_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_200: CollectViolations = (data) => collect(list_CrawlCancelResponse, data);
export const cancelCrawl_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const cancelCrawl_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const cancelCrawl_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelCrawl_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_200: CollectViolations = (data) => collect(list_CrawlErrors, data);
export const getCrawlErrors_400: CollectViolations = (data) => collect(list_getCrawlErrors$46getCrawlErrors_400, data);
export const getCrawlErrors_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getCrawlErrors_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCrawlErrors_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_200: CollectViolations = (data) => collect(list_SearchResponse, data);
export const searchWeb_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const searchWeb_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const searchWeb_408: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_422: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const searchWeb_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_200: CollectViolations = (data) => collect(list_ParseResponse, data);
export const parseFile_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const parseFile_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_403: CollectViolations = (data) => collect(list_parseFile$46parseFile_403, data);
export const parseFile_408: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_422: CollectViolations = (data) => collect(list_parseFile$46parseFile_422, data);
export const parseFile_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const parseFile_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteract_200: CollectViolations = (data) => collect(list_InteractSessions, data);
export const listInteract_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteract_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const listInteract_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteract_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteract_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteract_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listInteract_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_200: CollectViolations = (data) => collect(list_InteractStartResponse, data);
export const startInteract_400: CollectViolations = (data) => collect(list_startInteract$46startInteract_400, data);
export const startInteract_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const startInteract_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startInteract_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_200: CollectViolations = (data) => collect(list_InteractEndResponse, data);
export const endInteract_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const endInteract_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const endInteract_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endInteract_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_200: CollectViolations = (data) => collect(list_InteractActionsResponse, data);
export const runInteractActions_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const runInteractActions_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const runInteractActions_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runInteractActions_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_200: CollectViolations = (data) => collect(list_ScrapeInteractResponse, data);
export const interactWithScrape_400: CollectViolations = (data) => collect(list_interactWithScrape$46interactWithScrape_400, data);
export const interactWithScrape_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const interactWithScrape_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_501: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const interactWithScrape_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_200: CollectViolations = (data) => collect(list_InteractEndResponse, data);
export const endScrapeInteract_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const endScrapeInteract_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const endScrapeInteract_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const endScrapeInteract_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_200: CollectViolations = (data) => collect(list_MonitorList, data);
export const listMonitors_400: CollectViolations = (data) => collect(list_listMonitors$46listMonitors_400, data);
export const listMonitors_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const listMonitors_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitors_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_200: CollectViolations = (data) => collect(list_MonitorResponse, data);
export const createMonitor_400: CollectViolations = (data) => collect(list_createMonitor$46createMonitor_400, data);
export const createMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const createMonitor_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_422: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const createMonitor_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_200: CollectViolations = (data) => collect(list_MonitorResponse, data);
export const getMonitor_400: CollectViolations = (data) => collect(list_getMonitor$46getMonitor_400, data);
export const getMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitor_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_200: CollectViolations = (data) => collect(list_MonitorDeleteResponse, data);
export const deleteMonitor_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const deleteMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const deleteMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const deleteMonitor_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_200: CollectViolations = (data) => collect(list_MonitorResponse, data);
export const updateMonitor_400: CollectViolations = (data) => collect(list_updateMonitor$46updateMonitor_400, data);
export const updateMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const updateMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_422: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const updateMonitor_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_200: CollectViolations = (data) => collect(list_MonitorCheckResponse, data);
export const runMonitor_400: CollectViolations = (data) => collect(list_runMonitor$46runMonitor_400, data);
export const runMonitor_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const runMonitor_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const runMonitor_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_200: CollectViolations = (data) => collect(list_MonitorCheckList, data);
export const listMonitorChecks_400: CollectViolations = (data) => collect(list_listMonitorChecks$46listMonitorChecks_400, data);
export const listMonitorChecks_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const listMonitorChecks_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listMonitorChecks_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_200: CollectViolations = (data) => collect(list_MonitorCheckDetail, data);
export const getMonitorCheck_400: CollectViolations = (data) => collect(list_getMonitorCheck$46getMonitorCheck_400, data);
export const getMonitorCheck_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getMonitorCheck_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getMonitorCheck_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listAgents_200: CollectViolations = (data) => collect(list_AgentList, data);
export const listAgents_400: CollectViolations = (data) => collect(list_listAgents$46listAgents_400, data);
export const listAgents_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listAgents_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const listAgents_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listAgents_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listAgents_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listAgents_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const listAgents_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_200: CollectViolations = (data) => collect(list_AgentStartResponse, data);
export const startAgent_400: CollectViolations = (data) => collect(list_startAgent$46startAgent_400, data);
export const startAgent_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_402: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const startAgent_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_413: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_415: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_422: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const startAgent_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_200: CollectViolations = (data) => collect(list_AgentJob, data);
export const getAgent_400: CollectViolations = (data) => collect(list_getAgent$46getAgent_400, data);
export const getAgent_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getAgent_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgent_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_200: CollectViolations = (data) => collect(list_AgentCancelResponse, data);
export const cancelAgent_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const cancelAgent_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const cancelAgent_404: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_409: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const cancelAgent_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getAgentTrace_200: CollectViolations = (data) => collect(list_AgentTrace, data);
export const getAgentTrace_200_2: CollectViolations = (data) => collect(list_getAgentTrace$46getAgentTrace_200_2, data);
export const getAgentTrace_400: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_401: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_403: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_404: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_429: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_500: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_502: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_503: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentTrace_504: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_200: CollectViolations = (data) => collect(list_AgentSnapshot, data);
export const getAgentSnapshot_400: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_401: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_403: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_404: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_429: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_500: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_502: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_503: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getAgentSnapshot_504: CollectViolations = (data) => collect(list_ErrorMessageBody, data);
export const getCreditUsage_200: CollectViolations = (data) => collect(list_CreditUsage, data);
export const getCreditUsage_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getCreditUsage_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsage_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsageHistory_200: CollectViolations = (data) => collect(list_CreditUsageHistory, data);
export const getCreditUsageHistory_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getCreditUsageHistory_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsageHistory_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getCreditUsageHistory_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsageHistory_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsageHistory_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsageHistory_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getCreditUsageHistory_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_200: CollectViolations = (data) => collect(list_QueueStatus, data);
export const getQueueStatus_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getQueueStatus_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getQueueStatus_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_200: CollectViolations = (data) => collect(list_TeamActivity, data);
export const getTeamActivity_400: CollectViolations = (data) => collect(list_ValidationErrorBody, data);
export const getTeamActivity_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getTeamActivity_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getTeamActivity_504: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getConcurrency_200: CollectViolations = (data) => collect(list_Concurrency, data);
export const getConcurrency_401: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getConcurrency_403: CollectViolations = (data) => collect(list_ForbiddenErrorBody, data);
export const getConcurrency_429: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getConcurrency_500: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getConcurrency_502: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getConcurrency_503: CollectViolations = (data) => collect(list_ErrorBody, data);
export const getConcurrency_504: CollectViolations = (data) => collect(list_ErrorBody, data);

const values1 = ["body","query","path","header","cookie"];
const values2 = ["scope","feature","overrides","enforced","policy","address","storage","budget","suspended"];
const values3 = ["dns","refused","reset","timeout","tls","redirects","http","contentType","content","empty","unreachable"];
const source4 = "^(?:https?://|data:image/(?:png|jpeg);base64,)";
const pattern5 = new RegExp(source4, "u");
const values6 = ["new","same","changed","removed"];
const values7 = ["visible"];
const source8 = "^(?:https?://|data:application/pdf;base64,)";
const pattern9 = new RegExp(source8, "u");
const values10 = ["basic"];
const values11 = ["hit","miss"];
const pattern12 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const values13 = ["scraping","completed","failed","cancelled"];
const source14 = "^[1-9][0-9]{0,6}$";
const pattern15 = new RegExp(source14, "u");
const values16 = ["unknownType","encrypted","damaged","tooLarge","empty"];
const source17 = "^data:image/png;base64,";
const pattern18 = new RegExp(source17, "u");
const values19 = ["running","kept","failed"];
const values20 = ["active","paused"];
const values21 = ["scrape","crawl","search"];
const source22 = "^[A-Za-z0-9_-]+$";
const pattern23 = new RegExp(source22, "u");
const values24 = ["queued","running","completed","partial","failed","skipped_overlap"];
const values25 = ["scheduled","manual"];
const values26 = ["same","new","changed","removed","error"];
const values27 = ["varies","clock","counter"];
const values28 = ["high","medium","low"];
const values29 = ["processing","completed","failed"];
const values30 = ["orchestrator","subagent","system"];
const values31 = ["succeeded","failed","cancelled","refused","credit_limit_reached"];
const values32 = ["cancelled","credit_limit_reached","parent_finished","refused","internal"];
const values33 = ["agent","tool","billing","system"];
const values34 = ["succeeded","failed","cancelled","refused"];
const values35 = ["planning","working","finalizing"];
const values36 = ["json","markdown","html","screenshot","text"];
const values37 = ["init","partial","append","modify","update"];
const values38 = ["agent","crawl","batch_scrape"];

function list_MapResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success !== undefined) list_like_success(data.success, path + "/success", violations);
    if (data.links !== undefined) {
      const links = data.links;
      if (!Array.isArray(links)) addViolation(violations, path + "/links", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < links.length; index += 1) {
          const item = links[index];
          list_MapLink(item, path + "/links/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_MapLink(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", violations);
  }
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
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
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
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
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
      if (!values1.includes(value)) addViolation(violations, path + "/in", "enum", { allowedValues: values1 });
    }
    if (data.path !== undefined) list_like_warning(data.path, path + "/path", violations);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", violations);
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
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
  }
}

function list_headers_2(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["WWW-Authenticate"] !== undefined) list_like_warning(header["WWW-Authenticate"], path + "/header/WWW-Authenticate", violations);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", violations);
      }
    }
  }
}

function list_ErrorMessageBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.details !== undefined) {
      const details = data.details;
    }
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
  }
}

function list_ForbiddenErrorBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.details !== undefined) list_ForbiddenDetails(data.details, path + "/details", violations);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
  }
}

function list_ForbiddenDetails(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addViolation(violations, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addViolation(violations, path + "/cause", "type", { type: "string" });
      if (!values2.includes(cause)) addViolation(violations, path + "/cause", "enum", { allowedValues: values2 });
    }
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", violations);
  }
}

function list_SiteErrorBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.details !== undefined) list_SiteErrorDetails(data.details, path + "/details", violations);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
  }
}

function list_SiteErrorDetails(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addViolation(violations, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addViolation(violations, path + "/cause", "type", { type: "string" });
      if (!values3.includes(cause)) addViolation(violations, path + "/cause", "enum", { allowedValues: values3 });
    }
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", violations);
  }
}

function list_headers_3(data, path, violations) {
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

function list_ScrapeResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) list_ScrapeData(data.data, path + "/data", violations);
  }
}

function list_ScrapeData(data, path, violations) {
  list_PageContent(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.metadata === undefined) addViolation(violations, path, "required", { missingProperty: "metadata" });
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", violations);
  }
}

function list_PageContent(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", violations);
    if (data.html !== undefined) list_like_warning(data.html, path + "/html", violations);
    if (data.rawHtml !== undefined) list_like_warning(data.rawHtml, path + "/rawHtml", violations);
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) list_like_links(data.links, path + "/links", violations);
    if (data.images !== undefined) list_like_links(data.images, path + "/images", violations);
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addViolation(violations, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern5.test(screenshot)) addViolation(violations, path + "/screenshot", "pattern", { pattern: source4 });
      }
    }
    if (data.summary !== undefined) list_like_warning(data.summary, path + "/summary", violations);
    if (data.attributes !== undefined) {
      const attributes = data.attributes;
      if (!Array.isArray(attributes)) addViolation(violations, path + "/attributes", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < attributes.length; index += 1) {
          const item = attributes[index];
          list_AttributeValues(item, path + "/attributes/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.changeTracking !== undefined) list_ChangeTracking(data.changeTracking, path + "/changeTracking", violations);
    if (data.actions !== undefined) list_ScrapeActionResults(data.actions, path + "/actions", violations);
    if (data.pages !== undefined) {
      const pages = data.pages;
      if (!Array.isArray(pages)) addViolation(violations, path + "/pages", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < pages.length; index2 += 1) {
          const item2 = pages[index2];
          list_FilePage(item2, path + "/pages/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_AttributeValues(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.selector === undefined) addViolation(violations, path, "required", { missingProperty: "selector" });
    if (data.attribute === undefined) addViolation(violations, path, "required", { missingProperty: "attribute" });
    if (data.values === undefined) addViolation(violations, path, "required", { missingProperty: "values" });
    if (data.selector !== undefined) list_like_warning(data.selector, path + "/selector", violations);
    if (data.attribute !== undefined) list_like_warning(data.attribute, path + "/attribute", violations);
    if (data.values !== undefined) {
      const value = data.values;
      if (!Array.isArray(value)) addViolation(violations, path + "/values", "type", { type: "array" });
      else {
        if (value.length > 10000) addViolation(violations, path + "/values", "maxItems", { limit: 10000 });
        const limit = violations.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          if (typeof item !== "string") addViolation(violations, path + "/values/" + index, "type", { type: "string" });
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_ChangeTracking(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.previousScrapeAt === undefined) addViolation(violations, path, "required", { missingProperty: "previousScrapeAt" });
    if (data.changeStatus === undefined) addViolation(violations, path, "required", { missingProperty: "changeStatus" });
    if (data.visibility === undefined) addViolation(violations, path, "required", { missingProperty: "visibility" });
    if (data.previousScrapeAt !== undefined) list_like_previousScrapeAt(data.previousScrapeAt, path + "/previousScrapeAt", violations);
    if (data.changeStatus !== undefined) {
      const changeStatus = data.changeStatus;
      if (typeof changeStatus !== "string") addViolation(violations, path + "/changeStatus", "type", { type: "string" });
      if (!values6.includes(changeStatus)) addViolation(violations, path + "/changeStatus", "enum", { allowedValues: values6 });
    }
    if (data.visibility !== undefined) {
      const visibility = data.visibility;
      if (typeof visibility !== "string") addViolation(violations, path + "/visibility", "type", { type: "string" });
      if (visibility !== "visible") addViolation(violations, path + "/visibility", "enum", { allowedValues: values7 });
    }
    if (data.diff !== undefined) {
      const diff = data.diff;
      if (!isObject(diff)) addViolation(violations, path + "/diff", "type", { type: "object" });
      else {
        if (diff.text === undefined) addViolation(violations, path + "/diff", "required", { missingProperty: "text" });
        if (diff.json === undefined) addViolation(violations, path + "/diff", "required", { missingProperty: "json" });
        if (diff.text !== undefined) list_like_warning(diff.text, path + "/diff/text", violations);
        if (diff.json !== undefined) list_like_json(diff.json, path + "/diff/json", violations);
      }
    }
    if (data.json !== undefined) {
      const json = data.json;
      if (!isObject(json)) addViolation(violations, path + "/json", "type", { type: "object" });
      else {
        const limit = violations.length + 20;
        for (const key in json) {
          const value = json[key];
          if (!isObject(value)) addViolation(violations, path + "/json" + pointerTo(key), "type", { type: "object" });
          else {
            if (value.previous === undefined) addViolation(violations, path + "/json" + pointerTo(key), "required", { missingProperty: "previous" });
            if (value.current === undefined) addViolation(violations, path + "/json" + pointerTo(key), "required", { missingProperty: "current" });
            if (value.previous !== undefined) {
              const previous = value.previous;
            }
            if (value.current !== undefined) {
              const current = value.current;
            }
          }
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_ScrapeActionResults(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.screenshots === undefined) addViolation(violations, path, "required", { missingProperty: "screenshots" });
    if (data.scrapes === undefined) addViolation(violations, path, "required", { missingProperty: "scrapes" });
    if (data.pdfs === undefined) addViolation(violations, path, "required", { missingProperty: "pdfs" });
    if (data.screenshots !== undefined) {
      const screenshots = data.screenshots;
      if (!Array.isArray(screenshots)) addViolation(violations, path + "/screenshots", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < screenshots.length; index += 1) {
          const item = screenshots[index];
          if (typeof item !== "string") addViolation(violations, path + "/screenshots/" + index, "type", { type: "string" });
          else {
            if (!pattern5.test(item)) addViolation(violations, path + "/screenshots/" + index, "pattern", { pattern: source4 });
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.scrapes !== undefined) {
      const scrapes = data.scrapes;
      if (!Array.isArray(scrapes)) addViolation(violations, path + "/scrapes", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < scrapes.length; index2 += 1) {
          const item2 = scrapes[index2];
          if (!isObject(item2)) addViolation(violations, path + "/scrapes/" + index2, "type", { type: "object" });
          else {
            if (item2.url === undefined) addViolation(violations, path + "/scrapes/" + index2, "required", { missingProperty: "url" });
            if (item2.html === undefined) addViolation(violations, path + "/scrapes/" + index2, "required", { missingProperty: "html" });
            if (item2.url !== undefined) list_like_warning(item2.url, path + "/scrapes/" + index2 + "/url", violations);
            if (item2.html !== undefined) list_like_warning(item2.html, path + "/scrapes/" + index2 + "/html", violations);
          }
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.pdfs !== undefined) {
      const pdfs = data.pdfs;
      if (!Array.isArray(pdfs)) addViolation(violations, path + "/pdfs", "type", { type: "array" });
      else {
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < pdfs.length; index3 += 1) {
          const item3 = pdfs[index3];
          if (typeof item3 !== "string") addViolation(violations, path + "/pdfs/" + index3, "type", { type: "string" });
          else {
            if (!pattern9.test(item3)) addViolation(violations, path + "/pdfs/" + index3, "pattern", { pattern: source8 });
          }
          if (violations.length >= limit3) break;
        }
      }
    }
  }
}

function list_FilePage(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.number === undefined) addViolation(violations, path, "required", { missingProperty: "number" });
    if (data.markdown === undefined) addViolation(violations, path, "required", { missingProperty: "markdown" });
    if (data.number !== undefined) list_like_Retry$45After(data.number, path + "/number", violations);
    if (data.label !== undefined) list_like_warning(data.label, path + "/label", violations);
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", violations);
  }
}

function list_PageMetadata(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.sourceURL === undefined) addViolation(violations, path, "required", { missingProperty: "sourceURL" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.statusCode === undefined) addViolation(violations, path, "required", { missingProperty: "statusCode" });
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", violations);
    if (data.language !== undefined) list_like_warning(data.language, path + "/language", violations);
    if (data.author !== undefined) list_like_warning(data.author, path + "/author", violations);
    if (data.publishedTime !== undefined) list_like_warning(data.publishedTime, path + "/publishedTime", violations);
    if (data.modifiedTime !== undefined) list_like_warning(data.modifiedTime, path + "/modifiedTime", violations);
    if (data.keywords !== undefined) list_like_warning(data.keywords, path + "/keywords", violations);
    if (data.siteName !== undefined) list_like_warning(data.siteName, path + "/siteName", violations);
    if (data.ogTitle !== undefined) list_like_warning(data.ogTitle, path + "/ogTitle", violations);
    if (data.ogDescription !== undefined) list_like_warning(data.ogDescription, path + "/ogDescription", violations);
    if (data.ogType !== undefined) list_like_warning(data.ogType, path + "/ogType", violations);
    if (data.ogUrl !== undefined) list_like_warning(data.ogUrl, path + "/ogUrl", violations);
    if (data.ogImage !== undefined) list_like_warning(data.ogImage, path + "/ogImage", violations);
    if (data.ogLocale !== undefined) list_like_warning(data.ogLocale, path + "/ogLocale", violations);
    if (data.favicon !== undefined) list_like_url(data.favicon, path + "/favicon", violations);
    if (data.sourceURL !== undefined) list_like_url(data.sourceURL, path + "/sourceURL", violations);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.canonical !== undefined) list_like_url(data.canonical, path + "/canonical", violations);
    if (data.statusCode !== undefined) {
      const statusCode = data.statusCode;
      if (!Number.isInteger(statusCode)) addViolation(violations, path + "/statusCode", "type", { type: "integer" });
      if (Number.isFinite(statusCode)) {
        if (statusCode > 599) addViolation(violations, path + "/statusCode", "maximum", { limit: 599 });
        if (statusCode < 100) addViolation(violations, path + "/statusCode", "minimum", { limit: 100 });
      }
    }
    if (data.contentType !== undefined) list_like_warning(data.contentType, path + "/contentType", violations);
    if (data.numPages !== undefined) list_like_numPages(data.numPages, path + "/numPages", violations);
    if (data.pageLabels !== undefined) list_like_pageLabels(data.pageLabels, path + "/pageLabels", violations);
    if (data.scrapeId !== undefined) list_like_scrapeId(data.scrapeId, path + "/scrapeId", violations);
    if (data.proxyUsed !== undefined) {
      const proxyUsed = data.proxyUsed;
      if (typeof proxyUsed !== "string") addViolation(violations, path + "/proxyUsed", "type", { type: "string" });
      if (proxyUsed !== "basic") addViolation(violations, path + "/proxyUsed", "enum", { allowedValues: values10 });
    }
    if (data.creditsUsed !== undefined) list_like_numPages(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.cacheState !== undefined) {
      const cacheState = data.cacheState;
      if (typeof cacheState !== "string") addViolation(violations, path + "/cacheState", "type", { type: "string" });
      if (!values11.includes(cacheState)) addViolation(violations, path + "/cacheState", "enum", { allowedValues: values11 });
    }
    if (data.cachedAt !== undefined) list_like_cachedAt(data.cachedAt, path + "/cachedAt", violations);
  }
}

function list_scrapeUrl$46scrapeUrl_403(data, path, violations) {
  if (!(is_ForbiddenErrorBody(data) || is_ErrorBody(data))) {
    list_ForbiddenErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_scrapeUrl$46scrapeUrl_422(data, path, violations) {
  if (!(is_ErrorBody(data) || is_ValidationErrorBody(data) || is_SiteErrorBody(data))) {
    list_ErrorBody(data, path, violations);
    list_ValidationErrorBody(data, path, violations);
    list_SiteErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_BatchScrapeStartResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.invalidURLs === undefined) addViolation(violations, path, "required", { missingProperty: "invalidURLs" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", violations);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.invalidURLs !== undefined) list_like_pageLabels(data.invalidURLs, path + "/invalidURLs", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_CrawlJobId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_startBatchScrape$46startBatchScrape_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_CrawlJob(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.total === undefined) addViolation(violations, path, "required", { missingProperty: "total" });
    if (data.completed === undefined) addViolation(violations, path, "required", { missingProperty: "completed" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values13.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values13 });
    }
    if (data.total !== undefined) list_like_numPages(data.total, path + "/total", violations);
    if (data.completed !== undefined) list_like_numPages(data.completed, path + "/completed", violations);
    if (data.creditsUsed !== undefined) list_like_creditsUsed(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", violations);
    if (data.completedAt !== undefined) list_like_cachedAt(data.completedAt, path + "/completedAt", violations);
    if (data.expiresAt !== undefined) list_like_cachedAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.next !== undefined) list_like_url(data.next, path + "/next", violations);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addViolation(violations, path + "/data", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_ScrapeData(item, path + "/data/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_getBatchScrape$46getBatchScrape_200_2(data, path, violations) {
  const count = Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_0(data)) + Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_1(data)) + Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_2(data)) + Number(is_getBatchScrape$46getBatchScrape_200_2_allOf_1_oneOf_3(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event = data.event;
        if (typeof event !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event !== "catchup") addViolation(violations, path + "/event", "const", { allowedValue: "catchup" });
      }
      if (data.data !== undefined) list_CrawlJob(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event2 = data.event;
        if (typeof event2 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event2 !== "document") addViolation(violations, path + "/event", "const", { allowedValue: "document" });
      }
      if (data.id !== undefined) {
        const id = data.id;
        if (typeof id !== "string") addViolation(violations, path + "/id", "type", { type: "string" });
        else {
          if (!pattern15.test(id)) addViolation(violations, path + "/id", "pattern", { pattern: source14 });
        }
      }
      if (data.data !== undefined) list_ScrapeData(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event3 = data.event;
        if (typeof event3 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event3 !== "progress") addViolation(violations, path + "/event", "const", { allowedValue: "progress" });
      }
      if (data.data !== undefined) list_CrawlJob(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event4 = data.event;
        if (typeof event4 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event4 !== "done") addViolation(violations, path + "/event", "const", { allowedValue: "done" });
      }
      if (data.data !== undefined) list_CrawlJob(data.data, path + "/data", violations);
    }
    addViolation(violations, path, "oneOf", {});
  }
}

function list_getBatchScrape$46getBatchScrape_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_CrawlCancelResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (status !== "cancelled") addViolation(violations, path + "/status", "const", { allowedValue: "cancelled" });
    }
  }
}

function list_CrawlErrors(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.errors === undefined) addViolation(violations, path, "required", { missingProperty: "errors" });
    if (data.robotsBlocked === undefined) addViolation(violations, path, "required", { missingProperty: "robotsBlocked" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.errors !== undefined) {
      const errors = data.errors;
      if (!Array.isArray(errors)) addViolation(violations, path + "/errors", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < errors.length; index += 1) {
          const item = errors[index];
          list_CrawlError(item, path + "/errors/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.robotsBlocked !== undefined) list_like_links(data.robotsBlocked, path + "/robotsBlocked", violations);
  }
}

function list_CrawlError(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.timestamp === undefined) addViolation(violations, path, "required", { missingProperty: "timestamp" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.timestamp !== undefined) list_like_cachedAt(data.timestamp, path + "/timestamp", violations);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
  }
}

function list_getBatchScrapeErrors$46getBatchScrapeErrors_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_CrawlStartResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", violations);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_startCrawl$46startCrawl_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_CrawlPreview(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) {
      const value = data.data;
      if (!isObject(value)) addViolation(violations, path + "/data", "type", { type: "object" });
      else {
        if (value.url === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "url" });
        if (value.url !== undefined) list_like_url(value.url, path + "/data/url", violations);
        if (value.limit !== undefined) list_like_Retry$45After(value.limit, path + "/data/limit", violations);
        if (value.includePaths !== undefined) list_like_pageLabels(value.includePaths, path + "/data/includePaths", violations);
        if (value.excludePaths !== undefined) list_like_pageLabels(value.excludePaths, path + "/data/excludePaths", violations);
        if (value.maxDiscoveryDepth !== undefined) list_like_numPages(value.maxDiscoveryDepth, path + "/data/maxDiscoveryDepth", violations);
        if (value.crawlEntireDomain !== undefined) list_like_success(value.crawlEntireDomain, path + "/data/crawlEntireDomain", violations);
        if (value.allowSubdomains !== undefined) list_like_success(value.allowSubdomains, path + "/data/allowSubdomains", violations);
        if (value.allowExternalLinks !== undefined) list_like_success(value.allowExternalLinks, path + "/data/allowExternalLinks", violations);
        if (value.ignoreQueryParameters !== undefined) list_like_success(value.ignoreQueryParameters, path + "/data/ignoreQueryParameters", violations);
      }
    }
  }
}

function list_previewCrawl$46previewCrawl_422(data, path, violations) {
  if (!(is_ErrorBody(data) || is_SiteErrorBody(data))) {
    list_ErrorBody(data, path, violations);
    list_SiteErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_ActiveCrawls(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.crawls === undefined) addViolation(violations, path, "required", { missingProperty: "crawls" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.crawls !== undefined) {
      const crawls = data.crawls;
      if (!Array.isArray(crawls)) addViolation(violations, path + "/crawls", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < crawls.length; index += 1) {
          const item = crawls[index];
          list_ActiveCrawl(item, path + "/crawls/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_ActiveCrawl(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.teamId === undefined) addViolation(violations, path, "required", { missingProperty: "teamId" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.created_at === undefined) addViolation(violations, path, "required", { missingProperty: "created_at" });
    if (data.options === undefined) addViolation(violations, path, "required", { missingProperty: "options" });
    if (data.id !== undefined) list_CrawlJobId(data.id, path + "/id", violations);
    if (data.teamId !== undefined) list_like_warning(data.teamId, path + "/teamId", violations);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.created_at !== undefined) list_like_cachedAt(data.created_at, path + "/created_at", violations);
    if (data.options !== undefined) list_like_json(data.options, path + "/options", violations);
  }
}

function list_getCrawl$46getCrawl_200_2(data, path, violations) {
  const count = Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_0(data)) + Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_1(data)) + Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_2(data)) + Number(is_getCrawl$46getCrawl_200_2_allOf_1_oneOf_3(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event = data.event;
        if (typeof event !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event !== "catchup") addViolation(violations, path + "/event", "const", { allowedValue: "catchup" });
      }
      if (data.data !== undefined) list_CrawlJob(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event2 = data.event;
        if (typeof event2 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event2 !== "document") addViolation(violations, path + "/event", "const", { allowedValue: "document" });
      }
      if (data.id !== undefined) {
        const id = data.id;
        if (typeof id !== "string") addViolation(violations, path + "/id", "type", { type: "string" });
        else {
          if (!pattern15.test(id)) addViolation(violations, path + "/id", "pattern", { pattern: source14 });
        }
      }
      if (data.data !== undefined) list_ScrapeData(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event3 = data.event;
        if (typeof event3 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event3 !== "progress") addViolation(violations, path + "/event", "const", { allowedValue: "progress" });
      }
      if (data.data !== undefined) list_CrawlJob(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event4 = data.event;
        if (typeof event4 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event4 !== "done") addViolation(violations, path + "/event", "const", { allowedValue: "done" });
      }
      if (data.data !== undefined) list_CrawlJob(data.data, path + "/data", violations);
    }
    addViolation(violations, path, "oneOf", {});
  }
}

function list_getCrawl$46getCrawl_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_getCrawlErrors$46getCrawlErrors_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_SearchResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) list_SearchData(data.data, path + "/data", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
    if (data.id !== undefined) list_like_scrapeId(data.id, path + "/id", violations);
    if (data.creditsUsed !== undefined) list_like_numPages(data.creditsUsed, path + "/creditsUsed", violations);
  }
}

function list_SearchData(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.web !== undefined) {
      const web = data.web;
      if (!Array.isArray(web)) addViolation(violations, path + "/web", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < web.length; index += 1) {
          const item = web[index];
          list_SearchWebResult(item, path + "/web/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.news !== undefined) {
      const news = data.news;
      if (!Array.isArray(news)) addViolation(violations, path + "/news", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < news.length; index2 += 1) {
          const item2 = news[index2];
          list_SearchNewsResult(item2, path + "/news/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.images !== undefined) {
      const images = data.images;
      if (!Array.isArray(images)) addViolation(violations, path + "/images", "type", { type: "array" });
      else {
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < images.length; index3 += 1) {
          const item3 = images[index3];
          list_SearchImageResult(item3, path + "/images/" + index3, violations);
          if (violations.length >= limit3) break;
        }
      }
    }
  }
}

function list_SearchWebResult(data, path, violations) {
  list_PageContent(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.description === undefined) addViolation(violations, path, "required", { missingProperty: "description" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", violations);
    if (data.snippet !== undefined) list_like_warning(data.snippet, path + "/snippet", violations);
    if (data.date !== undefined) list_like_warning(data.date, path + "/date", violations);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", violations);
  }
}

function list_SearchNewsResult(data, path, violations) {
  list_PageContent(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.snippet === undefined) addViolation(violations, path, "required", { missingProperty: "snippet" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.snippet !== undefined) list_like_warning(data.snippet, path + "/snippet", violations);
    if (data.date !== undefined) list_like_warning(data.date, path + "/date", violations);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", violations);
  }
}

function list_SearchImageResult(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.imageUrl === undefined) addViolation(violations, path, "required", { missingProperty: "imageUrl" });
    if (data.position === undefined) addViolation(violations, path, "required", { missingProperty: "position" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.imageUrl !== undefined) list_like_url(data.imageUrl, path + "/imageUrl", violations);
    if (data.imageWidth !== undefined) list_like_Retry$45After(data.imageWidth, path + "/imageWidth", violations);
    if (data.imageHeight !== undefined) list_like_Retry$45After(data.imageHeight, path + "/imageHeight", violations);
    if (data.position !== undefined) list_like_Retry$45After(data.position, path + "/position", violations);
  }
}

function list_ParseResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) list_ParseData(data.data, path + "/data", violations);
  }
}

function list_ParseData(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.metadata === undefined) addViolation(violations, path, "required", { missingProperty: "metadata" });
    if (data.markdown !== undefined) list_like_warning(data.markdown, path + "/markdown", violations);
    if (data.html !== undefined) list_like_warning(data.html, path + "/html", violations);
    if (data.rawHtml !== undefined) list_like_warning(data.rawHtml, path + "/rawHtml", violations);
    if (data.json !== undefined) {
      const json = data.json;
    }
    if (data.links !== undefined) list_like_links(data.links, path + "/links", violations);
    if (data.images !== undefined) list_like_links(data.images, path + "/images", violations);
    if (data.summary !== undefined) list_like_warning(data.summary, path + "/summary", violations);
    if (data.attributes !== undefined) {
      const attributes = data.attributes;
      if (!Array.isArray(attributes)) addViolation(violations, path + "/attributes", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < attributes.length; index += 1) {
          const item = attributes[index];
          list_AttributeValues(item, path + "/attributes/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.pages !== undefined) {
      const pages = data.pages;
      if (!Array.isArray(pages)) addViolation(violations, path + "/pages", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < pages.length; index2 += 1) {
          const item2 = pages[index2];
          list_FilePage(item2, path + "/pages/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
    if (data.metadata !== undefined) list_FileMetadata(data.metadata, path + "/metadata", violations);
  }
}

function list_FileMetadata(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.contentType === undefined) addViolation(violations, path, "required", { missingProperty: "contentType" });
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.description !== undefined) list_like_warning(data.description, path + "/description", violations);
    if (data.language !== undefined) list_like_warning(data.language, path + "/language", violations);
    if (data.author !== undefined) list_like_warning(data.author, path + "/author", violations);
    if (data.publishedTime !== undefined) list_like_warning(data.publishedTime, path + "/publishedTime", violations);
    if (data.modifiedTime !== undefined) list_like_warning(data.modifiedTime, path + "/modifiedTime", violations);
    if (data.keywords !== undefined) list_like_warning(data.keywords, path + "/keywords", violations);
    if (data.siteName !== undefined) list_like_warning(data.siteName, path + "/siteName", violations);
    if (data.ogTitle !== undefined) list_like_warning(data.ogTitle, path + "/ogTitle", violations);
    if (data.ogDescription !== undefined) list_like_warning(data.ogDescription, path + "/ogDescription", violations);
    if (data.ogType !== undefined) list_like_warning(data.ogType, path + "/ogType", violations);
    if (data.ogUrl !== undefined) list_like_warning(data.ogUrl, path + "/ogUrl", violations);
    if (data.ogImage !== undefined) list_like_warning(data.ogImage, path + "/ogImage", violations);
    if (data.ogLocale !== undefined) list_like_warning(data.ogLocale, path + "/ogLocale", violations);
    if (data.favicon !== undefined) list_like_warning(data.favicon, path + "/favicon", violations);
    if (data.fileName !== undefined) list_like_warning(data.fileName, path + "/fileName", violations);
    if (data.contentType !== undefined) list_like_warning(data.contentType, path + "/contentType", violations);
    if (data.numPages !== undefined) list_like_numPages(data.numPages, path + "/numPages", violations);
    if (data.pageLabels !== undefined) list_like_pageLabels(data.pageLabels, path + "/pageLabels", violations);
    if (data.encoding !== undefined) list_like_warning(data.encoding, path + "/encoding", violations);
  }
}

function list_parseFile$46parseFile_403(data, path, violations) {
  if (!(is_ForbiddenErrorBody(data) || is_ErrorBody(data))) {
    list_ForbiddenErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_FileErrorBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) list_like_success2(data.success, path + "/success", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.details !== undefined) list_FileErrorDetails(data.details, path + "/details", violations);
    if (data.code !== undefined) list_like_warning(data.code, path + "/code", violations);
  }
}

function list_FileErrorDetails(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.cause === undefined) addViolation(violations, path, "required", { missingProperty: "cause" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.cause !== undefined) {
      const cause = data.cause;
      if (typeof cause !== "string") addViolation(violations, path + "/cause", "type", { type: "string" });
      if (!values16.includes(cause)) addViolation(violations, path + "/cause", "enum", { allowedValues: values16 });
    }
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", violations);
  }
}

function list_parseFile$46parseFile_422(data, path, violations) {
  if (!(is_ErrorBody(data) || is_FileErrorBody(data))) {
    list_ErrorBody(data, path, violations);
    list_FileErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_InteractSessions(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.sessions === undefined) addViolation(violations, path, "required", { missingProperty: "sessions" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
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
  }
}

function list_InteractSession(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.id !== undefined) list_InteractSessionId(data.id, path + "/id", violations);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", violations);
    if (data.expiresAt !== undefined) list_like_cachedAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.profile !== undefined) {
      const profile = data.profile;
      if (!isObject(profile)) addViolation(violations, path + "/profile", "type", { type: "object" });
      else {
        if (profile.name === undefined) addViolation(violations, path + "/profile", "required", { missingProperty: "name" });
        if (profile.saveChanges === undefined) addViolation(violations, path + "/profile", "required", { missingProperty: "saveChanges" });
        if (profile.name !== undefined) list_like_warning(profile.name, path + "/profile/name", violations);
        if (profile.saveChanges !== undefined) list_like_success(profile.saveChanges, path + "/profile/saveChanges", violations);
      }
    }
  }
}

function list_InteractSessionId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_InteractStartResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.liveViewUrl === undefined) addViolation(violations, path, "required", { missingProperty: "liveViewUrl" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_InteractSessionId(data.id, path + "/id", violations);
    if (data.liveViewUrl !== undefined) list_like_url(data.liveViewUrl, path + "/liveViewUrl", violations);
    if (data.expiresAt !== undefined) list_like_cachedAt(data.expiresAt, path + "/expiresAt", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_startInteract$46startInteract_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_InteractEndResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.sessionDurationMs === undefined) addViolation(violations, path, "required", { missingProperty: "sessionDurationMs" });
    if (data.creditsBilled === undefined) addViolation(violations, path, "required", { missingProperty: "creditsBilled" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.sessionDurationMs !== undefined) list_like_numPages(data.sessionDurationMs, path + "/sessionDurationMs", violations);
    if (data.creditsBilled !== undefined) list_like_numPages(data.creditsBilled, path + "/creditsBilled", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_InteractActionsResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.completed === undefined) addViolation(violations, path, "required", { missingProperty: "completed" });
    if (data.results === undefined) addViolation(violations, path, "required", { missingProperty: "results" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.completed !== undefined) list_like_success(data.completed, path + "/completed", violations);
    if (data.results !== undefined) {
      const results = data.results;
      if (!Array.isArray(results)) addViolation(violations, path + "/results", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < results.length; index += 1) {
          const item = results[index];
          list_InteractResult(item, path + "/results/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_InteractResult(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.ok === undefined) addViolation(violations, path, "required", { missingProperty: "ok" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.type !== undefined) list_like_warning(data.type, path + "/type", violations);
    if (data.ok !== undefined) list_like_success(data.ok, path + "/ok", violations);
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", violations);
    if (data.url !== undefined) list_like_warning(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.snapshot !== undefined) list_like_warning(data.snapshot, path + "/snapshot", violations);
    if (data.screenshot !== undefined) {
      const screenshot = data.screenshot;
      if (typeof screenshot !== "string") addViolation(violations, path + "/screenshot", "type", { type: "string" });
      else {
        if (!pattern18.test(screenshot)) addViolation(violations, path + "/screenshot", "pattern", { pattern: source17 });
      }
    }
    if (data.data !== undefined) list_ScrapeData(data.data, path + "/data", violations);
    if (data.windows !== undefined) {
      const windows = data.windows;
      if (!Array.isArray(windows)) addViolation(violations, path + "/windows", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < windows.length; index += 1) {
          const item = windows[index];
          list_InteractWindow(item, path + "/windows/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.downloads !== undefined) {
      const downloads = data.downloads;
      if (!Array.isArray(downloads)) addViolation(violations, path + "/downloads", "type", { type: "array" });
      else {
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < downloads.length; index2 += 1) {
          const item2 = downloads[index2];
          list_InteractDownload(item2, path + "/downloads/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
  }
}

function list_InteractWindow(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.title === undefined) addViolation(violations, path, "required", { missingProperty: "title" });
    if (data.current === undefined) addViolation(violations, path, "required", { missingProperty: "current" });
    if (data.url !== undefined) list_like_warning(data.url, path + "/url", violations);
    if (data.title !== undefined) list_like_warning(data.title, path + "/title", violations);
    if (data.current !== undefined) list_like_success(data.current, path + "/current", violations);
  }
}

function list_InteractDownload(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.state === undefined) addViolation(violations, path, "required", { missingProperty: "state" });
    if (data.name !== undefined) list_like_warning(data.name, path + "/name", violations);
    if (data.url !== undefined) list_like_warning(data.url, path + "/url", violations);
    if (data.state !== undefined) {
      const state = data.state;
      if (typeof state !== "string") addViolation(violations, path + "/state", "type", { type: "string" });
      if (!values19.includes(state)) addViolation(violations, path + "/state", "enum", { allowedValues: values19 });
    }
    if (data.bytes !== undefined) list_like_numPages(data.bytes, path + "/bytes", violations);
    if (data.problem !== undefined) list_like_warning(data.problem, path + "/problem", violations);
  }
}

function list_ScrapeInteractResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.sessionId === undefined) addViolation(violations, path, "required", { missingProperty: "sessionId" });
    if (data.completed === undefined) addViolation(violations, path, "required", { missingProperty: "completed" });
    if (data.results === undefined) addViolation(violations, path, "required", { missingProperty: "results" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.sessionId !== undefined) list_InteractSessionId(data.sessionId, path + "/sessionId", violations);
    if (data.completed !== undefined) list_like_success(data.completed, path + "/completed", violations);
    if (data.output !== undefined) list_like_warning(data.output, path + "/output", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
    if (data.results !== undefined) {
      const results = data.results;
      if (!Array.isArray(results)) addViolation(violations, path + "/results", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < results.length; index += 1) {
          const item = results[index];
          list_InteractResult(item, path + "/results/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_interactWithScrape$46interactWithScrape_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_MonitorList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.total === undefined) addViolation(violations, path, "required", { missingProperty: "total" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addViolation(violations, path + "/data", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_MonitorState(item, path + "/data/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.total !== undefined) list_like_numPages(data.total, path + "/total", violations);
  }
}

function list_MonitorState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.schedule === undefined) addViolation(violations, path, "required", { missingProperty: "schedule" });
    if (data.targets === undefined) addViolation(violations, path, "required", { missingProperty: "targets" });
    if (data.retentionDays === undefined) addViolation(violations, path, "required", { missingProperty: "retentionDays" });
    if (data.judgeEnabled === undefined) addViolation(violations, path, "required", { missingProperty: "judgeEnabled" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.updatedAt === undefined) addViolation(violations, path, "required", { missingProperty: "updatedAt" });
    if (data.id !== undefined) list_MonitorId(data.id, path + "/id", violations);
    if (data.name !== undefined) list_MonitorName(data.name, path + "/name", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values20.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values20 });
    }
    if (data.schedule !== undefined) list_MonitorTiming(data.schedule, path + "/schedule", violations);
    if (data.nextRunAt !== undefined) list_like_cachedAt(data.nextRunAt, path + "/nextRunAt", violations);
    if (data.lastRunAt !== undefined) list_like_cachedAt(data.lastRunAt, path + "/lastRunAt", violations);
    if (data.currentCheckId !== undefined) list_MonitorCheckId(data.currentCheckId, path + "/currentCheckId", violations);
    if (data.targets !== undefined) {
      const targets = data.targets;
      if (!Array.isArray(targets)) addViolation(violations, path + "/targets", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < targets.length; index += 1) {
          const item = targets[index];
          list_MonitorWatched(item, path + "/targets/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.webhook !== undefined) list_MonitorReceiver(data.webhook, path + "/webhook", violations);
    if (data.notification !== undefined) list_MonitorMailing(data.notification, path + "/notification", violations);
    if (data.retentionDays !== undefined) list_like_Retry$45After(data.retentionDays, path + "/retentionDays", violations);
    if (data.goal !== undefined) list_MonitorGoal(data.goal, path + "/goal", violations);
    if (data.judgeEnabled !== undefined) list_like_success(data.judgeEnabled, path + "/judgeEnabled", violations);
    if (data.estimatedCreditsPerMonth !== undefined) list_like_numPages(data.estimatedCreditsPerMonth, path + "/estimatedCreditsPerMonth", violations);
    if (data.lastCheckSummary !== undefined) list_MonitorSummary(data.lastCheckSummary, path + "/lastCheckSummary", violations);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", violations);
    if (data.updatedAt !== undefined) list_like_cachedAt(data.updatedAt, path + "/updatedAt", violations);
  }
}

function list_MonitorId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_MonitorName(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_MonitorTiming(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.cron === undefined) addViolation(violations, path, "required", { missingProperty: "cron" });
    if (data.timezone === undefined) addViolation(violations, path, "required", { missingProperty: "timezone" });
    if (data.cron !== undefined) list_like_id(data.cron, path + "/cron", violations);
    if (data.text !== undefined) list_like_warning(data.text, path + "/text", violations);
    if (data.timezone !== undefined) list_like_id(data.timezone, path + "/timezone", violations);
  }
}

function list_MonitorCheckId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_MonitorWatched(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) list_MonitorTargetId(data.id, path + "/id", violations);
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (!values21.includes(type)) addViolation(violations, path + "/type", "enum", { allowedValues: values21 });
    }
    if (data.urls !== undefined) list_like_pageLabels(data.urls, path + "/urls", violations);
    if (data.url !== undefined) list_like_warning(data.url, path + "/url", violations);
    if (data.queries !== undefined) list_like_pageLabels(data.queries, path + "/queries", violations);
  }
}

function list_MonitorTargetId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 100) addViolation(violations, path, "maxLength", { limit: 100 });
    if (lengthOf(data) <= 100 && !pattern23.test(data)) addViolation(violations, path, "pattern", { pattern: source22, example: "prices" });
  }
}

function list_MonitorReceiver(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.metadata === undefined) addViolation(violations, path, "required", { missingProperty: "metadata" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      if (!isObject(metadata)) addViolation(violations, path + "/metadata", "type", { type: "object" });
      else {
        const limit = violations.length + 20;
        for (const key in metadata) {
          const value = metadata[key];
          if (typeof value !== "string") addViolation(violations, path + "/metadata" + pointerTo(key), "type", { type: "string" });
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.events !== undefined) list_like_pageLabels(data.events, path + "/events", violations);
  }
}

function list_MonitorMailing(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.email !== undefined) {
      const email = data.email;
      if (!isObject(email)) addViolation(violations, path + "/email", "type", { type: "object" });
      else {
        if (email.enabled === undefined) addViolation(violations, path + "/email", "required", { missingProperty: "enabled" });
        if (email.includeDiffs === undefined) addViolation(violations, path + "/email", "required", { missingProperty: "includeDiffs" });
        if (email.enabled !== undefined) list_like_success(email.enabled, path + "/email/enabled", violations);
        if (email.recipients !== undefined) list_like_pageLabels(email.recipients, path + "/email/recipients", violations);
        if (email.includeDiffs !== undefined) list_like_success(email.includeDiffs, path + "/email/includeDiffs", violations);
      }
    }
  }
}

function list_MonitorGoal(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2000) addViolation(violations, path, "maxLength", { limit: 2000 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_MonitorSummary(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.totalPages === undefined) addViolation(violations, path, "required", { missingProperty: "totalPages" });
    if (data.same === undefined) addViolation(violations, path, "required", { missingProperty: "same" });
    if (data.changed === undefined) addViolation(violations, path, "required", { missingProperty: "changed" });
    if (data.new === undefined) addViolation(violations, path, "required", { missingProperty: "new" });
    if (data.removed === undefined) addViolation(violations, path, "required", { missingProperty: "removed" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.totalPages !== undefined) list_like_numPages(data.totalPages, path + "/totalPages", violations);
    if (data.same !== undefined) list_like_numPages(data.same, path + "/same", violations);
    if (data.changed !== undefined) list_like_numPages(data.changed, path + "/changed", violations);
    if (data.new !== undefined) list_like_numPages(data.new, path + "/new", violations);
    if (data.removed !== undefined) list_like_numPages(data.removed, path + "/removed", violations);
    if (data.error !== undefined) list_like_numPages(data.error, path + "/error", violations);
  }
}

function list_listMonitors$46listMonitors_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_MonitorResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) list_MonitorState(data.data, path + "/data", violations);
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
  }
}

function list_createMonitor$46createMonitor_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_getMonitor$46getMonitor_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_MonitorDeleteResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
  }
}

function list_updateMonitor$46updateMonitor_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_MonitorCheckResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) list_MonitorCheckState(data.data, path + "/data", violations);
  }
}

function list_MonitorCheckState(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.monitorId === undefined) addViolation(violations, path, "required", { missingProperty: "monitorId" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.trigger === undefined) addViolation(violations, path, "required", { missingProperty: "trigger" });
    if (data.actualCredits === undefined) addViolation(violations, path, "required", { missingProperty: "actualCredits" });
    if (data.summary === undefined) addViolation(violations, path, "required", { missingProperty: "summary" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.updatedAt === undefined) addViolation(violations, path, "required", { missingProperty: "updatedAt" });
    if (data.id !== undefined) list_MonitorCheckId(data.id, path + "/id", violations);
    if (data.monitorId !== undefined) list_MonitorId(data.monitorId, path + "/monitorId", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values24.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values24 });
    }
    if (data.trigger !== undefined) {
      const trigger = data.trigger;
      if (typeof trigger !== "string") addViolation(violations, path + "/trigger", "type", { type: "string" });
      if (!values25.includes(trigger)) addViolation(violations, path + "/trigger", "enum", { allowedValues: values25 });
    }
    if (data.scheduledFor !== undefined) list_like_cachedAt(data.scheduledFor, path + "/scheduledFor", violations);
    if (data.startedAt !== undefined) list_like_cachedAt(data.startedAt, path + "/startedAt", violations);
    if (data.finishedAt !== undefined) list_like_cachedAt(data.finishedAt, path + "/finishedAt", violations);
    if (data.actualCredits !== undefined) list_like_creditsUsed(data.actualCredits, path + "/actualCredits", violations);
    if (data.summary !== undefined) list_MonitorSummary(data.summary, path + "/summary", violations);
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", violations);
    if (data.updatedAt !== undefined) list_like_cachedAt(data.updatedAt, path + "/updatedAt", violations);
  }
}

function list_runMonitor$46runMonitor_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_MonitorCheckList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.total === undefined) addViolation(violations, path, "required", { missingProperty: "total" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addViolation(violations, path + "/data", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_MonitorCheckState(item, path + "/data/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.total !== undefined) list_like_numPages(data.total, path + "/total", violations);
  }
}

function list_listMonitorChecks$46listMonitorChecks_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_MonitorCheckDetail(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) {
      const value = data.data;
      list_MonitorCheckState(value, path + "/data", violations);
      if (!isObject(value)) addViolation(violations, path + "/data", "type", { type: "object" });
      else {
        if (value.pages === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "pages" });
        if (value.pages !== undefined) {
          const pages = value.pages;
          if (!Array.isArray(pages)) addViolation(violations, path + "/data/pages", "type", { type: "array" });
          else {
            const limit = violations.length + 20;
            for (let index = 0; index < pages.length; index += 1) {
              const item = pages[index];
              list_MonitorPage(item, path + "/data/pages/" + index, violations);
              if (violations.length >= limit) break;
            }
          }
        }
        if (value.next !== undefined) {
          const next = value.next;
          if (typeof next !== "string") addViolation(violations, path + "/data/next", "type", { type: "string" });
          else {
            if (!format_http_url(next)) addViolation(violations, path + "/data/next", "format", { format: "http-url" });
          }
        }
      }
    }
  }
}

function list_MonitorPage(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.targetId === undefined) addViolation(violations, path, "required", { missingProperty: "targetId" });
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.id !== undefined) list_like_id(data.id, path + "/id", violations);
    if (data.targetId !== undefined) list_MonitorTargetId(data.targetId, path + "/targetId", violations);
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values26.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values26 });
    }
    if (data.statusCode !== undefined) {
      const statusCode = data.statusCode;
      if (!Number.isInteger(statusCode)) addViolation(violations, path + "/statusCode", "type", { type: "integer" });
    }
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.metadata !== undefined) list_PageMetadata(data.metadata, path + "/metadata", violations);
    if (data.diff !== undefined) list_MonitorDiff(data.diff, path + "/diff", violations);
    if (data.ignored !== undefined) {
      const ignored = data.ignored;
      if (!Array.isArray(ignored)) addViolation(violations, path + "/ignored", "type", { type: "array" });
      else {
        if (ignored.length > 100) addViolation(violations, path + "/ignored", "maxItems", { limit: 100 });
        const limit = violations.length + 20;
        for (let index = 0; index < ignored.length; index += 1) {
          const item = ignored[index];
          list_MonitorIgnored(item, path + "/ignored/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.snapshot !== undefined) list_MonitorSnapshot(data.snapshot, path + "/snapshot", violations);
    if (data.judgment !== undefined) list_MonitorJudgment(data.judgment, path + "/judgment", violations);
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", violations);
  }
}

function list_MonitorDiff(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.text !== undefined) list_like_warning(data.text, path + "/text", violations);
    if (data.json !== undefined) list_like_json(data.json, path + "/json", violations);
  }
}

function list_MonitorIgnored(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.reason === undefined) addViolation(violations, path, "required", { missingProperty: "reason" });
    if (data.before === undefined) addViolation(violations, path, "required", { missingProperty: "before" });
    if (data.after === undefined) addViolation(violations, path, "required", { missingProperty: "after" });
    if (data.reason !== undefined) {
      const reason = data.reason;
      if (typeof reason !== "string") addViolation(violations, path + "/reason", "type", { type: "string" });
      if (!values27.includes(reason)) addViolation(violations, path + "/reason", "enum", { allowedValues: values27 });
    }
    if (data.before !== undefined) list_like_warning(data.before, path + "/before", violations);
    if (data.after !== undefined) list_like_warning(data.after, path + "/after", violations);
  }
}

function list_MonitorSnapshot(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.json !== undefined) {
      const json = data.json;
    }
  }
}

function list_MonitorJudgment(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.meaningful === undefined) addViolation(violations, path, "required", { missingProperty: "meaningful" });
    if (data.confidence === undefined) addViolation(violations, path, "required", { missingProperty: "confidence" });
    if (data.reason === undefined) addViolation(violations, path, "required", { missingProperty: "reason" });
    if (data.meaningful !== undefined) list_like_success(data.meaningful, path + "/meaningful", violations);
    if (data.confidence !== undefined) {
      const confidence = data.confidence;
      if (typeof confidence !== "string") addViolation(violations, path + "/confidence", "type", { type: "string" });
      if (!values28.includes(confidence)) addViolation(violations, path + "/confidence", "enum", { allowedValues: values28 });
    }
    if (data.reason !== undefined) list_like_warning(data.reason, path + "/reason", violations);
  }
}

function list_getMonitorCheck$46getMonitorCheck_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_AgentList(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.agents === undefined) addViolation(violations, path, "required", { missingProperty: "agents" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.agents !== undefined) {
      const agents = data.agents;
      if (!Array.isArray(agents)) addViolation(violations, path + "/agents", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < agents.length; index += 1) {
          const item = agents[index];
          list_AgentListItem(item, path + "/agents/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.next !== undefined) list_like_url(data.next, path + "/next", violations);
  }
}

function list_AgentListItem(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.createdAt === undefined) addViolation(violations, path, "required", { missingProperty: "createdAt" });
    if (data.targetHint === undefined) addViolation(violations, path, "required", { missingProperty: "targetHint" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.options === undefined) addViolation(violations, path, "required", { missingProperty: "options" });
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values29.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values29 });
    }
    if (data.createdAt !== undefined) list_like_cachedAt(data.createdAt, path + "/createdAt", violations);
    if (data.targetHint !== undefined) list_like_warning(data.targetHint, path + "/targetHint", violations);
    if (data.creditsUsed !== undefined) list_like_numPages(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.options !== undefined) {
      const options = data.options;
      if (!isObject(options)) addViolation(violations, path + "/options", "type", { type: "object" });
      else {
        if (options.prompt === undefined) addViolation(violations, path + "/options", "required", { missingProperty: "prompt" });
        if (options.model === undefined) addViolation(violations, path + "/options", "required", { missingProperty: "model" });
        if (options.prompt !== undefined) list_like_warning(options.prompt, path + "/options/prompt", violations);
        if (options.urls !== undefined) list_like_pageLabels(options.urls, path + "/options/urls", violations);
        if (options.schema !== undefined) list_like_json(options.schema, path + "/options/schema", violations);
        if (options.model !== undefined) list_like_warning(options.model, path + "/options/model", violations);
      }
    }
  }
}

function list_AgentJobId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_listAgents$46listAgents_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_AgentStartResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
  }
}

function list_startAgent$46startAgent_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_AgentJob(data, path, violations) {
  const count = Number(is_AgentJobProcessing(data)) + Number(is_AgentJobCompleted(data)) + Number(is_AgentJobFailed(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    list_AgentJobProcessing(data, path, violations);
    list_AgentJobCompleted(data, path, violations);
    list_AgentJobFailed(data, path, violations);
    addViolation(violations, path, "oneOf", {});
  }
}

function list_AgentJobProcessing(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.model === undefined) addViolation(violations, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (status !== "processing") addViolation(violations, path + "/status", "const", { allowedValue: "processing" });
    }
    if (data.data !== undefined) {
      const value = data.data;
      addViolation(violations, path + "/data", "false schema", {});
    }
    if (data.model !== undefined) list_like_warning(data.model, path + "/model", violations);
    if (data.creditsUsed !== undefined) list_like_creditsUsed(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.expiresAt !== undefined) list_AgentJobExpiry(data.expiresAt, path + "/expiresAt", violations);
  }
}

function list_AgentJobExpiry(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addViolation(violations, path, "format", { format: "date-time" });
  }
}

function list_AgentJobCompleted(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.model === undefined) addViolation(violations, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (status !== "completed") addViolation(violations, path + "/status", "const", { allowedValue: "completed" });
    }
    if (data.data !== undefined) {
      const value = data.data;
    }
    if (data.sources !== undefined) {
      const sources = data.sources;
      if (!isObject(sources)) addViolation(violations, path + "/sources", "type", { type: "object" });
      else {
        const limit = violations.length + 20;
        for (const key in sources) {
          const value2 = sources[key];
          if (!isObject(value2)) addViolation(violations, path + "/sources" + pointerTo(key), "type", { type: "object" });
          else {
            if (value2.url === undefined) addViolation(violations, path + "/sources" + pointerTo(key), "required", { missingProperty: "url" });
            if (value2.url !== undefined) {
              const url = value2.url;
              if (typeof url !== "string") addViolation(violations, path + "/sources" + pointerTo(key) + "/url", "type", { type: "string" });
            }
            if (value2.quote !== undefined) {
              const quote = value2.quote;
              if (typeof quote !== "string") addViolation(violations, path + "/sources" + pointerTo(key) + "/quote", "type", { type: "string" });
            }
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.warning !== undefined) list_like_warning(data.warning, path + "/warning", violations);
    if (data.model !== undefined) list_like_warning(data.model, path + "/model", violations);
    if (data.creditsUsed !== undefined) list_like_creditsUsed(data.creditsUsed, path + "/creditsUsed", violations);
    if (data.expiresAt !== undefined) list_AgentJobExpiry(data.expiresAt, path + "/expiresAt", violations);
  }
}

function list_AgentJobFailed(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.status === undefined) addViolation(violations, path, "required", { missingProperty: "status" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.model === undefined) addViolation(violations, path, "required", { missingProperty: "model" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.expiresAt === undefined) addViolation(violations, path, "required", { missingProperty: "expiresAt" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (status !== "failed") addViolation(violations, path + "/status", "const", { allowedValue: "failed" });
    }
    if (data.error !== undefined) list_like_warning(data.error, path + "/error", violations);
    if (data.data !== undefined) {
      const value = data.data;
      addViolation(violations, path + "/data", "false schema", {});
    }
    if (data.model !== undefined) list_like_warning(data.model, path + "/model", violations);
    if (data.creditsUsed !== undefined) {
      const creditsUsed = data.creditsUsed;
      if (!Number.isFinite(creditsUsed)) addViolation(violations, path + "/creditsUsed", "type", { type: "number" });
      if (creditsUsed !== 0) addViolation(violations, path + "/creditsUsed", "const", { allowedValue: 0 });
    }
    if (data.expiresAt !== undefined) list_AgentJobExpiry(data.expiresAt, path + "/expiresAt", violations);
  }
}

function list_getAgent$46getAgent_400(data, path, violations) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) {
    list_ValidationErrorBody(data, path, violations);
    list_ErrorBody(data, path, violations);
    addViolation(violations, path, "anyOf", {});
  }
}

function list_AgentCancelResponse(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
  }
}

function list_AgentTrace(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.events === undefined) addViolation(violations, path, "required", { missingProperty: "events" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addViolation(violations, path + "/events", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          list_AgentTraceEvent(item, path + "/events/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.creditsUsed !== undefined) list_like_creditsUsed(data.creditsUsed, path + "/creditsUsed", violations);
  }
}

function list_AgentTraceEvent(data, path, violations) {
  const count = Number(is_AgentTraceRunStarted(data)) + Number(is_AgentTraceRunCancelRequested(data)) + Number(is_AgentTraceRunFinished(data)) + Number(is_AgentTraceAgentStarted(data)) + Number(is_AgentTraceAgentFinished(data)) + Number(is_AgentTraceProgressReported(data)) + Number(is_AgentTraceReasoningSummary(data)) + Number(is_AgentTraceToolCallStarted(data)) + Number(is_AgentTraceToolCallFinished(data)) + Number(is_AgentTraceBrowserSessionStarted(data)) + Number(is_AgentTraceBrowserSessionFinished(data)) + Number(is_AgentTraceArtifactUpdated(data)) + Number(is_AgentTraceErrorOccurred(data)) + Number(is_AgentTraceOther(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    list_AgentTraceRunStarted(data, path, violations);
    list_AgentTraceRunCancelRequested(data, path, violations);
    list_AgentTraceRunFinished(data, path, violations);
    list_AgentTraceAgentStarted(data, path, violations);
    list_AgentTraceAgentFinished(data, path, violations);
    list_AgentTraceProgressReported(data, path, violations);
    list_AgentTraceReasoningSummary(data, path, violations);
    list_AgentTraceToolCallStarted(data, path, violations);
    list_AgentTraceToolCallFinished(data, path, violations);
    list_AgentTraceBrowserSessionStarted(data, path, violations);
    list_AgentTraceBrowserSessionFinished(data, path, violations);
    list_AgentTraceArtifactUpdated(data, path, violations);
    list_AgentTraceErrorOccurred(data, path, violations);
    list_AgentTraceOther(data, path, violations);
    addViolation(violations, path, "oneOf", {});
  }
}

function list_AgentTraceRunStarted(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "run.started") addViolation(violations, path + "/type", "const", { allowedValue: "run.started" });
    }
  }
}

function list_AgentTraceEnvelope(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.schemaVersion === undefined) addViolation(violations, path, "required", { missingProperty: "schemaVersion" });
    if (data.eventId === undefined) addViolation(violations, path, "required", { missingProperty: "eventId" });
    if (data.runId === undefined) addViolation(violations, path, "required", { missingProperty: "runId" });
    if (data.occurredAt === undefined) addViolation(violations, path, "required", { missingProperty: "occurredAt" });
    if (data.producerSequence === undefined) addViolation(violations, path, "required", { missingProperty: "producerSequence" });
    if (data.agent === undefined) addViolation(violations, path, "required", { missingProperty: "agent" });
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.schemaVersion !== undefined) list_like_Retry$45After(data.schemaVersion, path + "/schemaVersion", violations);
    if (data.eventId !== undefined) list_like_scrapeId(data.eventId, path + "/eventId", violations);
    if (data.runId !== undefined) list_like_scrapeId(data.runId, path + "/runId", violations);
    if (data.occurredAt !== undefined) list_like_cachedAt(data.occurredAt, path + "/occurredAt", violations);
    if (data.producerSequence !== undefined) list_like_numPages(data.producerSequence, path + "/producerSequence", violations);
    if (data.agent !== undefined) list_AgentTraceProducer(data.agent, path + "/agent", violations);
    if (data.type !== undefined) list_like_id(data.type, path + "/type", violations);
  }
}

function list_AgentTraceProducer(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.role === undefined) addViolation(violations, path, "required", { missingProperty: "role" });
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.id !== undefined) list_like_warning(data.id, path + "/id", violations);
    if (data.role !== undefined) {
      const role = data.role;
      if (typeof role !== "string") addViolation(violations, path + "/role", "type", { type: "string" });
      if (!values30.includes(role)) addViolation(violations, path + "/role", "enum", { allowedValues: values30 });
    }
    if (data.name !== undefined) list_like_warning(data.name, path + "/name", violations);
    if (data.parentId !== undefined) list_like_warning(data.parentId, path + "/parentId", violations);
  }
}

function list_AgentTraceRunCancelRequested(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.reason === undefined) addViolation(violations, path, "required", { missingProperty: "reason" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "run.cancel_requested") addViolation(violations, path + "/type", "const", { allowedValue: "run.cancel_requested" });
    }
    if (data.reason !== undefined) {
      const reason = data.reason;
      if (typeof reason !== "string") addViolation(violations, path + "/reason", "type", { type: "string" });
    }
  }
}

function list_AgentTraceRunFinished(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.outcome === undefined) addViolation(violations, path, "required", { missingProperty: "outcome" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "run.finished") addViolation(violations, path + "/type", "const", { allowedValue: "run.finished" });
    }
    if (data.outcome !== undefined) {
      const outcome = data.outcome;
      if (typeof outcome !== "string") addViolation(violations, path + "/outcome", "type", { type: "string" });
      if (!values31.includes(outcome)) addViolation(violations, path + "/outcome", "enum", { allowedValues: values31 });
    }
    if (data.error !== undefined) {
      const error = data.error;
      const count = Number(is_AgentTraceError(error)) + Number((error === null));
      if (count > 1) addViolation(violations, path + "/error", "oneOf", {});
      if (count === 0) {
        list_AgentTraceError(error, path + "/error", violations);
        if (error !== null) addViolation(violations, path + "/error", "type", { type: "null" });
        addViolation(violations, path + "/error", "oneOf", {});
      }
    }
  }
}

function list_AgentTraceError(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.code === undefined) addViolation(violations, path, "required", { missingProperty: "code" });
    if (data.source === undefined) addViolation(violations, path, "required", { missingProperty: "source" });
    if (data.retryable === undefined) addViolation(violations, path, "required", { missingProperty: "retryable" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.code !== undefined) {
      const code = data.code;
      if (typeof code !== "string") addViolation(violations, path + "/code", "type", { type: "string" });
      if (!values32.includes(code)) addViolation(violations, path + "/code", "enum", { allowedValues: values32 });
    }
    if (data.source !== undefined) {
      const value = data.source;
      if (typeof value !== "string") addViolation(violations, path + "/source", "type", { type: "string" });
      if (!values33.includes(value)) addViolation(violations, path + "/source", "enum", { allowedValues: values33 });
    }
    if (data.retryable !== undefined) list_like_success(data.retryable, path + "/retryable", violations);
    if (data.message !== undefined) list_like_warning(data.message, path + "/message", violations);
  }
}

function list_AgentTraceAgentStarted(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "agent.started") addViolation(violations, path + "/type", "const", { allowedValue: "agent.started" });
    }
  }
}

function list_AgentTraceAgentFinished(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.outcome === undefined) addViolation(violations, path, "required", { missingProperty: "outcome" });
    if (data.durationMs === undefined) addViolation(violations, path, "required", { missingProperty: "durationMs" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "agent.finished") addViolation(violations, path + "/type", "const", { allowedValue: "agent.finished" });
    }
    if (data.outcome !== undefined) {
      const outcome = data.outcome;
      if (typeof outcome !== "string") addViolation(violations, path + "/outcome", "type", { type: "string" });
      if (!values34.includes(outcome)) addViolation(violations, path + "/outcome", "enum", { allowedValues: values34 });
    }
    if (data.durationMs !== undefined) {
      const durationMs = data.durationMs;
      if (!Number.isInteger(durationMs)) addViolation(violations, path + "/durationMs", "type", { type: "integer" });
      if (Number.isFinite(durationMs)) {
        if (durationMs < 0) addViolation(violations, path + "/durationMs", "minimum", { limit: 0 });
      }
    }
    if (data.error !== undefined) {
      const error = data.error;
      const count = Number(is_AgentTraceError(error)) + Number((error === null));
      if (count > 1) addViolation(violations, path + "/error", "oneOf", {});
      if (count === 0) {
        list_AgentTraceError(error, path + "/error", violations);
        if (error !== null) addViolation(violations, path + "/error", "type", { type: "null" });
        addViolation(violations, path + "/error", "oneOf", {});
      }
    }
  }
}

function list_AgentTraceProgressReported(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.phase === undefined) addViolation(violations, path, "required", { missingProperty: "phase" });
    if (data.message === undefined) addViolation(violations, path, "required", { missingProperty: "message" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "progress.reported") addViolation(violations, path + "/type", "const", { allowedValue: "progress.reported" });
    }
    if (data.phase !== undefined) {
      const phase = data.phase;
      if (typeof phase !== "string") addViolation(violations, path + "/phase", "type", { type: "string" });
      if (!values35.includes(phase)) addViolation(violations, path + "/phase", "enum", { allowedValues: values35 });
    }
    if (data.message !== undefined) {
      const message = data.message;
      if (typeof message !== "string") addViolation(violations, path + "/message", "type", { type: "string" });
    }
  }
}

function list_AgentTraceReasoningSummary(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.text === undefined) addViolation(violations, path, "required", { missingProperty: "text" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "reasoning.summary") addViolation(violations, path + "/type", "const", { allowedValue: "reasoning.summary" });
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addViolation(violations, path + "/text", "type", { type: "string" });
    }
  }
}

function list_AgentTraceToolCallStarted(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.toolCallId === undefined) addViolation(violations, path, "required", { missingProperty: "toolCallId" });
    if (data.toolName === undefined) addViolation(violations, path, "required", { missingProperty: "toolName" });
    if (data.parameters === undefined) addViolation(violations, path, "required", { missingProperty: "parameters" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "tool_call.started") addViolation(violations, path + "/type", "const", { allowedValue: "tool_call.started" });
    }
    if (data.toolCallId !== undefined) {
      const toolCallId = data.toolCallId;
      if (typeof toolCallId !== "string") addViolation(violations, path + "/toolCallId", "type", { type: "string" });
    }
    if (data.toolName !== undefined) {
      const toolName = data.toolName;
      if (typeof toolName !== "string") addViolation(violations, path + "/toolName", "type", { type: "string" });
    }
    if (data.parameters !== undefined) {
      const parameters = data.parameters;
    }
  }
}

function list_AgentTraceToolCallFinished(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.toolCallId === undefined) addViolation(violations, path, "required", { missingProperty: "toolCallId" });
    if (data.toolName === undefined) addViolation(violations, path, "required", { missingProperty: "toolName" });
    if (data.result === undefined) addViolation(violations, path, "required", { missingProperty: "result" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "tool_call.finished") addViolation(violations, path + "/type", "const", { allowedValue: "tool_call.finished" });
    }
    if (data.toolCallId !== undefined) {
      const toolCallId = data.toolCallId;
      if (typeof toolCallId !== "string") addViolation(violations, path + "/toolCallId", "type", { type: "string" });
    }
    if (data.toolName !== undefined) {
      const toolName = data.toolName;
      if (typeof toolName !== "string") addViolation(violations, path + "/toolName", "type", { type: "string" });
    }
    if (data.result !== undefined) {
      const result = data.result;
    }
  }
}

function list_AgentTraceBrowserSessionStarted(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.browserSessionId === undefined) addViolation(violations, path, "required", { missingProperty: "browserSessionId" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "browser.session.started") addViolation(violations, path + "/type", "const", { allowedValue: "browser.session.started" });
    }
    if (data.browserSessionId !== undefined) {
      const browserSessionId = data.browserSessionId;
      if (typeof browserSessionId !== "string") addViolation(violations, path + "/browserSessionId", "type", { type: "string" });
    }
  }
}

function list_AgentTraceBrowserSessionFinished(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.browserSessionId === undefined) addViolation(violations, path, "required", { missingProperty: "browserSessionId" });
    if (data.durationMs === undefined) addViolation(violations, path, "required", { missingProperty: "durationMs" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "browser.session.finished") addViolation(violations, path + "/type", "const", { allowedValue: "browser.session.finished" });
    }
    if (data.browserSessionId !== undefined) {
      const browserSessionId = data.browserSessionId;
      if (typeof browserSessionId !== "string") addViolation(violations, path + "/browserSessionId", "type", { type: "string" });
    }
    if (data.durationMs !== undefined) {
      const durationMs = data.durationMs;
      if (!Number.isInteger(durationMs)) addViolation(violations, path + "/durationMs", "type", { type: "integer" });
      if (Number.isFinite(durationMs)) {
        if (durationMs < 0) addViolation(violations, path + "/durationMs", "minimum", { limit: 0 });
      }
    }
  }
}

function list_AgentTraceArtifactUpdated(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.snapshotId === undefined) addViolation(violations, path, "required", { missingProperty: "snapshotId" });
    if (data.artifact === undefined) addViolation(violations, path, "required", { missingProperty: "artifact" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "artifact.updated") addViolation(violations, path + "/type", "const", { allowedValue: "artifact.updated" });
    }
    if (data.snapshotId !== undefined) list_AgentSnapshotId(data.snapshotId, path + "/snapshotId", violations);
    if (data.artifact !== undefined) list_AgentTraceArtifact(data.artifact, path + "/artifact", violations);
  }
}

function list_AgentSnapshotId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_AgentTraceArtifact(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.kind === undefined) addViolation(violations, path, "required", { missingProperty: "kind" });
    if (data.artifactId === undefined) addViolation(violations, path, "required", { missingProperty: "artifactId" });
    if (data.snapshotId === undefined) addViolation(violations, path, "required", { missingProperty: "snapshotId" });
    if (data.change === undefined) addViolation(violations, path, "required", { missingProperty: "change" });
    if (data.kind !== undefined) {
      const kind = data.kind;
      if (typeof kind !== "string") addViolation(violations, path + "/kind", "type", { type: "string" });
      if (!values36.includes(kind)) addViolation(violations, path + "/kind", "enum", { allowedValues: values36 });
    }
    if (data.artifactId !== undefined) list_like_warning(data.artifactId, path + "/artifactId", violations);
    if (data.path !== undefined) list_like_warning(data.path, path + "/path", violations);
    if (data.snapshotId !== undefined) list_AgentSnapshotId(data.snapshotId, path + "/snapshotId", violations);
    if (data.change !== undefined) {
      const change = data.change;
      if (typeof change !== "string") addViolation(violations, path + "/change", "type", { type: "string" });
      if (!values37.includes(change)) addViolation(violations, path + "/change", "enum", { allowedValues: values37 });
    }
    if (data.changedFields !== undefined) list_like_pageLabels(data.changedFields, path + "/changedFields", violations);
    if (data.itemCount !== undefined) list_like_numPages(data.itemCount, path + "/itemCount", violations);
    if (data.sourceToolCallId !== undefined) list_like_warning(data.sourceToolCallId, path + "/sourceToolCallId", violations);
  }
}

function list_AgentTraceErrorOccurred(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.retryable === undefined) addViolation(violations, path, "required", { missingProperty: "retryable" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (type !== "error.occurred") addViolation(violations, path + "/type", "const", { allowedValue: "error.occurred" });
    }
    if (data.error !== undefined) list_AgentTraceError(data.error, path + "/error", violations);
    if (data.retryable !== undefined) {
      const retryable = data.retryable;
      if (typeof retryable !== "boolean") addViolation(violations, path + "/retryable", "type", { type: "boolean" });
    }
  }
}

function list_AgentTraceOther(data, path, violations) {
  list_AgentTraceEnvelope(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (is_AgentTraceOther_allOf_1_properties_type_not(type)) addViolation(violations, path + "/type", "not", {});
    }
  }
}

function list_getAgentTrace$46getAgentTrace_200_2(data, path, violations) {
  const count = Number(is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_0(data)) + Number(is_getAgentTrace$46getAgentTrace_200_2_allOf_1_oneOf_1(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event = data.event;
        if (typeof event !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event !== "trace") addViolation(violations, path + "/event", "const", { allowedValue: "trace" });
      }
      if (data.id !== undefined) {
        const id = data.id;
        if (typeof id !== "string") addViolation(violations, path + "/id", "type", { type: "string" });
        else {
          if (!pattern15.test(id)) addViolation(violations, path + "/id", "pattern", { pattern: source14 });
        }
      }
      if (data.data !== undefined) list_AgentTraceEvent(data.data, path + "/data", violations);
    }
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.event === undefined) addViolation(violations, path, "required", { missingProperty: "event" });
      if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
      if (data.event !== undefined) {
        const event2 = data.event;
        if (typeof event2 !== "string") addViolation(violations, path + "/event", "type", { type: "string" });
        if (event2 !== "done") addViolation(violations, path + "/event", "const", { allowedValue: "done" });
      }
      if (data.data !== undefined) list_AgentJob(data.data, path + "/data", violations);
    }
    addViolation(violations, path, "oneOf", {});
  }
}

function list_AgentSnapshot(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.snapshotId === undefined) addViolation(violations, path, "required", { missingProperty: "snapshotId" });
    if (data.snapshot === undefined) addViolation(violations, path, "required", { missingProperty: "snapshot" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.id !== undefined) list_AgentJobId(data.id, path + "/id", violations);
    if (data.snapshotId !== undefined) list_AgentSnapshotId(data.snapshotId, path + "/snapshotId", violations);
    if (data.snapshot !== undefined) list_like_warning(data.snapshot, path + "/snapshot", violations);
  }
}

function list_CreditUsage(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) {
      const value = data.data;
      if (!isObject(value)) addViolation(violations, path + "/data", "type", { type: "object" });
      else {
        if (value.remainingCredits === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "remainingCredits" });
        if (value.planCredits === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "planCredits" });
        if (value.billingPeriodStart === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "billingPeriodStart" });
        if (value.billingPeriodEnd === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "billingPeriodEnd" });
        if (value.storedBytes === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "storedBytes" });
        if (value.maxStoredBytes === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "maxStoredBytes" });
        if (value.budget === undefined) addViolation(violations, path + "/data", "required", { missingProperty: "budget" });
        if (value.remainingCredits !== undefined) list_like_numPages(value.remainingCredits, path + "/data/remainingCredits", violations);
        if (value.planCredits !== undefined) list_like_numPages(value.planCredits, path + "/data/planCredits", violations);
        if (value.billingPeriodStart !== undefined) list_like_billingPeriodStart(value.billingPeriodStart, path + "/data/billingPeriodStart", violations);
        if (value.billingPeriodEnd !== undefined) list_like_billingPeriodStart(value.billingPeriodEnd, path + "/data/billingPeriodEnd", violations);
        if (value.budget !== undefined) {
          const budget = value.budget;
          const count = Number(is_MonthlyBudget(budget)) + Number((budget === null));
          if (count > 1) addViolation(violations, path + "/data/budget", "oneOf", {});
          if (count === 0) {
            list_MonthlyBudget(budget, path + "/data/budget", violations);
            if (budget !== null) addViolation(violations, path + "/data/budget", "type", { type: "null" });
            addViolation(violations, path + "/data/budget", "oneOf", {});
          }
        }
        if (value.storedBytes !== undefined) list_like_numPages(value.storedBytes, path + "/data/storedBytes", violations);
        if (value.maxStoredBytes !== undefined) list_like_Retry$45After(value.maxStoredBytes, path + "/data/maxStoredBytes", violations);
      }
    }
  }
}

function list_MonthlyBudget(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.credits === undefined) addViolation(violations, path, "required", { missingProperty: "credits" });
    if (data.used === undefined) addViolation(violations, path, "required", { missingProperty: "used" });
    if (data.held === undefined) addViolation(violations, path, "required", { missingProperty: "held" });
    if (data.remaining === undefined) addViolation(violations, path, "required", { missingProperty: "remaining" });
    if (data.isHardLimit === undefined) addViolation(violations, path, "required", { missingProperty: "isHardLimit" });
    if (data.startsAt === undefined) addViolation(violations, path, "required", { missingProperty: "startsAt" });
    if (data.resetsAt === undefined) addViolation(violations, path, "required", { missingProperty: "resetsAt" });
    if (data.credits !== undefined) list_like_Retry$45After(data.credits, path + "/credits", violations);
    if (data.used !== undefined) list_like_numPages(data.used, path + "/used", violations);
    if (data.held !== undefined) list_like_numPages(data.held, path + "/held", violations);
    if (data.remaining !== undefined) list_like_numPages(data.remaining, path + "/remaining", violations);
    if (data.isHardLimit !== undefined) list_like_success(data.isHardLimit, path + "/isHardLimit", violations);
    if (data.startsAt !== undefined) list_like_cachedAt(data.startsAt, path + "/startsAt", violations);
    if (data.resetsAt !== undefined) list_like_cachedAt(data.resetsAt, path + "/resetsAt", violations);
  }
}

function list_CreditUsageHistory(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.periods === undefined) addViolation(violations, path, "required", { missingProperty: "periods" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.periods !== undefined) {
      const periods = data.periods;
      if (!Array.isArray(periods)) addViolation(violations, path + "/periods", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < periods.length; index += 1) {
          const item = periods[index];
          list_CreditUsagePeriod(item, path + "/periods/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_CreditUsagePeriod(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.startDate === undefined) addViolation(violations, path, "required", { missingProperty: "startDate" });
    if (data.endDate === undefined) addViolation(violations, path, "required", { missingProperty: "endDate" });
    if (data.creditsUsed === undefined) addViolation(violations, path, "required", { missingProperty: "creditsUsed" });
    if (data.startDate !== undefined) list_like_cachedAt(data.startDate, path + "/startDate", violations);
    if (data.endDate !== undefined) list_like_previousScrapeAt(data.endDate, path + "/endDate", violations);
    if (data.apiKey !== undefined) list_like_warning(data.apiKey, path + "/apiKey", violations);
    if (data.keyId !== undefined) list_like_warning(data.keyId, path + "/keyId", violations);
    if (data.creditsUsed !== undefined) list_like_numPages(data.creditsUsed, path + "/creditsUsed", violations);
  }
}

function list_QueueStatus(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.jobsInQueue === undefined) addViolation(violations, path, "required", { missingProperty: "jobsInQueue" });
    if (data.activeJobsInQueue === undefined) addViolation(violations, path, "required", { missingProperty: "activeJobsInQueue" });
    if (data.waitingJobsInQueue === undefined) addViolation(violations, path, "required", { missingProperty: "waitingJobsInQueue" });
    if (data.maxConcurrency === undefined) addViolation(violations, path, "required", { missingProperty: "maxConcurrency" });
    if (data.mostRecentSuccess === undefined) addViolation(violations, path, "required", { missingProperty: "mostRecentSuccess" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.jobsInQueue !== undefined) list_like_numPages(data.jobsInQueue, path + "/jobsInQueue", violations);
    if (data.activeJobsInQueue !== undefined) list_like_numPages(data.activeJobsInQueue, path + "/activeJobsInQueue", violations);
    if (data.waitingJobsInQueue !== undefined) list_like_numPages(data.waitingJobsInQueue, path + "/waitingJobsInQueue", violations);
    if (data.maxConcurrency !== undefined) list_like_Retry$45After(data.maxConcurrency, path + "/maxConcurrency", violations);
    if (data.mostRecentSuccess !== undefined) list_like_previousScrapeAt(data.mostRecentSuccess, path + "/mostRecentSuccess", violations);
  }
}

function list_TeamActivity(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.data === undefined) addViolation(violations, path, "required", { missingProperty: "data" });
    if (data.cursor === undefined) addViolation(violations, path, "required", { missingProperty: "cursor" });
    if (data.has_more === undefined) addViolation(violations, path, "required", { missingProperty: "has_more" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.data !== undefined) {
      const value = data.data;
      if (!Array.isArray(value)) addViolation(violations, path + "/data", "type", { type: "array" });
      else {
        const limit = violations.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          list_TeamActivityItem(item, path + "/data/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.cursor !== undefined) {
      const cursor = data.cursor;
      if (!(typeof cursor === "string" || cursor === null)) addViolation(violations, path + "/cursor", "type", { type: ["string","null"] });
      if (typeof cursor === "string") {
        if (!pattern12.test(cursor)) addViolation(violations, path + "/cursor", "format", { format: "uuid" });
      }
    }
    if (data.has_more !== undefined) list_like_success(data.has_more, path + "/has_more", violations);
  }
}

function list_TeamActivityItem(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.id === undefined) addViolation(violations, path, "required", { missingProperty: "id" });
    if (data.endpoint === undefined) addViolation(violations, path, "required", { missingProperty: "endpoint" });
    if (data.api_version === undefined) addViolation(violations, path, "required", { missingProperty: "api_version" });
    if (data.created_at === undefined) addViolation(violations, path, "required", { missingProperty: "created_at" });
    if (data.target === undefined) addViolation(violations, path, "required", { missingProperty: "target" });
    if (data.id !== undefined) list_like_scrapeId(data.id, path + "/id", violations);
    if (data.endpoint !== undefined) list_TeamActivityEndpoint(data.endpoint, path + "/endpoint", violations);
    if (data.api_version !== undefined) {
      const value = data.api_version;
      if (typeof value !== "string") addViolation(violations, path + "/api_version", "type", { type: "string" });
      if (value !== "v2") addViolation(violations, path + "/api_version", "const", { allowedValue: "v2" });
    }
    if (data.created_at !== undefined) list_like_cachedAt(data.created_at, path + "/created_at", violations);
    if (data.target !== undefined) {
      const target = data.target;
      if (!(typeof target === "string" || target === null)) addViolation(violations, path + "/target", "type", { type: ["string","null"] });
    }
  }
}

function list_TeamActivityEndpoint(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values38.includes(data)) addViolation(violations, path, "enum", { allowedValues: values38 });
}

function list_Concurrency(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.concurrency === undefined) addViolation(violations, path, "required", { missingProperty: "concurrency" });
    if (data.maxConcurrency === undefined) addViolation(violations, path, "required", { missingProperty: "maxConcurrency" });
    if (data.success !== undefined) list_like_success3(data.success, path + "/success", violations);
    if (data.concurrency !== undefined) list_like_numPages(data.concurrency, path + "/concurrency", violations);
    if (data.maxConcurrency !== undefined) list_like_Retry$45After(data.maxConcurrency, path + "/maxConcurrency", violations);
  }
}

function list_like_success(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
}

function list_like_warning(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
}

function list_like_url(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!format_http_url(data)) addViolation(violations, path, "format", { format: "http-url" });
  }
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

function list_like_success3(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
  if (data !== true) addViolation(violations, path, "const", { allowedValue: true });
}

function list_like_links(data, path, violations) {
  if (!Array.isArray(data)) addViolation(violations, path, "type", { type: "array" });
  else {
    const limit = violations.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addViolation(violations, path + "/" + index, "type", { type: "string" });
      else {
        if (!format_http_url(item)) addViolation(violations, path + "/" + index, "format", { format: "http-url" });
      }
      if (violations.length >= limit) break;
    }
  }
}

function list_like_previousScrapeAt(data, path, violations) {
  if (!(typeof data === "string" || data === null)) addViolation(violations, path, "type", { type: ["string","null"] });
  if (typeof data === "string") {
    if (!format_date_time(data)) addViolation(violations, path, "format", { format: "date-time" });
  }
}

function list_like_json(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
}

function list_like_numPages(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_pageLabels(data, path, violations) {
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

function list_like_scrapeId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern12.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_like_cachedAt(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!format_date_time(data)) addViolation(violations, path, "format", { format: "date-time" });
  }
}

function list_like_creditsUsed(data, path, violations) {
  if (!Number.isFinite(data)) addViolation(violations, path, "type", { type: "number" });
  else {
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_id(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_billingPeriodStart(data, path, violations) {
  if (data !== null) addViolation(violations, path, "type", { type: "null" });
}
