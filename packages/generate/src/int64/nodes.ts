import { dereference } from '@web-data/openapi';
import type { OpenApiDocument, Schema, SchemaObject } from '@web-data/openapi';
import type { Int64Node } from './runtime.ts';
import { getInt64 } from './settle.ts';

/** The keywords whose schemas apply to the same value. */
const SAME = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas'];

/**
 * Collects what the schemas of a document say about integers of 64 bits. A schema that refers to itself has one node,
 * which leads to itself.
 */
export class Int64Nodes {
  readonly #document: OpenApiDocument;
  readonly #indexes = new Map<SchemaObject, number>();
  readonly #nodes: Int64Node[] = [];

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** The index of the node of a schema. */
  add(schema: Schema | undefined): number[] {
    if (typeof schema !== 'object') return [];
    const known = this.#indexes.get(schema);
    if (known !== undefined) return [known];
    const index = this.#nodes.length;
    this.#indexes.set(schema, index);
    const node: Int64Node = {};
    this.#nodes.push(node);
    for (const one of this.#listApplied(schema)) this.#extend(node, one);
    return [index];
  }

  /** The nodes, without what leads to no integer of 64 bits. */
  list(): Int64Node[] {
    const useful = new Set<number>();
    const isUseful = ({ self, members = {}, rest = [], tuple = [], items = [] }: Int64Node): boolean =>
      self === true || [...Object.values(members), ...tuple, rest, items].flat().some((at) => useful.has(at));
    for (let before = -1; before !== useful.size;) {
      before = useful.size;
      for (const [index, node] of this.#nodes.entries()) if (isUseful(node)) useful.add(index);
    }
    const keep = (at: number[]): number[] => at.filter((index) => useful.has(index));
    return this.#nodes.map(({ self, members = {}, rest = [], tuple = [], items = [] }) => {
      const others = keep(rest);
      // With an entry, even an empty one, a member is none of the others.
      const own = Object.entries(members)
        .map(([name, at]): [string, number[]] => [name, keep(at)])
        .filter(([, at]) => at.length > 0 || others.length > 0);
      const first = tuple.map(keep);
      return {
        ...(self && { self }),
        ...(own.length > 0 && { members: Object.fromEntries(own) }),
        ...(others.length > 0 && { rest: others }),
        ...(first.some((at) => at.length > 0) && { tuple: first }),
        ...(keep(items).length > 0 && { items: keep(items) }),
      };
    });
  }

  #listApplied(schema: SchemaObject): Set<SchemaObject> {
    const applied = new Set<SchemaObject>();
    const open: unknown[] = [schema];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (typeof next !== 'object' || next === null || applied.has(next as SchemaObject)) continue;
      const own = next as SchemaObject;
      applied.add(own);
      if (own.$ref) open.push(dereference<SchemaObject>(this.#document, { $ref: own.$ref }));
      for (const keyword of SAME) {
        const inner = own[keyword];
        if (Array.isArray(inner)) open.push(...(inner as unknown[]));
        else if (keyword === 'dependentSchemas') open.push(...Object.values(Object(inner) as object));
        else open.push(inner ?? true);
      }
    }
    return applied;
  }

  #extend(node: Int64Node, schema: SchemaObject): void {
    if (getInt64(schema)) node.self = true;
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      node.members ??= Object.create(null) as Record<string, number[]>;
      (node.members[name] ??= []).push(...this.add(member));
    }
    const others = [
      schema['additionalProperties'],
      schema['unevaluatedProperties'],
      ...Object.values((schema['patternProperties'] ?? {}) as object),
    ] as Schema[];
    for (const other of others) (node.rest ??= []).push(...this.add(other));
    for (const [index, item] of ((schema['prefixItems'] ?? []) as Schema[]).entries())
      ((node.tuple ??= [])[index] ??= []).push(...this.add(item));
    for (const item of [schema.items, schema['unevaluatedItems'], schema['contains']] as Schema[])
      (node.items ??= []).push(...this.add(item));
  }
}
