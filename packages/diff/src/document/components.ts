import {
  asObject,
  child,
  getHolding,
  isObject,
  listItems,
  listMembers,
  sameJson,
  type Node,
} from '@web-data/openapi';
import { getView } from '../schema/view-of.ts';
import type { NodePair, Rule } from '../scope.ts';
import { listReferences } from '../references.ts';

/** Component schemas that no operation uses affect no client: their changes are reported, but never as breaking. */
export const components: Rule<NodePair> = {
  name: 'component',
  check({ old, new: now }, scope) {
    const [before, after] = [unreached(old), unreached(now)];
    const inner = scope.at({ where: 'component' });
    for (const [name, schema] of before) {
      const other = child(child(child(now, 'components'), 'schemas'), name);
      if (other.value !== undefined) inner.compareSchemas(getView(schema), getView(other));
      else
        inner.report('text', `The unused component schema ${name} was removed.`, { oldAt: schema.pointer });
    }
    for (const [name, { pointer }] of after) {
      const isNew = child(child(child(old, 'components'), 'schemas'), name).value === undefined;
      if (isNew)
        inner.report('text', `The component schema ${name} was added, which nothing uses yet.`, {
          at: pointer,
        });
    }
  },
};

/** Components of other kinds that nothing refers to; those in use are compared where they are used. */
export const otherComponents: Rule<NodePair> = {
  name: 'unused-component',
  check({ old, new: now }, scope) {
    const [before, after] = [findReachedSchemas(old), findReachedSchemas(now)];
    for (const kind of groupsOf(old, now)) {
      const [olds, current] = [old, now].map((root) => child(child(root, 'components'), kind)) as [
        Node,
        Node,
      ];
      for (const name of new Set([
        ...Object.keys(asObject(olds.value)),
        ...Object.keys(asObject(current.value)),
      ])) {
        const [from, to] = [child(olds, name), child(current, name)];
        if (before.has(from.pointer) || after.has(to.pointer) || sameJson(from.value, to.value)) continue;
        const at = { oldAt: existing(from), at: existing(to) };
        scope.report('text', `The component ${name} of ${kind}, which nothing uses, changed.`, at);
      }
    }
  },
};

/** The groups of components but those that rules of their own compare. */
function groupsOf(...roots: readonly Node[]): ReadonlySet<string> {
  const names = roots.flatMap((root) => Object.keys(asObject(child(root, 'components').value)));
  return new Set(names.filter(hasNoRule));
}

function hasNoRule(group: string): boolean {
  return getHolding('Components', group) !== undefined && !OWN_RULES.has(group);
}

const OWN_RULES: ReadonlySet<string> = new Set(['schemas', 'securitySchemes']);

function existing({ value, pointer }: Node): string | undefined {
  return value === undefined ? undefined : pointer;
}

function unreached(root: NodePair['old']) {
  const reached = findReachedSchemas(root);
  const schemas = listMembers(child(child(root, 'components'), 'schemas'));
  return schemas.filter(([, { pointer }]) => !reached.has(pointer));
}

/** The pointers of all targets of references, starting from the paths and webhooks. */
function findReachedSchemas(root: Node): ReadonlySet<string> {
  const known = KNOWN.get(root) ?? collect(root);
  KNOWN.set(root, known);
  return known;
}

/** Caches the result for each document, because several rules need it. */
const KNOWN = new WeakMap<Node, ReadonlySet<string>>();

function collect(root: Node): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [child(root, 'paths'), child(root, 'webhooks')];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const target of targetsOf(node)) {
      if (reached.has(target.pointer)) continue;
      reached.add(target.pointer);
      open.push(target);
    }
    open.push(...(Array.isArray(node.value) ? listItems(node) : listMembers(node).map(([, inner]) => inner)));
  }
  return reached;
}

function targetsOf(node: Node): readonly Node[] {
  return isObject(node.value)
    ? listReferences(node.value).flatMap((reference) => found(reference, node))
    : [];
}

/** A `$ref` inside an example is data: one that leads nowhere is ignored here and reported where it is used. */
function found(ref: string, { document, pointer }: Node): readonly Node[] {
  try {
    return [document.follow(ref, pointer)];
  } catch {
    return [];
  }
}
