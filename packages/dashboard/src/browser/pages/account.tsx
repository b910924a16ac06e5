import type { JSX } from 'preact';
import type { SessionsListResponse } from '../../generated/account/client/index.js';
import { parseBrowser } from '../browser-of.ts';
import { account, formatError } from '../client.ts';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { When } from '../parts/when.tsx';
import { useSession } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Passkeys } from './account/passkeys.tsx';

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
      <h2>Where you are signed in</h2>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data ? (
        <table class="rows">
          <caption class="hidden">Sessions</caption>
          <thead>
            <tr>
              <th scope="col">Browser</th>
              <th scope="col">Last used</th>
              <th scope="col">Since</th>
              <th scope="col">
                <span class="hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.sessions.map((session) => (
              <Row key={session.id} session={session} onEnded={reloadSessions} />
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}

function Row({
  session,
  onEnded,
}: {
  session: SessionsListResponse['sessions'][number];
  onEnded(): Promise<void>;
}): JSX.Element {
  const end = useAction(async () => {
    await account.sessions.end(session.id);
    await onEnded();
  });
  return (
    <tr>
      <th scope="row">
        <span class="name">{parseBrowser(session.userAgent)}</span>
        {session.current ? <span class="soft">this one</span> : null}
        {end.error ? <Notice kind="bad">{end.error}</Notice> : null}
      </th>
      <td data-label="Last used">
        <When at={session.lastSeenAt} />
      </td>
      <td data-label="Since">
        <When at={session.createdAt} />
      </td>
      <td class="buttons">
        {session.current ? null : (
          <button type="button" class="danger" disabled={end.isBusy} onClick={end.run}>
            End
          </button>
        )}
      </td>
    </tr>
  );
}
