import { membersOf, child } from '../spec-document.ts';
import { viewOf } from '../schema/view.ts';
import type { NodePair, Rule } from '../scope.ts';
import { reachedSchemas } from './reached-schemas.ts';

/** Component schemas that no operation reaches bind nobody: their changes are told, but never as breaking. */
export const components: Rule<NodePair> = {
  name: 'component',
  check({ old, new: now }, scope) {
    const [before, after] = [unreached(old), unreached(now)];
    const inner = scope.at({ where: 'component' });
    for (const [name, schema] of before) {
      const other = child(child(child(now, 'components'), 'schemas'), name);
      if (other.value !== undefined) inner.compareSchemas(viewOf(schema), viewOf(other));
      else
        inner.report('text', `The unused component schema ${name} was removed.`, { oldAt: schema.pointer });
    }
    for (const [name, { pointer }] of after) {
      const isNew = child(child(child(old, 'components'), 'schemas'), name).value === undefined;
      if (isNew)
        inner.report('added', `The component schema ${name} was added, which nothing uses yet.`, {
          at: pointer,
        });
    }
  },
};

function unreached(root: NodePair['old']) {
  const reached = reachedSchemas(root);
  const schemas = membersOf(child(child(root, 'components'), 'schemas'));
  return schemas.filter(([, { pointer }]) => !reached.has(pointer));
}
