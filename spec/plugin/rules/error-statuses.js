/**
 * Error responses are derived from `x-errors`, never written by hand; `x-error-body` names statuses that exist.
 * Responses from receivers of webhooks are exempt.
 */
export function ErrorStatuses() {
  return {
    Paths: {
      Operation(operation, { report, location, resolve }) {
        for (const [status, own] of Object.entries(operation.responses ?? {})) {
          if (!/^(?:[45]|default)/.test(status) || resolve(own).node?.['x-errors']) continue;
          report({
            message: `The ${status} response is written by hand. Remove it and list its errors in \`x-errors\`.`,
            location: location.child(['responses', status]).key(),
          });
        }
        const bodies = operation['x-error-body'];
        for (const status of Object.keys(typeof bodies === 'object' ? bodies : {})) {
          if (operation.responses?.[status]?.['x-errors']) continue;
          report({
            message: `No error of this operation has status ${status}. List one in \`x-errors\`, or remove the body.`,
            location: location.child(['x-error-body', status]).key(),
          });
        }
      },
    },
  };
}
