import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { useLoaded } from '../../use-loaded.ts';

interface StepScreenshotProps {
  teamId: string;
  sessionId: string;
  step: number;
}

/** The screenshot of a step, loaded when it is opened. */
export function StepScreenshot(props: StepScreenshotProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="snapshot" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Screenshot after step {props.step}</summary>
      {isOpen ? <Picture {...props} /> : null}
    </details>
  );
}

function Picture({ teamId, sessionId, step }: StepScreenshotProps): JSX.Element {
  const { data, error, reload } = useLoaded(`screenshot ${sessionId} ${step}`, () =>
    account.interactSessions.screenshot(teamId, sessionId, step),
  );
  if (error) return <LoadError error={error} reload={reload} notFound="The record was deleted." />;
  if (data === undefined) return <p class="soft">One moment …</p>;
  return <img src={data.screenshot} alt={`What the page showed after step ${step}`} />;
}
