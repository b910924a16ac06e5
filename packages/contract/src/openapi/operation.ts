import { asArray, asObject, asString, isObject, type Json } from './json.ts';
import { child, children, resolve, type Node } from './node.ts';
import { readSecurity, type Security } from './security.ts';

/** The HTTP methods that a Path Item may hold. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** A Parameter Object of an operation or of its Path Item. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly style: string | undefined;
  readonly explode: boolean | undefined;
  /** Media type of a parameter that is written as one (`content`) instead of by `style`. */
  readonly content: string | undefined;
  readonly schema: Node;
  readonly example: Json | undefined;
  readonly pointer: string;
}

/** One media type of a request body or a response. */
export interface Content {
  readonly type: string;
  readonly schema: Node | undefined;
  readonly examples: readonly { name: string; value: Json; pointer: string }[];
  readonly pointer: string;
}

/** A Response Object with the status or range (`4XX`, `default`) it stands under. */
export interface ResponseSpec {
  readonly status: string;
  readonly content: readonly Content[];
  readonly headers: readonly { name: string; required: boolean; schema: Node | undefined; pointer: string }[];
  /** OpenAPI links by name: how this answer feeds other operations. */
  readonly links: Node;
  readonly pointer: string;
}

/** An operation with everything a probe or a judge asks of it. */
export interface Operation {
  /** The `operationId`, or `get /path` where there is none. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { required: boolean; content: readonly Content[]; pointer: string } | undefined;
  readonly responses: readonly ResponseSpec[];
  readonly security: Security;
  /** Names of the catalogue errors that the operation may give (`x-errors`). */
  readonly errors: readonly string[];
  /** A call changes nothing: GET, HEAD, or marked `x-safe: true`. */
  readonly safe: boolean;
  readonly node: Node;
  readonly pointer: string;
}

/** Every operation of a document, in document order. */
export function readOperations(root: Node): Operation[] {
  return children(child(root, 'paths')).flatMap(([path, item]) => {
    const resolved = resolve(item);
    return METHODS.filter((method) => child(resolved, method).value !== undefined).map((method) =>
      readOperation(method, path, resolved),
    );
  });
}

function readOperation(method: string, path: string, item: Node): Operation {
  const node = child(item, method);
  const value = asObject(node.value);
  return {
    id: asString(value['operationId']) ?? `${method} ${path}`,
    method,
    path,
    parameters: readParameters(item, node),
    body: readBody(child(node, 'requestBody')),
    responses: children(child(node, 'responses')).map(([status, response]) => readResponse(status, response)),
    security: readSecurity(node),
    errors: asArray(value['x-errors']).filter((name) => typeof name === 'string'),
    safe: value['x-safe'] === true || method === 'get' || method === 'head' || method === 'options',
    node,
    pointer: node.pointer,
  };
}

function readParameters(item: Node, operation: Node): Parameter[] {
  const all = [child(item, 'parameters'), child(operation, 'parameters')].flatMap((list) => children(list));
  const byKey = new Map(
    all.map(([, node]) => {
      const parameter = readParameter(resolve(node));
      return [`${parameter.in} ${parameter.name}`, parameter];
    }),
  );
  return [...byKey.values()];
}

function readParameter(node: Node): Parameter {
  const value = asObject(node.value);
  const place = value['in'];
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') {
    throw new Error(`${node.pointer}/in must be path, query, header or cookie.`);
  }
  const content = readContent(child(node, 'content'));
  return {
    name: String(value['name']),
    in: place,
    required: value['required'] === true || place === 'path',
    style: asString(value['style']),
    explode: typeof value['explode'] === 'boolean' ? value['explode'] : undefined,
    content: content[0]?.type,
    schema: content[0]?.schema ?? child(node, 'schema'),
    example: value['example'] ?? asObject(Object.values(asObject(value['examples']))[0])['value'],
    pointer: node.pointer,
  };
}

function readBody(reference: Node): Operation['body'] {
  if (reference.value === undefined) return undefined;
  const node = resolve(reference);
  return {
    required: asObject(node.value)['required'] === true,
    content: readContent(child(node, 'content')),
    pointer: node.pointer,
  };
}

function readResponse(status: string, reference: Node): ResponseSpec {
  const node = resolve(reference);
  const headers = children(child(node, 'headers')).map(([name, header]) => {
    const resolved = resolve(header);
    const schema = child(resolved, 'schema');
    return {
      name: name.toLowerCase(),
      required: asObject(resolved.value)['required'] === true,
      schema: schema.value === undefined ? undefined : schema,
      pointer: header.pointer,
    };
  });
  return {
    status,
    content: readContent(child(node, 'content')),
    headers,
    links: child(node, 'links'),
    pointer: node.pointer,
  };
}

function readContent(node: Node): Content[] {
  return children(node).map(([type, media]) => {
    const schema = child(media, 'schema');
    return {
      type,
      schema: schema.value === undefined ? undefined : schema,
      examples: readExamples(media),
      pointer: media.pointer,
    };
  });
}

function readExamples(media: Node): Content['examples'] {
  const single = child(media, 'example');
  const named = children(child(media, 'examples')).flatMap(([name, reference]) => {
    const node = resolve(reference);
    const value = child(node, 'value');
    return isObject(node.value) && value.value !== undefined
      ? [{ name, value: value.value, pointer: value.pointer }]
      : [];
  });
  if (single.value === undefined) return named;
  return [{ name: 'example', value: single.value, pointer: single.pointer }, ...named];
}
