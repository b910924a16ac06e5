import type { ForbiddenDetails } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';

/**
 * Creates the rejection of a request that is not permitted (403 `Forbidden`). The message says how to get permission.
 */
export function createForbidden(cause: ForbiddenDetails['cause'], message: string): Rejection {
  return reject('Forbidden', { details: { cause, message } });
}

/** Creates the rejection of a key that lacks a scope which an operation or a feature needs. */
export function createScopeRejection(scope: string): Rejection {
  return createForbidden('scope', `The key lacks the scope \`${scope}\`. Use a key that has it.`);
}

/** Creates the rejection of a team that an operator has suspended. */
export function createSuspendedRejection(): Rejection {
  return createForbidden('suspended', 'The team is suspended. Ask whoever runs the service why.');
}

/** Creates the rejection of a URL that the threat policy blocks. */
export function createPolicyRejection(url: string): Rejection {
  const { host } = new URL(url);
  return createForbidden(
    'policy',
    `The threat policy blocks ${host}. Ask whoever manages the policy of the organization.`,
  );
}
