import { keyword, keywordValue, properties } from '../../generate/facets.ts';
import { bareHost, isOnSite } from '../../judge/check-invariants.ts';
import { asArray, asObject, asString, isObject, sameJson, type Json } from '../../openapi/json.ts';
import type { Node } from '../../openapi/node.ts';
import { joinPointer, splitPointer, valueAt, valuesAt, withValueAt } from '../../openapi/pointer.ts';
import { pause } from '../budget.ts';
import type { RequestInput } from '../input.ts';
import {
  ask,
  broken,
  CannotTry,
  changed,
  shown,
  text,
  told,
  type Relation,
  type RelationCheck,
  type Told,
} from './relation.ts';
import { isUrl } from '../../http/is-url.ts';

/** Answers that hold as many items as the limit allows may be cut: they prove nothing about the others. */
function uncut(relation: Relation, count: number): void {
  const limit = relation.value['limit'];
  if (typeof limit !== 'string') return;
  const given = valueAt(relation.session.base(relation.operation).body, limit);
  const most = given ?? defaultOf(relation, limit);
  if (count >= Number(most))
    throw new CannotTry(
      `${relation.operation.id} gives as many items as ${limit} allows; raise it in the fixtures`,
    );
}

/** Leaving a member out is the same as giving its default. */
export const defaultEqualsOmitted: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const compare = text(relation, 'compare');
  const value = defaultOf(relation, field);
  for (const without of leftOut(relation, field)) {
    const omitted = await ask(session, operation, without);
    const explicit = await ask(session, operation, changed(relation, field, value));
    const again = await ask(session, operation, without);
    const [a, b, c] = [omitted, explicit, again].map(({ body }) => told(body, compare).join('\n'));
    if (a !== c) throw new CannotTry(`two equal requests to ${operation.id} were answered differently`);
    const message = `Leaving out ${field} is answered otherwise than giving its default ${JSON.stringify(value)}.`;
    const fault = {
      message,
      expected: shown(told(explicit.body, compare)),
      got: shown(told(omitted.body, compare)),
    };
    if (a !== b) return broken(relation, omitted.exchange, fault);
  }
  return { outcome: 'passed' };
};

/** A nested member can be left out alone, or with the object it stands in. */
function leftOut(relation: Relation, field: string): RequestInput[] {
  const { session, operation } = relation;
  const usual = changed(relation, field, undefined);
  const { body, content } = session.base(operation);
  const members = splitPointer(field);
  if (members.length < 2 || !content?.schema || !('body' in usual)) return [usual];
  const parent = joinPointer('', ...members.slice(0, -1));
  const variants = [withValueAt(body ?? {}, parent, undefined), withValueAt(body ?? {}, parent, {})];
  const { schema } = content;
  const fine = variants.filter((variant) => session.document.schemas.accepts(schema, variant));
  return fine.length > 0 ? fine.map((variant) => ({ body: variant })) : [usual];
}

function defaultOf({ session, operation, pointer }: Relation, field: string): Json {
  const query = operation.parameters.find(({ in: place, name }) => place === 'query' && field === `/${name}`);
  const schema = query?.schema ?? schemaAt(session.base(operation).content?.schema, splitPointer(field));
  const value = schema && keywordValue(schema, 'default');
  if (value === undefined) throw new Error(`${pointer} speaks of the default of ${field}, which has none.`);
  return value;
}

function schemaAt(schema: Node | undefined, members: readonly string[]): Node | undefined {
  return members.reduce<Node | undefined>((at, member) => at && properties(at).get(member), schema);
}

/** The answer has at most as many items as the request allows. */
export const atMost: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const items = `${text(relation, 'items')}/*`;
  const all = valuesAt(
    (await ask(session, operation, changed(relation, field, undefined))).body,
    items,
  ).length;
  if (all < 2) throw new CannotTry(`${operation.id} gives ${all} items, too few to see a bound`);
  for (const bound of new Set([1, Math.ceil(all / 2), all - 1])) {
    const { body, exchange } = await ask(session, operation, changed(relation, field, bound));
    const count = valuesAt(body, items).length;
    const message = `With ${field} ${bound} there are ${count} items, though ${all} can be had.`;
    if (count !== bound)
      return broken(relation, exchange, { message, expected: `${bound} items`, got: `${count} items` });
  }
  return { outcome: 'passed' };
};

/** A narrower value of a member gives a part of what a wider one gives. */
export const subset: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const field = text(relation, 'field');
  const compare = text(relation, 'compare');
  const narrow = await ask(session, operation, changed(relation, field, value['value']));
  const wide = await ask(session, operation, changed(relation, field, value['of']));
  const inWide = new Set(told(wide.body, compare));
  uncut(relation, inWide.size);
  const extra = told(narrow.body, compare).filter((item) => !inWide.has(item));
  const narrower = JSON.stringify(value['value']);
  const message = `${field} ${narrower} gives what ${JSON.stringify(value['of'])} does not.`;
  if (extra.length > 0)
    return broken(relation, narrow.exchange, { message, expected: 'a subset', got: shown(extra) });
  if (inWide.size === 0)
    throw new CannotTry(`${operation.id} gives nothing to compare; let the fixtures name a richer site`);
  return { outcome: 'passed' };
};

/** A member changes the order of the items and nothing else. */
export const permutation: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const compare = text(relation, 'compare');
  const plain = await ask(session, operation, changed(relation, field, undefined));
  const values = valuesAt(plain.body, compare);
  if (values.length < 2) throw new CannotTry(`${operation.id} gives too few items to see an order`);
  uncut(relation, values.length);
  for (const word of [wordOf(values), 'no-such-word-anywhere']) {
    const { body, exchange } = await ask(session, operation, changed(relation, field, word));
    const [before, after] = [told(plain.body, compare), told(body, compare)];
    const lost = before.filter((item) => !after.includes(item));
    const message = `${field} "${word}" changes which items there are, not only their order.`;
    if (before.join('\n') !== after.join('\n')) {
      return broken(relation, exchange, {
        message,
        expected: `${before.length} items`,
        got: `${after.length} items; lost: ${shown(lost) || 'none'}`,
      });
    }
  }
  return { outcome: 'passed' };
};

/** Items that contain the words of a member come first. */
export const matchesFirst: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const items = text(relation, 'items');
  const plain = valuesAt((await ask(session, operation, changed(relation, field, undefined))).body, items);
  const word = wordOf(plain);
  if (!plain.some((item) => contains(item, word)) || contains(plain[0] ?? '', word))
    throw new CannotTry('no word tells the items apart');
  const searched = changed(relation, field, word);
  const bound = boundOf(relation, items);
  // The best match comes first also when there is room for one only.
  const inputs =
    bound === undefined || !searched.body
      ? [searched]
      : [searched, { body: withValueAt(searched.body, bound, 1) }];
  for (const input of inputs) {
    const { body, exchange } = await ask(session, operation, input);
    const first = valuesAt(body, items)[0] ?? null;
    const message = `${field} "${word}" does not bring an item with that word to the front.`;
    if (!contains(first, word))
      return broken(relation, exchange, {
        message,
        expected: `a first item with "${word}"`,
        got: JSON.stringify(first),
      });
  }
  return { outcome: 'passed' };
};

/** The member that bounds a list, as an `at-most` of the same operation says. */
function boundOf({ operation }: Relation, items: string): string | undefined {
  const found = asArray(asObject(operation.node.value)['x-relations'])
    .map(asObject)
    .find(({ kind, items: own }) => kind === 'at-most' && items.startsWith(`${String(own)}/`));
  return asString(found?.['field']);
}

function contains(item: Json, word: string): boolean {
  return JSON.stringify(item).toLowerCase().includes(word.toLowerCase());
}

/** A word of the last items that the first one does not have. */
function wordOf(values: readonly Json[]): string {
  const first = JSON.stringify(values[0] ?? '').toLowerCase();
  const words = values.toReversed().flatMap(
    (value) =>
      String(value)
        .replace(/^https?:\/\/[^/]*/u, '')
        .match(/[a-z]{4,}/giu) ?? [],
  );
  return words.find((word) => !first.includes(word.toLowerCase())) ?? 'no-such-word';
}

/** With a member at a value, no URL among the items has the part. */
export const excludes: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const field = text(relation, 'field');
  const { body, exchange } = await ask(session, operation, changed(relation, field, value['value']));
  const part = text(relation, 'part') === 'fragment' ? 'hash' : 'search';
  const bad = urlsAt(body, text(relation, 'items')).filter((url) => new URL(url)[part] !== '');
  const message = `With ${field} ${JSON.stringify(value['value'])} there are URLs with a ${text(relation, 'part')}.`;
  return broken(
    relation,
    exchange,
    bad.length === 0 ? undefined : { message, expected: 'none', got: shown(bad) },
  );
};

/** Every URL is on the site asked for; on its subdomains only when they are included. */
export const sameSite: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const subdomains = text(relation, 'subdomains');
  for (const included of [true, false]) {
    const { body, exchange } = await ask(session, operation, changed(relation, subdomains, included));
    const asked = valueAt(session.base(operation).body, field);
    if (typeof asked !== 'string')
      throw new CannotTry(`the basic request of ${operation.id} has no ${field}`);
    const bad = urlsAt(body, text(relation, 'items')).filter((url) => !isOnSite(url, asked, included));
    const message = `With ${subdomains} ${included} there are URLs outside ${bareHost(asked)}.`;
    if (bad.length > 0)
      return broken(relation, exchange, {
        message,
        expected: `hosts of ${bareHost(asked)}`,
        got: shown(bad),
      });
  }
  return { outcome: 'passed' };
};

function urlsAt(body: Json, pattern: string): string[] {
  return valuesAt(body, pattern).filter((url) => typeof url === 'string' && isUrl(url)) as string[];
}

/** An answer with at least two items to compare; lists of a running resource may still grow. */
async function several({ session, operation }: Relation, items: string): Promise<Told> {
  const end = performance.now() + (operation.path.includes('{') ? session.fixtures.settleMs : 0);
  const path = await session.resources.obtain(operation, {});
  const input = typeof path === 'string' ? {} : { parameters: path };
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 1.5, 500)) {
    const answer = await ask(session, operation, input);
    if (valuesAt(answer.body, items).length > 1) return answer;
    if (performance.now() + waitMs > end)
      throw new CannotTry(`${operation.id} gives too few items to compare`);
    await pause(waitMs);
  }
}

/** No item is there twice. */
export const unique: RelationCheck = async (relation) => {
  const items = text(relation, 'items');
  const { body, exchange } = await several(relation, items);
  const all = told(body, items);
  const twice = all.filter((item, index) => all[index - 1] === item);
  return broken(
    relation,
    exchange,
    twice.length === 0
      ? undefined
      : { message: `Items at ${items} are there twice.`, expected: 'each once', got: shown(twice) },
  );
};

/** The same request twice gives the same answer. */
export const repeatable: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const compare = text(relation, 'compare');
  const path = await session.resources.obtain(operation, {});
  const input = typeof path === 'string' ? {} : { parameters: path };
  const first = await ask(session, operation, input);
  for (let again = 0; again < 3; again++) {
    const next = await ask(session, operation, input);
    const [a, b] = [told(first.body, compare), told(next.body, compare)];
    const message = `The same request is answered differently at ${compare}.`;
    if (a.join('\n') !== b.join('\n'))
      return broken(relation, next.exchange, { message, expected: shown(a), got: shown(b) });
  }
  return { outcome: 'passed' };
};

/** A member of the answer is there exactly when the list in the request holds a value. */
export const presentWhen: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const field = text(relation, 'field');
  const member = text(relation, 'member');
  for (const list of listsOf(relation, field)) {
    const { body, exchange } = await ask(session, operation, changed(relation, field, list));
    const wanted = (list ?? defaultOf(relation, field)) as Json[];
    const due = wanted.some((item) => sameJson(item, value['value']));
    const there = valueAt(body, member) !== undefined;
    const message = `With ${field} ${JSON.stringify(wanted)} ${member} is ${there ? 'there' : 'missing'}.`;
    const fault = {
      message,
      expected: due ? member : `no ${member}`,
      got: there ? member : 'no such member',
    };
    if (there !== due) return broken(relation, exchange, fault);
  }
  return { outcome: 'passed' };
};

/** The value alone, each other value alone, and nothing at all. */
function listsOf({ session, operation }: Relation, field: string): (Json[] | undefined)[] {
  const schema = schemaAt(session.base(operation).content?.schema, splitPointer(field));
  const items = schema && keyword(schema, 'items');
  const values = asArray(items && keywordValue(items, 'enum'));
  return [...values.map((one) => [one]), undefined];
}

/** Numbers grow along a list, for each value of `by` on its own. */
export const ordered: RelationCheck = async (relation) => {
  const { body, exchange } = await several(relation, text(relation, 'items'));
  const numbers = valuesAt(body, text(relation, 'items'));
  const owners = relation.value['by'] === undefined ? [] : valuesAt(body, text(relation, 'by'));
  const last = new Map<string, number>();
  const wrong = numbers.findIndex((number, index) => {
    const owner = JSON.stringify(owners[index] ?? null);
    const before = last.get(owner);
    last.set(owner, Number(number));
    return before !== undefined && Number(number) <= before;
  });
  const message = `The values at ${text(relation, 'items')} do not grow.`;
  return broken(
    relation,
    exchange,
    wrong < 0 ? undefined : { message, expected: 'growing numbers', got: shown(numbers) },
  );
};

/** Whether an object holds all members of another. */
export function holds(item: Json | undefined, wanted: Json | undefined): boolean {
  return (
    isObject(item) && Object.entries(asObject(wanted)).every(([name, member]) => sameJson(item[name], member))
  );
}

/** The items of a list member. */
export function listAt(body: Json, pointer: string): Json[] {
  return asArray(valueAt(body, pointer));
}
