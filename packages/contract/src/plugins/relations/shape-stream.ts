import { asObject, isObject, sameJson, type Json } from '@web-data/openapi';
import type { StreamItems } from '../../mock/plugin.ts';
import type { Operation } from '../../openapi/operation.ts';
import { listRelations } from './list-relations.ts';

/** Ends a stream with the item that `ends-with` names; repeats it where it `goes-on`. */
export function shapeStream(operation: Operation, items: readonly Json[]): StreamItems {
  const goesOn = listRelations(operation, 'goes-on').length > 0;
  const [relation] = listRelations(operation, 'ends-with');
  if (relation === undefined) return { items, goesOn };
  const members = Object.entries(asObject(relation['item']));
  const isLast = (item: Json): boolean =>
    isObject(item) && members.every(([name, value]) => sameJson(item[name], value));
  return { items: [...items.filter((item) => !isLast(item)), ...items.filter(isLast).slice(0, 1)], goesOn };
}
