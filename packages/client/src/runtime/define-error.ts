import type { ApiError } from './errors.ts';
import type { RetryRules } from './retry-rules.ts';

/** What the catalogue says of an error. */
export interface ErrorFacts {
  status: number;
  name: string;
  /** The exact `error` string; `null` where the class stands for its status alone. */
  error: string | null;
  /** Where it is not as usual for the status. */
  retry?: 'no' | 'yes' | 'sometimes' | undefined;
}

/** An error class of the catalogue. Only the client makes errors of it. */
export interface ErrorClass<Instance extends ApiError = ApiError> {
  /** @internal */
  new (...args: ConstructorParameters<typeof ApiError>): Instance;
  readonly prototype: Instance;
  readonly name: string;
  /** @internal */
  readonly facts: ErrorFacts;
}

/** What a description says of all its errors together. */
export interface ErrorTables {
  /** The class of each status, for an error that no operation names, and further entries of a catalogue behind them. */
  errors: readonly ErrorClass[];
  /** How calls are tried again. */
  retry: RetryRules;
}

/** The class that all errors of an API are of; `instanceof` tells their names by it. */
export interface ErrorBase<Name extends string> {
  /** @internal */
  new (...args: ConstructorParameters<typeof ApiError>): ApiError<Name>;
  readonly prototype: ApiError<Name>;
}

/**
 * Makes the class of a status, or below it of an entry of the catalogue.
 * @param error the exact `error` string; default: the name in words, `BadGateway` → `Bad Gateway`. `null`: it has none
 */
export function defineError<Instance extends ApiError>(
  parent: new (...args: ConstructorParameters<typeof ApiError>) => ApiError,
  status: number,
  name: string,
  error: string | null = name.replace(/\B[A-Z]/g, ' $&'),
  retry?: ErrorFacts['retry'],
): ErrorClass<Instance> {
  // The class has its name at run time too, which a minifier would take.
  const own = name.replace(/(Error)?$/, 'Error');
  const { [own]: Class } = {
    [own]: class extends parent {
      static readonly facts: ErrorFacts = { status, name, error, retry };
    },
  };
  // The members of an instance are declared in its interface; they come with every `ApiError`.
  return Class as unknown as ErrorClass<Instance>;
}
