// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, isMultiple, ucs2length, format_http_url, format_date_time } from "./formats.ts";
import type { Faults, Verdict } from "../check.ts";
const values0 = ["body","query","path","header","cookie"];
const values1 = ["dns","refused","reset","timeout","tls","redirects","http","contentType","content","unreachable"];
const values2 = ["orchestrator","subagent","system"];
const values3 = ["cancelled","credit_limit_reached","parent_finished","refused","internal"];
const values4 = ["agent","tool","billing","system"];
const values5 = ["succeeded","failed","cancelled","refused","credit_limit_reached"];
const values6 = ["succeeded","failed","cancelled","refused"];
const values7 = ["planning","working","finalizing"];
const values8 = ["json","markdown","html","screenshot","text"];
const values9 = ["init","partial","append","modify","update"];

export const mapUrls_200: Faults = validate53;


const formats0 = format_http_url;

function validate54(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors.push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors.push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
const len0 = data1.length;
const cap0 = errors + 20;
for(let i0=0; i0<len0 && errors < cap0; i0++){
validate54(data1[i0], instancePath+"/links/" + i0, vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
vErrors.push({instancePath:instancePath+"/warning",keyword:"type",params:{type: "string"}});
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

export const headers_1: Faults = validate56;

const func1 = ucs2length;

function validate56(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
if(typeof data1 === "string"){
if(func1(data1) > 128){
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"maxLength",params:{limit: 128}});
errors++;
}
if(func1(data1) < 1){
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"type",params:{type: "string"}});
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

export const mapUrls_400: Faults = validate57;



function validate58(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "in"}});
errors++;
}
if(data.path === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.code === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.message === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/in",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data0 === "body") || (data0 === "query")) || (data0 === "path")) || (data0 === "header")) || (data0 === "cookie"))){
vErrors.push({instancePath:instancePath+"/in",keyword:"enum",params:{allowedValues: values0}});
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
vErrors.push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors.push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors.push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
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


function validate57(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(false !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}});
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors.push({instancePath:instancePath+"/details",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data2.length;
const cap1 = errors + 20;
for(let i0=0; i0<len0 && errors < cap1; i0++){
validate58(data2[i0], instancePath+"/details/" + i0, vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath:instancePath+"/details",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors.push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
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

export const mapUrls_401: Faults = validate60;


function validate60(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(false !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}});
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors.push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
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

export const headers_2: Faults = validate61;


function validate61(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["WWW-Authenticate"] !== undefined){
if(typeof data0["WWW-Authenticate"] !== "string"){
vErrors.push({instancePath:instancePath+"/header/WWW-Authenticate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0["X-Request-Id"] !== undefined){
let data2 = data0["X-Request-Id"];
if(typeof data2 === "string"){
if(func1(data2) > 128){
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"maxLength",params:{limit: 128}});
errors++;
}
if(func1(data2) < 1){
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"type",params:{type: "string"}});
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

export const mapUrls_402: Faults = validate62;


function validate62(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(false !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}});
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors.push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
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

export const mapUrls_422: Faults = validate63;



function validate64(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cause === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "cause"}});
errors++;
}
if(data.message === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.cause !== undefined){
let data0 = data.cause;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/cause",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((((data0 === "dns") || (data0 === "refused")) || (data0 === "reset")) || (data0 === "timeout")) || (data0 === "tls")) || (data0 === "redirects")) || (data0 === "http")) || (data0 === "contentType")) || (data0 === "content")) || (data0 === "unreachable"))){
vErrors.push({instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: values1}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors.push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
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


function validate63(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(false !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}});
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.details !== undefined){
validate64(data.details, instancePath+"/details", vErrors);
errors = vErrors.length;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors.push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
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

export const headers_3: Faults = validate66;


function validate66(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Retry-After"] !== undefined){
let data1 = data0["Retry-After"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors.push({instancePath:instancePath+"/header/Retry-After",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
vErrors.push({instancePath:instancePath+"/header/Retry-After",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0["X-Request-Id"] !== undefined){
let data2 = data0["X-Request-Id"];
if(typeof data2 === "string"){
if(func1(data2) > 128){
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"maxLength",params:{limit: 128}});
errors++;
}
if(func1(data2) < 1){
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/header/X-Request-Id",keyword:"type",params:{type: "string"}});
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

export const scrapeUrl_200: Faults = validate67;




function validate69(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceURL === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "sourceURL"}});
errors++;
}
if(data.statusCode === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "statusCode"}});
errors++;
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors.push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
vErrors.push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
vErrors.push({instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.author !== undefined){
if(typeof data.author !== "string"){
vErrors.push({instancePath:instancePath+"/author",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.publishedTime !== undefined){
if(typeof data.publishedTime !== "string"){
vErrors.push({instancePath:instancePath+"/publishedTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modifiedTime !== undefined){
if(typeof data.modifiedTime !== "string"){
vErrors.push({instancePath:instancePath+"/modifiedTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.keywords !== undefined){
if(typeof data.keywords !== "string"){
vErrors.push({instancePath:instancePath+"/keywords",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.siteName !== undefined){
if(typeof data.siteName !== "string"){
vErrors.push({instancePath:instancePath+"/siteName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.openGraph !== undefined){
let data8 = data.openGraph;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
const cap5 = errors + 20;
for(const key0 in data8){
if(errors >= cap5) break;
if(typeof data8[key0] !== "string"){
vErrors.push({instancePath:instancePath+"/openGraph/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/openGraph",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.sourceURL !== undefined){
let data10 = data.sourceURL;
if(typeof data10 === "string"){
if(!(formats0(data10))){
vErrors.push({instancePath:instancePath+"/sourceURL",keyword:"format",params:{format: "http-url"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/sourceURL",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.canonical !== undefined){
let data11 = data.canonical;
if(typeof data11 === "string"){
if(!(formats0(data11))){
vErrors.push({instancePath:instancePath+"/canonical",keyword:"format",params:{format: "http-url"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/canonical",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.statusCode !== undefined){
let data12 = data.statusCode;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors.push({instancePath:instancePath+"/statusCode",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 599 || isNaN(data12)){
vErrors.push({instancePath:instancePath+"/statusCode",keyword:"maximum",params:{comparison: "<=", limit: 599}});
errors++;
}
if(data12 < 100 || isNaN(data12)){
vErrors.push({instancePath:instancePath+"/statusCode",keyword:"minimum",params:{comparison: ">=", limit: 100}});
errors++;
}
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}


function validate68(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "metadata"}});
errors++;
}
if(data.markdown !== undefined){
if(typeof data.markdown !== "string"){
vErrors.push({instancePath:instancePath+"/markdown",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
const len0 = data1.length;
const cap2 = errors + 20;
for(let i0=0; i0<len0 && errors < cap2; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!(formats0(data2))){
vErrors.push({instancePath:instancePath+"/links/" + i0,keyword:"format",params:{format: "http-url"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/links/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
vErrors.push({instancePath:instancePath+"/warning",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.metadata !== undefined){
validate69(data.metadata, instancePath+"/metadata", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}


function validate67(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.data === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.data !== undefined){
validate68(data.data, instancePath+"/data", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}

export const scrapeUrl_422: Faults = validate72;


function validate72(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
validate60(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
validate63(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors.push({instancePath,keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs0;
vErrors.length = _errs0;
}
return vErrors;
}

export const startAgent_200: Faults = validate75;


const formats8 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate76(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(typeof data === "string"){
if(!(formats8.test(data))){
vErrors.push({instancePath,keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
return vErrors;
}


function validate75(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.id !== undefined){
validate76(data.id, instancePath+"/id", vErrors);
errors = vErrors.length;
}
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
vErrors.push({instancePath:instancePath+"/warning",keyword:"type",params:{type: "string"}});
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

export const startAgent_400: Faults = validate78;


function validate78(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
validate57(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
validate60(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors.push({instancePath,keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs0;
vErrors.length = _errs0;
}
return vErrors;
}

export const getAgent_200: Faults = validate81;



const formats10 = format_date_time;

function validate84(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(typeof data === "string"){
if(!(formats10(data))){
vErrors.push({instancePath,keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
return vErrors;
}


function validate82(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.status === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.model === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.creditsUsed === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}});
errors++;
}
if(data.expiresAt === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "expiresAt"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.id !== undefined){
validate76(data.id, instancePath+"/id", vErrors);
errors = vErrors.length;
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
vErrors.push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if("processing" !== data2){
vErrors.push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "processing"}});
errors++;
}
}
if(data.data !== undefined){
vErrors.push({instancePath:instancePath+"/data",keyword:"false schema",params:{}});
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors.push({instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.creditsUsed !== undefined){
let data5 = data.creditsUsed;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.expiresAt !== undefined){
validate84(data.expiresAt, instancePath+"/expiresAt", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}



function validate87(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.status === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.data === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.model === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.creditsUsed === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}});
errors++;
}
if(data.expiresAt === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "expiresAt"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.id !== undefined){
validate76(data.id, instancePath+"/id", vErrors);
errors = vErrors.length;
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
vErrors.push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if("completed" !== data2){
vErrors.push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "completed"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors.push({instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.expiresAt !== undefined){
validate84(data.expiresAt, instancePath+"/expiresAt", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}



function validate91(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.status === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.model === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.creditsUsed === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}});
errors++;
}
if(data.expiresAt === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "expiresAt"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.id !== undefined){
validate76(data.id, instancePath+"/id", vErrors);
errors = vErrors.length;
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
vErrors.push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}});
errors++;
}
if("failed" !== data2){
vErrors.push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "failed"}});
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.data !== undefined){
vErrors.push({instancePath:instancePath+"/data",keyword:"false schema",params:{}});
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors.push({instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.creditsUsed !== undefined){
let data6 = data.creditsUsed;
if(!((typeof data6 == "number") && (isFinite(data6)))){
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}});
errors++;
}
if(0 !== data6){
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"const",params:{allowedValue: 0}});
errors++;
}
}
if(data.expiresAt !== undefined){
validate84(data.expiresAt, instancePath+"/expiresAt", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}


function validate81(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
validate82(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
validate87(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
validate91(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
vErrors.push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs0;
vErrors.length = _errs0;
}
return vErrors;
}

export const getAgent_400: Faults = validate95;


function validate95(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
validate57(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
validate60(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors.push({instancePath,keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs0;
vErrors.length = _errs0;
}
return vErrors;
}

export const cancelAgent_200: Faults = validate98;


function validate98(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
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

export const getAgentTrace_200: Faults = validate99;






function validate104(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.role === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.name === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors.push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
vErrors.push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data1 === "orchestrator") || (data1 === "subagent")) || (data1 === "system"))){
vErrors.push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: values2}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
vErrors.push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
if(typeof data.parentId !== "string"){
vErrors.push({instancePath:instancePath+"/parentId",keyword:"type",params:{type: "string"}});
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


function validate103(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemaVersion === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "schemaVersion"}});
errors++;
}
if(data.eventId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "eventId"}});
errors++;
}
if(data.runId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "runId"}});
errors++;
}
if(data.occurredAt === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "occurredAt"}});
errors++;
}
if(data.producerSequence === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "producerSequence"}});
errors++;
}
if(data.agent === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "agent"}});
errors++;
}
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors.push({instancePath:instancePath+"/schemaVersion",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors.push({instancePath:instancePath+"/schemaVersion",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.eventId !== undefined){
let data1 = data.eventId;
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
vErrors.push({instancePath:instancePath+"/eventId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/eventId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.runId !== undefined){
let data2 = data.runId;
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
vErrors.push({instancePath:instancePath+"/runId",keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/runId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.occurredAt !== undefined){
let data3 = data.occurredAt;
if(typeof data3 === "string"){
if(!(formats10(data3))){
vErrors.push({instancePath:instancePath+"/occurredAt",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/occurredAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.producerSequence !== undefined){
let data4 = data.producerSequence;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors.push({instancePath:instancePath+"/producerSequence",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors.push({instancePath:instancePath+"/producerSequence",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.agent !== undefined){
validate104(data.agent, instancePath+"/agent", vErrors);
errors = vErrors.length;
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 === "string"){
if(func1(data6) < 1){
vErrors.push({instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
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


function validate102(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("run.started" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.started"}});
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



function validate108(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.reason === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("run.cancel_requested" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.cancel_requested"}});
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors.push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
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




function validate113(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.source === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data.retryable === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "retryable"}});
errors++;
}
if(data.message === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data0 === "cancelled") || (data0 === "credit_limit_reached")) || (data0 === "parent_finished")) || (data0 === "refused")) || (data0 === "internal"))){
vErrors.push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: values3}});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
vErrors.push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data1 === "agent") || (data1 === "tool")) || (data1 === "billing")) || (data1 === "system"))){
vErrors.push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: values4}});
errors++;
}
}
if(data.retryable !== undefined){
if(typeof data.retryable !== "boolean"){
vErrors.push({instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors.push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
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


function validate111(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.outcome === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("run.finished" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.finished"}});
errors++;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
vErrors.push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused")) || (data1 === "credit_limit_reached"))){
vErrors.push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: values5}});
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
validate113(data2, instancePath+"/error", vErrors);
errors = vErrors.length;
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
vErrors.push({instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs8;
vErrors.length = _errs8;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}



function validate116(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("agent.started" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.started"}});
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



function validate119(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.outcome === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});
errors++;
}
if(data.durationMs === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "durationMs"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("agent.finished" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.finished"}});
errors++;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
vErrors.push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused"))){
vErrors.push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: values6}});
errors++;
}
}
if(data.durationMs !== undefined){
let data2 = data.durationMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors.push({instancePath:instancePath+"/durationMs",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors.push({instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.error !== undefined){
let data3 = data.error;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
validate113(data3, instancePath+"/error", vErrors);
errors = vErrors.length;
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 !== null){
vErrors.push({instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
vErrors.push({instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs10;
vErrors.length = _errs10;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}



function validate123(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.phase === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "phase"}});
errors++;
}
if(data.message === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("progress.reported" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "progress.reported"}});
errors++;
}
}
if(data.phase !== undefined){
let data1 = data.phase;
if(typeof data1 !== "string"){
vErrors.push({instancePath:instancePath+"/phase",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data1 === "planning") || (data1 === "working")) || (data1 === "finalizing"))){
vErrors.push({instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: values7}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors.push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
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



function validate126(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("reasoning.summary" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "reasoning.summary"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors.push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});
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



function validate129(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.toolCallId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "toolCallId"}});
errors++;
}
if(data.toolName === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "toolName"}});
errors++;
}
if(data.parameters === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "parameters"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("tool_call.started" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool_call.started"}});
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
vErrors.push({instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
vErrors.push({instancePath:instancePath+"/toolName",keyword:"type",params:{type: "string"}});
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



function validate132(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.toolCallId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "toolCallId"}});
errors++;
}
if(data.toolName === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "toolName"}});
errors++;
}
if(data.result === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "result"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("tool_call.finished" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool_call.finished"}});
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
vErrors.push({instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
vErrors.push({instancePath:instancePath+"/toolName",keyword:"type",params:{type: "string"}});
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




function validate137(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(typeof data === "string"){
if(!(formats8.test(data))){
vErrors.push({instancePath,keyword:"format",params:{format: "uuid"}});
errors++;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "string"}});
errors++;
}
return vErrors;
}



function validate139(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.artifactId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "artifactId"}});
errors++;
}
if(data.snapshotId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "snapshotId"}});
errors++;
}
if(data.change === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "change"}});
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data0 === "json") || (data0 === "markdown")) || (data0 === "html")) || (data0 === "screenshot")) || (data0 === "text"))){
vErrors.push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: values8}});
errors++;
}
}
if(data.artifactId !== undefined){
if(typeof data.artifactId !== "string"){
vErrors.push({instancePath:instancePath+"/artifactId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
vErrors.push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.snapshotId !== undefined){
validate137(data.snapshotId, instancePath+"/snapshotId", vErrors);
errors = vErrors.length;
}
if(data.change !== undefined){
let data4 = data.change;
if(typeof data4 !== "string"){
vErrors.push({instancePath:instancePath+"/change",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data4 === "init") || (data4 === "partial")) || (data4 === "append")) || (data4 === "modify")) || (data4 === "update"))){
vErrors.push({instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: values9}});
errors++;
}
}
if(data.changedFields !== undefined){
let data5 = data.changedFields;
if(Array.isArray(data5)){
const len0 = data5.length;
const cap3 = errors + 20;
for(let i0=0; i0<len0 && errors < cap3; i0++){
if(typeof data5[i0] !== "string"){
vErrors.push({instancePath:instancePath+"/changedFields/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
vErrors.push({instancePath:instancePath+"/changedFields",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.itemCount !== undefined){
let data7 = data.itemCount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors.push({instancePath:instancePath+"/itemCount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
vErrors.push({instancePath:instancePath+"/itemCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.sourceToolCallId !== undefined){
if(typeof data.sourceToolCallId !== "string"){
vErrors.push({instancePath:instancePath+"/sourceToolCallId",keyword:"type",params:{type: "string"}});
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


function validate135(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.snapshotId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "snapshotId"}});
errors++;
}
if(data.artifact === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "artifact"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("artifact.updated" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "artifact.updated"}});
errors++;
}
}
if(data.snapshotId !== undefined){
validate137(data.snapshotId, instancePath+"/snapshotId", vErrors);
errors = vErrors.length;
}
if(data.artifact !== undefined){
validate139(data.artifact, instancePath+"/artifact", vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}



function validate143(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.error === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.retryable === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "retryable"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("error.occurred" !== data0){
vErrors.push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "error.occurred"}});
errors++;
}
}
if(data.error !== undefined){
validate113(data.error, instancePath+"/error", vErrors);
errors = vErrors.length;
}
if(data.retryable !== undefined){
if(typeof data.retryable !== "boolean"){
vErrors.push({instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}});
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



function validate147(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
validate103(data, instancePath, vErrors);
errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors.push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}});
errors++;
}
const _errs5 = errors;
const _errs6 = errors;
if(!(((((((((((data0 === "run.started") || (data0 === "run.cancel_requested")) || (data0 === "run.finished")) || (data0 === "agent.started")) || (data0 === "agent.finished")) || (data0 === "progress.reported")) || (data0 === "reasoning.summary")) || (data0 === "tool_call.started")) || (data0 === "tool_call.finished")) || (data0 === "artifact.updated")) || (data0 === "error.occurred"))){
vErrors.push({});
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
vErrors.push({instancePath:instancePath+"/type",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs5;
vErrors.length = _errs5;
}
}
}
else {
vErrors.push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
return vErrors;
}


function validate101(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
validate102(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
validate108(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
validate111(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
validate116(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs5 = errors;
validate119(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs6 = errors;
validate123(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs7 = errors;
validate126(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
const _errs8 = errors;
validate129(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
}
const _errs9 = errors;
validate132(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
}
const _errs10 = errors;
validate135(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
}
const _errs11 = errors;
validate143(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
}
const _errs12 = errors;
validate147(data, instancePath, vErrors);
errors = vErrors.length;
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
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
if(!valid0){
vErrors.push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs0;
vErrors.length = _errs0;
}
return vErrors;
}


function validate99(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.events === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "events"}});
errors++;
}
if(data.creditsUsed === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.id !== undefined){
validate76(data.id, instancePath+"/id", vErrors);
errors = vErrors.length;
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
const len0 = data2.length;
const cap4 = errors + 20;
for(let i0=0; i0<len0 && errors < cap4; i0++){
validate101(data2[i0], instancePath+"/events/" + i0, vErrors);
errors = vErrors.length;
}
}
else {
vErrors.push({instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
vErrors.push({instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}});
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

export const getAgentSnapshot_200: Faults = validate151;


function validate151(data, instancePath="", vErrors=[]){
let errors = vErrors.length;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "success"}});
errors++;
}
if(data.id === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.snapshotId === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "snapshotId"}});
errors++;
}
if(data.snapshot === undefined){
vErrors.push({instancePath,keyword:"required",params:{missingProperty: "snapshot"}});
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
vErrors.push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data0){
vErrors.push({instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.id !== undefined){
validate76(data.id, instancePath+"/id", vErrors);
errors = vErrors.length;
}
if(data.snapshotId !== undefined){
validate137(data.snapshotId, instancePath+"/snapshotId", vErrors);
errors = vErrors.length;
}
if(data.snapshot !== undefined){
if(typeof data.snapshot !== "string"){
vErrors.push({instancePath:instancePath+"/snapshot",keyword:"type",params:{type: "string"}});
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
export const mapUrls_403: Faults = mapUrls_401;
export const mapUrls_408: Faults = mapUrls_401;
export const mapUrls_413: Faults = mapUrls_401;
export const mapUrls_415: Faults = mapUrls_401;
export const mapUrls_429: Faults = mapUrls_402;
export const mapUrls_500: Faults = mapUrls_402;
export const mapUrls_502: Faults = mapUrls_401;
export const mapUrls_503: Faults = mapUrls_401;
export const mapUrls_504: Faults = mapUrls_401;
export const scrapeUrl_400: Faults = mapUrls_400;
export const scrapeUrl_401: Faults = mapUrls_401;
export const scrapeUrl_402: Faults = mapUrls_401;
export const scrapeUrl_403: Faults = mapUrls_401;
export const scrapeUrl_408: Faults = mapUrls_401;
export const scrapeUrl_413: Faults = mapUrls_401;
export const scrapeUrl_415: Faults = mapUrls_401;
export const scrapeUrl_429: Faults = mapUrls_401;
export const scrapeUrl_500: Faults = mapUrls_401;
export const scrapeUrl_502: Faults = mapUrls_401;
export const scrapeUrl_503: Faults = mapUrls_401;
export const scrapeUrl_504: Faults = mapUrls_401;
export const startAgent_401: Faults = mapUrls_401;
export const startAgent_402: Faults = mapUrls_401;
export const startAgent_403: Faults = mapUrls_401;
export const startAgent_409: Faults = mapUrls_401;
export const startAgent_413: Faults = mapUrls_401;
export const startAgent_415: Faults = mapUrls_401;
export const startAgent_422: Faults = mapUrls_401;
export const startAgent_429: Faults = mapUrls_401;
export const startAgent_500: Faults = mapUrls_401;
export const startAgent_502: Faults = mapUrls_401;
export const startAgent_503: Faults = mapUrls_401;
export const startAgent_504: Faults = mapUrls_401;
export const getAgent_401: Faults = mapUrls_401;
export const getAgent_403: Faults = mapUrls_401;
export const getAgent_404: Faults = mapUrls_401;
export const getAgent_429: Faults = mapUrls_401;
export const getAgent_500: Faults = mapUrls_401;
export const getAgent_502: Faults = mapUrls_401;
export const getAgent_503: Faults = mapUrls_401;
export const getAgent_504: Faults = mapUrls_401;
export const cancelAgent_400: Faults = mapUrls_400;
export const cancelAgent_401: Faults = mapUrls_401;
export const cancelAgent_403: Faults = mapUrls_401;
export const cancelAgent_404: Faults = mapUrls_401;
export const cancelAgent_409: Faults = mapUrls_401;
export const cancelAgent_429: Faults = mapUrls_401;
export const cancelAgent_500: Faults = mapUrls_401;
export const cancelAgent_502: Faults = mapUrls_401;
export const cancelAgent_503: Faults = mapUrls_401;
export const cancelAgent_504: Faults = mapUrls_401;
export const getAgentTrace_400: Faults = mapUrls_402;
export const getAgentTrace_401: Faults = mapUrls_402;
export const getAgentTrace_403: Faults = mapUrls_402;
export const getAgentTrace_404: Faults = mapUrls_402;
export const getAgentTrace_429: Faults = mapUrls_402;
export const getAgentTrace_500: Faults = mapUrls_402;
export const getAgentTrace_502: Faults = mapUrls_402;
export const getAgentTrace_503: Faults = mapUrls_402;
export const getAgentTrace_504: Faults = mapUrls_402;
export const getAgentSnapshot_400: Faults = mapUrls_402;
export const getAgentSnapshot_401: Faults = mapUrls_402;
export const getAgentSnapshot_403: Faults = mapUrls_402;
export const getAgentSnapshot_404: Faults = mapUrls_402;
export const getAgentSnapshot_429: Faults = mapUrls_402;
export const getAgentSnapshot_500: Faults = mapUrls_402;
export const getAgentSnapshot_502: Faults = mapUrls_402;
export const getAgentSnapshot_503: Faults = mapUrls_402;
export const getAgentSnapshot_504: Faults = mapUrls_402;
