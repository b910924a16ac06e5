import { isObject, type Json } from '@web-data/openapi';
import { getItems } from '../../semantics/lists.ts';
import type { Life, Listing } from '../../semantics/life.ts';
import { nextPage } from '../../semantics/next-page.ts';
import type { RequestInput } from '../input.ts';
import type { Session } from '../session.ts';
import { callOperation } from './rule.ts';

/** A list with this number of items may be one of several pages, and need not hold new items. */
const FEW = 10;
/** Maximum number of pages to read. */
const MAX_PAGES = 30;

/** A resource that is listed, and the values of its path. */
export interface Listed {
  readonly life: Life;
  readonly listing: Listing;
  readonly path: ReadonlyMap<string, Json>;
}

/** What a list shows of a resource. */
export interface LookUp {
  readonly found: boolean;
  /** Whether the list was read to its end. */
  readonly isComplete: boolean;
  readonly exchange: Awaited<ReturnType<typeof callOperation>>;
}

/** Reads page after page of a list until it finds a resource. */
export async function lookUp(
  session: Session,
  { life: { key }, listing: { operation, list, name }, path }: Listed,
  input: RequestInput = {},
): Promise<LookUp> {
  const id = path.get(key);
  const above = [...path].filter(([one]) => one !== key);
  const seen = new Set<string>();
  let parameters = new Map([...above, ...(input.parameters ?? [])]);
  for (;;) {
    const exchange = await callOperation(session, operation, { ...input, parameters });
    const { body } = exchange.response;
    const items = getItems(list, exchange.response) ?? [];
    if (items.some((item) => isObject(item) && String(item[name]) === String(id)))
      return { found: true, isComplete: true, exchange };
    const next = nextPage(operation, parameters, exchange.response, items.length);
    if (next === undefined)
      return { found: false, isComplete: seen.size > 0 || items.length < FEW, exchange };
    if (items.length === 0) return { found: false, isComplete: true, exchange };
    // A repeated page means that the others cannot be read.
    if (seen.has(body) || seen.size === MAX_PAGES) return { found: false, isComplete: false, exchange };
    seen.add(body);
    parameters = new Map([...parameters, ...next]);
  }
}
