import { asArray, asObject, asString, child, children, valueAt } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { sentBody } from '../../http/sent-body.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import { parseBody } from '../../http/parse-body.ts';
import { matchEntry } from '../../judge/check-error-message.ts';

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
  const body = parseBody(response);
  const entry = matchEntry(document, listed, body);
  if (entry === undefined) return false;
  const named = asArray(asObject(body)['details']).map((detail) => asString(asObject(detail)['path']));
  return children(child(operation.node, 'x-relations')).some(([, { value }]) => {
    const { kind, field, error } = asObject(value);
    return (
      kind === 'may-refuse' &&
      document.catalogue.get(asString(error) ?? '') === entry &&
      valueAt(sentBody(request), asString(field) ?? '') !== undefined &&
      // A validation error says what it is about, and that must be this value or a part of it.
      (response.status !== 400 || named.every((path) => `${path}/`.startsWith(`${asString(field)}/`)))
    );
  });
}
