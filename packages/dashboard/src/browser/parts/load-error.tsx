import type { JSX } from 'preact';
import { formatError, isNotFound } from '../client.ts';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  error: unknown;
  reload(): Promise<void>;
  /** The message for a 404, after which a retry is of no use. */
  notFound?: string;
}

/** Why something could not be loaded, with a button that retries; nothing while there is no error. */
export function LoadError({ error, reload, notFound }: LoadErrorProps): JSX.Element | null {
  if (error === undefined) return null;
  if (notFound !== undefined && isNotFound(error)) return <Notice>{notFound}</Notice>;
  return (
    <Notice kind="bad">
      {formatError(error)}{' '}
      <button type="button" class="plain" onClick={() => void reload()}>
        Try again
      </button>
    </Notice>
  );
}
