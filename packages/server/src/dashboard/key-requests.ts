import { api } from '@web-data/dashboard/account';
import { knownScopes } from '../accounts/keys/scopes.ts';

/** @throws {Rejection} 400 with the first unknown scope. */
export function requireKnown(scopes: readonly string[]): void {
  const index = scopes.findIndex((scope) => !knownScopes.includes(scope));
  if (index === -1) return;
  throw api.reject('BadRequest', {
    details: [
      {
        in: 'body',
        path: `/scopes/${index}`,
        code: 'enum',
        message: 'must be a scope',
        expected: knownScopes,
      },
    ],
  });
}

/**
 * Parses the time at which a key expires.
 * @returns milliseconds since the epoch; null for never.
 * @throws {Rejection} 400 for a time that has passed.
 */
export function parseFutureTime(time: string | undefined): number | null {
  if (time === undefined) return null;
  const moment = Date.parse(time);
  if (moment > Date.now()) return moment;
  throw api.reject('BadRequest', {
    details: [{ in: 'body', path: '/expiresAt', code: 'minimum', message: 'must be a time to come' }],
  });
}

/**
 * Resolves when a key expires: at a time, after a lifetime that can be renewed, or never.
 * @throws {Rejection} 400 for a time that has passed.
 */
export function resolveExpiry({ expiresAt, lifeSeconds }: { expiresAt?: string; lifeSeconds?: number }): {
  expiresAt: number | null;
  lifeMs: number | null;
} {
  if (lifeSeconds === undefined) return { expiresAt: parseFutureTime(expiresAt), lifeMs: null };
  // The description excludes an `expiresAt` beside it.
  return { expiresAt: null, lifeMs: lifeSeconds * 1000 };
}
