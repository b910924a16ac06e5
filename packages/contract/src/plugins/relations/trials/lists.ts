import { asString, type Json, valueAt } from '@web-data/openapi';
import { valuesAt, withValueAt } from '../../../openapi/pointer.ts';
import { getDefault } from './defaults.ts';
import { callOperation } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import { listRelations } from '../list-relations.ts';
import {
  concludeMismatch,
  changeField,
  text,
  toSortedValues,
  type Relation,
  type RelationCheck,
} from './relation.ts';

/** Checks that the response has no more items than the request allows. */
export const itemLimit: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const items = `${text(relation, 'items')}/*`;
  const all = valuesAt(
    (await callOperation(session, operation, changeField(relation, field, undefined))).body,
    items,
  ).length;
  if (all < 2) throw new CannotTry(`${operation.id} gives ${all} items, too few to see a bound`);
  for (const bound of new Set([1, Math.ceil(all / 2), all - 1])) {
    const { body, exchange } = await callOperation(session, operation, changeField(relation, field, bound));
    const count = valuesAt(body, items).length;
    const message = `With ${field} ${bound} there are ${count} items, though ${all} can be had.`;
    if (count !== bound)
      return concludeMismatch(relation, exchange, {
        message,
        expected: `${bound} items`,
        got: `${count} items`,
      });
  }
  return { outcome: 'passed' };
};

/** Checks that a narrower value of a member returns a subset of the items of a wider one. */
export const subset: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const field = text(relation, 'field');
  const compare = text(relation, 'compare');
  const narrow = await callOperation(session, operation, changeField(relation, field, value['value']));
  const wide = await callOperation(session, operation, changeField(relation, field, value['of']));
  const inWide = new Set(toSortedValues(wide.body, compare));
  uncut(relation, inWide.size);
  const extra = toSortedValues(narrow.body, compare).filter((item) => !inWide.has(item));
  const narrower = JSON.stringify(value['value']);
  const message = `${field} ${narrower} gives what ${JSON.stringify(value['of'])} does not.`;
  if (extra.length > 0)
    return concludeMismatch(relation, narrow.exchange, {
      message,
      expected: 'a subset',
      got: formatValues(extra),
    });
  if (inWide.size === 0)
    throw new CannotTry(`${operation.id} gives nothing to compare; let the fixtures name a richer site`);
  return { outcome: 'passed' };
};

/** Checks that a member changes only the order of the items. */
export const permutation: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const compare = text(relation, 'compare');
  const plain = await callOperation(session, operation, changeField(relation, field, undefined));
  const values = valuesAt(plain.body, compare);
  if (values.length < 2) throw new CannotTry(`${operation.id} gives too few items to see an order`);
  uncut(relation, values.length);
  for (const word of [wordOf(values), 'no-such-word-anywhere']) {
    const { body, exchange } = await callOperation(session, operation, changeField(relation, field, word));
    const [before, after] = [toSortedValues(plain.body, compare), toSortedValues(body, compare)];
    const lost = before.filter((item) => !after.includes(item));
    const message = `${field} "${word}" changes which items there are, not only their order.`;
    if (before.join('\n') !== after.join('\n')) {
      return concludeMismatch(relation, exchange, {
        message,
        expected: `${before.length} items`,
        got: `${after.length} items; lost: ${formatValues(lost) || 'none'}`,
      });
    }
  }
  return { outcome: 'passed' };
};

/** Checks that items which contain the search term come first. */
export const matchesFirst: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const items = text(relation, 'items');
  const plain = valuesAt(
    (await callOperation(session, operation, changeField(relation, field, undefined))).body,
    items,
  );
  const word = wordOf(plain);
  if (!plain.some((item) => contains(item, word)) || contains(plain[0] ?? '', word))
    throw new CannotTry('no word tells the items apart');
  const searched = changeField(relation, field, word);
  const bound = boundOf(relation, items);
  // The best match must come first even if the list has one item.
  const inputs =
    bound === undefined || !searched.body
      ? [searched]
      : [searched, { body: withValueAt(searched.body, bound, 1) }];
  for (const input of inputs) {
    const { body, exchange } = await callOperation(session, operation, input);
    const first = valuesAt(body, items)[0] ?? null;
    const message = `${field} "${word}" does not bring an item with that word to the front.`;
    if (!contains(first, word))
      return concludeMismatch(relation, exchange, {
        message,
        expected: `a first item with "${word}"`,
        got: JSON.stringify(first),
      });
  }
  return { outcome: 'passed' };
};

/** The member that limits a list, from an `at-most` relation of the same operation. */
function boundOf({ operation }: Relation, items: string): string | undefined {
  const found = listRelations(operation, 'at-most').find(({ items: own }) =>
    items.startsWith(`${String(own)}/`),
  );
  return asString(found?.['field']);
}

function contains(item: Json, word: string): boolean {
  return JSON.stringify(item).toLowerCase().includes(word.toLowerCase());
}

/** A term in the last items that the first item does not contain. */
function wordOf(values: readonly Json[]): string {
  const first = JSON.stringify(values[0] ?? '').toLowerCase();
  const candidates = values.toReversed().flatMap(
    (value) =>
      String(value)
        .replace(/^https?:\/\/[^/]*/u, '')
        .match(/[a-z]{4,}/giu) ?? [],
  );
  return candidates.find((word) => !first.includes(word.toLowerCase())) ?? 'no-such-word';
}

/** A response with as many items as the limit allows may be cut, and then cannot be compared. @throws CannotTry */
function uncut(relation: Relation, count: number): void {
  const limit = relation.value['limit'];
  if (typeof limit !== 'string') return;
  const provided = valueAt(relation.session.base(relation.operation).body, limit);
  const max = provided ?? getDefault(relation, limit);
  if (count >= Number(max))
    throw new CannotTry(
      `${relation.operation.id} gives as many items as ${limit} allows; raise it in the fixtures`,
    );
}
