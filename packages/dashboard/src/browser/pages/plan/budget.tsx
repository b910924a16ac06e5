import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BudgetGetResponse } from '../../../generated/account/client/index.js';
import { account, formatError } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Notice } from '../../parts/notice.tsx';
import { When } from '../../parts/when.tsx';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { number } from '../usage/numbers.ts';
import { BudgetForm } from './budget-form.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The monthly budget of a team: its use so far, the thresholds that were reached, and the form for owners. */
export function BudgetSection({ team }: { team: TeamEntry }): JSX.Element {
  const { data, error, reload } = useLoaded(`budget ${team.id}`, () => account.budget.get(team.id), {
    live: { teamId: team.id, topic: 'usage' },
  });
  const [open, setOpen] = useState<'form' | 'remove'>();
  const close = () => {
    setOpen(undefined);
    void reload();
  };
  const isOwner = may(team.role, 'owner');
  return (
    <section>
      <h2>Monthly budget</h2>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data ? <Use state={data} /> : null}
      {data && isOwner ? (
        <p class="actions">
          <button type="button" class={data.budget ? '' : 'primary'} onClick={() => setOpen('form')}>
            {data.budget ? 'Change the budget' : 'Set a budget'}
          </button>
          {data.budget ? (
            <button type="button" onClick={() => setOpen('remove')}>
              Remove the budget
            </button>
          ) : null}
        </p>
      ) : null}
      {data && !isOwner ? <p class="soft">Owners of the team set the budget.</p> : null}
      {data && open === 'form' ? <BudgetForm team={team} state={data} onClose={close} /> : null}
      {open === 'remove' ? (
        <Confirm
          title="Remove the budget?"
          yes="Remove it"
          no="Keep it"
          act={() => account.budget.remove(team.id)}
          onClose={close}
        >
          Nobody is alerted any more, and work uses the credits of the team without a monthly limit.
        </Confirm>
      ) : null}
    </section>
  );
}

function Use({ state: { budget, use, alerts } }: { state: BudgetGetResponse }): JSX.Element {
  const month = `The month is a calendar month in UTC: it began on ${day.format(new Date(use.startsAt))} at 00:00 UTC, and the next one begins on ${day.format(new Date(use.resetsAt))} at 00:00 UTC.`;
  if (budget === undefined)
    return (
      <p>
        There is no budget. {number(use.used)} credits are used this month. {month}
      </p>
    );
  return (
    <>
      <p>
        <strong>{number(use.used)}</strong> of {number(budget.credits)} credits are used
        {use.held > 0 ? `, ${number(use.held)} are held by running work` : ''}, and {number(budget.remaining)}{' '}
        are left. {month}
      </p>
      <progress
        class="budget"
        max={budget.credits}
        value={Math.min(use.used, budget.credits)}
        aria-label="Credits of the budget that are used"
      >
        {Math.floor((use.used / budget.credits) * 100)} %
      </progress>
      <p>
        {budget.isHardLimit
          ? 'Work that would exceed the budget is rejected with 403.'
          : 'The budget only alerts: work goes on when it is used up.'}{' '}
        {budget.thresholds.length > 0
          ? `Alerts at ${budget.thresholds.map((percent) => `${percent} %`).join(', ')}.`
          : 'There are no alerts.'}
      </p>
      {alerts.length > 0 ? (
        <ul class="entries">
          {alerts.map(({ percent, credits, reachedAt }) => (
            <li key={`${credits} ${percent}`}>
              {percent} % of {number(credits)} reached <When at={reachedAt} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
