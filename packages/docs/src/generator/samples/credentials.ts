import type { Description } from '../description/description.ts';
import type { SecurityScheme } from '../description/document.ts';
import { resolve } from '../description/resolve.ts';

/** A credential of a request; its values come from environment variables. */
export type Credential =
  | { in: 'header' | 'query' | 'cookie'; name: string; prefix: string; variable: string }
  | { in: 'basic'; user: string; password: string };

/**
 * The credentials that satisfy `security`, by default the document's: those of its first requirement without a
 * deprecated scheme (OpenAPI 3.2, Security Requirement Object), none if a request needs none. Leaves out credentials
 * that a sample cannot show, such as a certificate.
 */
export function pickCredentials(
  { document }: Description,
  security: Record<string, string[]>[] = document.security ?? [],
): Credential[] {
  const find = (name: string): SecurityScheme | undefined => {
    const scheme = document.components?.securitySchemes?.[name];
    return scheme && resolve<SecurityScheme>(document, scheme);
  };
  const isLasting = (one: object): boolean =>
    Object.keys(one).every((name) => find(name)?.deprecated !== true);
  const requirement = security.find(isLasting) ?? security[0] ?? {};
  const names = Object.keys(requirement);
  return names.flatMap((name) => {
    const scheme = find(name);
    // Variables of several keys are named after their schemes.
    const variable = (kind: string): string =>
      variableName(document.info.title, names.length > 1 ? name : kind);
    return scheme ? credential(scheme, variable) : [];
  });
}

function credential(scheme: SecurityScheme, variable: (kind: string) => string): Credential[] {
  const { type, in: location, name } = scheme;
  if (type === 'apiKey' && location && name) {
    return [{ in: location, name, prefix: '', variable: variable('API_KEY') }];
  }
  if (type === 'oauth2' || type === 'openIdConnect')
    return [authorization('Bearer', variable('ACCESS_TOKEN'))];
  if (type !== 'http') return [];
  if (/^basic$/i.test(scheme.scheme ?? '')) {
    return [{ in: 'basic', user: variable('USER'), password: variable('PASSWORD') }];
  }
  return [authorization(capitalized(scheme.scheme ?? 'Bearer'), variable('API_KEY'))];
}

/** Describes in one line how a request carries a credential. */
export function describeCredential(credential: Credential): string {
  if (credential.in === 'basic') return 'Authorization: Basic <user:password in base64>';
  const { name, prefix, variable } = credential;
  const key = variable.endsWith('ACCESS_TOKEN') ? '<ACCESS_TOKEN>' : '<API_KEY>';
  return { header: `${name}: ${prefix}${key}`, query: `?${name}=${key}`, cookie: `Cookie: ${name}=${key}` }[
    credential.in
  ];
}

function authorization(scheme: string, variable: string): Credential {
  return { in: 'header', name: 'Authorization', prefix: `${scheme} `, variable };
}

/** Schemes are case-insensitive, and usually capitalized. */
function capitalized(scheme: string): string {
  return scheme.slice(0, 1).toUpperCase() + scheme.slice(1);
}

/**
 * Names a variable: `API_KEY` of the Web Data API is `WEB_DATA_API_KEY`. Ignores a subtitle after a dash or a colon.
 */
function variableName(title: string, kind: string): string {
  const name = title.split(/\s[-–—]\s|[:,(|]/)[0]!.trim();
  const text = `${name.replace(/\s+API$/i, '')} ${kind}`.toUpperCase();
  return text.replaceAll(/[^A-Z0-9]+/g, '_').replaceAll(/^[_0-9]+|_+$/g, '') || 'KEY';
}
