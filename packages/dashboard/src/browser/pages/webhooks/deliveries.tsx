import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account, UserError } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { dayFilters } from '../../list/list-tools.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { When } from '../../parts/when.tsx';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { describeOutcome, Outcome } from './outcome.tsx';
import type { Delivery } from './outcome.tsx';
import { useAction } from '../../parts/use-action.ts';

const statuses: Record<Delivery['status'], string> = {
  waiting: 'Waiting for another attempt',
  delivered: 'Delivered',
  failed: 'Given up',
  gone: 'Receiver gone',
};

interface DeliveriesProps {
  team: TeamEntry;
  /** Called after a resend: fewer deliveries may wait now. */
  onSent(): void;
}

/** The webhook deliveries of a team, with their results. */
export function Deliveries({ team, onSent }: DeliveriesProps): JSX.Element {
  const [said, setSaid] = useState('');
  const [version, setVersion] = useState(0);
  const onResult = (delivery: Delivery) => {
    setSaid(`${delivery.type}: ${describeOutcome(delivery)}`);
    setVersion(version + 1);
    onSent();
  };
  return (
    <>
      <h2>Deliveries</h2>
      {said ? <Notice>{said}</Notice> : null}
      <ListPage<Delivery>
        name="deliveries"
        id={`deliveries ${team.id}`}
        version={version}
        everyMs={5000}
        load={async (query) => {
          const { deliveries: items, cursor } = await account.webhooks.deliveries(team.id, query);
          return { items, cursor };
        }}
        searched="events, jobs and receivers"
        filters={[{ name: 'status', label: 'Status', choices: statuses }, ...dayFilters]}
        sorts={{ newest: 'Newest first', oldest: 'Oldest first' }}
        columns={[
          {
            title: 'Event',
            cell: ({ type, jobId }) => (
              <>
                <span class="name">{type}</span>
                <code>{jobId}</code>
              </>
            ),
          },
          { title: 'Receiver', isLong: true, cell: ({ receiver }) => <Clamped text={receiver} /> },
          { title: 'Outcome', cell: (delivery) => <Outcome delivery={delivery} /> },
          {
            title: 'Happened',
            sorts: ['newest', 'oldest'],
            cell: ({ createdAt }) => <When at={createdAt} />,
          },
        ]}
        buttons={
          may(team.role, 'member')
            ? (delivery) => <Resend team={team} delivery={delivery} onResult={onResult} />
            : undefined
        }
        csv={{
          id: ({ id }) => id,
          event: ({ type }) => type,
          job: ({ jobId }) => jobId,
          receiver: ({ receiver }) => receiver,
          status: ({ status }) => status,
          attempts: ({ attempts }) => attempts,
          'last status': ({ lastStatus }) => lastStatus,
          failure: ({ failure }) => failure,
          happened: ({ createdAt }) => createdAt,
        }}
        empty={
          <section class="empty">
            <h2>No deliveries</h2>
            <p>
              Give a crawl, a batch, an agent run or a monitor a <code>webhook</code> with the URL of your
              receiver. Each delivery is listed here for 7 days, with the response, and can be resent. For a
              team with zero data retention nothing is stored.
            </p>
          </section>
        }
      />
    </>
  );
}

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
function Resend({ team, delivery, onResult }: ResendProps): JSX.Element {
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
