import { isObject, joinPointer, readKeyword, valueAt } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import { withValueAt } from '../../openapi/pointer.ts';
import { valid } from '../../values/valid.ts';
import type { Session } from '../session.ts';
import { listMembers } from './leaves.ts';

/** Maximum depth of the objects that are completed. */
const MAX_DEPTH = 3;

/** Returns a body with a value for every member that can have one, also in the objects inside it. */
export function completeBody(session: Session, schema: Node, body: JsonObject): JsonObject {
  const complete = completeAt(session, { schema, body, object: schema, at: '', depth: 0 });
  return isObject(complete) ? complete : body;
}

interface Part {
  /** The schema of the whole body, and the body. */
  readonly schema: Node;
  readonly body: Json;
  /** The schema of the object at a pointer in the body. */
  readonly object: Node;
  readonly at: string;
  readonly depth: number;
}

function completeAt(session: Session, { schema, body, object, at, depth }: Part): Json {
  let complete = body;
  for (const [name, member] of listMembers(object)) {
    if (readKeyword(member, 'readOnly') === true) continue;
    const pointer = joinPointer(at, name);
    if (valueAt(complete, pointer) === undefined) {
      const result = valid(member, session.sampling);
      const changed = 'value' in result ? withValueAt(complete, pointer, result.value) : undefined;
      if (changed !== undefined && session.document.schemas.accepts(schema, changed)) complete = changed;
    }
    if (depth < MAX_DEPTH && isObject(valueAt(complete, pointer) ?? null))
      complete = completeAt(session, {
        schema,
        body: complete,
        object: member,
        at: pointer,
        depth: depth + 1,
      });
  }
  return complete;
}
