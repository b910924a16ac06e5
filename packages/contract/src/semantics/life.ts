import type { Parameter } from '@web-data/openapi';
import { parameterKey } from '../http/parameters.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { someProperty } from '../openapi/value-schemas.ts';
import { findList, type List } from './lists.ts';
import { findProducer, type Producer } from './producer.ts';

/** The operations that a resource meets from its creation to its end, as far as the description shows them. */
export interface Life {
  /** Reads the resource. */
  readonly get: Operation;
  /** Its name: the last parameter of its path. */
  readonly parameter: Parameter;
  /** The key of that parameter in the values of a request. */
  readonly key: string;
  /** Returns its name at once: the POST that creates it, or a response that has one. */
  readonly producer: Producer | undefined;
  /** Lists it among others. */
  readonly listing: Listing | undefined;
  /** The POSTs below it whose path ends in a word, such as `/orders/{id}/close`. */
  readonly actions: readonly Operation[];
}

/** A GET that lists resources. */
export interface Listing {
  readonly operation: Operation;
  readonly list: List;
  /** The member of an item that is its name. */
  readonly name: string;
}

/** Returns the life of the resource at the path of an operation; `undefined` where no GET reads it. */
export function findLife(document: ContractDocument, { path }: Operation): Life | undefined {
  return listLives(document).find(({ get }) => get.path === path);
}

/** Returns the GET at the path of an operation. */
export function findReader(
  { operations }: ContractDocument,
  { path }: Pick<Operation, 'path'>,
): Operation | undefined {
  return operations.find((one) => one.path === path && one.method === 'get');
}

/** Returns the life of the resource that a POST creates. */
export function findCreatedLife(document: ContractDocument, { id, path }: Operation): Life | undefined {
  return listLives(document).find(
    ({ get, producer }) => producer?.operation.id === id && get.path.startsWith(`${path}/`),
  );
}

/** Returns the life of the resource below which a POST acts. */
export function findActedLife(document: ContractDocument, { id }: Operation): Life | undefined {
  return listLives(document).find(({ actions }) => actions.some((one) => one.id === id));
}

function listLives(document: ContractDocument): readonly Life[] {
  const known = lives.get(document) ?? document.operations.flatMap((one) => toLife(document, one) ?? []);
  lives.set(document, known);
  return known;
}

/** Cached by document: each operation is looked up when its trials are planned. */
const lives = new WeakMap<ContractDocument, readonly Life[]>();

function toLife(document: ContractDocument, get: Operation): Life | undefined {
  const parameter = get.parameters.findLast(({ in: location }) => location === 'path');
  if (get.method !== 'get' || parameter === undefined || !get.path.endsWith(`/{${parameter.name}}`))
    return undefined;
  const producer = findProducer(document, get, parameter);
  return {
    get,
    parameter,
    key: parameterKey(parameter),
    producer: producer?.eventual ? undefined : producer,
    listing: findListing(document, get, parameter),
    actions: document.operations.filter(({ method, path, safe }) => {
      const action = path.startsWith(`${get.path}/`) ? path.slice(get.path.length + 1) : '';
      return method === 'post' && !safe && /^[^/{}]+$/u.test(action);
    }),
  };
}

function findListing(
  { operations }: ContractDocument,
  { path }: Operation,
  parameter: Parameter,
): Listing | undefined {
  const collection = path.slice(0, path.lastIndexOf('/'));
  const operation = operations.find((one) => one.path === collection && one.method === 'get');
  const list = operation && findList(operation);
  const name = list && [parameter.name, 'id'].find((one) => someProperty(list.item, one));
  return operation && list && name !== undefined ? { operation, list, name } : undefined;
}
