import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { InteractSessionsGetResponse } from '../../../generated/account/client/index.js';
import { account } from '../../client.ts';
import { Facts } from '../../parts/facts.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { Notice } from '../../parts/notice.tsx';
import { When } from '../../parts/when.tsx';
import { go, Link } from '../../router.tsx';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { Timeline } from '../jobs/timeline.tsx';
import { EndSession } from './end-session.tsx';

/** Milliseconds between reloads: the stream of events has none for actions of a session. */
const RELOAD_MS = 3000;

interface SessionPageProps {
  team: TeamEntry;
  sessionId: string;
}

/** One session of Interact with what it shows and what was done in it. */
export function SessionPage({ team, sessionId }: SessionPageProps): JSX.Element {
  const [isEnding, setEnding] = useState(false);
  const { data, error, reload } = useLoaded(
    `interact session ${sessionId}`,
    () => account.interactSessions.get(team.id, sessionId),
    { everyMs: RELOAD_MS },
  );
  const list = `teams/${team.id}/interact`;
  return (
    <>
      <p>
        <Link to={list}>All sessions</Link>
      </p>
      <LoadError error={error} reload={reload} notFound="This session has ended." />
      {data ? (
        <>
          <h2 class="first">
            {data.session.page?.title ||
              (data.session.isElsewhere ? 'Session of another process' : 'Session without a page')}
          </h2>
          {may(team.role, 'member') && !data.session.isElsewhere ? (
            <p class="actions">
              <button type="button" class="danger" onClick={() => setEnding(true)}>
                End the session
              </button>
            </p>
          ) : null}
          {data.session.isElsewhere ? (
            <Notice>
              Another process of the service has this session, so this one does not know what it shows. The
              page reloads by itself and may reach that process.
            </Notice>
          ) : null}
          <SessionFacts {...data} />
          <h2>What was done</h2>
          <p class="soft">
            The last 100 actions, as long as the session is open. What was typed is not kept.
          </p>
          <Timeline
            steps={data.steps.map(({ at, action, ok, url, title }) => {
              const location = title === '' ? url : `${title} (${url})`;
              return { at, who: action, text: ok ? location : `failed, at ${location}`, isError: !ok };
            })}
          />
        </>
      ) : null}
      {isEnding ? (
        <EndSession
          teamId={team.id}
          sessionId={sessionId}
          onEnded={() => go(list)}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </>
  );
}

function SessionFacts({ session }: InteractSessionsGetResponse): JSX.Element {
  const { id, page, createdAt, expiresAt, profile, savesProfile, isElsewhere } = session;
  return (
    <Facts
      facts={[
        // Text and not a link: nobody knows where an address of a foreign page leads.
        ['Shows', page ? <code>{page.url}</code> : isElsewhere ? 'shown by another process' : 'nothing yet'],
        ['Started', <When at={createdAt} />],
        [
          'Ends',
          <>
            <When at={expiresAt} /> at the latest
          </>,
        ],
        profile === undefined
          ? undefined
          : ['Profile', `${profile}, ${savesProfile ? 'saved when the session ends' : 'read only'}`],
        ['Id', <code>{id}</code>],
      ]}
    />
  );
}
