import { isObject, readKeyword, getTypes, type Json, type Parameter } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getSchemas } from '../../openapi/schemas.ts';
import { listValues } from '../../semantics/filter.ts';
import type { Session } from '../session.ts';
import { callOperation } from './rule.ts';

/** Values of query parameters, by `in name`. */
type Query = ReadonlyMap<string, Json>;

/** Queries with which a list may hold items that its defaults leave out. */
export interface Narrowing {
  /** The queries to try, in order. */
  readonly queries: readonly Query[];
  /** A parameter whose default may filter the list, and whose other values are unknown. */
  readonly unknown: string | undefined;
}

/** Maximum number of values to try for one parameter. */
const MAX_VALUES = 10;

/** Parameters of display and order do not filter. */
const DISPLAY_PARAMETER =
  /sort|order|fields|select|include|expand|embed|format|view|lang|locale|page|cursor|token/iu;

/**
 * A parameter with a default filters a list, such as `status` with the default `published` where the new resource is a
 * draft. The resource's member of the same name gives the right value; without one every value of the parameter may be
 * right.
 */
export async function findNarrowing(
  session: Session,
  list: Operation,
  read: Operation,
  path: ReadonlyMap<string, Json>,
): Promise<Narrowing> {
  const filters = list.parameters.filter(
    (one) => one.in === 'query' && readKeyword(one.schema, 'default') !== undefined && isFilter(one),
  );
  if (filters.length === 0) return { queries: [], unknown: undefined };
  const created = parseBody((await callOperation(session, read, { parameters: path })).response);
  const fit = new Map(filters.flatMap((one) => fitting(one, created)));
  const others = filters.filter((one) => !fit.has(parameterKey(one)));
  const queries = others.flatMap((one) =>
    listValues(one)
      .slice(0, MAX_VALUES)
      .map((word) => new Map([...fit, [parameterKey(one), String(word)]])),
  );
  const unknown = others.find((one) => listValues(one).length === 0 || listValues(one).length > MAX_VALUES);
  return { queries: [...(fit.size > 0 ? [fit] : []), ...queries], unknown: unknown?.name };
}

function isFilter(parameter: Parameter): boolean {
  const isText = getTypes(parameter.schema).includes('string');
  return !DISPLAY_PARAMETER.test(parameter.name) && (isText || listValues(parameter).length > 0);
}

/** The value of a parameter that the new resource has itself. */
function fitting(parameter: Parameter, created: Json | undefined): [string, Json][] {
  const value = isObject(created) ? created[parameter.name] : undefined;
  const { schema } = parameter;
  if (value === undefined || !getSchemas(schema).accepts(schema, value)) return [];
  return [[parameterKey(parameter), value]];
}
