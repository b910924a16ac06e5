import { asObject, asString } from '../json/json.ts';
import { child, children, resolve, type Node } from '../node.ts';
import type { ResponseObject } from '../objects.ts';
import { readContent, type Content } from './content.ts';
import { readHeader, type Header } from './header.ts';

/** A link from a response to another operation. */
export interface Link {
  readonly name: string;
  readonly operationId: string | undefined;
  readonly operationRef: string | undefined;
  readonly node: Node;
}

/** A Response Object with its status or range (`4XX`, `default`). */
export interface Response {
  readonly status: string;
  readonly summary: string | undefined;
  /** Empty where it has none. */
  readonly description: string;
  readonly content: readonly Content[];
  readonly headers: readonly Header[];
  readonly links: readonly Link[];
  readonly object: ResponseObject;
  readonly node: Node;
  readonly pointer: string;
}

/** The responses of an operation, in document order. */
export function readResponses(operation: Node): readonly Response[] {
  return children(child(operation, 'responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, reference]) => readResponse(status, resolve(reference)));
}

function readResponse(status: string, node: Node): Response {
  const object = asObject(node.value);
  return {
    status,
    summary: asString(object['summary']),
    description: asString(object['description']) ?? '',
    content: readContent(child(node, 'content')),
    headers: children(child(node, 'headers')).map(([name, header]) => readHeader(name, header)),
    links: children(child(node, 'links')).map(([name, link]) => readLink(name, resolve(link))),
    object: object as unknown as ResponseObject,
    node,
    pointer: node.pointer,
  };
}

function readLink(name: string, node: Node): Link {
  const { operationId, operationRef } = asObject(node.value);
  return { name, operationId: asString(operationId), operationRef: asString(operationRef), node };
}
