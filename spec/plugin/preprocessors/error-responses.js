import { readCatalogue } from '../catalogue.js';
import { componentsFrom } from '../components.js';

/**
 * Writes the error responses of every operation from the catalogue: `x-errors` names the errors that an operation can
 * return, and each status among them becomes a response with its causes, schema, headers and an example per error.
 * `x-error-body` names another body for all of them, or for some statuses.
 */
export function ErrorResponses() {
  let catalogue = {};
  let root = '';
  return {
    Root: {
      enter(document, context) {
        catalogue = readCatalogue(document, context).entries;
        root = context.location.source.absoluteRef;
      },
    },
    Paths: {
      Operation: {
        enter(operation, { location }) {
          const components = componentsFrom(location, root);
          operation.responses ??= {};
          for (const [status, entries] of byStatus(catalogue, operation['x-errors'])) {
            operation.responses[status] ??= response(entries, bodyOf(operation, status), components);
          }
        },
      },
    },
  };
}

function bodyOf({ 'x-error-body': body }, status) {
  return typeof body === 'object' ? body[status] : body;
}

/** Skips an unknown name; the rule `errors-resolve` reports it with its location. */
function byStatus(catalogue, names = []) {
  const groups = new Map();
  for (const name of names) {
    const entry = catalogue[name];
    if (!entry) continue;
    const status = String(entry.status);
    groups.set(status, [...(groups.get(status) ?? []), { name, ...entry }]);
  }
  return groups;
}

function response(entries, body, components) {
  const bodies = body ? [body] : [...new Set(entries.map((entry) => entry.body ?? 'ErrorBody'))];
  const refs = bodies.map((name) => ({ $ref: `${components}/schemas/${name}` }));
  const headers = new Set(entries.flatMap(headersOf));
  return {
    description: entries.map((entry) => `\`${entry.error}\`: ${entry.cause}`).join('\n\n'),
    ...(headers.size > 0 && {
      headers: Object.fromEntries(
        [...headers].map((name) => [name, { $ref: `${components}/headers/${name}` }]),
      ),
    }),
    content: {
      'application/json': {
        schema: refs.length === 1 ? refs[0] : { anyOf: refs },
        examples: Object.fromEntries(entries.map((entry) => [entry.name, example(entry)])),
      },
    },
    'x-errors': entries.map((entry) => entry.name),
  };
}

function headersOf({ retryAfter, headers = [] }) {
  return retryAfter ? ['Retry-After', ...headers] : headers;
}

function example({ error, details, code, cause }) {
  const value = { success: false, error, ...(details && { details }), ...(code && { code }) };
  return { summary: cause, value };
}
