import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { When } from '../../parts/when.tsx';
import type { TeamEntry } from '../../session.ts';
import type { ApiKey } from './api-key.ts';

interface RevokeKeyProps {
  team: TeamEntry;
  apiKey: ApiKey;
  onClose(): void;
}

/** Asks once more before a key is revoked, and says when it was last used. */
export function RevokeKey({ team, apiKey, onClose }: RevokeKeyProps): JSX.Element {
  const revoke = useAction(async () => {
    await account.keys.revoke(team.id, apiKey.id);
    onClose();
  });
  return (
    <Dialog title={`Revoke ${apiKey.name}?`} onClose={onClose}>
      <p>
        Programs that use it are refused at once, for ever.{' '}
        {apiKey.lastUsedAt ? (
          <>
            It was last used <When at={apiKey.lastUsedAt} />.
          </>
        ) : (
          'It was never used.'
        )}
      </p>
      {revoke.error ? <Notice kind="bad">{revoke.error}</Notice> : null}
      <p class="actions">
        <button type="button" class="danger" disabled={revoke.isBusy} onClick={revoke.run}>
          Revoke
        </button>
        <button type="button" onClick={onClose}>
          Keep it
        </button>
      </p>
    </Dialog>
  );
}
