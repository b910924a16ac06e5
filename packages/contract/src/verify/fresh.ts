import { createHash } from 'node:crypto';
import {
  isObject,
  joinPointer,
  type Json,
  type JsonObject,
  type Node,
  type Parameter,
  splitPointer,
  valueAt,
} from '@web-data/openapi';
import type { FixtureRequest } from '../fixtures/fixtures.ts';
import { properties, typesOf } from '../generate/facets.ts';
import { parameterKey } from '../http/parameters.ts';
import { documents } from '../judge/response-of.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { schemasOf } from '../openapi/schemas.ts';
import type { BaseRequest } from './base-request.ts';
import { chosenName } from './chosen-name.ts';

/** A place in a body, and its schema. */
interface Named {
  readonly at: string;
  readonly schema: Node;
}

const IDEMPOTENCY_KEY = /^(?:x-)?idempoten(?:cy|ce)-key$/iu;

/** What must be another one with each request: a key that makes it safe to repeat, and a name that is given once. */
export class Fresh {
  readonly #document: ContractDocument;
  readonly #seed: number;
  #count = 0;

  /** @param runId tells this run from others, whose names the service may still have */
  constructor(document: ContractDocument, runId: string) {
    this.#document = document;
    this.#seed = createHash('sha256').update(runId).digest().readUInt16BE(0);
  }

  /** New keys in the place of the basic request's own: with the same, the answer of the first request would come again. */
  parameters(
    { parameters }: Operation,
    base: BaseRequest,
    fixture: FixtureRequest | undefined,
  ): [string, Json][] {
    return parameters.flatMap((parameter): [string, Json][] => {
      const key = parameterKey(parameter);
      const isKey = parameter.in === 'header' && IDEMPOTENCY_KEY.test(parameter.name);
      if (!isKey || !base.parameters.has(key) || fixture?.parameters[parameter.name] !== undefined) return [];
      const name = this.#name(parameter);
      return name === undefined ? [] : [[key, name]];
    });
  }

  /**
   * A body whose name is taken from the second time on (409) has another one: its member that a path names, as `handle`
   * of a POST to `/people` is, where there is `/people/{handle}`. That of a PUT to such a path says what the path says.
   */
  body(
    operation: Operation,
    base: BaseRequest,
    body: Json | undefined,
    path: ReadonlyMap<string, Json>,
  ): Json | undefined {
    if (!isObject(body) || !isObject(base.body)) return body;
    const isMade = operation.method === 'post' && documents(operation, 409);
    if (!isMade && operation.method !== 'put') return body;
    const schema = base.content?.schema;
    const found = schema && this.#nameIn(operation, schema, body, '');
    // What a trial changed is what it is about.
    if (found === undefined || valueAt(base.body, found.at) !== valueAt(body, found.at)) return body;
    const told = path.get(`path ${splitPointer(found.at).at(-1) ?? ''}`);
    const name = isMade ? this.#name(found) : told;
    const isFit = name !== undefined && schemasOf(found.schema).accepts(found.schema, name);
    return isFit ? withValueAt(body, found.at, name) : body;
  }

  /** Where a body, or an object in it, has a text under the name that a path has for it. */
  #nameIn(operation: Operation, schema: Node, body: JsonObject, at: string): Named | undefined {
    const known = [...properties(schema)];
    const own = known.find(
      ([name, member]) => this.#isName(operation, name, body[name]) && typesOf(member).includes('string'),
    );
    if (own) return { at: joinPointer(at, own[0]), schema: own[1] };
    if (at !== '') return undefined;
    return known
      .map(([name, member]) => {
        const inner = body[name];
        return isObject(inner) ? this.#nameIn(operation, member, inner, joinPointer('', name)) : undefined;
      })
      .find((one) => one !== undefined);
  }

  #isName({ path, method }: Operation, name: string, value: Json | undefined): boolean {
    if (typeof value !== 'string') return false;
    if (method === 'put') return path.endsWith(`/{${name}}`);
    return this.#document.operations.some((one) => one.path === `${path}/{${name}}`);
  }

  #name(of: Pick<Parameter, 'schema'>): Json | undefined {
    const { schema } = of;
    const schemas = schemasOf(schema);
    const index = this.#count++;
    const own = [`c${this.#seed}x${index}`, uuidOf(this.#seed, index)];
    return own.find((name) => schemas.accepts(schema, name)) ?? chosenName(of, this.#seed, index);
  }
}

function uuidOf(seed: number, index: number): string {
  const hex = createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
