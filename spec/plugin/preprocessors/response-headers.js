import { componentsFrom } from '../components.js';

/** Adds the headers in the root extension `x-response-headers` to every response of every operation. */
export function ResponseHeaders() {
  let names = [];
  let root = '';
  return {
    Root: {
      enter(document, { location }) {
        names = document['x-response-headers'] ?? [];
        root = location.source.absoluteRef;
      },
    },
    Paths: {
      Operation: {
        enter(operation, { location, resolve }) {
          if (names.length === 0) return;
          const components = componentsFrom(location, root);
          for (const response of Object.values(operation.responses ?? {}).map((own) => resolve(own).node)) {
            response.headers ??= {};
            for (const name of names) response.headers[name] ??= { $ref: `${components}/headers/${name}` };
          }
        },
      },
    },
  };
}
