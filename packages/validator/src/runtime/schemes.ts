import type { Incoming } from './incoming.ts';

/** Reads the credential of a security scheme; undefined when it is absent or malformed. */
export type Scheme<Credential = unknown> = (
  incoming: Pick<Incoming, 'header' | 'query'>,
) => Credential | undefined;

/** User and password of `Basic` (RFC 7617). */
export interface BasicCredential {
  user: string;
  password: string;
}

/** `Authorization: Bearer …` (RFC 6750): of http bearer, oauth2 and openIdConnect. */
export const bearer: Scheme<string> = /* @__PURE__ */ httpScheme('bearer');

/** `Authorization: Basic …` (RFC 7617). */
export const basic: Scheme<BasicCredential> = (incoming) => {
  const token = httpScheme('basic')(incoming);
  const text = token === undefined ? undefined : decodeBase64(token);
  const colon = text?.indexOf(':') ?? -1;
  return colon === -1 ? undefined : { user: text!.slice(0, colon), password: text!.slice(colon + 1) };
};

/** A scheme of `Authorization` that carries one token68 (RFC 9110, 11.2), by its name in lower case. */
export function httpScheme(name: string): Scheme<string> {
  return (incoming) => {
    const parts = /^([\w-]+) +([\w.~+/-]+=*)$/.exec(incoming.header('authorization') ?? '');
    return parts?.[1]?.toLowerCase() === name ? parts[2] : undefined;
  };
}

/** A key in a header, by its name in lower case. */
export function headerKey(name: string): Scheme<string> {
  return (incoming) => incoming.header(name) || undefined;
}

/** A key in the query; undefined when it is repeated. */
export function queryKey(name: string): Scheme<string> {
  return (incoming) => {
    const [value, ...more] = new URLSearchParams(incoming.query).getAll(name);
    return more.length > 0 ? undefined : value || undefined;
  };
}

/** A key in a cookie; undefined when it is repeated. */
export function cookieKey(name: string): Scheme<string> {
  return (incoming) => {
    const pairs = (incoming.header('cookie') ?? '').split(';').map((pair) => pair.trim());
    const [value, ...more] = pairs.filter((pair) => pair.startsWith(`${name}=`));
    return more.length > 0 ? undefined : value?.slice(name.length + 1) || undefined;
  };
}

/** A credential that only the host can see, such as a client certificate: `authenticate` runs for every request. */
export const outside: Scheme<null> = () => null;

function decodeBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
