import type { AnyTypes, ApiTypes, IdOf } from './api-types.ts';
import type { ResponseCheck, ResponseChecks, ResponseTables } from './response-check.ts';
import { maxDetails, toDetails } from './detail.ts';
import type { Detail } from './detail.ts';
import type { Messages } from './messages.ts';
import type { ResponseViolation } from './options.ts';
import { parseMediaType } from './media-type.ts';
import { readParameters } from './parameters.ts';

/** A response as it is sent; `body` is the value of a JSON body, and a stream where it cannot be inspected. */
export interface SentResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Checks a response against the document; returns undefined when the document describes it. */
export type CheckResponse<T extends ApiTypes = AnyTypes> = (
  operation: IdOf<T>,
  response: SentResponse,
) => ResponseViolation<T> | undefined;

/** Creates the check of all responses. This module is loaded on demand only: most servers never use it. */
export function createCheck({ responses, messages }: ResponseTables): CheckResponse {
  return (operation, response) => checkResponse(messages, responses[operation] ?? {}, operation, response);
}

function checkResponse(
  messages: Messages,
  checks: ResponseChecks,
  operation: string,
  { status, headers = {}, body }: SentResponse,
): ResponseViolation | undefined {
  const check = checks[String(status)] ?? checks[`${String(status)[0]}XX`] ?? checks['DEFAULT'];
  if (!check) return { operation, status, code: 'status', details: [] };
  const header = readerOf(headers);
  const inHeaders = checkHeaders(messages, check, header);
  if (inHeaders.length > 0) return { operation, status, code: 'headers', details: inHeaders };
  if (Object.keys(check.content).length === 0) return undefined;
  const inBody = check.content[mediaType(header('content-type'))];
  if (inBody === undefined) return { operation, status, code: 'media-type', details: [] };
  if (inBody === null || body instanceof ReadableStream || inBody.isValid(body)) return undefined;
  const details = toDetails(messages, inBody.collect(body), 'body').slice(0, maxDetails);
  return { operation, status, code: 'body', details };
}

type HeaderReader = (name: string) => string | undefined;

function checkHeaders(messages: Messages, { headers }: ResponseCheck, header: HeaderReader): Detail[] {
  if (!headers) return [];
  const { values, details } = readParameters(headers, { header, query: '' }, {});
  if (!headers.checks.isValid(values)) details.push(...toDetails(messages, headers.checks.collect(values)));
  return details.slice(0, maxDetails);
}

function readerOf(headers: Record<string, string>): HeaderReader {
  const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => named.get(name);
}

function mediaType(header: string | undefined): string {
  return (header && parseMediaType(header)?.mediaType) || 'application/json';
}
