/**
 * Extracts the facts that the dashboard displays from a description: its scopes, and how each operation is called.
 * @param {object} description bundled
 */
export function createFacts(description) {
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId ? [operationOf(description, path, method, operation)] : [],
    ),
  );
  return {
    title: description.info.title,
    base: new URL(baseOf(description)).pathname,
    scopes: description['x-scopes'],
    operations,
  };
}

function baseOf({ servers: [{ url, variables = {} }] }) {
  return url.replaceAll(/\{(\w+)\}/g, (_, name) => variables[name].default);
}

function operationOf(description, path, method, operation) {
  const content = operation.requestBody?.content?.['application/json'];
  return {
    id: operation.operationId,
    title: operation.summary,
    scope: operation['x-scope'],
    method: method.toUpperCase(),
    path,
    sdkMethod: operation['x-sdk-method'],
    body: content?.examples?.minimal?.value ?? null,
  };
}
