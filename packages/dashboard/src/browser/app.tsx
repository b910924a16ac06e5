import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { account, isSignedOut, onSessionMoved } from './client.ts';
import { Frame } from './frame.tsx';
import { AccountPage } from './pages/account.tsx';
import { DevicePage } from './pages/device.tsx';
import { InteractPage } from './pages/interact.tsx';
import { JobsPage } from './pages/jobs.tsx';
import { KeysPage } from './pages/keys.tsx';
import { MembersPage } from './pages/members.tsx';
import { MonitorsPage } from './pages/monitors.tsx';
import { OpenidPage } from './pages/openid.tsx';
import { PlanPage } from './pages/plan.tsx';
import { PlaygroundPage } from './pages/playground-page.tsx';
import { PolicyPage } from './pages/policy.tsx';
import { RequestsPage } from './pages/requests.tsx';
import { SecurityPage } from './pages/security.tsx';
import { HowToSignIn, SignInPage } from './pages/sign-in.tsx';
import { StartPage } from './pages/start.tsx';
import { UsagePage } from './pages/usage.tsx';
import { WebhooksPage } from './pages/webhooks.tsx';
import { Alone } from './parts/alone.tsx';
import { LoadError } from './parts/load-error.tsx';
import { go, usePath } from './router.tsx';
import { SessionContext } from './session.ts';
import type { TeamEntry } from './session.ts';
import { teamLinks } from './team-links.ts';
import type { TeamPage } from './team-links.ts';
import { useLoaded } from './use-loaded.ts';

/** The root component of the dashboard: loads the session and renders the page of the URL. */
export function App(): JSX.Element {
  const path = usePath();
  const { data, error, reload } = useLoaded('session', () => account.session.get());
  useEffect(() => onSessionMoved(() => void reload()), [reload]);
  if (path === 'sign-in') return <SignInPage signedIn={data?.person.name} onSignedIn={reload} />;
  if (path === 'openid') return <OpenidPage onSignedIn={reload} />;
  if (isSignedOut(error)) return <HowToSignIn isForDevice={path === 'device'} onSignedIn={reload} />;
  if (data === undefined)
    return (
      <Alone title="Dashboard">
        <LoadError error={error} reload={reload} />
      </Alone>
    );
  return (
    <SessionContext.Provider value={{ ...data, reload }}>
      <Route path={path} />
    </SessionContext.Provider>
  );
}

const teamPages: Record<TeamPage, (props: { team: TeamEntry }) => JSX.Element> = {
  start: StartPage,
  keys: KeysPage,
  playground: PlaygroundPage,
  usage: UsagePage,
  requests: RequestsPage,
  jobs: JobsPage,
  interact: InteractPage,
  monitors: MonitorsPage,
  members: MembersPage,
  security: SecurityPage,
  policy: PolicyPage,
  webhooks: WebhooksPage,
  plan: PlanPage,
};

function Route({ path }: { path: string }): JSX.Element {
  const [, teamId, name = ''] = /^teams\/([\w-]+)\/(\w+)$/.exec(path) ?? [];
  return (
    <SessionContext.Consumer>
      {(session) => {
        const { teams } = session!;
        if (path === 'device') return <DevicePage />;
        if (path === 'account')
          return (
            <PageFrame title="Your account" team={teams[0]} page="account">
              <AccountPage />
            </PageFrame>
          );
        const team = teams.find(({ id }) => id === teamId);
        const found = team && teamLinks.find(([one]) => one === name);
        if (team?.suspended)
          return (
            <Alone title="Suspended">
              <p>
                The team {team.name} is suspended: its keys are rejected and its jobs wait. Ask whoever runs
                the service why.
              </p>
              <p>
                <a href="/dashboard/account">Your account and your other teams</a>
              </p>
            </Alone>
          );
        if (team && found) {
          const [page, title] = found;
          const Page = teamPages[page];
          return (
            <PageFrame title={title} team={team} page={page}>
              <Page key={team.id} team={team} />
            </PageFrame>
          );
        }
        return <Elsewhere path={path} team={teams[0]} />;
      }}
    </SessionContext.Consumer>
  );
}

interface PageFrameProps {
  title: string;
  team: TeamEntry | undefined;
  page: string;
  children: JSX.Element;
}

/** A page in its frame. Announces its title to screen readers, as a browser does for a new document. */
function PageFrame({ title, team, page, children }: PageFrameProps): JSX.Element {
  useEffect(() => {
    document.title = `${title}${team && page !== 'account' ? ` · ${team.name}` : ''} · Web Data API`;
  }, [title, team, page]);
  return (
    <Frame team={team} page={page} title={title}>
      {children}
    </Frame>
  );
}

/** Redirects the start page to that of the first team; any other path is unknown. */
function Elsewhere({ path, team }: { path: string; team: TeamEntry | undefined }): JSX.Element {
  const start = path === '' && team ? `teams/${team.id}/start` : undefined;
  useEffect(() => {
    if (start) go(start, { replace: true });
  }, [start]);
  if (start) return <Alone title="Dashboard" />;
  const text = team
    ? 'There is no page at this address, or it is of a team that you do not belong to.'
    : 'You belong to no team any more. An owner of one can add you.';
  return (
    <Alone title={team ? 'Not found' : 'No team'}>
      <p>{text}</p>
      {team ? (
        <p>
          <a href="/dashboard/">To the dashboard</a>
        </p>
      ) : null}
    </Alone>
  );
}
