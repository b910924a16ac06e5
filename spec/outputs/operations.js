const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Lists the operations as a flat table, as an overview. */
export function toOperations({ paths, info }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method];
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path: `/${info.version}${path}`,
          tag: operation.tags[0],
          summary: operation.summary,
          sdkMethod: operation['x-sdk-method'],
          scope: operation['x-scope'],
          definition: operation['x-definition'],
          statuses: Object.keys(operation.responses),
          errors: operation['x-errors'],
        };
      }),
  );
}
