import type { JSX } from 'preact';
import type { WebhooksDeliveriesResponse } from '../../../generated/account/client/index.js';
import { When } from '../../parts/when.tsx';

export type Delivery = WebhooksDeliveriesResponse['deliveries'][number];

const statusLabels: Record<Delivery['status'], string> = {
  waiting: 'waits',
  delivered: 'delivered',
  failed: 'given up',
  gone: 'receiver gone',
};
/** Uses the styles of job statuses. */
const looks: Record<Delivery['status'], string> = {
  waiting: 'processing',
  delivered: 'completed',
  failed: 'failed',
  gone: 'cancelled',
};
const failureLabels: Record<NonNullable<Delivery['failure']>, string> = {
  address: 'no permitted address',
  connection: 'no connection',
  tls: 'certificate not valid',
  timeout: 'no response in time',
  response: 'no valid response',
};

/** The status of a delivery, with the result of its last attempt. */
export function Outcome({ delivery }: { delivery: Delivery }): JSX.Element {
  const { status, attempts, nextAttemptAt } = delivery;
  return (
    <span class="outcome">
      <span class={`badge ${looks[status]}`}>{statusLabels[status]}</span>
      <span class="soft">
        {[lastOf(delivery), attempts === 1 ? '1 attempt' : `${attempts} attempts`].filter(Boolean).join(', ')}
      </span>
      {nextAttemptAt ? (
        <span class="soft">
          retried {Date.parse(nextAttemptAt) > Date.now() ? <When at={nextAttemptAt} /> : 'in a moment'}
        </span>
      ) : null}
    </span>
  );
}

/** Describes the result of a resend in one sentence. */
export function describeOutcome(delivery: Delivery): string {
  const last = lastOf(delivery);
  const why = last ? ` (${last})` : '';
  switch (delivery.status) {
    case 'delivered':
      return `the receiver accepted it${why}.`;
    case 'gone':
      return `the receiver wants no more events of this job${why}.`;
    default:
      return `the receiver did not accept it${why}; it will be retried.`;
  }
}

function lastOf({ lastStatus, failure }: Delivery): string {
  if (lastStatus !== undefined) return `status ${lastStatus}`;
  return failure === undefined ? '' : failureLabels[failure];
}
