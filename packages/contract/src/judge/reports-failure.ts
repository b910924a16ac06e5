import { isObject } from '@web-data/openapi';
import { someProperty } from '../openapi/value-schemas.ts';
import type { HttpResponse } from '../http/exchange.ts';
import type { Operation } from '../openapi/operation.ts';
import { parseBody } from '../http/parse-body.ts';
import { responseFor } from '../semantics/response-for.ts';

/**
 * Whether a 2xx response reports a failure in its body, as RPC and GraphQL do: in a member that its schema defines, and
 * only for an operation that documents no status for rejections.
 */
export function reportsFailure(operation: Operation | undefined, response: HttpResponse): boolean {
  if (operation === undefined || operation.responses.some(({ status }) => /^(?:4|default)/u.test(status)))
    return false;
  const schema = responseFor(operation, response.status)?.content[0]?.schema;
  const body = parseBody(response);
  if (schema === undefined || !isObject(body)) return false;
  const signals = (name: string): boolean => {
    const value = body[name];
    if (name === 'ok' || name === 'success') return value === false;
    return (
      value !== undefined &&
      value !== null &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0)
    );
  };
  return ['error', 'errors', 'ok', 'success'].some(
    (name) => signals(name) && someProperty(schema, name) !== undefined,
  );
}
