import {
  isObject,
  joinPointer,
  splitPointer,
  valueAt,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import { withValueAt } from '../../openapi/pointer.ts';
import { candidates } from '../../values/candidates.ts';
import type { Session } from '../session.ts';
import { listLeaves, normalize } from './leaves.ts';

/**
 * Returns a body in which every leaf that can has another value. Empty values are left out: they may mean no change.
 */
export function changeAll({ document, sampling }: Session, schema: Node, body: JsonObject): JsonObject {
  let changed: Json = body;
  for (const { at, schema: member, value } of listLeaves(schema, body)) {
    const others = candidates(member, value, sampling).flatMap((candidate) =>
      candidate.at === '' && candidate.intent === 'valid' && !candidate.unusual && candidate.value
        ? [candidate.value]
        : [],
    );
    const other = others.find(
      (one) =>
        typeof one === typeof value &&
        normalize(one) !== normalize(value) &&
        document.schemas.accepts(schema, withValueAt(changed, at, one)),
    );
    if (other !== undefined) changed = withValueAt(changed, at, other);
  }
  return isObject(changed) ? changed : body;
}

/** A body without the members beside one that its schema does not require. */
export function withoutSiblings(
  { document }: Session,
  schema: Node,
  body: JsonObject,
  at: string,
): JsonObject {
  const parent = splitPointer(at).slice(0, -1);
  const beside = valueAt(body, joinPointer('', ...parent));
  let rest: Json = body;
  for (const name of Object.keys(isObject(beside ?? null) ? (beside as JsonObject) : {})) {
    const pointer = joinPointer('', ...parent, name);
    const fewer: Json = pointer === at ? rest : withValueAt(rest, pointer, undefined);
    if (document.schemas.accepts(schema, fewer)) rest = fewer;
  }
  return isObject(rest) ? rest : body;
}
