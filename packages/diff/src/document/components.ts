import { asObject, getHolding, sameJson, child, listMembers, type Node } from '@web-data/openapi';
import { getView } from '../schema/view-of.ts';
import type { NodePair, Rule } from '../scope.ts';
import { findReachedSchemas } from './reached-schemas.ts';

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
