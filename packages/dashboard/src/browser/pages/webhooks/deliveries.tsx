import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { dayFilters } from '../../list/list-tools.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { When } from '../../parts/when.tsx';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { describeOutcome, Outcome } from './outcome.tsx';
import type { Delivery } from './outcome.tsx';
import { Resend } from './resend.tsx';

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
