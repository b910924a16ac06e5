import type { JSX } from 'preact';
import { Notice } from '../parts/notice.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';

/** The playground, loaded on demand because it contains every operation. */
export function PlaygroundPage({ team }: { team: TeamEntry }): JSX.Element {
  const { data, error, reload } = useLoaded('playground', () => import('./playground/playground.tsx'));
  if (error)
    return (
      <>
        <Notice kind="bad">The page could not be loaded. Check the connection.</Notice>
        <p>
          <button type="button" onClick={reload}>
            Try again
          </button>
        </p>
      </>
    );
  return data ? <data.Playground team={team} /> : <p class="lead">…</p>;
}
