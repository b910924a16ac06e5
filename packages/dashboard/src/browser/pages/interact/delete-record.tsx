import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';

interface DeleteRecordProps {
  teamId: string;
  sessionId: string;
  /** Called after the record was deleted. */
  onDeleted(): void;
  onClose(): void;
}

/** Confirms that the record of a session is deleted. */
export function DeleteRecord({ teamId, sessionId, onDeleted, onClose }: DeleteRecordProps): JSX.Element {
  return (
    <Confirm
      title="Delete the record?"
      yes="Delete it"
      no="Keep it"
      act={async () => {
        await account.interactSessions.deleteRecord(teamId, sessionId);
        onDeleted();
      }}
      onClose={onClose}
    >
      Its actions and screenshots are deleted for everybody in the team. If the session is still open, nothing
      more of it is recorded.
    </Confirm>
  );
}
