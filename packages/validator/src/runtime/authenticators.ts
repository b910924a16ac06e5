import type { AnyTypes } from './api-types.ts';
import type { Operation } from './operation.ts';
import type { Authenticate, ValidatorOptions } from './options.ts';
import type { Scheme } from './schemes.ts';

type AnyAuthenticate = Authenticate<AnyTypes, unknown, unknown, unknown>;

/**
 * Rejects options that would leave an operation with security requirements unprotected.
 * @throws TypeError naming what is missing
 */
export function requireAuthenticators(
  { authenticate }: ValidatorOptions,
  served: readonly Operation[],
  schemes: Readonly<Record<string, Scheme | undefined>>,
): void {
  if (authenticate === false) return;
  for (const { scheme } of served.flatMap(({ security }) => security.flat())) {
    // An undefined scheme has no credential to check, so it needs no function.
    if (schemes[scheme] && !getAuthenticator(authenticate, scheme))
      throw new TypeError(
        `authenticate${authenticate ? `.${scheme}` : ''} is missing. Give a function, or false when requests are authenticated before.`,
      );
  }
}

/** The function of a scheme: its own, or the common one. */
export function getAuthenticator(
  authenticate: ValidatorOptions['authenticate'],
  scheme: string,
): AnyAuthenticate | undefined {
  if (typeof authenticate === 'function') return authenticate;
  return Object.hasOwn(Object(authenticate), scheme)
    ? (authenticate as Record<string, AnyAuthenticate>)[scheme]
    : undefined;
}
