import { asObject, type JsonObject, child, resolve, listItems, type Node } from '@web-data/openapi';
import { getSite } from '../site.ts';
import { markIn, type Rule, type Scope } from '../scope.ts';
import { PARAMETER_RULES } from './parameter-rules.ts';
import type { Operation, OperationPair } from './operation.ts';

/** The parameters of an operation and its Path Item. */
export const parameters: Rule<OperationPair> = {
  name: 'parameter',
  check({ old, new: now }, outer) {
    const scope = outer.at({ where: 'request' });
    const [before, after] = [parametersOf(old), parametersOf(now)];
    const moved = movedPairs(before, after);
    for (const [key, node] of before) {
      const other = after.get(key) ?? moved.get(node);
      if (other === undefined) {
        scope.report('removed', `The ${nameParameter(node)} was removed.`, {
          oldAt: getSite(node),
          mark: markIn(node),
        });
      } else scope.enter({ old: node, new: other }).run(PARAMETER_RULES, { old: node, new: other });
    }
    const known = new Set(moved.values());
    for (const [key, node] of after) if (!before.has(key) && !known.has(node)) reportAdded(node, scope);
  },
};

function reportAdded(node: Node, scope: Scope): void {
  const isRequired = asObject(node.value)['required'] === true;
  const effect = isRequired ? 'narrowed' : 'added';
  scope.report(effect, `The ${isRequired ? 'required' : 'optional'} ${nameParameter(node)} was added.`, {
    at: node.pointer,
  });
}

/** OpenAPI 3.2, Parameter Object: header parameters of these names are ignored. */
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

/** The parameters by location and name; those of the operation override those of the path. */
function parametersOf({ node, item, path }: Operation): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const reference of [
    ...listItems(child(item, 'parameters')),
    ...listItems(child(node, 'parameters')),
  ]) {
    const parameter = resolve(reference);
    const key = keyOf(asObject(parameter.value), path);
    if (key !== undefined) found.set(key, parameter);
  }
  return found;
}

function keyOf({ in: scope, name }: JsonObject, path: string): string | undefined {
  if (typeof name !== 'string') return undefined;
  // There is one query string, and its name is never sent.
  if (scope === 'querystring') return scope;
  if (scope === 'path') return `path ${positionOf(name, path)}`;
  if (scope !== 'header') return `${String(scope)} ${name}`;
  return IGNORED_HEADERS.has(name.toLowerCase()) ? undefined : `header ${name.toLowerCase()}`;
}

/** A path parameter is identified by its position in the path, because its name is never sent. */
function positionOf(name: string, path: string): string {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]);
  const index = names.indexOf(name);
  return index === -1 ? name : String(index);
}

/** Parameters that kept their name but moved to another location. */
function movedPairs(
  before: ReadonlyMap<string, Node>,
  after: ReadonlyMap<string, Node>,
): ReadonlyMap<Node, Node> {
  const moved = new Map<Node, Node>();
  for (const [key, node] of before) {
    if (after.has(key)) continue;
    const { name } = asObject(node.value);
    const other = [...after].find(
      ([candidate, { value }]) => !before.has(candidate) && asObject(value)['name'] === name,
    );
    if (other !== undefined) moved.set(node, other[1]);
  }
  return moved;
}

/** Describes a parameter: "query parameter `limit`". */
function nameParameter({ value }: Node): string {
  const { in: scope, name } = asObject(value);
  return `${String(scope)} parameter \`${String(name)}\``;
}
