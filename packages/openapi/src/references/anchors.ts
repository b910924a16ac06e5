import { walk } from '../grammar/walk.ts';
import type { JsonObject } from '../json/json.ts';

/** Pointers of the schemas with an identifier of their own. */
export interface Anchors {
  /** By `$id`. */
  readonly ids: ReadonlyMap<string, string>;
  /** By `$anchor` or `$dynamicAnchor`. */
  readonly names: ReadonlyMap<string, string>;
}

/** Collects every schema with an `$id`, `$anchor` or `$dynamicAnchor`; the first of a name wins. */
export function collectAnchors(root: JsonObject): Anchors {
  const [ids, names] = [new Map<string, string>(), new Map<string, string>()];
  for (const { kind, value, pointer } of walk(root)) {
    if (kind !== 'Schema') continue;
    const { $id, $anchor, $dynamicAnchor } = value;
    if (typeof $id === 'string' && !ids.has($id)) ids.set($id, pointer);
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === 'string' && !names.has(name)) names.set(name, pointer);
    }
  }
  return { ids, names };
}
