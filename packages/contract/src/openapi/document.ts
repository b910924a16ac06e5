import { asObject, openDescription, serverPath, type Description, type Node } from '@web-data/openapi';
import type { CatalogueEntry } from './catalogue.ts';
import { contractOperation, type Operation } from './operation.ts';
import type { DocumentPlugin } from './plugin.ts';
import { getSchemas, type Schemas } from './schemas.ts';

/** An OpenAPI description in the form that every part of this package uses. */
export interface ContractDocument {
  readonly title: string;
  readonly root: Node;
  readonly operations: readonly Operation[];
  /** Requests that the API sends to webhooks; the `path` of each is its name. */
  readonly webhooks: readonly Operation[];
  /** The errors that the API documents, by name; empty where no plug-in reads any. */
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** What gives its extensions a meaning. */
  readonly plugins: readonly DocumentPlugin[];
  readonly schemas: Schemas;
  /** Path of the first server with its variables replaced, such as `/v2`; empty when there is none. */
  readonly basePath: string;
}

/** Opens a bundled description that is already parsed. @throws when the value is not a description */
export function openDocument(value: unknown, plugins: readonly DocumentPlugin[] = []): ContractDocument {
  return contractDocument(openDescription(value), plugins);
}

/** Converts a description for this package. @throws DescriptionError when a part of it cannot be read */
export function contractDocument(
  description: Description,
  plugins: readonly DocumentPlugin[] = [],
): ContractDocument {
  const { title, root, servers } = description;
  return {
    title,
    root,
    operations: uniqueOperations(description.operations.map((one) => contractOperation(one, plugins))),
    webhooks: description.webhooks.map((one) => contractOperation(one, plugins)),
    catalogue: new Map(plugins.flatMap((plugin) => [...(plugin.readErrors?.(asObject(root.value)) ?? [])])),
    plugins,
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
