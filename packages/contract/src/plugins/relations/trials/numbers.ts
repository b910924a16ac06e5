import { asObject, valueAt } from '@web-data/openapi';
import { valuesAt } from '../../../openapi/pointer.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { text, type RelationCheck } from './relation.ts';
import { untilEnd } from './until-end.ts';

/** Checks that a number always equals the sum of the other numbers of its object. */
export const addsUp: RelationCheck = (relation) => {
  const member = text(relation, 'member');
  const [, parent = '', name = ''] = /^(.*)\/([^/]+)$/u.exec(member) ?? [];
  return untilEnd(relation, ({ body }) => {
    const objects = parent.includes('*') ? valuesAt(body, parent) : [valueAt(body, parent)];
    if (objects.length === 0 || objects.includes(undefined))
      throw new CannotTry(`the answer has nothing at ${parent}`);
    for (const object of objects) {
      const { [name]: total, ...parts } = asObject(object);
      const sum = Object.values(parts).reduce<number>(
        (all, part) => all + (typeof part === 'number' ? part : 0),
        0,
      );
      if (total !== sum)
        return {
          message: `${member} is not the sum of what stands beside it.`,
          expected: String(sum),
          got: JSON.stringify(total ?? null),
        };
    }
    return undefined;
  });
};
