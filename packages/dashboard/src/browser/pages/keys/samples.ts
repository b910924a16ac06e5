import { base, operations } from 'api-facts';
import type { OperationFacts } from 'api-facts';

/** Creates two lines of code that use a key; undefined when its scopes fit no sample. */
export function createSample(key: string, scopes: readonly string[]): string | undefined {
  const operation = pickOperation(scopes);
  return (
    operation &&
    `import { createClient } from '@web-data/client';
const client = createClient({ apiKey: '${key}', baseUrl: '${location.origin}' });
console.log(await client.${operation.sdkMethod}(${literal(operation.body)}));`
  );
}

/** Creates the same request as a command. */
export function createCurl(key: string, scopes: readonly string[]): string | undefined {
  const operation = pickOperation(scopes);
  return (
    operation &&
    `curl ${location.origin}${base}${operation.path} \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(operation.body).replaceAll("'", String.raw`'\''`)}'`
  );
}

/** Picks the first operation that the key may call and whose example needs no other call before. */
function pickOperation(scopes: readonly string[]): OperationFacts | undefined {
  return operations.find(
    ({ id, scope, method, path, body }) =>
      method === 'POST' &&
      body !== null &&
      !path.includes('{') &&
      ['*', scope, id].some((one) => scopes.includes(one)),
  );
}

/** Formats JSON as JavaScript code: names and strings without double quotes where possible. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/"((?:[^"\\]|\\.)*)"(:?)/g, (quoted, text: string, colon: string) => {
      if (colon !== '' && /^[A-Za-z_]\w*$/.test(text)) return `${text}:`;
      return /['\\]/.test(text) ? quoted : `'${text}'${colon}`;
    });
}
