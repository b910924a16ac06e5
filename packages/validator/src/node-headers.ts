import type { IncomingMessage } from 'node:http';

/**
 * A header by its name in lower case. One that is sent more than once is a list (RFC 9110, 5.3), as on hosts with
 * `Headers`: node:http keeps the first of some, where a gateway before it may have read the last.
 */
export function readHeader(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  name: string,
): string | undefined {
  const value = headers[name] as string | undefined;
  if (value === undefined) return undefined;
  let first: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const other = rawHeaders[index]!;
    if (other.length !== name.length || other.toLowerCase() !== name) continue;
    if (first !== undefined) return joinAll(rawHeaders, name);
    first = rawHeaders[index + 1];
  }
  return value;
}

function joinAll(rawHeaders: readonly string[], name: string): string {
  const values = rawHeaders.filter(
    (_value, index) => rawHeaders[index - 1]?.toLowerCase() === name && index % 2 === 1,
  );
  return values.join(name === 'cookie' ? '; ' : ', ');
}
