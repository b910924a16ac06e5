import { base, operations } from 'api-facts';
import type { OperationFacts } from 'api-facts';

/** Two lines that use a key; undefined for one that may do nothing that a sample can show. */
export function createSample(key: string, scopes: readonly string[]): string | undefined {
  const operation = pickOperation(scopes);
  return (
    operation &&
    `import { createClient } from '@web-data/client';
const client = createClient({ apiKey: '${key}', baseUrl: '${location.origin}' });
console.log(await client.${operation.sdkMethod}(${literal(operation.body)}));`
  );
}

/** The same as a command. */
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

/** The first operation that the key may call and whose example stands alone. */
function pickOperation(scopes: readonly string[]): OperationFacts | undefined {
  return operations.find(
    ({ id, scope, method, path, body }) =>
      method === 'POST' &&
      body !== null &&
      !path.includes('{') &&
      ['*', scope, id].some((one) => scopes.includes(one)),
  );
}

/** JSON as it is written in a program: names and texts without double quotes, where they need none. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/"((?:[^"\\]|\\.)*)"(:?)/g, (quoted, text: string, colon: string) => {
      if (colon !== '' && /^[A-Za-z_]\w*$/.test(text)) return `${text}:`;
      return /['\\]/.test(text) ? quoted : `'${text}'${colon}`;
    });
}
