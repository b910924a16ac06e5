// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
// @ts-nocheck
import { equal, isMultiple, ucs2length, format_http_url } from "./formats.ts";
import type { Faults, Verdict } from "../check.ts";
const values0 = ["off","normal"];
const values1 = ["open","closed"];
const values2 = ["skip","include","only"];
const values3 = ["markdown","json","links"];
const values4 = ["gen-2"];

export const mapUrls_body: Verdict = validate53;

const formats0 = format_http_url;

const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate54(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
data.country = "US";
}
let data0 = data.country;
{
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
return false;
}
}
else {
return false;
}
}
{
if(data.languages !== undefined){
let data1 = data.languages;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
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
return true;
}


const func1 = ucs2length;

function validate56(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.username === undefined) && (missing0 = "username")){
return false;
}
else {
for(const key0 in data){
if(!(key0 === "username")){
return false;
break;
}
}
{
if(data.username !== undefined){
let data0 = data.username;
{
if(typeof data0 === "string"){
if(func1(data0) > 1024){
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
else {
return false;
}
}
return true;
}



const pattern4 = new RegExp("^(?:\\*\\.)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$", "u");

function validate59(data){
{
if(typeof data === "string"){
if(func1(data) > 255){
return false;
}
else {
if(!pattern4.test(data)){
return false;
}
}
}
else {
return false;
}
}
return true;
}

const pattern5 = new RegExp("^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "u");

function validate58(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
return false;
}
if(!((data0 === "off") || (data0 === "normal"))){
return false;
}
}
{
if(data.riskScoreThreshold !== undefined){
let data1 = data.riskScoreThreshold;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
return false;
}
}
}
}
}
{
if(data.blacklist !== undefined){
let data2 = data.blacklist;
{
if(Array.isArray(data2)){
if(data2.length > 1000){
return false;
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data2[i0]))){
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
if(data.whitelist !== undefined){
let data4 = data.whitelist;
{
if(Array.isArray(data4)){
if(data4.length > 1000){
return false;
}
else {
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data4[i1]))){
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
if(data.blockedTlds !== undefined){
let data6 = data.blockedTlds;
{
if(Array.isArray(data6)){
if(data6.length > 1000){
return false;
}
else {
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
{
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
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
if(data.failurePolicy !== undefined){
let data8 = data.failurePolicy;
if(typeof data8 !== "string"){
return false;
}
if(!((data8 === "open") || (data8 === "closed"))){
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


function validate53(data){
{
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
if(data.search !== undefined){
if(typeof data.search !== "string"){
return false;
}
}
{
let data2 = data.sitemap;
if(typeof data2 !== "string"){
return false;
}
if(!(((data2 === "skip") || (data2 === "include")) || (data2 === "only"))){
return false;
}
{
if(typeof data.includeSubdomains !== "boolean"){
return false;
}
{
if(typeof data.ignoreQueryParameters !== "boolean"){
return false;
}
{
if(typeof data.ignoreCache !== "boolean"){
return false;
}
{
let data6 = data.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return false;
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
return false;
}
}
}
}
{
if(data.timeout !== undefined){
let data7 = data.timeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return false;
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
return false;
}
}
}
}
{
if(data.location !== undefined){
if(!(validate54(data.location))){
return false;
}
}
{
if(data.auditMetadata !== undefined){
if(!(validate56(data.auditMetadata))){
return false;
}
}
{
if(data.threatProtection !== undefined){
if(!(validate58(data.threatProtection))){
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
else {
return false;
}
}
return true;
}

export const scrapeUrl_body: Verdict = validate63;


function validate63(data){
{
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
let data1 = data.formats;
{
if(Array.isArray(data1)){
if(data1.length > 3){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
return false;
}
if(!(((data2 === "markdown") || (data2 === "json")) || (data2 === "links"))){
return false;
}
}
{
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
return false;
break;
}
indices0[item0] = i1;
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
{
if(data.schema !== undefined){
let data3 = data.schema;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return false;
}
}
{
if(data.prompt !== undefined){
let data4 = data.prompt;
{
if(typeof data4 === "string"){
if(func1(data4) > 10000){
return false;
}
else {
if(func1(data4) < 1){
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
if(typeof data.onlyMainContent !== "boolean"){
return false;
}
{
if(typeof data.checkPromptInjection !== "boolean"){
return false;
}
{
let data7 = data.timeout;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return false;
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 300000 || isNaN(data7)){
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
return false;
}
}
}
}
{
if(data.location !== undefined){
if(!(validate54(data.location))){
return false;
}
}
{
if(data.auditMetadata !== undefined){
if(!(validate56(data.auditMetadata))){
return false;
}
}
{
if(data.threatProtection !== undefined){
if(!(validate58(data.threatProtection))){
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
else {
return false;
}
}
return true;
}

export const startAgent_parameters: Verdict = validate67;


function validate67(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["Idempotency-Key"] !== undefined){
let data1 = data0["Idempotency-Key"];
{
if(typeof data1 === "string"){
if(func1(data1) > 255){
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

export const startAgent_body: Verdict = validate68;


function validate68(data){
{
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
return false;
}
else {
if(data.prompt !== undefined){
let data0 = data.prompt;
{
if(typeof data0 === "string"){
if(func1(data0) > 10000){
return false;
}
else {
if(func1(data0) < 1){
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
if(data.urls !== undefined){
let data1 = data.urls;
{
if(Array.isArray(data1)){
if(data1.length > 1000){
return false;
}
else {
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
}
else {
return false;
}
}
}
{
if(data.schema !== undefined){
let data3 = data.schema;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return false;
}
}
{
let data4 = data.maxCredits;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return false;
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
return false;
}
}
}
{
let data5 = data.model;
if(typeof data5 !== "string"){
return false;
}
if(!(data5 === "gen-2")){
return false;
}
{
if(typeof data.strictConstrainToURLs !== "boolean"){
return false;
}
{
if(data.auditMetadata !== undefined){
if(!(validate56(data.auditMetadata))){
return false;
}
}
{
if(data.threatProtection !== undefined){
if(!(validate58(data.threatProtection))){
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

export const getAgent_parameters: Verdict = validate71;

const formats6 = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function validate71(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
{
{
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
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

export const cancelAgent_parameters: Verdict = validate72;


function validate72(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
{
{
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
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

export const getAgentTrace_parameters: Verdict = validate73;


function validate73(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.jobId === undefined) && (missing0 = "jobId")){
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
{
{
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
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

export const getAgentSnapshot_parameters: Verdict = validate74;


function validate74(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.jobId === undefined) && (missing0 = "jobId")) || ((data0.snapshotId === undefined) && (missing0 = "snapshotId"))){
return false;
}
else {
if(data0.jobId !== undefined){
let data1 = data0.jobId;
{
{
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
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
if(data0.snapshotId !== undefined){
let data2 = data0.snapshotId;
{
{
if(typeof data2 === "string"){
if(!(formats6.test(data2))){
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
