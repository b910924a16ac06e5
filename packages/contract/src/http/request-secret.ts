import type { Operation, SecurityScheme } from '../openapi/operation.ts';
import type { HttpRequest } from './exchange.ts';

/** The credential that a request carries by a security scheme; empty when there is none. */
export function extractSecret({ kind, key }: SecurityScheme, { headers, url }: HttpRequest): string {
  const header = headers[key.toLowerCase()] ?? '';
  if (kind === 'query') return new URL(url).searchParams.get(key) ?? '';
  if (kind === 'bearer') return /^Bearer (.*)$/iu.exec(header)?.[1] ?? '';
  // A user name without a password is a key.
  if (kind === 'basic')
    return Buffer.from(/^Basic (.*)$/iu.exec(header)?.[1] ?? '', 'base64')
      .toString()
      .replace(/:$/u, '');
  if (kind === 'header') return header;
  const pair = (headers['cookie'] ?? '').split(/;\s*/u).find((one) => one.startsWith(`${key}=`));
  return pair?.slice(key.length + 1) ?? '';
}

/** The owner of a request: the credential it carries by the schemes of an operation, however the header is written. */
export function getOwner({ security }: Operation, request: HttpRequest): string {
  const secrets = new Set(security.alternatives.flat().map((scheme) => extractSecret(scheme, request)));
  secrets.delete('');
  return [...secrets].join(' ');
}
