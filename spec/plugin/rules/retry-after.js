import { readCatalogue } from '../catalogue.js';

/** The retry members of the catalogue agree with the statuses of `x-retry` and with the `Retry-After` header. */
export function RetryAfter() {
  return {
    Root(root, context) {
      const { entries, location } = readCatalogue(root, context);
      const statuses = root['x-retry']?.statuses ?? [];
      for (const [name, entry] of Object.entries(entries)) {
        for (const [member, message] of findViolations(entry, statuses)) {
          context.report({ message: `${name}: ${message}`, location: location.child([name, member]) });
        }
      }
    },
    Response(response, { report, location, key, resolve }) {
      if (key !== '429' || resolve(response).node.headers?.['Retry-After']) return;
      report({
        message: 'A 429 response must carry `Retry-After`. Give its errors `retryAfter: true`.',
        location,
      });
    },
  };
}

function* findViolations({ status, retryable, retryAfter }, statuses) {
  const retried = statuses.includes(status);
  if (retryable === 'yes' && !retried) {
    yield ['retryable', `${status} is not a status of \`x-retry\`, so \`retryable\` cannot be 'yes'.`];
  }
  if (retryable === 'no' && retried) {
    yield [
      'retryable',
      `${status} is a status of \`x-retry\`, so \`retryable\` must be 'yes' or 'sometimes'.`,
    ];
  }
  if (retryAfter && retryable === 'no') {
    yield ['retryAfter', 'an error that is not retryable has no use for `retryAfter`. Remove it.'];
  }
}
