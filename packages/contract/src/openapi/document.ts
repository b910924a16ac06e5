import { asObject, openDescription, serverPath, type Description, type Node } from '@web-data/openapi';
import { readCatalogue, type CatalogueEntry } from './catalogue.ts';
import { contractOperation, type Operation } from './operation.ts';
import { getSchemas, type Schemas } from './schemas.ts';

/** An OpenAPI description, read once and asked by every part of this package. */
export interface ContractDocument {
  readonly title: string;
  readonly root: Node;
  readonly operations: readonly Operation[];
  /** What the API sends to webhooks; the `path` of each is its name. */
  readonly webhooks: readonly Operation[];
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly schemas: Schemas;
  /** Path of the first server after its variables, such as `/v2`; empty when there is none. */
  readonly basePath: string;
}

/**
 * Reads a bundled description of OpenAPI 3.1, 3.0 or Swagger 2.0 that is a value already.
 * @throws when it is not one; the message names the place and the remedy.
 */
export function openDocument(value: unknown): ContractDocument {
  return contractDocument(openDescription(value));
}

/** A description as this package asks it. @throws DescriptionError when a part of it cannot be read */
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

/** The operation with this id, or an error that lists the ids there are. */
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
