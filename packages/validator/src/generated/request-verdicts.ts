// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, formats, ucs2length } from "./formats.ts";
import type { Check } from "../check.ts";
const values0 = ["off","normal"];
const values1 = ["open","closed"];
const values2 = ["skip","include","only"];

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

