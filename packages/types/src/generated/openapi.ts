// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.

export interface paths {
    "/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Map a website
         * @description Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
         */
        post: operations["mapUrls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who asked, for the security log: attached to security-logging events when SIEM logging is enabled for the organization. No other members are allowed. */
        AuditMetadata: {
            /**
             * @description Name of the user on whose behalf the request is made.
             * @example ada@example.com
             */
            username: string;
        };
        /**
         * @description A plain domain, or a wildcard glob for all its subdomains.
         * @example example.com
         * @example *.example.com
         */
        DomainPattern: string;
        /** @description The body of every response outside 2xx. */
        ErrorBody: {
            /** @description A short code that some endpoints add. */
            code?: string;
            /** @description Structured validation errors a field, where they apply. Any shape; see `ErrorDetail` for ours. */
            details?: unknown;
            /** @description Human-readable message. It identifies the failure together with the HTTP status. */
            error: string;
            /**
             * @description Always `false`.
             * @constant
             */
            success: false;
        };
        /** @description One fault of a request. It names the place and the rule, never the value that was sent. */
        ErrorDetail: {
            /**
             * @description The JSON Schema keyword that failed (`required`, `type`, `maximum`, …).
             * @example maximum
             */
            code: string;
            /** @description The bound, type or list of values that the rule asks for. */
            expected?: unknown;
            /**
             * @description The part of the request that holds the fault.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header" | "cookie";
            /**
             * @description One sentence that names the rule.
             * @example must be at most 100000
             */
            message: string;
            /**
             * @description JSON Pointer (RFC 6901) into that part; for parameters `/` and the name. Empty for the whole body.
             * @example /url
             * @example /threatProtection/blacklist/3
             */
            path: string;
        };
        /** @description An error body of which only `error` is promised: the 402, 429 and 500 of Map, and what trace and snapshot relay from upstream unchanged. */
        ErrorMessageBody: {
            /** @description A short code that some endpoints add. */
            code?: string;
            /** @description Structured validation errors a field, where they apply. Any shape. */
            details?: unknown;
            /** @description Human-readable message. It identifies the failure together with the HTTP status. */
            error: string;
            /**
             * @description `false` when present.
             * @constant
             */
            success?: false;
        };
        /** @description Where the request seems to come from. A proxy in that country is used when one is available, and the matching language and time zone are emulated. */
        Location: {
            /**
             * @description ISO 3166-1 alpha-2 code, in capitals.
             * @default US
             * @example DE
             */
            country?: string;
            /**
             * @description Preferred languages and locales in priority order, each as a value of the Accept-Language header. The language of the country when left out.
             * @example [
             *       "de-AT",
             *       "de",
             *       "en"
             *     ]
             */
            languages?: string[];
        };
        /** @description One URL of the site. */
        MapLink: {
            /** @description Description of the page, if available. */
            description?: string;
            /** @description Title of the page, if available. */
            title?: string;
            /**
             * Format: uri
             * @description The URL, absolute.
             * @example https://example.com/pricing
             */
            url: string;
        };
        /** @description What to map and how. */
        MapRequest: {
            auditMetadata?: components["schemas"]["AuditMetadata"];
            /**
             * @description Bypass the sitemap cache, which keeps sitemap data for up to 7 days.
             * @default false
             */
            ignoreCache?: boolean;
            /**
             * @description Leave out URLs with a query; the same URL without its query is looked at instead.
             * @default true
             */
            ignoreQueryParameters?: boolean;
            /**
             * @description Also return URLs on subdomains of the site.
             * @default true
             */
            includeSubdomains?: boolean;
            /**
             * @description Maximum number of links returned.
             * @default 5000
             */
            limit?: number;
            location?: components["schemas"]["Location"];
            /**
             * @description Search query. Orders all results by relevance, so that a URL containing the words comes first; it never filters. Ranking comes before the cut to `limit`.
             * @example pricing
             */
            search?: string;
            /**
             * @description How the sitemaps of the site are used.
             * @default include
             * @enum {string}
             */
            sitemap?: "skip" | "include" | "only";
            threatProtection?: components["schemas"]["ThreatProtectionOverride"];
            /**
             * @description Milliseconds after which the answer is given with what was found so far; 408 when nothing was found. There is no timeout unless one is asked for.
             * @example 30000
             */
            timeout?: number;
            /**
             * Format: uri
             * @description Base URL from which URLs are discovered: an absolute http or https URL without surrounding white space. International host names and paths are accepted.
             * @example https://example.com
             */
            url: string;
        };
        /** @description The URLs found. */
        MapResponse: {
            /** @description Discovered URLs, at most `limit` of them. */
            links?: components["schemas"]["MapLink"][];
            /** @description Success flag. */
            success?: boolean;
            /** @description One sentence that says why the list may be incomplete, such as a `timeout` that was reached. */
            warning?: string;
        };
        /** @description Replaces the given fields of the organization's threat protection policy for this request only; fields left out keep the organization's value. An enterprise feature: when it is not enabled for the team, or the organization has disabled request overrides, a request with this object is answered with 403. */
        ThreatProtectionOverride: {
            /** @description Domains always blocked: plain domains or wildcard globs (`*.example.com`), without protocol, path or port. */
            blacklist?: components["schemas"]["DomainPattern"][];
            /** @description Top-level domains blocked outright, in lower case, without a leading dot. */
            blockedTlds?: string[];
            /**
             * @description What happens when the classifier is unreachable.
             * @enum {string}
             */
            failurePolicy?: "open" | "closed";
            /**
             * @description URL scanning mode. Cannot be `off` when threat protection is enforced for the team.
             * @enum {string}
             */
            mode?: "off" | "normal";
            /** @description A classifier verdict at or above this normalized score blocks the URL; lower is stricter. */
            riskScoreThreshold?: number;
            /** @description Domains always allowed, in the notation of `blacklist`. Takes precedence over every other rule. */
            whitelist?: components["schemas"]["DomainPattern"][];
        };
        /** @description The error body of a request that failed validation; `details` names each faulty member. */
        ValidationErrorBody: {
            /** @description A short code that some endpoints add. */
            code?: string;
            /** @description One entry a fault, at most 20. */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description Human-readable message. It identifies the failure together with the HTTP status. */
            error: string;
            /**
             * @description Always `false`.
             * @constant
             */
            success: false;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Whole seconds to wait at least before the next attempt (RFC 9110, section 10.2.3).
         * @example 12
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    mapUrls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapRequest"];
            };
        };
        responses: {
            /** @description The URLs found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapResponse"];
                };
            };
            /**
             * @description `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
             *
             *     `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationErrorBody"];
                };
            };
            /** @description `Unauthorized: Invalid token`: The API key is missing, malformed or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessageBody"];
                };
            };
            /** @description `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `Request Timeout`: Loading took longer than the `timeout` of the request. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `Payload Too Large`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /**
             * @description `Rate limit exceeded`: The requests exceed the limit a minute of the plan.
             *
             *     `Concurrency limit reached`: The limit of concurrent browsers of the plan is reached.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessageBody"];
                };
            };
            /** @description `Internal Server Error`: An unhandled failure of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessageBody"];
                };
            };
            /** @description `Bad Gateway`: An upstream proxy or worker returned an invalid response. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `Service Unavailable`: The service is temporarily unable to process the request. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
