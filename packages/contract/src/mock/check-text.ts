import { contentFor } from '../judge/response-of.ts';
import type { RequestFault } from '../observe/check-request.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { essence } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';

/** What is wrong with a body of plain text by its schema. */
export function checkText(
  { schemas }: ContractDocument,
  operation: Operation,
  { headers, body = '' }: HttpRequest,
): RequestFault | undefined {
  const type = headers['content-type'];
  if (type === undefined || essence(type) !== 'text/plain' || (body === '' && !operation.body?.required))
    return undefined;
  const schema = contentFor(operation.body?.content ?? [], type)?.schema;
  // A text that could be a number or a switch is read by whoever knows which.
  if (schema === undefined || schemas.accepts(schema, body)) return undefined;
  const [first] = schemas.faults(schema, body);
  if (first === undefined || first.keyword === 'type') return undefined;
  const { message, keyword, pointer } = first;
  return {
    kind: 'body',
    message: `The text breaks its schema: ${message}.`,
    keyword,
    place: { in: 'body', at: '', also: [] },
    pointer,
    errorName: undefined,
  };
}
