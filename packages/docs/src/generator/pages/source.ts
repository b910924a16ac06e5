import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFile, specDirectory } from '../description/description.ts';

/** The file in which the operation with this id is written, from the repository's root. */
export function sourceOfOperation(id: string): string {
  return fileWith(id, 'paths');
}

/** The file in which the webhook with this id is written, from the repository's root. */
export function sourceOfWebhook(id: string): string {
  return fileWith(id, 'webhooks');
}

function fileWith(id: string, name: string): string {
  const folder = join(specDirectory, name);
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const file = files.find((one) => {
    const ids = readFileSync(join(folder, one), 'utf8').matchAll(/^\s*operationId:\s*(\S+)\s*$/gm);
    return [...ids].some(([, own]) => own === id);
  });
  return file ? `spec/${name}/${file}` : 'spec/openapi.yaml';
}

/** The file of a component schema, from the repository's root. */
export function sourceOfSchema(name: string): string {
  const isThere = schemaFile(name) && existsSync(join(specDirectory, 'schemas', `${name}.yaml`));
  return isThere ? `spec/schemas/${name}.yaml` : 'spec/openapi.yaml';
}
