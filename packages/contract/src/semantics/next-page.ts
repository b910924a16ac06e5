import { isObject, readKeyword, type Json, type Parameter } from '@web-data/openapi';
import type { HttpResponse } from '../http/exchange.ts';
import { parameterKey, type ParameterValues } from '../http/parameters.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Operation } from '../openapi/operation.ts';

/** Names of parameters that continue a list. */
export const CURSOR: RegExp =
  /cursor|continu(?:ation|e$)|(?:page|sync|next)[-_ ]?token|^(?:after|before|since|marker|bookmark|start(?:ing)?[-_]?(?:after|at)|ending[-_]?before)$/iu;

/**
 * Returns the parameters of the next page: the number plus one, the offset plus the items, or the cursor in the
 * response. `undefined` on the last page, or without pagination.
 */
export function nextPage(
  { parameters }: Operation,
  sent: ParameterValues,
  response: HttpResponse,
  count: number,
): ReadonlyMap<string, Json> | undefined {
  const queries = parameters.filter(({ in: location }) => location === 'query');
  const number = (name: RegExp, step: number): ReadonlyMap<string, Json> | undefined => {
    const parameter = queries.find((one) => name.test(one.name));
    if (parameter === undefined) return undefined;
    const before = sent.get(parameterKey(parameter)) ?? firstOf(parameter, name === PAGE ? 1 : 0);
    return new Map([[parameterKey(parameter), Number(before) + step]]);
  };
  const cursor = queries.find(({ name }) => CURSOR.test(name));
  if (cursor !== undefined) {
    const next = cursorIn(parseBody(response), cursor.name);
    return next === undefined ? undefined : new Map([[parameterKey(cursor), next]]);
  }
  return number(PAGE, 1) ?? number(OFFSET, count);
}

const PAGE = /^page(?:_?(?:number|no))?$/iu;
const OFFSET = /^(?:offset|skip|start(?:_?index)?)$/iu;

function firstOf({ schema }: Parameter, otherwise: number): Json {
  return readKeyword(schema, 'default') ?? readKeyword(schema, 'minimum') ?? otherwise;
}

/** The string beside `next` anywhere in a response, or the cursor in its URL. */
function cursorIn(value: Json | undefined, name: string): string | undefined {
  if (!isObject(value)) return undefined;
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'string' && member !== '' && /next|cursor/iu.test(key)) {
      const inside = URL.canParse(member, 'http://x')
        ? new URL(member, 'http://x').searchParams.get(name)
        : null;
      return inside ?? member;
    }
    const deeper = cursorIn(member, name);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
