import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { RequestList } from './requests/request-list.tsx';

/** The requests of a team to the API, one by one. */
export function RequestsPage({ team }: { team: TeamEntry }): JSX.Element {
  return (
    <>
      <p class="lead">
        What the programs of {team.name} asked the API, for 7 days: never what was in a request or a response.
        Search for the request id of an error to find it here.
      </p>
      <RequestList
        teamId={team.id}
        empty={
          <section class="empty">
            <h2>No requests</h2>
            <p>
              Each request with a key of this team is listed here, a second after its response. For a team
              with zero data retention nothing is stored.
            </p>
            <p>
              <Link to={`teams/${team.id}/playground`}>Try one in the playground</Link>
            </p>
          </section>
        }
      />
    </>
  );
}
