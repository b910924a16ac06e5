// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_http_url, isObject, isUnique, lengthOf } from "./formats.ts";
import type { IsValid } from "../runtime/index.ts";
export const mapUrls_body: IsValid = (data) => is_MapRequest(data) && (fill_MapRequest(data), true);
export const scrapeUrl_body: IsValid = (data) => is_ScrapeRequest(data) && (fill_ScrapeRequest(data), true);
export const startBatchScrape_parameters: IsValid = is_startBatchScrape$46parameters;
export const startBatchScrape_body: IsValid = (data) => is_BatchScrapeRequest(data) && (fill_BatchScrapeRequest(data), true);
export const getBatchScrape_parameters: IsValid = (data) => is_getBatchScrape$46parameters(data) && (fill_getBatchScrape$46parameters(data), true);
export const cancelBatchScrape_parameters: IsValid = is_cancelBatchScrape$46parameters;
export const getBatchScrapeErrors_parameters: IsValid = is_getBatchScrapeErrors$46parameters;
export const startCrawl_parameters: IsValid = is_startCrawl$46parameters;
export const startCrawl_body: IsValid = (data) => is_CrawlRequest(data) && (fill_CrawlRequest(data), true);
export const previewCrawl_body: IsValid = is_CrawlPreviewRequest;
export const getCrawl_parameters: IsValid = (data) => is_getCrawl$46parameters(data) && (fill_getCrawl$46parameters(data), true);
export const cancelCrawl_parameters: IsValid = is_cancelCrawl$46parameters;
export const getCrawlErrors_parameters: IsValid = is_getCrawlErrors$46parameters;
export const searchWeb_body: IsValid = (data) => is_SearchRequest(data) && (fill_SearchRequest(data), true);
export const parseFile_body: IsValid = (data) => is_parseFile$46parseFile_body(data) && (fill_parseFile$46parseFile_body(data), true);
export const startInteract_body: IsValid = (data) => is_InteractRequest(data) && (fill_InteractRequest(data), true);
export const endInteract_parameters: IsValid = is_endInteract$46parameters;
export const runInteractActions_parameters: IsValid = is_runInteractActions$46parameters;
export const runInteractActions_body: IsValid = (data) => is_InteractActionsRequest(data) && (fill_InteractActionsRequest(data), true);
export const interactWithScrape_parameters: IsValid = is_interactWithScrape$46parameters;
export const interactWithScrape_body: IsValid = (data) => is_ScrapeInteractRequest(data) && (fill_ScrapeInteractRequest(data), true);
export const endScrapeInteract_parameters: IsValid = is_endScrapeInteract$46parameters;
export const listMonitors_parameters: IsValid = (data) => is_listMonitors$46parameters(data) && (fill_listMonitors$46parameters(data), true);
export const createMonitor_parameters: IsValid = is_createMonitor$46parameters;
export const createMonitor_body: IsValid = (data) => is_MonitorRequest(data) && (fill_MonitorRequest(data), true);
export const getMonitor_parameters: IsValid = is_getMonitor$46parameters;
export const deleteMonitor_parameters: IsValid = is_deleteMonitor$46parameters;
export const updateMonitor_parameters: IsValid = is_updateMonitor$46parameters;
export const updateMonitor_body: IsValid = (data) => is_MonitorUpdate(data) && (fill_MonitorUpdate(data), true);
export const runMonitor_parameters: IsValid = is_runMonitor$46parameters;
export const listMonitorChecks_parameters: IsValid = (data) => is_listMonitorChecks$46parameters(data) && (fill_listMonitorChecks$46parameters(data), true);
export const getMonitorCheck_parameters: IsValid = (data) => is_getMonitorCheck$46parameters(data) && (fill_getMonitorCheck$46parameters(data), true);
export const listAgents_parameters: IsValid = (data) => is_listAgents$46parameters(data) && (fill_listAgents$46parameters(data), true);
export const startAgent_parameters: IsValid = is_startAgent$46parameters;
export const startAgent_body: IsValid = (data) => is_AgentRequest(data) && (fill_AgentRequest(data), true);
export const getAgent_parameters: IsValid = is_getAgent$46parameters;
export const cancelAgent_parameters: IsValid = is_cancelAgent$46parameters;
export const getAgentTrace_parameters: IsValid = is_getAgentTrace$46parameters;
export const getAgentSnapshot_parameters: IsValid = is_getAgentSnapshot$46parameters;
export const getCreditUsageHistory_parameters: IsValid = (data) => is_getCreditUsageHistory$46parameters(data) && (fill_getCreditUsageHistory$46parameters(data), true);
export const getTeamActivity_parameters: IsValid = (data) => is_getTeamActivity$46parameters(data) && (fill_getTeamActivity$46parameters(data), true);

const pattern1 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");
const pattern2 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const pattern3 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern4 = new RegExp("^(?:[!-~](?:[ !-~]*[!-~])?)?$", "u");
const pattern5 = new RegExp("^(?:(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)(?:,sbd:[01])?|sbd:[01](?:,(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?))?)$", "u");
const pattern6 = new RegExp("^[^\\x00-\\x1F\\x7F]+$", "u");
const pattern7 = new RegExp("^(?:f[0-9]{1,6})?e[0-9]{1,6}$", "u");
const pattern8 = new RegExp("^[a-z]{2,30}$", "u");
const pattern9 = new RegExp("^[^\\x00-\\x1F\\x7F/\\\\]+$", "u");
const pattern10 = new RegExp("^[\\w.+-]+/[\\w.+-]+$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
const pattern12 = new RegExp("^(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$", "u");
const pattern13 = new RegExp("^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$", "u");
const pattern14 = new RegExp("^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern16 = new RegExp("^[^\\s@<>,;\"]+@[^\\s@<>,;\"]+$", "u");
const pattern17 = new RegExp("^[A-Z]{2}$", "u");
const pattern18 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function is_MapRequest(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (data.search !== undefined && !is_like_search(data.search)) return false;
  if (data.sitemap !== undefined && !is_like_sitemap(data.sitemap)) return false;
  if (data.includeSubdomains !== undefined && !is_like_includeSubdomains(data.includeSubdomains)) return false;
  if (data.ignoreQueryParameters !== undefined && !is_like_includeSubdomains(data.ignoreQueryParameters)) return false;
  if (data.ignoreCache !== undefined && !is_like_includeSubdomains(data.ignoreCache)) return false;
  if (data.limit !== undefined && !is_like_limit(data.limit)) return false;
  if (data.timeout !== undefined && !is_like_timeout(data.timeout)) return false;
  if (data.location !== undefined && !is_Location(data.location)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

function is_Location(data) {
  if (!isObject(data)) return false;
  if (data.country !== undefined && !is_like_country(data.country)) return false;
  if (data.languages !== undefined) {
    const languages = data.languages;
    if (!Array.isArray(languages)) return false;
    if (languages.length > 32) return false;
    for (let index = 0; index < languages.length; index += 1) {
      const item = languages[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 100) return false;
    }
  }
  return true;
}

function is_AuditMetadata(data) {
  if (!isObject(data)) return false;
  if (data.username === undefined) return false;
  for (const key in data) {
    if (key === "username") continue;
    return false;
  }
  {
    const username = data.username;
    if (typeof username !== "string") return false;
    if (lengthOf(username) > 1024) return false;
  }
  return true;
}

function is_ThreatProtectionOverride(data) {
  if (!isObject(data)) return false;
  if (data.mode !== undefined) {
    const mode = data.mode;
    if (typeof mode !== "string") return false;
    if (!(mode === "off" || mode === "normal")) return false;
  }
  if (data.riskScoreThreshold !== undefined) {
    const riskScoreThreshold = data.riskScoreThreshold;
    if (!Number.isInteger(riskScoreThreshold)) return false;
    if (riskScoreThreshold > 100) return false;
    if (riskScoreThreshold < 0) return false;
  }
  if (data.blacklist !== undefined) {
    const blacklist = data.blacklist;
    if (!Array.isArray(blacklist)) return false;
    if (blacklist.length > 1000) return false;
    for (let index = 0; index < blacklist.length; index += 1) {
      const item = blacklist[index];
      if (!is_DomainPattern(item)) return false;
    }
  }
  if (data.whitelist !== undefined) {
    const whitelist = data.whitelist;
    if (!Array.isArray(whitelist)) return false;
    if (whitelist.length > 1000) return false;
    for (let index2 = 0; index2 < whitelist.length; index2 += 1) {
      const item2 = whitelist[index2];
      if (!is_DomainPattern(item2)) return false;
    }
  }
  if (data.blockedTlds !== undefined) {
    const blockedTlds = data.blockedTlds;
    if (!Array.isArray(blockedTlds)) return false;
    if (blockedTlds.length > 1000) return false;
    for (let index3 = 0; index3 < blockedTlds.length; index3 += 1) {
      const item3 = blockedTlds[index3];
      if (typeof item3 !== "string") return false;
      if (!pattern1.test(item3)) return false;
    }
  }
  if (data.failurePolicy !== undefined) {
    const failurePolicy = data.failurePolicy;
    if (typeof failurePolicy !== "string") return false;
    if (!(failurePolicy === "open" || failurePolicy === "closed")) return false;
  }
  return true;
}

function is_DomainPattern(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 255) return false;
  if (!pattern2.test(data)) return false;
  return true;
}

function is_ScrapeRequest(data) {
  if (!isObject(data)) return false;
  if (!is_ScrapeOptions(data)) return false;
  if (data.url === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

function is_ScrapeOptions(data) {
  if (!isObject(data)) return false;
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 10) return false;
    for (let index = 0; index < formats.length; index += 1) {
      const item = formats[index];
      const count = Number(is_ScrapeFormatName(item)) + Number(is_ScrapeFormat(item));
      if (count !== 1) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.schema !== undefined && !is_like_schema(data.schema)) return false;
  if (data.prompt !== undefined && !is_like_prompt(data.prompt)) return false;
  if (data.onlyMainContent !== undefined && !is_like_includeSubdomains(data.onlyMainContent)) return false;
  if (data.includeTags !== undefined && !is_Selectors(data.includeTags)) return false;
  if (data.excludeTags !== undefined && !is_Selectors(data.excludeTags)) return false;
  if (data.headers !== undefined && !is_HeaderFields(data.headers)) return false;
  if (data.waitFor !== undefined) {
    const waitFor = data.waitFor;
    if (!Number.isInteger(waitFor)) return false;
    if (waitFor > 10000) return false;
    if (waitFor < 0) return false;
  }
  if (data.mobile !== undefined && !is_like_includeSubdomains(data.mobile)) return false;
  if (data.removeBase64Images !== undefined && !is_like_includeSubdomains(data.removeBase64Images)) return false;
  if (data.blockAds !== undefined && !is_like_includeSubdomains(data.blockAds)) return false;
  if (data.actions !== undefined) {
    const actions = data.actions;
    if (!Array.isArray(actions)) return false;
    if (actions.length > 50) return false;
    for (let index2 = 0; index2 < actions.length; index2 += 1) {
      const item2 = actions[index2];
      if (!is_ScrapeAction(item2)) return false;
    }
  }
  if (data.maxAge !== undefined) {
    const maxAge = data.maxAge;
    if (!Number.isInteger(maxAge)) return false;
    if (maxAge > 31536000000) return false;
    if (maxAge < 0) return false;
  }
  if (data.storeInCache !== undefined && !is_like_includeSubdomains(data.storeInCache)) return false;
  if (data.checkPromptInjection !== undefined && !is_like_includeSubdomains(data.checkPromptInjection)) return false;
  if (data.parsers !== undefined) {
    const parsers = data.parsers;
    if (!Array.isArray(parsers)) return false;
    if (parsers.length > 1) return false;
    for (let index3 = 0; index3 < parsers.length; index3 += 1) {
      const item3 = parsers[index3];
      if (!is_FileParser(item3)) return false;
    }
  }
  if (data.timeout !== undefined && !is_like_timeout2(data.timeout)) return false;
  if (data.location !== undefined && !is_Location(data.location)) return false;
  return true;
}

export function is_ScrapeFormatName(data: any): boolean {
  if (typeof data !== "string") return false;
  if (!(data === "markdown" || data === "html" || data === "rawHtml" || data === "json" || data === "links" || data === "images" || data === "screenshot" || data === "summary" || data === "attributes" || data === "changeTracking")) return false;
  return true;
}

export function is_ScrapeFormat(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (!is_ScrapeFormatName(data.type)) return false;
  if (data.fullPage !== undefined && !is_like_includeSubdomains(data.fullPage)) return false;
  if (data.quality !== undefined && !is_like_quality(data.quality)) return false;
  if (data.viewport !== undefined && !is_Viewport(data.viewport)) return false;
  if (data.schema !== undefined && !is_like_schema(data.schema)) return false;
  if (data.prompt !== undefined && !is_like_prompt(data.prompt)) return false;
  if (data.selectors !== undefined) {
    const selectors = data.selectors;
    if (!Array.isArray(selectors)) return false;
    if (selectors.length > 32) return false;
    if (selectors.length < 1) return false;
    for (let index = 0; index < selectors.length; index += 1) {
      const item = selectors[index];
      if (!is_AttributeSelector(item)) return false;
    }
  }
  if (data.modes !== undefined) {
    const modes = data.modes;
    if (!Array.isArray(modes)) return false;
    if (modes.length > 2) return false;
    for (let index2 = 0; index2 < modes.length; index2 += 1) {
      const item2 = modes[index2];
      if (typeof item2 !== "string") return false;
      if (!(item2 === "git-diff" || item2 === "json")) return false;
    }
    if (!isUnique(modes)) return false;
  }
  if (data.tag !== undefined && !is_like_tag(data.tag)) return false;
  return true;
}

function is_Viewport(data) {
  if (!isObject(data)) return false;
  if (data.width === undefined) return false;
  if (data.height === undefined) return false;
  if (!is_like_width(data.width)) return false;
  if (!is_like_width(data.height)) return false;
  return true;
}

function is_AttributeSelector(data) {
  if (!isObject(data)) return false;
  if (data.selector === undefined) return false;
  if (data.attribute === undefined) return false;
  if (!is_like_tag(data.selector)) return false;
  if (!is_like_tag(data.attribute)) return false;
  return true;
}

function is_Selectors(data) {
  if (!Array.isArray(data)) return false;
  if (data.length > 32) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (typeof item !== "string") return false;
    if (lengthOf(item) > 255) return false;
  }
  return true;
}

function is_HeaderFields(data) {
  if (!isObject(data)) return false;
  if (Object.keys(data).length > 32) return false;
  for (const key in data) {
    if (typeof key === "string") {
      if (lengthOf(key) > 128) return false;
      if (!pattern3.test(key)) return false;
    }
  }
  for (const key2 in data) {
    const value = data[key2];
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 4096) return false;
    if (!pattern4.test(value)) return false;
  }
  return true;
}

function is_ScrapeAction(data) {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (!(type === "wait" || type === "click" || type === "write" || type === "press" || type === "scroll" || type === "screenshot" || type === "scrape" || type === "pdf")) return false;
  }
  if (data.milliseconds !== undefined && !is_like_milliseconds(data.milliseconds)) return false;
  if (data.selector !== undefined && !is_like_selector(data.selector)) return false;
  if (data.all !== undefined && !is_like_includeSubdomains(data.all)) return false;
  if (data.text !== undefined && !is_like_search(data.text)) return false;
  if (data.key !== undefined && !is_like_key(data.key)) return false;
  if (data.direction !== undefined && !is_like_direction(data.direction)) return false;
  if (data.fullPage !== undefined && !is_like_includeSubdomains(data.fullPage)) return false;
  if (data.quality !== undefined && !is_like_quality(data.quality)) return false;
  if (data.viewport !== undefined && !is_Viewport(data.viewport)) return false;
  if (data.format !== undefined) {
    const value = data.format;
    if (typeof value !== "string") return false;
    if (!(value === "A0" || value === "A1" || value === "A2" || value === "A3" || value === "A4" || value === "A5" || value === "A6" || value === "Letter" || value === "Legal" || value === "Tabloid" || value === "Ledger")) return false;
  }
  if (data.landscape !== undefined && !is_like_includeSubdomains(data.landscape)) return false;
  if (data.scale !== undefined) {
    const scale = data.scale;
    if (!Number.isFinite(scale)) return false;
    if (scale > 2) return false;
    if (scale < 0.1) return false;
  }
  return true;
}

function is_FileParser(data) {
  const count = Number(is_FileParser_oneOf_0(data)) + Number(is_FileParser_oneOf_1(data));
  if (count !== 1) return false;
  return true;
}

function is_startBatchScrape$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined && !is_like_header(data.header)) return false;
  return true;
}

function is_BatchScrapeRequest(data) {
  if (!isObject(data)) return false;
  if (is_BatchScrapeRequest_not(data)) return false;
  if (!is_ScrapeOptions(data)) return false;
  if (data.urls === undefined) return false;
  {
    const urls = data.urls;
    if (!Array.isArray(urls)) return false;
    if (urls.length > 10000) return false;
    if (urls.length < 1) return false;
    for (let index = 0; index < urls.length; index += 1) {
      const item = urls[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 4096) return false;
    }
  }
  if (data.appendToId !== undefined && !is_like_appendToId(data.appendToId)) return false;
  if (data.ignoreInvalidURLs !== undefined && !is_like_includeSubdomains(data.ignoreInvalidURLs)) return false;
  if (data.maxConcurrency !== undefined && !is_like_maxConcurrency(data.maxConcurrency)) return false;
  if (data.zeroDataRetention !== undefined && !is_like_zeroDataRetention(data.zeroDataRetention)) return false;
  if (data.webhook !== undefined && !is_CrawlWebhook(data.webhook)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

function is_CrawlWebhook(data) {
  const count = Number(is_WebhookUrl(data)) + Number(is_CrawlWebhookTarget(data));
  if (count !== 1) return false;
  return true;
}

export function is_WebhookUrl(data: any): boolean {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2048) return false;
  if (!format_http_url(data)) return false;
  return true;
}

export function is_CrawlWebhookTarget(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (!is_WebhookUrl(data.url)) return false;
  if (data.headers !== undefined && !is_HeaderFields(data.headers)) return false;
  if (data.metadata !== undefined && !is_WebhookMetadata(data.metadata)) return false;
  if (data.events !== undefined) {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    if (events.length > 16) return false;
    if (events.length < 1) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (typeof item !== "string") return false;
      if (!(item === "started" || item === "page" || item === "completed" || item === "failed" || item === "cancelled")) return false;
    }
  }
  return true;
}

function is_WebhookMetadata(data) {
  if (!isObject(data)) return false;
  if (Object.keys(data).length > 32) return false;
  for (const key in data) {
    if (typeof key === "string") {
      if (lengthOf(key) > 128) return false;
    }
  }
  for (const key2 in data) {
    const value = data[key2];
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 1024) return false;
  }
  return true;
}

function is_getBatchScrape$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined && !is_like_query(data.query)) return false;
  if (data.header !== undefined && !is_like_header2(data.header)) return false;
  return true;
}

function is_cancelBatchScrape$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_getBatchScrapeErrors$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_startCrawl$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined && !is_like_header(data.header)) return false;
  return true;
}

function is_CrawlRequest(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (data.limit !== undefined && !is_like_limit(data.limit)) return false;
  if (data.includePaths !== undefined && !is_like_includePaths(data.includePaths)) return false;
  if (data.excludePaths !== undefined && !is_like_includePaths(data.excludePaths)) return false;
  if (data.regexOnFullURL !== undefined && !is_like_includeSubdomains(data.regexOnFullURL)) return false;
  if (data.maxDiscoveryDepth !== undefined && !is_like_maxDiscoveryDepth(data.maxDiscoveryDepth)) return false;
  if (data.sitemap !== undefined && !is_like_sitemap(data.sitemap)) return false;
  if (data.ignoreQueryParameters !== undefined && !is_like_includeSubdomains(data.ignoreQueryParameters)) return false;
  if (data.crawlEntireDomain !== undefined && !is_like_includeSubdomains(data.crawlEntireDomain)) return false;
  if (data.allowSubdomains !== undefined && !is_like_includeSubdomains(data.allowSubdomains)) return false;
  if (data.allowExternalLinks !== undefined && !is_like_includeSubdomains(data.allowExternalLinks)) return false;
  if (data.ignoreRobotsTxt !== undefined && !is_like_includeSubdomains(data.ignoreRobotsTxt)) return false;
  if (data.robotsUserAgent !== undefined && !is_like_robotsUserAgent(data.robotsUserAgent)) return false;
  if (data.delay !== undefined && !is_like_delay(data.delay)) return false;
  if (data.maxConcurrency !== undefined && !is_like_maxConcurrency(data.maxConcurrency)) return false;
  if (data.scrapeOptions !== undefined && !is_ScrapeOptions(data.scrapeOptions)) return false;
  if (data.zeroDataRetention !== undefined && !is_like_zeroDataRetention(data.zeroDataRetention)) return false;
  if (data.webhook !== undefined && !is_CrawlWebhook(data.webhook)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

function is_CrawlPreviewRequest(data) {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (data.prompt === undefined) return false;
  if (!is_like_url(data.url)) return false;
  if (!is_like_prompt(data.prompt)) return false;
  return true;
}

function is_getCrawl$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.query !== undefined && !is_like_query(data.query)) return false;
  if (data.header !== undefined && !is_like_header2(data.header)) return false;
  return true;
}

function is_cancelCrawl$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_getCrawlErrors$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_SearchRequest(data) {
  if (!isObject(data)) return false;
  if (data.query === undefined) return false;
  {
    const query = data.query;
    if (typeof query !== "string") return false;
    if (lengthOf(query) > 500) return false;
    if (lengthOf(query) < 1) return false;
  }
  if (data.limit !== undefined && !is_like_quality(data.limit)) return false;
  if (data.sources !== undefined) {
    const sources = data.sources;
    if (!Array.isArray(sources)) return false;
    if (sources.length > 4) return false;
    if (sources.length < 1) return false;
    for (let index = 0; index < sources.length; index += 1) {
      const item = sources[index];
      const count = Number(is_SearchSourceName(item)) + Number(is_SearchSource(item));
      if (count !== 1) return false;
    }
  }
  if (data.includeDomains !== undefined) {
    const includeDomains = data.includeDomains;
    if (!Array.isArray(includeDomains)) return false;
    if (includeDomains.length > 100) return false;
    for (let index2 = 0; index2 < includeDomains.length; index2 += 1) {
      const item2 = includeDomains[index2];
      if (!is_DomainPattern(item2)) return false;
    }
  }
  if (data.excludeDomains !== undefined) {
    const excludeDomains = data.excludeDomains;
    if (!Array.isArray(excludeDomains)) return false;
    if (excludeDomains.length > 100) return false;
    for (let index3 = 0; index3 < excludeDomains.length; index3 += 1) {
      const item3 = excludeDomains[index3];
      if (!is_DomainPattern(item3)) return false;
    }
  }
  if (data.tbs !== undefined) {
    const tbs = data.tbs;
    if (typeof tbs !== "string") return false;
    if (lengthOf(tbs) > 100) return false;
    if (!pattern5.test(tbs)) return false;
  }
  if (data.country !== undefined && !is_like_country(data.country)) return false;
  if (data.location !== undefined && !is_like_robotsUserAgent(data.location)) return false;
  if (data.timeout !== undefined && !is_like_timeout2(data.timeout)) return false;
  if (data.scrapeOptions !== undefined && !is_ScrapeOptions(data.scrapeOptions)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

export function is_SearchSourceName(data: any): boolean {
  if (typeof data !== "string") return false;
  if (!(data === "web" || data === "news" || data === "images" || data === "alexandria")) return false;
  return true;
}

export function is_SearchSource(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (!is_SearchSourceName(data.type)) return false;
  return true;
}

function is_ParseOptions(data) {
  if (!isObject(data)) return false;
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 8) return false;
    for (let index = 0; index < formats.length; index += 1) {
      const item = formats[index];
      const count = Number(is_ParseFormatName(item)) + Number(is_ParseFormat(item));
      if (count !== 1) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.schema !== undefined && !is_like_schema(data.schema)) return false;
  if (data.prompt !== undefined && !is_like_prompt(data.prompt)) return false;
  if (data.onlyMainContent !== undefined && !is_like_includeSubdomains(data.onlyMainContent)) return false;
  if (data.includeTags !== undefined && !is_Selectors(data.includeTags)) return false;
  if (data.excludeTags !== undefined && !is_Selectors(data.excludeTags)) return false;
  if (data.checkPromptInjection !== undefined && !is_like_includeSubdomains(data.checkPromptInjection)) return false;
  if (data.parsers !== undefined) {
    const parsers = data.parsers;
    if (!Array.isArray(parsers)) return false;
    if (parsers.length > 1) return false;
    for (let index2 = 0; index2 < parsers.length; index2 += 1) {
      const item2 = parsers[index2];
      if (!is_FileParser(item2)) return false;
    }
  }
  if (data.timeout !== undefined && !is_like_timeout2(data.timeout)) return false;
  if (data.removeBase64Images !== undefined && !is_like_includeSubdomains(data.removeBase64Images)) return false;
  if (data.zeroDataRetention !== undefined && !is_like_includeSubdomains(data.zeroDataRetention)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  return true;
}

export function is_ParseFormatName(data: any): boolean {
  if (typeof data !== "string") return false;
  if (!(data === "markdown" || data === "html" || data === "rawHtml" || data === "json" || data === "links" || data === "images" || data === "summary" || data === "attributes")) return false;
  return true;
}

export function is_ParseFormat(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (!is_ParseFormatName(data.type)) return false;
  if (data.schema !== undefined && !is_like_schema(data.schema)) return false;
  if (data.prompt !== undefined && !is_like_prompt(data.prompt)) return false;
  if (data.selectors !== undefined) {
    const selectors = data.selectors;
    if (!Array.isArray(selectors)) return false;
    if (selectors.length > 32) return false;
    if (selectors.length < 1) return false;
    for (let index = 0; index < selectors.length; index += 1) {
      const item = selectors[index];
      if (!is_AttributeSelector(item)) return false;
    }
  }
  return true;
}

function is_parseFile$46parseFile_body(data) {
  if (!isObject(data)) return false;
  if (data.file === undefined) return false;
  if (data.options !== undefined && !is_ParseOptions(data.options)) return false;
  return true;
}

function is_InteractRequest(data) {
  if (!isObject(data)) return false;
  if (data.ttl !== undefined) {
    const ttl = data.ttl;
    if (!Number.isInteger(ttl)) return false;
    if (ttl > 3600) return false;
    if (ttl < 30) return false;
  }
  if (data.activityTtl !== undefined) {
    const activityTtl = data.activityTtl;
    if (!Number.isInteger(activityTtl)) return false;
    if (activityTtl > 3600) return false;
    if (activityTtl < 10) return false;
  }
  if (data.profile !== undefined && !is_InteractProfile(data.profile)) return false;
  if (data.mobile !== undefined && !is_like_includeSubdomains(data.mobile)) return false;
  if (data.geolocation !== undefined) {
    const geolocation = data.geolocation;
    if (!isObject(geolocation)) return false;
    if (geolocation.latitude === undefined) return false;
    if (geolocation.longitude === undefined) return false;
    {
      const latitude = geolocation.latitude;
      if (!Number.isFinite(latitude)) return false;
      if (latitude > 90) return false;
      if (latitude < -90) return false;
    }
    {
      const longitude = geolocation.longitude;
      if (!Number.isFinite(longitude)) return false;
      if (longitude > 180) return false;
      if (longitude < -180) return false;
    }
    if (geolocation.accuracy !== undefined) {
      const accuracy = geolocation.accuracy;
      if (!Number.isFinite(accuracy)) return false;
      if (accuracy > 100000) return false;
      if (accuracy < 0) return false;
    }
  }
  if (data.location !== undefined && !is_Location(data.location)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

function is_InteractProfile(data) {
  if (!isObject(data)) return false;
  if (data.name === undefined) return false;
  {
    const name = data.name;
    if (typeof name !== "string") return false;
    if (lengthOf(name) > 200) return false;
    if (!pattern6.test(name)) return false;
  }
  if (data.saveChanges !== undefined && !is_like_includeSubdomains(data.saveChanges)) return false;
  return true;
}

function is_endInteract$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path2(data.path)) return false;
  return true;
}

function is_runInteractActions$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path2(data.path)) return false;
  return true;
}

function is_InteractActionsRequest(data) {
  if (!isObject(data)) return false;
  if (data.actions === undefined) return false;
  {
    const actions = data.actions;
    if (!Array.isArray(actions)) return false;
    if (actions.length > 50) return false;
    if (actions.length < 1) return false;
    for (let index = 0; index < actions.length; index += 1) {
      const item = actions[index];
      if (!is_InteractAction(item)) return false;
    }
  }
  if (data.timeout !== undefined && !is_like_timeout2(data.timeout)) return false;
  return true;
}

function is_InteractAction(data) {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (!(type === "goto" || type === "click" || type === "fill" || type === "select" || type === "check" || type === "press" || type === "hover" || type === "scroll" || type === "wait" || type === "back" || type === "screenshot" || type === "snapshot" || type === "scrape" || type === "write" || type === "drag" || type === "upload" || type === "dialog" || type === "windows" || type === "switchWindow" || type === "closeWindow" || type === "downloads" || type === "download")) return false;
  }
  if (data.url !== undefined && !is_like_url(data.url)) return false;
  if (data.ref !== undefined) {
    const ref = data.ref;
    if (typeof ref !== "string") return false;
    if (!pattern7.test(ref)) return false;
  }
  if (data.selector !== undefined && !is_like_selector(data.selector)) return false;
  if (data.role !== undefined) {
    const role = data.role;
    if (typeof role !== "string") return false;
    if (!pattern8.test(role)) return false;
  }
  if (data.name !== undefined && !is_like_selector(data.name)) return false;
  if (data.text !== undefined && !is_like_search(data.text)) return false;
  if (data.values !== undefined) {
    const value = data.values;
    if (!Array.isArray(value)) return false;
    if (value.length > 100) return false;
    if (value.length < 1) return false;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 1000) return false;
    }
  }
  if (data.checked !== undefined && !is_like_includeSubdomains(data.checked)) return false;
  if (data.key !== undefined && !is_like_key(data.key)) return false;
  if (data.direction !== undefined && !is_like_direction(data.direction)) return false;
  if (data.milliseconds !== undefined && !is_like_milliseconds(data.milliseconds)) return false;
  if (data.fullPage !== undefined && !is_like_includeSubdomains(data.fullPage)) return false;
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 5) return false;
    for (let index2 = 0; index2 < formats.length; index2 += 1) {
      const item2 = formats[index2];
      if (typeof item2 !== "string") return false;
      if (!(item2 === "markdown" || item2 === "html" || item2 === "rawHtml" || item2 === "links" || item2 === "images")) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.onlyMainContent !== undefined && !is_like_includeSubdomains(data.onlyMainContent)) return false;
  if (data.button !== undefined) {
    const button = data.button;
    if (typeof button !== "string") return false;
    if (!(button === "left" || button === "right" || button === "middle")) return false;
  }
  if (data.clicks !== undefined) {
    const clicks = data.clicks;
    if (!Number.isInteger(clicks)) return false;
    if (clicks > 3) return false;
    if (clicks < 1) return false;
  }
  if (data.modifiers !== undefined) {
    const modifiers = data.modifiers;
    if (!Array.isArray(modifiers)) return false;
    if (modifiers.length > 4) return false;
    for (let index3 = 0; index3 < modifiers.length; index3 += 1) {
      const item3 = modifiers[index3];
      if (typeof item3 !== "string") return false;
      if (!(item3 === "Alt" || item3 === "Control" || item3 === "Meta" || item3 === "Shift")) return false;
    }
    if (!isUnique(modifiers)) return false;
  }
  if (data.to !== undefined && !is_InteractTarget(data.to)) return false;
  if (data.x !== undefined && !is_like_x(data.x)) return false;
  if (data.y !== undefined && !is_like_x(data.y)) return false;
  if (data.files !== undefined) {
    const files = data.files;
    if (!Array.isArray(files)) return false;
    if (files.length > 10) return false;
    if (files.length < 1) return false;
    for (let index4 = 0; index4 < files.length; index4 += 1) {
      const item4 = files[index4];
      if (!is_InteractFile(item4)) return false;
    }
  }
  if (data.accept !== undefined && !is_like_includeSubdomains(data.accept)) return false;
  if (data.window !== undefined) {
    const window = data.window;
    if (!Number.isInteger(window)) return false;
    if (window > 20) return false;
    if (window < 1) return false;
  }
  if (data.file !== undefined) {
    const file = data.file;
    if (typeof file !== "string") return false;
    if (lengthOf(file) > 300) return false;
    if (lengthOf(file) < 1) return false;
  }
  if (data.state !== undefined) {
    const state = data.state;
    if (typeof state !== "string") return false;
    if (!(state === "visible" || state === "hidden" || state === "load" || state === "networkidle")) return false;
  }
  if (data.inside !== undefined && !is_like_includeSubdomains(data.inside)) return false;
  if (data.maxTokens !== undefined) {
    const maxTokens = data.maxTokens;
    if (!Number.isInteger(maxTokens)) return false;
    if (maxTokens > 50000) return false;
    if (maxTokens < 100) return false;
  }
  return true;
}

function is_InteractTarget(data) {
  if (!isObject(data)) return false;
  if (data.ref !== undefined) {
    const ref = data.ref;
    if (typeof ref !== "string") return false;
    if (!pattern7.test(ref)) return false;
  }
  if (data.selector !== undefined && !is_like_selector(data.selector)) return false;
  if (data.role !== undefined) {
    const role = data.role;
    if (typeof role !== "string") return false;
    if (!pattern8.test(role)) return false;
  }
  if (data.name !== undefined && !is_like_selector(data.name)) return false;
  return true;
}

function is_InteractFile(data) {
  if (!isObject(data)) return false;
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
    if (lengthOf(name) > 255) return false;
    if (!pattern9.test(name)) return false;
  }
  if (data.contentType !== undefined) {
    const contentType = data.contentType;
    if (typeof contentType !== "string") return false;
    if (lengthOf(contentType) > 255) return false;
    if (!pattern10.test(contentType)) return false;
  }
  if (data.content !== undefined) {
    const content = data.content;
    if (typeof content !== "string") return false;
    if (lengthOf(content) > 1000000) return false;
    if (!pattern11.test(content)) return false;
  }
  if (data.url !== undefined && !is_like_url(data.url)) return false;
  return true;
}

function is_interactWithScrape$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path3(data.path)) return false;
  return true;
}

function is_ScrapeInteractRequest(data) {
  if (!isObject(data)) return false;
  if (data.actions !== undefined) {
    const actions = data.actions;
    if (!Array.isArray(actions)) return false;
    if (actions.length > 50) return false;
    if (actions.length < 1) return false;
    for (let index = 0; index < actions.length; index += 1) {
      const item = actions[index];
      if (!is_InteractAction(item)) return false;
    }
  }
  if (data.prompt !== undefined && !is_like_prompt(data.prompt)) return false;
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300) return false;
    if (timeout < 1) return false;
  }
  return true;
}

function is_endScrapeInteract$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path3(data.path)) return false;
  return true;
}

function is_listMonitors$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.limit !== undefined && !is_like_quality(query.limit)) return false;
    if (query.offset !== undefined && !is_like_skip(query.offset)) return false;
  }
  return true;
}

function is_createMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined && !is_like_header(data.header)) return false;
  return true;
}

function is_MonitorRequest(data) {
  if (!isObject(data)) return false;
  if (data.name === undefined) return false;
  if (data.schedule === undefined) return false;
  if (data.targets === undefined) return false;
  if (!is_MonitorName(data.name)) return false;
  if (!is_MonitorSchedule(data.schedule)) return false;
  {
    const targets = data.targets;
    if (!Array.isArray(targets)) return false;
    if (targets.length > 50) return false;
    if (targets.length < 1) return false;
    for (let index = 0; index < targets.length; index += 1) {
      const item = targets[index];
      if (!is_MonitorTarget(item)) return false;
    }
  }
  if (data.webhook !== undefined && !is_MonitorWebhook(data.webhook)) return false;
  if (data.notification !== undefined && !is_MonitorNotification(data.notification)) return false;
  if (data.retentionDays !== undefined && !is_like_retentionDays(data.retentionDays)) return false;
  if (data.goal !== undefined && !is_MonitorGoal(data.goal)) return false;
  if (data.judgeEnabled !== undefined && !is_like_includeSubdomains(data.judgeEnabled)) return false;
  return true;
}

function is_MonitorName(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_MonitorSchedule(data) {
  if (!isObject(data)) return false;
  if (data.cron !== undefined) {
    const cron = data.cron;
    if (typeof cron !== "string") return false;
    if (!pattern12.test(cron)) return false;
  }
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
    if (!pattern13.test(text)) return false;
  }
  if (data.timezone !== undefined) {
    const timezone = data.timezone;
    if (typeof timezone !== "string") return false;
    if (!pattern14.test(timezone)) return false;
  }
  return true;
}

function is_MonitorTarget(data) {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  if (data.id !== undefined && !is_MonitorTargetId(data.id)) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (!(type === "scrape" || type === "crawl" || type === "search")) return false;
  }
  if (data.urls !== undefined) {
    const urls = data.urls;
    if (!Array.isArray(urls)) return false;
    if (urls.length > 1000) return false;
    if (urls.length < 1) return false;
    for (let index = 0; index < urls.length; index += 1) {
      const item = urls[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 2048) return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.url !== undefined && !is_like_url(data.url)) return false;
  if (data.crawlOptions !== undefined && !is_MonitorCrawlOptions(data.crawlOptions)) return false;
  if (data.scrapeOptions !== undefined && !is_ScrapeOptions(data.scrapeOptions)) return false;
  if (data.queries !== undefined) {
    const queries = data.queries;
    if (!Array.isArray(queries)) return false;
    if (queries.length > 12) return false;
    if (queries.length < 1) return false;
    for (let index2 = 0; index2 < queries.length; index2 += 1) {
      const item2 = queries[index2];
      if (typeof item2 !== "string") return false;
      if (lengthOf(item2) > 500) return false;
      if (lengthOf(item2) < 1) return false;
    }
  }
  if (data.searchWindow !== undefined) {
    const searchWindow = data.searchWindow;
    if (typeof searchWindow !== "string") return false;
    if (!(searchWindow === "5m" || searchWindow === "15m" || searchWindow === "1h" || searchWindow === "6h" || searchWindow === "24h" || searchWindow === "7d")) return false;
  }
  if (data.maxResults !== undefined) {
    const maxResults = data.maxResults;
    if (!Number.isInteger(maxResults)) return false;
    if (maxResults > 50) return false;
    if (maxResults < 1) return false;
  }
  if (data.includeDomains !== undefined) {
    const includeDomains = data.includeDomains;
    if (!Array.isArray(includeDomains)) return false;
    if (includeDomains.length > 100) return false;
    for (let index3 = 0; index3 < includeDomains.length; index3 += 1) {
      const item3 = includeDomains[index3];
      if (!is_DomainPattern(item3)) return false;
    }
  }
  if (data.excludeDomains !== undefined) {
    const excludeDomains = data.excludeDomains;
    if (!Array.isArray(excludeDomains)) return false;
    if (excludeDomains.length > 100) return false;
    for (let index4 = 0; index4 < excludeDomains.length; index4 += 1) {
      const item4 = excludeDomains[index4];
      if (!is_DomainPattern(item4)) return false;
    }
  }
  return true;
}

function is_MonitorTargetId(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 100) return false;
  if (!pattern15.test(data)) return false;
  return true;
}

function is_MonitorCrawlOptions(data) {
  if (!isObject(data)) return false;
  if (data.limit !== undefined) {
    const limit = data.limit;
    if (!Number.isInteger(limit)) return false;
    if (limit > 10000) return false;
    if (limit < 1) return false;
  }
  if (data.includePaths !== undefined && !is_like_includePaths(data.includePaths)) return false;
  if (data.excludePaths !== undefined && !is_like_includePaths(data.excludePaths)) return false;
  if (data.regexOnFullURL !== undefined && !is_like_includeSubdomains(data.regexOnFullURL)) return false;
  if (data.maxDiscoveryDepth !== undefined && !is_like_maxDiscoveryDepth(data.maxDiscoveryDepth)) return false;
  if (data.sitemap !== undefined && !is_like_sitemap(data.sitemap)) return false;
  if (data.ignoreQueryParameters !== undefined && !is_like_includeSubdomains(data.ignoreQueryParameters)) return false;
  if (data.crawlEntireDomain !== undefined && !is_like_includeSubdomains(data.crawlEntireDomain)) return false;
  if (data.allowSubdomains !== undefined && !is_like_includeSubdomains(data.allowSubdomains)) return false;
  if (data.allowExternalLinks !== undefined && !is_like_includeSubdomains(data.allowExternalLinks)) return false;
  if (data.ignoreRobotsTxt !== undefined && !is_like_includeSubdomains(data.ignoreRobotsTxt)) return false;
  if (data.robotsUserAgent !== undefined && !is_like_robotsUserAgent(data.robotsUserAgent)) return false;
  if (data.delay !== undefined && !is_like_delay(data.delay)) return false;
  if (data.maxConcurrency !== undefined && !is_like_maxConcurrency(data.maxConcurrency)) return false;
  return true;
}

export function is_MonitorWebhook(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (!is_WebhookUrl(data.url)) return false;
  if (data.headers !== undefined && !is_HeaderFields(data.headers)) return false;
  if (data.metadata !== undefined && !is_WebhookMetadata(data.metadata)) return false;
  if (data.events !== undefined) {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    if (events.length > 16) return false;
    if (events.length < 1) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (typeof item !== "string") return false;
      if (!(item === "monitor.page" || item === "monitor.check.completed" || item === "page" || item === "check.completed")) return false;
    }
  }
  return true;
}

export function is_MonitorNotification(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.email !== undefined) {
    const email = data.email;
    if (!isObject(email)) return false;
    if (email.enabled !== undefined && !is_like_includeSubdomains(email.enabled)) return false;
    if (email.recipients !== undefined) {
      const recipients = email.recipients;
      if (!Array.isArray(recipients)) return false;
      if (recipients.length > 25) return false;
      for (let index = 0; index < recipients.length; index += 1) {
        const item = recipients[index];
        if (typeof item !== "string") return false;
        if (lengthOf(item) > 254) return false;
        if (!pattern16.test(item)) return false;
      }
      if (!isUnique(recipients)) return false;
    }
    if (email.includeDiffs !== undefined && !is_like_includeSubdomains(email.includeDiffs)) return false;
  }
  return true;
}

export function is_MonitorGoal(data: any): boolean {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2000) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_getMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_deleteMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_updateMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_MonitorUpdate(data) {
  if (!isObject(data)) return false;
  if (data.name !== undefined && !is_MonitorName(data.name)) return false;
  if (data.status !== undefined) {
    const status = data.status;
    if (typeof status !== "string") return false;
    if (!(status === "active" || status === "paused")) return false;
  }
  if (data.schedule !== undefined && !is_MonitorSchedule(data.schedule)) return false;
  if (data.targets !== undefined) {
    const targets = data.targets;
    if (!Array.isArray(targets)) return false;
    if (targets.length > 50) return false;
    if (targets.length < 1) return false;
    for (let index = 0; index < targets.length; index += 1) {
      const item = targets[index];
      if (!is_MonitorTarget(item)) return false;
    }
  }
  if (data.webhook !== undefined) {
    const webhook = data.webhook;
    const count = Number(is_MonitorWebhook(webhook)) + Number((webhook === null));
    if (count !== 1) return false;
  }
  if (data.notification !== undefined) {
    const notification = data.notification;
    const count2 = Number(is_MonitorNotification(notification)) + Number((notification === null));
    if (count2 !== 1) return false;
  }
  if (data.retentionDays !== undefined && !is_like_retentionDays(data.retentionDays)) return false;
  if (data.goal !== undefined) {
    const goal = data.goal;
    const count3 = Number(is_MonitorGoal(goal)) + Number((goal === null));
    if (count3 !== 1) return false;
  }
  if (data.judgeEnabled !== undefined && !is_like_includeSubdomains(data.judgeEnabled)) return false;
  return true;
}

function is_runMonitor$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  return true;
}

function is_listMonitorChecks$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path4(data.path)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.limit !== undefined && !is_like_quality(query.limit)) return false;
    if (query.offset !== undefined && !is_like_skip(query.offset)) return false;
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "queued" || status === "running" || status === "completed" || status === "partial" || status === "failed" || status === "skipped_overlap")) return false;
    }
  }
  return true;
}

function is_getMonitorCheck$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.monitorId === undefined) return false;
    if (value.checkId === undefined) return false;
    if (!is_like_appendToId(value.monitorId)) return false;
    if (!is_like_appendToId(value.checkId)) return false;
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.skip !== undefined && !is_like_skip(query.skip)) return false;
    if (query.limit !== undefined && !is_like_maxConcurrency(query.limit)) return false;
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "same" || status === "new" || status === "changed" || status === "removed" || status === "error")) return false;
    }
  }
  return true;
}

function is_listAgents$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.before !== undefined) {
      const before = query.before;
      if (!Number.isInteger(before)) return false;
      if (before > 9007199254740991) return false;
      if (before < 0) return false;
    }
    if (query.limit !== undefined && !is_like_quality(query.limit)) return false;
  }
  return true;
}

function is_startAgent$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined && !is_like_header(data.header)) return false;
  return true;
}

function is_AgentRequest(data) {
  if (!isObject(data)) return false;
  if (data.prompt === undefined) return false;
  if (!is_like_prompt(data.prompt)) return false;
  if (data.urls !== undefined) {
    const urls = data.urls;
    if (!Array.isArray(urls)) return false;
    if (urls.length > 1000) return false;
    for (let index = 0; index < urls.length; index += 1) {
      const item = urls[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 8192) return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.schema !== undefined && !is_like_schema(data.schema)) return false;
  if (data.maxCredits !== undefined && !is_like_timeout(data.maxCredits)) return false;
  if (data.model !== undefined) {
    const model = data.model;
    if (typeof model !== "string") return false;
    if (model !== "gen-2") return false;
  }
  if (data.strictConstrainToURLs !== undefined && !is_like_includeSubdomains(data.strictConstrainToURLs)) return false;
  if (data.webhook !== undefined && !is_AgentWebhook(data.webhook)) return false;
  if (data.auditMetadata !== undefined && !is_AuditMetadata(data.auditMetadata)) return false;
  if (data.threatProtection !== undefined && !is_ThreatProtectionOverride(data.threatProtection)) return false;
  return true;
}

function is_AgentWebhook(data) {
  const count = Number(is_WebhookUrl(data)) + Number(is_AgentWebhookTarget(data));
  if (count !== 1) return false;
  return true;
}

export function is_AgentWebhookTarget(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.url === undefined) return false;
  if (!is_WebhookUrl(data.url)) return false;
  if (data.headers !== undefined && !is_HeaderFields(data.headers)) return false;
  if (data.metadata !== undefined && !is_WebhookMetadata(data.metadata)) return false;
  if (data.events !== undefined) {
    const events = data.events;
    if (!Array.isArray(events)) return false;
    if (events.length > 16) return false;
    if (events.length < 1) return false;
    for (let index = 0; index < events.length; index += 1) {
      const item = events[index];
      if (typeof item !== "string") return false;
      if (!(item === "started" || item === "action" || item === "completed" || item === "failed" || item === "cancelled")) return false;
    }
  }
  return true;
}

function is_getAgent$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_cancelAgent$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  return true;
}

function is_getAgentTrace$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined && !is_like_path(data.path)) return false;
  if (data.header !== undefined && !is_like_header2(data.header)) return false;
  return true;
}

function is_getAgentSnapshot$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!isObject(value)) return false;
    if (value.jobId === undefined) return false;
    if (value.snapshotId === undefined) return false;
    if (!is_like_appendToId(value.jobId)) return false;
    if (!is_like_appendToId(value.snapshotId)) return false;
  }
  return true;
}

function is_getCreditUsageHistory$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.byApiKey !== undefined && !is_like_includeSubdomains(query.byApiKey)) return false;
  }
  return true;
}

function is_getTeamActivity$46parameters(data) {
  if (!isObject(data)) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!isObject(query)) return false;
    if (query.endpoint !== undefined) {
      const endpoint = query.endpoint;
      if (typeof endpoint !== "string") return false;
      if (!(endpoint === "agent" || endpoint === "crawl" || endpoint === "batch_scrape")) return false;
    }
    if (query.limit !== undefined && !is_like_quality(query.limit)) return false;
    if (query.cursor !== undefined && !is_like_appendToId(query.cursor)) return false;
  }
  return true;
}

function is_like_url(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 8192) return false;
  if (!format_http_url(data)) return false;
  return true;
}

function is_like_search(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 10000) return false;
  return true;
}

function is_like_sitemap(data) {
  if (typeof data !== "string") return false;
  if (!(data === "skip" || data === "include" || data === "only")) return false;
  return true;
}

function is_like_includeSubdomains(data) {
  if (typeof data !== "boolean") return false;
  return true;
}

function is_like_limit(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 100000) return false;
  if (data < 1) return false;
  return true;
}

function is_like_timeout(data) {
  if (!Number.isInteger(data)) return false;
  if (data < 1) return false;
  return true;
}

function is_like_country(data) {
  if (typeof data !== "string") return false;
  if (!pattern17.test(data)) return false;
  return true;
}

function is_like_schema(data) {
  if (!isObject(data)) return false;
  return true;
}

function is_like_prompt(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 10000) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_timeout2(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 300000) return false;
  if (data < 1) return false;
  return true;
}

function is_like_quality(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 100) return false;
  if (data < 1) return false;
  return true;
}

function is_like_tag(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 255) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_width(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 4096) return false;
  if (data < 1) return false;
  return true;
}

function is_like_milliseconds(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 30000) return false;
  if (data < 0) return false;
  return true;
}

function is_like_selector(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 1000) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_key(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 50) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_direction(data) {
  if (typeof data !== "string") return false;
  if (!(data === "up" || data === "down" || data === "left" || data === "right")) return false;
  return true;
}

function is_like_header(data) {
  if (!isObject(data)) return false;
  if (data["Idempotency-Key"] !== undefined && !is_like_tag(data["Idempotency-Key"])) return false;
  return true;
}

function is_like_appendToId(data) {
  if (typeof data !== "string") return false;
  if (!pattern18.test(data)) return false;
  return true;
}

function is_like_maxConcurrency(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 1000) return false;
  if (data < 1) return false;
  return true;
}

function is_like_zeroDataRetention(data) {
  if (typeof data !== "boolean") return false;
  if (data !== false) return false;
  return true;
}

function is_like_path(data) {
  if (!isObject(data)) return false;
  if (data.jobId === undefined) return false;
  if (!is_like_appendToId(data.jobId)) return false;
  return true;
}

function is_like_query(data) {
  if (!isObject(data)) return false;
  if (data.skip !== undefined && !is_like_skip(data.skip)) return false;
  if (data.limit !== undefined && !is_like_maxConcurrency(data.limit)) return false;
  return true;
}

function is_like_skip(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 1000000) return false;
  if (data < 0) return false;
  return true;
}

function is_like_header2(data) {
  if (!isObject(data)) return false;
  if (data["Last-Event-ID"] !== undefined && !is_like_skip(data["Last-Event-ID"])) return false;
  return true;
}

function is_like_includePaths(data) {
  if (!Array.isArray(data)) return false;
  if (data.length > 100) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item = data[index];
    if (typeof item !== "string") return false;
    if (lengthOf(item) > 500) return false;
    if (lengthOf(item) < 1) return false;
  }
  return true;
}

function is_like_maxDiscoveryDepth(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 1000) return false;
  if (data < 0) return false;
  return true;
}

function is_like_robotsUserAgent(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_delay(data) {
  if (!Number.isFinite(data)) return false;
  if (data > 300) return false;
  if (data < 0) return false;
  return true;
}

function is_like_path2(data) {
  if (!isObject(data)) return false;
  if (data.sessionId === undefined) return false;
  if (!is_like_appendToId(data.sessionId)) return false;
  return true;
}

function is_like_x(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 10000) return false;
  if (data < -10000) return false;
  return true;
}

function is_like_path3(data) {
  if (!isObject(data)) return false;
  if (data.scrapeId === undefined) return false;
  if (!is_like_appendToId(data.scrapeId)) return false;
  return true;
}

function is_like_retentionDays(data) {
  if (!Number.isInteger(data)) return false;
  if (data > 365) return false;
  if (data < 1) return false;
  return true;
}

function is_like_path4(data) {
  if (!isObject(data)) return false;
  if (data.monitorId === undefined) return false;
  if (!is_like_appendToId(data.monitorId)) return false;
  return true;
}

export function is_FileParser_oneOf_0(data: any): boolean {
  if (typeof data !== "string") return false;
  if (data !== "pdf") return false;
  return true;
}

export function is_FileParser_oneOf_1(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.type === undefined) return false;
  {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (type !== "pdf") return false;
  }
  if (data.mode !== undefined) {
    const mode = data.mode;
    if (typeof mode !== "string") return false;
    if (!(mode === "fast" || mode === "auto" || mode === "ocr")) return false;
  }
  if (data.maxPages !== undefined) {
    const maxPages = data.maxPages;
    if (!Number.isInteger(maxPages)) return false;
    if (maxPages > 10000) return false;
    if (maxPages < 1) return false;
  }
  if (data.pages !== undefined) {
    const pages = data.pages;
    if (typeof pages !== "boolean") return false;
  }
  return true;
}

export function is_BatchScrapeRequest_not(data: any): boolean {
  if (!isObject(data)) return false;
  if (data.appendToId === undefined) return false;
  if (data.webhook === undefined) return false;
  return true;
}

function fill_AgentRequest(data) {
  if (isObject(data)) {
    if (data.maxCredits === undefined) data.maxCredits = 2500;
    if (data.model === undefined) data.model = "gen-2";
    if (data.strictConstrainToURLs === undefined) data.strictConstrainToURLs = false;
  }
}

function fill_BatchScrapeRequest(data) {
  fill_ScrapeOptions(data);
  if (isObject(data)) {
    if (data.ignoreInvalidURLs === undefined) data.ignoreInvalidURLs = true;
  }
}

function fill_CrawlRequest(data) {
  if (isObject(data)) {
    if (data.limit === undefined) data.limit = 10000;
    if (data.regexOnFullURL === undefined) data.regexOnFullURL = false;
    if (data.sitemap === undefined) data.sitemap = "include";
    if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = false;
    if (data.crawlEntireDomain === undefined) data.crawlEntireDomain = false;
    if (data.allowSubdomains === undefined) data.allowSubdomains = false;
    if (data.allowExternalLinks === undefined) data.allowExternalLinks = false;
    if (data.ignoreRobotsTxt === undefined) data.ignoreRobotsTxt = false;
    {
      const value = data.scrapeOptions;
      fill_ScrapeOptions(value);
    }
  }
}

function fill_InteractAction(data) {
  if (isObject(data)) {
    if (data.checked === undefined) data.checked = true;
    if (data.direction === undefined) data.direction = "down";
    if (data.fullPage === undefined) data.fullPage = false;
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.button === undefined) data.button = "left";
    if (data.clicks === undefined) data.clicks = 1;
    if (data.x === undefined) data.x = 0;
    if (data.y === undefined) data.y = 0;
    if (data.accept === undefined) data.accept = true;
    if (data.inside === undefined) data.inside = false;
    if (data.maxTokens === undefined) data.maxTokens = 8000;
  }
}

function fill_InteractActionsRequest(data) {
  if (isObject(data)) {
    {
      const value = data.actions;
      if (Array.isArray(value)) {
        for (let index2 = 0; index2 < value.length; index2 += 1) {
          const value2 = value[index2];
          fill_InteractAction(value2);
        }
      }
    }
    if (data.timeout === undefined) data.timeout = 30000;
  }
}

function fill_InteractProfile(data) {
  if (isObject(data)) {
    if (data.saveChanges === undefined) data.saveChanges = true;
  }
}

function fill_InteractRequest(data) {
  if (isObject(data)) {
    if (data.ttl === undefined) data.ttl = 300;
    {
      const value = data.profile;
      fill_InteractProfile(value);
    }
    if (data.mobile === undefined) data.mobile = false;
    {
      const value2 = data.geolocation;
      if (isObject(value2)) {
        if (value2.accuracy === undefined) value2.accuracy = 0;
      }
    }
    {
      const value3 = data.location;
      fill_Location(value3);
    }
  }
}

function fill_Location(data) {
  if (isObject(data)) {
    if (data.country === undefined) data.country = "US";
  }
}

function fill_MapRequest(data) {
  if (isObject(data)) {
    if (data.sitemap === undefined) data.sitemap = "include";
    if (data.includeSubdomains === undefined) data.includeSubdomains = true;
    if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = true;
    if (data.ignoreCache === undefined) data.ignoreCache = false;
    if (data.limit === undefined) data.limit = 5000;
    {
      const value = data.location;
      fill_Location(value);
    }
  }
}

function fill_MonitorCrawlOptions(data) {
  if (isObject(data)) {
    if (data.limit === undefined) data.limit = 100;
    if (data.regexOnFullURL === undefined) data.regexOnFullURL = false;
    if (data.sitemap === undefined) data.sitemap = "include";
    if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = false;
    if (data.crawlEntireDomain === undefined) data.crawlEntireDomain = false;
    if (data.allowSubdomains === undefined) data.allowSubdomains = false;
    if (data.allowExternalLinks === undefined) data.allowExternalLinks = false;
    if (data.ignoreRobotsTxt === undefined) data.ignoreRobotsTxt = false;
  }
}

function fill_MonitorNotification(data) {
  if (isObject(data)) {
    {
      const value = data.email;
      if (isObject(value)) {
        if (value.enabled === undefined) value.enabled = true;
        if (value.includeDiffs === undefined) value.includeDiffs = false;
      }
    }
  }
}

function fill_MonitorRequest(data) {
  if (isObject(data)) {
    {
      const value = data.schedule;
      fill_MonitorSchedule(value);
    }
    {
      const value2 = data.targets;
      if (Array.isArray(value2)) {
        for (let index3 = 0; index3 < value2.length; index3 += 1) {
          const value3 = value2[index3];
          fill_MonitorTarget(value3);
        }
      }
    }
    {
      const value4 = data.notification;
      fill_MonitorNotification(value4);
    }
    if (data.retentionDays === undefined) data.retentionDays = 30;
    if (data.judgeEnabled === undefined) data.judgeEnabled = true;
  }
}

function fill_MonitorSchedule(data) {
  if (isObject(data)) {
    if (data.timezone === undefined) data.timezone = "UTC";
  }
}

function fill_MonitorTarget(data) {
  if (isObject(data)) {
    {
      const value = data.crawlOptions;
      fill_MonitorCrawlOptions(value);
    }
    {
      const value2 = data.scrapeOptions;
      fill_ScrapeOptions(value2);
    }
    if (data.maxResults === undefined) data.maxResults = 10;
  }
}

function fill_MonitorUpdate(data) {
  if (isObject(data)) {
    {
      const value = data.schedule;
      fill_MonitorSchedule(value);
    }
    {
      const value2 = data.targets;
      if (Array.isArray(value2)) {
        for (let index3 = 0; index3 < value2.length; index3 += 1) {
          const value3 = value2[index3];
          fill_MonitorTarget(value3);
        }
      }
    }
  }
}

function fill_ParseOptions(data) {
  if (isObject(data)) {
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
    if (data.timeout === undefined) data.timeout = 30000;
    if (data.removeBase64Images === undefined) data.removeBase64Images = true;
    if (data.zeroDataRetention === undefined) data.zeroDataRetention = false;
  }
}

function fill_ScrapeAction(data) {
  if (isObject(data)) {
    if (data.all === undefined) data.all = false;
    if (data.direction === undefined) data.direction = "down";
    if (data.fullPage === undefined) data.fullPage = false;
    if (data.format === undefined) data.format = "Letter";
    if (data.landscape === undefined) data.landscape = false;
    if (data.scale === undefined) data.scale = 1;
  }
}

function fill_ScrapeInteractRequest(data) {
  if (isObject(data)) {
    {
      const value = data.actions;
      if (Array.isArray(value)) {
        for (let index2 = 0; index2 < value.length; index2 += 1) {
          const value2 = value[index2];
          fill_InteractAction(value2);
        }
      }
    }
    if (data.timeout === undefined) data.timeout = 60;
  }
}

function fill_ScrapeOptions(data) {
  if (isObject(data)) {
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.waitFor === undefined) data.waitFor = 0;
    if (data.mobile === undefined) data.mobile = false;
    if (data.removeBase64Images === undefined) data.removeBase64Images = true;
    if (data.blockAds === undefined) data.blockAds = true;
    {
      const value = data.actions;
      if (Array.isArray(value)) {
        for (let index2 = 0; index2 < value.length; index2 += 1) {
          const value2 = value[index2];
          fill_ScrapeAction(value2);
        }
      }
    }
    if (data.maxAge === undefined) data.maxAge = 0;
    if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
    if (data.timeout === undefined) data.timeout = 30000;
    {
      const value3 = data.location;
      fill_Location(value3);
    }
  }
}

function fill_ScrapeRequest(data) {
  fill_ScrapeOptions(data);
}

function fill_SearchRequest(data) {
  if (isObject(data)) {
    if (data.limit === undefined) data.limit = 10;
    if (data.sources === undefined) data.sources = ["web"];
    if (data.timeout === undefined) data.timeout = 60000;
    {
      const value = data.scrapeOptions;
      fill_ScrapeOptions(value);
    }
  }
}

function fill_getBatchScrape$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.skip === undefined) value.skip = 0;
        if (value.limit === undefined) value.limit = 1000;
      }
    }
  }
}

function fill_getCrawl$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.skip === undefined) value.skip = 0;
        if (value.limit === undefined) value.limit = 1000;
      }
    }
  }
}

function fill_getCreditUsageHistory$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.byApiKey === undefined) value.byApiKey = false;
      }
    }
  }
}

function fill_getMonitorCheck$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.skip === undefined) value.skip = 0;
        if (value.limit === undefined) value.limit = 1000;
      }
    }
  }
}

function fill_getTeamActivity$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 50;
      }
    }
  }
}

function fill_listAgents$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 25;
      }
    }
  }
}

function fill_listMonitorChecks$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 25;
        if (value.offset === undefined) value.offset = 0;
      }
    }
  }
}

function fill_listMonitors$46parameters(data) {
  if (isObject(data)) {
    {
      const value = data.query;
      if (isObject(value)) {
        if (value.limit === undefined) value.limit = 25;
        if (value.offset === undefined) value.offset = 0;
      }
    }
  }
}

function fill_parseFile$46parseFile_body(data) {
  if (isObject(data)) {
    if (data.options === undefined) data.options = {};
    {
      const value = data.options;
      fill_ParseOptions(value);
    }
  }
}
