// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_http_url, isUnique, lengthOf, pointerTo } from "./formats.ts";
import { is_AgentWebhookTarget$126, is_CrawlWebhookTarget$126, is_FileParser_oneOf_0, is_FileParser_oneOf_1, is_MonitorGoal$126, is_MonitorWebhook$126, is_SearchSource$126, is_SearchSourceName$126, is_WebhookUrl$126 } from "./request-verdicts.ts";
import type { Faults } from "../runtime/index.ts";
export const mapUrls_body: Faults = (data) => collect(list_MapRequest, data);
export const scrapeUrl_body: Faults = (data) => collect(list_ScrapeRequest, data);
export const startBatchScrape_parameters: Faults = (data) => collect(list_startBatchScrape$46parameters, data);
export const startBatchScrape_body: Faults = (data) => collect(list_BatchScrapeRequest, data);
export const getBatchScrape_parameters: Faults = (data) => collect(list_getBatchScrape$46parameters, data);
export const cancelBatchScrape_parameters: Faults = (data) => collect(list_cancelBatchScrape$46parameters, data);
export const getBatchScrapeErrors_parameters: Faults = (data) => collect(list_getBatchScrapeErrors$46parameters, data);
export const startCrawl_parameters: Faults = (data) => collect(list_startCrawl$46parameters, data);
export const startCrawl_body: Faults = (data) => collect(list_CrawlRequest, data);
export const getCrawl_parameters: Faults = (data) => collect(list_getCrawl$46parameters, data);
export const cancelCrawl_parameters: Faults = (data) => collect(list_cancelCrawl$46parameters, data);
export const getCrawlErrors_parameters: Faults = (data) => collect(list_getCrawlErrors$46parameters, data);
export const searchWeb_body: Faults = (data) => collect(list_SearchRequest, data);
export const parseFile_body: Faults = (data) => collect(list_parseFile$46parseFile_body, data);
export const startInteract_body: Faults = (data) => collect(list_InteractRequest, data);
export const endInteract_parameters: Faults = (data) => collect(list_endInteract$46parameters, data);
export const runInteractActions_parameters: Faults = (data) => collect(list_runInteractActions$46parameters, data);
export const runInteractActions_body: Faults = (data) => collect(list_InteractActionsRequest, data);
export const listMonitors_parameters: Faults = (data) => collect(list_listMonitors$46parameters, data);
export const createMonitor_parameters: Faults = (data) => collect(list_createMonitor$46parameters, data);
export const createMonitor_body: Faults = (data) => collect(list_MonitorRequest, data);
export const getMonitor_parameters: Faults = (data) => collect(list_getMonitor$46parameters, data);
export const deleteMonitor_parameters: Faults = (data) => collect(list_deleteMonitor$46parameters, data);
export const updateMonitor_parameters: Faults = (data) => collect(list_updateMonitor$46parameters, data);
export const updateMonitor_body: Faults = (data) => collect(list_MonitorUpdate, data);
export const runMonitor_parameters: Faults = (data) => collect(list_runMonitor$46parameters, data);
export const listMonitorChecks_parameters: Faults = (data) => collect(list_listMonitorChecks$46parameters, data);
export const getMonitorCheck_parameters: Faults = (data) => collect(list_getMonitorCheck$46parameters, data);
export const startAgent_parameters: Faults = (data) => collect(list_startAgent$46parameters, data);
export const startAgent_body: Faults = (data) => collect(list_AgentRequest, data);
export const getAgent_parameters: Faults = (data) => collect(list_getAgent$46parameters, data);
export const cancelAgent_parameters: Faults = (data) => collect(list_cancelAgent$46parameters, data);
export const getAgentTrace_parameters: Faults = (data) => collect(list_getAgentTrace$46parameters, data);
export const getAgentSnapshot_parameters: Faults = (data) => collect(list_getAgentSnapshot$46parameters, data);

const values1 = ["skip","include","only"];
const pattern2 = new RegExp("^[A-Z]{2}$", "u");
const values3 = ["off","normal"];
const pattern4 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");
const values5 = ["open","closed"];
const pattern6 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");
const values7 = ["markdown","html","rawHtml","json","links","images","screenshot"];
const pattern8 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern9 = new RegExp("^(?:[!-~](?:[ !-~]*[!-~])?)?$", "u");
const values10 = ["markdown","json","links"];
const values11 = ["started","page","completed","failed","cancelled"];
const pattern12 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const pattern13 = new RegExp("^(?:qdr:[hdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)$", "u");
const values14 = ["web","news","images"];
const values15 = ["markdown","html","rawHtml","json","links","images"];
const values16 = ["fast","auto","ocr"];
const values17 = ["goto","click","fill","select","check","press","hover","scroll","wait","back","screenshot","snapshot","scrape"];
const pattern18 = new RegExp("^(?:f[0-9]{1,6})?e[0-9]{1,6}$", "u");
const pattern19 = new RegExp("^[a-z]{2,30}$", "u");
const values20 = ["up","down","left","right"];
const values21 = ["markdown","html","rawHtml","links","images"];
const pattern22 = new RegExp("^(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$", "u");
const pattern23 = new RegExp("^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$", "u");
const pattern24 = new RegExp("^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$", "u");
const values25 = ["scrape","crawl","search"];
const values26 = ["5m","15m","1h","6h","24h","7d"];
const pattern27 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const values28 = ["monitor.page","monitor.check.completed","page","check.completed"];
const values29 = ["active","paused"];
const values30 = ["queued","running","completed","partial","failed","skipped_overlap"];
const values31 = ["same","new","changed","removed","error"];
const values32 = ["gen-2"];
const values33 = ["started","action","completed","failed","cancelled"];

function list_MapRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.sitemap === undefined) data.sitemap = "include";
    if (data.includeSubdomains === undefined) data.includeSubdomains = true;
    if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = true;
    if (data.ignoreCache === undefined) data.ignoreCache = false;
    if (data.limit === undefined) data.limit = 5000;
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.search !== undefined) {
      const search = data.search;
      if (typeof search !== "string") addFault(faults, path + "/search", "type", { type: "string" });
    }
    if (data.sitemap !== undefined) {
      const sitemap = data.sitemap;
      if (typeof sitemap !== "string") addFault(faults, path + "/sitemap", "type", { type: "string" });
      if (!values1.includes(sitemap)) addFault(faults, path + "/sitemap", "enum", { allowedValues: values1 });
    }
    if (data.includeSubdomains !== undefined) {
      const includeSubdomains = data.includeSubdomains;
      if (typeof includeSubdomains !== "boolean") addFault(faults, path + "/includeSubdomains", "type", { type: "boolean" });
    }
    if (data.ignoreQueryParameters !== undefined) {
      const ignoreQueryParameters = data.ignoreQueryParameters;
      if (typeof ignoreQueryParameters !== "boolean") addFault(faults, path + "/ignoreQueryParameters", "type", { type: "boolean" });
    }
    if (data.ignoreCache !== undefined) {
      const ignoreCache = data.ignoreCache;
      if (typeof ignoreCache !== "boolean") addFault(faults, path + "/ignoreCache", "type", { type: "boolean" });
    }
    if (data.limit !== undefined) {
      const limit = data.limit;
      if (!Number.isInteger(limit)) addFault(faults, path + "/limit", "type", { type: "integer" });
      if (Number.isFinite(limit)) {
        if (limit > 100000) addFault(faults, path + "/limit", "maximum", { limit: 100000 });
        if (limit < 1) addFault(faults, path + "/limit", "minimum", { limit: 1 });
      }
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
    if (data.location !== undefined) {
      const location = data.location;
      list_Location(location, path + "/location", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_Location(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.country === undefined) data.country = "US";
    if (data.country !== undefined) {
      const country = data.country;
      if (typeof country !== "string") addFault(faults, path + "/country", "type", { type: "string" });
      else {
        if (!pattern2.test(country)) addFault(faults, path + "/country", "pattern", { pattern: "^[A-Z]{2}$" });
      }
    }
    if (data.languages !== undefined) {
      const languages = data.languages;
      if (!Array.isArray(languages)) addFault(faults, path + "/languages", "type", { type: "array" });
      else {
        const limit = faults.length + 20;
        for (let index = 0; index < languages.length; index += 1) {
          const item = languages[index];
          if (typeof item !== "string") addFault(faults, path + "/languages/" + index, "type", { type: "string" });
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_AuditMetadata(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.username === undefined) addFault(faults, path, "required", { missingProperty: "username" });
    const limit = faults.length + 20;
    for (const key in data) {
      if (key === "username") continue;
      addFault(faults, path, "additionalProperties", { additionalProperty: key });
      if (faults.length >= limit) break;
    }
    if (data.username !== undefined) {
      const username = data.username;
      if (typeof username !== "string") addFault(faults, path + "/username", "type", { type: "string" });
      else {
        if (lengthOf(username) > 1024) addFault(faults, path + "/username", "maxLength", { limit: 1024 });
      }
    }
  }
}

function list_ThreatProtectionOverride(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.mode !== undefined) {
      const mode = data.mode;
      if (typeof mode !== "string") addFault(faults, path + "/mode", "type", { type: "string" });
      if (!values3.includes(mode)) addFault(faults, path + "/mode", "enum", { allowedValues: values3 });
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
            if (!pattern4.test(item3)) addFault(faults, path + "/blockedTlds/" + index3, "pattern", { pattern: "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$" });
          }
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      const failurePolicy = data.failurePolicy;
      if (typeof failurePolicy !== "string") addFault(faults, path + "/failurePolicy", "type", { type: "string" });
      if (!values5.includes(failurePolicy)) addFault(faults, path + "/failurePolicy", "enum", { allowedValues: values5 });
    }
  }
}

function list_DomainPattern(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addFault(faults, path, "maxLength", { limit: 255 });
    if (!pattern6.test(data)) addFault(faults, path, "pattern", { pattern: "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$" });
  }
}

function list_ScrapeRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.waitFor === undefined) data.waitFor = 0;
    if (data.mobile === undefined) data.mobile = false;
    if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
    if (data.timeout === undefined) data.timeout = 30000;
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addFault(faults, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 7) addFault(faults, path + "/formats", "maxItems", { limit: 7 });
        if (formats.length < 1) addFault(faults, path + "/formats", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < formats.length; index += 1) {
          const item = formats[index];
          if (typeof item !== "string") addFault(faults, path + "/formats/" + index, "type", { type: "string" });
          if (!values7.includes(item)) addFault(faults, path + "/formats/" + index, "enum", { allowedValues: values7 });
          if (faults.length >= limit) break;
        }
        if (!isUnique(formats)) addFault(faults, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.schema !== undefined) {
      const schema = data.schema;
      if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) addFault(faults, path + "/schema", "type", { type: "object" });
    }
    if (data.prompt !== undefined) {
      const prompt = data.prompt;
      if (typeof prompt !== "string") addFault(faults, path + "/prompt", "type", { type: "string" });
      else {
        if (lengthOf(prompt) > 10000) addFault(faults, path + "/prompt", "maxLength", { limit: 10000 });
        if (lengthOf(prompt) < 1) addFault(faults, path + "/prompt", "minLength", { limit: 1 });
      }
    }
    if (data.onlyMainContent !== undefined) {
      const onlyMainContent = data.onlyMainContent;
      if (typeof onlyMainContent !== "boolean") addFault(faults, path + "/onlyMainContent", "type", { type: "boolean" });
    }
    if (data.includeTags !== undefined) {
      const includeTags = data.includeTags;
      list_Selectors(includeTags, path + "/includeTags", faults);
    }
    if (data.excludeTags !== undefined) {
      const excludeTags = data.excludeTags;
      list_Selectors(excludeTags, path + "/excludeTags", faults);
    }
    if (data.headers !== undefined) {
      const headers = data.headers;
      list_HeaderFields(headers, path + "/headers", faults);
    }
    if (data.waitFor !== undefined) {
      const waitFor = data.waitFor;
      if (!Number.isInteger(waitFor)) addFault(faults, path + "/waitFor", "type", { type: "integer" });
      if (Number.isFinite(waitFor)) {
        if (waitFor > 10000) addFault(faults, path + "/waitFor", "maximum", { limit: 10000 });
        if (waitFor < 0) addFault(faults, path + "/waitFor", "minimum", { limit: 0 });
      }
    }
    if (data.mobile !== undefined) {
      const mobile = data.mobile;
      if (typeof mobile !== "boolean") addFault(faults, path + "/mobile", "type", { type: "boolean" });
    }
    if (data.checkPromptInjection !== undefined) {
      const checkPromptInjection = data.checkPromptInjection;
      if (typeof checkPromptInjection !== "boolean") addFault(faults, path + "/checkPromptInjection", "type", { type: "boolean" });
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300000) addFault(faults, path + "/timeout", "maximum", { limit: 300000 });
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
    if (data.location !== undefined) {
      const location = data.location;
      list_Location(location, path + "/location", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_Selectors(data, path, faults) {
  if (!Array.isArray(data)) addFault(faults, path, "type", { type: "array" });
  else {
    if (data.length > 32) addFault(faults, path, "maxItems", { limit: 32 });
    const limit = faults.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addFault(faults, path + "/" + index, "type", { type: "string" });
      else {
        if (lengthOf(item) > 255) addFault(faults, path + "/" + index, "maxLength", { limit: 255 });
      }
      if (faults.length >= limit) break;
    }
  }
}

function list_HeaderFields(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (Object.keys(data).length > 32) addFault(faults, path, "maxProperties", { limit: 32 });
    const limit = faults.length + 20;
    for (const key in data) {
      const before = faults.length;
      if (typeof key === "string") {
        if (lengthOf(key) > 128) addFault(faults, path, "maxLength", { limit: 128 });
        if (!pattern8.test(key)) addFault(faults, path, "pattern", { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" });
      }
      if (faults.length > before) addFault(faults, path, "propertyNames", { propertyName: key });
      if (faults.length >= limit) break;
    }
    const limit2 = faults.length + 20;
    for (const key2 in data) {
      const value = data[key2];
      if (typeof value !== "string") addFault(faults, path + pointerTo(key2), "type", { type: "string" });
      else {
        if (lengthOf(value) > 4096) addFault(faults, path + pointerTo(key2), "maxLength", { limit: 4096 });
        if (!pattern9.test(value)) addFault(faults, path + pointerTo(key2), "pattern", { pattern: "^(?:[!-~](?:[ !-~]*[!-~])?)?$" });
      }
      if (faults.length >= limit2) break;
    }
  }
}

function list_startBatchScrape$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Idempotency-Key"] !== undefined) {
          const value = header["Idempotency-Key"];
          if (typeof value !== "string") addFault(faults, path + "/header/Idempotency-Key", "type", { type: "string" });
          else {
            if (lengthOf(value) > 255) addFault(faults, path + "/header/Idempotency-Key", "maxLength", { limit: 255 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/Idempotency-Key", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_BatchScrapeRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.ignoreInvalidURLs === undefined) data.ignoreInvalidURLs = true;
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
    if (data.timeout === undefined) data.timeout = 30000;
    if (data.urls === undefined) addFault(faults, path, "required", { missingProperty: "urls" });
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addFault(faults, path + "/urls", "type", { type: "array" });
      else {
        if (urls.length > 10000) addFault(faults, path + "/urls", "maxItems", { limit: 10000 });
        if (urls.length < 1) addFault(faults, path + "/urls", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addFault(faults, path + "/urls/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 4096) addFault(faults, path + "/urls/" + index, "maxLength", { limit: 4096 });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.ignoreInvalidURLs !== undefined) {
      const ignoreInvalidURLs = data.ignoreInvalidURLs;
      if (typeof ignoreInvalidURLs !== "boolean") addFault(faults, path + "/ignoreInvalidURLs", "type", { type: "boolean" });
    }
    if (data.maxConcurrency !== undefined) {
      const maxConcurrency = data.maxConcurrency;
      if (!Number.isInteger(maxConcurrency)) addFault(faults, path + "/maxConcurrency", "type", { type: "integer" });
      if (Number.isFinite(maxConcurrency)) {
        if (maxConcurrency > 1000) addFault(faults, path + "/maxConcurrency", "maximum", { limit: 1000 });
        if (maxConcurrency < 1) addFault(faults, path + "/maxConcurrency", "minimum", { limit: 1 });
      }
    }
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addFault(faults, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 3) addFault(faults, path + "/formats", "maxItems", { limit: 3 });
        if (formats.length < 1) addFault(faults, path + "/formats", "minItems", { limit: 1 });
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < formats.length; index2 += 1) {
          const item2 = formats[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/formats/" + index2, "type", { type: "string" });
          if (!values10.includes(item2)) addFault(faults, path + "/formats/" + index2, "enum", { allowedValues: values10 });
          if (faults.length >= limit2) break;
        }
        if (!isUnique(formats)) addFault(faults, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.schema !== undefined) {
      const schema = data.schema;
      if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) addFault(faults, path + "/schema", "type", { type: "object" });
    }
    if (data.prompt !== undefined) {
      const prompt = data.prompt;
      if (typeof prompt !== "string") addFault(faults, path + "/prompt", "type", { type: "string" });
      else {
        if (lengthOf(prompt) > 10000) addFault(faults, path + "/prompt", "maxLength", { limit: 10000 });
        if (lengthOf(prompt) < 1) addFault(faults, path + "/prompt", "minLength", { limit: 1 });
      }
    }
    if (data.onlyMainContent !== undefined) {
      const onlyMainContent = data.onlyMainContent;
      if (typeof onlyMainContent !== "boolean") addFault(faults, path + "/onlyMainContent", "type", { type: "boolean" });
    }
    if (data.checkPromptInjection !== undefined) {
      const checkPromptInjection = data.checkPromptInjection;
      if (typeof checkPromptInjection !== "boolean") addFault(faults, path + "/checkPromptInjection", "type", { type: "boolean" });
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300000) addFault(faults, path + "/timeout", "maximum", { limit: 300000 });
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
    if (data.location !== undefined) {
      const location = data.location;
      list_Location(location, path + "/location", faults);
    }
    if (data.zeroDataRetention !== undefined) {
      const zeroDataRetention = data.zeroDataRetention;
      if (typeof zeroDataRetention !== "boolean") addFault(faults, path + "/zeroDataRetention", "type", { type: "boolean" });
      if (zeroDataRetention !== false) addFault(faults, path + "/zeroDataRetention", "const", { allowedValue: false });
    }
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      list_CrawlWebhook(webhook, path + "/webhook", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_CrawlWebhook(data, path, faults) {
  const count = Number(is_WebhookUrl$126(data)) + Number(is_CrawlWebhookTarget$126(data));
  if (count > 1) addFault(faults, path, "oneOf", {});
  if (count === 0) {
    list_WebhookUrl$126(data, path, faults);
    list_CrawlWebhookTarget$126(data, path, faults);
    addFault(faults, path, "oneOf", {});
  }
}

function list_WebhookUrl$126(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2048) addFault(faults, path, "maxLength", { limit: 2048 });
    if (!format_http_url(data)) addFault(faults, path, "format", { format: "http-url" });
  }
}

function list_CrawlWebhookTarget$126(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      list_WebhookUrl$126(url, path + "/url", faults);
    }
    if (data.headers !== undefined) {
      const headers = data.headers;
      list_HeaderFields$126(headers, path + "/headers", faults);
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_WebhookMetadata$126(metadata, path + "/metadata", faults);
    }
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addFault(faults, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addFault(faults, path + "/events", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addFault(faults, path + "/events/" + index, "type", { type: "string" });
          if (!values11.includes(item)) addFault(faults, path + "/events/" + index, "enum", { allowedValues: values11 });
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_HeaderFields$126(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (Object.keys(data).length > 32) addFault(faults, path, "maxProperties", { limit: 32 });
    const limit = faults.length + 20;
    for (const key in data) {
      const before = faults.length;
      if (typeof key === "string") {
        if (lengthOf(key) > 128) addFault(faults, path, "maxLength", { limit: 128 });
        if (!pattern8.test(key)) addFault(faults, path, "pattern", { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" });
      }
      if (faults.length > before) addFault(faults, path, "propertyNames", { propertyName: key });
      if (faults.length >= limit) break;
    }
    const limit2 = faults.length + 20;
    for (const key2 in data) {
      const value = data[key2];
      if (typeof value !== "string") addFault(faults, path + pointerTo(key2), "type", { type: "string" });
      else {
        if (lengthOf(value) > 4096) addFault(faults, path + pointerTo(key2), "maxLength", { limit: 4096 });
        if (!pattern9.test(value)) addFault(faults, path + pointerTo(key2), "pattern", { pattern: "^(?:[!-~](?:[ !-~]*[!-~])?)?$" });
      }
      if (faults.length >= limit2) break;
    }
  }
}

function list_WebhookMetadata$126(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (Object.keys(data).length > 32) addFault(faults, path, "maxProperties", { limit: 32 });
    const limit = faults.length + 20;
    for (const key in data) {
      const before = faults.length;
      if (typeof key === "string") {
        if (lengthOf(key) > 128) addFault(faults, path, "maxLength", { limit: 128 });
      }
      if (faults.length > before) addFault(faults, path, "propertyNames", { propertyName: key });
      if (faults.length >= limit) break;
    }
    const limit2 = faults.length + 20;
    for (const key2 in data) {
      const value = data[key2];
      if (typeof value !== "string") addFault(faults, path + pointerTo(key2), "type", { type: "string" });
      else {
        if (lengthOf(value) > 1024) addFault(faults, path + pointerTo(key2), "maxLength", { limit: 1024 });
      }
      if (faults.length >= limit2) break;
    }
  }
}

function list_getBatchScrape$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.skip === undefined) query.skip = 0;
        if (query.limit === undefined) query.limit = 1000;
        if (query.skip !== undefined) {
          const skip = query.skip;
          if (!Number.isInteger(skip)) addFault(faults, path + "/query/skip", "type", { type: "integer" });
          if (Number.isFinite(skip)) {
            if (skip > 1000000) addFault(faults, path + "/query/skip", "maximum", { limit: 1000000 });
            if (skip < 0) addFault(faults, path + "/query/skip", "minimum", { limit: 0 });
          }
        }
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 1000) addFault(faults, path + "/query/limit", "maximum", { limit: 1000 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_cancelBatchScrape$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_getBatchScrapeErrors$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_startCrawl$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Idempotency-Key"] !== undefined) {
          const value = header["Idempotency-Key"];
          if (typeof value !== "string") addFault(faults, path + "/header/Idempotency-Key", "type", { type: "string" });
          else {
            if (lengthOf(value) > 255) addFault(faults, path + "/header/Idempotency-Key", "maxLength", { limit: 255 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/Idempotency-Key", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_CrawlRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.limit === undefined) data.limit = 10000;
    if (data.regexOnFullURL === undefined) data.regexOnFullURL = false;
    if (data.sitemap === undefined) data.sitemap = "include";
    if (data.ignoreQueryParameters === undefined) data.ignoreQueryParameters = false;
    if (data.crawlEntireDomain === undefined) data.crawlEntireDomain = false;
    if (data.allowSubdomains === undefined) data.allowSubdomains = false;
    if (data.allowExternalLinks === undefined) data.allowExternalLinks = false;
    if (data.ignoreRobotsTxt === undefined) data.ignoreRobotsTxt = false;
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.limit !== undefined) {
      const limit = data.limit;
      if (!Number.isInteger(limit)) addFault(faults, path + "/limit", "type", { type: "integer" });
      if (Number.isFinite(limit)) {
        if (limit > 100000) addFault(faults, path + "/limit", "maximum", { limit: 100000 });
        if (limit < 1) addFault(faults, path + "/limit", "minimum", { limit: 1 });
      }
    }
    if (data.includePaths !== undefined) {
      const includePaths = data.includePaths;
      if (!Array.isArray(includePaths)) addFault(faults, path + "/includePaths", "type", { type: "array" });
      else {
        if (includePaths.length > 100) addFault(faults, path + "/includePaths", "maxItems", { limit: 100 });
        const limit2 = faults.length + 20;
        for (let index = 0; index < includePaths.length; index += 1) {
          const item = includePaths[index];
          if (typeof item !== "string") addFault(faults, path + "/includePaths/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 500) addFault(faults, path + "/includePaths/" + index, "maxLength", { limit: 500 });
            if (lengthOf(item) < 1) addFault(faults, path + "/includePaths/" + index, "minLength", { limit: 1 });
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.excludePaths !== undefined) {
      const excludePaths = data.excludePaths;
      if (!Array.isArray(excludePaths)) addFault(faults, path + "/excludePaths", "type", { type: "array" });
      else {
        if (excludePaths.length > 100) addFault(faults, path + "/excludePaths", "maxItems", { limit: 100 });
        const limit3 = faults.length + 20;
        for (let index2 = 0; index2 < excludePaths.length; index2 += 1) {
          const item2 = excludePaths[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/excludePaths/" + index2, "type", { type: "string" });
          else {
            if (lengthOf(item2) > 500) addFault(faults, path + "/excludePaths/" + index2, "maxLength", { limit: 500 });
            if (lengthOf(item2) < 1) addFault(faults, path + "/excludePaths/" + index2, "minLength", { limit: 1 });
          }
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.regexOnFullURL !== undefined) {
      const regexOnFullURL = data.regexOnFullURL;
      if (typeof regexOnFullURL !== "boolean") addFault(faults, path + "/regexOnFullURL", "type", { type: "boolean" });
    }
    if (data.maxDiscoveryDepth !== undefined) {
      const maxDiscoveryDepth = data.maxDiscoveryDepth;
      if (!Number.isInteger(maxDiscoveryDepth)) addFault(faults, path + "/maxDiscoveryDepth", "type", { type: "integer" });
      if (Number.isFinite(maxDiscoveryDepth)) {
        if (maxDiscoveryDepth > 1000) addFault(faults, path + "/maxDiscoveryDepth", "maximum", { limit: 1000 });
        if (maxDiscoveryDepth < 0) addFault(faults, path + "/maxDiscoveryDepth", "minimum", { limit: 0 });
      }
    }
    if (data.sitemap !== undefined) {
      const sitemap = data.sitemap;
      if (typeof sitemap !== "string") addFault(faults, path + "/sitemap", "type", { type: "string" });
      if (!values1.includes(sitemap)) addFault(faults, path + "/sitemap", "enum", { allowedValues: values1 });
    }
    if (data.ignoreQueryParameters !== undefined) {
      const ignoreQueryParameters = data.ignoreQueryParameters;
      if (typeof ignoreQueryParameters !== "boolean") addFault(faults, path + "/ignoreQueryParameters", "type", { type: "boolean" });
    }
    if (data.crawlEntireDomain !== undefined) {
      const crawlEntireDomain = data.crawlEntireDomain;
      if (typeof crawlEntireDomain !== "boolean") addFault(faults, path + "/crawlEntireDomain", "type", { type: "boolean" });
    }
    if (data.allowSubdomains !== undefined) {
      const allowSubdomains = data.allowSubdomains;
      if (typeof allowSubdomains !== "boolean") addFault(faults, path + "/allowSubdomains", "type", { type: "boolean" });
    }
    if (data.allowExternalLinks !== undefined) {
      const allowExternalLinks = data.allowExternalLinks;
      if (typeof allowExternalLinks !== "boolean") addFault(faults, path + "/allowExternalLinks", "type", { type: "boolean" });
    }
    if (data.ignoreRobotsTxt !== undefined) {
      const ignoreRobotsTxt = data.ignoreRobotsTxt;
      if (typeof ignoreRobotsTxt !== "boolean") addFault(faults, path + "/ignoreRobotsTxt", "type", { type: "boolean" });
    }
    if (data.robotsUserAgent !== undefined) {
      const robotsUserAgent = data.robotsUserAgent;
      if (typeof robotsUserAgent !== "string") addFault(faults, path + "/robotsUserAgent", "type", { type: "string" });
      else {
        if (lengthOf(robotsUserAgent) > 200) addFault(faults, path + "/robotsUserAgent", "maxLength", { limit: 200 });
        if (lengthOf(robotsUserAgent) < 1) addFault(faults, path + "/robotsUserAgent", "minLength", { limit: 1 });
      }
    }
    if (data.delay !== undefined) {
      const delay = data.delay;
      if (!Number.isFinite(delay)) addFault(faults, path + "/delay", "type", { type: "number" });
      else {
        if (delay > 300) addFault(faults, path + "/delay", "maximum", { limit: 300 });
        if (delay < 0) addFault(faults, path + "/delay", "minimum", { limit: 0 });
      }
    }
    if (data.maxConcurrency !== undefined) {
      const maxConcurrency = data.maxConcurrency;
      if (!Number.isInteger(maxConcurrency)) addFault(faults, path + "/maxConcurrency", "type", { type: "integer" });
      if (Number.isFinite(maxConcurrency)) {
        if (maxConcurrency > 1000) addFault(faults, path + "/maxConcurrency", "maximum", { limit: 1000 });
        if (maxConcurrency < 1) addFault(faults, path + "/maxConcurrency", "minimum", { limit: 1 });
      }
    }
    if (data.scrapeOptions !== undefined) {
      const scrapeOptions = data.scrapeOptions;
      list_ScrapeOptions(scrapeOptions, path + "/scrapeOptions", faults);
    }
    if (data.zeroDataRetention !== undefined) {
      const zeroDataRetention = data.zeroDataRetention;
      if (typeof zeroDataRetention !== "boolean") addFault(faults, path + "/zeroDataRetention", "type", { type: "boolean" });
      if (zeroDataRetention !== false) addFault(faults, path + "/zeroDataRetention", "const", { allowedValue: false });
    }
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      list_CrawlWebhook(webhook, path + "/webhook", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_ScrapeOptions(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
    if (data.timeout === undefined) data.timeout = 30000;
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addFault(faults, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 3) addFault(faults, path + "/formats", "maxItems", { limit: 3 });
        if (formats.length < 1) addFault(faults, path + "/formats", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < formats.length; index += 1) {
          const item = formats[index];
          if (typeof item !== "string") addFault(faults, path + "/formats/" + index, "type", { type: "string" });
          if (!values10.includes(item)) addFault(faults, path + "/formats/" + index, "enum", { allowedValues: values10 });
          if (faults.length >= limit) break;
        }
        if (!isUnique(formats)) addFault(faults, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.schema !== undefined) {
      const schema = data.schema;
      if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) addFault(faults, path + "/schema", "type", { type: "object" });
    }
    if (data.prompt !== undefined) {
      const prompt = data.prompt;
      if (typeof prompt !== "string") addFault(faults, path + "/prompt", "type", { type: "string" });
      else {
        if (lengthOf(prompt) > 10000) addFault(faults, path + "/prompt", "maxLength", { limit: 10000 });
        if (lengthOf(prompt) < 1) addFault(faults, path + "/prompt", "minLength", { limit: 1 });
      }
    }
    if (data.onlyMainContent !== undefined) {
      const onlyMainContent = data.onlyMainContent;
      if (typeof onlyMainContent !== "boolean") addFault(faults, path + "/onlyMainContent", "type", { type: "boolean" });
    }
    if (data.checkPromptInjection !== undefined) {
      const checkPromptInjection = data.checkPromptInjection;
      if (typeof checkPromptInjection !== "boolean") addFault(faults, path + "/checkPromptInjection", "type", { type: "boolean" });
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300000) addFault(faults, path + "/timeout", "maximum", { limit: 300000 });
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
    if (data.location !== undefined) {
      const location = data.location;
      list_Location(location, path + "/location", faults);
    }
  }
}

function list_getCrawl$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.skip === undefined) query.skip = 0;
        if (query.limit === undefined) query.limit = 1000;
        if (query.skip !== undefined) {
          const skip = query.skip;
          if (!Number.isInteger(skip)) addFault(faults, path + "/query/skip", "type", { type: "integer" });
          if (Number.isFinite(skip)) {
            if (skip > 1000000) addFault(faults, path + "/query/skip", "maximum", { limit: 1000000 });
            if (skip < 0) addFault(faults, path + "/query/skip", "minimum", { limit: 0 });
          }
        }
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 1000) addFault(faults, path + "/query/limit", "maximum", { limit: 1000 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_cancelCrawl$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_getCrawlErrors$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_SearchRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.limit === undefined) data.limit = 10;
    if (data.sources === undefined) data.sources = ["web"];
    if (data.timeout === undefined) data.timeout = 60000;
    if (data.query === undefined) addFault(faults, path, "required", { missingProperty: "query" });
    if (data.query !== undefined) {
      const query = data.query;
      if (typeof query !== "string") addFault(faults, path + "/query", "type", { type: "string" });
      else {
        if (lengthOf(query) > 500) addFault(faults, path + "/query", "maxLength", { limit: 500 });
        if (lengthOf(query) < 1) addFault(faults, path + "/query", "minLength", { limit: 1 });
      }
    }
    if (data.limit !== undefined) {
      const limit = data.limit;
      if (!Number.isInteger(limit)) addFault(faults, path + "/limit", "type", { type: "integer" });
      if (Number.isFinite(limit)) {
        if (limit > 100) addFault(faults, path + "/limit", "maximum", { limit: 100 });
        if (limit < 1) addFault(faults, path + "/limit", "minimum", { limit: 1 });
      }
    }
    if (data.sources !== undefined) {
      const sources = data.sources;
      if (!Array.isArray(sources)) addFault(faults, path + "/sources", "type", { type: "array" });
      else {
        if (sources.length > 3) addFault(faults, path + "/sources", "maxItems", { limit: 3 });
        if (sources.length < 1) addFault(faults, path + "/sources", "minItems", { limit: 1 });
        const limit2 = faults.length + 20;
        for (let index = 0; index < sources.length; index += 1) {
          const item = sources[index];
          const count = Number(is_SearchSourceName$126(item)) + Number(is_SearchSource$126(item));
          if (count > 1) addFault(faults, path + "/sources/" + index, "oneOf", {});
          if (count === 0) {
            list_SearchSourceName$126(item, path + "/sources/" + index, faults);
            list_SearchSource$126(item, path + "/sources/" + index, faults);
            addFault(faults, path + "/sources/" + index, "oneOf", {});
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.includeDomains !== undefined) {
      const includeDomains = data.includeDomains;
      if (!Array.isArray(includeDomains)) addFault(faults, path + "/includeDomains", "type", { type: "array" });
      else {
        if (includeDomains.length > 100) addFault(faults, path + "/includeDomains", "maxItems", { limit: 100 });
        const limit3 = faults.length + 20;
        for (let index2 = 0; index2 < includeDomains.length; index2 += 1) {
          const item2 = includeDomains[index2];
          list_DomainPattern(item2, path + "/includeDomains/" + index2, faults);
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.excludeDomains !== undefined) {
      const excludeDomains = data.excludeDomains;
      if (!Array.isArray(excludeDomains)) addFault(faults, path + "/excludeDomains", "type", { type: "array" });
      else {
        if (excludeDomains.length > 100) addFault(faults, path + "/excludeDomains", "maxItems", { limit: 100 });
        const limit4 = faults.length + 20;
        for (let index3 = 0; index3 < excludeDomains.length; index3 += 1) {
          const item3 = excludeDomains[index3];
          list_DomainPattern(item3, path + "/excludeDomains/" + index3, faults);
          if (faults.length >= limit4) break;
        }
      }
    }
    if (data.tbs !== undefined) {
      const tbs = data.tbs;
      if (typeof tbs !== "string") addFault(faults, path + "/tbs", "type", { type: "string" });
      else {
        if (lengthOf(tbs) > 100) addFault(faults, path + "/tbs", "maxLength", { limit: 100 });
        if (!pattern13.test(tbs)) addFault(faults, path + "/tbs", "pattern", { pattern: "^(?:qdr:[hdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)$" });
      }
    }
    if (data.country !== undefined) {
      const country = data.country;
      if (typeof country !== "string") addFault(faults, path + "/country", "type", { type: "string" });
      else {
        if (!pattern2.test(country)) addFault(faults, path + "/country", "pattern", { pattern: "^[A-Z]{2}$" });
      }
    }
    if (data.location !== undefined) {
      const location = data.location;
      if (typeof location !== "string") addFault(faults, path + "/location", "type", { type: "string" });
      else {
        if (lengthOf(location) > 200) addFault(faults, path + "/location", "maxLength", { limit: 200 });
        if (lengthOf(location) < 1) addFault(faults, path + "/location", "minLength", { limit: 1 });
      }
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300000) addFault(faults, path + "/timeout", "maximum", { limit: 300000 });
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
    if (data.scrapeOptions !== undefined) {
      const scrapeOptions = data.scrapeOptions;
      list_ScrapeOptions(scrapeOptions, path + "/scrapeOptions", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_SearchSourceName$126(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  if (!values14.includes(data)) addFault(faults, path, "enum", { allowedValues: values14 });
}

function list_SearchSource$126(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      list_SearchSourceName$126(type, path + "/type", faults);
    }
  }
}

function list_ParseOptions(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.checkPromptInjection === undefined) data.checkPromptInjection = false;
    if (data.timeout === undefined) data.timeout = 30000;
    if (data.removeBase64Images === undefined) data.removeBase64Images = true;
    if (data.zeroDataRetention === undefined) data.zeroDataRetention = false;
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addFault(faults, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 6) addFault(faults, path + "/formats", "maxItems", { limit: 6 });
        if (formats.length < 1) addFault(faults, path + "/formats", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < formats.length; index += 1) {
          const item = formats[index];
          if (typeof item !== "string") addFault(faults, path + "/formats/" + index, "type", { type: "string" });
          if (!values15.includes(item)) addFault(faults, path + "/formats/" + index, "enum", { allowedValues: values15 });
          if (faults.length >= limit) break;
        }
        if (!isUnique(formats)) addFault(faults, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.schema !== undefined) {
      const schema = data.schema;
      if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) addFault(faults, path + "/schema", "type", { type: "object" });
    }
    if (data.prompt !== undefined) {
      const prompt = data.prompt;
      if (typeof prompt !== "string") addFault(faults, path + "/prompt", "type", { type: "string" });
      else {
        if (lengthOf(prompt) > 10000) addFault(faults, path + "/prompt", "maxLength", { limit: 10000 });
        if (lengthOf(prompt) < 1) addFault(faults, path + "/prompt", "minLength", { limit: 1 });
      }
    }
    if (data.onlyMainContent !== undefined) {
      const onlyMainContent = data.onlyMainContent;
      if (typeof onlyMainContent !== "boolean") addFault(faults, path + "/onlyMainContent", "type", { type: "boolean" });
    }
    if (data.includeTags !== undefined) {
      const includeTags = data.includeTags;
      list_Selectors(includeTags, path + "/includeTags", faults);
    }
    if (data.excludeTags !== undefined) {
      const excludeTags = data.excludeTags;
      list_Selectors(excludeTags, path + "/excludeTags", faults);
    }
    if (data.checkPromptInjection !== undefined) {
      const checkPromptInjection = data.checkPromptInjection;
      if (typeof checkPromptInjection !== "boolean") addFault(faults, path + "/checkPromptInjection", "type", { type: "boolean" });
    }
    if (data.parsers !== undefined) {
      const parsers = data.parsers;
      if (!Array.isArray(parsers)) addFault(faults, path + "/parsers", "type", { type: "array" });
      else {
        if (parsers.length > 1) addFault(faults, path + "/parsers", "maxItems", { limit: 1 });
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < parsers.length; index2 += 1) {
          const item2 = parsers[index2];
          list_FileParser(item2, path + "/parsers/" + index2, faults);
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300000) addFault(faults, path + "/timeout", "maximum", { limit: 300000 });
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
    if (data.removeBase64Images !== undefined) {
      const removeBase64Images = data.removeBase64Images;
      if (typeof removeBase64Images !== "boolean") addFault(faults, path + "/removeBase64Images", "type", { type: "boolean" });
    }
    if (data.zeroDataRetention !== undefined) {
      const zeroDataRetention = data.zeroDataRetention;
      if (typeof zeroDataRetention !== "boolean") addFault(faults, path + "/zeroDataRetention", "type", { type: "boolean" });
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
  }
}

function list_FileParser(data, path, faults) {
  const count = Number(is_FileParser_oneOf_0(data)) + Number(is_FileParser_oneOf_1(data));
  if (count > 1) addFault(faults, path, "oneOf", {});
  if (count === 0) {
    if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
    if (data !== "pdf") addFault(faults, path, "const", { allowedValue: "pdf" });
    if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
    else {
      if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
      if (data.type !== undefined) {
        const type = data.type;
        if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
        if (type !== "pdf") addFault(faults, path + "/type", "const", { allowedValue: "pdf" });
      }
      if (data.mode !== undefined) {
        const mode = data.mode;
        if (typeof mode !== "string") addFault(faults, path + "/mode", "type", { type: "string" });
        if (!values16.includes(mode)) addFault(faults, path + "/mode", "enum", { allowedValues: values16 });
      }
      if (data.maxPages !== undefined) {
        const maxPages = data.maxPages;
        if (!Number.isInteger(maxPages)) addFault(faults, path + "/maxPages", "type", { type: "integer" });
        if (Number.isFinite(maxPages)) {
          if (maxPages > 10000) addFault(faults, path + "/maxPages", "maximum", { limit: 10000 });
          if (maxPages < 1) addFault(faults, path + "/maxPages", "minimum", { limit: 1 });
        }
      }
    }
    addFault(faults, path, "oneOf", {});
  }
}

function list_parseFile$46parseFile_body(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.file === undefined) addFault(faults, path, "required", { missingProperty: "file" });
    if (data.options !== undefined) {
      const options = data.options;
      list_ParseOptions(options, path + "/options", faults);
    }
  }
}

function list_InteractRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.ttl === undefined) data.ttl = 300;
    if (data.mobile === undefined) data.mobile = false;
    if (data.ttl !== undefined) {
      const ttl = data.ttl;
      if (!Number.isInteger(ttl)) addFault(faults, path + "/ttl", "type", { type: "integer" });
      if (Number.isFinite(ttl)) {
        if (ttl > 3600) addFault(faults, path + "/ttl", "maximum", { limit: 3600 });
        if (ttl < 30) addFault(faults, path + "/ttl", "minimum", { limit: 30 });
      }
    }
    if (data.activityTtl !== undefined) {
      const activityTtl = data.activityTtl;
      if (!Number.isInteger(activityTtl)) addFault(faults, path + "/activityTtl", "type", { type: "integer" });
      if (Number.isFinite(activityTtl)) {
        if (activityTtl > 3600) addFault(faults, path + "/activityTtl", "maximum", { limit: 3600 });
        if (activityTtl < 10) addFault(faults, path + "/activityTtl", "minimum", { limit: 10 });
      }
    }
    if (data.mobile !== undefined) {
      const mobile = data.mobile;
      if (typeof mobile !== "boolean") addFault(faults, path + "/mobile", "type", { type: "boolean" });
    }
    if (data.location !== undefined) {
      const location = data.location;
      list_Location(location, path + "/location", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_endInteract$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.sessionId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "sessionId" });
        if (value.sessionId !== undefined) {
          const sessionId = value.sessionId;
          if (typeof sessionId !== "string") addFault(faults, path + "/path/sessionId", "type", { type: "string" });
          else {
            if (!pattern12.test(sessionId)) addFault(faults, path + "/path/sessionId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_runInteractActions$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.sessionId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "sessionId" });
        if (value.sessionId !== undefined) {
          const sessionId = value.sessionId;
          if (typeof sessionId !== "string") addFault(faults, path + "/path/sessionId", "type", { type: "string" });
          else {
            if (!pattern12.test(sessionId)) addFault(faults, path + "/path/sessionId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_InteractActionsRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.timeout === undefined) data.timeout = 30000;
    if (data.actions === undefined) addFault(faults, path, "required", { missingProperty: "actions" });
    if (data.actions !== undefined) {
      const actions = data.actions;
      if (!Array.isArray(actions)) addFault(faults, path + "/actions", "type", { type: "array" });
      else {
        if (actions.length > 50) addFault(faults, path + "/actions", "maxItems", { limit: 50 });
        if (actions.length < 1) addFault(faults, path + "/actions", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < actions.length; index += 1) {
          const item = actions[index];
          list_InteractAction(item, path + "/actions/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addFault(faults, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300000) addFault(faults, path + "/timeout", "maximum", { limit: 300000 });
        if (timeout < 1) addFault(faults, path + "/timeout", "minimum", { limit: 1 });
      }
    }
  }
}

function list_InteractAction(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.checked === undefined) data.checked = true;
    if (data.direction === undefined) data.direction = "down";
    if (data.fullPage === undefined) data.fullPage = false;
    if (data.formats === undefined) data.formats = ["markdown"];
    if (data.onlyMainContent === undefined) data.onlyMainContent = true;
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (!values17.includes(type)) addFault(faults, path + "/type", "enum", { allowedValues: values17 });
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.ref !== undefined) {
      const ref = data.ref;
      if (typeof ref !== "string") addFault(faults, path + "/ref", "type", { type: "string" });
      else {
        if (!pattern18.test(ref)) addFault(faults, path + "/ref", "pattern", { pattern: "^(?:f[0-9]{1,6})?e[0-9]{1,6}$" });
      }
    }
    if (data.selector !== undefined) {
      const selector = data.selector;
      if (typeof selector !== "string") addFault(faults, path + "/selector", "type", { type: "string" });
      else {
        if (lengthOf(selector) > 1000) addFault(faults, path + "/selector", "maxLength", { limit: 1000 });
        if (lengthOf(selector) < 1) addFault(faults, path + "/selector", "minLength", { limit: 1 });
      }
    }
    if (data.role !== undefined) {
      const role = data.role;
      if (typeof role !== "string") addFault(faults, path + "/role", "type", { type: "string" });
      else {
        if (!pattern19.test(role)) addFault(faults, path + "/role", "pattern", { pattern: "^[a-z]{2,30}$" });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addFault(faults, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 1000) addFault(faults, path + "/name", "maxLength", { limit: 1000 });
        if (lengthOf(name) < 1) addFault(faults, path + "/name", "minLength", { limit: 1 });
      }
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addFault(faults, path + "/text", "type", { type: "string" });
      else {
        if (lengthOf(text) > 10000) addFault(faults, path + "/text", "maxLength", { limit: 10000 });
      }
    }
    if (data.values !== undefined) {
      const value = data.values;
      if (!Array.isArray(value)) addFault(faults, path + "/values", "type", { type: "array" });
      else {
        if (value.length > 100) addFault(faults, path + "/values", "maxItems", { limit: 100 });
        if (value.length < 1) addFault(faults, path + "/values", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          if (typeof item !== "string") addFault(faults, path + "/values/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 1000) addFault(faults, path + "/values/" + index, "maxLength", { limit: 1000 });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.checked !== undefined) {
      const checked = data.checked;
      if (typeof checked !== "boolean") addFault(faults, path + "/checked", "type", { type: "boolean" });
    }
    if (data.key !== undefined) {
      const key = data.key;
      if (typeof key !== "string") addFault(faults, path + "/key", "type", { type: "string" });
      else {
        if (lengthOf(key) > 50) addFault(faults, path + "/key", "maxLength", { limit: 50 });
        if (lengthOf(key) < 1) addFault(faults, path + "/key", "minLength", { limit: 1 });
      }
    }
    if (data.direction !== undefined) {
      const direction = data.direction;
      if (typeof direction !== "string") addFault(faults, path + "/direction", "type", { type: "string" });
      if (!values20.includes(direction)) addFault(faults, path + "/direction", "enum", { allowedValues: values20 });
    }
    if (data.milliseconds !== undefined) {
      const milliseconds = data.milliseconds;
      if (!Number.isInteger(milliseconds)) addFault(faults, path + "/milliseconds", "type", { type: "integer" });
      if (Number.isFinite(milliseconds)) {
        if (milliseconds > 30000) addFault(faults, path + "/milliseconds", "maximum", { limit: 30000 });
        if (milliseconds < 0) addFault(faults, path + "/milliseconds", "minimum", { limit: 0 });
      }
    }
    if (data.fullPage !== undefined) {
      const fullPage = data.fullPage;
      if (typeof fullPage !== "boolean") addFault(faults, path + "/fullPage", "type", { type: "boolean" });
    }
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addFault(faults, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 5) addFault(faults, path + "/formats", "maxItems", { limit: 5 });
        if (formats.length < 1) addFault(faults, path + "/formats", "minItems", { limit: 1 });
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < formats.length; index2 += 1) {
          const item2 = formats[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/formats/" + index2, "type", { type: "string" });
          if (!values21.includes(item2)) addFault(faults, path + "/formats/" + index2, "enum", { allowedValues: values21 });
          if (faults.length >= limit2) break;
        }
        if (!isUnique(formats)) addFault(faults, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.onlyMainContent !== undefined) {
      const onlyMainContent = data.onlyMainContent;
      if (typeof onlyMainContent !== "boolean") addFault(faults, path + "/onlyMainContent", "type", { type: "boolean" });
    }
  }
}

function list_listMonitors$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.limit === undefined) query.limit = 25;
        if (query.offset === undefined) query.offset = 0;
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 100) addFault(faults, path + "/query/limit", "maximum", { limit: 100 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
        if (query.offset !== undefined) {
          const offset = query.offset;
          if (!Number.isInteger(offset)) addFault(faults, path + "/query/offset", "type", { type: "integer" });
          if (Number.isFinite(offset)) {
            if (offset > 1000000) addFault(faults, path + "/query/offset", "maximum", { limit: 1000000 });
            if (offset < 0) addFault(faults, path + "/query/offset", "minimum", { limit: 0 });
          }
        }
      }
    }
  }
}

function list_createMonitor$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Idempotency-Key"] !== undefined) {
          const value = header["Idempotency-Key"];
          if (typeof value !== "string") addFault(faults, path + "/header/Idempotency-Key", "type", { type: "string" });
          else {
            if (lengthOf(value) > 255) addFault(faults, path + "/header/Idempotency-Key", "maxLength", { limit: 255 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/Idempotency-Key", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_MonitorRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.retentionDays === undefined) data.retentionDays = 30;
    if (data.judgeEnabled === undefined) data.judgeEnabled = true;
    if (data.name === undefined) addFault(faults, path, "required", { missingProperty: "name" });
    if (data.schedule === undefined) addFault(faults, path, "required", { missingProperty: "schedule" });
    if (data.targets === undefined) addFault(faults, path, "required", { missingProperty: "targets" });
    if (data.name !== undefined) {
      const name = data.name;
      list_MonitorName(name, path + "/name", faults);
    }
    if (data.schedule !== undefined) {
      const schedule = data.schedule;
      list_MonitorSchedule(schedule, path + "/schedule", faults);
    }
    if (data.targets !== undefined) {
      const targets = data.targets;
      if (!Array.isArray(targets)) addFault(faults, path + "/targets", "type", { type: "array" });
      else {
        if (targets.length > 50) addFault(faults, path + "/targets", "maxItems", { limit: 50 });
        if (targets.length < 1) addFault(faults, path + "/targets", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < targets.length; index += 1) {
          const item = targets[index];
          list_MonitorTarget(item, path + "/targets/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      list_MonitorWebhook(webhook, path + "/webhook", faults);
    }
    if (data.retentionDays !== undefined) {
      const retentionDays = data.retentionDays;
      if (!Number.isInteger(retentionDays)) addFault(faults, path + "/retentionDays", "type", { type: "integer" });
      if (Number.isFinite(retentionDays)) {
        if (retentionDays > 365) addFault(faults, path + "/retentionDays", "maximum", { limit: 365 });
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
  }
}

function list_MonitorName(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addFault(faults, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}

function list_MonitorSchedule(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.timezone === undefined) data.timezone = "UTC";
    if (data.cron !== undefined) {
      const cron = data.cron;
      if (typeof cron !== "string") addFault(faults, path + "/cron", "type", { type: "string" });
      else {
        if (!pattern22.test(cron)) addFault(faults, path + "/cron", "pattern", { pattern: "^(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$" });
      }
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addFault(faults, path + "/text", "type", { type: "string" });
      else {
        if (!pattern23.test(text)) addFault(faults, path + "/text", "pattern", { pattern: "^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$" });
      }
    }
    if (data.timezone !== undefined) {
      const timezone = data.timezone;
      if (typeof timezone !== "string") addFault(faults, path + "/timezone", "type", { type: "string" });
      else {
        if (!pattern24.test(timezone)) addFault(faults, path + "/timezone", "pattern", { pattern: "^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$" });
      }
    }
  }
}

function list_MonitorTarget(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.maxResults === undefined) data.maxResults = 10;
    if (data.type === undefined) addFault(faults, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) {
      const id = data.id;
      list_MonitorTargetId(id, path + "/id", faults);
    }
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addFault(faults, path + "/type", "type", { type: "string" });
      if (!values25.includes(type)) addFault(faults, path + "/type", "enum", { allowedValues: values25 });
    }
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addFault(faults, path + "/urls", "type", { type: "array" });
      else {
        if (urls.length > 1000) addFault(faults, path + "/urls", "maxItems", { limit: 1000 });
        if (urls.length < 1) addFault(faults, path + "/urls", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addFault(faults, path + "/urls/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 2048) addFault(faults, path + "/urls/" + index, "maxLength", { limit: 2048 });
            if (!format_http_url(item)) addFault(faults, path + "/urls/" + index, "format", { format: "http-url" });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.url !== undefined) {
      const url = data.url;
      if (typeof url !== "string") addFault(faults, path + "/url", "type", { type: "string" });
      else {
        if (!format_http_url(url)) addFault(faults, path + "/url", "format", { format: "http-url" });
      }
    }
    if (data.crawlOptions !== undefined) {
      const crawlOptions = data.crawlOptions;
      list_MonitorCrawlOptions(crawlOptions, path + "/crawlOptions", faults);
    }
    if (data.scrapeOptions !== undefined) {
      const scrapeOptions = data.scrapeOptions;
      list_ScrapeOptions(scrapeOptions, path + "/scrapeOptions", faults);
    }
    if (data.queries !== undefined) {
      const queries = data.queries;
      if (!Array.isArray(queries)) addFault(faults, path + "/queries", "type", { type: "array" });
      else {
        if (queries.length > 12) addFault(faults, path + "/queries", "maxItems", { limit: 12 });
        if (queries.length < 1) addFault(faults, path + "/queries", "minItems", { limit: 1 });
        const limit2 = faults.length + 20;
        for (let index2 = 0; index2 < queries.length; index2 += 1) {
          const item2 = queries[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/queries/" + index2, "type", { type: "string" });
          else {
            if (lengthOf(item2) > 500) addFault(faults, path + "/queries/" + index2, "maxLength", { limit: 500 });
            if (lengthOf(item2) < 1) addFault(faults, path + "/queries/" + index2, "minLength", { limit: 1 });
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.searchWindow !== undefined) {
      const searchWindow = data.searchWindow;
      if (typeof searchWindow !== "string") addFault(faults, path + "/searchWindow", "type", { type: "string" });
      if (!values26.includes(searchWindow)) addFault(faults, path + "/searchWindow", "enum", { allowedValues: values26 });
    }
    if (data.maxResults !== undefined) {
      const maxResults = data.maxResults;
      if (!Number.isInteger(maxResults)) addFault(faults, path + "/maxResults", "type", { type: "integer" });
      if (Number.isFinite(maxResults)) {
        if (maxResults > 50) addFault(faults, path + "/maxResults", "maximum", { limit: 50 });
        if (maxResults < 1) addFault(faults, path + "/maxResults", "minimum", { limit: 1 });
      }
    }
    if (data.includeDomains !== undefined) {
      const includeDomains = data.includeDomains;
      if (!Array.isArray(includeDomains)) addFault(faults, path + "/includeDomains", "type", { type: "array" });
      else {
        if (includeDomains.length > 100) addFault(faults, path + "/includeDomains", "maxItems", { limit: 100 });
        const limit3 = faults.length + 20;
        for (let index3 = 0; index3 < includeDomains.length; index3 += 1) {
          const item3 = includeDomains[index3];
          list_DomainPattern(item3, path + "/includeDomains/" + index3, faults);
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.excludeDomains !== undefined) {
      const excludeDomains = data.excludeDomains;
      if (!Array.isArray(excludeDomains)) addFault(faults, path + "/excludeDomains", "type", { type: "array" });
      else {
        if (excludeDomains.length > 100) addFault(faults, path + "/excludeDomains", "maxItems", { limit: 100 });
        const limit4 = faults.length + 20;
        for (let index4 = 0; index4 < excludeDomains.length; index4 += 1) {
          const item4 = excludeDomains[index4];
          list_DomainPattern(item4, path + "/excludeDomains/" + index4, faults);
          if (faults.length >= limit4) break;
        }
      }
    }
  }
}

function list_MonitorTargetId(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 100) addFault(faults, path, "maxLength", { limit: 100 });
    if (!pattern27.test(data)) addFault(faults, path, "pattern", { pattern: "^[A-Za-z0-9_-]+$" });
  }
}

function list_MonitorCrawlOptions(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
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
      if (!Number.isInteger(limit)) addFault(faults, path + "/limit", "type", { type: "integer" });
      if (Number.isFinite(limit)) {
        if (limit > 10000) addFault(faults, path + "/limit", "maximum", { limit: 10000 });
        if (limit < 1) addFault(faults, path + "/limit", "minimum", { limit: 1 });
      }
    }
    if (data.includePaths !== undefined) {
      const includePaths = data.includePaths;
      if (!Array.isArray(includePaths)) addFault(faults, path + "/includePaths", "type", { type: "array" });
      else {
        if (includePaths.length > 100) addFault(faults, path + "/includePaths", "maxItems", { limit: 100 });
        const limit2 = faults.length + 20;
        for (let index = 0; index < includePaths.length; index += 1) {
          const item = includePaths[index];
          if (typeof item !== "string") addFault(faults, path + "/includePaths/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 500) addFault(faults, path + "/includePaths/" + index, "maxLength", { limit: 500 });
            if (lengthOf(item) < 1) addFault(faults, path + "/includePaths/" + index, "minLength", { limit: 1 });
          }
          if (faults.length >= limit2) break;
        }
      }
    }
    if (data.excludePaths !== undefined) {
      const excludePaths = data.excludePaths;
      if (!Array.isArray(excludePaths)) addFault(faults, path + "/excludePaths", "type", { type: "array" });
      else {
        if (excludePaths.length > 100) addFault(faults, path + "/excludePaths", "maxItems", { limit: 100 });
        const limit3 = faults.length + 20;
        for (let index2 = 0; index2 < excludePaths.length; index2 += 1) {
          const item2 = excludePaths[index2];
          if (typeof item2 !== "string") addFault(faults, path + "/excludePaths/" + index2, "type", { type: "string" });
          else {
            if (lengthOf(item2) > 500) addFault(faults, path + "/excludePaths/" + index2, "maxLength", { limit: 500 });
            if (lengthOf(item2) < 1) addFault(faults, path + "/excludePaths/" + index2, "minLength", { limit: 1 });
          }
          if (faults.length >= limit3) break;
        }
      }
    }
    if (data.regexOnFullURL !== undefined) {
      const regexOnFullURL = data.regexOnFullURL;
      if (typeof regexOnFullURL !== "boolean") addFault(faults, path + "/regexOnFullURL", "type", { type: "boolean" });
    }
    if (data.maxDiscoveryDepth !== undefined) {
      const maxDiscoveryDepth = data.maxDiscoveryDepth;
      if (!Number.isInteger(maxDiscoveryDepth)) addFault(faults, path + "/maxDiscoveryDepth", "type", { type: "integer" });
      if (Number.isFinite(maxDiscoveryDepth)) {
        if (maxDiscoveryDepth > 1000) addFault(faults, path + "/maxDiscoveryDepth", "maximum", { limit: 1000 });
        if (maxDiscoveryDepth < 0) addFault(faults, path + "/maxDiscoveryDepth", "minimum", { limit: 0 });
      }
    }
    if (data.sitemap !== undefined) {
      const sitemap = data.sitemap;
      if (typeof sitemap !== "string") addFault(faults, path + "/sitemap", "type", { type: "string" });
      if (!values1.includes(sitemap)) addFault(faults, path + "/sitemap", "enum", { allowedValues: values1 });
    }
    if (data.ignoreQueryParameters !== undefined) {
      const ignoreQueryParameters = data.ignoreQueryParameters;
      if (typeof ignoreQueryParameters !== "boolean") addFault(faults, path + "/ignoreQueryParameters", "type", { type: "boolean" });
    }
    if (data.crawlEntireDomain !== undefined) {
      const crawlEntireDomain = data.crawlEntireDomain;
      if (typeof crawlEntireDomain !== "boolean") addFault(faults, path + "/crawlEntireDomain", "type", { type: "boolean" });
    }
    if (data.allowSubdomains !== undefined) {
      const allowSubdomains = data.allowSubdomains;
      if (typeof allowSubdomains !== "boolean") addFault(faults, path + "/allowSubdomains", "type", { type: "boolean" });
    }
    if (data.allowExternalLinks !== undefined) {
      const allowExternalLinks = data.allowExternalLinks;
      if (typeof allowExternalLinks !== "boolean") addFault(faults, path + "/allowExternalLinks", "type", { type: "boolean" });
    }
    if (data.ignoreRobotsTxt !== undefined) {
      const ignoreRobotsTxt = data.ignoreRobotsTxt;
      if (typeof ignoreRobotsTxt !== "boolean") addFault(faults, path + "/ignoreRobotsTxt", "type", { type: "boolean" });
    }
    if (data.robotsUserAgent !== undefined) {
      const robotsUserAgent = data.robotsUserAgent;
      if (typeof robotsUserAgent !== "string") addFault(faults, path + "/robotsUserAgent", "type", { type: "string" });
      else {
        if (lengthOf(robotsUserAgent) > 200) addFault(faults, path + "/robotsUserAgent", "maxLength", { limit: 200 });
        if (lengthOf(robotsUserAgent) < 1) addFault(faults, path + "/robotsUserAgent", "minLength", { limit: 1 });
      }
    }
    if (data.delay !== undefined) {
      const delay = data.delay;
      if (!Number.isFinite(delay)) addFault(faults, path + "/delay", "type", { type: "number" });
      else {
        if (delay > 300) addFault(faults, path + "/delay", "maximum", { limit: 300 });
        if (delay < 0) addFault(faults, path + "/delay", "minimum", { limit: 0 });
      }
    }
    if (data.maxConcurrency !== undefined) {
      const maxConcurrency = data.maxConcurrency;
      if (!Number.isInteger(maxConcurrency)) addFault(faults, path + "/maxConcurrency", "type", { type: "integer" });
      if (Number.isFinite(maxConcurrency)) {
        if (maxConcurrency > 1000) addFault(faults, path + "/maxConcurrency", "maximum", { limit: 1000 });
        if (maxConcurrency < 1) addFault(faults, path + "/maxConcurrency", "minimum", { limit: 1 });
      }
    }
  }
}

function list_MonitorWebhook(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      list_WebhookUrl(url, path + "/url", faults);
    }
    if (data.headers !== undefined) {
      const headers = data.headers;
      list_HeaderFields(headers, path + "/headers", faults);
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_WebhookMetadata(metadata, path + "/metadata", faults);
    }
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addFault(faults, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addFault(faults, path + "/events", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addFault(faults, path + "/events/" + index, "type", { type: "string" });
          if (!values28.includes(item)) addFault(faults, path + "/events/" + index, "enum", { allowedValues: values28 });
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_WebhookUrl(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2048) addFault(faults, path, "maxLength", { limit: 2048 });
    if (!format_http_url(data)) addFault(faults, path, "format", { format: "http-url" });
  }
}

function list_WebhookMetadata(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (Object.keys(data).length > 32) addFault(faults, path, "maxProperties", { limit: 32 });
    const limit = faults.length + 20;
    for (const key in data) {
      const before = faults.length;
      if (typeof key === "string") {
        if (lengthOf(key) > 128) addFault(faults, path, "maxLength", { limit: 128 });
      }
      if (faults.length > before) addFault(faults, path, "propertyNames", { propertyName: key });
      if (faults.length >= limit) break;
    }
    const limit2 = faults.length + 20;
    for (const key2 in data) {
      const value = data[key2];
      if (typeof value !== "string") addFault(faults, path + pointerTo(key2), "type", { type: "string" });
      else {
        if (lengthOf(value) > 1024) addFault(faults, path + pointerTo(key2), "maxLength", { limit: 1024 });
      }
      if (faults.length >= limit2) break;
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

function list_getMonitor$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.monitorId !== undefined) {
          const monitorId = value.monitorId;
          if (typeof monitorId !== "string") addFault(faults, path + "/path/monitorId", "type", { type: "string" });
          else {
            if (!pattern12.test(monitorId)) addFault(faults, path + "/path/monitorId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_deleteMonitor$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.monitorId !== undefined) {
          const monitorId = value.monitorId;
          if (typeof monitorId !== "string") addFault(faults, path + "/path/monitorId", "type", { type: "string" });
          else {
            if (!pattern12.test(monitorId)) addFault(faults, path + "/path/monitorId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_updateMonitor$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.monitorId !== undefined) {
          const monitorId = value.monitorId;
          if (typeof monitorId !== "string") addFault(faults, path + "/path/monitorId", "type", { type: "string" });
          else {
            if (!pattern12.test(monitorId)) addFault(faults, path + "/path/monitorId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_MonitorUpdate(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.name !== undefined) {
      const name = data.name;
      list_MonitorName(name, path + "/name", faults);
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addFault(faults, path + "/status", "type", { type: "string" });
      if (!values29.includes(status)) addFault(faults, path + "/status", "enum", { allowedValues: values29 });
    }
    if (data.schedule !== undefined) {
      const schedule = data.schedule;
      list_MonitorSchedule(schedule, path + "/schedule", faults);
    }
    if (data.targets !== undefined) {
      const targets = data.targets;
      if (!Array.isArray(targets)) addFault(faults, path + "/targets", "type", { type: "array" });
      else {
        if (targets.length > 50) addFault(faults, path + "/targets", "maxItems", { limit: 50 });
        if (targets.length < 1) addFault(faults, path + "/targets", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < targets.length; index += 1) {
          const item = targets[index];
          list_MonitorTarget(item, path + "/targets/" + index, faults);
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      const count = Number(is_MonitorWebhook$126(webhook)) + Number((webhook === null));
      if (count > 1) addFault(faults, path + "/webhook", "oneOf", {});
      if (count === 0) {
        list_MonitorWebhook$126(webhook, path + "/webhook", faults);
        if (webhook !== null) addFault(faults, path + "/webhook", "type", { type: "null" });
        addFault(faults, path + "/webhook", "oneOf", {});
      }
    }
    if (data.retentionDays !== undefined) {
      const retentionDays = data.retentionDays;
      if (!Number.isInteger(retentionDays)) addFault(faults, path + "/retentionDays", "type", { type: "integer" });
      if (Number.isFinite(retentionDays)) {
        if (retentionDays > 365) addFault(faults, path + "/retentionDays", "maximum", { limit: 365 });
        if (retentionDays < 1) addFault(faults, path + "/retentionDays", "minimum", { limit: 1 });
      }
    }
    if (data.goal !== undefined) {
      const goal = data.goal;
      const count2 = Number(is_MonitorGoal$126(goal)) + Number((goal === null));
      if (count2 > 1) addFault(faults, path + "/goal", "oneOf", {});
      if (count2 === 0) {
        list_MonitorGoal$126(goal, path + "/goal", faults);
        if (goal !== null) addFault(faults, path + "/goal", "type", { type: "null" });
        addFault(faults, path + "/goal", "oneOf", {});
      }
    }
    if (data.judgeEnabled !== undefined) {
      const judgeEnabled = data.judgeEnabled;
      if (typeof judgeEnabled !== "boolean") addFault(faults, path + "/judgeEnabled", "type", { type: "boolean" });
    }
  }
}

function list_MonitorWebhook$126(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      list_WebhookUrl$126(url, path + "/url", faults);
    }
    if (data.headers !== undefined) {
      const headers = data.headers;
      list_HeaderFields$126(headers, path + "/headers", faults);
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_WebhookMetadata$126(metadata, path + "/metadata", faults);
    }
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addFault(faults, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addFault(faults, path + "/events", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addFault(faults, path + "/events/" + index, "type", { type: "string" });
          if (!values28.includes(item)) addFault(faults, path + "/events/" + index, "enum", { allowedValues: values28 });
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_MonitorGoal$126(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2000) addFault(faults, path, "maxLength", { limit: 2000 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}

function list_runMonitor$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.monitorId !== undefined) {
          const monitorId = value.monitorId;
          if (typeof monitorId !== "string") addFault(faults, path + "/path/monitorId", "type", { type: "string" });
          else {
            if (!pattern12.test(monitorId)) addFault(faults, path + "/path/monitorId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_listMonitorChecks$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.monitorId !== undefined) {
          const monitorId = value.monitorId;
          if (typeof monitorId !== "string") addFault(faults, path + "/path/monitorId", "type", { type: "string" });
          else {
            if (!pattern12.test(monitorId)) addFault(faults, path + "/path/monitorId", "format", { format: "uuid" });
          }
        }
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.limit === undefined) query.limit = 25;
        if (query.offset === undefined) query.offset = 0;
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 100) addFault(faults, path + "/query/limit", "maximum", { limit: 100 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
        if (query.offset !== undefined) {
          const offset = query.offset;
          if (!Number.isInteger(offset)) addFault(faults, path + "/query/offset", "type", { type: "integer" });
          if (Number.isFinite(offset)) {
            if (offset > 1000000) addFault(faults, path + "/query/offset", "maximum", { limit: 1000000 });
            if (offset < 0) addFault(faults, path + "/query/offset", "minimum", { limit: 0 });
          }
        }
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addFault(faults, path + "/query/status", "type", { type: "string" });
          if (!values30.includes(status)) addFault(faults, path + "/query/status", "enum", { allowedValues: values30 });
        }
      }
    }
  }
}

function list_getMonitorCheck$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.checkId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "checkId" });
        if (value.monitorId !== undefined) {
          const monitorId = value.monitorId;
          if (typeof monitorId !== "string") addFault(faults, path + "/path/monitorId", "type", { type: "string" });
          else {
            if (!pattern12.test(monitorId)) addFault(faults, path + "/path/monitorId", "format", { format: "uuid" });
          }
        }
        if (value.checkId !== undefined) {
          const checkId = value.checkId;
          if (typeof checkId !== "string") addFault(faults, path + "/path/checkId", "type", { type: "string" });
          else {
            if (!pattern12.test(checkId)) addFault(faults, path + "/path/checkId", "format", { format: "uuid" });
          }
        }
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!(typeof query === "object" && query !== null && !Array.isArray(query))) addFault(faults, path + "/query", "type", { type: "object" });
      else {
        if (query.skip === undefined) query.skip = 0;
        if (query.limit === undefined) query.limit = 1000;
        if (query.skip !== undefined) {
          const skip = query.skip;
          if (!Number.isInteger(skip)) addFault(faults, path + "/query/skip", "type", { type: "integer" });
          if (Number.isFinite(skip)) {
            if (skip > 1000000) addFault(faults, path + "/query/skip", "maximum", { limit: 1000000 });
            if (skip < 0) addFault(faults, path + "/query/skip", "minimum", { limit: 0 });
          }
        }
        if (query.limit !== undefined) {
          const limit = query.limit;
          if (!Number.isInteger(limit)) addFault(faults, path + "/query/limit", "type", { type: "integer" });
          if (Number.isFinite(limit)) {
            if (limit > 1000) addFault(faults, path + "/query/limit", "maximum", { limit: 1000 });
            if (limit < 1) addFault(faults, path + "/query/limit", "minimum", { limit: 1 });
          }
        }
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addFault(faults, path + "/query/status", "type", { type: "string" });
          if (!values31.includes(status)) addFault(faults, path + "/query/status", "enum", { allowedValues: values31 });
        }
      }
    }
  }
}

function list_startAgent$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Idempotency-Key"] !== undefined) {
          const value = header["Idempotency-Key"];
          if (typeof value !== "string") addFault(faults, path + "/header/Idempotency-Key", "type", { type: "string" });
          else {
            if (lengthOf(value) > 255) addFault(faults, path + "/header/Idempotency-Key", "maxLength", { limit: 255 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/Idempotency-Key", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_AgentRequest(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.maxCredits === undefined) data.maxCredits = 2500;
    if (data.model === undefined) data.model = "gen-2";
    if (data.strictConstrainToURLs === undefined) data.strictConstrainToURLs = false;
    if (data.prompt === undefined) addFault(faults, path, "required", { missingProperty: "prompt" });
    if (data.prompt !== undefined) {
      const prompt = data.prompt;
      if (typeof prompt !== "string") addFault(faults, path + "/prompt", "type", { type: "string" });
      else {
        if (lengthOf(prompt) > 10000) addFault(faults, path + "/prompt", "maxLength", { limit: 10000 });
        if (lengthOf(prompt) < 1) addFault(faults, path + "/prompt", "minLength", { limit: 1 });
      }
    }
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addFault(faults, path + "/urls", "type", { type: "array" });
      else {
        if (urls.length > 1000) addFault(faults, path + "/urls", "maxItems", { limit: 1000 });
        const limit = faults.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addFault(faults, path + "/urls/" + index, "type", { type: "string" });
          else {
            if (!format_http_url(item)) addFault(faults, path + "/urls/" + index, "format", { format: "http-url" });
          }
          if (faults.length >= limit) break;
        }
      }
    }
    if (data.schema !== undefined) {
      const schema = data.schema;
      if (!(typeof schema === "object" && schema !== null && !Array.isArray(schema))) addFault(faults, path + "/schema", "type", { type: "object" });
    }
    if (data.maxCredits !== undefined) {
      const maxCredits = data.maxCredits;
      if (!Number.isInteger(maxCredits)) addFault(faults, path + "/maxCredits", "type", { type: "integer" });
      if (Number.isFinite(maxCredits)) {
        if (maxCredits < 1) addFault(faults, path + "/maxCredits", "minimum", { limit: 1 });
      }
    }
    if (data.model !== undefined) {
      const model = data.model;
      if (typeof model !== "string") addFault(faults, path + "/model", "type", { type: "string" });
      if (model !== "gen-2") addFault(faults, path + "/model", "enum", { allowedValues: values32 });
    }
    if (data.strictConstrainToURLs !== undefined) {
      const strictConstrainToURLs = data.strictConstrainToURLs;
      if (typeof strictConstrainToURLs !== "boolean") addFault(faults, path + "/strictConstrainToURLs", "type", { type: "boolean" });
    }
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      list_AgentWebhook(webhook, path + "/webhook", faults);
    }
    if (data.auditMetadata !== undefined) {
      const auditMetadata = data.auditMetadata;
      list_AuditMetadata(auditMetadata, path + "/auditMetadata", faults);
    }
    if (data.threatProtection !== undefined) {
      const threatProtection = data.threatProtection;
      list_ThreatProtectionOverride(threatProtection, path + "/threatProtection", faults);
    }
  }
}

function list_AgentWebhook(data, path, faults) {
  const count = Number(is_WebhookUrl$126(data)) + Number(is_AgentWebhookTarget$126(data));
  if (count > 1) addFault(faults, path, "oneOf", {});
  if (count === 0) {
    list_WebhookUrl$126(data, path, faults);
    list_AgentWebhookTarget$126(data, path, faults);
    addFault(faults, path, "oneOf", {});
  }
}

function list_AgentWebhookTarget$126(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addFault(faults, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) {
      const url = data.url;
      list_WebhookUrl$126(url, path + "/url", faults);
    }
    if (data.headers !== undefined) {
      const headers = data.headers;
      list_HeaderFields$126(headers, path + "/headers", faults);
    }
    if (data.metadata !== undefined) {
      const metadata = data.metadata;
      list_WebhookMetadata$126(metadata, path + "/metadata", faults);
    }
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addFault(faults, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addFault(faults, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addFault(faults, path + "/events", "minItems", { limit: 1 });
        const limit = faults.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addFault(faults, path + "/events/" + index, "type", { type: "string" });
          if (!values33.includes(item)) addFault(faults, path + "/events/" + index, "enum", { allowedValues: values33 });
          if (faults.length >= limit) break;
        }
      }
    }
  }
}

function list_getAgent$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_cancelAgent$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_getAgentTrace$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}

function list_getAgentSnapshot$46parameters(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!(typeof value === "object" && value !== null && !Array.isArray(value))) addFault(faults, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "jobId" });
        if (value.snapshotId === undefined) addFault(faults, path + "/path", "required", { missingProperty: "snapshotId" });
        if (value.jobId !== undefined) {
          const jobId = value.jobId;
          if (typeof jobId !== "string") addFault(faults, path + "/path/jobId", "type", { type: "string" });
          else {
            if (!pattern12.test(jobId)) addFault(faults, path + "/path/jobId", "format", { format: "uuid" });
          }
        }
        if (value.snapshotId !== undefined) {
          const snapshotId = value.snapshotId;
          if (typeof snapshotId !== "string") addFault(faults, path + "/path/snapshotId", "type", { type: "string" });
          else {
            if (!pattern12.test(snapshotId)) addFault(faults, path + "/path/snapshotId", "format", { format: "uuid" });
          }
        }
      }
    }
  }
}
