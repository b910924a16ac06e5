const globals = new Set(
  'Array Blob Boolean Date Error Event File FormData Function Headers Map Number Object Promise Record Request Response Set String Symbol URL'.split(
    ' ',
  ),
);

/** Component schemas are named in PascalCase, and not as something else is in the languages and generators of clients. */
export function ComponentNames() {
  const names = new Map();
  const derived = new Map();
  return {
    Root: {
      leave(_, { report }) {
        for (const [name, location] of names) {
          const problem = problemOf(name, derived);
          if (problem) report({ message: `The schema name "${name}" ${problem}`, location });
        }
      },
    },
    Operation({ operationId = '' }) {
      const stem = operationId.charAt(0).toUpperCase() + operationId.slice(1);
      for (const suffix of ['Data', 'Error', 'Errors', 'Request', 'Response', 'Responses']) {
        derived.set(stem + suffix, operationId);
      }
    },
    Schema(_, { location }) {
      const name = componentName(location);
      if (name) names.set(name, location);
    },
  };
}

function problemOf(name, derived) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) return 'is not in PascalCase. Rename it.';
  if (globals.has(name)) return 'hides a global of JavaScript. Rename it.';
  if (derived.has(name))
    return `is what generators derive from the operation "${derived.get(name)}". Rename one.`;
  return undefined;
}

/** The name under which a schema becomes a component: its key in the root document, or the name of its file. */
export function componentName({ pointer, source }) {
  if (pointer === '#/') return /([^/\\]+)\.(?:ya?ml|json)$/.exec(source.absoluteRef)?.[1];
  return /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
}
