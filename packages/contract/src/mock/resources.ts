import {
  asArray,
  asObject,
  asString,
  isObject,
  type Json,
  type JsonObject,
  sameJson,
  joinPointer,
  splitPointer,
  valueAt,
} from '@web-data/openapi';
import { properties } from '../generate/facets.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { findProducer } from '../verify/producer.ts';

/** A resource that a POST created. */
export interface Resource {
  readonly id: string | number;
  /** The credential that created it; it is invisible to others. */
  readonly owner: string;
  /** The operation that created it. */
  readonly maker: string;
  readonly createdAt: number;
  /** When a client ended it early. */
  endedAt: number | undefined;
  /** The response body of the last call that changed it. */
  representation: Json | undefined;
}

/** Returns the relations of one kind that an operation declares. */
export function listRelations(operation: Operation, kind: string): JsonObject[] {
  return asArray(asObject(operation.node.value)['x-relations'])
    .map(asObject)
    .filter((relation) => relation['kind'] === kind);
}

/** The state of the mock: created resources by id, up to a limit, and idempotency keys. */
export class MockResources {
  readonly #byId = new Map<string, Resource>();
  readonly #byKey = new Map<string, { body: string; id: string }>();
  readonly #deleted = new Map<string, true>();
  readonly #written = new Map<string, JsonObject>();
  readonly #stateMs: number;
  #count = 0;

  constructor(stateMs: number) {
    this.#stateMs = stateMs;
  }

  /**
   * Creates a resource; returns `conflict` when the key was used with another body.
   * @param idOf creates the id from the number of the resource
   */
  create(
    { owner, maker }: { owner: string; maker: string },
    key: string | undefined,
    body: string,
    idOf: (count: number) => string | number,
  ): Resource | 'conflict' {
    const known = key === undefined ? undefined : this.#byKey.get(`${owner} ${key}`);
    const before = known && this.#byId.get(known.id);
    if (known && before) return known.body === body ? before : 'conflict';
    this.#count += 1;
    const resource: Resource = {
      id: idOf(this.#count),
      owner,
      maker,
      createdAt: Date.now(),
      endedAt: undefined,
      representation: undefined,
    };
    const id = String(resource.id).toLowerCase();
    this.#byId.set(id, resource);
    if (key !== undefined) this.#byKey.set(`${owner} ${key}`, { body, id });
    forgetOldest(this.#byId);
    forgetOldest(this.#byKey);
    return resource;
  }

  /** Returns the resource with this id, if it belongs to this owner. */
  find(id: string, owner: string): Resource | undefined {
    const found = this.#byId.get(id.toLowerCase());
    return found?.owner === owner ? found : undefined;
  }

  /** Returns the resources of one maker that an owner created and did not delete, the newest first. */
  list(owner: string, maker: string): readonly Json[] {
    const own = [...this.#byId.values()].filter(
      (one) => one.owner === owner && one.maker === maker && one.endedAt === undefined,
    );
    return own
      .slice(-MAX_LISTED)
      .toReversed()
      .flatMap(({ representation }) => (representation === undefined ? [] : [representation]));
  }

  /** Records that the resource stored by a PUT was deleted. */
  delete(target: string): void {
    this.#deleted.set(target, true);
    forgetOldest(this.#deleted);
  }

  /** Records that it was created once more. */
  restore(target: string): void {
    this.#deleted.delete(target);
  }

  /** Stores the members that were written to a resource. */
  write(target: string, written: JsonObject): void {
    this.#written.set(target, written);
    forgetOldest(this.#written);
  }

  /** Returns the members that were written to a resource; empty where none were. */
  written(target: string): JsonObject {
    return this.#written.get(target) ?? {};
  }

  /** Whether it was deleted and not recreated. */
  isDeleted(target: string): boolean {
    return this.#deleted.has(target);
  }

  /**
   * Returns the state of a resource by the moves of a `transitions` relation: it starts in the first state, and ends
   * after a while.
   */
  state(resource: Resource, moves: JsonObject): Json | undefined {
    const [first] = Object.keys(moves);
    if (first === undefined) return undefined;
    const ends = asArray(moves[first]);
    const now = Date.now();
    if (resource.endedAt !== undefined) return now - resource.endedAt < this.#stateMs ? first : ends.at(-1);
    return now - resource.createdAt < this.#stateMs ? first : ends[0];
  }
}

/** Maximum number of created resources in a list. */
const MAX_LISTED = 100;

function forgetOldest(map: Map<string, unknown>): void {
  const oldest = map.size > 10_000 ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}

/** Returns the operation that reads the state of an operation's resource, and the transitions of that state. */
export function stateReader(
  document: ContractDocument,
  operation: Operation,
): { operation: Operation; member: string; moves: JsonObject } | undefined {
  for (const other of document.operations) {
    const [relation] = listRelations(other, 'transitions');
    const member = asString(relation?.['member']);
    if (
      relation &&
      member !== undefined &&
      (operation.path === other.path || operation.path.startsWith(`${other.path}/`))
    ) {
      return { operation: other, member, moves: asObject(relation['moves']) };
    }
  }
  return undefined;
}

/**
 * Returns the JSON Pointer to the id in the response of a POST that creates the resource of a later path parameter;
 * `undefined` where it creates none.
 */
export function findIdMember(document: ContractDocument, operation: Operation): string | undefined {
  // A POST below a resource repeats its id, and creates something else.
  if (operation.path.includes('{')) return undefined;
  for (const other of document.operations) {
    const parameter = other.parameters.find(({ in: target }) => target === 'path');
    const producer = parameter && findProducer(document, other, parameter);
    if (producer?.operation.id !== operation.id || producer.eventual) continue;
    return ['id', parameter?.name ?? '']
      .flatMap((name) => [[name], ...envelopesOf(operation).map((envelope) => [envelope, name])])
      .map((path) => joinPointer('', ...path))
      .find((pointer) => producer.read(withValueAt(envelopeAt(pointer), pointer, 'mark')) === 'mark');
  }
  return undefined;
}

/**
 * Whether a path is that of an item in a collection, or below one: `/pets/{id}/owner`; some APIs write `/Pets({id})`.
 */
export function isBelow(path: string, collection: string): boolean {
  return path.startsWith(`${collection}/{`) || path.startsWith(`${collection}({`);
}

/** The members of a response that may hold the created resource. */
function envelopesOf({ responses }: Operation): string[] {
  const content = responses.find(({ status }) => status.startsWith('2'))?.content ?? [];
  const representation = content
    .flatMap(({ examples }) => examples.map(({ value }) => Object.entries(asObject(value))))
    .flatMap((members) => members.flatMap(([name, member]) => (isObject(member) ? [name] : [])));
  const described = content.flatMap(({ schema }) => (schema ? [...properties(schema)] : []));
  const objects = described.flatMap(([name, part]) => (properties(part).size > 0 ? [name] : []));
  return [...new Set([...representation, ...objects])];
}

function envelopeAt(pointer: string): JsonObject {
  const [envelope = '', ...rest] = splitPointer(pointer);
  return rest.length > 0 ? { [envelope]: {} } : {};
}

/** Whether a resource disappears once it is deleted: a second delete gives the same error as an unknown id. */
export function vanishes(
  document: ContractDocument,
  operation: Operation,
  missing: string | undefined,
): boolean {
  return document.operations.some(
    (other) =>
      other.method === 'delete' &&
      (operation.path === other.path || operation.path.startsWith(`${other.path}/`)) &&
      (deletes(other) || listRelations(other, 'refused-again').some(({ error }) => error === missing)),
  );
}

/**
 * Whether an operation only deletes. An operation with a response body, such as the cancellation of a job, does not.
 */
export function deletes({ responses, path, node }: Operation): boolean {
  const done = responses.filter(({ status }) => status.startsWith('2'));
  const hasContent = done.some(({ content, status }) => status === '202' || content.length > 0);
  return /\}\)?$/u.test(path) && !hasContent && asArray(asObject(node.value)['x-relations']).length === 0;
}

/** Returns the values that the examples of a document have for a later path parameter, such as a snapshot of a job. */
export function knownValues(document: ContractDocument, operation: Operation, name: string): Set<string> {
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
  const producer = parameter && findProducer(document, operation, parameter);
  const found = new Set<string>();
  for (const { content } of producer?.operation.responses ?? []) {
    for (const { value } of content.flatMap(({ examples }) => examples)) collect(value, name, found);
  }
  return found;
}

function collect(value: Json, name: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, name, found);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === name && typeof member === 'string') found.add(member);
    else if (member !== undefined) collect(member, name, found);
  }
}

/** Whether a value has a member (by pointer) with this value. */
export function hasMember(value: Json, pointer: string, expected: Json | undefined): boolean {
  return sameJson(valueAt(value, pointer), expected);
}
