// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, isMultiple, ucs2length, format_http_url } from "./formats.ts";
import type { Faults, Verdict } from "../check.ts";
const values0 = ["off","normal"];
const values1 = ["open","closed"];
const values2 = ["skip","include","only"];
const values3 = ["markdown","json","links"];
const values4 = ["gen-2"];

export const mapUrls_body: Faults = validate53;

const formats0 = format_http_url;

const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate54(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
data.country = "US";
}
let data0 = data.country;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
vErrors.push({instancePath:instancePath+"/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"}});
errors++;
}
if(data.languages !== undefined){
let data1 = data.languages;
if(Array.isArray(data1)){
const len0 = data1.length;
const cap0 = errors + 20;
for(let i0=0; i0<len0 && errors < cap0; i0++){
if(typeof data1[i0] !== "string"){
vErrors.push({instancePath:instancePath+"/languages/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}


const func1 = ucs2length;

function validate56(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "username"}});
errors++;
}
const cap6 = errors + 20;
for(const key0 in data){
if(errors >= cap6) break;
if(!(key0 === "username")){
vErrors.push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
vErrors.push({instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 1024}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}



const pattern4 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");

function validate59(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(typeof data === "string"){
if(func1(data) > 255){
vErrors.push({instancePath,keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(!pattern4.test(data)){
vErrors.push({instancePath,keyword:"pattern",params:{pattern: "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}});
errors++;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
return vErrors;
}

const pattern5 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");

function validate58(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data0 === "off") || (data0 === "normal"))){
vErrors.push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: values0}});
errors++;
}
}
if(data.riskScoreThreshold !== undefined){
let data1 = data.riskScoreThreshold;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors.push({instancePath:instancePath+"/riskScoreThreshold",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
vErrors.push({instancePath:instancePath+"/riskScoreThreshold",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors.push({instancePath:instancePath+"/riskScoreThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.blacklist !== undefined){
let data2 = data.blacklist;
if(Array.isArray(data2)){
if(data2.length > 1000){
vErrors.push({instancePath:instancePath+"/blacklist",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data2.length;
const cap1 = errors + 20;
for(let i0=0; i0<len0 && errors < cap1; i0++){
validate59(data2[i0], instancePath+"/blacklist/" + i0, vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath:instancePath+"/blacklist",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.whitelist !== undefined){
let data4 = data.whitelist;
if(Array.isArray(data4)){
if(data4.length > 1000){
vErrors.push({instancePath:instancePath+"/whitelist",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
const cap2 = errors + 20;
for(let i1=0; i1<len1 && errors < cap2; i1++){
validate59(data4[i1], instancePath+"/whitelist/" + i1, vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath:instancePath+"/whitelist",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.blockedTlds !== undefined){
let data6 = data.blockedTlds;
if(Array.isArray(data6)){
if(data6.length > 1000){
vErrors.push({instancePath:instancePath+"/blockedTlds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
const cap3 = errors + 20;
for(let i2=0; i2<len2 && errors < cap3; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
vErrors.push({instancePath:instancePath+"/blockedTlds/" + i2,keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/blockedTlds/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/blockedTlds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.failurePolicy !== undefined){
let data8 = data.failurePolicy;
if(typeof data8 !== "string"){
vErrors.push({instancePath:instancePath+"/failurePolicy",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data8 === "open") || (data8 === "closed"))){
vErrors.push({instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: values1}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}


function validate53(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sitemap === undefined){
data.sitemap = "include";
}
if(data.includeSubdomains === undefined){
data.includeSubdomains = true;
}
if(data.ignoreQueryParameters === undefined){
data.ignoreQueryParameters = true;
}
if(data.ignoreCache === undefined){
data.ignoreCache = false;
}
if(data.limit === undefined){
data.limit = 5000;
}
if(data.url === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "url"}});
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
vErrors.push({instancePath:instancePath+"/url",keyword:"format",params:{format: "http-url"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.search !== undefined){
if(typeof data.search !== "string"){
vErrors.push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data2 = data.sitemap;
if(typeof data2 !== "string"){
vErrors.push({instancePath:instancePath+"/sitemap",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data2 === "skip") || (data2 === "include")) || (data2 === "only"))){
vErrors.push({instancePath:instancePath+"/sitemap",keyword:"enum",params:{allowedValues: values2}});
errors++;
}
if(typeof data.includeSubdomains !== "boolean"){
vErrors.push({instancePath:instancePath+"/includeSubdomains",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(typeof data.ignoreQueryParameters !== "boolean"){
vErrors.push({instancePath:instancePath+"/ignoreQueryParameters",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(typeof data.ignoreCache !== "boolean"){
vErrors.push({instancePath:instancePath+"/ignoreCache",keyword:"type",params:{type: "boolean"}});
errors++;
}
let data6 = data.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors.push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
vErrors.push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
vErrors.push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
if(data.timeout !== undefined){
let data7 = data.timeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors.push({instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
vErrors.push({instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.location !== undefined){
validate54(data.location, instancePath+"/location", vErrors);
errors = vErrors.length;
}
if(data.auditMetadata !== undefined){
validate56(data.auditMetadata, instancePath+"/auditMetadata", vErrors);
errors = vErrors.length;
}
if(data.threatProtection !== undefined){
validate58(data.threatProtection, instancePath+"/threatProtection", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const scrapeUrl_body: Faults = validate63;


function validate63(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formats === undefined){
data.formats = ["markdown"];
}
if(data.onlyMainContent === undefined){
data.onlyMainContent = true;
}
if(data.checkPromptInjection === undefined){
data.checkPromptInjection = false;
}
if(data.timeout === undefined){
data.timeout = 30000;
}
if(data.url === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "url"}});
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
vErrors.push({instancePath:instancePath+"/url",keyword:"format",params:{format: "http-url"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data1 = data.formats;
if(Array.isArray(data1)){
if(data1.length > 3){
vErrors.push({instancePath:instancePath+"/formats",keyword:"maxItems",params:{limit: 3}});
errors++;
}
if(data1.length < 1){
vErrors.push({instancePath:instancePath+"/formats",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
const cap4 = errors + 20;
for(let i0=0; i0<len0 && errors < cap4; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors.push({instancePath:instancePath+"/formats/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data2 === "markdown") || (data2 === "json")) || (data2 === "links"))){
vErrors.push({instancePath:instancePath+"/formats/" + i0,keyword:"enum",params:{allowedValues: values3}});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors.push({instancePath:instancePath+"/formats",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/formats",keyword:"type",params:{type: "array"}});
errors++;
}
if(data.schema !== undefined){
let data3 = data.schema;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors.push({instancePath:instancePath+"/schema",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(typeof data4 === "string"){
if(func1(data4) > 10000){
vErrors.push({instancePath:instancePath+"/prompt",keyword:"maxLength",params:{limit: 10000}});
errors++;
}
if(func1(data4) < 1){
vErrors.push({instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(typeof data.onlyMainContent !== "boolean"){
vErrors.push({instancePath:instancePath+"/onlyMainContent",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(typeof data.checkPromptInjection !== "boolean"){
vErrors.push({instancePath:instancePath+"/checkPromptInjection",keyword:"type",params:{type: "boolean"}});
errors++;
}
let data7 = data.timeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors.push({instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 300000 || isNaN(data7)){
vErrors.push({instancePath:instancePath+"/timeout",keyword:"maximum",params:{comparison: "<=", limit: 300000}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors.push({instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
if(data.location !== undefined){
validate54(data.location, instancePath+"/location", vErrors);
errors = vErrors.length;
}
if(data.auditMetadata !== undefined){
validate56(data.auditMetadata, instancePath+"/auditMetadata", vErrors);
errors = vErrors.length;
}
if(data.threatProtection !== undefined){
validate58(data.threatProtection, instancePath+"/threatProtection", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const startAgent_parameters: Faults = validate67;


function validate67(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Idempotency-Key"] !== undefined){
let data1 = data0["Idempotency-Key"];
if(typeof data1 === "string"){
if(func1(data1) > 255){
vErrors.push({instancePath:instancePath+"/header/Idempotency-Key",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func1(data1) < 1){
vErrors.push({instancePath:instancePath+"/header/Idempotency-Key",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/header/Idempotency-Key",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const startAgent_body: Faults = validate68;


function validate68(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxCredits === undefined){
data.maxCredits = 2500;
}
if(data.model === undefined){
data.model = "gen-2";
}
if(data.strictConstrainToURLs === undefined){
data.strictConstrainToURLs = false;
}
if(data.prompt === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "prompt"}});
errors++;
}
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(func1(data0) > 10000){
vErrors.push({instancePath:instancePath+"/prompt",keyword:"maxLength",params:{limit: 10000}});
errors++;
}
if(func1(data0) < 1){
vErrors.push({instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.urls !== undefined){
let data1 = data.urls;
if(Array.isArray(data1)){
if(data1.length > 1000){
vErrors.push({instancePath:instancePath+"/urls",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
const cap5 = errors + 20;
for(let i0=0; i0<len0 && errors < cap5; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors.push({instancePath:instancePath+"/urls/" + i0,keyword:"format",params:{format: "http-url"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/urls/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/urls",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.schema !== undefined){
let data3 = data.schema;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors.push({instancePath:instancePath+"/schema",keyword:"type",params:{type: "object"}});
errors++;
}
}
let data4 = data.maxCredits;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors.push({instancePath:instancePath+"/maxCredits",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
vErrors.push({instancePath:instancePath+"/maxCredits",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
let data5 = data.model;
if(typeof data5 !== "string"){
vErrors.push({instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(data5 === "gen-2")){
vErrors.push({instancePath:instancePath+"/model",keyword:"enum",params:{allowedValues: values4}});
errors++;
}
if(typeof data.strictConstrainToURLs !== "boolean"){
vErrors.push({instancePath:instancePath+"/strictConstrainToURLs",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(data.auditMetadata !== undefined){
validate56(data.auditMetadata, instancePath+"/auditMetadata", vErrors);
errors = vErrors.length;
}
if(data.threatProtection !== undefined){
validate58(data.threatProtection, instancePath+"/threatProtection", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const getAgent_parameters: Faults = validate71;

const formats6 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate71(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.jobId === undefined){
vErrors.push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "jobId"}});
errors++;
}
if(data0.jobId !== undefined){
let data1 = data0.jobId;
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const cancelAgent_parameters: Faults = validate72;


function validate72(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.jobId === undefined){
vErrors.push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "jobId"}});
errors++;
}
if(data0.jobId !== undefined){
let data1 = data0.jobId;
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const getAgentTrace_parameters: Faults = validate73;


function validate73(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.jobId === undefined){
vErrors.push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "jobId"}});
errors++;
}
if(data0.jobId !== undefined){
let data1 = data0.jobId;
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const getAgentSnapshot_parameters: Faults = validate74;


function validate74(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.jobId === undefined){
vErrors.push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "jobId"}});
errors++;
}
if(data0.snapshotId === undefined){
vErrors.push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "snapshotId"}});
errors++;
}
if(data0.jobId !== undefined){
let data1 = data0.jobId;
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.snapshotId !== undefined){
let data2 = data0.snapshotId;
if(typeof data2 === "string"){
if(!(formats6.test(data2))){
vErrors.push({instancePath:instancePath+"/path/snapshotId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/path/snapshotId",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}
