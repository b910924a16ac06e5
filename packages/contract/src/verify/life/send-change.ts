import { isObject, splitPointer, valueAt, type Json } from '@web-data/openapi';
import type { HttpResponse } from '../../http/exchange.ts';
import type { ParameterValues } from '../../http/parameters.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Session } from '../session.ts';
import { listLeaves } from './leaves.ts';
import type { WrittenAndRead } from './lost-members.ts';
import { callOperation, objectWith } from './rule.ts';

/** Names of members that count the changes of a resource, so that two changes at once do not overwrite each other. */
const VERSION =
  /^_?(?:rev|revision|version|etag|(?:lock|row)[-_]?version|concurrency[-_]?(?:stamp|token))$/iu;

/** Returns the pointer of the version in a body, where the operation documents that another one is rejected. */
export function findVersionPointer({ operation, schema }: WrittenAndRead, body: Json): string | undefined {
  if (!isObject(body) || ![409, 412].some((status) => documents(operation, status))) return undefined;
  return listLeaves(schema, body).find(({ at }) => VERSION.test(splitPointer(at).at(-1) ?? ''))?.at;
}

/** Returns the value at a pointer of a body in the response to a GET. */
export function readMember(body: Json, pointer: string, response: HttpResponse): Json | undefined {
  const object = isObject(body) ? objectWith(Object.keys(body), response) : undefined;
  return object && valueAt(object, pointer);
}

/** Sends a change with the current entity tag and version of the resource, where the service demands them. */
export async function sendChange(
  session: Session,
  change: WrittenAndRead,
  { parameters, body }: { readonly parameters: ParameterValues; readonly body: Json },
): ReturnType<typeof callOperation> {
  const { operation, get } = change;
  const version = findVersionPointer(change, body);
  const isConditional = documents(operation, 412) || documents(operation, 428);
  if (!isConditional && version === undefined)
    return callOperation(session, operation, { parameters, body }, () => true);
  const { response } = await callOperation(session, get, { parameters }, () => true);
  const { etag } = response.headers;
  const current = version === undefined ? undefined : readMember(body, version, response);
  return callOperation(
    session,
    operation,
    {
      parameters,
      body: version === undefined || current === undefined ? body : withValueAt(body, version, current),
      ...(isConditional && etag !== undefined && { headers: { 'if-match': etag } }),
    },
    () => true,
  );
}
