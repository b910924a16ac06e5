import type { Json, Node, Parameter } from '@web-data/openapi';
import { isObject, getProperties, getTypes } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { itemsIn, findList, type List } from './lists.ts';
import type { Producer } from './producer.ts';

/**
 * Returns the GET of the collection whose items hold the values of a path parameter. Listed resources may belong to
 * anyone: they are only read.
 */
export function findLister(
  document: ContractDocument,
  { path }: Operation,
  parameter: Parameter,
): Producer | undefined {
  const end = path.indexOf(`/{${parameter.name}}`);
  const operation = document.operations.find(
    (one) => one.method === 'get' && one.path === (path.slice(0, end) || '/'),
  );
  const list = operation && findList(operation);
  const readName = list && findNameReader(list, parameter);
  if (operation === undefined || list === undefined || readName === undefined) return undefined;
  return {
    operation,
    read: (body) =>
      itemsIn(list, body)
        ?.map(readName)
        .find((value) => value !== undefined),
    // A list below a new resource may be filled later; a list in a read-only API never is.
    eventual: operation.path.includes('{') && document.operations.some(({ method }) => method === 'post'),
  };
}

/**
 * Returns what reads the name of an item: the item itself, or the member that the parameter is named after, such as
 * `code` for `countryCode`.
 */
export function findNameReader(
  { item }: List,
  { name }: Pick<Parameter, 'name'>,
): ((item: Json) => Json | undefined) | undefined {
  if (isName(item)) return (value) => value;
  const target = plain(name);
  const [member] = [...getProperties(item)]
    .filter(([own, schema]) => plain(own).length > 1 && target.endsWith(plain(own)) && isName(schema))
    .map(([own]) => own)
    .toSorted((one, other) => other.length - one.length);
  return member === undefined ? undefined : (value) => (isObject(value) ? value[member] : undefined);
}

function plain(name: string): string {
  return name.replaceAll(/[-_.]/gu, '').toLowerCase();
}

function isName(schema: Node): boolean {
  const types = getTypes(schema).filter((type) => type !== 'null');
  return types.length > 0 && types.every((type) => type === 'string' || type === 'integer');
}
