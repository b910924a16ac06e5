import { DescriptionError } from '../error.ts';
import { asObject, asString } from '../json/json.ts';
import { child, listItems, resolve, type Node } from '../node.ts';
import type { ParameterObject } from '../objects.ts';
import { readContent, readExamples, type Content, type Example } from './content.ts';

/** The location of a parameter in a request; `querystring` is the complete query. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'querystring';

/** A Parameter Object of an operation or of its Path Item. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  /** Always true for a path parameter. */
  readonly required: boolean;
  /** Its style, with the default of its location (OpenAPI 3.2, Parameter Object); ignored beside `content`. */
  readonly style: string;
  readonly explode: boolean;
  /** Whether reserved characters, and percent-encoded ones, stay as they are. */
  readonly allowReserved: boolean;
  /** The media type of a parameter that is serialized by media type instead of by `style`. */
  readonly content: Content | undefined;
  /** Its schema, or that of its media type; the `value` is `undefined` where it has none, which accepts anything. */
  readonly schema: Node;
  readonly examples: readonly Example[];
  readonly object: ParameterObject;
  readonly node: Node;
  readonly pointer: string;
}

const STYLES: Readonly<Record<ParameterLocation, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
  querystring: '',
};

/**
 * Reads the parameters of an operation: those of its Path Item and its own, which override them.
 * @throws DescriptionError for a location that OpenAPI does not have
 */
export function readParameters(item: Node, operation: Node): readonly Parameter[] {
  const all = [item, operation].flatMap((node) => listItems(child(node, 'parameters')));
  const byLocation = all
    .map((node) => readParameter(resolve(node)))
    .map((p) => [`${p.in} ${p.name}`, p] as const);
  const parameters = [...new Map(byLocation).values()];
  requireOneQuery(parameters);
  return parameters;
}

/** The parameters of a Path Item that its operation overrides, which have no effect in it. */
export function listOverridden(item: Node, operation: Node): readonly Parameter[] {
  const used = new Set(readParameters(item, operation).map(({ pointer }) => pointer));
  return listItems(child(item, 'parameters'))
    .map((node) => readParameter(resolve(node)))
    .filter(({ pointer }) => !used.has(pointer));
}

/** A parameter in querystring is the complete query: no other can be in it (OpenAPI 3.2, Parameter Locations). */
function requireOneQuery(parameters: readonly Parameter[]): void {
  const [first, second] = parameters.filter((p) => p.in === 'querystring');
  if (first === undefined) return;
  const query = parameters.find((p) => p.in === 'query');
  const reason =
    (second && 'is the second one in querystring') ??
    (query && `is in querystring beside the query parameter "${query.name}"`);
  if (reason === undefined) return;
  const { node, name } = second ?? first;
  throw new DescriptionError(
    node.document.locate(node.pointer),
    `the parameter "${name}" ${reason}; keep one, which is the whole query.`,
  );
}

function readParameter(node: Node): Parameter {
  const object = asObject(node.value);
  const location = object['in'];
  if (!isLocation(location)) {
    throw new DescriptionError(
      node.document.locate(node.pointer),
      `the parameter is in ${JSON.stringify(location)}; write path, query, querystring, header or cookie.`,
    );
  }
  const [content, ...others] = readContent(child(node, 'content'));
  if (location === 'querystring' && (content === undefined || others.length > 0)) {
    throw new DescriptionError(
      node.document.locate(node.pointer),
      'the parameter in querystring needs `content` with one media type; write it.',
    );
  }
  const style = asString(object['style']) ?? STYLES[location];
  const { explode } = object;
  return {
    name: String(object['name']),
    in: location,
    required: object['required'] === true || location === 'path',
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: object['allowReserved'] === true,
    content,
    schema: content?.schema ?? child(node, 'schema'),
    examples: readExamples(node),
    object: object as unknown as ParameterObject,
    node,
    pointer: node.pointer,
  };
}

function isLocation(value: unknown): value is ParameterLocation {
  return typeof value === 'string' && Object.hasOwn(STYLES, value);
}
