import { asArray, asObject, asString } from '../json/json.ts';
import { child, listItems, type Node } from '../node.ts';
import type { ServerObject } from '../objects.ts';

/** A variable of the address of a server. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The values it may have; empty where any will do. */
  readonly values: readonly string[];
}

/** Where operations are found. */
export interface Server {
  /** As written, with its variables in braces; it may be relative. */
  readonly url: string;
  /** A name by which users choose it. */
  readonly name: string | undefined;
  readonly variables: readonly ServerVariable[];
  readonly object: ServerObject;
  readonly pointer: string;
}

/** The servers that hold from a node downwards: its own, or `/` where it is the root and names none. */
export function readServers(node: Node): readonly Server[] {
  const own = listItems(child(node, 'servers')).map(readServer);
  if (own.length > 0 || node.pointer !== '') return own;
  return [{ url: '/', name: undefined, variables: [], object: { url: '/' }, pointer: '/servers' }];
}

function readServer({ value, pointer }: Node): Server {
  const object = asObject(value);
  const variables = Object.entries(asObject(object['variables'])).map(([name, variable]) => ({
    name,
    default: asString(asObject(variable)['default']) ?? '',
    values: asArray(asObject(variable)['enum']).map(String),
  }));
  return {
    url: asString(object['url']) ?? '/',
    name: asString(object['name']),
    variables,
    object: object as unknown as ServerObject,
    pointer,
  };
}

/** A URL with each variable at its default, or at the passed value. A name without a value stays, without its braces. */
export function fillServer(
  { url, variables }: Server,
  values: Readonly<Record<string, string>> = {},
): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replaceAll(/\{([^}]+)\}/gu, (_, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : (defaults.get(name) ?? name),
  );
}

/** The path of a server behind its scheme and host, of which each or both may be a variable: `/v2`, or empty. */
export function serverPath(server: Server): string {
  const rest = server.url
    .replace(/^(?:(?:[a-z][a-z\d+.-]*|\{[^}]+\}):)?\/\/[^/]*/iu, '')
    .replace(/^\{[^}]+\}/u, '');
  const path = fillServer({ ...server, url: rest }).replace(/\/+$/u, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
