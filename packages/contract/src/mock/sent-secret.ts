import type { SecurityScheme } from '../openapi/operation.ts';
import type { HttpRequest } from '../http/exchange.ts';

/** The credential that a request carries by a security scheme; empty when there is none. */
export function sentSecret({ kind, key }: SecurityScheme, { headers, url }: HttpRequest): string {
  const header = headers[key.toLowerCase()] ?? '';
  if (kind === 'query') return new URL(url).searchParams.get(key) ?? '';
  if (kind === 'bearer') return header.replace(/^Bearer /iu, '');
  // A user's name without a password is a key.
  if (kind === 'basic')
    return Buffer.from(header.replace(/^Basic /iu, ''), 'base64')
      .toString()
      .replace(/:$/u, '');
  if (kind === 'header') return header;
  const pair = (headers['cookie'] ?? '').split(/;\s*/u).find((one) => one.startsWith(`${key}=`));
  return pair?.slice(key.length + 1) ?? '';
}
