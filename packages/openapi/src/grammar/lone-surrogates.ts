import { isObject, type Json } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';

/** Yields the pointers of names with half of a surrogate pair, which URLs and UTF-8 files cannot contain. */
export function* namesWithLoneSurrogates(value: Json, pointer = ''): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* namesWithLoneSurrogates(item as Json, joinPointer(pointer, index));
    return;
  }
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const location = joinPointer(pointer, name);
    const isName = typeof member === 'string' && NAMES.has(name);
    if (LONE.test(name) || (isName && LONE.test(member))) yield location;
    yield* namesWithLoneSurrogates(member!, location);
  }
}

const NAMES: ReadonlySet<string> = new Set(['$ref', 'name', 'operationId', 'propertyName', 'url']);
const LONE = /[\uD800-\uDFFF]/u;
