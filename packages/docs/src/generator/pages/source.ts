import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { specDirectory } from '../description/description.ts';

/** The file in which the operation with this id is written, from the repository's root. */
export function sourceOfOperation(id: string): string {
  const folder = join(specDirectory, 'paths');
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const file = files.find((name) =>
    new RegExp(String.raw`^\s*operationId:\s*${id}\s*$`, 'm').test(readFileSync(join(folder, name), 'utf8')),
  );
  return file ? `spec/paths/${file}` : 'spec/openapi.yaml';
}

/** The file of a component schema, from the repository's root. */
export function sourceOfSchema(name: string): string {
  return existsSync(join(specDirectory, 'schemas', `${name}.yaml`))
    ? `spec/schemas/${name}.yaml`
    : 'spec/openapi.yaml';
}
