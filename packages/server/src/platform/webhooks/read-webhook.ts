import type { AddressPolicy } from '@web-data/net';
import type { ErrorDetail } from '@web-data/types';
import { reject } from '@web-data/validator';
import { parseUrl } from '../config/option.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Webhook, WebhookInput } from './webhook.ts';

/**
 * Reads and checks the `webhook` of a request beyond its schema. A host name is resolved and checked at each delivery
 * instead.
 * @param policy which addresses may be reached.
 * @returns undefined for a request without a webhook.
 * @throws {Rejection} 400 with `details`: for an address that is not public, a URL with a user name, or a header that
 * the delivery itself needs.
 */
export function readWebhook(input: WebhookInput | undefined, policy: AddressPolicy): Webhook | undefined {
  if (input === undefined) return undefined;
  const {
    url: text,
    headers = {},
    metadata = {},
    events,
  } = typeof input === 'string' ? { url: input } : input;
  const violations = [
    ...findUrlViolations(text, policy, typeof input === 'string' ? '/webhook' : '/webhook/url'),
    ...findHeaderViolations(headers),
  ];
  if (violations.length > 0) throw reject('BadRequest', { details: violations });
  const url = new URL(text);
  url.hash = '';
  return { url: url.href, headers, metadata, events };
}

/** Returns the origin of a webhook for the security log: the path and the query of its URL may hold a secret. */
export function getReceiver(input: WebhookInput | undefined): string | undefined {
  return parseUrl(typeof input === 'string' ? input : input?.url)?.origin;
}

function findUrlViolations(text: string, policy: AddressPolicy, path: string): ErrorDetail[] {
  const url = parseUrl(text);
  const violation =
    url === undefined ? 'must be an absolute http or https URL' : findUrlViolation(url, policy);
  return violation === undefined ? [] : [{ in: 'body', path, code: 'address', message: violation }];
}

function findUrlViolation(url: URL, policy: AddressPolicy): string | undefined {
  if (url.username !== '' || url.password !== '')
    return 'must not hold a user name or a password: give a header instead';
  // The error of the policy names the address, but a violation never contains the value.
  if (policy.checkUrl(url) !== undefined)
    return 'must lead to a public address, on a port that may be reached';
  return undefined;
}

function findHeaderViolations(headers: Readonly<Record<string, string>>): ErrorDetail[] {
  return Object.keys(headers)
    .filter(isReserved)
    .map((name) => ({
      in: 'body',
      path: joinPointer('/webhook/headers', name),
      code: 'reserved',
      message: 'must not be a header that the delivery sets itself',
    }));
}

/** Headers that a delivery sets itself, or that apply to a single hop only (RFC 9110, section 7.6.1). */
const RESERVED: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'max-forwards',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);

/** Whether callers may not set a header: the ones above, and all that begin with `webhook-`. */
function isReserved(name: string): boolean {
  const lower = name.toLowerCase();
  return RESERVED.has(lower) || lower.startsWith('webhook-');
}
