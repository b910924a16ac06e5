import { DescriptionError } from '../error.ts';
import { asObject, asString } from '../json/json.ts';
import { child, listItems, resolve, type Node } from '../node.ts';
import type { ParameterObject } from '../objects.ts';
import { readContent, readExamples, type Content, type Example } from './content.ts';

/** Where a parameter is sent. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** A Parameter Object of an operation or of its Path Item. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  /** A path parameter always is. */
  readonly required: boolean;
  /** How it is written, with the default of its place (OpenAPI 3.1, Parameter Object); of no account beside `content`. */
  readonly style: string;
  readonly explode: boolean;
  /** The media type of a parameter that is written as one, instead of by `style`. */
  readonly content: Content | undefined;
  /** Its own, or that of its media type; the `value` is `undefined` where it has none, and anything goes. */
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
};

/**
 * The parameters of an operation: those of its Path Item and its own, of which the own win.
 * @throws DescriptionError when one is in no place that OpenAPI knows
 */
export function readParameters(item: Node, operation: Node): readonly Parameter[] {
  const all = [item, operation].flatMap((node) => listItems(child(node, 'parameters')));
  const byLocation = all
    .map((node) => readParameter(resolve(node)))
    .map((p) => [`${p.in} ${p.name}`, p] as const);
  return [...new Map(byLocation).values()];
}

function readParameter(node: Node): Parameter {
  const object = asObject(node.value);
  const location = object['in'];
  if (location !== 'path' && location !== 'query' && location !== 'header' && location !== 'cookie') {
    throw new DescriptionError(
      node.document.locate(node.pointer),
      `the parameter is in ${JSON.stringify(location)}; write path, query, header or cookie.`,
    );
  }
  const [content] = readContent(child(node, 'content'));
  const style = asString(object['style']) ?? STYLES[location];
  const { explode } = object;
  return {
    name: String(object['name']),
    in: location,
    required: object['required'] === true || location === 'path',
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    content,
    schema: content?.schema ?? child(node, 'schema'),
    examples: readExamples(node),
    object: object as unknown as ParameterObject,
    node,
    pointer: node.pointer,
  };
}
