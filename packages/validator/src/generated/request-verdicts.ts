// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_http_url, isUnique, lengthOf } from "./formats.ts";
import type { Verdict } from "../runtime/index.ts";
export const mapUrls_body: Verdict = is_MapRequest;
export const scrapeUrl_body: Verdict = is_ScrapeRequest;
export const startBatchScrape_parameters: Verdict = is_startBatchScrape$46parameters;
export const startBatchScrape_body: Verdict = is_BatchScrapeRequest;
export const getBatchScrape_parameters: Verdict = is_getBatchScrape$46parameters;
export const cancelBatchScrape_parameters: Verdict = is_cancelBatchScrape$46parameters;
export const getBatchScrapeErrors_parameters: Verdict = is_getBatchScrapeErrors$46parameters;
export const startCrawl_parameters: Verdict = is_startCrawl$46parameters;
export const startCrawl_body: Verdict = is_CrawlRequest;
export const getCrawl_parameters: Verdict = is_getCrawl$46parameters;
export const cancelCrawl_parameters: Verdict = is_cancelCrawl$46parameters;
export const getCrawlErrors_parameters: Verdict = is_getCrawlErrors$46parameters;
export const searchWeb_body: Verdict = is_SearchRequest;
export const parseFile_body: Verdict = is_parseFile$46parseFile_body;
export const startInteract_body: Verdict = is_InteractRequest;
export const endInteract_parameters: Verdict = is_endInteract$46parameters;
export const runInteractActions_parameters: Verdict = is_runInteractActions$46parameters;
export const runInteractActions_body: Verdict = is_InteractActionsRequest;
export const listMonitors_parameters: Verdict = is_listMonitors$46parameters;
export const createMonitor_parameters: Verdict = is_createMonitor$46parameters;
export const createMonitor_body: Verdict = is_MonitorRequest;
export const getMonitor_parameters: Verdict = is_getMonitor$46parameters;
export const deleteMonitor_parameters: Verdict = is_deleteMonitor$46parameters;
export const updateMonitor_parameters: Verdict = is_updateMonitor$46parameters;
export const updateMonitor_body: Verdict = is_MonitorUpdate;
export const runMonitor_parameters: Verdict = is_runMonitor$46parameters;
export const listMonitorChecks_parameters: Verdict = is_listMonitorChecks$46parameters;
export const getMonitorCheck_parameters: Verdict = is_getMonitorCheck$46parameters;
export const startAgent_parameters: Verdict = is_startAgent$46parameters;
export const startAgent_body: Verdict = is_AgentRequest;
export const getAgent_parameters: Verdict = is_getAgent$46parameters;
export const cancelAgent_parameters: Verdict = is_cancelAgent$46parameters;
export const getAgentTrace_parameters: Verdict = is_getAgentTrace$46parameters;
export const getAgentSnapshot_parameters: Verdict = is_getAgentSnapshot$46parameters;

const pattern1 = new RegExp("^[A-Z]{2}$", "u");
const pattern2 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");
const pattern3 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const pattern4 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern5 = new RegExp("^(?:[!-~](?:[ !-~]*[!-~])?)?$", "u");
const pattern6 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern7 = new RegExp("^(?:qdr:[hdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)$", "u");
const pattern8 = new RegExp("^(?:f[0-9]{1,6})?e[0-9]{1,6}$", "u");
const pattern9 = new RegExp("^[a-z]{2,30}$", "u");
const pattern10 = new RegExp("^(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$", "u");
const pattern11 = new RegExp("^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$", "u");
const pattern12 = new RegExp("^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function is_MapRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.sitemap === undefined) data.sitemap = "include";
  if (data.includeSubdomains === undefined) data.includeSubdomains = true;
  if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = true;
  if (data.ignoreCache === undefined) data.ignoreCache = false;
  if (data.limit === undefined) data.limit = 5000;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.search !== undefined) {
    const search = data.search;
    if (typeof search !== "string") return false;
  }
  if (data.sitemap !== undefined) {
    const sitemap = data.sitemap;
    if (typeof sitemap !== "string") return false;
    if (!(sitemap === "skip" || sitemap === "include" || sitemap === "only")) return false;
  }
  if (data.includeSubdomains !== undefined) {
    const includeSubdomains = data.includeSubdomains;
    if (typeof includeSubdomains !== "boolean") return false;
  }
  if (data.ignoreQueryParameters !== undefined) {
    const ignoreQueryParameters = data.ignoreQueryParameters;
    if (typeof ignoreQueryParameters !== "boolean") return false;
  }
  if (data.ignoreCache !== undefined) {
    const ignoreCache = data.ignoreCache;
    if (typeof ignoreCache !== "boolean") return false;
  }
  if (data.limit !== undefined) {
    const limit = data.limit;
    if (!Number.isInteger(limit)) return false;
    if (limit > 100000) return false;
    if (limit < 1) return false;
  }
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout < 1) return false;
  }
  if (data.location !== undefined) {
    const location = data.location;
    if (!is_Location(location)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
  return true;
}

function is_Location(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.country === undefined) data.country = "US";
  if (data.country !== undefined) {
    const country = data.country;
    if (typeof country !== "string") return false;
    if (!pattern1.test(country)) return false;
  }
  if (data.languages !== undefined) {
    const languages = data.languages;
    if (!Array.isArray(languages)) return false;
    for (let index = 0; index < languages.length; index += 1) {
      const item = languages[index];
      if (typeof item !== "string") return false;
    }
  }
  return true;
}

function is_AuditMetadata(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.username === undefined) return false;
  for (const key in data) {
    if (key === "username") continue;
    return false;
  }
  if (data.username !== undefined) {
    const username = data.username;
    if (typeof username !== "string") return false;
    if (lengthOf(username) > 1024) return false;
  }
  return true;
}

function is_ThreatProtectionOverride(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
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
      if (!pattern2.test(item3)) return false;
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
  if (!pattern3.test(data)) return false;
  return true;
}

function is_ScrapeRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.formats === undefined) data.formats = ["markdown"];
  if (data.onlyMainContent === undefined) data.onlyMainContent = true;
  if (data.waitFor === undefined) data.waitFor = 0;
  if (data.mobile === undefined) data.mobile = false;
  if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
  if (data.timeout === undefined) data.timeout = 30000;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 7) return false;
    if (formats.length < 1) return false;
    for (let index = 0; index < formats.length; index += 1) {
      const item = formats[index];
      if (typeof item !== "string") return false;
      if (!(item === "markdown" || item === "html" || item === "rawHtml" || item === "json" || item === "links" || item === "images" || item === "screenshot")) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.schema !== undefined) {
    const schema = data.schema;
    if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) return false;
  }
  if (data.prompt !== undefined) {
    const prompt = data.prompt;
    if (typeof prompt !== "string") return false;
    if (lengthOf(prompt) > 10000) return false;
    if (lengthOf(prompt) < 1) return false;
  }
  if (data.onlyMainContent !== undefined) {
    const onlyMainContent = data.onlyMainContent;
    if (typeof onlyMainContent !== "boolean") return false;
  }
  if (data.includeTags !== undefined) {
    const includeTags = data.includeTags;
    if (!is_Selectors(includeTags)) return false;
  }
  if (data.excludeTags !== undefined) {
    const excludeTags = data.excludeTags;
    if (!is_Selectors(excludeTags)) return false;
  }
  if (data.headers !== undefined) {
    const headers = data.headers;
    if (!is_HeaderFields(headers)) return false;
  }
  if (data.waitFor !== undefined) {
    const waitFor = data.waitFor;
    if (!Number.isInteger(waitFor)) return false;
    if (waitFor > 10000) return false;
    if (waitFor < 0) return false;
  }
  if (data.mobile !== undefined) {
    const mobile = data.mobile;
    if (typeof mobile !== "boolean") return false;
  }
  if (data.checkPromptInjection !== undefined) {
    const checkPromptInjection = data.checkPromptInjection;
    if (typeof checkPromptInjection !== "boolean") return false;
  }
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300000) return false;
    if (timeout < 1) return false;
  }
  if (data.location !== undefined) {
    const location = data.location;
    if (!is_Location(location)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (Object.keys(data).length > 32) return false;
  for (const key in data) {
    if (typeof key === "string") {
      if (lengthOf(key) > 128) return false;
      if (!pattern4.test(key)) return false;
    }
  }
  for (const key2 in data) {
    const value = data[key2];
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 4096) return false;
    if (!pattern5.test(value)) return false;
  }
  return true;
}

function is_startBatchScrape$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Idempotency-Key"] !== undefined) {
      const value = header["Idempotency-Key"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 255) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

function is_BatchScrapeRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.ignoreInvalidURLs === undefined) data.ignoreInvalidURLs = true;
  if (data.formats === undefined) data.formats = ["markdown"];
  if (data.onlyMainContent === undefined) data.onlyMainContent = true;
  if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
  if (data.timeout === undefined) data.timeout = 30000;
  if (data.urls === undefined) return false;
  if (data.urls !== undefined) {
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
  if (data.ignoreInvalidURLs !== undefined) {
    const ignoreInvalidURLs = data.ignoreInvalidURLs;
    if (typeof ignoreInvalidURLs !== "boolean") return false;
  }
  if (data.maxConcurrency !== undefined) {
    const maxConcurrency = data.maxConcurrency;
    if (!Number.isInteger(maxConcurrency)) return false;
    if (maxConcurrency > 1000) return false;
    if (maxConcurrency < 1) return false;
  }
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 3) return false;
    if (formats.length < 1) return false;
    for (let index2 = 0; index2 < formats.length; index2 += 1) {
      const item2 = formats[index2];
      if (typeof item2 !== "string") return false;
      if (!(item2 === "markdown" || item2 === "json" || item2 === "links")) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.schema !== undefined) {
    const schema = data.schema;
    if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) return false;
  }
  if (data.prompt !== undefined) {
    const prompt = data.prompt;
    if (typeof prompt !== "string") return false;
    if (lengthOf(prompt) > 10000) return false;
    if (lengthOf(prompt) < 1) return false;
  }
  if (data.onlyMainContent !== undefined) {
    const onlyMainContent = data.onlyMainContent;
    if (typeof onlyMainContent !== "boolean") return false;
  }
  if (data.checkPromptInjection !== undefined) {
    const checkPromptInjection = data.checkPromptInjection;
    if (typeof checkPromptInjection !== "boolean") return false;
  }
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300000) return false;
    if (timeout < 1) return false;
  }
  if (data.location !== undefined) {
    const location = data.location;
    if (!is_Location(location)) return false;
  }
  if (data.zeroDataRetention !== undefined) {
    const zeroDataRetention = data.zeroDataRetention;
    if (typeof zeroDataRetention !== "boolean") return false;
    if (zeroDataRetention !== false) return false;
  }
  if (data.webhook !== undefined) {
    const webhook = data.webhook;
    if (!is_CrawlWebhook(webhook)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
  return true;
}

function is_CrawlWebhook(data) {
  const count = Number(is_WebhookUrl$126(data)) + Number(is_CrawlWebhookTarget$126(data));
  if (count !== 1) return false;
  return true;
}

export function is_WebhookUrl$126(data: any): boolean {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2048) return false;
  if (!format_http_url(data)) return false;
  return true;
}

export function is_CrawlWebhookTarget$126(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (!is_WebhookUrl$126(url)) return false;
  }
  if (data.headers !== undefined) {
    const headers = data.headers;
    if (!is_HeaderFields$126(headers)) return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_WebhookMetadata$126(metadata)) return false;
  }
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

function is_HeaderFields$126(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (Object.keys(data).length > 32) return false;
  for (const key in data) {
    if (typeof key === "string") {
      if (lengthOf(key) > 128) return false;
      if (!pattern4.test(key)) return false;
    }
  }
  for (const key2 in data) {
    const value = data[key2];
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 4096) return false;
    if (!pattern5.test(value)) return false;
  }
  return true;
}

function is_WebhookMetadata$126(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.skip === undefined) query.skip = 0;
    if (query.limit === undefined) query.limit = 1000;
    if (query.skip !== undefined) {
      const skip = query.skip;
      if (!Number.isInteger(skip)) return false;
      if (skip > 1000000) return false;
      if (skip < 0) return false;
    }
    if (query.limit !== undefined) {
      const limit = query.limit;
      if (!Number.isInteger(limit)) return false;
      if (limit > 1000) return false;
      if (limit < 1) return false;
    }
  }
  return true;
}

function is_cancelBatchScrape$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_getBatchScrapeErrors$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_startCrawl$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Idempotency-Key"] !== undefined) {
      const value = header["Idempotency-Key"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 255) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

function is_CrawlRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.limit === undefined) data.limit = 10000;
  if (data.regexOnFullURL === undefined) data.regexOnFullURL = false;
  if (data.sitemap === undefined) data.sitemap = "include";
  if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = false;
  if (data.crawlEntireDomain === undefined) data.crawlEntireDomain = false;
  if (data.allowSubdomains === undefined) data.allowSubdomains = false;
  if (data.allowExternalLinks === undefined) data.allowExternalLinks = false;
  if (data.ignoreRobotsTxt === undefined) data.ignoreRobotsTxt = false;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.limit !== undefined) {
    const limit = data.limit;
    if (!Number.isInteger(limit)) return false;
    if (limit > 100000) return false;
    if (limit < 1) return false;
  }
  if (data.includePaths !== undefined) {
    const includePaths = data.includePaths;
    if (!Array.isArray(includePaths)) return false;
    if (includePaths.length > 100) return false;
    for (let index = 0; index < includePaths.length; index += 1) {
      const item = includePaths[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 500) return false;
      if (lengthOf(item) < 1) return false;
    }
  }
  if (data.excludePaths !== undefined) {
    const excludePaths = data.excludePaths;
    if (!Array.isArray(excludePaths)) return false;
    if (excludePaths.length > 100) return false;
    for (let index2 = 0; index2 < excludePaths.length; index2 += 1) {
      const item2 = excludePaths[index2];
      if (typeof item2 !== "string") return false;
      if (lengthOf(item2) > 500) return false;
      if (lengthOf(item2) < 1) return false;
    }
  }
  if (data.regexOnFullURL !== undefined) {
    const regexOnFullURL = data.regexOnFullURL;
    if (typeof regexOnFullURL !== "boolean") return false;
  }
  if (data.maxDiscoveryDepth !== undefined) {
    const maxDiscoveryDepth = data.maxDiscoveryDepth;
    if (!Number.isInteger(maxDiscoveryDepth)) return false;
    if (maxDiscoveryDepth > 1000) return false;
    if (maxDiscoveryDepth < 0) return false;
  }
  if (data.sitemap !== undefined) {
    const sitemap = data.sitemap;
    if (typeof sitemap !== "string") return false;
    if (!(sitemap === "skip" || sitemap === "include" || sitemap === "only")) return false;
  }
  if (data.ignoreQueryParameters !== undefined) {
    const ignoreQueryParameters = data.ignoreQueryParameters;
    if (typeof ignoreQueryParameters !== "boolean") return false;
  }
  if (data.crawlEntireDomain !== undefined) {
    const crawlEntireDomain = data.crawlEntireDomain;
    if (typeof crawlEntireDomain !== "boolean") return false;
  }
  if (data.allowSubdomains !== undefined) {
    const allowSubdomains = data.allowSubdomains;
    if (typeof allowSubdomains !== "boolean") return false;
  }
  if (data.allowExternalLinks !== undefined) {
    const allowExternalLinks = data.allowExternalLinks;
    if (typeof allowExternalLinks !== "boolean") return false;
  }
  if (data.ignoreRobotsTxt !== undefined) {
    const ignoreRobotsTxt = data.ignoreRobotsTxt;
    if (typeof ignoreRobotsTxt !== "boolean") return false;
  }
  if (data.robotsUserAgent !== undefined) {
    const robotsUserAgent = data.robotsUserAgent;
    if (typeof robotsUserAgent !== "string") return false;
    if (lengthOf(robotsUserAgent) > 200) return false;
    if (lengthOf(robotsUserAgent) < 1) return false;
  }
  if (data.delay !== undefined) {
    const delay = data.delay;
    if (!Number.isFinite(delay)) return false;
    if (delay > 300) return false;
    if (delay < 0) return false;
  }
  if (data.maxConcurrency !== undefined) {
    const maxConcurrency = data.maxConcurrency;
    if (!Number.isInteger(maxConcurrency)) return false;
    if (maxConcurrency > 1000) return false;
    if (maxConcurrency < 1) return false;
  }
  if (data.scrapeOptions !== undefined) {
    const scrapeOptions = data.scrapeOptions;
    if (!is_ScrapeOptions(scrapeOptions)) return false;
  }
  if (data.zeroDataRetention !== undefined) {
    const zeroDataRetention = data.zeroDataRetention;
    if (typeof zeroDataRetention !== "boolean") return false;
    if (zeroDataRetention !== false) return false;
  }
  if (data.webhook !== undefined) {
    const webhook = data.webhook;
    if (!is_CrawlWebhook(webhook)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
  return true;
}

function is_ScrapeOptions(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.formats === undefined) data.formats = ["markdown"];
  if (data.onlyMainContent === undefined) data.onlyMainContent = true;
  if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
  if (data.timeout === undefined) data.timeout = 30000;
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 3) return false;
    if (formats.length < 1) return false;
    for (let index = 0; index < formats.length; index += 1) {
      const item = formats[index];
      if (typeof item !== "string") return false;
      if (!(item === "markdown" || item === "json" || item === "links")) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.schema !== undefined) {
    const schema = data.schema;
    if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) return false;
  }
  if (data.prompt !== undefined) {
    const prompt = data.prompt;
    if (typeof prompt !== "string") return false;
    if (lengthOf(prompt) > 10000) return false;
    if (lengthOf(prompt) < 1) return false;
  }
  if (data.onlyMainContent !== undefined) {
    const onlyMainContent = data.onlyMainContent;
    if (typeof onlyMainContent !== "boolean") return false;
  }
  if (data.checkPromptInjection !== undefined) {
    const checkPromptInjection = data.checkPromptInjection;
    if (typeof checkPromptInjection !== "boolean") return false;
  }
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300000) return false;
    if (timeout < 1) return false;
  }
  if (data.location !== undefined) {
    const location = data.location;
    if (!is_Location(location)) return false;
  }
  return true;
}

function is_getCrawl$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.skip === undefined) query.skip = 0;
    if (query.limit === undefined) query.limit = 1000;
    if (query.skip !== undefined) {
      const skip = query.skip;
      if (!Number.isInteger(skip)) return false;
      if (skip > 1000000) return false;
      if (skip < 0) return false;
    }
    if (query.limit !== undefined) {
      const limit = query.limit;
      if (!Number.isInteger(limit)) return false;
      if (limit > 1000) return false;
      if (limit < 1) return false;
    }
  }
  return true;
}

function is_cancelCrawl$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_getCrawlErrors$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_SearchRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.limit === undefined) data.limit = 10;
  if (data.sources === undefined) data.sources = ["web"];
  if (data.timeout === undefined) data.timeout = 60000;
  if (data.query === undefined) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (typeof query !== "string") return false;
    if (lengthOf(query) > 500) return false;
    if (lengthOf(query) < 1) return false;
  }
  if (data.limit !== undefined) {
    const limit = data.limit;
    if (!Number.isInteger(limit)) return false;
    if (limit > 100) return false;
    if (limit < 1) return false;
  }
  if (data.sources !== undefined) {
    const sources = data.sources;
    if (!Array.isArray(sources)) return false;
    if (sources.length > 3) return false;
    if (sources.length < 1) return false;
    for (let index = 0; index < sources.length; index += 1) {
      const item = sources[index];
      const count = Number(is_SearchSourceName$126(item)) + Number(is_SearchSource$126(item));
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
    if (!pattern7.test(tbs)) return false;
  }
  if (data.country !== undefined) {
    const country = data.country;
    if (typeof country !== "string") return false;
    if (!pattern1.test(country)) return false;
  }
  if (data.location !== undefined) {
    const location = data.location;
    if (typeof location !== "string") return false;
    if (lengthOf(location) > 200) return false;
    if (lengthOf(location) < 1) return false;
  }
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300000) return false;
    if (timeout < 1) return false;
  }
  if (data.scrapeOptions !== undefined) {
    const scrapeOptions = data.scrapeOptions;
    if (!is_ScrapeOptions(scrapeOptions)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
  return true;
}

export function is_SearchSourceName$126(data: any): boolean {
  if (typeof data !== "string") return false;
  if (!(data === "web" || data === "news" || data === "images")) return false;
  return true;
}

export function is_SearchSource$126(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (!is_SearchSourceName$126(type)) return false;
  }
  return true;
}

function is_ParseOptions(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.formats === undefined) data.formats = ["markdown"];
  if (data.onlyMainContent === undefined) data.onlyMainContent = true;
  if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
  if (data.timeout === undefined) data.timeout = 30000;
  if (data.removeBase64Images === undefined) data.removeBase64Images = true;
  if (data.zeroDataRetention === undefined) data.zeroDataRetention = false;
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 6) return false;
    if (formats.length < 1) return false;
    for (let index = 0; index < formats.length; index += 1) {
      const item = formats[index];
      if (typeof item !== "string") return false;
      if (!(item === "markdown" || item === "html" || item === "rawHtml" || item === "json" || item === "links" || item === "images")) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.schema !== undefined) {
    const schema = data.schema;
    if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) return false;
  }
  if (data.prompt !== undefined) {
    const prompt = data.prompt;
    if (typeof prompt !== "string") return false;
    if (lengthOf(prompt) > 10000) return false;
    if (lengthOf(prompt) < 1) return false;
  }
  if (data.onlyMainContent !== undefined) {
    const onlyMainContent = data.onlyMainContent;
    if (typeof onlyMainContent !== "boolean") return false;
  }
  if (data.includeTags !== undefined) {
    const includeTags = data.includeTags;
    if (!is_Selectors(includeTags)) return false;
  }
  if (data.excludeTags !== undefined) {
    const excludeTags = data.excludeTags;
    if (!is_Selectors(excludeTags)) return false;
  }
  if (data.checkPromptInjection !== undefined) {
    const checkPromptInjection = data.checkPromptInjection;
    if (typeof checkPromptInjection !== "boolean") return false;
  }
  if (data.parsers !== undefined) {
    const parsers = data.parsers;
    if (!Array.isArray(parsers)) return false;
    if (parsers.length > 1) return false;
    for (let index2 = 0; index2 < parsers.length; index2 += 1) {
      const item2 = parsers[index2];
      if (!is_FileParser(item2)) return false;
    }
  }
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300000) return false;
    if (timeout < 1) return false;
  }
  if (data.removeBase64Images !== undefined) {
    const removeBase64Images = data.removeBase64Images;
    if (typeof removeBase64Images !== "boolean") return false;
  }
  if (data.zeroDataRetention !== undefined) {
    const zeroDataRetention = data.zeroDataRetention;
    if (typeof zeroDataRetention !== "boolean") return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  return true;
}

function is_FileParser(data) {
  const count = Number(is_FileParser_oneOf_0(data)) + Number(is_FileParser_oneOf_1(data));
  if (count !== 1) return false;
  return true;
}

function is_parseFile$46parseFile_body(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.file === undefined) return false;
  if (data.options !== undefined) {
    const options = data.options;
    if (!is_ParseOptions(options)) return false;
  }
  return true;
}

function is_InteractRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.ttl === undefined) data.ttl = 300;
  if (data.mobile === undefined) data.mobile = false;
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
  if (data.mobile !== undefined) {
    const mobile = data.mobile;
    if (typeof mobile !== "boolean") return false;
  }
  if (data.location !== undefined) {
    const location = data.location;
    if (!is_Location(location)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
  return true;
}

function is_endInteract$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.sessionId === undefined) return false;
    if (value.sessionId !== undefined) {
      const sessionId = value.sessionId;
      if (typeof sessionId !== "string") return false;
      if (!pattern6.test(sessionId)) return false;
    }
  }
  return true;
}

function is_runInteractActions$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.sessionId === undefined) return false;
    if (value.sessionId !== undefined) {
      const sessionId = value.sessionId;
      if (typeof sessionId !== "string") return false;
      if (!pattern6.test(sessionId)) return false;
    }
  }
  return true;
}

function is_InteractActionsRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.timeout === undefined) data.timeout = 30000;
  if (data.actions === undefined) return false;
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
  if (data.timeout !== undefined) {
    const timeout = data.timeout;
    if (!Number.isInteger(timeout)) return false;
    if (timeout > 300000) return false;
    if (timeout < 1) return false;
  }
  return true;
}

function is_InteractAction(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.checked === undefined) data.checked = true;
  if (data.direction === undefined) data.direction = "down";
  if (data.fullPage === undefined) data.fullPage = false;
  if (data.formats === undefined) data.formats = ["markdown"];
  if (data.onlyMainContent === undefined) data.onlyMainContent = true;
  if (data.type === undefined) return false;
  if (data.type !== undefined) {
    const type = data.type;
    if (typeof type !== "string") return false;
    if (!(type === "goto" || type === "click" || type === "fill" || type === "select" || type === "check" || type === "press" || type === "hover" || type === "scroll" || type === "wait" || type === "back" || type === "screenshot" || type === "snapshot" || type === "scrape")) return false;
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.ref !== undefined) {
    const ref = data.ref;
    if (typeof ref !== "string") return false;
    if (!pattern8.test(ref)) return false;
  }
  if (data.selector !== undefined) {
    const selector = data.selector;
    if (typeof selector !== "string") return false;
    if (lengthOf(selector) > 1000) return false;
    if (lengthOf(selector) < 1) return false;
  }
  if (data.role !== undefined) {
    const role = data.role;
    if (typeof role !== "string") return false;
    if (!pattern9.test(role)) return false;
  }
  if (data.name !== undefined) {
    const name = data.name;
    if (typeof name !== "string") return false;
    if (lengthOf(name) > 1000) return false;
    if (lengthOf(name) < 1) return false;
  }
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
    if (lengthOf(text) > 10000) return false;
  }
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
  if (data.checked !== undefined) {
    const checked = data.checked;
    if (typeof checked !== "boolean") return false;
  }
  if (data.key !== undefined) {
    const key = data.key;
    if (typeof key !== "string") return false;
    if (lengthOf(key) > 50) return false;
    if (lengthOf(key) < 1) return false;
  }
  if (data.direction !== undefined) {
    const direction = data.direction;
    if (typeof direction !== "string") return false;
    if (!(direction === "up" || direction === "down" || direction === "left" || direction === "right")) return false;
  }
  if (data.milliseconds !== undefined) {
    const milliseconds = data.milliseconds;
    if (!Number.isInteger(milliseconds)) return false;
    if (milliseconds > 30000) return false;
    if (milliseconds < 0) return false;
  }
  if (data.fullPage !== undefined) {
    const fullPage = data.fullPage;
    if (typeof fullPage !== "boolean") return false;
  }
  if (data.formats !== undefined) {
    const formats = data.formats;
    if (!Array.isArray(formats)) return false;
    if (formats.length > 5) return false;
    if (formats.length < 1) return false;
    for (let index2 = 0; index2 < formats.length; index2 += 1) {
      const item2 = formats[index2];
      if (typeof item2 !== "string") return false;
      if (!(item2 === "markdown" || item2 === "html" || item2 === "rawHtml" || item2 === "links" || item2 === "images")) return false;
    }
    if (!isUnique(formats)) return false;
  }
  if (data.onlyMainContent !== undefined) {
    const onlyMainContent = data.onlyMainContent;
    if (typeof onlyMainContent !== "boolean") return false;
  }
  return true;
}

function is_listMonitors$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.limit === undefined) query.limit = 25;
    if (query.offset === undefined) query.offset = 0;
    if (query.limit !== undefined) {
      const limit = query.limit;
      if (!Number.isInteger(limit)) return false;
      if (limit > 100) return false;
      if (limit < 1) return false;
    }
    if (query.offset !== undefined) {
      const offset = query.offset;
      if (!Number.isInteger(offset)) return false;
      if (offset > 1000000) return false;
      if (offset < 0) return false;
    }
  }
  return true;
}

function is_createMonitor$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Idempotency-Key"] !== undefined) {
      const value = header["Idempotency-Key"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 255) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

function is_MonitorRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.retentionDays === undefined) data.retentionDays = 30;
  if (data.judgeEnabled === undefined) data.judgeEnabled = true;
  if (data.name === undefined) return false;
  if (data.schedule === undefined) return false;
  if (data.targets === undefined) return false;
  if (data.name !== undefined) {
    const name = data.name;
    if (!is_MonitorName(name)) return false;
  }
  if (data.schedule !== undefined) {
    const schedule = data.schedule;
    if (!is_MonitorSchedule(schedule)) return false;
  }
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
    if (!is_MonitorWebhook(webhook)) return false;
  }
  if (data.retentionDays !== undefined) {
    const retentionDays = data.retentionDays;
    if (!Number.isInteger(retentionDays)) return false;
    if (retentionDays > 365) return false;
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
  return true;
}

function is_MonitorName(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_MonitorSchedule(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.timezone === undefined) data.timezone = "UTC";
  if (data.cron !== undefined) {
    const cron = data.cron;
    if (typeof cron !== "string") return false;
    if (!pattern10.test(cron)) return false;
  }
  if (data.text !== undefined) {
    const text = data.text;
    if (typeof text !== "string") return false;
    if (!pattern11.test(text)) return false;
  }
  if (data.timezone !== undefined) {
    const timezone = data.timezone;
    if (typeof timezone !== "string") return false;
    if (!pattern12.test(timezone)) return false;
  }
  return true;
}

function is_MonitorTarget(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.maxResults === undefined) data.maxResults = 10;
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
    if (urls.length > 1000) return false;
    if (urls.length < 1) return false;
    for (let index = 0; index < urls.length; index += 1) {
      const item = urls[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 2048) return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.url !== undefined) {
    const url = data.url;
    if (typeof url !== "string") return false;
    if (!format_http_url(url)) return false;
  }
  if (data.crawlOptions !== undefined) {
    const crawlOptions = data.crawlOptions;
    if (!is_MonitorCrawlOptions(crawlOptions)) return false;
  }
  if (data.scrapeOptions !== undefined) {
    const scrapeOptions = data.scrapeOptions;
    if (!is_ScrapeOptions(scrapeOptions)) return false;
  }
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
  if (!pattern13.test(data)) return false;
  return true;
}

function is_MonitorCrawlOptions(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.limit === undefined) data.limit = 100;
  if (data.regexOnFullURL === undefined) data.regexOnFullURL = false;
  if (data.sitemap === undefined) data.sitemap = "include";
  if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = false;
  if (data.crawlEntireDomain === undefined) data.crawlEntireDomain = false;
  if (data.allowSubdomains === undefined) data.allowSubdomains = false;
  if (data.allowExternalLinks === undefined) data.allowExternalLinks = false;
  if (data.ignoreRobotsTxt === undefined) data.ignoreRobotsTxt = false;
  if (data.limit !== undefined) {
    const limit = data.limit;
    if (!Number.isInteger(limit)) return false;
    if (limit > 10000) return false;
    if (limit < 1) return false;
  }
  if (data.includePaths !== undefined) {
    const includePaths = data.includePaths;
    if (!Array.isArray(includePaths)) return false;
    if (includePaths.length > 100) return false;
    for (let index = 0; index < includePaths.length; index += 1) {
      const item = includePaths[index];
      if (typeof item !== "string") return false;
      if (lengthOf(item) > 500) return false;
      if (lengthOf(item) < 1) return false;
    }
  }
  if (data.excludePaths !== undefined) {
    const excludePaths = data.excludePaths;
    if (!Array.isArray(excludePaths)) return false;
    if (excludePaths.length > 100) return false;
    for (let index2 = 0; index2 < excludePaths.length; index2 += 1) {
      const item2 = excludePaths[index2];
      if (typeof item2 !== "string") return false;
      if (lengthOf(item2) > 500) return false;
      if (lengthOf(item2) < 1) return false;
    }
  }
  if (data.regexOnFullURL !== undefined) {
    const regexOnFullURL = data.regexOnFullURL;
    if (typeof regexOnFullURL !== "boolean") return false;
  }
  if (data.maxDiscoveryDepth !== undefined) {
    const maxDiscoveryDepth = data.maxDiscoveryDepth;
    if (!Number.isInteger(maxDiscoveryDepth)) return false;
    if (maxDiscoveryDepth > 1000) return false;
    if (maxDiscoveryDepth < 0) return false;
  }
  if (data.sitemap !== undefined) {
    const sitemap = data.sitemap;
    if (typeof sitemap !== "string") return false;
    if (!(sitemap === "skip" || sitemap === "include" || sitemap === "only")) return false;
  }
  if (data.ignoreQueryParameters !== undefined) {
    const ignoreQueryParameters = data.ignoreQueryParameters;
    if (typeof ignoreQueryParameters !== "boolean") return false;
  }
  if (data.crawlEntireDomain !== undefined) {
    const crawlEntireDomain = data.crawlEntireDomain;
    if (typeof crawlEntireDomain !== "boolean") return false;
  }
  if (data.allowSubdomains !== undefined) {
    const allowSubdomains = data.allowSubdomains;
    if (typeof allowSubdomains !== "boolean") return false;
  }
  if (data.allowExternalLinks !== undefined) {
    const allowExternalLinks = data.allowExternalLinks;
    if (typeof allowExternalLinks !== "boolean") return false;
  }
  if (data.ignoreRobotsTxt !== undefined) {
    const ignoreRobotsTxt = data.ignoreRobotsTxt;
    if (typeof ignoreRobotsTxt !== "boolean") return false;
  }
  if (data.robotsUserAgent !== undefined) {
    const robotsUserAgent = data.robotsUserAgent;
    if (typeof robotsUserAgent !== "string") return false;
    if (lengthOf(robotsUserAgent) > 200) return false;
    if (lengthOf(robotsUserAgent) < 1) return false;
  }
  if (data.delay !== undefined) {
    const delay = data.delay;
    if (!Number.isFinite(delay)) return false;
    if (delay > 300) return false;
    if (delay < 0) return false;
  }
  if (data.maxConcurrency !== undefined) {
    const maxConcurrency = data.maxConcurrency;
    if (!Number.isInteger(maxConcurrency)) return false;
    if (maxConcurrency > 1000) return false;
    if (maxConcurrency < 1) return false;
  }
  return true;
}

function is_MonitorWebhook(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (!is_WebhookUrl(url)) return false;
  }
  if (data.headers !== undefined) {
    const headers = data.headers;
    if (!is_HeaderFields(headers)) return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_WebhookMetadata(metadata)) return false;
  }
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

function is_WebhookUrl(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2048) return false;
  if (!format_http_url(data)) return false;
  return true;
}

function is_WebhookMetadata(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
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

function is_MonitorGoal(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2000) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_getMonitor$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.monitorId === undefined) return false;
    if (value.monitorId !== undefined) {
      const monitorId = value.monitorId;
      if (typeof monitorId !== "string") return false;
      if (!pattern6.test(monitorId)) return false;
    }
  }
  return true;
}

function is_deleteMonitor$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.monitorId === undefined) return false;
    if (value.monitorId !== undefined) {
      const monitorId = value.monitorId;
      if (typeof monitorId !== "string") return false;
      if (!pattern6.test(monitorId)) return false;
    }
  }
  return true;
}

function is_updateMonitor$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.monitorId === undefined) return false;
    if (value.monitorId !== undefined) {
      const monitorId = value.monitorId;
      if (typeof monitorId !== "string") return false;
      if (!pattern6.test(monitorId)) return false;
    }
  }
  return true;
}

function is_MonitorUpdate(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
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
    if (!is_MonitorSchedule(schedule)) return false;
  }
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
    const count = Number(is_MonitorWebhook$126(webhook)) + Number((webhook === null));
    if (count !== 1) return false;
  }
  if (data.retentionDays !== undefined) {
    const retentionDays = data.retentionDays;
    if (!Number.isInteger(retentionDays)) return false;
    if (retentionDays > 365) return false;
    if (retentionDays < 1) return false;
  }
  if (data.goal !== undefined) {
    const goal = data.goal;
    const count2 = Number(is_MonitorGoal$126(goal)) + Number((goal === null));
    if (count2 !== 1) return false;
  }
  if (data.judgeEnabled !== undefined) {
    const judgeEnabled = data.judgeEnabled;
    if (typeof judgeEnabled !== "boolean") return false;
  }
  return true;
}

export function is_MonitorWebhook$126(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (!is_WebhookUrl$126(url)) return false;
  }
  if (data.headers !== undefined) {
    const headers = data.headers;
    if (!is_HeaderFields$126(headers)) return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_WebhookMetadata$126(metadata)) return false;
  }
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

export function is_MonitorGoal$126(data: any): boolean {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2000) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_runMonitor$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.monitorId === undefined) return false;
    if (value.monitorId !== undefined) {
      const monitorId = value.monitorId;
      if (typeof monitorId !== "string") return false;
      if (!pattern6.test(monitorId)) return false;
    }
  }
  return true;
}

function is_listMonitorChecks$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.monitorId === undefined) return false;
    if (value.monitorId !== undefined) {
      const monitorId = value.monitorId;
      if (typeof monitorId !== "string") return false;
      if (!pattern6.test(monitorId)) return false;
    }
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.limit === undefined) query.limit = 25;
    if (query.offset === undefined) query.offset = 0;
    if (query.limit !== undefined) {
      const limit = query.limit;
      if (!Number.isInteger(limit)) return false;
      if (limit > 100) return false;
      if (limit < 1) return false;
    }
    if (query.offset !== undefined) {
      const offset = query.offset;
      if (!Number.isInteger(offset)) return false;
      if (offset > 1000000) return false;
      if (offset < 0) return false;
    }
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "queued" || status === "running" || status === "completed" || status === "partial" || status === "failed" || status === "skipped_overlap")) return false;
    }
  }
  return true;
}

function is_getMonitorCheck$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.monitorId === undefined) return false;
    if (value.checkId === undefined) return false;
    if (value.monitorId !== undefined) {
      const monitorId = value.monitorId;
      if (typeof monitorId !== "string") return false;
      if (!pattern6.test(monitorId)) return false;
    }
    if (value.checkId !== undefined) {
      const checkId = value.checkId;
      if (typeof checkId !== "string") return false;
      if (!pattern6.test(checkId)) return false;
    }
  }
  if (data.query !== undefined) {
    const query = data.query;
    if (!(typeof query === "object" && query !== null && !Array.isArray(query))) return false;
    if (query.skip === undefined) query.skip = 0;
    if (query.limit === undefined) query.limit = 1000;
    if (query.skip !== undefined) {
      const skip = query.skip;
      if (!Number.isInteger(skip)) return false;
      if (skip > 1000000) return false;
      if (skip < 0) return false;
    }
    if (query.limit !== undefined) {
      const limit = query.limit;
      if (!Number.isInteger(limit)) return false;
      if (limit > 1000) return false;
      if (limit < 1) return false;
    }
    if (query.status !== undefined) {
      const status = query.status;
      if (typeof status !== "string") return false;
      if (!(status === "same" || status === "new" || status === "changed" || status === "removed" || status === "error")) return false;
    }
  }
  return true;
}

function is_startAgent$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Idempotency-Key"] !== undefined) {
      const value = header["Idempotency-Key"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 255) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

function is_AgentRequest(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.maxCredits === undefined) data.maxCredits = 2500;
  if (data.model === undefined) data.model = "gen-2";
  if (data.strictConstrainToURLs === undefined) data.strictConstrainToURLs = false;
  if (data.prompt === undefined) return false;
  if (data.prompt !== undefined) {
    const prompt = data.prompt;
    if (typeof prompt !== "string") return false;
    if (lengthOf(prompt) > 10000) return false;
    if (lengthOf(prompt) < 1) return false;
  }
  if (data.urls !== undefined) {
    const urls = data.urls;
    if (!Array.isArray(urls)) return false;
    if (urls.length > 1000) return false;
    for (let index = 0; index < urls.length; index += 1) {
      const item = urls[index];
      if (typeof item !== "string") return false;
      if (!format_http_url(item)) return false;
    }
  }
  if (data.schema !== undefined) {
    const schema = data.schema;
    if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) return false;
  }
  if (data.maxCredits !== undefined) {
    const maxCredits = data.maxCredits;
    if (!Number.isInteger(maxCredits)) return false;
    if (maxCredits < 1) return false;
  }
  if (data.model !== undefined) {
    const model = data.model;
    if (typeof model !== "string") return false;
    if (model !== "gen-2") return false;
  }
  if (data.strictConstrainToURLs !== undefined) {
    const strictConstrainToURLs = data.strictConstrainToURLs;
    if (typeof strictConstrainToURLs !== "boolean") return false;
  }
  if (data.webhook !== undefined) {
    const webhook = data.webhook;
    if (!is_AgentWebhook(webhook)) return false;
  }
  if (data.auditMetadata !== undefined) {
    const auditMetadata = data.auditMetadata;
    if (!is_AuditMetadata(auditMetadata)) return false;
  }
  if (data.threatProtection !== undefined) {
    const threatProtection = data.threatProtection;
    if (!is_ThreatProtectionOverride(threatProtection)) return false;
  }
  return true;
}

function is_AgentWebhook(data) {
  const count = Number(is_WebhookUrl$126(data)) + Number(is_AgentWebhookTarget$126(data));
  if (count !== 1) return false;
  return true;
}

export function is_AgentWebhookTarget$126(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.url === undefined) return false;
  if (data.url !== undefined) {
    const url = data.url;
    if (!is_WebhookUrl$126(url)) return false;
  }
  if (data.headers !== undefined) {
    const headers = data.headers;
    if (!is_HeaderFields$126(headers)) return false;
  }
  if (data.metadata !== undefined) {
    const metadata = data.metadata;
    if (!is_WebhookMetadata$126(metadata)) return false;
  }
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_cancelAgent$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_getAgentTrace$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
  }
  return true;
}

function is_getAgentSnapshot$46parameters(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.path !== undefined) {
    const value = data.path;
    if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
    if (value.jobId === undefined) return false;
    if (value.snapshotId === undefined) return false;
    if (value.jobId !== undefined) {
      const jobId = value.jobId;
      if (typeof jobId !== "string") return false;
      if (!pattern6.test(jobId)) return false;
    }
    if (value.snapshotId !== undefined) {
      const snapshotId = value.snapshotId;
      if (typeof snapshotId !== "string") return false;
      if (!pattern6.test(snapshotId)) return false;
    }
  }
  return true;
}

export function is_FileParser_oneOf_0(data: any): boolean {
  if (typeof data !== "string") return false;
  if (data !== "pdf") return false;
  return true;
}

export function is_FileParser_oneOf_1(data: any): boolean {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.type === undefined) return false;
  if (data.type !== undefined) {
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
  return true;
}
