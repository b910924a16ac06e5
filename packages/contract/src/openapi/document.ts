import { asObject, openDescription, serverPath, type Description, type Node } from '@web-data/openapi';
import { readCatalogue, type CatalogueEntry } from './catalogue.ts';
import { contractOperation, type Operation } from './operation.ts';
import { getSchemas, type Schemas } from './schemas.ts';

/** An OpenAPI description in the form that every part of this package uses. */
export interface ContractDocument {
  readonly title: string;
  readonly root: Node;
  readonly operations: readonly Operation[];
  /** Requests that the API sends to webhooks; the `path` of each is its name. */
  readonly webhooks: readonly Operation[];
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly schemas: Schemas;
  /** Path of the first server with its variables replaced, such as `/v2`; empty when there is none. */
  readonly basePath: string;
}

/**
 * Reads a bundled description of OpenAPI 3.2, 3.1, 3.0 or Swagger 2.0 that is already parsed.
 * @throws when the value is not a description; the message names the pointer and the remedy.
 */
export function openDocument(value: unknown): ContractDocument {
  return contractDocument(openDescription(value));
}

/** Converts a description for this package. @throws DescriptionError when a part of it cannot be read */
export function contractDocument(description: Description): ContractDocument {
  const { title, root, servers } = description;
  return {
    title,
    root,
    operations: uniqueOperations(description.operations.map(contractOperation)),
    webhooks: description.webhooks.map(contractOperation),
    catalogue: readCatalogue(asObject(root.value)),
    schemas: getSchemas(root),
    basePath: servers[0] === undefined ? '' : serverPath(servers[0]),
  };
}

/** Returns the operation with this id. @throws with the ids that exist */
export function getOperation(document: ContractDocument, id: string): Operation {
  const found = document.operations.find((operation) => operation.id === id);
  if (found) return found;
  const ids = document.operations.map((operation) => operation.id).join(', ');
  throw new Error(`The document has no operation "${id}"; it has ${ids}.`);
}

function uniqueOperations(operations: readonly Operation[]): readonly Operation[] {
  const seen = new Map<string, string>();
  for (const { id, pointer } of operations) {
    const before = seen.get(id);
    if (before !== undefined)
      throw new Error(`${pointer} and ${before} share the operationId "${id}"; name one anew.`);
    seen.set(id, pointer);
  }
  return operations;
}
