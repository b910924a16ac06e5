import { asArray, asObject, asString, sameJson, valueAt, type Json } from '@web-data/openapi';
import type { States } from '../../mock/plugin.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import { listRelations } from './list-relations.ts';

/** Returns the states of an operation's resource: `transitions` of the operation that reads them. */
export function findStates(document: ContractDocument, operation: Operation): States | undefined {
  for (const other of document.operations) {
    const [relation] = listRelations(other, 'transitions');
    const member = asString(relation?.['member']);
    if (relation === undefined || member === undefined) continue;
    if (operation.path !== other.path && !operation.path.startsWith(`${other.path}/`)) continue;
    return {
      member,
      moves: asObject(relation['moves']),
      findError: (state, isEnded) => findError(operation, state, isEnded),
      shapeBody: (body, state) => withLastItem(operation, body, state),
    };
  }
  return undefined;
}

/** The error of `refused-when` for the state, or of `refused-again` once a client ended the resource. */
function findError(operation: Operation, state: Json | undefined, isEnded: boolean): string | undefined {
  const when = listRelations(operation, 'refused-when').find(({ values }) => includes(values, state));
  const second = isEnded ? listRelations(operation, 'refused-again')[0] : undefined;
  return asString((when ?? second)?.['error']);
}

/** Keeps the item of `last-item` out of the list until the resource is in one of its states. */
function withLastItem(operation: Operation, original: Json, state: Json | undefined): Json {
  return listRelations(operation, 'last-item').reduce((body, relation) => {
    const ended = includes(relation['values'], state);
    const items = String(relation['items']);
    const list = asArray(valueAt(body, items)).filter((item) => ended || !holdsAll(item, relation['has']));
    return withValueAt(body, items, list);
  }, original);
}

function includes(values: Json | undefined, state: Json | undefined): boolean {
  return asArray(values).some((value) => sameJson(value, state));
}

function holdsAll(item: Json, expected: Json | undefined): boolean {
  return Object.entries(asObject(expected)).every(([name, value]) => sameJson(asObject(item)[name], value));
}
