import { errors } from '@web-data/types';
import type { ErrorName } from '@web-data/types';

/** An error of the catalogue as an answer, for what no operation answers. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: { success: false; error: string };
}

/** The answer of the catalogue for `name`. */
export function errorAnswer(name: ErrorName, headers: Record<string, string> = {}): ErrorAnswer {
  const { status, error } = errors[name];
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: { success: false, error },
  };
}
