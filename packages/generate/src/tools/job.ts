import { asObject, asString, child, isObject } from '@web-data/openapi';
import type { Description, Json, JsonObject, Operation } from '@web-data/openapi';

/** How a job that an operation starts is followed. Places are JSON Pointers (RFC 6901). */
export interface Job {
  /** Where the answer of the start has the id. */
  id: string;
  /** The operation that reads the job, and the one that cancels it, both with the id as their only path parameter. */
  get: string;
  cancel?: string;
  /** Where the answer of `get` has the state, and its values of which each is the last. */
  state: string;
  ended: readonly string[];
  /** Where it counts what is done, and what there is to do. */
  done?: string;
  total?: string;
  /** Where it has the items of the job so far, the address of more of them, and the query parameter that leaves some out. */
  items?: string;
  next?: string;
  skip?: string;
}

/**
 * The job behind an operation: by the `links` of its answer to an operation that is polled, of which the relations say
 * when it is over.
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
    };
  }
  return undefined;
}

/** The place of an id that is the only thing a link hands over. */
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

function relationsOf({ object }: Operation, kind: string): JsonObject[] {
  const all = (object['x-relations'] ?? []) as Json[];
  return all.filter(isObject).filter((relation) => relation['kind'] === kind);
}
