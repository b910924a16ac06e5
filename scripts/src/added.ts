import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Where a client has no more than its operations. */
const nothing = {
  'all-methods.ts': `import type { Methods } from "./methods.ts";

/** The operations as methods. */
export type AllMethods = Methods;

export const addMethods = (methods: Methods, ..._service: unknown[]): AllMethods => methods;
`,
  'all-operations.ts': 'export * from "./operations.ts";\n',
  'added-types.ts': 'export {};\n',
};

/**
 * The modules that lead the client to what its API has beyond the operations: `client.yaml` beside the description names
 * the folder in which that is written by hand.
 * @param spec folder of the package that holds the description
 */
export function findAddedModules(spec: string): Record<string, string> {
  const file = join(spec, 'client.yaml');
  if (!existsSync(file)) return nothing;
  const { added } = parse(readFileSync(file, 'utf8')) as { added: string };
  const from = (name: string) => `export * from "../${added}/${name}.ts";\n`;
  return {
    'all-methods.ts': from('methods'),
    'all-operations.ts': from('operations'),
    'added-types.ts': `export type ${from('types').slice('export '.length)}`,
  };
}
