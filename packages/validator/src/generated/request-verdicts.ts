// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, formats, ucs2length } from "./formats.ts";
import type { Check } from "../check.ts";
const values0 = ["off","normal"];
const values1 = ["open","closed"];
const values2 = ["skip","include","only"];
const values3 = ["markdown","json","links"];

export const mapUrls_body: Check = validate53;

const formats0 = formats["http-url"];

const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
data.country = "US";
}
let data0 = data.country;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate54.errors = [{instancePath:instancePath+"/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/country",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
if(data.languages !== undefined){
let data1 = data.languages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate54.errors = [{instancePath:instancePath+"/languages/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate54.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}


const func1 = ucs2length;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.username === undefined) && (missing0 = "username")){
validate56.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "username")){
validate56.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 1024){
validate56.errors = [{instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 1024}}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}



const pattern4 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate59.errors = [{instancePath,keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(!pattern4.test(data)){
validate59.errors = [{instancePath,keyword:"pattern",params:{pattern: "^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"}}];
return false;
}
}
}
else {
validate59.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate58.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "off") || (data0 === "normal"))){
validate58.errors = [{instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: values0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riskScoreThreshold !== undefined){
let data1 = data.riskScoreThreshold;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate58.errors = [{instancePath:instancePath+"/riskScoreThreshold",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate58.errors = [{instancePath:instancePath+"/riskScoreThreshold",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate58.errors = [{instancePath:instancePath+"/riskScoreThreshold",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blacklist !== undefined){
let data2 = data.blacklist;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate58.errors = [{instancePath:instancePath+"/blacklist",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate59(data2[i0], {instancePath:instancePath+"/blacklist/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/blacklist",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whitelist !== undefined){
let data4 = data.whitelist;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate58.errors = [{instancePath:instancePath+"/whitelist",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate59(data4[i1], {instancePath:instancePath+"/whitelist/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/whitelist",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedTlds !== undefined){
let data6 = data.blockedTlds;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate58.errors = [{instancePath:instancePath+"/blockedTlds",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate58.errors = [{instancePath:instancePath+"/blockedTlds/" + i2,keyword:"pattern",params:{pattern: "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$"}}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/blockedTlds/" + i2,keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/blockedTlds",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failurePolicy !== undefined){
let data8 = data.failurePolicy;
const _errs15 = errors;
if(typeof data8 !== "string"){
validate58.errors = [{instancePath:instancePath+"/failurePolicy",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "open") || (data8 === "closed"))){
validate58.errors = [{instancePath:instancePath+"/failurePolicy",keyword:"enum",params:{allowedValues: values1}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
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
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate53.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate53.errors = [{instancePath:instancePath+"/url",keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search !== undefined){
const _errs3 = errors;
if(typeof data.search !== "string"){
validate53.errors = [{instancePath:instancePath+"/search",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data2 = data.sitemap;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate53.errors = [{instancePath:instancePath+"/sitemap",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "skip") || (data2 === "include")) || (data2 === "only"))){
validate53.errors = [{instancePath:instancePath+"/sitemap",keyword:"enum",params:{allowedValues: values2}}];
return false;
}
var valid0 = _errs5 === errors;
if(valid0){
const _errs7 = errors;
if(typeof data.includeSubdomains !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/includeSubdomains",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs9 = errors;
if(typeof data.ignoreQueryParameters !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/ignoreQueryParameters",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
const _errs11 = errors;
if(typeof data.ignoreCache !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/ignoreCache",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
if(valid0){
let data6 = data.limit;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate53.errors = [{instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
validate53.errors = [{instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate53.errors = [{instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
if(valid0){
if(data.timeout !== undefined){
let data7 = data.timeout;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate53.errors = [{instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate53.errors = [{instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs17 = errors;
if(!(validate54(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auditMetadata !== undefined){
const _errs18 = errors;
if(!(validate56(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs19 = errors;
if(!(validate58(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const scrapeUrl_body: Check = validate63;


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
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
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate63.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate63.errors = [{instancePath:instancePath+"/url",keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data1 = data.formats;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate63.errors = [{instancePath:instancePath+"/formats",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate63.errors = [{instancePath:instancePath+"/formats/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "markdown") || (data2 === "json")) || (data2 === "links"))){
validate63.errors = [{instancePath:instancePath+"/formats/" + i0,keyword:"enum",params:{allowedValues: values3}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
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
validate63.errors = [{instancePath:instancePath+"/formats",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/formats",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
if(valid0){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate63.errors = [{instancePath:instancePath+"/schema",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data4 = data.prompt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 10000){
validate63.errors = [{instancePath:instancePath+"/prompt",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
else {
if(func1(data4) < 1){
validate63.errors = [{instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const _errs11 = errors;
if(typeof data.onlyMainContent !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/onlyMainContent",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
if(valid0){
const _errs13 = errors;
if(typeof data.checkPromptInjection !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/checkPromptInjection",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
if(valid0){
let data7 = data.timeout;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate63.errors = [{instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 300000 || isNaN(data7)){
validate63.errors = [{instancePath:instancePath+"/timeout",keyword:"maximum",params:{comparison: "<=", limit: 300000}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate63.errors = [{instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
if(valid0){
if(data.location !== undefined){
const _errs17 = errors;
if(!(validate54(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auditMetadata !== undefined){
const _errs18 = errors;
if(!(validate56(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs19 = errors;
if(!(validate58(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const startAgent_parameters: Check = validate67;


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Idempotency-Key"] !== undefined){
let data1 = data0["Idempotency-Key"];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate67.errors = [{instancePath:instancePath+"/header/Idempotency-Key",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/header/Idempotency-Key",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/header/Idempotency-Key",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/header",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const startAgent_body: Check = validate68;


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
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
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
validate68.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.prompt !== undefined){
let data0 = data.prompt;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate68.errors = [{instancePath:instancePath+"/prompt",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
else {
if(func1(data0) < 1){
validate68.errors = [{instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urls !== undefined){
let data1 = data.urls;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate68.errors = [{instancePath:instancePath+"/urls",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate68.errors = [{instancePath:instancePath+"/urls/" + i0,keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/urls/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/urls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate68.errors = [{instancePath:instancePath+"/schema",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data4 = data.maxCredits;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate68.errors = [{instancePath:instancePath+"/maxCredits",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate68.errors = [{instancePath:instancePath+"/maxCredits",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
if(valid0){
let data5 = data.model;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func1(data5) > 100){
validate68.errors = [{instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data5) < 1){
validate68.errors = [{instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
if(valid0){
const _errs13 = errors;
if(typeof data.strictConstrainToURLs !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/strictConstrainToURLs",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
if(valid0){
if(data.auditMetadata !== undefined){
const _errs15 = errors;
if(!(validate56(data.auditMetadata, {instancePath:instancePath+"/auditMetadata",parentData:data,parentDataProperty:"auditMetadata",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threatProtection !== undefined){
const _errs16 = errors;
if(!(validate58(data.threatProtection, {instancePath:instancePath+"/threatProtection",parentData:data,parentDataProperty:"threatProtection",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const getAgent_parameters: Check = validate71;

const formats6 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
validate71.errors = [{instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate71.errors = [{instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const cancelAgent_parameters: Check = validate72;


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
validate72.errors = [{instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate72.errors = [{instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const getAgentTrace_parameters: Check = validate73;


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
validate73.errors = [{instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate73.errors = [{instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const getAgentSnapshot_parameters: Check = validate74;


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.jobId === undefined) && (missing0 = "jobId")) || ((data0.snapshotId === undefined) && (missing0 = "snapshotId"))){
validate74.errors = [{instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
validate74.errors = [{instancePath:instancePath+"/path/jobId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/path/jobId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.snapshotId !== undefined){
let data2 = data0.snapshotId;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats6.test(data2))){
validate74.errors = [{instancePath:instancePath+"/path/snapshotId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/path/snapshotId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

