import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { openDescription } from '@web-data/openapi';
import { listErrors } from './catalogue.ts';
import type { CatalogueError } from './catalogue.ts';
import type { OpenApiDocument, SchemaObject } from './document.ts';
import { addressBook, kebab, listOperations, listWebhooks } from './operations.ts';
import type { Operation } from './operations.ts';
import { TagTree } from './tags.ts';
import { serviceAddress } from './servers.ts';
import type { ServiceAddress } from './servers.ts';

/** All data of the site about the API, read once from its bundled description. */
export interface Description extends ServiceAddress {
  document: OpenApiDocument;
  operations: Operation[];
  tags: TagTree;
  /** The requests that the service sends to receivers of webhooks. */
  webhooks: Operation[];
  errors: CatalogueError[];
  schemas: NamedSchema[];
  /** Names of the guides that exist, such as `retries`: generated text links only to them. */
  guides: ReadonlySet<string>;
}

export interface NamedSchema {
  name: string;
  page: string;
  schema: SchemaObject;
}

const require = createRequire(import.meta.url);

/** Folder of the package that holds the description and its guides. */
export const specDirectory: string = dirname(require.resolve('@web-data/spec/package.json'));

/** Reads a file that the description's package exports; undefined if there is none. */
export function readExport(name: string): string | undefined {
  try {
    return readFileSync(require.resolve(`@web-data/spec/${name}`), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The file of a schema for programs; none for a name that a component cannot have (OpenAPI 3.1, section 4.8.7), such as
 * `../a`.
 */
export function schemaFile(name: string): string | undefined {
  return /^[\w-][\w.-]*$/.test(name) ? `schemas/${name}.json` : undefined;
}

/** The description, from the bundled document and the names of the guides beside it. */
export function describe(document: OpenApiDocument, guides: string[] = []): Description {
  const tags = new TagTree(document);
  const operations = listOperations(document, tags);
  const address = addressBook();
  return {
    document,
    operations,
    tags,
    webhooks: listWebhooks(document),
    errors: listErrors(document, operations),
    schemas: Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
      name,
      page: address(`schemas/${kebab(name)}/`),
      schema: schema as SchemaObject,
    })),
    ...serviceAddress(openDescription(document).servers),
    guides: new Set(guides),
  };
}

/** Links to a guide, or returns the plain text if the guide does not exist. */
export function toGuide({ guides }: Description, name: string, text: string): string {
  return guides.has(name) ? `[${text}](/guides/${name}/)` : text;
}
