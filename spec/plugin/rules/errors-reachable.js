import { readCatalogue } from '../catalogue.js';

/**
 * Every error of the catalogue is listed by an operation, or marked as possible before an operation is found, or both.
 */
export function ErrorsReachable() {
  let catalogue = { entries: {} };
  const listed = new Set();
  return {
    Root: {
      enter(root, context) {
        catalogue = readCatalogue(root, context);
      },
      leave(_, { report }) {
        for (const [name, { routing }] of Object.entries(catalogue.entries)) {
          if (routing || listed.has(name)) continue;
          report({
            message: `No operation lists ${name}. Add it to the \`x-errors\` of one, or give it \`routing: true\`.`,
            location: catalogue.location.child(name).key(),
          });
        }
      },
    },
    Operation(operation) {
      for (const name of operation['x-errors'] ?? []) listed.add(name);
    },
  };
}
