import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { WebhooksGetResponse } from '../../generated/account/client/index.js';
import { account } from '../client.ts';
import { LoadError } from '../parts/load-error.tsx';
import { When } from '../parts/when.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { number } from './usage/numbers.ts';
import { Deliveries } from './webhooks/deliveries.tsx';
import { RotateSecret, ShowSecret } from './webhooks/secret-dialogs.tsx';

/** The webhook secrets of a team, its queued deliveries and its past ones. */
export function WebhooksPage({ team }: { team: TeamEntry }): JSX.Element {
  const load = () => account.webhooks.get(team.id);
  const { data, error, reload } = useLoaded(`webhooks ${team.id}`, load, { everyMs: 5000 });
  const [open, setOpen] = useState<'show' | 'rotate'>();
  const close = () => {
    setOpen(undefined);
    void reload();
  };
  const isUnseen = data !== undefined && data.secrets.every(({ viewedAt }) => viewedAt === undefined);
  return (
    <>
      <p class="lead">
        Crawls, batches, agent runs and monitors send events to your receiver. The signature proves that an
        event comes from {team.name}.
      </p>
      <LoadError error={error} reload={reload} />
      {data && may(team.role, 'owner') ? (
        <p class="actions">
          {isUnseen ? (
            <button type="button" class="primary" onClick={() => setOpen('show')}>
              Show the secret
            </button>
          ) : (
            <button type="button" onClick={() => setOpen('rotate')}>
              Rotate the secret
            </button>
          )}
        </p>
      ) : null}
      {data ? <Secrets secrets={data.secrets} /> : null}
      {data ? <Waiting waiting={data.waiting} /> : null}
      <Deliveries team={team} onSent={() => void reload()} />
      {open === 'show' ? <ShowSecret team={team} onClose={close} /> : null}
      {open === 'rotate' ? <RotateSecret team={team} onClose={close} /> : null}
    </>
  );
}

function Secrets({ secrets }: Pick<WebhooksGetResponse, 'secrets'>): JSX.Element {
  if (secrets.length === 0)
    return (
      <section class="empty">
        <h2>No secret yet</h2>
        <p>It is created with the first webhook, or when an owner requests it here.</p>
      </section>
    );
  return (
    <table class="rows">
      <caption class="hidden">Secrets</caption>
      <thead>
        <tr>
          <th scope="col">Secret</th>
          <th scope="col">Created</th>
          <th scope="col">Viewed</th>
          <th scope="col">Signs until</th>
        </tr>
      </thead>
      <tbody>
        {secrets.map(({ number, createdAt, viewedAt, endsAt }) => (
          <tr key={number}>
            <th scope="row">
              <span class="name">{`Number ${number}`}</span>
            </th>
            <td data-label="Created">
              <When at={createdAt} />
            </td>
            <td data-label="Viewed">{viewedAt ? <When at={viewedAt} /> : 'never'}</td>
            <td data-label="Signs until">{endsAt ? <When at={endsAt} /> : 'it is rotated'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Waiting({ waiting }: Pick<WebhooksGetResponse, 'waiting'>): JSX.Element {
  return (
    <>
      <h2>Waiting</h2>
      {waiting.length === 0 ? (
        <p>
          No event is waiting: each was delivered, or given up after its receiver was unavailable for too
          long.
        </p>
      ) : (
        <table class="rows">
          <caption class="hidden">Receivers for which events wait</caption>
          <thead>
            <tr>
              <th scope="col">Receiver</th>
              <th scope="col">Events</th>
              <th scope="col">Failed attempts</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map(({ id, receiver, jobId, events, attempts, since }) => (
              <tr key={id}>
                <th scope="row">
                  <span class="name">{receiver}</span>
                  <code>{jobId}</code>
                </th>
                <td data-label="Events">{number(events)}</td>
                <td data-label="Attempts">{number(attempts)}</td>
                <td data-label="Since">
                  <When at={since} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
