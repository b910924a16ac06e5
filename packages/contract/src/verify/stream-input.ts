import { asObject, isJsonType, getTypes, type Content } from '@web-data/openapi';
import { memberSchema } from '../openapi/value-schemas.ts';
import { isStream } from '../openapi/item-schema.ts';
import type { Operation } from '../openapi/operation.ts';
import type { RequestInput } from './input.ts';
import type { Session } from './session.ts';

/** The media types of the successes of an operation that are streams of items. */
export function listStreams({ responses }: Operation): Content[] {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ content }) => content.filter(isStream));
}

/**
 * What a request has to say so that it is answered with a stream: the media type in `Accept`, and `stream: true` where
 * the body has such a member, as APIs of language models do.
 */
export function toStreamInput(session: Session, operation: Operation, { type }: Content): RequestInput {
  const { body } = session.base(operation);
  return {
    headers: { accept: type },
    ...(hasSwitch(operation) && body !== undefined && { body: { ...asObject(body), stream: true } }),
  };
}

/** Whether the JSON body of an operation has a boolean `stream`, by which its callers choose. */
function hasSwitch({ body }: Operation): boolean {
  const schema = body?.content.find(({ type }) => isJsonType(type))?.schema;
  const member = schema && memberSchema(schema, 'stream');
  return member !== undefined && getTypes(member).includes('boolean');
}
