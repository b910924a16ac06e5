import { errors } from '@web-data/types';
import type { ErrorName } from '@web-data/types';

/** An error of the catalogue as a response, for requests outside any operation. */
export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: { success: false; error: string };
}

/** Converts an error of the catalogue to a response. */
export function toErrorResponse(name: ErrorName, headers: Record<string, string> = {}): ErrorResponse {
  const { status, error } = errors[name];
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: { success: false, error },
  };
}
