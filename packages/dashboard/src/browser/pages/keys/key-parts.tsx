import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { When } from '../../parts/when.tsx';
import type { ApiKey } from './api-key.ts';

/** Max scopes that are displayed before the list is expanded. */
const MAX_SCOPES = 6;

/** What a key may do. */
export function Scopes({
  apiKey: { name, scopes },
}: {
  apiKey: Pick<ApiKey, 'name' | 'scopes'>;
}): JSX.Element {
  const [isExpanded, setExpanded] = useState(false);
  if (scopes.includes('*')) return <span>everything</span>;
  const hidden = scopes.length - MAX_SCOPES;
  return (
    <span class="chips">
      {(isExpanded ? scopes : scopes.slice(0, MAX_SCOPES)).map((scope) => (
        <span key={scope} class="chip">
          {scope}
        </span>
      ))}
      {hidden > 0 ? (
        <button
          type="button"
          class="plain more"
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? 'Less' : `${hidden} more`}: scopes of ${name || 'a key without a name'}`}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Less' : `${hidden} more`}
        </button>
      ) : null}
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
