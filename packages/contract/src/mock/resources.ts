import { asArray, sameJson, valueAt, type Json, type JsonObject } from '@web-data/openapi';

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

/** Whether a value has a member (by pointer) with this value. */
export function hasMember(value: Json, pointer: string, expected: Json | undefined): boolean {
  return sameJson(valueAt(value, pointer), expected);
}
