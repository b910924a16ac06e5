import type { Description } from '@web-data/openapi';
import type { Target } from '../generator.ts';
import { returnsObjects } from './successes.ts';
import { retryRules, type RetryRules } from './retry-rules.ts';
import { planCredentials } from './security.ts';
import { generateServer } from './server.ts';
import { errorClassName, errorStatuses, statusName } from './statuses.ts';

/** Writes the tables that all operations share, for the runtime. */
export function generateApi(description: Description, target: Target): string {
  const statuses = errorStatuses(description);
  const { code, types } = planCredentials(description);
  return `import * as runtime from ${JSON.stringify(target.imports.client)};
${statuses.length > 0 ? 'import * as errors from "./errors.ts";\n' : ''}
/** The credentials by the names of their security schemes, each as it stays, or a function that gives it. */
export interface Credentials {
${types}}

/** What all operations have in common. */
export const api: runtime.ApiTables = {
${generateServer(description, target)}  /** The class of each status: for an error that the catalogue does not know. */
  errors: [${statuses.map((status) => `errors.${errorClassName(statusName(status))}`).join(', ')}],
  /** The policy of retries, in seconds. */
  retry: ${rowOf(retryRules(description))},
  sign: ${code},
  decode: runtime.${returnsObjects(description) ? 'decodeObject' : 'decodeAny'},
};
`;
}

function rowOf(rules: RetryRules): string {
  return `{ ${Object.entries(rules)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`)
    .join(', ')} }`;
}
