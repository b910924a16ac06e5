import { readCatalogue, type CatalogueEntry } from './catalogue.ts';
import { asObject, asString, isObject, type Json, type JsonObject } from './json.ts';
import { rootNode, type Node } from './node.ts';
import { readOperations, type Operation } from './operation.ts';
import { Schemas } from './schemas.ts';

/** An OpenAPI 3.1 document, read once and asked by every part of this package. */
export interface ContractDocument {
  readonly title: string;
  readonly root: Node;
  readonly operations: readonly Operation[];
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly schemas: Schemas;
  /** Path of the first server after its variables, such as `/v2`; empty when there is none. */
  readonly basePath: string;
}

/**
 * Reads a bundled OpenAPI 3.1 document.
 * @throws when it is not one; the message names the place and the remedy.
 */
export function openDocument(json: Json): ContractDocument {
  if (!isObject(json)) throw new Error('The description is not an object; give an OpenAPI 3.1 document.');
  const version = asString(json['openapi']);
  if (!version?.startsWith('3.1')) {
    throw new Error(
      `/openapi is ${JSON.stringify(json['openapi'])}; only OpenAPI 3.1 is read, convert the document.`,
    );
  }
  const root = rootNode(json);
  return {
    title: asString(asObject(json['info'])['title']) ?? 'API',
    root,
    operations: uniqueOperations(readOperations(root)),
    catalogue: readCatalogue(json),
    schemas: new Schemas(json),
    basePath: basePathOf(json),
  };
}

/** The operation with this id, or an error that lists the ids there are. */
export function operationOf(document: ContractDocument, id: string): Operation {
  const found = document.operations.find((operation) => operation.id === id);
  if (found) return found;
  const ids = document.operations.map((operation) => operation.id).join(', ');
  throw new Error(`The document has no operation "${id}"; it has ${ids}.`);
}

function uniqueOperations(operations: Operation[]): Operation[] {
  const seen = new Map<string, string>();
  for (const { id, pointer } of operations) {
    const before = seen.get(id);
    if (before !== undefined)
      throw new Error(`${pointer} and ${before} share the operationId "${id}"; name one anew.`);
    seen.set(id, pointer);
  }
  return operations;
}

function basePathOf(json: JsonObject): string {
  const servers = json['servers'];
  const url = Array.isArray(servers) ? asString(asObject(servers[0])['url']) : undefined;
  if (url === undefined) return '';
  const path = url
    .replace(/^\{[^}]+\}/u, '')
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/iu, '')
    .replace(/\/+$/u, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
