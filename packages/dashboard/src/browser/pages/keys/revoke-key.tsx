import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { When } from '../../parts/when.tsx';
import type { TeamEntry } from '../../session.ts';
import type { ApiKey } from './api-key.ts';

interface RevokeKeyProps {
  team: TeamEntry;
  apiKey: ApiKey;
  onClose(): void;
}

/** Confirms the revocation of a key, with the time of its last use. */
export function RevokeKey({ team, apiKey, onClose }: RevokeKeyProps): JSX.Element {
  return (
    <Confirm
      title={`Revoke ${apiKey.name}?`}
      yes="Revoke"
      no="Keep it"
      act={() => account.keys.revoke(team.id, apiKey.id)}
      onClose={onClose}
    >
      Requests with it are rejected from now on: by this server at once, by others of the same service within
      a minute.{' '}
      {apiKey.lastUsedAt ? (
        <>
          It was last used <When at={apiKey.lastUsedAt} />.
        </>
      ) : (
        'It was never used.'
      )}
    </Confirm>
  );
}
