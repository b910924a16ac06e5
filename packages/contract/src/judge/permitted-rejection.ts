import { asObject, asString, child, children, valueAt } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../http/exchange.ts';
import { sentBody } from '../http/sent-body.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { parseBody } from './check-body.ts';
import { matchEntry } from './check-error-message.ts';

/**
 * Whether a relation `may-refuse` of the operation lets it refuse this valid request with this error: the request has
 * a value whose meaning depends on more than the request, such as a selector that nothing on a page matches.
 */
export function isPermittedRejection(
  document: ContractDocument,
  operation: Operation,
  { request, response }: { request: HttpRequest; response: HttpResponse },
): boolean {
  const listed = operation.errors
    .flatMap((name) => document.catalogue.get(name) ?? [])
    .filter(({ status }) => status === response.status);
  const entry = matchEntry(document, listed, parseBody(response));
  if (entry === undefined) return false;
  return children(child(operation.node, 'x-relations')).some(([, { value }]) => {
    const { kind, field, error } = asObject(value);
    return (
      kind === 'may-refuse' &&
      document.catalogue.get(asString(error) ?? '') === entry &&
      valueAt(sentBody(request), asString(field) ?? '') !== undefined
    );
  });
}
