import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account, formatError } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { usePages } from '../../parts/use-pages.tsx';
import { When } from '../../parts/when.tsx';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { describeOutcome, Outcome } from './outcome.tsx';
import type { Delivery } from './outcome.tsx';
import { Resend } from './resend.tsx';

const choices = ['', 'waiting', 'delivered', 'failed', 'gone'] as const;
const choiceLabels: Record<(typeof choices)[number], string> = {
  '': 'All deliveries',
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
  const [status, setStatus] = useState<(typeof choices)[number]>('');
  const [said, setSaid] = useState('');
  const { before, restart, buttons } = usePages();
  const { data, error, reload } = useLoaded(
    `deliveries ${team.id} ${status} ${before}`,
    () =>
      account.webhooks.deliveries(team.id, {
        ...(status && { status }),
        ...(before && { before }),
        limit: 25,
      }),
    before === undefined ? { everyMs: 5000 } : {},
  );
  const onResult = (delivery: Delivery) => {
    setSaid(`${delivery.type}: ${describeOutcome(delivery)}`);
    void reload();
    onSent();
  };
  return (
    <>
      <h2>Deliveries</h2>
      <div class="choices">
        <label class="filter">
          <span class="hidden">Which deliveries</span>
          <select
            value={status}
            onChange={(event) => {
              setStatus(choices.find((one) => one === event.currentTarget.value) ?? '');
              restart();
            }}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {choiceLabels[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {said ? <Notice>{said}</Notice> : null}
      {data?.deliveries.length === 0 ? <Nothing isFiltered={status !== ''} /> : null}
      {data && data.deliveries.length > 0 ? (
        <Table team={team} deliveries={data.deliveries} onResult={onResult} />
      ) : null}
      {buttons(data?.before)}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }): JSX.Element {
  if (isFiltered) return <p>No delivery has this status.</p>;
  return (
    <section class="empty">
      <h2>No deliveries</h2>
      <p>
        Give a crawl, a batch, an agent run or a monitor a <code>webhook</code> with the URL of your receiver.
        Each delivery is listed here for 7 days, with the response, and can be resent. For a team with zero
        data retention nothing is stored.
      </p>
    </section>
  );
}

interface TableProps {
  team: TeamEntry;
  deliveries: Delivery[];
  onResult(delivery: Delivery): void;
}

function Table({ team, deliveries, onResult }: TableProps): JSX.Element {
  const mayResend = may(team.role, 'member');
  return (
    <table class="rows">
      <caption class="hidden">Deliveries</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Receiver</th>
          <th scope="col">Outcome</th>
          <th scope="col">Happened</th>
          {mayResend ? (
            <th scope="col">
              <span class="hidden">Send again</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <th scope="row">
              <span class="name">{delivery.type}</span>
              <code>{delivery.jobId}</code>
            </th>
            <td data-label="Receiver">
              <span class="receiver">{delivery.receiver}</span>
            </td>
            <td data-label="Outcome">
              <Outcome delivery={delivery} />
            </td>
            <td data-label="Happened">
              <When at={delivery.createdAt} />
            </td>
            {mayResend ? (
              <td class="buttons">
                <Resend team={team} delivery={delivery} onResult={onResult} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
