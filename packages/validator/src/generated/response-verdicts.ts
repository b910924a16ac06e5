// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_date_time, format_http_url, lengthOf } from "./formats.ts";
import type { Verdict } from "../runtime/index.ts";
export const mapUrls_200: Verdict = is_MapResponse;
export const headers_1: Verdict = is_headers_1;
export const mapUrls_400: Verdict = is_ValidationErrorBody;
export const mapUrls_401: Verdict = is_ErrorBody;
export const headers_2: Verdict = is_headers_2;
export const mapUrls_402: Verdict = is_ErrorMessageBody;
export const mapUrls_403: Verdict = is_ErrorBody;
export const mapUrls_408: Verdict = is_ErrorBody;
export const mapUrls_413: Verdict = is_ErrorBody;
export const mapUrls_415: Verdict = is_ErrorBody;
export const mapUrls_422: Verdict = is_SiteErrorBody;
export const mapUrls_429: Verdict = is_ErrorMessageBody;
export const headers_3: Verdict = is_headers_3;
export const mapUrls_500: Verdict = is_ErrorMessageBody;
export const mapUrls_502: Verdict = is_ErrorBody;
export const mapUrls_503: Verdict = is_ErrorBody;
export const mapUrls_504: Verdict = is_ErrorBody;
export const scrapeUrl_200: Verdict = is_ScrapeResponse;
export const scrapeUrl_400: Verdict = is_ValidationErrorBody;
export const scrapeUrl_401: Verdict = is_ErrorBody;
export const scrapeUrl_402: Verdict = is_ErrorBody;
export const scrapeUrl_403: Verdict = is_ErrorBody;
export const scrapeUrl_408: Verdict = is_ErrorBody;
export const scrapeUrl_413: Verdict = is_ErrorBody;
export const scrapeUrl_415: Verdict = is_ErrorBody;
export const scrapeUrl_422: Verdict = is_scrapeUrl$46scrapeUrl_422;
export const scrapeUrl_429: Verdict = is_ErrorBody;
export const scrapeUrl_500: Verdict = is_ErrorBody;
export const scrapeUrl_501: Verdict = is_ErrorBody;
export const scrapeUrl_502: Verdict = is_ErrorBody;
export const scrapeUrl_503: Verdict = is_ErrorBody;
export const scrapeUrl_504: Verdict = is_ErrorBody;
export const startBatchScrape_200: Verdict = is_BatchScrapeStartResponse;
export const startBatchScrape_400: Verdict = is_startBatchScrape$46startBatchScrape_400;
export const startBatchScrape_401: Verdict = is_ErrorBody;
export const startBatchScrape_402: Verdict = is_ErrorBody;
export const startBatchScrape_403: Verdict = is_ErrorBody;
export const startBatchScrape_409: Verdict = is_ErrorBody;
export const startBatchScrape_413: Verdict = is_ErrorBody;
export const startBatchScrape_415: Verdict = is_ErrorBody;
export const startBatchScrape_422: Verdict = is_ErrorBody;
export const startBatchScrape_429: Verdict = is_ErrorBody;
export const startBatchScrape_500: Verdict = is_ErrorBody;
export const startBatchScrape_502: Verdict = is_ErrorBody;
export const startBatchScrape_503: Verdict = is_ErrorBody;
export const startBatchScrape_504: Verdict = is_ErrorBody;
export const getBatchScrape_200: Verdict = is_CrawlJob;
export const getBatchScrape_400: Verdict = is_getBatchScrape$46getBatchScrape_400;
export const getBatchScrape_401: Verdict = is_ErrorBody;
export const getBatchScrape_403: Verdict = is_ErrorBody;
export const getBatchScrape_404: Verdict = is_ErrorBody;
export const getBatchScrape_429: Verdict = is_ErrorBody;
export const getBatchScrape_500: Verdict = is_ErrorBody;
export const getBatchScrape_502: Verdict = is_ErrorBody;
export const getBatchScrape_503: Verdict = is_ErrorBody;
export const getBatchScrape_504: Verdict = is_ErrorBody;
export const cancelBatchScrape_200: Verdict = is_CrawlCancelResponse;
export const cancelBatchScrape_400: Verdict = is_ValidationErrorBody;
export const cancelBatchScrape_401: Verdict = is_ErrorBody;
export const cancelBatchScrape_403: Verdict = is_ErrorBody;
export const cancelBatchScrape_404: Verdict = is_ErrorBody;
export const cancelBatchScrape_409: Verdict = is_ErrorBody;
export const cancelBatchScrape_429: Verdict = is_ErrorBody;
export const cancelBatchScrape_500: Verdict = is_ErrorBody;
export const cancelBatchScrape_502: Verdict = is_ErrorBody;
export const cancelBatchScrape_503: Verdict = is_ErrorBody;
export const cancelBatchScrape_504: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_200: Verdict = is_CrawlErrors;
export const getBatchScrapeErrors_400: Verdict = is_getBatchScrapeErrors$46getBatchScrapeErrors_400;
export const getBatchScrapeErrors_401: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_403: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_404: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_429: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_500: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_502: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_503: Verdict = is_ErrorBody;
export const getBatchScrapeErrors_504: Verdict = is_ErrorBody;
export const startCrawl_200: Verdict = is_CrawlStartResponse;
export const startCrawl_400: Verdict = is_startCrawl$46startCrawl_400;
export const startCrawl_401: Verdict = is_ErrorBody;
export const startCrawl_402: Verdict = is_ErrorBody;
export const startCrawl_403: Verdict = is_ErrorBody;
export const startCrawl_409: Verdict = is_ErrorBody;
export const startCrawl_413: Verdict = is_ErrorBody;
export const startCrawl_415: Verdict = is_ErrorBody;
export const startCrawl_422: Verdict = is_ErrorBody;
export const startCrawl_429: Verdict = is_ErrorBody;
export const startCrawl_500: Verdict = is_ErrorBody;
export const startCrawl_502: Verdict = is_ErrorBody;
export const startCrawl_503: Verdict = is_ErrorBody;
export const startCrawl_504: Verdict = is_ErrorBody;
export const getActiveCrawls_200: Verdict = is_ActiveCrawls;
export const getActiveCrawls_401: Verdict = is_ErrorBody;
export const getActiveCrawls_403: Verdict = is_ErrorBody;
export const getActiveCrawls_429: Verdict = is_ErrorBody;
export const getActiveCrawls_500: Verdict = is_ErrorBody;
export const getActiveCrawls_502: Verdict = is_ErrorBody;
export const getActiveCrawls_503: Verdict = is_ErrorBody;
export const getActiveCrawls_504: Verdict = is_ErrorBody;
export const getCrawl_200: Verdict = is_CrawlJob;
export const getCrawl_400: Verdict = is_getCrawl$46getCrawl_400;
export const getCrawl_401: Verdict = is_ErrorBody;
export const getCrawl_403: Verdict = is_ErrorBody;
export const getCrawl_404: Verdict = is_ErrorBody;
export const getCrawl_429: Verdict = is_ErrorBody;
export const getCrawl_500: Verdict = is_ErrorBody;
export const getCrawl_502: Verdict = is_ErrorBody;
export const getCrawl_503: Verdict = is_ErrorBody;
export const getCrawl_504: Verdict = is_ErrorBody;
export const cancelCrawl_200: Verdict = is_CrawlCancelResponse;
export const cancelCrawl_400: Verdict = is_ValidationErrorBody;
export const cancelCrawl_401: Verdict = is_ErrorBody;
export const cancelCrawl_403: Verdict = is_ErrorBody;
export const cancelCrawl_404: Verdict = is_ErrorBody;
export const cancelCrawl_409: Verdict = is_ErrorBody;
export const cancelCrawl_429: Verdict = is_ErrorBody;
export const cancelCrawl_500: Verdict = is_ErrorBody;
export const cancelCrawl_502: Verdict = is_ErrorBody;
export const cancelCrawl_503: Verdict = is_ErrorBody;
export const cancelCrawl_504: Verdict = is_ErrorBody;
export const getCrawlErrors_200: Verdict = is_CrawlErrors;
export const getCrawlErrors_400: Verdict = is_getCrawlErrors$46getCrawlErrors_400;
export const getCrawlErrors_401: Verdict = is_ErrorBody;
export const getCrawlErrors_403: Verdict = is_ErrorBody;
export const getCrawlErrors_404: Verdict = is_ErrorBody;
export const getCrawlErrors_429: Verdict = is_ErrorBody;
export const getCrawlErrors_500: Verdict = is_ErrorBody;
export const getCrawlErrors_502: Verdict = is_ErrorBody;
export const getCrawlErrors_503: Verdict = is_ErrorBody;
export const getCrawlErrors_504: Verdict = is_ErrorBody;
export const searchWeb_200: Verdict = is_SearchResponse;
export const searchWeb_400: Verdict = is_ValidationErrorBody;
export const searchWeb_401: Verdict = is_ErrorBody;
export const searchWeb_402: Verdict = is_ErrorBody;
export const searchWeb_403: Verdict = is_ErrorBody;
export const searchWeb_408: Verdict = is_ErrorBody;
export const searchWeb_413: Verdict = is_ErrorBody;
export const searchWeb_415: Verdict = is_ErrorBody;
export const searchWeb_422: Verdict = is_ErrorBody;
export const searchWeb_429: Verdict = is_ErrorBody;
export const searchWeb_500: Verdict = is_ErrorBody;
export const searchWeb_502: Verdict = is_ErrorBody;
export const searchWeb_503: Verdict = is_ErrorBody;
export const searchWeb_504: Verdict = is_ErrorBody;
export const parseFile_200: Verdict = is_ParseResponse;
export const parseFile_400: Verdict = is_ValidationErrorBody;
export const parseFile_401: Verdict = is_ErrorBody;
export const parseFile_402: Verdict = is_ErrorBody;
export const parseFile_403: Verdict = is_ErrorBody;
export const parseFile_408: Verdict = is_ErrorBody;
export const parseFile_413: Verdict = is_ErrorBody;
export const parseFile_415: Verdict = is_ErrorBody;
export const parseFile_422: Verdict = is_parseFile$46parseFile_422;
export const parseFile_429: Verdict = is_ErrorBody;
export const parseFile_500: Verdict = is_ErrorBody;
export const parseFile_503: Verdict = is_ErrorBody;
export const parseFile_504: Verdict = is_ErrorBody;
export const listInteract_200: Verdict = is_InteractSessions;
export const listInteract_401: Verdict = is_ErrorBody;
export const listInteract_403: Verdict = is_ErrorBody;
export const listInteract_429: Verdict = is_ErrorBody;
export const listInteract_500: Verdict = is_ErrorBody;
export const listInteract_502: Verdict = is_ErrorBody;
export const listInteract_503: Verdict = is_ErrorBody;
export const listInteract_504: Verdict = is_ErrorBody;
export const startInteract_200: Verdict = is_InteractStartResponse;
export const startInteract_400: Verdict = is_ValidationErrorBody;
export const startInteract_401: Verdict = is_ErrorBody;
export const startInteract_402: Verdict = is_ErrorBody;
export const startInteract_403: Verdict = is_ErrorBody;
export const startInteract_413: Verdict = is_ErrorBody;
export const startInteract_415: Verdict = is_ErrorBody;
export const startInteract_429: Verdict = is_ErrorBody;
export const startInteract_500: Verdict = is_ErrorBody;
export const startInteract_501: Verdict = is_ErrorBody;
export const startInteract_502: Verdict = is_ErrorBody;
export const startInteract_503: Verdict = is_ErrorBody;
export const startInteract_504: Verdict = is_ErrorBody;
export const endInteract_200: Verdict = is_InteractEndResponse;
export const endInteract_400: Verdict = is_ValidationErrorBody;
export const endInteract_401: Verdict = is_ErrorBody;
export const endInteract_403: Verdict = is_ErrorBody;
export const endInteract_404: Verdict = is_ErrorBody;
export const endInteract_409: Verdict = is_ErrorBody;
export const endInteract_429: Verdict = is_ErrorBody;
export const endInteract_500: Verdict = is_ErrorBody;
export const endInteract_502: Verdict = is_ErrorBody;
export const endInteract_503: Verdict = is_ErrorBody;
export const endInteract_504: Verdict = is_ErrorBody;
export const runInteractActions_200: Verdict = is_InteractActionsResponse;
export const runInteractActions_400: Verdict = is_ValidationErrorBody;
export const runInteractActions_401: Verdict = is_ErrorBody;
export const runInteractActions_403: Verdict = is_ErrorBody;
export const runInteractActions_404: Verdict = is_ErrorBody;
export const runInteractActions_409: Verdict = is_ErrorBody;
export const runInteractActions_413: Verdict = is_ErrorBody;
export const runInteractActions_415: Verdict = is_ErrorBody;
export const runInteractActions_429: Verdict = is_ErrorBody;
export const runInteractActions_500: Verdict = is_ErrorBody;
export const runInteractActions_501: Verdict = is_ErrorBody;
export const runInteractActions_502: Verdict = is_ErrorBody;
export const runInteractActions_503: Verdict = is_ErrorBody;
export const runInteractActions_504: Verdict = is_ErrorBody;
export const listMonitors_200: Verdict = is_MonitorList;
export const listMonitors_400: Verdict = is_listMonitors$46listMonitors_400;
export const listMonitors_401: Verdict = is_ErrorBody;
export const listMonitors_403: Verdict = is_ErrorBody;
export const listMonitors_429: Verdict = is_ErrorBody;
export const listMonitors_500: Verdict = is_ErrorBody;
export const listMonitors_502: Verdict = is_ErrorBody;
export const listMonitors_503: Verdict = is_ErrorBody;
export const listMonitors_504: Verdict = is_ErrorBody;
export const createMonitor_200: Verdict = is_MonitorResponse;
export const createMonitor_400: Verdict = is_createMonitor$46createMonitor_400;
export const createMonitor_401: Verdict = is_ErrorBody;
export const createMonitor_403: Verdict = is_ErrorBody;
export const createMonitor_409: Verdict = is_ErrorBody;
export const createMonitor_413: Verdict = is_ErrorBody;
export const createMonitor_415: Verdict = is_ErrorBody;
export const createMonitor_422: Verdict = is_ErrorBody;
export const createMonitor_429: Verdict = is_ErrorBody;
export const createMonitor_500: Verdict = is_ErrorBody;
export const createMonitor_502: Verdict = is_ErrorBody;
export const createMonitor_503: Verdict = is_ErrorBody;
export const createMonitor_504: Verdict = is_ErrorBody;
export const getMonitor_200: Verdict = is_MonitorResponse;
export const getMonitor_400: Verdict = is_getMonitor$46getMonitor_400;
export const getMonitor_401: Verdict = is_ErrorBody;
export const getMonitor_403: Verdict = is_ErrorBody;
export const getMonitor_404: Verdict = is_ErrorBody;
export const getMonitor_429: Verdict = is_ErrorBody;
export const getMonitor_500: Verdict = is_ErrorBody;
export const getMonitor_502: Verdict = is_ErrorBody;
export const getMonitor_503: Verdict = is_ErrorBody;
export const getMonitor_504: Verdict = is_ErrorBody;
export const deleteMonitor_200: Verdict = is_MonitorDeleteResponse;
export const deleteMonitor_400: Verdict = is_ValidationErrorBody;
export const deleteMonitor_401: Verdict = is_ErrorBody;
export const deleteMonitor_403: Verdict = is_ErrorBody;
export const deleteMonitor_404: Verdict = is_ErrorBody;
export const deleteMonitor_429: Verdict = is_ErrorBody;
export const deleteMonitor_500: Verdict = is_ErrorBody;
export const deleteMonitor_502: Verdict = is_ErrorBody;
export const deleteMonitor_503: Verdict = is_ErrorBody;
export const deleteMonitor_504: Verdict = is_ErrorBody;
export const updateMonitor_200: Verdict = is_MonitorResponse;
export const updateMonitor_400: Verdict = is_updateMonitor$46updateMonitor_400;
export const updateMonitor_401: Verdict = is_ErrorBody;
export const updateMonitor_403: Verdict = is_ErrorBody;
export const updateMonitor_404: Verdict = is_ErrorBody;
export const updateMonitor_413: Verdict = is_ErrorBody;
export const updateMonitor_415: Verdict = is_ErrorBody;
export const updateMonitor_422: Verdict = is_ErrorBody;
export const updateMonitor_429: Verdict = is_ErrorBody;
export const updateMonitor_500: Verdict = is_ErrorBody;
export const updateMonitor_502: Verdict = is_ErrorBody;
export const updateMonitor_503: Verdict = is_ErrorBody;
export const updateMonitor_504: Verdict = is_ErrorBody;
export const runMonitor_200: Verdict = is_MonitorCheckResponse;
export const runMonitor_400: Verdict = is_runMonitor$46runMonitor_400;
export const runMonitor_401: Verdict = is_ErrorBody;
export const runMonitor_403: Verdict = is_ErrorBody;
export const runMonitor_404: Verdict = is_ErrorBody;
export const runMonitor_429: Verdict = is_ErrorBody;
export const runMonitor_500: Verdict = is_ErrorBody;
export const runMonitor_502: Verdict = is_ErrorBody;
export const runMonitor_503: Verdict = is_ErrorBody;
export const runMonitor_504: Verdict = is_ErrorBody;
export const listMonitorChecks_200: Verdict = is_MonitorCheckList;
export const listMonitorChecks_400: Verdict = is_listMonitorChecks$46listMonitorChecks_400;
export const listMonitorChecks_401: Verdict = is_ErrorBody;
export const listMonitorChecks_403: Verdict = is_ErrorBody;
export const listMonitorChecks_404: Verdict = is_ErrorBody;
export const listMonitorChecks_429: Verdict = is_ErrorBody;
export const listMonitorChecks_500: Verdict = is_ErrorBody;
export const listMonitorChecks_502: Verdict = is_ErrorBody;
export const listMonitorChecks_503: Verdict = is_ErrorBody;
export const listMonitorChecks_504: Verdict = is_ErrorBody;
export const getMonitorCheck_200: Verdict = is_MonitorCheckDetail;
export const getMonitorCheck_400: Verdict = is_getMonitorCheck$46getMonitorCheck_400;
export const getMonitorCheck_401: Verdict = is_ErrorBody;
export const getMonitorCheck_403: Verdict = is_ErrorBody;
export const getMonitorCheck_404: Verdict = is_ErrorBody;
export const getMonitorCheck_429: Verdict = is_ErrorBody;
export const getMonitorCheck_500: Verdict = is_ErrorBody;
export const getMonitorCheck_502: Verdict = is_ErrorBody;
export const getMonitorCheck_503: Verdict = is_ErrorBody;
export const getMonitorCheck_504: Verdict = is_ErrorBody;
export const startAgent_200: Verdict = is_AgentStartResponse;
export const startAgent_400: Verdict = is_startAgent$46startAgent_400;
export const startAgent_401: Verdict = is_ErrorBody;
export const startAgent_402: Verdict = is_ErrorBody;
export const startAgent_403: Verdict = is_ErrorBody;
export const startAgent_409: Verdict = is_ErrorBody;
export const startAgent_413: Verdict = is_ErrorBody;
export const startAgent_415: Verdict = is_ErrorBody;
export const startAgent_422: Verdict = is_ErrorBody;
export const startAgent_429: Verdict = is_ErrorBody;
export const startAgent_500: Verdict = is_ErrorBody;
export const startAgent_502: Verdict = is_ErrorBody;
export const startAgent_503: Verdict = is_ErrorBody;
export const startAgent_504: Verdict = is_ErrorBody;
export const getAgent_200: Verdict = is_AgentJob;
export const getAgent_400: Verdict = is_getAgent$46getAgent_400;
export const getAgent_401: Verdict = is_ErrorBody;
export const getAgent_403: Verdict = is_ErrorBody;
export const getAgent_404: Verdict = is_ErrorBody;
export const getAgent_429: Verdict = is_ErrorBody;
export const getAgent_500: Verdict = is_ErrorBody;
export const getAgent_502: Verdict = is_ErrorBody;
export const getAgent_503: Verdict = is_ErrorBody;
export const getAgent_504: Verdict = is_ErrorBody;
export const cancelAgent_200: Verdict = is_AgentCancelResponse;
export const cancelAgent_400: Verdict = is_ValidationErrorBody;
export const cancelAgent_401: Verdict = is_ErrorBody;
export const cancelAgent_403: Verdict = is_ErrorBody;
export const cancelAgent_404: Verdict = is_ErrorBody;
export const cancelAgent_409: Verdict = is_ErrorBody;
export const cancelAgent_429: Verdict = is_ErrorBody;
export const cancelAgent_500: Verdict = is_ErrorBody;
export const cancelAgent_502: Verdict = is_ErrorBody;
export const cancelAgent_503: Verdict = is_ErrorBody;
export const cancelAgent_504: Verdict = is_ErrorBody;
export const getAgentTrace_200: Verdict = is_AgentTrace;
export const getAgentTrace_400: Verdict = is_ErrorMessageBody;
export const getAgentTrace_401: Verdict = is_ErrorMessageBody;
export const getAgentTrace_403: Verdict = is_ErrorMessageBody;
export const getAgentTrace_404: Verdict = is_ErrorMessageBody;
export const getAgentTrace_429: Verdict = is_ErrorMessageBody;
export const getAgentTrace_500: Verdict = is_ErrorMessageBody;
export const getAgentTrace_502: Verdict = is_ErrorMessageBody;
export const getAgentTrace_503: Verdict = is_ErrorMessageBody;
export const getAgentTrace_504: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_200: Verdict = is_AgentSnapshot;
export const getAgentSnapshot_400: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_401: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_403: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_404: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_429: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_500: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_502: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_503: Verdict = is_ErrorMessageBody;
export const getAgentSnapshot_504: Verdict = is_ErrorMessageBody;

const pattern1 = new RegExp("^data:image/png;base64,", "u");
const pattern2 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function is_MapResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
  }
  if (data.links !== undefined) {
    const links = data.links;
    if (!Array.isArray(links)) return false;
    for (let index = 0; index < links.length; index += 1) {
      const item = links[index];
      if (!is_MapLink(item)) return false;
    }
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  return true;
}

function is_MapLink(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.description !== undefined) {
    const description = data.description;
    if (typeof description !== "string") return false;
  }
  return true;
}

function is_headers_1(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["X-Request-Id"] !== undefined) {
      const value = header["X-Request-Id"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 128) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

export function is_ValidationErrorBody(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
    if (!Array.isArray(details)) return false;
    if (details.length > 20) return false;
    for (let index = 0; index < details.length; index += 1) {
      const item = details[index];
      if (!is_ErrorDetail(item)) return false;
    }
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

function is_ErrorDetail(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.in === undefined) return false;
  if (data.path === undefined) return false;
  if (data.code === undefined) return false;
  if (data.message === undefined) return false;
  if (data.in !== undefined) {
    const value = data.in;
    if (typeof value !== "string") return false;
    if (!(value === "body" || value === "query" || value === "path" || value === "header" || value === "cookie")) return false;
  }
  if (data.path !== undefined) {
    const value2 = data.path;
    if (typeof value2 !== "string") return false;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  if (data.expected !== undefined) {
    const expected = data.expected;
  }
  return true;
}

export function is_ErrorBody(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

function is_headers_2(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["WWW-Authenticate"] !== undefined) {
      const value = header["WWW-Authenticate"];
      if (typeof value !== "string") return false;
    }
    if (header["X-Request-Id"] !== undefined) {
      const value2 = header["X-Request-Id"];
      if (typeof value2 !== "string") return false;
      if (lengthOf(value2) > 128) return false;
      if (lengthOf(value2) < 1) return false;
    }
  }
  return true;
}

function is_ErrorMessageBody(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

export function is_SiteErrorBody(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
    if (!is_SiteFault(details)) return false;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

function is_SiteFault(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.cause === undefined) return false;
  if (data.message === undefined) return false;
  if (data.cause !== undefined) {
    const cause = data.cause;
    if (typeof cause !== "string") return false;
    if (!(cause === "dns" || cause === "refused" || cause === "reset" || cause === "timeout" || cause === "tls" || cause === "redirects" || cause === "http" || cause === "contentType" || cause === "content" || cause === "unreachable")) return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  return true;
}

function is_headers_3(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Retry-After"] !== undefined) {
      const value = header["Retry-After"];
      if (!Number.isInteger(value)) return false;
      if (value < 1) return false;
    }
    if (header["X-Request-Id"] !== undefined) {
      const value2 = header["X-Request-Id"];
      if (typeof value2 !== "string") return false;
      if (lengthOf(value2) > 128) return false;
      if (lengthOf(value2) < 1) return false;
    }
  }
  return true;
}

function is_ScrapeResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_ScrapeData(value)) return false;
  }
  return true;
}

function is_ScrapeData(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.metadata === undefined) return false;
  if (data.markdown !== undefined) {
    const markdown = data.markdown;
    if (typeof markdown !== "string") return false;
  }
  if (data.html !== undefined) {
    const html = data.html;
    if (typeof html !== "string") return false;
  }
  if (data.rawHtml !== undefined) {
    const rawHtml = data.rawHtml;
    if (typeof rawHtml !== "string") return false;
  }
  if (data.json !== undefined) {
    const json = data.json;
  }
  if (data.links !== undefined) {
    const links = data.links;
    if (!Array.isArray(links)) return false;
    for (let index = 0; index < links.length; index += 1) {
      const item = links[index];
      if (typeof item !== "string") return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.images !== undefined) {
    const images = data.images;
    if (!Array.isArray(images)) return false;
    for (let index2 = 0; index2 < images.length; index2 += 1) {
      const item2 = images[index2];
      if (typeof item2 !== "string") return false;
      if (!format_http_url(item2)) return false;
    }
  }
  if (data.screenshot !== undefined) {
    const screenshot = data.screenshot;
    if (typeof screenshot !== "string") return false;
    if (!pattern1.test(screenshot)) return false;
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_PageMetadata(metadata)) return false;
  }
  return true;
}

function is_PageMetadata(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.sourceURL === undefined) return false;
  if (data.statusCode === undefined) return false;
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.description !== undefined) {
    const description = data.description;
    if (typeof description !== "string") return false;
  }
  if (data.language !== undefined) {
    const language = data.language;
    if (typeof language !== "string") return false;
  }
  if (data.author !== undefined) {
    const author = data.author;
    if (typeof author !== "string") return false;
  }
  if (data.publishedTime !== undefined) {
    const publishedTime = data.publishedTime;
    if (typeof publishedTime !== "string") return false;
  }
  if (data.modifiedTime !== undefined) {
    const modifiedTime = data.modifiedTime;
    if (typeof modifiedTime !== "string") return false;
  }
  if (data.keywords !== undefined) {
    const keywords = data.keywords;
    if (typeof keywords !== "string") return false;
  }
  if (data.siteName !== undefined) {
    const siteName = data.siteName;
    if (typeof siteName !== "string") return false;
  }
  if (data.openGraph !== undefined) {
    const openGraph = data.openGraph;
    if (!(typeof openGraph === "object" && openGraph !== null && !Array.isArray(openGraph))) return false;
    for (const key in openGraph) {
      const value = openGraph[key];
      if (typeof value !== "string") return false;
    }
  }
  if (data.sourceURL !== undefined) {
    const sourceURL = data.sourceURL;
    if (typeof sourceURL !== "string") return false;
    if (!format_http_url(sourceURL)) return false;
  }
  if (data.canonical !== undefined) {
    const value2 = data.canonical;
    if (typeof value2 !== "string") return false;
    if (!format_http_url(value2)) return false;
  }
  if (data.statusCode !== undefined) {
    const statusCode = data.statusCode;
    if (!Number.isInteger(statusCode)) return false;
    if (statusCode > 599) return false;
    if (statusCode < 100) return false;
  }
  return true;
}

function is_scrapeUrl$46scrapeUrl_422(data) {
  if (!(is_ErrorBody(data) || is_SiteErrorBody(data))) return false;
  return true;
}

function is_BatchScrapeStartResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.url === undefined) return false;
  if (data.invalidURLs === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_CrawlJobId(id)) return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.invalidURLs !== undefined) {
    const invalidURLs = data.invalidURLs;
    if (!Array.isArray(invalidURLs)) return false;
    for (let index = 0; index < invalidURLs.length; index += 1) {
      const item = invalidURLs[index];
      if (typeof item !== "string") return false;
    }
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  return true;
}

function is_CrawlJobId(data) {
  if (typeof data !== "string") return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_startBatchScrape$46startBatchScrape_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlJob(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.total === undefined) return false;
  if (data.completed === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.data === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_CrawlJobId(id)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "scraping" || status === "completed" || status === "failed" || status === "cancelled")) return false;
  }
  if (data.total !== undefined) {
    const total = data.total;
    if (!Number.isInteger(total)) return false;
    if (total < 0) return false;
  }
  if (data.completed !== undefined) {
    const completed = data.completed;
    if (!Number.isInteger(completed)) return false;
    if (completed < 0) return false;
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isFinite(creditsUsed)) return false;
    if (creditsUsed < 0) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.completedAt !== undefined) {
    const completedAt = data.completedAt;
    if (typeof completedAt !== "string") return false;
    if (!format_date_time(completedAt)) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.next !== undefined) {
    const next = data.next;
    if (typeof next !== "string") return false;
    if (!format_http_url(next)) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_ScrapeData(item)) return false;
    }
  }
  return true;
}

function is_getBatchScrape$46getBatchScrape_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlCancelResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.status === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "cancelled") return false;
  }
  return true;
}

function is_CrawlErrors(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.errors === undefined) return false;
  if (data.robotsBlocked === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.errors !== undefined) {
    const errors = data.errors;
    if (!Array.isArray(errors)) return false;
    for (let index = 0; index < errors.length; index += 1) {
      const item = errors[index];
      if (!is_CrawlError(item)) return false;
    }
  }
  if (data.robotsBlocked !== undefined) {
    const robotsBlocked = data.robotsBlocked;
    if (!Array.isArray(robotsBlocked)) return false;
    for (let index2 = 0; index2 < robotsBlocked.length; index2 += 1) {
      const item2 = robotsBlocked[index2];
      if (typeof item2 !== "string") return false;
      if (!format_http_url(item2)) return false;
    }
  }
  return true;
}

function is_CrawlError(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.timestamp === undefined) return false;
  if (data.url === undefined) return false;
  if (data.error === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (lengthOf(id) < 1) return false;
  }
  if (data.timestamp !== undefined) {
    const timestamp = data.timestamp;
    if (typeof timestamp !== "string") return false;
    if (!format_date_time(timestamp)) return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  return true;
}

function is_getBatchScrapeErrors$46getBatchScrapeErrors_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_CrawlStartResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.url === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_CrawlJobId(id)) return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  return true;
}

function is_startCrawl$46startCrawl_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_ActiveCrawls(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.crawls === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.crawls !== undefined) {
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.teamId === undefined) return false;
  if (data.url === undefined) return false;
  if (data.created_at === undefined) return false;
  if (data.options === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_CrawlJobId(id)) return false;
  }
  if (data.teamId !== undefined) {
    const teamId = data.teamId;
    if (typeof teamId !== "string") return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.created_at !== undefined) {
    const value = data.created_at;
    if (typeof value !== "string") return false;
    if (!format_date_time(value)) return false;
  }
  if (data.options !== undefined) {
    const options = data.options;
    if (!(typeof options === "object" && options !== null && !Array.isArray(options))) return false;
  }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.id === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_SearchData(value)) return false;
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (!pattern2.test(id)) return false;
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isInteger(creditsUsed)) return false;
    if (creditsUsed < 0) return false;
  }
  return true;
}

function is_SearchData(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.description === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.description !== undefined) {
    const description = data.description;
    if (typeof description !== "string") return false;
  }
  if (data.snippet !== undefined) {
    const snippet = data.snippet;
    if (typeof snippet !== "string") return false;
  }
  if (data.date !== undefined) {
    const date = data.date;
    if (typeof date !== "string") return false;
  }
  if (data.markdown !== undefined) {
    const markdown = data.markdown;
    if (typeof markdown !== "string") return false;
  }
  if (data.json !== undefined) {
    const json = data.json;
  }
  if (data.links !== undefined) {
    const links = data.links;
    if (!Array.isArray(links)) return false;
    for (let index = 0; index < links.length; index += 1) {
      const item = links[index];
      if (typeof item !== "string") return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_PageMetadata(metadata)) return false;
  }
  return true;
}

function is_SearchNewsResult(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.snippet === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.snippet !== undefined) {
    const snippet = data.snippet;
    if (typeof snippet !== "string") return false;
  }
  if (data.date !== undefined) {
    const date = data.date;
    if (typeof date !== "string") return false;
  }
  if (data.markdown !== undefined) {
    const markdown = data.markdown;
    if (typeof markdown !== "string") return false;
  }
  if (data.json !== undefined) {
    const json = data.json;
  }
  if (data.links !== undefined) {
    const links = data.links;
    if (!Array.isArray(links)) return false;
    for (let index = 0; index < links.length; index += 1) {
      const item = links[index];
      if (typeof item !== "string") return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_PageMetadata(metadata)) return false;
  }
  return true;
}

function is_SearchImageResult(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.imageUrl === undefined) return false;
  if (data.position === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.imageUrl !== undefined) {
    const imageUrl = data.imageUrl;
    if (typeof imageUrl !== "string") return false;
    if (!format_http_url(imageUrl)) return false;
  }
  if (data.imageWidth !== undefined) {
    const imageWidth = data.imageWidth;
    if (!Number.isInteger(imageWidth)) return false;
    if (imageWidth < 1) return false;
  }
  if (data.imageHeight !== undefined) {
    const imageHeight = data.imageHeight;
    if (!Number.isInteger(imageHeight)) return false;
    if (imageHeight < 1) return false;
  }
  if (data.position !== undefined) {
    const position = data.position;
    if (!Number.isInteger(position)) return false;
    if (position < 1) return false;
  }
  return true;
}

function is_ParseResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_ParseData(value)) return false;
  }
  return true;
}

function is_ParseData(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.metadata === undefined) return false;
  if (data.markdown !== undefined) {
    const markdown = data.markdown;
    if (typeof markdown !== "string") return false;
  }
  if (data.html !== undefined) {
    const html = data.html;
    if (typeof html !== "string") return false;
  }
  if (data.rawHtml !== undefined) {
    const rawHtml = data.rawHtml;
    if (typeof rawHtml !== "string") return false;
  }
  if (data.json !== undefined) {
    const json = data.json;
  }
  if (data.links !== undefined) {
    const links = data.links;
    if (!Array.isArray(links)) return false;
    for (let index = 0; index < links.length; index += 1) {
      const item = links[index];
      if (typeof item !== "string") return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.images !== undefined) {
    const images = data.images;
    if (!Array.isArray(images)) return false;
    for (let index2 = 0; index2 < images.length; index2 += 1) {
      const item2 = images[index2];
      if (typeof item2 !== "string") return false;
      if (!format_http_url(item2)) return false;
    }
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_FileMetadata(metadata)) return false;
  }
  return true;
}

function is_FileMetadata(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.contentType === undefined) return false;
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.description !== undefined) {
    const description = data.description;
    if (typeof description !== "string") return false;
  }
  if (data.language !== undefined) {
    const language = data.language;
    if (typeof language !== "string") return false;
  }
  if (data.author !== undefined) {
    const author = data.author;
    if (typeof author !== "string") return false;
  }
  if (data.publishedTime !== undefined) {
    const publishedTime = data.publishedTime;
    if (typeof publishedTime !== "string") return false;
  }
  if (data.modifiedTime !== undefined) {
    const modifiedTime = data.modifiedTime;
    if (typeof modifiedTime !== "string") return false;
  }
  if (data.keywords !== undefined) {
    const keywords = data.keywords;
    if (typeof keywords !== "string") return false;
  }
  if (data.siteName !== undefined) {
    const siteName = data.siteName;
    if (typeof siteName !== "string") return false;
  }
  if (data.openGraph !== undefined) {
    const openGraph = data.openGraph;
    if (!(typeof openGraph === "object" && openGraph !== null && !Array.isArray(openGraph))) return false;
    for (const key in openGraph) {
      const value = openGraph[key];
      if (typeof value !== "string") return false;
    }
  }
  if (data.fileName !== undefined) {
    const fileName = data.fileName;
    if (typeof fileName !== "string") return false;
  }
  if (data.contentType !== undefined) {
    const contentType = data.contentType;
    if (typeof contentType !== "string") return false;
  }
  if (data.numPages !== undefined) {
    const numPages = data.numPages;
    if (!Number.isInteger(numPages)) return false;
    if (numPages < 0) return false;
  }
  return true;
}

export function is_FileErrorBody(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.details !== undefined) {
    const details = data.details;
    if (!is_FileFault(details)) return false;
  }
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
  }
  return true;
}

function is_FileFault(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.cause === undefined) return false;
  if (data.message === undefined) return false;
  if (data.cause !== undefined) {
    const cause = data.cause;
    if (typeof cause !== "string") return false;
    if (!(cause === "unknownType" || cause === "encrypted" || cause === "damaged" || cause === "tooLarge" || cause === "empty")) return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  return true;
}

function is_parseFile$46parseFile_422(data) {
  if (!(is_ErrorBody(data) || is_FileErrorBody(data))) return false;
  return true;
}

function is_InteractSessions(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.sessions === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.sessions !== undefined) {
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_InteractSessionId(id)) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  return true;
}

function is_InteractSessionId(data) {
  if (typeof data !== "string") return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_InteractStartResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_InteractSessionId(id)) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (typeof expiresAt !== "string") return false;
    if (!format_date_time(expiresAt)) return false;
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
  return true;
}

function is_InteractEndResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.sessionDurationMs === undefined) return false;
  if (data.creditsBilled === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.sessionDurationMs !== undefined) {
    const sessionDurationMs = data.sessionDurationMs;
    if (!Number.isInteger(sessionDurationMs)) return false;
    if (sessionDurationMs < 0) return false;
  }
  if (data.creditsBilled !== undefined) {
    const creditsBilled = data.creditsBilled;
    if (!Number.isInteger(creditsBilled)) return false;
    if (creditsBilled < 0) return false;
  }
  return true;
}

function is_InteractActionsResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.completed === undefined) return false;
  if (data.results === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.completed !== undefined) {
    const completed = data.completed;
    if (typeof completed !== "boolean") return false;
  }
  if (data.results !== undefined) {
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.ok === undefined) return false;
  if (data.message === undefined) return false;
  if (data.url === undefined) return false;
  if (data.title === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
  }
  if (data.ok !== undefined) {
    const ok = data.ok;
    if (typeof ok !== "boolean") return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
  }
  if (data.title !== undefined) {
    const title = data.title;
    if (typeof title !== "string") return false;
  }
  if (data.snapshot !== undefined) {
    const snapshot = data.snapshot;
    if (typeof snapshot !== "string") return false;
  }
  if (data.screenshot !== undefined) {
    const screenshot = data.screenshot;
    if (typeof screenshot !== "string") return false;
    if (!pattern1.test(screenshot)) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_ScrapeData(value)) return false;
  }
  return true;
}

function is_MonitorList(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.total === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_MonitorState(item)) return false;
    }
  }
  if (data.total !== undefined) {
    const total = data.total;
    if (!Number.isInteger(total)) return false;
    if (total < 0) return false;
  }
  return true;
}

function is_MonitorState(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.name === undefined) return false;
  if (data.status === undefined) return false;
  if (data.schedule === undefined) return false;
  if (data.targets === undefined) return false;
  if (data.retentionDays === undefined) return false;
  if (data.judgeEnabled === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.updatedAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_MonitorId(id)) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (!is_MonitorName(name)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "active" || status === "paused")) return false;
  }
  if (data.schedule !== undefined) {
    const schedule = data.schedule;
    if (!is_MonitorTiming(schedule)) return false;
  }
  if (data.nextRunAt !== undefined) {
    const nextRunAt = data.nextRunAt;
    if (typeof nextRunAt !== "string") return false;
    if (!format_date_time(nextRunAt)) return false;
  }
  if (data.lastRunAt !== undefined) {
    const lastRunAt = data.lastRunAt;
    if (typeof lastRunAt !== "string") return false;
    if (!format_date_time(lastRunAt)) return false;
  }
  if (data.currentCheckId !== undefined) {
    const currentCheckId = data.currentCheckId;
    if (!is_MonitorCheckId(currentCheckId)) return false;
  }
  if (data.targets !== undefined) {
    const targets = data.targets;
    if (!Array.isArray(targets)) return false;
    for (let index = 0; index < targets.length; index += 1) {
      const item = targets[index];
      if (!is_MonitorWatched(item)) return false;
    }
  }
  if (data.webhook !== undefined) {
    const webhook = data.webhook;
    if (!is_MonitorReceiver(webhook)) return false;
  }
  if (data.retentionDays !== undefined) {
    const retentionDays = data.retentionDays;
    if (!Number.isInteger(retentionDays)) return false;
    if (retentionDays < 1) return false;
  }
  if (data.goal !== undefined) {
    const goal = data.goal;
    if (!is_MonitorGoal(goal)) return false;
  }
  if (data.judgeEnabled !== undefined) {
    const judgeEnabled = data.judgeEnabled;
    if (typeof judgeEnabled !== "boolean") return false;
  }
  if (data.estimatedCreditsPerMonth !== undefined) {
    const estimatedCreditsPerMonth = data.estimatedCreditsPerMonth;
    if (!Number.isInteger(estimatedCreditsPerMonth)) return false;
    if (estimatedCreditsPerMonth < 0) return false;
  }
  if (data.lastCheckSummary !== undefined) {
    const lastCheckSummary = data.lastCheckSummary;
    if (!is_MonitorSummary(lastCheckSummary)) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.updatedAt !== undefined) {
    const updatedAt = data.updatedAt;
    if (typeof updatedAt !== "string") return false;
    if (!format_date_time(updatedAt)) return false;
  }
  return true;
}

function is_MonitorId(data) {
  if (typeof data !== "string") return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_MonitorName(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_MonitorTiming(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.cron === undefined) return false;
  if (data.timezone === undefined) return false;
  if (data.cron !== undefined) {
    const cron = data.cron;
    if (typeof cron !== "string") return false;
    if (lengthOf(cron) < 1) return false;
  }
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
  }
  if (data.timezone !== undefined) {
    const timezone = data.timezone;
    if (typeof timezone !== "string") return false;
    if (lengthOf(timezone) < 1) return false;
  }
  return true;
}

function is_MonitorCheckId(data) {
  if (typeof data !== "string") return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_MonitorWatched(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.type === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_MonitorTargetId(id)) return false;
  }
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (!(type === "scrape" || type === "crawl" || type === "search")) return false;
  }
  if (data.urls !== undefined) {
    const urls = data.urls;
    if (!Array.isArray(urls)) return false;
    for (let index = 0; index < urls.length; index += 1) {
      const item = urls[index];
      if (typeof item !== "string") return false;
    }
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
  }
  if (data.queries !== undefined) {
    const queries = data.queries;
    if (!Array.isArray(queries)) return false;
    for (let index2 = 0; index2 < queries.length; index2 += 1) {
      const item2 = queries[index2];
      if (typeof item2 !== "string") return false;
    }
  }
  return true;
}

function is_MonitorTargetId(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 100) return false;
  if (!pattern3.test(data)) return false;
  return true;
}

function is_MonitorReceiver(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.metadata === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!(typeof metadata === "object" && metadata !== null && !Array.isArray(metadata))) return false;
    for (const key in metadata) {
      const value = metadata[key];
      if (typeof value !== "string") return false;
    }
  }
  if (data.events !== undefined) {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (typeof item !== "string") return false;
    }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.totalPages === undefined) return false;
  if (data.same === undefined) return false;
  if (data.changed === undefined) return false;
  if (data.new === undefined) return false;
  if (data.removed === undefined) return false;
  if (data.error === undefined) return false;
  if (data.totalPages !== undefined) {
    const totalPages = data.totalPages;
    if (!Number.isInteger(totalPages)) return false;
    if (totalPages < 0) return false;
  }
  if (data.same !== undefined) {
    const same = data.same;
    if (!Number.isInteger(same)) return false;
    if (same < 0) return false;
  }
  if (data.changed !== undefined) {
    const changed = data.changed;
    if (!Number.isInteger(changed)) return false;
    if (changed < 0) return false;
  }
  if (data.new !== undefined) {
    const value = data.new;
    if (!Number.isInteger(value)) return false;
    if (value < 0) return false;
  }
  if (data.removed !== undefined) {
    const removed = data.removed;
    if (!Number.isInteger(removed)) return false;
    if (removed < 0) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (!Number.isInteger(error)) return false;
    if (error < 0) return false;
  }
  return true;
}

function is_listMonitors$46listMonitors_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_MonitorState(value)) return false;
  }
  if (data.warning !== undefined) {
    const warning = data.warning;
    if (typeof warning !== "string") return false;
  }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  return true;
}

function is_updateMonitor$46updateMonitor_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorCheckResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_MonitorCheckState(value)) return false;
  }
  return true;
}

function is_MonitorCheckState(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.monitorId === undefined) return false;
  if (data.status === undefined) return false;
  if (data.trigger === undefined) return false;
  if (data.actualCredits === undefined) return false;
  if (data.summary === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.updatedAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_MonitorCheckId(id)) return false;
  }
  if (data.monitorId !== undefined) {
    const monitorId = data.monitorId;
    if (!is_MonitorId(monitorId)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "queued" || status === "running" || status === "completed" || status === "partial" || status === "failed" || status === "skipped_overlap")) return false;
  }
  if (data.trigger !== undefined) {
    const trigger = data.trigger;
    if (typeof trigger !== "string") return false;
    if (!(trigger === "scheduled" || trigger === "manual")) return false;
  }
  if (data.scheduledFor !== undefined) {
    const scheduledFor = data.scheduledFor;
    if (typeof scheduledFor !== "string") return false;
    if (!format_date_time(scheduledFor)) return false;
  }
  if (data.startedAt !== undefined) {
    const startedAt = data.startedAt;
    if (typeof startedAt !== "string") return false;
    if (!format_date_time(startedAt)) return false;
  }
  if (data.finishedAt !== undefined) {
    const finishedAt = data.finishedAt;
    if (typeof finishedAt !== "string") return false;
    if (!format_date_time(finishedAt)) return false;
  }
  if (data.actualCredits !== undefined) {
    const actualCredits = data.actualCredits;
    if (!Number.isFinite(actualCredits)) return false;
    if (actualCredits < 0) return false;
  }
  if (data.summary !== undefined) {
    const summary = data.summary;
    if (!is_MonitorSummary(summary)) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  if (data.updatedAt !== undefined) {
    const updatedAt = data.updatedAt;
    if (typeof updatedAt !== "string") return false;
    if (!format_date_time(updatedAt)) return false;
  }
  return true;
}

function is_runMonitor$46runMonitor_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorCheckList(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.total === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (!is_MonitorCheckState(item)) return false;
    }
  }
  if (data.total !== undefined) {
    const total = data.total;
    if (!Number.isInteger(total)) return false;
    if (total < 0) return false;
  }
  return true;
}

function is_listMonitorChecks$46listMonitorChecks_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_MonitorCheckDetail(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.data === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    if (!is_MonitorCheckState(value)) return false;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.pages === undefined) return false;
    if (value.pages !== undefined) {
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.targetId === undefined) return false;
  if (data.url === undefined) return false;
  if (data.status === undefined) return false;
  if (data.createdAt === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
    if (lengthOf(id) < 1) return false;
  }
  if (data.targetId !== undefined) {
    const targetId = data.targetId;
    if (!is_MonitorTargetId(targetId)) return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "same" || status === "new" || status === "changed" || status === "removed" || status === "error")) return false;
  }
  if (data.statusCode !== undefined) {
    const statusCode = data.statusCode;
    if (!Number.isInteger(statusCode)) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_PageMetadata(metadata)) return false;
  }
  if (data.diff !== undefined) {
    const diff = data.diff;
    if (!is_MonitorDiff(diff)) return false;
  }
  if (data.ignored !== undefined) {
    const ignored = data.ignored;
    if (!Array.isArray(ignored)) return false;
    if (ignored.length > 100) return false;
    for (let index = 0; index < ignored.length; index += 1) {
      const item = ignored[index];
      if (!is_MonitorIgnored(item)) return false;
    }
  }
  if (data.snapshot !== undefined) {
    const snapshot = data.snapshot;
    if (!is_MonitorSnapshot(snapshot)) return false;
  }
  if (data.judgment !== undefined) {
    const judgment = data.judgment;
    if (!is_MonitorJudgment(judgment)) return false;
  }
  if (data.createdAt !== undefined) {
    const createdAt = data.createdAt;
    if (typeof createdAt !== "string") return false;
    if (!format_date_time(createdAt)) return false;
  }
  return true;
}

function is_MonitorDiff(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
  }
  if (data.json !== undefined) {
    const json = data.json;
    if (!(typeof json === "object" && json !== null && !Array.isArray(json))) return false;
  }
  return true;
}

function is_MonitorIgnored(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.reason === undefined) return false;
  if (data.before === undefined) return false;
  if (data.after === undefined) return false;
  if (data.reason !== undefined) {
    const reason = data.reason;
    if (typeof reason !== "string") return false;
    if (!(reason === "varies" || reason === "clock" || reason === "counter")) return false;
  }
  if (data.before !== undefined) {
    const before = data.before;
    if (typeof before !== "string") return false;
  }
  if (data.after !== undefined) {
    const after = data.after;
    if (typeof after !== "string") return false;
  }
  return true;
}

function is_MonitorSnapshot(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.json !== undefined) {
    const json = data.json;
  }
  return true;
}

function is_MonitorJudgment(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.meaningful === undefined) return false;
  if (data.confidence === undefined) return false;
  if (data.reason === undefined) return false;
  if (data.meaningful !== undefined) {
    const meaningful = data.meaningful;
    if (typeof meaningful !== "boolean") return false;
  }
  if (data.confidence !== undefined) {
    const confidence = data.confidence;
    if (typeof confidence !== "string") return false;
    if (!(confidence === "high" || confidence === "medium" || confidence === "low")) return false;
  }
  if (data.reason !== undefined) {
    const reason = data.reason;
    if (typeof reason !== "string") return false;
  }
  return true;
}

function is_getMonitorCheck$46getMonitorCheck_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_AgentStartResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_AgentJobId(id)) return false;
  }
  return true;
}

function is_AgentJobId(data) {
  if (typeof data !== "string") return false;
  if (!pattern2.test(data)) return false;
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.model === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_AgentJobId(id)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "processing") return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    return false;
  }
  if (data.model !== undefined) {
    const model = data.model;
    if (typeof model !== "string") return false;
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isFinite(creditsUsed)) return false;
    if (creditsUsed < 0) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (!is_AgentJobExpiry(expiresAt)) return false;
  }
  return true;
}

function is_AgentJobExpiry(data) {
  if (typeof data !== "string") return false;
  if (!format_date_time(data)) return false;
  return true;
}

export function is_AgentJobCompleted(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.data === undefined) return false;
  if (data.model === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_AgentJobId(id)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "completed") return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
  }
  if (data.model !== undefined) {
    const model = data.model;
    if (typeof model !== "string") return false;
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isFinite(creditsUsed)) return false;
    if (creditsUsed < 0) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (!is_AgentJobExpiry(expiresAt)) return false;
  }
  return true;
}

export function is_AgentJobFailed(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.status === undefined) return false;
  if (data.error === undefined) return false;
  if (data.model === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.expiresAt === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_AgentJobId(id)) return false;
  }
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (status !== "failed") return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.data !== undefined) {
    const value = data.data;
    return false;
  }
  if (data.model !== undefined) {
    const model = data.model;
    if (typeof model !== "string") return false;
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isFinite(creditsUsed)) return false;
    if (creditsUsed !== 0) return false;
  }
  if (data.expiresAt !== undefined) {
    const expiresAt = data.expiresAt;
    if (!is_AgentJobExpiry(expiresAt)) return false;
  }
  return true;
}

function is_getAgent$46getAgent_400(data) {
  if (!(is_ValidationErrorBody(data) || is_ErrorBody(data))) return false;
  return true;
}

function is_AgentCancelResponse(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  return true;
}

function is_AgentTrace(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.events === undefined) return false;
  if (data.creditsUsed === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_AgentJobId(id)) return false;
  }
  if (data.events !== undefined) {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (!is_AgentTraceEvent(item)) return false;
    }
  }
  if (data.creditsUsed !== undefined) {
    const creditsUsed = data.creditsUsed;
    if (!Number.isFinite(creditsUsed)) return false;
    if (creditsUsed < 0) return false;
  }
  return true;
}

function is_AgentTraceEvent(data) {
  const count = Number(is_AgentTraceRunStarted(data)) + Number(is_AgentTraceRunCancelRequested(data)) + Number(is_AgentTraceRunFinished(data)) + Number(is_AgentTraceAgentStarted(data)) + Number(is_AgentTraceAgentFinished(data)) + Number(is_AgentTraceProgressReported(data)) + Number(is_AgentTraceReasoningSummary(data)) + Number(is_AgentTraceToolCallStarted(data)) + Number(is_AgentTraceToolCallFinished(data)) + Number(is_AgentTraceArtifactUpdated(data)) + Number(is_AgentTraceErrorOccurred(data)) + Number(is_AgentTraceOther(data));
  if (count !== 1) return false;
  return true;
}

export function is_AgentTraceRunStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "run.started") return false;
  }
  return true;
}

function is_AgentTraceEnvelope(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.schemaVersion === undefined) return false;
  if (data.eventId === undefined) return false;
  if (data.runId === undefined) return false;
  if (data.occurredAt === undefined) return false;
  if (data.producerSequence === undefined) return false;
  if (data.agent === undefined) return false;
  if (data.type === undefined) return false;
  if (data.schemaVersion !== undefined) {
    const schemaVersion = data.schemaVersion;
    if (!Number.isInteger(schemaVersion)) return false;
    if (schemaVersion < 1) return false;
  }
  if (data.eventId !== undefined) {
    const eventId = data.eventId;
    if (typeof eventId !== "string") return false;
    if (!pattern2.test(eventId)) return false;
  }
  if (data.runId !== undefined) {
    const runId = data.runId;
    if (typeof runId !== "string") return false;
    if (!pattern2.test(runId)) return false;
  }
  if (data.occurredAt !== undefined) {
    const occurredAt = data.occurredAt;
    if (typeof occurredAt !== "string") return false;
    if (!format_date_time(occurredAt)) return false;
  }
  if (data.producerSequence !== undefined) {
    const producerSequence = data.producerSequence;
    if (!Number.isInteger(producerSequence)) return false;
    if (producerSequence < 0) return false;
  }
  if (data.agent !== undefined) {
    const agent = data.agent;
    if (!is_AgentTraceProducer(agent)) return false;
  }
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (lengthOf(type) < 1) return false;
  }
  return true;
}

function is_AgentTraceProducer(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.id === undefined) return false;
  if (data.role === undefined) return false;
  if (data.name === undefined) return false;
  if (data.id !== undefined) {
    const id = data.id;
    if (typeof id !== "string") return false;
  }
  if (data.role !== undefined) {
    const role = data.role;
    if (typeof role !== "string") return false;
    if (!(role === "orchestrator" || role === "subagent" || role === "system")) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
  }
  if (data.parentId !== undefined) {
    const parentId = data.parentId;
    if (typeof parentId !== "string") return false;
  }
  return true;
}

export function is_AgentTraceRunCancelRequested(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.reason === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "run.cancel_requested") return false;
  }
  if (data.reason !== undefined) {
    const reason = data.reason;
    if (typeof reason !== "string") return false;
  }
  return true;
}

export function is_AgentTraceRunFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.outcome === undefined) return false;
  if (data.error === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "run.finished") return false;
  }
  if (data.outcome !== undefined) {
    const outcome = data.outcome;
    if (typeof outcome !== "string") return false;
    if (!(outcome === "succeeded" || outcome === "failed" || outcome === "cancelled" || outcome === "refused" || outcome === "credit_limit_reached")) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    const count = Number(is_AgentTraceError(error)) + Number((error === null));
    if (count !== 1) return false;
  }
  return true;
}

export function is_AgentTraceError(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.code === undefined) return false;
  if (data.source === undefined) return false;
  if (data.retryable === undefined) return false;
  if (data.message === undefined) return false;
  if (data.code !== undefined) {
    const code = data.code;
    if (typeof code !== "string") return false;
    if (!(code === "cancelled" || code === "credit_limit_reached" || code === "parent_finished" || code === "refused" || code === "internal")) return false;
  }
  if (data.source !== undefined) {
    const source = data.source;
    if (typeof source !== "string") return false;
    if (!(source === "agent" || source === "tool" || source === "billing" || source === "system")) return false;
  }
  if (data.retryable !== undefined) {
    const retryable = data.retryable;
    if (typeof retryable !== "boolean") return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  return true;
}

export function is_AgentTraceAgentStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "agent.started") return false;
  }
  return true;
}

export function is_AgentTraceAgentFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.outcome === undefined) return false;
  if (data.durationMs === undefined) return false;
  if (data.error === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "agent.finished") return false;
  }
  if (data.outcome !== undefined) {
    const outcome = data.outcome;
    if (typeof outcome !== "string") return false;
    if (!(outcome === "succeeded" || outcome === "failed" || outcome === "cancelled" || outcome === "refused")) return false;
  }
  if (data.durationMs !== undefined) {
    const durationMs = data.durationMs;
    if (!Number.isInteger(durationMs)) return false;
    if (durationMs < 0) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    const count = Number(is_AgentTraceError(error)) + Number((error === null));
    if (count !== 1) return false;
  }
  return true;
}

export function is_AgentTraceProgressReported(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.phase === undefined) return false;
  if (data.message === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "progress.reported") return false;
  }
  if (data.phase !== undefined) {
    const phase = data.phase;
    if (typeof phase !== "string") return false;
    if (!(phase === "planning" || phase === "working" || phase === "finalizing")) return false;
  }
  if (data.message !== undefined) {
    const message = data.message;
    if (typeof message !== "string") return false;
  }
  return true;
}

export function is_AgentTraceReasoningSummary(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.text === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "reasoning.summary") return false;
  }
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
  }
  return true;
}

export function is_AgentTraceToolCallStarted(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.toolCallId === undefined) return false;
  if (data.toolName === undefined) return false;
  if (data.parameters === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "tool_call.started") return false;
  }
  if (data.toolCallId !== undefined) {
    const toolCallId = data.toolCallId;
    if (typeof toolCallId !== "string") return false;
  }
  if (data.toolName !== undefined) {
    const toolName = data.toolName;
    if (typeof toolName !== "string") return false;
  }
  if (data.parameters !== undefined) {
    const parameters = data.parameters;
  }
  return true;
}

export function is_AgentTraceToolCallFinished(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.toolCallId === undefined) return false;
  if (data.toolName === undefined) return false;
  if (data.result === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "tool_call.finished") return false;
  }
  if (data.toolCallId !== undefined) {
    const toolCallId = data.toolCallId;
    if (typeof toolCallId !== "string") return false;
  }
  if (data.toolName !== undefined) {
    const toolName = data.toolName;
    if (typeof toolName !== "string") return false;
  }
  if (data.result !== undefined) {
    const result = data.result;
  }
  return true;
}

export function is_AgentTraceArtifactUpdated(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.snapshotId === undefined) return false;
  if (data.artifact === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "artifact.updated") return false;
  }
  if (data.snapshotId !== undefined) {
    const snapshotId = data.snapshotId;
    if (!is_AgentSnapshotId(snapshotId)) return false;
  }
  if (data.artifact !== undefined) {
    const artifact = data.artifact;
    if (!is_AgentTraceArtifact(artifact)) return false;
  }
  return true;
}

function is_AgentSnapshotId(data) {
  if (typeof data !== "string") return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_AgentTraceArtifact(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.kind === undefined) return false;
  if (data.artifactId === undefined) return false;
  if (data.snapshotId === undefined) return false;
  if (data.change === undefined) return false;
  if (data.kind !== undefined) {
    const kind = data.kind;
    if (typeof kind !== "string") return false;
    if (!(kind === "json" || kind === "markdown" || kind === "html" || kind === "screenshot" || kind === "text")) return false;
  }
  if (data.artifactId !== undefined) {
    const artifactId = data.artifactId;
    if (typeof artifactId !== "string") return false;
  }
  if (data.path !== undefined) {
    const value = data.path;
    if (typeof value !== "string") return false;
  }
  if (data.snapshotId !== undefined) {
    const snapshotId = data.snapshotId;
    if (!is_AgentSnapshotId(snapshotId)) return false;
  }
  if (data.change !== undefined) {
    const change = data.change;
    if (typeof change !== "string") return false;
    if (!(change === "init" || change === "partial" || change === "append" || change === "modify" || change === "update")) return false;
  }
  if (data.changedFields !== undefined) {
    const changedFields = data.changedFields;
    if (!Array.isArray(changedFields)) return false;
    for (let index = 0; index < changedFields.length; index += 1) {
      const item = changedFields[index];
      if (typeof item !== "string") return false;
    }
  }
  if (data.itemCount !== undefined) {
    const itemCount = data.itemCount;
    if (!Number.isInteger(itemCount)) return false;
    if (itemCount < 0) return false;
  }
  if (data.sourceToolCallId !== undefined) {
    const sourceToolCallId = data.sourceToolCallId;
    if (typeof sourceToolCallId !== "string") return false;
  }
  return true;
}

export function is_AgentTraceErrorOccurred(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.error === undefined) return false;
  if (data.retryable === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "error.occurred") return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (!is_AgentTraceError(error)) return false;
  }
  if (data.retryable !== undefined) {
    const retryable = data.retryable;
    if (typeof retryable !== "boolean") return false;
  }
  return true;
}

export function is_AgentTraceOther(data: any): boolean {
  if (!is_AgentTraceEnvelope(data)) return false;
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (is_AgentTraceOther_allOf_1_properties_type_not(type)) return false;
  }
  return true;
}

function is_AgentSnapshot(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.id === undefined) return false;
  if (data.snapshotId === undefined) return false;
  if (data.snapshot === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== true) return false;
  }
  if (data.id !== undefined) {
    const id = data.id;
    if (!is_AgentJobId(id)) return false;
  }
  if (data.snapshotId !== undefined) {
    const snapshotId = data.snapshotId;
    if (!is_AgentSnapshotId(snapshotId)) return false;
  }
  if (data.snapshot !== undefined) {
    const snapshot = data.snapshot;
    if (typeof snapshot !== "string") return false;
  }
  return true;
}

export function is_AgentTraceOther_allOf_1_properties_type_not(data: any): boolean {
  if (!(data === "run.started" || data === "run.cancel_requested" || data === "run.finished" || data === "agent.started" || data === "agent.finished" || data === "progress.reported" || data === "reasoning.summary" || data === "tool_call.started" || data === "tool_call.finished" || data === "artifact.updated" || data === "error.occurred")) return false;
  return true;
}
