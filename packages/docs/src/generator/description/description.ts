import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { listErrors } from './catalogue.ts';
import type { CatalogueError } from './catalogue.ts';
import type { OpenApiDocument, SchemaObject } from './document.ts';
import { addressBook, kebab, listOperations } from './operations.ts';
import type { Operation } from './operations.ts';

/** Everything the site says of the API, read once from its bundled description. */
export interface Description {
  document: OpenApiDocument;
  operations: Operation[];
  errors: CatalogueError[];
  schemas: NamedSchema[];
  /** Base address of the service as samples write it, such as `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** What stands between it and a path, such as `/v2`. */
  prefix: string;
  /** Names of the guides that exist, such as `retries`: generated text links only to those. */
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

/** Reads a file that the description's package exports, or undefined where it does not have it. */
export function readExport(name: string): string | undefined {
  try {
    return readFileSync(require.resolve(`@web-data/spec/${name}`), 'utf8');
  } catch {
    return undefined;
  }
}

/** The description, from the bundled document and the names of the guides beside it. */
export function describe(document: OpenApiDocument, guides: string[] = []): Description {
  const operations = listOperations(document);
  const address = addressBook();
  return {
    document,
    operations,
    errors: listErrors(document, operations),
    schemas: Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
      name,
      page: address(`schemas/${kebab(name)}/`),
      schema: schema as SchemaObject,
    })),
    ...serverOf(document),
    guides: new Set(guides),
  };
}

/** Where the service is when the description has no server, or one that is relative to where it was found. */
const local = 'http://127.0.0.1:3000';

/** Splits the address of the first server where its scheme and host end, or the variable that stands for more of it. */
function serverOf({ servers = [] }: OpenApiDocument): { baseUrl: string; prefix: string } {
  const { url, variables = {} } = servers[0] ?? { url: local };
  const filled = (text: string): string =>
    text.replaceAll(/\{([^}]+)\}/g, (_match, name: string) => String(variables[name]?.default ?? name));
  const variable = /^\{[^}]+\}/.exec(url)?.[0];
  const whole = new URL(filled(url), local);
  const prefix = variable ? filled(url.slice(variable.length)) : whole.pathname;
  const baseUrl = variable && /^https?:/.test(filled(variable)) ? filled(variable) : whole.origin;
  return { baseUrl, prefix: prefix.replace(/\/$/, '') };
}

/** A link to a guide, or its text alone where the description has no such guide. */
export function toGuide({ guides }: Description, name: string, text: string): string {
  return guides.has(name) ? `[${text}](/guides/${name}/)` : text;
}
