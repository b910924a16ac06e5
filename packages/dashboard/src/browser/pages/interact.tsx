import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { Link, useQuery } from '../router.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import { EndSession } from './interact/end-session.tsx';
import { createSessionColumns } from './interact/session-columns.tsx';
import type { InteractSession } from './interact/session-columns.tsx';
import { SessionPage } from './interact/session-page.tsx';

/** The sessions of Interact of a team; one of them where the URL names it. */
export function InteractPage({ team }: { team: TeamEntry }): JSX.Element {
  const [{ session }] = useQuery();
  return session ? <SessionPage key={session} team={team} sessionId={session} /> : <Sessions team={team} />;
}

function Sessions({ team }: { team: TeamEntry }): JSX.Element {
  const [ending, setEnding] = useState<InteractSession>();
  const [version, setVersion] = useState(0);
  return (
    <>
      <p class="lead">
        Browser pages that programs of {team.name} keep open and drive, with what each shows, and the records
        of those that have ended. A session costs credits for each minute begun.
      </p>
      <ListPage<InteractSession>
        name="sessions"
        id={`interact sessions ${team.id}`}
        version={version}
        everyMs={5000}
        load={async (query) => {
          const { sessions: items, cursor } = await account.interactSessions.list(team.id, query);
          return { items, cursor };
        }}
        searched="pages, profiles and ids"
        filters={[
          { name: 'state', label: 'State', choices: { open: 'Open', ended: 'Ended' }, usual: 'open' },
        ]}
        sorts={{ newest: 'Newest first', oldest: 'Oldest first' }}
        columns={createSessionColumns(team.id)}
        buttons={
          may(team.role, 'member')
            ? (session) =>
                session.isElsewhere || !session.isOpen ? null : (
                  <button
                    type="button"
                    class="danger"
                    aria-label={`End ${session.page?.title || session.id}`}
                    onClick={() => setEnding(session)}
                  >
                    End
                  </button>
                )
            : undefined
        }
        csv={{
          id: ({ id }) => id,
          url: ({ page }) => page?.url,
          title: ({ page }) => page?.title,
          profile: ({ profile }) => profile,
          started: ({ createdAt }) => createdAt,
          ends: ({ expiresAt }) => expiresAt,
          ended: ({ endedAt }) => endedAt,
          credits: ({ creditsUsed }) => creditsUsed,
        }}
        empty={
          <section class="empty">
            <h2>No open sessions</h2>
            <p>
              A program opens one with <code>POST /v2/interact</code>, then clicks, types and reads in it.
              While it is open you can watch it here, and end it.
            </p>
            <p>
              <Link to={`teams/${team.id}/playground#startInteract`}>Start one in the playground</Link>
            </p>
          </section>
        }
      />
      {ending ? (
        <EndSession
          teamId={team.id}
          sessionId={ending.id}
          onEnded={() => setVersion((before) => before + 1)}
          onClose={() => setEnding(undefined)}
        />
      ) : null}
    </>
  );
}
