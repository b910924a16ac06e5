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
 * Finds the hand-written modules that add to the operations of the client: `client.yaml` beside the description names
 * their folder.
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
