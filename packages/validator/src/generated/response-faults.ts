// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, ucs2length, format_http_url, format_date_time } from "./formats.ts";
import type { Faults, Verdict } from "../check.ts";
const values0 = ["body","query","path","header","cookie"];
const values1 = ["orchestrator","subagent","system"];
const values2 = ["cancelled","credit_limit_reached","parent_finished","refused","internal"];
const values3 = ["agent","tool","billing","system"];
const values4 = ["succeeded","failed","cancelled","refused","credit_limit_reached"];
const values5 = ["succeeded","failed","cancelled","refused"];
const values6 = ["planning","working","finalizing"];
const values7 = ["json","markdown","html","screenshot","text"];
const values8 = ["init","partial","append","modify","update"];

export const mapUrls_200: Faults = validate53;


const formats0 = format_http_url;

function validate54(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "http-url"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err0 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
const len0 = data1.length;
const cap0 = errors + 20;
for(let i0=0; i0<len0 && errors < cap0; i0++){
if(!(validate54(data1[i0], instancePath+"/links/" + i0))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
const err2 = {instancePath:instancePath+"/warning",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const mapUrls_400: Faults = validate56;



function validate57(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "in"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "path"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/in",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((((data0 === "body") || (data0 === "query")) || (data0 === "path")) || (data0 === "header")) || (data0 === "cookie"))){
const err5 = {instancePath:instancePath+"/in",keyword:"enum",params:{allowedValues: values0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err6 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err8 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err2);
errors++;
}
if(false !== data0){
const err3 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err4 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(Array.isArray(data2)){
if(data2.length > 20){
const err5 = {instancePath:instancePath+"/details",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data2.length;
const cap1 = errors + 20;
for(let i0=0; i0<len0 && errors < cap1; i0++){
if(!(validate57(data2[i0], instancePath+"/details/" + i0))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/details",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

export const mapUrls_401: Faults = validate59;


function validate59(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err2);
errors++;
}
if(false !== data0){
const err3 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err4 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

export const mapUrls_402: Faults = validate60;


function validate60(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err1);
errors++;
}
if(false !== data0){
const err2 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err3 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err4 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

export const scrapeUrl_200: Faults = validate61;




function validate63(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceURL === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "sourceURL"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.statusCode === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "statusCode"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err4 = {instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.sourceURL !== undefined){
let data3 = data.sourceURL;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err5 = {instancePath:instancePath+"/sourceURL",keyword:"format",params:{format: "http-url"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/sourceURL",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.canonical !== undefined){
let data4 = data.canonical;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err7 = {instancePath:instancePath+"/canonical",keyword:"format",params:{format: "http-url"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/canonical",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.statusCode !== undefined){
let data5 = data.statusCode;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/statusCode",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 599 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/statusCode",keyword:"maximum",params:{comparison: "<=", limit: 599}};
(vErrors ??= []).push(err10);
errors++;
}
if(data5 < 100 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/statusCode",keyword:"minimum",params:{comparison: ">=", limit: 100}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "metadata"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.markdown !== undefined){
if(typeof data.markdown !== "string"){
const err1 = {instancePath:instancePath+"/markdown",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
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
const err2 = {instancePath:instancePath+"/links/" + i0,keyword:"format",params:{format: "http-url"}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/links/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate63(data.metadata, instancePath+"/metadata"))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "data"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err2);
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.data !== undefined){
if(!(validate62(data.data, instancePath+"/data"))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

export const startAgent_200: Faults = validate66;


const formats8 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate67(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats8.test(data))){
const err0 = {instancePath,keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate66(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err2);
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.id !== undefined){
if(!(validate67(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

export const startAgent_400: Faults = validate69;


function validate69(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, instancePath))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate59(data, instancePath))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,keyword:"anyOf",params:{}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const getAgent_200: Faults = validate72;



const formats10 = format_date_time;

function validate75(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats10(data))){
const err0 = {instancePath,keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate73(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.model === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.creditsUsed === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.expiresAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err6 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err6);
errors++;
}
if(true !== data0){
const err7 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
if(!(validate67(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if("processing" !== data2){
const err9 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "processing"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.data !== undefined){
const err10 = {instancePath:instancePath+"/data",keyword:"false schema",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err11 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.creditsUsed !== undefined){
let data5 = data.creditsUsed;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.expiresAt !== undefined){
if(!(validate75(data.expiresAt, instancePath+"/expiresAt"))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}



function validate78(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "data"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.model === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.creditsUsed === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.expiresAt === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err7 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err7);
errors++;
}
if(true !== data0){
const err8 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.id !== undefined){
if(!(validate67(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if("completed" !== data2){
const err10 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "completed"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err11 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.expiresAt !== undefined){
if(!(validate75(data.expiresAt, instancePath+"/expiresAt"))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}



function validate82(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.error === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.model === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.creditsUsed === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.expiresAt === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "expiresAt"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err7 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err7);
errors++;
}
if(true !== data0){
const err8 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.id !== undefined){
if(!(validate67(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if("failed" !== data2){
const err10 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "failed"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err11 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.data !== undefined){
const err12 = {instancePath:instancePath+"/data",keyword:"false schema",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err13 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.creditsUsed !== undefined){
let data6 = data.creditsUsed;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err14);
errors++;
}
if(0 !== data6){
const err15 = {instancePath:instancePath+"/creditsUsed",keyword:"const",params:{allowedValue: 0}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.expiresAt !== undefined){
if(!(validate75(data.expiresAt, instancePath+"/expiresAt"))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err16);
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate72(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate73(data, instancePath))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate78(data, instancePath))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
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
if(!(validate82(data, instancePath))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
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
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const getAgent_400: Faults = validate86;


function validate86(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, instancePath))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate59(data, instancePath))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,keyword:"anyOf",params:{}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate86.errors = vErrors;
return errors === 0;
}

export const cancelAgent_200: Faults = validate89;


function validate89(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err1);
errors++;
}
if(true !== data0){
const err2 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

export const getAgentTrace_200: Faults = validate90;






function validate95(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "role"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data1 === "orchestrator") || (data1 === "subagent")) || (data1 === "system"))){
const err5 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: values1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.parentId !== undefined){
if(typeof data.parentId !== "string"){
const err7 = {instancePath:instancePath+"/parentId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

const func1 = ucs2length;

function validate94(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemaVersion === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "schemaVersion"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.eventId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "eventId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "runId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.occurredAt === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "occurredAt"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.producerSequence === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "producerSequence"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.agent === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "agent"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.type === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/schemaVersion",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/schemaVersion",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.eventId !== undefined){
let data1 = data.eventId;
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
const err9 = {instancePath:instancePath+"/eventId",keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/eventId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runId !== undefined){
let data2 = data.runId;
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
const err11 = {instancePath:instancePath+"/runId",keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/runId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.occurredAt !== undefined){
let data3 = data.occurredAt;
if(typeof data3 === "string"){
if(!(formats10(data3))){
const err13 = {instancePath:instancePath+"/occurredAt",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/occurredAt",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.producerSequence !== undefined){
let data4 = data.producerSequence;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/producerSequence",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/producerSequence",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.agent !== undefined){
if(!(validate95(data.agent, instancePath+"/agent"))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate93(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if("run.started" !== data0){
const err2 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.started"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}



function validate99(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reason"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if("run.cancel_requested" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.cancel_requested"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}




function validate104(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.retryable === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "retryable"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((((data0 === "cancelled") || (data0 === "credit_limit_reached")) || (data0 === "parent_finished")) || (data0 === "refused")) || (data0 === "internal"))){
const err5 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: values2}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!((((data1 === "agent") || (data1 === "tool")) || (data1 === "billing")) || (data1 === "system"))){
const err7 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: values3}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.retryable !== undefined){
if(typeof data.retryable !== "boolean"){
const err8 = {instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err9 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}


function validate102(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "outcome"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if("run.finished" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.finished"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused")) || (data1 === "credit_limit_reached"))){
const err6 = {instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: values4}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate104(data2, instancePath+"/error"))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
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
const err8 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}



function validate107(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if("agent.started" !== data0){
const err2 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.started"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}



function validate110(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "outcome"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.durationMs === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "durationMs"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.error === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if("agent.finished" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.finished"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused"))){
const err7 = {instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: values5}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.durationMs !== undefined){
let data2 = data.durationMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/durationMs",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err9);
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
if(!(validate104(data3, instancePath+"/error"))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
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
const err11 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}



function validate114(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.phase === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "phase"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if("progress.reported" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "progress.reported"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.phase !== undefined){
let data1 = data.phase;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/phase",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((data1 === "planning") || (data1 === "working")) || (data1 === "finalizing"))){
const err6 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: values6}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}



function validate117(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if("reasoning.summary" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "reasoning.summary"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}



function validate120(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.toolCallId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "toolCallId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.toolName === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "toolName"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.parameters === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "parameters"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if("tool_call.started" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool_call.started"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err6 = {instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
const err7 = {instancePath:instancePath+"/toolName",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}



function validate123(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.toolCallId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "toolCallId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.toolName === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "toolName"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.result === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "result"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if("tool_call.finished" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool_call.finished"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
const err6 = {instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
const err7 = {instancePath:instancePath+"/toolName",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}




function validate128(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats8.test(data))){
const err0 = {instancePath,keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}



function validate130(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.artifactId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "artifactId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.snapshotId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "snapshotId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.change === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "change"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((((data0 === "json") || (data0 === "markdown")) || (data0 === "html")) || (data0 === "screenshot")) || (data0 === "text"))){
const err5 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: values7}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.artifactId !== undefined){
if(typeof data.artifactId !== "string"){
const err6 = {instancePath:instancePath+"/artifactId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err7 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.snapshotId !== undefined){
if(!(validate128(data.snapshotId, instancePath+"/snapshotId"))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.change !== undefined){
let data4 = data.change;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/change",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((((data4 === "init") || (data4 === "partial")) || (data4 === "append")) || (data4 === "modify")) || (data4 === "update"))){
const err9 = {instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: values8}};
(vErrors ??= []).push(err9);
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
const err10 = {instancePath:instancePath+"/changedFields/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/changedFields",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.itemCount !== undefined){
let data7 = data.itemCount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/itemCount",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/itemCount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.sourceToolCallId !== undefined){
if(typeof data.sourceToolCallId !== "string"){
const err14 = {instancePath:instancePath+"/sourceToolCallId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate126(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.snapshotId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "snapshotId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.artifact === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "artifact"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if("artifact.updated" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "artifact.updated"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.snapshotId !== undefined){
if(!(validate128(data.snapshotId, instancePath+"/snapshotId"))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.artifact !== undefined){
if(!(validate130(data.artifact, instancePath+"/artifact"))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}



function validate134(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.retryable === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "retryable"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if("error.occurred" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "error.occurred"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.error !== undefined){
if(!(validate104(data.error, instancePath+"/error"))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.retryable !== undefined){
if(typeof data.retryable !== "boolean"){
const err5 = {instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}



function validate138(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
const _errs5 = errors;
const _errs6 = errors;
if(!(((((((((((data0 === "run.started") || (data0 === "run.cancel_requested")) || (data0 === "run.finished")) || (data0 === "agent.started")) || (data0 === "agent.finished")) || (data0 === "progress.reported")) || (data0 === "reasoning.summary")) || (data0 === "tool_call.started")) || (data0 === "tool_call.finished")) || (data0 === "artifact.updated")) || (data0 === "error.occurred"))){
const err2 = {};
(vErrors ??= []).push(err2);
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err3 = {instancePath:instancePath+"/type",keyword:"not",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate92(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate93(data, instancePath))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate99(data, instancePath))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
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
if(!(validate102(data, instancePath))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
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
if(!(validate107(data, instancePath))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
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
if(!(validate110(data, instancePath))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
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
if(!(validate114(data, instancePath))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
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
if(!(validate117(data, instancePath))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
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
if(!(validate120(data, instancePath))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
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
if(!(validate123(data, instancePath))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
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
if(!(validate126(data, instancePath))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
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
if(!(validate134(data, instancePath))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
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
if(!(validate138(data, instancePath))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
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
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate90(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.events === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "events"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.creditsUsed === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "creditsUsed"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err4);
errors++;
}
if(true !== data0){
const err5 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.id !== undefined){
if(!(validate67(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
const len0 = data2.length;
const cap4 = errors + 20;
for(let i0=0; i0<len0 && errors < cap4; i0++){
if(!(validate92(data2[i0], instancePath+"/events/" + i0))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

export const getAgentSnapshot_200: Faults = validate142;


function validate142(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "success"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.snapshotId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "snapshotId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.snapshot === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "snapshot"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err4);
errors++;
}
if(true !== data0){
const err5 = {instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.id !== undefined){
if(!(validate67(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.snapshotId !== undefined){
if(!(validate128(data.snapshotId, instancePath+"/snapshotId"))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.snapshot !== undefined){
if(typeof data.snapshot !== "string"){
const err6 = {instancePath:instancePath+"/snapshot",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate142.errors = vErrors;
return errors === 0;
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
export const scrapeUrl_422: Faults = mapUrls_401;
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
