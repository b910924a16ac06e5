import { createValidator } from '@web-data/validator';
import type { CheckResponse } from '@web-data/validator';

let checks: Promise<CheckResponse> | undefined;

/**
 * Checks responses against the description, for `createClient({ validate: validateResponses })`. Loads the validators
 * with the first response. Meant for development and tests: unlisted fields pass, a wrong type does not.
 * @throws Error that names the location and the rule, never the value
 */
export async function validateResponses(operation: string, status: number, body: unknown): Promise<void> {
  checks ??= createValidator({ authenticate: false }).responses();
  const check = await checks.catch((error: unknown) => {
    // A failed import may succeed the next time.
    checks = undefined;
    throw error;
  });
  // Client and validator come from the same description.
  const reason = check(operation as Parameters<CheckResponse>[0], { status, body });
  if (!reason) return;
  const messages = reason.details.map(({ path, message }) => `${path || 'the body'} ${message}`);
  throw new Error(messages.join('; ') || `status ${status} is not described.`);
}
