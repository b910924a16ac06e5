import { errors } from '@web-data/types';
import type { ErrorName } from '@web-data/types';

/** An error of the catalogue as an answer, for what no operation answers. */
export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: { success: false; error: string };
}

/** The answer of the catalogue for `name`. */
export function toErrorResponse(name: ErrorName, headers: Record<string, string> = {}): ErrorResponse {
  const { status, error } = errors[name];
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: { success: false, error },
  };
}
