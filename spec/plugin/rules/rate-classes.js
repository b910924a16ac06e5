/** An operation that names a rate class names one of those that `x-rate-classes` of the root describes. */
export function RateClasses() {
  let classes = {};
  const used = new Set();
  return {
    Root: {
      enter(root) {
        classes = root['x-rate-classes'] ?? {};
      },
      leave(_, { report, location }) {
        for (const name of Object.keys(classes).filter((name) => !used.has(name))) {
          const message = `No operation counts in the rate class "${name}". Remove it.`;
          report({ message, location: location.child(['x-rate-classes', name]).key() });
        }
      },
    },
    Operation(operation, { report, location }) {
      const name = operation['x-rate-class'];
      if (name === undefined) return;
      if (name in classes) used.add(name);
      else {
        const message = `Name a class of \`x-rate-classes\` in \`x-rate-class\`: ${Object.keys(classes).join(', ')}.`;
        report({ message, location: location.child('x-rate-class') });
      }
    },
  };
}
