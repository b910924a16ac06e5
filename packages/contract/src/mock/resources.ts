import {
  asArray,
  asObject,
  asString,
  isObject,
  type Json,
  type JsonObject,
  sameJson,
  splitPointer,
} from '@web-data/openapi';
import { properties } from '../generate/facets.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { findProducer } from '../verify/producer.ts';

/** Something that a POST has created. */
export interface Resource {
  readonly id: string | number;
  /** The credential that created it: others do not see it. */
  readonly owner: string;
  /** The operation that created it. */
  readonly maker: string;
  readonly createdAt: number;
  /** When it was asked to end early. */
  endedAt: number | undefined;
  /** What the last call that wrote it was answered with. */
  representation: Json | undefined;
}

/** The relations that an operation declares, of one kind. */
export function listRelations(operation: Operation, kind: string): JsonObject[] {
  return asArray(asObject(operation.node.value)['x-relations'])
    .map(asObject)
    .filter((relation) => relation['kind'] === kind);
}

/** What the mock remembers: created resources by id, bounded, and keys that make a creation safe to repeat. */
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
   * Creates a resource; `conflict` when the key was used with another body.
   * @param idOf the id of the so manieth
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

  /** The resource of this id, if this owner has it. */
  find(id: string, owner: string): Resource | undefined {
    const found = this.#byId.get(id.toLowerCase());
    return found?.owner === owner ? found : undefined;
  }

  /** What an owner has made of one kind and not deleted, the newest first. */
  list(owner: string, maker: string): readonly Json[] {
    const own = [...this.#byId.values()].filter(
      (one) => one.owner === owner && one.maker === maker && one.endedAt === undefined,
    );
    return own
      .slice(-MAX_LISTED)
      .toReversed()
      .flatMap(({ representation }) => (representation === undefined ? [] : [representation]));
  }

  /** Notes that what a PUT keeps at a place was deleted. */
  delete(target: string): void {
    this.#deleted.set(target, true);
    forgetOldest(this.#deleted);
  }

  /** Notes that it was made again. */
  restore(target: string): void {
    this.#deleted.delete(target);
  }

  /** Notes what was written at a place. */
  write(target: string, written: JsonObject): void {
    this.#written.set(target, written);
    forgetOldest(this.#written);
  }

  /** What was written at a place; nothing where nothing was. */
  written(target: string): JsonObject {
    return this.#written.get(target) ?? {};
  }

  /** Whether it was deleted, and not made again. */
  isDeleted(target: string): boolean {
    return this.#deleted.has(target);
  }

  /** The state of a resource by the moves of a `transitions` relation: it starts at the first, and ends by and by. */
  state(resource: Resource, moves: JsonObject): Json | undefined {
    const [first] = Object.keys(moves);
    if (first === undefined) return undefined;
    const ends = asArray(moves[first]);
    const now = Date.now();
    if (resource.endedAt !== undefined) return now - resource.endedAt < this.#stateMs ? first : ends.at(-1);
    return now - resource.createdAt < this.#stateMs ? first : ends[0];
  }
}

/** Most of what was made that a list tells. */
const MAX_LISTED = 100;

function forgetOldest(map: Map<string, unknown>): void {
  const oldest = map.size > 10_000 ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}

/** The operation that reads the state of what this operation is about, and how the state moves. */
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

/** Whether a POST creates what a later path parameter names, and where in its answer the id stands, as a JSON Pointer. */
export function findIdMember(document: ContractDocument, operation: Operation): string | undefined {
  // What stands below a resource names it again, and creates something else.
  if (operation.path.includes('{')) return undefined;
  for (const other of document.operations) {
    const parameter = other.parameters.find(({ in: target }) => target === 'path');
    const producer = parameter && findProducer(document, other, parameter);
    if (producer?.operation.id !== operation.id || producer.eventual) continue;
    return ['id', parameter?.name ?? '']
      .flatMap((name) => [[name], ...envelopesOf(operation).map((envelope) => [envelope, name])])
      .map((path) => `/${path.join('/')}`)
      .find((pointer) => producer.read(withValueAt(envelopeAt(pointer), pointer, 'mark')) === 'mark');
  }
  return undefined;
}

/** Whether a path is of one thing of a collection, or below one: `/pets/{id}/owner`; some write `/Pets({id})`. */
export function isBelow(path: string, collection: string): boolean {
  return path.startsWith(`${collection}/{`) || path.startsWith(`${collection}({`);
}

/** The members of an answer that may hold what was created. */
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
  const [, envelope = '', ...rest] = pointer.split('/');
  return rest.length > 0 ? { [envelope]: {} } : {};
}

/** Whether a resource that was deleted is gone: to delete it again gives the error of one that never was. */
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

/** Whether it says nothing but that something is gone. What answers tells of it, as the cancelling of a job does. */
export function deletes({ responses, path, node }: Operation): boolean {
  const done = responses.filter(({ status }) => status.startsWith('2'));
  const hasContent = done.some(({ content, status }) => status === '202' || content.length > 0);
  return /\}\)?$/u.test(path) && !hasContent && asArray(asObject(node.value)['x-relations']).length === 0;
}

/** Values that the examples of a document give for a path parameter further down, such as a snapshot of a job. */
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
  let at: Json | undefined = value;
  for (const member of splitPointer(pointer)) at = isObject(at) ? at[member] : undefined;
  return sameJson(at, expected);
}
