import { readCatalogue } from '../catalogue.js';

/** Every error in `x-errors` or `x-error` is in the catalogue, and listed once. */
export function ErrorsResolve() {
  let catalogue = { entries: {}, readable: true };
  const check = (name, location, report) => {
    // Of a catalogue that cannot be read, every name would be reported.
    if (catalogue.readable && !catalogue.entries[name]) {
      report({
        message: `"${name}" is not in the error catalogue. Add it there, or correct the name.`,
        location,
      });
    }
  };
  const one = (node, { report, location }) => {
    if (node['x-error']) check(node['x-error'], location.child('x-error'), report);
  };
  return {
    Root(root, context) {
      catalogue = readCatalogue(root, context);
    },
    Operation(operation, { report, location }) {
      const names = operation['x-errors'] ?? [];
      for (const [index, name] of names.entries()) {
        const target = location.child(['x-errors', index]);
        check(name, target, report);
        if (names.indexOf(name) !== index) {
          report({ message: `"${name}" is listed twice. Remove one.`, location: target });
        }
      }
    },
    Schema: one,
    Parameter: one,
  };
}
