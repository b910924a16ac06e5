import type { IncomingMessage } from 'node:http';

/**
 * A header by its name in lower case. One that is sent more than once is a list (RFC 9110, 5.3), as on hosts with
 * `Headers`: node:http keeps the first of some, where a gateway before it may have read the last.
 */
export function readHeader(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  name: string,
): string | undefined {
  const values = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && isSame(rawHeaders[index - 1]!, name),
  );
  return values.length > 1
    ? values.join(name === 'cookie' ? '; ' : ', ')
    : (headers[name] as string | undefined);
}

function isSame(other: string, name: string): boolean {
  return other.length === name.length && other.toLowerCase() === name;
}
