import type { ApiError } from './errors.ts';
import type { RetryRules } from './retry-rules.ts';

/** An entry of the error catalogue. */
export interface ErrorFacts {
  status: number;
  name: string;
  /** The exact `error` string; `null` where the class represents its status alone. */
  error: string | null;
  /** Set when it differs from the usual rule of the status. */
  retry?: 'no' | 'yes' | 'sometimes' | undefined;
}

/** An error class of the catalogue. Only the client creates instances. */
export interface ErrorClass<Instance extends ApiError = ApiError> {
  /** @internal */
  new (...args: ConstructorParameters<typeof ApiError>): Instance;
  readonly prototype: Instance;
  readonly name: string;
  /** @internal */
  readonly facts: ErrorFacts;
}

/** The facts of a description that all its errors share. */
export interface ErrorTables {
  /** The class of each status, for an error that no operation names, followed by other entries of the catalogue. */
  errors: readonly ErrorClass[];
  /** The retry policy. */
  retry: RetryRules;
}

/** The base class of all errors of an API; `instanceof` narrows their names by it. */
export interface ErrorBase<Name extends string> {
  /** @internal */
  new (...args: ConstructorParameters<typeof ApiError>): ApiError<Name>;
  readonly prototype: ApiError<Name>;
}

/**
 * Defines the class of a status, or below it of an entry of the catalogue.
 * @param error the exact `error` string; default: the name with spaces, `BadGateway` → `Bad Gateway`. `null`: it has none
 */
export function defineError<Instance extends ApiError>(
  parent: new (...args: ConstructorParameters<typeof ApiError>) => ApiError,
  status: number,
  name: string,
  error: string | null = name.replace(/\B[A-Z]/g, ' $&'),
  retry?: ErrorFacts['retry'],
): ErrorClass<Instance> {
  // The computed key sets the class name at run time, which a minifier would otherwise change.
  const own = name.replace(/(Error)?$/, 'Error');
  const { [own]: Class } = {
    [own]: class extends parent {
      static readonly facts: ErrorFacts = { status, name, error, retry };
    },
  };
  // The interface of an instance only declares members that every `ApiError` has.
  return Class as unknown as ErrorClass<Instance>;
}
