import { asArray, isObject, type Json, type JsonObject } from '@web-data/openapi';
import { parseBody } from '../../http/parse-body.ts';
import { findReader } from '../../semantics/life.ts';
import { itemsIn, findList } from '../../semantics/lists.ts';
import { findNameReader } from '../../semantics/lister.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';

/** Maximum number of examples of one name. */
const MAX_EXAMPLES = 10;

const known = new WeakMap<ContractDocument, Map<string, Json[]>>();

/** Returns the values that the description gives anywhere to a member or a parameter of this name. */
export function listExamples(document: ContractDocument, name: string): readonly Json[] {
  const index = known.get(document) ?? indexExamples(document.root.value);
  known.set(document, index);
  return index.get(name.toLowerCase()) ?? [];
}

function indexExamples(root: Json | undefined): Map<string, Json[]> {
  const index = new Map<string, Json[]>();
  const add = (name: string, value: Json | undefined): void => {
    if (value === undefined) return;
    const key = name.toLowerCase();
    const values = index.get(key) ?? [];
    if (values.length < MAX_EXAMPLES && !values.includes(value)) index.set(key, [...values, value]);
  };
  const addMembers = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.slice(0, 3).forEach(addMembers);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      add(name, member);
      addMembers(member);
    }
  };
  const visit = (value: Json | undefined, name: string): void => {
    if (Array.isArray(value)) value.forEach((item) => visit(item, name));
    if (!isObject(value)) return;
    const own = typeof value['name'] === 'string' && 'in' in value ? value['name'] : name;
    for (const example of [
      value['example'],
      ...asArray(value['examples']),
      ...namedExamples(value['examples']),
      value['default'],
    ]) {
      add(own, example);
      addMembers(example);
    }
    for (const [key, member] of Object.entries(value))
      visit(member, key === 'schema' || key === 'items' ? own : key);
  };
  visit(root, '');
  return index;
}

/** The values of Example Objects. */
function namedExamples(value: Json | undefined): Json[] {
  if (!isObject(value)) return [];
  return Object.values(value).flatMap((one) =>
    isObject(one) && one['value'] !== undefined ? [one['value']] : [],
  );
}

/** Returns an item of the list at the same path: what the service itself holds is valid for it. */
export async function readListedItem(
  session: Session,
  operation: Operation,
): Promise<JsonObject | undefined> {
  const path = operation.path.replace(/\/\{[^}/]*\}$/u, '');
  const lister = findReader(session.document, { path });
  const [item] = lister ? await readItems(session, lister) : [];
  return isObject(item) ? item : undefined;
}

/** Returns ids of the collection that a name such as `petId` or `pet_ids` refers to. */
export async function readReferences(session: Session, name: string): Promise<Json[]> {
  const stem = /^(.{2,}?)[-_]?(?:ids?|uuids?|refs?|keys?|codes?|names?)$/iu.exec(name)?.[1] ?? name;
  const lister = session.document.operations.find(
    ({ method, path }) =>
      method === 'get' && !path.includes('{') && isPluralOf(path.split('/').at(-1) ?? '', stem),
  );
  const list = lister && findList(lister);
  if (!lister || !list) return [];
  const read = findNameReader(list, { name }) ?? findNameReader(list, { name: 'id' });
  const items = read ? await readItems(session, lister) : [];
  return items.slice(0, 3).flatMap((item) => read?.(item) ?? []);
}

function isPluralOf(word: string, stem: string): boolean {
  const [plural, singular] = [word, stem].map((one) => one.replaceAll(/[-_]/gu, '').toLowerCase()) as [
    string,
    string,
  ];
  return [singular, `${singular}s`, `${singular}es`, singular.replace(/y$/u, 'ies')].includes(plural);
}

async function readItems(session: Session, lister: Operation): Promise<readonly Json[]> {
  const list = findList(lister);
  const request = list ? await session.prepare(lister, {}) : '';
  if (list === undefined || typeof request === 'string') return [];
  const { response } = await session.sendPatiently(request);
  if (response === undefined || response.status >= 300) return [];
  return itemsIn(list, parseBody(response)) ?? [];
}
