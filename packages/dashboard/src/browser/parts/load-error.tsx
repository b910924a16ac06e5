import type { JSX } from 'preact';
import { formatError } from '../client.ts';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  error: unknown;
  reload(): Promise<void>;
}

/** Why something could not be loaded, with a button that tries again; nothing while there is no error. */
export function LoadError({ error, reload }: LoadErrorProps): JSX.Element | null {
  if (error === undefined) return null;
  return (
    <Notice kind="bad">
      {formatError(error)}{' '}
      <button type="button" class="plain" onClick={() => void reload()}>
        Try again
      </button>
    </Notice>
  );
}
