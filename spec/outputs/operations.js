/** Lists the operations as a flat table, as an overview. */
export function toOperations({ paths, info }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    listOperations(item).map(([method, operation]) => ({
      id: operation.operationId,
      method,
      path: `/${info.version}${path}`,
      tag: operation.tags[0],
      summary: operation.summary,
      sdkMethod: operation['x-sdk-method'],
      scope: operation['x-scope'],
      definition: operation['x-definition'],
      statuses: Object.keys(operation.responses),
      errors: operation['x-errors'],
    })),
  );
}

/** What has responses is an operation; those of methods without a member of their own stand in `additionalOperations`. */
function listOperations({ additionalOperations = {}, ...members }) {
  const fixed = Object.entries(members).filter(([, member]) => member?.responses !== undefined);
  return [
    ...fixed.map(([member, operation]) => [member.toUpperCase(), operation]),
    ...Object.entries(additionalOperations),
  ];
}
