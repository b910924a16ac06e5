import { isJsonType, getTypes, type Content, type Response } from '@web-data/openapi';
import type { HttpResponse } from '../http/exchange.ts';
import { parseBody } from '../http/parse-body.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { isStream } from '../openapi/item-schema.ts';
import { parseMediaType } from '../openapi/media-type.ts';
import type { Deviation } from './deviation.ts';
import { checkJsonText } from './check-json-text.ts';
import { checkStream } from './check-stream.ts';
import { excerpt } from './excerpt.ts';
import { contentFor } from '../semantics/response-for.ts';
import { findMarkedMember } from './marked-members.ts';

/** Checks a text body by its schema, where that allows strings. */
function checkText(
  { schemas }: ContractDocument,
  { schema, pointer }: Content,
  { status, body, garbled }: HttpResponse,
): Deviation[] {
  if (schema === undefined || garbled || !getTypes(schema).includes('string')) return [];
  return schemas.forResponses
    .violations(schema, body)
    .slice(0, 1)
    .map(({ message, keyword }) => ({
      check: 'schema',
      message: `The text of the ${status} breaks its schema: ${message}.`,
      expected: `a text to meet \`${keyword}\``,
      got: excerpt(body),
      pointer,
    }));
}

/** Checks that the Content-Type is documented, and that the body can be parsed and conforms to the schema. */
export function checkBody(document: ContractDocument, spec: Response, response: HttpResponse): Deviation[] {
  if (spec.content.length === 0) return [];
  const documented = spec.content.map(({ type }) => type).join(' or ');
  const contentType = response.headers['content-type'];
  const content = contentType === undefined ? undefined : contentFor(spec.content, contentType);
  const pointer = spec.content[0]?.pointer ?? spec.pointer;
  if (content === undefined || contentType === undefined) {
    const got = contentType ?? 'no Content-Type';
    return [
      {
        check: 'content-type',
        message: `A ${response.status} must be ${documented}.`,
        expected: documented,
        got,
        pointer,
      },
    ];
  }
  if (isStream(content)) return checkStream(document, content, response);
  if (!isJsonType(contentType))
    return parseMediaType(contentType) === 'text/plain' ? checkText(document, content, response) : [];
  const body = parseBody(response);
  if (body === undefined) {
    const got = response.body === '' ? 'an empty body' : excerpt(response.body);
    return [
      {
        check: 'body',
        message: `The body of the ${response.status} is not JSON.`,
        expected: 'JSON',
        got,
        pointer: content.pointer,
      },
    ];
  }
  const text = checkJsonText(response, content.pointer);
  if (text.length > 0 || content.schema === undefined) return text;
  const sent = findMarkedMember(content.schema, body, 'writeOnly');
  if (sent !== undefined)
    return [
      {
        check: 'schema',
        message: `The body of the ${response.status} tells ${sent.at}, which is \`writeOnly\`.`,
        expected: `no ${sent.at}`,
        got: excerpt(JSON.stringify(body)),
        pointer: sent.pointer,
      },
    ];
  return document.schemas.forResponses
    .violations(content.schema, body)
    .slice(0, 1)
    .map((violation) => ({
      check: 'schema',
      message: `The body of the ${response.status} breaks its schema: ${violation.message}.`,
      expected: `${violation.at || 'the body'} to meet \`${violation.keyword}\``,
      got: excerpt(JSON.stringify(body)),
      pointer: violation.pointer,
    }));
}
