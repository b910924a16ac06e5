/**
 * Every operation that asks for a credential names the scope it needs for it, one of those that `x-scopes` of the root
 * describes.
 */
export function Scopes() {
  let scopes = {};
  const used = new Set();
  return {
    Root: {
      enter(root) {
        scopes = root['x-scopes'] ?? {};
      },
      leave(_, { report, location }) {
        for (const name of Object.keys(scopes).filter((name) => !used.has(name))) {
          const message = `No operation needs the scope "${name}". Remove it.`;
          report({ message, location: location.child(['x-scopes', name]).key() });
        }
      },
    },
    Paths: {
      Operation(operation, { report, location }) {
        const scope = operation['x-scope'];
        if (scope === undefined && operation.security?.length === 0) return;
        if (scope in scopes) used.add(scope);
        else {
          const message = `Name a scope of \`x-scopes\` in \`x-scope\`: ${Object.keys(scopes).join(', ')}.`;
          report({ message, location: scope === undefined ? location : location.child('x-scope') });
        }
      },
    },
  };
}
