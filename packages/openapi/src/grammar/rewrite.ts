import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { getHolding, type Kind } from './objects.ts';

/** Returns another form of an object, or the object itself if nothing changes. Its parts have been rewritten before. */
export type Rewriter = (object: JsonObject, kind: Kind) => JsonObject;

/**
 * Rewrites every object of a description, from the leaves up. Does not copy unchanged parts, does not touch data, and
 * keeps values shared by aliases shared.
 */
export function rewrite(value: Json, kind: Kind, rewriter: Rewriter): Json {
  return new Rewriting(rewriter).value(value, kind);
}

class Rewriting {
  readonly #rewriter: Rewriter;
  readonly #done = new Map<Kind, WeakMap<object, Json>>();

  constructor(rewriter: Rewriter) {
    this.#rewriter = rewriter;
  }

  value(value: Json, kind: Kind): Json {
    if (!isObject(value)) return value;
    const done = this.#done.get(kind) ?? new WeakMap<object, Json>();
    this.#done.set(kind, done);
    const known = done.get(value);
    if (known !== undefined) return known;
    const rewritten = this.#rewriter(this.#members(value, kind), kind);
    done.set(value, rewritten);
    return rewritten;
  }

  #members(object: JsonObject, kind: Kind): JsonObject {
    return mapped(object, (value, member) => {
      const holding = getHolding(kind, member);
      if (holding === undefined) return value;
      if (holding.as === 'one' && !Array.isArray(value)) return this.value(value, holding.kind);
      if (Array.isArray(value)) return mappedItems(value, (item) => this.value(item, holding.kind));
      return isObject(value) ? mapped(value, (inner) => this.value(inner, holding.kind)) : value;
    });
  }
}

function mapped(object: JsonObject, map: (value: Json, member: string) => Json): JsonObject {
  let changed = false;
  const entries = Object.entries(object).map(([member, value]): [string, Json | undefined] => {
    const other = value === undefined ? value : map(value, member);
    changed ||= other !== value;
    return [member, other];
  });
  return changed ? Object.fromEntries(entries) : object;
}

function mappedItems(items: readonly Json[], map: (value: Json) => Json): readonly Json[] {
  const others = items.map(map);
  return others.some((item, index) => item !== items[index]) ? others : items;
}
