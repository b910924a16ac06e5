import type { JSX } from 'preact';
import { When } from '../../parts/when.tsx';
import type { ApiKey } from './api-key.ts';

/** What a key may do. */
export function Scopes({ scopes }: { scopes: string[] }): JSX.Element {
  if (scopes.includes('*')) return <span>everything</span>;
  return (
    <span class="chips">
      {scopes.map((scope) => (
        <span key={scope} class="chip">
          {scope}
        </span>
      ))}
    </span>
  );
}

/** When a key ends, or has ended. */
export function End({ apiKey: { status, revokedAt, expiresAt } }: { apiKey: ApiKey }): JSX.Element {
  if (revokedAt)
    return (
      <span>
        revoked <When at={revokedAt} />
      </span>
    );
  if (!expiresAt) return <span class="soft">never</span>;
  return (
    <span>
      {status === 'expired' ? 'expired ' : ''}
      <When at={expiresAt} />
    </span>
  );
}
