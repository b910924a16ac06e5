import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { specDirectory } from '../description/description.ts';

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
  const file = files.find((one) =>
    new RegExp(String.raw`^\s*operationId:\s*${id}\s*$`, 'm').test(readFileSync(join(folder, one), 'utf8')),
  );
  return file ? `spec/${name}/${file}` : 'spec/openapi.yaml';
}

/** The file of a component schema, from the repository's root. */
export function sourceOfSchema(name: string): string {
  return existsSync(join(specDirectory, 'schemas', `${name}.yaml`))
    ? `spec/schemas/${name}.yaml`
    : 'spec/openapi.yaml';
}
