// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/**
 * A string that is none of the listed ones: the discriminator of the open end of a union. It reads as any other
 * string, and leaves the union when the discriminator is compared with a listed one. To write one, say so:
 * `"some.new.kind" as OtherString`. It exists as a type only.
 */
export declare enum OtherString {
    other = "a string that is not listed"
}

/**
 * A device authorization request (RFC 8628, section 3.1).
 *
 * Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
 */
export interface DeviceAuthorizationRequest {
    /**
     * @description Identifier that the client chose and does not change. Clients are not registered.
     *
     *     Characters: at least 1. Characters: at most 200. Matches `^[\x21-\x7e]+$`.
     */
    client_id: string;
    /**
     * @description Name of the client on the page of approval, which says that it is not verified. Default `client_id`.
     *
     *     Characters: at least 1. Characters: at most 200.
     */
    client_name?: string;
    /**
     * @description The requested scopes, separated by spaces. Default every scope. The person may grant fewer.
     *
     *     Characters: at most 2000.
     */
    scope?: string;
}
/**
 * The two codes, and where the person takes the short one.
 *
 * Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
 */
export interface DeviceCodes {
    /** @description What the client asks for the key with. It is shown to nobody. */
    device_code: string;
    /**
     * @description Seconds for which both codes are good.
     *
     *     At least 1.
     */
    expires_in: number;
    /**
     * @description Seconds to wait at least between two questions for the key.
     *
     *     At least 1.
     */
    interval: number;
    /** @description What the person compares or types. */
    user_code: string;
    /**
     * Format: uri
     * @description Where the person decides.
     */
    verification_uri: string;
    /**
     * Format: uri
     * @description The same with the code in it, for a link.
     */
    verification_uri_complete: string;
}
export type ErrorBody = OAuthErrorBody;
/**
 * A key, this once.
 *
 * Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
 */
export interface IssuedToken {
    /** @description The API key. It is not shown again: only its hash is stored. */
    access_token: string;
    /**
     * @description Seconds until the key ends; left out where it has no end.
     *
     *     At least 0.
     */
    expires_in?: number;
    /**
     * @description After a token exchange, always `urn:ietf:params:oauth:token-type:access_token`.
     * @constant
     */
    issued_token_type?: "urn:ietf:params:oauth:token-type:access_token";
    /** @description The granted scopes, separated by spaces. They may be fewer than the requested ones. */
    scope: string;
    /**
     * @description Always `Bearer`.
     * @constant
     */
    token_type: "Bearer";
}
/**
 * An error in the words of RFC 6749, section 5.2, and with the members of every error of the service.
 *
 * Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
 */
export interface OAuthErrorBody {
    /** @description The code of the error. */
    error: string;
    /** @description What it means, for who writes the program. */
    error_description?: string;
    /**
     * @description Always `false`.
     * @constant
     */
    success: false;
}
/**
 * A token request (RFC 6749, section 4).
 *
 * Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
 */
export interface TokenRequest {
    /**
     * @description Not supported, and rejected. A request that ignores it would give the key to the wrong party.
     *
     *     Characters: at most 16384.
     */
    actor_token?: string;
    /**
     * @description The JWT of an issuer that the operator trusts, for the grant of RFC 7523.
     *
     *     Characters: at most 16384.
     */
    assertion?: string;
    /**
     * @description The `client_id` of the device authorization request.
     *
     *     Characters: at most 200.
     */
    client_id?: string;
    /**
     * @description The device code, for the Device Authorization Grant.
     *
     *     Characters: at most 200.
     */
    device_code?: string;
    /**
     * @description Which grant it is, such as `urn:ietf:params:oauth:grant-type:device_code`.
     *
     *     Characters: at least 1. Characters: at most 200.
     */
    grant_type: string;
    /**
     * @description The requested token type (RFC 8693); a key is an `urn:ietf:params:oauth:token-type:access_token`, the only type.
     *
     *     Characters: at most 200.
     */
    requested_token_type?: string;
    /**
     * @description The requested scopes of an assertion, separated by spaces. Default all that its issuer may grant.
     *
     *     Characters: at most 2000.
     */
    scope?: string;
    /**
     * @description The same JWT, for the token exchange of RFC 8693.
     *
     *     Characters: at most 16384.
     */
    subject_token?: string;
    /**
     * @description The type of the subject token, always `urn:ietf:params:oauth:token-type:jwt`.
     *
     *     Characters: at most 200.
     */
    subject_token_type?: string;
}
export interface paths {
    "/device_authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a device code
         * @description Begins the Device Authorization Grant (RFC 8628, section 3.1). The client shows the user code and the link to a person, and polls for the key with the device code.
         *
         *     Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
         */
        post: operations["authorizeDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a grant for a key
         * @description Returns a key, once, when a person has approved (RFC 8628, section 3.4) or an issuer that the operator trusts vouches for the agent (RFC 7523, section 2.1; RFC 8693, section 2.1). Otherwise it returns an error (RFC 6749, section 5.2).
         *
         *     Definition: provisional. Of the onboarding flow only is known that there is one; this is our own choice.
         */
        post: operations["issueToken"];
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
        DeviceAuthorizationRequest: DeviceAuthorizationRequest;
        DeviceCodes: DeviceCodes;
        ErrorBody: ErrorBody;
        IssuedToken: IssuedToken;
        OAuthErrorBody: OAuthErrorBody;
        TokenRequest: TokenRequest;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Whole seconds to wait at least before the next attempt (RFC 9110, section 10.2.3).
         *
         *     Definition: partial. The header and its unit are specified; that it is whole and at least 1 is our own choice.
         * @example 12
         */
        "Retry-After": number;
        /**
         * @description Identifies the answer in the logs of the service; name it when you report a problem.
         *
         *     Definition: provisional. How a single answer is referred to is not specified; this header is our own choice.
         * @example 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70
         */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authorizeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The device authorization request (RFC 8628, section 3.1). */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": DeviceAuthorizationRequest;
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeviceCodes;
                };
            };
            /**
             * @description `invalid_request`: A parameter is missing, malformed or given twice.
             *
             *     `invalid_scope`: There is no such scope, or the issuer of the assertion may not give it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `invalid_request`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `invalid_request`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `temporarily_unavailable`: More requests of one address than the minute allows. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `server_error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `temporarily_unavailable`: The store of the service or the issuer of the assertion does not answer, or too many codes wait for a decision. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The grant. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": TokenRequest;
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssuedToken;
                };
            };
            /**
             * @description `invalid_request`: A parameter is missing, malformed or given twice.
             *
             *     `invalid_grant`: The code or the assertion was used before, or does not hold. Which of these is not told.
             *
             *     `invalid_scope`: There is no such scope, or the issuer of the assertion may not give it.
             *
             *     `unsupported_grant_type`: The server has no such grant.
             *
             *     `authorization_pending`: Nobody has decided yet.
             *
             *     `slow_down`: The client asks more often than the interval allows; from now on the interval is 5 seconds longer.
             *
             *     `access_denied`: The person said no, or may not say yes any more.
             *
             *     `expired_token`: Nobody decided in time.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `invalid_client`: The client does not name itself. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `invalid_request`: The body exceeds the maximum allowed size. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `invalid_request`: The Content-Type of the body is missing or not one that the operation reads. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `temporarily_unavailable`: More requests of one address than the minute allows. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `server_error`: An unhandled failure of the server. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
            /** @description `temporarily_unavailable`: The store of the service or the issuer of the assertion does not answer, or too many codes wait for a decision. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthErrorBody;
                };
            };
        };
    };
}
