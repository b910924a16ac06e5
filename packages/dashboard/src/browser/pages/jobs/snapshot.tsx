import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { useLoaded } from '../../use-loaded.ts';

interface SnapshotProps {
  of: { teamId: string; jobId: string };
  snapshot: { id: string; kind: string; name: string };
}

/** The snapshot of a step, loaded when it is opened. Rendered as plain text, because it may come from a web page. */
export function Snapshot({ of, snapshot }: SnapshotProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="snapshot" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {snapshot.name} <span class="soft">{snapshot.kind}</span>
      </summary>
      {isOpen ? <Content of={of} snapshot={snapshot} /> : null}
    </details>
  );
}

function Content({ of: { teamId, jobId }, snapshot: { id, kind, name } }: SnapshotProps): JSX.Element {
  const { data, error, reload } = useLoaded(`snapshot ${id}`, () => account.jobs.snapshot(teamId, jobId, id));
  if (error) return <LoadError error={error} reload={reload} />;
  if (data === undefined) return <p class="soft">One moment …</p>;
  return (
    <div class="code">
      <pre tabIndex={0} aria-label={`${name}, ${kind}`}>
        <code>{kind === 'json' ? indented(data.snapshot) : data.snapshot}</code>
      </pre>
    </div>
  );
}

/** Formats JSON with a member a line; returns other text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
