import type { ResponseChecks } from './check.ts';
import { maxDetails, toDetails } from './detail.ts';
import type { OperationId } from './operation-types.ts';
import type { ResponseFault } from './options.ts';
import { parseMediaType } from './media-type.ts';

/** Checks an answer against what the document describes; undefined when it is described. */
export type CheckResponse = (
  operation: OperationId,
  answer: { status: number; headers?: Record<string, string>; body?: unknown },
) => ResponseFault | undefined;

/** Loads the checks of responses. Apart from those of requests, so that a server without them never reads them. */
export async function loadResponseChecks(): Promise<CheckResponse> {
  const { responses } = await import('./generated/responses.ts');
  return (operation, answer) => checkResponse(responses[operation] ?? {}, operation, answer);
}

function checkResponse(
  checks: ResponseChecks,
  operation: OperationId,
  { status, headers = {}, body }: Parameters<CheckResponse>[1],
): ResponseFault | undefined {
  const types = checks[String(status)] ?? checks[`${String(status)[0]}XX`] ?? checks['DEFAULT'];
  if (!types) return { operation, status, code: 'status', details: [] };
  if (Object.keys(types).length === 0) return undefined;
  const check = types[essence(headers)];
  if (check === undefined) return { operation, status, code: 'media-type', details: [] };
  if (check === null || check.verdict(body)) return undefined;
  const details = toDetails(check.faults(body), 'body').slice(0, maxDetails);
  return { operation, status, code: 'body', details };
}

function essence(headers: Record<string, string>): string {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'content-type');
  return (name && parseMediaType(headers[name]!)?.essence) ?? 'application/json';
}
