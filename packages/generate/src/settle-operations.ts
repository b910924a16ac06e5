import { isFixedMethod, isObject, joinPointer, resolve } from '@web-data/openapi';
import type { Description, Json, OpenApiDocument, Operation } from '@web-data/openapi';
import { free } from './naming/type-names.ts';
import type { Notes } from './notes.ts';

/** A change of an operation: another id, or its removal. */
interface Change {
  operation: Operation;
  id: string | undefined;
}

/** An object of the copy, which may be changed. */
type Members = Record<string, Json>;

/**
 * Rewrites a description so that each operation has an id of its own, and no two are of one method and path. Of
 * operations that share an id, explicit or built from method and path, the later ones get a number. Of paths that differ
 * only in the names of their parameters, which must not exist (OpenAPI 3.2, Path Templating), the later one is left out,
 * because a request could match either. Notes both.
 */
export function settleOperations(description: Description, notes: Notes): Description {
  const { operations } = description;
  const ids = new Set(operations.map(({ id }) => id));
  const first = new Map<string, Operation>();
  const paths = new Map<string, Operation>();
  const changes = operations.flatMap((operation): Change[] => {
    const { id, pointer } = operation;
    const path = `${operation.method} ${operation.path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
    const same = paths.get(path);
    if (same !== undefined) {
      const text = `${nameOf(operation)} and ${nameOf(same)} are one path, since only the names of their parameters differ: it is left out`;
      notes.add(pointer, text, id);
      return [{ operation, id: undefined }];
    }
    paths.set(path, operation);
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, operation);
      return [];
    }
    const own = free(id, ids);
    notes.add(
      pointer,
      `it shares its id ${JSON.stringify(id)} with ${nameOf(other)}: it is called ${own}`,
      own,
    );
    return [{ operation, id: own }];
  });
  if (changes.length === 0) return description;
  const copy = structuredClone(description.root.value) as unknown as { paths: Members };
  for (const change of changes) apply(copy.paths, change, description);
  return description.withValue(copy as unknown as OpenApiDocument);
}

function apply(paths: Members, { operation: { path, method }, id }: Change, description: Description): void {
  const written = paths[path] as Members;
  // A Path Item that several paths refer to has operations of other paths, too.
  if (written['$ref'] !== undefined) {
    const { $ref: _, ...siblings } = written;
    const item = resolve(description.at(joinPointer('/paths', path))).value as Members;
    paths[path] = { ...structuredClone(item), ...siblings };
  }
  const own = paths[path] as Members;
  const methods = isFixedMethod(method) ? own : (own['additionalOperations'] as Members);
  const held = methods[method];
  if (id === undefined || !isObject(held)) delete methods[method];
  else methods[method] = { ...held, operationId: id };
}

function nameOf({ httpMethod, path }: Operation): string {
  return `${httpMethod} ${path}`;
}
