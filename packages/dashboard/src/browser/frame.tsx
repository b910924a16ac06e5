import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Bar } from './parts/bar.tsx';
import { go, Link } from './router.tsx';
import { useSession } from './session.ts';
import type { TeamEntry } from './session.ts';
import { teamLinks } from './team-links.ts';

interface FrameProps {
  team: TeamEntry | undefined;
  /** Name of the page in the menu. */
  page: string;
  title: string;
  children: ComponentChildren;
}

/** The frame of every page: the bar, the menu of the team, and the content. */
export function Frame({ team, page, title, children }: FrameProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // Not for the first page: the browser announces its title, and the focus belongs at the start.
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [page, team?.id]);
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Bar />
      <div class="shell">
        <Menu team={team} page={page} />
        <main id="content">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </main>
      </div>
    </>
  );
}

function Menu({ team, page }: { team: TeamEntry | undefined; page: string }): JSX.Element {
  return (
    <nav class="menu" aria-label="Dashboard">
      {team ? <TeamChoice team={team} page={page} /> : null}
      <ul>
        {team
          ? teamLinks.map(([name, title]) => (
              <li key={name}>
                <Link to={`teams/${team.id}/${name}`} current={page === name}>
                  {title}
                </Link>
              </li>
            ))
          : null}
        <li class="apart">
          <Link to="account" current={page === 'account'}>
            Account
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** The name of the only team, or a choice between several. */
function TeamChoice({ team, page }: { team: TeamEntry; page: string }): JSX.Element {
  const { teams } = useSession();
  if (teams.length === 1) return <p class="team-name">{team.name}</p>;
  const choose = (event: { currentTarget: HTMLSelectElement }) => {
    const name = page === 'account' ? 'start' : page;
    go(`teams/${event.currentTarget.value}/${name}`);
  };
  return (
    <label class="team-choice">
      <span>Team</span>
      <select value={team.id} onChange={choose}>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
