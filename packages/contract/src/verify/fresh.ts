import { createHash } from 'node:crypto';
import {
  isObject,
  joinPointer,
  splitPointer,
  valueAt,
  readKeyword,
  getProperties,
  getTypes,
  type Json,
  type JsonObject,
  type Node,
  type Parameter,
} from '@web-data/openapi';
import type { FixtureRequest } from '../fixtures/fixtures.ts';
import { parameterKey } from '../http/parameters.ts';
import { documents, responseFor } from '../semantics/response-for.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { getSchemas } from '../openapi/schemas.ts';
import type { BaseRequest } from './base-request.ts';
import { chosenName } from '../values/chosen-name.ts';

/** A member of a body, and its schema. */
interface Named {
  readonly at: string;
  readonly schema: Node;
}

const IDEMPOTENCY_KEY = /^(?:x-)?idempoten(?:cy|ce)-key$/iu;

/** Generates the values that must differ in each request: idempotency keys, and unique names. */
export class Fresh {
  readonly #document: ContractDocument;
  readonly #seed: number;
  /** Operations that take each name once. */
  readonly #renamed = new Set<string>();
  #count = 0;

  /** @param runId distinguishes the names of this run from those of earlier runs, which may still exist */
  constructor(document: ContractDocument, runId: string) {
    this.#document = document;
    this.#seed = createHash('sha256').update(runId).digest().readUInt16BE(0);
  }

  /** From now on the names in each request of an operation differ. Returns whether they did not before. */
  rename({ id }: Operation): boolean {
    const isNew = !this.#renamed.has(id);
    this.#renamed.add(id);
    return isNew;
  }

  /** Replaces `${unique}` by a name that no other request has, and `${n}` by a number, in values of the fixtures. */
  expand(text: string): string {
    if (!/\$\{(?:unique|n)\}/u.test(text)) return text;
    const index = this.#count++;
    return text
      .replaceAll('"${n}"', String(index + 1))
      .replaceAll('${n}', String(index + 1))
      .replaceAll('${unique}', `c${this.#seed}x${index}`);
  }

  /**
   * Replaces the keys of the basic request: with the same key the first response would be repeated, or the name that a
   * query parameter sets would exist already, such as `bookId` where there is `/books/{book}`.
   */
  parameters(operation: Operation, base: BaseRequest, fixture: FixtureRequest | undefined): [string, Json][] {
    return operation.parameters.flatMap((parameter): [string, Json][] => {
      const key = parameterKey(parameter);
      const isKey = parameter.in === 'header' && IDEMPOTENCY_KEY.test(parameter.name);
      const isRenewed = isKey || this.#isNameInQuery(operation, parameter);
      if (!isRenewed || !base.parameters.has(key) || fixture?.parameters[parameter.name] !== undefined)
        return [];
      const name = this.#name(parameter);
      return name === undefined ? [] : [[key, name]];
    });
  }

  #isNameInQuery(operation: Operation, { in: location, name, schema }: Parameter): boolean {
    if (location !== 'query' || !createsUniqueName(operation) || !getTypes(schema).includes('string'))
      return false;
    return [name, name.replace(/[-_]?id$/iu, '')].some((one) => this.#isInPath(operation, one));
  }

  /**
   * Replaces the unique name in a body, which a second request would find in use (409): the member that a path names,
   * such as `handle` of a POST to `/people` where there is `/people/{handle}`, and the email of a new user. The member
   * of a PUT to such a path follows the path.
   */
  body(
    operation: Operation,
    base: BaseRequest,
    body: Json | undefined,
    path: ReadonlyMap<string, Json>,
  ): Json | undefined {
    const schema = base.content?.schema;
    if (!isObject(body) || !isObject(base.body) || schema === undefined) return body;
    const { body: basic } = base;
    const isRenamed = this.#renamed.has(operation.id);
    const isUnique = createsUniqueName(operation) || isRenamed;
    if (!isUnique && operation.method !== 'put') return body;
    const candidates = [
      this.#nameIn(operation, schema, body, ''),
      ...(isRenamed ? listNames(schema, body, '') : []),
      ...(isUnique && isRegistered(operation) ? [emailIn(schema, body, '')] : []),
    ];
    // The members that a trial changed stay as they are.
    const unchanged = candidates.flatMap((one) =>
      one !== undefined && valueAt(basic, one.at) === valueAt(body, one.at) ? [one] : [],
    );
    return unchanged.reduce<Json>((changed, one) => {
      const pathValue = path.get(`path ${splitPointer(one.at).at(-1) ?? ''}`);
      const name = isUnique ? this.#name(one, valueAt(basic, one.at)) : pathValue;
      const isFit = name !== undefined && getSchemas(one.schema).accepts(one.schema, name);
      return isFit ? withValueAt(changed, one.at, name) : changed;
    }, body);
  }

  /** The string or number in a body, or in an object inside it, under the name of a path parameter. */
  #nameIn(operation: Operation, schema: Node, body: JsonObject, at: string): Named | undefined {
    return findMember(schema, body, at, (name, member, value) =>
      this.#isName(operation, name, member, value),
    );
  }

  #isName(operation: Operation, name: string, member: Node, value: Json | undefined): boolean {
    const types = getTypes(member);
    if (operation.method === 'put')
      return typeof value === 'string' && types.includes('string') && operation.path.endsWith(`/{${name}}`);
    const isFit =
      typeof value === 'string'
        ? types.includes('string')
        : Number.isInteger(value) && types.includes('integer');
    return isFit && this.#isInPath(operation, name);
  }

  /** Whether a path has a parameter of this name below the operation; some APIs write `/products({no})`. */
  #isInPath({ path }: Operation, name: string): boolean {
    const paths = new Set([`${path}/{${name}}`, `${path}({${name}})`]);
    return this.#document.operations.some((one) => paths.has(one.path));
  }

  #name(of: Pick<Parameter, 'schema'>, before?: Json): Json | undefined {
    const { schema } = of;
    const schemas = getSchemas(schema);
    const index = this.#count++;
    const text = `c${this.#seed}x${index}`;
    const own =
      typeof before === 'number'
        ? [this.#seed * 1000 + index]
        : [`${text}${domainOf(before)}`, uuidOf(this.#seed, index)];
    return own.find((name) => schemas.accepts(schema, name)) ?? chosenName(of, this.#seed, index);
  }
}

/** Names of members whose values a service may take once. */
const ONCE =
  /name|title|slug|login|e-?mail|code|key|sku|isbn|handle|label|number|serial|reference|url|domain|host|(?:^|[-_a-z])id$/iu;

/** Every free string of a body that may have to be unique; all free strings where no name tells. */
function listNames(schema: Node, body: JsonObject, at: string): Named[] {
  const known = [...getProperties(schema)];
  const free = known.filter(([name, member]) => typeof body[name] === 'string' && isFree(member));
  const telling = free.filter(([name]) => ONCE.test(name));
  const own = (telling.length > 0 ? telling : free).map(([name, member]) => ({
    at: joinPointer(at, name),
    schema: member,
  }));
  if (at !== '') return own;
  const inner = known.flatMap(([name, member]) => {
    const value = body[name];
    return isObject(value) ? listNames(member, value, joinPointer('', name)) : [];
  });
  return [...own, ...inner];
}

function isFree(schema: Node): boolean {
  return ['enum', 'const'].every((keyword) => readKeyword(schema, keyword) === undefined);
}

/** Whether an operation creates resources with a unique name. */
function createsUniqueName(operation: Operation): boolean {
  return operation.method === 'post' && responseFor(operation, 409) !== undefined;
}

/** Whether an email registers a new user, and does not identify an existing one, as a sign-in does. */
function isRegistered(operation: Operation): boolean {
  return documents(operation, 201) && !documents(operation, 404);
}

/** The domain of an email stays: the service may reject others. */
function domainOf(value: Json | undefined): string {
  const text = String(value);
  return text.lastIndexOf('@') > 0 ? text.slice(text.lastIndexOf('@')) : '';
}

function emailIn(schema: Node, body: JsonObject, at: string): Named | undefined {
  return findMember(schema, body, at, (_, member, value) => {
    const isEmail = /^(?:idn-)?email$/u.test(String(readKeyword(member, 'format')));
    return isEmail && typeof value === 'string';
  });
}

/** The first matching member of a body, or of an object inside it. */
function findMember(
  schema: Node,
  body: JsonObject,
  at: string,
  isIt: (name: string, member: Node, value: Json | undefined) => boolean,
): Named | undefined {
  const known = [...getProperties(schema)];
  const own = known.find(([name, member]) => isIt(name, member, body[name]));
  if (own) return { at: joinPointer(at, own[0]), schema: own[1] };
  if (at !== '') return undefined;
  return known
    .map(([name, member]) => {
      const inner = body[name];
      return isObject(inner) ? findMember(member, inner, joinPointer('', name), isIt) : undefined;
    })
    .find((one) => one !== undefined);
}

function uuidOf(seed: number, index: number): string {
  const hex = createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
