import { isObject, type Json, type Parameter } from '@web-data/openapi';
import { keywordValue, getTypes } from '../../generate/facets.ts';
import { parameterKey } from '../../http/parameters.ts';
import { parseBody } from '../../judge/check-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getSchemas } from '../../openapi/schemas.ts';
import { listValues } from '../filter.ts';
import type { Session } from '../session.ts';
import { callOperation } from './inferred-trial.ts';

/** Values of query parameters, by `in name`. */
type Query = ReadonlyMap<string, Json>;

/** What else a list may be asked for so that it holds what its defaults leave out. */
export interface Narrowing {
  /** Each a query to try. */
  readonly queries: readonly Query[];
  /** A parameter whose default may leave out anything, and of which no other value is known. */
  readonly unknown: string | undefined;
}

/** Words of one parameter that are tried at most. */
const MAX_VALUES = 10;

/** How items are shown, and in which order, leaves none out. */
const DISPLAY_PARAMETER =
  /sort|order|fields|select|include|expand|embed|format|view|lang|locale|page|cursor|token/iu;

/**
 * A parameter with a default narrows a list that is not asked for anything, as `status` does whose default is
 * `published` where what was made is a draft. What was made tells which value fits it, by its member of the same name;
 * else every word of the parameter may.
 */
export async function findNarrowing(
  session: Session,
  list: Operation,
  read: Operation,
  path: ReadonlyMap<string, Json>,
): Promise<Narrowing> {
  const filters = list.parameters.filter(
    (one) => one.in === 'query' && keywordValue(one.schema, 'default') !== undefined && isFilter(one),
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

/** The value of a parameter that what was made has itself. */
function fitting(parameter: Parameter, created: Json | undefined): [string, Json][] {
  const value = isObject(created) ? created[parameter.name] : undefined;
  const { schema } = parameter;
  if (value === undefined || !getSchemas(schema).accepts(schema, value)) return [];
  return [[parameterKey(parameter), value]];
}
