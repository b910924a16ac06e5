import { asObject, valueAt } from '@web-data/openapi';
import { valuesAt } from '../../openapi/pointer.ts';
import { CannotTry, text, type RelationCheck } from './relation.ts';
import { untilEnd } from './until-end.ts';

/** A number is in every answer the sum of the other numbers of its object. */
export const addsUp: RelationCheck = (relation) => {
  const member = text(relation, 'member');
  const [, place = '', name = ''] = /^(.*)\/([^/]+)$/u.exec(member) ?? [];
  return untilEnd(relation, ({ body }) => {
    const objects = place.includes('*') ? valuesAt(body, place) : [valueAt(body, place)];
    if (objects.length === 0 || objects.includes(undefined))
      throw new CannotTry(`the answer has nothing at ${place}`);
    for (const object of objects) {
      const { [name]: whole, ...parts } = asObject(object);
      const sum = Object.values(parts).reduce<number>(
        (all, part) => all + (typeof part === 'number' ? part : 0),
        0,
      );
      if (whole !== sum)
        return {
          message: `${member} is not the sum of what stands beside it.`,
          expected: String(sum),
          got: JSON.stringify(whole ?? null),
        };
    }
    return undefined;
  });
};
