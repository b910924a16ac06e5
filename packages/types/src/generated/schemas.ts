// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { components } from "./openapi.ts";

/** Who asked, for the security log: attached to security-logging events when SIEM logging is enabled for the organization. No other members are allowed. */
export type AuditMetadata = components["schemas"]["AuditMetadata"];

/** A plain domain, or a wildcard glob for all its subdomains. */
export type DomainPattern = components["schemas"]["DomainPattern"];

/** The body of every response outside 2xx. */
export type ErrorBody = components["schemas"]["ErrorBody"];

/** One fault of a request. It names the place and the rule, never the value that was sent. */
export type ErrorDetail = components["schemas"]["ErrorDetail"];

/** An error body of which only `error` is promised: the 402, 429 and 500 of Map, and what trace and snapshot relay from upstream unchanged. */
export type ErrorMessageBody = components["schemas"]["ErrorMessageBody"];

/** Where the request seems to come from. A proxy in that country is used when one is available, and the matching language and time zone are emulated. */
export type Location = components["schemas"]["Location"];

/** One URL of the site. */
export type MapLink = components["schemas"]["MapLink"];

/** What to map and how. */
export type MapRequest = components["schemas"]["MapRequest"];

/** The URLs found. */
export type MapResponse = components["schemas"]["MapResponse"];

/** Replaces the given fields of the organization's threat protection policy for this request only; fields left out keep the organization's value. An enterprise feature: when it is not enabled for the team, or the organization has disabled request overrides, a request with this object is answered with 403. */
export type ThreatProtectionOverride = components["schemas"]["ThreatProtectionOverride"];

/** The error body of a request that failed validation; `details` names each faulty member. */
export type ValidationErrorBody = components["schemas"]["ValidationErrorBody"];
