import type { Exchange } from '../http/exchange.ts';
import { isSecretHeader, type Secrets } from '../http/secrets.ts';
import { extractSecret } from '../http/request-secret.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { addIssued } from './issued-secrets.ts';

/** Shorter cookies and members are ordinary text. */
const LEAST = 6;

/**
 * Adds the secrets of an exchange: credentials of every scheme of the document, and values whose name denotes a secret.
 */
export function addExchange(
  secrets: Secrets,
  { operations }: Pick<ContractDocument, 'operations'>,
  { request, response }: Exchange,
): Secrets {
  for (const scheme of operations.flatMap(({ security }) => security.alternatives.flat()))
    secrets.addCredential(extractSecret(scheme, request));
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie') addCookies(secrets, value);
    else if (isSecretHeader(name)) secrets.addHeader(value);
  }
  secrets.addUrl(request.url);
  secrets.addMembers(membersOf(request.headers['content-type'], request.body), LEAST);
  if (response) addIssued(secrets, response);
  return secrets;
}

function addCookies(secrets: Secrets, header: string): void {
  for (const pair of header.split(/;\s*/u)) {
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value.length >= LEAST) secrets.add(value);
  }
}

function membersOf(type: string | undefined, body: string | undefined): unknown {
  if (body === undefined || body === '') return undefined;
  if (parseMediaType(type ?? '') === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
