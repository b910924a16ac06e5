import type { Operation, SecurityScheme } from '../openapi/operation.ts';

/** One secret for every security scheme, or a secret for each by its name. */
export type Credential = string | Readonly<Record<string, string>>;

/** The parts of a request that carry a credential. */
export interface Carried {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Returns every secret of a credential. */
export function listSecrets(credential: Credential): readonly string[] {
  return typeof credential === 'string' ? [credential] : Object.values(credential);
}

/** Returns the secret of a scheme, where the credential has one. */
export function getSecret({ name }: SecurityScheme, credential: Credential | undefined): string | undefined {
  if (typeof credential !== 'object') return credential;
  return Object.hasOwn(credential, name) ? credential[name] : undefined;
}

/** Whether an operation rejects requests without a credential. */
export function asksForCredential({ security }: Operation): boolean {
  return security.schemes.length > 0 && !security.optional;
}

/** Returns the first alternative whose schemes all have a secret in the credential. */
export function findAlternative(
  { security }: Operation,
  credential: Credential | undefined,
): readonly SecurityScheme[] | undefined {
  return security.alternatives.find(
    (set) => set.length > 0 && !clashes(set) && set.every((scheme) => Boolean(getSecret(scheme, credential))),
  );
}

/**
 * Whether a set of schemes needs two values in one header, as Basic and Bearer together do: no request can carry both.
 */
export function clashes(set: readonly SecurityScheme[]): boolean {
  const headers = set.filter(({ kind }) => kind !== 'query' && kind !== 'cookie');
  return headers.some(({ kind, key }) =>
    headers.some((other) => other.kind !== kind && other.key.toLowerCase() === key.toLowerCase()),
  );
}

/** Adds a credential by the first alternative that it fits; empty where it fits none. */
export function carry(operation: Operation, credential: Credential | undefined): Carried {
  return carryAll(
    (findAlternative(operation, credential) ?? []).map((scheme) => [
      scheme,
      formatCredential(scheme, getSecret(scheme, credential) ?? ''),
    ]),
  );
}

/** Adds raw values at the locations of their schemes. */
export function carryAll(credentials: readonly (readonly [scheme: SecurityScheme, text: string])[]): Carried {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  for (const [{ kind, key }, text] of credentials) {
    if (kind === 'query') query.push(`${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
    else if (kind === 'cookie')
      headers['cookie'] = [headers['cookie'] ?? [], `${key}=${text}`].flat().join('; ');
    else headers[key.toLowerCase()] = text;
  }
  return { headers, query: query.join('&') };
}

/** Formats a secret as its scheme demands. */
export function formatCredential(scheme: SecurityScheme, secret: string): string {
  if (scheme.kind === 'bearer') return `Bearer ${secret}`;
  if (scheme.kind === 'basic') return `Basic ${Buffer.from(userAndPassword(secret)).toString('base64')}`;
  return secret;
}

/**
 * Without a colon a secret is a user name with an empty password, as services that accept a key by Basic expect (RFC
 * 7617, section 2).
 */
function userAndPassword(secret: string): string {
  return secret.includes(':') ? secret : `${secret}:`;
}
