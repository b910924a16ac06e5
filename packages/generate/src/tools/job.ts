import {
  asObject,
  asString,
  child,
  getProperties,
  isJsonType,
  isObject,
  listBranches,
  resolve,
} from '@web-data/openapi';
import type { Description, Json, JsonObject, Node, Operation } from '@web-data/openapi';
import { listSuccesses } from '../client/successes.ts';

/** How to follow a job that an operation starts. Locations are JSON Pointers (RFC 6901). */
export interface Job {
  /** Location of the id in the response of the start. */
  id: string;
  /** The operation that reads the job, and the one that cancels it, both with the id as their only path parameter. */
  get: string;
  cancel?: string;
  /** Location of the state in the response of `get`, and the final states. */
  state: string;
  ended: readonly string[];
  /** Locations of the count of finished items, and of the total. */
  done?: string;
  total?: string;
  /** Locations of the items and of the URL of more, and the query parameter that skips items. */
  items?: string;
  next?: string;
  skip?: string;
  /** Names of the events of a stream of `get`: the one with an item, and those with the job as `get` gives it. */
  stream?: { item: string; states: readonly string[] };
}

/**
 * Finds the job behind an operation: the `links` of its response name an operation to poll, whose relations say when
 * the job ends.
 */
export function readJob({ operations }: Description, { responses }: Operation): Job | undefined {
  const links = responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) => response.links);
  const targets = links.flatMap((link) => {
    const operation = operations.find(({ id }) => id === link.operationId);
    const id = idOf(asObject(child(link.node, 'parameters').value));
    return operation && id !== undefined ? [{ operation, id }] : [];
  });
  for (const { operation, id } of targets) {
    const [end] = relationsOf(operation, 'terminal');
    if (operation.method !== 'get' || !end) continue;
    const cancel = targets.find((target) => target.operation.method === 'delete' && target.id === id)
      ?.operation.id;
    return {
      id,
      get: operation.id,
      ...(cancel && { cancel }),
      ...stateOf(end),
      ...countsOf(operation),
      ...itemsOf(operation),
      ...streamOf(operation),
    };
  }
  return undefined;
}

/** The location of the id, if it is the only parameter of a link. */
function idOf(parameters: JsonObject): string | undefined {
  const [first, ...more] = Object.values(parameters);
  const expression = more.length === 0 ? asString(first) : undefined;
  return expression?.startsWith('$response.body#') ? expression.slice('$response.body#'.length) : undefined;
}

function stateOf(end: JsonObject): Pick<Job, 'state' | 'ended'> {
  const values = end['values'];
  return { state: String(end['member']), ended: Array.isArray(values) ? values.map(String) : [] };
}

function countsOf(operation: Operation): Pick<Job, 'done' | 'total'> {
  const done = asString(relationsOf(operation, 'never-falls')[0]?.['member']);
  if (done === undefined) return {};
  const total = relationsOf(operation, 'at-least').find(({ than }) => than === done)?.['member'];
  return { done, ...(typeof total === 'string' && { total }) };
}

function itemsOf(operation: Operation): Pick<Job, 'items' | 'next' | 'skip'> {
  const [leads] = relationsOf(operation, 'leads-to-all');
  if (!leads) return {};
  const skip = operation.parameters.find((p) => p.in === 'query' && p.name !== leads['limit'])?.name;
  return { items: String(leads['items']), next: String(leads['member']), ...(skip && { skip }) };
}

/** Tells the events of a stream apart by the schemas of their data, which are those of the items and of the job. */
function streamOf(operation: Operation): Pick<Job, 'stream'> {
  const { items } = itemsOf(operation);
  const contents = listSuccesses(operation).flatMap(({ content }) => content);
  const job = contents.find(({ type }) => isJsonType(type))?.schema;
  const stream = contents.find(({ framing }) => framing === 'events')?.itemSchema;
  const list = job && items !== undefined && getProperties(job).get(items.slice(1));
  if (!list || !stream) return {};
  const [jobName, itemName] = [job, child(resolve(list), 'items')].map(refOf);
  const events = listBranches(stream).map((branch) => {
    const members = getProperties(branch);
    const [name, data] = ['event', 'data'].map((member) => members.get(member));
    const schema = data && refOf(child(resolve(data), 'contentSchema'));
    return { name: name && asString(child(resolve(name), 'const').value), schema };
  });
  const named = (schema: string | undefined): string[] =>
    schema === undefined ? [] : events.flatMap((event) => (event.schema === schema && event.name) || []);
  const [[item, ...others], states] = [named(itemName), named(jobName)];
  return item === undefined || others.length > 0 || states.length === 0 ? {} : { stream: { item, states } };
}

function refOf({ value }: Node): string | undefined {
  return isObject(value) ? asString(value['$ref']) : undefined;
}

function relationsOf({ object }: Operation, kind: string): JsonObject[] {
  const all = (object['x-relations'] ?? []) as Json[];
  return all.filter(isObject).filter((relation) => relation['kind'] === kind);
}
