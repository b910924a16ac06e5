import type { JSX } from 'preact';
import { account, UserError } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import type { Delivery } from './outcome.tsx';

/** Milliseconds between polls of a resent delivery, and max polls. */
const LOOK_MS = 500;
const MAX_POLLS = 40;

interface ResendProps {
  team: TeamEntry;
  delivery: Delivery;
  /** Called with the delivery after the attempt. */
  onResult(delivery: Delivery): void;
}

/** Resends an event, and waits for the result. */
export function Resend({ team, delivery, onResult }: ResendProps): JSX.Element {
  const { id, type, status, isStored } = delivery;
  const action = useAction(async () => onResult(await resend(team.id, id)));
  if (!isStored) return <span class="soft">too large to be stored</span>;
  const text = status === 'waiting' ? 'Try now' : 'Send again';
  return (
    <>
      <button type="button" disabled={action.isBusy} aria-label={`${text}: ${type}`} onClick={action.run}>
        {action.isBusy ? 'Sending' : text}
      </button>
      {action.error ? <Notice kind="bad">{action.error}</Notice> : null}
    </>
  );
}

/**
 * Resends a delivery and polls it.
 * @returns the delivery after its next attempt.
 * @throws {UserError} when that takes too long
 */
async function resend(teamId: string, id: string): Promise<Delivery> {
  const before = (await account.webhooks.resend(teamId, id)).delivery;
  for (let look = 0; look < MAX_POLLS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const { delivery } = await account.webhooks.delivery(teamId, id);
    if (delivery.attempts > before.attempts) return delivery;
  }
  throw new UserError('It waits for its turn. How it goes will stand here.');
}
