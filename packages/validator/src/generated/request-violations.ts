// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
// @ts-nocheck
import { addViolation, collect, format_http_url, isObject, isUnique, lengthOf, pointerTo } from "./formats.ts";
import { is_AgentWebhookTarget, is_BatchScrapeRequest_not, is_CrawlWebhookTarget, is_FileParser_oneOf_0, is_FileParser_oneOf_1, is_MonitorGoal, is_MonitorNotification, is_MonitorWebhook, is_ParseFormat, is_ParseFormatName, is_ScrapeFormat, is_ScrapeFormatName, is_SearchSource, is_SearchSourceName, is_WebhookUrl } from "./request-validity.ts";
import type { CollectViolations } from "../runtime/index.ts";
export const mapUrls_body: CollectViolations = (data) => collect(list_MapRequest, data);
export const scrapeUrl_body: CollectViolations = (data) => collect(list_ScrapeRequest, data);
export const startBatchScrape_parameters: CollectViolations = (data) => collect(list_startBatchScrape$46parameters, data);
export const startBatchScrape_body: CollectViolations = (data) => collect(list_BatchScrapeRequest, data);
export const getBatchScrape_parameters: CollectViolations = (data) => collect(list_getBatchScrape$46parameters, data);
export const cancelBatchScrape_parameters: CollectViolations = (data) => collect(list_cancelBatchScrape$46parameters, data);
export const getBatchScrapeErrors_parameters: CollectViolations = (data) => collect(list_getBatchScrapeErrors$46parameters, data);
export const startCrawl_parameters: CollectViolations = (data) => collect(list_startCrawl$46parameters, data);
export const startCrawl_body: CollectViolations = (data) => collect(list_CrawlRequest, data);
export const previewCrawl_body: CollectViolations = (data) => collect(list_CrawlPreviewRequest, data);
export const getCrawl_parameters: CollectViolations = (data) => collect(list_getCrawl$46parameters, data);
export const cancelCrawl_parameters: CollectViolations = (data) => collect(list_cancelCrawl$46parameters, data);
export const getCrawlErrors_parameters: CollectViolations = (data) => collect(list_getCrawlErrors$46parameters, data);
export const searchWeb_body: CollectViolations = (data) => collect(list_SearchRequest, data);
export const parseFile_body: CollectViolations = (data) => collect(list_parseFile$46parseFile_body, data);
export const startInteract_body: CollectViolations = (data) => collect(list_InteractRequest, data);
export const endInteract_parameters: CollectViolations = (data) => collect(list_endInteract$46parameters, data);
export const runInteractActions_parameters: CollectViolations = (data) => collect(list_runInteractActions$46parameters, data);
export const runInteractActions_body: CollectViolations = (data) => collect(list_InteractActionsRequest, data);
export const interactWithScrape_parameters: CollectViolations = (data) => collect(list_interactWithScrape$46parameters, data);
export const interactWithScrape_body: CollectViolations = (data) => collect(list_ScrapeInteractRequest, data);
export const endScrapeInteract_parameters: CollectViolations = (data) => collect(list_endScrapeInteract$46parameters, data);
export const listMonitors_parameters: CollectViolations = (data) => collect(list_listMonitors$46parameters, data);
export const createMonitor_parameters: CollectViolations = (data) => collect(list_createMonitor$46parameters, data);
export const createMonitor_body: CollectViolations = (data) => collect(list_MonitorRequest, data);
export const getMonitor_parameters: CollectViolations = (data) => collect(list_getMonitor$46parameters, data);
export const deleteMonitor_parameters: CollectViolations = (data) => collect(list_deleteMonitor$46parameters, data);
export const updateMonitor_parameters: CollectViolations = (data) => collect(list_updateMonitor$46parameters, data);
export const updateMonitor_body: CollectViolations = (data) => collect(list_MonitorUpdate, data);
export const runMonitor_parameters: CollectViolations = (data) => collect(list_runMonitor$46parameters, data);
export const listMonitorChecks_parameters: CollectViolations = (data) => collect(list_listMonitorChecks$46parameters, data);
export const getMonitorCheck_parameters: CollectViolations = (data) => collect(list_getMonitorCheck$46parameters, data);
export const listAgents_parameters: CollectViolations = (data) => collect(list_listAgents$46parameters, data);
export const startAgent_parameters: CollectViolations = (data) => collect(list_startAgent$46parameters, data);
export const startAgent_body: CollectViolations = (data) => collect(list_AgentRequest, data);
export const getAgent_parameters: CollectViolations = (data) => collect(list_getAgent$46parameters, data);
export const cancelAgent_parameters: CollectViolations = (data) => collect(list_cancelAgent$46parameters, data);
export const getAgentTrace_parameters: CollectViolations = (data) => collect(list_getAgentTrace$46parameters, data);
export const getAgentSnapshot_parameters: CollectViolations = (data) => collect(list_getAgentSnapshot$46parameters, data);
export const getCreditUsageHistory_parameters: CollectViolations = (data) => collect(list_getCreditUsageHistory$46parameters, data);
export const getTeamActivity_parameters: CollectViolations = (data) => collect(list_getTeamActivity$46parameters, data);

const values1 = ["off","normal"];
const source2 = "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$";
const pattern3 = new RegExp(source2, "u");
const values4 = ["open","closed"];
const source5 = "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$";
const pattern6 = new RegExp(source5, "u");
const values7 = ["markdown","html","rawHtml","json","links","images","screenshot","summary","attributes","changeTracking"];
const values8 = ["git-diff","json"];
const source9 = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
const pattern10 = new RegExp(source9, "u");
const source11 = "^(?:[!-~](?:[ !-~]*[!-~])?)?$";
const pattern12 = new RegExp(source11, "u");
const values13 = ["wait","click","write","press","scroll","screenshot","scrape","pdf"];
const values14 = ["A0","A1","A2","A3","A4","A5","A6","Letter","Legal","Tabloid","Ledger"];
const values15 = ["fast","auto","ocr"];
const values16 = ["started","page","completed","failed","cancelled"];
const source17 = "^(?:(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?)(?:,sbd:[01])?|sbd:[01](?:,(?:qdr:[snhdwmy](?:[1-9][0-9]{0,3})?|cdr:1(?:,cd_min:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?(?:,cd_max:[0-1]?[0-9]/[0-3]?[0-9]/[1-9][0-9]{3})?))?)$";
const pattern18 = new RegExp(source17, "u");
const values19 = ["web","news","images","alexandria"];
const values20 = ["markdown","html","rawHtml","json","links","images","summary","attributes"];
const source21 = "^[^\\x00-\\x1F\\x7F]+$";
const pattern22 = new RegExp(source21, "u");
const values23 = ["goto","click","fill","select","check","press","hover","scroll","wait","back","screenshot","snapshot","scrape","write","drag","upload","dialog","windows","switchWindow","closeWindow","downloads","download"];
const source24 = "^(?:f[0-9]{1,6})?e[0-9]{1,6}$";
const pattern25 = new RegExp(source24, "u");
const source26 = "^[a-z]{2,30}$";
const pattern27 = new RegExp(source26, "u");
const values28 = ["markdown","html","rawHtml","links","images"];
const values29 = ["left","right","middle"];
const values30 = ["Alt","Control","Meta","Shift"];
const values31 = ["visible","hidden","load","networkidle"];
const source32 = "^[^\\x00-\\x1F\\x7F/\\\\]+$";
const pattern33 = new RegExp(source32, "u");
const source34 = "^[\\w.+-]+/[\\w.+-]+$";
const pattern35 = new RegExp(source34, "u");
const source36 = "^[A-Za-z0-9+/]*={0,2}$";
const pattern37 = new RegExp(source36, "u");
const source38 = "^(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}(?: (?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?(?:,(?:\\*|(?:[0-9]{1,2}|[A-Za-z]{3})(?:-(?:[0-9]{1,2}|[A-Za-z]{3}))?)(?:/[1-9][0-9]?)?){0,30}){4}$";
const pattern39 = new RegExp(source38, "u");
const source40 = "^(?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?(?: (?:[A-Za-z][A-Za-z.'-]{0,19}|[0-5]?[0-9](?:[:.h][0-5][0-9])?(?:am|pm|st|nd|rd|th|h|m|min)?|:[0-5][0-9]),?){0,19}$";
const pattern41 = new RegExp(source40, "u");
const source42 = "^(?:UTC|GMT|[A-Z][A-Za-z_]{1,29}(?:/[A-Z][A-Za-z0-9_+-]{1,29}){1,2})$";
const pattern43 = new RegExp(source42, "u");
const values44 = ["scrape","crawl","search"];
const values45 = ["5m","15m","1h","6h","24h","7d"];
const source46 = "^[A-Za-z0-9_-]+$";
const pattern47 = new RegExp(source46, "u");
const values48 = ["monitor.page","monitor.check.completed","page","check.completed"];
const source49 = "^[^\\s@<>,;\"]+@[^\\s@<>,;\"]+$";
const pattern50 = new RegExp(source49, "u");
const values51 = ["active","paused"];
const values52 = ["queued","running","completed","partial","failed","skipped_overlap"];
const values53 = ["same","new","changed","removed","error"];
const values54 = ["gen-2"];
const values55 = ["started","action","completed","failed","cancelled"];
const values56 = ["agent","crawl","batch_scrape"];
const values57 = ["skip","include","only"];
const source58 = "^[A-Z]{2}$";
const pattern59 = new RegExp(source58, "u");
const values60 = ["up","down","left","right"];
const pattern61 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function list_MapRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.search !== undefined) list_like_search(data.search, path + "/search", violations);
    if (data.sitemap !== undefined) list_like_sitemap(data.sitemap, path + "/sitemap", violations);
    if (data.includeSubdomains !== undefined) list_like_includeSubdomains(data.includeSubdomains, path + "/includeSubdomains", violations);
    if (data.ignoreQueryParameters !== undefined) list_like_includeSubdomains(data.ignoreQueryParameters, path + "/ignoreQueryParameters", violations);
    if (data.ignoreCache !== undefined) list_like_includeSubdomains(data.ignoreCache, path + "/ignoreCache", violations);
    if (data.limit !== undefined) list_like_limit(data.limit, path + "/limit", violations);
    if (data.timeout !== undefined) list_like_timeout(data.timeout, path + "/timeout", violations);
    if (data.location !== undefined) list_Location(data.location, path + "/location", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_Location(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.country !== undefined) list_like_country(data.country, path + "/country", violations);
    if (data.languages !== undefined) {
      const languages = data.languages;
      if (!Array.isArray(languages)) addViolation(violations, path + "/languages", "type", { type: "array" });
      else {
        if (languages.length > 32) addViolation(violations, path + "/languages", "maxItems", { limit: 32 });
        const limit = violations.length + 20;
        for (let index = 0; index < languages.length; index += 1) {
          const item = languages[index];
          if (typeof item !== "string") addViolation(violations, path + "/languages/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 100) addViolation(violations, path + "/languages/" + index, "maxLength", { limit: 100 });
          }
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_AuditMetadata(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.username === undefined) addViolation(violations, path, "required", { missingProperty: "username" });
    const limit = violations.length + 20;
    for (const key in data) {
      if (key === "username") continue;
      addViolation(violations, path, "additionalProperties", { additionalProperty: key });
      if (violations.length >= limit) break;
    }
    if (data.username !== undefined) {
      const username = data.username;
      if (typeof username !== "string") addViolation(violations, path + "/username", "type", { type: "string" });
      else {
        if (lengthOf(username) > 1024) addViolation(violations, path + "/username", "maxLength", { limit: 1024 });
      }
    }
  }
}

function list_ThreatProtectionOverride(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.mode !== undefined) {
      const mode = data.mode;
      if (typeof mode !== "string") addViolation(violations, path + "/mode", "type", { type: "string" });
      if (!values1.includes(mode)) addViolation(violations, path + "/mode", "enum", { allowedValues: values1 });
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
            if (!pattern3.test(item3)) addViolation(violations, path + "/blockedTlds/" + index3, "pattern", { pattern: source2, example: "zip" });
          }
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      const failurePolicy = data.failurePolicy;
      if (typeof failurePolicy !== "string") addViolation(violations, path + "/failurePolicy", "type", { type: "string" });
      if (!values4.includes(failurePolicy)) addViolation(violations, path + "/failurePolicy", "enum", { allowedValues: values4 });
    }
  }
}

function list_DomainPattern(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addViolation(violations, path, "maxLength", { limit: 255 });
    if (lengthOf(data) <= 255 && !pattern6.test(data)) addViolation(violations, path, "pattern", { pattern: source5, example: "example.com" });
  }
}

function list_ScrapeRequest(data, path, violations) {
  list_ScrapeOptions(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_ScrapeOptions(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addViolation(violations, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 10) addViolation(violations, path + "/formats", "maxItems", { limit: 10 });
        const limit = violations.length + 20;
        for (let index = 0; index < formats.length; index += 1) {
          const item = formats[index];
          const count = Number(is_ScrapeFormatName(item)) + Number(is_ScrapeFormat(item));
          if (count > 1) addViolation(violations, path + "/formats/" + index, "oneOf", {});
          if (count === 0) {
            list_ScrapeFormatName(item, path + "/formats/" + index, violations);
            list_ScrapeFormat(item, path + "/formats/" + index, violations);
            addViolation(violations, path + "/formats/" + index, "oneOf", {});
          }
          if (violations.length >= limit) break;
        }
        if (!isUnique(formats)) addViolation(violations, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.schema !== undefined) list_like_schema(data.schema, path + "/schema", violations);
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
    if (data.onlyMainContent !== undefined) list_like_includeSubdomains(data.onlyMainContent, path + "/onlyMainContent", violations);
    if (data.includeTags !== undefined) list_Selectors(data.includeTags, path + "/includeTags", violations);
    if (data.excludeTags !== undefined) list_Selectors(data.excludeTags, path + "/excludeTags", violations);
    if (data.headers !== undefined) list_HeaderFields(data.headers, path + "/headers", violations);
    if (data.waitFor !== undefined) {
      const waitFor = data.waitFor;
      if (!Number.isInteger(waitFor)) addViolation(violations, path + "/waitFor", "type", { type: "integer" });
      if (Number.isFinite(waitFor)) {
        if (waitFor > 10000) addViolation(violations, path + "/waitFor", "maximum", { limit: 10000 });
        if (waitFor < 0) addViolation(violations, path + "/waitFor", "minimum", { limit: 0 });
      }
    }
    if (data.mobile !== undefined) list_like_includeSubdomains(data.mobile, path + "/mobile", violations);
    if (data.removeBase64Images !== undefined) list_like_includeSubdomains(data.removeBase64Images, path + "/removeBase64Images", violations);
    if (data.blockAds !== undefined) list_like_includeSubdomains(data.blockAds, path + "/blockAds", violations);
    if (data.actions !== undefined) {
      const actions = data.actions;
      if (!Array.isArray(actions)) addViolation(violations, path + "/actions", "type", { type: "array" });
      else {
        if (actions.length > 50) addViolation(violations, path + "/actions", "maxItems", { limit: 50 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < actions.length; index2 += 1) {
          const item2 = actions[index2];
          list_ScrapeAction(item2, path + "/actions/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.maxAge !== undefined) {
      const maxAge = data.maxAge;
      if (!Number.isInteger(maxAge)) addViolation(violations, path + "/maxAge", "type", { type: "integer" });
      if (Number.isFinite(maxAge)) {
        if (maxAge > 31536000000) addViolation(violations, path + "/maxAge", "maximum", { limit: 31536000000 });
        if (maxAge < 0) addViolation(violations, path + "/maxAge", "minimum", { limit: 0 });
      }
    }
    if (data.storeInCache !== undefined) list_like_includeSubdomains(data.storeInCache, path + "/storeInCache", violations);
    if (data.checkPromptInjection !== undefined) list_like_includeSubdomains(data.checkPromptInjection, path + "/checkPromptInjection", violations);
    if (data.parsers !== undefined) {
      const parsers = data.parsers;
      if (!Array.isArray(parsers)) addViolation(violations, path + "/parsers", "type", { type: "array" });
      else {
        if (parsers.length > 1) addViolation(violations, path + "/parsers", "maxItems", { limit: 1 });
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < parsers.length; index3 += 1) {
          const item3 = parsers[index3];
          list_FileParser(item3, path + "/parsers/" + index3, violations);
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.timeout !== undefined) list_like_timeout2(data.timeout, path + "/timeout", violations);
    if (data.location !== undefined) list_Location(data.location, path + "/location", violations);
  }
}

function list_ScrapeFormatName(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values7.includes(data)) addViolation(violations, path, "enum", { allowedValues: values7 });
}

function list_ScrapeFormat(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) list_ScrapeFormatName(data.type, path + "/type", violations);
    if (data.fullPage !== undefined) list_like_includeSubdomains(data.fullPage, path + "/fullPage", violations);
    if (data.quality !== undefined) list_like_quality(data.quality, path + "/quality", violations);
    if (data.viewport !== undefined) list_Viewport(data.viewport, path + "/viewport", violations);
    if (data.schema !== undefined) list_like_schema(data.schema, path + "/schema", violations);
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
    if (data.selectors !== undefined) {
      const selectors = data.selectors;
      if (!Array.isArray(selectors)) addViolation(violations, path + "/selectors", "type", { type: "array" });
      else {
        if (selectors.length > 32) addViolation(violations, path + "/selectors", "maxItems", { limit: 32 });
        if (selectors.length < 1) addViolation(violations, path + "/selectors", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < selectors.length; index += 1) {
          const item = selectors[index];
          list_AttributeSelector(item, path + "/selectors/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.modes !== undefined) {
      const modes = data.modes;
      if (!Array.isArray(modes)) addViolation(violations, path + "/modes", "type", { type: "array" });
      else {
        if (modes.length > 2) addViolation(violations, path + "/modes", "maxItems", { limit: 2 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < modes.length; index2 += 1) {
          const item2 = modes[index2];
          if (typeof item2 !== "string") addViolation(violations, path + "/modes/" + index2, "type", { type: "string" });
          if (!values8.includes(item2)) addViolation(violations, path + "/modes/" + index2, "enum", { allowedValues: values8 });
          if (violations.length >= limit2) break;
        }
        if (!isUnique(modes)) addViolation(violations, path + "/modes", "uniqueItems", {});
      }
    }
    if (data.tag !== undefined) list_like_tag(data.tag, path + "/tag", violations);
  }
}

function list_Viewport(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.width === undefined) addViolation(violations, path, "required", { missingProperty: "width" });
    if (data.height === undefined) addViolation(violations, path, "required", { missingProperty: "height" });
    if (data.width !== undefined) list_like_width(data.width, path + "/width", violations);
    if (data.height !== undefined) list_like_width(data.height, path + "/height", violations);
  }
}

function list_AttributeSelector(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.selector === undefined) addViolation(violations, path, "required", { missingProperty: "selector" });
    if (data.attribute === undefined) addViolation(violations, path, "required", { missingProperty: "attribute" });
    if (data.selector !== undefined) list_like_tag(data.selector, path + "/selector", violations);
    if (data.attribute !== undefined) list_like_tag(data.attribute, path + "/attribute", violations);
  }
}

function list_Selectors(data, path, violations) {
  if (!Array.isArray(data)) addViolation(violations, path, "type", { type: "array" });
  else {
    if (data.length > 32) addViolation(violations, path, "maxItems", { limit: 32 });
    const limit = violations.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addViolation(violations, path + "/" + index, "type", { type: "string" });
      else {
        if (lengthOf(item) > 255) addViolation(violations, path + "/" + index, "maxLength", { limit: 255 });
      }
      if (violations.length >= limit) break;
    }
  }
}

function list_HeaderFields(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (Object.keys(data).length > 32) addViolation(violations, path, "maxProperties", { limit: 32 });
    const limit = violations.length + 20;
    for (const key in data) {
      const before = violations.length;
      if (typeof key === "string") {
        if (lengthOf(key) > 128) addViolation(violations, path, "maxLength", { limit: 128 });
        if (lengthOf(key) <= 128 && !pattern10.test(key)) addViolation(violations, path, "pattern", { pattern: source9 });
      }
      if (violations.length > before) addViolation(violations, path, "propertyNames", { propertyName: key });
      if (violations.length >= limit) break;
    }
    const limit2 = violations.length + 20;
    for (const key2 in data) {
      const value = data[key2];
      if (typeof value !== "string") addViolation(violations, path + pointerTo(key2), "type", { type: "string" });
      else {
        if (lengthOf(value) > 4096) addViolation(violations, path + pointerTo(key2), "maxLength", { limit: 4096 });
        if (lengthOf(value) <= 4096 && !pattern12.test(value)) addViolation(violations, path + pointerTo(key2), "pattern", { pattern: source11 });
      }
      if (violations.length >= limit2) break;
    }
  }
}

function list_ScrapeAction(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (!values13.includes(type)) addViolation(violations, path + "/type", "enum", { allowedValues: values13 });
    }
    if (data.milliseconds !== undefined) list_like_milliseconds(data.milliseconds, path + "/milliseconds", violations);
    if (data.selector !== undefined) list_like_selector(data.selector, path + "/selector", violations);
    if (data.all !== undefined) list_like_includeSubdomains(data.all, path + "/all", violations);
    if (data.text !== undefined) list_like_search(data.text, path + "/text", violations);
    if (data.key !== undefined) list_like_key(data.key, path + "/key", violations);
    if (data.direction !== undefined) list_like_direction(data.direction, path + "/direction", violations);
    if (data.fullPage !== undefined) list_like_includeSubdomains(data.fullPage, path + "/fullPage", violations);
    if (data.quality !== undefined) list_like_quality(data.quality, path + "/quality", violations);
    if (data.viewport !== undefined) list_Viewport(data.viewport, path + "/viewport", violations);
    if (data.format !== undefined) {
      const value = data.format;
      if (typeof value !== "string") addViolation(violations, path + "/format", "type", { type: "string" });
      if (!values14.includes(value)) addViolation(violations, path + "/format", "enum", { allowedValues: values14 });
    }
    if (data.landscape !== undefined) list_like_includeSubdomains(data.landscape, path + "/landscape", violations);
    if (data.scale !== undefined) {
      const scale = data.scale;
      if (!Number.isFinite(scale)) addViolation(violations, path + "/scale", "type", { type: "number" });
      else {
        if (scale > 2) addViolation(violations, path + "/scale", "maximum", { limit: 2 });
        if (scale < 0.1) addViolation(violations, path + "/scale", "minimum", { limit: 0.1 });
      }
    }
  }
}

function list_FileParser(data, path, violations) {
  const count = Number(is_FileParser_oneOf_0(data)) + Number(is_FileParser_oneOf_1(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
    if (data !== "pdf") addViolation(violations, path, "const", { allowedValue: "pdf" });
    if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
    else {
      if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
      if (data.type !== undefined) {
        const type = data.type;
        if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
        if (type !== "pdf") addViolation(violations, path + "/type", "const", { allowedValue: "pdf" });
      }
      if (data.mode !== undefined) {
        const mode = data.mode;
        if (typeof mode !== "string") addViolation(violations, path + "/mode", "type", { type: "string" });
        if (!values15.includes(mode)) addViolation(violations, path + "/mode", "enum", { allowedValues: values15 });
      }
      if (data.maxPages !== undefined) {
        const maxPages = data.maxPages;
        if (!Number.isInteger(maxPages)) addViolation(violations, path + "/maxPages", "type", { type: "integer" });
        if (Number.isFinite(maxPages)) {
          if (maxPages > 10000) addViolation(violations, path + "/maxPages", "maximum", { limit: 10000 });
          if (maxPages < 1) addViolation(violations, path + "/maxPages", "minimum", { limit: 1 });
        }
      }
      if (data.pages !== undefined) {
        const pages = data.pages;
        if (typeof pages !== "boolean") addViolation(violations, path + "/pages", "type", { type: "boolean" });
      }
    }
    addViolation(violations, path, "oneOf", {});
  }
}

function list_startBatchScrape$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) list_like_header(data.header, path + "/header", violations);
  }
}

function list_BatchScrapeRequest(data, path, violations) {
  if (is_BatchScrapeRequest_not(data)) addViolation(violations, path, "not", { members: "both appendToId and webhook" });
  list_ScrapeOptions(data, path, violations);
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.urls === undefined) addViolation(violations, path, "required", { missingProperty: "urls" });
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addViolation(violations, path + "/urls", "type", { type: "array" });
      else {
        if (urls.length > 10000) addViolation(violations, path + "/urls", "maxItems", { limit: 10000 });
        if (urls.length < 1) addViolation(violations, path + "/urls", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addViolation(violations, path + "/urls/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 4096) addViolation(violations, path + "/urls/" + index, "maxLength", { limit: 4096 });
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.appendToId !== undefined) list_like_appendToId(data.appendToId, path + "/appendToId", violations);
    if (data.ignoreInvalidURLs !== undefined) list_like_includeSubdomains(data.ignoreInvalidURLs, path + "/ignoreInvalidURLs", violations);
    if (data.maxConcurrency !== undefined) list_like_maxConcurrency(data.maxConcurrency, path + "/maxConcurrency", violations);
    if (data.zeroDataRetention !== undefined) list_like_zeroDataRetention(data.zeroDataRetention, path + "/zeroDataRetention", violations);
    if (data.webhook !== undefined) list_CrawlWebhook(data.webhook, path + "/webhook", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_CrawlWebhook(data, path, violations) {
  const count = Number(is_WebhookUrl(data)) + Number(is_CrawlWebhookTarget(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    list_WebhookUrl(data, path, violations);
    list_CrawlWebhookTarget(data, path, violations);
    addViolation(violations, path, "oneOf", {});
  }
}

function list_WebhookUrl(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2048) addViolation(violations, path, "maxLength", { limit: 2048 });
    if (lengthOf(data) <= 2048 && !format_http_url(data)) addViolation(violations, path, "format", { format: "http-url" });
  }
}

function list_CrawlWebhookTarget(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_WebhookUrl(data.url, path + "/url", violations);
    if (data.headers !== undefined) list_HeaderFields(data.headers, path + "/headers", violations);
    if (data.metadata !== undefined) list_WebhookMetadata(data.metadata, path + "/metadata", violations);
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addViolation(violations, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addViolation(violations, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addViolation(violations, path + "/events", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addViolation(violations, path + "/events/" + index, "type", { type: "string" });
          if (!values16.includes(item)) addViolation(violations, path + "/events/" + index, "enum", { allowedValues: values16 });
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_WebhookMetadata(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (Object.keys(data).length > 32) addViolation(violations, path, "maxProperties", { limit: 32 });
    const limit = violations.length + 20;
    for (const key in data) {
      const before = violations.length;
      if (typeof key === "string") {
        if (lengthOf(key) > 128) addViolation(violations, path, "maxLength", { limit: 128 });
      }
      if (violations.length > before) addViolation(violations, path, "propertyNames", { propertyName: key });
      if (violations.length >= limit) break;
    }
    const limit2 = violations.length + 20;
    for (const key2 in data) {
      const value = data[key2];
      if (typeof value !== "string") addViolation(violations, path + pointerTo(key2), "type", { type: "string" });
      else {
        if (lengthOf(value) > 1024) addViolation(violations, path + pointerTo(key2), "maxLength", { limit: 1024 });
      }
      if (violations.length >= limit2) break;
    }
  }
}

function list_getBatchScrape$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) list_like_query(data.query, path + "/query", violations);
    if (data.header !== undefined) list_like_header2(data.header, path + "/header", violations);
  }
}

function list_cancelBatchScrape$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_getBatchScrapeErrors$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_startCrawl$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) list_like_header(data.header, path + "/header", violations);
  }
}

function list_CrawlRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.limit !== undefined) list_like_limit(data.limit, path + "/limit", violations);
    if (data.includePaths !== undefined) list_like_includePaths(data.includePaths, path + "/includePaths", violations);
    if (data.excludePaths !== undefined) list_like_includePaths(data.excludePaths, path + "/excludePaths", violations);
    if (data.regexOnFullURL !== undefined) list_like_includeSubdomains(data.regexOnFullURL, path + "/regexOnFullURL", violations);
    if (data.maxDiscoveryDepth !== undefined) list_like_maxDiscoveryDepth(data.maxDiscoveryDepth, path + "/maxDiscoveryDepth", violations);
    if (data.sitemap !== undefined) list_like_sitemap(data.sitemap, path + "/sitemap", violations);
    if (data.ignoreQueryParameters !== undefined) list_like_includeSubdomains(data.ignoreQueryParameters, path + "/ignoreQueryParameters", violations);
    if (data.crawlEntireDomain !== undefined) list_like_includeSubdomains(data.crawlEntireDomain, path + "/crawlEntireDomain", violations);
    if (data.allowSubdomains !== undefined) list_like_includeSubdomains(data.allowSubdomains, path + "/allowSubdomains", violations);
    if (data.allowExternalLinks !== undefined) list_like_includeSubdomains(data.allowExternalLinks, path + "/allowExternalLinks", violations);
    if (data.ignoreRobotsTxt !== undefined) list_like_includeSubdomains(data.ignoreRobotsTxt, path + "/ignoreRobotsTxt", violations);
    if (data.robotsUserAgent !== undefined) list_like_robotsUserAgent(data.robotsUserAgent, path + "/robotsUserAgent", violations);
    if (data.delay !== undefined) list_like_delay(data.delay, path + "/delay", violations);
    if (data.maxConcurrency !== undefined) list_like_maxConcurrency(data.maxConcurrency, path + "/maxConcurrency", violations);
    if (data.scrapeOptions !== undefined) list_ScrapeOptions(data.scrapeOptions, path + "/scrapeOptions", violations);
    if (data.zeroDataRetention !== undefined) list_like_zeroDataRetention(data.zeroDataRetention, path + "/zeroDataRetention", violations);
    if (data.webhook !== undefined) list_CrawlWebhook(data.webhook, path + "/webhook", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_CrawlPreviewRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.prompt === undefined) addViolation(violations, path, "required", { missingProperty: "prompt" });
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
  }
}

function list_getCrawl$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.query !== undefined) list_like_query(data.query, path + "/query", violations);
    if (data.header !== undefined) list_like_header2(data.header, path + "/header", violations);
  }
}

function list_cancelCrawl$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_getCrawlErrors$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_SearchRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.query === undefined) addViolation(violations, path, "required", { missingProperty: "query" });
    if (data.query !== undefined) {
      const query = data.query;
      if (typeof query !== "string") addViolation(violations, path + "/query", "type", { type: "string" });
      else {
        if (lengthOf(query) > 500) addViolation(violations, path + "/query", "maxLength", { limit: 500 });
        if (lengthOf(query) < 1) addViolation(violations, path + "/query", "minLength", { limit: 1 });
      }
    }
    if (data.limit !== undefined) list_like_quality(data.limit, path + "/limit", violations);
    if (data.sources !== undefined) {
      const sources = data.sources;
      if (!Array.isArray(sources)) addViolation(violations, path + "/sources", "type", { type: "array" });
      else {
        if (sources.length > 4) addViolation(violations, path + "/sources", "maxItems", { limit: 4 });
        if (sources.length < 1) addViolation(violations, path + "/sources", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < sources.length; index += 1) {
          const item = sources[index];
          const count = Number(is_SearchSourceName(item)) + Number(is_SearchSource(item));
          if (count > 1) addViolation(violations, path + "/sources/" + index, "oneOf", {});
          if (count === 0) {
            list_SearchSourceName(item, path + "/sources/" + index, violations);
            list_SearchSource(item, path + "/sources/" + index, violations);
            addViolation(violations, path + "/sources/" + index, "oneOf", {});
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.includeDomains !== undefined) {
      const includeDomains = data.includeDomains;
      if (!Array.isArray(includeDomains)) addViolation(violations, path + "/includeDomains", "type", { type: "array" });
      else {
        if (includeDomains.length > 100) addViolation(violations, path + "/includeDomains", "maxItems", { limit: 100 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < includeDomains.length; index2 += 1) {
          const item2 = includeDomains[index2];
          list_DomainPattern(item2, path + "/includeDomains/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.excludeDomains !== undefined) {
      const excludeDomains = data.excludeDomains;
      if (!Array.isArray(excludeDomains)) addViolation(violations, path + "/excludeDomains", "type", { type: "array" });
      else {
        if (excludeDomains.length > 100) addViolation(violations, path + "/excludeDomains", "maxItems", { limit: 100 });
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < excludeDomains.length; index3 += 1) {
          const item3 = excludeDomains[index3];
          list_DomainPattern(item3, path + "/excludeDomains/" + index3, violations);
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.tbs !== undefined) {
      const tbs = data.tbs;
      if (typeof tbs !== "string") addViolation(violations, path + "/tbs", "type", { type: "string" });
      else {
        if (lengthOf(tbs) > 100) addViolation(violations, path + "/tbs", "maxLength", { limit: 100 });
        if (lengthOf(tbs) <= 100 && !pattern18.test(tbs)) addViolation(violations, path + "/tbs", "pattern", { pattern: source17, example: "qdr:w" });
      }
    }
    if (data.country !== undefined) list_like_country(data.country, path + "/country", violations);
    if (data.location !== undefined) list_like_robotsUserAgent(data.location, path + "/location", violations);
    if (data.timeout !== undefined) list_like_timeout2(data.timeout, path + "/timeout", violations);
    if (data.scrapeOptions !== undefined) list_ScrapeOptions(data.scrapeOptions, path + "/scrapeOptions", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_SearchSourceName(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values19.includes(data)) addViolation(violations, path, "enum", { allowedValues: values19 });
}

function list_SearchSource(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) list_SearchSourceName(data.type, path + "/type", violations);
  }
}

function list_ParseOptions(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addViolation(violations, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 8) addViolation(violations, path + "/formats", "maxItems", { limit: 8 });
        const limit = violations.length + 20;
        for (let index = 0; index < formats.length; index += 1) {
          const item = formats[index];
          const count = Number(is_ParseFormatName(item)) + Number(is_ParseFormat(item));
          if (count > 1) addViolation(violations, path + "/formats/" + index, "oneOf", {});
          if (count === 0) {
            list_ParseFormatName(item, path + "/formats/" + index, violations);
            list_ParseFormat(item, path + "/formats/" + index, violations);
            addViolation(violations, path + "/formats/" + index, "oneOf", {});
          }
          if (violations.length >= limit) break;
        }
        if (!isUnique(formats)) addViolation(violations, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.schema !== undefined) list_like_schema(data.schema, path + "/schema", violations);
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
    if (data.onlyMainContent !== undefined) list_like_includeSubdomains(data.onlyMainContent, path + "/onlyMainContent", violations);
    if (data.includeTags !== undefined) list_Selectors(data.includeTags, path + "/includeTags", violations);
    if (data.excludeTags !== undefined) list_Selectors(data.excludeTags, path + "/excludeTags", violations);
    if (data.checkPromptInjection !== undefined) list_like_includeSubdomains(data.checkPromptInjection, path + "/checkPromptInjection", violations);
    if (data.parsers !== undefined) {
      const parsers = data.parsers;
      if (!Array.isArray(parsers)) addViolation(violations, path + "/parsers", "type", { type: "array" });
      else {
        if (parsers.length > 1) addViolation(violations, path + "/parsers", "maxItems", { limit: 1 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < parsers.length; index2 += 1) {
          const item2 = parsers[index2];
          list_FileParser(item2, path + "/parsers/" + index2, violations);
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.timeout !== undefined) list_like_timeout2(data.timeout, path + "/timeout", violations);
    if (data.removeBase64Images !== undefined) list_like_includeSubdomains(data.removeBase64Images, path + "/removeBase64Images", violations);
    if (data.zeroDataRetention !== undefined) list_like_includeSubdomains(data.zeroDataRetention, path + "/zeroDataRetention", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
  }
}

function list_ParseFormatName(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values20.includes(data)) addViolation(violations, path, "enum", { allowedValues: values20 });
}

function list_ParseFormat(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) list_ParseFormatName(data.type, path + "/type", violations);
    if (data.schema !== undefined) list_like_schema(data.schema, path + "/schema", violations);
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
    if (data.selectors !== undefined) {
      const selectors = data.selectors;
      if (!Array.isArray(selectors)) addViolation(violations, path + "/selectors", "type", { type: "array" });
      else {
        if (selectors.length > 32) addViolation(violations, path + "/selectors", "maxItems", { limit: 32 });
        if (selectors.length < 1) addViolation(violations, path + "/selectors", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < selectors.length; index += 1) {
          const item = selectors[index];
          list_AttributeSelector(item, path + "/selectors/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_parseFile$46parseFile_body(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.file === undefined) addViolation(violations, path, "required", { missingProperty: "file" });
    if (data.options !== undefined) list_ParseOptions(data.options, path + "/options", violations);
  }
}

function list_InteractRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.ttl !== undefined) {
      const ttl = data.ttl;
      if (!Number.isInteger(ttl)) addViolation(violations, path + "/ttl", "type", { type: "integer" });
      if (Number.isFinite(ttl)) {
        if (ttl > 3600) addViolation(violations, path + "/ttl", "maximum", { limit: 3600 });
        if (ttl < 30) addViolation(violations, path + "/ttl", "minimum", { limit: 30 });
      }
    }
    if (data.activityTtl !== undefined) {
      const activityTtl = data.activityTtl;
      if (!Number.isInteger(activityTtl)) addViolation(violations, path + "/activityTtl", "type", { type: "integer" });
      if (Number.isFinite(activityTtl)) {
        if (activityTtl > 3600) addViolation(violations, path + "/activityTtl", "maximum", { limit: 3600 });
        if (activityTtl < 10) addViolation(violations, path + "/activityTtl", "minimum", { limit: 10 });
      }
    }
    if (data.profile !== undefined) list_InteractProfile(data.profile, path + "/profile", violations);
    if (data.mobile !== undefined) list_like_includeSubdomains(data.mobile, path + "/mobile", violations);
    if (data.geolocation !== undefined) {
      const geolocation = data.geolocation;
      if (!isObject(geolocation)) addViolation(violations, path + "/geolocation", "type", { type: "object" });
      else {
        if (geolocation.latitude === undefined) addViolation(violations, path + "/geolocation", "required", { missingProperty: "latitude" });
        if (geolocation.longitude === undefined) addViolation(violations, path + "/geolocation", "required", { missingProperty: "longitude" });
        if (geolocation.latitude !== undefined) {
          const latitude = geolocation.latitude;
          if (!Number.isFinite(latitude)) addViolation(violations, path + "/geolocation/latitude", "type", { type: "number" });
          else {
            if (latitude > 90) addViolation(violations, path + "/geolocation/latitude", "maximum", { limit: 90 });
            if (latitude < -90) addViolation(violations, path + "/geolocation/latitude", "minimum", { limit: -90 });
          }
        }
        if (geolocation.longitude !== undefined) {
          const longitude = geolocation.longitude;
          if (!Number.isFinite(longitude)) addViolation(violations, path + "/geolocation/longitude", "type", { type: "number" });
          else {
            if (longitude > 180) addViolation(violations, path + "/geolocation/longitude", "maximum", { limit: 180 });
            if (longitude < -180) addViolation(violations, path + "/geolocation/longitude", "minimum", { limit: -180 });
          }
        }
        if (geolocation.accuracy !== undefined) {
          const accuracy = geolocation.accuracy;
          if (!Number.isFinite(accuracy)) addViolation(violations, path + "/geolocation/accuracy", "type", { type: "number" });
          else {
            if (accuracy > 100000) addViolation(violations, path + "/geolocation/accuracy", "maximum", { limit: 100000 });
            if (accuracy < 0) addViolation(violations, path + "/geolocation/accuracy", "minimum", { limit: 0 });
          }
        }
      }
    }
    if (data.location !== undefined) list_Location(data.location, path + "/location", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_InteractProfile(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addViolation(violations, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 200) addViolation(violations, path + "/name", "maxLength", { limit: 200 });
        if (lengthOf(name) <= 200 && !pattern22.test(name)) addViolation(violations, path + "/name", "pattern", { pattern: source21, example: "ada@shop.example.com" });
      }
    }
    if (data.saveChanges !== undefined) list_like_includeSubdomains(data.saveChanges, path + "/saveChanges", violations);
  }
}

function list_endInteract$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path2(data.path, path + "/path", violations);
  }
}

function list_runInteractActions$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path2(data.path, path + "/path", violations);
  }
}

function list_InteractActionsRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.actions === undefined) addViolation(violations, path, "required", { missingProperty: "actions" });
    if (data.actions !== undefined) {
      const actions = data.actions;
      if (!Array.isArray(actions)) addViolation(violations, path + "/actions", "type", { type: "array" });
      else {
        if (actions.length > 50) addViolation(violations, path + "/actions", "maxItems", { limit: 50 });
        if (actions.length < 1) addViolation(violations, path + "/actions", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < actions.length; index += 1) {
          const item = actions[index];
          list_InteractAction(item, path + "/actions/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.timeout !== undefined) list_like_timeout2(data.timeout, path + "/timeout", violations);
  }
}

function list_InteractAction(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (!values23.includes(type)) addViolation(violations, path + "/type", "enum", { allowedValues: values23 });
    }
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.ref !== undefined) {
      const ref = data.ref;
      if (typeof ref !== "string") addViolation(violations, path + "/ref", "type", { type: "string" });
      else {
        if (!pattern25.test(ref)) addViolation(violations, path + "/ref", "pattern", { pattern: source24, example: "e12" });
      }
    }
    if (data.selector !== undefined) list_like_selector(data.selector, path + "/selector", violations);
    if (data.role !== undefined) {
      const role = data.role;
      if (typeof role !== "string") addViolation(violations, path + "/role", "type", { type: "string" });
      else {
        if (!pattern27.test(role)) addViolation(violations, path + "/role", "pattern", { pattern: source26, example: "button" });
      }
    }
    if (data.name !== undefined) list_like_selector(data.name, path + "/name", violations);
    if (data.text !== undefined) list_like_search(data.text, path + "/text", violations);
    if (data.values !== undefined) {
      const value = data.values;
      if (!Array.isArray(value)) addViolation(violations, path + "/values", "type", { type: "array" });
      else {
        if (value.length > 100) addViolation(violations, path + "/values", "maxItems", { limit: 100 });
        if (value.length < 1) addViolation(violations, path + "/values", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < value.length; index += 1) {
          const item = value[index];
          if (typeof item !== "string") addViolation(violations, path + "/values/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 1000) addViolation(violations, path + "/values/" + index, "maxLength", { limit: 1000 });
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.checked !== undefined) list_like_includeSubdomains(data.checked, path + "/checked", violations);
    if (data.key !== undefined) list_like_key(data.key, path + "/key", violations);
    if (data.direction !== undefined) list_like_direction(data.direction, path + "/direction", violations);
    if (data.milliseconds !== undefined) list_like_milliseconds(data.milliseconds, path + "/milliseconds", violations);
    if (data.fullPage !== undefined) list_like_includeSubdomains(data.fullPage, path + "/fullPage", violations);
    if (data.formats !== undefined) {
      const formats = data.formats;
      if (!Array.isArray(formats)) addViolation(violations, path + "/formats", "type", { type: "array" });
      else {
        if (formats.length > 5) addViolation(violations, path + "/formats", "maxItems", { limit: 5 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < formats.length; index2 += 1) {
          const item2 = formats[index2];
          if (typeof item2 !== "string") addViolation(violations, path + "/formats/" + index2, "type", { type: "string" });
          if (!values28.includes(item2)) addViolation(violations, path + "/formats/" + index2, "enum", { allowedValues: values28 });
          if (violations.length >= limit2) break;
        }
        if (!isUnique(formats)) addViolation(violations, path + "/formats", "uniqueItems", {});
      }
    }
    if (data.onlyMainContent !== undefined) list_like_includeSubdomains(data.onlyMainContent, path + "/onlyMainContent", violations);
    if (data.button !== undefined) {
      const button = data.button;
      if (typeof button !== "string") addViolation(violations, path + "/button", "type", { type: "string" });
      if (!values29.includes(button)) addViolation(violations, path + "/button", "enum", { allowedValues: values29 });
    }
    if (data.clicks !== undefined) {
      const clicks = data.clicks;
      if (!Number.isInteger(clicks)) addViolation(violations, path + "/clicks", "type", { type: "integer" });
      if (Number.isFinite(clicks)) {
        if (clicks > 3) addViolation(violations, path + "/clicks", "maximum", { limit: 3 });
        if (clicks < 1) addViolation(violations, path + "/clicks", "minimum", { limit: 1 });
      }
    }
    if (data.modifiers !== undefined) {
      const modifiers = data.modifiers;
      if (!Array.isArray(modifiers)) addViolation(violations, path + "/modifiers", "type", { type: "array" });
      else {
        if (modifiers.length > 4) addViolation(violations, path + "/modifiers", "maxItems", { limit: 4 });
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < modifiers.length; index3 += 1) {
          const item3 = modifiers[index3];
          if (typeof item3 !== "string") addViolation(violations, path + "/modifiers/" + index3, "type", { type: "string" });
          if (!values30.includes(item3)) addViolation(violations, path + "/modifiers/" + index3, "enum", { allowedValues: values30 });
          if (violations.length >= limit3) break;
        }
        if (!isUnique(modifiers)) addViolation(violations, path + "/modifiers", "uniqueItems", {});
      }
    }
    if (data.to !== undefined) list_InteractTarget(data.to, path + "/to", violations);
    if (data.x !== undefined) list_like_x(data.x, path + "/x", violations);
    if (data.y !== undefined) list_like_x(data.y, path + "/y", violations);
    if (data.files !== undefined) {
      const files = data.files;
      if (!Array.isArray(files)) addViolation(violations, path + "/files", "type", { type: "array" });
      else {
        if (files.length > 10) addViolation(violations, path + "/files", "maxItems", { limit: 10 });
        if (files.length < 1) addViolation(violations, path + "/files", "minItems", { limit: 1 });
        const limit4 = violations.length + 20;
        for (let index4 = 0; index4 < files.length; index4 += 1) {
          const item4 = files[index4];
          list_InteractFile(item4, path + "/files/" + index4, violations);
          if (violations.length >= limit4) break;
        }
      }
    }
    if (data.accept !== undefined) list_like_includeSubdomains(data.accept, path + "/accept", violations);
    if (data.window !== undefined) {
      const window = data.window;
      if (!Number.isInteger(window)) addViolation(violations, path + "/window", "type", { type: "integer" });
      if (Number.isFinite(window)) {
        if (window > 20) addViolation(violations, path + "/window", "maximum", { limit: 20 });
        if (window < 1) addViolation(violations, path + "/window", "minimum", { limit: 1 });
      }
    }
    if (data.file !== undefined) {
      const file = data.file;
      if (typeof file !== "string") addViolation(violations, path + "/file", "type", { type: "string" });
      else {
        if (lengthOf(file) > 300) addViolation(violations, path + "/file", "maxLength", { limit: 300 });
        if (lengthOf(file) < 1) addViolation(violations, path + "/file", "minLength", { limit: 1 });
      }
    }
    if (data.state !== undefined) {
      const state = data.state;
      if (typeof state !== "string") addViolation(violations, path + "/state", "type", { type: "string" });
      if (!values31.includes(state)) addViolation(violations, path + "/state", "enum", { allowedValues: values31 });
    }
    if (data.inside !== undefined) list_like_includeSubdomains(data.inside, path + "/inside", violations);
    if (data.maxTokens !== undefined) {
      const maxTokens = data.maxTokens;
      if (!Number.isInteger(maxTokens)) addViolation(violations, path + "/maxTokens", "type", { type: "integer" });
      if (Number.isFinite(maxTokens)) {
        if (maxTokens > 50000) addViolation(violations, path + "/maxTokens", "maximum", { limit: 50000 });
        if (maxTokens < 100) addViolation(violations, path + "/maxTokens", "minimum", { limit: 100 });
      }
    }
  }
}

function list_InteractTarget(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.ref !== undefined) {
      const ref = data.ref;
      if (typeof ref !== "string") addViolation(violations, path + "/ref", "type", { type: "string" });
      else {
        if (!pattern25.test(ref)) addViolation(violations, path + "/ref", "pattern", { pattern: source24, example: "e14" });
      }
    }
    if (data.selector !== undefined) list_like_selector(data.selector, path + "/selector", violations);
    if (data.role !== undefined) {
      const role = data.role;
      if (typeof role !== "string") addViolation(violations, path + "/role", "type", { type: "string" });
      else {
        if (!pattern27.test(role)) addViolation(violations, path + "/role", "pattern", { pattern: source26, example: "listitem" });
      }
    }
    if (data.name !== undefined) list_like_selector(data.name, path + "/name", violations);
  }
}

function list_InteractFile(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name !== "string") addViolation(violations, path + "/name", "type", { type: "string" });
      else {
        if (lengthOf(name) > 255) addViolation(violations, path + "/name", "maxLength", { limit: 255 });
        if (lengthOf(name) <= 255 && !pattern33.test(name)) addViolation(violations, path + "/name", "pattern", { pattern: source32, example: "photo.png" });
      }
    }
    if (data.contentType !== undefined) {
      const contentType = data.contentType;
      if (typeof contentType !== "string") addViolation(violations, path + "/contentType", "type", { type: "string" });
      else {
        if (lengthOf(contentType) > 255) addViolation(violations, path + "/contentType", "maxLength", { limit: 255 });
        if (lengthOf(contentType) <= 255 && !pattern35.test(contentType)) addViolation(violations, path + "/contentType", "pattern", { pattern: source34, example: "image/png" });
      }
    }
    if (data.content !== undefined) {
      const content = data.content;
      if (typeof content !== "string") addViolation(violations, path + "/content", "type", { type: "string" });
      else {
        if (lengthOf(content) > 1000000) addViolation(violations, path + "/content", "maxLength", { limit: 1000000 });
        if (lengthOf(content) <= 1000000 && !pattern37.test(content)) addViolation(violations, path + "/content", "pattern", { pattern: source36, example: "aGVsbG8=" });
      }
    }
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
  }
}

function list_interactWithScrape$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", violations);
  }
}

function list_ScrapeInteractRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.actions !== undefined) {
      const actions = data.actions;
      if (!Array.isArray(actions)) addViolation(violations, path + "/actions", "type", { type: "array" });
      else {
        if (actions.length > 50) addViolation(violations, path + "/actions", "maxItems", { limit: 50 });
        if (actions.length < 1) addViolation(violations, path + "/actions", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < actions.length; index += 1) {
          const item = actions[index];
          list_InteractAction(item, path + "/actions/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
    if (data.timeout !== undefined) {
      const timeout = data.timeout;
      if (!Number.isInteger(timeout)) addViolation(violations, path + "/timeout", "type", { type: "integer" });
      if (Number.isFinite(timeout)) {
        if (timeout > 300) addViolation(violations, path + "/timeout", "maximum", { limit: 300 });
        if (timeout < 1) addViolation(violations, path + "/timeout", "minimum", { limit: 1 });
      }
    }
  }
}

function list_endScrapeInteract$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path3(data.path, path + "/path", violations);
  }
}

function list_listMonitors$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.limit !== undefined) list_like_quality(query.limit, path + "/query/limit", violations);
        if (query.offset !== undefined) list_like_skip(query.offset, path + "/query/offset", violations);
      }
    }
  }
}

function list_createMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) list_like_header(data.header, path + "/header", violations);
  }
}

function list_MonitorRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name === undefined) addViolation(violations, path, "required", { missingProperty: "name" });
    if (data.schedule === undefined) addViolation(violations, path, "required", { missingProperty: "schedule" });
    if (data.targets === undefined) addViolation(violations, path, "required", { missingProperty: "targets" });
    if (data.name !== undefined) list_MonitorName(data.name, path + "/name", violations);
    if (data.schedule !== undefined) list_MonitorSchedule(data.schedule, path + "/schedule", violations);
    if (data.targets !== undefined) {
      const targets = data.targets;
      if (!Array.isArray(targets)) addViolation(violations, path + "/targets", "type", { type: "array" });
      else {
        if (targets.length > 50) addViolation(violations, path + "/targets", "maxItems", { limit: 50 });
        if (targets.length < 1) addViolation(violations, path + "/targets", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < targets.length; index += 1) {
          const item = targets[index];
          list_MonitorTarget(item, path + "/targets/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.webhook !== undefined) list_MonitorWebhook(data.webhook, path + "/webhook", violations);
    if (data.notification !== undefined) list_MonitorNotification(data.notification, path + "/notification", violations);
    if (data.retentionDays !== undefined) list_like_retentionDays(data.retentionDays, path + "/retentionDays", violations);
    if (data.goal !== undefined) list_MonitorGoal(data.goal, path + "/goal", violations);
    if (data.judgeEnabled !== undefined) list_like_includeSubdomains(data.judgeEnabled, path + "/judgeEnabled", violations);
  }
}

function list_MonitorName(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_MonitorSchedule(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.cron !== undefined) {
      const cron = data.cron;
      if (typeof cron !== "string") addViolation(violations, path + "/cron", "type", { type: "string" });
      else {
        if (!pattern39.test(cron)) addViolation(violations, path + "/cron", "pattern", { pattern: source38, example: "0 9 * * MON-FRI" });
      }
    }
    if (data.text !== undefined) {
      const text = data.text;
      if (typeof text !== "string") addViolation(violations, path + "/text", "type", { type: "string" });
      else {
        if (!pattern41.test(text)) addViolation(violations, path + "/text", "pattern", { pattern: source40, example: "weekdays at 9" });
      }
    }
    if (data.timezone !== undefined) {
      const timezone = data.timezone;
      if (typeof timezone !== "string") addViolation(violations, path + "/timezone", "type", { type: "string" });
      else {
        if (!pattern43.test(timezone)) addViolation(violations, path + "/timezone", "pattern", { pattern: source42, capitals: "UTC" });
      }
    }
  }
}

function list_MonitorTarget(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.type === undefined) addViolation(violations, path, "required", { missingProperty: "type" });
    if (data.id !== undefined) list_MonitorTargetId(data.id, path + "/id", violations);
    if (data.type !== undefined) {
      const type = data.type;
      if (typeof type !== "string") addViolation(violations, path + "/type", "type", { type: "string" });
      if (!values44.includes(type)) addViolation(violations, path + "/type", "enum", { allowedValues: values44 });
    }
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addViolation(violations, path + "/urls", "type", { type: "array" });
      else {
        if (urls.length > 1000) addViolation(violations, path + "/urls", "maxItems", { limit: 1000 });
        if (urls.length < 1) addViolation(violations, path + "/urls", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addViolation(violations, path + "/urls/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 2048) addViolation(violations, path + "/urls/" + index, "maxLength", { limit: 2048 });
            if (lengthOf(item) <= 2048 && !format_http_url(item)) addViolation(violations, path + "/urls/" + index, "format", { format: "http-url" });
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.url !== undefined) list_like_url(data.url, path + "/url", violations);
    if (data.crawlOptions !== undefined) list_MonitorCrawlOptions(data.crawlOptions, path + "/crawlOptions", violations);
    if (data.scrapeOptions !== undefined) list_ScrapeOptions(data.scrapeOptions, path + "/scrapeOptions", violations);
    if (data.queries !== undefined) {
      const queries = data.queries;
      if (!Array.isArray(queries)) addViolation(violations, path + "/queries", "type", { type: "array" });
      else {
        if (queries.length > 12) addViolation(violations, path + "/queries", "maxItems", { limit: 12 });
        if (queries.length < 1) addViolation(violations, path + "/queries", "minItems", { limit: 1 });
        const limit2 = violations.length + 20;
        for (let index2 = 0; index2 < queries.length; index2 += 1) {
          const item2 = queries[index2];
          if (typeof item2 !== "string") addViolation(violations, path + "/queries/" + index2, "type", { type: "string" });
          else {
            if (lengthOf(item2) > 500) addViolation(violations, path + "/queries/" + index2, "maxLength", { limit: 500 });
            if (lengthOf(item2) < 1) addViolation(violations, path + "/queries/" + index2, "minLength", { limit: 1 });
          }
          if (violations.length >= limit2) break;
        }
      }
    }
    if (data.searchWindow !== undefined) {
      const searchWindow = data.searchWindow;
      if (typeof searchWindow !== "string") addViolation(violations, path + "/searchWindow", "type", { type: "string" });
      if (!values45.includes(searchWindow)) addViolation(violations, path + "/searchWindow", "enum", { allowedValues: values45 });
    }
    if (data.maxResults !== undefined) {
      const maxResults = data.maxResults;
      if (!Number.isInteger(maxResults)) addViolation(violations, path + "/maxResults", "type", { type: "integer" });
      if (Number.isFinite(maxResults)) {
        if (maxResults > 50) addViolation(violations, path + "/maxResults", "maximum", { limit: 50 });
        if (maxResults < 1) addViolation(violations, path + "/maxResults", "minimum", { limit: 1 });
      }
    }
    if (data.includeDomains !== undefined) {
      const includeDomains = data.includeDomains;
      if (!Array.isArray(includeDomains)) addViolation(violations, path + "/includeDomains", "type", { type: "array" });
      else {
        if (includeDomains.length > 100) addViolation(violations, path + "/includeDomains", "maxItems", { limit: 100 });
        const limit3 = violations.length + 20;
        for (let index3 = 0; index3 < includeDomains.length; index3 += 1) {
          const item3 = includeDomains[index3];
          list_DomainPattern(item3, path + "/includeDomains/" + index3, violations);
          if (violations.length >= limit3) break;
        }
      }
    }
    if (data.excludeDomains !== undefined) {
      const excludeDomains = data.excludeDomains;
      if (!Array.isArray(excludeDomains)) addViolation(violations, path + "/excludeDomains", "type", { type: "array" });
      else {
        if (excludeDomains.length > 100) addViolation(violations, path + "/excludeDomains", "maxItems", { limit: 100 });
        const limit4 = violations.length + 20;
        for (let index4 = 0; index4 < excludeDomains.length; index4 += 1) {
          const item4 = excludeDomains[index4];
          list_DomainPattern(item4, path + "/excludeDomains/" + index4, violations);
          if (violations.length >= limit4) break;
        }
      }
    }
  }
}

function list_MonitorTargetId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 100) addViolation(violations, path, "maxLength", { limit: 100 });
    if (lengthOf(data) <= 100 && !pattern47.test(data)) addViolation(violations, path, "pattern", { pattern: source46, example: "prices" });
  }
}

function list_MonitorCrawlOptions(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.limit !== undefined) {
      const limit = data.limit;
      if (!Number.isInteger(limit)) addViolation(violations, path + "/limit", "type", { type: "integer" });
      if (Number.isFinite(limit)) {
        if (limit > 10000) addViolation(violations, path + "/limit", "maximum", { limit: 10000 });
        if (limit < 1) addViolation(violations, path + "/limit", "minimum", { limit: 1 });
      }
    }
    if (data.includePaths !== undefined) list_like_includePaths(data.includePaths, path + "/includePaths", violations);
    if (data.excludePaths !== undefined) list_like_includePaths(data.excludePaths, path + "/excludePaths", violations);
    if (data.regexOnFullURL !== undefined) list_like_includeSubdomains(data.regexOnFullURL, path + "/regexOnFullURL", violations);
    if (data.maxDiscoveryDepth !== undefined) list_like_maxDiscoveryDepth(data.maxDiscoveryDepth, path + "/maxDiscoveryDepth", violations);
    if (data.sitemap !== undefined) list_like_sitemap(data.sitemap, path + "/sitemap", violations);
    if (data.ignoreQueryParameters !== undefined) list_like_includeSubdomains(data.ignoreQueryParameters, path + "/ignoreQueryParameters", violations);
    if (data.crawlEntireDomain !== undefined) list_like_includeSubdomains(data.crawlEntireDomain, path + "/crawlEntireDomain", violations);
    if (data.allowSubdomains !== undefined) list_like_includeSubdomains(data.allowSubdomains, path + "/allowSubdomains", violations);
    if (data.allowExternalLinks !== undefined) list_like_includeSubdomains(data.allowExternalLinks, path + "/allowExternalLinks", violations);
    if (data.ignoreRobotsTxt !== undefined) list_like_includeSubdomains(data.ignoreRobotsTxt, path + "/ignoreRobotsTxt", violations);
    if (data.robotsUserAgent !== undefined) list_like_robotsUserAgent(data.robotsUserAgent, path + "/robotsUserAgent", violations);
    if (data.delay !== undefined) list_like_delay(data.delay, path + "/delay", violations);
    if (data.maxConcurrency !== undefined) list_like_maxConcurrency(data.maxConcurrency, path + "/maxConcurrency", violations);
  }
}

function list_MonitorWebhook(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_WebhookUrl(data.url, path + "/url", violations);
    if (data.headers !== undefined) list_HeaderFields(data.headers, path + "/headers", violations);
    if (data.metadata !== undefined) list_WebhookMetadata(data.metadata, path + "/metadata", violations);
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addViolation(violations, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addViolation(violations, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addViolation(violations, path + "/events", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addViolation(violations, path + "/events/" + index, "type", { type: "string" });
          if (!values48.includes(item)) addViolation(violations, path + "/events/" + index, "enum", { allowedValues: values48 });
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_MonitorNotification(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.email !== undefined) {
      const email = data.email;
      if (!isObject(email)) addViolation(violations, path + "/email", "type", { type: "object" });
      else {
        if (email.enabled !== undefined) list_like_includeSubdomains(email.enabled, path + "/email/enabled", violations);
        if (email.recipients !== undefined) {
          const recipients = email.recipients;
          if (!Array.isArray(recipients)) addViolation(violations, path + "/email/recipients", "type", { type: "array" });
          else {
            if (recipients.length > 25) addViolation(violations, path + "/email/recipients", "maxItems", { limit: 25 });
            const limit = violations.length + 20;
            for (let index = 0; index < recipients.length; index += 1) {
              const item = recipients[index];
              if (typeof item !== "string") addViolation(violations, path + "/email/recipients/" + index, "type", { type: "string" });
              else {
                if (lengthOf(item) > 254) addViolation(violations, path + "/email/recipients/" + index, "maxLength", { limit: 254 });
                if (lengthOf(item) <= 254 && !pattern50.test(item)) addViolation(violations, path + "/email/recipients/" + index, "pattern", { pattern: source49 });
              }
              if (violations.length >= limit) break;
            }
            if (!isUnique(recipients)) addViolation(violations, path + "/email/recipients", "uniqueItems", {});
          }
        }
        if (email.includeDiffs !== undefined) list_like_includeSubdomains(email.includeDiffs, path + "/email/includeDiffs", violations);
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

function list_getMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_deleteMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_updateMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_MonitorUpdate(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.name !== undefined) list_MonitorName(data.name, path + "/name", violations);
    if (data.status !== undefined) {
      const status = data.status;
      if (typeof status !== "string") addViolation(violations, path + "/status", "type", { type: "string" });
      if (!values51.includes(status)) addViolation(violations, path + "/status", "enum", { allowedValues: values51 });
    }
    if (data.schedule !== undefined) list_MonitorSchedule(data.schedule, path + "/schedule", violations);
    if (data.targets !== undefined) {
      const targets = data.targets;
      if (!Array.isArray(targets)) addViolation(violations, path + "/targets", "type", { type: "array" });
      else {
        if (targets.length > 50) addViolation(violations, path + "/targets", "maxItems", { limit: 50 });
        if (targets.length < 1) addViolation(violations, path + "/targets", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < targets.length; index += 1) {
          const item = targets[index];
          list_MonitorTarget(item, path + "/targets/" + index, violations);
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.webhook !== undefined) {
      const webhook = data.webhook;
      const count = Number(is_MonitorWebhook(webhook)) + Number((webhook === null));
      if (count > 1) addViolation(violations, path + "/webhook", "oneOf", {});
      if (count === 0) {
        list_MonitorWebhook(webhook, path + "/webhook", violations);
        if (webhook !== null) addViolation(violations, path + "/webhook", "type", { type: "null" });
        addViolation(violations, path + "/webhook", "oneOf", {});
      }
    }
    if (data.notification !== undefined) {
      const notification = data.notification;
      const count2 = Number(is_MonitorNotification(notification)) + Number((notification === null));
      if (count2 > 1) addViolation(violations, path + "/notification", "oneOf", {});
      if (count2 === 0) {
        list_MonitorNotification(notification, path + "/notification", violations);
        if (notification !== null) addViolation(violations, path + "/notification", "type", { type: "null" });
        addViolation(violations, path + "/notification", "oneOf", {});
      }
    }
    if (data.retentionDays !== undefined) list_like_retentionDays(data.retentionDays, path + "/retentionDays", violations);
    if (data.goal !== undefined) {
      const goal = data.goal;
      const count3 = Number(is_MonitorGoal(goal)) + Number((goal === null));
      if (count3 > 1) addViolation(violations, path + "/goal", "oneOf", {});
      if (count3 === 0) {
        list_MonitorGoal(goal, path + "/goal", violations);
        if (goal !== null) addViolation(violations, path + "/goal", "type", { type: "null" });
        addViolation(violations, path + "/goal", "oneOf", {});
      }
    }
    if (data.judgeEnabled !== undefined) list_like_includeSubdomains(data.judgeEnabled, path + "/judgeEnabled", violations);
  }
}

function list_runMonitor$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
  }
}

function list_listMonitorChecks$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path4(data.path, path + "/path", violations);
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.limit !== undefined) list_like_quality(query.limit, path + "/query/limit", violations);
        if (query.offset !== undefined) list_like_skip(query.offset, path + "/query/offset", violations);
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values52.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values52 });
        }
      }
    }
  }
}

function list_getMonitorCheck$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.monitorId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "monitorId" });
        if (value.checkId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "checkId" });
        if (value.monitorId !== undefined) list_like_appendToId(value.monitorId, path + "/path/monitorId", violations);
        if (value.checkId !== undefined) list_like_appendToId(value.checkId, path + "/path/checkId", violations);
      }
    }
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.skip !== undefined) list_like_skip(query.skip, path + "/query/skip", violations);
        if (query.limit !== undefined) list_like_maxConcurrency(query.limit, path + "/query/limit", violations);
        if (query.status !== undefined) {
          const status = query.status;
          if (typeof status !== "string") addViolation(violations, path + "/query/status", "type", { type: "string" });
          if (!values53.includes(status)) addViolation(violations, path + "/query/status", "enum", { allowedValues: values53 });
        }
      }
    }
  }
}

function list_listAgents$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.before !== undefined) {
          const before = query.before;
          if (!Number.isInteger(before)) addViolation(violations, path + "/query/before", "type", { type: "integer" });
          if (Number.isFinite(before)) {
            if (before > 9007199254740991) addViolation(violations, path + "/query/before", "maximum", { limit: 9007199254740991 });
            if (before < 0) addViolation(violations, path + "/query/before", "minimum", { limit: 0 });
          }
        }
        if (query.limit !== undefined) list_like_quality(query.limit, path + "/query/limit", violations);
      }
    }
  }
}

function list_startAgent$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) list_like_header(data.header, path + "/header", violations);
  }
}

function list_AgentRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.prompt === undefined) addViolation(violations, path, "required", { missingProperty: "prompt" });
    if (data.prompt !== undefined) list_like_prompt(data.prompt, path + "/prompt", violations);
    if (data.urls !== undefined) {
      const urls = data.urls;
      if (!Array.isArray(urls)) addViolation(violations, path + "/urls", "type", { type: "array" });
      else {
        if (urls.length > 1000) addViolation(violations, path + "/urls", "maxItems", { limit: 1000 });
        const limit = violations.length + 20;
        for (let index = 0; index < urls.length; index += 1) {
          const item = urls[index];
          if (typeof item !== "string") addViolation(violations, path + "/urls/" + index, "type", { type: "string" });
          else {
            if (lengthOf(item) > 8192) addViolation(violations, path + "/urls/" + index, "maxLength", { limit: 8192 });
            if (lengthOf(item) <= 8192 && !format_http_url(item)) addViolation(violations, path + "/urls/" + index, "format", { format: "http-url" });
          }
          if (violations.length >= limit) break;
        }
      }
    }
    if (data.schema !== undefined) list_like_schema(data.schema, path + "/schema", violations);
    if (data.maxCredits !== undefined) list_like_timeout(data.maxCredits, path + "/maxCredits", violations);
    if (data.model !== undefined) {
      const model = data.model;
      if (typeof model !== "string") addViolation(violations, path + "/model", "type", { type: "string" });
      if (model !== "gen-2") addViolation(violations, path + "/model", "enum", { allowedValues: values54 });
    }
    if (data.strictConstrainToURLs !== undefined) list_like_includeSubdomains(data.strictConstrainToURLs, path + "/strictConstrainToURLs", violations);
    if (data.webhook !== undefined) list_AgentWebhook(data.webhook, path + "/webhook", violations);
    if (data.auditMetadata !== undefined) list_AuditMetadata(data.auditMetadata, path + "/auditMetadata", violations);
    if (data.threatProtection !== undefined) list_ThreatProtectionOverride(data.threatProtection, path + "/threatProtection", violations);
  }
}

function list_AgentWebhook(data, path, violations) {
  const count = Number(is_WebhookUrl(data)) + Number(is_AgentWebhookTarget(data));
  if (count > 1) addViolation(violations, path, "oneOf", {});
  if (count === 0) {
    list_WebhookUrl(data, path, violations);
    list_AgentWebhookTarget(data, path, violations);
    addViolation(violations, path, "oneOf", {});
  }
}

function list_AgentWebhookTarget(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.url === undefined) addViolation(violations, path, "required", { missingProperty: "url" });
    if (data.url !== undefined) list_WebhookUrl(data.url, path + "/url", violations);
    if (data.headers !== undefined) list_HeaderFields(data.headers, path + "/headers", violations);
    if (data.metadata !== undefined) list_WebhookMetadata(data.metadata, path + "/metadata", violations);
    if (data.events !== undefined) {
      const events = data.events;
      if (!Array.isArray(events)) addViolation(violations, path + "/events", "type", { type: "array" });
      else {
        if (events.length > 16) addViolation(violations, path + "/events", "maxItems", { limit: 16 });
        if (events.length < 1) addViolation(violations, path + "/events", "minItems", { limit: 1 });
        const limit = violations.length + 20;
        for (let index = 0; index < events.length; index += 1) {
          const item = events[index];
          if (typeof item !== "string") addViolation(violations, path + "/events/" + index, "type", { type: "string" });
          if (!values55.includes(item)) addViolation(violations, path + "/events/" + index, "enum", { allowedValues: values55 });
          if (violations.length >= limit) break;
        }
      }
    }
  }
}

function list_getAgent$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_cancelAgent$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
  }
}

function list_getAgentTrace$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) list_like_path(data.path, path + "/path", violations);
    if (data.header !== undefined) list_like_header2(data.header, path + "/header", violations);
  }
}

function list_getAgentSnapshot$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.path !== undefined) {
      const value = data.path;
      if (!isObject(value)) addViolation(violations, path + "/path", "type", { type: "object" });
      else {
        if (value.jobId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "jobId" });
        if (value.snapshotId === undefined) addViolation(violations, path + "/path", "required", { missingProperty: "snapshotId" });
        if (value.jobId !== undefined) list_like_appendToId(value.jobId, path + "/path/jobId", violations);
        if (value.snapshotId !== undefined) list_like_appendToId(value.snapshotId, path + "/path/snapshotId", violations);
      }
    }
  }
}

function list_getCreditUsageHistory$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.byApiKey !== undefined) list_like_includeSubdomains(query.byApiKey, path + "/query/byApiKey", violations);
      }
    }
  }
}

function list_getTeamActivity$46parameters(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.query !== undefined) {
      const query = data.query;
      if (!isObject(query)) addViolation(violations, path + "/query", "type", { type: "object" });
      else {
        if (query.endpoint !== undefined) {
          const endpoint = query.endpoint;
          if (typeof endpoint !== "string") addViolation(violations, path + "/query/endpoint", "type", { type: "string" });
          if (!values56.includes(endpoint)) addViolation(violations, path + "/query/endpoint", "enum", { allowedValues: values56 });
        }
        if (query.limit !== undefined) list_like_quality(query.limit, path + "/query/limit", violations);
        if (query.cursor !== undefined) list_like_appendToId(query.cursor, path + "/query/cursor", violations);
      }
    }
  }
}

function list_like_url(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 8192) addViolation(violations, path, "maxLength", { limit: 8192 });
    if (lengthOf(data) <= 8192 && !format_http_url(data)) addViolation(violations, path, "format", { format: "http-url" });
  }
}

function list_like_search(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 10000) addViolation(violations, path, "maxLength", { limit: 10000 });
  }
}

function list_like_sitemap(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values57.includes(data)) addViolation(violations, path, "enum", { allowedValues: values57 });
}

function list_like_includeSubdomains(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
}

function list_like_limit(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 100000) addViolation(violations, path, "maximum", { limit: 100000 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_timeout(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_country(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern59.test(data)) addViolation(violations, path, "pattern", { pattern: source58, capitals: "DE" });
  }
}

function list_like_schema(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
}

function list_like_prompt(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 10000) addViolation(violations, path, "maxLength", { limit: 10000 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_timeout2(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 300000) addViolation(violations, path, "maximum", { limit: 300000 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_quality(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 100) addViolation(violations, path, "maximum", { limit: 100 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_tag(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 255) addViolation(violations, path, "maxLength", { limit: 255 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_width(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 4096) addViolation(violations, path, "maximum", { limit: 4096 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_milliseconds(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 30000) addViolation(violations, path, "maximum", { limit: 30000 });
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_selector(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 1000) addViolation(violations, path, "maxLength", { limit: 1000 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_key(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 50) addViolation(violations, path, "maxLength", { limit: 50 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_direction(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  if (!values60.includes(data)) addViolation(violations, path, "enum", { allowedValues: values60 });
}

function list_like_header(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data["Idempotency-Key"] !== undefined) list_like_tag(data["Idempotency-Key"], path + "/Idempotency-Key", violations);
  }
}

function list_like_appendToId(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!pattern61.test(data)) addViolation(violations, path, "format", { format: "uuid" });
  }
}

function list_like_maxConcurrency(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 1000) addViolation(violations, path, "maximum", { limit: 1000 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_zeroDataRetention(data, path, violations) {
  if (typeof data !== "boolean") addViolation(violations, path, "type", { type: "boolean" });
  if (data !== false) addViolation(violations, path, "const", { allowedValue: false });
}

function list_like_path(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.jobId === undefined) addViolation(violations, path, "required", { missingProperty: "jobId" });
    if (data.jobId !== undefined) list_like_appendToId(data.jobId, path + "/jobId", violations);
  }
}

function list_like_query(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.skip !== undefined) list_like_skip(data.skip, path + "/skip", violations);
    if (data.limit !== undefined) list_like_maxConcurrency(data.limit, path + "/limit", violations);
  }
}

function list_like_skip(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 1000000) addViolation(violations, path, "maximum", { limit: 1000000 });
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_header2(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data["Last-Event-ID"] !== undefined) list_like_skip(data["Last-Event-ID"], path + "/Last-Event-ID", violations);
  }
}

function list_like_includePaths(data, path, violations) {
  if (!Array.isArray(data)) addViolation(violations, path, "type", { type: "array" });
  else {
    if (data.length > 100) addViolation(violations, path, "maxItems", { limit: 100 });
    const limit = violations.length + 20;
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (typeof item !== "string") addViolation(violations, path + "/" + index, "type", { type: "string" });
      else {
        if (lengthOf(item) > 500) addViolation(violations, path + "/" + index, "maxLength", { limit: 500 });
        if (lengthOf(item) < 1) addViolation(violations, path + "/" + index, "minLength", { limit: 1 });
      }
      if (violations.length >= limit) break;
    }
  }
}

function list_like_maxDiscoveryDepth(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 1000) addViolation(violations, path, "maximum", { limit: 1000 });
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_robotsUserAgent(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_delay(data, path, violations) {
  if (!Number.isFinite(data)) addViolation(violations, path, "type", { type: "number" });
  else {
    if (data > 300) addViolation(violations, path, "maximum", { limit: 300 });
    if (data < 0) addViolation(violations, path, "minimum", { limit: 0 });
  }
}

function list_like_path2(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.sessionId === undefined) addViolation(violations, path, "required", { missingProperty: "sessionId" });
    if (data.sessionId !== undefined) list_like_appendToId(data.sessionId, path + "/sessionId", violations);
  }
}

function list_like_x(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 10000) addViolation(violations, path, "maximum", { limit: 10000 });
    if (data < -10000) addViolation(violations, path, "minimum", { limit: -10000 });
  }
}

function list_like_path3(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.scrapeId === undefined) addViolation(violations, path, "required", { missingProperty: "scrapeId" });
    if (data.scrapeId !== undefined) list_like_appendToId(data.scrapeId, path + "/scrapeId", violations);
  }
}

function list_like_retentionDays(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data > 365) addViolation(violations, path, "maximum", { limit: 365 });
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_path4(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.monitorId === undefined) addViolation(violations, path, "required", { missingProperty: "monitorId" });
    if (data.monitorId !== undefined) list_like_appendToId(data.monitorId, path + "/monitorId", violations);
  }
}
