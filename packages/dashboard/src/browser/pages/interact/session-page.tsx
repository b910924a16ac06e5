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
import { DeleteRecord } from './delete-record.tsx';
import { EndSession } from './end-session.tsx';
import { SessionSteps } from './session-steps.tsx';

/** Milliseconds between reloads: the stream of events has none for actions of a session. */
const RELOAD_MS = 3000;

interface SessionPageProps {
  team: TeamEntry;
  sessionId: string;
}

/** One session of Interact, open or recorded, with what it shows and what was done in it. */
export function SessionPage({ team, sessionId }: SessionPageProps): JSX.Element {
  const [dialog, setDialog] = useState<'delete' | 'end'>();
  /** The step before which the steps are displayed; undefined for the last ones. */
  const [before, setBefore] = useState<number>();
  const { data, error, reload } = useLoaded(
    `interact session ${sessionId} ${before}`,
    () => account.interactSessions.get(team.id, sessionId, before === undefined ? {} : { before }),
    before === undefined ? { everyMs: RELOAD_MS } : {},
  );
  const list = `teams/${team.id}/interact`;
  return (
    <>
      <p>
        <Link to={list}>All sessions</Link>
      </p>
      <LoadError
        error={error}
        reload={reload}
        notFound="This session has ended, and there is no record of it."
      />
      {data ? (
        <>
          <h2 class="first">
            {data.session.page?.title ||
              (data.session.isElsewhere ? 'Session of another process' : 'Session without a page')}
          </h2>
          {may(team.role, 'member') ? (
            <p class="actions">
              {data.session.isOpen && !data.session.isElsewhere ? (
                <button type="button" class="danger" onClick={() => setDialog('end')}>
                  End the session
                </button>
              ) : null}
              {data.session.recordedUntil === undefined ? null : (
                <button type="button" class="danger" onClick={() => setDialog('delete')}>
                  Delete the record
                </button>
              )}
            </p>
          ) : null}
          {data.session.isElsewhere ? (
            <Notice>
              Another process of the service has this session, so it cannot be ended here. The page reloads by
              itself and may reach that process.
            </Notice>
          ) : null}
          <SessionFacts {...data} />
          <h2>What was done</h2>
          <p class="soft">
            Up to 1,000 actions, 100 at a time, with what each showed. What was typed is not recorded, and
            screenshots show dots for what fields hold.
          </p>
          <SessionSteps teamId={team.id} sessionId={sessionId} steps={data.steps} />
          <p class="pager">
            {before === undefined ? null : (
              <button type="button" onClick={() => setBefore(undefined)}>
                Last steps
              </button>
            )}
            {(data.steps[0]?.step ?? 1) > 1 ? (
              <button type="button" onClick={() => setBefore(data.steps[0]?.step)}>
                Earlier steps
              </button>
            ) : null}
          </p>
        </>
      ) : null}
      {dialog === 'end' ? (
        <EndSession
          teamId={team.id}
          sessionId={sessionId}
          onEnded={() => go(list)}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'delete' ? (
        <DeleteRecord
          teamId={team.id}
          sessionId={sessionId}
          onDeleted={() => go(list)}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </>
  );
}

function SessionFacts({ session }: InteractSessionsGetResponse): JSX.Element {
  const {
    id,
    page,
    createdAt,
    expiresAt,
    isOpen,
    endedAt,
    creditsUsed,
    recordedUntil,
    profile,
    savesProfile,
  } = session;
  return (
    <Facts
      facts={[
        // Text and not a link: nobody knows where an address of a foreign page leads.
        [isOpen ? 'Shows' : 'Showed last', page ? <code>{page.url}</code> : 'nothing that was recorded'],
        ['Started', <When at={createdAt} />],
        isOpen
          ? [
              'Ends',
              <>
                <When at={expiresAt} /> at the latest
              </>,
            ]
          : ['Ended', endedAt === undefined ? 'with the process that had it' : <When at={endedAt} />],
        creditsUsed === undefined ? undefined : ['Credits', String(creditsUsed)],
        recordedUntil === undefined ? undefined : ['Record deleted', <When at={recordedUntil} />],
        profile === undefined
          ? undefined
          : ['Profile', `${profile}, ${savesProfile ? 'saved when the session ends' : 'read only'}`],
        ['Id', <code>{id}</code>],
      ]}
    />
  );
}
