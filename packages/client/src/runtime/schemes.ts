import { authorize } from './authorize.ts';

/** A request to which credentials are added. */
export interface Signed {
  url: string;
  headers: Record<string, string>;
  /** Values to hide in messages; each scheme adds its own. */
  secrets: (string | undefined)[];
}

/** Adds the credential of a security scheme to a request. */
export interface Scheme<Credential = unknown> {
  /** Lower-case name of the header that carries it; a header of the caller overrides it. */
  header?: string;
  /**
   * Adds the credential.
   * @param name what the caller calls it, for the error
   * @throws TypeError when it cannot be sent. The message never contains it.
   */
  put(credential: Credential, request: Signed, name: string): void;
}

/** User and password of `Basic` (RFC 7617). */
export interface BasicCredential {
  user: string;
  password: string;
}

/** A key in a header, by its name in lower case. */
export function headerKey(header: string, prefix = ''): Scheme<string> {
  return {
    header,
    put: (key, { headers, secrets }, name) => {
      headers[header] = authorize(key, name, prefix);
      secrets.push(key);
    },
  };
}

/** A scheme of `Authorization` that carries one token (RFC 9110, section 11.2), by its name. */
export function httpScheme(name: string): Scheme<string> {
  return headerKey('authorization', `${name} `);
}

/** `Authorization: Bearer …` (RFC 6750): of http bearer, oauth2 and openIdConnect. */
export const bearer: Scheme<string> = /* @__PURE__ */ httpScheme('Bearer');

/** `Authorization: Basic …` (RFC 7617), in UTF-8. */
export const basic: Scheme<BasicCredential> = {
  header: 'authorization',
  put: (credential, { headers, secrets }, name) => {
    const { user, password } = Object(credential) as Partial<BasicCredential>;
    if (typeof user !== 'string' || typeof password !== 'string' || user.includes(':')) {
      throw new TypeError(`${name} must be { user, password }, and user without a colon.`);
    }
    const bytes = new TextEncoder().encode(`${user}:${password}`);
    const token = btoa(String.fromCharCode(...bytes));
    headers['authorization'] = `Basic ${token}`;
    secrets.push(token, password);
  },
};

/** A key in the query. */
export function queryKey(parameter: string): Scheme<string> {
  return {
    put: (key, request, name) => {
      if (typeof key !== 'string' || !key) throw new TypeError(`${name} must be a string.`);
      const pair = String(new URLSearchParams([[parameter, key]]));
      request.url += (request.url.includes('?') ? '&' : '?') + pair;
      request.secrets.push(key, pair.slice(pair.indexOf('=') + 1));
    },
  };
}

/** A key in a cookie. A browser sends its own instead: set `credentials: false` there. */
export function cookieKey(cookie: string): Scheme<string> {
  return {
    put: (key, { headers, secrets }, name) => {
      const pair = authorize(key, name, `${cookie}=`);
      headers['cookie'] = headers['cookie'] ? `${headers['cookie']}; ${pair}` : pair;
      secrets.push(key);
    },
  };
}

/** A credential outside of the request, such as a client certificate: `true` states that it is present. */
export const outside: Scheme<true> = { put: () => undefined };
