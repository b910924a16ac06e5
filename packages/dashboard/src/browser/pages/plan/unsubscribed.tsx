import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EmailsUnsubscribedResponse } from '../../../generated/account/client/index.js';
import { account } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import type { TeamEntry } from '../../session.ts';

type Entry = EmailsUnsubscribedResponse['unsubscribed'][number];

/** The emails of a team that recipients have unsubscribed from. */
export function UnsubscribedSection({ team }: { team: TeamEntry }): JSX.Element {
  const [version, setVersion] = useState(0);
  return (
    <section>
      <h2>Unsubscribed emails</h2>
      <p>Recipients unsubscribe by the link in an email. Only they can turn it on again.</p>
      <ListPage<Entry>
        name="unsubscribed emails"
        id={`unsubscribed ${team.id}`}
        version={version}
        load={async (query) => {
          const { unsubscribed: items, cursor } = await account.emails.unsubscribed(team.id, query);
          return { items, cursor };
        }}
        columns={[
          {
            title: 'Recipient',
            cell: ({ recipient }) => (
              <span class="name">
                <Clamped text={recipient} />
              </span>
            ),
          },
          { title: 'About', isLong: true, cell: (entry) => <Subject team={team} entry={entry} /> },
          { title: 'Unsubscribed', cell: ({ unsubscribedAt }) => <When at={unsubscribedAt} /> },
        ]}
        buttons={(entry) =>
          entry.canResubscribe ? (
            <Resubscribe team={team} entry={entry} onDone={() => setVersion((before) => before + 1)} />
          ) : null
        }
        csv={{
          recipient: ({ recipient }) => recipient,
          about: ({ about }) => about,
          subject: ({ subjectId }) => subjectId,
          unsubscribed: ({ unsubscribedAt }) => unsubscribedAt,
        }}
        empty={<p>Nobody has unsubscribed.</p>}
      />
    </section>
  );
}

function Subject({
  team,
  entry: { about, name, subjectId },
}: {
  team: TeamEntry;
  entry: Entry;
}): JSX.Element {
  if (about === 'budget') return <>The monthly budget</>;
  return (
    <div>
      The monitor{' '}
      <span class="name clamped" title={name}>
        <Link to={`teams/${team.id}/monitors?monitor=${subjectId}`}>{name ?? subjectId}</Link>
      </span>
    </div>
  );
}

function Resubscribe({
  team,
  entry: { id, name, recipient },
  onDone,
}: {
  team: TeamEntry;
  entry: Entry;
  onDone(): void;
}): JSX.Element {
  const resubscribe = useAction(async () => {
    await account.emails.resubscribe(team.id, id);
    onDone();
  });
  return (
    <>
      <button
        type="button"
        disabled={resubscribe.isBusy}
        aria-label={`Turn on again for ${recipient}: ${name ?? 'the monthly budget'}`}
        onClick={resubscribe.run}
      >
        Turn on again
      </button>
      {resubscribe.error ? <Notice kind="bad">{resubscribe.error}</Notice> : null}
    </>
  );
}
