// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, formats, ucs2length } from "./formats.ts";
import type { Check } from "../check.ts";
const values0 = ["body","query","path","header","cookie"];
const values1 = ["orchestrator","subagent","system"];
const values2 = ["cancelled","credit_limit_reached","parent_finished","refused","internal"];
const values3 = ["agent","tool","billing","system"];
const values4 = ["succeeded","failed","cancelled","refused","credit_limit_reached"];
const values5 = ["succeeded","failed","cancelled","refused"];
const values6 = ["planning","working","finalizing"];
const values7 = ["json","markdown","html","screenshot","text"];
const values8 = ["init","partial","append","modify","update"];

export const mapUrls_200: Check = validate53;


const formats0 = formats["http-url"];

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate54.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
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
validate54.errors = [{instancePath:instancePath+"/url",keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
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
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate54.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate54.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
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


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
const _errs1 = errors;
if(typeof data.success !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data1 = data.links;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate54(data1[i0], {instancePath:instancePath+"/links/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warning !== undefined){
const _errs6 = errors;
if(typeof data.warning !== "string"){
validate53.errors = [{instancePath:instancePath+"/warning",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
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

export const mapUrls_400: Check = validate56;



function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.in === undefined) && (missing0 = "in")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate57.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate57.errors = [{instancePath:instancePath+"/in",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "body") || (data0 === "query")) || (data0 === "path")) || (data0 === "header")) || (data0 === "cookie"))){
validate57.errors = [{instancePath:instancePath+"/in",keyword:"enum",params:{allowedValues: values0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
validate57.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs5 = errors;
if(typeof data.code !== "string"){
validate57.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))){
validate56.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate56.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs3 = errors;
if(typeof data.error !== "string"){
validate56.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data2 = data.details;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 20){
validate56.errors = [{instancePath:instancePath+"/details",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate57(data2[i0], {instancePath:instancePath+"/details/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate56.errors = [{instancePath:instancePath+"/details",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs8 = errors;
if(typeof data.code !== "string"){
validate56.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
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

export const mapUrls_401: Check = validate59;


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))){
validate59.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate59.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs3 = errors;
if(typeof data.error !== "string"){
validate59.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs5 = errors;
if(typeof data.code !== "string"){
validate59.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate59.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const mapUrls_402: Check = validate60;


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate60.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate60.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs3 = errors;
if(typeof data.error !== "string"){
validate60.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs5 = errors;
if(typeof data.code !== "string"){
validate60.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const scrapeUrl_200: Check = validate61;




function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sourceURL === undefined) && (missing0 = "sourceURL")) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
validate63.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate63.errors = [{instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate63.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
const _errs5 = errors;
if(typeof data.language !== "string"){
validate63.errors = [{instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceURL !== undefined){
let data3 = data.sourceURL;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate63.errors = [{instancePath:instancePath+"/sourceURL",keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/sourceURL",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canonical !== undefined){
let data4 = data.canonical;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate63.errors = [{instancePath:instancePath+"/canonical",keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/canonical",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusCode !== undefined){
let data5 = data.statusCode;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate63.errors = [{instancePath:instancePath+"/statusCode",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 599 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/statusCode",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data5 < 100 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/statusCode",keyword:"minimum",params:{comparison: ">=", limit: 100}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
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
else {
validate63.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.metadata === undefined) && (missing0 = "metadata")){
validate62.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.markdown !== undefined){
const _errs1 = errors;
if(typeof data.markdown !== "string"){
validate62.errors = [{instancePath:instancePath+"/markdown",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data1 = data.links;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate62.errors = [{instancePath:instancePath+"/links/" + i0,keyword:"format",params:{format: "http-url"}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/links/" + i0,keyword:"type",params:{type: "string"}}];
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
else {
validate62.errors = [{instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs7 = errors;
if(!(validate63(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate62.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate61.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate61.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate62(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate61.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const startAgent_200: Check = validate66;


const formats8 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats8.test(data))){
validate67.errors = [{instancePath,keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate67.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))){
validate66.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate66.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate66.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate67(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate66.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const startAgent_400: Check = validate69;


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate69.errors = vErrors;
return false;
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

export const getAgent_200: Check = validate72;



const formats10 = formats["date-time"];

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats10(data))){
validate75.errors = [{instancePath,keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate75.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate73.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate73.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate67(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate73.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
return false;
}
if("processing" !== data2){
validate73.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "processing"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
var valid0 = false;
validate73.errors = [{instancePath:instancePath+"/data",keyword:"false schema",params:{}}];
return false;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate73.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creditsUsed !== undefined){
let data5 = data.creditsUsed;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate73.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs10 = errors;
if(!(validate75(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
else {
validate73.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}



function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate78.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate78.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate78.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate67(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate78.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
return false;
}
if("completed" !== data2){
validate78.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "completed"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate78.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate78.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs10 = errors;
if(!(validate75(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
else {
validate78.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}



function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate82.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate82.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate82.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate67(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate82.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
return false;
}
if("failed" !== data2){
validate82.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "failed"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate82.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
var valid0 = false;
validate82.errors = [{instancePath:instancePath+"/data",keyword:"false schema",params:{}}];
return false;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs8 = errors;
if(typeof data.model !== "string"){
validate82.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creditsUsed !== undefined){
let data6 = data.creditsUsed;
const _errs10 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate82.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}}];
return false;
}
if(0 !== data6){
validate82.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs12 = errors;
if(!(validate75(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
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
validate82.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate72.errors = vErrors;
return false;
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

export const getAgent_400: Check = validate86;


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate86.errors = vErrors;
return false;
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

export const cancelAgent_200: Check = validate89;


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
validate89.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate89.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

export const getAgentTrace_200: Check = validate90;






function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.name === undefined) && (missing0 = "name"))){
validate95.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate95.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate95.errors = [{instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "orchestrator") || (data1 === "subagent")) || (data1 === "system"))){
validate95.errors = [{instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: values1}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate95.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentId !== undefined){
const _errs7 = errors;
if(typeof data.parentId !== "string"){
validate95.errors = [{instancePath:instancePath+"/parentId",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate95.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}

const func1 = ucs2length;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.eventId === undefined) && (missing0 = "eventId"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.occurredAt === undefined) && (missing0 = "occurredAt"))) || ((data.producerSequence === undefined) && (missing0 = "producerSequence"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.type === undefined) && (missing0 = "type"))){
validate94.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate94.errors = [{instancePath:instancePath+"/schemaVersion",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate94.errors = [{instancePath:instancePath+"/schemaVersion",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.eventId !== undefined){
let data1 = data.eventId;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
validate94.errors = [{instancePath:instancePath+"/eventId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/eventId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
let data2 = data.runId;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
validate94.errors = [{instancePath:instancePath+"/runId",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/runId",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.occurredAt !== undefined){
let data3 = data.occurredAt;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats10(data3))){
validate94.errors = [{instancePath:instancePath+"/occurredAt",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/occurredAt",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.producerSequence !== undefined){
let data4 = data.producerSequence;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate94.errors = [{instancePath:instancePath+"/producerSequence",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate94.errors = [{instancePath:instancePath+"/producerSequence",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs11 = errors;
if(!(validate95(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data6 = data.type;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func1(data6) < 1){
validate94.errors = [{instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
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
else {
validate94.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate93.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate93.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("run.started" !== data0){
validate93.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.started"}}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate93.errors = vErrors;
return errors === 0;
}



function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate99.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate99.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("run.cancel_requested" !== data0){
validate99.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.cancel_requested"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs5 = errors;
if(typeof data.reason !== "string"){
validate99.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
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
validate99.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate99.errors = vErrors;
return errors === 0;
}




function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.retryable === undefined) && (missing0 = "retryable"))) || ((data.message === undefined) && (missing0 = "message"))){
validate104.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate104.errors = [{instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "cancelled") || (data0 === "credit_limit_reached")) || (data0 === "parent_finished")) || (data0 === "refused")) || (data0 === "internal"))){
validate104.errors = [{instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: values2}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data1 = data.source;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate104.errors = [{instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "agent") || (data1 === "tool")) || (data1 === "billing")) || (data1 === "system"))){
validate104.errors = [{instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: values3}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs5 = errors;
if(typeof data.retryable !== "boolean"){
validate104.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate104.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.error === undefined) && (missing0 = "error"))){
validate102.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate102.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("run.finished" !== data0){
validate102.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run.finished"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate102.errors = [{instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused")) || (data1 === "credit_limit_reached"))){
validate102.errors = [{instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: values4}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
let data2 = data.error;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate104(data2, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
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
const err0 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
const err1 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate102.errors = vErrors;
return false;
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
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate102.errors = vErrors;
return errors === 0;
}



function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate107.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate107.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("agent.started" !== data0){
validate107.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.started"}}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate107.errors = vErrors;
return errors === 0;
}



function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.error === undefined) && (missing0 = "error"))){
validate110.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate110.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("agent.finished" !== data0){
validate110.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.finished"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate110.errors = [{instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused"))){
validate110.errors = [{instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: values5}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.durationMs !== undefined){
let data2 = data.durationMs;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate110.errors = [{instancePath:instancePath+"/durationMs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate110.errors = [{instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
let data3 = data.error;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate104(data3, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
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
const err0 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
const err1 = {instancePath:instancePath+"/error",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate110.errors = vErrors;
return false;
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
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate110.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate110.errors = vErrors;
return errors === 0;
}



function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.message === undefined) && (missing0 = "message"))){
validate114.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate114.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("progress.reported" !== data0){
validate114.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "progress.reported"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.phase !== undefined){
let data1 = data.phase;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate114.errors = [{instancePath:instancePath+"/phase",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "planning") || (data1 === "working")) || (data1 === "finalizing"))){
validate114.errors = [{instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: values6}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate114.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate114.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate114.errors = vErrors;
return errors === 0;
}



function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate117.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate117.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("reasoning.summary" !== data0){
validate117.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "reasoning.summary"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
validate117.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
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
validate117.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate117.errors = vErrors;
return errors === 0;
}



function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.toolCallId === undefined) && (missing0 = "toolCallId"))) || ((data.toolName === undefined) && (missing0 = "toolName"))) || ((data.parameters === undefined) && (missing0 = "parameters"))){
validate120.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate120.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_call.started" !== data0){
validate120.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool_call.started"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolCallId !== undefined){
const _errs5 = errors;
if(typeof data.toolCallId !== "string"){
validate120.errors = [{instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolName !== undefined){
const _errs7 = errors;
if(typeof data.toolName !== "string"){
validate120.errors = [{instancePath:instancePath+"/toolName",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate120.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate120.errors = vErrors;
return errors === 0;
}



function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.toolCallId === undefined) && (missing0 = "toolCallId"))) || ((data.toolName === undefined) && (missing0 = "toolName"))) || ((data.result === undefined) && (missing0 = "result"))){
validate123.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate123.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("tool_call.finished" !== data0){
validate123.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool_call.finished"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolCallId !== undefined){
const _errs5 = errors;
if(typeof data.toolCallId !== "string"){
validate123.errors = [{instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolName !== undefined){
const _errs7 = errors;
if(typeof data.toolName !== "string"){
validate123.errors = [{instancePath:instancePath+"/toolName",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate123.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate123.errors = vErrors;
return errors === 0;
}




function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats8.test(data))){
validate128.errors = [{instancePath,keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate128.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
}
validate128.errors = vErrors;
return errors === 0;
}



function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.artifactId === undefined) && (missing0 = "artifactId"))) || ((data.snapshotId === undefined) && (missing0 = "snapshotId"))) || ((data.change === undefined) && (missing0 = "change"))){
validate130.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate130.errors = [{instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "json") || (data0 === "markdown")) || (data0 === "html")) || (data0 === "screenshot")) || (data0 === "text"))){
validate130.errors = [{instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: values7}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactId !== undefined){
const _errs3 = errors;
if(typeof data.artifactId !== "string"){
validate130.errors = [{instancePath:instancePath+"/artifactId",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs5 = errors;
if(typeof data.path !== "string"){
validate130.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snapshotId !== undefined){
const _errs7 = errors;
if(!(validate128(data.snapshotId, {instancePath:instancePath+"/snapshotId",parentData:data,parentDataProperty:"snapshotId",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
let data4 = data.change;
const _errs8 = errors;
if(typeof data4 !== "string"){
validate130.errors = [{instancePath:instancePath+"/change",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data4 === "init") || (data4 === "partial")) || (data4 === "append")) || (data4 === "modify")) || (data4 === "update"))){
validate130.errors = [{instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: values8}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changedFields !== undefined){
let data5 = data.changedFields;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data5[i0] !== "string"){
validate130.errors = [{instancePath:instancePath+"/changedFields/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/changedFields",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itemCount !== undefined){
let data7 = data.itemCount;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate130.errors = [{instancePath:instancePath+"/itemCount",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate130.errors = [{instancePath:instancePath+"/itemCount",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceToolCallId !== undefined){
const _errs16 = errors;
if(typeof data.sourceToolCallId !== "string"){
validate130.errors = [{instancePath:instancePath+"/sourceToolCallId",keyword:"type",params:{type: "string"}}];
return false;
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
validate130.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.snapshotId === undefined) && (missing0 = "snapshotId"))) || ((data.artifact === undefined) && (missing0 = "artifact"))){
validate126.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate126.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("artifact.updated" !== data0){
validate126.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "artifact.updated"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.snapshotId !== undefined){
const _errs5 = errors;
if(!(validate128(data.snapshotId, {instancePath:instancePath+"/snapshotId",parentData:data,parentDataProperty:"snapshotId",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.artifact !== undefined){
const _errs6 = errors;
if(!(validate130(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate126.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate126.errors = vErrors;
return errors === 0;
}



function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate134.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate134.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("error.occurred" !== data0){
validate134.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "error.occurred"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs5 = errors;
if(!(validate104(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryable !== undefined){
const _errs6 = errors;
if(typeof data.retryable !== "boolean"){
validate134.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate134.errors = vErrors;
return errors === 0;
}



function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate138.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate138.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
const _errs5 = errors;
const _errs6 = errors;
if(!(((((((((((data0 === "run.started") || (data0 === "run.cancel_requested")) || (data0 === "run.finished")) || (data0 === "agent.started")) || (data0 === "agent.finished")) || (data0 === "progress.reported")) || (data0 === "reasoning.summary")) || (data0 === "tool_call.started")) || (data0 === "tool_call.finished")) || (data0 === "artifact.updated")) || (data0 === "error.occurred"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
validate138.errors = [{instancePath:instancePath+"/type",keyword:"not",params:{}}];
return false;
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
}
else {
validate138.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate92.errors = vErrors;
return false;
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


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))){
validate90.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate90.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate67(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate92(data2[i0], {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate90.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/creditsUsed",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

export const getAgentSnapshot_200: Check = validate142;


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.snapshotId === undefined) && (missing0 = "snapshotId"))) || ((data.snapshot === undefined) && (missing0 = "snapshot"))){
validate142.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate142.errors = [{instancePath:instancePath+"/success",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate67(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snapshotId !== undefined){
const _errs4 = errors;
if(!(validate128(data.snapshotId, {instancePath:instancePath+"/snapshotId",parentData:data,parentDataProperty:"snapshotId",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snapshot !== undefined){
const _errs5 = errors;
if(typeof data.snapshot !== "string"){
validate142.errors = [{instancePath:instancePath+"/snapshot",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
export const mapUrls_403: Check = mapUrls_401;
export const mapUrls_408: Check = mapUrls_401;
export const mapUrls_413: Check = mapUrls_401;
export const mapUrls_415: Check = mapUrls_401;
export const mapUrls_429: Check = mapUrls_402;
export const mapUrls_500: Check = mapUrls_402;
export const mapUrls_502: Check = mapUrls_401;
export const mapUrls_503: Check = mapUrls_401;
export const mapUrls_504: Check = mapUrls_401;
export const scrapeUrl_400: Check = mapUrls_400;
export const scrapeUrl_401: Check = mapUrls_401;
export const scrapeUrl_402: Check = mapUrls_401;
export const scrapeUrl_403: Check = mapUrls_401;
export const scrapeUrl_408: Check = mapUrls_401;
export const scrapeUrl_413: Check = mapUrls_401;
export const scrapeUrl_415: Check = mapUrls_401;
export const scrapeUrl_422: Check = mapUrls_401;
export const scrapeUrl_429: Check = mapUrls_401;
export const scrapeUrl_500: Check = mapUrls_401;
export const scrapeUrl_502: Check = mapUrls_401;
export const scrapeUrl_503: Check = mapUrls_401;
export const scrapeUrl_504: Check = mapUrls_401;
export const startAgent_401: Check = mapUrls_401;
export const startAgent_402: Check = mapUrls_401;
export const startAgent_403: Check = mapUrls_401;
export const startAgent_409: Check = mapUrls_401;
export const startAgent_413: Check = mapUrls_401;
export const startAgent_415: Check = mapUrls_401;
export const startAgent_422: Check = mapUrls_401;
export const startAgent_429: Check = mapUrls_401;
export const startAgent_500: Check = mapUrls_401;
export const startAgent_502: Check = mapUrls_401;
export const startAgent_503: Check = mapUrls_401;
export const startAgent_504: Check = mapUrls_401;
export const getAgent_401: Check = mapUrls_401;
export const getAgent_403: Check = mapUrls_401;
export const getAgent_404: Check = mapUrls_401;
export const getAgent_429: Check = mapUrls_401;
export const getAgent_500: Check = mapUrls_401;
export const getAgent_502: Check = mapUrls_401;
export const getAgent_503: Check = mapUrls_401;
export const getAgent_504: Check = mapUrls_401;
export const cancelAgent_400: Check = mapUrls_400;
export const cancelAgent_401: Check = mapUrls_401;
export const cancelAgent_403: Check = mapUrls_401;
export const cancelAgent_404: Check = mapUrls_401;
export const cancelAgent_409: Check = mapUrls_401;
export const cancelAgent_429: Check = mapUrls_401;
export const cancelAgent_500: Check = mapUrls_401;
export const cancelAgent_502: Check = mapUrls_401;
export const cancelAgent_503: Check = mapUrls_401;
export const cancelAgent_504: Check = mapUrls_401;
export const getAgentTrace_400: Check = mapUrls_402;
export const getAgentTrace_401: Check = mapUrls_402;
export const getAgentTrace_403: Check = mapUrls_402;
export const getAgentTrace_404: Check = mapUrls_402;
export const getAgentTrace_429: Check = mapUrls_402;
export const getAgentTrace_500: Check = mapUrls_402;
export const getAgentTrace_502: Check = mapUrls_402;
export const getAgentTrace_503: Check = mapUrls_402;
export const getAgentTrace_504: Check = mapUrls_402;
export const getAgentSnapshot_400: Check = mapUrls_402;
export const getAgentSnapshot_401: Check = mapUrls_402;
export const getAgentSnapshot_403: Check = mapUrls_402;
export const getAgentSnapshot_404: Check = mapUrls_402;
export const getAgentSnapshot_429: Check = mapUrls_402;
export const getAgentSnapshot_500: Check = mapUrls_402;
export const getAgentSnapshot_502: Check = mapUrls_402;
export const getAgentSnapshot_503: Check = mapUrls_402;
export const getAgentSnapshot_504: Check = mapUrls_402;

