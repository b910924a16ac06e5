import {
  asObject,
  canonicalText,
  child,
  isObject,
  listItems,
  listMembers,
  readSecurityScheme,
  resolve,
  type Json,
  type JsonObject,
  type Node,
  type SecurityScheme,
} from '@web-data/openapi';
import { operationsIn } from './operation.ts';

/** The security schemes of a document by name; those that only a URI leads to by that URI. */
export function getSchemes(root: Node): ReadonlyMap<string, Node> {
  const components = listMembers(child(child(root, 'components'), 'securitySchemes'));
  const others = listRequiredSchemes(root).filter(({ type }) => type !== '');
  return new Map([
    ...others.map(({ name, pointer }) => [name, root.document.at(pointer)] as const),
    ...components.map(([name, scheme]) => [name, resolve(scheme)] as const),
  ]);
}

/** The security schemes that the document or one of its operations requires, each once. */
export function listRequiredSchemes(root: Node): readonly SecurityScheme[] {
  const items = ['paths', 'webhooks'].flatMap((name) =>
    listMembers(child(root, name)).flatMap(([, item]) => operationsIn(resolve(item))),
  );
  const lists = [root, ...items.map(([, operation]) => operation)].map((node) => child(node, 'security'));
  const names = lists.flatMap(listItems).flatMap(({ value }) => Object.keys(asObject(value)));
  return [...new Set(names)].map((name) => readSecurityScheme(name, root));
}

/** Whether two security schemes require the same, whatever their names and descriptions. */
export function sameScheme(a: Node, b: Node): boolean {
  return canonicalText(bare(a.value)) === canonicalText(bare(b.value));
}

/** The members of a security scheme; names of headers and of HTTP schemes do not depend on case. */
export function foldScheme(value: Json | undefined): JsonObject {
  const scheme = asObject(value);
  const folded: Record<string, Json | undefined> = { ...scheme };
  if (typeof scheme['scheme'] === 'string') folded['scheme'] = scheme['scheme'].toLowerCase();
  if (scheme['in'] === 'header' && typeof scheme['name'] === 'string')
    folded['name'] = scheme['name'].toLowerCase();
  return folded;
}

function bare(value: Json | undefined): Json {
  const { description: _, bearerFormat: __, deprecated: ___, ...rest } = foldScheme(value);
  const { flows } = rest;
  if (!isObject(flows)) return rest;
  return {
    ...rest,
    flows: Object.fromEntries(Object.entries(flows).map(([kind, flow]) => [kind, bareFlow(flow)])),
  };
}

function bareFlow(flow: Json | undefined): Json {
  const { scopes, ...rest } = asObject(flow);
  return { ...rest, scopes: Object.keys(asObject(scopes)).toSorted() };
}
