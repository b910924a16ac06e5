import { asObject, asString } from '../json/json.ts';
import { child, children, resolve, type Node } from '../node.ts';
import type { HeaderObject, ResponseObject } from '../objects.ts';
import { present, readContent, type Content } from './content.ts';

/** A header of a response. */
export interface Header {
  /** In lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: Node | undefined;
  readonly object: HeaderObject;
  readonly pointer: string;
}

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
    description: asString(object['description']) ?? '',
    content: readContent(child(node, 'content')),
    headers: children(child(node, 'headers')).map(([name, header]) => readHeader(name, header)),
    links: children(child(node, 'links')).map(([name, link]) => readLink(name, resolve(link))),
    object: object as unknown as ResponseObject,
    node,
    pointer: node.pointer,
  };
}

function readHeader(name: string, reference: Node): Header {
  const node = resolve(reference);
  const object = asObject(node.value);
  return {
    name: name.toLowerCase(),
    required: object['required'] === true,
    schema: present(child(node, 'schema')),
    object: object as unknown as HeaderObject,
    pointer: reference.pointer,
  };
}

function readLink(name: string, node: Node): Link {
  const { operationId, operationRef } = asObject(node.value);
  return { name, operationId: asString(operationId), operationRef: asString(operationRef), node };
}
