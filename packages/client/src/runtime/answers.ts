import { isJsonType } from './media-type.ts';
import type { Operation, ParseJson, ResponseReader } from './operation.ts';

/** Any JSON; `undefined` where there is no body. */
export const readJson: ResponseReader = ({ text, response: { status } }, parse = parseJson) =>
  text ? parse(text, status) : undefined;

/** `JSON.parse`, which ignores a status: a number is no reviver. */
export const parseJson: ParseJson = JSON.parse as (text: string) => unknown;

/** JSON when the response declares it, else text: for responses of any type. */
export const readAny: ResponseReader = ({ text, response: { headers, status } }, parse = parseJson) => {
  const isJson = isJsonType(headers.get('content-type'));
  return text && (isJson ? parse(text, status) : text);
};

/** The text unchanged. */
export const readTextual: ResponseReader = ({ text }) => text;

/** The bytes unchanged. */
export const readBytes: ResponseReader = ({ parts, text }) => new Blob(parts[0] ? parts : [text]);

/**
 * Returns the message of an error body where the description has no catalogue of errors: the first of the usual members
 * (RFC 9457 has `detail` and `title`), or the status. `undefined` for a body that is not JSON, unless the description
 * declares none.
 */
export function readErrorMessage(
  body: unknown,
  { status }: Response,
  { plain }: Operation,
): string | undefined {
  const unsaid = `The service answered ${status}.`;
  if (typeof body === 'string') return plain?.includes(status) ? body || unsaid : undefined;
  const { error, message, detail, title } = Object(body) as Record<string, unknown>;
  const { message: inner } = Object(error) as Record<string, unknown>;
  const found = [message, detail, error, inner, title].find((one) => one && typeof one === 'string');
  return (found as string | undefined) ?? unsaid;
}
