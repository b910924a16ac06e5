import type { ErrorName, errors } from '@web-data/types';
import type { ApiError, ErrorDetails } from './generated/errors.ts';
import type { CallError as WebDataError } from './runtime/errors.ts';

/** An error of the catalogue, as `isWebDataError` narrows it. */
export interface CatalogueError<Name extends ErrorName = ErrorName> extends ApiError {
  readonly errorName: Name;
  readonly status: (typeof errors)[Name]['status'];
  readonly details: Name extends keyof ErrorDetails ? ErrorDetails[Name] : unknown;
}

/**
 * Whether a caught value is an error of this client; with a name, whether it is that entry of the catalogue. Also
 * recognizes errors of another copy of this package, which `instanceof` does not: a library may bundle its own.
 * @example if (isWebDataError(error, 'AgentJobNotFound')) return undefined;
 */
export function isWebDataError(value: unknown): value is WebDataError;
export function isWebDataError<Name extends ErrorName>(
  value: unknown,
  name: Name,
): value is CatalogueError<Name>;
export function isWebDataError(value: unknown, name?: ErrorName): boolean {
  const { kind, operation, attempts, errorName } = Object(value) as Partial<ApiError>;
  const ours = value instanceof Error && kind && operation && attempts !== undefined;
  return Boolean(ours) && (!name || errorName === name);
}
