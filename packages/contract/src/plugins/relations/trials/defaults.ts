import {
  asArray,
  joinPointer,
  sameJson,
  splitPointer,
  valueAt,
  listBranches,
  findKeyword,
  readKeyword,
  getProperties,
  type Json,
  type Node,
} from '@web-data/openapi';
import { withValueAt } from '../../../openapi/pointer.ts';
import type { RequestInput } from '../../../verify/input.ts';
import { callOperation } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import {
  concludeMismatch,
  changeField,
  text,
  toSortedValues,
  type Relation,
  type RelationCheck,
} from './relation.ts';
import type { Conclusion } from '../../../verify/trial.ts';

/** Checks that omitting a member equals sending its default. */
export const defaultEqualsOmitted: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const field = text(relation, 'field');
  const compare = text(relation, 'compare');
  const value = getDefault(relation, field);
  for (const without of leftOut(relation, field)) {
    const omitted = await callOperation(session, operation, without);
    const explicit = await callOperation(session, operation, changeField(relation, field, value));
    const repeated = await callOperation(session, operation, without);
    const [a, b, c] = [omitted, explicit, repeated].map(({ body }) =>
      toSortedValues(body, compare).join('\n'),
    );
    if (a !== c) throw new CannotTry(`two equal requests to ${operation.id} were answered differently`);
    const message = `Leaving out ${field} is answered otherwise than giving its default ${JSON.stringify(value)}.`;
    const mismatch = {
      message,
      expected: formatValues(toSortedValues(explicit.body, compare)),
      got: formatValues(toSortedValues(omitted.body, compare)),
    };
    if (a !== b) return concludeMismatch(relation, omitted.exchange, mismatch);
  }
  return { outcome: 'passed' };
};

/** A nested member is omitted alone, and together with its object. */
function leftOut(relation: Relation, field: string): RequestInput[] {
  const { session, operation } = relation;
  const usual = changeField(relation, field, undefined);
  const { body, content } = session.base(operation);
  const members = splitPointer(field);
  if (members.length < 2 || !content?.schema || !('body' in usual)) return [usual];
  const parent = joinPointer('', ...members.slice(0, -1));
  const variants = [withValueAt(body ?? {}, parent, undefined), withValueAt(body ?? {}, parent, {})];
  const { schema } = content;
  const fine = variants.filter((variant) => session.document.schemas.accepts(schema, variant));
  return fine.length > 0 ? fine.map((variant) => ({ body: variant })) : [usual];
}

/** Returns the default of a member or a query parameter in the description. */
export function getDefault({ session, operation, pointer }: Relation, field: string): Json {
  const query = operation.parameters.find(
    ({ in: location, name }) => location === 'query' && field === joinPointer('', name),
  );
  const schema = query?.schema ?? schemaAt(session.base(operation).content?.schema, splitPointer(field));
  const value = schema && readKeyword(schema, 'default');
  if (value === undefined) throw new Error(`${pointer} speaks of the default of ${field}, which has none.`);
  return value;
}

function schemaAt(schema: Node | undefined, members: readonly string[]): Node | undefined {
  return members.reduce<Node | undefined>((at, member) => at && getProperties(at).get(member), schema);
}

/** Checks that a member of the response is present exactly when the list in the request holds a value. */
export const presentWhen: RelationCheck = async (relation) => {
  const { value } = relation;
  const field = text(relation, 'field');
  const own = value['value'];
  const others = listItemValues(relation, field).filter((word) => !sameJson(word, own));
  for (const list of [[own ?? null], undefined]) {
    const mismatch = await whereMissing(relation, field, list);
    if (mismatch) return mismatch;
  }
  for (const word of others) {
    const mismatch = await whereMissing(relation, field, [word]).catch((error: unknown) => {
      // Another value may need further members in the request.
      if (!(error instanceof CannotTry)) throw error;
    });
    if (mismatch) return mismatch;
  }
  return { outcome: 'passed' };
};

/** The deviation of a response to a list; `undefined` as `list` omits the list from the request. */
async function whereMissing(
  relation: Relation,
  field: string,
  list: Json[] | undefined,
): Promise<Conclusion | undefined> {
  const { session, operation, value } = relation;
  const member = text(relation, 'member');
  const { body, exchange } = await callOperation(session, operation, changeField(relation, field, list));
  const requestedItems = list ?? (getDefault(relation, field) as Json[]);
  const isExpected = requestedItems.some((item) => sameJson(item, value['value']));
  const there = valueAt(body, member) !== undefined;
  if (there === isExpected) return undefined;
  const message = `With ${field} ${JSON.stringify(requestedItems)} ${member} is ${there ? 'there' : 'missing'}.`;
  const [expected, got] = [isExpected ? member : `no ${member}`, there ? member : 'no such member'];
  return concludeMismatch(relation, exchange, { message, expected, got });
}

/** The fixed values that the items of a list may have. */
function listItemValues({ session, operation }: Relation, field: string): readonly Json[] {
  const schema = schemaAt(session.base(operation).content?.schema, splitPointer(field));
  const items = schema && findKeyword(schema, 'items');
  if (items === undefined) return [];
  return [items, ...listBranches(items)].flatMap((one) => asArray(readKeyword(one, 'enum')));
}
