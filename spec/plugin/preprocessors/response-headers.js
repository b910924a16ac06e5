import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const { 'x-response-headers': names = [] } = parse(readFileSync(root, 'utf8'));

/** Gives every response of every operation the headers that the root extension `x-response-headers` names. */
export function ResponseHeaders() {
  return {
    Operation: {
      enter(operation, { location }) {
        const components = `${relative(dirname(location.source.absoluteRef), root)}#/components`;
        for (const response of Object.values(operation.responses)) {
          response.headers ??= {};
          for (const name of names) response.headers[name] ??= { $ref: `${components}/headers/${name}` };
        }
      },
    },
  };
}
