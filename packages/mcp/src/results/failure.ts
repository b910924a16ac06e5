import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { errors } from '@web-data/types';

/** Members that an error of a call may have. */
interface Failed extends Error {
  kind?: string;
  errorName?: string;
  status?: number;
  retryAfterMs?: number;
  requestId?: string;
  details?: unknown;
  body?: unknown;
}

const remedies: Readonly<Record<string, string>> = {
  network:
    'The service could not be reached: check its address (WEB_DATA_BASE_URL) and the network, then call again.',
  timeout: 'Call again with less to do: fewer pages, or a longer timeout.',
  unexpected: 'A proxy responded instead of the service: check its address (WEB_DATA_BASE_URL).',
  body: 'The service, or a proxy in front of it, failed: call again later.',
  request: 'Fix the arguments, then call again.',
};

/** Converts a failure to a result: the error and its remedy. */
export function toFailure(error: Failed, redact: (text: string) => string): CallToolResult {
  const rows = [error.message, detailsOf(error), remedyOf(error), waitOf(error), reportOf(error)];
  const text = rows.filter(Boolean).join('\n');
  return { isError: true, content: [{ type: 'text', text: redact(text) }] };
}

function remedyOf({ errorName, kind }: Failed): string {
  const known: Record<string, { remedy: string; retryable: string }> = errors;
  const entry = errorName === undefined ? undefined : known[errorName];
  if (entry) return `Remedy: ${entry.remedy}`;
  const remedy = kind === undefined ? undefined : remedies[kind];
  return remedy === undefined ? '' : `Remedy: ${remedy}`;
}

function detailsOf({ details }: Failed): string {
  return details === undefined ? '' : `Details: ${JSON.stringify(details).slice(0, 2000)}`;
}

function waitOf({ retryAfterMs }: Failed): string {
  return retryAfterMs === undefined ? '' : `Wait ${Math.ceil(retryAfterMs / 1000)} s before the next call.`;
}

function reportOf({ requestId, errorName }: Failed): string {
  const name =
    errorName === undefined ? '' : `Error: ${errorName}, explained in webdata://errors/${errorName}.`;
  return [name, requestId === undefined ? '' : `Request: ${requestId}.`].filter(Boolean).join(' ');
}
