import { asObject, asString, child, children, valueAt } from '@web-data/openapi';
import type { HttpRequest } from '../http/exchange.ts';
import { sentBody } from '../http/sent-body.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/**
 * Whether a relation `may-refuse` of the operation lets it refuse this valid request with this status: the request has
 * a value whose meaning depends on more than the request, such as a selector that nothing on a page matches.
 */
export function isPermittedRejection(
  { catalogue }: ContractDocument,
  operation: Operation,
  request: HttpRequest,
  status: number,
): boolean {
  return children(child(operation.node, 'x-relations')).some(([, { value }]) => {
    const { kind, field, error } = asObject(value);
    return (
      kind === 'may-refuse' &&
      catalogue.get(asString(error) ?? '')?.status === status &&
      valueAt(sentBody(request), asString(field) ?? '') !== undefined
    );
  });
}
