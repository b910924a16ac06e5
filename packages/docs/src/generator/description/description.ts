import { openDescription } from '@web-data/openapi';
import { sampleLanguages } from '../../sample-languages.ts';
import type { SampleLanguage } from '../../sample-languages.ts';
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
  /** The languages of samples, in the order of their tabs. */
  languages: readonly SampleLanguage[];
  /** The file in which the part at a pointer is written, from the root of the sources; undefined where it is not known. */
  findSource(pointer: string): string | undefined;
  /** Whether the site publishes a file for programs, such as `schemas/Pet.json`. */
  isPublished(file: string): boolean;
}

/** What a site knows besides the document. */
export interface DescribeOptions {
  /** Names of the guides. Default: none. */
  guides?: readonly string[];
  /** Default: all. */
  languages?: readonly SampleLanguage[];
  findSource?: Description['findSource'];
  /** Default: none is. */
  isPublished?: Description['isPublished'];
}

export interface NamedSchema {
  name: string;
  page: string;
  schema: SchemaObject;
}

/**
 * The file of a schema for programs; none for a name that a component cannot have (OpenAPI 3.1, section 4.8.7), such as
 * `../a`.
 */
export function schemaFile(name: string): string | undefined {
  return /^[\w-][\w.-]*$/.test(name) ? `schemas/${name}.json` : undefined;
}

/** The description, from the document as one value. */
export function describe(document: OpenApiDocument, options: DescribeOptions = {}): Description {
  const { guides = [], languages = sampleLanguages } = options;
  const { findSource = () => undefined, isPublished = () => false } = options;
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
    languages,
    findSource,
    isPublished,
  };
}

/** Links to a guide, or returns the plain text if the guide does not exist. */
export function toGuide({ guides }: Description, name: string, text: string): string {
  return guides.has(name) ? `[${text}](/guides/${name}/)` : text;
}
