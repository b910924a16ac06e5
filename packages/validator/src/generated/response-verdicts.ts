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

export const mapUrls_200: Verdict = validate53;


const formats0 = format_http_url;

function validate54(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
{
{
if(typeof data0 === "string"){
if(!(formats0(data0))){
return false;
}
}
else {
return false;
}
}
}
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return false;
}
}
{
if(data.description !== undefined){
if(typeof data.description !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate53(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
return false;
}
}
{
if(data.links !== undefined){
let data1 = data.links;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data1[i0]))){
return false;
}
}
}
else {
return false;
}
}
}
{
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
return false;
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const headers_1: Verdict = validate56;

const func1 = ucs2length;

function validate56(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["X-Request-Id"] !== undefined){
let data1 = data0["X-Request-Id"];
{
if(typeof data1 === "string"){
if(func1(data1) > 128){
return false;
}
else {
if(func1(data1) < 1){
return false;
}
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
return true;
}

export const mapUrls_400: Verdict = validate57;



function validate58(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.in === undefined) && (missing0 = "in")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
return false;
}
if(!(((((data0 === "body") || (data0 === "query")) || (data0 === "path")) || (data0 === "header")) || (data0 === "cookie"))){
return false;
}
}
{
if(data.path !== undefined){
if(typeof data.path !== "string"){
return false;
}
}
{
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
{
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate57(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
return false;
}
}
{
if(data.error !== undefined){
if(typeof data.error !== "string"){
return false;
}
}
{
if(data.details !== undefined){
let data2 = data.details;
{
if(Array.isArray(data2)){
if(data2.length > 20){
return false;
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate58(data2[i0]))){
return false;
}
}
}
}
else {
return false;
}
}
}
{
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const mapUrls_401: Verdict = validate60;


function validate60(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
return false;
}
}
{
if(data.error !== undefined){
if(typeof data.error !== "string"){
return false;
}
}
{
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const headers_2: Verdict = validate61;


function validate61(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["WWW-Authenticate"] !== undefined){
if(typeof data0["WWW-Authenticate"] !== "string"){
return false;
}
}
{
if(data0["X-Request-Id"] !== undefined){
let data2 = data0["X-Request-Id"];
{
if(typeof data2 === "string"){
if(func1(data2) > 128){
return false;
}
else {
if(func1(data2) < 1){
return false;
}
}
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
return true;
}

export const mapUrls_402: Verdict = validate62;


function validate62(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
return false;
}
}
{
if(data.error !== undefined){
if(typeof data.error !== "string"){
return false;
}
}
{
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const mapUrls_422: Verdict = validate63;



function validate64(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cause === undefined) && (missing0 = "cause")) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
if(data.cause !== undefined){
let data0 = data.cause;
if(typeof data0 !== "string"){
return false;
}
if(!((((((((((data0 === "dns") || (data0 === "refused")) || (data0 === "reset")) || (data0 === "timeout")) || (data0 === "tls")) || (data0 === "redirects")) || (data0 === "http")) || (data0 === "contentType")) || (data0 === "content")) || (data0 === "unreachable"))){
return false;
}
}
{
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate63(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.error === undefined) && (missing0 = "error"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
return false;
}
}
{
if(data.error !== undefined){
if(typeof data.error !== "string"){
return false;
}
}
{
if(data.details !== undefined){
if(!(validate64(data.details))){
return false;
}
}
{
if(data.code !== undefined){
if(typeof data.code !== "string"){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const headers_3: Verdict = validate66;


function validate66(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Retry-After"] !== undefined){
let data1 = data0["Retry-After"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
return false;
}
}
}
}
{
if(data0["X-Request-Id"] !== undefined){
let data2 = data0["X-Request-Id"];
{
if(typeof data2 === "string"){
if(func1(data2) > 128){
return false;
}
else {
if(func1(data2) < 1){
return false;
}
}
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
return true;
}

export const scrapeUrl_200: Verdict = validate67;




function validate69(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sourceURL === undefined) && (missing0 = "sourceURL")) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
return false;
}
else {
if(data.title !== undefined){
if(typeof data.title !== "string"){
return false;
}
}
{
if(data.description !== undefined){
if(typeof data.description !== "string"){
return false;
}
}
{
if(data.language !== undefined){
if(typeof data.language !== "string"){
return false;
}
}
{
if(data.author !== undefined){
if(typeof data.author !== "string"){
return false;
}
}
{
if(data.publishedTime !== undefined){
if(typeof data.publishedTime !== "string"){
return false;
}
}
{
if(data.modifiedTime !== undefined){
if(typeof data.modifiedTime !== "string"){
return false;
}
}
{
if(data.keywords !== undefined){
if(typeof data.keywords !== "string"){
return false;
}
}
{
if(data.siteName !== undefined){
if(typeof data.siteName !== "string"){
return false;
}
}
{
if(data.openGraph !== undefined){
let data8 = data.openGraph;
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 in data8){
if(typeof data8[key0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
}
{
if(data.sourceURL !== undefined){
let data10 = data.sourceURL;
{
{
if(typeof data10 === "string"){
if(!(formats0(data10))){
return false;
}
}
else {
return false;
}
}
}
}
{
if(data.canonical !== undefined){
let data11 = data.canonical;
{
{
if(typeof data11 === "string"){
if(!(formats0(data11))){
return false;
}
}
else {
return false;
}
}
}
}
{
if(data.statusCode !== undefined){
let data12 = data.statusCode;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
return false;
}
{
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 599 || isNaN(data12)){
return false;
}
else {
if(data12 < 100 || isNaN(data12)){
return false;
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
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate68(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.metadata === undefined) && (missing0 = "metadata")){
return false;
}
else {
if(data.markdown !== undefined){
if(typeof data.markdown !== "string"){
return false;
}
}
{
if(data.links !== undefined){
let data1 = data.links;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
{
if(typeof data2 === "string"){
if(!(formats0(data2))){
return false;
}
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
}
{
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
return false;
}
}
{
if(data.metadata !== undefined){
if(!(validate69(data.metadata))){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate67(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
return false;
}
}
{
if(data.data !== undefined){
if(!(validate68(data.data))){
return false;
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const scrapeUrl_422: Verdict = validate72;


function validate72(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate60(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate63(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

export const startAgent_200: Verdict = validate75;


const formats8 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate76(data){
{
{
if(typeof data === "string"){
if(!(formats8.test(data))){
return false;
}
}
else {
return false;
}
}
}
return true;
}


function validate75(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
return false;
}
}
{
if(data.id !== undefined){
if(!(validate76(data.id))){
return false;
}
}
{
if(data.warning !== undefined){
if(typeof data.warning !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const startAgent_400: Verdict = validate78;


function validate78(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate57(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate60(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

export const getAgent_200: Verdict = validate81;



const formats10 = format_date_time;

function validate84(data){
{
{
if(typeof data === "string"){
if(!(formats10(data))){
return false;
}
}
else {
return false;
}
}
}
return true;
}


function validate82(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
if(!(validate76(data.id))){
errors++;
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
return false;
}
if("processing" !== data2){
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
return false;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
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
return false;
}
}
else {
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
if(!(validate84(data.expiresAt))){
errors++;
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
return false;
}
}
return errors === 0;
}



function validate87(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
return false;
}
}
{
if(data.id !== undefined){
if(!(validate76(data.id))){
return false;
}
}
{
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
return false;
}
if("completed" !== data2){
return false;
}
}
{
if(data.model !== undefined){
if(typeof data.model !== "string"){
return false;
}
}
{
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return false;
}
}
else {
return false;
}
}
}
{
if(data.expiresAt !== undefined){
if(!(validate84(data.expiresAt))){
return false;
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
return false;
}
}
return true;
}



function validate91(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
if(!(validate76(data.id))){
errors++;
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
return false;
}
if("failed" !== data2){
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
return false;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs8 = errors;
if(typeof data.model !== "string"){
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
return false;
}
if(0 !== data6){
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
if(!(validate84(data.expiresAt))){
errors++;
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
return false;
}
}
return errors === 0;
}


function validate81(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate82(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate87(data))){
errors++;
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
if(!(validate91(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

export const getAgent_400: Verdict = validate95;


function validate95(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate57(data))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate60(data))){
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}

export const cancelAgent_200: Verdict = validate98;


function validate98(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
return false;
}
}
}
}
else {
return false;
}
}
return true;
}

export const getAgentTrace_200: Verdict = validate99;






function validate104(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.name === undefined) && (missing0 = "name"))){
return false;
}
else {
if(data.id !== undefined){
if(typeof data.id !== "string"){
return false;
}
}
{
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
return false;
}
if(!(((data1 === "orchestrator") || (data1 === "subagent")) || (data1 === "system"))){
return false;
}
}
{
if(data.name !== undefined){
if(typeof data.name !== "string"){
return false;
}
}
{
if(data.parentId !== undefined){
if(typeof data.parentId !== "string"){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate103(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.eventId === undefined) && (missing0 = "eventId"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.occurredAt === undefined) && (missing0 = "occurredAt"))) || ((data.producerSequence === undefined) && (missing0 = "producerSequence"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return false;
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
return false;
}
}
}
}
{
if(data.eventId !== undefined){
let data1 = data.eventId;
{
{
if(typeof data1 === "string"){
if(!(formats8.test(data1))){
return false;
}
}
else {
return false;
}
}
}
}
{
if(data.runId !== undefined){
let data2 = data.runId;
{
{
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
return false;
}
}
else {
return false;
}
}
}
}
{
if(data.occurredAt !== undefined){
let data3 = data.occurredAt;
{
{
if(typeof data3 === "string"){
if(!(formats10(data3))){
return false;
}
}
else {
return false;
}
}
}
}
{
if(data.producerSequence !== undefined){
let data4 = data.producerSequence;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return false;
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return false;
}
}
}
}
{
if(data.agent !== undefined){
if(!(validate104(data.agent))){
return false;
}
}
{
if(data.type !== undefined){
let data6 = data.type;
{
if(typeof data6 === "string"){
if(func1(data6) < 1){
return false;
}
}
else {
return false;
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
return false;
}
}
return true;
}


function validate102(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("run.started" !== data0){
return false;
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate108(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("run.cancel_requested" !== data0){
return false;
}
}
{
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
return false;
}
}
}
}
}
else {
return false;
}
}
}
return true;
}




function validate113(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.retryable === undefined) && (missing0 = "retryable"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
return false;
}
if(!(((((data0 === "cancelled") || (data0 === "credit_limit_reached")) || (data0 === "parent_finished")) || (data0 === "refused")) || (data0 === "internal"))){
return false;
}
}
{
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string"){
return false;
}
if(!((((data1 === "agent") || (data1 === "tool")) || (data1 === "billing")) || (data1 === "system"))){
return false;
}
}
{
if(data.retryable !== undefined){
if(typeof data.retryable !== "boolean"){
return false;
}
}
{
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}


function validate111(data){
let errors = 0;
const _errs0 = errors;
if(!(validate103(data))){
errors++;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.error === undefined) && (missing0 = "error"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
return false;
}
if("run.finished" !== data0){
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
return false;
}
if(!(((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused")) || (data1 === "credit_limit_reached"))){
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
if(!(validate113(data2))){
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
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
errors++;
return false;
}
else {
errors = _errs8;
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
return false;
}
}
var valid0 = _errs1 === errors;
}
return errors === 0;
}



function validate116(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("agent.started" !== data0){
return false;
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate119(data){
let errors = 0;
const _errs0 = errors;
if(!(validate103(data))){
errors++;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.error === undefined) && (missing0 = "error"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
return false;
}
if("agent.finished" !== data0){
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
return false;
}
if(!((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "cancelled")) || (data1 === "refused"))){
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
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
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
if(!(validate113(data3))){
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data3 !== null){
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
errors++;
return false;
}
else {
errors = _errs10;
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
return false;
}
}
var valid0 = _errs1 === errors;
}
return errors === 0;
}



function validate123(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("progress.reported" !== data0){
return false;
}
}
{
if(data.phase !== undefined){
let data1 = data.phase;
if(typeof data1 !== "string"){
return false;
}
if(!(((data1 === "planning") || (data1 === "working")) || (data1 === "finalizing"))){
return false;
}
}
{
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate126(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("reasoning.summary" !== data0){
return false;
}
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return false;
}
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate129(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.toolCallId === undefined) && (missing0 = "toolCallId"))) || ((data.toolName === undefined) && (missing0 = "toolName"))) || ((data.parameters === undefined) && (missing0 = "parameters"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("tool_call.started" !== data0){
return false;
}
}
{
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
return false;
}
}
{
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate132(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.toolCallId === undefined) && (missing0 = "toolCallId"))) || ((data.toolName === undefined) && (missing0 = "toolName"))) || ((data.result === undefined) && (missing0 = "result"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("tool_call.finished" !== data0){
return false;
}
}
{
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
return false;
}
}
{
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
return true;
}




function validate137(data){
{
{
if(typeof data === "string"){
if(!(formats8.test(data))){
return false;
}
}
else {
return false;
}
}
}
return true;
}



function validate139(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.artifactId === undefined) && (missing0 = "artifactId"))) || ((data.snapshotId === undefined) && (missing0 = "snapshotId"))) || ((data.change === undefined) && (missing0 = "change"))){
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
return false;
}
if(!(((((data0 === "json") || (data0 === "markdown")) || (data0 === "html")) || (data0 === "screenshot")) || (data0 === "text"))){
return false;
}
}
{
if(data.artifactId !== undefined){
if(typeof data.artifactId !== "string"){
return false;
}
}
{
if(data.path !== undefined){
if(typeof data.path !== "string"){
return false;
}
}
{
if(data.snapshotId !== undefined){
if(!(validate137(data.snapshotId))){
return false;
}
}
{
if(data.change !== undefined){
let data4 = data.change;
if(typeof data4 !== "string"){
return false;
}
if(!(((((data4 === "init") || (data4 === "partial")) || (data4 === "append")) || (data4 === "modify")) || (data4 === "update"))){
return false;
}
}
{
if(data.changedFields !== undefined){
let data5 = data.changedFields;
{
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
}
{
if(data.itemCount !== undefined){
let data7 = data.itemCount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return false;
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
return false;
}
}
}
}
{
if(data.sourceToolCallId !== undefined){
if(typeof data.sourceToolCallId !== "string"){
return false;
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
return false;
}
}
return true;
}


function validate135(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.snapshotId === undefined) && (missing0 = "snapshotId"))) || ((data.artifact === undefined) && (missing0 = "artifact"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("artifact.updated" !== data0){
return false;
}
}
{
if(data.snapshotId !== undefined){
if(!(validate137(data.snapshotId))){
return false;
}
}
{
if(data.artifact !== undefined){
if(!(validate139(data.artifact))){
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate143(data){
if(!(validate103(data))){
return false;
}
{
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
if("error.occurred" !== data0){
return false;
}
}
{
if(data.error !== undefined){
if(!(validate113(data.error))){
return false;
}
}
{
if(data.retryable !== undefined){
if(typeof data.retryable !== "boolean"){
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
return true;
}



function validate147(data){
let errors = 0;
const _errs0 = errors;
if(!(validate103(data))){
errors++;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return false;
}
const _errs5 = errors;
const _errs6 = errors;
if(!(((((((((((data0 === "run.started") || (data0 === "run.cancel_requested")) || (data0 === "run.finished")) || (data0 === "agent.started")) || (data0 === "agent.finished")) || (data0 === "progress.reported")) || (data0 === "reasoning.summary")) || (data0 === "tool_call.started")) || (data0 === "tool_call.finished")) || (data0 === "artifact.updated")) || (data0 === "error.occurred"))){
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
return false;
}
else {
errors = _errs5;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
return errors === 0;
}


function validate101(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate102(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate108(data))){
errors++;
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
if(!(validate111(data))){
errors++;
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
if(!(validate116(data))){
errors++;
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
if(!(validate119(data))){
errors++;
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
if(!(validate123(data))){
errors++;
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
if(!(validate126(data))){
errors++;
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
if(!(validate129(data))){
errors++;
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
if(!(validate132(data))){
errors++;
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
if(!(validate135(data))){
errors++;
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
if(!(validate143(data))){
errors++;
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
if(!(validate147(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate99(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.creditsUsed === undefined) && (missing0 = "creditsUsed"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
return false;
}
}
{
if(data.id !== undefined){
if(!(validate76(data.id))){
return false;
}
}
{
if(data.events !== undefined){
let data2 = data.events;
{
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate101(data2[i0]))){
return false;
}
}
}
else {
return false;
}
}
}
{
if(data.creditsUsed !== undefined){
let data4 = data.creditsUsed;
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return false;
}
}
else {
return false;
}
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const getAgentSnapshot_200: Verdict = validate151;


function validate151(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.snapshotId === undefined) && (missing0 = "snapshotId"))) || ((data.snapshot === undefined) && (missing0 = "snapshot"))){
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
return false;
}
}
{
if(data.id !== undefined){
if(!(validate76(data.id))){
return false;
}
}
{
if(data.snapshotId !== undefined){
if(!(validate137(data.snapshotId))){
return false;
}
}
{
if(data.snapshot !== undefined){
if(typeof data.snapshot !== "string"){
return false;
}
}
}
}
}
}
}
else {
return false;
}
}
return true;
}
export const mapUrls_403: Verdict = mapUrls_401;
export const mapUrls_408: Verdict = mapUrls_401;
export const mapUrls_413: Verdict = mapUrls_401;
export const mapUrls_415: Verdict = mapUrls_401;
export const mapUrls_429: Verdict = mapUrls_402;
export const mapUrls_500: Verdict = mapUrls_402;
export const mapUrls_502: Verdict = mapUrls_401;
export const mapUrls_503: Verdict = mapUrls_401;
export const mapUrls_504: Verdict = mapUrls_401;
export const scrapeUrl_400: Verdict = mapUrls_400;
export const scrapeUrl_401: Verdict = mapUrls_401;
export const scrapeUrl_402: Verdict = mapUrls_401;
export const scrapeUrl_403: Verdict = mapUrls_401;
export const scrapeUrl_408: Verdict = mapUrls_401;
export const scrapeUrl_413: Verdict = mapUrls_401;
export const scrapeUrl_415: Verdict = mapUrls_401;
export const scrapeUrl_429: Verdict = mapUrls_401;
export const scrapeUrl_500: Verdict = mapUrls_401;
export const scrapeUrl_502: Verdict = mapUrls_401;
export const scrapeUrl_503: Verdict = mapUrls_401;
export const scrapeUrl_504: Verdict = mapUrls_401;
export const startAgent_401: Verdict = mapUrls_401;
export const startAgent_402: Verdict = mapUrls_401;
export const startAgent_403: Verdict = mapUrls_401;
export const startAgent_409: Verdict = mapUrls_401;
export const startAgent_413: Verdict = mapUrls_401;
export const startAgent_415: Verdict = mapUrls_401;
export const startAgent_422: Verdict = mapUrls_401;
export const startAgent_429: Verdict = mapUrls_401;
export const startAgent_500: Verdict = mapUrls_401;
export const startAgent_502: Verdict = mapUrls_401;
export const startAgent_503: Verdict = mapUrls_401;
export const startAgent_504: Verdict = mapUrls_401;
export const getAgent_401: Verdict = mapUrls_401;
export const getAgent_403: Verdict = mapUrls_401;
export const getAgent_404: Verdict = mapUrls_401;
export const getAgent_429: Verdict = mapUrls_401;
export const getAgent_500: Verdict = mapUrls_401;
export const getAgent_502: Verdict = mapUrls_401;
export const getAgent_503: Verdict = mapUrls_401;
export const getAgent_504: Verdict = mapUrls_401;
export const cancelAgent_400: Verdict = mapUrls_400;
export const cancelAgent_401: Verdict = mapUrls_401;
export const cancelAgent_403: Verdict = mapUrls_401;
export const cancelAgent_404: Verdict = mapUrls_401;
export const cancelAgent_409: Verdict = mapUrls_401;
export const cancelAgent_429: Verdict = mapUrls_401;
export const cancelAgent_500: Verdict = mapUrls_401;
export const cancelAgent_502: Verdict = mapUrls_401;
export const cancelAgent_503: Verdict = mapUrls_401;
export const cancelAgent_504: Verdict = mapUrls_401;
export const getAgentTrace_400: Verdict = mapUrls_402;
export const getAgentTrace_401: Verdict = mapUrls_402;
export const getAgentTrace_403: Verdict = mapUrls_402;
export const getAgentTrace_404: Verdict = mapUrls_402;
export const getAgentTrace_429: Verdict = mapUrls_402;
export const getAgentTrace_500: Verdict = mapUrls_402;
export const getAgentTrace_502: Verdict = mapUrls_402;
export const getAgentTrace_503: Verdict = mapUrls_402;
export const getAgentTrace_504: Verdict = mapUrls_402;
export const getAgentSnapshot_400: Verdict = mapUrls_402;
export const getAgentSnapshot_401: Verdict = mapUrls_402;
export const getAgentSnapshot_403: Verdict = mapUrls_402;
export const getAgentSnapshot_404: Verdict = mapUrls_402;
export const getAgentSnapshot_429: Verdict = mapUrls_402;
export const getAgentSnapshot_500: Verdict = mapUrls_402;
export const getAgentSnapshot_502: Verdict = mapUrls_402;
export const getAgentSnapshot_503: Verdict = mapUrls_402;
export const getAgentSnapshot_504: Verdict = mapUrls_402;
