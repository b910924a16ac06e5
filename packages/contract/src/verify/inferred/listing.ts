import { isObject, type Json } from '@web-data/openapi';
import { someProperty } from '../../openapi/value-schemas.ts';
import { parameterKey } from '../../http/parameters.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import { CannotTry } from '../cannot-try.ts';
import type { RequestInput } from '../input.ts';
import { findProducer } from '../../semantics/producer.ts';
import type { Session } from '../session.ts';
import type { Trial, Conclusion } from '../trial.ts';
import { callOperation, broken, toInferredTrial, createResource, PASSED, within } from './inferred-trial.ts';
import { findNarrowing } from './narrowing.ts';
import { nextPage } from '../../semantics/next-page.ts';
import { getItems, findList, type List } from '../../semantics/lists.ts';

/** A list with this number of items may be one of several pages, and need not hold new items. */
const FEW = 10;
/** Maximum number of pages to read. */
const MAX_PAGES = 30;

/** Checks that a new resource has its own id, is in its list, and is not in the list of another team. */
export function listingTrials({ document }: Session, operation: Operation): Trial[] {
  const parameter = operation.parameters.findLast(({ in: location }) => location === 'path');
  if (operation.method !== 'get' || !parameter || !operation.path.endsWith(`/{${parameter.name}}`)) return [];
  const producer = findProducer(document, operation, parameter);
  if (producer === undefined || producer.eventual) return [];
  const collection = operation.path.slice(0, operation.path.lastIndexOf('/'));
  const all = document.operations.find(({ path, method }) => path === collection && method === 'get');
  const list = all && findList(all);
  const name = list && [parameter.name, 'id'].find((one) => someProperty(list.item, one));
  const key = parameterKey(parameter);
  const trials = [different(operation, key, producer.operation)];
  if (all === undefined || list === undefined || name === undefined) return trials;
  const listed: Listed = { all, list, name, key, operation };
  // A list below a resource is covered by the trials of another team's resource.
  return [...trials, holds(listed), ...(collection.includes('{') ? [] : [own(listed)])];
}

interface Listed {
  readonly operation: Operation;
  /** The operation that lists them. */
  readonly all: Operation;
  readonly list: List;
  /** The member of an item that is its id. */
  readonly name: string;
  readonly key: string;
}

function different(operation: Operation, key: string, maker: Operation): Trial {
  return toInferredTrial({
    name: 'two that were made are two',
    operation,
    writes: true,
    async run(session) {
      const [one, other] = [
        await createResource(session, operation),
        await createResource(session, operation),
      ];
      if (one.get(key) !== other.get(key)) return PASSED;
      await requireCreated(session, maker);
      const exchange = await callOperation(session, operation, { parameters: one });
      return broken(
        operation,
        exchange,
        `Two that were made have the same id ${String(one.get(key))}.`,
        'two ids',
      );
    },
  });
}

/**
 * A resource that exists once, such as an address, is returned by a repeated request: 200 beside 201 documents this
 * (RFC 9110, section 9.3.3). @throws CannotTry where nothing was created
 */
async function requireCreated(session: Session, maker: Operation): Promise<void> {
  if (!documents(maker, 201)) return;
  const { status } = (await callOperation(session, maker, { fresh: true })).response;
  if (status !== 201 && documents(maker, status))
    throw new CannotTry(`${maker.id} answered with ${status}, which is no 201: what it gives was there`);
}

function holds(listed: Listed): Trial {
  const { all, operation } = listed;
  return toInferredTrial({
    name: `what was made is listed by ${all.id}`,
    operation,
    writes: true,
    async run(session) {
      const path = await createResource(session, operation);
      return within(session.fixtures.settleMs, () => lookEverywhere(session, listed, path));
    },
  });
}

/** Looks in the default list, then in the filtered lists that may hold the new resource. */
async function lookEverywhere(
  session: Session,
  listed: Listed,
  path: ReadonlyMap<string, Json>,
): Promise<Conclusion> {
  const { all, operation } = listed;
  let last = await look(session, listed, path, {});
  if (last.found || !last.isComplete) return PASSED;
  const { queries, unknown } = await findNarrowing(session, all, operation, path);
  for (const query of queries) {
    const other = await look(session, listed, path, {}, query);
    if (other.found || !other.isComplete) return PASSED;
    if (query === queries[0]) last = other;
  }
  if (unknown !== undefined)
    throw new CannotTry(`the default of ${unknown} may leave out of ${all.id} what was made`);
  const id = String(path.get(listed.key));
  return broken(
    all,
    last.exchange,
    `The list lacks what was made, ${id}.`,
    `an item whose ${listed.name} is ${id}`,
  );
}

function own(listed: Listed): Trial {
  const { all, operation } = listed;
  return toInferredTrial({
    name: `what was made is not listed by ${all.id} for another team`,
    operation,
    writes: true,
    async run(session) {
      if (session.fixtures.credentials['secondTeam'] === undefined)
        return { outcome: 'not-tested', reason: 'the fixtures have no credentials.secondTeam' };
      const path = await createResource(session, operation);
      const { found, exchange } = await look(session, listed, path, { credential: 'secondTeam' });
      if (!found) return PASSED;
      const id = String(path.get(listed.key));
      return broken(all, exchange, `Another team's list holds what was made, ${id}.`, 'a list of its own');
    },
  });
}

/** Reads page after page until it finds the new resource. */
async function look(
  session: Session,
  { all, list, name, key }: Listed,
  path: ReadonlyMap<string, Json>,
  input: RequestInput,
  query: ReadonlyMap<string, Json> = new Map(),
): Promise<{ found: boolean; isComplete: boolean; exchange: Awaited<ReturnType<typeof callOperation>> }> {
  const { [key]: id, ...above } = Object.fromEntries(path);
  const seen = new Set<string>();
  let parameters = new Map([
    ...Object.entries(above).map(([one, value]): [string, Json] => [one, value ?? null]),
    ...query,
  ]);
  for (;;) {
    const exchange = await callOperation(session, all, { ...input, parameters });
    const { body } = exchange.response;
    const items = getItems(list, exchange.response) ?? [];
    if (items.some((item) => isObject(item) && String(item[name]) === String(id)))
      return { found: true, isComplete: true, exchange };
    const next = nextPage(all, parameters, exchange.response, items.length);
    if (next === undefined)
      return { found: false, isComplete: seen.size > 0 || items.length < FEW, exchange };
    if (items.length === 0) return { found: false, isComplete: true, exchange };
    // A repeated page means that the others cannot be read.
    if (seen.has(body) || seen.size === MAX_PAGES) return { found: false, isComplete: false, exchange };
    seen.add(body);
    parameters = new Map([...parameters, ...next]);
  }
}
