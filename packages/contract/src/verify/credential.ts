import type { Operation, SecurityScheme } from '../openapi/operation.ts';

/** The parts of a request that carry a credential. */
export interface Carried {
  readonly headers: Record<string, string>;
  readonly query: string;
}

/** Puts one secret where the security schemes of an operation want it. */
export function carry(operation: Operation, secret: string | undefined): Carried {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  for (const scheme of secret === undefined ? [] : operation.security.schemes) {
    const text = valueOf(scheme, secret ?? '');
    if (scheme.kind === 'query') query.push(`${encodeURIComponent(scheme.key)}=${encodeURIComponent(text)}`);
    else if (scheme.kind === 'cookie')
      headers['cookie'] = [headers['cookie'] ?? [], `${scheme.key}=${text}`].flat().join('; ');
    else headers[scheme.key.toLowerCase()] = text;
  }
  return { headers, query: query.join('&') };
}

function valueOf(scheme: SecurityScheme, secret: string): string {
  if (scheme.kind === 'bearer') return `Bearer ${secret}`;
  if (scheme.kind === 'basic') return `Basic ${Buffer.from(userAndPassword(secret)).toString('base64')}`;
  return secret;
}

/** A secret without a colon is a user's name whose password is empty, as services take a key by Basic (RFC 7617, section 2). */
function userAndPassword(secret: string): string {
  return secret.includes(':') ? secret : `${secret}:`;
}
