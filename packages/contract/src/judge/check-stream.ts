import { asObject, readEvents, type Content, type Events, type Json } from '@web-data/openapi';
import type { HttpResponse, ReceivedStream } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { getItemSchema } from '../openapi/item-schema.ts';
import type { Deviation } from './deviation.ts';
import { excerpt } from './excerpt.ts';
import { findMarkedMember } from './marked-members.ts';

/** Milliseconds to the head of a stream with a Content-Length, from which on it was evidently held back. */
const HELD_BACK_MS = 200;

/**
 * Checks a stream, as far as it was read: its charset, its framing, each item by `itemSchema`, and that its items are
 * sent as they come. The first deviation of the items counts, since others often have the same cause.
 */
export function checkStream(
  document: ContractDocument,
  content: Content,
  response: HttpResponse,
): Deviation[] {
  const { stream } = response;
  if (stream === undefined) return [];
  return [
    ...checkCharset(content, response),
    ...checkFraming(content, response, stream),
    ...checkItems(document, content, stream).slice(0, 1),
    ...checkHeldBack(content, response, stream),
  ];
}

/** Streams of text are UTF-8 (RFC 7464, section 4; WHATWG HTML, section 9.2.4; RFC 8259, section 8.1). */
function checkCharset({ pointer }: Content, { headers, garbled }: HttpResponse): Deviation[] {
  const type = headers['content-type'] ?? '';
  const charset = /;\s*charset="?([^";\s]+)/iu.exec(type)?.[1];
  if (/^multipart\//iu.test(type.trim())) return [];
  if (charset !== undefined && !/^utf-?8$/iu.test(charset)) {
    const message = 'A stream of text must be UTF-8.';
    return [{ check: 'content-type', message, expected: 'charset=utf-8', got: type, pointer }];
  }
  if (!garbled) return [];
  const message = 'The stream is not UTF-8.';
  return [{ check: 'body', message, expected: 'UTF-8', got: 'bytes that are none', pointer }];
}

function checkFraming(
  { type, pointer }: Content,
  { body }: HttpResponse,
  { violations }: ReceivedStream,
): Deviation[] {
  return violations.slice(0, 1).map((violation) => ({
    check: 'body',
    message: `The stream breaks the framing of ${type}: ${violation}.`,
    expected: type,
    got: excerpt(body),
    pointer,
  }));
}

function checkItems(document: ContractDocument, content: Content, { items }: ReceivedStream): Deviation[] {
  const schema = getItemSchema(content);
  if (schema === undefined) return [];
  const events = content.framing === 'events' ? readEvents(content.itemSchema!) : undefined;
  return items.flatMap((item, index): Deviation[] => {
    // What a part of another media type holds is told by no schema.
    if (item instanceof Blob) return [];
    const value = events ? parseEvent(item, events) : item;
    if (value === undefined) return [notJson(content, item, index)];
    const sent = findMarkedMember(schema, value, 'writeOnly');
    if (sent !== undefined)
      return [
        {
          check: 'schema',
          message: `Item ${index + 1} of the stream tells ${sent.at}, which is \`writeOnly\`.`,
          expected: `no ${sent.at}`,
          got: excerpt(JSON.stringify(value)),
          pointer: sent.pointer,
        },
      ];
    return document.schemas.forResponses
      .violations(schema, value)
      .slice(0, 1)
      .map((violation) => ({
        check: 'schema',
        message: `Item ${index + 1} of the stream breaks its schema: ${violation.message}.`,
        expected: `${violation.at || 'the item'} to meet \`${violation.keyword}\``,
        got: excerpt(JSON.stringify(value)),
        pointer: findWritten(content, violation.pointer),
      }));
  });
}

/** The event with its `data` parsed as described; `undefined` where that should be JSON and is none. */
function parseEvent(item: Json, { data: usual, byName }: Events): Json | undefined {
  const { data, ...fields } = asObject(item);
  const format = byName.get(String(fields['event'] ?? 'message')) ?? usual;
  if (format === 'text' || typeof data !== 'string') return item;
  try {
    return { ...fields, data: JSON.parse(data) as Json };
  } catch {
    return format === 'either' ? item : undefined;
  }
}

function notJson({ pointer }: Content, item: Json, index: number): Deviation {
  const message = `The data of event ${index + 1} of the stream is not JSON.`;
  return { check: 'body', message, expected: 'JSON', got: excerpt(JSON.stringify(item)), pointer };
}

/** The nearest part of the document: the parsed data of an event has no schema at its place there. */
function findWritten({ itemSchema, pointer }: Content, at: string): string {
  const { document } = itemSchema!;
  for (let path = at; path.length > pointer.length; path = path.slice(0, path.lastIndexOf('/')))
    if (document.at(path).value !== undefined) return path;
  return at.startsWith(pointer) ? itemSchema!.pointer : at;
}

/** Events have no end that is known when they begin: a length says that all of them were held back. */
function checkHeldBack(
  { pointer }: Content,
  { headers }: HttpResponse,
  { framing, headMs, items }: ReceivedStream,
): Deviation[] {
  const length = headers['content-length'];
  if (framing !== 'events' || length === undefined || headMs < HELD_BACK_MS || items.length < 2) return [];
  const message = `The stream was held back for ${Math.round(headMs)} ms, and sent as a whole.`;
  return [
    {
      check: 'header',
      message,
      expected: 'each event as it comes',
      got: `Content-Length: ${length}`,
      pointer,
    },
  ];
}
