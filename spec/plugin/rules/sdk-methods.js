/** Every operation has a method of the client, `name` or `group.name`, and shares it with no other. */
export function SdkMethods() {
  const used = new Map();
  return {
    Paths: {
      Operation(operation, { report, location }) {
        const method = operation['x-sdk-method'];
        const target = method === undefined ? location : location.child('x-sdk-method');
        const id = operation.operationId;
        if (!/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)?$/.test(method ?? '')) {
          report({
            message: 'Name the method of the client in `x-sdk-method`: `map`, or `agent.start`.',
            location: target,
          });
        } else if (used.has(method)) {
          report({
            message: `\`${method}\` is the method of ${used.get(method)} already. Choose another.`,
            location: target,
          });
        } else used.set(method, id);
      },
    },
  };
}
