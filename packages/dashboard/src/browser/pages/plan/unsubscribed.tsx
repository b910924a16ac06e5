import type { JSX } from 'preact';
import type { EmailsUnsubscribedResponse } from '../../../generated/account/client/index.js';
import { account, formatError } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';

type Entry = EmailsUnsubscribedResponse['unsubscribed'][number];

/** The emails of a team that recipients have unsubscribed from; nothing where there are none. */
export function UnsubscribedSection({ team }: { team: TeamEntry }): JSX.Element | null {
  const { data, error, reload } = useLoaded(`unsubscribed ${team.id}`, () =>
    account.emails.unsubscribed(team.id),
  );
  if (error) return <Notice kind="bad">{formatError(error)}</Notice>;
  if (data === undefined || data.unsubscribed.length === 0) return null;
  return (
    <section>
      <h2>Unsubscribed emails</h2>
      <p>
        These people have unsubscribed by the link in an email. They may turn it on again, and so may owners.
      </p>
      <ul class="entries">
        {data.unsubscribed.map((entry) => (
          <Unsubscribed key={entry.id} team={team} entry={entry} onDone={reload} />
        ))}
      </ul>
    </section>
  );
}

function Unsubscribed({
  team,
  entry: { id, about, name, subjectId, recipient, unsubscribedAt, mayChange },
  onDone,
}: {
  team: TeamEntry;
  entry: Entry;
  onDone(): Promise<void>;
}): JSX.Element {
  const resubscribe = useAction(async () => {
    await account.emails.resubscribe(team.id, id);
    await onDone();
  });
  return (
    <li>
      {recipient}:{' '}
      {about === 'monitor' ? (
        <>
          the monitor <Link to={`teams/${team.id}/monitors?monitor=${subjectId}`}>{name ?? subjectId}</Link>
        </>
      ) : (
        'the monthly budget'
      )}
      , <When at={unsubscribedAt} />{' '}
      {mayChange ? (
        <button
          type="button"
          disabled={resubscribe.isBusy}
          aria-label={`Turn on again for ${recipient}: ${name ?? 'the monthly budget'}`}
          onClick={resubscribe.run}
        >
          Turn on again
        </button>
      ) : null}
      {resubscribe.error ? <Notice kind="bad">{resubscribe.error}</Notice> : null}
    </li>
  );
}
