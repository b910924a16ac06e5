import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hasShortcuts, setShortcuts } from '@web-data/docs/browser-parts';
import type { SessionsListResponse } from '../../generated/account/client/index.js';
import { parseBrowser } from '../browser-of.ts';
import { account } from '../client.ts';
import { ListTable } from '../list/list-table.tsx';
import { LoadError } from '../parts/load-error.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { When } from '../parts/when.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Passkeys } from './account/passkeys.tsx';

type Session = SessionsListResponse['sessions'][number];

/** The page of the person's name, passkeys and sessions. */
export function AccountPage(): JSX.Element {
  const { person, reload } = useSession();
  const { data, error, reload: reloadSessions } = useLoaded('sessions', () => account.sessions.list());
  const out = useAction(async () => {
    await account.session.end();
    await reload();
  });
  return (
    <>
      <p class="lead">
        Signed in as {person.name}
        {person.email ? `, ${person.email}` : ''}.
      </p>
      <p class="actions">
        <button type="button" disabled={out.isBusy} onClick={out.run}>
          Sign out
        </button>
      </p>
      {out.error ? <Notice kind="bad">{out.error}</Notice> : null}
      <Passkeys />
      <Shortcuts />
      <h2>Where you are signed in</h2>
      <LoadError error={error} reload={reloadSessions} />
      {data ? (
        <ListTable<Session>
          name="sessions"
          items={data.sessions}
          isBusy={false}
          columns={[
            {
              title: 'Browser',
              cell: ({ userAgent, current }) => (
                <>
                  <span class="name">{parseBrowser(userAgent)}</span>
                  {current ? <span class="soft">this one</span> : null}
                </>
              ),
            },
            { title: 'Last used', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
            { title: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
          ]}
          buttons={(session) =>
            session.current ? null : <EndSession session={session} onEnded={reloadSessions} />
          }
        />
      ) : null}
    </>
  );
}

interface EndSessionProps {
  session: Session;
  onEnded(): Promise<void>;
}

function EndSession({ session, onEnded }: EndSessionProps): JSX.Element {
  const end = useAction(async () => {
    await account.sessions.end(session.id);
    await onEnded();
  });
  return (
    <>
      <button type="button" class="danger" disabled={end.isBusy} onClick={end.run}>
        End
      </button>
      {end.error ? <Notice kind="bad">{end.error}</Notice> : null}
    </>
  );
}

/** A switch for keys that do something by themselves: who speaks to the browser may type them unawares. */
function Shortcuts(): JSX.Element {
  const [isOn, setOn] = useState(hasShortcuts);
  const change = (event: { currentTarget: { checked: boolean } }) => {
    setShortcuts(event.currentTarget.checked);
    setOn(event.currentTarget.checked);
  };
  return (
    <>
      <h2>Keyboard</h2>
      <label class="option">
        <input type="checkbox" checked={isOn} onChange={change} />{' '}
        <span>
          <kbd>/</kbd> goes to the search of a list or of the documentation, in this browser
        </span>
      </label>
    </>
  );
}
