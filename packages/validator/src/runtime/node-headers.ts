import type { IncomingMessage } from 'node:http';

/**
 * A header by its name in lower case. One that is sent more than once is a list (RFC 9110, 5.3), as on hosts with
 * `Headers`: node:http keeps the first of some, where a gateway before it may have read the last.
 */
export function readHeader(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  name: string,
): string | undefined {
  let first: string | undefined;
  let values: string[] | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (!isSame(rawHeaders[index]!, name)) continue;
    const value = rawHeaders[index + 1]!;
    if (first === undefined) first = value;
    else (values ??= [first]).push(value);
  }
  return values ? values.join(name === 'cookie' ? '; ' : ', ') : (headers[name] as string | undefined);
}

function isSame(other: string, name: string): boolean {
  return other.length === name.length && (other === name || other.toLowerCase() === name);
}
