import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { getHolding, type Kind } from './objects.ts';

/** An object of a description that a walk came to. */
export interface Visit {
  readonly kind: Kind;
  readonly value: JsonObject;
  readonly pointer: string;
}

/**
 * Yields every object of a description in document order, starting at one of a kind; does not follow `$ref`, and skips
 * data (examples, defaults, extensions). Visits a value shared by aliases once.
 */
export function* walk(value: Json | undefined, kind: Kind = 'OpenAPI', pointer = ''): Generator<Visit> {
  const seen = new Map<Kind, Set<object>>();
  const open: { kind: Kind; value: Json | undefined; pointer: string }[] = [{ kind, value, pointer }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next.value)) continue;
    const visited = seen.get(next.kind) ?? new Set();
    if (visited.has(next.value)) continue;
    seen.set(next.kind, visited.add(next.value));
    yield { kind: next.kind, value: next.value, pointer: next.pointer };
    open.push(...listHeld(next.kind, next.value, next.pointer).toReversed());
  }
}

/** The objects that an object holds itself, in its order. */
export function listHeld(
  kind: Kind,
  object: JsonObject,
  pointer: string,
): { kind: Kind; value: Json | undefined; pointer: string }[] {
  return Object.entries(object).flatMap(([member, value]) => {
    const holding = getHolding(kind, member);
    if (holding === undefined) return [];
    const location = joinPointer(pointer, member);
    // `items` was a list of schemas in older drafts.
    if (holding.as === 'one' && !Array.isArray(value))
      return [{ kind: holding.kind, value, pointer: location }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).map(([name, inner]) => ({
      kind: holding.kind,
      value: inner as Json,
      pointer: joinPointer(location, name),
    }));
  });
}
