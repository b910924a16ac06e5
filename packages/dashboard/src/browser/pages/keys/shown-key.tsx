import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { base, operations } from 'api-facts';
import type { OperationFacts } from 'api-facts';
import { CopyableText } from '../../parts/copied.tsx';
import { OneTimeDialog } from '../../parts/shown-once.tsx';

interface NewKeyDialogProps {
  secret: string;
  scopes: string[];
  /** A note on the key that it replaces. */
  note?: string | undefined;
  onClose(): void;
}

/** Displays a new key once, with two lines of code that use it. */
export function NewKeyDialog({ secret, scopes, note, onClose }: NewKeyDialogProps): JSX.Element {
  const [language, setLanguage] = useState<'js' | 'curl'>('js');
  const sample = language === 'js' ? createSample(secret, scopes) : createCurl(secret, scopes);
  return (
    <OneTimeDialog title="Your new key" onClose={onClose}>
      <p>Copy it now: it is not displayed again. Only its hash is stored.{note ? ` ${note}` : ''}</p>
      <CopyableText text={secret} label="key" isFullWidth />
      {sample ? (
        <>
          <p class="switch" role="group" aria-label="Language of the sample">
            <button type="button" aria-pressed={language === 'js'} onClick={() => setLanguage('js')}>
              JavaScript
            </button>
            <button type="button" aria-pressed={language === 'curl'} onClick={() => setLanguage('curl')}>
              curl
            </button>
          </p>
          <CopyableText text={sample} label="sample" />
        </>
      ) : null}
    </OneTimeDialog>
  );
}

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
