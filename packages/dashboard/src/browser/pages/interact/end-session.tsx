import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';

interface EndSessionProps {
  teamId: string;
  sessionId: string;
  /** Called after the session has ended. */
  onEnded(): void;
  onClose(): void;
}

/** Confirms that a session ends, with what that does. */
export function EndSession({ teamId, sessionId, onEnded, onClose }: EndSessionProps): JSX.Element {
  return (
    <Confirm
      title="End the session?"
      yes="End it"
      no="Keep it"
      act={async () => {
        await account.interactSessions.end(teamId, sessionId);
        onEnded();
      }}
      onClose={onClose}
    >
      Its page closes with everything in it, and the program that drives it gets an error. The minutes begun
      are charged.
    </Confirm>
  );
}
